//! Puerto Rico in English, under the names of both editions.

mod achievements;
mod ask;
mod board;
mod citizens;
mod effects;
mod expansions;
mod festival;
mod first_time;
mod gains;
mod log;
mod names;
mod pieces;
mod puertoma;
mod reason;
mod roles;
mod smuggler;
mod spoken;
mod tasks;
mod terms;

use puerto_rico::auto_answer::Power;
use puerto_rico::data::buildings::Class;
use puerto_rico::{Building, Edition};

use self::names::names;
use crate::words::messages::{Messages, Pieces};

pub(super) const WORDS: Messages = Messages {
    first_time: first_time::first_time,
    unknown: "It could not see the next tiles, or what other players keep face down.",
    tie_break: "Coins and crates together",
    names: &names::EDITIONS,
    class,
    source,
    ask: ask::ask,
    ending: ask::ending,
    waiting: ask::waiting,
    action: ask::action,
    action_group: ask::action_group,
    event: log::event,
    deed: log::deed,
    reason: reason::reason,
    fact: reason::fact,
    power,
    board: board::BOARD,
    gains: gains::GAINS,
    pieces: pieces::PIECES,
    tasks: tasks::TASKS,
    spoken: spoken::SPOKEN,
    puertoma: puertoma::PUERTOMA,
    setup: board::SETUP,
};

/// Names of the pieces.
pub(super) const PIECES: Pieces =
    Pieces::of([&names::Y1897, &names::CLASSIC], &tasks::TASKS, &puertoma::PUERTOMA, &pieces::PIECES);

fn class(class: Class, edition: Edition) -> &'static str {
    match (class, edition) {
        (Class::Production(_) | Class::Workshop, _) => "Production building",
        (Class::Commercial, Edition::Y1897) => "Commercial building",
        (Class::Expanded, Edition::Y1897) => "Expanded building (two spaces)",
        (Class::Commercial, Edition::Classic) => "Small violet building",
        (Class::Expanded, Edition::Classic) => "Large violet building (two spaces)",
    }
}

fn source(key: &str, edition: Edition) -> &'static str {
    match key {
        "chips" => "Victory points shipped",
        "achievements" => achievements::HEADING,
        "printed" => "Buildings",
        "citizens" => "Citizens",
        _ => {
            let building = Building::ALL.into_iter().find(|building| building.key() == key);
            let named = building.map(|building| names(edition).building(building));
            named.or_else(|| puertoma::source(key)).unwrap_or("Other")
        }
    }
}

fn power(power: Power, edition: Edition) -> &'static str {
    let named = names(edition);
    match (power, edition) {
        (Power::Hacienda, _) => named.building(Building::Hacienda),
        (Power::Hospital, _) => named.building(Building::Hospital),
        (Power::School, _) => named.building(Building::School),
        (Power::Wharf, _) => named.building(Building::Wharf),
        (Power::Harbor, _) => named.building(Building::Harbor),
        (Power::ExtraWorker, Edition::Y1897) => "The Recruiter’s extra worker",
        (Power::ExtraWorker, Edition::Classic) => "The Mayor’s extra colonist",
        (Power::Production, _) => "Production",
        (Power::ExtraCrate, _) => "The Craftsman’s extra crate",
        (Power::Warehouses, _) => "Warehouses: keep as much as they hold",
        (Power::LastCrate, _) => "Keep 1 crate outside the warehouses",
        (Power::Spoils, _) => "Keep as many crates of a raided ship as possible",
    }
}
