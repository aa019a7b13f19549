//! What other eyes may hear of an event (`GK-INF-04`, `GK-INF-05`).

use crate::core::{Eye, Seat};
use crate::games::ginkgopolis::event::Event;

/// The event as `eye` may hear it: counts always, pieces only where they are
/// public or its own.
pub(super) fn redact(event: &Event, eye: Eye) -> Event {
    let mut event = event.clone();
    let hidden = |seat: Seat| !eye.is(seat);
    match &mut event {
        Event::CharacterKept { seat, character } if hidden(*seat) => *character = None,
        Event::Drew { seat, cards, .. } if hidden(*seat) => cards.clear(),
        Event::Committed { seat, play } if hidden(*seat) => *play = None,
        Event::Gained { seat, tiles, .. } if hidden(*seat) => tiles.clear(),
        _ => {}
    }
    event
}

/// Whether somebody now knows something that was hidden.
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
        | Event::Lost { .. }
        | Event::Urbanized { .. }
        | Event::Constructed { .. }
        | Event::MarkerPlaced { .. }
        | Event::Shifted { .. }
        | Event::CardDiscarded { .. }
        | Event::CardKept { .. }
        | Event::Unused { .. }
        | Event::HalStuck { .. }
        | Event::HandsPassed { .. }
        | Event::LastRound { .. }
        | Event::GameEnded => false,
    }
}
