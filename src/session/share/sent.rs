//! A code in what has become of it on its way: messengers, mail programs and people who copy put signs behind a link and
//! quotes around it, blanks and line breaks into it, and words after it.

use super::{MAX_CODE, is_whole};

/// How many of the first pieces may be no part of the code.
const AHEAD: usize = 4;
/// Number of ways of putting the pieces together that are tried.
const TRIES: usize = 256;
/// Number of signs that that are letters of codes too may stand behind it, as in `_emphasised_`.
const BEHIND: usize = 4;

/// The code in `text`. Its letters say which pieces there are, and its checksum which of them belong together; `None` if
/// nothing in the text is a whole code.
pub fn find(text: &str) -> Option<String> {
    if text.len() > 4 * MAX_CODE {
        return None;
    }
    let pieces: Vec<&str> = text.split(|sign| !is_letter(sign)).filter(|piece| !piece.is_empty()).collect();
    let spans = (0..pieces.len().min(AHEAD)).flat_map(|start| {
        // Mostly all of them are the code, or the first one is.
        std::iter::once(pieces.len()).chain(start + 1..pieces.len()).map(move |end| start..end)
    });
    spans.take(TRIES).find_map(|span| whole_in(&pieces[span].concat()))
}

/// Returns true if codes are written with it.
pub(super) fn is_letter(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

fn whole_in(pieces: &str) -> Option<String> {
    // Mail that was never decoded has `=3D` for the sign before the code.
    let texts = [Some(pieces), pieces.strip_prefix("3D")];
    texts.into_iter().flatten().find_map(|text| {
        let bare = text.trim_end_matches(['-', '_']).len();
        let ends = (bare.max(text.len().saturating_sub(BEHIND))..=text.len()).rev();
        ends.map(|end| &text[..end]).find(|code| is_whole(code)).map(str::to_owned)
    })
}
