//! The city: stacks of tiles on cells.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::cell::Cell;
use crate::ids::{TILES, Tile};
use crate::sets::TileSet;
use game_core::Seat;

/// Nobody's mark in the table of owners.
const NOBODY: u8 = u8::MAX;

/// The buildings, keyed by tiles: every tile is unique, so the top tile names
/// its building, and a building card finds it without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct City {
    tops: TileSet,
    covered: TileSet,
    /// Tops whose cards are not in circulation yet (`GK-URB-03`).
    pawns: TileSet,
    /// Cells of tiles in the city; zero for all others.
    cells: [Cell; TILES],
    /// Floors up to and including the tile; 0 for tiles not in the city.
    floors: [u8; TILES],
    /// Owners of tops.
    owners: [u8; TILES],
}

impl Default for City {
    fn default() -> Self {
        City {
            tops: TileSet::EMPTY,
            covered: TileSet::EMPTY,
            pawns: TileSet::EMPTY,
            cells: [Cell::default(); TILES],
            floors: [0; TILES],
            owners: [NOBODY; TILES],
        }
    }
}

impl City {
    /// The top tiles: one per building.
    #[inline(always)]
    pub fn tops(&self) -> TileSet {
        self.tops
    }

    /// The tiles beneath others.
    #[inline(always)]
    pub fn covered(&self) -> TileSet {
        self.covered
    }

    /// The buildings whose cards are not in circulation yet.
    #[inline(always)]
    pub fn pawns(&self) -> TileSet {
        self.pawns
    }

    /// The cell of a tile that is in the city.
    #[inline(always)]
    pub fn cell(&self, tile: Tile) -> Cell {
        self.cells[tile.index()]
    }

    /// Floors of the building with this top tile (`GK-CTY-03`).
    #[inline(always)]
    pub fn height(&self, top: Tile) -> u8 {
        self.floors[top.index()]
    }

    /// The owner of the building with this top tile (`GK-CTY-04`).
    #[inline(always)]
    pub fn owner(&self, top: Tile) -> Option<Seat> {
        let owner = self.owners[top.index()];
        (owner != NOBODY).then_some(Seat(owner))
    }

    /// Returns true if `seat` owns the building with this top tile.
    #[inline(always)]
    pub fn is_owned_by(&self, top: Tile, seat: Seat) -> bool {
        self.owners[top.index()] == seat.0
    }

    /// Own resources that `seat` gets back if it builds over this top tile
    /// (`GK-CON-03`).
    #[inline]
    pub fn back(&self, top: Tile, seat: Seat) -> u8 {
        if self.is_owned_by(top, seat) { self.height(top) } else { 0 }
    }

    /// The buildings of `seat`, by their top tiles.
    pub fn owned_by(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        self.tops.iter().filter(move |&top| self.is_owned_by(top, seat))
    }

    /// Resources of `seat` on its buildings (`GK-INV-06`).
    pub fn resources(&self, seat: Seat) -> u8 {
        self.owned_by(seat).map(|top| self.height(top)).sum()
    }

    /// The building on a cell, by its top tile.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Tile> {
        self.tops.iter().find(|&top| self.cell(top) == cell)
    }

    /// The buildings adjacent to a cell, north, east, south, west.
    #[inline]
    pub fn around(&self, cell: Cell) -> [Option<Tile>; 4] {
        let cells = cell.neighbours();
        let mut found = [None; 4];
        for top in self.tops.iter().filter(|&top| self.cell(top).touches(cell)) {
            let side = cells.iter().position(|&near| near == self.cell(top));
            found[side.expect("invariant: what touches a cell is a neighbour")] = Some(top);
        }
        found
    }

    /// The tiles beneath a top, lowest first.
    pub fn beneath(&self, top: Tile) -> impl Iterator<Item = Tile> {
        let at = move |floor| {
            let stack = self.covered.iter().filter(move |&tile| self.cell(tile) == self.cell(top));
            stack.into_iter().find(move |&tile| self.floors[tile.index()] == floor)
        };
        (1..self.height(top)).filter_map(at)
    }

    /// Puts a new building on an empty cell.
    pub(crate) fn found(&mut self, tile: Tile, cell: Cell, owner: Option<Seat>) {
        self.tops.insert(tile);
        self.cells[tile.index()] = cell;
        self.floors[tile.index()] = 1;
        self.owners[tile.index()] = owner.map_or(NOBODY, |seat| seat.0);
    }

    /// Puts a tile on the building `over`, which `owner` then owns.
    pub(crate) fn raise(&mut self, over: Tile, tile: Tile, owner: Option<Seat>) {
        self.tops.remove(over);
        self.covered.insert(over);
        self.owners[over.index()] = NOBODY;
        self.found(tile, self.cell(over), owner);
        self.floors[tile.index()] = self.floors[over.index()] + 1;
    }

    /// Marks a building whose card is not in circulation yet.
    pub(crate) fn put_pawn(&mut self, top: Tile) {
        self.pawns.insert(top);
    }

    /// Removes all pawns (`GK-DCK-05`).
    pub(crate) fn clear_pawns(&mut self) {
        self.pawns = TileSet::EMPTY;
    }
}
