//! Messages that are chosen by what they are about, and lists.

use session::puzzles::Kind;
use session::share::ShareError;

use super::said::{Pages, Study};
use super::{Lang, words};

/// A list of things: "coffee, sugar".
pub fn listed(lang: Lang, items: &[impl AsRef<str>]) -> String {
    joined(items, words(lang).list_comma())
}

/// Statements in a line: "1 crate, 2 coins".
pub fn clauses(lang: Lang, items: &[impl AsRef<str>]) -> String {
    joined(items, words(lang).list_clause())
}

/// Longer statements in a line, which have commas themselves: "Ships 3, for 2 points; keeps 1".
pub fn statements(lang: Lang, items: &[impl AsRef<str>]) -> String {
    joined(items, words(lang).list_semicolon())
}

/// Sentences one after the other.
pub fn sentences(lang: Lang, items: &[impl AsRef<str>]) -> String {
    joined(items, words(lang).gap())
}

/// A list of things that ends with "and".
pub fn and(lang: Lang, items: &[impl AsRef<str>]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => words(lang).list_and(listed(lang, first), last.as_ref()),
    }
}

fn joined(items: &[impl AsRef<str>], joint: &str) -> String {
    let mut out = String::new();
    for (at, item) in items.iter().enumerate() {
        out.push_str(if at == 0 { "" } else { joint });
        out.push_str(item.as_ref());
    }
    out
}

impl Pages {
    /// Returns the language.
    pub fn lang(self) -> Lang {
        self.catalog.lang()
    }

    /// Keys at the table, and what they do.
    pub fn keys(self) -> [(&'static str, &'static str); 16] {
        [
            ("Tab", self.key_does_tab()),
            ("← ↑ → ↓", self.key_does_arrows()),
            ("Enter", self.key_does_enter()),
            (self.key_space(), self.key_does_space()),
            ("Esc", self.key_does_esc()),
            ("A", self.key_does_a()),
            ("U", self.key_does_u()),
            ("H", self.key_does_h()),
            ("L", self.key_does_l()),
            ("P", self.key_does_p()),
            ("N", self.key_does_n()),
            ("D", self.key_does_d()),
            ("1 – 8", self.key_does_digits()),
            ("[  ]", self.key_does_brackets()),
            ("Home  End", self.key_does_home_end()),
            ("?", self.key_does_question()),
        ]
    }

    /// The name of a game with its edition, which is known by its key.
    pub fn edition(self, game: &str, edition: &str) -> String {
        self.saved.edition(if edition == "1897" { "new" } else { edition }, game)
    }

    /// So much of what a puzzle counts.
    pub fn amount(self, kind: Kind, amount: i16) -> String {
        if kind == Kind::Sell { self.puzzles.cards(amount) } else { self.table.points(amount) }
    }

    /// Compares with par: so many points more, or fewer below 0.
    pub fn against_par(self, more: i16) -> String {
        match more {
            0 => self.daily.par_met().to_owned(),
            1.. => self.daily.over_par(more),
            _ => self.daily.under_par(-more),
        }
    }

    /// Compares with the opponent of a solo game.
    pub fn lead(self, lead: i16) -> String {
        match lead {
            0 => self.table.lead_even().to_owned(),
            1.. => self.table.lead_ahead(lead),
            _ => self.table.lead_behind(-lead),
        }
    }

    /// Sums up who plays.
    pub fn summary(self, seats: usize, people: usize) -> String {
        match people {
            0 => self.setup.watch(seats),
            1 => self.setup.against(seats - 1),
            _ if people == seats => self.setup.shared(people),
            _ => self.setup.some_here(seats, people),
        }
    }

    /// Says why a link cannot be used.
    pub fn link_error(self, error: &ShareError) -> String {
        match error {
            ShareError::TooLong { characters } => self.link_too_long(*characters),
            ShareError::Character { at, found } => self.link_character(*at, *found),
            ShareError::Damaged => self.link_damaged().to_owned(),
            ShareError::Newer => self.link_newer().to_owned(),
            ShareError::OlderRules => self.link_older_rules().to_owned(),
            ShareError::OtherGame { found, .. } => self.link_other_game(found),
            ShareError::Content { problem } => self.link_content(problem),
            ShareError::Setup(error) => self.link_setup(error.to_string()),
            ShareError::Refused { index, why } => self.link_refused(index + 1, why.to_string()),
        }
    }

    /// The languages of the page, by their own names.
    pub fn languages(self) -> String {
        and(self.lang(), &Lang::ALL.map(Lang::name))
    }
}

impl Study {
    /// A cell so many to the east and to the south of the middle.
    pub fn place(self, east: i8, south: i8) -> String {
        let (across, down) = (east.unsigned_abs(), south.unsigned_abs());
        let (horizontal, vertical) =
            (if east < 0 { "west" } else { "east" }, if south < 0 { "north" } else { "south" });
        self.cell(across, down, horizontal, vertical)
    }
}
