//! Events as lines of the log, and how long each deserves to be looked at.

use game_core::Seat;
use ginkgopolis::ids::{Card, CardKind, Tile};
use ginkgopolis::{Event, View};

use super::build::{key, own_card_art};
use super::model::Target;
use crate::words::GinkgopolisWords;
use crate::words::messages::{Scene, Thing};
use table::board::{Inline, Line, Pacing, PhaseTurn, Rank, Strip, StripRow, told};
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
    told(step, events, |event| text.event(event, &scene), seat, rank, rule)
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
        | Event::Unused { seat, .. }
        | Event::Weighed { seat, .. } => Some(*seat),
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
        Event::Weighed { .. } => Rank::Thought,
        _ => Rank::Effect,
    }
}

/// The rule that a step of how Hal chooses names.
fn rule(event: &Event) -> Option<&'static str> {
    if let Event::Weighed { weighed, .. } = event { Some(weighed.rule().0) } else { None }
}

/// Returns true if an event is such a step.
pub fn is_thought(event: &Event) -> bool {
    matches!(event, Event::Weighed { .. })
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
        StripRow { seat: of, turn, text, drawn: laid(events, view, of) }
    };
    let board = text.board;
    Some(Strip {
        about: Target::Thing(Thing::Round),
        icon: "i-first".to_owned(),
        title: if resolving { board.phase_acting(round) } else { board.phase_choosing(round) },
        rows: (0..seats).map(row).collect(),
    })
}

/// Cards and tile that a seat has laid down in a round, as they lie there: face down, then turned over.
fn laid(events: &[Event], view: &View, of: Seat) -> Vec<Inline> {
    let is_hal = view.seats.get(of.index()).is_some_and(|seat| seat.hal);
    // Hal gets his card before the round begins.
    let mut laid = if is_hal { vec![face_down("back")] } else { Vec::new() };
    for event in events {
        match event {
            Event::Committed { seat, .. } if *seat == of => laid = vec![face_down("back")],
            Event::AllCommitted { with_tile } if with_tile.contains(&of) => laid.push(face_down("tile-back")),
            Event::Revealed { seat, card, tile } if *seat == of => {
                laid = card_bits(*card);
                laid.extend(tile.iter().flat_map(|&tile| tile_bits(tile)));
            }
            Event::HalSwapped { used, .. } if is_hal => laid = card_bits(*used),
            Event::HalTile { tile } if is_hal => laid.extend(tile_bits(*tile)),
            // The tile is taken back.
            Event::Fallback { seat, .. } if *seat == of => laid.truncate(2),
            _ => {}
        }
    }
    laid
}

fn face_down(back: &str) -> Inline {
    Inline::Piece(back.to_owned(), "")
}

/// Drawing and number of a card.
fn card_bits(card: Card) -> Vec<Inline> {
    let (_, art, number) = own_card_art(card);
    let letter = if let CardKind::Building(tile) = card.kind() { aid(tile) } else { "" };
    vec![Inline::Piece(art, letter), Inline::Words(number)]
}

/// Drawing and number of a tile.
fn tile_bits(tile: Tile) -> [Inline; 2] {
    let art = format!("tile-{}", key(tile.colour()));
    [Inline::Piece(art, aid(tile)), Inline::Words(tile.number().to_string())]
}

/// Letter of a tile's colour, for colour aids.
fn aid(tile: Tile) -> &'static str {
    ["B", "R", "Y"][tile.colour() as usize]
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
