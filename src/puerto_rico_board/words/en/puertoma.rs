//! The Puertoma and how it chooses, in English.

use puerto_rico::config::Difficulty;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{TilesWhy, Weighed, WorkerFrom};
use puerto_rico::ids::{Building, GOODS, Person, Role, Tile};
use puerto_rico::view::AbilityState;
use puerto_rico::{Edition, Event};

use super::names;
use super::terms::{coins, does, load};
use crate::words::messages::{PuertomaWords, Scene, each_role_once};

/// Only this edition has Puertomas.
const EDITION: Edition = Edition::Y1897;

pub(super) const PUERTOMA: PuertomaWords = PuertomaWords {
    seats: ["Puertoma", "Puertoma 1", "Puertoma 2"],
    abilities: ability,
    effects: effect,
    ability: |level| format!("Ability tile, level {level}"),
    works_with: "Role",
    states: |state| match state {
        AbilityState::Down => "Face down.",
        AbilityState::Turned => "Turned up this phase; it works from the next phase.",
        AbilityState::Works => "It works, no matter who takes the role.",
        AbilityState::Gone => "Out of the game.",
    },
    face_down: "Ability, face down",
    unlocks: |level| match level {
        4 => "Turned up with the first building on this level.",
        _ => "Turned up with the second building on this level.",
    },
    ability_spoken: |level, known, state| {
        let name = known.map_or_else(|| "ability".to_owned(), |known| ability(known).to_owned());
        let lies = match state {
            AbilityState::Down => "face down",
            AbilityState::Turned => "works from the next phase",
            AbilityState::Works => "works",
            AbilityState::Gone => "out of the game",
        };
        format!("Level {level}: {name}, {lies}")
    },
    action_board: "Action board",
    action_board_effect: "Arrows lead from the marker’s role to the roles a Puertoma prefers. When it acts in a role’s phase and an arrow leads there, the marker moves there.",
    place_spoken: |role, next, has_marker| {
        let marker = if has_marker { ", marker" } else { "" };
        format!("{}{marker}; arrows to: {}", named(role), roles(next))
    },
    marker_on: |role| format!("The marker is on the {}.", named(role)),
    cards: "Tie-break cards",
    cards_effect: "A card breaks ties. Between roles: the first on the card. Between buildings or plantations: count the card’s number from the left, again and again.",
    cards_left: |left| match left {
        1 => "1 card face down".into(),
        _ => format!("{left} cards face down"),
    },
    last_card: |card| match card {
        None => "No card has been drawn yet.".into(),
        Some(card) => format!("Last drawn: card {card}."),
    },
    card: |card| format!("Tie-break card {card}"),
    plantations_of: |name| format!("{name}’s plantations"),
    town_of: |name| format!("{name}’s buildings by level"),
    level: |level| format!("Level {level}"),
    empty_space: |level| format!("Empty space, level {level}"),
    empty_plantation: |tile| format!("Empty space for a {}", names(EDITION).tile(tile)),
    plantation: |tile, people, circles| {
        let active = if people == circles { ", active" } else { "" };
        format!("{}, {people} of {circles} circles filled{active}", names(EDITION).tile(tile))
    },
    vp_area: "VP area",
    vp_area_spoken: |quarries, thirds, unused| {
        format!("VP area: quarries {quarries}, third plantations {thirds}, unused workers {unused}")
    },
    reserved_by: |name| format!("reserved by {name}"),
    reserve_spoken: |building| match building {
        Some(building) => format!("Reserve marker on the {}", names(EDITION).building(building)),
        None => "Reserve marker set aside".into(),
    },
    count: [
        "Puertomas",
        "Opponents played by the rules: they go last and choose by cards and arrows. The rulebook recommends one player and two Puertomas.",
    ],
    counts: ["None", "One", "Two"],
    difficulty: ["Difficulty", "How hard the Puertomas are to beat."],
    difficulties: |difficulty| match difficulty {
        Difficulty::Easy => ["Easy", "Each unlocks at most two abilities."],
        Difficulty::Normal => ["Normal", "As printed: each unlocks up to four abilities."],
        Difficulty::Hard => ["Hard", "Each starts with its first ability, a building and a crate."],
    },
    solo: "Solo against Puertoma",
    house_option: "Computer opponents beside a Puertoma are a house rule: its rules assume human players.",
};

fn named(role: Role) -> &'static str {
    names(EDITION).role(role)
}

/// "Planter, Builder"; both Adventurer tiles are named once.
fn roles(roles: &[Role]) -> String {
    each_role_once(roles).into_iter().map(named).collect::<Vec<_>>().join(", ")
}

/// "Harbor, School".
fn buildings(buildings: &[Building]) -> String {
    buildings.iter().map(|&building| names(EDITION).building(building)).collect::<Vec<_>>().join(", ")
}

/// "sugar plantation, coffee plantation".
fn tiles(tiles: &[Tile]) -> String {
    tiles.iter().map(|&tile| names(EDITION).tile(tile)).collect::<Vec<_>>().join(", ")
}

fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::AnySale => "Repeat Sale",
        Ability::SaleCoin => "Good Price",
        Ability::BuildersWorker => "Building Hand",
        Ability::Storeroom => "Storeroom",
        Ability::BuildersCoin => "Building Fund",
        Ability::ExtraCrate => "Extra Crate",
        Ability::KindCoins => "Varied Harvest",
        Ability::ExtraWorker => "Extra Worker",
        Ability::PlantersCrate => "First Harvest",
        Ability::KindPoints => "Varied Stock",
        Ability::CratePoints => "Clearance",
        Ability::PersonCoins => "Head Money",
    }
}

fn effect(ability: Ability) -> &'static str {
    match ability {
        Ability::AnySale => "May sell a kind that is already in the Trading House.",
        Ability::SaleCoin => "1 coin more whenever it sells.",
        Ability::BuildersWorker => {
            "Whenever it builds: 1 worker from the supply, placed as in the Recruiter’s phase."
        }
        Ability::Storeroom => {
            "Stores all crates of one more kind, the highest; the single crate is then of the next highest."
        }
        Ability::BuildersCoin => {
            "1 coin before it builds, counted when it asks itself whether the Builder is profitable."
        }
        Ability::ExtraCrate => {
            "At the end of the phase: 1 crate of the highest kind that it produced and that is in the supply, apart from the privilege."
        }
        Ability::KindCoins => "1 coin for each kind that it produced.",
        Ability::ExtraWorker => {
            "At the end of the phase: 1 worker from the supply, apart from the privilege."
        }
        Ability::PlantersCrate => {
            "Whenever it gets a plantation: 1 crate of its good, if the supply has one."
        }
        Ability::KindPoints => {
            "At the end of the phase, before crates are stored: 1 point for each kind that it has."
        }
        Ability::CratePoints => {
            "At the end of the phase, before crates are stored: up to 2 crates of its lowest kind leave the game for 1 point each."
        }
        Ability::PersonCoins => "1 coin for each person that it gets in the phase.",
    }
}

fn not_profitable(role: Role) -> &'static str {
    match role {
        Role::Builder => "it can build nothing",
        Role::Planter => "no face-up plantation fits on its board",
        Role::Recruiter => "no circle under its plantations is empty",
        Role::Craftsman => "it would produce no new kind",
        Role::Trader => "it can sell nothing for a coin",
        Role::Captain => "no ship takes any of its crates",
        Role::Adventurer | Role::Adventurer2 => "it would get no coins",
        Role::Smuggler => "there is nothing to poach, plunder or raid",
    }
}

fn weighed(weighed: &Weighed, scene: &Scene) -> String {
    let building = |building: Building| names(EDITION).building(building);
    match weighed {
        Weighed::Roles { available, profitable } => profit(available, profitable),
        Weighed::Adjacent { marker, roles: none } if none.is_empty() => {
            format!(
                "No arrow leads to any of them from the {}, where the marker is: all remain.",
                named(*marker)
            )
        }
        Weighed::Adjacent { marker, roles: adjacent } => {
            format!("From the {}, where the marker is, arrows lead to: {}.", named(*marker), roles(adjacent))
        }
        Weighed::Richest { roles: richest, .. } if richest.contains(&Role::Smuggler) => {
            "The Smuggler counts as having 2 coins, and wins ties.".into()
        }
        Weighed::Richest { coins: 0, roles: richest } => match richest[..] {
            [role] => format!("That leaves the {}.", named(role)),
            _ => "There are no coins on them: all remain.".into(),
        },
        Weighed::Richest { coins: most, roles: richest } => {
            format!("The most coins ({most}) are on: {}.", roles(richest))
        }
        Weighed::RoleByCard { card, role } => {
            format!("Card {card} decides: the first of them on it is the {}.", named(*role))
        }
        Weighed::Level { level, buildings: of_level } => {
            format!("The highest level where it can build is {level}: {}.", buildings(of_level))
        }
        Weighed::Dearest { cost, buildings: dearest } => {
            format!("The most expensive of these, at {}: {}.", coins((*cost).into()), buildings(dearest))
        }
        Weighed::Shown { cost, buildings: shown, level } => format!(
            "Open objectives show buildings it can buy: {}. The cheapest costs {} and goes on level {level}.",
            buildings(shown),
            coins((*cost).into())
        ),
        Weighed::BuildingByCard { card, buildings: equal, building: chosen } => format!(
            "Card {card} decides, counted from the left over {}: the {}.",
            buildings(equal),
            building(*chosen)
        ),
        Weighed::Tiles { tiles: open, why } => taken(open, *why),
        Weighed::TileByCard { card, tiles: equal, tile } => format!(
            "Card {card} decides, counted from the left over {}: the {}.",
            tiles(equal),
            names(EDITION).tile(*tile)
        ),
        Weighed::Circles { empty, tiles: fewest } => match fewest[..] {
            [tile] => {
                format!("The fewest empty circles ({empty}) are under a {}.", names(EDITION).tile(tile))
            }
            _ => format!(
                "The fewest empty circles ({empty}) are under: {}. The highest goes first.",
                tiles(fewest)
            ),
        },
        Weighed::ShownGoods { tiles: growing } => {
            format!(
                "Open objectives show goods that these grow, so workers go there first: {}.",
                tiles(growing)
            )
        }
        Weighed::Loads { crates } => loads(crates),
        Weighed::SendOff { ship, good } => format!(
            "An open objective asks for the {}-space ship full of {}: it fills that one.",
            scene.ship_size(*ship),
            names(EDITION).good(*good)
        ),
        Weighed::Sales { goods } => match goods[..] {
            [good] => format!("It can sell only {}.", names(EDITION).good(good)),
            _ => {
                let each: Vec<&str> = goods.iter().map(|&good| names(EDITION).good(good)).collect();
                format!("It can sell {}: it sells the highest.", each.join(", "))
            }
        },
        Weighed::ClosingTime { good } => format!(
            "An open objective asks for {} as the Trading House’s last crate: it sells that.",
            names(EDITION).good(*good)
        ),
        Weighed::Deeds { poach, plunder, raid } => format!(
            "Poaching would gain it {poach}, plunder {plunder}, a raid {raid}. The most wins; in a tie, the first named."
        ),
    }
}

fn profit(available: &[Role], profitable: &[Role]) -> String {
    let offered = format!("Available: {}.", roles(available));
    if profitable.is_empty() {
        return format!("{offered} None is profitable, so it chooses among all of them.");
    }
    let others: Vec<Role> = available.iter().copied().filter(|role| !profitable.contains(role)).collect();
    if others.is_empty() {
        return format!("{offered} All of them are profitable.");
    }
    let why: Vec<String> = others
        .into_iter()
        .map(|role| format!("the {} is not: {}", named(role), not_profitable(role)))
        .collect();
    format!("{offered} Profitable: {} – {}.", roles(profitable), why.join("; "))
}

fn taken(open: &[Tile], why: TilesWhy) -> String {
    let which = tiles(open);
    let more = open.len() > 1;
    match (why, more) {
        (TilesWhy::Second, false) => format!("It has one {which} and takes a second."),
        (TilesWhy::Second, true) => format!("It has one of each of these and takes the highest: {which}."),
        (TilesWhy::First, false) => format!("It has no {which} and takes one."),
        (TilesWhy::First, true) => format!("It has none of these and takes the highest: {which}."),
        (TilesWhy::Objective, _) => format!("Open objectives show face-up tiles: {which}."),
        (TilesWhy::ObjectiveGood, _) => {
            format!("Open objectives show goods it can’t grow yet: {which}.")
        }
    }
}

fn loads(crates: &[u8; GOODS]) -> String {
    let kinds = crates.iter().filter(|count| **count > 0).count();
    match kinds {
        1 => format!("It can load {}.", load(crates, EDITION)),
        _ => format!("It can load {}: it loads the most; in a tie, the lowest good.", load(crates, EDITION)),
    }
}

/// Line for an event; `None` for other events.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let named_building = |building: Building| names(EDITION).building(building);
    let who = |seat| scene.who(seat);
    Some(match event {
        Event::Weighed { weighed: step, .. } => weighed(step, scene),
        Event::MarkerMoved { role, .. } => format!("The action marker moves to the {}.", named(*role)),
        Event::Manned { seat, person, tile, from } => {
            let person = match person {
                Person::Worker => "a worker",
                Person::Citizen => "a citizen",
            };
            let source = match from {
                WorkerFrom::Supply => " from the supply",
                WorkerFrom::Register => " from the Work Register",
                WorkerFrom::Portrait => " from the portrait",
            };
            let get = does(who(*seat), "get", "gets");
            match tile {
                Some(tile) => format!("{get} {person}{source} for a {}.", names(EDITION).tile(*tile)),
                None => format!("{get} {person}{source} for the VP area."),
            }
        }
        Event::Reserved { seat, building: Some(building) } => {
            format!("{} the {}.", does(who(*seat), "reserve", "reserves"), named_building(*building))
        }
        Event::Reserved { seat, building: None } => {
            format!("{} the reserve marker aside.", does(who(*seat), "set", "sets"))
        }
        Event::AbilityUnlocked { seat, ability: unlocked } => format!(
            "{} the ability {} ({}): {}",
            does(who(*seat), "unlock", "unlocks"),
            ability(*unlocked),
            named(unlocked.role()),
            effect(*unlocked)
        ),
        Event::AbilitiesGone { seat, levels } => {
            let each: Vec<String> = levels.iter().map(u8::to_string).collect();
            format!(
                "{} the other ability tiles, level {}: difficulty easy.",
                does(who(*seat), "lose", "loses"),
                each.join(" and ")
            )
        }
        Event::AbilityCrate { seat, good, ability: by } => format!(
            "{} 1 {} with {}.",
            does(who(*seat), "take", "takes"),
            names(EDITION).good(*good),
            ability(*by)
        ),
        Event::CratesDiscarded { seat, good, crates } => format!(
            "{} {crates} {} for points: out of the game.",
            does(who(*seat), "discard", "discards"),
            names(EDITION).good(*good)
        ),
        Event::Endowed { seat, building, good } => format!(
            "{} with the {} and 1 {}.",
            does(who(*seat), "start", "starts"),
            named_building(*building),
            names(EDITION).good(*good)
        ),
        _ => return None,
    })
}

/// The same in a word or two, beside the mark of the seat.
pub(super) fn deed(event: &Event) -> Option<String> {
    Some(match event {
        Event::Manned { person: Person::Worker, .. } => "+1 worker".into(),
        Event::Manned { person: Person::Citizen, .. } => "+1 citizen".into(),
        Event::AbilityUnlocked { ability: unlocked, .. } => ability(*unlocked).to_owned(),
        Event::AbilityCrate { good, .. } => format!("+1 {}", names(EDITION).good(*good)),
        Event::CratesDiscarded { good, crates, .. } => format!("−{crates} {}", names(EDITION).good(*good)),
        Event::Endowed { building, .. } => names(EDITION).building(*building).to_owned(),
        _ => return None,
    })
}

/// A source of points; `None` if only people have it.
pub(super) fn source(key: &str) -> Option<&'static str> {
    Some(match key {
        "puertoma_expanded" => "Expanded buildings",
        "puertoma_unused" => "Unused workers",
        "puertoma_land" => "Quarries and third plantations",
        "puertoma_pairs" => "Pairs of active plantations",
        "puertoma_left" => "Coins and crates left",
        "puertoma_achievements" => "Achievements not completed",
        _ => return None,
    })
}
