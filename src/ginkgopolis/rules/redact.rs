//! Redaction of events for other viewers (`GK-INF-04`, `GK-INF-05`).

use crate::action::Action;
use crate::event::Event;
use game_core::{Seat, Viewer};

/// The event as `viewer` may hear it: counts always, pieces only where they are
/// public or its own.
pub(super) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    let hidden = |seat: Seat| !viewer.is(seat);
    match &mut event {
        Event::CharacterKept { seat, character } if hidden(*seat) => *character = None,
        Event::Drew { seat, cards, .. } if hidden(*seat) => cards.clear(),
        Event::Committed { seat, play } if hidden(*seat) => *play = None,
        Event::Gained { seat, tiles, .. } if hidden(*seat) => tiles.clear(),
        _ => {}
    }
    event
}

/// Returns true if only its seat may know which action this is: a card kept in a draft, committed
/// or returned (`GK-SET-09`, `GK-SEL-04`, `GK-SUP-03`). The end of returning is secret as well, as
/// it would tell how many tiles come back; and a row means nothing to others before a marker stands
/// in it.
pub(super) fn is_secret(action: Action) -> bool {
    match action {
        Action::Done
        | Action::Keep(_)
        | Action::Card(_)
        | Action::Alone
        | Action::With(_)
        | Action::Row(_)
        | Action::Return(_) => true,
        Action::Redraw | Action::Take(_) | Action::Shift(_) | Action::Place(_) | Action::Leave => false,
    }
}

/// Returns true if somebody now knows something that was hidden.
pub(super) fn reveals(event: &Event) -> bool {
    match event {
        Event::PacketsPassed
        | Event::Characters { .. }
        | Event::Drew { .. }
        | Event::Redrew { .. }
        | Event::AllCommitted { .. }
        | Event::Revealed { .. }
        | Event::HalSwapped { .. }
        | Event::HalTile { .. }
        | Event::Rebuilt { .. }
        | Event::Exhausted { .. }
        | Event::TilesReturned { .. }
        | Event::SupplyRenewed { .. } => true,
        Event::Gained { tiles, .. } => !tiles.is_empty(),
        Event::CharacterKept { .. }
        | Event::RoundStarted { .. }
        | Event::HalDrew
        | Event::Committed { .. }
        | Event::Fallback { .. }
        | Event::TileLeft { .. }
        | Event::Lost { .. }
        | Event::Urbanized { .. }
        | Event::Constructed { .. }
        | Event::MarkerPlaced { .. }
        | Event::Shifted { .. }
        | Event::CardDiscarded { .. }
        | Event::CardKept { .. }
        | Event::Unused { .. }
        | Event::Weighed { .. }
        | Event::HalStuck { .. }
        | Event::HandsPassed { .. }
        | Event::LastRound { .. }
        | Event::GameEnded => false,
    }
}
