//! Poker with three cards, for testing what the search may know: each of two
//! players antes one chip and gets one of the cards 1, 2, 3; one bet of one
//! chip may be made, and called or not; the higher card takes the pot.

use ai::{Plain, Playable, Terms};
use borsh::{BorshDeserialize, BorshSerialize};
use game_core::{
    Actions, ConfigError, Game, PositionError, Reason, Rng, RuleId, ScoreSheet, Seat, Sink, Tallies, Tally,
    Turn, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct NoOptions;

pub struct Kuhn(NoOptions);

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Deal {
    /// Each seat's card, 1 to 3.
    pub cards: [u8; 2],
    /// Moves so far, seat 0 first.
    pub done: Vec<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
pub enum Move {
    /// Check, or fold if there is a bet.
    Pass,
    /// Bet, or call if there is a bet.
    Bet,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Seen {
    pub own: u8,
    pub done: Vec<Move>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Never;

impl std::fmt::Display for Never {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "both moves are always legal")
    }
}

impl Reason for Never {
    fn rule(self) -> RuleId {
        RuleId("KUHN-1")
    }
}

impl Deal {
    fn is_over(&self) -> bool {
        use Move::{Bet, Pass};
        matches!(self.done[..], [Pass, Pass] | [Bet, _] | [Pass, Bet, _])
    }

    fn on_turn(&self) -> Seat {
        Seat((self.done.len() % 2) as u8)
    }

    /// Chips won or lost by seat 0.
    fn balance(&self) -> i16 {
        use Move::{Bet, Pass};
        let showdown = if self.cards[0] > self.cards[1] { 1 } else { -1 };
        match self.done[..] {
            [Pass, Pass] => showdown,
            [Bet, Pass] => 1,
            [Pass, Bet, Pass] => -1,
            [Bet, Bet] | [Pass, Bet, Bet] => 2 * showdown,
            _ => 0,
        }
    }
}

impl Game for Kuhn {
    const ID: &'static str = "kuhn";
    const RULES_VERSION: u16 = 1;
    type Config = NoOptions;
    type State = Deal;
    type Action = Move;
    type Event = Move;
    type Prompt = ();
    type View = Seen;
    type Reason = Never;
    type Flaw = String;
    type Position = Deal;

    fn new(config: &NoOptions) -> Result<Self, ConfigError> {
        Ok(Kuhn(config.clone()))
    }

    fn config(&self) -> &NoOptions {
        &self.0
    }

    fn seats(&self) -> u8 {
        2
    }

    fn setup(&self, seed: u64, _log: &mut impl Sink<Move>) -> Deal {
        let mut deck = [1, 2, 3];
        Rng::stream(seed, 1).shuffle(&mut deck);
        Deal { cards: [deck[0], deck[1]], done: Vec::new() }
    }

    fn turn(&self, state: &Deal) -> Turn<()> {
        if state.is_over() { Turn::Over } else { Turn::Choose { seat: state.on_turn(), prompt: () } }
    }

    fn legal(&self, state: &Deal, out: &mut Actions<Move>) {
        if !state.is_over() {
            out.extend([Move::Pass, Move::Bet]);
        }
    }

    fn apply(&self, state: &mut Deal, action: Move, log: &mut impl Sink<Move>) {
        state.done.push(action);
        log.emit(|| action);
    }

    fn why_not(&self, _state: &Deal, _action: Move) -> Option<Never> {
        None
    }

    fn view(&self, state: &Deal, viewer: Viewer) -> Seen {
        let own = match viewer {
            Viewer::Seat(seat) => state.cards[seat.index()],
            Viewer::Public => 0,
        };
        Seen { own, done: state.done.clone() }
    }

    fn redact(&self, event: &Move, _eye: Viewer) -> Option<Move> {
        Some(*event)
    }

    fn reveals(&self, _event: &Move) -> bool {
        false
    }

    fn determinize_for(&self, state: &mut Deal, viewer: Viewer, rng: &mut Rng) {
        let Viewer::Seat(seat) = viewer else {
            let mut cards = [1, 2, 3];
            rng.shuffle(&mut cards);
            state.cards.copy_from_slice(&cards[..2]);
            return;
        };
        let own = state.cards[seat.index()];
        let mut unseen = [1, 2, 3].into_iter().filter(|&card| card != own);
        let other = unseen.nth(rng.below(2) as usize).expect("invariant: two cards are unseen");
        state.cards[1 - seat.index()] = other;
    }

    fn tallies(&self, state: &Deal) -> Tallies {
        let won = if state.is_over() { state.balance() } else { 0 };
        [won, -won].into_iter().map(|points| Tally { points, tie_break: 0 }).collect()
    }

    fn score(&self, _state: &Deal) -> ScoreSheet {
        ScoreSheet { seats: Vec::new() }
    }

    fn position(&self, state: &Deal) -> Deal {
        state.clone()
    }

    fn from_position(position: &Deal) -> Result<(Self, Deal), PositionError> {
        Ok((Kuhn(NoOptions), position.clone()))
    }

    fn check(&self, _state: &Deal) -> Result<(), String> {
        Ok(())
    }
}

impl Playable for Kuhn {
    type Evaluator = Plain;

    fn evaluator(&self, _terms: Terms) -> Plain {
        Plain
    }
}
