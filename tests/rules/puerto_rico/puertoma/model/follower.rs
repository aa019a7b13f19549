//! Follows a game by its events, and says before each act of a Puertoma what
//! it must be.

use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{Ship, Weighed, WorkerFrom};
use puerto_rico::{Building, Event, Options, Role, Tile};

use super::super::super::table::Table;
use super::cards::printed;
use super::role::arrows;
use super::table::{BUILDINGS, Model};

/// What is known besides: it follows from no single event.
pub struct Follower {
    pub model: Model,
    puertomas: Vec<bool>,
    prices: Vec<(Building, u8, u8)>,
    intl: bool,
    /// Levels turned up in this phase, with their seats.
    turned: Vec<(usize, Ability)>,
    phase: Option<(Role, usize)>,
    /// The marker when the phase began, and whether a Puertoma did something.
    began: Role,
    acted: bool,
    /// The tie-break cards that will be drawn, if they are known.
    pub cards: Vec<u8>,
    said: Vec<Weighed>,
    pub picks: usize,
    pub counted: [usize; 5],
}

impl Follower {
    pub fn of(table: &Table, options: Options) -> Follower {
        let model = Model::of(table);
        let mut prices = BUILDINGS.to_vec();
        if options.costs {
            for (building, cost, _) in &mut prices {
                match building {
                    Building::Factory => *cost = 8,
                    Building::School => *cost = 7,
                    _ => {}
                }
            }
            prices.sort_by_key(|(_, cost, _)| *cost);
        }
        Follower {
            began: model.marker,
            puertomas: table.public().seats.iter().map(|seat| seat.puertoma.is_some()).collect(),
            model,
            prices,
            intl: options.intl,
            turned: vec![],
            phase: None,
            acted: false,
            cards: vec![],
            said: vec![],
            picks: 0,
            counted: [0; 5],
        }
    }

    /// The buildings among which a card decides, with their price
    /// (PR-AUT-BUI-2, PR-AUT-BUI-3).
    fn builds(&self, seat: usize, money: u16, privilege: u8) -> Vec<(Building, u8)> {
        let own = &self.model.seats[seat];
        let level =
            |building: Building| self.prices.iter().find(|row| row.0 == building).expect("commercial").2;
        let on_level =
            |wanted: u8| own.buildings.iter().filter(|building| level(**building) == wanted).count();
        let possible = |row: &&(Building, u8, u8)| {
            let &&(building, cost, level) = row;
            self.model.left(building) > 0
                && !own.buildings.contains(&building)
                && u16::from(cost - privilege) <= money
                && on_level(level) < 2
                && (level < 4
                    || !own.buildings.is_empty() && own.reserved.is_none_or(|marked| marked == building))
        };
        let all: Vec<_> = self.prices.iter().filter(possible).collect();
        let Some(level) = all.iter().map(|row| row.2).max() else { return vec![] };
        let cost = all.iter().filter(|row| row.2 == level).map(|row| row.1).max().expect("one at least");
        let best = all.iter().filter(|row| row.2 == level && row.1 == cost);
        best.map(|row| (row.0, cost - privilege)).collect()
    }

    /// What the deeds of the Smuggler would bring (PR-AUT-X3-3); the ship is
    /// the one that it would raid (PR-AUT-X3-5).
    fn deeds(&self, seat: usize) -> ([u8; 3], Option<usize>) {
        let model = &self.model;
        let players = model.seats.len() as u8;
        let leave =
            if self.intl { model.register.saturating_sub(players) } else { model.register.min(players) };
        let circles: u8 = (0..5).map(|good| model.empty(seat, good)).sum();
        let rank = |ship: &usize| {
            let (size, kind, crates) = model.ships[*ship];
            let good = kind.expect("crates on it");
            (model.active(seat, good) == 0, crates, good, size)
        };
        let raided = (0..model.ships.len()).filter(|ship| model.ships[*ship].2 > 0).max_by_key(rank);
        let raid = raided.map_or(0, |ship| model.ships[ship].2.min(3));
        ([leave.min(3).min(circles), model.house.iter().sum(), raid], raided)
    }

    fn is_profitable(&self, seat: usize, role: Role) -> bool {
        let model = &self.model;
        let own = &model.seats[seat];
        match role {
            Role::Planter => (0..5).any(|good| model.market[good] > 0 && own.tiles[good] < 2),
            Role::Recruiter => (0..5).any(|good| model.empty(seat, good) > 0),
            Role::Builder => {
                let ability = u16::from(model.works(seat, Ability::BuildersCoin));
                let money = own.coins + u16::from(model.on_tile(Role::Builder)) + ability;
                !self.builds(seat, money, 1).is_empty()
            }
            Role::Craftsman => (0..5)
                .any(|good| own.crates[good] == 0 && model.active(seat, good) > 0 && model.supply[good] > 0),
            Role::Trader => model.sells(seat, 1).is_some(),
            Role::Captain => model.loads(seat).is_some(),
            Role::Adventurer | Role::Adventurer2 => true,
            Role::Smuggler => self.deeds(seat).0.iter().any(|amount| *amount > 0),
        }
    }

    /// The role that it picks (PR-AUT-ROLE-3); the steps must have been told.
    fn chooses(&mut self, seat: usize) -> Role {
        let model = &self.model;
        let is_free = |role: &Role| {
            !(model.taken.contains(role) || *role == Role::Smuggler && model.smuggler == Some(seat))
        };
        let available: Vec<Role> = model.coins.iter().map(|(role, _)| *role).filter(is_free).collect();
        let profitable: Vec<Role> =
            available.iter().copied().filter(|role| self.is_profitable(seat, *role)).collect();
        let mut left = if profitable.is_empty() { available.clone() } else { profitable.clone() };
        let said = std::mem::take(&mut self.said);
        assert!(said.contains(&Weighed::Roles { available, profitable }), "{said:?}");
        let place = |role: Role| if role == Role::Adventurer2 { Role::Adventurer } else { role };
        let leads = |role: &Role| arrows(model.marker).contains(&place(*role));
        let adjacent: Vec<Role> = left.iter().copied().filter(leads).collect();
        let told = said.iter().find_map(|step| match step {
            Weighed::Adjacent { marker, roles } => Some((*marker, roles.clone())),
            _ => None,
        });
        if let Some(told) = told {
            assert_eq!(told, (model.marker, adjacent.clone()));
        } else {
            assert!(adjacent.is_empty(), "{said:?}");
        }
        if !adjacent.is_empty() {
            left = adjacent;
        }
        let worth = |role: &Role| if *role == Role::Smuggler { 2 } else { model.on_tile(*role) };
        let most = left.iter().map(worth).max().expect("there is a role");
        left.retain(|role| worth(role) == most);
        assert!(said.contains(&Weighed::Richest { coins: most, roles: left.clone() }), "{said:?}");
        if left.contains(&Role::Smuggler) {
            return Role::Smuggler;
        }
        if left.contains(&Role::Adventurer) {
            left.retain(|role| *role != Role::Adventurer2);
        }
        let drawn = said.iter().find_map(|step| match step {
            Weighed::RoleByCard { card, .. } => Some(card.number()),
            _ => None,
        });
        if left.len() == 1 {
            assert_eq!(drawn, None, "no card for one role");
            return left[0];
        }
        let card = drawn.expect("a card for several roles");
        let named = |role: &Role| left.iter().copied().find(|other| place(*other) == *role);
        printed(card).iter().find_map(named).expect("every role is on a card")
    }

    /// That cards come in the order in which they lie.
    fn draws(&mut self, weighed: &Weighed) {
        let card = match weighed {
            Weighed::RoleByCard { card, .. }
            | Weighed::BuildingByCard { card, .. }
            | Weighed::TileByCard { card, .. } => card.number(),
            _ => return,
        };
        if let Some(next) = self.cards.first().copied() {
            assert_eq!(card, next);
            self.cards.remove(0);
        }
        if let Weighed::BuildingByCard { card, buildings, building } = weighed {
            assert_eq!(*building, buildings[(usize::from(card.number()) - 1) % buildings.len()]);
            let place = |building: &Building| self.prices.iter().position(|row| row.0 == *building);
            assert!(buildings.is_sorted_by_key(place), "{buildings:?}");
        }
    }

    pub fn end_phase(&mut self) {
        if let Some((role, _)) = self.phase.take() {
            let moves = self.acted && arrows(self.began).contains(&board_role(role));
            let stands = if moves { board_role(role) } else { self.began };
            assert_eq!(self.model.marker, stands, "after {role:?} from {:?}", self.began);
        }
        for (seat, ability) in std::mem::take(&mut self.turned) {
            self.model.seats[seat].working.push(ability);
            self.model.seats[seat].working.sort();
        }
        let model = &mut self.model;
        for own in &mut model.seats {
            if let Some((good, crates)) = own.own_ship.take() {
                model.supply[good] += crates;
            }
        }
        self.acted = false;
        self.began = self.model.marker;
    }

    fn is_chooser(&self, seat: usize) -> bool {
        self.phase.is_some_and(|(_, picker)| picker == seat)
    }

    fn person_from(&mut self, from: WorkerFrom) {
        match from {
            WorkerFrom::Supply => self.model.workers -= 1,
            WorkerFrom::Portrait => panic!("only people have somebody wait"),
            // Poached people have left the register already.
            WorkerFrom::Register if self.phase.is_some_and(|(role, _)| role == Role::Smuggler) => {}
            WorkerFrom::Register => self.model.register -= 1,
        }
    }

    /// Says what must happen, if a Puertoma does it, and lets it happen.
    pub fn hear(&mut self, event: &Event) {
        let ours = |seat: usize, puertomas: &[bool]| puertomas[seat];
        match event {
            Event::Weighed { weighed, .. } => {
                self.draws(weighed);
                self.said.push(weighed.clone());
                return;
            }
            Event::RolePicked { seat, role } => {
                self.end_phase();
                if ours(seat.index(), &self.puertomas) {
                    assert_eq!(*role, self.chooses(seat.index()), "{:#?}", self.model);
                    self.picks += 1;
                    if matches!(role, Role::Adventurer | Role::Adventurer2 | Role::Smuggler) {
                        self.acted = true;
                    }
                }
                self.phase = Some((*role, seat.index()));
                self.model.taken.push(*role);
                self.model.taken.sort();
                self.model
                    .coins
                    .iter_mut()
                    .filter(|(other, _)| other == role)
                    .for_each(|(_, coins)| *coins = 0);
                if *role == Role::Smuggler {
                    self.model.smuggler = Some(seat.index());
                }
            }
            Event::Coins { seat, coins, .. } => self.model.seats[seat.index()].coins += u16::from(*coins),
            Event::TileDrawn { seat, tile } => self.model.seats[seat.index()].tiles[tile.index()] += 1,
            Event::TileTaken { seat, tile } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    assert_eq!(self.model.takes(own), Some(tile.index()), "{:#?}", self.model);
                    (self.acted, self.counted[0]) = (true, self.counted[0] + 1);
                }
                self.model.seats[own].tiles[tile.index()] += 1;
                match tile {
                    Tile::Quarry => self.model.quarries -= 1,
                    tile => self.model.market[tile.index()] -= 1,
                }
            }
            Event::Market { tiles } => {
                self.model.market = [0; 5];
                tiles.iter().for_each(|tile| self.model.market[tile.index()] += 1);
            }
            Event::TileManned { from, .. } | Event::BuildingManned { from, .. } => self.person_from(*from),
            Event::Workers { workers, from, .. } => match from {
                WorkerFrom::Supply => self.model.workers -= workers,
                WorkerFrom::Register => self.model.register -= workers,
                WorkerFrom::Portrait => panic!("nobody comes into the game from a portrait"),
            },
            Event::Manned { seat, tile, from, .. } => {
                let own = seat.index();
                assert_eq!(self.model.stands(own), tile.map(Tile::index), "{:#?}", self.model);
                // P13: what an ability brings is not the action.
                let by_ability = *from == WorkerFrom::Supply && !self.is_chooser(own);
                (self.acted, self.counted[1]) = (self.acted || !by_ability, self.counted[1] + 1);
                if let Some(tile) = tile {
                    self.model.seats[own].people[tile.index()] += 1;
                }
                // Workers of the first ability do not come in a Recruiter phase.
                self.person_from(*from);
            }
            Event::RegisterFilled { workers, .. } => {
                self.model.register += workers;
                self.model.workers -= workers;
            }
            Event::Built { seat, building, price } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    let money = self.model.seats[own].coins;
                    let best = self.builds(own, money, u8::from(self.is_chooser(own)));
                    assert!(best.contains(&(*building, *price)), "{building:?} for {price} of {best:?}");
                    let buildings: Vec<Building> = best.iter().map(|(building, _)| *building).collect();
                    let card = self.said.iter().rev().find_map(|step| match step {
                        Weighed::BuildingByCard { buildings: of, building, .. } if *of == buildings => {
                            Some(*building)
                        }
                        _ => None,
                    });
                    let expected = if best.len() > 1 { card } else { Some(best[0].0) };
                    assert_eq!(expected, Some(*building), "{:?}", self.said);
                    (self.acted, self.counted[2]) = (true, self.counted[2] + 1);
                }
                let seat = &mut self.model.seats[own];
                seat.coins -= u16::from(*price);
                seat.buildings.push(*building);
                let left = self.model.tray.iter_mut().find(|(other, _)| other == building);
                left.expect("in the tray").1 -= 1;
            }
            Event::Passed { seat, role } if ours(seat.index(), &self.puertomas) => {
                let (own, bonus) = (seat.index(), u8::from(self.is_chooser(seat.index())));
                let model = &self.model;
                match role {
                    Role::Builder => {
                        let ability = u16::from(model.works(own, Ability::BuildersCoin));
                        assert_eq!(self.builds(own, model.seats[own].coins + ability, bonus), []);
                    }
                    Role::Planter => assert_eq!(model.takes(own), None),
                    Role::Trader => assert_eq!(model.sells(own, bonus), None),
                    _ => {}
                }
            }
            Event::Produced { seat, crates } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    let model = &self.model;
                    let made: Vec<u8> =
                        (0..5).map(|good| model.active(own, good).min(model.supply[good])).collect();
                    assert_eq!(crates.to_vec(), made);
                    self.acted |= crates.iter().any(|crates| *crates > 0);
                }
                for (good, made) in crates.iter().enumerate() {
                    self.model.seats[own].crates[good] += made;
                    self.model.supply[good] -= made;
                }
            }
            Event::ExtraCrate { seat, good } | Event::AbilityCrate { seat, good, .. } => {
                self.model.seats[seat.index()].crates[good.index()] += 1;
                self.model.supply[good.index()] -= 1;
            }
            Event::Sold { seat, good, coins } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    let sale = self.model.sells(own, u8::from(self.is_chooser(own)));
                    assert_eq!(sale, Some((good.index(), *coins)), "{:#?}", self.model);
                    (self.acted, self.counted[3]) = (true, self.counted[3] + 1);
                }
                self.model.seats[own].coins += u16::from(*coins);
                self.model.seats[own].crates[good.index()] -= 1;
                self.model.house[good.index()] += 1;
            }
            Event::HouseEmptied | Event::Plundered { .. } => {
                let house = std::mem::take(&mut self.model.house);
                (0..5).for_each(|good| self.model.supply[good] += house[good]);
            }
            Event::Shipped { seat, good, crates, ship, .. } => {
                let own = seat.index();
                if let (true, Ship::Cargo(ship)) = (ours(own, &self.puertomas), ship) {
                    let size = self.model.ships[usize::from(*ship)].0;
                    assert_eq!(
                        self.model.loads(own),
                        Some((good.index(), *crates, size)),
                        "{:#?}",
                        self.model
                    );
                    (self.acted, self.counted[4]) = (true, self.counted[4] + 1);
                }
                self.model.seats[own].crates[good.index()] -= crates;
                match ship {
                    Ship::Cargo(ship) => {
                        let (_, kind, on_it) = &mut self.model.ships[usize::from(*ship)];
                        (*kind, *on_it) = (Some(good.index()), *on_it + crates);
                    }
                    Ship::Own => self.model.seats[own].own_ship = Some((good.index(), *crates)),
                }
            }
            Event::Spoiled { seat, crates } => {
                for (good, gone) in crates.iter().enumerate() {
                    self.model.seats[seat.index()].crates[good] -= gone;
                    self.model.supply[good] += gone;
                }
            }
            Event::CratesDiscarded { seat, good, crates } => {
                self.model.seats[seat.index()].crates[good.index()] -= crates;
            }
            Event::Sailed { ship, good } => {
                let (_, kind, crates) = &mut self.model.ships[usize::from(*ship)];
                self.model.supply[good.index()] += *crates;
                (*kind, *crates) = (None, 0);
            }
            Event::Raided { seat, ship, good, kept, returned } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    let ([poach, plunder, raid], raided) = self.deeds(own);
                    assert!(raid > poach && raid > plunder, "{poach} {plunder} {raid}");
                    assert_eq!((Some(usize::from(*ship)), *kept), (raided, raid));
                }
                self.model.seats[own].crates[good.index()] += kept;
                self.model.supply[good.index()] += returned;
                let (_, kind, crates) = &mut self.model.ships[usize::from(*ship)];
                (*kind, *crates) = (None, 0);
            }
            Event::Poached { seat, workers } => {
                let own = seat.index();
                if ours(own, &self.puertomas) {
                    let [poach, plunder, raid] = self.deeds(own).0;
                    assert!(poach > 0 && poach >= plunder && poach >= raid, "{poach} {plunder} {raid}");
                }
                self.model.register -= workers;
            }
            Event::RoleCoins { roles } => {
                let waiting = self.model.coins.iter_mut().filter(|(role, _)| roles.contains(role));
                waiting.for_each(|(_, coins)| *coins += 1);
            }
            Event::RoundStarted { .. } => {
                self.end_phase();
                self.model.taken.clear();
            }
            Event::MarkerMoved { role, .. } => {
                assert!(arrows(self.model.marker).contains(role), "{:?} to {role:?}", self.model.marker);
                self.model.marker = *role;
            }
            Event::Reserved { seat, building } => self.model.seats[seat.index()].reserved = *building,
            Event::AbilityUnlocked { seat, ability } => self.turned.push((seat.index(), *ability)),
            _ => {}
        }
        if !matches!(event, Event::Coins { .. }) {
            self.said.clear();
        }
    }
}

/// Both tiles of the Adventurer are one place on the action board.
fn board_role(role: Role) -> Role {
    if role == Role::Adventurer2 { Role::Adventurer } else { role }
}
