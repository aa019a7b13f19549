//! The texts of the rules reference.

use rulebook::{Book, TextPiece, pieces};

use super::{Fate, text};

/// A text of the reference: what the build makes of it, and the page of that.
pub fn rules(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    let book = match Book::parse(text) {
        Ok(book) => book,
        Err(error) => {
            assert!(error.problem.len() > 8 && error.line <= text.lines().count().max(1), "{error}");
            return Fate::Refused;
        }
    };
    let written = serde_json::to_string(&book).expect("books serialise");
    let again: Book = serde_json::from_str(&written).unwrap_or_else(|error| panic!("just written: {error}"));
    assert_eq!(again, book);
    let rules = book.chapters.iter().flat_map(|chapter| &chapter.blocks).flat_map(|block| block.rules());
    for part in rules.flat_map(|rule| &rule.parts) {
        let whole = |piece: &TextPiece| match piece {
            TextPiece::Plain(text) | TextPiece::Hit(text) | TextPiece::Rule(text) => text.clone(),
            TextPiece::Symbol(name) => format!("{{{name}}}"),
        };
        let joined: String = pieces(&part.text, "SJ-", "card").iter().map(whole).collect();
        assert_eq!(joined, part.text, "pieces are the whole text");
    }
    let _ = book.spelt(&|key| (key.len() % 2 == 0).then(|| key.to_uppercase()));
    Fate::Read
}
