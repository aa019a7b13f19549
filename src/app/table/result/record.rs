//! The best result of somebody who plays alone against what the rules play, kept
//! on this device for each kind of table.

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Ended;
use crate::app::boards::GameUi;
use crate::app::i18n::t;
use crate::app::library::{remember, remembered};
use crate::app::table::Seatable;
use sobremesa::core::{ScoreSheet, Seat};
use sobremesa::session::Session;

/// The key under which the best results are kept.
const KEY: &str = "sobremesa.solo";

/// A result: a larger lead is better, then more points.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Best {
    /// Points more than the best of the others has; below 0 if that one won.
    pub lead: i16,
    /// Points.
    pub points: i16,
    /// The key of the game in the library.
    pub game: String,
}

impl Best {
    /// Whether this is better than `other`, whichever games they were.
    pub fn beats(&self, other: &Best) -> bool {
        (self.lead, self.points) > (other.lead, other.points)
    }
}

/// The result of a game that counts: one person against what the rules play, with
/// nothing taken back beyond the rules. With the kind of table that it is compared
/// with.
pub fn result_of<G: GameUi>(session: &Session<G>, score: &ScoreSheet, game: &str) -> Option<(String, Best)> {
    if session.marks().practice {
        return None;
    }
    let kind = session.game().solo_kind()?;
    let own = alone(session)?;
    let points = |seat: Seat| score.seats[seat.index()].tally.points;
    let others = Seat::all(score.seats.len() as u8).filter(|&seat| seat != own);
    let rival = others.map(points).max()?;
    let best = Best { lead: points(own) - rival, points: points(own), game: game.to_owned() };
    Some((format!("{}.{kind}", G::ID), best))
}

/// The only seat that the rules do not play, if a person has it.
fn alone<G: GameUi>(session: &Session<G>) -> Option<Seat> {
    let seats = Seat::all(session.seats().len() as u8).zip(session.seats());
    let mut free = seats.filter(|(seat, _)| !session.game().is_automa(*seat));
    let (seat, player) = free.next()?;
    (free.next().is_none() && player.is_person()).then_some(seat)
}

/// Keeps a result if it is the best of its kind; the best one before, of another
/// game.
fn keep(kind: &str, best: &Best) -> Option<Best> {
    let mut all: BTreeMap<String, Best> = remembered(KEY).unwrap_or_default();
    let before = all.get(kind).cloned();
    if before.as_ref().is_none_or(|before| best.beats(before)) {
        all.insert(kind.to_owned(), best.clone());
        remember(KEY, &all);
    }
    before.filter(|before| before.game != best.game)
}

/// What the result means beside the best one of its kind.
#[component]
pub fn SoloRecord<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    let result = ended.session.with_value(|session| {
        ended.score.with_value(|score| ended.id.with_value(|id| result_of(session, score, id)))
    });
    let told = result.map(|(kind, best)| (keep(&kind, &best), best));
    move || {
        let (before, best) = told.clone()?;
        let words = &t().table;
        let said = match before {
            Some(before) if !best.beats(&before) => (words.solo_best)(before.points, before.lead),
            _ => (words.solo_new_best)(best.points, best.lead),
        };
        Some(view! { <p class="laurel__record" data-testid="solo-record">{said}</p> })
    }
}
