//! Places on the board where an action happens.

use game_core::Seat;
use puerto_rico::Action;
use puerto_rico::ids::{Good, Tile};

/// Names of the places where `seat` carries out `action`.
pub fn places(seat: Seat, action: Action) -> Vec<String> {
    let own = seat.0;
    let spot = |spot: u8| match Tile::ALL.get(usize::from(spot)) {
        Some(tile) => format!("land-{own}-{}", tile.key()),
        None => format!("site-{own}-{}", usize::from(spot) - Tile::ALL.len()),
    };
    let goods = |good: Good| format!("crate-{own}-{}", good.key());
    let ship = |place: u8| format!("ship-{place}");
    match action {
        Action::Role(role) | Action::Capture(role) => vec![format!("role-{}", role.key())],
        Action::Take(tile) | Action::Forest(tile) => vec![format!("market-{}", tile.key())],
        Action::Build(building) | Action::Draft(building) => {
            vec![format!("offer-{}", building.key()), "open-shop".to_owned()]
        }
        Action::Place(place) | Action::Move(place) => vec![spot(place)],
        Action::Load(good, place) => vec![goods(good), ship(place)],
        Action::Sell(good) => vec![goods(good), "house".to_owned()],
        Action::Wharf(good) => vec![goods(good), "ship-own".to_owned()],
        Action::Extra(good) => vec![format!("supply-{}", good.key())],
        Action::StoreAll(good) | Action::KeepOne(good) | Action::GiveCrate(good) | Action::Export(good) => {
            vec![goods(good)]
        }
        Action::Raid(place) => vec![ship(place)],
        Action::Plunder => vec!["house".to_owned()],
        Action::Poach => vec!["register".to_owned()],
        _ => Vec::new(),
    }
}
