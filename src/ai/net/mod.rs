//! Small value nets: what experience adds to the points that the weights of the
//! features promise.
//!
//! A net looks at the same features as the weights do, at those of the other seats
//! and at the table, and adds points for each seat; a net of nothing but zeros
//! changes nothing. Sums are made lane by lane in a fixed order, so every program
//! comes to the same bits.

pub mod file;
mod stored;

use arrayvec::ArrayVec;

use game_core::{MAX_SEATS, Seat};

pub use stored::{NetShape, Stored};

/// Lanes of the first layer, for each seat.
pub const HIDDEN: usize = 32;
/// Lanes of the second layer.
pub const SECOND: usize = 16;
/// Weights of a feature in the sums of its own seat, then in those of the others.
pub type SideRow = [f32; 2 * HIDDEN];

/// Somebody who hears the inputs of a position: first all about the table, then
/// all of the first seat, and so on.
pub trait Inputs {
    /// A feature of a seat that is not zero.
    fn side(&mut self, seat: Seat, feature: usize, value: f32);
    /// Something about the table that is not zero.
    fn table(&mut self, input: usize, value: f32);
}

/// The weights of a net.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// One row per feature of a seat.
    pub sides: Vec<SideRow>,
    /// One row per input about the table.
    pub table: Vec<[f32; HIDDEN]>,
    /// Start values of the lanes of the first layer.
    pub first_bias: [f32; HIDDEN],
    /// One row per lane of the first layer.
    pub second: [[f32; SECOND]; HIDDEN],
    /// Start values of the lanes of the second layer.
    pub second_bias: [f32; SECOND],
    /// Points per unit of each lane of the second layer.
    pub last: [f32; SECOND],
}

impl Net {
    /// A net that adds nothing.
    pub fn zero(shape: NetShape) -> Self {
        Net {
            sides: vec![[0.0; 2 * HIDDEN]; shape.sides],
            table: vec![[0.0; HIDDEN]; shape.table],
            first_bias: [0.0; HIDDEN],
            second: [[0.0; SECOND]; HIDDEN],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
        }
    }

    /// Begins to look at a position of so many seats.
    #[inline]
    pub fn pass(&self, seats: u8) -> Pass<'_> {
        Pass { net: self, inputs: ArrayVec::new(), ends: [0; MAX_SEATS + 1], seats: usize::from(seats) }
    }
}

/// Inputs of a position at most, those of all its seats together.
pub const MOST_INPUTS: usize = 1536;
/// Lanes that are summed up at once: they fit the registers of every processor.
const BLOCK: usize = 32;

/// The inputs of one position.
pub struct Pass<'a> {
    net: &'a Net,
    /// Those about the table, then those of each seat.
    inputs: ArrayVec<(u32, f32), MOST_INPUTS>,
    /// End of each of these lists.
    ends: [usize; MAX_SEATS + 1],
    seats: usize,
}

impl Inputs for Pass<'_> {
    #[inline]
    fn side(&mut self, seat: Seat, feature: usize, value: f32) {
        self.inputs.push((feature as u32, value));
        self.ends[seat.index() + 1] = self.inputs.len();
    }

    #[inline]
    fn table(&mut self, input: usize, value: f32) {
        self.inputs.push((input as u32, value));
        self.ends[0] = self.inputs.len();
    }
}

impl Pass<'_> {
    /// The points that each seat gets on top.
    pub fn points(&self) -> ArrayVec<f32, MAX_SEATS> {
        let table = weigh(&self.inputs[..self.ends[0]], &self.net.table, self.net.first_bias);
        let mut sides = ArrayVec::<SideRow, MAX_SEATS>::new();
        let mut all = [0.0; HIDDEN];
        let mut begin = self.ends[0];
        for &end in &self.ends[1..=self.seats] {
            // 0 for a seat without inputs.
            let list = &self.inputs[begin..end.max(begin)];
            begin = end.max(begin);
            let side = weigh(list, &self.net.sides, [0.0; 2 * HIDDEN]);
            for lane in 0..HIDDEN {
                all[lane] += side[HIDDEN + lane];
            }
            sides.push(side);
        }
        let others = 1.0 / (self.seats.max(2) - 1) as f32;
        sides.iter().map(|side| self.points_of(side, &table, &all, others)).collect()
    }

    fn points_of(&self, side: &SideRow, table: &[f32; HIDDEN], all: &[f32; HIDDEN], others: f32) -> f32 {
        let mut second = self.net.second_bias;
        for lane in 0..HIDDEN {
            let sum = table[lane] + side[lane] + (all[lane] - side[HIDDEN + lane]) * others;
            // Without a branch: half of the lanes are negative, and none knows which.
            let sum = sum.max(0.0);
            let row = &self.net.second[lane];
            for to in 0..SECOND {
                second[to] += sum * row[to];
            }
        }
        let parts = second.iter().zip(&self.net.last).map(|(sum, weight)| sum.max(0.0) * weight);
        parts.sum()
    }
}

/// The sums of rows by their inputs, on top of `sums`.
#[inline]
fn weigh<const LANES: usize>(
    list: &[(u32, f32)],
    rows: &[[f32; LANES]],
    mut sums: [f32; LANES],
) -> [f32; LANES] {
    for (block, sums) in sums.as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
        let mut block_sums = *sums;
        for &(input, value) in list {
            let row = &rows[input as usize].as_chunks::<BLOCK>().0[block];
            for lane in 0..BLOCK {
                block_sums[lane] += value * row[lane];
            }
        }
        *sums = block_sums;
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: NetShape = NetShape { version: 1, sides: 3, table: 2, runs: [&[], &[]] };

    /// A net that adds a point for each unit of the first input of a seat, and takes
    /// half a point for each unit of the second one of the others.
    fn net() -> Net {
        let mut net = Net::zero(SHAPE);
        net.sides[0][0] = 1.0;
        net.sides[1][HIDDEN + 1] = 1.0;
        net.second[0][0] = 1.0;
        net.second[1][1] = 1.0;
        net.last[0] = 1.0;
        net.last[1] = -0.5;
        net
    }

    #[test]
    fn a_net_of_zeros_adds_nothing() {
        let net = Net::zero(SHAPE);
        let mut pass = net.pass(2);
        pass.table(0, 5.0);
        pass.side(Seat(0), 2, 7.0);
        assert_eq!(pass.points()[..], [0.0, 0.0]);
    }

    #[test]
    fn a_seat_is_judged_by_its_own_inputs_and_the_mean_of_the_others() {
        let net = net();
        let mut pass = net.pass(3);
        pass.side(Seat(0), 0, 4.0);
        pass.side(Seat(1), 1, 6.0);
        pass.side(Seat(2), 0, 1.0);
        pass.side(Seat(2), 1, 2.0);
        // Seat 0: 4 - (6 + 2) / 4; seat 1: - 2 / 4; seat 2: 1 - 6 / 4.
        assert_eq!(pass.points()[..], [2.0, -0.5, -0.5]);
    }

    #[test]
    fn a_seat_without_inputs_does_not_take_those_of_another() {
        let net = net();
        let mut pass = net.pass(3);
        pass.side(Seat(0), 0, 4.0);
        pass.side(Seat(2), 0, 3.0);
        assert_eq!(pass.points()[..], [4.0, 0.0, 3.0]);
    }

    #[test]
    fn the_table_is_seen_by_every_seat() {
        let mut net = net();
        net.table[1][0] = 2.0;
        let mut pass = net.pass(2);
        pass.table(1, 1.5);
        pass.side(Seat(1), 0, 1.0);
        assert_eq!(pass.points()[..], [3.0, 4.0]);
    }
}
