//! Events as lines of the log, and how long each deserves to be looked at.

use sobremesa::core::Seat;
use sobremesa::games::san_juan::{Event, View};

use crate::app::boards::{Beat, Line, Rank};
use crate::app::i18n::san_juan::Scene;
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
    let say = words(lang).san_juan.event;
    let line = |event: &Event| {
        let text = say(event, &scene)?;
        Some(Line { step, seat: seat(event), rank: rank(event), text })
    };
    events.iter().filter_map(line).collect()
}

fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::RolePicked { seat, .. }
        | Event::LibraryUsed { seat }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Tucked { seat, .. }
        | Event::Announced { seat, .. }
        | Event::GoodForfeited { seat, .. }
        | Event::GoodSpent { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Built { seat, .. }
        | Event::Produced { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Kept { seat, .. }
        | Event::GoldMine { seat, .. }
        | Event::Passed { seat, .. } => Some(*seat),
        Event::RoundStarted { .. }
        | Event::Reshuffled { .. }
        | Event::PricesShown { .. }
        | Event::PhaseEnded { .. }
        | Event::GameEnded { .. } => None,
    }
}

fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundStarted { .. } | Event::GameEnded { .. } => Rank::Round,
        Event::RolePicked { .. } | Event::Built { .. } | Event::Kept { .. } | Event::Tucked { .. } => {
            Rank::Move
        }
        Event::Produced { .. } | Event::Sold { .. } | Event::GoldMine { .. } | Event::Discarded { .. } => {
            Rank::Move
        }
        Event::LibraryUsed { .. } | Event::Drew { .. } | Event::Announced { .. } | Event::Paid { .. } => {
            Rank::Effect
        }
        Event::GoodForfeited { .. } | Event::GoodSpent { .. } | Event::Looked { .. } => Rank::Effect,
        Event::Reshuffled { .. } | Event::PricesShown { .. } | Event::PhaseEnded { .. } => Rank::Effect,
        Event::Passed { .. } => Rank::Pass,
    }
}

/// How long an event deserves to be looked at.
pub fn beat(event: &Event) -> Beat {
    match event {
        Event::RolePicked { .. } | Event::Built { .. } | Event::Produced { .. } | Event::Sold { .. } => {
            Beat::Move
        }
        Event::Kept { .. } | Event::GoldMine { .. } | Event::Tucked { .. } | Event::RoundStarted { .. } => {
            Beat::Move
        }
        Event::PhaseEnded { .. } | Event::GameEnded { .. } => Beat::Phase,
        Event::LibraryUsed { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::Reshuffled { .. } => Beat::None,
        Event::Announced { .. }
        | Event::Paid { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. } => Beat::None,
        Event::PricesShown { .. } | Event::Looked { .. } | Event::Passed { .. } => Beat::None,
    }
}
