//! Names of the pieces in each edition.

use puerto_rico::Edition;
use puerto_rico::ids::{Building, Role, Tile};

use super::{achievements, effects, roles};
use crate::words::messages::Names;

/// Names by edition.
pub(super) static EDITIONS: [Names; 2] = [Y1897, CLASSIC];

/// Returns the names of the pieces of `edition`.
pub(super) fn names(edition: Edition) -> &'static Names {
    &EDITIONS[edition as usize]
}

/// The names of the 1897 edition.
pub(super) const Y1897: Names = Names {
    title: "Puerto Rico 1897",
    cards: achievements::title,
    card_conditions: achievements::condition,
    buildings: effects::name_1897,
    effects: effects::y1897,
    roles: role_1897,
    role_actions: roles::action_1897,
    role_privileges: roles::privilege_1897,
    goods: ["corn", "fruit", "sugar", "tobacco", "coffee"],
    good_letters: ["C", "F", "S", "T", "K"],
    tiles: tile_1897,
    tile_effects: roles::tile_1897,
    role_tiles: "Roles",
    ships: "Cargo ships",
    own_ship: "Personal ship",
    house: "Trading House",
    register: "Work Register",
    portrait: "Portrait",
    workers: "Workers",
    supply: "Supply",
    market: "Plantations",
    bag: "Bag",
    discards: "Discarded plantations",
    shop: "Buildings for sale",
    crates: "Goods in the supply",
    your_land: "Your countryside",
    land_of: |name| format!("{name}’s countryside"),
};

/// The names of the classic edition.
pub(super) const CLASSIC: Names = Names {
    title: "Puerto Rico",
    cards: achievements::title,
    card_conditions: achievements::condition,
    buildings: building_classic,
    effects: effects::classic,
    roles: role_classic,
    role_actions: roles::action_classic,
    role_privileges: roles::privilege_classic,
    goods: ["corn", "indigo", "sugar", "tobacco", "coffee"],
    good_letters: ["C", "I", "S", "T", "K"],
    tiles: tile_classic,
    tile_effects: roles::tile_classic,
    role_tiles: "Roles",
    ships: "Cargo ships",
    own_ship: "Ship of the Wharf",
    house: "Trading House",
    register: "Colonist ship",
    portrait: "San Juan",
    workers: "Colonists",
    supply: "Supply",
    market: "Plantations",
    bag: "Face-down stack",
    discards: "Discarded plantations",
    shop: "Buildings for sale",
    crates: "Goods in the supply",
    your_land: "Your island",
    land_of: |name| format!("{name}’s island"),
};

/// The buildings of the classic edition; those that are not named here are called alike.
fn building_classic(building: Building) -> &'static str {
    match building {
        Building::SmallFruit => "Small Indigo Plant",
        Building::BuildersYard => "Construction Hut",
        Building::LargeFruit => "Indigo Plant",
        Building::LargeSugar => "Sugar Mill",
        Building::Hospital => "Hospice",
        Building::TobaccoStorage => "Tobacco Storage",
        Building::CoffeeRoaster => "Coffee Roaster",
        Building::School => "University",
        Building::FireStation => "Guild Hall",
        other => effects::name_1897(other),
    }
}

/// The roles of the 1897 edition.
fn role_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "Planter",
        Role::Recruiter => "Recruiter",
        Role::Builder => "Builder",
        Role::Craftsman => "Craftsman",
        Role::Trader => "Trader",
        Role::Captain => "Captain",
        Role::Adventurer | Role::Adventurer2 => "Adventurer",
        Role::Smuggler => "Smuggler",
    }
}

/// The roles of the classic edition.
fn role_classic(role: Role) -> &'static str {
    match role {
        Role::Planter => "Settler",
        Role::Recruiter => "Mayor",
        Role::Adventurer | Role::Adventurer2 => "Prospector",
        other => role_1897(other),
    }
}

/// The countryside tiles of the 1897 edition.
fn tile_1897(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "corn plantation",
        Tile::Fruit => "fruit plantation",
        Tile::Sugar => "sugar plantation",
        Tile::Tobacco => "tobacco plantation",
        Tile::Coffee => "coffee plantation",
        Tile::Quarry => "quarry",
    }
}

/// The island tiles of the classic edition.
fn tile_classic(tile: Tile) -> &'static str {
    match tile {
        Tile::Fruit => "indigo plantation",
        other => tile_1897(other),
    }
}
