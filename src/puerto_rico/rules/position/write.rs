//! A state as a position in which everything is named.

use super::puertoma;
use crate::ids::{Good, Role, Tile};
use crate::position::{Built, Land, Phase, Position, RoleCoins, SeatPosition, Ship, ShownObjective, Taken};
use crate::rules::{PuertoRico, achievements, draft};
use crate::state::{Objective, State};
use crate::view::market_tiles;
use game_core::{Game, Seat};

/// Writes the position of `state`; reading it gives an equal state.
pub fn write(game: &PuertoRico, state: &State) -> Position {
    let house = Good::ALL.into_iter();
    let house = house.flat_map(|good| std::iter::repeat_n(good, state.house[good.index()] as usize));
    let ships = state.ships.iter().filter(|ship| ship.size > 0);
    let coins = |role: Role| RoleCoins { role, coins: state.role_coins[role as usize] };
    let taken = |role: Role| state.taken[role as usize].map(|by| Taken { role, by });
    Position {
        config: game.config().clone(),
        round: state.round,
        governor: state.governor,
        seats: Seat::all(game.seats()).map(|seat| seat_position(game, state, seat)).collect(),
        drafted: draft::drafted(game, state).iter().collect(),
        festival: state.festival.objectives().map(shown).collect(),
        market: market_tiles(&state.market).collect(),
        bag: state.bag.tiles().iter().rev().copied().collect(),
        discards: market_tiles(&state.discards).collect(),
        ships: ships.map(|ship| Ship { size: ship.size, good: ship.good, crates: ship.crates }).collect(),
        house: house.collect(),
        vp: Some(state.vp),
        register: Some(state.register.workers),
        gone: state.gone.workers,
        workers: Some(state.supply.workers),
        register_citizens: state.register.citizens,
        gone_citizens: state.gone.citizens,
        citizens: (game.rules.citizens > 0).then_some(state.supply.citizens),
        role_coins: Role::ALL.into_iter().map(coins).filter(|entry| entry.coins > 0).collect(),
        taken: Role::ALL.into_iter().filter_map(taken).collect(),
        marker: state.marker,
        captured: state.captured,
        action_board: puertoma::write(game, state),
        phase: state.phase().map(|(role, picker)| Phase {
            role,
            picker,
            captain_paid: state.captain_paid,
            deferred: state.deferred,
        }),
        stack: state.stack.as_slice().to_vec(),
        last_round: state.last_round,
        vp_gone: state.vp_gone,
        over: state.stack.as_slice().is_empty(),
        luck: state.rng.state(),
    }
}

fn shown(objective: &Objective) -> ShownObjective {
    ShownObjective {
        card: objective.card,
        goods: objective.goods().collect(),
        tiles: objective.tiles().collect(),
        building: objective.building,
        won_by: objective.won_by,
    }
}

fn seat_position(game: &PuertoRico, state: &State, seat: Seat) -> SeatPosition {
    let board = state.board(seat);
    let land = |tile: Tile| Land {
        tile,
        count: board.tiles[tile.index()],
        manned: board.on_tiles[tile.index()].count(),
        citizens: board.on_tiles[tile.index()].citizens,
    };
    let built = |space: &crate::state::Space| Built {
        building: space.building,
        workers: space.people.workers,
        citizens: space.people.citizens,
    };
    SeatPosition {
        coins: board.coins,
        vp: board.vp,
        crates: board.crates.into(),
        tiles: Tile::ALL.into_iter().map(land).filter(|land| land.count > 0).collect(),
        buildings: board.buildings().iter().map(built).collect(),
        idle: board.idle.workers,
        idle_citizens: board.idle.citizens,
        own_ship: state.own_ships[seat.index()],
        forests: market_tiles(&board.forests).collect(),
        small_ship: state.small_ships[seat.index()].into(),
        made: state.made[seat.index()].into(),
        loaded: state.loaded[seat.index()].into(),
        gained: state.gained[seat.index()],
        achievements: achievements::hand(game, state, seat).collect(),
        achieved: achievements::done(game, state, seat).collect(),
        packet: achievements::put_aside(game, state, seat).to_vec(),
        produced: Good::ALL
            .into_iter()
            .filter(|&good| state.produced[seat.index()] >> good as u8 & 1 == 1)
            .collect(),
        puertoma: puertoma::write_board(game, state, seat),
    }
}
