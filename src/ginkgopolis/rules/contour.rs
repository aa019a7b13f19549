//! The walk around the outside of the city, and the order of the markers on
//! it (`GK-MRK-01`, `GK-MRK-02`).

use arrayvec::ArrayVec;

use crate::cell::{Cell, Side};
use crate::ids::{LETTERS, Letter, TILES};
use crate::state::{City, Letters};

/// Cells of the largest drawing: a connected city of 60 buildings is at most
/// 61 columns and rows together, and the rim adds one on each side.
pub(super) const AREA: usize = 1088;
/// Walls around the largest city.
const WALLS: usize = 2 * TILES + 2;

/// Marks of the drawing: buildings are below, markers from here on.
const MARKER: u8 = 64;
const BUILDING: u8 = 1;
/// Set on cells that the contour touches.
const RIM: u8 = 128;

/// A place in the drawing.
type GridIndex = u16;

/// The city drawn on a grid, with its contour.
pub(super) struct Contour {
    /// The cell in the upper left corner.
    corner: Cell,
    width: usize,
    marks: [u8; AREA],
    /// The slots in clockwise order; a slot that several walls in a row share
    /// stands once.
    slots: ArrayVec<GridIndex, WALLS>,
}

/// The corner cell, width and height of the drawing of a city; `None` if
/// nothing stands there, or if it is too large to be connected.
pub(super) fn frame(city: &City) -> Option<(Cell, usize, usize)> {
    frame_around(&cells(city))
}

/// The cells of the buildings.
fn cells(city: &City) -> ArrayVec<Cell, TILES> {
    city.tops().iter().map(|top| city.cell(top)).collect()
}

fn frame_around(city: &[Cell]) -> Option<(Cell, usize, usize)> {
    let cells = || city.iter();
    let (west, east) = (cells().map(|cell| cell.x).min()?, cells().map(|cell| cell.x).max()?);
    let (north, south) = (cells().map(|cell| cell.y).min()?, cells().map(|cell| cell.y).max()?);
    let (width, height) = (usize::from(east.abs_diff(west)) + 3, usize::from(south.abs_diff(north)) + 3);
    (width * height <= AREA).then_some((Cell::new(west - 1, north - 1), width, height))
}

/// Finds cells for the markers around buildings on these cells so that they read A to L clockwise
/// (`GK-MRK-02`), by letter: spread evenly, `first` under A where that is a slot. `None` if there are not
/// enough places.
pub fn markers_around(buildings: &[Cell], first: Cell) -> Option<[Cell; LETTERS]> {
    frame_around(buildings).filter(|_| buildings.len() <= TILES)?;
    let contour = Contour::around(buildings, &[None; LETTERS]);
    let mut slots: Vec<Cell> = contour.slot_cells().collect();
    let start = slots.iter().position(|&cell| cell == first).unwrap_or_default();
    slots.rotate_left(start);
    let chosen = std::array::from_fn(|index| slots.get(index * slots.len() / LETTERS).copied());
    let apart = slots.len() >= LETTERS;
    apart.then(|| chosen.map(|cell: Option<Cell>| cell.expect("invariant: there are so many")))
}

impl Contour {
    /// Walks around a connected city. Markers without a cell are left out.
    pub(super) fn of(city: &City, markers: &[Option<Cell>; LETTERS]) -> Contour {
        Contour::around(&cells(city), markers)
    }

    /// Walks around the buildings on these cells, which are connected.
    pub(super) fn around(city: &[Cell], markers: &[Option<Cell>; LETTERS]) -> Contour {
        let (corner, width, height) = frame_around(city).expect("invariant: a city is connected (GK-INV-08)");
        let mut contour = Contour { corner, width, marks: [0; AREA], slots: ArrayVec::new() };
        let mut first = GridIndex::MAX;
        for &cell in city {
            let place = contour.place_of(cell);
            contour.marks[place as usize] = BUILDING;
            first = first.min(place);
        }
        debug_assert!(height * width <= AREA);
        for letter in Letter::all() {
            if let Some(place) = markers[letter.index()].and_then(|cell| contour.place(cell)) {
                contour.marks[place as usize] = MARKER + letter.index() as u8;
            }
        }
        contour.walk(first);
        contour
    }

    /// The walls one after another, from the north wall of `first` on.
    fn walk(&mut self, first: GridIndex) {
        let width = self.width as i16;
        let steps = [-width, 1, width, -1];
        let step = |side: usize| steps[side & 3];
        let (mut at, mut side) = (first as i16, Side::North as usize);
        loop {
            let slot = (at + step(side)) as GridIndex;
            if self.slots.last() != Some(&slot) {
                self.slots.push(slot);
            }
            self.marks[slot as usize] |= RIM;
            let ahead = at + step(side + 1);
            let corner = ahead + step(side);
            if !self.is_building(ahead) {
                side += 1;
            } else if !self.is_building(corner) {
                at = ahead;
            } else {
                (at, side) = (corner, side + 3);
            }
            side &= 3;
            if (at, side) == (first as i16, Side::North as usize) {
                break;
            }
        }
        if self.slots.len() > 1 && self.slots.first() == self.slots.last() {
            self.slots.pop();
        }
    }

    #[inline(always)]
    fn is_building(&self, place: i16) -> bool {
        self.marks[place as usize] == BUILDING
    }

    /// The place of a cell that lies in the drawing.
    #[inline]
    fn place_of(&self, cell: Cell) -> GridIndex {
        let (x, y) = (cell.x.abs_diff(self.corner.x), cell.y.abs_diff(self.corner.y));
        u16::from(y) * self.width as u16 + u16::from(x)
    }

    /// The place of any cell, if it lies in the drawing.
    fn place(&self, cell: Cell) -> Option<GridIndex> {
        let inside = cell.x >= self.corner.x
            && cell.y >= self.corner.y
            && usize::from(cell.x.abs_diff(self.corner.x)) < self.width;
        let place = inside.then(|| self.place_of(cell))?;
        (usize::from(place) < AREA).then_some(place)
    }

    fn cell_at(&self, place: GridIndex) -> Cell {
        let (x, y) = (place % self.width as u16, place / self.width as u16);
        Cell::new(self.corner.x.wrapping_add_unsigned(x as u8), self.corner.y.wrapping_add_unsigned(y as u8))
    }

    /// Returns true if a cell is a slot (`GK-MRK-01`).
    pub(super) fn is_slot(&self, cell: Cell) -> bool {
        self.place(cell).is_some_and(|place| self.marks[place as usize] & RIM != 0)
    }

    /// The marker on a cell.
    pub(super) fn marker_on(&self, cell: Cell) -> Option<Letter> {
        self.place(cell).and_then(|place| self.marker_at(place))
    }

    #[inline(always)]
    fn marker_at(&self, place: GridIndex) -> Option<Letter> {
        let mark = self.marks[place as usize] & !RIM;
        (mark >= MARKER).then(|| Letter::at(mark - MARKER))
    }

    /// The slot cells, each once, in the order of the walk.
    pub(super) fn slot_cells(&self) -> impl Iterator<Item = Cell> {
        let new = |&(index, place): &(usize, &GridIndex)| !self.slots[..index].contains(place);
        self.slots.iter().enumerate().filter(new).map(|(_, &place)| self.cell_at(place))
    }

    /// Returns true if the arrangement is legal: every marker that is not `free` stands on its
    /// cell, `letter` on `cell`, and the free ones can be put on other slot cells so that all read
    /// A to L clockwise (`GK-MRK-02`).
    pub(super) fn is_completable(&self, letter: Letter, cell: Cell, free: Letters) -> bool {
        let Some(at) = self.place(cell) else { return false };
        let starts = (0..self.slots.len()).filter(|&start| self.slots[start] == at);
        let mut solver = Solver { contour: self, letter, at, free, start: 0, used: ArrayVec::new() };
        starts.into_iter().any(|start| {
            solver.start = start;
            solver.goes_on(1, 1)
        })
    }
}

/// Looks for walls, one letter after another, once around from a start.
struct Solver<'a> {
    contour: &'a Contour,
    /// The letter that everything is counted from, and its place.
    letter: Letter,
    at: GridIndex,
    free: Letters,
    start: usize,
    /// Places of free markers so far.
    used: ArrayVec<GridIndex, LETTERS>,
}

impl Solver<'_> {
    #[inline(always)]
    fn slot(&self, offset: usize) -> GridIndex {
        let (index, len) = (self.start + offset, self.contour.slots.len());
        self.contour.slots[if index < len { index } else { index - len }]
    }

    /// Returns true if the letters from the `step`th on fit into the walls from `offset` on.
    fn goes_on(&mut self, mut step: u8, mut offset: usize) -> bool {
        let len = self.contour.slots.len();
        // The earliest wall of a marker that stands is as good as any later one.
        while step < LETTERS as u8 && !self.free.has(self.letter.after(step)) {
            let letter = self.letter.after(step);
            let Some(found) = (offset..len).find(|&at| self.contour.marker_at(self.slot(at)) == Some(letter))
            else {
                return false;
            };
            (step, offset) = (step + 1, found + 1);
        }
        step == LETTERS as u8 || self.place_free(step, offset)
    }

    /// The same, where the `step`th letter is free.
    fn place_free(&mut self, step: u8, offset: usize) -> bool {
        for at in offset..self.contour.slots.len() {
            let place = self.slot(at);
            let taken = self.contour.marker_at(place).is_some_and(|letter| !self.free.has(letter));
            if taken || place == self.at || self.used.contains(&place) {
                continue;
            }
            self.used.push(place);
            let fits = self.goes_on(step + 1, at + 1);
            self.used.pop();
            if fits {
                return true;
            }
            // A slot that is met only once is of no use to later letters:
            // nothing further along can be better.
            if self.contour.slots.iter().filter(|&&other| other == place).count() == 1 {
                return false;
            }
        }
        false
    }
}
