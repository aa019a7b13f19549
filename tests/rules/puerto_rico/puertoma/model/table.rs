//! The table as far as Puertomas look at it, and what each would do there.

use puerto_rico::data::puertoma::Ability;
use puerto_rico::{Building, Role};

use super::super::super::table::Table;

/// Circles under a plantation, corn first.
const CIRCLES: [u8; 5] = [1, 2, 2, 3, 3];

/// The commercial buildings of the base game from left to right: cost, level.
pub const BUILDINGS: [(Building, u8, u8); 17] = [
    (Building::SmallMarket, 1, 1),
    (Building::BuildersYard, 2, 1),
    (Building::Hacienda, 2, 1),
    (Building::SmallWarehouse, 3, 1),
    (Building::Hospital, 4, 2),
    (Building::Office, 5, 2),
    (Building::LargeMarket, 5, 2),
    (Building::LargeWarehouse, 6, 2),
    (Building::Factory, 7, 3),
    (Building::School, 8, 3),
    (Building::Harbor, 8, 3),
    (Building::Wharf, 9, 3),
    (Building::FireStation, 10, 4),
    (Building::Residence, 10, 4),
    (Building::Fortress, 10, 4),
    (Building::CustomsHouse, 10, 4),
    (Building::CityHall, 10, 4),
];

/// Possessions of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    pub coins: u16,
    pub crates: [u8; 5],
    pub tiles: [u8; 6],
    pub buildings: Vec<Building>,
    /// Only of a Puertoma: people under its plantations.
    pub people: [u8; 5],
    pub working: Vec<Ability>,
    pub reserved: Option<Building>,
    pub own_ship: Option<(usize, u8)>,
}

/// The table as far as Puertomas look at it.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub seats: Vec<Own>,
    pub market: [u8; 5],
    pub quarries: u8,
    pub supply: [u8; 5],
    pub workers: u8,
    pub register: u8,
    pub house: [u8; 5],
    /// Size, kind, crates.
    pub ships: Vec<(u8, Option<usize>, u8)>,
    pub tray: Vec<(Building, u8)>,
    pub coins: Vec<(Role, u8)>,
    pub taken: Vec<Role>,
    pub marker: Role,
    pub smuggler: Option<usize>,
}

impl Model {
    pub fn of(table: &Table) -> Model {
        let (view, position) = (table.public(), table.position());
        let own = |seat: usize| {
            let view = &view.seats[seat];
            let puertoma = position.seats[seat].puertoma.as_ref();
            let works = |own: &&Ability| puertoma.is_some_and(|all| all.working.contains(&own.level()));
            Own {
                coins: view.coins,
                crates: view.crates,
                tiles: view.tiles,
                buildings: view.buildings.iter().map(|(building, _)| *building).collect(),
                people: match puertoma {
                    Some(_) => [0, 1, 2, 3, 4].map(|tile| view.manned[tile]),
                    None => [0; 5],
                },
                working: puertoma.map_or(vec![], |own| own.abilities.iter().filter(works).copied().collect()),
                reserved: puertoma.and_then(|own| own.reserved),
                own_ship: view.own_ship.map(|(good, crates)| (good.index(), crates)),
            }
        };
        Model {
            seats: (0..view.seats.len()).map(own).collect(),
            market: view.market,
            quarries: view.quarries,
            supply: view.crates,
            workers: view.workers,
            register: view.register,
            house: view.house,
            ships: view
                .ships
                .iter()
                .map(|ship| (ship.size, ship.good.map(|good| good.index()), ship.crates))
                .collect(),
            tray: view.shop.iter().map(|offer| (offer.building, offer.left)).collect(),
            coins: view.roles.iter().map(|place| (place.role, place.coins)).collect(),
            taken: view
                .roles
                .iter()
                .filter(|place| place.taken_by.is_some())
                .map(|place| place.role)
                .collect(),
            marker: view.action_board.as_ref().expect("a Puertoma plays").marker,
            smuggler: view.marker.map(|seat| seat.index()),
        }
    }

    pub fn on_tile(&self, role: Role) -> u8 {
        self.coins.iter().find(|(other, _)| *other == role).map_or(0, |(_, coins)| *coins)
    }

    pub fn left(&self, building: Building) -> u8 {
        self.tray.iter().find(|(other, _)| *other == building).map_or(0, |(_, left)| *left)
    }

    pub fn works(&self, seat: usize, ability: Ability) -> bool {
        self.seats[seat].working.contains(&ability)
    }

    pub fn active(&self, seat: usize, good: usize) -> u8 {
        self.seats[seat].people[good] / CIRCLES[good]
    }

    pub fn empty(&self, seat: usize, good: usize) -> u8 {
        self.seats[seat].tiles[good] * CIRCLES[good] - self.seats[seat].people[good]
    }

    /// Under which plantation the next person stands (PR-AUT-REC-2).
    pub fn stands(&self, seat: usize) -> Option<usize> {
        // The gap of the plantation of a type that is being filled.
        let gap = |good: usize| match self.empty(seat, good) {
            0 => None,
            empty => Some(if empty % CIRCLES[good] == 0 { CIRCLES[good] } else { empty % CIRCLES[good] }),
        };
        let fewest = (0..5).filter_map(gap).min()?;
        (0..5).rev().find(|good| gap(*good) == Some(fewest))
    }

    /// The tile that it takes (PR-AUT-PLT-1).
    pub fn takes(&self, seat: usize) -> Option<usize> {
        let highest =
            |owned| (0..5).rev().find(|&good| self.market[good] > 0 && self.seats[seat].tiles[good] == owned);
        highest(1).or(highest(0)).or((self.quarries > 0).then_some(5))
    }

    /// Sale of a seat, and its price (PR-AUT-TRD-1).
    pub fn sells(&self, seat: usize, bonus: u8) -> Option<(usize, u8)> {
        let full = self.house.iter().sum::<u8>() == 4;
        let more = bonus + u8::from(self.works(seat, Ability::SaleCoin));
        let accepted = |good: &usize| {
            self.seats[seat].crates[*good] > 0
                && (self.house[*good] == 0 || self.works(seat, Ability::AnySale))
                && *good as u8 + more > 0
        };
        if full { None } else { (0..5).rev().find(accepted).map(|good| (good, good as u8 + more)) }
    }

    /// Crates of a good that it can load, and the size of the ship.
    pub fn loads_of(&self, seat: usize, good: usize) -> Option<(u8, u8)> {
        let own = self.seats[seat].crates[good];
        let carries = self.ships.iter().find(|(_, kind, _)| *kind == Some(good));
        let load = match carries {
            Some((size, _, crates)) => (own.min(size - crates), *size),
            None => {
                let empty = self.ships.iter().filter(|(_, kind, _)| kind.is_none()).map(|(size, _, _)| *size);
                empty
                    .map(|size| (own.min(size), size))
                    .max_by_key(|(crates, size)| (*crates, -(*size as i8)))?
            }
        };
        (load.0 > 0).then_some(load)
    }

    /// Load of a seat: good, crates, size of the ship (PR-AUT-CAP-1).
    pub fn loads(&self, seat: usize) -> Option<(usize, u8, u8)> {
        let all =
            (0..5).filter_map(|good| self.loads_of(seat, good).map(|(crates, size)| (good, crates, size)));
        all.max_by_key(|(good, crates, _)| (*crates, -(*good as i8)))
    }
}
