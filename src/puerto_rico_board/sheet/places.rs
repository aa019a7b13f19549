//! Sheets of what lies between the players, and of the figures on a mat.

use game_core::Seat;
use puerto_rico::Action;
use puerto_rico::ids::{Building, GOODS, Good, Tile};
use puerto_rico::view::SeatView;

use super::{Page, building_sheet, own, standing};
use crate::Context;
use crate::meaning::meanings;
use crate::model::SPACES;
use crate::model::Target;
use crate::names::{scene, texts};
use crate::prompt::label;
use crate::words::messages::{PieceMeaning, Thing};
use crate::workers;
use table::model::Sheet;

/// Printed figures, with labels.
type Facts = Vec<(String, String)>;

fn sheet(context: Context<'_>, thing: Thing, art: &str, class: &str, printed: Facts) -> Sheet {
    let page = Page {
        art: art.to_owned(),
        class,
        name: &|words| words.thing(thing),
        effect: texts(context).thing_effect(thing).to_owned(),
        rule: thing.rule(),
    };
    page.sheet(context, printed, &[])
}

fn says(context: Context<'_>, standing: PieceMeaning) -> String {
    texts(context).standing(standing)
}

/// A cargo ship: what it carries, and what the reader could load.
pub fn ship(context: Context<'_>, place: u8) -> Option<Sheet> {
    let words = texts(context);
    let ship = context.view.ships.get(usize::from(place))?;
    let mut aboard = [0; GOODS];
    if let Some(good) = ship.good {
        aboard[good.index()] = ship.crates;
    }
    let printed = vec![
        (words.piece_spaces().into(), ship.size.to_string()),
        (words.piece_inside().into(), words.crates(&aboard)),
        (words.piece_free().into(), (ship.size - ship.crates).to_string()),
    ];
    let mut sheet = sheet(context, Thing::Ship, "r-captain", words.piece_common(), printed);
    sheet.now = loads_on(context, Target::Ship(place));
    if sheet.now.is_empty() {
        let fits = |good: Good| ship.good.is_none_or(|carried| carried == good);
        sheet.now.push(says(context, PieceMeaning::Crates(crates_of(own(context), fits))));
    }
    Some(sheet)
}

/// The loads that a ship stands for.
fn loads_on(context: Context<'_>, ship: Target) -> Vec<String> {
    let loads = meanings(context, ship).into_iter();
    let loads = loads.filter(|action| matches!(action, Action::Load(..) | Action::Wharf(_)));
    loads.map(|load| texts(context).sentence(label(context, load))).collect()
}

/// A seat's crates of the goods that fit.
fn crates_of(mat: &SeatView, fits: impl Fn(Good) -> bool) -> [u8; GOODS] {
    Good::ALL.map(|good| if fits(good) { mat.crates[good.index()] } else { 0 })
}

/// The ship of a Wharf: the building that it belongs to.
pub fn own_ship(context: Context<'_>, seat: Seat) -> Option<Sheet> {
    let mat = context.view.seats.get(seat.index())?;
    let &(building, workers) = mat.buildings.iter().find(|(building, _)| *building == Building::Wharf)?;
    let mut sheet = building_sheet(context, building, &standing(context, mat, building, workers));
    sheet.now.extend(loads_on(context, Target::OwnShip(seat)));
    Some(sheet)
}

/// The Trading House: its prices, what lies in it, and what the reader could sell.
pub fn house(context: Context<'_>) -> Sheet {
    let text = texts(context);
    let price = |good: Good| (text.good(good).to_owned(), text.coins(good.index()));
    let mut printed: Facts = Good::ALL.map(price).into();
    printed.push((text.piece_inside().into(), text.crates(&context.view.house)));
    let mut sheet = sheet(context, Thing::House, "r-trader", text.piece_common(), printed);
    let sales = meanings(context, Target::House).into_iter();
    let sales = sales.filter(|action| matches!(action, Action::Sell(_)));
    sheet.now = sales.map(|sale| text.sentence(label(context, sale))).collect();
    if sheet.now.is_empty() {
        sheet.now.push(says(context, PieceMeaning::Crates(crates_of(own(context), |_| true))));
    }
    sheet
}

/// The face-down tiles.
pub fn bag(context: Context<'_>) -> Sheet {
    let (words, view) = (texts(context), context.view);
    let printed = vec![
        (words.piece_left().into(), view.bag.to_string()),
        (words.area_discards().into(), view.discards.iter().sum::<u8>().to_string()),
    ];
    sheet(context, Thing::Bag, "t-back", words.piece_common(), printed)
}

/// A supply, or something else that the game ends by.
pub fn gauge(context: Context<'_>, thing: Thing) -> Option<Sheet> {
    let (words, view, mat) = (texts(context), context.view, own(context));
    let people = || PieceMeaning::People(workers::placed(&workers::standing(mat)) + mat.idle);
    let (art, figure, now) = match thing {
        Thing::Register => ("register", view.register.to_string(), Some(people())),
        Thing::Workers => ("supply", (view.workers + view.citizens).to_string(), Some(people())),
        Thing::Supply => ("vp", view.vp.to_string(), mat.vp.map(PieceMeaning::Gained)),
        Thing::Fullest => {
            let towns = view
                .seats
                .iter()
                .map(|seat| (scene(context).name(seat.seat).to_owned(), format!("{}/{SPACES}", seat.spaces)));
            let mut sheet = sheet(context, thing, "shop", words.piece_common(), towns.collect());
            aim(context, &mut sheet);
            sheet.now.push(says(context, PieceMeaning::Filled(mat.spaces)));
            return Some(sheet);
        }
        _ => return None,
    };
    let label = if thing == Thing::Register { words.piece_count() } else { words.piece_left() };
    let mut sheet = sheet(context, thing, art, words.piece_common(), vec![(label.into(), figure)]);
    if thing != Thing::Register {
        aim(context, &mut sheet);
    }
    sheet.now.extend(now.map(|now| says(context, now)));
    Some(sheet)
}

/// Says what the game is about, beside what it ends by.
fn aim(context: Context<'_>, sheet: &mut Sheet) {
    let words = texts(context);
    sheet.effect = words.sentences([&*sheet.effect, words.piece_aim()]);
}

/// A figure of a mat.
pub fn figure(context: Context<'_>, seat: Seat, thing: Thing) -> Option<Sheet> {
    let text = texts(context);
    let mat = context.view.seats.get(seat.index())?;
    let (art, figure) = match thing {
        Thing::Coins => ("coin", mat.coins.to_string()),
        Thing::Gained => ("vp", mat.vp.map_or_else(|| text.board_hidden().to_owned(), |vp| vp.to_string())),
        Thing::Built => ("shop", mat.building_points.to_string()),
        Thing::Discount => ("discount", mat.manned[Tile::Quarry.index()].to_string()),
        Thing::Portrait => ("worker", mat.idle.to_string()),
        _ => return None,
    };
    let mut printed = vec![(text.piece_count().to_owned(), figure)];
    if thing == Thing::Built {
        let scoring =
            |&(building, points): &(Building, i16)| (text.building(building).to_owned(), points.to_string());
        printed.extend(mat.end_points.iter().map(scoring));
    }
    Some(sheet(context, thing, art, &text.piece_owned(scene(context).name(seat)), printed))
}

/// A plantation that lies face down.
pub fn forest(context: Context<'_>, seat: Seat, tile: Tile) -> Option<Sheet> {
    let (words, mat) = (texts(context), context.view.seats.get(seat.index())?);
    let count = mat.forests.iter().sum::<u8>().to_string();
    let printed =
        vec![(words.piece_count().into(), count), (words.piece_inside().into(), words.tile(tile).to_owned())];
    Some(sheet(context, Thing::Forest, "t-forest", &words.piece_owned(scene(context).name(seat)), printed))
}
