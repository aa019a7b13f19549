//! Choices of a Puertoma, step by step: the rule behind each step, and the stop for it.

use game_core::Turn;
use puerto_rico::event::Weighed;
use puerto_rico::{Event, Prompt, View};

use super::seat;

/// The rule that a step of how a Puertoma chooses names.
pub fn rule(event: &Event) -> Option<&'static str> {
    let Event::Weighed { weighed, .. } = event else { return None };
    Some(weighed.rule().0)
}

/// Returns true if an event is such a step.
pub fn is_thought(event: &Event) -> bool {
    matches!(event, Event::Weighed { .. })
}

/// Returns true if a step belongs to the choice of a role: each of these is shown by itself.
fn is_of_role(event: &Event) -> bool {
    use Weighed::{Adjacent, Richest, RoleByCard, Roles};
    let Event::Weighed { weighed, .. } = event else { return false };
    matches!(weighed, Roles { .. } | Adjacent { .. } | Richest { .. } | RoleByCard { .. })
}

/// Stops: after each step of choosing a role, and after the result of anything that was chosen.
pub fn pauses(events: &[Event]) -> Vec<usize> {
    let mut pauses = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let next = events.get(index + 1);
        let before = index.checked_sub(1).map(|before| &events[before]);
        let goes_on = |other: Option<&Event>| {
            other.is_some_and(|other| is_thought(other) && seat(other) == seat(event))
        };
        if is_of_role(event) || (is_thought(event) && !goes_on(next)) || goes_on(before) {
            pauses.push(index + 1);
        }
    }
    // The deed that a person's step begins with needs no stop of its own.
    pauses.retain(|&pause| pause < events.len());
    pauses
}

/// Says in a view partway through a step who chooses what.
pub fn point_out(view: &mut View, events: &[Event]) {
    let thought = events.iter().rev().take(2).find(|event| is_thought(event));
    if let Some(Event::Weighed { seat, weighed }) = thought {
        view.turn = Turn::Choose { seat: *seat, prompt: question(weighed) };
    }
}

/// Question that a person would be asked where a Puertoma makes this step.
fn question(weighed: &Weighed) -> Prompt {
    match weighed {
        Weighed::Roles { .. }
        | Weighed::Adjacent { .. }
        | Weighed::Richest { .. }
        | Weighed::RoleByCard { .. } => Prompt::Role { pick: 0 },
        Weighed::Level { .. }
        | Weighed::Dearest { .. }
        | Weighed::Shown { .. }
        | Weighed::BuildingByCard { .. } => Prompt::Build,
        Weighed::Tiles { .. } | Weighed::TileByCard { .. } => Prompt::Take,
        Weighed::Circles { .. } | Weighed::ShownGoods { .. } => Prompt::Privilege,
        Weighed::Loads { .. } | Weighed::SendOff { .. } => Prompt::Load,
        Weighed::Sales { .. } | Weighed::ClosingTime { .. } => Prompt::Sell,
        Weighed::Deeds { .. } => Prompt::Smuggle,
    }
}
