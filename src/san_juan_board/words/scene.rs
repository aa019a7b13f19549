//! The scene in which sentences look names up.

use game_core::Seat;
use san_juan::ids::Kind;
use san_juan::{Edition, View};
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

    /// The visible building on a slot; `None` if there is none.
    pub fn building(&self, seat: Seat, slot: u8) -> Option<Kind> {
        Some(self.view.seats.get(seat.index())?.city.get(slot as usize)?.kind)
    }
}

/// The edition that is not on the table.
pub const fn other(edition: Edition) -> Edition {
    match edition {
        Edition::Y1897 => Edition::Classic,
        Edition::Classic => Edition::Y1897,
    }
}

/// Returns true if an edition has a building at all, its expansion included.
pub const fn is_in(kind: Kind, edition: Edition) -> bool {
    matches!(edition, Edition::Y1897) || kind.index() < Kind::BASE
}

/// The building with this key.
pub fn kind_of(key: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.key() == key)
}
