//! Laying out positions to try rules on. They are read through the public
//! JSON format: nothing here touches the inside of a state.

use std::collections::BTreeMap;

use game_core::{Game, PositionError};
use ginkgopolis::{Flaw, Ginkgopolis, Position, Tile};
use serde_json::{Value, json};

use super::table::Table;

/// A position being laid out. Round 2 begins with seat 0; nobody has anything
/// but characters until said otherwise, and hands are dealt from luck.
#[derive(Clone)]
pub struct Layout {
    value: Value,
    /// Markers and top tiles by cell.
    grid: BTreeMap<(i8, i8), String>,
    /// Owned buildings: floors, owner, whether there is a pawn.
    buildings: Vec<(Vec<String>, u8, bool)>,
    supply: Option<usize>,
    deck: Option<usize>,
}

/// Begins a layout: the start square B1 B2 B3, R1 R2 R3, Y1 Y2 Y3 from the
/// north, markers as in the setup.
pub fn layout(mode: &str, players: u8) -> Layout {
    let parties = if mode.starts_with("solo") { 2 } else { players as usize };
    let mut grid = BTreeMap::new();
    let rows =
        [". A B C .", "L B1 B2 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."].map(str::split_whitespace);
    for (y, row) in (-2..).zip(rows) {
        let words = (-2..).zip(row).filter(|(_, word)| *word != ".");
        grid.extend(words.map(|(x, word)| ((x, y), word.to_owned())));
    }
    let draft = [[4, 5, 6], [7, 8, 9], [10, 11, 12], [13, 14, 15], [16, 17, 18]];
    let seat = |seat: usize| match mode {
        "draft" => json!({"characters": draft[seat]}),
        _ => json!({}),
    };
    let seats: Vec<Value> = (0..parties).map(seat).collect();
    let config = json!({"mode": mode, "players": players, "first": 0});
    let value = json!({"config": config, "round": 2, "seats": seats});
    Layout { value, grid, buildings: Vec::new(), supply: None, deck: None }
}

impl Layout {
    /// Any field of the position.
    pub fn set(mut self, field: &str, value: Value) -> Self {
        self.value[field] = value;
        self
    }

    /// Any field of a seat.
    pub fn seat(mut self, seat: usize, field: &str, value: Value) -> Self {
        self.value["seats"][seat][field] = value;
        self
    }

    /// Resources and points of a seat behind its screen.
    pub fn goods(self, seat: usize, resources: u8, points: u16) -> Self {
        self.seat(seat, "resources", json!(resources)).seat(seat, "points", json!(points))
    }

    /// Tiles of a seat.
    pub fn tiles(self, seat: usize, names: &str) -> Self {
        self.seat(seat, "tiles", json!(names.split_whitespace().collect::<Vec<_>>()))
    }

    /// The hand of a seat.
    pub fn hand(self, seat: usize, names: &str) -> Self {
        self.seat(seat, "hand", json!(names.split_whitespace().collect::<Vec<_>>()))
    }

    /// The characters of a seat.
    pub fn characters(self, seat: usize, numbers: [u8; 3]) -> Self {
        self.seat(seat, "characters", json!(numbers))
    }

    /// The building cards in the tableau of a seat; those of covered buildings
    /// that are in none go to the last seat.
    pub fn cards(self, seat: usize, names: &str) -> Self {
        self.seat(seat, "cards", json!(names.split_whitespace().collect::<Vec<_>>()))
    }

    /// The start square, row by row.
    pub fn square(mut self, names: &str) -> Self {
        let cells = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        self.grid.extend(cells.zip(names.split_whitespace().map(str::to_owned)));
        self
    }

    /// Adds floors to the building on a cell, which `owner` then owns.
    pub fn raise(mut self, cell: (i8, i8), names: &str, owner: u8) -> Self {
        let top = self.grid[&cell].clone();
        let place = self.buildings.iter().position(|(floors, ..)| floors.last() == Some(&top));
        let mut floors = place.map_or(vec![top], |place| self.buildings.remove(place).0);
        floors.extend(names.split_whitespace().map(str::to_owned));
        self.grid.insert(cell, floors.last().expect("at least one").clone());
        self.buildings.push((floors, owner, false));
        self
    }

    /// Founds a building on the cell of a marker, which moves straight out.
    pub fn found(mut self, cell: (i8, i8), name: &str, owner: u8) -> Self {
        let marker = self.grid.insert(cell, name.to_owned()).expect("a marker stands there");
        let (x, y) = cell;
        let out = if x.abs() > y.abs() { (x + x.signum(), y) } else { (x, y + y.signum()) };
        assert!(self.grid.insert(out, marker).is_none(), "nothing stands farther out");
        self.buildings.push((vec![name.to_owned()], owner, false));
        self
    }

    /// Puts a pawn on a building.
    pub fn pawn(mut self, name: &str) -> Self {
        let of = |(floors, ..): &&mut (Vec<String>, u8, bool)| floors.last().is_some_and(|top| top == name);
        self.buildings.iter_mut().find(of).expect("an owned building").2 = true;
        self
    }

    /// So many more tiles in the supply than named; all others are behind the
    /// last player's screen.
    pub fn supply(mut self, tiles: usize) -> Self {
        self.supply = Some(tiles);
        self
    }

    /// Cards in the deck; all others are discarded.
    pub fn deck(mut self, cards: usize) -> Self {
        self.deck = Some(cards);
        self
    }

    /// The position as it is so far.
    pub fn json(&self) -> Value {
        let mut value = self.value.clone();
        let cells = || self.grid.keys();
        let (west, east) = (cells().map(|cell| cell.0).min(), cells().map(|cell| cell.0).max());
        let (north, south) = (cells().map(|cell| cell.1).min(), cells().map(|cell| cell.1).max());
        let [west, east, north, south] = [west, east, north, south].map(|side| side.expect("a city"));
        let word = |x, y| self.grid.get(&(x, y)).map_or(".", String::as_str);
        let row = |y| (west..=east).map(|x| word(x, y)).collect::<Vec<_>>().join(" ");
        value["corner"] = json!([west, north]);
        value["grid"] = (north..=south).map(row).collect();
        let building = |(floors, owner, pawn): &(Vec<String>, u8, bool)| {
            let (top, over) = floors.split_last().expect("at least one floor");
            json!({"tile": top, "owner": owner, "over": over, "pawn": pawn})
        };
        value["buildings"] = self.buildings.iter().map(building).collect();
        self.keep_covered(&mut value);
        if let Some(left) = self.supply {
            self.hand_out_tiles(&mut value, left);
        }
        value
    }

    /// The first unnamed tiles leave the game, the next ones are the supply,
    /// and the last player has the rest.
    fn hand_out_tiles(&self, value: &mut Value, left: usize) {
        let text = json!([value["seats"], value["supply"], value["aside"], value["removed"]]).to_string();
        let in_city = |name: &str| {
            let floors = self.buildings.iter().flat_map(|(floors, ..)| floors);
            self.grid.values().chain(floors).any(|tile| tile == name)
        };
        let unnamed = Tile::all().map(|tile| tile.to_string()).filter(|name| !in_city(name));
        // A tableau names cards, not tiles; their buildings are covered.
        let mut unnamed: Vec<String> = unnamed.filter(|name| !text.contains(&format!("{name:?}"))).collect();
        let player = value["config"]["players"].as_u64().expect("a number") as usize;
        if player <= 3 && value["removed"].is_null() {
            value["removed"] = json!(unnamed.drain(..6).collect::<Vec<_>>());
        }
        let mut supply = value["supply"].as_array().cloned().unwrap_or_default();
        supply.extend(unnamed.drain(..left).map(Value::from));
        value["supply"] = json!(supply);
        let own = &mut value["seats"][player - 1]["tiles"];
        let mut tiles = own.as_array().cloned().unwrap_or_default();
        tiles.extend(unnamed.into_iter().map(Value::from));
        *own = json!(tiles);
    }

    fn keep_covered(&self, value: &mut Value) {
        let seats = value["seats"].as_array().expect("a list").clone();
        let named: Vec<&Value> = seats.iter().filter_map(|seat| seat["cards"].as_array()).flatten().collect();
        let covered = self.buildings.iter().flat_map(|(floors, ..)| &floors[..floors.len() - 1]);
        let action = value["action"].clone();
        let left: Vec<&String> =
            covered.filter(|tile| !named.contains(&&json!(tile)) && action != json!(tile)).collect();
        let last = value["seats"].as_array_mut().and_then(|seats| seats.last_mut()).expect("somebody plays");
        let mut kept = last["cards"].as_array().cloned().unwrap_or_default();
        kept.extend(left.into_iter().map(|tile| json!(tile)));
        last["cards"] = json!(kept);
    }

    /// The position, written out in full.
    pub fn position(&self) -> Position {
        let position: Position = serde_json::from_value(self.json()).expect("a layout is a position");
        let (game, state) =
            Ginkgopolis::from_position(&position).unwrap_or_else(|error| panic!("{error}\n{}", self.json()));
        let mut full = game.position(&state);
        if let Some(left) = self.deck {
            let taken = full.deck.split_off(left);
            full.discard.extend(taken);
        }
        full
    }

    /// Sits down at it.
    pub fn sit(&self) -> Table {
        Table::at(&self.position())
    }

    /// Why nobody can sit down at it.
    pub fn refused(&self) -> PositionError<Flaw> {
        let position: Position = serde_json::from_value(self.json()).expect("a layout is a position");
        Ginkgopolis::from_position(&position).map(|_| ()).expect_err("a position that cannot be")
    }
}
