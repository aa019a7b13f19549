//! Districts and who scores in them (`GK-SCO-03` to `GK-SCO-09`).

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::ids::{Colour, Tile};
use crate::sets::TileSet;
use crate::state::{City, SEATS, State};
use game_core::Seat;

/// A district needs two buildings, and there are 60 at most.
pub(crate) const DISTRICTS: usize = 30;

/// A group of connected buildings of one colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct District {
    pub buildings: TileSet,
    /// Each seat's resources in it.
    pub resources: [u8; SEATS],
    /// Points of each seat.
    pub points: [u8; SEATS],
}

/// Rank of a seat in a district: resources, then floors of its tallest building, then the highest
/// number on one of these.
type DistrictRank = (u8, u8, u8);

/// Every district of the city.
pub(crate) fn districts(state: &State, seats: u8) -> ArrayVec<District, DISTRICTS> {
    let mut districts = ArrayVec::new();
    for colour in Colour::ALL {
        let mut left: TileSet = state.city.tops().iter().filter(|top| top.colour() == colour).collect();
        while let Some(first) = left.iter().next() {
            let buildings = connected(&state.city, first, &mut left);
            if buildings.len() >= 2 {
                districts.push(judge(state, seats, buildings));
            }
        }
    }
    districts
}

/// Takes everything connected with `first` out of `left`.
fn connected(city: &City, first: Tile, left: &mut TileSet) -> TileSet {
    let (mut group, mut fresh) = (TileSet::EMPTY, TileSet::EMPTY);
    fresh.insert(first);
    left.remove(first);
    while let Some(next) = fresh.iter().next() {
        fresh.remove(next);
        group.insert(next);
        for near in left.iter().filter(|&near| city.cell(near).touches(city.cell(next))) {
            left.remove(near);
            fresh.insert(near);
        }
    }
    group
}

/// `GK-SCO-04` to `GK-SCO-07`.
fn judge(state: &State, seats: u8, buildings: TileSet) -> District {
    let mut standings: [DistrictRank; SEATS] = Default::default();
    for top in buildings.iter() {
        let Some(owner) = state.city.owner(top) else { continue };
        let (resources, tallest, number) = &mut standings[owner.index()];
        let height = state.city.height(top);
        *resources += height;
        (*tallest, *number) = (*tallest, *number).max((height, top.number()));
    }
    let resources = standings.map(|(resources, ..)| resources);
    let mut points = [0; SEATS];
    let present = Seat::all(seats).filter(|seat| resources[seat.index()] > 0);
    let mut order: ArrayVec<(Reverse<DistrictRank>, Seat), SEATS> =
        present.map(|seat| (Reverse(standings[seat.index()]), seat)).collect();
    order.sort_unstable();
    if let Some(&(_, first)) = order.first() {
        points[first.index()] = resources.iter().sum();
        let second = order.get(1).map_or(first, |&(_, second)| second);
        points[second.index()] += resources[second.index()];
    }
    District { buildings, resources, points }
}
