//! The city as a map of cells. A cell has a path of its own, `cell@x,y`: the position writes the city as a drawing
//! with a list of buildings, which hang together.

use super::free_tiles;
use crate::position::{BuildingPosition, Position};
use crate::{Card, Cell, Ginkgopolis, Letter, Tile, markers_around};
use game_core::json::{self, Value};
use game_core::{Game, Seat};
use session::study::tree::{
    Control, Edit, Field, Group, Item, Label, MapCell, Noun, Plain, flag, group, maybe, one, seats, sequence,
    written,
};

/// Prefix of a cell's path.
pub const CELL: &str = "cell@";

/// Piece on a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
enum CellPiece {
    Building(Tile),
    Marker(Letter),
}

/// The drawing as what stands on which cell; `None` if it cannot be read.
fn drawing(position: &Position) -> Option<Vec<(Cell, CellPiece)>> {
    let mut all = Vec::new();
    for (row, text) in position.grid.iter().enumerate() {
        for (column, word) in text.split_whitespace().enumerate().filter(|&(_, word)| word != ".") {
            let cell = shifted(position.corner, column, row)?;
            let standing = match (word.parse(), word.parse()) {
                (Ok(tile), _) => CellPiece::Building(tile),
                (_, Ok(letter)) => CellPiece::Marker(letter),
                _ => return None,
            };
            all.push((cell, standing));
        }
    }
    Some(all)
}

fn shifted(corner: Cell, columns: usize, rows: usize) -> Option<Cell> {
    let far = |from: i8, steps: usize| from.checked_add(i8::try_from(steps).ok()?);
    Some(Cell::new(far(corner.x, columns)?, far(corner.y, rows)?))
}

/// Every tile in the city.
pub fn tiles(position: &Position) -> Vec<Tile> {
    let tops = drawing(position).into_iter().flatten().filter_map(|(_, standing)| match standing {
        CellPiece::Building(tile) => Some(tile),
        CellPiece::Marker(_) => None,
    });
    tops.chain(position.buildings.iter().flat_map(|building| building.over.iter().copied())).collect()
}

/// The cards that circulate: of every marker, and of every building without a pawn.
pub fn circulating(position: &Position) -> Vec<Card> {
    let pawn = |tile: Tile| position.buildings.iter().any(|building| building.tile == tile && building.pawn);
    let tops = drawing(position).into_iter().flatten().filter_map(|(_, standing)| match standing {
        CellPiece::Building(tile) if !pawn(tile) => Some(Card::building(tile)),
        CellPiece::Building(_) | CellPiece::Marker(_) => None,
    });
    let mut all: Vec<Card> = tops.chain(Letter::all().map(Card::urban)).collect();
    all.sort_unstable();
    all
}

/// Draws the city, with one cell around its buildings at least.
fn draw(position: &mut Position, all: &[(Cell, CellPiece)]) {
    let xs = || all.iter().map(|(cell, _)| cell.x);
    let ys = || all.iter().map(|(cell, _)| cell.y);
    let (Some(west), Some(east), Some(north), Some(south)) = (xs().min(), xs().max(), ys().min(), ys().max())
    else {
        return;
    };
    position.corner = Cell::new(west, north);
    let word = |cell: Cell| {
        let standing = all.iter().find(|(other, _)| *other == cell).map(|(_, standing)| standing);
        match standing {
            Some(CellPiece::Building(tile)) => tile.to_string(),
            Some(CellPiece::Marker(letter)) => letter.to_string(),
            None => ".".to_owned(),
        }
    };
    let row =
        |y: i8| (west..=east).map(|x| format!("{:>3}", word(Cell::new(x, y)))).collect::<Vec<_>>().join(" ");
    position.grid = (north..=south).map(row).collect();
}

/// The city from above.
pub fn map(game: &Ginkgopolis, position: &Position) -> Group {
    let Some(all) = drawing(position) else { return group(Plain::Map, "grid", Vec::new()) };
    // A building may be put beside every other one, whether a marker stands there or not.
    let beside = all.iter().filter(|(_, standing)| matches!(standing, CellPiece::Building(_)));
    let beside = beside.flat_map(|(cell, _)| around(*cell));
    let reached: Vec<Cell> = all.iter().map(|(cell, _)| *cell).chain(beside).collect();
    let xs = || reached.iter().map(|cell| cell.x);
    let ys = || reached.iter().map(|cell| cell.y);
    let bounds = (xs().min(), xs().max(), ys().min(), ys().max());
    let (Some(west), Some(east), Some(north), Some(south)) = bounds else {
        return group(Plain::Map, "grid", Vec::new());
    };
    let mut cells = Vec::new();
    let rows = (north..=south).map(|y| {
        let row = (west..=east).map(|x| map_cell(game, position, &all, Cell::new(x, y), &mut cells));
        row.collect()
    });
    let rows = rows.collect();
    let field = Field {
        label: Label::Plain(Plain::Map),
        path: "grid".to_owned(),
        control: Control::Map { rows, cells },
    };
    group(Plain::Map, "grid", vec![Item::Field(field)])
}

/// The cells around another one, which may be further out than any city: what the rules refuse is edited as well.
fn around(cell: Cell) -> [Cell; 4] {
    let near = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    near.map(|(x, y)| Cell::new(cell.x.saturating_add(x), cell.y.saturating_add(y)))
}

fn map_cell(
    game: &Ginkgopolis,
    position: &Position,
    all: &[(Cell, CellPiece)],
    cell: Cell,
    cells: &mut Vec<Group>,
) -> MapCell {
    let here = all.iter().find(|(other, _)| *other == cell).map(|(_, standing)| *standing);
    let is_building = |other: Cell| {
        all.iter().any(|(at, standing)| *at == other && matches!(standing, CellPiece::Building(_)))
    };
    let beside = around(cell).into_iter().any(is_building);
    let (word, entry) = match here {
        None => (".".to_owned(), None),
        Some(CellPiece::Marker(letter)) => (letter.to_string(), None),
        Some(CellPiece::Building(tile)) => {
            (tile.to_string(), position.buildings.iter().find(|building| building.tile == tile))
        }
    };
    let top = here.and_then(|standing| match standing {
        CellPiece::Building(tile) => Some(tile),
        CellPiece::Marker(_) => None,
    });
    if top.is_some() || beside {
        cells.push(cell_group(game, all, cell, top, entry));
    }
    MapCell {
        word,
        owner: entry.map(|entry| entry.owner.0),
        // What is refused is drawn as well, with as many tiles as somebody likes.
        height: top.map_or(0, |_| 1 + entry.map_or(0, |entry| entry.over.len().min(99) as u8)),
        cell: (top.is_some() || beside).then(|| cells.len() - 1),
    }
}

fn cell_group(
    game: &Ginkgopolis,
    all: &[(Cell, CellPiece)],
    cell: Cell,
    top: Option<Tile>,
    entry: Option<&BuildingPosition>,
) -> Group {
    let path = format!("{CELL}{},{}", cell.x, cell.y);
    let stands = |tile: Tile| all.iter().any(|(_, standing)| *standing == CellPiece::Building(tile));
    let mut options = written(Tile::all().filter(|&tile| Some(tile) == top || !stands(tile)));
    options.dedup();
    let mut items =
        vec![maybe(Plain::TopTile, format!("{path}.tile"), Noun::CityTile, top.as_ref().map(one), options)];
    if top.is_some() {
        let owner = entry.map(|entry| Value::from(entry.owner.0));
        let parties = seats(game.seats().into());
        items.push(maybe(Plain::Owner, format!("{path}.owner"), Noun::Seat, owner, parties));
    }
    if let Some(entry) = entry {
        items.push(sequence(
            Plain::Beneath,
            format!("{path}.over"),
            Noun::CityTile,
            written(&entry.over),
            written(Tile::all().filter(|&tile| !stands(tile))),
            free_tiles().count(),
        ));
        items.push(flag(Plain::Pawn, format!("{path}.pawn"), entry.pawn));
    }
    Group { label: Label::Cell(cell.x, cell.y), path, items, removal: None }
}

/// The cell and the field of a path such as `cell@2,-1.tile`.
fn parse(path: &str) -> Option<(Cell, &str)> {
    let (place, field) = path.strip_prefix(CELL)?.split_once('.')?;
    let (x, y) = place.split_once(',')?;
    Some((Cell::new(x.parse().ok()?, y.parse().ok()?), field))
}

/// Changes a field of a cell.
pub fn edited(position: &Position, edit: &Edit) -> Option<Position> {
    let (cell, field) = parse(&edit.path)?;
    let mut all = drawing(position)?;
    let mut position = position.clone();
    let here = all.iter().position(|&(at, _)| at == cell);
    let top = here.and_then(|at| match all[at].1 {
        CellPiece::Building(tile) => Some((at, tile)),
        CellPiece::Marker(_) => None,
    });
    let to = edit.to.clone().unwrap_or(Value::Null);
    match (field, top) {
        ("tile", _) => {
            let tile: Option<Tile> = json::read_value(&to).ok()?;
            let old = top.map(|(_, tile)| tile);
            put(&mut all, cell, tile);
            draw(&mut position, &all);
            let entry = position.buildings.iter_mut().find(|building| Some(building.tile) == old);
            match (entry, tile) {
                (Some(entry), Some(tile)) => entry.tile = tile,
                (None, Some(tile)) if !tile.is_start() => {
                    // A start building is not taken away but built over.
                    let (owner, over) = (position.first, old.into_iter().collect());
                    position.buildings.push(BuildingPosition { tile, owner, over, pawn: false });
                }
                _ => {}
            }
        }
        ("owner", Some((_, tile))) => {
            let owner: Option<Seat> = json::read_value(&to).ok()?;
            let entry = position.buildings.iter_mut().find(|building| building.tile == tile);
            match (entry, owner) {
                (Some(entry), Some(owner)) => entry.owner = owner,
                (None, Some(owner)) => {
                    position.buildings.push(BuildingPosition { tile, owner, over: Vec::new(), pawn: false });
                }
                (_, None) => position.buildings.retain(|building| building.tile != tile),
            }
        }
        ("over", Some((_, tile))) => {
            let entry = position.buildings.iter_mut().find(|building| building.tile == tile)?;
            entry.over = json::read_value(&to).ok()?;
        }
        ("pawn", Some((_, tile))) => {
            let entry = position.buildings.iter_mut().find(|building| building.tile == tile)?;
            entry.pawn = json::read_value(&to).ok()?;
        }
        _ => return None,
    }
    Some(position)
}

/// Puts a building on a cell, or takes it away; a marker that stood there goes where [`settled`] puts it.
fn put(all: &mut Vec<(Cell, CellPiece)>, cell: Cell, tile: Option<Tile>) {
    all.retain(|(at, _)| *at != cell);
    all.extend(tile.map(|tile| (cell, CellPiece::Building(tile))));
}

/// The position after a change of the city: markers around it where they would be refused, no word of buildings
/// that are gone, and the card of each covered building in a tableau.
pub fn settled(mut position: Position) -> Position {
    let Some(mut all) = drawing(&position) else { return position };
    let stands = |tile: Tile| all.iter().any(|(_, standing)| *standing == CellPiece::Building(tile));
    position.buildings.retain(|building| stands(building.tile));
    settle_cards(&mut position);
    let refused = Ginkgopolis::from_position(&position).err();
    let markers = all.iter().filter(|(_, standing)| matches!(standing, CellPiece::Marker(_))).count();
    let is_drawn = refused.is_none_or(|error| !error.path.starts_with("grid"));
    if is_drawn && markers == Letter::all().count() {
        return position;
    }
    let a =
        all.iter().find(|(_, standing)| matches!(standing, CellPiece::Marker(letter) if letter.index() == 0));
    let a = a.map_or(position.corner, |(cell, _)| *cell);
    all.retain(|(_, standing)| matches!(standing, CellPiece::Building(_)));
    let cells: Vec<Cell> = all.iter().map(|(cell, _)| *cell).collect();
    if let Some(places) = markers_around(&cells, a) {
        all.extend(Letter::all().zip(places).map(|(letter, cell)| (cell, CellPiece::Marker(letter))));
        draw(&mut position, &all);
    }
    position
}

/// Every covered building's card lies in one tableau: that of whoever owns the building, if in none yet. The one
/// being resolved does not.
fn settle_cards(position: &mut Position) {
    let covered: Vec<(Tile, Seat)> = position
        .buildings
        .iter()
        .flat_map(|building| building.over.iter().map(|&tile| (tile, building.owner)))
        .collect();
    for seat in &mut position.seats {
        seat.cards.retain(|card| covered.iter().any(|(tile, _)| tile == card));
    }
    let resolved = position.action;
    for (tile, owner) in covered {
        if resolved != Some(Card::building(tile))
            && position.seats.iter().all(|seat| !seat.cards.contains(&tile))
            && let Some(seat) = position.seats.get_mut(owner.index())
        {
            seat.cards.push(tile);
        }
    }
}

/// The cell of what a refusal says of a building of the list.
pub fn path_in_tree(position: &Position, path: &str) -> String {
    let cell_of = || {
        let (index, field) = path.strip_prefix("buildings[")?.split_once(']')?;
        let tile = position.buildings.get(index.parse::<usize>().ok()?)?.tile;
        let all = drawing(position)?;
        let (cell, _) = all.into_iter().find(|(_, standing)| *standing == CellPiece::Building(tile))?;
        Some(format!("{CELL}{},{}{field}", cell.x, cell.y))
    };
    cell_of().unwrap_or_else(|| path.to_owned())
}
