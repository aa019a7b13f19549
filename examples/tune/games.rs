//! The games whose opponents can be measured and fitted.

use std::ops::Range;

use ai::eval::stages::knot;
use ai::net::{Inputs, Net, NetShape};
use ai::{Evaluate, Playable, Terms};
use game_core::{Actions, Game, Seat, Turn};
use ginkgopolis::eval::eval_context::EvalContext as GkScene;
use ginkgopolis::eval::features as gk_features;
use ginkgopolis::eval::net_inputs as gk_net;
use ginkgopolis::eval::{Evaluator as GkEvaluator, stages as gk_stages, weights as gk_weights};
use ginkgopolis::{self, Ginkgopolis};
use puerto_rico::eval::eval_context::EvalContext;
use puerto_rico::eval::experience as pr_experience;
use puerto_rico::eval::features as pr_features;
use puerto_rico::eval::names as pr_names;
use puerto_rico::eval::net_inputs as pr_net;
use puerto_rico::eval::{Evaluator as PrEvaluator, stages as pr_stages, weights as pr_weights};
use puerto_rico::ids::BuildingSet;
use puerto_rico::{self, Building, PuertoRico, Tile};
use san_juan::editions::CardSet;
use san_juan::eval::experience as sj_experience;
use san_juan::eval::features as sj_features;
use san_juan::eval::net_inputs as sj_net;
use san_juan::eval::{Evaluator as SjEvaluator, fitted as sj_fitted, leader, weights as sj_weights};
use san_juan::{self, Edition, Kind, SanJuan};

use crate::plans::Plan;

/// Knots of the weights of every game.
pub const KNOTS: usize = 4;

/// Weights of one game as they are fitted and printed.
#[derive(Clone, Debug)]
pub struct Knots {
    /// One row of weights per knot.
    pub rows: Vec<Vec<f32>>,
    /// Points every seat gains until the end.
    pub base: [f32; KNOTS],
    /// The scale of the uncertainty of the lead.
    pub spread: [f32; KNOTS],
}

/// A game that can be tuned.
pub trait Tuned: Playable {
    /// Its evaluator with any weights.
    type Judge: Evaluate<Self> + Clone + Sync;
    /// Number of features.
    const FEATURES: usize;
    /// Kinds of tables whose chances have a curve of their own, as [`Tuned::table_of`] reads them, with the
    /// name of their curves in the program and the games that are played to fit them.
    const CURVES: &'static [(&'static str, &'static str, u64)];

    /// The ordinary table for so many players.
    fn table(players: u8) -> Result<Self, String>;

    /// Seats that somebody sits at; the rules play those behind.
    fn people(&self) -> u8 {
        Seat::all(self.seats()).filter(|&seat| !self.is_automa(seat)).count() as u8
    }

    /// The table that a word names: so many players, or what the game says.
    ///
    /// # Errors
    /// What names no table.
    fn table_of(word: &str) -> Result<Self, String> {
        Self::table(word.parse().map_err(|_| format!("{word}: not a number of players"))?)
    }

    /// The judge of the levels that stay as they are.
    fn frozen(&self, terms: Terms) -> Self::Judge;

    /// The judge with guessed weights.
    fn guessing(terms: Terms) -> Self::Judge;

    /// The judge with other weights.
    fn judge_with(knots: &Knots, terms: Terms) -> Self::Judge;

    /// The judge of the program, but looking for good plays by other weights.
    fn judge_looking(knots: &Knots) -> Self::Judge {
        Self::judge_with(knots, Terms::WEIGHED)
    }

    /// Returns true if a feature tells which play looks good.
    fn is_looked_at(_feature: usize) -> bool {
        true
    }

    /// Weights to which the fit clings where games say nothing.
    fn prejudice() -> Vec<Vec<f32>>;

    /// The weights of the program with those of expansions by rule of thumb, and
    /// the features of expansions among them; `None` if those are fitted with the
    /// others.
    fn expandable() -> Option<(Knots, Range<usize>)> {
        None
    }

    /// Returns true if positions like this are kept for the fit.
    fn is_sample(&self, state: &Self::State) -> bool;

    /// The knot before a position and how far it lies on the way to the next.
    fn stage(&self, state: &Self::State) -> (usize, f32);

    /// Counts of a seat's deeds and buildings by the end of a game, by name: they tell styles
    /// apart.
    fn deeds(&self, _end: &Self::State, _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }

    /// Type whose pieces features are about, as files of weights import it.
    const PIECE: &'static str = "";

    /// Name of a feature in files of weights; `None` where they give weights by position.
    fn name(_feature: usize) -> Option<String> {
        None
    }

    /// Keys of the pieces that are judged by rules of thumb until they are fitted, and of those that the nets of the
    /// program do not know.
    fn unknown() -> [Vec<&'static str>; 2] {
        Default::default()
    }

    /// The index of what somebody with a plan does; `None` where nobody has thought of this plan.
    fn planned(&self, _plan: Plan, _state: &Self::State, _actions: &Actions<Self::Action>) -> Option<usize> {
        None
    }

    /// Shape of its nets.
    fn shape() -> NetShape;

    /// Hands the inputs of a position to `out`.
    fn net_inputs(&self, state: &Self::State, out: &mut impl Inputs);

    /// The judge of the program, by its weights alone.
    fn judge(&self) -> Self::Judge;

    /// A judge that hears a net besides.
    fn with_net(judge: Self::Judge, net: &'static Net) -> Self::Judge;

    /// The features of each seat that are not zero.
    fn sides(&self, state: &Self::State) -> Vec<Vec<(usize, f32)>>;
}

fn row<const N: usize>(knots: &Knots, index: usize) -> [f32; N] {
    std::array::from_fn(|feature| knots.rows[index][feature])
}

impl Tuned for SanJuan {
    type Judge = SjEvaluator;
    const CURVES: &'static [(&'static str, &'static str, u64)] =
        &[("2", "TWO", 900), ("3", "THREE", 900), ("4", "FOUR", 900)];
    const FEATURES: usize = sj_features::FEATURES;
    const PIECE: &'static str = "Kind";

    fn name(feature: usize) -> Option<String> {
        Some(sj_features::name(feature))
    }

    fn unknown() -> [Vec<&'static str>; 2] {
        [sj_fitted::unfitted(), sj_experience::untrained().to_vec()]
            .map(|kinds| kinds.into_iter().map(Kind::key).collect())
    }

    fn table(players: u8) -> Result<Self, String> {
        Self::table_of(&players.to_string())
    }

    /// `3`: three play the base game of 1897; `3n`: with "New Buildings";
    /// `3c`: in the classic edition.
    fn table_of(word: &str) -> Result<Self, String> {
        let players = word.trim_end_matches(['n', 'c']);
        let players = players.parse().map_err(|_| format!("{word}: not a number of players"))?;
        let edition = if word.ends_with('c') { Edition::Classic } else { Edition::Y1897 };
        let new_buildings = word.ends_with('n');
        let first = Some(Seat(0));
        let config =
            san_juan::Config { players, edition, new_buildings, first, ..san_juan::Config::default() };
        SanJuan::new(&config).map_err(|error| error.to_string())
    }

    fn shape() -> NetShape {
        sj_net::SHAPE
    }

    fn net_inputs(&self, state: &Self::State, out: &mut impl Inputs) {
        sj_net::each(self, state, out, |_, _, _| {});
    }

    fn judge(&self) -> SjEvaluator {
        self.evaluator(Terms::WEIGHED)
    }

    fn with_net(judge: SjEvaluator, net: &'static Net) -> SjEvaluator {
        judge.with_net(net)
    }

    /// Two sets had no weights of their own.
    fn frozen(&self, terms: Terms) -> SjEvaluator {
        let cards = match self.card_set() {
            CardSet::TwoSets => CardSet::Y1897,
            cards => cards,
        };
        SjEvaluator::with_table(sj_fitted::table(cards), terms)
    }

    fn guessing(terms: Terms) -> SjEvaluator {
        SjEvaluator::with_table(sj_weights::WeightTable::guessed(), terms)
    }

    fn judge_with(knots: &Knots, terms: Terms) -> SjEvaluator {
        let rows = std::array::from_fn(|index| row(knots, index));
        SjEvaluator::with_table(sj_weights::WeightTable::between(&rows, &knots.base, &knots.spread), terms)
    }

    fn prejudice() -> Vec<Vec<f32>> {
        sj_fitted::guess().iter().map(|row| row.to_vec()).collect()
    }

    fn is_sample(&self, state: &Self::State) -> bool {
        matches!(self.turn(state), Turn::Choose { prompt: san_juan::Prompt::Role { .. }, .. })
    }

    fn stage(&self, state: &Self::State) -> (usize, f32) {
        sj_weights::stage(leader(self, state))
    }

    fn sides(&self, state: &Self::State) -> Vec<Vec<(usize, f32)>> {
        let side = |(seat, tally): (Seat, game_core::Tally)| {
            let mut parts = Vec::new();
            sj_features::each(self, state, seat, tally.points.into(), |feature, value| {
                parts.push((feature, value));
            });
            parts
        };
        Seat::all(self.seats()).zip(self.tallies(state)).map(side).collect()
    }
}

impl Tuned for PuertoRico {
    type Judge = PrEvaluator;
    const CURVES: &'static [(&'static str, &'static str, u64)] = &[
        ("2", "TWO", 300),
        ("3", "THREE", 300),
        ("4", "FOUR", 300),
        ("2a", "TWO_EXPANDED", 150),
        ("3a", "THREE_EXPANDED", 150),
        ("4a", "FOUR_EXPANDED", 150),
    ];
    const FEATURES: usize = pr_features::FEATURES;
    const PIECE: &'static str = "Building";

    fn name(feature: usize) -> Option<String> {
        Some(pr_names::name(feature))
    }

    fn unknown() -> [Vec<&'static str>; 2] {
        [pr_weights::unfitted(), pr_experience::untrained().to_vec()]
            .map(|buildings| buildings.into_iter().map(Building::key).collect())
    }

    fn table(players: u8) -> Result<Self, String> {
        Self::table_of(&players.to_string())
    }

    /// `3`: three play the base game of 1897; `3c`: the classic edition; `3n`: with
    /// "New Buildings"; `3a`: with all expansions; `3p`: the last two are Puertomas;
    /// `3e`, `3h`: easy ones, hard ones.
    fn table_of(word: &str) -> Result<Self, String> {
        let players = word.trim_end_matches(['n', 'a', 'c', 'p', 'e', 'h']);
        let players = players.parse().map_err(|_| format!("{word}: not a number of players"))?;
        let edition = match word.ends_with('c') {
            true => puerto_rico::Edition::Classic,
            false => puerto_rico::Edition::Y1897,
        };
        let first = Some(Seat(0));
        let difficulty = match word.chars().last() {
            Some('e') => puerto_rico::Difficulty::Easy,
            Some('h') => puerto_rico::Difficulty::Hard,
            _ => puerto_rico::Difficulty::Normal,
        };
        let puertomas = if word.ends_with(['p', 'e', 'h']) { 2 } else { 0 };
        let all = word.contains('a');
        let options = puerto_rico::Options {
            exp1: all || word.contains('n'),
            exp2: all,
            exp3: all,
            exp4: all,
            exp5: all,
            exp6: all,
            puertomas,
            difficulty,
            ..Default::default()
        };
        let config = puerto_rico::Config { players, edition, first, options };
        PuertoRico::new(&config).map_err(|error| error.to_string())
    }

    fn planned(&self, plan: Plan, state: &Self::State, actions: &Actions<Self::Action>) -> Option<usize> {
        Some(plan.choose(self, state, actions))
    }

    fn shape() -> NetShape {
        pr_net::SHAPE
    }

    fn net_inputs(&self, state: &Self::State, out: &mut impl Inputs) {
        let scene = EvalContext::of(self, state);
        pr_net::each(&scene, pr_stages::stage(self, state), out);
    }

    fn judge(&self) -> PrEvaluator {
        self.evaluator(Terms::WEIGHED)
    }

    fn with_net(judge: PrEvaluator, net: &'static Net) -> PrEvaluator {
        judge.with_net(net)
    }

    fn frozen(&self, terms: Terms) -> PrEvaluator {
        PrEvaluator::with_tables(pr_weights::fitted(), pr_weights::fitted_puertomas(), terms)
    }

    fn guessing(terms: Terms) -> PrEvaluator {
        PrEvaluator::with_tables(pr_weights::guessed(), pr_weights::guessed(), terms)
    }

    fn judge_with(knots: &Knots, terms: Terms) -> PrEvaluator {
        let rows = std::array::from_fn(|index| row(knots, index));
        let table = pr_stages::WeightTable::between(&rows, &knots.base, &knots.spread);
        PrEvaluator::with_tables(table.clone(), table, terms)
    }

    fn prejudice() -> Vec<Vec<f32>> {
        pr_weights::guess().iter().map(|row| row.to_vec()).collect()
    }

    fn expandable() -> Option<(Knots, Range<usize>)> {
        let rows = pr_weights::fitted_base_rows().iter().map(|row| row.to_vec()).collect();
        let [base, spread] = pr_weights::FITTED_ENDS;
        Some((Knots { rows, base, spread }, pr_weights::OF_EXPANSIONS))
    }

    fn is_sample(&self, state: &Self::State) -> bool {
        matches!(self.turn(state), Turn::Choose { prompt: puerto_rico::Prompt::Role { .. }, .. })
    }

    fn stage(&self, state: &Self::State) -> (usize, f32) {
        knot(pr_stages::stage(self, state))
    }

    fn deeds(&self, end: &Self::State, seat: Seat) -> Vec<(&'static str, f32)> {
        let board = end.board(seat);
        let count = |of: &[Building]| of.iter().filter(|&&building| board.owns(building)).count() as f32;
        let others = Seat::all(self.seats()).filter(|&other| other != seat);
        let theirs: f32 = others.map(|other| f32::from(end.board(other).vp)).sum();
        vec![
            ("chips", board.vp.into()),
            ("others' chips", theirs / f32::from(self.seats() - 1)),
            ("wharf, harbor", count(&[Building::Wharf, Building::Harbor])),
            ("spaces", board.spaces.into()),
            ("large buildings", BuildingSet::OF_END.iter().filter(|&b| board.owns(b)).count() as f32),
            ("quarries", board.tiles[Tile::Quarry.index()].into()),
            ("markets, office", count(&[Building::SmallMarket, Building::LargeMarket, Building::Office])),
            ("coffee roaster", count(&[Building::CoffeeRoaster])),
        ]
    }

    fn sides(&self, state: &Self::State) -> Vec<Vec<(usize, f32)>> {
        let scene = EvalContext::of(self, state);
        let side = |(seat, tally): (Seat, game_core::Tally)| {
            let mut parts = Vec::new();
            pr_features::each(&scene, seat, tally.points.into(), |feature, value| {
                if value != 0.0 {
                    parts.push((feature, value));
                }
            });
            parts
        };
        Seat::all(self.seats()).zip(self.tallies(state)).map(side).collect()
    }
}

impl Tuned for Ginkgopolis {
    type Judge = GkEvaluator;
    const CURVES: &'static [(&'static str, &'static str, u64)] =
        &[("1", "ALONE", 300), ("2", "TWO", 300), ("3", "THREE", 300), ("4", "FOUR", 300)];
    const FEATURES: usize = gk_features::FEATURES;

    /// Preset characters; one player plays against Hal at his best.
    fn table(players: u8) -> Result<Self, String> {
        let mode = match players {
            1 => ginkgopolis::Mode::SoloExpert,
            _ => ginkgopolis::Mode::Beginner,
        };
        let config = ginkgopolis::Config { mode, players, ..ginkgopolis::Config::default() };
        Ginkgopolis::new(&config).map_err(|error| error.to_string())
    }

    fn shape() -> NetShape {
        gk_net::SHAPE
    }

    fn net_inputs(&self, state: &Self::State, out: &mut impl Inputs) {
        gk_net::each(&GkScene::of(self, state), out, |_, _, _| {});
    }

    fn judge(&self) -> GkEvaluator {
        self.evaluator(Terms::WEIGHED)
    }

    fn with_net(judge: GkEvaluator, net: &'static Net) -> GkEvaluator {
        judge.with_net(net)
    }

    fn frozen(&self, terms: Terms) -> GkEvaluator {
        GkEvaluator::with_tables(gk_weights::fitted(), gk_weights::fitted_solo(), terms)
    }

    fn guessing(terms: Terms) -> GkEvaluator {
        GkEvaluator::with_tables(gk_weights::guessed(), gk_weights::guessed(), terms)
    }

    fn judge_with(knots: &Knots, terms: Terms) -> GkEvaluator {
        let rows = std::array::from_fn(|index| row(knots, index));
        let table = gk_stages::WeightTable::between(&rows, &knots.base, &knots.spread);
        GkEvaluator::with_tables(table.clone(), table, terms)
    }

    /// Against Hal.
    fn judge_looking(knots: &Knots) -> GkEvaluator {
        let rows = std::array::from_fn(|index| row(knots, index));
        GkEvaluator::new(Terms::WEIGHED).playing_solo_by(gk_stages::WeightTable::between(
            &rows,
            &knots.base,
            &knots.spread,
        ))
    }

    fn is_looked_at(feature: usize) -> bool {
        matches!(feature, gk_features::RESOURCES..=gk_features::LONE | gk_features::PAIRS)
    }

    fn prejudice() -> Vec<Vec<f32>> {
        gk_weights::guess().iter().map(|row| row.to_vec()).collect()
    }

    fn is_sample(&self, state: &Self::State) -> bool {
        let first = Turn::Choose { seat: state.first(), prompt: ginkgopolis::Prompt::Card };
        self.turn(state) == first
    }

    fn stage(&self, state: &Self::State) -> (usize, f32) {
        knot(gk_stages::stage(self, state))
    }

    fn sides(&self, state: &Self::State) -> Vec<Vec<(usize, f32)>> {
        let scene = GkScene::of(self, state);
        let side = |(seat, tally): (Seat, game_core::Tally)| {
            let mut parts = Vec::new();
            gk_features::each(&scene, seat, tally.points.into(), |feature, value| {
                if value != 0.0 {
                    parts.push((feature, value));
                }
            });
            parts
        };
        Seat::all(self.seats()).zip(self.tallies(state)).map(side).collect()
    }
}
