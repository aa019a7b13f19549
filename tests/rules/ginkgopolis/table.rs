//! A table to try rules on: play by name, look. Actions go through
//! `Game::play`, and everything is read back from positions, views, events
//! and score sheets: nothing here touches the inside of a state.

use sobremesa::core::{Actions, Game, Mute, Reason as _, Refusal, Rng, ScoreLine, Seat, Turn, Viewer};
use sobremesa::games::ginkgopolis::event::Source;
use sobremesa::games::ginkgopolis::view::{BuildingView, SeatView, View};
use sobremesa::games::ginkgopolis::{
    Action, Card, Cell, Config, Event, Ginkgopolis, Item, Letter, Mode, Position, Prompt, Reason, State, Tile,
};

/// A game being played.
#[derive(Clone)]
pub struct Table {
    pub game: Ginkgopolis,
    pub state: State,
    events: Vec<Event>,
}

/// A new game in which seat 0 begins.
pub fn new_game(mode: Mode, players: u8) -> Table {
    opened(Config { mode, players, first: Some(Seat(0)), open_screens: false }, 2212)
}

/// A new game of a configuration.
pub fn opened(config: Config, seed: u64) -> Table {
    let game = Ginkgopolis::new(&config).expect("a legal configuration");
    let mut events = Vec::new();
    let state = game.setup(seed, &mut events);
    Table { game, state, events }
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
    /// Sits down at a position.
    pub fn at(position: &Position) -> Table {
        let (game, state) = Ginkgopolis::from_position(position).unwrap_or_else(|error| panic!("{error}"));
        Table { game, state, events: Vec::new() }
    }

    /// Plays actions that must be legal. Afterwards [`Table::events`] are
    /// those of these actions.
    pub fn play_all(&mut self, actions: &[Action]) -> &mut Self {
        self.events.clear();
        for &action in actions {
            let played = self.game.play(&mut self.state, action, &mut self.events);
            played.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}; legal are {:?}", self.legal()));
            self.game.check(&self.state).unwrap_or_else(|broken| panic!("after {action:?}: {broken}"));
        }
        self
    }

    /// Plays one action.
    pub fn play(&mut self, action: Action) -> &mut Self {
        self.play_all(&[action])
    }

    /// The seat that is asked commits a card, with a tile if one is named.
    pub fn commit(&mut self, name: &str, with: &str) -> &mut Self {
        let mut heard = std::mem::take(&mut self.events);
        let seat = self.on_turn();
        self.play(Action::Card(card(name)));
        heard.append(&mut self.events);
        if self.asked() == Some((seat, Prompt::Tile)) {
            self.play(if with.is_empty() { Action::Alone } else { Action::With(tile(with)) });
            heard.append(&mut self.events);
        } else {
            assert!(with.is_empty(), "{with} cannot be added");
        }
        self.events = heard;
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
        let mut heard = std::mem::take(&mut self.events);
        while !stop(self) {
            let plain = self.legal().into_iter().find(|action| *action != Action::Redraw);
            let action = plain.expect("the game goes on");
            self.play(action);
            heard.append(&mut self.events);
        }
        self.events = heard;
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

    /// The legal actions.
    pub fn legal(&self) -> Vec<Action> {
        let mut out = Actions::new();
        self.game.legal(&self.state, &mut out);
        out.to_vec()
    }

    /// The cells that the marker being placed may go to, as `(x, y)`.
    pub fn cells(&self) -> Vec<(i8, i8)> {
        let cell = |action| match action {
            Action::Place(cell) => (cell.x, cell.y),
            other => panic!("{other:?} is no cell"),
        };
        self.legal().into_iter().map(cell).collect()
    }

    /// Why an action is refused; the rule that forbids it goes with it.
    pub fn refusal(&self, action: Action) -> (Reason, &'static str) {
        match self.game.play(&mut self.state.clone(), action, &mut Mute) {
            Err(Refusal::Illegal(reason)) => (reason, reason.rule().0),
            other => panic!("{action:?} should be refused, but: {other:?}"),
        }
    }

    /// Who is asked what.
    pub fn asked(&self) -> Option<(u8, Prompt)> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Choose { seat, prompt } => Some((seat.0, prompt)),
        }
    }

    /// The seat that is asked.
    pub fn on_turn(&self) -> u8 {
        self.asked().expect("the game goes on").0
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.asked().is_none()
    }

    /// What happened in the last call of a playing method, or in the setup.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether something happened then.
    pub fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    /// An event as a seat hears it.
    pub fn game_redacted(&self, event: &Event, seat: u8) -> Option<Event> {
        self.game.redact(event, Viewer::Seat(Seat(seat)))
    }

    /// What a seat gained then, in order: items with their sources.
    pub fn gains(&self, seat: u8) -> Vec<(Item, u8, Source)> {
        let of_seat = |event: &Event| match event {
            Event::Gained { seat: whose, item, count, from, .. } if whose.0 == seat => {
                Some((*item, *count, *from))
            }
            _ => None,
        };
        self.events.iter().filter_map(of_seat).collect()
    }

    /// The position.
    pub fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// What somebody beside the table sees.
    pub fn public(&self) -> View {
        self.game.view(&self.state, Viewer::Public)
    }

    /// What a seat sees of itself.
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

    /// Where a marker stands.
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
    pub fn points(&self, seat: usize, source: &str) -> i16 {
        self.line(seat, source).points
    }

    /// What an "=" card scores for a seat; `None` if it is not on the sheet.
    pub fn card_points(&self, seat: usize, name: &str) -> Option<i16> {
        self.line(seat, "cards").pieces.iter().find(|(key, _)| key == name).map(|(_, points)| *points)
    }

    /// All points of a seat, and its rank.
    pub fn total(&self, seat: usize) -> (i16, u8) {
        let score = &self.game.score(&self.state).seats[seat];
        (score.tally.points, score.rank)
    }
}
