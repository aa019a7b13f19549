//! Legal actions that a piece stands for. Everything else follows from them: which pieces can be chosen, what a tap
//! means (`interaction`), and which actions need a button (`prompt`).

use game_core::Seat;
use puerto_rico::ids::{Good, PORTRAIT, TILES, Tile};
use puerto_rico::{Action, Prompt};

use super::model::{Choice, OWN, Target};
use super::question::deciding;
use super::selections;
use crate::Context;

/// Pieces that stand for an action of `me`: a tap on either means it. An action without any needs a button.
fn pieces(action: Action, me: Seat, prompt: Prompt) -> [Option<Target>; 2] {
    let piece = match action {
        Action::Role(role) => Target::Role(role),
        Action::Draw => Target::Bag,
        // A tile that has been drawn already does not lie on the market.
        Action::Take(_) | Action::Forest(_) if matches!(prompt, Prompt::Plant { .. }) => return [None; 2],
        Action::Take(tile) | Action::Forest(tile) => Target::Market(tile),
        Action::Man(tile) => Target::Land(me, tile, false),
        Action::Build(building) | Action::BuildForAll(building) | Action::Draft(building) => {
            Target::Shop(building)
        }
        Action::Extra(good) => return [Some(Target::Crate(me, good)), Some(Target::Supply(good))],
        Action::Sell(good) => return [Some(Target::Crate(me, good)), Some(Target::House)],
        Action::Load(good, place) => return [Some(Target::Crate(me, good)), Some(Target::Ship(place))],
        Action::Wharf(good) | Action::Board(good) => {
            return [Some(Target::Crate(me, good)), Some(Target::OwnShip(me))];
        }
        Action::StoreAll(good) | Action::KeepOne(good) | Action::GiveCrate(good) | Action::Export(good) => {
            Target::Crate(me, good)
        }
        // Somebody may leave the Bohío during any question: pieces stand for that only where it is the question.
        Action::Move(_) | Action::MoveCitizen(_) if prompt != Prompt::Bohio => Target::Bohio,
        Action::Place(spot) | Action::Move(spot) | Action::MoveCitizen(spot) => on_spot(me, spot, false),
        Action::GivePerson(PORTRAIT) | Action::GiveCitizen(PORTRAIT) => return [None; 2],
        Action::GivePerson(spot) | Action::GiveCitizen(spot) => on_spot(me, spot, true),
        // The Zoning Office works beside a sale as well.
        Action::Zone | Action::Discard(..) if prompt == Prompt::Sell => Target::Zoning,
        Action::Discard(tile, person) => Target::Land(me, tile, person.is_some()),
        Action::Clear(tile) => Target::Forest(me, tile),
        Action::Raid(place) => return [Some(Target::Ship(place)), Some(Target::Raid)],
        Action::Capture(role) => return [Some(Target::Role(role)), Some(Target::Capture)],
        Action::Plunder => Target::House,
        Action::Poach => Target::Register,
        // The ship itself stands for all that can be kept of it.
        Action::Spoils(kept) => match prompt {
            Prompt::Spoils { ship, most } if kept == most => Target::Ship(ship),
            _ => return [None; 2],
        },
        Action::Pick(person) => Target::OnRegister(person),
        Action::Keep(card) => Target::Award(me, card),
        Action::Pass | Action::Accept | Action::GivePoint | Action::Zone | Action::PoachCitizens(_) => {
            return [None; 2];
        }
    };
    [Some(piece), None]
}

/// The tile or the building of a spot, as the rules number them.
fn on_spot(me: Seat, spot: u8, is_manned: bool) -> Target {
    match Tile::ALL.get(usize::from(spot)) {
        Some(&tile) => Target::Land(me, tile, is_manned),
        None => Target::Site(me, spot - TILES as u8),
    }
}

/// Returns true if a piece stands for `action`, so that it needs no button.
pub fn has_piece(context: Context<'_>, action: Action) -> bool {
    deciding(context).is_some_and(|(me, prompt)| pieces(action, me, prompt)[0].is_some())
}

/// The legal actions that `target` stands for. With a crate in the hand, a ship stands for loads of that crate alone.
pub fn meanings(context: Context<'_>, target: Target) -> Vec<Action> {
    let Some((me, prompt)) = deciding(context) else { return Vec::new() };
    let held = match target {
        Target::Ship(_) | Target::OwnShip(_) => context.draft.held.map(|good| Target::Crate(me, good)),
        _ => None,
    };
    let means = |action: &Action| {
        let pieces = pieces(*action, me, prompt);
        pieces.contains(&Some(target)) && (held.is_none() || pieces.contains(&held))
    };
    context.legal.iter().copied().filter(means).collect()
}

/// The action that a piece would stand for if the rules allowed it, so that they can say why not. `None` if the
/// question is not about things like it.
pub fn wanted(context: Context<'_>, target: Target) -> Option<Action> {
    let (me, prompt) = deciding(context)?;
    Some(match (prompt, target) {
        (Prompt::Role { .. }, Target::Role(role)) => Action::Role(role),
        (Prompt::Take | Prompt::SecondTile, Target::Market(tile)) => Action::Take(tile),
        (Prompt::Hospital { .. }, Target::Land(owner, tile, false)) if owner == me => Action::Man(tile),
        (Prompt::Build, Target::Shop(building)) => Action::Build(building),
        (Prompt::Draft, Target::Shop(building)) => Action::Draft(building),
        (Prompt::Extra, Target::Supply(good)) => Action::Extra(good),
        (Prompt::Extra, Target::Crate(owner, good)) if owner == me => Action::Extra(good),
        (Prompt::Sell, Target::Crate(owner, good)) if owner == me => Action::Sell(good),
        (Prompt::Load, Target::Crate(owner, good)) if owner == me => {
            // The ship that carries the good tells best why it finds none.
            let place = context.view.ships.iter().position(|ship| ship.good == Some(good)).unwrap_or(0);
            Action::Load(good, place as u8)
        }
        (Prompt::Load, Target::Ship(place)) => {
            let carried = context.view.ships.get(usize::from(place)).and_then(|ship| ship.good);
            let good = context.draft.held.or(carried);
            Action::Load(good.unwrap_or_else(|| first_owned(context, me)), place)
        }
        (Prompt::Load, Target::OwnShip(owner)) if owner == me => {
            Action::Wharf(context.draft.held.unwrap_or_else(|| first_owned(context, me)))
        }
        (Prompt::Smuggle, Target::Ship(place)) => Action::Raid(place),
        (Prompt::Smuggle, Target::House) => Action::Plunder,
        (Prompt::Smuggle, Target::Register) => Action::Poach,
        _ => return None,
    })
}

fn first_owned(context: Context<'_>, seat: Seat) -> Good {
    let crates = &context.view.seats[seat.index()].crates;
    Good::ALL.into_iter().find(|good| crates[good.index()] > 0).unwrap_or(Good::Corn)
}

/// State of a piece in the present question.
pub fn choice(context: Context<'_>, target: Target) -> Choice {
    if let Some(choice) = selections::choice(context, target) {
        return choice;
    }
    let actions = meanings(context, target);
    let is_held = matches!(target, Target::Crate(_, good) if context.draft.held == Some(good));
    if is_held && !actions.is_empty() || context.draft.chosen.is_some_and(|chosen| actions.contains(&chosen))
    {
        Choice::Chosen
    } else if !actions.is_empty() {
        Choice::Free
    } else {
        match wanted(context, target) {
            // Whoever took a role is seen on it, and land is crowded enough.
            None | Some(Action::Role(_) | Action::Man(_)) => Choice::Aside,
            Some(_) => Choice::Barred,
        }
    }
}

/// Loads that are possible now: the good, and the ship's place.
pub fn loads(context: Context<'_>) -> Vec<(Good, u8)> {
    let load = |action: &Action| match *action {
        Action::Load(good, place) => Some((good, place)),
        Action::Wharf(good) => Some((good, OWN)),
        _ => None,
    };
    context.legal.iter().filter_map(load).collect()
}
