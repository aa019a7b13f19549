//! The Puertoma, and how it chooses.

use puerto_rico::Event;
use puerto_rico::data::puertoma::{Ability, TieCard};
use puerto_rico::event::{TilesWhy, Weighed};
use puerto_rico::ids::{Building, GOODS, Person, Role, Tile};
use puerto_rico::view::AbilityState;

use super::log::source;
use super::role_key;
use crate::words::messages::{Scene, each_role_once};
use crate::words::said::Words;

impl Words {
    /// Names: the only Puertoma, then the first and the second of two.
    pub fn puertomas(self) -> [&'static str; 3] {
        [self.puertoma(), self.puertoma_first(), self.puertoma_second()]
    }

    /// State of an ability tile.
    pub fn ability_state(self, state: AbilityState) -> &'static str {
        match state {
            AbilityState::Down => self.puertoma_down(),
            AbilityState::Turned => self.puertoma_turned(),
            AbilityState::Works => self.puertoma_works(),
            AbilityState::Gone => self.puertoma_gone(),
        }
    }

    /// Returns the time at which the ability tile of a level is turned up.
    pub fn unlocks(self, level: u8) -> &'static str {
        if level == 4 { self.puertoma_unlocks_first() } else { self.puertoma_unlocks_second() }
    }

    /// An ability tile, to be spoken: its level, what it is if that is known, and how it lies.
    pub fn spoken_ability(self, level: u8, known: Option<Ability>, state: AbilityState) -> String {
        let name = known.map_or_else(|| self.puertoma_some_ability(), |ability| self.ability(ability));
        let state = match state {
            AbilityState::Down => "down",
            AbilityState::Turned => "turned",
            AbilityState::Works => "works",
            AbilityState::Gone => "gone",
        };
        self.puertoma_ability_spoken(level, name, state)
    }

    /// The place of a role on the action board, to be spoken: the role, where arrows lead, and whether the marker is on it.
    pub fn spoken_place(self, role: Role, next: &[Role], has_marker: bool) -> String {
        match has_marker {
            true => self.puertoma_marker_spoken(self.role(role), self.roles(next)),
            false => self.puertoma_place_spoken(self.role(role), self.roles(next)),
        }
    }

    /// The card drawn last; `None` before the first.
    pub fn last_card(self, card: Option<TieCard>) -> String {
        card.map_or_else(|| self.puertoma_no_card().to_owned(), |card| self.puertoma_last_card(card.number()))
    }

    /// A plantation with so many people under it.
    pub fn grown(self, tile: Tile, on: u8, circles: u8) -> String {
        match on == circles {
            true => self.puertoma_plantation_active(circles, on, self.tile(tile)),
            false => self.puertoma_plantation(circles, on, self.tile(tile)),
        }
    }

    /// Place of a reserve marker; `None` if it lies aside.
    pub fn reserve(self, building: Option<Building>) -> String {
        match building {
            Some(building) => self.puertoma_reserve_on(self.building(building)),
            None => self.puertoma_reserve_aside().to_owned(),
        }
    }

    /// "Planter, Builder"; both Adventurer tiles are named once.
    fn roles(self, roles: &[Role]) -> String {
        self.list(each_role_once(roles).into_iter().map(|role| self.role(role)))
    }

    fn buildings(self, buildings: &[Building]) -> String {
        self.list(buildings.iter().map(|&building| self.building(building)))
    }

    fn tiles(self, tiles: &[Tile]) -> String {
        self.list(tiles.iter().map(|&tile| self.tile(tile)))
    }

    /// A step of its choice, in a sentence or two.
    fn weighed(self, weighed: &Weighed, scene: &Scene) -> String {
        match weighed {
            Weighed::Roles { available, profitable } => self.profit(available, profitable),
            Weighed::Adjacent { marker, roles } if roles.is_empty() => self.step_no_arrow(self.role(*marker)),
            Weighed::Adjacent { marker, roles } => self.step_arrows(self.role(*marker), self.roles(roles)),
            Weighed::Richest { roles, .. } if roles.contains(&Role::Smuggler) => self.step_smuggler().into(),
            Weighed::Richest { coins: 0, roles } => match roles[..] {
                [role] => self.step_one_left(self.role(role)),
                _ => self.step_no_coins().into(),
            },
            Weighed::Richest { coins, roles } => self.step_most_coins(*coins, self.roles(roles)),
            Weighed::RoleByCard { card, role } => self.step_role_by_card(card.number(), self.role(*role)),
            Weighed::Level { level, buildings } => self.step_level(self.buildings(buildings), *level),
            Weighed::Dearest { cost, buildings } => self.step_dearest(self.buildings(buildings), *cost),
            Weighed::Shown { cost, buildings, level } => {
                self.step_shown_buildings(self.buildings(buildings), *cost, *level)
            }
            Weighed::BuildingByCard { card, buildings, building } => {
                self.step_piece_by_card(card.number(), self.building(*building), self.buildings(buildings))
            }
            Weighed::Tiles { tiles, why } => self.taken(tiles, *why),
            Weighed::TileByCard { card, tiles, tile } => {
                self.step_piece_by_card(card.number(), self.tile(*tile), self.tiles(tiles))
            }
            Weighed::Circles { empty, tiles } => match tiles[..] {
                [tile] => self.step_circles(*empty, self.tile(tile)),
                _ => self.step_equal_circles(*empty, self.tiles(tiles)),
            },
            Weighed::ShownGoods { tiles } => self.step_shown_goods(self.tiles(tiles)),
            Weighed::Loads { crates } => self.loads(crates),
            Weighed::SendOff { ship, good } => self.step_send_off(self.good(*good), scene.ship_size(*ship)),
            Weighed::Sales { goods } => match goods[..] {
                [good] => self.step_sale(self.good(good)),
                _ => self.step_sales(self.goods(goods)),
            },
            Weighed::ClosingTime { good } => self.step_closing_time(self.good(*good)),
            Weighed::Deeds { poach, plunder, raid } => self.step_deeds(*plunder, *poach, *raid),
        }
    }

    fn profit(self, available: &[Role], profitable: &[Role]) -> String {
        let others = available.iter().copied().filter(|role| !profitable.contains(role));
        let others: Vec<String> =
            others.map(|role| self.step_not_profitable(self.role(role), role_key(role))).collect();
        match (profitable.is_empty(), others.is_empty()) {
            (true, _) => self.step_none_profitable(self.roles(available)),
            (false, true) => self.step_all_profitable(self.roles(available)),
            (false, false) => {
                self.step_profitable(self.statements(others), self.roles(profitable), self.roles(available))
            }
        }
    }

    fn taken(self, open: &[Tile], why: TilesWhy) -> String {
        let tiles = self.tiles(open);
        match (why, open.len()) {
            (TilesWhy::Second, 0..=1) => self.step_second_tile(tiles),
            (TilesWhy::Second, _) => self.step_second_tiles(tiles),
            (TilesWhy::First, 0..=1) => self.step_first_tile(tiles),
            (TilesWhy::First, _) => self.step_first_tiles(tiles),
            (TilesWhy::Objective, _) => self.step_shown_tiles(tiles),
            (TilesWhy::ObjectiveGood, _) => self.step_shown_kinds(tiles),
        }
    }

    fn loads(self, crates: &[u8; GOODS]) -> String {
        match crates.iter().filter(|count| **count > 0).count() {
            1 => self.step_load(self.crates(crates)),
            _ => self.step_loads(self.crates(crates)),
        }
    }

    pub(super) fn puertoma_event(self, event: &Event, scene: &Scene) -> Option<String> {
        let who = |seat| scene.who(seat);
        Some(match *event {
            Event::Weighed { weighed: ref step, .. } => self.weighed(step, scene),
            Event::MarkerMoved { role, .. } => self.log_marker_moved(self.role(role)),
            Event::Manned { seat, person, tile, from } => match (person, tile) {
                (Person::Worker, Some(tile)) => {
                    self.log_worker_for_tile(source(from), self.tile(tile), who(seat))
                }
                (Person::Citizen, Some(tile)) => {
                    self.log_citizen_for_tile(source(from), self.tile(tile), who(seat))
                }
                (Person::Worker, None) => self.log_worker_unused(source(from), who(seat)),
                (Person::Citizen, None) => self.log_citizen_unused(source(from), who(seat)),
            },
            Event::Reserved { seat, building: Some(building) } => {
                self.log_reserved(self.building(building), who(seat))
            }
            Event::Reserved { seat, building: None } => self.log_reserve_aside(who(seat)),
            Event::AbilityUnlocked { seat, ability } => self.log_unlocked(
                self.ability(ability),
                self.ability_effect(ability),
                self.role(ability.role()),
                who(seat),
            ),
            Event::AbilitiesGone { seat, ref levels } => {
                let levels = levels.iter().map(u8::to_string).collect();
                self.log_abilities_gone(self.list_in_sentence(levels), who(seat))
            }
            Event::AbilityCrate { seat, good, ability } => {
                self.log_ability_crate(self.ability(ability), self.good(good), who(seat))
            }
            Event::CratesDiscarded { seat, good, crates } => {
                self.log_crates_discarded(crates, self.good(good), who(seat))
            }
            Event::Endowed { seat, building, good } => {
                self.log_endowed(self.building(building), self.good(good), who(seat))
            }
            _ => return None,
        })
    }

    /// The same in a word or two, beside the mark of the seat.
    pub(super) fn puertoma_deed(self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Manned { person: Person::Worker, .. } => self.told_workers(1),
            Event::Manned { person: Person::Citizen, .. } => self.told_citizens(1),
            Event::AbilityUnlocked { ability, .. } => self.ability(ability).to_owned(),
            Event::AbilityCrate { good, .. } => self.told_extra(self.good(good)),
            Event::CratesDiscarded { good, crates, .. } => {
                self.told_lost(self.crates_of(crates, self.good(good)))
            }
            Event::Endowed { building, .. } => self.building(building).to_owned(),
            _ => return None,
        })
    }
}
