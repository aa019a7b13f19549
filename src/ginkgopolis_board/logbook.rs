//! Events as lines of the log, and how long each deserves to be looked at.

use game_core::Seat;
use ginkgopolis::{Event, View};

use super::model::Target;
use crate::words::GinkgopolisWords;
use crate::words::messages::{Scene, Thing};
use table::board::{Did, Line, Pacing, PhaseTurn, Rank, Strip, told};
use ui::i18n::{Lang, words};

/// The lines that one step adds.
pub fn lines(
    step: usize,
    events: &[Event],
    view: &View,
    names: &[String],
    me: Option<Seat>,
    lang: Lang,
) -> Vec<Line> {
    let text = words(lang).ginkgopolis();
    let hal = view.seats.iter().find(|seat| seat.hal).map(|seat| seat.seat);
    let scene = Scene { names, me, hal, hals_name: text.hal() };
    told(step, events, |event| text.event(event, &scene), seat, rank, |_| None)
}

/// Seat that an event is a deed of, if any.
pub fn seat(event: &Event) -> Option<Seat> {
    match event {
        Event::CharacterKept { seat, .. }
        | Event::Characters { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Redrew { seat, .. }
        | Event::Committed { seat, .. }
        | Event::Revealed { seat, .. }
        | Event::Fallback { seat, .. }
        | Event::Gained { seat, .. }
        | Event::TileLeft { seat, .. }
        | Event::Lost { seat, .. }
        | Event::Urbanized { seat, .. }
        | Event::Constructed { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::CardKept { seat, .. }
        | Event::TilesReturned { seat, .. }
        | Event::Unused { seat, .. } => Some(*seat),
        Event::PacketsPassed
        | Event::RoundStarted { .. }
        | Event::HalDrew
        | Event::AllCommitted { .. }
        | Event::MarkerPlaced { .. }
        | Event::Shifted { .. }
        | Event::Exhausted { .. }
        | Event::SupplyRenewed { .. }
        | Event::HalSwapped { .. }
        | Event::HalTile { .. }
        | Event::HalStuck { .. }
        | Event::Rebuilt { .. }
        | Event::HandsPassed { .. }
        | Event::LastRound { .. }
        | Event::GameEnded => None,
    }
}

fn rank(event: &Event) -> Rank {
    match event {
        Event::RoundStarted { .. } | Event::LastRound { .. } | Event::GameEnded => Rank::Round,
        Event::CharacterKept { .. }
        | Event::Redrew { .. }
        | Event::Committed { .. }
        | Event::Revealed { .. }
        | Event::Urbanized { .. }
        | Event::Constructed { .. }
        | Event::HalSwapped { .. }
        | Event::HalStuck { .. }
        | Event::TilesReturned { .. } => Rank::Move,
        _ => Rank::Effect,
    }
}

/// Returns true if a round begins with an event.
pub fn opens_phase(event: &Event) -> bool {
    matches!(event, Event::RoundStarted { .. })
}

/// Strip of a round: a row of every seat in turn order; `None` if `events` do not begin with a
/// round.
pub fn strip(events: &[Event], view: &View, lang: Lang) -> Option<Strip<Target>> {
    let Some(&Event::RoundStarted { round, first }) = events.first() else { return None };
    let text = words(lang).ginkgopolis();
    let seats = view.seats.len() as u8;
    let is_done = events.iter().any(|event| matches!(event, Event::HandsPassed { .. } | Event::GameEnded));
    let revealed = |event: &Event| match event {
        Event::Revealed { seat, .. } => Some(*seat),
        _ => None,
    };
    let acting = events.iter().rev().find_map(revealed);
    let resolving = events.iter().any(|event| matches!(event, Event::AllCommitted { .. }));
    let now = if resolving { acting.filter(|_| !is_done) } else { view.turn.seat() };
    let row = |steps: u8| {
        let of = first.clockwise(steps, seats);
        let own = || events.iter().filter(|event| seat(event) == Some(of));
        let has_acted = own().any(|event| revealed(event).is_some());
        let turn = match (now == Some(of), has_acted) {
            (true, _) => PhaseTurn::Now,
            (false, true) => PhaseTurn::Done,
            (false, false) => PhaseTurn::Next,
        };
        let text = own().filter_map(|event| text.strip(event)).next_back().unwrap_or_default();
        Did { seat: of, turn, text, drawn: Vec::new() }
    };
    let board = text.board;
    Some(Strip {
        about: Target::Thing(Thing::Round),
        icon: "i-first".to_owned(),
        title: if resolving { board.phase_acting(round) } else { board.phase_choosing(round) },
        rows: (0..seats).map(row).collect(),
    })
}

/// Time for which an event is shown.
pub fn pacing(event: &Event) -> Pacing {
    match event {
        Event::RoundStarted { .. } | Event::LastRound { .. } | Event::GameEnded => Pacing::Phase,
        Event::Exhausted { .. } => Pacing::Phase,
        Event::Revealed { .. }
        | Event::MarkerPlaced { .. }
        | Event::TilesReturned { .. }
        | Event::HalSwapped { .. }
        | Event::HalStuck { .. }
        | Event::Redrew { .. } => Pacing::Move,
        _ => Pacing::None,
    }
}
