//! Random play against the clock: the same figures natively and in a worker.

use serde::{Deserialize, Serialize};

use crate::core::{Actions, Game, Mute, Rng};

/// The purpose of the random stream that chooses.
const BENCH: u64 = 0xBE7C;
/// Games played before the clock is started.
const WARM_UP: u32 = 20;
/// State copies made to time one.
const COPIES: u32 = 20_000;

/// What was measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Choices with at least two legal actions.
    pub choices: u64,
    /// All actions, forced ones included.
    pub actions: u64,
    /// What the games took together, in milliseconds.
    pub elapsed_ms: f64,
    /// What copying a state takes, in nanoseconds.
    pub copy_ns: f64,
    /// Bytes of a state.
    pub state_bytes: u32,
    /// Mean final points over all seats.
    pub mean_points: f64,
    /// Mean final points of the winners.
    pub mean_winner: f64,
}

impl Report {
    /// Games per second.
    pub fn games_per_s(&self) -> f64 {
        f64::from(self.games) * 1000.0 / self.elapsed_ms.max(f64::MIN_POSITIVE)
    }

    /// Choices per second.
    pub fn choices_per_s(&self) -> f64 {
        self.choices as f64 * 1000.0 / self.elapsed_ms.max(f64::MIN_POSITIVE)
    }
}

/// A measurement that can be cut into slices, so that nobody waits for it.
pub struct Bench<'a, G: Game> {
    game: &'a G,
    seed: u64,
    report: Report,
    points: i64,
    winners: i64,
}

impl<'a, G: Game> Bench<'a, G> {
    /// Nothing measured yet. Game n is dealt by `seed + n`.
    pub fn new(game: &'a G, seed: u64) -> Self {
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

/// Plays `games` random games and times a state copy. `clock` counts
/// milliseconds of whatever is to be measured: wall or processor time.
pub fn measure<G: Game>(game: &G, seed: u64, games: u32, mut clock: impl FnMut() -> f64) -> Report {
    Bench::new(game, seed).play(games.min(WARM_UP), &mut clock, f64::INFINITY);
    let mut bench = Bench::new(game, seed);
    bench.play(games, &mut clock, f64::INFINITY);
    Report { copy_ns: copy_ns(game, seed, &mut clock), ..bench.report() }
}

/// What copying a state over another takes, in nanoseconds.
pub fn copy_ns<G: Game>(game: &G, seed: u64, clock: &mut impl FnMut() -> f64) -> f64 {
    let state = game.setup(seed, &mut Mute);
    let mut copy = state.clone();
    let begin = clock();
    for _ in 0..COPIES {
        copy.clone_from(std::hint::black_box(&state));
        std::hint::black_box(&mut copy);
    }
    (clock() - begin) * 1e6 / f64::from(COPIES)
}
