//! Random play and thinking against the clock: the same figures natively and in
//! a worker.

use std::hint::black_box;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use ai::player::blind;
use ai::{Evaluate, Forecast, LevelId, Playable, Search, Terms, Weights};
use game_core::{Actions, Game, Mute, Rng, Turn};

/// The purpose of the random stream that chooses.
const BENCH: u64 = 0xBE7C;
/// Games played before the clock is started.
const WARM_UP: u32 = 20;
/// State copies made to time one: enough for a browser's blurred clock.
const COPIES: u32 = 200_000;
/// Positions in the middle of a game that are thought about.
const POSITIONS: u64 = 12;
/// Choices between two of them.
const APART: u64 = 8;
/// Number of times that each is judged in a round.
const JUDGED: u32 = 2000;
/// Playouts from each in a round.
const PLAYOUTS: u32 = 500;
/// Rounds before those that count: a browser translates a program that is busy a
/// second time.
const WARM_UP_ROUNDS: usize = 10;
/// Rounds that are timed; the median counts.
const ROUNDS: usize = 5;

/// Measured figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Choices with at least two legal actions.
    pub choices: u64,
    /// All actions, forced ones included.
    pub actions: u64,
    /// Time of all games together, in milliseconds.
    pub elapsed_ms: f64,
    /// Time to copy a state, in nanoseconds.
    pub copy_ns: f64,
    /// Bytes of a state.
    pub state_bytes: u32,
    /// Mean final points over all seats.
    pub mean_points: f64,
    /// Mean final points of the winners.
    pub mean_winner: f64,
    /// Positions that a Master judges per second.
    pub judged_per_s: f64,
    /// Playouts that it makes per second.
    pub playouts_per_s: f64,
}

impl Report {
    /// Games per second.
    pub fn games_per_s(&self) -> f64 {
        per_second(self.games.into(), self.elapsed_ms)
    }

    /// Choices per second.
    pub fn choices_per_s(&self) -> f64 {
        per_second(self.choices as f64, self.elapsed_ms)
    }
}

/// A measurement that can be cut into slices, so that nobody waits for it.
pub struct Bench<P> {
    game: P,
    seed: u64,
    report: Report,
    points: i64,
    winners: i64,
}

impl<G: Game, P: Deref<Target = G>> Bench<P> {
    /// Nothing measured yet. Game n is dealt by `seed + n`. `game` is borrowed
    /// or shared.
    pub fn new(game: P, seed: u64) -> Self {
        let state_bytes = size_of::<G::State>() as u32;
        Bench { game, seed, report: Report { state_bytes, ..Report::default() }, points: 0, winners: 0 }
    }

    /// Plays games until `games` have been played or `until_ms` has come by
    /// `clock`, which counts milliseconds; at least one.
    pub fn play(&mut self, games: u32, clock: &mut impl FnMut() -> f64, until_ms: f64) {
        let begin = clock();
        loop {
            self.one(self.seed.wrapping_add(self.report.games.into()));
            self.report.games += 1;
            if self.report.games >= games || clock() >= until_ms {
                break;
            }
        }
        self.report.elapsed_ms += clock() - begin;
    }

    /// The figures so far.
    pub fn report(&self) -> Report {
        let games = f64::from(self.report.games.max(1));
        Report {
            mean_points: self.points as f64 / (games * f64::from(self.game.seats())),
            mean_winner: self.winners as f64 / games,
            ..self.report
        }
    }

    fn one(&mut self, seed: u64) {
        let mut state = self.game.setup(seed, &mut Mute);
        let mut rng = Rng::stream(seed, BENCH);
        let mut legal = Actions::new();
        loop {
            legal.clear();
            self.game.legal(&state, &mut legal);
            match legal.len() {
                0 => break,
                1 => self.game.apply(&mut state, legal[0], &mut Mute),
                many => {
                    self.report.choices += 1;
                    let action = legal[rng.below(many as u32) as usize];
                    self.game.apply(&mut state, action, &mut Mute);
                }
            }
            self.report.actions += 1;
        }
        let tallies = self.game.tallies(&state);
        self.points += tallies.iter().map(|tally| i64::from(tally.points)).sum::<i64>();
        self.winners += tallies.iter().max().map_or(0, |tally| i64::from(tally.points));
    }
}

/// Plays `games` random games, times a state copy and times thinking. `clock`
/// counts milliseconds of whatever is to be measured: wall or processor time.
pub fn measure<G: Playable>(game: &G, seed: u64, games: u32, mut clock: impl FnMut() -> f64) -> Report {
    Bench::new(game, seed).play(games.min(WARM_UP), &mut clock, f64::INFINITY);
    let mut bench = Bench::new(game, seed);
    bench.play(games, &mut clock, f64::INFINITY);
    let mut costs = Costs::new(game, seed);
    while costs.round(game, &mut clock) {}
    costs.add_to(bench.report())
}

/// Cost of a state copy and of thinking, measured a round at a time: all of it takes seconds, and a
/// worker that says nothing for so long is given up.
pub struct Costs<G: Playable> {
    seed: u64,
    copy_ns: Option<f64>,
    /// Positions in the middle of games, which are thought about.
    positions: Vec<G::State>,
    judged: Rounds,
    playouts: Rounds,
}

impl<G: Playable> Costs<G> {
    /// Nothing measured yet. Positions are those of games dealt from `seed` on.
    pub fn new(game: &G, seed: u64) -> Self {
        let positions = positions(game, seed);
        Costs { seed, copy_ns: None, positions, judged: Rounds::default(), playouts: Rounds::default() }
    }

    /// Measures for one more round; whether there was something left to measure.
    pub fn round(&mut self, game: &G, clock: &mut impl FnMut() -> f64) -> bool {
        if self.copy_ns.is_none() {
            self.copy_ns = Some(copy_ns(game, self.seed, clock));
        } else if !self.judged.is_done() {
            self.judged.add(judged_per_s(game, &self.positions, clock));
        } else if !self.playouts.is_done() {
            self.playouts.add(playouts_per_s(game, &self.positions, self.seed, clock));
        } else {
            return false;
        }
        true
    }

    /// A report of random games with what has been measured here.
    pub fn add_to(&self, report: Report) -> Report {
        Report {
            copy_ns: self.copy_ns.unwrap_or_default(),
            judged_per_s: self.judged.median(),
            playouts_per_s: self.playouts.median(),
            ..report
        }
    }
}

/// The rates of rounds that were timed, after others that do not count.
#[derive(Default)]
struct Rounds {
    warmed_up: usize,
    rates: Vec<f64>,
}

impl Rounds {
    fn add(&mut self, rate: f64) {
        if self.warmed_up < WARM_UP_ROUNDS {
            self.warmed_up += 1;
        } else {
            self.rates.push(rate);
        }
    }

    fn is_done(&self) -> bool {
        self.rates.len() == ROUNDS
    }

    /// The median rate, 0 where nothing has been timed.
    fn median(&self) -> f64 {
        let mut rates = self.rates.clone();
        rates.sort_by(f64::total_cmp);
        rates.get(rates.len() / 2).copied().unwrap_or_default()
    }
}

/// Measures the time to copy a state over another, in nanoseconds.
fn copy_ns<G: Game>(game: &G, seed: u64, clock: &mut impl FnMut() -> f64) -> f64 {
    let state = game.setup(seed, &mut Mute);
    let mut copy = state.clone();
    let begin = clock();
    for _ in 0..COPIES {
        copy.clone_from(black_box(&state));
        black_box(&mut copy);
    }
    (clock() - begin) * 1e6 / f64::from(COPIES)
}

/// Positions of games of quick choices, with something to choose.
fn positions<G: Playable>(game: &G, seed: u64) -> Vec<G::State> {
    let eval = game.evaluator(Terms::ALL);
    let position = |index: u64| {
        let mut rng = Rng::stream(seed.wrapping_add(index), BENCH);
        let (mut legal, mut weights) = (Actions::new(), Weights::new());
        let mut state = game.setup(seed.wrapping_add(index), &mut Mute);
        let (mut last, mut choices) = (None, 0);
        while let Turn::Choose { .. } = game.turn(&state) {
            legal.clear();
            game.legal(&state, &mut legal);
            let mut chosen = 0;
            if legal.len() > 1 {
                last = Some(state.clone());
                if choices == APART * (index + 1) {
                    break;
                }
                choices += 1;
                chosen = eval.quick(game, &state, &legal, &mut rng, &mut weights);
            }
            game.apply(&mut state, legal[chosen], &mut Mute);
        }
        last
    };
    (0..POSITIONS).filter_map(position).collect()
}

/// Positions that a Master judges per second, in one round.
fn judged_per_s<G: Playable>(game: &G, positions: &[G::State], clock: &mut impl FnMut() -> f64) -> f64 {
    let eval = game.evaluator(game.level(LevelId::Master).terms);
    let mut forecast = Forecast::default();
    let begin = clock();
    for state in positions.iter().cycle().take(positions.len() * JUDGED as usize) {
        eval.forecast(game, black_box(state), &mut forecast);
        black_box(&forecast);
    }
    per_second(positions.len() as f64 * f64::from(JUDGED), clock() - begin)
}

/// Playouts that a Master makes per second, in one round.
fn playouts_per_s<G: Playable>(
    game: &G,
    positions: &[G::State],
    seed: u64,
    clock: &mut impl FnMut() -> f64,
) -> f64 {
    let level = game.level(LevelId::Master);
    let (mut made, mut elapsed) = (0, 0.0);
    for state in positions {
        let blind = blind(game, state, seed);
        // What a search needs once is not timed: a long one hardly notices.
        let mut search = Search::new(game, game.evaluator(level.terms), blind, &level, seed);
        let begin = clock();
        made += search.step(game, PLAYOUTS).nodes;
        elapsed += clock() - begin;
    }
    per_second(f64::from(made), elapsed)
}

/// Converts `times` runs in so many milliseconds to runs per second.
fn per_second(times: f64, elapsed_ms: f64) -> f64 {
    times * 1000.0 / elapsed_ms.max(f64::MIN_POSITIVE)
}
