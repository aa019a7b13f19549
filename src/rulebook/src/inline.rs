//! Inside a text: IDs, symbols, and what was searched for.

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPiece {
    Plain(String),
    /// Hit of a search.
    Hit(String),
    /// The ID of a rule, to be made a link.
    Rule(String),
    /// A symbol of the game's sprite, or `further#symbol`.
    Symbol(String),
}

/// Returns true if `text` contains the typed words, whatever the case. Several words may stand
/// anywhere. Only plain letters have a case here: the tables for all others would be a sixth of the
/// weight of the pages beside the table.
pub fn is_match(text: &str, typed: &str) -> bool {
    let text = text.to_ascii_lowercase();
    typed.to_ascii_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// The text in pieces, with the typed words marked. IDs begin with `ids`, such
/// as `SJ-`.
pub fn pieces(text: &str, ids: &str, typed: &str) -> Vec<TextPiece> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((start, end, piece)) = next_special(rest, ids) {
        mark(&rest[..start], typed, &mut pieces);
        pieces.push(piece);
        rest = &rest[end..];
    }
    mark(rest, typed, &mut pieces);
    pieces
}

/// The first ID or symbol, and where it stands.
fn next_special(text: &str, ids: &str) -> Option<(usize, usize, TextPiece)> {
    let id = text.find(ids).map(|start| {
        let from = &text[start..];
        let end = from.find(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '-'));
        let id = &from[..end.unwrap_or(from.len())];
        (start, start + id.len(), TextPiece::Rule(id.to_owned()))
    });
    let symbol = text.find('{').and_then(|start| {
        let end = start + text[start..].find('}')?;
        Some((start, end + 1, TextPiece::Symbol(text[start + 1..end].to_owned())))
    });
    match (id, symbol) {
        (Some(id), Some(symbol)) => Some(if id.0 < symbol.0 { id } else { symbol }),
        (id, symbol) => id.or(symbol),
    }
}

/// Marks the typed words in a plain text. In lower case every character has as
/// many bytes as before, so hits can be cut out of the original.
fn mark(text: &str, typed: &str, pieces: &mut Vec<TextPiece>) {
    let lower = text.to_ascii_lowercase();
    let typed = typed.to_ascii_lowercase();
    let words: Vec<&str> = typed.split_whitespace().collect();
    let mut at = 0;
    while let Some((start, end)) = next_hit(&lower, at, &words) {
        push(&text[at..start], TextPiece::Plain, pieces);
        push(&text[start..end], TextPiece::Hit, pieces);
        at = end;
    }
    push(&text[at..], TextPiece::Plain, pieces);
}

fn next_hit(lower: &str, from: usize, words: &[&str]) -> Option<(usize, usize)> {
    let hits = words.iter().filter_map(|word| {
        let start = from + lower[from..].find(word)?;
        Some((start, start + word.len()))
    });
    hits.min_by_key(|&(start, end)| (start, std::cmp::Reverse(end)))
}

fn push(text: &str, piece: fn(String) -> TextPiece, pieces: &mut Vec<TextPiece>) {
    if !text.is_empty() {
        pieces.push(piece(text.to_owned()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, typed: &str) -> String {
        let show = |piece| match piece {
            TextPiece::Plain(text) => text,
            TextPiece::Hit(text) => format!("[{text}]"),
            TextPiece::Rule(id) => format!("<{id}>"),
            TextPiece::Symbol(name) => format!("({name})"),
        };
        pieces(text, "SJ-", typed).into_iter().map(show).collect()
    }

    #[test]
    fn words_are_found_anywhere_in_any_case() {
        assert!(is_match("Crane and Chapel", "chapel cra"));
        assert!(!is_match("Crane and Chapel", "chapel palace"));
        assert!(is_match("anything", "  "));
        assert!(is_match("手牌上限是 7 張", "上限"));
    }

    #[test]
    fn hits_are_marked_and_ids_become_links() {
        assert_eq!(
            shown("A crane; Cranes. See SJ-BLD-CRANE-1.", "CRANE"),
            "A [crane]; [Crane]s. See <SJ-BLD-CRANE-1>."
        );
        assert_eq!(shown("手牌上限", "上限"), "手牌[上限]");
        assert_eq!(shown("ABC", "b bc"), "A[BC]");
        assert_eq!(shown("plain", ""), "plain");
        assert_eq!(shown("SJ-WIN-1", ""), "<SJ-WIN-1>");
    }

    #[test]
    fn symbols_are_drawn_and_lone_braces_are_not() {
        assert_eq!(shown("{g-t1} corn, SJ-WIN-1 {g-t2}", "corn"), "(g-t1) [corn], <SJ-WIN-1> (g-t2)");
        assert_eq!(shown("a { b", ""), "a { b");
    }
}
