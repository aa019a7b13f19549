//! Particulars of a refusal: the piece that was wanted, the number needed and the number there is,
//! so that the sentence can name them.

use game_core::Seat;
use puerto_rico::ids::{Building, Good};
use puerto_rico::view::{SeatView, ShipView};
use puerto_rico::{Action, Reason, View};

use super::model::SPACES;
use super::names::{scene, texts};
use crate::Context;
use crate::words::messages::Particulars;

/// Why `seat` cannot do `action`, with what is missing and by how much.
pub fn refusal(context: Context<'_>, seat: Seat, action: Action, reason: Reason) -> String {
    texts(context).reason(reason, &particulars(context, seat, action, reason))
}

/// Particulars that the sentence about `reason` can name.
pub fn particulars<'a>(context: Context<'a>, seat: Seat, action: Action, reason: Reason) -> Particulars<'a> {
    let about = Particulars::default();
    match action {
        Action::Raid(place) => {
            let ship = context.view.ships.get(usize::from(place)).map(|ship| ship.size);
            Particulars { ship, ..about }
        }
        Action::Role(role) | Action::Capture(role) => {
            let tile = context.view.roles.iter().find(|tile| tile.role == role);
            let by = tile.and_then(|tile| tile.taken_by).map(|seat| scene(context).who(seat));
            Particulars { role: Some(role), by, ..about }
        }
        Action::Take(tile) | Action::Man(tile) | Action::Forest(tile) => {
            Particulars { tile: Some(tile), ..about }
        }
        Action::Draft(building) => Particulars { building: Some(building), ..about },
        Action::Build(building) | Action::BuildForAll(building) => {
            of_building(context, seat, building, reason, about)
        }
        Action::Load(good, place) => of_load(context.view, seat, good, place, reason, about),
        Action::Extra(good) | Action::Sell(good) | Action::Wharf(good) => {
            Particulars { good: Some(good), ..about }
        }
        Action::GiveCrate(good) | Action::Export(good) | Action::Board(good) => {
            Particulars { good: Some(good), ..about }
        }
        Action::StoreAll(good) | Action::KeepOne(good) => Particulars { good: Some(good), ..about },
        Action::Pass => Particulars { good: loadable(context), ..about },
        Action::Draw | Action::Accept | Action::Place(_) => about,
        Action::Move(_) | Action::GivePerson(_) | Action::GivePoint => about,
        Action::Keep(_) | Action::Spoils(_) | Action::Plunder | Action::Poach => about,
        Action::Discard(tile, _) | Action::Clear(tile) => Particulars { tile: Some(tile), ..about },
        Action::Pick(_) | Action::MoveCitizen(_) | Action::GiveCitizen(_) => about,
        Action::Zone | Action::PoachCitizens(_) => about,
    }
}

fn of_building<'a>(
    context: Context<'a>,
    seat: Seat,
    building: Building,
    reason: Reason,
    about: Particulars<'a>,
) -> Particulars<'a> {
    let about = Particulars { building: Some(building), ..about };
    let Some(mat) = context.view.seats.get(seat.index()) else { return about };
    let price = context.view.shop.iter().find(|offer| offer.building == building).map(|offer| offer.price);
    match reason {
        Reason::NoSpace => {
            let need = Some(context.game.def(building).spaces());
            Particulars { need, have: Some(SPACES.saturating_sub(mat.spaces)), ..about }
        }
        Reason::TooExpensive { .. } => {
            Particulars { need: price, have: Some(mat.coins.min(u8::MAX.into()) as u8), ..about }
        }
        _ => about,
    }
}

fn of_load<'a>(
    view: &'a View,
    seat: Seat,
    good: Good,
    place: u8,
    reason: Reason,
    about: Particulars<'a>,
) -> Particulars<'a> {
    let about = Particulars { good: Some(good), ..about };
    let Some(ship) = view.ships.get(place as usize) else { return about };
    let about = Particulars { carries: ship.good, ship: Some(ship.size), ..about };
    match reason {
        Reason::OnOtherShip => {
            let other = view.ships.iter().find(|other| other.good == Some(good));
            Particulars { ship: other.map(|other| other.size), ..about }
        }
        Reason::LargerShip => larger_ship(view, view.seats.get(seat.index()), good, ship, about),
        _ => about,
    }
}

/// The empty ship that takes the most crates (`PR-CAP-06`).
fn larger_ship<'a>(
    view: &'a View,
    mat: Option<&SeatView>,
    good: Good,
    ship: &ShipView,
    about: Particulars<'a>,
) -> Particulars<'a> {
    let Some(crates) = mat.map(|mat| mat.crates[good.index()]) else { return about };
    let empty = view.ships.iter().filter(|other| other.good.is_none());
    let best = empty.max_by_key(|other| other.size.min(crates));
    Particulars {
        ship: best.map(|best| best.size),
        need: best.map(|best| best.size.min(crates)),
        have: Some(ship.size.min(crates)),
        ..about
    }
}

/// A good that a cargo ship still takes.
fn loadable(context: Context<'_>) -> Option<Good> {
    context.legal.iter().find_map(|action| match action {
        Action::Load(good, _) => Some(*good),
        _ => None,
    })
}
