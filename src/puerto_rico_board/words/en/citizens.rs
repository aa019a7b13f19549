//! Citizens (expansion II), in English. Each function knows what is new with
//! them; for the rest it has nothing to say.

use puerto_rico::event::WorkerFrom;
use puerto_rico::ids::{Building, PORTRAIT, Person, Role, Tile};
use puerto_rico::{Action, Edition, Event, Prompt, Reason};

use super::ask::place;
use super::names;
use super::terms::{a_tile, does, terms};
use crate::words::messages::Scene;
use game_core::Seat;

/// "1 citizen", "2 citizens".
pub(super) fn citizens(count: u8) -> String {
    if count == 1 { "1 citizen".into() } else { format!("{count} citizens") }
}

fn person(person: Person, edition: Edition) -> &'static str {
    match person {
        Person::Worker => terms(edition).worker,
        Person::Citizen => "citizen",
    }
}

/// Take somebody of a kind of which so many lie on the Work Register.
pub(super) fn pick(kind: Person, count: u8, edition: Edition) -> String {
    format!("Take a {}: {count} on {}", person(kind, edition), terms(edition).register)
}

/// Question, and its subject.
pub(super) fn ask(prompt: &Prompt, edition: Edition) -> (String, String) {
    let (named, term) = (names(edition), terms(edition));
    let building = |building: Building| named.building(building);
    let offers = |one: Building| format!("The {} offers it.", building(one));
    match prompt {
        Prompt::Pick => (
            format!("Take a {} or a citizen,", term.worker),
            format!("to place this phase. It is your turn at {}.", term.register),
        ),
        Prompt::PlaceCitizen { left } => (
            "Place your citizens first.".into(),
            format!("{} to place. {} come next.", citizens(*left), named.workers),
        ),
        Prompt::Bonus { building: Building::Villa } => {
            ("Take 1 extra citizen or worker?".into(), offers(Building::Villa))
        }
        Prompt::Bonus { building: Building::ParkAuthority } => {
            ("Take 2 points?".into(), offers(Building::ParkAuthority))
        }
        Prompt::Bonus { building: one @ (Building::Church | Building::AssemblyHall) } => {
            ("Take the points?".into(), offers(*one))
        }
        Prompt::Bonus { building: one } => ("Take 1 point?".into(), offers(*one)),
        Prompt::Zoning => ("Use it now, once this phase?".into(), offers(Building::ZoningOffice)),
        Prompt::Park => (
            "Discard a plantation or a forest,".into(),
            format!("or pass. {}", offers(Building::ParkAuthority)),
        ),
        Prompt::Pension { left } => (
            "Return another crate for 1 point,".into(),
            format!("or stop. At most {left} more, each of a different kind."),
        ),
        Prompt::PoachKinds => {
            ("How many citizens do you poach?".into(), format!("The others are {}.", term.workers))
        }
        Prompt::PoachedCitizens { left } => (
            "Place a poached citizen,".into(),
            format!("or pass. {} left; those you don’t place leave the game.", citizens(*left)),
        ),
        _ => Default::default(),
    }
}

/// Question to another seat.
pub(super) fn waiting(prompt: &Prompt, edition: Edition) -> String {
    let named = names(edition);
    let about = |building: Building| format!("deciding about the {}", named.building(building));
    match prompt {
        Prompt::Pick => format!("choosing at {}", terms(edition).register),
        Prompt::PlaceCitizen { .. } | Prompt::PoachedCitizens { .. } => "placing citizens".into(),
        Prompt::Bonus { building } => about(*building),
        Prompt::Zoning => about(Building::ZoningOffice),
        Prompt::Park => about(Building::ParkAuthority),
        Prompt::Pension { .. } => about(Building::PensionOffice),
        _ => format!("deciding as {}", named.role(Role::Smuggler)),
    }
}

/// Button for declining.
pub(super) fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::PlaceCitizen { .. } => "Done placing citizens",
        Prompt::PoachedCitizens { .. } => "Place no more",
        Prompt::Park => "Don’t discard",
        Prompt::Pension { .. } => "Stop",
        Prompt::Zoning => "Don’t use it",
        _ => "Decline",
    }
}

/// Button for accepting.
pub(super) fn accept(building: Building) -> &'static str {
    match building {
        Building::Villa => "Take 1 from the supply",
        Building::ParkAuthority => "Take 2 points",
        Building::Church | Building::AssemblyHall => "Take the points",
        _ => "Take 1 point",
    }
}

/// A legal action as a sentence.
pub(super) fn action(action: &Action, scene: &Scene) -> String {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    match *action {
        Action::Place(spot) => format!("Place a citizen on the {}", place(spot, scene)),
        Action::Pick(one) => format!("Take a {}", person(one, edition)),
        Action::MoveCitizen(spot) => {
            format!(
                "Move a citizen from the {} to the {}",
                named.building(Building::Bohio),
                place(spot, scene)
            )
        }
        Action::GiveCitizen(PORTRAIT) => format!("Return a citizen from {}", term.portrait),
        Action::GiveCitizen(spot) => format!("Return a citizen from the {}", place(spot, scene)),
        Action::Zone => {
            format!("Pay 1 coin and draw from {} ({})", term.bag, named.building(Building::ZoningOffice))
        }
        Action::Discard(tile, None) => format!("Discard {}", a_tile(tile, edition)),
        Action::Discard(tile, Some(one)) => {
            format!("Discard {} with a {}", a_tile(tile, edition), person(one, edition))
        }
        Action::Clear(tile) => format!("Discard a forest ({})", named.tile(tile)),
        Action::PoachCitizens(0) => "Poach no citizens".into(),
        Action::PoachCitizens(count) => format!("Poach {}", citizens(count)),
        _ => String::new(),
    }
}

/// The heading under which the action list groups an action.
pub(super) fn group(action: &Action, edition: Edition) -> &'static str {
    let named = names(edition);
    match action {
        Action::Pick(_) => named.role(Role::Recruiter),
        Action::MoveCitizen(_) => named.building(Building::Bohio),
        Action::GiveCitizen(_) => named.building(Building::HiddenMarket),
        Action::Zone => named.building(Building::ZoningOffice),
        Action::Discard(..) | Action::Clear(_) => "Discard",
        _ => named.role(Role::Smuggler),
    }
}

/// Line for an event; `None` for other events.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat| scene.who(seat);
    Some(match *event {
        Event::Citizens { seat, citizens: count, from } => {
            let get = format!("{} {}", does(who(seat), "get", "gets"), citizens(count));
            match from {
                WorkerFrom::Supply => format!("{get} from the supply."),
                WorkerFrom::Register => format!("{get} from {}.", term.register),
                WorkerFrom::Portrait => format!("{get} from {}.", term.portrait),
            }
        }
        Event::CitizenPlaced { seat, spot } => {
            format!("{} a citizen on the {}.", does(who(seat), "place", "places"), there(seat, spot, scene))
        }
        Event::CitizenMoved { seat, .. } => format!(
            "{} a citizen off the {}.",
            does(who(seat), "move", "moves"),
            named.building(Building::Bohio)
        ),
        Event::Zoned { seat, tile } => format!(
            "{} 1 coin and {} {} ({}).",
            does(who(seat), "pay", "pays"),
            if scene.me == Some(seat) { "draw" } else { "draws" },
            a_tile(tile, edition),
            named.building(Building::ZoningOffice)
        ),
        Event::LandDiscarded { seat, forest: true, .. } => {
            format!("{} a forest.", does(who(seat), "discard", "discards"))
        }
        Event::LandDiscarded { seat, tile, person: None, .. } => {
            format!("{} {}.", does(who(seat), "discard", "discards"), a_tile(tile, edition))
        }
        Event::LandDiscarded { seat, tile, person: Some(one), .. } => format!(
            "{} {}; its {} goes to {}.",
            does(who(seat), "discard", "discards"),
            a_tile(tile, edition),
            person(one, edition),
            term.portrait
        ),
        Event::Pensioned { seat, good } => format!(
            "{} 1 {} for 1 point ({}).",
            does(who(seat), "return", "returns"),
            named.good(good),
            named.building(Building::PensionOffice)
        ),
        Event::CitizensPoached { citizens: 1, .. } => "1 of them is a citizen.".into(),
        Event::CitizensPoached { citizens: count, .. } => format!("{count} of them are citizens."),
        Event::CitizensSentAway { citizens: 1, .. } => "1 poached citizen leaves the game.".into(),
        Event::CitizensSentAway { citizens: count, .. } => {
            format!("{count} poached citizens leave the game.")
        }
        _ => return None,
    })
}

/// A spot of a board by name: countryside 0 to 5, buildings from 6.
fn there(seat: Seat, spot: u8, scene: &Scene) -> &'static str {
    let named = names(scene.edition());
    let town = scene.view.seats.get(seat.index()).map_or(&[][..], |seat| &seat.buildings);
    match (Tile::ALL.get(usize::from(spot)), town.get(usize::from(spot).saturating_sub(Tile::ALL.len()))) {
        (Some(&tile), _) => named.tile(tile),
        (None, Some(&(building, _))) => named.building(building),
        (None, None) => "building",
    }
}

/// The same in a word or two; `None` for what is nobody's deed.
pub(super) fn deed(event: &Event, edition: Edition) -> Option<String> {
    let named = names(edition);
    Some(match *event {
        Event::Citizens { citizens: count, .. } => format!("+{}", citizens(count)),
        Event::CitizenMoved { .. } => named.building(Building::Bohio).to_owned(),
        Event::Zoned { tile, .. } => format!("{} (−1)", named.tile(tile)),
        Event::LandDiscarded { forest: true, .. } => "forest discarded".into(),
        Event::LandDiscarded { tile, .. } => format!("{}, discarded", named.tile(tile)),
        Event::Pensioned { good, .. } => format!("−1 {} (+1)", named.good(good)),
        _ => return None,
    })
}

/// Why something is impossible; empty for other reasons.
pub(super) fn reason(reason: Reason, edition: Edition) -> String {
    let (named, term) = (names(edition), terms(edition));
    match reason {
        Reason::CitizensElsewhere => {
            format!("You would have too few citizens or {} for the other circles.", term.workers)
        }
        Reason::NoSuchLand => "You have no such tile to discard.".into(),
        Reason::NoZoning => format!(
            "You need an occupied {}, which works once per phase.",
            named.building(Building::ZoningOffice)
        ),
        Reason::NoneOfKind => format!("There are too few of that kind at {}.", term.register),
        _ => String::new(),
    }
}
