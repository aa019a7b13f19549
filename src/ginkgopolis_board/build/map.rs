//! The city on its plane.

use game_core::Seat;
use ginkgopolis::cell::Side;
use ginkgopolis::ids::Tile;
use ginkgopolis::view::{BuildingView, View};
use ginkgopolis::{Action, Card, CardKind, Cell, Letter, Outlook, Prompt};

use super::{scene, settled, texts};
use crate::Context;
use crate::meaning::{choice, deciding, tiles_of};
use crate::model::{CellKind, CellModel, DistrictSign, Light, MapModel, Target};
use crate::words::messages::{BlockSpoken, RimSpoken};

/// The sides as style sheets know them.
const SIDES: [&str; 4] = ["n", "e", "s", "w"];
/// Width of the rim around buildings and markers: a marker goes no further than one place beyond them.
const RIM: i8 = 1;

/// The city, its markers, and the cells where a marker may come to stand. All of these lie on a rim
/// that the plane always has, so that neither a question nor the letters of a hand move anything.
pub fn map(context: Context<'_>) -> MapModel {
    let outlooks = outlooks(context);
    let blocks = context.view.city.iter().map(|building| building.cell);
    let markers = context.view.markers.iter().map(|marker| marker.cell);
    let city: Vec<Cell> = blocks.chain(markers).collect();
    let kept = outlooks.iter().flat_map(|(_, outlook)| outlook.places.iter().copied());
    let beyond: Vec<Cell> = free(context).chain(kept).collect();
    let low = |of: fn(&Cell) -> i8| city.iter().map(of).min().unwrap_or_default();
    let high = |of: fn(&Cell) -> i8| city.iter().map(of).max().unwrap_or_default();
    let out = |of: fn(&Cell) -> i8| {
        let away = |cell: &Cell| (low(of) - of(cell)).max(of(cell) - high(of));
        beyond.iter().map(away).max().unwrap_or_default()
    };
    let rim = out(|cell| cell.x).max(out(|cell| cell.y)).max(RIM);
    let (x, y) = (low(|cell| cell.x) - rim, low(|cell| cell.y) - rim);
    let place = |cell: Cell| (x.abs_diff(cell.x), y.abs_diff(cell.y));
    let mut cells: Vec<CellModel> =
        context.view.city.iter().map(|block| of_block(context, block, place)).collect();
    let shown = outlooks.iter().find(|(letter, _)| is_planned(context, *letter));
    cells.extend(context.view.markers.iter().map(|marker| {
        let moves = shown
            .is_some_and(|(_, outlook)| outlook.further.iter().flatten().any(|&one| one == marker.letter));
        let mut cell = of_rim(
            context,
            Target::Marker(marker.letter),
            CellKind::Marker(marker.letter),
            (marker.cell, place(marker.cell)),
        );
        if moves {
            cell.light = Light::Moves;
        }
        cell
    }));
    if let Some(letter) = asked_for(context) {
        let free = free(context)
            .map(|cell| of_rim(context, Target::Free(cell), CellKind::Free(letter), (cell, place(cell))));
        cells.extend(free);
    }
    if let Some((letter, outlook)) = shown {
        let is_empty = |cell: &&Cell| context.view.markers.iter().all(|marker| marker.cell != **cell);
        let ghost =
            |&cell: &Cell| of_rim(context, Target::Free(cell), CellKind::Ghost(*letter), (cell, place(cell)));
        cells.extend(outlook.places.iter().filter(is_empty).map(ghost));
    }
    cells.extend(
        open(context)
            .into_iter()
            .map(|cell| of_rim(context, Target::Free(cell), CellKind::Open, (cell, place(cell)))),
    );
    cells.sort_by_key(|cell| (cell.place.1, cell.place.0));
    let (right, below) = place(Cell::new(high(|cell| cell.x) + rim, high(|cell| cell.y) + rim));
    MapModel { cols: right + 1, rows: below + 1, origin: (x, y), rim: rim.unsigned_abs(), cells }
}

/// Forecast of the markers for each letter of the hand to which a tile can be added. A marker that
/// may go anywhere is known as such and no more.
fn outlooks(context: Context<'_>) -> Vec<(Letter, Outlook)> {
    let Some((seat, Prompt::Card | Prompt::Tile)) = deciding(context) else { return Vec::new() };
    if tiles_of(context, seat).is_empty() {
        return Vec::new();
    }
    let board = &context.view.seats[seat.index()];
    let cards = board.hand.iter().flatten().copied().chain(board.play.map(|play| play.card));
    let letters = cards.filter_map(|card| match card.kind() {
        CardKind::Urban(letter) => Some(letter),
        CardKind::Building(_) => None,
    });
    letters.filter_map(|letter| Some((letter, Outlook::of(context.view, letter)?))).collect()
}

/// Column and row of a cell as the map is read, from 1.
pub fn place(context: Context<'_>, cell: Cell) -> (u8, u8) {
    let (x, y) = map(context).origin;
    (x.abs_diff(cell.x) + 1, y.abs_diff(cell.y) + 1)
}

/// An action with its place as the map is read: the cells of the rules begin where the city began, and
/// whoever hears of column -1 looks for it in vain.
pub fn as_read(context: Context<'_>, action: &Action) -> Action {
    let read = |cell| {
        let (column, row) = place(context, cell);
        Cell::new(column as i8, row as i8)
    };
    match *action {
        Action::Place(cell) => Action::Place(read(cell)),
        Action::Row(row) => Action::Row(read(Cell::new(0, row)).y),
        other => other,
    }
}

/// The marker for which a place is asked.
fn asked_for(context: Context<'_>) -> Option<Letter> {
    match deciding(context)? {
        (_, Prompt::Place { letter }) => Some(letter),
        _ => None,
    }
}

/// The tile that the selection would build where this card belongs.
fn planned(context: Context<'_>, card: Card) -> Option<Tile> {
    deciding(context)?;
    context.draft.tile.filter(|_| context.draft.card == Some(card))
}

/// Returns true if a building at this marker is selected.
fn is_planned(context: Context<'_>, letter: Letter) -> bool {
    context.draft.tile.is_some() && context.draft.card == Some(Card::urban(letter))
}

/// Highlight of a card's place.
fn light(context: Context<'_>, card: Card) -> Light {
    match context.view.action {
        Some(action) if action.card == card => Light::Now,
        _ => Light::None,
    }
}

/// Cells where the marker in question may come to stand.
fn free(context: Context<'_>) -> impl Iterator<Item = Cell> + '_ {
    context.legal.iter().filter_map(|action| match action {
        Action::Place(cell) => Some(*cell),
        _ => None,
    })
}

/// Cells beside the city on which nothing stands: a study builds there.
fn open(context: Context<'_>) -> Vec<Cell> {
    let view = context.view;
    let is_free = |cell: &Cell| {
        view.city.iter().all(|block| block.cell != *cell)
            && view.markers.iter().all(|marker| marker.cell != *cell)
    };
    let mut all: Vec<Cell> = view.city.iter().flat_map(|block| block.cell.neighbours()).collect();
    all.retain(|cell| context.edits && is_free(cell));
    all.sort_unstable_by_key(|cell| (cell.y, cell.x));
    all.dedup();
    all
}

fn of_block(context: Context<'_>, block: &BuildingView, place: impl Fn(Cell) -> (u8, u8)) -> CellModel {
    let target = Target::Building(block.tile);
    let (choice, place) = (choice(context, target), place(block.cell));
    let spoken = BlockSpoken {
        top: block.tile,
        place: (place.0 + 1, place.1 + 1),
        height: block.height,
        owner: block.owner.map(|owner| scene(context).who(owner)),
        fresh: block.pawn,
        choice,
    };
    let kind = kind(context.view, block);
    let card = Card::building(block.tile);
    CellModel {
        place,
        target,
        kind,
        choice,
        light: light(context, card),
        planned: planned(context, card),
        spoken: texts(context).spoken_block(&spoken),
    }
}

/// A building as it stands on its plot.
pub fn kind(view: &View, block: &BuildingView) -> CellKind {
    CellKind::Block {
        tile: block.tile,
        height: block.height,
        owner: block.owner,
        pawn: block.pawn,
        edges: edges(view, block),
        district: district(view, block),
    }
}

/// The sign of a district, on its first building in reading order.
fn district(view: &View, block: &BuildingView) -> Option<DistrictSign> {
    let mut all = settled(view).enumerate();
    let (at, district) = all.find(|(_, district)| district.buildings.contains(&block.tile))?;
    let is_before = |other: &BuildingView| (other.cell.y, other.cell.x) < (block.cell.y, block.cell.x);
    let mut before = view.city.iter().filter(|other| is_before(other));
    if before.any(|other| district.buildings.contains(&other.tile)) {
        return None;
    }
    // The rules have settled ties: whoever is first has the most points.
    let resources = |seat: Seat| district.resources[seat.index()];
    let order = |&seat: &Seat| (district.points[seat.index()], resources(seat));
    let leader = Seat::all(view.seats.len() as u8).max_by_key(order)?;
    let others = Seat::all(view.seats.len() as u8).filter(|&seat| seat != leader).map(resources);
    let lead = resources(leader).saturating_sub(others.max().unwrap_or_default());
    Some(DistrictSign { number: at as u8 + 1, leader, lead })
}

/// The sides beyond which its district does not go on; all of a building that
/// stands in none.
fn edges(view: &View, block: &BuildingView) -> String {
    let ends = SIDES.into_iter().zip(ends(view, block)).filter(|(_, ends)| *ends);
    ends.map(|(side, _)| side).collect::<Vec<_>>().join(" ")
}

/// The same for each side.
pub fn ends(view: &View, block: &BuildingView) -> [bool; 4] {
    let district = view.districts.iter().find(|district| district.buildings.contains(&block.tile));
    let goes_on = |cell: Cell| {
        let there = view.city.iter().find(|other| other.cell == cell);
        district.zip(there).is_some_and(|(district, there)| district.buildings.contains(&there.tile))
    };
    Side::ALL.map(|side| !goes_on(block.cell.beyond(side)))
}

/// Top tiles of the buildings beside a place: above, right, below, left.
pub fn beside(view: &View, cell: Cell) -> [Option<Tile>; 4] {
    cell.neighbours().map(|near| view.city.iter().find(|one| one.cell == near).map(|one| one.tile))
}

fn of_rim(
    context: Context<'_>,
    target: Target,
    kind: CellKind,
    (cell, place): (Cell, (u8, u8)),
) -> CellModel {
    let choice = choice(context, target);
    let spoken = RimSpoken {
        letter: if let CellKind::Marker(letter) = kind { Some(letter) } else { None },
        goes: if let CellKind::Ghost(letter) | CellKind::Free(letter) = kind { Some(letter) } else { None },
        place: (place.0 + 1, place.1 + 1),
        beside: beside(context.view, cell).into_iter().flatten().collect(),
        choice,
    };
    let card = spoken.letter.map(Card::urban);
    CellModel {
        place,
        target,
        kind,
        choice,
        light: card.map_or(Light::None, |card| light(context, card)),
        planned: card.and_then(|card| planned(context, card)),
        spoken: texts(context).spoken_rim(&spoken),
    }
}
