//! Gains of each role for the seat that picks and for the others.

use super::eval_context::{Shipped, sales};
use super::features::{FACTORY_PAYS, POINTS};
use super::placement::mean_gain;
use super::policy_context::PolicyContext;
use super::smuggler;
use super::town::{best_build, forest_gain, tile_gain};
use crate::data::RANSOM;
use crate::ids::{GOODS, ROLES};
use crate::state::SEATS;
use crate::{Action, Building, Role, Tile};
use ai::eval::Weights;
use game_core::{Actions, Game};

/// The part of the others' mean gain that counts against a role.
const ENVY: f32 = 0.8;

/// Gain of each role, its coins included.
pub(super) fn gains(sight: &PolicyContext, actions: &Actions<Action>, out: &mut Weights) {
    let mut gains = net_gains(sight, |role| actions.contains(&Action::Role(role)));
    if actions.contains(&Action::Role(Role::Smuggler)) {
        gains[Role::Smuggler as usize] = smuggler::best(sight, &gains);
    }
    if let Some((role, captor)) = sight.state.captured()
        && captor != sight.seat
    {
        let paid = PolicyContext { seat: captor, ..*sight }.coins(RANSOM.into());
        gains[role as usize] -= ENVY / f32::from(sight.game.seats() - 1) * paid;
    }
    out.extend(actions.iter().map(|action| match action {
        Action::Role(role) => {
            let coins = sight.state.role_coins()[*role as usize];
            gains[*role as usize] + sight.coins(f32::from(coins))
        }
        _ => 0.0,
    }));
}

/// Gain of the free roles if the seat picks them, less a part of the others' gain; without the
/// Smuggler.
pub(super) fn net_gains(sight: &PolicyContext, free: impl Fn(Role) -> bool) -> [f32; ROLES] {
    let game = sight.game;
    let seats = game.seats();
    let mut gains = [0.0; ROLES];
    let shipped =
        if free(Role::Captain) { Shipped::sketch(game, sight.state, sight.seat) } else { Shipped::default() };
    let sold = if free(Role::Trader) { sales(game, sight.state, sight.seat) } else { [0; SEATS] };
    let mut supply = *sight.state.supply();
    for place in 0..seats {
        let seat = sight.seat.clockwise(place, seats);
        let other = PolicyContext::of(game, sight.state, sight.row, seat);
        let share = if place == 0 { 1.0 } else { -ENVY / f32::from(seats - 1) };
        if game.is_automa(seat) {
            for role in Role::ALL.into_iter().filter(|&role| free(role)) {
                gains[role as usize] += share * puertomas(&other, role, &shipped, &sold);
            }
            continue;
        }
        for role in Role::ALL.into_iter().filter(|&role| free(role)) {
            gains[role as usize] += share
                * match role {
                    Role::Planter => tile(&other, place == 0),
                    Role::Recruiter => workers(&other, place),
                    Role::Builder => best_build(&other, place == 0),
                    Role::Craftsman => crates(&other, &mut supply, place == 0),
                    Role::Trader => other.coins(f32::from(sold[seat.index()])) * 0.7,
                    Role::Captain => cargo(&other, &shipped),
                    Role::Adventurer | Role::Adventurer2 if place == 0 => other.coins(1.0),
                    Role::Adventurer | Role::Adventurer2 | Role::Smuggler => 0.0,
                };
        }
    }
    gains
}

/// Worth of a role to a Puertoma that follows it, in points by rule of thumb: its gain lies open,
/// and it has no choice in using it.
#[cold]
fn puertomas(sight: &PolicyContext, role: Role, shipped: &Shipped, sold: &[u8; SEATS]) -> f32 {
    let made: u8 = sight.game.puertoma_produces(sight.state, sight.seat).iter().sum();
    let coins = sight.board().coins;
    match role {
        Role::Planter => 1.0,
        Role::Recruiter => 1.0,
        Role::Builder => f32::from(coins.min(10)) * 0.4,
        Role::Craftsman => f32::from(made) * 0.7,
        Role::Trader => f32::from(sold[sight.seat.index()]) * 0.5,
        Role::Captain => f32::from(shipped.points[sight.seat.index()]) * 0.6,
        Role::Adventurer | Role::Adventurer2 | Role::Smuggler => 0.0,
    }
}

/// The best tile on offer.
fn tile(sight: &PolicyContext, is_picker: bool) -> f32 {
    if sight.board().land() >= 12 {
        return 0.0;
    }
    let mut best = 0.0_f32;
    for tile in Tile::PLANTATIONS {
        if sight.state.market()[tile.index()] > 0 {
            best = best.max(tile_gain(sight, tile));
            if sight.board().works(Building::Lumberyard) {
                best = best.max(forest_gain(sight));
            }
        }
    }
    if sight.state.quarries() > 0 && (is_picker || sight.board().works(Building::BuildersYard)) {
        best = best.max(tile_gain(sight, Tile::Quarry));
    }
    best
}

/// Workers for circles that wait for them.
fn workers(sight: &PolicyContext, place: u8) -> f32 {
    let (register, seats) = (sight.state.register().count(), sight.game.seats());
    let privilege = u8::from(place == 0 && sight.state.workers_left() > 0);
    let new = register / seats + u8::from(place < register % seats) + privilege + sight.board().idle.count();
    f32::from(new.min(sight.census.empty)) * mean_gain(sight)
}

/// Production, from what the seats before have left of the supply.
fn crates(sight: &PolicyContext, supply: &mut [u8; GOODS], is_picker: bool) -> f32 {
    let (mut gain, mut kinds, mut extra) = (0.0, 0, 0.0_f32);
    for (good, left) in supply.iter_mut().enumerate() {
        let made = sight.census.capacity(sight.board(), good).min(*left);
        if made == 0 {
            continue;
        }
        *left -= made;
        kinds += 1;
        let had = sight.board().crates[good];
        gain += sight.pile(good, had + made) - sight.pile(good, had);
        if *left > 0 {
            extra = extra.max(sight.pile(good, 2) - sight.pile(good, 1));
        }
    }
    if is_picker {
        gain += extra;
    }
    if sight.board().works(Building::Factory) {
        gain += sight.coins(FACTORY_PAYS[kinds]);
    }
    gain
}

/// Points for loads, less what the crates were worth.
fn cargo(sight: &PolicyContext, shipped: &Shipped) -> f32 {
    let index = sight.seat.index();
    let crates = (0..GOODS).map(|good| sight.pile(good, sight.board().crates[good])).sum::<f32>();
    let count = f32::from(sight.board().crate_count().max(1));
    let gone = f32::from(shipped.points[index]) + f32::from(shipped.spoiled[index]);
    sight.row[POINTS] * f32::from(shipped.points[index]) - crates * (gone / count).min(1.0)
}
