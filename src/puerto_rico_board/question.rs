//! The question at hand: who is asked, what asks, and where on the table it is answered. A new question is entered here.

use game_core::{Seat, Turn};
use puerto_rico::Prompt;
use puerto_rico::ids::Building;

use super::model::{Focus, Tab};
use super::names::front;
use crate::Context;

/// The seat that looks and has to decide now.
pub fn deciding(context: Context<'_>) -> Option<(Seat, Prompt)> {
    match context.view.turn {
        Turn::Choose { seat, prompt } if context.view.viewer.is(seat) && !context.legal.is_empty() => {
            Some((seat, prompt))
        }
        Turn::Choose { .. } | Turn::Over => None,
    }
}

/// The part of the table where a question is answered; while others choose, where it happens.
pub fn tab(prompt: Prompt) -> Tab {
    match prompt {
        Prompt::Role { .. } | Prompt::Privilege => Tab::Roles,
        Prompt::Hospital { .. } => Tab::Island,
        Prompt::Place { .. } | Prompt::Build | Prompt::School { .. } => Tab::Town,
        Prompt::Hacienda | Prompt::Take => Tab::Harbour,
        Prompt::Produce | Prompt::Extra | Prompt::Sell | Prompt::Load | Prompt::Harbor { .. } => Tab::Harbour,
        Prompt::StoreAll { .. } | Prompt::KeepOne | Prompt::KeepSingles { .. } => Tab::Harbour,
        Prompt::SmallWharf | Prompt::LoadPoint { .. } | Prompt::SecondTile => Tab::Harbour,
        Prompt::Plant { .. } | Prompt::LateHospital => Tab::Island,
        Prompt::Draft
        | Prompt::Rewarded { .. }
        | Prompt::KeepCard { .. }
        | Prompt::Bohio
        | Prompt::Payment { .. }
        | Prompt::Poached { .. } => Tab::Town,
        Prompt::Smuggle | Prompt::Spoils { .. } | Prompt::Pick | Prompt::PoachKinds => Tab::Harbour,
        Prompt::Zoning | Prompt::Park => Tab::Island,
        Prompt::Pension { .. } => Tab::Harbour,
        Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } | Prompt::Bonus { .. } => Tab::Town,
    }
}

/// The part of the table that a question is about, whoever is asked: so the table changes with the phases and not with
/// each seat.
pub fn focus(prompt: Prompt) -> Focus {
    match prompt {
        Prompt::Role { .. } => Focus::Roles,
        Prompt::Hacienda
        | Prompt::Take
        | Prompt::Hospital { .. }
        | Prompt::Plant { .. }
        | Prompt::SecondTile
        | Prompt::LateHospital => Focus::Tiles,
        Prompt::Privilege
        | Prompt::Place { .. }
        | Prompt::PlaceCitizen { .. }
        | Prompt::Pick
        | Prompt::Poached { .. }
        | Prompt::PoachKinds
        | Prompt::PoachedCitizens { .. }
        | Prompt::Rewarded { .. }
        | Prompt::Bohio
        | Prompt::Zoning
        | Prompt::Park
        | Prompt::Bonus { .. } => Focus::People,
        Prompt::Build
        | Prompt::School { .. }
        | Prompt::Payment { .. }
        | Prompt::Draft
        | Prompt::KeepCard { .. } => Focus::Shop,
        Prompt::Produce | Prompt::Extra | Prompt::Sell => Focus::Quay,
        Prompt::Load
        | Prompt::Harbor { .. }
        | Prompt::SmallWharf
        | Prompt::LoadPoint { .. }
        | Prompt::Smuggle
        | Prompt::Spoils { .. }
        | Prompt::Pension { .. }
        | Prompt::StoreAll { .. }
        | Prompt::KeepOne
        | Prompt::KeepSingles { .. } => Focus::Ships,
    }
}

/// The drawing of whatever asks; `None` where the phase itself does.
pub fn icon(prompt: Prompt) -> Option<String> {
    let building = match prompt {
        Prompt::Hacienda => Building::Hacienda,
        Prompt::Hospital { .. } => Building::Hospital,
        Prompt::School { .. } => Building::School,
        Prompt::Harbor { .. } => Building::Harbor,
        Prompt::Bonus { building } => building,
        Prompt::Zoning => Building::ZoningOffice,
        Prompt::Park => Building::ParkAuthority,
        Prompt::Pension { .. } => Building::PensionOffice,
        Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => {
            return Some("expansions#citizen".to_owned());
        }
        Prompt::Role { .. } => return Some("governor".to_owned()),
        _ => return None,
    };
    Some(front(building))
}

/// Seat whose pieces lie in front: the viewer's, else the first one.
pub fn own_seat(context: Context<'_>) -> Seat {
    Seat::all(context.view.seats.len() as u8).find(|&seat| context.view.viewer.is(seat)).unwrap_or_default()
}

/// Seat whose mat is in front now.
pub fn shown_seat(context: Context<'_>) -> Seat {
    context.visiting.unwrap_or_else(|| own_seat(context))
}
