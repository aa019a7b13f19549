//! Texts of the expansions in English: questions, answers, log. Each function knows the new cases;
//! those with citizens stand in a module of their own.

use puerto_rico::event::{Given, PointsWhy};
use puerto_rico::ids::{Building, PORTRAIT};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::ask::place;
use super::terms::{a_tile, coins, does, load, points, terms};
use super::{achievements, citizens, names, puertoma};
use crate::words::messages::Scene;

/// Question, and its subject.
pub(super) fn ask(prompt: &Prompt, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let building = |building: Building| named.building(building);
    match prompt {
        Prompt::Draft => {
            ("Choose a building for the tray.".into(), "Each player can buy it in this game.".into())
        }
        Prompt::KeepCard { .. } => achievements::ask(),
        Prompt::Bohio => (
            format!("Move a {} off the {}?", term.worker, building(Building::Bohio)),
            "To any of your empty circles, until the next Recruiter.".into(),
        ),
        Prompt::Plant { tile } => (
            format!("Place the {} face down as a forest?", named.tile(*tile)),
            format!("The {} offers it.", building(Building::Lumberyard)),
        ),
        Prompt::SecondTile => (
            "Take a second tile,".into(),
            format!("or pass. The {} offers it.", building(Building::PublishingHouse)),
        ),
        Prompt::LateHospital => (
            format!("Put the {} from the {} on a new tile?", term.worker, building(Building::Hospital)),
            "On any tile you took this phase.".into(),
        ),
        Prompt::Payment { building: bought, missing } => (
            format!("You are {} short of the {}.", coins((*missing).into()), building(*bought)),
            format!("Pay a {}, a crate or a point instead.", term.worker),
        ),
        Prompt::SmallWharf => {
            ("Load another crate on your small ship,".into(), "or stop. 1 point for every 2 crates.".into())
        }
        Prompt::LoadPoint { harbor: true } => (
            "Take 1 extra point for this load?".into(),
            format!("The {} offers it.", building(Building::Harbor)),
        ),
        Prompt::LoadPoint { harbor: false } => (
            "Take a second point for your first load?".into(),
            format!("The {} offers it.", building(Building::PublishingHouse)),
        ),
        Prompt::KeepSingles { left } => (
            format!("Keep up to {left} extra {}.", if *left == 1 { "crate" } else { "crates" }),
            format!("The {} stores them.", building(Building::Storehouse)),
        ),
        _ => citizens::ask(prompt, edition),
    }
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    let about = |building: Building| format!("deciding about the {}", names(edition).building(building));
    match prompt {
        Prompt::Draft => "choosing a building for the tray".into(),
        Prompt::Bohio => about(Building::Bohio),
        Prompt::Plant { .. } => about(Building::Lumberyard),
        Prompt::SecondTile => "choosing a second tile".into(),
        Prompt::LateHospital => about(Building::Hospital),
        Prompt::Payment { .. } => about(Building::HiddenMarket),
        Prompt::SmallWharf => "loading".into(),
        Prompt::LoadPoint { .. } => "deciding about a point".into(),
        Prompt::KeepSingles { .. } => "choosing what to keep".into(),
        _ => citizens::waiting(prompt, edition),
    }
}

/// Button for declining.
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Bohio => "Don’t move",
        Prompt::SecondTile => "No second tile",
        Prompt::LateHospital => "Don’t place",
        Prompt::SmallWharf => "Load no more",
        Prompt::LoadPoint { .. } => "Decline the point",
        Prompt::KeepSingles { .. } => "Keep no more",
        Prompt::Draft | Prompt::Plant { .. } | Prompt::Payment { .. } => "Pass",
        _ => citizens::pass(prompt),
    }
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    match *action {
        Action::Draft(building) => format!("Put the {} in the tray", named.building(building)),
        Action::Move(spot) => format!(
            "Move a {} from the {} to the {}",
            term.worker,
            named.building(Building::Bohio),
            place(spot, scene)
        ),
        Action::Forest(tile) => format!("Place {} face down as a forest", a_tile(tile, edition)),
        Action::GivePerson(PORTRAIT) => format!("Return a {} from {}", term.worker, term.portrait),
        Action::GivePerson(spot) => format!("Return a {} from the {}", term.worker, place(spot, scene)),
        Action::GiveCrate(good) => format!("Return 1 {}", named.good(good)),
        Action::GivePoint => "Return 1 point".into(),
        Action::Export(good) => {
            format!("Return 1 {} with the {}", named.good(good), named.building(Building::MerchantOutpost))
        }
        Action::Board(good) => {
            format!("Load 1 {} with the {}", named.good(good), named.building(Building::SmallWharf))
        }
        _ => citizens::action(action, scene),
    }
}

/// The heading under which the action list groups an action.
pub(super) fn group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Draft(_) => named.shop,
        Action::Move(_) => named.building(Building::Bohio),
        Action::Forest(_) => named.building(Building::Lumberyard),
        Action::GivePerson(_) | Action::GiveCrate(_) | Action::GivePoint => {
            named.building(Building::HiddenMarket)
        }
        Action::Export(_) => named.building(Building::MerchantOutpost),
        Action::Board(_) => named.building(Building::SmallWharf),
        _ => citizens::group(action, edition),
    }
}

/// Line for an event; `None` for one that goes without saying.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat| scene.who(seat);
    Some(match *event {
        Event::Drafted { seat, building, copies } => format!(
            "{} the {} in the tray (×{copies}).",
            does(who(seat), "put", "puts"),
            named.building(building)
        ),
        Event::Moved { seat, .. } => {
            format!(
                "{} a {} off the {}.",
                does(who(seat), "move", "moves"),
                term.worker,
                named.building(Building::Bohio)
            )
        }
        Event::Forested { seat, tile } => {
            format!("{} {} as a forest.", does(who(seat), "place", "places"), a_tile(tile, edition))
        }
        Event::CanalCrate { seat, good } => format!(
            "{} 1 extra {} with the {}.",
            does(who(seat), "take", "takes"),
            named.good(good),
            named.building(Building::Canal)
        ),
        Event::Gave { seat, given } => {
            let what = match given {
                Given::Person(_) => format!("a {}", term.worker),
                Given::Crate(good) => format!("1 {}", named.good(good)),
                Given::Point => "1 point".into(),
                Given::Citizen(_) => "a citizen".into(),
            };
            format!(
                "{} {what} for a coin ({}).",
                does(who(seat), "return", "returns"),
                named.building(Building::HiddenMarket)
            )
        }
        Event::Exported { seat, good, coins: paid } => format!(
            "{} 1 {} with the {} for {}.",
            does(who(seat), "return", "returns"),
            named.good(good),
            named.building(Building::MerchantOutpost),
            coins(paid.into())
        ),
        Event::ShippedMixed { seat, ref crates, vp } => format!(
            "{} {} with the {}: {}.",
            does(who(seat), "load", "loads"),
            load(crates, edition),
            named.building(Building::SmallWharf),
            points(vp.into())
        ),
        Event::Points { seat, vp, why } => format!(
            "{} {} for the {}.",
            does(who(seat), "get", "gets"),
            points(vp.into()),
            giver(why, edition)
        ),
        _ => return None,
    })
}

/// Source of points.
fn giver(why: PointsWhy, edition: Edition) -> &'static str {
    match why {
        PointsWhy::Church => names(edition).building(Building::Church),
        PointsWhy::AssemblyHall => names(edition).building(Building::AssemblyHall),
        PointsWhy::Festival => "festival",
        PointsWhy::Chapel => names(edition).building(Building::Chapel),
        PointsWhy::ParkAuthority => names(edition).building(Building::ParkAuthority),
        PointsWhy::Ability(ability) => (puertoma::PUERTOMA.abilities)(ability),
    }
}

/// The same in a word or two, beside the mark of the seat.
pub(super) fn deed(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    Some(match *event {
        Event::Drafted { building, .. } => named.building(building).to_owned(),
        Event::Moved { .. } => named.building(Building::Bohio).to_owned(),
        Event::Forested { .. } => "forest".into(),
        Event::CanalCrate { good, .. } => format!("+1 {}", named.good(good)),
        Event::Gave { .. } => return None,
        Event::Exported { good, coins, .. } => format!("{} (+{coins})", named.good(good)),
        Event::ShippedMixed { ref crates, vp, .. } => format!("{} (+{vp})", load(crates, edition)),
        Event::Points { vp, .. } => format!("+{}", points(vp.into())),
        _ => return None,
    })
}

/// Why something is impossible.
pub(super) fn reason(reason: Reason, edition: Edition) -> String {
    let named = names(edition);
    let needs = |building: Building| format!("You need an occupied {}.", named.building(building));
    match reason {
        Reason::NotInPool => "This building is already in the tray, or not in this game.".into(),
        Reason::NoSlot => "The tray has no empty slot for this cost.".into(),
        Reason::NotTogether => "It can’t be in the same game as a building in the tray.".into(),
        Reason::NoMove => format!("No worker on the {} can move there.", named.building(Building::Bohio)),
        Reason::NoForest => {
            format!(
                "Only plantations become forests, and you need an occupied {}.",
                named.building(Building::Lumberyard)
            )
        }
        Reason::NobodyThere => "There is no worker there to return.".into(),
        Reason::NoPoint => "You have no point to return.".into(),
        Reason::NoOutpost => needs(Building::MerchantOutpost),
        Reason::NoSmallWharf => {
            format!(
                "You need an occupied {}. Your small ship sails once per phase.",
                named.building(Building::SmallWharf)
            )
        }
        Reason::NoCaptures => "You can’t capture roles in a game with a Puertoma.".into(),
        other => citizens::reason(other, edition),
    }
}
