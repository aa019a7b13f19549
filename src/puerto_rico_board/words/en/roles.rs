//! Effects of roles and tiles, in the words of each edition.

use puerto_rico::ids::{Role, Tile};

/// Action for everybody, 1897.
pub(super) fn action_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "Each player may take a face-up plantation.",
        Role::Recruiter => {
            "Players take the workers from the Work Register; each player may rearrange all workers."
        }
        Role::Builder => "Each player may build one building.",
        Role::Craftsman => "Each player produces what their plantations, buildings and workers allow.",
        Role::Trader => "Each player may sell one crate to the Trading House.",
        Role::Captain => "Each player must load goods onto the cargo ships, in turn, for 1 point per crate.",
        Role::Adventurer | Role::Adventurer2 => "The other players do nothing.",
        Role::Smuggler => {
            "The other players do nothing. You may raid a ship, plunder the Trading House, poach workers or capture a role."
        }
    }
}

/// Action for everybody, classic.
pub(super) fn action_classic(role: Role) -> &'static str {
    match role {
        Role::Recruiter => {
            "Players take the colonists from the ship; each player may rearrange all colonists."
        }
        Role::Craftsman => "Each player produces what their plantations, buildings and colonists allow.",
        other => action_1897(other),
    }
}

/// Privilege of the picker, 1897.
pub(super) fn privilege_1897(role: Role) -> &'static str {
    match role {
        Role::Planter => "You may take a quarry instead.",
        Role::Recruiter => "First, you take 1 worker from the supply.",
        Role::Builder => "You pay 1 coin less.",
        Role::Craftsman => "At the end of the phase, you take 1 extra crate of a kind you produced.",
        Role::Trader => "You get 1 extra coin for your sale.",
        Role::Captain => "You get 1 extra point for your first load.",
        Role::Adventurer | Role::Adventurer2 => "You take 1 coin from the supply.",
        Role::Smuggler => "None.",
    }
}

/// Privilege of the picker, classic.
pub(super) fn privilege_classic(role: Role) -> &'static str {
    match role {
        Role::Recruiter => "First, you take 1 colonist from the supply.",
        Role::Craftsman => {
            "When you produce, you take 1 extra crate of a kind you produced, before the other players."
        }
        other => privilege_1897(other),
    }
}

/// Effects of the tiles, 1897.
pub(super) fn tile_1897(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "With a worker, produces 1 crate of corn in the Craftsman phase. Needs no building.",
        Tile::Fruit => {
            "With a worker here and in a Fruit Depot, produces 1 crate of fruit in the Craftsman phase."
        }
        Tile::Sugar => {
            "With a worker here and in a Sugar Mill, produces 1 crate of sugar in the Craftsman phase."
        }
        Tile::Tobacco => {
            "With a worker here and in the Large Tobacco Storage, produces 1 crate of tobacco in the Craftsman phase."
        }
        Tile::Coffee => {
            "With a worker here and in the Large Coffee Roaster, produces 1 crate of coffee in the Craftsman phase."
        }
        Tile::Quarry => {
            "With a worker, buildings cost 1 coin less. Up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points."
        }
    }
}

/// Effects of the tiles, classic.
pub(super) fn tile_classic(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "With a colonist, produces 1 crate of corn in the Craftsman phase. Needs no building.",
        Tile::Fruit => {
            "With a colonist here and in an Indigo Plant, produces 1 crate of indigo in the Craftsman phase."
        }
        Tile::Sugar => {
            "With a colonist here and in a Sugar Mill, produces 1 crate of sugar in the Craftsman phase."
        }
        Tile::Tobacco => {
            "With a colonist here and in the Tobacco Storage, produces 1 crate of tobacco in the Craftsman phase."
        }
        Tile::Coffee => {
            "With a colonist here and in the Coffee Roaster, produces 1 crate of coffee in the Craftsman phase."
        }
        Tile::Quarry => {
            "With a colonist, buildings cost 1 coin less. Up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points."
        }
    }
}
