//! Drawings of the pieces.

use puerto_rico::Edition;
use puerto_rico::data::buildings::Class;
use puerto_rico::ids::{Building, Good, Role, Tile};

use super::model::FaceModel;
use super::names::{front, texts, when};
use crate::Context;

/// The drawing of a role; both Adventurer tiles have one.
pub fn role_art(role: Role) -> String {
    match role {
        Role::Adventurer2 => role_art(Role::Adventurer),
        Role::Smuggler => "expansions#r-smuggler".to_owned(),
        _ => format!("r-{}", role.key()),
    }
}

/// The key of a good as an edition draws it.
pub fn good_key(good: Good, edition: Edition) -> &'static str {
    if good == Good::Fruit && edition == Edition::Classic { "indigo" } else { good.key() }
}

/// The drawing of a good.
pub fn good_art(good: Good, edition: Edition) -> String {
    format!("g-{}", good_key(good, edition))
}

/// The drawing of a countryside tile.
pub fn tile_art(tile: Tile, edition: Edition) -> String {
    let key = Good::ALL.get(tile.index()).map_or(tile.key(), |&good| good_key(good, edition));
    format!("t-{key}")
}

/// Printed face of a building.
pub fn face(context: Context<'_>, building: Building) -> FaceModel {
    let (def, edition) = (context.game.def(building), context.view.edition);
    let good = match def.class {
        Class::Production(good) => Some((good_key(good, edition), good_art(good, edition))),
        Class::Commercial | Class::Expanded | Class::Workshop => None,
    };
    FaceModel {
        art: front(building),
        name: texts(context).building(building),
        vp: def.vp,
        circles: def.circles,
        when: when(building),
        good,
        large: def.class == Class::Expanded,
    }
}
