//! Preview of the markers after urbanizing, for people who think about it.

use arrayvec::ArrayVec;

use super::contour::Contour;
use super::markers::{Move, Shifts};
use crate::cell::Cell;
use crate::ids::{LETTERS, Letter, TILES};
use crate::view::View;

/// Preview of the markers after building at one of them (`GK-MRK-05` to `GK-MRK-09`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// True if the marker goes beside the new building; if not, anywhere.
    pub adjacent: bool,
    /// Cells where it may go, in reading order.
    pub places: Vec<Cell>,
    /// The sets of other markers that move as well, of which one is chosen;
    /// usually one, and empty.
    pub further: Vec<Vec<Letter>>,
}

impl Outlook {
    /// The same for the marker `letter` of a city as it is seen; `None` if it
    /// stands nowhere.
    pub fn of(view: &View, letter: Letter) -> Option<Outlook> {
        let mut markers = [None; LETTERS];
        view.markers.iter().for_each(|marker| markers[marker.letter.index()] = Some(marker.cell));
        let cell: Cell = markers[letter.index()].take()?;
        let city: ArrayVec<Cell, TILES> =
            view.city.iter().map(|building| building.cell).chain([cell]).take(TILES).collect();
        let contour = Contour::around(&city, &markers);
        let replaced = Move { contour, letter, near: cell.neighbours() };
        let Shifts { adjacent, sets } = replaced.shifts(&markers);
        let mut places: Vec<Cell> = Vec::new();
        let mut further = Vec::new();
        for &set in &sets {
            places.extend(replaced.cells(letter, set, adjacent));
            further.push(set.without(letter).from(letter).collect());
        }
        places.sort_unstable();
        places.dedup();
        Some(Outlook { adjacent, places, further })
    }
}
