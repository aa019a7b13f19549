//! From view and selection to everything that the board shows. Pure.

mod awards;
mod common;
mod festival;
mod mats;
pub mod mini;
mod puertoma;
mod shop;
mod tray;

use game_core::Turn;
use puerto_rico::Prompt;

use super::model::{Choice, Focus, Model, Tab};
use super::names::texts;
use super::prompt::prompt;
use super::question::{self, deciding};
use crate::Context;

pub use awards::award;
pub use festival::tally;

/// Builds the model.
pub fn build(context: Context<'_>) -> Model {
    let words = texts(context);
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
        round: words.board_round(context.view.round),
        banner: (context.view.last_round && context.view.turn != Turn::Over)
            .then(|| words.board_last_round().to_owned()),
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

/// Of one's mat, the half on which something can be chosen.
fn half(usual: Tab, hot: [bool; 4]) -> Tab {
    let other = match usual {
        Tab::Town => Tab::Island,
        Tab::Island => Tab::Town,
        Tab::Roles | Tab::Harbour => return usual,
    };
    if hot[other as usize] && !hot[usual as usize] { other } else { usual }
}
