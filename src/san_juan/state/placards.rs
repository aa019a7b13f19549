//! The placards of a round.

use borsh::{BorshDeserialize, BorshSerialize};

use crate::ids::{ROLES, Role};
use game_core::Seat;

/// Seats that took the placards in this round: half a byte each, 0 for nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Placards([u8; ROLES.div_ceil(2)]);

impl Placards {
    /// Returns the seat that took the placard of `role`.
    #[inline]
    pub fn by(self, role: Role) -> Option<Seat> {
        let half = self.0[role as usize / 2] >> Self::shift(role) & 0xF;
        half.checked_sub(1).map(Seat)
    }

    /// Hands a placard that nobody has to `seat`.
    #[inline]
    pub(crate) fn give(&mut self, role: Role, seat: Seat) {
        self.0[role as usize / 2] |= (seat.0 + 1) << Self::shift(role);
    }

    const fn shift(role: Role) -> u32 {
        role as u32 % 2 * 4
    }
}
