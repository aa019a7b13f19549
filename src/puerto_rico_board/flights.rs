//! The pieces that travel when a step is shown: where from, where to, drawn as
//! what; and what is heard. Places are named by the views.

use game_core::Seat;
use puerto_rico::event::{Ship, WorkerFrom};
use puerto_rico::ids::{Good, Person, Tile};
use puerto_rico::{Event, View};

use super::art::{good_art, tile_art};
use super::names::{front, objective_art};
use table::board::Flight;
use ui::sound::Sound;

/// The most crates of one event that are seen to travel.
const CRATES: u8 = 3;

/// The pieces that travel when a step is shown.
pub fn flights(events: &[Event], view: &View) -> Vec<Flight> {
    events.iter().flat_map(|event| flights_of(event, view)).collect()
}

fn flights_of(event: &Event, view: &View) -> Vec<Flight> {
    let edition = view.edition;
    let tile = |from: String, seat: Seat, tile: Tile| {
        vec![fly([from], mat(seat, format!("land-{}-{}", seat.0, tile.key())), tile_art(tile, edition))]
    };
    let good = |seat: Seat, good: Good| mat(seat, format!("crate-{}-{}", seat.0, good.key()));
    let worker = |seat: Seat, from: WorkerFrom| match from {
        WorkerFrom::Supply => "gauge-workers".to_owned(),
        WorkerFrom::Register => "gauge-register".to_owned(),
        WorkerFrom::Portrait => format!("idle-{}", seat.0),
    };
    match event {
        Event::TileDrawn { seat, tile: drawn } => tile("bag".into(), *seat, *drawn),
        Event::TileTaken { seat, tile: taken } => tile(format!("market-{}", taken.key()), *seat, *taken),
        Event::Workers { seat, workers, from } => (0..(*workers).min(CRATES))
            .map(|_| fly([worker(*seat, *from)], mat(*seat, format!("idle-{}", seat.0)), "worker".into()))
            .collect(),
        Event::Citizens { seat, citizens, from } => (0..(*citizens).min(CRATES))
            .map(|_| {
                let to = mat(*seat, format!("idle-{}", seat.0));
                fly([worker(*seat, *from)], to, "expansions#citizen".into())
            })
            .collect(),
        Event::Manned { seat, person, tile, from } => {
            let to = tile
                .map_or_else(|| format!("idle-{}", seat.0), |tile| format!("land-{}-{}", seat.0, tile.key()));
            let art = match person {
                Person::Worker => "worker",
                Person::Citizen => "expansions#citizen",
            };
            vec![fly([worker(*seat, *from)], mat(*seat, to), art.into())]
        }
        Event::AbilityCrate { seat, good: extra, .. } => {
            vec![fly([supply(*extra)], good(*seat, *extra), good_art(*extra, edition))]
        }
        Event::TileManned { seat, tile, from } => {
            let to = mat(*seat, format!("land-{}-{}", seat.0, tile.key()));
            vec![fly([worker(*seat, *from)], to, "worker".into())]
        }
        Event::BuildingManned { seat, from, .. } => {
            vec![fly([worker(*seat, *from)], newest(view, *seat), "worker".into())]
        }
        Event::Built { seat, building, .. } => {
            vec![fly(["shop".to_owned()], newest(view, *seat), front(*building))]
        }
        Event::Produced { seat, crates } => {
            let made = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
            made.map(|made| fly([supply(made)], good(*seat, made), good_art(made, edition))).collect()
        }
        Event::ExtraCrate { seat, good: extra } => {
            vec![fly([supply(*extra)], good(*seat, *extra), good_art(*extra, edition))]
        }
        Event::Sold { seat, good: sold, .. } => {
            vec![fly(good(*seat, *sold), vec!["house".into()], good_art(*sold, edition))]
        }
        Event::Shipped { seat, good: shipped, crates, ship, .. } => {
            let to = match ship {
                Ship::Cargo(place) => vec![format!("ship-{place}")],
                Ship::Own => vec!["ship-own".to_owned(), format!("seat-{}", seat.0)],
            };
            let crates = 0..(*crates).min(CRATES);
            crates.map(|_| fly(good(*seat, *shipped), to.clone(), good_art(*shipped, edition))).collect()
        }
        Event::Raided { seat, ship, good: raided, kept, .. } => {
            let from = || [format!("ship-{ship}")];
            let art = || good_art(*raided, edition);
            (0..*kept).map(|_| fly(from(), good(*seat, *raided), art())).collect()
        }
        Event::Plundered { crates, .. } => {
            let all = Good::ALL.into_iter().filter(|good| crates[good.index()] > 0);
            all.map(|good| fly(["house".to_owned()], vec![supply(good)], good_art(good, edition))).collect()
        }
        Event::PoachedPlaced { seat, spot } | Event::RewardPlaced { seat, spot } => {
            let to = match Tile::ALL.get(usize::from(*spot)) {
                Some(tile) => format!("land-{}-{}", seat.0, tile.key()),
                None => format!("site-{}-{}", seat.0, usize::from(*spot) - Tile::ALL.len()),
            };
            let given = matches!(event, Event::RewardPlaced { .. });
            let from = worker(*seat, if given { WorkerFrom::Supply } else { WorkerFrom::Register });
            vec![fly([from], mat(*seat, to), "worker".into())]
        }
        Event::ObjectiveWon { seat, card, .. } => {
            let from = format!("objective-{}", card.key());
            vec![fly([from], vec![format!("seat-{}", seat.0)], objective_art(*card))]
        }
        Event::Coins { seat, .. } => {
            let to = mat(*seat, format!("coins-{}", seat.0));
            vec![fly(["roles".to_owned()], to, "coin".into())]
        }
        _ => Vec::new(),
    }
}

/// Sound of an event.
pub fn sound(event: &Event) -> Option<Sound> {
    match event {
        Event::RolePicked { .. }
        | Event::TileDrawn { .. }
        | Event::TileTaken { .. }
        | Event::Market { .. }
        | Event::Forested { .. }
        | Event::Drafted { .. }
        | Event::ObjectiveShown { .. }
        | Event::ObjectiveWon { .. }
        | Event::CardKept { .. }
        | Event::CardsPassed
        | Event::Achieved { .. }
        | Event::AbilityUnlocked { .. } => Some(Sound::Paper),
        Event::Workers { .. }
        | Event::Citizens { .. }
        | Event::Placed { .. }
        | Event::CitizenPlaced { .. }
        | Event::AllPlaced { .. }
        | Event::Moved { .. }
        | Event::CitizenMoved { .. }
        | Event::Manned { .. }
        | Event::TileManned { .. }
        | Event::BuildingManned { .. }
        | Event::PoachedPlaced { .. }
        | Event::RewardPlaced { .. }
        | Event::Built { .. }
        | Event::Produced { .. }
        | Event::ExtraCrate { .. }
        | Event::AbilityCrate { .. }
        | Event::CanalCrate { .. }
        | Event::Raided { .. }
        | Event::Shipped { ship: Ship::Cargo(_), .. } => Some(Sound::Wood),
        Event::Coins { .. }
        | Event::Sold { .. }
        | Event::Exported { .. }
        | Event::Points { .. }
        | Event::Plundered { .. } => Some(Sound::Coin),
        Event::Sailed { .. } | Event::ShippedMixed { .. } | Event::Shipped { ship: Ship::Own, .. } => {
            Some(Sound::Water)
        }
        _ => None,
    }
}

/// On the mat in front if it is this seat's, else to its plate.
fn mat(seat: Seat, place: String) -> Vec<String> {
    vec![place, format!("seat-{}", seat.0)]
}

/// The building bought last.
fn newest(view: &View, seat: Seat) -> Vec<String> {
    let place = view.seats[seat.index()].buildings.len().saturating_sub(1);
    mat(seat, format!("site-{}-{place}", seat.0))
}

fn supply(good: Good) -> String {
    format!("supply-{}", good.key())
}

fn fly(from: impl IntoIterator<Item = String>, to: Vec<String>, art: String) -> Flight {
    Flight { from: from.into_iter().collect(), to, art }
}
