//! The board for those who cannot see it.

use puerto_rico::ids::{GOODS, Good};

use crate::words::messages::{
    BuildingSpoken, CratesSpoken, RoleSpoken, SeatSpoken, ShipSpoken, ShopSpoken, TileSpoken,
};
use crate::words::said::Words;
use ui::i18n::who::Who;

impl Words {
    /// Says that a piece is chosen, or can be.
    fn choice(self, chosen: bool, legal: bool) -> Option<String> {
        let said = if chosen { self.spoken_chosen() } else { self.spoken_legal() };
        (chosen || legal).then(|| said.to_owned())
    }

    /// A role tile.
    pub fn spoken_role(self, role: &RoleSpoken) -> String {
        let taken = match role.taken_by {
            Some(who) => Some(self.spoken_taken(who)),
            None => role.legal.then(|| self.spoken_can_take().to_owned()),
        };
        let name = [self.role(role.role).to_owned()];
        let coins = (role.coins > 0).then(|| self.spoken_coins_on_it(role.coins));
        let captured = role.captured_by.map(|who| self.spoken_captured(who));
        let current = role.current.then(|| self.spoken_current().to_owned());
        self.clauses(name.into_iter().chain(coins).chain(taken).chain(captured).chain(current))
    }

    /// A player.
    pub fn spoken_seat(self, seat: &SeatSpoken) -> String {
        let name = match seat.who {
            Who::You => self.you().to_owned(),
            Who::Named(name) => name.to_owned(),
        };
        let (filled, of) = seat.spaces;
        let always = [
            name,
            self.coins(seat.coins),
            self.spoken_goods(self.crates(&seat.crates)),
            // Only boards of twelve building spaces have twelve for the countryside.
            if of == 12 { self.spoken_land(seat.tiles) } else { self.spoken_tiles(seat.tiles) },
            self.spoken_spaces(filled, of),
            self.spoken_at_work(seat.workers),
        ];
        let idle = (seat.idle > 0).then(|| self.spoken_waiting(seat.idle));
        let shipped = seat.vp.map(|vp| self.spoken_shipped(vp));
        let states = [
            (seat.governor, self.spoken_governor()),
            (seat.marker, self.spoken_marker()),
            (seat.deciding, self.spoken_deciding()),
        ];
        let states = states.into_iter().filter(|(holds, _)| *holds).map(|(_, said)| said.to_owned());
        self.clauses(always.into_iter().chain(idle).chain(shipped).chain(states))
    }

    /// A countryside tile, or a stack of equal ones.
    pub fn spoken_tile(self, tile: &TileSpoken) -> String {
        let name = self.tile(tile.tile);
        let name = if tile.count == 1 { name.to_owned() } else { self.spoken_stack(tile.count, name) };
        let manned = tile.manned.map(|manned| match manned {
            0 => self.spoken_empty().to_owned(),
            _ if manned == tile.count => self.spoken_occupied().to_owned(),
            _ => self.spoken_some_occupied(manned),
        });
        self.clauses([name].into_iter().chain(manned).chain(self.choice(tile.chosen, tile.legal)))
    }

    /// A building in a town.
    pub fn spoken_building(self, building: &BuildingSpoken) -> String {
        let &BuildingSpoken { workers, circles, legal, chosen, .. } = building;
        let state = match workers {
            0 => "empty",
            _ if workers == circles => "full",
            _ => "some",
        };
        let always =
            [self.building(building.building).to_owned(), self.spoken_circles(circles, workers, state)];
        self.clauses(always.into_iter().chain(self.choice(chosen, legal)))
    }

    /// A building for sale.
    pub fn spoken_offer(self, offer: &ShopSpoken) -> String {
        let always =
            [self.building(offer.building).to_owned(), self.spoken_cost(offer.cost), self.points(offer.vp)];
        let price = (offer.price != offer.cost).then(|| self.spoken_price(offer.price));
        let left = match offer.left {
            0 => self.spoken_sold_out().to_owned(),
            left => self.spoken_left(left),
        };
        let owned = offer.owned.then(|| self.spoken_owned().to_owned());
        let choice = self.choice(offer.chosen, offer.legal);
        self.clauses(always.into_iter().chain(price).chain([left]).chain(owned).chain(choice))
    }

    pub fn spoken_of_ship(self, ship: &ShipSpoken) -> String {
        let name = match ship.size {
            Some(size) => self.spoken_ship(size),
            None => self.area_own_ship().to_owned(),
        };
        let cargo = match ship.cargo {
            Some((good, count)) => self.crates_of(count, self.good(good)),
            None => self.spoken_ship_empty().to_owned(),
        };
        let is_full = ship.cargo.zip(ship.size).is_some_and(|((_, count), size)| count >= size);
        let full = is_full.then(|| self.spoken_full().to_owned());
        let load = ship.load.map(|(crates, vp)| self.spoken_can_load(crates, vp));
        self.clauses([name, cargo].into_iter().chain(full).chain(load).chain(self.choice(ship.chosen, false)))
    }

    /// The Trading House with what lies in it.
    pub fn spoken_of_house(self, goods: &[Good]) -> String {
        match goods.len() {
            0 => self.spoken_house_empty().to_owned(),
            count => self.spoken_house(count, self.goods(goods)),
        }
    }

    /// The face-up plantations, and how many quarries are left.
    pub fn spoken_of_market(self, open: &[u8; GOODS], quarries: u8) -> String {
        self.spoken_market(quarries, self.market(open))
    }

    /// Crates of one good, somebody's or the supply's.
    pub fn spoken_held(self, held: &CratesSpoken) -> String {
        let name = self.good(held.good);
        let crates = match held.own {
            true => self.spoken_crates(held.count, name),
            false => self.spoken_supply_crates(held.count, name),
        };
        let sells = held.coins.map(|coins| self.spoken_sells(coins));
        self.clauses([crates].into_iter().chain(sells).chain(self.choice(held.chosen, held.legal)))
    }

    /// Returns a text about people, with the number of citizens among them if there are any.
    pub fn among(self, said: String, citizens: u8) -> String {
        if citizens == 0 { said } else { self.spoken_among(citizens, said) }
    }
}
