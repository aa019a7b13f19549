//! Ginkgopolis for the search: what a position is worth, and what looks good.
//!
//! Both come from one table of weights per feature, which changes as the game
//! goes on. `examples/tune` fits the table to games that the opponents play
//! among themselves. Against Hal, who answers nobody's plans, what looks good
//! has a table of its own: it was bred by what wins games without a search,
//! and what a position is worth was fitted to games played by it.

mod board_counts;
mod builder;
mod chances;
pub mod eval_context;
mod evolved_solo;
pub mod experience;
pub mod features;
mod fitted;
mod fitted_solo;
mod habits;
pub mod net_inputs;
mod plays;
mod policy;
mod returns;
pub mod stages;
mod stakes;
pub mod weights;

use eval_context::EvalContext;
use features::term;
use stages::{Row, WeightTable};

use crate::{Action, Ginkgopolis, Prompt, State};
use ai::eval::{Evaluate, Forecast, Playable, Term, Terms, Weights, best, draw};
use ai::net::Net;
use ai::style::Style;
use ai::{Curve, Habits, Level};
use game_core::{Actions, Game, Rng, Seat, Turn};

/// Players from whom on the net is asked: between two, and alone, it has not shown
/// that it plays better than the weights (`docs/strength.md`).
const LEAST_EXPERIENCED: u8 = 3;

/// Judges positions of Ginkgopolis.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// The weights at a table of people.
    many: WeightTable,
    /// Those against Hal, who ends games sooner and plays without means.
    solo: WeightTable,
    /// Those by which plays against Hal look good.
    solo_play: WeightTable,
    /// Correction from experience for tables of three and more.
    net: Option<&'static Net>,
}

impl Evaluator {
    /// An evaluator that takes notice of `terms` only.
    pub fn new(terms: Terms) -> Self {
        let net = experience::net().filter(|_| terms.has(Term::Experience));
        Evaluator { net, ..Evaluator::with_tables(weights::fitted(), weights::fitted_solo(), terms) }
    }

    /// The same with other weights to judge positions by, for tuning.
    pub fn with_tables(mut many: WeightTable, mut solo: WeightTable, terms: Terms) -> Self {
        let mut solo_play = weights::evolved_solo();
        for table in [&mut many, &mut solo, &mut solo_play] {
            table.keep_only(|feature| terms.has(term(feature)));
        }
        Evaluator { many, solo, solo_play, net: None }
    }

    /// The same, judging with a net besides.
    #[must_use]
    pub fn with_net(mut self, net: &'static Net) -> Self {
        self.net = Some(net);
        self
    }

    /// An evaluator with these habits: where they are of somebody who judges by rules of thumb, with the
    /// weights of those.
    pub fn with_habits(habits: &Habits, terms: Terms) -> Self {
        let (many, solo) = match habits.by_thumb {
            true => (weights::guessed(), weights::guessed()),
            false => (weights::fitted(), weights::fitted_solo()),
        };
        let mut judge = Evaluator::with_tables(many, solo, terms);
        for table in [&mut judge.many, &mut judge.solo] {
            habits::take_on(table, habits);
        }
        judge
    }

    /// The same with other weights by which plays against Hal look good, for
    /// tuning.
    #[must_use]
    pub fn playing_solo_by(self, solo_play: WeightTable) -> Self {
        Evaluator { solo_play, ..self }
    }

    /// The weights by which positions are judged.
    fn table(&self, game: &Ginkgopolis) -> &WeightTable {
        if is_solo(game) { &self.solo } else { &self.many }
    }

    /// The weights by which plays look good.
    fn play_row(&self, scene: &EvalContext) -> &Row {
        let table = if is_solo(scene.game) { &self.solo_play } else { &self.many };
        table.row(scene.stage)
    }
}

/// Returns true if one person plays alone against Hal.
fn is_solo(game: &Ginkgopolis) -> bool {
    game.rules().hal.is_some()
}

impl Evaluate<Ginkgopolis> for Evaluator {
    fn forecast(&self, game: &Ginkgopolis, state: &State, out: &mut Forecast) {
        let scene = EvalContext::of(game, state);
        let table = self.table(game);
        let row = table.row(scene.stage);
        *out = Forecast { spread: table.spread(scene.stage), ..Forecast::default() };
        if let Some(net) = self.net.filter(|_| game.rules().players >= LEAST_EXPERIENCED) {
            let mut pass = net.pass(game.seats());
            net_inputs::each(&scene, &mut pass, |seat, feature, value| {
                out.terms[seat.index()][term(feature) as usize] += row[feature] * value;
            });
            for (terms, points) in out.terms.iter_mut().zip(pass.points()) {
                terms[Term::Points as usize] += table.base(scene.stage);
                terms[Term::Experience as usize] = points;
            }
            return;
        }
        for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
            let terms = &mut out.terms[seat.index()];
            terms[Term::Points as usize] = table.base(scene.stage);
            features::each(&scene, seat, tally.points.into(), |feature, value| {
                terms[term(feature) as usize] += row[feature] * value;
            });
        }
    }

    fn prior(&self, game: &Ginkgopolis, state: &State, actions: &Actions<Action>, out: &mut Weights) {
        let scene = EvalContext::of(game, state);
        policy::weigh(game, state, &scene, self.play_row(&scene), actions, out);
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
                if is_solo(game) { best(weights) } else { draw(weights, rng) }
            }
        }
    }

    fn routine(&self, game: &Ginkgopolis, state: &State, out: &mut Actions<Action>) {
        if let Turn::Choose { seat, prompt: Prompt::Return } = game.turn(state) {
            let scene = EvalContext::of(game, state);
            let sight = policy::PolicyContext::of(&scene, self.play_row(&scene), seat);
            game.legal(state, out);
            let offered = out.iter().filter_map(|action| match action {
                Action::Return(tile) => Some(*tile),
                _ => None,
            });
            let offered = offered.collect();
            out.clear();
            returns::plan(&sight, offered, out);
        }
    }

    fn is_detail(&self, prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Draft { .. } | Prompt::Card | Prompt::Tile => false,
            Prompt::Goods
            | Prompt::LastTile { .. }
            | Prompt::Shift { .. }
            | Prompt::Place { .. }
            | Prompt::Return => true,
        }
    }

    fn is_secret(&self, prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Draft { .. } | Prompt::Card | Prompt::Tile)
    }

    /// More playouts than usual: the simultaneous choices of others and the draws that follow blur
    /// the worth of a card, so it takes many playouts to tell two apart.
    fn effort(&self, prompt: &Prompt) -> f32 {
        match prompt {
            Prompt::Card => 3.0,
            Prompt::Tile => 1.5,
            // Rare, and it can decide when the game ends.
            Prompt::Draft { .. } | Prompt::LastTile { .. } => 1.0,
            Prompt::Goods | Prompt::Shift { .. } | Prompt::Place { .. } | Prompt::Return => 0.3,
        }
    }

    /// At the beginning of a round. Hal's card lies there by then.
    fn progress(&self, game: &Ginkgopolis, state: &State) -> f32 {
        stages::stage(game, state)
    }

    fn is_quiet(&self, game: &Ginkgopolis, state: &State) -> bool {
        let first = Turn::Choose { seat: state.first(), prompt: Prompt::Card };
        game.turn(state) == first
            && Seat::all(game.rules().players).all(|seat| state.board(seat).hand.picked().is_none())
    }

    fn clear_lead(&self) -> f32 {
        15.0
    }
}

impl Playable for Ginkgopolis {
    type Evaluator = Evaluator;

    fn curve(&self, state: &State) -> Curve {
        chances::curve(self, state)
    }

    fn evaluator(&self, terms: Terms) -> Evaluator {
        Evaluator::new(terms)
    }

    fn judge_of(&self, level: &Level, _style: Option<Style>) -> Evaluator {
        match level.habits == Habits::NONE {
            true => self.evaluator(level.terms),
            false => Evaluator::with_habits(&level.habits, level.terms),
        }
    }

    /// Builds wherever it can.
    fn single_minded(&self, state: &State, actions: &Actions<Action>) -> Option<usize> {
        Some(builder::choose(self, state, actions))
    }
}
