//! Place where the games of a file stand in its text, found piece by piece: a file of many megabytes is looked through
//! without stopping the page, and none of it is copied.
//!
//! Only brackets, quotes and commas are looked at. Whether what stands between them is right is for those who read a
//! game, or what is left of the file without its games ([`Scan::frame`]).

use std::ops::Range;

/// The field of a file of many games in which they stand.
const GAMES: &[u8] = b"\"games\"";

/// How far the text has been looked through.
#[derive(Default)]
pub(super) struct Scan {
    at: usize,
    depth: usize,
    /// Place where the text in quotes begins that is being read.
    quote: Option<usize>,
    /// Place where the last text in quotes stands that is a field of the outermost object, or its value.
    field: Range<usize>,
    /// True if the list of the games has been met; a second one is not ours.
    met: bool,
    /// True if it is being read, and where the present game begins.
    inside: bool,
    begun: usize,
    games: Vec<Range<usize>>,
}

impl Scan {
    /// Looks through so many bytes more; whether that was the end.
    pub(super) fn advance(&mut self, text: &str, bytes: usize) -> bool {
        let all = text.as_bytes();
        let until = all.len().min(self.at.saturating_add(bytes));
        while self.at < until {
            let byte = all[self.at];
            match self.quote {
                Some(_) if byte == b'\\' => self.at += 1,
                Some(begun) if byte == b'"' => {
                    self.quote = None;
                    if self.depth == 1 {
                        self.field = begun..self.at + 1;
                    }
                }
                Some(_) => {}
                None => self.outside(all, byte),
            }
            self.at += 1;
        }
        self.at >= all.len()
    }

    /// A byte that stands in no quotes.
    fn outside(&mut self, all: &[u8], byte: u8) {
        match byte {
            b'"' => self.quote = Some(self.at),
            b'{' | b'[' => {
                let is_games = byte == b'[' && self.depth == 1 && all.get(self.field.clone()) == Some(GAMES);
                if is_games && !self.met {
                    (self.met, self.inside) = (true, true);
                    self.begun = self.at + 1;
                }
                self.depth += 1;
            }
            b'}' | b']' => {
                self.depth = self.depth.saturating_sub(1);
                if self.inside && self.depth == 1 {
                    self.end_game(all);
                    self.inside = false;
                }
            }
            b',' if self.inside && self.depth == 2 => {
                self.end_game(all);
                self.begun = self.at + 1;
            }
            _ => {}
        }
    }

    fn end_game(&mut self, all: &[u8]) {
        let is_blank = all[self.begun..self.at].iter().all(u8::is_ascii_whitespace);
        // An empty list holds none.
        if !(is_blank && self.games.is_empty() && all[self.at] == b']') {
            self.games.push(self.begun..self.at);
        }
    }

    /// A text that is a single game as a whole.
    pub(super) fn of_one(length: usize) -> Scan {
        Scan { at: length, games: std::iter::once(0..length).collect(), ..Scan::default() }
    }

    /// Number of bytes that have been looked through.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Place where the games stand.
    pub(super) fn games(&self) -> &[Range<usize>] {
        &self.games
    }

    /// The text without its games; of a list that is cut off, what is left of the last one.
    pub(super) fn frame(&self, text: &str) -> String {
        match (self.games.first(), self.games.last()) {
            (Some(first), Some(_)) if self.inside => {
                format!("{}{}", &text[..first.start], &text[self.begun..])
            }
            (Some(first), Some(last)) => format!("{}{}", &text[..first.start], &text[last.end..]),
            _ => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, bytes: usize) -> (Vec<&str>, String) {
        let mut scan = Scan::default();
        while !scan.advance(text, bytes) {}
        (scan.games().iter().map(|range| text[range.clone()].trim()).collect(), scan.frame(text))
    }

    #[test]
    fn games_are_found_whatever_stands_in_them_and_however_small_the_pieces() {
        let text = r#"{"sobremesa":"library", "other":["games",[1]], "games" : [ {"a":"],}\"[","b":[1,{"games":[7]}]} ,
            {"games":[2,3]}, "x\\", 4 ], "format":1}"#;
        for bytes in [1, 2, 7, 1000] {
            let (games, frame) = found(text, bytes);
            assert_eq!(
                games,
                [r#"{"a":"],}\"[","b":[1,{"games":[7]}]}"#, r#"{"games":[2,3]}"#, r#""x\\""#, "4"]
            );
            let expected = r#"{"sobremesa":"library", "other":["games",[1]], "games" : [], "format":1}"#;
            assert_eq!(frame, expected);
        }
    }

    #[test]
    fn what_is_cut_or_no_list_has_only_whole_games() {
        assert_eq!(found(r#"{"games":[{"a":1},{"b""#, 5).0, [r#"{"a":1}"#]);
        assert_eq!(found(r#"{"games":[{"a":1},{"b""#, 5).1, r#"{"games":[{"b""#);
        for text in
            [r#"{"games":[]}"#, r#"{"games":[ ]}"#, r#"{"games":{"a":[1]}}"#, "[[1,2]]", "}}]]", "\"", "\\"]
        {
            assert_eq!(found(text, 3).0, [""; 0], "{text}");
        }
        assert_eq!(found(r#"{"games":[,]}"#, 3).0, ["", ""], "two that are none");
        let twice = r#"{"games":[1],"games":[2]}"#;
        assert_eq!(found(twice, 3), (vec!["1"], r#"{"games":[],"games":[2]}"#.to_owned()));
    }
}
