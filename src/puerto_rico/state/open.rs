//! Open facts of the table, for evaluators.

use super::{CargoShip, Festival, People, State};
use crate::ids::{BUILDINGS, Building, GOODS, ROLES, Role};
use game_core::Seat;

impl State {
    /// Face-up plantations by kind.
    pub fn market(&self) -> &[u8; 5] {
        &self.market
    }

    /// Quarries left.
    pub fn quarries(&self) -> u8 {
        self.quarries
    }

    /// Copies of a building for sale.
    pub fn for_sale(&self, building: Building) -> u8 {
        self.tray[building.index()]
    }

    /// The same for all buildings.
    pub fn tray(&self) -> &[u8; BUILDINGS] {
        &self.tray
    }

    /// Crates in the supply by good.
    pub fn supply(&self) -> &[u8; GOODS] {
        &self.crates
    }

    /// The cargo ships; those that are not in the game have size 0.
    pub fn ships(&self) -> &[CargoShip; 3] {
        &self.ships
    }

    /// Crates in the Trading House by good.
    pub fn house(&self) -> &[u8; GOODS] {
        &self.house
    }

    /// Victory points left; negative once points are only recorded.
    pub fn vp_left(&self) -> i16 {
        self.vp
    }

    /// Workers in the supply.
    pub fn workers_left(&self) -> u8 {
        self.supply.workers
    }

    /// People on the Work Register.
    pub fn register(&self) -> People {
        self.register
    }

    /// Returns the frame that asks; `None` when the game is over.
    pub fn asking(&self) -> Option<super::Frame> {
        self.stack.top()
    }

    /// People who have been lifted or poached and stand nowhere.
    pub fn in_hand(&self) -> People {
        self.stack.top().map_or(People::NONE, super::Frame::in_hand)
    }

    /// Returns the holder of the Smuggler's marker (`PR-SMG-02`).
    pub fn marker(&self) -> Option<Seat> {
        self.marker
    }

    /// The captured role tile that nobody has picked, and who captured it
    /// (`PR-SMG-10`).
    pub fn captured(&self) -> Option<(Role, Seat)> {
        self.captured.zip(self.taken[Role::Smuggler as usize])
    }

    /// The festival board; nothing lies on it in games without a festival.
    pub fn festival(&self) -> &Festival {
        &self.festival
    }

    /// Crates that `seat` has produced in this Craftsman phase, by good; counted
    /// only in games in which something depends on it.
    pub fn made(&self, seat: Seat) -> &[u8; GOODS] {
        &self.made[seat.index()]
    }

    /// Crates that `seat` has loaded in this Captain phase, by good; counted as
    /// [`State::made`] is.
    pub fn loaded(&self, seat: Seat) -> &[u8; GOODS] {
        &self.loaded[seat.index()]
    }

    /// Points that `seat` has gained in this Captain phase; counted as
    /// [`State::made`] is.
    pub fn gained(&self, seat: Seat) -> u8 {
        self.gained[seat.index()]
    }

    /// Coins on the role tiles.
    pub fn role_coins(&self) -> &[u8; ROLES] {
        &self.role_coins
    }

    /// Returns true if somebody took the role tile in this round.
    pub fn is_taken(&self, role: Role) -> bool {
        self.taken[role as usize].is_some()
    }

    pub fn governor(&self) -> Seat {
        self.governor
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Returns true if this round is the last (`PR-END-01`).
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// Returns true if the picker of the Captain has made a load (`PR-CAP-11`).
    pub fn captain_paid(&self) -> bool {
        self.captain_paid
    }

    /// Returns true if the own ship of `seat` has been loaded in this phase.
    pub fn own_ship_used(&self, seat: Seat) -> bool {
        self.own_ships[seat.index()].is_some()
    }

    /// The smallest spot, and the smallest good, that may still be chosen by
    /// whoever places workers, or stores goods; 0 where
    /// nothing is asked in order.
    pub fn ordered_from(&self) -> u8 {
        match self.stack.top() {
            Some(
                super::Frame::Place { from, .. }
                | super::Frame::Poached { from, .. }
                | super::Frame::PlaceCitizen { from, .. }
                | super::Frame::PoachedCitizens { from, .. }
                | super::Frame::Rewarded { from, .. }
                | super::Frame::StoreAll { from, .. },
            ) => from,
            _ => 0,
        }
    }
}
