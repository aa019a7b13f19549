//! A table to try the rules of any game on: play, look. Actions go through
//! [`Game::play`], and everything is read back from positions, views, events
//! and score sheets. What only one game has stands in its own `table.rs`.

// Each game's suite takes what it needs.
#![allow(dead_code)]

use game_core::{Actions, Game, Reason as _, Refusal, Seat, Turn, Viewer};

/// A game being played.
#[derive(Clone)]
pub struct Table<G: Game> {
    pub game: G,
    pub state: G::State,
    pub events: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// A new game of a configuration.
    pub fn opened(config: &G::Config, seed: u64) -> Self {
        let game = G::new(config).expect("a legal configuration");
        let mut events = Vec::new();
        let state = game.setup(seed, &mut events);
        Table { game, state, events }
    }

    /// Sits down at a position.
    pub fn at(position: &G::Position) -> Self {
        let (game, state) = G::from_position(position).unwrap_or_else(|error| panic!("{error}"));
        Table { game, state, events: Vec::new() }
    }

    /// Plays an action that must be legal. Its events come on top of those
    /// heard last.
    pub fn go_on(&mut self, action: G::Action) {
        let played = self.game.play(&mut self.state, action, &mut self.events);
        played.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}; legal are {:?}", self.legal()));
        self.game.check(&self.state).unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
    }

    /// Plays actions that must be legal. Afterwards [`Table::events`] are
    /// those of these actions.
    pub fn play_all(&mut self, actions: &[G::Action]) -> &mut Self {
        self.events.clear();
        actions.iter().for_each(|&action| self.go_on(action));
        self
    }

    /// Plays one action.
    pub fn play(&mut self, action: G::Action) -> &mut Self {
        self.play_all(&[action])
    }

    /// Plays the first legal action, which is to pass where that is possible,
    /// until `stop`. Its events come on top of those heard last.
    pub fn decline_until(&mut self, stop: impl Fn(&Self) -> bool) -> &mut Self {
        while !stop(self) {
            let action = *self.legal().first().expect("the game goes on");
            self.go_on(action);
        }
        self
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut out = Actions::new();
        self.game.legal(&self.state, &mut out);
        out.to_vec()
    }

    /// Returns true if an action is legal.
    pub fn can(&self, action: G::Action) -> bool {
        self.legal().contains(&action)
    }

    /// Why an action is refused; the rule that forbids it goes with it.
    pub fn refusal(&self, action: G::Action) -> (G::Reason, &'static str) {
        match self.game.play(&mut self.state.clone(), action, &mut Vec::new()) {
            Err(Refusal::Illegal(reason)) => (reason, reason.rule().0),
            other => panic!("{action:?} should be refused, but: {other:?}"),
        }
    }

    /// Seat that is asked, and its question.
    pub fn asked(&self) -> Option<(u8, G::Prompt)> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Choose { seat, prompt } => Some((seat.0, prompt)),
        }
    }

    /// The seat that is asked.
    pub fn on_turn(&self) -> u8 {
        self.asked().expect("the game goes on").0
    }

    /// Returns true once the game has ended.
    pub fn is_over(&self) -> bool {
        self.asked().is_none()
    }

    /// Events of the last call of a playing method, or of the setup.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Returns true if an event happened in the last call of a playing method.
    pub fn saw(&self, event: &G::Event) -> bool {
        self.events.contains(event)
    }

    pub fn position(&self) -> G::Position {
        self.game.position(&self.state)
    }

    /// View of a seat.
    pub fn view(&self, seat: u8) -> G::View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// View of the public.
    pub fn public(&self) -> G::View {
        self.game.view(&self.state, Viewer::Public)
    }

    /// Points of a seat from one source of its score sheet; `None` if the
    /// sheet has no such line.
    pub fn points(&self, seat: usize, source: &str) -> Option<i16> {
        let sheet = self.game.score(&self.state);
        sheet.seats[seat].lines.iter().find(|line| line.source == source).map(|line| line.points)
    }

    /// All points of a seat.
    pub fn total(&self, seat: usize) -> i16 {
        self.game.score(&self.state).seats[seat].tally.points
    }

    /// The rank of a seat.
    pub fn rank(&self, seat: usize) -> u8 {
        self.game.score(&self.state).seats[seat].rank
    }
}
