//! What one viewer sees (section 3).

use super::{PuertoRico, achievements, bonus, builder, craftsman, draft, festival, puertoma, queries, score};
use crate::ids::{Building, Role};
use crate::prompt::Prompt;
use crate::state::{People, State};
use crate::view::{CitizensView, RoleView, SeatView, ShipView, ShopView, View};
use game_core::{Game, Seat, Turn, Viewer};

/// Builds the view of `viewer`, with `turn` as what is being asked.
pub(super) fn view(game: &PuertoRico, state: &State, viewer: Viewer, turn: Turn<Prompt>) -> View {
    let roles = Role::ALL.into_iter().filter(|&role| queries::in_game(game, role));
    let ships = state.ships.iter().filter(|ship| ship.size > 0);
    View {
        viewer,
        edition: game.config().edition,
        round: state.round,
        governor: state.governor,
        last_round: state.last_round,
        turn,
        ending: bonus::ending(game, state),
        phase: state.phase(),
        roles: roles
            .map(|role| RoleView {
                role,
                coins: state.role_coins[role as usize],
                taken_by: state.taken[role as usize],
                captured_by: state.captured().filter(|&(captured, _)| captured == role).map(|(_, by)| by),
            })
            .collect(),
        market: state.market,
        bag: state.bag.tiles().len() as u8,
        discards: state.discards,
        quarries: state.quarries,
        shop: state.offered.iter().map(|building| shop_view(game, state, viewer, building)).collect(),
        draft: draft::view(game, state),
        crates: state.crates,
        ships: ships.map(|ship| ShipView { size: ship.size, crates: ship.crates, good: ship.good }).collect(),
        house: state.house,
        vp: state.vp.max(0) as u16,
        recorded_vp: state.vp.min(0).unsigned_abs(),
        workers: state.supply.workers,
        citizens: state.supply.citizens,
        register: state.register.count(),
        register_citizens: state.register.citizens,
        gone: state.gone.count(),
        gone_citizens: state.gone.citizens,
        marker: state.marker,
        festival: festival::view(game, state),
        action_board: puertoma::action_board(game, state),
        seats: Seat::all(game.seats()).map(|seat| seat_view(game, state, viewer, seat)).collect(),
    }
}

fn shop_view(game: &PuertoRico, state: &State, viewer: Viewer, building: Building) -> ShopView {
    let cost = game.def(building).cost;
    let left = state.tray[building.index()];
    let Viewer::Seat(seat) = viewer else {
        return ShopView {
            building,
            left,
            cost,
            price: cost,
            by_privilege: 0,
            by_forests: 0,
            by_notary: 0,
            by_quarries: 0,
            barred: None,
        };
    };
    let is_builder = state.phase() == Some((Role::Builder, seat));
    let [by_privilege, by_forests, by_notary, by_quarries] =
        queries::discounts(game, state, seat, building, is_builder);
    let price = cost - by_privilege - by_forests - by_notary - by_quarries;
    let barred = builder::barred(game, state, seat, building, price);
    ShopView { building, left, cost, price, by_privilege, by_forests, by_notary, by_quarries, barred }
}

fn seat_view(game: &PuertoRico, state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let board = state.board(seat);
    let over = state.stack.as_slice().is_empty();
    let shown = viewer.is(seat) || over || game.config().options.show_vp;
    // The Customs House would tell the hidden total.
    let is_open = |&(building, _): &(Building, i16)| shown || building != Building::CustomsHouse;
    let end_points: Vec<(Building, i16)> = score::end_points(game, board).filter(is_open).collect();
    SeatView {
        seat,
        coins: board.coins,
        vp: shown.then_some(board.vp),
        crates: board.crates,
        tiles: board.tiles,
        manned: board.on_tiles.map(People::count),
        citizens: CitizensView {
            tiles: board.on_tiles.map(|people| people.citizens),
            buildings: board.buildings().iter().map(|space| space.people.citizens).collect(),
            idle: board.idle.citizens,
        },
        buildings: board.buildings().iter().map(|space| (space.building, space.people.count())).collect(),
        forests: board.forests,
        spaces: board.spaces,
        idle: board.idle.count(),
        own_ship: state.own_ships[seat.index()],
        small_ship: state.small_ships[seat.index()],
        loaded: state.loaded[seat.index()],
        made: state.made[seat.index()],
        building_points: score::printed(game, board)
            + end_points.iter().map(|(_, points)| points).sum::<i16>(),
        end_points,
        achievements: achievements::view(game, state, viewer, seat),
        produces: match puertoma::plays(game, seat) {
            false => craftsman::crates(game, state, board),
            true => puertoma::crates(state, board),
        },
        puertoma: puertoma::view(game, state, seat),
    }
}
