//! Learning: gradients of one layer after the other, and steps of Adam.

use std::fmt;
use std::ops::Range;
use std::thread;

use ai::net::{HIDDEN, Net, NetShape, SECOND};
use game_core::Rng;
use rand::RngExt;

use super::positions::{Position, Positions};
use super::recipe::Recipe;

/// Memory of earlier steps: of the direction, and of its size.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// The purposes of random streams.
const BEGIN: u64 = 0xBE61;
const SHUFFLE: u64 = 0x5F1E;
/// Parts of a batch, added up in order: threads do not change the sums.
const PARTS: usize = 2;
/// The size of the first weights: of inputs of a seat, of those about the table.
const BEGINNING: [f32; 2] = [0.15, 0.1];
/// Steps over which the rate rises.
const WARM: usize = 200;

/// A net that learns, and what it remembers of its steps.
pub struct Learner {
    net: Net,
    /// One over the usual size of each input: of seats, of the table.
    scales: [Vec<f32>; 2],
    slope: [Net; PARTS],
    trend: Net,
    size: Net,
    steps: usize,
    all_steps: usize,
    recipe: Recipe,
}

/// Quality of a net's judgement.
pub struct Judged {
    entropy: [f64; 2],
    lead: [f64; 2],
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [net, line] = self.entropy;
        let [net_lead, line_lead] = self.lead;
        write!(f, "entropy {net:.4} (weights alone {line:.4}), lead {net_lead:.3} ({line_lead:.3})")
    }
}

/// Forward pass of a net on a position.
struct Forward {
    /// The lanes of the first layer, of each seat.
    first: Vec<[f32; HIDDEN]>,
    /// Those of the second layer.
    second: Vec<[f32; SECOND]>,
    points: Vec<f32>,
    chances: Vec<f32>,
}

impl Learner {
    /// A net that adds nothing yet.
    pub fn new(recipe: &Recipe, shape: NetShape, positions: &Positions) -> Self {
        let mut net = Net::zero(shape);
        let mut rng = Rng::stream(recipe.family, BEGIN);
        for row in &mut net.sides {
            row.iter_mut().for_each(|weight| *weight = BEGINNING[0] * normal(&mut rng));
        }
        for row in &mut net.table {
            row.iter_mut().for_each(|weight| *weight = BEGINNING[1] * normal(&mut rng));
        }
        let spread = (2.0 / HIDDEN as f32).sqrt();
        for row in &mut net.second {
            row.iter_mut().for_each(|weight| *weight = spread * normal(&mut rng));
        }
        let scales = positions.sizes(shape).map(|sizes| {
            sizes.into_iter().map(|size| if size > 1e-3 { 1.0 / size } else { 0.0 }).collect::<Vec<f32>>()
        });
        let zero = || Net::zero(shape);
        let (seen, _) = positions.split(recipe.unseen);
        let all_steps = seen.len().div_ceil(recipe.batch) * recipe.epochs as usize;
        Learner {
            net,
            scales,
            slope: std::array::from_fn(|_| zero()),
            trend: zero(),
            size: zero(),
            steps: 0,
            all_steps,
            recipe: recipe.clone(),
        }
    }

    /// The net with inputs as they are.
    pub fn net(&self) -> Net {
        let mut net = self.net.clone();
        for (row, scale) in net.sides.iter_mut().zip(&self.scales[0]) {
            row.iter_mut().for_each(|weight| *weight *= scale);
        }
        for (row, scale) in net.table.iter_mut().zip(&self.scales[1]) {
            row.iter_mut().for_each(|weight| *weight *= scale);
        }
        net
    }

    /// Learns from all positions of a range once, in any order.
    pub fn epoch(&mut self, positions: &Positions, range: Range<usize>, epoch: u32) {
        let mut order: Vec<usize> = range.collect();
        let mut rng = Rng::stream(self.recipe.family, SHUFFLE + u64::from(epoch));
        for last in (1..order.len()).rev() {
            order.swap(last, rng.below(last as u32 + 1) as usize);
        }
        for batch in order.chunks(self.recipe.batch) {
            self.step(positions, batch);
        }
    }

    fn step(&mut self, positions: &Positions, batch: &[usize]) {
        let (net, scales, lead) = (&self.net, &self.scales, self.recipe.lead);
        // All of them: the last batch may have fewer positions than there are parts.
        self.slope.iter_mut().flat_map(Net::rows_mut).for_each(|row| row.fill(0.0));
        thread::scope(|scope| {
            let parts = batch.chunks(batch.len().div_ceil(PARTS));
            for (part, slope) in parts.zip(&mut self.slope) {
                scope.spawn(move || {
                    for &index in part {
                        add_slope(net, scales, &positions.get(index), lead, slope);
                    }
                });
            }
        });
        self.steps += 1;
        let along = self.steps as f32 / self.all_steps as f32;
        let warm = (self.steps as f32 / WARM as f32).min(1.0);
        let rate = self.recipe.rate * warm * (0.5 + 0.5 * libm::cosf(std::f32::consts::PI * along)).max(0.01);
        let unbias = MEMORY.map(|memory| 1.0 - libm::powf(memory, self.steps as f32));
        let shrink = 1.0 - rate * self.recipe.decay;
        let part = 1.0 / batch.len() as f32;
        let [one, other] = &self.slope;
        let rows = self.net.rows_mut().zip(self.trend.rows_mut()).zip(self.size.rows_mut());
        for (((weights, trends), sizes), (one, other)) in rows.zip(one.rows().zip(other.rows())) {
            for lane in 0..weights.len() {
                let slope = (one[lane] + other[lane]) * part;
                trends[lane] = MEMORY[0] * trends[lane] + (1.0 - MEMORY[0]) * slope;
                sizes[lane] = MEMORY[1] * sizes[lane] + (1.0 - MEMORY[1]) * slope * slope;
                let stride = (trends[lane] / unbias[0]) / ((sizes[lane] / unbias[1]).sqrt() + 1e-7);
                weights[lane] = weights[lane] * shrink - rate * stride;
            }
        }
    }

    /// Measures the judgement on positions that it has not learned from.
    pub fn judge(&self, positions: &Positions, range: Range<usize>) -> Judged {
        let mut sums = Judged { entropy: [0.0; 2], lead: [0.0; 2] };
        let (mut count, mut leads) = (0.0, 0.0);
        for index in range {
            let position = positions.get(index);
            let forward = forward(&self.net, &self.scales, &position);
            let line: Vec<f32> = position.sides.iter().map(|side| side.promised).collect();
            let chances = soft_maximum(&line, position.spread);
            count += 1.0;
            for (side, sum) in [&forward.chances, &chances].into_iter().zip(&mut sums.entropy) {
                for (chance, side) in side.iter().zip(position.sides) {
                    *sum -= f64::from(side.won * chance.max(1e-9).ln());
                }
            }
            let seats = line.len();
            for one in 0..seats {
                let other = (one + 1) % seats;
                let lead = position.sides[one].points - position.sides[other].points;
                for (points, sum) in [&forward.points, &line].into_iter().zip(&mut sums.lead) {
                    *sum += f64::from(points[one] - points[other] - lead).powi(2);
                }
                leads += 1.0;
            }
        }
        sums.entropy = sums.entropy.map(|sum| sum / count);
        sums.lead = sums.lead.map(|sum: f64| (sum / leads).sqrt());
        sums
    }
}

fn soft_maximum(points: &[f32], spread: f32) -> Vec<f32> {
    let best = points.iter().copied().fold(f32::MIN, f32::max);
    let parts: Vec<f32> = points.iter().map(|own| libm::expf((own - best) / spread)).collect();
    let sum: f32 = parts.iter().sum();
    parts.iter().map(|part| part / sum).collect()
}

fn forward(net: &Net, scales: &[Vec<f32>; 2], position: &Position) -> Forward {
    let seats = position.sides.len();
    let mut table = net.first_bias;
    for input in position.table() {
        let index = usize::from(input.index);
        let value = input.value() * scales[1][index];
        add(&mut table, &net.table[index], value);
    }
    let mut sums = vec![[0.0; 2 * HIDDEN]; seats];
    let mut all = [0.0; HIDDEN];
    for (seat, sums) in sums.iter_mut().enumerate() {
        for input in position.side(seat) {
            let index = usize::from(input.index);
            let value = input.value() * scales[0][index];
            add(sums, &net.sides[index], value);
        }
        for lane in 0..HIDDEN {
            all[lane] += sums[HIDDEN + lane];
        }
    }
    let others = 1.0 / (seats.max(2) - 1) as f32;
    let (mut first, mut second, mut points) = (Vec::new(), Vec::new(), Vec::new());
    for (side, sums) in position.sides.iter().zip(&sums) {
        let lanes: [f32; HIDDEN] = std::array::from_fn(|lane| {
            (table[lane] + sums[lane] + (all[lane] - sums[HIDDEN + lane]) * others).max(0.0)
        });
        let mut next = net.second_bias;
        for (&lane, row) in lanes.iter().zip(&net.second) {
            add(&mut next, row, lane);
        }
        next.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        points
            .push(side.promised + next.iter().zip(&net.last).map(|(sum, weight)| sum * weight).sum::<f32>());
        first.push(lanes);
        second.push(next);
    }
    let chances = soft_maximum(&points, position.spread);
    Forward { first, second, points, chances }
}

/// Adds the slope of what is wrong with one position.
fn add_slope(net: &Net, scales: &[Vec<f32>; 2], position: &Position, lead: f32, slope: &mut Net) {
    let found = forward(net, scales, position);
    let seats = position.sides.len();
    let mut wrong: Vec<f32> =
        (0..seats).map(|seat| (found.chances[seat] - position.sides[seat].won) / position.spread).collect();
    let scale = lead / position.spread.powi(2);
    for one in 0..seats {
        let other = (one + 1) % seats;
        let error = (found.points[one] - found.points[other])
            - (position.sides[one].points - position.sides[other].points);
        wrong[one] += scale * error;
        wrong[other] -= scale * error;
    }
    let mut lanes = vec![[0.0_f32; 2 * HIDDEN]; seats];
    let (mut of_table, mut all) = ([0.0_f32; HIDDEN], [0.0_f32; HIDDEN]);
    for seat in 0..seats {
        let (first, second) = (&found.first[seat], &found.second[seat]);
        let mut back = [0.0_f32; SECOND];
        add(&mut slope.last, second, wrong[seat]);
        for (back, (&sum, &weight)) in back.iter_mut().zip(second.iter().zip(&net.last)) {
            *back = if sum > 0.0 { wrong[seat] * weight } else { 0.0 };
        }
        add(&mut slope.second_bias, &back, 1.0);
        for lane in 0..HIDDEN {
            if first[lane] <= 0.0 {
                continue;
            }
            add(&mut slope.second[lane], &back, first[lane]);
            let sum: f32 = net.second[lane].iter().zip(&back).map(|(weight, back)| weight * back).sum();
            lanes[seat][lane] = sum;
            of_table[lane] += sum;
            all[lane] += sum;
        }
    }
    let others = 1.0 / (seats.max(2) - 1) as f32;
    for lanes in &mut lanes {
        for lane in 0..HIDDEN {
            lanes[HIDDEN + lane] = (all[lane] - lanes[lane]) * others;
        }
    }
    add(&mut slope.first_bias, &of_table, 1.0);
    for input in position.table() {
        let index = usize::from(input.index);
        let value = input.value() * scales[1][index];
        add(&mut slope.table[index], &of_table, value);
    }
    for (seat, lanes) in lanes.iter().enumerate() {
        for input in position.side(seat) {
            let index = usize::from(input.index);
            let value = input.value() * scales[0][index];
            add(&mut slope.sides[index], lanes, value);
        }
    }
}

/// Adds a row so many times.
fn add(sums: &mut [f32], row: &[f32], times: f32) {
    for (sum, &value) in sums.iter_mut().zip(row) {
        *sum += times * value;
    }
}

/// A draw from the standard normal distribution.
fn normal(rng: &mut Rng) -> f32 {
    let (size, turn) = (1.0 - rng.random::<f64>(), rng.random::<f64>());
    ((-2.0 * libm::log(size)).sqrt() * libm::cos(std::f64::consts::TAU * turn)) as f32
}
