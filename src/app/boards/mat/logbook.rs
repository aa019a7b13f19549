//! Events as lines of the log, and how long each deserves to be looked at.

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::{Event, View};

use crate::app::boards::{Beat, Line, Rank};
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
    let say = words(lang).puerto_rico.event;
    let line = |event: &Event| {
        let text = say(event, &scene)?;
        Some(Line { step, seat: seat(event), rank: rank(event), text })
    };
    events.iter().filter_map(line).collect()
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
