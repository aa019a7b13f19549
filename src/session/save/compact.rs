//! Finished games in as little room as they take: the places of the choices among the legal ones, as in a
//! link, instead of the actions, and the last position packed.
//!
//! Everything else stands there as in any save. The last position stays because rules get corrected: a game
//! that goes another way by newer ones still has its result and its end. Whatever cannot be read back equal
//! to the byte is kept as it was ([`of`]).

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use super::{MAX_ACTIONS, Save, SaveError};
use crate::auto_answer::{AutoAnswer, Switches};
use crate::handover::ByLink;
use crate::player::{Marks, Player};
use crate::table::{How, Session};
use game_core::record::{self, Record, RecordError};
use game_core::{PositionError, json};

/// The version of these saves; those in full begin otherwise.
pub const FORMAT: u16 = 2;
/// The longest content that is unpacked, in bytes.
const MAX_CONTENT: usize = 256 * 1024;
/// How hard the packing tries, 0 to 10.
const EFFORT: u8 = 9;

/// A finished game.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub(super) struct Compact<G: AutoAnswer> {
    format: u16,
    app: String,
    seats: Vec<Player>,
    #[serde(default)]
    marks: Marks,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    switches: Vec<Switches<G::Power>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    ask_forced: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by_link: Option<ByLink>,
    record: RecordFields,
}

/// The fields of a record, but for what is packed and for the configuration, which the last position names.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordFields {
    game: String,
    rules: u16,
    seed: u64,
    steps: u32,
    packed: String,
    hash: String,
}

/// What is packed, in this order. Only ever appended to, under a new format.
#[derive(Serialize, Deserialize)]
struct Packed {
    /// The place of each action among the legal ones; it cannot be packed any further.
    places: Vec<u8>,
    /// A [`Rest`], deflated.
    rest: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
struct Rest {
    /// How each step came about.
    ways: Vec<u8>,
    /// Steps since the one before at which a choice had its playouts, and the number of these.
    playouts: Vec<(u32, u32)>,
    /// The last position as JSON.
    end: String,
}

/// The compact text of a game that is over, whose save is `save`; `None` if reading that text would not give
/// the very same save.
pub(super) fn of<G: AutoAnswer>(session: &Session<G>, save: &Save<G>) -> Option<String> {
    let mut before = 0;
    let since_before = |&(index, playouts): &(u32, u32)| {
        let since = index - std::mem::replace(&mut before, index);
        (since, playouts)
    };
    let rest = Rest {
        ways: session.steps.iter().map(|step| step.how as u8).collect(),
        playouts: save.playouts.iter().map(since_before).collect(),
        end: json::write(&save.record.snapshot),
    };
    let places = session.places(session.len());
    let packed = Packed { places, rest: compress_to_vec(&bytes_of(&rest), EFFORT) };
    let compact = Compact::<G> {
        format: FORMAT,
        app: save.app.clone(),
        seats: save.seats.clone(),
        marks: save.marks,
        switches: save.switches.clone(),
        ask_forced: save.ask_forced,
        by_link: save.by_link,
        record: RecordFields {
            game: save.record.game.clone(),
            rules: save.record.rules,
            seed: save.record.seed,
            steps: session.len() as u32,
            packed: letters(&bytes_of(&packed)),
            hash: save.record.hash.clone(),
        },
    };
    let text = json::write(&compact);
    let read = Save::<G>::parse(&text).ok()?;
    (read.to_json() == save.to_json()).then_some(text)
}

impl<G: AutoAnswer> Compact<G> {
    /// The save in full. Of a game that goes another way by the present rules only its end is left.
    ///
    /// # Errors
    /// See [`SaveError`].
    pub(super) fn expand(self) -> Result<Save<G>, SaveError> {
        let RecordFields { game, rules, seed, steps, packed, hash } = self.record;
        let wrong = |problem: &str| SaveError::field("record.packed", problem);
        let (places, rest) = unpack(&packed).ok_or_else(|| wrong("cannot be unpacked"))?;
        if steps as usize > MAX_ACTIONS || rest.ways.len() != steps as usize {
            return Err(SaveError::field("record.steps", "does not fit what is packed"));
        }
        let snapshot: G::Position = json::read(&rest.end).map_err(|error| wrong(&error.to_string()))?;
        let (rule_set, _) = G::from_position(&snapshot)
            .map_err(PositionError::in_words)
            .map_err(|error| SaveError::Record(RecordError::Position { field: "snapshot", error }))?;
        let config = rule_set.config().clone();
        let actions = if rules < G::REPLAYS_SINCE {
            None
        } else {
            let start = rule_set.setup(seed, &mut Vec::new());
            let mut table = Session::begun(rule_set, seed, None, start, Vec::new(), self.seats.clone());
            match table.play(rules, steps as usize, &places) {
                Ok(actions) => Some(actions),
                Err(_) if rules < G::RULES_VERSION => None,
                Err(error) => return Err(wrong(&error.to_string())),
            }
        };
        let ways = if actions.is_some() { rest.ways } else { Vec::new() };
        let with = |how: How| {
            let all = (0u32..).zip(&ways).filter(move |(_, way)| **way == how as u8);
            all.map(|(index, _)| index).collect::<Vec<u32>>()
        };
        let mut at = 0_u32;
        let mut playouts = Vec::new();
        for (since, count) in rest.playouts.into_iter().filter(|_| actions.is_some()) {
            at = at.checked_add(since).ok_or_else(|| wrong("its playouts are of no step"))?;
            playouts.push((at, count));
        }
        let save = Save {
            format: super::FORMAT,
            app: self.app,
            seats: self.seats,
            marks: self.marks,
            switches: self.switches,
            ask_forced: self.ask_forced,
            automatic: with(How::Automatic),
            joined: with(How::Joined),
            playouts,
            by_link: self.by_link,
            record: Record {
                format: record::FORMAT,
                game,
                rules,
                config,
                seed,
                start: None,
                actions: actions.unwrap_or_default(),
                snapshot,
                hash,
            },
        };
        Ok(save)
    }
}

fn bytes_of(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("invariant: it serialises")
}

fn unpack(letters: &str) -> Option<(Vec<u8>, Rest)> {
    let bytes = bytes(letters)?;
    let (packed, left): (Packed, _) = postcard::take_from_bytes(&bytes).ok()?;
    // The last letter may hold a few bits more than there are.
    if left.len() > 1 || left.iter().any(|&byte| byte > 0) {
        return None;
    }
    let rest = decompress_to_vec_with_limit(&packed.rest, MAX_CONTENT).ok()?;
    let (rest, left): (Rest, _) = postcard::take_from_bytes(&rest).ok()?;
    left.is_empty().then_some((packed.places, rest))
}

/// The first of the letters: browsers count letters and not bytes, so each is to hold many bits. From here on
/// come 20,992 Chinese ones that no program takes apart or puts together.
const FIRST: u32 = 0x4E00;
/// Number of bits a letter holds.
const BITS: u32 = 14;

fn letters(bytes: &[u8]) -> String {
    let letter = |number: u32| char::from_u32(FIRST + number).expect("invariant: 14 bits beyond the first");
    let mut text = String::new();
    let (mut held, mut bits) = (0_u32, 0);
    for &byte in bytes {
        held |= u32::from(byte) << bits;
        bits += 8;
        if bits >= BITS {
            text.push(letter(held & ((1 << BITS) - 1)));
            held >>= BITS;
            bits -= BITS;
        }
    }
    if bits > 0 {
        text.push(letter(held));
    }
    text
}

/// The bytes of [`letters`], with at most one byte of zeros behind them.
fn bytes(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut held, mut bits) = (0_u32, 0);
    for letter in letters.chars() {
        let number = u32::from(letter).checked_sub(FIRST).filter(|number| *number < 1 << BITS)?;
        held |= number << bits;
        bits += BITS;
        while bits >= 8 {
            bytes.push(held as u8);
            held >>= 8;
            bits -= 8;
        }
    }
    (held == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_any_number_come_back_from_letters() {
        for length in 0..40_u8 {
            let all: Vec<u8> = (0..length).map(|byte| byte.wrapping_mul(97) ^ 0xFF).collect();
            let text = letters(&all);
            assert_eq!(text.chars().count(), (usize::from(length) * 8).div_ceil(14));
            let read = bytes(&text).expect("our own letters");
            assert_eq!(read[..all.len()], all[..]);
            assert!(read[all.len()..].iter().all(|&byte| byte == 0) && read.len() <= all.len() + 1);
        }
        assert_eq!(bytes("x"), None);
        assert_eq!(bytes("\u{9FFF}"), None, "beyond the letters");
    }
}
