//! Ginkgopolis's legal actions once more, from the position and the view of
//! the seat that is asked.

use std::collections::BTreeSet;

use game_core::{Game, Viewer};
use ginkgopolis::action::Good;
use ginkgopolis::ids::CardKind;
use ginkgopolis::state::Frame;
use ginkgopolis::view::SeatView;
use ginkgopolis::{Action, Cell, Ginkgopolis, Letter, State, Tile, View};

use crate::compare::{Allowed, SecondRoad};
use crate::contour::{Contour, Markers};

/// More cells than this are asked for by their row first.
const LIST: usize = 64;

impl SecondRoad for Ginkgopolis {
    /// All but `Row`: no city of these games has so many cells for a marker.
    #[rustfmt::skip]
    const KINDS: &'static [&'static str] = &[
        "Done", "Keep", "Redraw", "Card", "Alone", "With", "Take", "Shift", "Place", "Return", "Leave",
    ];

    fn allowed(&self, state: &State) -> Allowed<Action> {
        let seat = self.turn(state).seat().expect("somebody is asked");
        let view = self.view(state, Viewer::Seat(seat));
        let frame = *self.position(state).stack.last().unwrap_or(&Frame::Select { next: 0 });
        actions(&view, &view.seats[seat.index()], frame).into_iter().collect()
    }

    /// The cells around the city, wherever it has grown to.
    fn nearby(&self, state: &State) -> Vec<Action> {
        let view = self.view(state, Viewer::Public);
        let around = view.city.iter().flat_map(|building| building.cell.neighbours());
        let rows = view.city.iter().map(|building| Action::Row(building.cell.y));
        around.map(Action::Place).chain(rows).collect()
    }
}

fn actions(view: &View, own: &SeatView, frame: Frame) -> Vec<Action> {
    match frame {
        Frame::Draft { .. } => own.packet.iter().flatten().map(|&one| Action::Keep(one)).collect(),
        Frame::Select { .. } => {
            let redraw = (own.redraws > 0).then_some(Action::Redraw);
            redraw.into_iter().chain(own.hand.iter().flatten().map(|&card| Action::Card(card))).collect()
        }
        Frame::Companion { .. } => [Action::Alone].into_iter().chain(tiles(own).map(Action::With)).collect(),
        Frame::Goods => {
            let resource = (own.reserve > 0).then_some(Action::Take(Good::Resource));
            let tile = (view.supply > 0).then_some(Action::Take(Good::Tile));
            resource.into_iter().chain(tile).collect()
        }
        // GK-GAIN-06
        Frame::LastTile => vec![Action::Take(Good::Tile), Action::Leave],
        Frame::Return { after, .. } => {
            let later = tiles(own).filter(|&tile| after.is_none_or(|after| tile > after));
            [Action::Done].into_iter().chain(later.map(Action::Return)).collect()
        }
        Frame::Shift { tile } => {
            let sets = Moving::of(view, tile).sets();
            (0..sets.len() as u8).map(Action::Shift).collect()
        }
        Frame::Place { tile, left, adjacent, row } => {
            let displaced: Vec<Letter> = Letter::all().filter(|&letter| left.has(letter)).collect();
            Moving::of(view, tile).places(&displaced, adjacent, row)
        }
        Frame::Resolve { .. }
        | Frame::Finish { .. }
        | Frame::Effects { .. }
        | Frame::Exploit { .. }
        | Frame::Adjacent { .. }
        | Frame::Act { .. }
        | Frame::HalReveals
        | Frame::StartRound => panic!("nobody is asked: {view:?}"),
    }
}

fn tiles(own: &SeatView) -> impl Iterator<Item = Tile> {
    own.tiles.iter().flatten().copied()
}

/// Markers that move for a new building.
struct Moving {
    contour: Contour,
    markers: Markers,
    /// The marker that was replaced.
    replaced: Letter,
    /// The cells around the new building.
    near: [Cell; 4],
}

impl Moving {
    fn of(view: &View, tile: Tile) -> Moving {
        let city: BTreeSet<Cell> = view.city.iter().map(|building| building.cell).collect();
        let new = view.city.iter().find(|building| building.tile == tile).expect("the new building");
        let card = view.action.expect("markers move for a card").card;
        let CardKind::Urban(replaced) = card.kind() else { panic!("{card} moves no marker") };
        let markers = view.markers.iter().map(|marker| (marker.letter, marker.cell)).collect();
        Moving { contour: Contour::of(&city), markers, replaced, near: new.cell.neighbours() }
    }

    /// GK-MRK-08: the feasible sets of displaced markers, with the fewest
    /// markers, those before which more followers move first.
    fn sets(&self) -> Vec<BTreeSet<Letter>> {
        let is_enclosed = |(_, cell): &(&Letter, &Cell)| !self.contour.is_slot(**cell);
        let enclosed = self.markers.iter().filter(is_enclosed).map(|(&letter, _)| letter);
        let least: BTreeSet<Letter> = enclosed.chain([self.replaced]).collect();
        let ahead: Vec<Letter> = (1..12)
            .map(|steps| self.replaced.after(steps))
            .filter(|letter| !least.contains(letter))
            .collect();
        let adjacent = self.is_adjacent_possible();
        for more in 0..=ahead.len() {
            let mut sets: Vec<BTreeSet<Letter>> = Vec::new();
            for following in (0..=more).rev() {
                let before = ahead.iter().rev().take(more - following);
                let set: BTreeSet<Letter> =
                    ahead[..following].iter().chain(before).chain(&least).copied().collect();
                let displaced: Vec<Letter> = set.iter().copied().collect();
                if !sets.contains(&set) && !self.cells(self.replaced, &displaced, adjacent).is_empty() {
                    sets.push(set);
                }
            }
            if !sets.is_empty() {
                return sets;
            }
        }
        Vec::new()
    }

    /// GK-MRK-05: whether a cell next to the building is free as things stand.
    fn is_adjacent_possible(&self) -> bool {
        let held: BTreeSet<Cell> = self.markers.values().copied().collect();
        self.near.iter().any(|cell| self.contour.is_slot(*cell) && !held.contains(cell))
    }

    /// The cells that `letter` may be put on while the markers in `displaced`
    /// have no place.
    fn cells(&self, letter: Letter, displaced: &[Letter], adjacent: bool) -> Vec<Cell> {
        let standing: Markers = self
            .markers
            .iter()
            .filter(|(other, _)| !displaced.contains(other))
            .map(|(&l, &c)| (l, c))
            .collect();
        let fits = |cell: &Cell| {
            let mut with = standing.clone();
            with.insert(letter, *cell);
            self.contour.is_completable(&with)
        };
        let near = |cell: &Cell| !adjacent || self.near.contains(cell);
        let free = |cell: &Cell| !standing.values().any(|held| held == cell);
        self.contour.slots().into_iter().filter(near).filter(free).filter(fits).collect()
    }

    /// GK-MRK-10: first the replaced marker, then the others in cyclic order.
    fn places(&self, displaced: &[Letter], adjacent: bool, row: Option<i8>) -> Vec<Action> {
        let order = (0..12).map(|steps| self.replaced.after(steps));
        let next = order.into_iter().find(|letter| displaced.contains(letter)).expect("a marker to place");
        let mut cells = self.cells(next, displaced, adjacent && next == self.replaced);
        if let Some(row) = row {
            cells.retain(|cell| cell.y == row);
        } else if cells.len() > LIST {
            return cells.into_iter().map(|cell| Action::Row(cell.y)).collect();
        }
        cells.into_iter().map(Action::Place).collect()
    }
}
