//! Gains of the Smuggler's deeds for the seat that picks.

use super::features::POINTS;
use super::placement;
use super::policy_context::PolicyContext;
use super::roles;
use crate::data::{POACHED, RANSOM, SPOILS};
use crate::ids::{Good, ROLES};
use crate::{Action, Role};
use ai::eval::Weights;
use game_core::Actions;

/// Gain of each deed.
pub(super) fn gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    let roles = roles::net_gains(sight, |role| actions.contains(&Action::Capture(role)));
    out.extend(actions.iter().map(|action| match *action {
        Action::Raid(ship) => raid(sight, ship),
        Action::Plunder => plunder(sight),
        Action::Poach => poach(sight),
        Action::Capture(role) => capture(sight, role, &roles),
        _ => 0.0,
    }));
}

/// Gain of the best deed, seen from the pick of the role; `roles` are the gains of the other roles.
pub(super) fn best(sight: &PolicyContext, roles: &[f32; ROLES]) -> f32 {
    let state = sight.state;
    let ships = (0..state.ships().len()).filter(|&place| state.ships()[place].crates > 0);
    let raids = ships.map(|place| raid(sight, place as u8));
    let free = |role: &Role| sight.game.has_role(*role) && !state.is_taken(*role) && *role != Role::Smuggler;
    let captures = Role::ALL.into_iter().filter(free).map(|role| capture(sight, role, roles));
    raids.chain([plunder(sight), poach(sight)]).chain(captures).fold(0.0, f32::max)
}

/// Worth of so many crates of a raided ship.
pub(super) fn spoils(sight: &PolicyContext, good: Good, kept: u8) -> f32 {
    let had = sight.board().crates[good.index()];
    sight.pile(good.index(), had + kept) - sight.pile(good.index(), had)
}

fn raid(sight: &PolicyContext, place: u8) -> f32 {
    let ship = &sight.state.ships()[usize::from(place)];
    ship.good.map_or(0.0, |good| spoils(sight, good, ship.crates.min(SPOILS)))
}

fn plunder(sight: &PolicyContext) -> f32 {
    sight.row[POINTS] * f32::from(sight.state.house().iter().sum::<u8>())
}

fn poach(sight: &PolicyContext) -> f32 {
    placement::gain_of(sight, sight.game.poachable(sight.state).min(POACHED))
}

/// The coins on the tile at once; later either coins of whoever picks the role,
/// or the role itself.
fn capture(sight: &PolicyContext, role: Role, roles: &[f32; ROLES]) -> f32 {
    let coins = f32::from(sight.state.role_coins()[role as usize]);
    sight.coins(coins) + 0.5 * (sight.coins(RANSOM.into()) + roles[role as usize].max(0.0))
}
