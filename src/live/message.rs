//! Messages between host and guests: one byte for the version, then postcard, deflated.
//!
//! Every message has a number, counted up on each connection and in each direction; what has come before is not heard
//! again. Steps are numbered besides: they belong to a *line*, which changes whenever something is taken back, so that
//! nobody follows or answers a step that is gone.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use game_core::Seat;
use session::{Controller, Player, Policy};

use super::fault::{HostRefusal, MessageFault};

/// The version of the messages, their first byte.
pub const VERSION: u8 = 3;
/// The longest message of a guest that is read, in bytes as it comes.
pub const MAX_TO_HOST: usize = 8 << 10;
/// The longest message of a host that is read: browsers carry no longer ones.
pub const MAX_TO_GUEST: usize = 240 << 10;
/// The most bytes that a message unfolds to.
const MAX_OPEN: usize = 8 << 20;
/// Level of packing of messages, 0 to 10.
const LEVEL: u8 = 6;

/// A guest's key to its seat, made by the host when it sits down.
pub type SeatKey = u128;

/// From a guest to the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToHost {
    /// The first message, with the key of an earlier visit.
    Hello { key: Option<SeatKey> },
    /// Asks for a seat.
    Sit { seat: Seat },
    /// Asks to watch, without a seat.
    Watch,
    /// Wants the steps behind position `len` of `line`, after a [`ToGuest::Welcome`] or because some were lost.
    Ready { line: u32, len: u32 },
    /// A list of actions, as JSON, in answer to the question at position `at`.
    Act { line: u32, at: u32, actions: String },
    /// Chooses ahead of its turn, in answer to [`ToGuest::Ahead`], after `done` choices of that kind.
    Ahead { line: u32, at: u32, done: u32, actions: String },
    /// Wants to take back its last move, or all of them up to the barrier.
    Undo { line: u32, at: u32, whole: bool },
    /// Turns a power switch, named as in JSON.
    Switch { power: String, policy: Policy },
    /// Has kept the game that was handed over, and deals from now on.
    Took,
    /// A sign of life.
    Alive,
    /// Leaves for now.
    Bye,
}

/// From the host to a guest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToGuest {
    /// The answer to a guest without a seat.
    Lobby(Lobby),
    /// The answer to a guest with one, or to somebody who watches.
    Welcome(Box<Welcome>),
    /// The steps behind position `from`, each a [`session::ToldStep`] in JSON.
    Steps { line: u32, from: u32, steps: Vec<String> },
    /// The question that the seat is asked ahead of its turn, after position `at` and `done` choices of that kind: as the
    /// seat may imagine it, in JSON. Empty: there is nothing to choose until the others have.
    Ahead { line: u32, at: u32, done: u32, position: String },
    /// Everything behind position `to` was taken back; steps are of `line` from now on.
    Back { line: u32, to: u32 },
    /// The people who are here, and the number of steps.
    Table { line: u32, len: u32, seats: Vec<SeatCode>, people: Vec<Person> },
    /// Something was not done.
    Refused(HostRefusal),
    /// The table is handed over: the whole game, and the keys of everybody else, the host included.
    Hand { save: String, keys: Vec<(Seat, SeatKey)> },
    /// The game is over: its save, for everybody.
    Over { save: String },
    /// The host ends the connection.
    Bye(Farewell),
}

/// Name and controller of a seat; the players themselves leave out empty fields, which postcard cannot read back.
pub type SeatCode = (String, Controller);

/// Content of the message to a guest without a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lobby {
    /// The key of the game.
    pub game: String,
    /// Everybody at the table.
    pub seats: Vec<SeatCode>,
    /// The seats that can be taken.
    pub free: Vec<Seat>,
    /// True if somebody without a seat may watch.
    pub may_watch: bool,
}

/// Content of the message to a guest who sits down or watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The key of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// The guest's seat, and its key for the next visit; `None` for somebody who watches.
    pub seat: Option<(Seat, SeatKey)>,
    /// Everybody at the table.
    pub seats: Vec<SeatCode>,
    /// The line of the steps that follow.
    pub line: u32,
    /// The first position as the guest may imagine it, in JSON.
    pub start: String,
    /// Events of the set-up as the guest heard them, in JSON.
    pub opening: String,
}

/// Somebody with a device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The seat.
    pub seat: Seat,
    /// True once somebody has sat down there.
    pub has_come: bool,
    /// For how many seconds nothing has been heard; `None` while connected.
    pub away: Option<u32>,
}

/// Reason why the host ends a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Farewell {
    /// The host leaves the table.
    Leaves,
    /// The same seat has come in by another connection.
    Replaced,
    /// The host has freed the seat for somebody else.
    Freed,
    /// The guest's messages could not be read.
    Faulty,
    /// The host wants nobody to watch.
    Unwatched,
    /// Whoever sits there deals from now on.
    HandedOn(Seat),
}

/// Seats as messages hold them.
pub fn seat_codes(players: &[Player]) -> Vec<SeatCode> {
    players.iter().map(|player| (player.name.clone(), player.controller)).collect()
}

/// Players as a table holds them.
pub fn players(seats: &[SeatCode]) -> Vec<Player> {
    seats.iter().map(|(name, controller)| Player { name: name.clone(), controller: *controller }).collect()
}

/// Writes message number `number`.
pub fn pack(number: u32, message: &impl Serialize) -> Vec<u8> {
    let plain = postcard::to_allocvec(&(number, message)).expect("invariant: messages serialise");
    let mut bytes = vec![VERSION];
    bytes.extend(compress_to_vec(&plain, LEVEL));
    bytes
}

/// Reads a message, with its number.
///
/// # Errors
/// Longer than `limit`, of another version, or nothing that [`pack`] writes.
pub fn unpack<M: DeserializeOwned>(bytes: &[u8], limit: usize) -> Result<(u32, M), MessageFault> {
    if bytes.len() > limit {
        return Err(MessageFault::TooLong { bytes: bytes.len() });
    }
    let garbled = |problem: &str| MessageFault::Garbled { problem: problem.to_owned() };
    let (&version, packed) = bytes.split_first().ok_or_else(|| garbled("empty"))?;
    if version != VERSION {
        return Err(MessageFault::Version { found: version });
    }
    let plain = decompress_to_vec_with_limit(packed, MAX_OPEN).map_err(|_| garbled("cannot be unpacked"))?;
    let (numbered, rest) = postcard::take_from_bytes(&plain)
        .map_err(|error| MessageFault::Garbled { problem: error.to_string() })?;
    if rest.is_empty() { Ok(numbered) } else { Err(garbled("bytes left over")) }
}
