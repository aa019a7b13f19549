//! The city as opponents look at it: what stands where, and who has how much
//! in which district. Counted once per look.

use arrayvec::ArrayVec;

use super::stages;
use crate::ids::TILES;
use crate::state::{City, SEATS};
use crate::{Cell, Colour, Ginkgopolis, State, Tile};
use game_core::Seat;

/// Columns and rows of the drawing. No city is wider than 54 cells, so cells
/// can be folded into it without two of them falling together.
const SIDE: usize = 64;
/// Not labelled yet.
const NONE: u8 = u8::MAX;

/// Connected buildings of one colour: a district, unless there is only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ColourGroup {
    /// Number of buildings.
    pub buildings: u8,
    /// Each seat's resources on them.
    pub resources: [u8; SEATS],
}

impl ColourGroup {
    fn add(&mut self, city: &City, top: Tile) {
        self.buildings += 1;
        if let Some(owner) = city.owner(top) {
            self.resources[owner.index()] += city.height(top);
        }
    }

    /// Adds everything in another group.
    pub fn join(&mut self, other: &ColourGroup) {
        self.buildings += other.buildings;
        for (sum, more) in self.resources.iter_mut().zip(other.resources) {
            *sum += more;
        }
    }

    /// The resources of `seat`, and those of the strongest of the others.
    #[inline]
    pub fn sides(&self, seat: Seat) -> (f32, f32) {
        let mut rival = 0;
        for (other, &theirs) in self.resources.iter().enumerate() {
            if other != seat.index() {
                rival = rival.max(theirs);
            }
        }
        (self.resources[seat.index()].into(), rival.into())
    }
}

/// A position with its city drawn.
pub struct EvalContext<'a> {
    /// The rules.
    pub game: &'a Ginkgopolis,
    /// The position.
    pub state: &'a State,
    /// Progress of the game, 0.0 to 1.0.
    pub stage: f32,
    /// Connected buildings of one colour, single ones too.
    pub groups: ArrayVec<ColourGroup, TILES>,
    /// Top tiles by cell: indices, counted from 1.
    grid: [u8; SIDE * SIDE],
    /// The group of each top tile.
    labels: [u8; TILES],
}

impl<'a> EvalContext<'a> {
    /// Looks at a position.
    pub fn of(game: &'a Ginkgopolis, state: &'a State) -> Self {
        let mut scene = EvalContext {
            game,
            state,
            stage: stages::stage(game, state),
            groups: ArrayVec::new(),
            grid: [0; SIDE * SIDE],
            labels: [NONE; TILES],
        };
        let city = state.city();
        for top in city.tops().iter() {
            scene.grid[place(city.cell(top))] = top.index() as u8 + 1;
        }
        for top in city.tops().iter() {
            if scene.labels[top.index()] == NONE {
                scene.gather(top);
            }
        }
        scene
    }

    /// Puts everything connected with `first` into a new group.
    fn gather(&mut self, first: Tile) {
        let (city, label) = (self.state.city(), self.groups.len() as u8);
        let mut group = ColourGroup::default();
        let mut fresh = ArrayVec::<Tile, TILES>::from_iter([first]);
        self.labels[first.index()] = label;
        while let Some(next) = fresh.pop() {
            group.add(city, next);
            for near in self.around(city.cell(next)).into_iter().flatten() {
                if near.colour() == first.colour() && self.labels[near.index()] == NONE {
                    self.labels[near.index()] = label;
                    fresh.push(near);
                }
            }
        }
        self.groups.push(group);
    }

    /// The buildings around a cell, by their top tiles.
    #[inline]
    pub fn around(&self, cell: Cell) -> [Option<Tile>; 4] {
        cell.neighbours().map(|near| {
            let index = self.grid[place(near)].checked_sub(1)?;
            Some(Tile::at(index))
        })
    }

    /// The group of a building.
    #[inline]
    pub fn group(&self, top: Tile) -> &ColourGroup {
        &self.groups[usize::from(self.labels[top.index()])]
    }

    /// Group that a building of `colour` on a cell would join, without the building itself.
    pub fn joined(&self, cell: Cell, colour: Colour) -> ColourGroup {
        let mut joined = ColourGroup::default();
        let mut met = [NONE; 4];
        for (side, near) in self.around(cell).into_iter().enumerate() {
            let Some(near) = near.filter(|near| near.colour() == colour) else { continue };
            let label = self.labels[near.index()];
            if !met.contains(&label) {
                met[side] = label;
                joined.join(&self.groups[usize::from(label)]);
            }
        }
        joined
    }
}

/// The place of a cell in the drawing.
#[inline]
fn place(cell: Cell) -> usize {
    let fold = |at: i8| at as usize % SIDE;
    fold(cell.y) * SIDE + fold(cell.x)
}
