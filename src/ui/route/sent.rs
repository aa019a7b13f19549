//! An address as it was sent, in what has become of it on its way.
//!
//! Messengers, mail programs and people who copy leave the letters of an address in their order, and change what stands
//! around and between them: punctuation and quotes behind it, words after it, blanks and line breaks, signs that nobody
//! sees, percent-encoding, parameters of their own. Codes hold a checksum, which decides what belongs to them
//! ([`share::find`]); everything else consists of keys, which end where a sign stands that no key contains.
//!
//! A query that is not understood counts as a code all the same, so that its page says what is wrong with it.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;
use session::share;

/// Number of times that an address may have been percent-encoded.
const ENCODED: usize = 5;
/// The longest key that is read, in letters.
const LONGEST_KEY: usize = 80;

/// The address without percent-encoding, signs that nobody sees, and line breaks.
pub fn plain(fragment: &str) -> String {
    let mut text = Cow::Borrowed(fragment);
    for _ in 0..ENCODED {
        match percent_decode_str(&text).decode_utf8_lossy() {
            decoded if decoded == text => break,
            decoded => text = Cow::Owned(decoded.into_owned()),
        }
    }
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            // Mark-up puts the backslash before some signs.
            _ if is_unseen(sign) || sign == '\\' => {}
            // Word processors make other dashes of it.
            '\u{2010}'..='\u{2013}' | '\u{2212}' => plain.push('-'),
            '\u{2014}' => plain.push_str("--"),
            _ => plain.push(sign),
        }
    }
    plain
}

/// Returns true if nobody sees it: line breaks and other controls, joiners, marks of direction,
/// variations.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign,
            '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Path and query. Whoever appends parameters does not look whether there are any.
pub fn halves(plain: &str) -> (&str, &str) {
    let path = plain.trim_start_matches(['#', '/']);
    let end = path.find(['?', '&', '#']).unwrap_or(path.len());
    path.split_at(end)
}

/// Returns the text behind `link/` in a path, if it begins so.
pub fn behind_link(path: &str) -> Option<&str> {
    path.strip_prefix("link").filter(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The keys of a path. It ends with the first sign that no key contains.
pub fn keys(path: &str) -> Vec<String> {
    let end = path.find(|sign| !is_of_key(sign) && sign != '/').unwrap_or(path.len());
    path[..end].split('/').map(key).filter(|key| !key.is_empty()).collect()
}

/// The key that a text begins with: letters, digits, `-` and `_`.
pub fn key(text: &str) -> String {
    let end = text.find(|sign| !is_of_key(sign)).unwrap_or(text.len());
    text[..end].trim_end_matches(['-', '_']).chars().take(LONGEST_KEY).collect()
}

fn is_of_key(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// The code in a text; without a whole one, the text, for its page to say what is wrong with it.
pub fn code_or_text(text: &str) -> String {
    share::find(text).unwrap_or_else(|| bare(text).to_owned())
}

/// The code that a query hands over under `name`, which ends with `=`. `None` if it says nothing, or only what others
/// have appended.
pub fn code(query: &str, name: &str) -> Option<String> {
    let named = value(query, name);
    named
        .as_deref()
        .and_then(share::find)
        .or_else(|| pieces(query).find_map(share::find))
        .or(named)
        .or_else(|| unknown(query))
}

/// Returns the value of a query under `name`, which ends with `=`, as it came.
pub fn value(query: &str, name: &str) -> Option<String> {
    pieces(query).find_map(|piece| piece.strip_prefix(name)).map(|value| bare(value).to_owned())
}

/// Returns the rest of a query without the parameters that others append.
pub fn unknown(query: &str) -> Option<String> {
    let is_told =
        |piece: &&str| piece.contains(|sign: char| sign.is_ascii_alphanumeric()) && !is_appended(piece);
    // Words after the link belong to no query.
    let query = query.split(char::is_whitespace).next().unwrap_or_default();
    pieces(query).find(is_told).map(|piece| bare(piece).to_owned())
}

fn pieces(query: &str) -> impl Iterator<Item = &str> {
    query.split(['?', '&', '#', ';']).map(str::trim)
}

/// Returns true if messengers and counters of visits append it; or it is what is left of a sign in
/// mark-up, as of `&quot;`.
fn is_appended(piece: &str) -> bool {
    let name = piece.split('=').next().unwrap_or_default().to_ascii_lowercase();
    let begins = ["utm_", "mc_", "_hs", "_g", "igsh", "ref", "share", "spm"];
    begins.iter().any(|begin| name.starts_with(begin))
        || name.ends_with("clid")
        || matches!(name.as_str(), "si" | "source" | "from" | "amp" | "quot" | "apos" | "gt" | "lt" | "nbsp")
}

/// A text without the punctuation around it.
fn bare(text: &str) -> &str {
    let around =
        |sign: char| sign.is_whitespace() || "/.,;:!?)]}>\"'`*|»”’」』。，、；：！？）】》".contains(sign);
    text.trim_matches(around)
}
