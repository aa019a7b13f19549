//! Texts of the expansions in English: questions, answers, log. Each function knows the new cases;
//! those with citizens stand in a module of their own.

use puerto_rico::event::{Given, PointsWhy};
use puerto_rico::ids::{Building, PORTRAIT};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::ask::place;
use super::terms::{a_tile, coins, does, load, points, terms};
use super::{achievements, citizens, names, puertoma};
use crate::app::i18n::puerto_rico::Scene;

/// Question, and its subject.
pub(super) fn ask(prompt: &Prompt, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let building = |building: Building| named.building(building);
    match prompt {
        Prompt::Draft => {
            ("Choose a building for the tray.".into(), "Everybody can buy it in this game.".into())
        }
        Prompt::KeepCard { .. } => achievements::ask(),
        Prompt::Bohio => (
            format!("Move a {} off the {}?", term.worker, building(Building::Bohio)),
            "To any empty circle of yours, until the next Recruiter.".into(),
        ),
        Prompt::Plant { tile } => (
            format!("Lay the {} face down as a forest?", named.tile(*tile)),
            format!("The {} offers it.", building(Building::Lumberyard)),
        ),
        Prompt::SecondTile => (
            "Take a second tile,".into(),
            format!("or nothing. The {} offers it.", building(Building::PublishingHouse)),
        ),
        Prompt::LateHospital => (
            format!("Put the {} of the {} on a new tile?", term.worker, building(Building::Hospital)),
            "On any tile that you took in this phase.".into(),
        ),
        Prompt::Payment { building: bought, missing } => (
            format!("{} missing for the {}.", coins((*missing).into()), building(*bought)),
            format!("Choose a {}, a crate or a point instead.", term.worker),
        ),
        Prompt::SmallWharf => {
            ("Load another crate on your small ship,".into(), "or stop. Every 2 crates are 1 point.".into())
        }
        Prompt::LoadPoint { harbor: true } => (
            "Take 1 point more for this load?".into(),
            format!("The {} offers it.", building(Building::Harbor)),
        ),
        Prompt::LoadPoint { harbor: false } => (
            "Take a second point for your first load?".into(),
            format!("The {} offers it.", building(Building::PublishingHouse)),
        ),
        Prompt::KeepSingles { left } => (
            format!("Keep {left} more single crates at most."),
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
        Prompt::Bohio => "Move nobody",
        Prompt::SecondTile => "Take no second tile",
        Prompt::LateHospital => "Put nobody there",
        Prompt::SmallWharf => "Load no more",
        Prompt::LoadPoint { .. } => "Take no point more",
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
        Action::Draft(building) => format!("Put the {} into the tray", named.building(building)),
        Action::Move(spot) => format!(
            "Move a {} from the {} to the {}",
            term.worker,
            named.building(Building::Bohio),
            place(spot, scene)
        ),
        Action::Forest(tile) => format!("Lay {} face down as a forest", a_tile(tile, edition)),
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
            "{} the {} into the tray (×{copies}).",
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
            format!("{} {} as a forest.", does(who(seat), "lay", "lays"), a_tile(tile, edition))
        }
        Event::CanalCrate { seat, good } => format!(
            "{} 1 {} more with the {}.",
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
    let needs = |building: Building| format!("That needs a manned {}.", named.building(building));
    match reason {
        Reason::NotInPool => "The building is in the tray already, or not in this game.".into(),
        Reason::NoSlot => "No slot of the tray for this cost is empty.".into(),
        Reason::NotTogether => "It may not be in one game with a building that is in the tray.".into(),
        Reason::NoMove => format!("Nobody on the {} can move there.", named.building(Building::Bohio)),
        Reason::NoForest => {
            format!(
                "Only plantations become forests, with a manned {}.",
                named.building(Building::Lumberyard)
            )
        }
        Reason::NobodyThere => "Nobody there can be returned.".into(),
        Reason::NoPoint => "You have no point to return.".into(),
        Reason::NoOutpost => needs(Building::MerchantOutpost),
        Reason::NoSmallWharf => {
            format!(
                "Your small ship needs a manned {}, and sails once in each phase.",
                named.building(Building::SmallWharf)
            )
        }
        Reason::NoCaptures => "Nobody captures a role in a game with a Puertoma.".into(),
        other => citizens::reason(other, edition),
    }
}
