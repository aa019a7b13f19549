//! Puzzles from the reviewed game: costly decisions of people, where counting out proves one best answer. They lie on this
//! device beside the games, and stand in the list of puzzles.

use std::time::Duration;

use game_core::Seat;
use leptos::prelude::*;
use session::puzzles::own::{Attempt, own_key};
use session::review::Mistake;

use super::Reviewing;
use crate::GameBoard;
use crate::board::ActionOf;
use crate::posing::{own_puzzles, solved};
use ui::library::remember;

/// Costly decisions of each person that are counted out.
const LOOKED_AT: usize = 20;

/// Attempts that are still to be made, the last first.
type Attempts<A> = Vec<(Mistake<A>, Attempt)>;

impl<G: GameBoard> Reviewing<G> {
    /// Counts out which costly decisions of people can be puzzles, the worst first.
    pub(super) fn pose(self) {
        let players = self.table().game.seats();
        let people = Seat::all(players.len() as u8).filter(|seat| players[seat.index()].is_person());
        let mut mistakes: Vec<Mistake<_>> =
            untrack(|| people.flat_map(|seat| self.costliest(seat, LOOKED_AT)).collect());
        mistakes.sort_by(Mistake::worse_first);
        let mistakes = mistakes.into_iter();
        let mut attempts: Attempts<ActionOf<G>> = self.table().game.session.with_value(|session| {
            let of = |mistake: Mistake<_>| {
                let attempts = session.attempts(&mistake).into_iter();
                attempts.map(move |attempt| (mistake.clone(), attempt))
            };
            mistakes.flat_map(of).collect()
        });
        attempts.reverse();
        self.count_out(attempts);
    }

    /// Makes the attempts one after the other, each in a task of its own, so that nobody who reads waits for them.
    fn count_out(self, mut left: Attempts<ActionOf<G>>) {
        let Some((mistake, attempt)) = left.pop() else { return };
        let count = move || {
            // The page may have been left.
            let found =
                self.table().game.session.try_with_value(|session| session.own_puzzle(&mistake, attempt));
            let Some(found) = found else { return };
            if let Some(puzzle) = found {
                let (id, position) = (puzzle.id.clone(), mistake.turn.position);
                left.retain(|(other, _)| other.turn.position != position);
                let mut own = own_puzzles::<G::Game>();
                if own.add(&puzzle, &solved(G::ID)) {
                    remember(&own_key(G::ID), &own);
                }
                self.posed.try_update(|posed| _ = posed.insert(position, id));
            }
            self.count_out(left);
        };
        set_timeout(count, Duration::ZERO);
    }
}
