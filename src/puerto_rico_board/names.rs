//! Words of pieces, with their phase and rule.

#[cfg(test)]
mod tests;

use game_core::{Game as _, Seat};
use puerto_rico::auto_answer::Power;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::data::buildings::{At, Origin};
use puerto_rico::data::puertoma::Ability;
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::{FestivalCard, PuertoRico, View};

use crate::Context;
use crate::PuertoRicoBoard;
use crate::words::messages::Scene;
use crate::words::{self, Words};
use table::board::BoardContext;
use ui::i18n::Lang;

/// The words of the board's language, under the names of the edition on the table.
pub fn texts(context: Context<'_>) -> Words {
    words::of(context.lang, context.view.edition)
}

/// Scene in which sentences look up names.
pub fn scene<'a>(context: BoardContext<'a, PuertoRicoBoard>) -> Scene<'a> {
    Scene { names: context.names, me: context.me, view: context.view }
}

/// Index of the Puertoma in `seat` into [`Words::puertomas`]; `None` if there is none.
pub fn puertoma(game: &PuertoRico, seat: Seat) -> Option<usize> {
    let first = game.seats() - game.config().options.puertomas;
    let only = game.config().options.puertomas == 1;
    game.is_automa(seat).then(|| if only { 0 } else { usize::from(seat.0 - first) + 1 })
}

/// The role in whose phase a building works first; `None` for those of no
/// phase in particular.
pub fn phase(building: Building) -> Option<Role> {
    match building.at() {
        At::Phases(roles) => roles.first().copied(),
        At::Always | At::OwnRoles | At::End | At::Never => None,
    }
}

/// The façade of a building; those of the expansions are in a sprite of their
/// own.
pub fn front(building: Building) -> String {
    match building.origin() {
        Origin::Base => format!("b-{}", building.key()),
        Origin::Exp1 | Origin::Exp2 => format!("expansions#b-{}", building.key()),
    }
}

/// The picture of an objective of the festival.
pub fn objective_art(card: FestivalCard) -> String {
    format!("expansions#fc-{}", card.key())
}

/// The picture of an achievement card.
pub fn card_art(card: Achievement) -> String {
    format!("expansions#ac-{}", card.key())
}

/// The picture of an ability tile; of its back if it lies face down.
pub fn ability_art(ability: Option<Ability>) -> String {
    ability.map_or_else(|| "puertoma#a-back".to_owned(), |ability| format!("puertoma#a-{}", ability.key()))
}

/// The drawing of the phase in which a building works.
pub fn when(building: Building) -> &'static str {
    match building.at() {
        At::Always => return "expansions#ph-any",
        At::OwnRoles => return "privilege",
        At::Phases(_) | At::End | At::Never => {}
    }
    match phase(building) {
        Some(Role::Planter) => "r-planter",
        Some(Role::Builder) => "r-builder",
        Some(Role::Craftsman) => "r-craftsman",
        Some(Role::Trader) => "r-trader",
        Some(Role::Captain) => "r-captain",
        Some(Role::Recruiter) => "r-recruiter",
        Some(Role::Adventurer | Role::Adventurer2) => "r-adventurer",
        Some(Role::Smuggler) => "expansions#r-smuggler",
        None => "ph-end",
    }
}

/// The rule with which a role's phase begins.
pub fn role_rule(role: Role) -> &'static str {
    match role {
        Role::Planter => "PR-PLT-01",
        Role::Recruiter => "PR-REC-01",
        Role::Builder => "PR-BUI-01",
        Role::Craftsman => "PR-CRA-01",
        Role::Trader => "PR-TRD-01",
        Role::Captain => "PR-CAP-01",
        Role::Adventurer | Role::Adventurer2 => "PR-ADV-01",
        Role::Smuggler => "PR-SMG-03",
    }
}

/// The rule that says what a tile does.
pub fn tile_rule(tile: Tile) -> &'static str {
    match tile {
        Tile::Corn => "PR-CRA-02",
        Tile::Fruit | Tile::Sugar | Tile::Tobacco | Tile::Coffee => "PR-CRA-03",
        Tile::Quarry => "PR-BUI-05",
    }
}

/// The name of a power switch; `None` while `seat` does not own the power.
pub fn power(power: Power, view: &View, seat: Seat, lang: Lang) -> Option<&'static str> {
    let owns = |wanted: Building| {
        let seat = view.seats.get(seat.index());
        seat.is_some_and(|seat| seat.buildings.iter().any(|&(building, _)| building == wanted))
    };
    let owned = match power {
        Power::Hacienda => owns(Building::Hacienda),
        Power::Hospital => owns(Building::Hospital),
        Power::School => owns(Building::School),
        Power::Wharf => owns(Building::Wharf),
        Power::Harbor => owns(Building::Harbor),
        Power::Warehouses => owns(Building::SmallWarehouse) || owns(Building::LargeWarehouse),
        Power::Spoils => view.roles.iter().any(|tile| tile.role == Role::Smuggler),
        Power::ExtraWorker | Power::Production | Power::ExtraCrate | Power::LastCrate => true,
    };
    owned.then(|| words::of(lang, view.edition).power(power))
}
