//! The verbs about the deals of the day: `daily`, `par`.

use std::ops::ControlFlow;

use super::args::{Days, Par};
use super::crew::{processors, share};
use super::fault::{Code, Fault};
use super::files::write;
use games::par;
use games::{Visitor, with_game};
use session::Seated;
use session::daily::{Date, HEADING, line};

/// The days asked for.
fn dates(asked: &Days) -> Result<Vec<Date>, Fault> {
    let all: Option<Vec<Date>> = (0..i32::from(asked.days)).map(|days| asked.from.plus(days)).collect();
    all.ok_or_else(|| Fault::new(Code::Unknown, "there are no days after 9999-12-31").within("days"))
}

/// A deal as a line.
struct DealLine(Date);

impl Visitor for DealLine {
    type Output = String;

    fn visit<G: Seated>(self) -> String {
        line::<G>(self.0)
    }
}

/// The par of a deal.
struct Worked(Date);

impl Visitor for Worked {
    type Output = i16;

    fn visit<G: Seated>(self) -> i16 {
        par::work_out::<G>(self.0)
    }
}

/// `daily`.
pub fn list(args: &Days) -> Result<(), Fault> {
    let dates = dates(args)?;
    let deals = dates.iter().flat_map(|date| par::GAMES.map(|game| with_game(game, DealLine(*date))));
    let lines: Vec<String> = deals.flatten().collect();
    write(None, &format!("{HEADING}\n{}", lines.join("\n")))
}

pub fn par(args: &Par) -> Result<(), Fault> {
    let dates = dates(&args.days)?;
    let jobs = args.jobs.map_or_else(processors, usize::from);
    let parts = share(jobs, dates.len() as u64, |index, done: &mut Vec<(Date, String)>| {
        let date = dates[index as usize];
        let pars = par::GAMES.map(|game| with_game(game, Worked(date)));
        let pars: Vec<String> = pars.into_iter().flatten().map(|par| par.to_string()).collect();
        done.push((date, format!("{date} {}", pars.join(" "))));
        ControlFlow::Continue(())
    });
    let mut lines: Vec<(Date, String)> = parts.into_iter().flatten().collect();
    lines.sort();
    let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
    write(None, &lines.join("\n"))
}
