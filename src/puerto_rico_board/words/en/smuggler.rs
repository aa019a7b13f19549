//! The Smuggler (expansion III), in English.

use puerto_rico::ids::{Role, Tile};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::names;
use super::terms::{coins, does, load, points, terms, workers};
use crate::words::messages::{Deed, Particulars, Scene, Stage};
use game_core::Seat;
use ui::i18n::who::Who;

/// Question; nothing for other questions.
pub(super) fn ask(stage: &Stage, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    match *stage {
        Stage::Smuggle { chosen: None } => ("Choose one action,".into(), "or pass. Only you act.".into()),
        Stage::Smuggle { chosen: Some(deed) } => (format!("{}?", self::deed(&deed, edition)), String::new()),
        Stage::Spoils { good, most } => (
            format!("How many {} crates do you keep?", named.good(good)),
            format!("At most {most}; the rest go to the supply."),
        ),
        Stage::Poached { workers: all, placed } => (
            format!("Place up to {} you poached:", workers(all, edition)),
            match all.saturating_sub(placed) {
                0 => "all are placed.".into(),
                left => format!("{left} left. Poached {} you don’t place leave the game.", term.workers),
            },
        ),
        _ => Default::default(),
    }
}

/// A deed with what it brings now, on a button.
pub(super) fn deed(deed: &Deed, edition: Edition) -> String {
    let named = names(edition);
    match *deed {
        Deed::Raid { size, good, kept } => format!("Raid ship {size}: +{kept} {}", named.good(good)),
        Deed::Plunder { vp } => format!("Plunder the {}: +{}", named.house, points(vp.into())),
        Deed::Poach { taken } => format!("Poach {}", workers(taken, edition)),
        Deed::Capture { role, coins: 0 } => format!("Capture the {}", role_name(role, edition)),
        Deed::Capture { role, coins: on_it } => {
            format!("Capture the {}: +{}", role_name(role, edition), coins(on_it.into()))
        }
    }
}

fn role_name(role: Role, edition: Edition) -> String {
    match role {
        Role::Adventurer2 => format!("second {}", names(edition).role(role)),
        _ => names(edition).role(role).to_owned(),
    }
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    match prompt {
        Prompt::Poached { .. } => format!("placing {}", terms(edition).workers),
        Prompt::Spoils { .. } => "raiding a ship".into(),
        _ => format!("deciding as {}", names(edition).role(Role::Smuggler)),
    }
}

/// Button for declining.
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    if matches!(prompt, Prompt::Poached { .. }) { "Place no more" } else { "Do nothing" }
}

/// A legal action as a sentence; nothing for others.
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    match *action {
        Action::Raid(ship) => format!("Raid the {}-space ship", scene.ship_size(ship)),
        Action::Spoils(0) => "Keep no crate".into(),
        Action::Spoils(1) => "Keep 1 crate".into(),
        Action::Spoils(kept) => format!("Keep {kept} crates"),
        Action::Plunder => format!("Plunder the {}", names(edition).house),
        Action::Poach => format!("Poach {} from {}", terms(edition).workers, terms(edition).register),
        Action::Capture(role) => format!("Capture the {}", role_name(role, edition)),
        _ => String::new(),
    }
}

/// Line for an event; `None` for other events.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| scene.who(*seat);
    Some(match event {
        Event::Raided { seat, ship, good, kept, returned } => {
            let raid = does(who(seat), "raid", "raids");
            let good = named.good(*good);
            let ship = scene.ship_size(*ship);
            let rest = if *returned > 0 { format!(", {returned} to the supply") } else { String::new() };
            format!("{raid} the {ship}-space ship: {kept} {good} kept{rest}.")
        }
        Event::Plundered { seat, crates, vp } => format!(
            "{} the {} of {}: {}.",
            does(who(seat), "plunder", "plunders"),
            named.house,
            load(crates, edition),
            points((*vp).into())
        ),
        Event::Poached { seat, workers: taken } => {
            format!(
                "{} {} from {}.",
                does(who(seat), "poach", "poaches"),
                workers(*taken, edition),
                term.register
            )
        }
        Event::PoachedPlaced { seat, spot } => format!(
            "{} a poached {} on the {}.",
            does(who(seat), "put", "puts"),
            term.worker,
            place(*seat, *spot, scene)
        ),
        Event::SentAway { workers: 1, .. } => format!("1 poached {} leaves the game.", term.worker),
        Event::SentAway { workers: gone, .. } => format!("{gone} poached {} leave the game.", term.workers),
        Event::RoleCaptured { seat, role } => {
            format!("{} the {}.", does(who(seat), "capture", "captures"), role_name(*role, edition))
        }
        Event::CapturedRolePlayed { seat, role } => format!(
            "The captured {} was not taken: {} it now.",
            role_name(*role, edition),
            match who(seat) {
                Who::You => "you play".to_owned(),
                Who::Named(name) => format!("{name} plays"),
            }
        ),
        _ => return None,
    })
}

/// A spot of a board by name: countryside 0 to 5, buildings from 6.
pub(super) fn place(seat: Seat, spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    let town = scene.view.seats.get(seat.index()).map_or(&[][..], |seat| &seat.buildings);
    match (Tile::ALL.get(usize::from(spot)), town.get(usize::from(spot).saturating_sub(Tile::ALL.len()))) {
        (Some(&tile), _) => named.tile(tile),
        (None, Some(&(building, _))) => named.building(building),
        (None, None) => "building",
    }
}

/// The same in a word or two; `None` for what is nobody's deed.
pub(super) fn told(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    match event {
        Event::Raided { good, kept, .. } => Some(format!("raid: +{kept} {}", named.good(*good))),
        Event::Plundered { vp, .. } => Some(format!("plunder: +{}", points((*vp).into()))),
        Event::Poached { workers: taken, .. } => Some(format!("poached {}", workers(*taken, edition))),
        Event::RoleCaptured { role, .. } => Some(format!("captured the {}", role_name(*role, edition))),
        _ => None,
    }
}

/// Why something is impossible.
pub(super) fn reason(reason: Reason, about: &Particulars) -> String {
    let (named, term) = (names(about.edition), terms(about.edition));
    match (reason, about.ship) {
        (Reason::ShipEmpty, Some(size)) => format!("The {size}-space ship is empty."),
        (Reason::ShipEmpty, None) => "This ship is empty.".into(),
        (Reason::TooManyKept, _) => "You can keep at most 3 crates of a raided ship.".into(),
        (Reason::HouseEmpty, _) => format!("The {} is empty.", named.house),
        (Reason::RegisterEmpty, _) => {
            format!("There are no {} to poach from {}.", term.workers, term.register)
        }
        (Reason::CapturesItself, _) => format!("You can’t capture the {}.", named.role(Role::Smuggler)),
        _ => format!("The player with the marker can’t take the {} again.", named.role(Role::Smuggler)),
    }
}

/// Holder of the marker.
pub(super) fn marker(who: Option<Who>) -> String {
    match who {
        None => "The marker is on the board: each player may take this role.".into(),
        Some(Who::You) => "You have the marker: you can’t take this role until another player has.".into(),
        Some(Who::Named(name)) => {
            format!("{name} has the marker and can’t take this role until another player has.")
        }
    }
}
