//! Texts of hints: what the strongest opponent would consider in one's place.

use ai::{GameResult, Term};

/// The texts.
pub struct Messages {
    pub title: &'static str,
    pub thinking: &'static str,
    pub not_now: &'static str,
    pub failed: &'static str,
    pub again: &'static str,
    /// The first step of a hint, when one choice is far better than all others,
    /// and when several are alike.
    pub clear: &'static str,
    pub even: &'static str,
    /// The first step otherwise: what to look at, by [`Term`].
    pub nudges: [&'static str; Term::COUNT],
    pub show_best: &'static str,
    pub show_move: &'static str,
    /// Of a choice, in wins of a hundred games, and in points.
    pub chance: fn(u8) -> String,
    pub points: fn(i16) -> String,
    /// Of a choice behind which everything is counted out: what becomes of the seat, by [`GameResult`], and
    /// its points; what that means; what speaks for the first if it has no more points.
    pub results: [&'static str; GameResult::COUNT],
    pub points_counted: fn(i16) -> String,
    pub counted: &'static str,
    pub counted_better: &'static str,
    /// Headings that a choice is judged by, by [`Term`], as they stand in `more`.
    pub terms: [&'static str; Term::COUNT],
    /// A term and by how many points, as a number with one decimal.
    pub more: fn(&str, &str) -> String,
    pub compared: &'static str,
    pub alike: &'static str,
    /// Wins in a hundred games of the best choice and of the next best, where they are close and where they are not.
    pub close: fn(u8, u8) -> String,
    pub ahead: fn(u8, u8) -> String,
    pub marked: &'static str,
    /// On the page of the result.
    pub was_marked: &'static str,
    /// The switch in the settings.
    pub switch: &'static str,
    pub switch_note: &'static str,
}
