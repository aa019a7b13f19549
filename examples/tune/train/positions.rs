//! Positions to learn from.

use std::ops::Range;
use std::thread;

use ai::net::{Inputs, NetShape};
use ai::{Evaluate, Forecast, Terms};
use game_core::score::rank;
use game_core::{Actions, Mute, Rng, Seat, Turn};
use rand::RngExt;

use super::recipe::Recipe;
use crate::Outcome;
use crate::contender::Contender;
use crate::games::Tuned;

/// Values are kept as whole numbers of this part.
const UNIT: f32 = 1.0 / 128.0;

/// An input and its value in units.
#[derive(Clone, Copy)]
pub struct Input {
    /// Index of the input.
    pub index: u16,
    units: i16,
}

impl Input {
    pub fn value(self) -> f32 {
        f32::from(self.units) * UNIT
    }
}

/// Final result of a seat of a position.
#[derive(Clone, Copy, Default)]
pub struct Side {
    /// The points that the weights promise.
    pub promised: f32,
    /// The points at the end.
    pub points: f32,
    /// Its part of the win.
    pub won: f32,
}

/// Positions, packed.
#[derive(Default)]
pub struct Positions {
    inputs: Vec<Input>,
    /// Ends of lists of inputs: of the table, then of each seat, for every position.
    ends: Vec<usize>,
    /// The first list and the first side of every position, and the spread there.
    heads: Vec<(usize, usize, f32)>,
    sides: Vec<Side>,
    /// End of each game's positions.
    games: Vec<usize>,
}

/// One of them.
pub struct Position<'a> {
    positions: &'a Positions,
    list: usize,
    /// Uncertainty of the weights.
    pub spread: f32,
    /// Its seats.
    pub sides: &'a [Side],
}

impl<'a> Position<'a> {
    /// The inputs about the table.
    pub fn table(&self) -> &'a [Input] {
        self.positions.list(self.list)
    }

    /// Those of the seat at `index`.
    pub fn side(&self, index: usize) -> &'a [Input] {
        self.positions.list(self.list + 1 + index)
    }
}

impl Positions {
    /// Returns the number of positions.
    pub fn len(&self) -> usize {
        self.heads.len()
    }

    fn list(&self, list: usize) -> &[Input] {
        let begin = if list == 0 { 0 } else { self.ends[list - 1] };
        &self.inputs[begin..self.ends[list]]
    }

    /// The position at `index`.
    pub fn get(&self, index: usize) -> Position<'_> {
        let (list, side, spread) = self.heads[index];
        let end = self.heads.get(index + 1).map_or(self.sides.len(), |next| next.1);
        Position { positions: self, list, spread, sides: &self.sides[side..end] }
    }

    /// Those to learn from, and those kept apart: whole games.
    pub fn split(&self, apart: f64) -> (Range<usize>, Range<usize>) {
        let games = (self.games.len() as f64 * (1.0 - apart)) as usize;
        let seen = self.games[..games].last().copied().unwrap_or(0);
        (0..seen, seen..self.len())
    }

    /// Usual size of each input of the seats and of the table: the root of its mean square.
    pub fn sizes(&self, shape: NetShape) -> [Vec<f32>; 2] {
        let mut sums = [vec![0.0_f64; shape.sides], vec![0.0_f64; shape.table]];
        let mut counts = [0.0_f64; 2];
        for index in 0..self.len() {
            let position = self.get(index);
            let seats = position.sides.len();
            counts[0] += seats as f64;
            counts[1] += 1.0;
            for seat in 0..seats {
                for input in position.side(seat) {
                    sums[0][usize::from(input.index)] += f64::from(input.value()).powi(2);
                }
            }
            for input in position.table() {
                sums[1][usize::from(input.index)] += f64::from(input.value()).powi(2);
            }
        }
        let roots =
            |(sums, count): (&Vec<f64>, f64)| sums.iter().map(|sum| (sum / count).sqrt() as f32).collect();
        [roots((&sums[0], counts[0])), roots((&sums[1], counts[1]))]
    }

    fn append(&mut self, other: Positions) {
        let (inputs, ends, sides, heads) =
            (self.inputs.len(), self.ends.len(), self.sides.len(), self.heads.len());
        self.inputs.extend(other.inputs);
        self.ends.extend(other.ends.iter().map(|end| end + inputs));
        self.heads
            .extend(other.heads.iter().map(|&(list, side, spread)| (list + ends, side + sides, spread)));
        self.sides.extend(other.sides);
        self.games.extend(other.games.iter().map(|end| end + heads));
    }

    fn push<G: Tuned>(&mut self, game: &G, state: &G::State, judge: &G::Judge, forecast: &mut Forecast) {
        let seats = usize::from(game.seats());
        let mut heard = Heard { table: Vec::new(), sides: vec![Vec::new(); seats] };
        game.net_inputs(state, &mut heard);
        judge.forecast(game, state, forecast);
        self.heads.push((self.ends.len(), self.sides.len(), forecast.spread));
        for list in [heard.table].into_iter().chain(heard.sides) {
            self.inputs.extend(list);
            self.ends.push(self.inputs.len());
        }
        self.sides
            .extend((0..seats).map(|index| Side { promised: forecast.points(index), ..Side::default() }));
    }
}

/// The inputs of one position.
pub struct Heard {
    table: Vec<Input>,
    sides: Vec<Vec<Input>>,
}

fn input(index: usize, value: f32) -> Input {
    Input { index: index as u16, units: (value / UNIT).round().clamp(-32_000.0, 32_000.0) as i16 }
}

impl Inputs for Heard {
    fn side(&mut self, seat: Seat, feature: usize, value: f32) {
        self.sides[seat.index()].push(input(feature, value));
    }

    fn table(&mut self, index: usize, value: f32) {
        self.table.push(input(index, value));
    }
}

/// Games handed to a thread at once.
const SHARD: u64 = 64;

/// Plays the games of a recipe, on all processors; the order does not depend on
/// how many there are.
///
/// # Errors
/// Contenders and tables that do not exist.
pub fn gather<G: Tuned>(recipe: &Recipe) -> Outcome<Positions> {
    let games = recipe.tables.iter().map(|table| G::table_of(table)).collect::<Result<Vec<_>, _>>()?;
    let bots = recipe.bots.iter().map(|bot| Ok(Contender::<G>::parse(bot)?.frozen(recipe.frozen)));
    let bots = bots.collect::<Outcome<Vec<_>>>()?;
    let teacher = match &recipe.teacher {
        None => None,
        Some(teacher) => Some(Teaching {
            bot: Contender::<G>::parse(&teacher.bot)?.frozen(recipe.frozen),
            share: teacher.share,
        }),
    };
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let shards = recipe.games.div_ceil(SHARD);
    let parts: Vec<Vec<(u64, Positions)>> = thread::scope(|scope| {
        let (games, bots, teacher) = (&games, &bots, teacher.as_ref());
        let worker = |thread: u64| {
            move || {
                let mut parts = Vec::new();
                for shard in (thread..shards).step_by(threads as usize) {
                    let mut positions = Positions::default();
                    for index in shard * SHARD..((shard + 1) * SHARD).min(recipe.games) {
                        let game = &games[index as usize % games.len()];
                        play(game, bots, teacher, recipe, index, &mut positions);
                    }
                    parts.push((shard, positions));
                }
                parts
            }
        };
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(worker(thread))).collect();
        handles.into_iter().map(|handle| handle.join().expect("no game panics")).collect()
    });
    let mut parts: Vec<(u64, Positions)> = parts.into_iter().flatten().collect();
    parts.sort_by_key(|&(shard, _)| shard);
    let mut all = Positions::default();
    parts.into_iter().for_each(|(_, part)| all.append(part));
    Ok(all)
}

/// The purposes of random streams.
const STRAY: u64 = 0x57A1;
const KEEP: u64 = 0x6EE9;

const TEACH: u64 = 0x7EAC;

/// A player whose searches teach.
struct Teaching<G: Tuned> {
    bot: Contender<G>,
    /// Part of what is learned that its searches say, 0.0 to 1.0.
    share: f32,
}

impl<G: Tuned> Teaching<G> {
    /// Mixes what a search from `state` expects with the end of the game, which `sides` hold.
    fn teach(&self, game: &G, state: &G::State, seed: u64, sides: &mut [Side]) {
        let Some(expectation) = self.bot.expectation(game, state, seed) else { return };
        let mix = |end: f32, expected: f32| end + self.share * (expected - end);
        for (index, side) in sides.iter_mut().enumerate() {
            side.won = mix(side.won, expectation.chance[index]);
            side.points = mix(side.points, expectation.points[index]);
        }
    }
}

fn play<G: Tuned>(
    game: &G,
    bots: &[Contender<G>],
    teacher: Option<&Teaching<G>>,
    recipe: &Recipe,
    index: u64,
    positions: &mut Positions,
) {
    let mut rng = Rng::stream(recipe.family, index);
    let seed = rng.next();
    let seated: Vec<&Contender<G>> =
        Seat::all(game.seats()).map(|_| &bots[rng.below(bots.len() as u32) as usize]).collect();
    let mut strays = Rng::stream(seed, STRAY);
    let wild =
        if u64::from(strays.below(100)) < recipe.wild { strays.below(recipe.wild_choices + 1) } else { 0 };
    let (mut samples, mut chosen) = (Vec::new(), 0);
    let mut state = game.setup(seed, &mut Mute);
    let mut legal = Actions::new();
    while let Turn::Choose { seat, .. } = game.turn(&state) {
        if game.is_sample(&state) {
            samples.push(state.clone());
        }
        legal.clear();
        game.legal(&state, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else {
            chosen += 1;
            let strays = chosen <= wild || strays.random::<f64>() < f64::from(recipe.stray);
            match strays {
                true => legal[rng.below(legal.len() as u32) as usize],
                false => seated[seat.index()].choose(game, &state, rng.next()),
            }
        };
        game.apply(&mut state, action, &mut Mute);
    }
    let judge = if recipe.frozen { game.frozen(Terms::WEIGHED) } else { game.judge() };
    let (tallies, mut forecast) = (game.tallies(&state), Forecast::default());
    let winners = Seat::all(game.seats()).filter(|&seat| rank(&tallies, seat) == 1).count() as f32;
    let mut keep = Rng::stream(seed, KEEP);
    while samples.len() > recipe.positions {
        samples.swap_remove(keep.below(samples.len() as u32) as usize);
    }
    let mut teachings = Rng::stream(seed, TEACH);
    for sample in samples {
        let first = positions.sides.len();
        positions.push(game, &sample, &judge, &mut forecast);
        for (seat, side) in Seat::all(game.seats()).zip(&mut positions.sides[first..]) {
            side.points = tallies[seat.index()].points.into();
            side.won = if rank(&tallies, seat) == 1 { 1.0 / winners } else { 0.0 };
        }
        if let Some(teacher) = teacher {
            teacher.teach(game, &sample, teachings.next(), &mut positions.sides[first..]);
        }
    }
    positions.games.push(positions.heads.len());
}
