//! Playouts below the tree: a few quick choices, then an evaluation.

use game_core::{Actions, Game, Mute, Rng};

use super::eval::{Evaluate, Forecast, Judged, Weights, ended, judged};

/// Further quick choices after which a position is judged even in the middle
/// of things; no game here gets near it within one phase.
const RESTLESS: u32 = 400;

/// Buffers that every playout of a search uses again.
pub(super) struct Scratch<G: Game> {
    pub legal: Actions<G::Action>,
    pub weights: Weights,
    pub rng: Rng,
    forecast: Forecast,
}

impl<G: Game> Scratch<G> {
    pub fn new(rng: Rng) -> Self {
        Scratch { legal: Actions::new(), weights: Weights::new(), rng, forecast: Forecast::default() }
    }

    /// Lists the legal actions; `true` if there is a real choice. A single
    /// action is carried out at once, and the list is then stale.
    pub fn asks(&mut self, game: &G, state: &mut G::State) -> bool {
        self.legal.clear();
        game.legal(state, &mut self.legal);
        if let [only] = self.legal[..] {
            game.apply(state, only, &mut Mute);
            return false;
        }
        true
    }

    /// Carries out a whole run of quick choices, if the evaluator has one for
    /// the choice at hand.
    pub fn routine<E: Evaluate<G>>(&mut self, game: &G, eval: &E, state: &mut G::State) -> bool {
        self.legal.clear();
        eval.routine(game, state, &mut self.legal);
        for &action in &self.legal {
            game.apply(state, action, &mut Mute);
        }
        !self.legal.is_empty()
    }

    /// Carries out the quick choice among the actions just listed.
    pub fn quick<E: Evaluate<G>>(&mut self, game: &G, eval: &E, state: &mut G::State) {
        let index = eval.quick(game, state, &self.legal, &mut self.rng, &mut self.weights);
        game.apply(state, self.legal[index], &mut Mute);
    }

    /// Plays `choices` quick choices and on to a quiet position or the end of
    /// the game, and judges what that leads to.
    pub fn judge<E: Evaluate<G>>(
        &mut self,
        game: &G,
        eval: &E,
        state: &mut G::State,
        choices: u16,
    ) -> Judged {
        self.play_on(game, eval, state, choices);
        if game.is_over(state) {
            return ended(&game.tallies(state), eval.clear_lead());
        }
        eval.forecast(game, state, &mut self.forecast);
        judged(&self.forecast, game.seats(), eval.clear_lead())
    }

    /// Plays `choices` quick choices and on to a quiet position or the end.
    pub fn play_on<E: Evaluate<G>>(&mut self, game: &G, eval: &E, state: &mut G::State, choices: u16) {
        let (least, most) = (u32::from(choices), u32::from(choices) + RESTLESS);
        let mut played = 0;
        while !game.is_over(state) {
            if played >= most || (played >= least && eval.is_quiet(game, state)) {
                return;
            }
            if self.routine(game, eval, state) {
                played += 1;
            } else if self.asks(game, state) {
                self.quick(game, eval, state);
                played += 1;
            }
        }
    }
}
