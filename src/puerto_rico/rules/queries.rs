//! Figures that several rules and the screens ask for.

use super::PuertoRico;
use crate::data::buildings::Class;
use crate::ids::{Building, BuildingSet, GOODS, Good, Person, Role, Tile};
use crate::state::{Board, FIRST_BUILDING_SPOT, SPACES, State};
use game_core::{Game, Seat};

/// What `seat` pays for `building` (`PR-BUI-05`, `PR-BUI-06`).
pub(super) fn price(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    building: Building,
    is_builder: bool,
) -> u8 {
    let def = game.def(building);
    let board = state.board(seat);
    let quarries = board.manned_tiles(Tile::Quarry.index()).min(def.cap);
    def.cost.saturating_sub(flat_discount(board, is_builder) + by_notary(board, building) + quarries)
}

/// What the owner of `board` saves on any building: as the picker of the
/// Builder or not, and by forests (`PR-BUI-02`, `PR-X1-LUMB-6`).
#[inline]
pub(super) fn flat_discount(board: &Board, is_builder: bool) -> u8 {
    by_privilege(board, is_builder) + by_forests(board)
}

/// The privilege of the Builder, twice with a Publishing House
/// (`PR-X1-PUB-1`).
#[inline]
fn by_privilege(board: &Board, is_builder: bool) -> u8 {
    if is_builder { 1 + board.works(Building::PublishingHouse) as u8 } else { 0 }
}

#[inline]
fn by_forests(board: &Board) -> u8 {
    if board.works(Building::Lumberyard) { board.forest_count() / 2 } else { 0 }
}

/// What the owner of `board` saves on a building by its Notary.
#[inline]
fn by_notary(board: &Board, building: Building) -> u8 {
    if board.works(Building::Notary) {
        notary(board)[BuildingSet::EXPANDED.has(building) as usize]
    } else {
        0
    }
}

/// What a Notary that works saves on regular and on expanded buildings
/// (`PR-X2-NOT-1`).
#[cold]
pub(super) fn notary(board: &Board) -> [u8; 2] {
    match staff(board, Building::Notary) {
        Some(Person::Worker) => [1, 0],
        Some(Person::Citizen) => [0, 2],
        None => [0, 0],
    }
}

/// Who works on a building of one circle.
#[cold]
pub(super) fn staff(board: &Board, building: Building) -> Option<Person> {
    let people = board.people_on(board.spot_of(building)?);
    Person::ALL.into_iter().find(|&person| people.of(person) > 0)
}

/// The parts of what `seat` saves on `building`: by the privilege of the
/// Builder, by forests, by a Notary and by quarries, together no more than the
/// cost (`PR-BUI-05`, `PR-BUI-06`, `PR-X1-LUMB-6`, `PR-X2-NOT-1`).
pub(super) fn discounts(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    building: Building,
    is_builder: bool,
) -> [u8; 4] {
    let board = state.board(seat);
    let saved = game.def(building).cost - price(game, state, seat, building, is_builder);
    let privilege = by_privilege(board, is_builder).min(saved);
    let forests = by_forests(board).min(saved - privilege);
    let notary = by_notary(board, building).min(saved - privilege - forests);
    [privilege, forests, notary, saved - privilege - forests - notary]
}

/// Crates of each good that `board` could produce, the supply aside
/// (`PR-CRA-02`, `PR-CRA-03`).
pub(crate) fn capacity(game: &PuertoRico, board: &Board) -> [u8; GOODS] {
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

/// Returns true if a spot from `from` on has an empty circle.
pub(super) fn has_room(game: &PuertoRico, board: &Board, from: u8) -> bool {
    spots(board).skip(from.into()).any(|spot| free_circles(game, board, spot) > 0)
}

/// The spots of a board, countryside first.
pub(super) fn spots(board: &Board) -> std::ops::Range<u8> {
    0..FIRST_BUILDING_SPOT + board.buildings().len() as u8
}

/// Empty circles on the buildings of a board.
pub(super) fn free_building_circles(board: &Board) -> u8 {
    board.building_circles() - board.staff()
}

/// Returns true if `building` fits into the free spaces (`PR-BUI-04`).
pub(super) fn fits(game: &PuertoRico, board: &Board, building: Building) -> bool {
    (board.spaces + game.def(building).spaces()) as usize <= SPACES
}

/// The buildings that are too large for the free spaces of a board.
#[inline]
pub(super) fn too_large(board: &Board) -> BuildingSet {
    match SPACES - usize::from(board.spaces) {
        0 => BuildingSet::ALL,
        1 => BuildingSet::EXPANDED,
        _ => BuildingSet::EMPTY,
    }
}

/// How often the seat that acts has the privilege of the present role: once
/// as its picker, twice with a Publishing House (`PR-X1-PUB-1`), otherwise not.
#[inline]
pub(super) fn privilege(state: &State) -> u8 {
    if state.actor == state.picker { 1 + state.own().works(Building::PublishingHouse) as u8 } else { 0 }
}

/// Returns true if a board has forests without the building that makes them, which stays where it
/// was built (`PR-X1-LUMB-1`).
pub(super) fn lacks_lumberyard(board: &Board) -> bool {
    board.forest_count() > 0 && !board.owns(Building::Lumberyard)
}

/// Single crates that may be kept besides (`PR-CAP-14`, `PR-X1-STO-1`).
pub(super) fn single_crates(board: &Board) -> u8 {
    1 + 3 * board.works(Building::Storehouse) as u8
}

/// Coins that the owner of a board gets for a sale besides the price (`PR-BLD-SMKT-1`, `PR-BLD-LMKT-1`).
#[inline]
pub(crate) fn market_coins(board: &Board) -> u8 {
    board.works(Building::SmallMarket) as u8 + 2 * board.works(Building::LargeMarket) as u8
}

/// Goods that may be stored whole (`PR-BLD-SWH-1`, `PR-BLD-LWH-1`).
#[inline]
pub(crate) fn warehouse_kinds(board: &Board) -> u8 {
    board.works(Building::SmallWarehouse) as u8 + 2 * board.works(Building::LargeWarehouse) as u8
}

/// Returns the seat that makes a pick (`PR-RND-01`).
pub(super) fn picker(game: &PuertoRico, governor: Seat, pick: u8) -> Seat {
    governor.clockwise(pick, game.seats())
}

/// Returns true if a role tile is in this game.
pub(super) fn in_game(game: &PuertoRico, role: Role) -> bool {
    match role {
        Role::Adventurer => game.rules.figures.adventurers >= 1,
        Role::Adventurer2 => game.rules.figures.adventurers >= 2,
        Role::Smuggler => game.rules.smuggler,
        _ => true,
    }
}

/// Returns true if a role tile is in this game and nobody has picked it in this round.
pub(super) fn is_free(game: &PuertoRico, state: &State, role: Role) -> bool {
    state.taken[role as usize].is_none() && in_game(game, role)
}

/// Returns true if the seat that acts picked the role.
#[inline]
pub(super) fn is_picker(state: &State) -> bool {
    state.actor == state.picker
}
