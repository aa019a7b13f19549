//! Events as lines of the log, as the strip of who did what, and how long each
//! deserves to be looked at.

#[cfg(test)]
mod tests;

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::{Event, Role, View};

use super::build::role_art;
use crate::app::boards::{Beat, Did, Line, PhaseTurn, Rank, Strip, told};
use crate::app::i18n::puerto_rico::Scene;
use crate::app::i18n::{Lang, words};

/// The lines that one step adds.
pub fn lines(
    step: usize,
    events: &[Event],
    view: &View,
    names: &[String],
    me: Option<Seat>,
    lang: Lang,
) -> Vec<Line> {
    let scene = Scene { names, me, view };
    let say = words(lang).puerto_rico().event;
    told(step, events, |event| say(event, &scene), seat, rank)
}

/// Whose deed an event is, if anybody's.
pub fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::RolePicked { seat, .. }
        | Event::Coins { seat, .. }
        | Event::TileDrawn { seat, .. }
        | Event::TileTaken { seat, .. }
        | Event::TileDiscarded { seat, .. }
        | Event::TileManned { seat, .. }
        | Event::Workers { seat, .. }
        | Event::Placed { seat, .. }
        | Event::AllPlaced { seat, .. }
        | Event::Built { seat, .. }
        | Event::BuildingManned { seat, .. }
        | Event::Produced { seat, .. }
        | Event::ExtraCrate { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Shipped { seat, .. }
        | Event::Spoiled { seat, .. }
        | Event::Passed { seat, .. } => Some(*seat),
        Event::RoundStarted { .. }
        | Event::Market { .. }
        | Event::BagRefilled { .. }
        | Event::RegisterFilled { .. }
        | Event::HouseEmptied
        | Event::Sailed { .. }
        | Event::LastRound { .. }
        | Event::RoleCoins { .. }
        | Event::GameEnded => None,
    }
}

fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundStarted { .. } | Event::LastRound { .. } | Event::GameEnded => Rank::Round,
        Event::RolePicked { .. }
        | Event::TileTaken { .. }
        | Event::TileDiscarded { .. }
        | Event::Placed { .. }
        | Event::AllPlaced { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::Sold { .. }
        | Event::Shipped { .. } => Rank::Move,
        Event::Coins { .. }
        | Event::TileDrawn { .. }
        | Event::TileManned { .. }
        | Event::BuildingManned { .. }
        | Event::Workers { .. }
        | Event::ExtraCrate { .. }
        | Event::Spoiled { .. } => Rank::Effect,
        Event::Market { .. } | Event::BagRefilled { .. } | Event::RegisterFilled { .. } => Rank::Effect,
        Event::HouseEmptied | Event::Sailed { .. } | Event::RoleCoins { .. } => Rank::Effect,
        Event::Passed { .. } => Rank::Pass,
    }
}

/// Whether a phase begins with an event.
pub fn opens_phase(event: &Event) -> bool {
    matches!(event, Event::RolePicked { .. })
}

/// Who has done what since a role was taken: a row of every seat in the order
/// of play; `None` if `events` do not begin with a role.
pub fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip> {
    let Some(&Event::RolePicked { role, seat: picker }) = events.first() else { return None };
    let seats = view.seats.len() as u8;
    let now = view.turn.seat().filter(|_| view.phase == Some((role, picker)));
    let row = |steps: u8| {
        let seat = picker.clockwise(steps, seats);
        let text = deeds(events, seat, view, lang);
        let turn = match now.map(|now| picker.distance_to(now, seats)) {
            None => PhaseTurn::Done,
            Some(now) if now == steps => PhaseTurn::Now,
            // Ships are loaded round after round.
            Some(_) if role == Role::Captain && !text.is_empty() => PhaseTurn::Done,
            Some(now) if role != Role::Captain && steps < now => PhaseTurn::Done,
            Some(_) => PhaseTurn::Next,
        };
        Did { seat, turn, text }
    };
    Some(Strip {
        icon: role_art(role),
        title: words(lang).puerto_rico().names(view.edition).role(role).to_owned(),
        rows: (0..seats).map(row).collect(),
    })
}

/// What a seat did, in the fewest words.
fn deeds(events: &[Event], of: Seat, view: &View, lang: Lang) -> String {
    let text = words(lang).puerto_rico();
    let gap = if words(lang).table.spaced { ", " } else { "，" };
    let scene = Scene { names: &[], me: None, view };
    let mut said = String::new();
    for event in events.iter().filter(|event| seat(event) == Some(of)) {
        let Some(deed) = (text.deed)(event, &scene) else { continue };
        // A placement is many events and one deed.
        let again = matches!(event, Event::Placed { .. }) && said.ends_with(&deed);
        if !again {
            said = if said.is_empty() { deed } else { format!("{said}{gap}{deed}") };
        }
    }
    said
}

/// How long an event deserves to be looked at.
pub fn beat(event: &Event) -> Beat {
    match event {
        Event::RoundStarted { .. } | Event::RolePicked { .. } | Event::LastRound { .. } => Beat::Phase,
        Event::GameEnded => Beat::Phase,
        Event::TileTaken { .. }
        | Event::TileDrawn { .. }
        | Event::TileDiscarded { .. }
        | Event::AllPlaced { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::ExtraCrate { .. }
        | Event::Sold { .. }
        | Event::Shipped { .. }
        | Event::Spoiled { .. }
        | Event::Sailed { .. } => Beat::Move,
        // One of many, told together by the last.
        Event::Placed { .. } => Beat::None,
        Event::Coins { .. } | Event::TileManned { .. } | Event::BuildingManned { .. } => Beat::None,
        Event::Workers { .. } | Event::Market { .. } | Event::BagRefilled { .. } => Beat::None,
        Event::RegisterFilled { .. } | Event::HouseEmptied | Event::RoleCoins { .. } => Beat::None,
        Event::Passed { .. } => Beat::None,
    }
}
