//! Results of somebody who plays alone against what the rules play, and which is the best.

use std::collections::BTreeMap;

use game_core::{Game, ScoreSheet, Seat};
use serde::{Deserialize, Serialize};
use session::Session;

use crate::board::GameUi;

/// The best results by kind of table.
pub type Bests = BTreeMap<String, Best>;

/// A result: a larger lead is better, then more points.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Best {
    /// Points more than the best of the others has; below 0 if that one won.
    pub lead: i16,
    pub points: i16,
    /// The key of the game in the library.
    pub game: String,
}

impl Best {
    /// Returns true if this is better than `other`, whichever games they were.
    pub fn beats(&self, other: &Best) -> bool {
        (self.lead, self.points) > (other.lead, other.points)
    }
}

/// The result of a game that counts: one person against what the rules play, with
/// nothing taken back beyond the rules. With the kind of table that it is compared
/// with.
pub fn result_of<G: GameUi>(
    session: &Session<G::Game>,
    score: &ScoreSheet,
    game: &str,
) -> Option<(String, Best)> {
    if session.marks().practice {
        return None;
    }
    let kind = G::solo_kind(session.game())?;
    let own = alone::<G>(session)?;
    let points = |seat: Seat| score.seats[seat.index()].tally.points;
    let others = Seat::all(score.seats.len() as u8).filter(|&seat| seat != own);
    let rival = others.map(points).max()?;
    let best = Best { lead: points(own) - rival, points: points(own), game: game.to_owned() };
    Some((format!("{}.{kind}", G::ID), best))
}

/// The only seat that the rules do not play, if a person has it.
fn alone<G: GameUi>(session: &Session<G::Game>) -> Option<Seat> {
    let seats = Seat::all(session.seats().len() as u8).zip(session.seats());
    let mut free = seats.filter(|(seat, _)| !session.game().is_automa(*seat));
    let (seat, player) = free.next()?;
    (free.next().is_none() && player.is_person()).then_some(seat)
}

/// Notes a result if it is the best of its kind: the best one before, if that was of another game, and
/// whether anything was noted.
pub fn note(all: &mut Bests, kind: &str, best: &Best) -> (Option<Best>, bool) {
    let before = all.get(kind).cloned();
    let is_new = before.as_ref().is_none_or(|before| best.beats(before));
    if is_new {
        all.insert(kind.to_owned(), best.clone());
    }
    (before.filter(|before| before.game != best.game), is_new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(lead: i16, points: i16, game: &str) -> Best {
        Best { lead, points, game: game.to_owned() }
    }

    #[test]
    fn a_larger_lead_is_better_then_more_points_and_equal_ones_are_not() {
        assert!(best(3, 40, "a").beats(&best(2, 60, "b")));
        assert!(best(3, 41, "a").beats(&best(3, 40, "b")));
        assert!(!best(3, 40, "a").beats(&best(3, 40, "b")) && !best(-1, 70, "a").beats(&best(0, 30, "b")));
    }

    #[test]
    fn only_the_best_of_a_kind_is_noted_and_a_game_is_not_compared_with_itself() {
        let mut all = Bests::new();
        assert_eq!(note(&mut all, "hard", &best(2, 40, "a")), (None, true));
        assert_eq!(note(&mut all, "easy", &best(1, 30, "b")), (None, true));
        assert_eq!(note(&mut all, "hard", &best(1, 50, "c")), (Some(best(2, 40, "a")), false));
        assert_eq!(note(&mut all, "hard", &best(2, 41, "a")), (None, true));
        assert_eq!(note(&mut all, "hard", &best(5, 41, "d")), (Some(best(2, 41, "a")), true));
        assert_eq!((&all["hard"], &all["easy"]), (&best(5, 41, "d"), &best(1, 30, "b")));
    }
}
