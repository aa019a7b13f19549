//! Interface through which the search asks a game how a position will probably end and which
//! actions deserve a look.

pub mod stages;

use arrayvec::ArrayVec;
use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::curve::Curve;
use super::level::{Level, LevelId};
use super::style::Style;
use game_core::{Actions, Game, MAX_LEGAL, MAX_SEATS, Rng, Tallies};

/// One non-negative weight per legal action, in their order; any scale.
pub type Weights = ArrayVec<f32, MAX_LEGAL>;

/// One number per seat; seats beyond the table's stay zero.
pub type PerSeat = [f32; MAX_SEATS];

/// Judges the positions of one game. Everything it is shown has been through
/// [`Game::determinize`], so looking anywhere in the state is fair.
pub trait Evaluate<G: Game> {
    /// Forecasts the end of the game. Never called once it is over.
    fn forecast(&self, game: &G, state: &G::State, out: &mut Forecast);

    /// The weight of each legal action for the seat that chooses: how likely
    /// it is to turn out best. Fills `out` with one weight per action.
    fn prior(&self, game: &G, state: &G::State, actions: &Actions<G::Action>, out: &mut Weights);

    /// The index of the action a quick, sensible player takes; used where the
    /// search does not branch. Draws in proportion to the priors.
    fn quick(
        &self,
        game: &G,
        state: &G::State,
        actions: &Actions<G::Action>,
        rng: &mut Rng,
        weights: &mut Weights,
    ) -> usize {
        self.prior(game, state, actions, weights);
        draw(weights, rng)
    }

    /// Fills `out` with a whole run of quick choices, beginning with the one at
    /// hand and all by the same seat, where choosing them one by one would
    /// cost more than it is worth. Leaves it empty where there is no such run.
    /// The actions must be legal one after the other.
    fn routine(&self, _game: &G, _state: &G::State, _out: &mut Actions<G::Action>) {}

    /// Factor on a level's budget for this choice: more than 1.0 where playouts cost little and
    /// much depends on them.
    fn effort(&self, _prompt: &G::Prompt) -> f32 {
        1.0
    }

    /// Returns true if a choice only works out a bigger one, such as which cards to pay with. The
    /// search branches on it when it is asked for it, and otherwise leaves it to
    /// [`Evaluate::quick`].
    fn is_detail(&self, _prompt: &G::Prompt) -> bool {
        false
    }

    /// Returns true if the others learn only later what is chosen, when all have chosen: no later
    /// than the next quiet position.
    fn is_secret(&self, _prompt: &G::Prompt) -> bool {
        false
    }

    /// Returns true if a forecast makes sense here; false if it should wait until the running
    /// procedure is resolved.
    fn is_quiet(&self, _game: &G, _state: &G::State) -> bool {
        true
    }

    /// Returns true if nothing hidden and no chance decides the effects of these legal actions up to
    /// the next choice, and the game ends so soon that its rest may be counted out.
    fn is_countable(&self, _game: &G, _state: &G::State, _actions: &Actions<G::Action>) -> bool {
        false
    }

    /// Part of the game that is over, 0.0 to 1.0, by what everybody can see. 1.0: it is sure to end soon.
    fn progress(&self, _game: &G, _state: &G::State) -> f32 {
        0.0
    }

    /// The lead in points that counts as a clear win; keeps a player trying
    /// when the game is won or lost anyway.
    fn clear_lead(&self) -> f32 {
        10.0
    }
}

/// A game somebody has written an evaluator for.
pub trait Playable: Game {
    type Evaluator: Evaluate<Self>;

    /// The styles that opponents of this game can have.
    const STYLES: &'static [Style] = &[];

    /// A level at this table: how much of what a player gives away by erring
    /// decides a game differs from game to game, and so does what playouts add.
    fn level(&self, id: LevelId) -> Level {
        *id.level()
    }

    /// An evaluator that takes notice of `terms` only.
    fn evaluator(&self, terms: Terms) -> Self::Evaluator;

    /// The same with a style; one that is none of [`Playable::STYLES`] changes nothing.
    fn styled(&self, terms: Terms, _style: Option<Style>) -> Self::Evaluator {
        self.evaluator(terms)
    }

    /// The evaluator of a level, with its habits and a style.
    fn judge_of(&self, level: &Level, style: Option<Style>) -> Self::Evaluator {
        self.styled(level.terms, style)
    }

    /// The curve from the chance that the playouts of a search find at a position to the chance that is
    /// told to people.
    fn curve(&self, _state: &Self::State) -> Curve {
        Curve::PLAIN
    }

    /// The index of the action of a player with one simple plan that it never
    /// leaves: somebody to measure opponents against. `None` if nobody has
    /// thought of such a plan for this game.
    fn single_minded(&self, _state: &Self::State, _actions: &Actions<Self::Action>) -> Option<usize> {
        None
    }
}

/// Forecast of the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Forecast {
    /// Parts of each seat's final points, in points.
    pub terms: [[f32; Term::COUNT]; MAX_SEATS],
    /// The scale of the uncertainty in points; the larger, the more open.
    pub spread: f32,
}

impl Forecast {
    /// The expected final points of the seat at `index`.
    pub fn points(&self, index: usize) -> f32 {
        self.terms[index].iter().sum()
    }
}

/// Parts of a forecast; the same few headings for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Term {
    /// Points already on the table.
    Points,
    /// Means in hand: cards, coins.
    Means,
    /// Goods waiting to be turned into something.
    Goods,
    /// Sources that earn more every round.
    Engine,
    /// Bonuses counted at the end.
    Plans,
    /// Turn order, and how soon the game ends.
    Tempo,
    /// Correction by a net that has learned from played games how the other parts go together.
    Experience,
}

impl Term {
    /// Number of parts.
    pub const COUNT: usize = 7;
    /// All of them, in order.
    pub const ALL: [Term; Term::COUNT] =
        [Term::Points, Term::Means, Term::Goods, Term::Engine, Term::Plans, Term::Tempo, Term::Experience];
}

/// Result of a seat at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    Wins,
    /// It wins together with others.
    Shares,
    /// Others win.
    Loses,
}

impl GameResult {
    /// Number of results.
    pub const COUNT: usize = 3;
}

/// A set of [`Term`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms(u8);

impl Terms {
    /// Every term.
    pub const ALL: Terms = Terms((1 << Term::COUNT) - 1);

    /// Those that weights of features give: all but experience.
    pub const WEIGHED: Terms = Terms::ALL.without(Term::Experience);

    /// All terms but `term`.
    #[must_use]
    pub const fn without(self, term: Term) -> Terms {
        Terms(self.0 & !(1 << term as u8))
    }

    /// Returns true if `term` is in the set.
    #[inline]
    pub const fn has(self, term: Term) -> bool {
        self.0 & (1 << term as u8) != 0
    }
}

/// The evaluator of a game nobody has written one for: all actions alike,
/// points as they stand. Needs playouts to the end to be of any use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Evaluate<G> for Plain {
    fn forecast(&self, game: &G, state: &G::State, out: &mut Forecast) {
        *out = Forecast { spread: self.clear(), ..Forecast::default() };
        for (terms, tally) in out.terms.iter_mut().zip(game.tallies(state)) {
            terms[Term::Points as usize] = tally.points.into();
        }
    }

    fn prior(&self, _game: &G, _state: &G::State, actions: &Actions<G::Action>, out: &mut Weights) {
        out.clear();
        out.extend(actions.iter().map(|_| 1.0));
    }

    fn clear_lead(&self) -> f32 {
        self.clear()
    }
}

impl Plain {
    fn clear(self) -> f32 {
        5.0
    }
}

/// The part of a seat's worth that is about the lead rather than the win.
const LEAD_SHARE: f32 = 0.1;

/// Judgement on a position, for each seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judged {
    /// Its worth, 0.0 to 1.0: mostly the chance to win, a little the lead over the best of the others.
    pub worth: PerSeat,
    /// The chance to win alone.
    pub chance: PerSeat,
    /// The final points to expect.
    pub points: PerSeat,
}

/// The judgement behind a forecast.
pub(super) fn judged(forecast: &Forecast, seats: u8, clear_lead: f32) -> Judged {
    let seats = usize::from(seats);
    let mut points = [0.0; MAX_SEATS];
    for (index, slot) in points[..seats].iter_mut().enumerate() {
        *slot = forecast.points(index);
    }
    let chance = chances(&points[..seats], forecast.spread.max(0.01));
    Judged { worth: blend(&points[..seats], &chance, clear_lead), chance, points }
}

/// The judgement on a finished game.
pub(super) fn ended(tallies: &Tallies, clear_lead: f32) -> Judged {
    let (worth, points) = outcome(tallies, clear_lead);
    Judged { worth, chance: worth.map(won), points }
}

/// Worth of these points to each seat that counts its own alone, 0.0 to 1.0: by how much they are
/// more than `usual`.
pub(super) fn worth_alone(points: &PerSeat, usual: &PerSeat, clear_lead: f32) -> PerSeat {
    std::array::from_fn(|index| {
        let gain = (points[index] - usual[index]) / clear_lead;
        0.5 + 0.5 * gain / (1.0 + gain.abs())
    })
}

/// Worth of a finished game to each seat, and the points: winners share the win.
pub fn outcome(tallies: &Tallies, clear_lead: f32) -> (PerSeat, PerSeat) {
    let best = tallies.iter().max().expect("invariant: somebody played");
    let winners = tallies.iter().filter(|tally| *tally == best).count() as f32;
    let (mut points, mut chance) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (index, tally) in tallies.iter().enumerate() {
        points[index] = tally.points.into();
        chance[index] = if tally == best { 1.0 / winners } else { 0.0 };
    }
    (blend(&points[..tallies.len()], &chance, clear_lead), points)
}

/// Converts the worth of a finished game back to its result.
pub(super) fn result_of(worth: f32) -> GameResult {
    match worth {
        _ if worth >= 1.0 - LEAD_SHARE => GameResult::Wins,
        _ if worth <= LEAD_SHARE => GameResult::Loses,
        _ => GameResult::Shares,
    }
}

/// The part of the win that the worth of a finished game tells of.
pub(super) fn won(worth: f32) -> f32 {
    match result_of(worth) {
        GameResult::Wins => 1.0,
        GameResult::Loses => 0.0,
        // Nobody leads who shares the win.
        GameResult::Shares => (worth - 0.5 * LEAD_SHARE) / (1.0 - LEAD_SHARE),
    }
}

/// Chances to win from expected points: a soft maximum.
fn chances(points: &[f32], spread: f32) -> PerSeat {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let mut chance = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (slot, &own) in chance.iter_mut().zip(points) {
        *slot = libm::expf((own - best) / spread);
        sum += *slot;
    }
    chance.map(|part| part / sum)
}

fn blend(points: &[f32], chance: &PerSeat, clear_lead: f32) -> PerSeat {
    let mut worth = [0.0; MAX_SEATS];
    for (index, &own) in points.iter().enumerate() {
        let others = points.iter().enumerate().filter(|&(other, _)| other != index);
        let rival = others.map(|(_, &theirs)| theirs).fold(f32::MIN, f32::max);
        let lead = if points.len() < 2 { own } else { own - rival } / clear_lead;
        let eased = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        worth[index] = (1.0 - LEAD_SHARE) * chance[index] + LEAD_SHARE * eased;
    }
    worth
}

/// An index drawn in proportion to `weights`; any index if all are zero.
///
/// # Panics
/// If `weights` is empty.
pub fn draw(weights: &[f32], rng: &mut Rng) -> usize {
    let sum: f32 = weights.iter().sum();
    if sum <= 0.0 {
        return rng.below(weights.len() as u32) as usize;
    }
    let mut left = rng.random::<f64>() as f32 * sum;
    for (index, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return index;
        }
    }
    weights.iter().rposition(|&weight| weight > 0.0).expect("invariant: the sum is positive")
}

/// The index of the largest weight, the first of several; 0 if there is none.
pub fn best(weights: &[f32]) -> usize {
    let mut best = 0;
    for (index, &weight) in weights.iter().enumerate() {
        if weight > weights[best] {
            best = index;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Tally;

    #[test]
    fn who_counts_its_own_points_alone_is_indifferent_to_the_others() {
        let seats = |own, other| {
            let mut points = PerSeat::default();
            points[..2].copy_from_slice(&[own, other]);
            points
        };
        let usual = seats(20.0, 20.0);
        let worth = |own, other| worth_alone(&seats(own, other), &usual, 10.0)[0];
        assert_eq!(worth(20.0, 5.0), 0.5);
        assert_eq!(worth(25.0, 5.0), worth(25.0, 90.0));
        assert!(worth(25.0, 5.0) > worth(21.0, 5.0) && worth(-90.0, 5.0) >= 0.0);
    }

    #[test]
    fn a_tie_is_worth_half_to_each() {
        let tallies: Tallies = [Tally { points: 20, tie_break: 1 }; 2].into_iter().collect();
        let (worth, points) = outcome(&tallies, 10.0);
        assert_eq!(worth[..2], [0.5, 0.5]);
        assert_eq!(points[..2], [20.0, 20.0]);
    }

    #[test]
    fn a_higher_win_is_worth_a_little_more() {
        let end = |own| [own, 20].map(|points| Tally { points, tie_break: 0 }).into_iter().collect();
        let (narrow, _) = outcome(&end(21), 10.0);
        let (wide, _) = outcome(&end(35), 10.0);
        assert!(narrow[0] < wide[0] && wide[0] <= 1.0 && narrow[0] > 0.9, "{narrow:?} {wide:?}");
        assert!(wide[1] < narrow[1] && wide[1] >= 0.0);
    }

    #[test]
    fn the_worth_of_an_end_tells_who_wins() {
        for (points, results) in [
            (vec![40, 21, 20], [GameResult::Wins, GameResult::Loses, GameResult::Loses]),
            (vec![21, 21, 20], [GameResult::Shares, GameResult::Shares, GameResult::Loses]),
            (vec![90, 90, 90, 90, 90], [GameResult::Shares, GameResult::Shares, GameResult::Shares]),
            (vec![0, 200, 1], [GameResult::Loses, GameResult::Wins, GameResult::Loses]),
        ] {
            let tallies: Tallies = points.iter().map(|&points| Tally { points, tie_break: 0 }).collect();
            let (worth, _) = outcome(&tallies, 10.0);
            assert_eq!([0, 1, 2].map(|seat| result_of(worth[seat])), results, "{points:?}");
        }
    }

    #[test]
    fn the_worth_of_an_end_tells_the_part_of_the_win() {
        for (points, parts) in
            [([40, 21, 20], [1.0, 0.0, 0.0]), ([21, 21, 20], [0.5, 0.5, 0.0]), ([9; 3], [1.0 / 3.0; 3])]
        {
            let tallies: Tallies = points.iter().map(|&points| Tally { points, tie_break: 0 }).collect();
            let judged = ended(&tallies, 10.0);
            let is_near = |(one, other): (&f32, &f32)| (one - other).abs() < 1e-5;
            assert!(judged.chance[..3].iter().zip(&parts).all(is_near), "{points:?}: {:?}", judged.chance);
        }
    }

    #[test]
    fn chances_follow_the_points_and_sum_to_one() {
        let chance = chances(&[30.0, 25.0, 25.0], 5.0);
        assert!((chance.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chance[0] > chance[1] && chance[1] == chance[2]);
    }

    #[test]
    fn draws_follow_the_weights() {
        let mut rng = Rng::stream(5, 5);
        let mut count = [0; 3];
        for _ in 0..4000 {
            count[draw(&[1.0, 0.0, 3.0], &mut rng)] += 1;
        }
        assert_eq!(count[1], 0);
        assert!((2850..3150).contains(&count[2]), "{count:?}");
    }
}
