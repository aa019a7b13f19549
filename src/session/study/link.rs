//! A position as one short code for the fragment of an address.
//!
//! Inside: postcard with the packed JSON of the position, then the checksum of [`share`].

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::{Deserialize, Serialize};

use crate::share::{self, ShareError};
use game_core::Game;

/// The version of these codes, their first byte; those of [`share`] and of games on their way begin otherwise.
pub const FORMAT: u8 = 3;
/// The longest position that is read, in bytes of JSON.
pub const MAX_TEXT: usize = 64 * 1024;
/// Effort of the packing, 0 to 10.
const EFFORT: u8 = 9;

/// Fields of the link, in this order. Only ever appended to, under a new format.
#[derive(Serialize, Deserialize)]
struct StudyPayload {
    game: String,
    rules: u16,
    packed: Vec<u8>,
}

/// A position that came by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedStudy {
    /// The position as JSON; not read yet.
    pub text: String,
    /// True if it was written under older rules.
    pub is_older: bool,
}

/// The code of a position of `G`, given as JSON.
pub fn encode<G: Game>(text: &str) -> String {
    let packed = compress_to_vec(text.as_bytes(), EFFORT);
    share::code_of(FORMAT, &StudyPayload { game: G::ID.to_owned(), rules: G::RULES_VERSION, packed })
}

/// Reads a code.
///
/// # Errors
/// See [`ShareError`]. Whether the position can be is not looked at here.
pub fn decode<G: Game>(code: &str) -> Result<LinkedStudy, ShareError> {
    let content = |problem: &str| ShareError::Content { problem: problem.to_owned() };
    let payload: StudyPayload = share::whole(&share::open_as::<G>(code, FORMAT)?)?;
    let text = decompress_to_vec_with_limit(&payload.packed, MAX_TEXT).map_err(|_| {
        content(&format!("the position cannot be unpacked, or is longer than {MAX_TEXT} bytes"))
    })?;
    let text = String::from_utf8(text).map_err(|_| content("the position is no text"))?;
    Ok(LinkedStudy { text, is_older: payload.rules < G::RULES_VERSION })
}
