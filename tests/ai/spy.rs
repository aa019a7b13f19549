//! A game that watches another one being played: it counts what is called,
//! and insists that only listed actions are ever carried out.

use std::sync::atomic::{AtomicU64, Ordering};

use ai::{Evaluate, Forecast, Playable, Terms, Weights};
use game_core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer,
};

/// The watcher. Its states, actions and answers are those of `G`.
pub struct Spy<G: Game> {
    pub inner: G,
    pub applied: AtomicU64,
    pub listed: AtomicU64,
    pub resampled: [AtomicU64; 2],
}

impl<G: Game> Spy<G> {
    pub fn on(inner: G) -> Self {
        Spy { inner, applied: 0.into(), listed: 0.into(), resampled: [0.into(), 0.into()] }
    }

    pub fn count(counter: &AtomicU64) -> u64 {
        counter.load(Ordering::Relaxed)
    }
}

impl<G: Game> Game for Spy<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    type Config = G::Config;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type Prompt = G::Prompt;
    type View = G::View;
    type Reason = G::Reason;
    type Flaw = G::Flaw;
    type Position = G::Position;

    fn new(config: &G::Config) -> Result<Self, ConfigError> {
        G::new(config).map(Spy::on)
    }

    fn config(&self) -> &G::Config {
        self.inner.config()
    }

    fn seats(&self) -> u8 {
        self.inner.seats()
    }

    fn setup(&self, seed: u64, log: &mut impl Sink<G::Event>) -> G::State {
        self.inner.setup(seed, log)
    }

    fn turn(&self, state: &G::State) -> Turn<G::Prompt> {
        self.inner.turn(state)
    }

    fn legal(&self, state: &G::State, out: &mut Actions<G::Action>) {
        self.listed.fetch_add(1, Ordering::Relaxed);
        self.inner.legal(state, out);
    }

    fn apply(&self, state: &mut G::State, action: G::Action, log: &mut impl Sink<G::Event>) {
        self.applied.fetch_add(1, Ordering::Relaxed);
        assert!(self.inner.why_not(state, action).is_none(), "{action:?} is not legal in {state:?}");
        self.inner.apply(state, action, log);
    }

    fn why_not(&self, state: &G::State, action: G::Action) -> Option<G::Reason> {
        self.inner.why_not(state, action)
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.inner.view(state, viewer)
    }

    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        self.inner.redact(event, viewer)
    }

    fn reveals(&self, event: &G::Event) -> bool {
        self.inner.reveals(event)
    }

    fn determinize_for(&self, state: &mut G::State, viewer: Viewer, rng: &mut Rng) {
        if let Viewer::Seat(seat) = viewer {
            self.resampled[seat.index()].fetch_add(1, Ordering::Relaxed);
        }
        self.inner.determinize_for(state, viewer, rng);
    }

    fn reopen(&self, state: &mut G::State, seat: Seat) {
        self.inner.reopen(state, seat);
    }

    fn tallies(&self, state: &G::State) -> Tallies {
        self.inner.tallies(state)
    }

    fn score(&self, state: &G::State) -> ScoreSheet {
        self.inner.score(state)
    }

    fn position(&self, state: &G::State) -> G::Position {
        self.inner.position(state)
    }

    fn from_position(position: &G::Position) -> Result<(Self, G::State), PositionError<G::Flaw>> {
        G::from_position(position).map(|(inner, state)| (Spy::on(inner), state))
    }

    fn check(&self, state: &G::State) -> Result<(), String> {
        self.inner.check(state)
    }
}

/// The evaluator of the watched game, unchanged.
pub struct Through<E>(E);

impl<G: Playable> Playable for Spy<G> {
    type Evaluator = Through<G::Evaluator>;

    fn evaluator(&self, terms: Terms) -> Self::Evaluator {
        Through(self.inner.evaluator(terms))
    }

    fn single_minded(&self, state: &G::State, actions: &Actions<G::Action>) -> Option<usize> {
        self.inner.single_minded(state, actions)
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<Spy<G>> for Through<E> {
    fn forecast(&self, game: &Spy<G>, state: &G::State, out: &mut Forecast) {
        self.0.forecast(&game.inner, state, out);
    }

    fn prior(&self, game: &Spy<G>, state: &G::State, actions: &Actions<G::Action>, out: &mut Weights) {
        self.0.prior(&game.inner, state, actions, out);
    }

    fn quick(
        &self,
        game: &Spy<G>,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        self.0.quick(&game.inner, state, actions, rng, weights)
    }

    fn routine(&self, game: &Spy<G>, state: &G::State, out: &mut Actions<G::Action>) {
        self.0.routine(&game.inner, state, out);
    }

    fn effort(&self, prompt: &G::Prompt) -> f32 {
        self.0.effort(prompt)
    }

    fn is_secret(&self, prompt: &G::Prompt) -> bool {
        self.0.is_secret(prompt)
    }

    fn is_detail(&self, prompt: &G::Prompt) -> bool {
        self.0.is_detail(prompt)
    }

    fn progress(&self, game: &Spy<G>, state: &G::State) -> f32 {
        self.0.progress(&game.inner, state)
    }

    fn is_quiet(&self, game: &Spy<G>, state: &G::State) -> bool {
        self.0.is_quiet(&game.inner, state)
    }

    fn is_countable(&self, game: &Spy<G>, state: &G::State, actions: &Actions<G::Action>) -> bool {
        self.0.is_countable(&game.inner, state, actions)
    }

    fn clear_lead(&self) -> f32 {
        self.0.clear_lead()
    }
}
