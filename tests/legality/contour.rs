//! The contour of a city and the order of the markers on it (GK-MRK-01 to
//! GK-MRK-10), by directed edges between the corners of cells and by trying
//! out.

use std::collections::{BTreeMap, BTreeSet};

use ginkgopolis::{Cell, Letter};

/// Cells of the markers.
pub type Markers = BTreeMap<Letter, Cell>;

/// The corner of cells: that in the upper left of the cell of these numbers.
type Corner = (i16, i16);

/// The walls of a city in clockwise order, each by the cell outside of it.
pub struct Contour {
    /// The cell outside of each wall.
    walls: Vec<Cell>,
}

fn corner(cell: Cell) -> Corner {
    (cell.x.into(), cell.y.into())
}

impl Contour {
    /// Walks around the cells of a city, which are connected.
    pub fn of(city: &BTreeSet<Cell>) -> Contour {
        let edges = edges(city);
        // The uppermost wall of all is on the outside.
        let top = city.iter().min_by_key(|cell| cell.y).expect("a city has buildings");
        let first = (corner(*top), (1, 0));
        let (mut walls, mut at) = (Vec::new(), first);
        loop {
            walls.push(edges[&at]);
            let ((x, y), (dx, dy)) = at;
            let (end, turns) = ((x + dx, y + dy), [(-dy, dx), (dx, dy), (dy, -dx)]);
            // Around the same building if possible: to the right, ahead, to the left.
            let next = turns.into_iter().map(|way| (end, way)).find(|edge| edges.contains_key(edge));
            at = next.expect("a contour is closed");
            if at == first {
                return Contour { walls };
            }
        }
    }

    /// Returns true if a marker can stand on a cell.
    pub fn is_slot(&self, cell: Cell) -> bool {
        self.walls.contains(&cell)
    }

    /// The cells on which markers can stand.
    pub fn slots(&self) -> BTreeSet<Cell> {
        self.walls.iter().copied().collect()
    }

    /// Returns true if walls can be chosen for all twelve markers in the order of the letters: for
    /// those that stand a wall of their cell, for the others any whose cell is free.
    pub fn is_completable(&self, markers: &Markers) -> bool {
        let taken: BTreeSet<Cell> = markers.values().copied().collect();
        if taken.len() < markers.len() || !taken.iter().all(|&cell| self.is_slot(cell)) {
            return false;
        }
        // Begin with a marker that stands, so that there are few beginnings.
        let Some((&first, &cell)) = markers.iter().next() else { return true };
        let count = self.walls.len();
        let starts = (0..count).filter(|&wall| self.walls[wall] == cell);
        starts.into_iter().any(|start| {
            let turned: Vec<Cell> = (1..count).map(|wall| self.walls[(start + wall) % count]).collect();
            let letters: Vec<Letter> = (1..12).map(|steps| first.after(steps)).collect();
            place(&turned, &letters, markers, &mut taken.clone())
        })
    }
}

/// Returns true if the letters find walls in this order, on cells that are not taken unless they
/// stand there themselves.
fn place(walls: &[Cell], letters: &[Letter], markers: &Markers, taken: &mut BTreeSet<Cell>) -> bool {
    let Some((letter, later)) = letters.split_first() else { return true };
    for (index, &cell) in walls.iter().enumerate() {
        let rest = &walls[index + 1..];
        if rest.len() < later.len() {
            return false;
        }
        match markers.get(letter) {
            // The first wall of its cell leaves the most behind it.
            Some(&own) if own == cell => return place(rest, later, markers, taken),
            Some(_) => {}
            None if taken.insert(cell) => {
                if place(rest, later, markers, taken) {
                    return true;
                }
                taken.remove(&cell);
            }
            None => {}
        }
    }
    false
}

/// The edges between buildings and other cells, with the building to the right
/// of the direction: by beginning and direction, the cell to the left.
fn edges(city: &BTreeSet<Cell>) -> BTreeMap<(Corner, (i16, i16)), Cell> {
    let mut edges = BTreeMap::new();
    for &cell in city {
        let (x, y) = corner(cell);
        let [north, east, south, west] = cell.neighbours();
        let sides = [
            (north, (x, y), (1, 0)),
            (east, (x + 1, y), (0, 1)),
            (south, (x + 1, y + 1), (-1, 0)),
            (west, (x, y + 1), (0, -1)),
        ];
        for (outside, from, way) in sides {
            if !city.contains(&outside) {
                edges.insert((from, way), outside);
            }
        }
    }
    edges
}
