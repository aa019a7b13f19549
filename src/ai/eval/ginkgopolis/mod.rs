//! Ginkgopolis for the search: what a position is worth, and what looks good.
//!
//! Both come from one table of weights per feature, which changes as the game
//! goes on. `examples/tune` fits the table to games that the opponents play
//! among themselves.

mod builder;
mod census;
pub mod features;
mod fitted;
mod plays;
mod policy;
mod returns;
pub mod scene;
mod stakes;
pub mod weights;

use features::term;
use scene::Scene;
use weights::Table;

use super::{Evaluate, Forecast, Playable, Term, Terms, Weights, draw};
use crate::core::{Actions, Game, Rng, Seat, Turn};
use crate::games::ginkgopolis::{Action, Ginkgopolis, Prompt, State};

/// Judges positions of Ginkgopolis.
#[derive(Clone, Debug)]
pub struct Evaluator {
    table: Table,
}

impl Evaluator {
    /// An evaluator that takes notice of `terms` only.
    pub fn new(terms: Terms) -> Self {
        Evaluator::with_table(weights::fitted(), terms)
    }

    /// The same with other weights, for tuning.
    pub fn with_table(mut table: Table, terms: Terms) -> Self {
        table.keep_only(|feature| terms.has(term(feature)));
        Evaluator { table }
    }
}

impl Evaluate<Ginkgopolis> for Evaluator {
    fn forecast(&self, game: &Ginkgopolis, state: &State, out: &mut Forecast) {
        let scene = Scene::of(game, state);
        let row = self.table.row(scene.stage);
        *out = Forecast { spread: self.table.spread(scene.stage), ..Forecast::default() };
        for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
            let terms = &mut out.terms[seat.index()];
            terms[Term::Points as usize] = self.table.base(scene.stage);
            features::each(&scene, seat, tally.points.into(), |feature, value| {
                terms[term(feature) as usize] += row[feature] * value;
            });
        }
    }

    fn prior(&self, game: &Ginkgopolis, state: &State, actions: &Actions<Action>, out: &mut Weights) {
        let scene = Scene::of(game, state);
        policy::weigh(game, state, &scene, self.table.row(scene.stage), actions, out);
    }

    fn quick(
        &self,
        game: &Ginkgopolis,
        state: &State,
        actions: &Actions<Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        let Turn::Choose { prompt, .. } = game.turn(state) else { return 0 };
        match prompt {
            // Where markers go hardly matters and takes long to think about.
            Prompt::Shift { .. } | Prompt::Place { .. } => rng.below(actions.len() as u32) as usize,
            _ => {
                self.prior(game, state, actions, weights);
                draw(weights, rng)
            }
        }
    }

    fn routine(&self, game: &Ginkgopolis, state: &State, out: &mut Actions<Action>) {
        if let Turn::Choose { seat, prompt: Prompt::Return } = game.turn(state) {
            let scene = Scene::of(game, state);
            let sight = policy::Sight::of(&scene, self.table.row(scene.stage), seat);
            let mut legal = Actions::new();
            game.legal(state, &mut legal);
            returns::plan(&sight, |tile| legal.contains(&Action::Return(tile)), out);
        }
    }

    fn is_detail(&self, prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Draft { .. } | Prompt::Card | Prompt::Tile => false,
            Prompt::Goods | Prompt::Shift { .. } | Prompt::Place { .. } | Prompt::Return => true,
        }
    }

    fn effort(&self, prompt: &Prompt) -> f32 {
        match prompt {
            Prompt::Card | Prompt::Tile | Prompt::Draft { .. } => 1.0,
            Prompt::Goods | Prompt::Shift { .. } | Prompt::Place { .. } | Prompt::Return => 0.3,
        }
    }

    fn is_quiet(&self, game: &Ginkgopolis, state: &State) -> bool {
        let first = Turn::Choose { seat: state.first(), prompt: Prompt::Card };
        game.turn(state) == first
    }

    fn clear_lead(&self) -> f32 {
        15.0
    }
}

impl Playable for Ginkgopolis {
    type Evaluator = Evaluator;

    fn evaluator(&self, terms: Terms) -> Evaluator {
        Evaluator::new(terms)
    }

    /// Builds wherever it can.
    fn single_minded(&self, state: &State, actions: &Actions<Action>) -> Option<usize> {
        Some(builder::choose(self, state, actions))
    }
}
