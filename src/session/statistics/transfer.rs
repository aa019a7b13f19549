//! Files of what is kept: JSON to be taken in elsewhere, CSV for a table of numbers.

use super::{GameFacts, SeatFacts, Statistics, Taken, Who};
use crate::kept::Kept;
use crate::saves::Fault;
use game_core::json::{self, RawFields};

/// Marks a file as statistics.
pub const FILE_KIND: &str = "statistics";

/// The heading of [`Statistics::to_csv`].
pub const CSV_HEADING: &str =
    "ended,game,edition,modules,rounds,minutes,practice,hints,seat,who,name,points,rank";

impl Statistics {
    /// The text of a file that [`Statistics::import`] takes in.
    pub fn export(&self) -> String {
        let text = format!("{{\"sobremesa\":\"{FILE_KIND}\",\"statistics\":{}}}", self.to_json());
        json::pretty(&text).unwrap_or(text)
    }

    /// Takes the games of such a file in, each once; how many were new. All of them, or none.
    ///
    /// # Errors
    /// Foreign, damaged or newer, with the field.
    pub fn import(&mut self, text: &str) -> Result<usize, Fault> {
        json::parse(text)?;
        let fields = RawFields::of(text)?;
        if fields.value::<String>("sobremesa").as_deref() != Some(FILE_KIND) {
            let problem = format!("must be {FILE_KIND:?}");
            return Err(Fault::Damaged { field: "sobremesa".to_owned(), problem });
        }
        let missing = || Fault::Damaged { field: "statistics".to_owned(), problem: "is missing".to_owned() };
        let came = Statistics::read(Some(fields.get("statistics").ok_or_else(missing)?))?;
        // Keys of saved games mean nothing on another device.
        let games = came.games.into_iter().map(|game| GameFacts { saves: Vec::new(), ..game });
        Ok(games.map(|game| self.take(game)).filter(|taken| *taken == Taken::New).count())
    }

    /// A table with a line for each seat of each game; the time of day is universal.
    pub fn to_csv(&self) -> String {
        let lines =
            self.games.iter().flat_map(|game| (1..).zip(&game.seats).map(|(at, seat)| line(game, at, seat)));
        let mut text = String::from(CSV_HEADING);
        for line in lines {
            text.push('\n');
            text.push_str(&line);
        }
        text.push('\n');
        text
    }
}

fn line(game: &GameFacts, at: usize, seat: &SeatFacts) -> String {
    let (who, name) = match &seat.who {
        Who::Person(name) => ("person", name.clone()),
        Who::Level(level) => ("level", level.clone()),
        Who::Matched(rung) => ("matched", format!("{:.2}", rung.steps())),
        Who::Rule(name) => ("rule", name.clone()),
    };
    let minutes = game.minutes().map(|minutes| minutes.to_string()).unwrap_or_default();
    let ended = if game.ended_ms == 0 { String::new() } else { instant(game.ended_ms) };
    let fields = [
        ended,
        game.game.clone(),
        game.edition.clone(),
        game.modules.join(" "),
        game.rounds.to_string(),
        minutes,
        u8::from(game.practice).to_string(),
        u8::from(game.hints).to_string(),
        at.to_string(),
        who.to_owned(),
        name,
        seat.points.to_string(),
        seat.rank.to_string(),
    ];
    fields.map(|field| quoted(&field)).join(",")
}

/// A field as RFC 4180 asks for it; what a spreadsheet would take for a formula begins with an
/// apostrophe.
fn quoted(field: &str) -> String {
    let is_number = field.parse::<f64>().is_ok();
    let is_formula = !is_number && field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = if is_formula { format!("'{field}") } else { field.to_owned() };
    if field.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field }
}

/// Milliseconds since 1970 as `2026-11-23T21:30Z`.
fn instant(ms: u64) -> String {
    let minutes = ms / 60_000;
    let (day, minute) = ((minutes / 1440) as i32, minutes % 1440);
    let date = crate::daily::Date::from_number(day).map(|date| date.to_string()).unwrap_or_default();
    format!("{date}T{:02}:{:02}Z", minute / 60, minute % 60)
}
