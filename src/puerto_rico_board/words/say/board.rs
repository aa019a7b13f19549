//! Labels of the board that depend on a piece.

use puerto_rico::auto_answer::Power;
use puerto_rico::data::buildings::{At, Class};
use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Person, Tile};

use crate::words::messages::{Laden, PieceMeaning};
use crate::words::said::Words;
use ui::i18n::who::Who;

impl Words {
    /// Class of a building.
    pub fn class(self, class: Class) -> &'static str {
        let key = match class {
            Class::Production(_) | Class::Workshop => "production",
            Class::Commercial => "commercial",
            Class::Expanded => "expanded",
        };
        self.catalog.piece("class", key, "")
    }

    /// A source of points by its key.
    pub fn source(self, key: &str) -> &'static str {
        if let Some(building) = Building::ALL.into_iter().find(|building| building.key() == key) {
            return self.building(building);
        }
        let is_known = self.catalog.has(&format!("source-{}", key.replace('_', "-")));
        self.catalog.piece("source", if is_known { key } else { "other" }, "")
    }

    /// The name of a power switch.
    pub fn power(self, power: Power) -> &'static str {
        let key = match power {
            Power::Hacienda => return self.building(Building::Hacienda),
            Power::Hospital => return self.building(Building::Hospital),
            Power::School => return self.building(Building::School),
            Power::Wharf => return self.building(Building::Wharf),
            Power::Harbor => return self.building(Building::Harbor),
            Power::ExtraWorker => "extra-worker",
            Power::Production => "production",
            Power::ExtraCrate => "extra-crate",
            Power::Warehouses => "warehouses",
            Power::LastCrate => "last-crate",
            Power::Spoils => "spoils",
        };
        self.catalog.piece("power", key, "")
    }

    /// Returns the time at which a building works: the phases of its roles, or another condition.
    pub fn when(self, building: Building) -> String {
        let said = match building.at() {
            At::Phases(roles) => return self.list(roles.iter().map(|&role| self.role(role))),
            At::Always => self.board_always(),
            At::OwnRoles => self.board_own_roles(),
            At::End => self.board_end(),
            At::Never => self.board_never(),
        };
        said.to_owned()
    }

    /// Class of a countryside tile.
    pub fn tile_class(self, tile: Tile) -> &'static str {
        if tile == Tile::Quarry { self.board_quarry() } else { self.board_plantation() }
    }

    /// Take somebody of a kind of which so many lie on the Work Register.
    pub fn pick(self, person: Person, count: u8) -> String {
        match person {
            Person::Worker => self.board_pick_worker(count),
            Person::Citizen => self.board_pick_citizen(count),
        }
    }

    /// The sum of a price: cost, reductions with their names, result.
    pub fn sum(self, cost: u8, parts: &[(&str, u8)], price: u8) -> String {
        let less = |before, &(name, amount): &(&str, u8)| self.board_less(amount, before, name);
        self.board_sum(parts.iter().fold(cost.to_string(), less), price)
    }

    /// A load on a button: what, where, and the points for it.
    pub fn load_on(self, &Laden { good, ship, size, crates, vp }: &Laden) -> String {
        match ship {
            Ship::Own => self.board_load_own(crates, self.good(good), vp),
            Ship::Cargo(_) => self.board_load_ship(crates, self.good(good), size, vp),
        }
    }

    /// Holder of the Smuggler's marker, on the sheet of the role.
    pub fn marker(self, holder: Option<Who>) -> String {
        holder.map_or_else(|| self.board_marker_free().to_owned(), |who| self.board_marker(who))
    }

    /// The parts of the board on a phone: roles, harbor, town, land.
    pub fn tabs(self) -> [&'static str; 4] {
        [self.board_tab_roles(), self.board_tab_harbor(), self.board_tab_town(), self.board_tab_land()]
    }

    /// Present meaning of a piece between the players for the reader.
    pub fn standing(self, standing: PieceMeaning) -> String {
        match standing {
            PieceMeaning::Crates(crates) => self.piece_have_crates(self.crates(&crates)),
            PieceMeaning::People(count) => self.piece_have_workers(count),
            PieceMeaning::Gained(vp) => self.piece_gained(vp),
            PieceMeaning::Filled(filled) => self.piece_filled(filled),
        }
    }
}
