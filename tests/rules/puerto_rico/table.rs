//! A table of Puerto Rico to try rules on.

use game_core::{ConsequencesOf, Foresee, Seat};
use puerto_rico::{Action, Building, Config, Edition, Prompt, PuertoRico, Tile};

/// A game being played.
pub type Table = crate::any_game::Table<PuertoRico>;

/// A new game of an edition in which seat 0 begins.
pub fn new_game(edition: Edition, players: u8) -> Table {
    opened(Config { edition, players, first: Some(Seat(0)), ..Config::default() }, 1897)
}

/// A new game of a configuration.
pub fn opened(config: Config, seed: u64) -> Table {
    Table::opened(&config, seed)
}

impl Table {
    /// Declines until a role is picked or the game is over.
    pub fn end_phase(&mut self) -> &mut Self {
        self.decline_until(|table| !matches!(table.asked(), Some((_, prompt)) if !is_pick(prompt)))
    }

    /// The same until the round is over.
    pub fn end_round(&mut self) -> &mut Self {
        let round = self.public().round;
        self.decline_until(|table| table.is_over() || table.public().round > round)
    }

    /// Returns true if the next thing is the pick of a role.
    pub fn is_picking(&self) -> bool {
        self.asked().is_some_and(|(_, prompt)| is_pick(prompt))
    }

    /// Forecast of actions that the seat on turn makes.
    pub fn foretold(&self, actions: &[Action]) -> Option<ConsequencesOf<PuertoRico>> {
        self.game.consequences(&self.state, actions)
    }

    /// The same of an action that must be legal.
    pub fn consequences(&self, action: Action) -> ConsequencesOf<PuertoRico> {
        self.foretold(&[action]).expect("a legal action")
    }

    /// The coins of a seat.
    pub fn coins(&self, seat: usize) -> u16 {
        self.public().seats[seat].coins
    }

    /// The victory points of a seat.
    pub fn vp(&self, seat: usize) -> u16 {
        self.view(seat as u8).seats[seat].vp.expect("a seat sees its own points")
    }

    /// The crates of a seat, corn first.
    pub fn crates(&self, seat: usize) -> [u8; 5] {
        self.public().seats[seat].crates
    }

    /// Tiles of a kind of a seat, and how many of them are manned.
    pub fn land(&self, seat: usize, tile: Tile) -> (u8, u8) {
        let seat = &self.public().seats[seat];
        (seat.tiles[tile.index()], seat.manned[tile.index()])
    }

    /// Workers on a building of a seat; `None` if it is not there.
    pub fn on(&self, seat: usize, building: Building) -> Option<u8> {
        let buildings = &self.public().seats[seat].buildings;
        buildings.iter().find(|(other, _)| *other == building).map(|(_, workers)| *workers)
    }

    /// All workers of a seat.
    pub fn workers(&self, seat: usize) -> u8 {
        let seat = &self.public().seats[seat];
        let on_buildings: u8 = seat.buildings.iter().map(|(_, workers)| workers).sum();
        seat.idle + seat.manned.iter().sum::<u8>() + on_buildings
    }

    /// Price for a seat now.
    pub fn price(&self, seat: usize, building: Building) -> u8 {
        self.view(seat as u8).offer(building).expect("in this game").price
    }
}

fn is_pick(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Role { .. })
}
