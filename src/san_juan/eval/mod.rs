//! San Juan for the search: what a position is worth, and what looks good.
//!
//! Both come from one table of weights per feature, which changes with the
//! leader's number of buildings. `examples/tune.rs` fits the table to games
//! that the opponents play among themselves.

mod chances;
mod details;
pub mod experience;
pub mod features;
pub mod fitted;
mod habits;
pub mod net_inputs;
mod policy;
mod selection;
pub mod weights;

use features::term;
use weights::{Row, WeightTable};

use crate::editions::CardSet;
use crate::{Action, Prompt, SanJuan, State};
use ai::eval::{Evaluate, Forecast, Playable, Term, Terms, Weights, best};
use ai::net::Net;
use ai::style::Style;
use ai::{Curve, Habits, Level, LevelId, Slip};
use game_core::{Actions, Game, Rng, Seat, Turn};

/// Judges positions of San Juan.
#[derive(Clone, Debug)]
pub struct Evaluator {
    table: WeightTable,
    /// Correction from experience.
    net: Option<&'static Net>,
}

impl Evaluator {
    /// An evaluator for the kind of table that `game` is played at, which takes
    /// notice of `terms` only.
    pub fn new(game: &SanJuan, terms: Terms) -> Self {
        let net = experience::net(game.card_set()).filter(|_| terms.has(Term::Experience));
        Evaluator { net, ..Evaluator::with_table(fitted::table(game.card_set()), terms) }
    }

    /// The same with other weights, for tuning.
    pub fn with_table(mut table: WeightTable, terms: Terms) -> Self {
        table.keep_only(|feature| terms.has(term(feature)));
        Evaluator { table, net: None }
    }

    /// The same, judging with a net besides.
    #[must_use]
    pub fn with_net(mut self, net: &'static Net) -> Self {
        self.net = Some(net);
        self
    }

    /// An evaluator with these habits: where they are of somebody who judges by rules of thumb, with the
    /// weights of those.
    pub fn with_habits(game: &SanJuan, habits: &Habits, terms: Terms) -> Self {
        let table = if habits.by_thumb { WeightTable::guessed() } else { fitted::table(game.card_set()) };
        let mut judge = Evaluator::with_table(table, terms);
        if habits.by_thumb {
            judge.table.each_row(|row, _| weights::add_new_buildings(row));
        }
        habits::take_on(&mut judge.table, habits);
        judge
    }

    fn row(&self, game: &SanJuan, state: &State) -> &Row {
        self.table.row(leader(game, state))
    }
}

/// The most buildings in any city: how far the game has got.
pub fn leader(game: &SanJuan, state: &State) -> u8 {
    Seat::all(game.seats()).map(|seat| state.city(seat).len()).max().unwrap_or(0)
}

impl Evaluate<SanJuan> for Evaluator {
    fn forecast(&self, game: &SanJuan, state: &State, out: &mut Forecast) {
        let built = leader(game, state);
        let row = self.table.row(built);
        *out = Forecast { spread: self.table.spread(built), ..Forecast::default() };
        if let Some(net) = self.net {
            let mut pass = net.pass(game.seats());
            net_inputs::each(game, state, &mut pass, |seat, feature, value| {
                out.terms[seat.index()][term(feature) as usize] += row[feature] * value;
            });
            for (terms, points) in out.terms.iter_mut().zip(pass.points()) {
                terms[Term::Points as usize] += self.table.base(built);
                terms[Term::Experience as usize] = points;
            }
            return;
        }
        for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
            let terms = &mut out.terms[seat.index()];
            terms[Term::Points as usize] = self.table.base(built);
            features::each(game, state, seat, tally.points.into(), |feature, value| {
                terms[term(feature) as usize] += row[feature] * value;
            });
        }
    }

    fn prior(&self, game: &SanJuan, state: &State, actions: &Actions<Action>, out: &mut Weights) {
        policy::weigh(game, state, self.row(game, state), actions, out);
    }

    fn quick(
        &self,
        game: &SanJuan,
        state: &State,
        actions: &Actions<Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        self.prior(game, state, actions, weights);
        let Turn::Choose { prompt, .. } = game.turn(state) else { return 0 };
        if self.is_detail(&prompt) { best(weights) } else { ai::eval::draw(weights, rng) }
    }

    fn is_detail(&self, prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Role { .. } | Prompt::Build | Prompt::Library { .. } => false,
            Prompt::Discard { .. }
            | Prompt::Chapel
            | Prompt::Site { .. }
            | Prompt::Pay { .. }
            | Prompt::Produce { .. }
            | Prompt::Sell { .. }
            | Prompt::Keep { .. }
            | Prompt::Church { .. }
            | Prompt::Offer { .. }
            | Prompt::Take { .. }
            | Prompt::Ship { .. } => true,
        }
    }

    fn progress(&self, game: &SanJuan, state: &State) -> f32 {
        chances::progress(game, state)
    }

    fn is_quiet(&self, game: &SanJuan, state: &State) -> bool {
        matches!(game.turn(state), Turn::Choose { prompt: Prompt::Role { .. }, .. })
    }
}

impl Playable for SanJuan {
    type Evaluator = Evaluator;

    /// The Merchant has no experience, but errs less here: the step to the Governor, who has some, would
    /// be more than three games in four. Among five to eight people it thinks longer as well. Who does not
    /// look at the others here, who share in each role, loses too much by it.
    fn level(&self, id: LevelId) -> Level {
        let level = *id.level();
        match id {
            LevelId::Merchant => {}
            LevelId::Newcomer => {
                return Level { habits: Habits { own_board: false, impulse: 0.36, ..level.habits }, ..level };
            }
            LevelId::Casual => return Level { habits: Habits { impulse: 0.2, ..level.habits }, ..level },
            _ => return level,
        }
        let level = Level { slip: Slip { scale: 0.02, ..level.slip }, ..level };
        if self.card_set() == CardSet::TwoSets { level.with_playouts(200) } else { level }
    }

    fn curve(&self, state: &State) -> Curve {
        chances::curve(self, state)
    }

    fn evaluator(&self, terms: Terms) -> Evaluator {
        Evaluator::new(self, terms)
    }

    fn judge_of(&self, level: &Level, _style: Option<Style>) -> Evaluator {
        match level.habits == Habits::NONE {
            true => self.evaluator(level.terms),
            false => Evaluator::with_habits(self, &level.habits, level.terms),
        }
    }
}
