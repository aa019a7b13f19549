//! Effects of roles and tiles, in the words of each edition.

use puerto_rico::ids::{Role, Tile};

/// Action for everybody, 1897.
pub(super) fn action_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "Everybody may take a face-up plantation.",
        Role::Recruiter => {
            "The workers of the Work Register are handed out; everybody places all workers anew."
        }
        Role::Builder => "Everybody may build one building.",
        Role::Craftsman => "Everybody produces what plantations, buildings and workers allow.",
        Role::Trader => "Everybody may sell one crate to the Trading House.",
        Role::Captain => {
            "Everybody must load goods onto the cargo ships, again and again, for 1 point a crate."
        }
        Role::Adventurer | Role::Adventurer2 => "Nobody else does anything.",
        Role::Smuggler => {
            "Nobody else does anything. You may do one of four deeds: raid a ship, plunder the Trading House, poach workers or capture a role."
        }
    }
}

/// Action for everybody, classic.
pub(super) fn action_classic(role: Role) -> &'static str {
    match role {
        Role::Recruiter => "The colonists of the ship are handed out; everybody places all colonists anew.",
        Role::Craftsman => "Everybody produces what plantations, buildings and colonists allow.",
        other => action_1897(other),
    }
}

/// Privilege of the picker, 1897.
pub(super) fn privilege_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "You may take a quarry instead.",
        Role::Recruiter => "You first take 1 worker from the supply.",
        Role::Builder => "You pay 1 coin less.",
        Role::Craftsman => "At the end of the phase you take 1 crate more of a kind you have produced.",
        Role::Trader => "You get 1 coin more for your sale.",
        Role::Captain => "You get 1 point more, once, for your first load.",
        Role::Adventurer | Role::Adventurer2 => "You take 1 coin from the supply.",
        Role::Smuggler => "None.",
    }
}

/// Privilege of the picker, classic.
pub(super) fn privilege_classic(role: Role) -> &'static str {
    match role {
        Role::Recruiter => "You first take 1 colonist from the supply.",
        Role::Craftsman => {
            "As you produce, before the others, you take 1 crate more of a kind you have produced."
        }
        other => privilege_1897(other),
    }
}

/// Effects of the tiles, 1897.
pub(super) fn tile_1897(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => {
            "With a worker it yields 1 crate of corn in the Craftsman phase; no building is needed."
        }
        Tile::Fruit => {
            "With a worker, and a worker in a Fruit Depot, it yields 1 crate of fruit in the Craftsman phase."
        }
        Tile::Sugar => {
            "With a worker, and a worker in a Sugar Mill, it yields 1 crate of sugar in the Craftsman phase."
        }
        Tile::Tobacco => {
            "With a worker, and a worker in the Large Tobacco Storage, it yields 1 crate of tobacco in the Craftsman phase."
        }
        Tile::Coffee => {
            "With a worker, and a worker in the Large Coffee Roaster, it yields 1 crate of coffee in the Craftsman phase."
        }
        Tile::Quarry => {
            "With a worker it makes buildings 1 coin cheaper: up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points."
        }
    }
}

/// Effects of the tiles, classic.
pub(super) fn tile_classic(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => {
            "With a colonist it yields 1 crate of corn in the Craftsman phase; no building is needed."
        }
        Tile::Fruit => {
            "With a colonist, and a colonist in an Indigo Plant, it yields 1 crate of indigo in the Craftsman phase."
        }
        Tile::Sugar => {
            "With a colonist, and a colonist in a Sugar Mill, it yields 1 crate of sugar in the Craftsman phase."
        }
        Tile::Tobacco => {
            "With a colonist, and a colonist in the Tobacco Storage, it yields 1 crate of tobacco in the Craftsman phase."
        }
        Tile::Coffee => {
            "With a colonist, and a colonist in the Coffee Roaster, it yields 1 crate of coffee in the Craftsman phase."
        }
        Tile::Quarry => {
            "With a colonist it makes buildings 1 coin cheaper: up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points."
        }
    }
}
