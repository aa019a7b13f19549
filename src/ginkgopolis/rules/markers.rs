//! Moving markers (section 6.5).

use arrayvec::ArrayVec;

use super::contour::Contour;
use crate::action::Action;
use crate::cell::Cell;
use crate::event::Event;
use crate::ids::{CardKind, LETTERS, Letter, TILES, Tile};
use crate::reason::Reason;
use crate::state::{Frame, Letters, State};
use game_core::{Actions, MAX_LEGAL, Sink, list};

/// Cells that a marker may be put on: never more than there are slots.
type Cells = ArrayVec<Cell, { 2 * TILES + 2 }>;

/// The displaced sets to choose from, in order of preference (`GK-MRK-08`).
pub(super) struct Shifts {
    /// True if the replaced marker must go next to the building.
    pub adjacent: bool,
    /// The sets; each holds the replaced marker and the enclosed ones.
    pub sets: ArrayVec<Letters, LETTERS>,
}

/// The letter of the marker that was replaced: that of the card.
pub(super) fn replaced(state: &State) -> Letter {
    match state.card.map(|card| card.kind()) {
        Some(CardKind::Urban(letter)) => letter,
        _ => unreachable!("invariant: markers move for urbanization cards"),
    }
}

/// Returns the sets of markers that may be displaced after `tile` has replaced a marker
/// (`GK-MRK-04` to `GK-MRK-08`).
pub(super) fn shifts(state: &State, tile: Tile) -> Shifts {
    Move::of(state, tile).shifts(&state.markers)
}

impl Move {
    /// Returns the sets of markers that may be displaced.
    pub(super) fn shifts(&self, markers: &[Option<Cell>; LETTERS]) -> Shifts {
        let (letter, contour) = (self.letter, &self.contour);
        let is_enclosed = |&other: &Letter| {
            let cell = markers[other.index()];
            cell.is_some_and(|cell| !contour.is_slot(cell))
        };
        let at_least = Letter::all().filter(is_enclosed).fold(Letters::EMPTY.with(letter), Letters::with);
        let is_free = |&cell: &Cell| contour.is_slot(cell) && contour.marker_on(cell).is_none();
        let adjacent = self.near.iter().any(is_free);
        // Who moves if so many of the following letters, or of those before, move.
        let ahead = growing(at_least, (1..LETTERS as u8).map(|steps| letter.after(steps)));
        let behind = growing(at_least, (1..LETTERS as u8).rev().map(|steps| letter.after(steps)));
        let mut sets = ArrayVec::new();
        for extra in 0..ahead.len() {
            for following in (0..=extra).rev() {
                let set = ahead[following].or(behind[extra - following]);
                if !sets.contains(&set) && self.has_cell(letter, set, adjacent) {
                    sets.push(set);
                }
            }
            if !sets.is_empty() {
                break;
            }
        }
        Shifts { adjacent, sets }
    }
}

/// A set of markers, and what it grows to, one new letter after another.
fn growing(first: Letters, letters: impl Iterator<Item = Letter>) -> ArrayVec<Letters, LETTERS> {
    let mut sets = ArrayVec::from_iter([first]);
    for letter in letters {
        let last = sets[sets.len() - 1];
        if !last.has(letter) {
            sets.push(last.with(letter));
        }
    }
    sets
}

/// The markers around a new building.
pub(super) struct Move {
    pub(super) contour: Contour,
    /// The marker that was replaced.
    pub(super) letter: Letter,
    /// The cells around the building.
    pub(super) near: [Cell; 4],
}

impl Move {
    fn of(state: &State, tile: Tile) -> Move {
        Move {
            contour: Contour::of(&state.city, &state.markers),
            letter: replaced(state),
            near: state.city.cell(tile).neighbours(),
        }
    }

    /// Returns true if `letter` may go to a cell while the markers in `displaced` are off the board
    /// (`GK-MRK-10`).
    fn fits(&self, letter: Letter, displaced: Letters, cell: Cell) -> bool {
        let held = self.contour.marker_on(cell).is_some_and(|other| !displaced.has(other));
        self.contour.is_slot(cell)
            && !held
            && self.contour.is_completable(letter, cell, displaced.without(letter))
    }

    /// Returns true if the replaced marker has any cell then.
    fn has_cell(&self, letter: Letter, displaced: Letters, adjacent: bool) -> bool {
        if adjacent {
            self.near.iter().any(|&cell| self.fits(letter, displaced, cell))
        } else {
            self.contour.slot_cells().any(|cell| self.fits(letter, displaced, cell))
        }
    }

    /// Its cells then.
    pub(super) fn cells(&self, letter: Letter, displaced: Letters, adjacent: bool) -> Cells {
        let fits = |cell: &Cell| self.fits(letter, displaced, *cell);
        let mut cells: Cells = if adjacent {
            self.near.into_iter().filter(fits).collect()
        } else {
            self.contour.slot_cells().filter(fits).collect()
        };
        cells.sort_unstable();
        cells
    }
}

/// The marker to be placed next: the replaced one, then the others after it.
pub(super) fn next_letter(state: &State, left: Letters) -> Letter {
    left.from(replaced(state)).next().expect("invariant: a marker is displaced")
}

/// The cells that the next marker may be put on, in reading order
/// (`GK-MRK-10`).
pub(super) fn cells(state: &State, tile: Tile, left: Letters, adjacent: bool) -> Cells {
    let move_ = Move::of(state, tile);
    let letter = next_letter(state, left);
    move_.cells(letter, left, adjacent && letter == move_.letter)
}

/// Lists the sets that may be displaced.
pub(super) fn legal_shifts(state: &State, tile: Tile, out: &mut Actions<Action>) {
    list(out, (0..shifts(state, tile).sets.len() as u8).map(Action::Shift));
}

/// Lists the places of the next marker: its cells, or their rows first if there are more cells than
/// a list holds.
pub(super) fn legal_cells(
    state: &State,
    place: (Tile, Letters, bool, Option<i8>),
    out: &mut Actions<Action>,
) {
    let (tile, left, adjacent, row) = place;
    let mut cells = cells(state, tile, left, adjacent);
    if let Some(row) = row {
        cells.retain(|cell| cell.y == row);
    } else if cells.len() > MAX_LEGAL {
        let begins_row = |&(index, cell): &(usize, &Cell)| index == 0 || cells[index - 1].y != cell.y;
        let rows = cells.iter().enumerate().filter(begins_row);
        return list(out, rows.map(|(_, cell)| Action::Row(cell.y)));
    }
    list(out, cells.into_iter().map(Action::Place));
}

/// Chooses which markers shift, or finds that there is no choice.
pub(super) fn settle_shift(state: &mut State, tile: Tile, log: &mut impl Sink<Event>) -> bool {
    let Shifts { adjacent, sets } = shifts(state, tile);
    let [only] = sets[..] else { return true };
    displace(state, tile, only, adjacent, true, log);
    false
}

/// Takes the `index`th set of markers off the board.
pub(super) fn shift(state: &mut State, index: u8, log: &mut impl Sink<Event>) {
    let Some(Frame::Shift { tile }) = state.stack.top() else {
        unreachable!("invariant: a shift was asked for")
    };
    let Shifts { adjacent, sets } = shifts(state, tile);
    displace(state, tile, sets[index as usize], adjacent, false, log);
}

fn displace(
    state: &mut State,
    tile: Tile,
    left: Letters,
    adjacent: bool,
    forced: bool,
    log: &mut impl Sink<Event>,
) {
    let letter = replaced(state);
    left.from(letter).for_each(|other| state.markers[other.index()] = None);
    state.stack.replace(Frame::Place { tile, left, adjacent, row: None });
    if left.len() > 1 {
        log.emit(|| Event::Shifted { letters: left.without(letter).from(letter).collect(), forced });
    }
}

/// Places the next marker if it has only one cell.
pub(super) fn settle_place(
    state: &mut State,
    place: (Tile, Letters, bool, Option<i8>),
    log: &mut impl Sink<Event>,
) -> bool {
    let mut legal = Actions::new();
    legal_cells(state, place, &mut legal);
    let [Action::Place(cell)] = legal[..] else { return true };
    put(state, cell, true, log);
    false
}

/// Chooses the row first.
pub(super) fn choose_row(state: &mut State, row: i8) {
    let Some(Frame::Place { tile, left, adjacent, .. }) = state.stack.top() else {
        unreachable!("invariant: a place was asked for")
    };
    state.stack.replace(Frame::Place { tile, left, adjacent, row: Some(row) });
}

/// Puts the next marker on a cell.
pub(super) fn put(state: &mut State, cell: Cell, forced: bool, log: &mut impl Sink<Event>) {
    let Some(Frame::Place { tile, left, adjacent, .. }) = state.stack.top() else {
        unreachable!("invariant: a place was asked for")
    };
    let letter = next_letter(state, left);
    state.markers[letter.index()] = Some(cell);
    log.emit(|| Event::MarkerPlaced { letter, cell, forced });
    let left = left.without(letter);
    if left.is_empty() {
        state.stack.pop();
    } else {
        state.stack.replace(Frame::Place { tile, left, adjacent, row: None });
    }
}

/// Reason why the next marker cannot be put on a cell.
pub(super) fn why_not_cell(state: &State, place: (Tile, Letters, bool, Option<i8>), cell: Cell) -> Reason {
    let (tile, left, adjacent, _) = place;
    let move_ = Move::of(state, tile);
    let letter = next_letter(state, left);
    if move_.contour.marker_on(cell).is_some() || state.city.at(cell).is_some() {
        Reason::Occupied
    } else if !move_.contour.is_slot(cell) {
        Reason::NotOnRim
    } else if adjacent && letter == move_.letter && !move_.near.contains(&cell) {
        Reason::NotAdjacent
    } else if move_.fits(letter, left, cell) {
        Reason::NotInRow
    } else {
        Reason::OutOfOrder
    }
}

/// Returns true if all markers stand in order around the city (`GK-MRK-02`); those without a cell
/// may go anywhere.
pub(super) fn are_in_order(state: &State) -> bool {
    let contour = Contour::of(&state.city, &state.markers);
    let standing = |letter: &Letter| state.markers[letter.index()].is_some();
    let free = Letter::all().filter(|letter| !standing(letter)).fold(Letters::EMPTY, Letters::with);
    let Some(first) = Letter::all().find(standing) else { return true };
    let distinct = Letter::all().filter(standing).all(|letter| {
        let cell = state.markers[letter.index()].expect("invariant: it stands");
        contour.marker_on(cell) == Some(letter)
    });
    let cell = state.markers[first.index()].expect("invariant: it stands");
    distinct && contour.is_completable(first, cell, free)
}
