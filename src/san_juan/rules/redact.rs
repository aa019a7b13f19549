//! Redaction of events for other viewers (`SJ-INF-17`).

use crate::action::Action;
use crate::event::{Cards, Event};
use game_core::{Seat, Viewer};

/// The event as `viewer` may hear it: amounts always, kinds only where they are
/// public or its own.
pub(super) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut event = event.clone();
    let hide = |seat: Seat, cards: &mut Cards| {
        if !viewer.is(seat) {
            *cards = cards.face_down();
        }
    };
    match &mut event {
        Event::Drew { seat, cards, .. }
        | Event::Discarded { seat, cards, .. }
        | Event::Tucked { seat, cards, .. }
        | Event::Paid { seat, cards }
        | Event::Looked { seat, cards } => hide(*seat, cards),
        Event::Kept { seat, kept, dropped } => {
            hide(*seat, kept);
            hide(*seat, dropped);
        }
        Event::RoundStarted { .. }
        | Event::RolePicked { .. }
        | Event::LibraryUsed { .. }
        | Event::Reshuffled { .. }
        | Event::Announced { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::PricesShown { .. }
        | Event::Sold { .. }
        | Event::GoodArrived { .. }
        | Event::Shipped { .. }
        | Event::TurnedUp { .. }
        | Event::Took { .. }
        | Event::RowDiscarded { .. }
        | Event::Bank { .. }
        | Event::GoldMine { .. }
        | Event::Passed { .. }
        | Event::PhaseEnded { .. }
        | Event::GameEnded { .. } => {}
    }
    event
}

/// Returns true if only its seat may know which action this is: cards that go from hand to hand,
/// pile or Chapel face down.
pub(super) fn is_secret(action: Action) -> bool {
    match action {
        Action::Pay(_) | Action::Keep(_) | Action::Discard(_) | Action::Tuck(_) => true,
        Action::Pass
        | Action::Role(_)
        | Action::Library(_)
        | Action::Build(_)
        | Action::NewSite
        | Action::Over(_)
        | Action::Waive(_)
        | Action::Spend(_)
        | Action::Produce(_)
        | Action::Sell(_)
        | Action::Draw
        | Action::Take(_)
        | Action::Ship(_) => false,
    }
}

/// Returns true if somebody now knows something that was hidden: drawn cards, turned up cards and
/// tiles, and a shuffle. A good is put down unseen and shows nobody anything.
pub(super) fn reveals(event: &Event) -> bool {
    match event {
        Event::Drew { .. }
        | Event::Looked { .. }
        | Event::GoldMine { .. }
        | Event::TurnedUp { .. }
        | Event::Bank { .. }
        | Event::PricesShown { .. }
        | Event::Reshuffled { .. } => true,
        Event::RoundStarted { .. }
        | Event::RolePicked { .. }
        | Event::LibraryUsed { .. }
        | Event::Discarded { .. }
        | Event::Tucked { .. }
        | Event::Announced { .. }
        | Event::GoodForfeited { .. }
        | Event::GoodSpent { .. }
        | Event::Paid { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::Sold { .. }
        | Event::GoodArrived { .. }
        | Event::Shipped { .. }
        | Event::Took { .. }
        | Event::RowDiscarded { .. }
        | Event::Kept { .. }
        | Event::Passed { .. }
        | Event::PhaseEnded { .. }
        | Event::GameEnded { .. } => false,
    }
}
