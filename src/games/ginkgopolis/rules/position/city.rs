//! The drawing of a city, read.

use crate::core::PositionError;
use crate::games::ginkgopolis::cell::Cell;
use crate::games::ginkgopolis::ids::{Letter, Tile};
use crate::games::ginkgopolis::position::{BuildingPosition, Position};
use crate::games::ginkgopolis::rules::contour::frame;
use crate::games::ginkgopolis::rules::{Ginkgopolis, check, setup};
use crate::games::ginkgopolis::sets::TileSet;
use crate::games::ginkgopolis::state::{City, State};
use std::fmt::Display;

type Refused = Result<(), PositionError>;

/// No city reaches farther from the start square, with 51 tiles to grow by.
const REACH: i16 = 60;

/// Reads the drawing, the buildings and the markers.
///
/// # Errors
/// The row or building that cannot be.
pub(super) fn read(game: &Ginkgopolis, state: &mut State, position: &Position) -> Refused {
    let mut tops = read_grid(state, position)?;
    let mut met: TileSet = tops.iter().map(|&(tile, _)| tile).collect();
    for (index, building) in position.buildings.iter().enumerate() {
        let path = |field: &str| format!("buildings[{index}].{field}");
        let Some(place) = tops.iter().position(|&(tile, _)| tile == building.tile) else {
            return refuse(&path("tile"), &"is not on the grid, or is named twice");
        };
        let (_, cell) = tops.remove(place);
        if building.owner.0 >= game.rules.parties() {
            return refuse(&path("owner"), &"this seat does not play");
        }
        for (floor, &tile) in building.over.iter().enumerate() {
            if met.has(tile) {
                return refuse(&path(&format!("over[{floor}]")), &"lies somewhere else in the city");
            }
            met.insert(tile);
        }
        if building.over.is_empty() && building.tile.is_start() {
            return refuse(
                &path("owner"),
                &"a start building has an owner only if it is built over (GK-CTY-04)",
            );
        }
        stack(&mut state.city, building, cell);
    }
    for (tile, cell) in tops {
        if !tile.is_start() {
            return refuse(&"buildings", &format_args!("{tile} has no owner (GK-CTY-04)"));
        }
        state.city.found(tile, cell, None);
    }
    check_ground(state)
}

fn refuse<T>(path: &dyn Display, problem: &dyn Display) -> Result<T, PositionError> {
    Err(PositionError::said(path, problem))
}

/// The top tiles with their cells; places the markers.
fn read_grid(state: &mut State, position: &Position) -> Result<Vec<(Tile, Cell)>, PositionError> {
    let mut tops: Vec<(Tile, Cell)> = Vec::new();
    for (row, text) in position.grid.iter().enumerate() {
        for (column, word) in text.split_whitespace().enumerate().filter(|&(_, word)| word != ".") {
            let path = format_args!("grid[{row}]");
            let Some(cell) = cell_at(position.corner, column, row) else {
                return refuse(&path, &format_args!("{word} is farther out than any city reaches"));
            };
            if let Ok(letter) = word.parse::<Letter>() {
                if state.markers[letter.index()].is_some() {
                    return refuse(&path, &format_args!("a second marker {letter}"));
                }
                state.markers[letter.index()] = Some(cell);
            } else if let Ok(tile) = word.parse::<Tile>() {
                if tops.iter().any(|&(other, _)| other == tile) {
                    return refuse(&path, &format_args!("{tile} stands here and somewhere else"));
                }
                tops.push((tile, cell));
            } else {
                return refuse(&path, &format_args!("{word:?} is no tile, no marker and no dot"));
            }
        }
    }
    Ok(tops)
}

fn cell_at(corner: Cell, column: usize, row: usize) -> Option<Cell> {
    let place = |start: i8, steps: usize| {
        let place = i16::from(start).checked_add(i16::try_from(steps).ok()?)?;
        (place.abs() <= REACH).then_some(place as i8)
    };
    Some(Cell::new(place(corner.x, column)?, place(corner.y, row)?))
}

/// Puts up a building floor by floor.
fn stack(city: &mut City, building: &BuildingPosition, cell: Cell) {
    let floors = building.over.iter().copied().chain([building.tile]);
    let mut below: Option<Tile> = None;
    for tile in floors {
        match below {
            None => city.found(tile, cell, Some(building.owner)),
            Some(below) => city.raise(below, tile, Some(building.owner)),
        }
        below = Some(tile);
    }
    if building.pawn {
        city.put_pawn(building.tile);
    }
}

/// The start square is there, on start tiles; all else grew from it.
fn check_ground(state: &State) -> Refused {
    let city = &state.city;
    if let Some(cell) = setup::start_cells().find(|&cell| city.at(cell).is_none()) {
        return refuse(&"grid", &format_args!("no building on the start square at {}, {}", cell.x, cell.y));
    }
    if frame(city).is_none() || !check::is_connected(state) {
        return refuse(&"grid", &"the city is not connected (GK-INV-08)");
    }
    for top in city.tops().iter() {
        let bottom = city.beneath(top).next().unwrap_or(top);
        let square = setup::start_cells().any(|cell| cell == city.cell(top));
        if bottom.is_start() != square {
            return refuse(
                &"grid",
                &format_args!("{bottom} at the bottom of {top}: 1 to 3 lie on the start square (GK-SET-01)"),
            );
        }
        if city.beneath(top).skip(1).chain([top]).any(|tile| tile.is_start() && tile != bottom) {
            return refuse(
                &"grid",
                &format_args!("a start tile on top of another tile under {top} (GK-SET-01)"),
            );
        }
    }
    Ok(())
}
