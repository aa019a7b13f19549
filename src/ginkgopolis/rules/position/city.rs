//! The drawing of a city, read.

use super::PositionResult;
use crate::cell::Cell;
use crate::flaw::{CityFlaw, Flaw};
use crate::ids::{Letter, Tile};
use crate::position::{BuildingPosition, Position};
use crate::rules::contour::frame;
use crate::rules::{Ginkgopolis, check, setup};
use crate::sets::TileSet;
use crate::state::{City, State};
use game_core::refuse;

/// No city reaches farther from the start square, with 51 tiles to grow by.
const REACH: i16 = 60;

/// Reads the drawing, the buildings and the markers.
///
/// # Errors
/// The row or building that cannot be.
pub(super) fn read(game: &Ginkgopolis, state: &mut State, position: &Position) -> PositionResult {
    let mut tops = read_grid(state, position)?;
    let mut met: TileSet = tops.iter().map(|&(tile, _)| tile).collect();
    for (index, building) in position.buildings.iter().enumerate() {
        let path = |field: &str| format!("buildings[{index}].{field}");
        let Some(place) = tops.iter().position(|&(tile, _)| tile == building.tile) else {
            return refuse(&path("tile"), CityFlaw::NotOnGrid);
        };
        let (_, cell) = tops.remove(place);
        if building.owner.0 >= game.rules.parties() {
            return refuse(&path("owner"), Flaw::NoSuchSeat);
        }
        for (floor, &tile) in building.over.iter().enumerate() {
            if met.has(tile) {
                return refuse(&path(&format!("over[{floor}]")), CityFlaw::FloorElsewhere);
            }
            met.insert(tile);
        }
        if building.over.is_empty() && building.tile.is_start() {
            return refuse(&path("owner"), CityFlaw::StartOwned);
        }
        stack(&mut state.city, building, cell);
    }
    for (tile, cell) in tops {
        if !tile.is_start() {
            return refuse(&"buildings", CityFlaw::NoOwner { tile });
        }
        state.city.found(tile, cell, None);
    }
    check_ground(state)
}

/// The top tiles with their cells; places the markers.
fn read_grid(state: &mut State, position: &Position) -> PositionResult<Vec<(Tile, Cell)>> {
    let mut tops: Vec<(Tile, Cell)> = Vec::new();
    for (row, text) in position.grid.iter().enumerate() {
        for (column, word) in text.split_whitespace().enumerate().filter(|&(_, word)| word != ".") {
            let path = format_args!("grid[{row}]");
            let Some(cell) = cell_at(position.corner, column, row) else {
                return refuse(&path, CityFlaw::OutOfReach { word: word.to_owned() });
            };
            if let Ok(letter) = word.parse::<Letter>() {
                if state.markers[letter.index()].is_some() {
                    return refuse(&path, CityFlaw::MarkerTwice { letter });
                }
                state.markers[letter.index()] = Some(cell);
            } else if let Ok(tile) = word.parse::<Tile>() {
                if tops.iter().any(|&(other, _)| other == tile) {
                    return refuse(&path, CityFlaw::BuildingTwice { tile });
                }
                tops.push((tile, cell));
            } else {
                return refuse(&path, CityFlaw::UnknownWord { word: word.to_owned() });
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
fn check_ground(state: &State) -> PositionResult {
    let city = &state.city;
    if let Some(cell) = setup::start_cells().find(|&cell| city.at(cell).is_none()) {
        return refuse(&"grid", CityFlaw::StartGap { cell });
    }
    if frame(city).is_none() || !check::is_connected(state) {
        return refuse(&"grid", CityFlaw::NotConnected);
    }
    for top in city.tops().iter() {
        let bottom = city.beneath(top).next().unwrap_or(top);
        let square = setup::start_cells().any(|cell| cell == city.cell(top));
        if bottom.is_start() != square {
            return refuse(&"grid", CityFlaw::WrongBottom { bottom, top });
        }
        if city.beneath(top).skip(1).chain([top]).any(|tile| tile.is_start() && tile != bottom) {
            return refuse(&"grid", CityFlaw::StartOnTop { top });
        }
    }
    Ok(())
}
