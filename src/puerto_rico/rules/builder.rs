//! The Builder phase (section 6.3).

use super::watch::{self, Deed};
use super::{PuertoRico, bohio, bonus, mutations, payment, puertoma, queries};
use crate::action::Action;
use crate::data::buildings::{BuildingDef, Class};
use crate::event::{EndWhy, Event, PointsWhy};
use crate::ids::{Building, BuildingSet};
use crate::reason::Reason;
use crate::state::{Board, FIRST_BUILDING_SPOT, Frame, SPACES, State};
use game_core::{Actions, Seat, Sink, list};

/// Opens the turn of the seat that acts.
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if bohio::now_or_then(game, state, |state| own_offers(game, state).next().is_some()) {
        state.stack.push(Frame::Build);
    } else {
        mutations::passed(state, log);
    }
}

fn price(game: &PuertoRico, state: &State, building: Building) -> u8 {
    queries::price(game, state, state.actor, building, queries::is_picker(state))
}

/// The buildings that the seat that acts can buy.
fn own_offers(game: &PuertoRico, state: &State) -> impl Iterator<Item = Building> {
    offers(game, state, state.own(), queries::is_picker(state))
}

/// The buildings that the owner of `board` can buy, in canonical order.
#[inline]
pub(super) fn offers(
    game: &PuertoRico,
    state: &State,
    board: &Board,
    is_builder: bool,
) -> impl Iterator<Item = Building> {
    for_sale(state, within_reach(game, board, is_builder))
}

/// The buildings that the owner of `board` can pay for and has space for.
#[inline]
fn within_reach(game: &PuertoRico, board: &Board, is_builder: bool) -> BuildingSet {
    affordable(game, board, is_builder, 0).without(board.owned().or(queries::too_large(board)))
}

/// Those of some buildings of which there is a copy in the tray.
#[inline]
fn for_sale(state: &State, buildings: BuildingSet) -> impl Iterator<Item = Building> + use<'_> {
    buildings.iter().filter(|&building| state.tray[building.index()] > 0)
}

/// What the owner of `board` could pay for with so many coins `more`, whether
/// or not there is a copy and a space left.
#[inline]
pub(super) fn affordable(game: &PuertoRico, board: &Board, is_builder: bool, more: u16) -> BuildingSet {
    if board.manned().and(BuildingSet::SAVING).is_empty() {
        game.means.affordable(board, u16::from(is_builder) + more)
    } else {
        with_savings(game, board, is_builder, more)
    }
}

/// What the owner of buildings with which one saves could pay for.
#[cold]
fn with_savings(game: &PuertoRico, board: &Board, is_builder: bool, more: u16) -> BuildingSet {
    let discount = u16::from(queries::flat_discount(board, is_builder) + payment::worth(board)) + more;
    if board.works(Building::Notary) {
        with_notary(game, board, discount)
    } else {
        game.means.affordable(board, discount)
    }
}

/// What the owner of a Notary could pay for (`PR-X2-NOT-1`).
pub(super) fn with_notary(game: &PuertoRico, board: &Board, discount: u16) -> BuildingSet {
    let [regular, expanded] = queries::notary(board).map(u16::from);
    let regular = game.means.affordable(board, discount + regular).without(BuildingSet::EXPANDED);
    regular.or(game.means.affordable(board, discount + expanded).and(BuildingSet::EXPANDED))
}

/// Every building that can be bought, or nothing.
pub(super) fn legal(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    let buildings = within_reach(game, state.own(), queries::is_picker(state));
    list(out, for_sale(state, buildings).map(Action::Build));
    if game.rules.overpaying {
        let expanded = for_sale(state, buildings.and(BuildingSet::EXPANDED));
        list(out, expanded.filter(|&one| may_pay_all(game, state, one)).map(Action::BuildForAll));
    }
}

/// Returns true if the seat that acts may pay all its coins for an expanded building that it can
/// buy for less: discounts are optional, so anything up to the printed cost (`PR-BUI-07`). For no
/// other buildings does that ever serve anything.
fn may_pay_all(game: &PuertoRico, state: &State, building: Building) -> bool {
    let coins = state.own().coins;
    coins <= u16::from(game.def(building).cost) && coins > u16::from(price(game, state, building))
}

/// Reason why a building cannot be bought for all coins.
pub(super) fn why_not_for_all(game: &PuertoRico, state: &State, building: Building) -> Reason {
    if !game.rules.overpaying {
        return Reason::NotForAll;
    }
    let price = price(game, state, building);
    barred(game, state, state.actor, building, price).unwrap_or(Reason::NotForAll)
}

/// Buys a building for all coins (`PR-BUI-07`).
#[cold]
pub(super) fn build_for_all(
    game: &PuertoRico,
    state: &mut State,
    building: Building,
    log: &mut impl Sink<Event>,
) {
    let coins = state.own().coins as u8;
    complete(game, state, building, coins, log);
}

/// Reason why a building cannot be bought.
pub(super) fn why_not(game: &PuertoRico, state: &State, building: Building) -> Reason {
    let price = price(game, state, building);
    barred(game, state, state.actor, building, price).unwrap_or(Reason::NotAsked)
}

/// Why `seat` cannot buy a building for a price, its turn aside; `None` if it
/// can.
pub(super) fn barred(
    game: &PuertoRico,
    state: &State,
    seat: Seat,
    building: Building,
    price: u8,
) -> Option<Reason> {
    let board = state.board(seat);
    if board.owns(building) {
        Some(Reason::AlreadyOwned)
    } else if state.tray[building.index()] == 0 {
        Some(Reason::SoldOut)
    } else if !queries::fits(game, board, building) {
        Some(Reason::NoSpace)
    } else {
        let missing = u16::from(price).saturating_sub(board.coins) as u8;
        // PR-X1-HID-2
        (missing > payment::worth(board)).then_some(Reason::TooExpensive { missing })
    }
}

/// Buys a building (`PR-BUI-01`), once what stands in for missing coins is
/// returned (`PR-X1-HID-2`).
pub(super) fn build(game: &PuertoRico, state: &mut State, building: Building, log: &mut impl Sink<Event>) {
    let price = price(game, state, building);
    let missing = u16::from(price).saturating_sub(state.own().coins) as u8;
    if missing > 0 {
        state.stack.replace(Frame::Payment { building, missing, from: 0 });
    } else {
        complete(game, state, building, price, log);
    }
}

/// Moves a building to the board of the seat that acts for `price` coins, with
/// everything that follows.
pub(super) fn complete(
    game: &PuertoRico,
    state: &mut State,
    building: Building,
    price: u8,
    log: &mut impl Sink<Event>,
) {
    let seat = state.actor;
    // PR-BUI-11: School and Church must have worked before this purchase.
    let [school, church] = [Building::School, Building::Church].map(|other| state.own().works(other));
    let purse = state.own().coins;
    mutations::pay(state, seat, price);
    mutations::gain_building(game, state, seat, building);
    let full = state.own().spaces as usize >= SPACES;
    state.stack.pop();
    log.emit(|| Event::Built { seat, building, price });
    if game.rules.puertomas > 0 {
        puertoma::built(game, state, seat, building, log);
    }
    watch::tell(game, state, Deed::Built { building, purse, paid: price }, log);
    if full {
        mutations::trigger_end(state, EndWhy::Buildings, log);
    }
    if church {
        offer_church(game, state, log);
    }
    if school && game.def(building).circles > 0 && mutations::has_worker(state) {
        let asks = Frame::School { building };
        if bonus::is_asked(game, state, asks, log) {
            state.stack.push(asks);
        } else {
            man(state, building, log);
        }
    }
}

/// Gives the points of the Church for the building bought just now, or asks;
/// whoever has a School as well is asked about that first.
#[cold]
fn offer_church(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if points_of_church(game, state) == 0 {
        return;
    }
    let asks = Frame::Bonus { building: Building::Church };
    if bonus::is_asked(game, state, asks, log) {
        state.stack.push(asks);
    } else {
        take_church(game, state, log);
    }
}

/// What the Church gives the seat that acts for its last building.
pub(super) fn points_of_church(game: &PuertoRico, state: &State) -> u8 {
    state.own().buildings().last().map_or(0, |space| church_points(game.def(space.building)))
}

/// Returns true if the Church may offer its points for the last building, which is not the Church
/// itself (`PR-X1-CHU-3`).
pub(super) fn may_offer_church(game: &PuertoRico, state: &State) -> bool {
    let last = state.own().buildings().last();
    let other = last.is_some_and(|space| space.building != Building::Church);
    state.own().works(Building::Church) && other && points_of_church(game, state) > 0
}

/// Takes the points of the Church.
#[cold]
pub(super) fn take_church(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let vp = points_of_church(game, state);
    mutations::award(game, state, state.actor, vp, PointsWhy::Church, log);
}

/// What the Church gives for a building (`PR-X1-CHU-1`, `PR-X1-CHU-2`).
pub(super) fn church_points(def: &BuildingDef) -> u8 {
    match (def.class, def.vp) {
        (Class::Expanded, _) => 2,
        (_, 2..) => 1,
        _ => 0,
    }
}

/// Puts the School's worker on the new building (`PR-BLD-SCH-1`).
pub(super) fn man(state: &mut State, building: Building, log: &mut impl Sink<Event>) {
    let seat = state.actor;
    let (person, from) =
        mutations::take_worker(state).expect("invariant: the School is only asked with workers left");
    let place = state.own().buildings().len() as u8 - 1;
    mutations::man(state, seat, FIRST_BUILDING_SPOT + place, person);
    log.emit(|| Event::BuildingManned { seat, building, from });
}
