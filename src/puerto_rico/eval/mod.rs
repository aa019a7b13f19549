//! Puerto Rico for the search: what a position is worth, and what looks good.
//!
//! Both come from one table of weights per feature, which changes as the game
//! goes on. `examples/tune` fits the table to games that the opponents play
//! among themselves.

mod cards;
mod cargo;
mod chances;
mod citizens;
pub mod eval_context;
pub mod experience;
pub mod features;
mod festival;
mod fitted;
mod fitted_expansions;
mod fitted_puertomas;
mod goods;
mod habits;
mod leanings;
pub mod names;
pub mod net_inputs;
mod placement;
mod policy;
mod policy_context;
mod roles;
mod shipper;
mod smuggler;
pub mod stages;
mod town;
pub mod weights;

use eval_context::EvalContext;
use features::term;
use stages::{WeightTable, stage};

use crate::{Action, Prompt, PuertoRico, State};
use ai::eval::{Evaluate, Forecast, Playable, Term, Terms, Weights, best, draw};
use ai::net::{Inputs, Net};
use ai::style::Style;
use ai::{Curve, Habits, Level, LevelId, Slip};
use game_core::{Actions, Game, Rng, Seat, Turn};

/// Buildings of the draft are worth what they are when most of them are built.
const DRAFT_STAGE: f32 = 0.4;

/// Judges positions of Puerto Rico.
#[derive(Clone, Debug)]
pub struct Evaluator {
    /// The weights at a table of people, by which also every play looks good.
    people: WeightTable,
    /// Those by which positions with Puertomas are judged.
    puertomas: WeightTable,
    /// Correction from experience for a table of people without expansions.
    net: Option<&'static Net>,
}

impl Evaluator {
    /// An evaluator that takes notice of `terms` only.
    pub fn new(terms: Terms) -> Self {
        let net = experience::net().filter(|_| terms.has(Term::Experience));
        Evaluator { net, ..Evaluator::with_tables(weights::fitted(), weights::fitted_puertomas(), terms) }
    }

    /// The same with other weights, for tuning.
    pub fn with_tables(mut people: WeightTable, mut puertomas: WeightTable, terms: Terms) -> Self {
        for table in [&mut people, &mut puertomas] {
            table.keep_only(|feature| terms.has(term(feature)));
        }
        Evaluator { people, puertomas, net: None }
    }

    /// The same, judging with a net besides.
    #[must_use]
    pub fn with_net(mut self, net: &'static Net) -> Self {
        self.net = Some(net);
        self
    }

    /// The same with a liking.
    #[must_use]
    pub fn leaning(mut self, style: Style) -> Self {
        for table in [&mut self.people, &mut self.puertomas] {
            table.lean(leanings::of(style));
        }
        self
    }

    /// An evaluator with these habits: where they are of somebody who judges by rules of thumb, with the
    /// weights of those.
    pub fn with_habits(habits: &Habits, terms: Terms) -> Self {
        let (people, puertomas) = match habits.by_thumb {
            true => (weights::guessed(), weights::guessed()),
            false => (weights::fitted(), weights::fitted_puertomas()),
        };
        let mut judge = Evaluator::with_tables(people, puertomas, terms);
        for table in [&mut judge.people, &mut judge.puertomas] {
            habits::take_on(table, habits);
        }
        judge
    }

    /// The net, at tables like those on which it was trained.
    fn net(&self, game: &PuertoRico) -> Option<&'static Net> {
        let options = &game.config().options;
        let expansions = [options.exp1, options.exp2, options.exp3, options.exp4, options.exp5, options.exp6];
        self.net.filter(|_| options.puertomas == 0 && !expansions.contains(&true))
    }

    /// The weights by which positions are judged.
    fn table(&self, game: &PuertoRico) -> &WeightTable {
        if game.config().options.puertomas > 0 { &self.puertomas } else { &self.people }
    }
}

impl Evaluate<PuertoRico> for Evaluator {
    fn forecast(&self, game: &PuertoRico, state: &State, out: &mut Forecast) {
        let stage = stage(game, state);
        let table = self.table(game);
        let row = table.row(stage);
        let scene = EvalContext::of(game, state);
        *out = Forecast { spread: table.spread(stage), ..Forecast::default() };
        let mut pass = self.net(game).map(|net| net.pass(game.seats()));
        if let Some(pass) = &mut pass {
            net_inputs::table(&scene, stage, pass);
        }
        for (seat, tally) in Seat::all(game.seats()).zip(game.tallies(state)) {
            let terms = &mut out.terms[seat.index()];
            terms[Term::Points as usize] = table.base(stage);
            let mut weigh = |feature: usize, value: f32| {
                terms[term(feature) as usize] += row[feature] * value;
            };
            match &mut pass {
                None => features::each(&scene, seat, tally.points.into(), weigh),
                Some(pass) => features::each(&scene, seat, tally.points.into(), |feature, value| {
                    weigh(feature, value);
                    if value != 0.0 {
                        pass.side(seat, feature, value);
                    }
                }),
            }
        }
        if let Some(pass) = &pass {
            for (terms, points) in out.terms.iter_mut().zip(pass.points()) {
                terms[Term::Experience as usize] = points;
            }
        }
    }

    fn prior(&self, game: &PuertoRico, state: &State, actions: &Actions<Action>, out: &mut Weights) {
        let is_draft = matches!(game.turn(state), Turn::Choose { prompt: Prompt::Draft, .. });
        let stage = if is_draft { DRAFT_STAGE } else { stage(game, state) };
        policy::weigh(game, state, self.people.row(stage), actions, out);
    }

    fn quick(
        &self,
        game: &PuertoRico,
        state: &State,
        actions: &Actions<Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        self.prior(game, state, actions, weights);
        let Turn::Choose { prompt, .. } = game.turn(state) else { return 0 };
        if matches!(prompt, Prompt::Role { .. }) { draw(weights, rng) } else { best(weights) }
    }

    fn routine(&self, game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
        if let Turn::Choose {
            seat,
            prompt:
                Prompt::Place { left }
                | Prompt::Poached { left }
                | Prompt::PoachedCitizens { left }
                | Prompt::Rewarded { left },
        } = game.turn(state)
        {
            placement::plan(game, state, self.people.row(stage(game, state)), seat, left, out);
        }
    }

    fn is_detail(&self, prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Role { .. }
            | Prompt::Take
            | Prompt::Build
            | Prompt::Sell
            | Prompt::Load
            | Prompt::Draft
            | Prompt::KeepCard { .. }
            | Prompt::SecondTile
            | Prompt::Smuggle => false,
            Prompt::Hacienda
            | Prompt::Hospital { .. }
            | Prompt::Privilege
            | Prompt::Place { .. }
            | Prompt::School { .. }
            | Prompt::Produce
            | Prompt::Extra
            | Prompt::Harbor { .. }
            | Prompt::StoreAll { .. }
            | Prompt::KeepOne
            | Prompt::Bohio
            | Prompt::Plant { .. }
            | Prompt::LateHospital
            | Prompt::Payment { .. }
            | Prompt::SmallWharf
            | Prompt::LoadPoint { .. }
            | Prompt::KeepSingles { .. }
            | Prompt::Spoils { .. }
            | Prompt::Poached { .. }
            | Prompt::Pick
            | Prompt::PlaceCitizen { .. }
            | Prompt::Bonus { .. }
            | Prompt::Zoning
            | Prompt::Park
            | Prompt::Pension { .. }
            | Prompt::PoachKinds
            | Prompt::PoachedCitizens { .. }
            | Prompt::Rewarded { .. } => true,
        }
    }

    /// Playouts are short here, and a pick decides the rest of the round.
    fn effort(&self, prompt: &Prompt) -> f32 {
        match prompt {
            Prompt::Role { .. } => 4.0,
            Prompt::Take
            | Prompt::Build
            | Prompt::Sell
            | Prompt::Load
            | Prompt::SecondTile
            | Prompt::Smuggle => 2.0,
            // Far from everything that it will bring.
            Prompt::Draft | Prompt::KeepCard { .. } => 0.5,
            Prompt::Hacienda
            | Prompt::Hospital { .. }
            | Prompt::Extra
            | Prompt::StoreAll { .. }
            | Prompt::KeepOne
            | Prompt::Bohio
            | Prompt::Plant { .. }
            | Prompt::LateHospital
            | Prompt::Payment { .. }
            | Prompt::SmallWharf
            | Prompt::Zoning
            | Prompt::Park
            | Prompt::Pension { .. } => 1.0,
            // Hardly ever a question.
            Prompt::Privilege
            | Prompt::School { .. }
            | Prompt::Produce
            | Prompt::Harbor { .. }
            | Prompt::LoadPoint { .. }
            | Prompt::Spoils { .. }
            | Prompt::Pick
            | Prompt::Bonus { .. }
            | Prompt::PoachKinds => 0.2,
            // A dozen of these follow each other.
            Prompt::Place { .. }
            | Prompt::PlaceCitizen { .. }
            | Prompt::PoachedCitizens { .. }
            | Prompt::KeepSingles { .. }
            | Prompt::Poached { .. }
            | Prompt::Rewarded { .. } => 0.2,
        }
    }

    fn is_secret(&self, prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::KeepCard { .. })
    }

    fn progress(&self, game: &PuertoRico, state: &State) -> f32 {
        stage(game, state)
    }

    fn is_quiet(&self, game: &PuertoRico, state: &State) -> bool {
        matches!(game.turn(state), Turn::Choose { prompt: Prompt::Role { .. }, .. })
    }

    /// In the last round, as long as nobody can draw from the bag. Whatever else is hidden or drawn
    /// rules it out: cards of others, parts of Puertomas, the market behind a Planter that the
    /// Smuggler has captured.
    fn is_countable(&self, game: &PuertoRico, state: &State, actions: &Actions<Action>) -> bool {
        let options = &game.config().options;
        let is_open = options.puertomas == 0 && !options.exp3 && !options.exp6;
        let draws = |action: &Action| matches!(action, Action::Draw | Action::Zone);
        is_open && state.is_last_round() && !actions.iter().any(draws)
    }

    fn clear_lead(&self) -> f32 {
        15.0
    }
}

impl Playable for PuertoRico {
    type Evaluator = Evaluator;

    const STYLES: &'static [Style] = &Style::ALL;

    /// Every slip costs more here: the choices of a round hang together. Rules of thumb bring further, so
    /// that those who play by them have other weaknesses.
    fn level(&self, id: LevelId) -> Level {
        let level = *id.level();
        match id {
            LevelId::Newcomer => Level { habits: Habits { impulse: 0.5, ..level.habits }, ..level },
            LevelId::Casual => {
                Level { habits: Habits { own_board: true, impulse: 0.18, ..level.habits }, ..level }
            }
            LevelId::Enthusiast => {
                let habits = Habits { impulse: 0.14, ..level.habits };
                Level { slip: Slip { scale: 0.04, most: 0.3 }, habits, ..level }
            }
            LevelId::Viceroy => Level { slip: Slip { scale: 0.001, ..level.slip }, ..level },
            _ => level,
        }
    }

    fn curve(&self, state: &State) -> Curve {
        chances::curve(self, state)
    }

    fn evaluator(&self, terms: Terms) -> Evaluator {
        Evaluator::new(terms)
    }

    fn styled(&self, terms: Terms, style: Option<Style>) -> Evaluator {
        let plain = self.evaluator(terms);
        match style {
            Some(style) => plain.leaning(style),
            None => plain,
        }
    }

    fn judge_of(&self, level: &Level, style: Option<Style>) -> Evaluator {
        if level.habits == Habits::NONE {
            return self.styled(level.terms, style);
        }
        let judge = Evaluator::with_habits(&level.habits, level.terms);
        match style {
            Some(style) => judge.leaning(style),
            None => judge,
        }
    }

    /// Ships as much as it can.
    fn single_minded(&self, state: &State, actions: &Actions<Action>) -> Option<usize> {
        Some(shipper::choose(self, state, actions))
    }
}
