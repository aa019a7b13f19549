//! Links: a set-up with its deal, or a whole finished game, as one short code
//! of letters, digits, `-` and `_` for the fragment of an address.
//!
//! Inside: postcard, then four bytes that tell damage. The configuration is
//! written as what differs from the default one, so most codes are short.
//! Rulings: names travel with the code; whoever shares decides on them.

mod difference;
mod sent;

use std::fmt;

use base64::prelude::{BASE64_URL_SAFE_NO_PAD, Engine as _};
use serde::{Deserialize, Serialize};

use super::auto_answer::AutoAnswer;
use super::handover;
use super::player::{Controller, Player, TableSetup};
use super::study::link;
use super::table::{How, Session, SetupError, Step, check_seats};
use game_core::{Game, Refusal};

pub use sent::find;

/// The version of the code, its first byte.
pub const FORMAT: u8 = 1;
/// The longest code that is read, in characters.
pub const MAX_CODE: usize = 64 * 1024;

/// What a code stands for.
pub struct SharedTable<G: Game> {
    /// The table.
    pub setup: TableSetup<G>,
    /// The actions of a whole game, for one that is shared with its course.
    pub actions: Option<Vec<G::Action>>,
    /// The version of the rules by which it was played.
    pub rules: u16,
}

/// What is inside, in this order. Only ever appended to, under a new format.
#[derive(Serialize, Deserialize)]
struct SharePayload<A> {
    game: String,
    rules: u16,
    seed: u64,
    config: String,
    /// Name and controller of each; the players themselves leave out empty fields,
    /// which postcard cannot read back.
    seats: Vec<SeatCode>,
    actions: Option<Vec<A>>,
}

/// Name and controller of a seat.
pub(super) type SeatCode = (String, Controller);

/// The beginning of a payload: enough to find the game.
#[derive(Deserialize)]
struct Head {
    game: String,
    rules: u16,
}

/// The code of a set-up.
pub fn encode_setup<G: Game>(setup: &TableSetup<G>) -> String {
    encode::<G>(setup, None)
}

/// The key of the game that a code belongs to.
///
/// # Errors
/// See [`ShareError`].
pub fn game_of(code: &str) -> Result<String, ShareError> {
    Ok(head(&open(code)?.1)?.game)
}

/// Reads a code.
///
/// # Errors
/// See [`ShareError`]. A course of actions is not replayed here; see
/// [`SharedTable::replay`].
pub fn decode<G: Game>(code: &str) -> Result<SharedTable<G>, ShareError> {
    let bytes = open_as::<G>(code, FORMAT)?;
    let payload: SharePayload<G::Action> = whole(&bytes)?;
    if payload.actions.is_some() && payload.rules < G::REPLAYS_SINCE {
        return Err(ShareError::OlderRules);
    }
    let setup = setup_of(payload.seed, &payload.config, payload.seats)?;
    Ok(SharedTable { setup, actions: payload.actions, rules: payload.rules })
}

/// The table that a code describes.
///
/// # Errors
/// See [`ShareError`].
pub(super) fn setup_of<G: Game>(
    seed: u64,
    config: &str,
    seats: Vec<SeatCode>,
) -> Result<TableSetup<G>, ShareError> {
    let config: G::Config = difference::apply(config)?;
    let game = G::new(&config).map_err(|error| ShareError::Setup(SetupError::Config(error)))?;
    let seats: Vec<Player> =
        seats.into_iter().map(|(name, controller)| Player { name, controller }).collect();
    check_seats(&seats, game.seats()).map_err(ShareError::Setup)?;
    Ok(TableSetup { config, seed, seats })
}

/// A configuration as codes hold it.
pub(super) fn config_code<G: Game>(config: &G::Config) -> String {
    difference::of(config)
}

/// Seats as codes hold them.
pub(super) fn seat_codes(seats: &[Player]) -> Vec<SeatCode> {
    seats.iter().map(|player| (player.name.clone(), player.controller)).collect()
}

impl<G: AutoAnswer> Session<G> {
    /// The code of the whole game so far. `None` if it did not begin with an
    /// ordinary setup, or is not over: a running game would tell its secrets.
    pub fn share(&self) -> Option<String> {
        if self.origin.is_some() || !self.is_over() {
            return None;
        }
        let actions = self.steps.iter().map(Step::done).collect();
        Some(encode::<G>(&self.setup(), Some(actions)))
    }
}

impl<G: AutoAnswer> SharedTable<G> {
    /// Plays a shared game through, to be looked at. A set-up alone gives a
    /// table ready to play.
    ///
    /// # Errors
    /// The first action that is refused; [`ShareError::OlderRules`] for a game
    /// that does not go the same way by the present rules.
    pub fn replay(self) -> Result<Session<G>, ShareError> {
        let Some(actions) = self.actions else { return Session::new(self.setup).map_err(ShareError::Setup) };
        let older = self.rules < G::RULES_VERSION;
        let mut session = Session::dealt(self.setup).map_err(ShareError::Setup)?;
        session.take_unasked(self.rules);
        for (index, action) in actions.into_iter().enumerate() {
            let refusal = if session.is_over() {
                Some(Refusal::GameOver)
            } else {
                session.game.why_not(session.state(), action).map(Refusal::Illegal)
            };
            if let Some(why) = refusal {
                if older {
                    return Err(ShareError::OlderRules);
                }
                return Err(ShareError::Refused { index, why: why.to_string() });
            }
            session.take(action, How::Chosen);
            session.take_unasked(self.rules);
        }
        if older && !session.is_over() {
            return Err(ShareError::OlderRules);
        }
        Ok(session)
    }
}

fn encode<G: Game>(setup: &TableSetup<G>, actions: Option<Vec<G::Action>>) -> String {
    let payload = SharePayload {
        game: G::ID.to_owned(),
        rules: G::RULES_VERSION,
        seed: setup.seed,
        config: config_code::<G>(&setup.config),
        seats: seat_codes(&setup.seats),
        actions,
    };
    code_of(FORMAT, &payload)
}

/// The code of a payload.
pub(super) fn code_of(format: u8, payload: &impl Serialize) -> String {
    let mut bytes = vec![format];
    bytes.extend(postcard::to_allocvec(payload).expect("invariant: payloads serialise"));
    seal(bytes)
}

/// The code of bytes that begin with their format: adds the checksum.
pub fn seal(mut bytes: Vec<u8>) -> String {
    bytes.extend(checksum(&bytes));
    BASE64_URL_SAFE_NO_PAD.encode(&bytes)
}

/// The payload of a code of this format and of the game `G`.
///
/// # Errors
/// See [`ShareError`].
pub(super) fn open_as<G: Game>(code: &str, format: u8) -> Result<Vec<u8>, ShareError> {
    let (found, bytes) = open(code)?;
    let head = head(&bytes)?;
    if head.game != G::ID {
        return Err(ShareError::OtherGame { found: head.game, expected: G::ID });
    }
    if head.rules > G::RULES_VERSION {
        return Err(ShareError::Newer);
    }
    if found == format {
        return Ok(bytes);
    }
    let problem = format!("{}, not {}", kind(found), kind(format));
    Err(ShareError::Content { problem })
}

/// What codes of a format hold.
fn kind(format: u8) -> &'static str {
    match format {
        handover::FORMAT => "a game",
        link::FORMAT => "a position",
        _ => "a table to be set",
    }
}

/// What bytes hold, all of them.
///
/// # Errors
/// See [`ShareError`].
pub(super) fn whole<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, ShareError> {
    let (payload, rest): (T, _) = postcard::take_from_bytes(bytes).map_err(|_| ShareError::unreadable())?;
    match rest.len() {
        0 => Ok(payload),
        left => Err(ShareError::Content { problem: format!("{left} bytes left over") }),
    }
}

/// Format and payload of a code, once version and checksum are right.
fn open(code: &str) -> Result<(u8, Vec<u8>), ShareError> {
    let mut bytes = unsealed(code)?;
    match bytes.remove(0) {
        format @ (FORMAT | handover::FORMAT | link::FORMAT) => Ok((format, bytes)),
        _ => Err(ShareError::Newer),
    }
}

/// What [`seal`] sealed; at least the format and one more byte.
///
/// # Errors
/// See [`ShareError`]: no code, or one that was damaged on its way.
pub fn unsealed(code: &str) -> Result<Vec<u8>, ShareError> {
    if code.len() > MAX_CODE {
        return Err(ShareError::TooLong { characters: code.len() });
    }
    let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(code).map_err(|_| mistyped(code))?;
    if bytes.len() < 6 {
        return Err(ShareError::Damaged);
    }
    let sum = bytes.split_off(bytes.len() - 4);
    if sum == checksum(&bytes) { Ok(bytes) } else { Err(ShareError::Damaged) }
}

/// Returns true if a code has come whole, whatever version wrote it.
fn is_whole(code: &str) -> bool {
    unsealed(code).is_ok()
}

/// Reason why a code is no base64: a character that no code contains, or a cut.
fn mistyped(code: &str) -> ShareError {
    let foreign = (1..).zip(code.chars()).find(|&(_, found)| !sent::is_letter(found));
    foreign.map_or(ShareError::Damaged, |(at, found)| ShareError::Character { at, found })
}

fn head(bytes: &[u8]) -> Result<Head, ShareError> {
    let (head, _) = postcard::take_from_bytes(bytes).map_err(|_| ShareError::unreadable())?;
    Ok(head)
}

/// 32 bits of FNV-1a: against slips of the hand, not against forgers.
fn checksum(bytes: &[u8]) -> [u8; 4] {
    let fold = |hash: u32, &byte: &u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811C_9DC5, fold).to_le_bytes()
}

/// Reason why a code cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShareError {
    /// Longer than any code.
    TooLong {
        /// Its length.
        characters: usize,
    },
    /// A character that no code contains.
    Character {
        /// Place, counted from 1.
        at: usize,
        found: char,
    },
    /// Cut off or mistyped: the checksum is wrong.
    Damaged,
    /// A newer version wrote it.
    Newer,
    /// Its course was played under older rules and cannot be shown any more.
    OlderRules,
    /// It belongs to another game.
    OtherGame {
        /// The game it names.
        found: String,
        /// The game that was wanted.
        expected: &'static str,
    },
    /// The checksum is right, the content is not.
    Content {
        /// What is wrong with it.
        problem: String,
    },
    /// Nobody can sit down at such a table.
    Setup(SetupError),
    /// One of its actions is not legal.
    Refused {
        /// Its index, from 0.
        index: usize,
        /// The reason and its rule.
        why: String,
    },
}

impl ShareError {
    /// The checksum is right, but no version writes such bytes.
    fn unreadable() -> Self {
        ShareError::Content { problem: "what it holds cannot be read".to_owned() }
    }
}

impl fmt::Display for ShareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShareError::TooLong { characters } => {
                write!(f, "code: {characters} characters, at most {MAX_CODE} are read")
            }
            ShareError::Character { at, found } => write!(f, "code: {found:?} at character {at}"),
            ShareError::Damaged => write!(f, "code: incomplete or mistyped"),
            ShareError::Newer => write!(f, "code: written by a newer version; update the program first"),
            ShareError::OlderRules => write!(f, "code: the game was played under older rules"),
            ShareError::OtherGame { found, expected } => {
                write!(f, "game: the code is of {found:?}, not of {expected:?}")
            }
            ShareError::Content { problem } => write!(f, "code: {problem}"),
            ShareError::Setup(error) => error.fmt(f),
            ShareError::Refused { index, why } => write!(f, "actions[{index}]: {why}"),
        }
    }
}
