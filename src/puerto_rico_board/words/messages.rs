//! Facts of the table, which `say` puts into words.

mod gains;
mod pieces;
mod spoken;
mod stage;
mod tasks;

use game_core::Seat;
use puerto_rico::ids::{GOODS, Good, Role, Tile};
use puerto_rico::{Prompt, View};

pub use gains::{Gain, Next};
pub use pieces::{PieceMeaning, Thing};
pub use spoken::{BuildingSpoken, CratesSpoken, RoleSpoken, SeatSpoken, ShipSpoken, ShopSpoken, TileSpoken};
pub use stage::{Deed, Fact, Laden, Particulars, Stage};
pub use tasks::{CardSpoken, ObjectiveSpoken, by_good};
use ui::i18n::who::Who;

/// Scene in which sentences look up names.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads, if there is just one.
    pub me: Option<Seat>,
    /// The table after what is told.
    pub view: &'a View,
}

impl<'a> Scene<'a> {
    /// Returns the words for `seat`.
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.me == Some(seat) { Who::You } else { Who::Named(self.name(seat)) }
    }

    /// The name of `seat`, never "you".
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Spaces of the cargo ship at `place`; 0 if there is none.
    pub fn ship_size(&self, place: u8) -> u8 {
        self.view.ships.get(place as usize).map_or(0, |ship| ship.size)
    }

    /// Returns true if `seat` is still placing workers, so that the log waits for the last one and
    /// tells them all in one line.
    pub fn is_placing(&self, seat: Seat) -> bool {
        use game_core::Turn;
        matches!(self.view.turn, Turn::Choose { seat: now, prompt: Prompt::Place { .. } } if now == seat)
    }
}

/// Plantations by kind; quarries are none.
pub fn by_kind(tiles: &[Tile]) -> [u8; GOODS] {
    Good::ALL.map(|good| tiles.iter().filter(|tile| tile.index() == good.index()).count() as u8)
}

/// `roles` as they are named: both Adventurer tiles have one name.
pub fn each_role_once(roles: &[Role]) -> Vec<Role> {
    let is_second = |role: Role| role == Role::Adventurer2 && roles.contains(&Role::Adventurer);
    roles.iter().copied().filter(|&role| !is_second(role)).collect()
}
