//! The invariants of section 6.12, and the markers against a second, literal
//! reading of section 6.5.

use std::collections::{BTreeMap, BTreeSet};

use game_core::Game;
use ginkgopolis::state::Frame;
use ginkgopolis::view::BuildingView;
use ginkgopolis::{Config, Event, Letter, Mode, Position, Prompt, Tile};

use super::table::{Table, opened};

type Cell = (i8, i8);

/// What a position shows of the rim.
struct Rim {
    city: BTreeSet<Cell>,
    markers: BTreeMap<Letter, Cell>,
}

impl Rim {
    fn of(position: &Position) -> Rim {
        let (mut city, mut markers) = (BTreeSet::new(), BTreeMap::new());
        for (y, row) in (position.corner.y..).zip(&position.grid) {
            for (x, word) in (position.corner.x..).zip(row.split_whitespace()) {
                if let Ok(letter) = word.parse::<Letter>() {
                    markers.insert(letter, (x, y));
                } else if word != "." {
                    city.insert((x, y));
                }
            }
        }
        Rim { city, markers }
    }

    /// The slots, as section 6.5 walks them, one per wall.
    fn slots(&self) -> Vec<Cell> {
        let steps: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let add = |cell: Cell, side: usize| (cell.0 + steps[side % 4].0, cell.1 + steps[side % 4].1);
        let start = *self.city.iter().min_by_key(|&&(x, y)| (y, x)).expect("a city");
        let (mut at, mut side, mut slots) = (start, 0, Vec::new());
        loop {
            slots.push(add(at, side));
            let ahead = add(at, side + 1);
            let corner = add(ahead, side);
            (at, side) = match (self.city.contains(&ahead), self.city.contains(&corner)) {
                (false, _) => (at, (side + 1) % 4),
                (true, false) => (ahead, side),
                (true, true) => (corner, (side + 3) % 4),
            };
            if (at, side) == (start, 0) {
                return slots;
            }
        }
    }

    /// Returns true if all markers stand in order, the `free` ones on any other slots.
    fn is_legal(&self, slots: &[Cell], fixed: &BTreeMap<Letter, Cell>, free: &[Letter]) -> bool {
        let letters: Vec<Letter> = Letter::all().collect();
        let taken: BTreeSet<Cell> = fixed.values().copied().collect();
        if taken.len() < fixed.len() {
            return false;
        }
        (0..slots.len()).any(|start| {
            let around: Vec<Cell> = slots[start..].iter().chain(&slots[..start]).copied().collect();
            Self::fits(&around, 0, &letters, fixed, free, &taken)
        })
    }

    /// The rest of the letters on the walls from `at` on; A at the very start.
    fn fits(
        around: &[Cell],
        at: usize,
        letters: &[Letter],
        fixed: &BTreeMap<Letter, Cell>,
        free: &[Letter],
        taken: &BTreeSet<Cell>,
    ) -> bool {
        let Some((letter, rest)) = letters.split_first() else { return true };
        let first = rest.len() + 1 == 12;
        let range = if first { 0..1 } else { at..around.len() };
        let mut seen = BTreeSet::new();
        range.into_iter().any(|index| {
            let cell = around[index];
            let stands = fixed.get(letter) == Some(&cell);
            // Each cell is tried where it is met first: later is never better.
            let may = stands || free.contains(letter) && !taken.contains(&cell);
            if !may || !seen.insert(cell) {
                return false;
            }
            let mut taken = taken.clone();
            taken.insert(cell);
            Self::fits(around, index + 1, rest, fixed, free, &taken)
        })
    }

    /// Empty cells beside a building that can be reached from outside, also
    /// diagonally: the slot cells, without any walk.
    fn rim_cells(&self) -> BTreeSet<Cell> {
        let near = |(x, y): Cell| [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)];
        let reach = |values: Vec<i8>| {
            (values.iter().min().expect("a city") - 2, values.iter().max().expect("a city") + 2)
        };
        let (west, east) = reach(self.city.iter().map(|cell| cell.0).collect());
        let (north, south) = reach(self.city.iter().map(|cell| cell.1).collect());
        let mut outside = BTreeSet::from([(west, north)]);
        let mut fresh = vec![(west, north)];
        while let Some((x, y)) = fresh.pop() {
            let around = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (x + dx, y + dy)));
            for cell in around.filter(|cell| !self.city.contains(cell)) {
                let inside = (west..=east).contains(&cell.0) && (north..=south).contains(&cell.1);
                if inside && outside.insert(cell) {
                    fresh.push(cell);
                }
            }
        }
        outside
            .into_iter()
            .filter(|&cell| near(cell).iter().any(|beside| self.city.contains(beside)))
            .collect()
    }
}

fn config(mode: Mode, players: u8) -> Config {
    Config { mode, players, ..Config::default() }
}

/// GK-MRK-01, GK-MRK-02, GK-MRK-03, GK-INV-05: at every rest the markers stand
/// on rim cells, in order, and there are at least twelve of these.
#[test]
fn markers_stand_in_order_around_the_city() {
    for (mode, players, seed) in [(Mode::Beginner, 2, 1), (Mode::Beginner, 5, 2), (Mode::Solo, 1, 3)] {
        opened(config(mode, players), seed).play_out(seed, |table| {
            if !matches!(table.asked(), Some((_, Prompt::Card)) | None) {
                return;
            }
            let rim = Rim::of(&table.position());
            let (slots, cells) = (rim.slots(), rim.rim_cells());
            assert_eq!(slots.iter().copied().collect::<BTreeSet<Cell>>(), cells);
            assert!(cells.len() >= 12 && rim.markers.len() == 12);
            assert!(rim.is_legal(&slots, &rim.markers, &[]), "{:?}", table.position().grid);
        });
    }
}

/// GK-MRK-05, GK-MRK-06, GK-MRK-07, GK-MRK-10: what is offered is exactly what
/// a literal reading allows.
#[test]
fn offered_cells_are_those_of_a_literal_reading() {
    let mut compared = 0;
    for seed in 0..12 {
        opened(config(Mode::Beginner, 2 + (seed % 4) as u8), seed).play_out(seed, |table| {
            if let Some((_, Prompt::Place { letter })) = table.asked() {
                compared += 1;
                let offered: BTreeSet<Cell> = table.cells().into_iter().collect();
                assert_eq!(offered, literal(table, letter), "{letter} in {:?}", table.position().grid);
            }
        });
    }
    assert!(compared > 100, "{compared} decisions");
}

fn literal(table: &Table, letter: Letter) -> BTreeSet<Cell> {
    let position = table.position();
    let Some(Frame::Place { tile, left, adjacent, .. }) = position.stack.last().copied() else {
        panic!("a marker is being placed")
    };
    let rim = Rim::of(&position);
    let slots = rim.slots();
    let built =
        table.public().city.into_iter().find(|building| building.tile == tile).expect("it stands").cell;
    let replaced = position.action.map(|card| card.to_string()) == Some(letter.to_string());
    let free: Vec<Letter> = Letter::all().filter(|&other| left.has(other) && other != letter).collect();
    let near = |&(x, y): &Cell| x.abs_diff(built.x) + y.abs_diff(built.y) == 1;
    let held: BTreeSet<Cell> = rim.markers.values().copied().collect();
    let open: BTreeSet<Cell> = slots.iter().copied().filter(|cell| !held.contains(cell)).collect();
    if left.len() == 1 && replaced {
        assert_eq!(adjacent, open.iter().any(near), "GK-MRK-05");
    }
    let candidates = open.into_iter().filter(|cell| !(adjacent && replaced) || near(cell));
    let fits = |cell: &Cell| {
        let mut fixed = rim.markers.clone();
        fixed.insert(letter, *cell);
        rim.is_legal(&slots, &fixed, &free)
    };
    candidates.filter(fits).collect()
}

/// `check` looks after these at every step; here they are counted once more
/// from what everybody sees.
#[test]
fn nothing_is_lost_and_nothing_doubled() {
    for (mode, players) in [(Mode::Beginner, 3), (Mode::Draft, 5), (Mode::SoloExpert, 1)] {
        let mut urbanized = 0;
        let count = |table: &Table| {
            let of = |event: &&Event| matches!(event, Event::Urbanized { .. });
            table.events().iter().filter(of).count()
        };
        opened(config(mode, players), 11).play_out(11, |table| {
            urbanized += count(table);
            let (view, position) = (table.public(), table.position());
            let allotment = table.game.rules().allotment;
            for (seat, entry) in view.seats.iter().zip(&position.seats) {
                let own = view.city.iter().filter(|building| building.owner == Some(seat.seat));
                let placed: u8 = own.map(|building| building.height).sum();
                assert_eq!(seat.reserve + entry.resources + placed, allotment, "GK-INV-01");
            }
            let stacked: usize = view.city.iter().map(|building| usize::from(building.height)).sum();
            let held = |seat: &ginkgopolis::position::SeatPosition| {
                seat.tiles.len() + seat.play.is_some_and(|play| play.tile.is_some()) as usize
            };
            let screens: usize = position.seats.iter().map(held).sum();
            let rest = position.supply.len() + position.removed.len() + position.aside.is_some() as usize;
            assert_eq!(stacked + screens + rest, 60, "GK-INV-02");
            assert!(view.round == 0 || circulating(table) == 21 + urbanized, "GK-INV-04");
            assert!(view.round == 0 || view.deck > 0, "GK-INV-07");
            assert!(stacks_hold_what_pawns_say(table), "GK-INV-03");
            for district in &view.districts {
                let inside = |building: &&BuildingView| district.buildings.contains(&building.tile);
                let mut resources = vec![0; district.resources.len()];
                for building in view.city.iter().filter(inside) {
                    if let Some(owner) = building.owner {
                        resources[owner.index()] += building.height;
                    }
                }
                assert_eq!(district.resources, resources, "GK-INV-06");
            }
            assert!(is_in_one_piece(&view.city), "GK-INV-08");
        });
    }
}

/// The card of every top tile lies in the stacks while a pawn stands there, and
/// circulates otherwise; that of every covered tile lies with somebody.
fn stacks_hold_what_pawns_say(table: &Table) -> bool {
    let (view, position) = (table.public(), table.position());
    // In the course of an action its card and its building may be between two places.
    let is_between =
        |tile: &Tile| view.action.is_some_and(|action| action.card.to_string() == tile.to_string());
    let is_in_stacks = |tile: &Tile| view.stacks.iter().any(|card| card.to_string() == tile.to_string());
    let kept = |tile: &Tile| {
        let cards = position.seats.iter().flat_map(|seat| &seat.cards);
        cards.filter(|card| card.to_string() == tile.to_string()).count() == 1
    };
    view.city.iter().all(|building| {
        let top = &building.tile;
        let told = is_between(top) || building.pawn == is_in_stacks(top);
        told && building.beneath.iter().all(|tile| is_between(tile) || kept(tile))
    })
}

/// The start square is there, and every building is reached from it by sides.
fn is_in_one_piece(city: &[BuildingView]) -> bool {
    let cells: BTreeSet<(i8, i8)> = city.iter().map(|building| (building.cell.x, building.cell.y)).collect();
    let mut reached: BTreeSet<(i8, i8)> = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y))).collect();
    let has_start = reached.is_subset(&cells);
    loop {
        let beside: BTreeSet<(i8, i8)> = reached
            .iter()
            .flat_map(|&(x, y)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
            .filter(|cell| cells.contains(cell) && !reached.contains(cell))
            .collect();
        if beside.is_empty() {
            return has_start && reached == cells;
        }
        reached.extend(beside);
    }
}

/// Deck, discard pile, hands, face-down cards, the card being resolved, and
/// pawns for the cards to come.
fn circulating(table: &Table) -> usize {
    let (view, position) = (table.public(), table.position());
    let held = position.seats.iter();
    let held = held.map(|seat| seat.hand.iter().flatten().count() + seat.play.is_some() as usize);
    let pawns = view.city.iter().filter(|building| building.pawn).count();
    // In the course of a construct the card has left circulation.
    let action = view.action.is_some_and(|action| {
        let mut covered = view.city.iter().flat_map(|building| &building.beneath);
        !covered.any(|tile| tile.to_string() == action.card.to_string())
    });
    position.deck.len() + view.discard.len() + held.sum::<usize>() + action as usize + pawns
}

/// GK-MRK-08: how often others move, over many games; the procedure is not
/// merely written but used.
#[test]
fn further_markers_are_displaced_now_and_then() {
    let (mut urbanized, mut shifted) = (0u32, 0u32);
    for seed in 0..60 {
        let config = config(Mode::Beginner, 2 + (seed % 4) as u8);
        let table = opened(config, 100 + seed);
        let game = table.game.clone();
        let mut state = table.state;
        let mut rng = game_core::Rng::stream(seed, 3);
        let (mut legal, mut events) = (game_core::Actions::new(), Vec::new());
        while !game.is_over(&state) {
            game.legal(&state, &mut legal);
            game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut events);
        }
        let count = |of: fn(&Event) -> bool| events.iter().filter(|event| of(event)).count() as u32;
        urbanized += count(|event| matches!(event, Event::Urbanized { .. }));
        shifted += count(|event| matches!(event, Event::Shifted { .. }));
    }
    // The specification counted 2.1 in a hundred.
    assert!(
        urbanized > 600 && shifted * 250 > urbanized && shifted * 15 < urbanized,
        "{shifted} of {urbanized}"
    );
}
