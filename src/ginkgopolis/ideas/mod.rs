//! Ideas: facts in which one course of play is better than another.

use serde::{Deserialize, Serialize};

use crate::{Ginkgopolis, State};
use ai::course::Pair;
use ai::ideas::{Ideas, Proof};
use game_core::Seat;

/// A fact in favour of an answer; nobody has thought of any yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Idea {}

impl Ideas for Ginkgopolis {
    type Idea = Idea;

    fn ends(&self, _start: &State, _seat: Seat, _state: &State) -> bool {
        true
    }

    fn prove(&self, _pair: &Pair<Self>, _out: &mut Vec<Proof<Idea>>) {}
}
