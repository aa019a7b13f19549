//! Everything that changes during a game: flat, without heap.

mod achievements;
mod bag;
mod board;
mod festival;
mod frame;
mod open;
mod people;
mod puertoma;
mod touched;

pub use achievements::{CardSet, Packets};
pub use bag::Bag;
pub use board::{Board, Space};
pub use festival::{Festival, Objective};
pub use frame::{Frame, Obtained};
pub use people::People;
pub use puertoma::{Levels, Puertoma, Puertomas};
pub use touched::Touched;

use borsh::{BorshDeserialize, BorshSerialize};

pub use super::data::{LAND, SPACES};
use super::ids::{BUILDINGS, BuildingSet, GOODS, Good, ROLES, Role, TILES};
use game_core::{Rng, Seat, Stack};

/// Seats of the largest table.
pub const SEATS: usize = 5;
/// Rounds beyond these are not counted: no game of people comes near.
pub const MAX_ROUND: u16 = 9_999;
/// Coins of a seat beyond these are not counted.
pub const MAX_COINS: u16 = 9_999;
/// Points of a seat beyond these are not counted.
pub const MAX_VP: u16 = 999;
/// Plantations in the bag at most.
pub const BAG: usize = 50;
/// The first spot that is a building rather than a kind of tile.
pub const FIRST_BUILDING_SPOT: u8 = TILES as u8;

/// The state of a game.
#[derive(Debug, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct State {
    /// The boards.
    pub(crate) boards: [Board; SEATS],
    /// The bag of plantations; the next one is the last.
    pub(crate) bag: Bag,
    /// Discarded plantations by kind.
    pub(crate) discards: [u8; 5],
    /// Face-up plantations by kind.
    pub(crate) market: [u8; 5],
    /// Quarries left.
    pub(crate) quarries: u8,
    /// Buildings for sale.
    pub(crate) tray: [u8; BUILDINGS],
    /// The buildings that are in this game: all that can be, or those drafted.
    pub(crate) offered: BuildingSet,
    /// Crates in the supply.
    pub(crate) crates: [u8; GOODS],
    /// The cargo ships.
    pub(crate) ships: [CargoShip; 3],
    /// Crates in the Trading House.
    pub(crate) house: [u8; GOODS],
    /// Victory points left; negative once points are only recorded.
    pub(crate) vp: i16,
    /// People in the supply.
    pub(crate) supply: People,
    /// People on the Work Register.
    pub(crate) register: People,
    /// People out of the game (`PR-SMG-07`).
    pub(crate) gone: People,
    /// Coins on the role tiles.
    pub(crate) role_coins: [u8; ROLES],
    /// Seat that took each role tile in this round; `None` also for tiles that are not in the game.
    pub(crate) taken: [Option<Seat>; ROLES],
    /// Holder of the Smuggler's marker (`PR-SMG-02`).
    pub(crate) marker: Option<Seat>,
    /// The role tile that lies before the Smuggler of this round
    /// (`PR-SMG-10`); nobody has picked it since.
    pub(crate) captured: Option<Role>,
    /// Shuffles.
    pub(crate) rng: Rng,
    /// What is being resolved, outermost first; empty when the game is over.
    pub(crate) stack: Stack<Frame, 4>,
    /// The round, from 1.
    pub(crate) round: u16,
    /// The governor.
    pub(crate) governor: Seat,
    /// Seat that picked the present role.
    pub(crate) picker: Seat,
    /// The seat that acts.
    pub(crate) actor: Seat,
    /// The present role; meaningful while a phase is on the stack.
    pub(crate) role: Role,
    /// True if this round is the last (`PR-END-01`).
    pub(crate) last_round: bool,
    /// True if the last victory point was taken outside of a Captain phase, so that the round of
    /// the next one is the last (`PR-END-04`); not once a round is.
    pub(crate) vp_gone: bool,
    /// True if the picker of the Captain has made a load (`PR-CAP-11`).
    pub(crate) captain_paid: bool,
    // Of one phase only, and on the boards alignment would pad it.
    /// Kinds each seat produced in this Craftsman phase, one bit per good.
    pub(crate) produced: [u8; SEATS],
    /// What lies on each seat's own ship in this Captain phase (Wharf).
    pub(crate) own_ships: [Option<(Good, u8)>; SEATS],
    /// What lies on each seat's small ship in this Captain phase, by good; it
    /// was used if anything does (Small Wharf).
    pub(crate) small_ships: [[u8; GOODS]; SEATS],
    /// Crates that each seat produced in this Craftsman phase, by good; counted
    /// only in games in which something depends on it.
    pub(crate) made: [[u8; GOODS]; SEATS],
    /// Crates that each seat loaded in this Captain phase, by good, on whatever
    /// ship; counted only in games in which something depends on it.
    pub(crate) loaded: [[u8; GOODS]; SEATS],
    /// Points that each seat gained in this Captain phase; counted only in
    /// games in which something depends on it.
    pub(crate) gained: [u8; SEATS],
    /// The achievement cards (expansion VI).
    pub(crate) achievements: Packets,
    /// Circles that will stay empty once everybody is placed, among those that
    /// may still be chosen; 0 where nobody places anybody. It follows from the
    /// board, and is kept because it is asked for every worker.
    pub(crate) spare: u8,
    /// State of the Hospital of the Planter's picker until the second tile:
    /// which tiles were left without the worker (`PR-BLD-HOSP-6`), or who waits
    /// on the portrait (`PR-X1-LUMB-7`).
    pub(crate) deferred: Option<Obtained>,
    /// The festival board.
    pub(crate) festival: Festival,
    /// The parts of the Puertomas.
    pub(crate) puertomas: Puertomas,
    /// What has changed since festival and achievements looked on.
    pub(crate) touched: Touched,
}

impl Clone for State {
    // Everything in it is `Copy`: one move of memory. A derived `clone` goes
    // from field to field and takes four times as long; a `Copy` state could be
    // copied unseen.
    fn clone(&self) -> Self {
        State { ..*self }
    }
}

/// A cargo ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct CargoShip {
    /// Spaces; 0 for a ship that is not in the game.
    pub size: u8,
    /// Crates on it.
    pub crates: u8,
    /// Their kind, if there are any.
    pub good: Option<Good>,
}

impl CargoShip {
    /// Free spaces.
    #[inline]
    pub fn room(&self) -> u8 {
        self.size - self.crates
    }
}

impl State {
    /// The board of `seat`.
    #[inline(always)]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The board of the seat that acts.
    #[inline(always)]
    pub(crate) fn own(&self) -> &Board {
        &self.boards[self.actor.index()]
    }

    /// The same, to be changed.
    #[inline(always)]
    pub(crate) fn own_mut(&mut self) -> &mut Board {
        &mut self.boards[self.actor.index()]
    }

    /// Returns true if what is being resolved runs by itself, or may; otherwise somebody is asked,
    /// or the game is over.
    #[inline(always)]
    pub(crate) fn runs(&self) -> bool {
        matches!(
            self.stack.peek(),
            Some(
                Frame::Round { .. }
                    | Frame::Phase { .. }
                    | Frame::Loading { .. }
                    | Frame::Setup { .. }
                    | Frame::Production
                    | Frame::Closing { .. }
                    | Frame::Picking { .. }
            )
        )
    }

    /// The role being played and who picked it.
    pub fn phase(&self) -> Option<(Role, Seat)> {
        let in_phase = |frame: &Frame| matches!(frame, Frame::Phase { .. });
        self.stack.as_slice().iter().any(in_phase).then_some((self.role, self.picker))
    }
}
