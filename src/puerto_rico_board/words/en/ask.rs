//! Questions and answers in English.

use puerto_rico::event::Ship;
use puerto_rico::ids::{Building, Role, Tile};
use puerto_rico::view::View;
use puerto_rico::{Action, Edition, Ending, Prompt};

use super::terms::{a_tile, coins, crates, does, load, points, terms};
use super::{achievements, citizens, expansions, festival, names, smuggler};
use crate::words::messages::{Laden, Scene, Stage};
use ui::i18n::who::{Say, Who};

/// The prompt for the person who decides.
pub(super) fn ask(stage: &Stage, edition: Edition) -> Say {
    let named = names(edition);
    let term = terms(edition);
    let (head, text) = match *stage {
        Stage::Role { mine, of, chosen } => role(mine, of, chosen, edition),
        Stage::Hacienda => (
            format!("Draw a plantation from {}?", term.bag),
            "You must place it; then take a tile as usual.".into(),
        ),
        Stage::Take { quarry, full } => (take_head(quarry), take_text(full, edition)),
        Stage::Hospital { drawn, taken } => hospital(drawn, taken, edition),
        Stage::Privilege => {
            (format!("Take 1 {} from the supply?", term.worker), "This is your privilege.".into())
        }
        Stage::Place { workers: all, placed } => (
            format!("Place your {}:", term.workers),
            // How many of how many are placed is shown by the meter beside it.
            match all.saturating_sub(placed) {
                0 => "all are placed.".to_owned(),
                left => format!("{left} left. You must place them while you have empty circles."),
            },
        ),
        Stage::Build { possible: 0, .. } => {
            ("You can’t build.".into(), "You can’t afford any building.".into())
        }
        Stage::Build { chosen: None, .. } => ("Choose a building,".into(), "or pass.".into()),
        Stage::Build { chosen: Some((building, price)), .. } => {
            (format!("Build the {} for {}?", named.building(building), coins(price.into())), String::new())
        }
        Stage::School { building } => (
            format!("Put a {} on the new {}?", term.worker, named.building(building)),
            format!("The {} offers it.", named.building(Building::School)),
        ),
        Stage::Produce { crates: made } => {
            (format!("Produce {}?", load(&made, edition)), "All or nothing.".into())
        }
        Stage::Extra => ("Take 1 extra crate:".into(), "of a kind you have just produced.".into()),
        Stage::Sell { chosen: None } => ("Sell one crate,".into(), "or pass.".into()),
        Stage::Sell { chosen: Some((good, price)) } => {
            (format!("Sell {} for {}?", named.good(good), coins(price.into())), String::new())
        }
        Stage::Load { chosen: None, held: Some(good), .. } => {
            (format!("Which ship takes the {}?", named.good(good)), String::new())
        }
        Stage::Load { must, chosen, .. } => loading(must, chosen, edition),
        Stage::Harbor { good } => (
            format!("Take 1 extra point for loading {}?", named.good(good)),
            format!("The {} offers it.", named.building(Building::Harbor)),
        ),
        Stage::More(ref prompt) => expansions::ask(prompt, edition),
        Stage::Smuggle { .. } | Stage::Spoils { .. } | Stage::Poached { .. } => smuggler::ask(stage, edition),
        Stage::Rewarded { .. } => festival::ask(stage, edition),
        Stage::Store { kinds, whole, kept, lost } => store(kinds, whole, kept, lost),
    };
    Say { head, text }
}

/// Way in which the bonus would bring the end of the game nearer.
pub(super) fn ending(ending: Ending, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match ending {
        Ending::ThisRound => "This would be the last round.".into(),
        Ending::PerhapsThisRound => format!(
            "This could be the last round: too few {} might be left to fill {}.",
            term.workers, term.register
        ),
        Ending::NextCaptain => format!(
            "No points would be left: the next {}’s round would be the last.",
            named.role(Role::Captain)
        ),
        Ending::NextRecruiter => format!(
            "Too few {} would be left: the next {}’s round would be the last.",
            term.workers,
            named.role(Role::Recruiter)
        ),
    }
}

fn role(mine: u8, of: u8, chosen: Option<(Role, u8)>, edition: Edition) -> (String, String) {
    match chosen {
        Some((role, 0)) => (format!("Take the {}?", names(edition).role(role)), String::new()),
        Some((role, on_it)) => {
            (format!("Take the {}?", names(edition).role(role)), format!("{} on it.", coins(on_it.into())))
        }
        None if of > 1 => (
            "Take a role.".into(),
            format!("Your pick {mine} of {of} this round. Both players act, you first."),
        ),
        None => ("Take a role.".into(), "Every player acts, you first.".into()),
    }
}

fn take_head(quarry: bool) -> String {
    if quarry { "Take a plantation or a quarry,".into() } else { "Take a plantation,".into() }
}

fn take_text(full: bool, edition: Edition) -> String {
    match full {
        true => {
            format!("or pass. Your {} is full: you would discard the tile at once.", terms(edition).land)
        }
        false => "or pass.".into(),
    }
}

fn hospital(drawn: Option<Tile>, taken: Option<Tile>, edition: Edition) -> (String, String) {
    let term = terms(edition);
    let text = format!("The {} sends 1 {}.", names(edition).building(Building::Hospital), term.worker);
    match (drawn, taken) {
        (Some(one), Some(other)) => (
            format!("Which tile gets the {}?", term.worker),
            format!(
                "The {} you drew, or the {} you took. {text}",
                names(edition).tile(one),
                names(edition).tile(other)
            ),
        ),
        (one, other) => {
            let tile = one.or(other).map_or("tile", |tile| names(edition).tile(tile));
            (format!("Put a {} on the new {tile}?", term.worker), text)
        }
    }
}

fn loading(must: bool, chosen: Option<Laden>, edition: Edition) -> (String, String) {
    match chosen {
        Some(Laden { good, ship: Ship::Own, crates: count, vp, .. }) => (
            format!("Ship all {count} {} with the Wharf?", names(edition).good(good)),
            format!("{}.", points(vp.into())),
        ),
        Some(Laden { good, size, crates: count, vp, .. }) => (
            format!("Load {count} {} on the {size}-space ship?", names(edition).good(good)),
            format!("{}.", points(vp.into())),
        ),
        None if must => {
            ("Load a ship.".into(), "You must, while a cargo ship takes one of your goods.".into())
        }
        None => ("Load your own ship,".into(), "or wait. No cargo ship takes your goods now.".into()),
    }
}

fn store(kinds: u8, whole: u8, kept: bool, lost: u8) -> (String, String) {
    let head = match kinds {
        0 => "Keep 1 crate.".into(),
        1 => "Keep 1 whole kind and 1 extra crate.".into(),
        _ => format!("Keep {kinds} whole kinds and 1 extra crate."),
    };
    let open = match (kinds.saturating_sub(whole), kept) {
        (0, true) => String::new(),
        (0, false) => "Choose the crate. ".into(),
        (1, true) => "You may choose 1 kind. ".into(),
        (left, true) => format!("You may choose {left} kinds. "),
        (1, false) => "You may choose 1 kind and the crate. ".into(),
        (left, false) => format!("You may choose {left} kinds and the crate. "),
    };
    let loss =
        if lost == 0 { "You lose nothing.".into() } else { format!("You would lose {}.", crates(lost)) };
    (head, format!("{open}{loss}"))
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, who: Who, edition: Edition) -> String {
    let term = terms(edition);
    let what = match prompt {
        Prompt::Role { .. } => "choosing a role".into(),
        Prompt::Hacienda => format!("deciding about the {}", names(edition).building(Building::Hacienda)),
        Prompt::Take => "choosing a tile".into(),
        Prompt::Hospital { .. } => {
            format!("deciding about the {}", names(edition).building(Building::Hospital))
        }
        Prompt::Privilege => format!("deciding about a {}", term.worker),
        Prompt::Place { .. } => format!("placing {}", term.workers),
        Prompt::Build => "deciding what to build".into(),
        Prompt::School { .. } => format!("deciding about the {}", names(edition).building(Building::School)),
        Prompt::Produce => "producing".into(),
        Prompt::Extra => "choosing the extra crate".into(),
        Prompt::Sell => "deciding what to sell".into(),
        Prompt::Load => "loading".into(),
        Prompt::Harbor { .. } => format!("deciding about the {}", names(edition).building(Building::Harbor)),
        Prompt::StoreAll { .. } | Prompt::KeepOne => "choosing what to keep".into(),
        Prompt::KeepCard { .. } => achievements::WAITING.into(),
        Prompt::Smuggle | Prompt::Spoils { .. } | Prompt::Poached { .. } => {
            smuggler::waiting(prompt, edition)
        }
        Prompt::Rewarded { .. } => festival::waiting(edition),
        other => expansions::waiting(other, edition),
    };
    format!("{} {what}.", does(who, "are", "is"))
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action, prompt: &Prompt, scene: &Scene) -> String {
    let edition = scene.edition();
    let named = names(edition);
    match *action {
        Action::Pass => pass(prompt, edition),
        Action::Role(taken) => take_role(taken, scene.view),
        Action::Draw => format!("Draw a plantation from {}", terms(edition).bag),
        Action::Take(tile) => format!("Take {}", a_tile(tile, edition)),
        Action::Man(tile) => format!("Put the {} on the new {}", terms(edition).worker, named.tile(tile)),
        Action::Accept => accept(prompt, edition),
        Action::Place(_)
            if matches!(prompt, Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. }) =>
        {
            citizens::action(action, scene)
        }
        Action::Place(spot) => format!("Place a {} on the {}", terms(edition).worker, place(spot, scene)),
        Action::Build(building) => match scene.view.shop.iter().find(|offer| offer.building == building) {
            Some(offer) => {
                format!("Build the {} for {}", named.building(building), coins(offer.price.into()))
            }
            None => format!("Build the {}", named.building(building)),
        },
        Action::Extra(good) => format!("Take 1 extra {}", named.good(good)),
        Action::Sell(good) => format!("Sell {}", named.good(good)),
        Action::Load(good, ship) => {
            format!("Load {} on the {}-space ship", named.good(good), scene.ship_size(ship))
        }
        Action::Wharf(good) => {
            format!("Ship all {} with the {}", named.good(good), named.building(Building::Wharf))
        }
        Action::StoreAll(good) => format!("Keep all {}", named.good(good)),
        Action::KeepOne(good) => format!("Keep 1 {}", named.good(good)),
        Action::Keep(card) => achievements::keep(card),
        Action::BuildForAll(building) => achievements::for_all(named.building(building)),
        other @ (Action::Raid(_)
        | Action::Spoils(_)
        | Action::Plunder
        | Action::Poach
        | Action::Capture(_)) => smuggler::action(&other, scene),
        other => expansions::action(&other, scene),
    }
}

fn take_role(taken: Role, view: &View) -> String {
    let name = match taken {
        Role::Adventurer2 => format!("second {}", names(view.edition).role(taken)),
        _ => names(view.edition).role(taken).to_owned(),
    };
    match view.roles.iter().find(|role| role.role == taken).map_or(0, |role| role.coins) {
        0 => format!("Take the {name}"),
        on_it => format!("Take the {name} with {}", coins(on_it.into())),
    }
}

/// A spot for workers by name: countryside 0 to 5, buildings from 6.
pub(super) fn place(spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    match Tile::ALL.get(spot as usize) {
        Some(&tile) => named.tile(tile),
        None => {
            let seat = scene.view.turn.seat().and_then(|seat| scene.view.seats.get(seat.index()));
            let building = seat.and_then(|seat| seat.buildings.get(spot as usize - Tile::ALL.len()));
            building.map_or("building", |&(building, _)| named.building(building))
        }
    }
}

fn pass(prompt: &Prompt, edition: Edition) -> String {
    let term = terms(edition);
    match prompt {
        Prompt::Hacienda => "Don’t draw".into(),
        Prompt::Take => "Take none".into(),
        Prompt::Hospital { .. } | Prompt::Privilege | Prompt::School { .. } => {
            format!("Take no {}", term.worker)
        }
        Prompt::Build => "Don’t build".into(),
        Prompt::Produce => "Don’t produce".into(),
        Prompt::Extra => "Take no extra crate".into(),
        Prompt::Sell => "Don’t sell".into(),
        Prompt::Load => "Don’t load now".into(),
        Prompt::Harbor { .. } => "Decline the point".into(),
        Prompt::StoreAll { .. } => "No more whole kinds".into(),
        Prompt::KeepOne => "Keep no crate".into(),
        Prompt::Role { .. } | Prompt::Place { .. } => "Pass".into(),
        Prompt::Smuggle | Prompt::Spoils { .. } | Prompt::Poached { .. } => smuggler::pass(prompt).into(),
        Prompt::Rewarded { .. } => festival::PASS.into(),
        other => expansions::pass(other).into(),
    }
}

fn accept(prompt: &Prompt, edition: Edition) -> String {
    match prompt {
        Prompt::Produce => "Produce everything".into(),
        Prompt::Bonus { building } => citizens::accept(*building).into(),
        Prompt::Harbor { .. } | Prompt::LoadPoint { .. } => "Take 1 extra point".into(),
        Prompt::School { building } => {
            format!("Put a {} on the new {}", terms(edition).worker, names(edition).building(*building))
        }
        _ => format!("Take 1 {} from the supply", terms(edition).worker),
    }
}

/// The heading under which the action list groups an action.
pub(super) fn action_group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Pass => "Decline or finish",
        Action::Role(_) => "Roles",
        Action::Draw => named.building(Building::Hacienda),
        Action::Take(_) => "Tiles",
        Action::Man(_) => named.building(Building::Hospital),
        Action::Accept => "Accept",
        Action::Place(_) => named.workers,
        Action::Keep(_) => achievements::HEADING,
        Action::Build(_) | Action::BuildForAll(_) => "Build",
        Action::Extra(_) => "Extra crate",
        Action::Sell(_) => named.house,
        Action::Load(..) => named.ships,
        Action::Wharf(_) => named.building(Building::Wharf),
        Action::StoreAll(_) => "Keep a whole kind",
        Action::KeepOne(_) => "Keep one crate",
        Action::Raid(_) | Action::Spoils(_) | Action::Plunder | Action::Poach => named.role(Role::Smuggler),
        Action::Capture(_) => named.role_tiles,
        other => expansions::group(other, edition),
    }
}
