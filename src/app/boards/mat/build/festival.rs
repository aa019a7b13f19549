//! The objectives of the festival: what they show, what they bring, and how far
//! somebody is.

use sobremesa::games::puerto_rico::PuertoRico;
use sobremesa::games::puerto_rico::data::festival::Asks;
use sobremesa::games::puerto_rico::ids::{Building, Good, Tile};
use sobremesa::games::puerto_rico::view::{ObjectiveView, SeatView};

use super::{good_art, own_seat, tile_art};
use crate::app::boards::BoardContext;
use crate::app::boards::mat::model::{ObjectiveModel, ShownModel};
use crate::app::boards::mat::names::{front, names, objective_art, scene, texts};
use crate::app::i18n::puerto_rico::{ObjectiveSpoken, by_good};

type Table<'a> = BoardContext<'a, PuertoRico>;

/// A piece that an objective shows.
enum Shown {
    Tile(Tile),
    Crate(Good),
    Building(Building),
}

/// The objectives.
pub fn festival(context: Table<'_>) -> Vec<ObjectiveModel> {
    let objectives = context.view.festival.iter().enumerate();
    objectives.map(|(place, view)| objective(context, place as u8, view)).collect()
}

fn objective(context: Table<'_>, place: u8, view: &ObjectiveView) -> ObjectiveModel {
    let (tasks, edition) = (&texts(context).tasks, context.view.edition);
    let own = &context.view.seats[own_seat(context).index()];
    let reward = view.card.def().reward;
    let reward = [("worker", reward.workers), ("coin", reward.coins), ("vp", reward.vp)];
    let won_by = view.won_by.map(|seat| scene(context).who(seat));
    let shown = pieces(view, own).into_iter().map(|(piece, have, need)| ShownModel {
        art: match piece {
            Shown::Tile(tile) => tile_art(tile, edition),
            Shown::Crate(good) => good_art(good, edition),
            Shown::Building(building) => front(building),
        },
        letter: match piece {
            Shown::Crate(good) => Some(names(context).good_letters[good.index()]),
            Shown::Tile(_) | Shown::Building(_) => None,
        },
        tally: match (have, need) {
            (0, 0 | 1) => None,
            (0, need) => Some(format!("×{need}")),
            (have, need) => Some(format!("{have}/{need}")),
        },
    });
    ObjectiveModel {
        place,
        art: objective_art(view.card),
        name: (tasks.objectives)(view.card),
        shown: shown.collect(),
        reward: reward.into_iter().filter(|(_, count)| *count > 0).collect(),
        won_by: view.won_by.map(|seat| (seat, scene(context).name(seat).to_owned())),
        spoken: (tasks.objective_spoken)(&ObjectiveSpoken { view, tally: tally(view, own), won_by }, edition),
    }
}

/// What an objective shows, each kind once: how many of them `seat` has, of how
/// many; 0 of 0 where nothing is counted.
fn pieces(view: &ObjectiveView, seat: &SeatView) -> Vec<(Shown, u8, u8)> {
    let (plantations, times, counted) = match view.card.def().asks {
        Asks::Have { plantations, crates } => (plantations, crates, &seat.made),
        Asks::Load => (0, 1, &seat.loaded),
        Asks::FillHouse | Asks::FillLargest | Asks::FillSmallest | Asks::Build => (0, 0, &seat.made),
    };
    let by_good = by_good(view);
    // Two of either good and one of the other: two of the one there are more of.
    let more = by_good.iter().map(|(good, _)| counted[good.index()]).max().filter(|&more| more > 0);
    let mut has_more = view.card.def().asks == Asks::Load;
    let tiles = view
        .tiles
        .iter()
        .map(|&tile| (Shown::Tile(tile), seat.tiles[tile.index()].min(plantations), plantations));
    let tiles: Vec<_> = tiles.collect();
    let alike = by_good.len() == 1;
    let crates = by_good.into_iter().map(|(good, shown)| {
        let there = counted[good.index()];
        let takes_more = has_more && (alike || more.is_none_or(|more| there == more));
        has_more &= !takes_more;
        let need = shown * times + u8::from(takes_more);
        (Shown::Crate(good), there.min(need), need)
    });
    let building = view.building.map(|building| (Shown::Building(building), 0, 0));
    let crates: Vec<_> = crates.collect();
    tiles.into_iter().chain(crates).chain(building).collect()
}

/// How much of an objective `seat` has, of how much; `None` where it is not
/// counted.
pub fn tally(view: &ObjectiveView, seat: &SeatView) -> Option<(u8, u8)> {
    let sum = |(have, need), (_, more, of): (Shown, u8, u8)| (have + more, need + of);
    Some(pieces(view, seat).into_iter().fold((0, 0), sum)).filter(|(_, need)| *need > 0)
}
