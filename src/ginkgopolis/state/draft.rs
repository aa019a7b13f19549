//! The packets of the character draft (`GK-SET-09`).

use borsh::{BorshDeserialize, BorshSerialize};

use super::SEATS;
use crate::ids::Character;
use game_core::Seat;

/// Characters in a packet; all but the last are kept by somebody.
pub const PACKET: usize = 4;
/// Characters that a seat keeps.
pub const PICKS: u8 = 3;

/// A packet per seat. The character that the first holder keeps is moved to
/// the first place, that of the second holder to the second, and so on: who
/// kept what follows from the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Draft {
    packets: [[Character; PACKET]; SEATS],
}

impl Default for Draft {
    fn default() -> Self {
        Draft { packets: [[Character::FILLER; PACKET]; SEATS] }
    }
}

impl Draft {
    /// The packet that began with a seat.
    pub(crate) fn packet(&self, origin: Seat) -> &[Character; PACKET] {
        &self.packets[origin.index()]
    }

    /// The same, to be changed.
    pub(crate) fn packet_mut(&mut self, origin: Seat) -> &mut [Character; PACKET] {
        &mut self.packets[origin.index()]
    }

    /// The first holder of the packet that `seat` holds at a pick.
    pub(crate) fn origin(seat: Seat, pick: u8, seats: u8) -> Seat {
        seat.clockwise(seats - pick % seats, seats)
    }

    /// Returns the characters that `seat` chooses from at a pick, 0 to 2, unless it has chosen.
    pub fn held(&self, seat: Seat, pick: u8, seats: u8) -> &[Character] {
        &self.packets[Draft::origin(seat, pick, seats).index()][pick as usize..]
    }

    /// Returns the characters that `seat` kept in its first `picks` picks, in that order.
    pub fn kept(&self, seat: Seat, picks: u8, seats: u8) -> impl Iterator<Item = Character> {
        (0..picks).map(move |pick| self.packets[Draft::origin(seat, pick, seats).index()][pick as usize])
    }

    /// `seat` keeps a character of the packet it holds.
    pub(crate) fn keep(&mut self, seat: Seat, pick: u8, seats: u8, character: Character) {
        let held = &mut self.packets[Draft::origin(seat, pick, seats).index()][pick as usize..];
        let place = held.iter().position(|&other| other == character);
        held[..=place.expect("invariant: the character is in the packet")].rotate_right(1);
    }
}
