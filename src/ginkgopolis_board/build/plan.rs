//! The city for the end of a game: its plots without markers, and its districts in the order of their numbers.

use game_core::Seat;
use ginkgopolis::view::{BuildingView, View};
use ginkgopolis::{Card, Cell, Tile};

use super::map::ends;
use super::{own_card_art, settled, standings};
use crate::words::GinkgopolisWords;
use crate::words::messages::Scene;
use table::picture::{Plan, PlanDistrict, Plot};
use ui::i18n::{Lang, words};

/// The source of points from districts, as the rules name it.
const SOURCE: &str = "districts";

/// The least column and the least row with a building.
pub fn corner(view: &View) -> Cell {
    let least = |of: fn(Cell) -> i8| view.city.iter().map(|building| of(building.cell)).min();
    Cell::new(least(|cell| cell.x).unwrap_or_default(), least(|cell| cell.y).unwrap_or_default())
}

/// The place in the list of the district that a building belongs to.
pub fn district_of(view: &View, tile: Tile) -> Option<usize> {
    settled(view).position(|district| district.buildings.contains(&tile))
}

/// The city of a view.
pub fn plan(view: &View, names: &[String], lang: Lang) -> Plan {
    let text = words(lang).ginkgopolis();
    let hal = view.seats.iter().find(|seat| seat.hal).map(|seat| seat.seat);
    let scene = Scene { names, me: None, hal, hals_name: text.hal() };
    let low = corner(view);
    let place = |building: &BuildingView| (low.x.abs_diff(building.cell.x), low.y.abs_diff(building.cell.y));
    let places = || view.city.iter().map(place);
    let plot = |building: &BuildingView| Plot {
        place: place(building),
        colours: [("--tint-1", "--spot-1"), ("--tint-2", "--spot-2"), ("--tint-3", "--spot-3")]
            [building.tile.colour() as usize],
        front: own_card_art(Card::building(building.tile)).1,
        number: building.tile.number().to_string(),
        floors: building.height,
        owner: building.owner.map(Seat::index),
        ends: ends(view, building),
        district: district_of(view, building.tile),
    };
    let counted = settled(view).zip(standings(view, text, &scene)).map(|(district, told)| PlanDistrict {
        points: district.points.iter().map(|&points| i16::from(points)).collect(),
        said: told.text,
    });
    Plan {
        size: (
            places().map(|place| place.0 + 1).max().unwrap_or(0),
            places().map(|place| place.1 + 1).max().unwrap_or(0),
        ),
        plots: view.city.iter().map(plot).collect(),
        districts: counted.collect(),
        source: SOURCE,
    }
}
