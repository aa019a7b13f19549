//! Where words come from, and what belongs to a piece: its phase, its rule.

#[cfg(test)]
mod tests;

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::ids::{Building, Role, Tile};
use sobremesa::games::puerto_rico::{PuertoRico, View};
use sobremesa::session::auto_answer::puerto_rico::Power;

use crate::app::boards::BoardContext;
use crate::app::i18n::puerto_rico::{Messages, Names, Scene};
use crate::app::i18n::{Lang, words};

/// The words of the board's language.
pub fn texts(context: BoardContext<'_, PuertoRico>) -> &'static Messages {
    words(context.lang).puerto_rico()
}

/// What the pieces of the edition on the table are called.
pub fn names(context: BoardContext<'_, PuertoRico>) -> &'static Names {
    texts(context).names(context.view.edition)
}

/// What sentences look things up in.
pub fn scene<'a>(context: BoardContext<'a, PuertoRico>) -> Scene<'a> {
    Scene { names: context.names, me: context.me, view: context.view }
}

/// The role in whose phase a building works; `None` for those that score at
/// the end.
pub fn phase(building: Building) -> Option<Role> {
    Some(match building {
        Building::Hacienda | Building::BuildersYard | Building::Hospital => Role::Planter,
        Building::School => Role::Builder,
        Building::SmallFruit | Building::LargeFruit | Building::SmallSugar | Building::LargeSugar => {
            Role::Craftsman
        }
        Building::TobaccoStorage | Building::CoffeeRoaster | Building::Factory => Role::Craftsman,
        Building::SmallMarket | Building::LargeMarket | Building::Office => Role::Trader,
        Building::SmallWarehouse | Building::LargeWarehouse | Building::Harbor | Building::Wharf => {
            Role::Captain
        }
        Building::FireStation | Building::Residence | Building::Fortress => return None,
        Building::CustomsHouse | Building::CityHall => return None,
    })
}

/// The drawing of the phase in which a building works.
pub fn when(building: Building) -> &'static str {
    match phase(building) {
        Some(Role::Planter) => "r-planter",
        Some(Role::Builder) => "r-builder",
        Some(Role::Craftsman) => "r-craftsman",
        Some(Role::Trader) => "r-trader",
        Some(Role::Captain) => "r-captain",
        Some(Role::Recruiter) => "r-recruiter",
        Some(Role::Adventurer | Role::Adventurer2) => "r-adventurer",
        None => "ph-end",
    }
}

/// The rule that says what a building does.
pub fn rule(building: Building) -> &'static str {
    match building {
        Building::SmallFruit | Building::LargeFruit | Building::SmallSugar | Building::LargeSugar => {
            "PR-CRA-03"
        }
        Building::TobaccoStorage | Building::CoffeeRoaster => "PR-CRA-03",
        Building::SmallMarket => "PR-BLD-SMKT-1",
        Building::BuildersYard => "PR-BLD-YARD-1",
        Building::Hacienda => "PR-BLD-HAC-1",
        Building::SmallWarehouse => "PR-BLD-SWH-1",
        Building::Hospital => "PR-BLD-HOSP-1",
        Building::Office => "PR-BLD-OFF-1",
        Building::LargeMarket => "PR-BLD-LMKT-1",
        Building::LargeWarehouse => "PR-BLD-LWH-1",
        Building::Factory => "PR-BLD-FAC-1",
        Building::School => "PR-BLD-SCH-1",
        Building::Harbor => "PR-BLD-HARB-1",
        Building::Wharf => "PR-BLD-WHARF-1",
        Building::FireStation => "PR-BLD-FIRE-1",
        Building::Residence => "PR-BLD-RES-1",
        Building::Fortress => "PR-BLD-FORT-1",
        Building::CustomsHouse => "PR-BLD-CUST-1",
        Building::CityHall => "PR-BLD-CITY-1",
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
        Power::ExtraWorker | Power::Production | Power::ExtraCrate | Power::LastCrate => true,
    };
    owned.then(|| (words(lang).puerto_rico().power)(power, view.edition))
}
