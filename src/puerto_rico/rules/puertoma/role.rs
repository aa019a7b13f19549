//! Role choice of a Puertoma (9.3).

use super::{cards, goods, land, people, place_on_board, ships, smuggler, town};
use crate::data::puertoma::arrows;
use crate::event::{Event, Weighed};
use crate::ids::{Role, RoleSet};
use crate::rules::{PuertoRico, flow};
use crate::state::{Frame, State};
use game_core::Sink;

/// Coins that the Smuggler counts as carrying (`PR-AUT-X3-2`).
const SMUGGLERS_COINS: u8 = 2;

/// Chooses a role for the seat that acts. It is picked in a step of its own, so
/// that whoever looks on sees the table while it is being chosen.
#[cold]
#[inline(never)]
pub(in crate::rules) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let role = choose(game, state, log);
    state.stack.push(Frame::Picking { role });
}

/// The role that the seat that acts chooses (`PR-AUT-ROLE-3`).
pub(super) fn choose(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) -> Role {
    let seat = state.actor;
    let tell = |log: &mut _, weighed: &dyn Fn() -> Weighed| emit(log, seat, weighed);
    let available: RoleSet =
        Role::ALL.into_iter().filter(|&role| flow::may_pick(game, state, seat, role)).collect();
    let profitable = |roles: RoleSet| roles.filter(|role| is_profitable(game, state, role));
    let list = |roles: RoleSet| roles.iter().collect::<Vec<Role>>();
    tell(log, &|| Weighed::Roles { available: list(available), profitable: list(profitable(available)) });
    // PR-AUT-ROLE-6: profitable roles before others, and among these those to
    // which an arrow leads; whether the others are profitable matters only
    // without such a role.
    let marker = state.puertomas.marker;
    let near = available.filter(|role| arrows(marker).has(place_on_board(role)));
    let parts = [near, available.without(near)];
    let mut by_preference = parts.into_iter().map(profitable).chain(parts);
    let mut candidates = by_preference.find(|roles| !roles.is_empty()).unwrap_or_default();
    tell(log, &|| Weighed::Adjacent { marker, roles: list(candidates.and(near)) });
    let coins = candidates.iter().map(|role| coins_on(state, role)).max().unwrap_or(0);
    candidates = candidates.filter(|role| coins_on(state, role) == coins);
    tell(log, &|| Weighed::Richest { coins, roles: list(candidates) });
    if candidates.has(Role::Smuggler) {
        return Role::Smuggler;
    }
    // PR-AUT-ROLE-4: with as many coins on both, the first of them.
    if candidates.has(Role::Adventurer) {
        candidates = candidates.filter(|role| role != Role::Adventurer2);
    }
    let mut rest = candidates.iter();
    let first = rest.next().expect("invariant: fewer roles are picked than there are");
    if rest.next().is_none() {
        return first;
    }
    let card = cards::draw(state);
    let is_it = |&place: &Role| candidates.iter().find(|&role| place_on_board(role) == place);
    let role = card.roles().iter().find_map(is_it).expect("invariant: the card names every role");
    tell(log, &|| Weighed::RoleByCard { card, role });
    role
}

fn emit(log: &mut impl Sink<Event>, seat: game_core::Seat, weighed: &dyn Fn() -> Weighed) {
    log.emit(|| Event::Weighed { seat, weighed: weighed() });
}

/// Counts the coins on a role tile.
fn coins_on(state: &State, role: Role) -> u8 {
    match role {
        Role::Smuggler => SMUGGLERS_COINS,
        role => state.role_coins[role as usize],
    }
}

/// Returns true if the seat that acts can do something with a role as its picker (`PR-AUT-ROLE-2`).
pub(super) fn is_profitable(game: &PuertoRico, state: &State, role: Role) -> bool {
    match role {
        Role::Planter => land::has_use(game, state),
        Role::Recruiter => people::has_empty_circle(state.own()),
        Role::Builder => {
            let coins = u16::from(state.role_coins[Role::Builder as usize]);
            town::can_build(game, state, coins, true)
        }
        Role::Craftsman => goods::makes_a_new_kind(state),
        Role::Trader => goods::best_sale(game, state, true).is_some(),
        Role::Captain => ships::can_load(state),
        Role::Adventurer | Role::Adventurer2 => true,
        Role::Smuggler => smuggler::has_use(game, state),
    }
}
