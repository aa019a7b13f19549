//! How a Puertoma chooses, step by step: the rule behind each step, and where to
//! stop for it.

use sobremesa::core::{Seat, Turn};
use sobremesa::games::puerto_rico::event::{TilesWhy, Weighed};
use sobremesa::games::puerto_rico::view::RoleView;
use sobremesa::games::puerto_rico::{Event, Prompt, Role, View};

use super::seat;

/// The rule that a step of how a Puertoma chooses names.
pub fn rule(event: &Event) -> Option<&'static str> {
    let Event::Weighed { weighed, .. } = event else { return None };
    Some(match weighed {
        Weighed::Roles { profitable, .. } if profitable.is_empty() => "PR-AUT-ROLE-6",
        Weighed::Roles { .. } => "PR-AUT-ROLE-2",
        Weighed::Richest { roles, .. } if roles.contains(&Role::Smuggler) => "PR-AUT-X3-2",
        Weighed::Adjacent { .. } | Weighed::Richest { .. } => "PR-AUT-ROLE-3",
        Weighed::RoleByCard { .. } => "PR-AUT-CARD-3",
        Weighed::Level { .. } | Weighed::Dearest { .. } => "PR-AUT-BUI-3",
        Weighed::Shown { .. } => "PR-AUT-X4-3",
        Weighed::BuildingByCard { .. } | Weighed::TileByCard { .. } => "PR-AUT-CARD-4",
        Weighed::Tiles { why: TilesWhy::First | TilesWhy::Second, .. } => "PR-AUT-PLT-1",
        Weighed::Tiles { why: TilesWhy::Objective | TilesWhy::ObjectiveGood, .. } => "PR-AUT-X4-4",
        Weighed::Circles { .. } => "PR-AUT-REC-2",
        Weighed::ShownGoods { .. } => "PR-AUT-X4-5",
        Weighed::Loads { .. } => "PR-AUT-CAP-1",
        Weighed::SendOff { .. } => "PR-AUT-X4-7",
        Weighed::Sales { .. } => "PR-AUT-TRD-1",
        Weighed::ClosingTime { .. } => "PR-AUT-X4-6",
        Weighed::Deeds { .. } => "PR-AUT-X3-4",
    })
}

/// Whether an event is such a step.
pub fn is_thought(event: &Event) -> bool {
    matches!(event, Event::Weighed { .. })
}

/// Whether a step is of how a role is chosen: each of these is shown by itself.
fn is_of_role(event: &Event) -> bool {
    use Weighed::{Adjacent, Richest, RoleByCard, Roles};
    let Event::Weighed { weighed, .. } = event else { return false };
    matches!(weighed, Roles { .. } | Adjacent { .. } | Richest { .. } | RoleByCard { .. })
}

/// Where to stop: after each step of choosing a role, and after what came of
/// anything that was chosen.
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

/// Says in a view partway through a step who chooses what, and takes a role back
/// as long as a Puertoma only thinks of it: the rules have it chosen and taken in
/// one go.
pub fn point_out(view: &mut View, before: &View, events: &[Event]) {
    let thought = events.iter().rev().take(2).find(|event| is_thought(event));
    if let Some(Event::Weighed { seat, weighed }) = thought {
        view.turn = Turn::Choose { seat: *seat, prompt: question(weighed) };
    }
    if let Some(seat) = events.last().filter(|event| is_of_role(event)).and_then(seat) {
        take_back(view, before, events, seat);
    }
}

/// What somebody else would be asked where a Puertoma makes this step.
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

/// Takes a role back that `seat` has taken, where that has not been told yet.
fn take_back(view: &mut View, before: &View, events: &[Event], seat: Seat) {
    let round = events.iter().rposition(|event| matches!(event, Event::RoundStarted { .. }));
    let is_told = |role: Role| {
        let had = |tile: &RoleView| tile.role == role && tile.taken_by == Some(seat);
        let in_round = &events[round.unwrap_or(0)..];
        in_round.contains(&Event::RolePicked { seat, role })
            || (round.is_none() && before.roles.iter().any(had))
    };
    let mut tiles = view.roles.iter_mut();
    let Some(tile) = tiles.find(|tile| tile.taken_by == Some(seat) && !is_told(tile.role)) else { return };
    let lay = before.roles.iter().find(|known| known.role == tile.role).map_or(0, |known| known.coins);
    let laid = |event: &&Event| matches!(event, Event::RoleCoins { roles } if roles.contains(&tile.role));
    let coins = lay + events.iter().filter(laid).count() as u8;
    (tile.coins, tile.taken_by) = (coins, None);
    if let Some(mat) = view.seats.get_mut(seat.index()) {
        mat.coins = mat.coins.saturating_sub(coins.into());
    }
    view.phase = None;
}
