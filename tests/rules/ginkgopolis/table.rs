//! A table of Ginkgopolis to try rules on: its pieces by name.

use game_core::{Game, Rng, ScoreLine, Seat, Viewer};
use ginkgopolis::event::Source;
use ginkgopolis::view::{BuildingView, SeatView};
use ginkgopolis::{Action, Card, Cell, Config, Event, Ginkgopolis, Item, Letter, Mode, Prompt, Tile};

/// A game being played.
pub type Table = crate::any_game::Table<Ginkgopolis>;

/// A new game in which seat 0 begins.
pub fn new_game(mode: Mode, players: u8) -> Table {
    opened(Config { mode, players, first: Some(Seat(0)), open_screens: false }, 2212)
}

/// A new game of a configuration.
pub fn opened(config: Config, seed: u64) -> Table {
    Table::opened(&config, seed)
}

/// A tile by its name.
pub fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

/// Tiles by their names.
pub fn tiles(names: &str) -> Vec<Tile> {
    names.split_whitespace().map(tile).collect()
}

/// A card by its name.
pub fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// Cards by their names.
pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

/// A marker by its name.
pub fn letter(name: &str) -> Letter {
    name.parse().expect("a marker")
}

/// A marker put on a cell.
pub fn place(x: i8, y: i8) -> Action {
    Action::Place(Cell::new(x, y))
}

impl Table {
    /// The seat that is asked commits a card, with a tile if one is named.
    pub fn commit(&mut self, name: &str, with: &str) -> &mut Self {
        let seat = self.on_turn();
        self.go_on(Action::Card(card(name)));
        if self.asked() == Some((seat, Prompt::Tile)) {
            self.go_on(if with.is_empty() { Action::Alone } else { Action::With(tile(with)) });
        } else {
            assert!(with.is_empty(), "{with} cannot be added");
        }
        self
    }

    /// Everybody commits in turn order: cards, each with a tile or "". The
    /// events are those of all of this.
    pub fn round(&mut self, plays: &[(&str, &str)]) -> &mut Self {
        self.events.clear();
        for (card, with) in plays {
            self.commit(card, with);
        }
        self
    }

    /// Plays the first legal action that is no redraw until `stop`; events come
    /// on top.
    pub fn play_until(&mut self, stop: impl Fn(&Table) -> bool) -> &mut Self {
        while !stop(self) {
            let plain = self.legal().into_iter().find(|action| *action != Action::Redraw);
            self.go_on(plain.expect("the game goes on"));
        }
        self
    }

    /// The same until the next round begins, or the game is over.
    pub fn end_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.play_until(|table| table.is_over() || table.public().round > round)
    }

    /// Plays at random to the end, checking every step, and shows each state.
    pub fn play_out(mut self, seed: u64, mut look: impl FnMut(&Table)) -> Table {
        let mut rng = Rng::stream(seed, 7);
        while !self.is_over() {
            let legal = self.legal();
            self.play(legal[rng.below(legal.len() as u32) as usize]);
            look(&self);
        }
        self
    }

    /// The cells that the marker being placed may go to, as `(x, y)`.
    pub fn cells(&self) -> Vec<(i8, i8)> {
        let cell = |action| match action {
            Action::Place(cell) => (cell.x, cell.y),
            other => panic!("{other:?} is no cell"),
        };
        self.legal().into_iter().map(cell).collect()
    }

    /// An event as a seat hears it.
    pub fn game_redacted(&self, event: &Event, seat: u8) -> Option<Event> {
        self.game.redact(event, Viewer::Seat(Seat(seat)))
    }

    /// Gains of a seat then, in order: items with their sources.
    pub fn gains(&self, seat: u8) -> Vec<(Item, u8, Source)> {
        let of_seat = |event: &Event| match event {
            Event::Gained { seat: whose, item, count, from, .. } if whose.0 == seat => {
                Some((*item, *count, *from))
            }
            _ => None,
        };
        self.events.iter().filter_map(of_seat).collect()
    }

    /// View of a seat on itself.
    pub fn own(&self, seat: u8) -> SeatView {
        self.view(seat).seats[usize::from(seat)].clone()
    }

    /// Resources and points behind a screen, and how many tiles.
    pub fn goods(&self, seat: u8) -> (u8, u16, u8) {
        let entry = &self.position().seats[usize::from(seat)];
        (entry.resources, entry.points, entry.tiles.len() as u8)
    }

    /// A building by its top tile.
    pub fn building(&self, top: &str) -> Option<BuildingView> {
        self.public().city.into_iter().find(|building| building.tile == tile(top))
    }

    /// Cell of a marker.
    pub fn marker(&self, name: &str) -> Option<(i8, i8)> {
        let markers = self.public().markers;
        let found = markers.into_iter().find(|marker| marker.letter == letter(name));
        found.map(|marker| (marker.cell.x, marker.cell.y))
    }

    /// A line of a seat's score sheet.
    pub fn line(&self, seat: usize, source: &str) -> ScoreLine {
        let sheet = self.game.score(&self.state);
        let line = sheet.seats[seat].lines.iter().find(|line| line.source == source);
        line.unwrap_or_else(|| panic!("no line {source}")).clone()
    }

    /// Points of a seat from one source of its score sheet.
    pub fn scored(&self, seat: usize, source: &str) -> i16 {
        self.line(seat, source).points
    }

    /// All points of a seat, and its rank.
    pub fn standing(&self, seat: usize) -> (i16, u8) {
        (self.total(seat), self.rank(seat))
    }

    /// Points of an "=" card for a seat; `None` if it is not on the sheet.
    pub fn card_points(&self, seat: usize, name: &str) -> Option<i16> {
        self.line(seat, "cards").pieces.iter().find(|(key, _)| key == name).map(|(_, points)| *points)
    }
}
