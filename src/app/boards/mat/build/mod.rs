//! From view and selection to everything that the board shows. Pure.

mod awards;
mod common;
mod festival;
mod mats;
mod puertoma;
mod shop;
mod tray;

use game_core::{Seat, Turn};
use puerto_rico::data::buildings::Class;
use puerto_rico::ids::{Building, Good, Role, Tile};
use puerto_rico::{Edition, Prompt, PuertoRico};

use super::model::{Choice, FaceModel, Focus, Model, Tab};
use super::names::{front, names, texts, when};
use super::prompt::prompt;
use super::question::{self, deciding};
use crate::app::boards::BoardContext;

/// Spaces of an island, and of a town.
pub const SPACES: u8 = 12;

pub use awards::award;
pub use festival::tally;

/// Builds the model.
pub fn build(context: BoardContext<'_, PuertoRico>) -> Model {
    let board = &texts(context).board;
    let model = Model {
        prompt: prompt(context),
        edition: context.view.edition,
        tab: match context.view.turn {
            Turn::Choose { prompt, .. } => question::tab(prompt),
            Turn::Over => Tab::Town,
        },
        focus: match context.view.turn {
            Turn::Choose { prompt, .. } => question::focus(prompt),
            Turn::Over => Focus::People,
        },
        hot: [false; 4],
        shopping: matches!(deciding(context), Some((_, Prompt::Build | Prompt::KeepCard { .. })))
            || !context.view.draft.is_empty(),
        roles: common::roles(context),
        ships: common::ships(context),
        house: common::house(context),
        market: common::market(context),
        supply: common::supply(context),
        gauges: common::gauges(context),
        festival: festival::festival(context),
        poaching: common::poaching(context),
        picking: common::picking(context),
        shop: shop::shop(context),
        tray: tray::tray(context),
        packet: awards::packet(context),
        rail: mats::rail(context),
        mat: mats::mat(context),
        action_board: puertoma::action_board(context),
        round: (board.round)(context.view.round, context.view.edition),
        banner: (context.view.last_round && context.view.turn != Turn::Over)
            .then(|| (board.last_round)(context.view.edition).to_owned()),
    };
    let hot = hot(&model);
    Model { tab: half(model.tab, hot), hot, ..model }
}

/// The tabs behind which something can be chosen.
fn hot(model: &Model) -> [bool; 4] {
    let free = |choice: &Choice| *choice == Choice::Free;
    let harbour = [&model.house.choice].into_iter();
    let harbour = harbour.chain(model.ships.iter().map(|ship| &ship.choice));
    let harbour = harbour.chain(model.market.iter().map(|stack| &stack.choice));
    let harbour = harbour.chain(model.poaching.iter().map(|register| &register.choice));
    let harbour = harbour.chain(model.picking.iter().map(|people| &people.choice));
    let mut harbour = harbour.chain(model.supply.iter().map(|crates| &crates.choice));
    [
        model.roles.iter().any(|role| free(&role.choice)),
        harbour.any(free),
        model.shopping || model.mat.town.iter().any(|site| free(&site.choice)),
        model.mat.land.iter().any(|space| free(&space.choice)),
    ]
}

/// Seat whose pieces lie in front: the viewer's, else the first one.
pub fn own_seat(context: BoardContext<'_, PuertoRico>) -> Seat {
    Seat::all(context.view.seats.len() as u8).find(|&seat| context.view.viewer.is(seat)).unwrap_or_default()
}

/// Seat whose mat is in front now.
fn shown_seat(context: BoardContext<'_, PuertoRico>) -> Seat {
    context.visiting.unwrap_or_else(|| own_seat(context))
}

/// Of one's mat, the half on which something can be chosen.
fn half(usual: Tab, hot: [bool; 4]) -> Tab {
    let other = match usual {
        Tab::Town => Tab::Island,
        Tab::Island => Tab::Town,
        Tab::Roles | Tab::Harbour => return usual,
    };
    if hot[other as usize] && !hot[usual as usize] { other } else { usual }
}

/* Drawings. */

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
fn face(context: BoardContext<'_, PuertoRico>, building: Building) -> FaceModel {
    let (def, edition) = (context.game.def(building), context.view.edition);
    let good = match def.class {
        Class::Production(good) => Some((good_key(good, edition), good_art(good, edition))),
        Class::Commercial | Class::Expanded | Class::Workshop => None,
    };
    FaceModel {
        art: front(building),
        name: names(context).building(building),
        vp: def.vp,
        circles: def.circles,
        when: when(building),
        good,
        large: def.class == Class::Expanded,
    }
}
