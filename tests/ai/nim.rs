//! Nim with three heaps, for testing the search: take any number from one
//! heap; whoever takes the last piece wins. Nothing is hidden, and the winner
//! is known in advance.

use ai::{Plain, Playable, Terms};
use borsh::{BorshDeserialize, BorshSerialize};
use game_core::{
    Actions, ConfigError, Game, PositionError, Reason, Rng, RuleId, ScoreSheet, Seat, Sink, Tallies, Tally,
    Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// The heaps at the beginning.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Heaps(pub [u8; 3]);

pub struct Nim(Heaps);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Table {
    pub heaps: [u8; 3],
    pub seat: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Take {
    pub heap: u8,
    pub pieces: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NotThere;

impl std::fmt::Display for NotThere {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the heap is smaller")
    }
}

impl Reason for NotThere {
    fn rule(self) -> RuleId {
        RuleId("NIM-1")
    }
}

impl Table {
    /// Returns true if the seat on turn loses against perfect play.
    pub fn is_lost(&self) -> bool {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u16 = 1;
    type Config = Heaps;
    type State = Table;
    type Action = Take;
    type Event = Take;
    type Prompt = ();
    type View = Table;
    type Reason = NotThere;
    type Flaw = String;
    type Position = Table;

    fn new(config: &Heaps) -> Result<Self, ConfigError> {
        Ok(Nim(config.clone()))
    }

    fn config(&self) -> &Heaps {
        &self.0
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, _seed: u64, _log: &mut impl Sink<Take>) -> Table {
        Table { heaps: self.0.0, seat: Seat(0) }
    }

    fn turn(&self, state: &Table) -> Turn<()> {
        if state.heaps == [0; 3] { Turn::Over } else { Turn::Choose { seat: state.seat, prompt: () } }
    }

    fn legal(&self, state: &Table, out: &mut Actions<Take>) {
        for (heap, &size) in state.heaps.iter().enumerate() {
            out.extend((1..=size).map(|pieces| Take { heap: heap as u8, pieces }));
        }
    }

    fn apply(&self, state: &mut Table, action: Take, log: &mut impl Sink<Take>) {
        state.heaps[usize::from(action.heap)] -= action.pieces;
        state.seat = state.seat.clockwise(1, 2);
        log.emit(|| action);
    }

    fn why_not(&self, state: &Table, action: Take) -> Option<NotThere> {
        let there = state.heaps.get(usize::from(action.heap)).copied().unwrap_or(0);
        (action.pieces == 0 || action.pieces > there).then_some(NotThere)
    }

    fn view(&self, state: &Table, _eye: Viewer) -> Table {
        state.clone()
    }

    fn redact(&self, event: &Take, _eye: Viewer) -> Option<Take> {
        Some(*event)
    }

    fn reveals(&self, _event: &Take) -> bool {
        false
    }

    fn determinize_for(&self, _state: &mut Table, _viewer: Viewer, _rng: &mut Rng) {}

    fn tallies(&self, state: &Table) -> Tallies {
        let won = |seat: Seat| state.heaps == [0; 3] && state.seat != seat;
        Seat::all(2).map(|seat| Tally { points: won(seat).into(), tie_break: 0 }).collect()
    }

    fn score(&self, _state: &Table) -> ScoreSheet {
        ScoreSheet { seats: Vec::new() }
    }

    fn position(&self, state: &Table) -> Table {
        state.clone()
    }

    fn from_position(position: &Table) -> Result<(Self, Table), PositionError> {
        Ok((Nim(Heaps(position.heaps)), position.clone()))
    }

    fn check(&self, _state: &Table) -> Result<(), String> {
        Ok(())
    }
}

impl Playable for Nim {
    type Evaluator = Plain;

    fn evaluator(&self, _terms: Terms) -> Plain {
        Plain
    }
}
