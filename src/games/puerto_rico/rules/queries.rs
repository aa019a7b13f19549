//! Figures that several rules and the screens ask for.

use super::PuertoRico;
use crate::core::Seat;
use crate::games::puerto_rico::data::buildings::Class;
use crate::games::puerto_rico::ids::{Building, GOODS, Good, Tile};
use crate::games::puerto_rico::state::{Board, FIRST_BUILDING_SPOT, SPACES, State};

/// What `seat` pays for `building` (`PR-BUI-05`, `PR-BUI-06`).
pub(super) fn price(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    building: Building,
    is_builder: bool,
) -> u8 {
    let def = game.def(building);
    let quarries = state.board(seat).manned_tiles(Tile::Quarry.index()).min(def.cap);
    def.cost.saturating_sub(is_builder as u8 + quarries)
}

/// The parts of what `seat` saves on `building`: by the privilege of the
/// Builder, and by quarries, together no more than the cost (`PR-BUI-05`,
/// `PR-BUI-06`).
pub(super) fn discounts(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    building: Building,
    is_builder: bool,
) -> (u8, u8) {
    let saved = game.def(building).cost - price(game, state, seat, building, is_builder);
    let privilege = (is_builder as u8).min(saved);
    (privilege, saved - privilege)
}

/// Crates of each good that `board` could produce, the supply aside
/// (`PR-CRA-02`, `PR-CRA-03`).
pub(super) fn capacity(game: &PuertoRico, board: &Board) -> [u8; GOODS] {
    let mut workers = [0; GOODS];
    for space in board.buildings() {
        if let Class::Production(good) = game.def(space.building).class {
            workers[good.index()] += space.people.count();
        }
    }
    workers[Good::Corn.index()] = u8::MAX;
    std::array::from_fn(|good| workers[good].min(board.manned_tiles(good)))
}

/// Empty circles on a spot: countryside 0 to 5, buildings from 6.
#[inline]
pub(super) fn free_circles(game: &PuertoRico, board: &Board, spot: u8) -> u8 {
    match spot.checked_sub(FIRST_BUILDING_SPOT) {
        None => board.tiles[spot as usize] - board.manned_tiles(spot as usize),
        Some(place) => match board.buildings().get(place as usize) {
            Some(space) => game.def(space.building).circles - space.people.count(),
            None => 0,
        },
    }
}

/// The spots of a board, countryside first.
pub(super) fn spots(board: &Board) -> std::ops::Range<u8> {
    0..FIRST_BUILDING_SPOT + board.buildings().len() as u8
}

/// Empty circles on the buildings of a board.
pub(super) fn free_building_circles(game: &PuertoRico, board: &Board) -> u8 {
    board.buildings().iter().map(|space| game.def(space.building).circles - space.people.count()).sum()
}

/// Whether `building` fits into the free spaces (`PR-BUI-04`).
pub(super) fn fits(game: &PuertoRico, board: &Board, building: Building) -> bool {
    (board.spaces + game.def(building).spaces()) as usize <= SPACES
}

/// Goods that may be stored whole (`PR-BLD-SWH-1`, `PR-BLD-LWH-1`).
pub(super) fn warehouse_kinds(board: &Board) -> u8 {
    board.works(Building::SmallWarehouse) as u8 + 2 * board.works(Building::LargeWarehouse) as u8
}
