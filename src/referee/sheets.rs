//! Answers as text for people.

use std::fmt::Write;

use super::bench::ModeFigures;
use super::games::Offer;
use super::matches::Contest;
use super::soak::SoakReport;
use super::standing::Standing;
use super::table::{Explained, Live, TimelineStep};
use super::text::{Json, short};

/// Collects lines; writing to a string does not fail.
macro_rules! line {
    ($out:expr, $($arg:tt)*) => {
        writeln!($out, $($arg)*).expect("invariant: writing to a string does not fail")
    };
}

pub fn games(offer: &Offer) -> String {
    let mut out = String::new();
    for about in &offer.games {
        line!(out, "{}: {}, rules version {}", about.game, about.title, about.rules);
        for choice in &about.options {
            let (field, values, default) = (choice.field, choice.values, choice.default);
            line!(out, "  {field:<31} {values:<12} default {default:<9} {} ({})", choice.about, choice.rule);
        }
        line!(out, "  modes: {}", about.modes.join(" "));
        line!(out, "  opponents: {}", about.bots.join(" "));
    }
    out
}

pub fn legal(turn: &str, legal: &[Json]) -> String {
    let mut out = String::new();
    line!(out, "{turn}");
    legal.iter().for_each(|action| line!(out, "  {}", short(action)));
    out
}

pub fn replay(live: &dyn Live, steps: &[TimelineStep], standing: &Standing) -> String {
    let mut out = String::new();
    if live.history_lost() {
        line!(out, "recorded under older rules: only the snapshot can be shown");
    }
    for step in steps {
        let action = step.action.as_ref().map_or("(in secret)".to_owned(), short);
        line!(out, "{:>4}  seats[{}]  {action}", step.index, step.seat);
        step.events.iter().for_each(|event| line!(out, "                  {}", short(event)));
    }
    line!(out, "{}", live.turn_words());
    out + &score(standing, live.is_over())
}

pub fn explain(explained: &[Explained]) -> String {
    let mut out = String::new();
    for step in explained {
        match step.seat.zip(step.action.as_ref()) {
            Some((seat, action)) => line!(out, "after seats[{seat}] {}", short(action)),
            None => line!(out, "set-up"),
        }
        for thought in &step.thoughts {
            line!(out, "  seats[{}]  {} ({})", thought.seat.0, thought.text, thought.rule);
        }
    }
    if explained.is_empty() {
        line!(out, "the rules have played nobody here");
    }
    out
}

pub fn score(standing: &Standing, over: bool) -> String {
    let mut out = String::new();
    for (index, seat) in standing.seats.iter().enumerate() {
        let Some(seat) = seat else { continue };
        let rank = seat.rank.filter(|_| over);
        let place = rank.map_or("so far".to_owned(), |rank| format!("rank {rank}"));
        line!(
            out,
            "seats[{index}]  {} points, tie-break {}, {place}",
            seat.tally.points,
            seat.tally.tie_break
        );
        for part in &seat.lines {
            line!(out, "          {:>3}  {} ({})", part.points, part.source, part.rule);
        }
    }
    out
}

/// `match`.
pub fn contest(contest: &Contest) -> String {
    let mut out = String::new();
    let Contest { game, games, deals, seed, .. } = contest;
    line!(out, "{game}: {games} games, {deals} deals in every rotation of the seats, seed family {seed}");
    line!(out, "opponent      wins    rate   95 % interval   points  choices  ms mean  ms max");
    for entry in &contest.entries {
        line!(
            out,
            "{:<11} {:>6.1} {:>6.1}%  {:>5.1}% - {:>5.1}%  {:>7.2} {:>8} {:>8.2} {:>7.1}",
            entry.bot,
            entry.wins,
            entry.rate * 100.0,
            entry.low * 100.0,
            entry.high * 100.0,
            entry.mean_points,
            entry.choices,
            entry.mean_ms,
            entry.longest_ms
        );
    }
    out
}

pub fn bench(figures: &[ModeFigures]) -> String {
    let mut out = String::new();
    line!(
        out,
        "mode       games  games/s  choices/s  choices  copy ns  state B  mean pts  winner  judged/s  playouts/s"
    );
    for row in figures {
        let report = &row.report;
        line!(
            out,
            "{:<9} {:>6} {:>8.0} {:>10.0} {:>8.1} {:>8.1} {:>8} {:>9.2} {:>7.2} {:>9.0} {:>11.0}",
            row.mode,
            report.games,
            row.games_per_s,
            row.choices_per_s,
            report.choices as f64 / f64::from(report.games.max(1)),
            report.copy_ns,
            report.state_bytes,
            report.mean_points,
            report.mean_winner,
            report.judged_per_s,
            report.playouts_per_s
        );
    }
    line!(
        out,
        "seconds are those of processor time on one thread; choices are those among two actions or more; \
         judged are positions in the middle of a game, playouts those of a Master"
    );
    out
}

pub fn soak(haul: &SoakReport) -> String {
    let mut out = String::new();
    line!(out, "mode        games    actions  longest  most legal");
    for mode in &haul.modes {
        let (games, actions) = (mode.games, mode.actions);
        let met = mode.remarkable.map_or(String::new(), |(name, met)| format!("  {name}: {met}"));
        let (longest, most) = (mode.longest, mode.most_legal);
        line!(out, "{:<9} {games:>7} {actions:>10} {longest:>8} {most:>11}{met}", mode.mode);
    }
    out
}
