//! What a choice would bring, said before it is made. The rules pay by
//! themselves; a test holds both against each other.

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::data::buildings::Class;
use sobremesa::games::puerto_rico::ids::{Building, GOODS, Good, Role, Tile};
use sobremesa::games::puerto_rico::view::SeatView;
use sobremesa::games::puerto_rico::{PuertoRico, View};

use super::model::OWN;

/// Whether a seat has the building with a worker on it.
pub fn works(seat: &SeatView, building: Building) -> bool {
    seat.buildings.iter().any(|&(owned, workers)| owned == building && workers > 0)
}

fn is_picker(view: &View, role: Role, seat: Seat) -> bool {
    view.phase == Some((role, seat))
}

/// Coins for a crate (`PR-TRD-02`): base price, markets, privilege.
pub fn sale(view: &View, seat: Seat, good: Good) -> u8 {
    let mat = &view.seats[seat.index()];
    let markets = works(mat, Building::SmallMarket) as u8 + 2 * works(mat, Building::LargeMarket) as u8;
    good.index() as u8 + markets + is_picker(view, Role::Trader, seat) as u8
}

/// Crates that a load moves, and the points it brings (`PR-CAP-10`,
/// `PR-CAP-11`, `PR-BLD-HARB-1`). `first` is the picker's first load.
pub fn load(view: &View, seat: Seat, good: Good, ship: u8, first: bool) -> (u8, u8) {
    let mat = &view.seats[seat.index()];
    let owned = mat.crates[good.index()];
    let room = match ship {
        OWN => owned,
        place => view.ships.get(place as usize).map_or(0, |ship| ship.size - ship.crates),
    };
    let crates = owned.min(room);
    (crates, crates + first as u8 + works(mat, Building::Harbor) as u8)
}

/// The parts of a price (`PR-BUI-05`, `PR-BUI-06`): the Builder's coin and
/// what the quarries save, as far as the cost goes.
pub fn discounts(view: &View, seat: Seat, cost: u8, price: u8) -> (u8, u8) {
    let saved = cost - price;
    let builder = (is_picker(view, Role::Builder, seat) as u8).min(saved);
    (builder, saved - builder)
}

/// Quarries with a worker.
pub fn quarries(seat: &SeatView) -> u8 {
    seat.manned[Tile::Quarry.index()]
}

/// Crates that a storage selection gives up.
pub fn lost(crates: &[u8], whole: &[bool], keep: Option<Good>) -> u8 {
    let gone = crates.iter().zip(whole).filter(|(_, whole)| !**whole).map(|(crates, _)| *crates).sum::<u8>();
    gone - keep.is_some_and(|good| !whole[good.index()] && crates[good.index()] > 0) as u8
}

/// What a seat would produce now (`PR-CRA-03`, `PR-CRA-04`).
pub fn produce(game: &PuertoRico, view: &View, seat: Seat) -> [u8; GOODS] {
    let mat = &view.seats[seat.index()];
    std::array::from_fn(|good| {
        let staff: u8 = mat
            .buildings
            .iter()
            .filter(|(building, _)| game.def(*building).class == Class::Production(Good::ALL[good]))
            .map(|&(_, workers)| workers)
            .sum();
        let staff = if good == Good::Corn.index() { u8::MAX } else { staff };
        staff.min(mat.manned[good]).min(view.crates[good])
    })
}
