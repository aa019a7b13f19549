//! The resolution of a round in parts, so that the viewer can follow it: where to
//! stop on the way to where the hands are passed on, and what to look at. What
//! is seen there comes from the rules.

use ginkgopolis::Event;
use ginkgopolis::ids::Card;
use ginkgopolis::view::ActionView;

/// The numbers of events after which to stop: before a card is turned over,
/// after it, after what Hal weighs, and when the last action is done.
pub fn pauses(events: &[Event]) -> Vec<usize> {
    let mut pauses = Vec::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Revealed { .. } => pauses.extend([index, index + 1]),
            // The card is taken back at once, Hal's tile lies on his card, and why he does what follows is told
            // beside it.
            Event::Fallback { .. }
            | Event::HalTile { .. }
            | Event::HalSwapped { .. }
            | Event::Weighed { .. } => {
                pauses.pop();
                pauses.push(index + 1);
            }
            Event::HandsPassed { .. } | Event::GameEnded => pauses.push(index),
            Event::RoundStarted { .. } if !is_over(&events[..index]) => pauses.push(index),
            _ => {}
        }
    }
    pauses.dedup();
    pauses.retain(|&pause| 0 < pause && pause < events.len());
    pauses
}

/// Returns true if a round has been cleared away.
fn is_over(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::HandsPassed { .. } | Event::GameEnded))
}

/// The piece that the last of these events is about: the card that was turned
/// over, then what is built with it, until the next card.
pub fn shown_action(before: Option<ActionView>, events: &[Event]) -> Option<ActionView> {
    let mut shown = before;
    for event in events {
        match *event {
            Event::Revealed { seat, card, .. } => shown = Some(ActionView { seat, card }),
            Event::HalSwapped { used: card, .. } => look_at(&mut shown, card),
            Event::Urbanized { tile, .. } | Event::Constructed { tile, .. } => {
                look_at(&mut shown, Card::building(tile));
            }
            _ => {}
        }
    }
    shown
}

fn look_at(shown: &mut Option<ActionView>, card: Card) {
    if let Some(action) = shown {
        action.card = card;
    }
}
