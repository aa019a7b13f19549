//! The building tiles (section 2.5).

use crate::games::puerto_rico::ids::{BUILDINGS, Building, Good};

/// The keys of all buildings, in order.
pub const KEYS: [&str; BUILDINGS] = [
    "small_fruit",
    "small_market",
    "small_sugar",
    "builders_yard",
    "hacienda",
    "large_fruit",
    "small_warehouse",
    "large_sugar",
    "hospital",
    "tobacco_storage",
    "office",
    "large_market",
    "coffee_roaster",
    "large_warehouse",
    "factory",
    "school",
    "harbor",
    "wharf",
    "fire_station",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
];

/// What a building counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Turns plantations into crates of a good.
    Production(Good),
    /// Has a function.
    Commercial,
    /// A commercial building of two spaces with a function at the end.
    Expanded,
}

/// What is printed on a building.
#[derive(Clone, Copy, Debug)]
pub struct BuildingDef {
    /// Which.
    pub building: Building,
    /// What it counts as.
    pub class: Class,
    /// Printed cost in coins, 1 to 10.
    pub cost: u8,
    /// Printed victory points, 1 to 4.
    pub vp: u8,
    /// The largest discount by quarries, which is its level, 1 to 4.
    pub cap: u8,
    /// Circles for workers, 1 to 3.
    pub circles: u8,
    /// Copies with two players, and with more.
    pub copies: [u8; 2],
}

const fn def(
    building: Building,
    class: Class,
    cost: u8,
    vp: u8,
    cap: u8,
    circles: u8,
    copies: [u8; 2],
) -> BuildingDef {
    BuildingDef { building, class, cost, vp, cap, circles, copies }
}

/// The base buildings, the same in both editions, indexed by [`Building`].
#[rustfmt::skip]
pub const BASE: [BuildingDef; BUILDINGS] = [
    def(Building::SmallFruit, Class::Production(Good::Fruit), 1, 1, 1, 1, [2, 4]),
    def(Building::SmallMarket, Class::Commercial, 1, 1, 1, 1, [1, 2]),
    def(Building::SmallSugar, Class::Production(Good::Sugar), 2, 1, 1, 1, [2, 4]),
    def(Building::BuildersYard, Class::Commercial, 2, 1, 1, 1, [1, 2]),
    def(Building::Hacienda, Class::Commercial, 2, 1, 1, 1, [1, 2]),
    def(Building::LargeFruit, Class::Production(Good::Fruit), 3, 2, 2, 3, [2, 3]),
    def(Building::SmallWarehouse, Class::Commercial, 3, 1, 1, 1, [1, 2]),
    def(Building::LargeSugar, Class::Production(Good::Sugar), 4, 2, 2, 3, [2, 3]),
    def(Building::Hospital, Class::Commercial, 4, 2, 2, 1, [1, 2]),
    def(Building::TobaccoStorage, Class::Production(Good::Tobacco), 5, 3, 3, 3, [2, 3]),
    def(Building::Office, Class::Commercial, 5, 2, 2, 1, [1, 2]),
    def(Building::LargeMarket, Class::Commercial, 5, 2, 2, 1, [1, 2]),
    def(Building::CoffeeRoaster, Class::Production(Good::Coffee), 6, 3, 3, 2, [2, 3]),
    def(Building::LargeWarehouse, Class::Commercial, 6, 2, 2, 1, [1, 2]),
    def(Building::Factory, Class::Commercial, 7, 3, 3, 1, [1, 2]),
    def(Building::School, Class::Commercial, 8, 3, 3, 1, [1, 2]),
    def(Building::Harbor, Class::Commercial, 8, 3, 3, 1, [1, 2]),
    def(Building::Wharf, Class::Commercial, 9, 3, 3, 1, [1, 2]),
    def(Building::FireStation, Class::Expanded, 10, 4, 4, 1, [1, 1]),
    def(Building::Residence, Class::Expanded, 10, 4, 4, 1, [1, 1]),
    def(Building::Fortress, Class::Expanded, 10, 4, 4, 1, [1, 1]),
    def(Building::CustomsHouse, Class::Expanded, 10, 4, 4, 1, [1, 1]),
    def(Building::CityHall, Class::Expanded, 10, 4, 4, 1, [1, 1]),
];

impl BuildingDef {
    /// Spaces it fills on a board (`PR-BUI-04`).
    pub const fn spaces(&self) -> u8 {
        match self.class {
            Class::Expanded => 2,
            Class::Production(_) | Class::Commercial => 1,
        }
    }

    /// Whether it is a large production building (`PR-BLD-FIRE-1`): those of
    /// more than one circle.
    pub const fn is_large(&self) -> bool {
        matches!(self.class, Class::Production(_)) && self.circles > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_sums_up_as_printed() {
        for (index, def) in BASE.iter().enumerate() {
            assert_eq!(def.building.index(), index);
        }
        let copies = |keep: fn(&BuildingDef) -> bool| -> u32 {
            BASE.iter().filter(|def| keep(def)).map(|def| def.copies[1] as u32).sum()
        };
        assert_eq!(copies(|def| matches!(def.class, Class::Production(_))), 20);
        assert_eq!(copies(|def| def.spaces() == 1), 44);
        assert_eq!(copies(|_| true), 49);
    }
}
