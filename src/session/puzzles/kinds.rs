//! Tasks of each game, their horizons, and the points that count there.

use serde::{Deserialize, Serialize};

use game_core::{Foresee, Seat, Turn};

/// Task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Puerto Rico: most points of this Captain phase, whatever the others load.
    Load,
    /// Puerto Rico: the last pick of the game; most points at the end, whatever
    /// the others do.
    LastPick,
    /// Most points after one's turn of the last Builder phase.
    Build,
    /// Puerto Rico: most points after one's placement in the last round.
    Place,
    /// San Juan: most points after one's turn, from the choice of a placard on,
    /// where the twelfth building is in reach.
    Finish,
    /// Most cards for goods.
    Sell,
    /// Most points after one's action as the first player.
    Points,
    /// Of two players: most points gained against the other.
    Lead,
}

impl Kind {
    pub const ALL: [Kind; 8] = [
        Kind::Load,
        Kind::LastPick,
        Kind::Build,
        Kind::Place,
        Kind::Finish,
        Kind::Sell,
        Kind::Points,
        Kind::Lead,
    ];
}

/// A game in which puzzles can be set.
pub trait PuzzleRules: Foresee<Position: Send> {
    /// Tasks of the game.
    const KINDS: &'static [Kind];

    /// Returns true if this task can be set where `seat` chooses at `state`.
    fn sets(&self, kind: Kind, state: &Self::State, seat: Seat) -> bool;

    /// Returns true if `state` is at the horizon of the task that `seat` was set at `start`.
    fn is_done(&self, kind: Kind, start: &Self::State, state: &Self::State, seat: Seat) -> bool;

    /// Returns the result of `seat` at `state` since `start`.
    fn worth(&self, kind: Kind, start: &Self::State, state: &Self::State, seat: Seat) -> i16;

    /// Returns true if an event brings something before the horizon that `seat` cannot know and
    /// that could count.
    fn clouds(&self, kind: Kind, event: &Self::Event, seat: Seat) -> bool;

    /// Returns true if an action belongs to the answer. Two ways to pay the same price are the same
    /// answer.
    fn matters(action: Self::Action) -> bool;

    /// The position with less in it: of what `seat` does not know the numbers
    /// alone, where the game can say so.
    fn brief(position: Self::Position, _seat: Seat) -> Self::Position {
        position
    }
}

/// Returns what `seat` is asked at `state`, if it is on turn.
pub fn prompt_of<G: Foresee>(game: &G, state: &G::State, seat: Seat) -> Option<G::Prompt> {
    match game.turn(state) {
        Turn::Choose { seat: asked, prompt } if asked == seat => Some(prompt),
        Turn::Choose { .. } | Turn::Over => None,
    }
}
