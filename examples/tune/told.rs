//! A player that is told everything: how much of a game is decided by what nobody can see.

use ai::player::searched;
use ai::{Evaluate, Forecast, Level, Weights};
use game_core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer,
};

/// The same game, with nothing hidden from whoever thinks about it: cards of others, draws to come and every other chance
/// lie open.
struct Told<G>(G);

/// The evaluator of the game, asked about [`Told`].
struct ToldJudge<E>(E);

/// Chooses by a search that is told everything, also what is drawn later; otherwise as [`searched`].
pub fn told<G: Game, E: Evaluate<G>>(
    game: &G,
    judge: E,
    state: &G::State,
    level: &Level,
    seed: u64,
) -> G::Action {
    let open = Told(G::new(game.config()).expect("invariant: a game was made of it"));
    searched(&open, ToldJudge(judge), state, level, seed, || false)
}

impl<G: Game> Game for Told<G> {
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
        G::new(config).map(Told)
    }

    fn config(&self) -> &G::Config {
        self.0.config()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn setup(&self, seed: u64, log: &mut impl Sink<G::Event>) -> G::State {
        self.0.setup(seed, log)
    }

    fn turn(&self, state: &G::State) -> Turn<G::Prompt> {
        self.0.turn(state)
    }

    fn legal(&self, state: &G::State, out: &mut Actions<G::Action>) {
        self.0.legal(state, out);
    }

    fn apply(&self, state: &mut G::State, action: G::Action, log: &mut impl Sink<G::Event>) {
        self.0.apply(state, action, log);
    }

    fn why_not(&self, state: &G::State, action: G::Action) -> Option<G::Reason> {
        self.0.why_not(state, action)
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.0.view(state, viewer)
    }

    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        self.0.redact(event, viewer)
    }

    fn is_automa(&self, seat: Seat) -> bool {
        self.0.is_automa(seat)
    }

    fn reveals(&self, event: &G::Event) -> bool {
        self.0.reveals(event)
    }

    /// Deals nothing anew.
    fn determinize_for(&self, _state: &mut G::State, _viewer: Viewer, _rng: &mut Rng) {}

    /// Choices that others have made in secret are no cards: they stay unknown.
    fn reopen(&self, state: &mut G::State, seat: Seat) {
        self.0.reopen(state, seat);
    }

    fn tallies(&self, state: &G::State) -> Tallies {
        self.0.tallies(state)
    }

    fn score(&self, state: &G::State) -> ScoreSheet {
        self.0.score(state)
    }

    fn position(&self, state: &G::State) -> G::Position {
        self.0.position(state)
    }

    fn from_position(position: &G::Position) -> Result<(Self, G::State), PositionError<G::Flaw>> {
        G::from_position(position).map(|(game, state)| (Told(game), state))
    }

    fn check(&self, state: &G::State) -> Result<(), String> {
        self.0.check(state)
    }
}

impl<G: Game, E: Evaluate<G>> Evaluate<Told<G>> for ToldJudge<E> {
    fn forecast(&self, game: &Told<G>, state: &G::State, out: &mut Forecast) {
        self.0.forecast(&game.0, state, out);
    }

    fn prior(&self, game: &Told<G>, state: &G::State, actions: &Actions<G::Action>, out: &mut Weights) {
        self.0.prior(&game.0, state, actions, out);
    }

    fn quick(
        &self,
        game: &Told<G>,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        self.0.quick(&game.0, state, actions, rng, weights)
    }

    fn routine(&self, game: &Told<G>, state: &G::State, out: &mut Actions<G::Action>) {
        self.0.routine(&game.0, state, out);
    }

    fn effort(&self, prompt: &G::Prompt) -> f32 {
        self.0.effort(prompt)
    }

    fn is_detail(&self, prompt: &G::Prompt) -> bool {
        self.0.is_detail(prompt)
    }

    fn is_secret(&self, prompt: &G::Prompt) -> bool {
        self.0.is_secret(prompt)
    }

    fn is_quiet(&self, game: &Told<G>, state: &G::State) -> bool {
        self.0.is_quiet(&game.0, state)
    }

    fn is_countable(&self, game: &Told<G>, state: &G::State, actions: &Actions<G::Action>) -> bool {
        self.0.is_countable(&game.0, state, actions)
    }

    fn progress(&self, game: &Told<G>, state: &G::State) -> f32 {
        self.0.progress(&game.0, state)
    }

    fn clear_lead(&self) -> f32 {
        self.0.clear_lead()
    }
}
