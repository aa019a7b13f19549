//! Sketches of the next Captain and Trader phase for all seats together, as if they came now.

use super::festival::{self, Nearness};
use crate::data::HOUSE;
use crate::ids::GOODS;
use crate::rules::{market_coins, warehouse_kinds};
use crate::state::{CargoShip, SEATS};
use crate::{Building, Good, Prompt, PuertoRico, Role, State};
use game_core::{Game, Seat, Turn};

/// A position with what all seats have in common.
pub struct EvalContext<'a> {
    /// The rules.
    pub game: &'a PuertoRico,
    /// The position.
    pub state: &'a State,
    /// Seat that picks next.
    pub next: Seat,
    /// The most coins on a role tile that is free.
    pub role_coins: f32,
    /// True if the Captain can come in this round.
    pub captain_free: bool,
    /// True if the Trader can come in this round.
    pub trader_free: bool,
    /// Sketch of a Captain phase.
    pub shipped: Shipped,
    /// Coins that a Trader phase would bring, by seat.
    pub sold: [u8; SEATS],
    /// Progress of the seats towards the objectives of the festival.
    pub(super) near: Nearness,
}

impl<'a> EvalContext<'a> {
    /// Looks at a position, best between two phases.
    pub fn of(game: &'a PuertoRico, state: &'a State) -> Self {
        let mut coins = 0;
        let mut free = [false; Role::ALL.len()];
        for role in Role::ALL {
            free[role as usize] = game.has_role(role) && !state.is_taken(role);
            if free[role as usize] {
                coins = coins.max(state.role_coins()[role as usize]);
            }
        }
        let next = match game.turn(state) {
            Turn::Choose { seat, prompt: Prompt::Role { .. } } => seat,
            _ => state.governor(),
        };
        EvalContext {
            game,
            state,
            next,
            role_coins: f32::from(coins),
            captain_free: free[Role::Captain as usize],
            trader_free: free[Role::Trader as usize],
            shipped: Shipped::sketch(game, state, next),
            sold: sales(game, state, next),
            near: if game.has_goals() { festival::nearness(game, state) } else { Nearness::default() },
        }
    }
}

/// Results of a Captain phase, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shipped {
    /// Victory points.
    pub points: [u8; SEATS],
    /// Crates that spoil.
    pub spoiled: [u8; SEATS],
}

impl Shipped {
    /// The phase as players go through it who always load as much as they
    /// can, picked by `picker`.
    pub fn sketch(game: &PuertoRico, state: &State, picker: Seat) -> Self {
        let seats = game.seats();
        let mut assembled = [0; SEATS];
        let mut hold = CargoSpace {
            ships: *state.ships(),
            crates: [[0; GOODS]; SEATS],
            wharf: [false; SEATS],
            small: [false; SEATS],
        };
        for seat in Seat::all(seats) {
            hold.crates[seat.index()] = state.board(seat).crates;
            hold.wharf[seat.index()] = state.board(seat).works(Building::Wharf);
            hold.small[seat.index()] = state.board(seat).works(Building::SmallWharf);
        }
        let mut shipped = Shipped::default();
        for seat in Seat::all(seats).filter(|&seat| state.board(seat).works(Building::AssemblyHall)) {
            let pairs = state.board(seat).crates.iter().map(|crates| crates / 2);
            assembled[seat.index()] = pairs.sum();
        }
        let (mut idle, mut seat) = (0, picker);
        while idle < seats {
            let loaded = hold.load(seat.index());
            if loaded > 0 {
                let points = &mut shipped.points[seat.index()];
                let privilege = u8::from(seat == picker && *points == 0);
                *points += loaded + privilege + u8::from(state.board(seat).works(Building::Harbor));
                idle = 0;
            } else {
                idle += 1;
            }
            seat = seat.clockwise(1, seats);
        }
        for seat in Seat::all(seats) {
            shipped.points[seat.index()] += assembled[seat.index()];
            let mut left = hold.crates[seat.index()];
            left.sort_unstable();
            let stored = usize::from(warehouse_kinds(state.board(seat)));
            let kept = game.single_crates(state.board(seat));
            shipped.spoiled[seat.index()] = left[..GOODS - stored].iter().sum::<u8>().saturating_sub(kept);
        }
        shipped
    }
}

/// The ships, and what can still be loaded.
struct CargoSpace {
    ships: [CargoShip; 3],
    crates: [[u8; GOODS]; SEATS],
    wharf: [bool; SEATS],
    /// True for the seats whose small ship is empty.
    small: [bool; SEATS],
}

impl CargoSpace {
    /// The largest load of a seat; how many points it brings.
    fn load(&mut self, seat: usize) -> u8 {
        let mut best = (0, 0, 0);
        let mut most = (0, 0);
        for (good, &crates) in self.crates[seat].iter().enumerate() {
            if crates > most.0 {
                most = (crates, good);
            }
            if crates > best.0
                && let Some((room, ship)) = self.room(good)
                && crates.min(room) > best.0
            {
                best = (crates.min(room), good, ship);
            }
        }
        let (loaded, good, ship) = best;
        if self.wharf[seat] && most.0 > loaded + 1 {
            self.wharf[seat] = false;
            self.crates[seat][most.1] = 0;
            return most.0;
        }
        if loaded > 0 {
            self.crates[seat][good] -= loaded;
            self.ships[ship].crates += loaded;
            self.ships[ship].good = Some(Good::ALL[good]);
        } else if self.wharf[seat] && most.0 > 0 {
            self.wharf[seat] = false;
            self.crates[seat][most.1] = 0;
            return most.0;
        } else if self.small[seat] {
            self.small[seat] = false;
            return std::mem::take(&mut self.crates[seat]).iter().sum::<u8>() / 2;
        }
        loaded
    }

    /// The room for a good and the ship that has it; `None` if no ship has.
    fn room(&self, good: usize) -> Option<(u8, usize)> {
        let mut empty = None;
        for (place, ship) in self.ships.iter().enumerate() {
            match ship.good {
                Some(other) if other.index() == good => {
                    return (ship.room() > 0).then_some((ship.room(), place));
                }
                // The largest one lies last.
                None if ship.size > 0 => empty = Some((ship.size, place)),
                _ => {}
            }
        }
        empty
    }
}

/// Coins from a Trader phase of players who sell the dearest crate they can.
pub fn sales(game: &PuertoRico, state: &State, picker: Seat) -> [u8; SEATS] {
    let mut coins = [0; SEATS];
    let mut house = *state.house();
    let mut filled: u8 = house.iter().sum();
    for place in 0..game.seats() {
        let seat = picker.clockwise(place, game.seats());
        let board = state.board(seat);
        let office = board.works(Building::Office);
        let is_open = filled < HOUSE;
        let may = |good: &usize| is_open && board.crates[*good] > 0 && (office || house[*good] == 0);
        let Some(good) = (0..GOODS).rev().find(may) else {
            if board.works(Building::MerchantOutpost) {
                let dearest = board.crates.iter().rposition(|&crates| crates > 0);
                coins[seat.index()] = dearest.map_or(0, |good| good as u8 + u8::from(place == 0));
            }
            continue;
        };
        let price = good as u8 + market_coins(board) + u8::from(place == 0);
        if price > 0 {
            coins[seat.index()] = price;
            house[good] += 1;
            filled += 1;
        }
    }
    coins
}
