//! Scores: bare tallies for search, itemised sheets for people.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::seat::{MAX_SEATS, Seat};

/// One seat's result in the order in which results are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Tally {
    /// Victory points.
    pub points: i16,
    /// Tie break; larger is better.
    pub tie_break: i16,
}

/// A tally for every seat, in seat order, without allocation.
pub type Tallies = ArrayVec<Tally, MAX_SEATS>;

/// The rank of `seat` among `tallies`: 1 for the best; equal tallies share it.
pub fn rank(tallies: &[Tally], seat: Seat) -> u8 {
    let own = tallies[seat.index()];
    1 + tallies.iter().filter(|&&other| other > own).count() as u8
}

/// Points of every seat, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// One entry per seat, in seat order.
    pub seats: Vec<SeatScore>,
}

/// One seat's part of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatScore {
    /// The lines in the order in which they are counted.
    pub lines: Vec<ScoreLine>,
    /// Their sum and the tie-break.
    pub tally: Tally,
    /// 1 for the best; shared by equal tallies.
    pub rank: u8,
}

/// One source of points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The source as a key of the game's vocabulary, such as `printed`.
    pub source: Cow<'static, str>,
    /// The rule that grants the points.
    pub rule: Cow<'static, str>,
    /// Points of this line.
    pub points: i16,
    /// The pieces behind it (a key and its share), for those who ask.
    pub pieces: Vec<(Cow<'static, str>, i16)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_tallies_share_a_rank() {
        let tally = |points, tie_break| Tally { points, tie_break };
        let all = [tally(31, 5), tally(31, 4), tally(31, 5), tally(20, 9)];
        let ranks: Vec<u8> = Seat::all(4).map(|seat| rank(&all, seat)).collect();
        assert_eq!(ranks, [1, 3, 1, 4]);
    }
}
