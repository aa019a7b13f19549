//! Texts of the studies. Both languages come with the page: it is a part of its own.

use session::study::tree::{Plain, TextOnly};

/// The texts.
pub struct Messages {
    pub title: fn(&str) -> String,
    /// Introduction to a study, which knows everything.
    pub about: &'static str,
    /// Of the label of a field.
    pub plain: fn(Plain) -> &'static str,
    /// The same in the classic edition of Puerto Rico, where it has a word of its own.
    pub classic_port: fn(Plain) -> Option<&'static str>,
    /// "Player 2", counted from 1.
    pub seat: fn(usize) -> String,
    /// A ship with so many spaces.
    pub ship: fn(u8) -> String,
    /// A cell so many east and south of the middle.
    pub cell: fn(i8, i8) -> String,
    /// Nothing, nobody.
    pub none: &'static str,
    pub fewer: fn(&str) -> String,
    pub more: fn(&str) -> String,
    /// Takes something away.
    pub remove: fn(&str) -> String,
    /// Brings a piece one place forward.
    pub earlier: fn(&str) -> String,
    /// Adds a piece to a list.
    pub add: fn(&str) -> String,
    /// The first entry of a list of what can be added.
    pub add_which: &'static str,
    /// So many that are drawn.
    pub unnamed: fn(u8) -> String,
    /// Leaves the names open.
    pub leave_open: &'static str,
    /// Names what is left open.
    pub name_them: &'static str,
    /// The sections of the page.
    pub begin: &'static str,
    pub edition: &'static str,
    pub players: &'static str,
    pub begin_anew: &'static str,
    pub moment: &'static str,
    /// Present question, and its seat.
    pub asked: fn(&str, &str) -> String,
    pub over: &'static str,
    pub moves: &'static str,
    pub moves_note: &'static str,
    pub at_rest: &'static str,
    pub text: &'static str,
    pub text_note: &'static str,
    pub text_only: fn(TextOnly) -> &'static str,
    pub take_text: &'static str,
    pub discard_text: &'static str,
    /// Undo, redo, look, share, play.
    pub undo: &'static str,
    pub redo: &'static str,
    pub look: &'static str,
    pub share: &'static str,
    pub copied: &'static str,
    pub by_hand: &'static str,
    pub play: &'static str,
    pub play_note: &'static str,
    /// Verdict that the position is possible.
    pub fine: &'static str,
    /// It is refused; where and why follow.
    pub refused: &'static str,
    /// The way to a rule behind a refusal.
    pub rule: fn(id: &str) -> String,
    /// To the field that a refusal names.
    pub show: &'static str,
    /// Nothing can be done with a refused position.
    pub refused_note: &'static str,
    /// The text is not of the form of a position.
    pub no_tree: &'static str,
    /// A link was of no use; what is shown instead.
    pub bad_link: &'static str,
    pub bad_link_note: &'static str,
    /// A link came: the own study can be had by undoing.
    pub came: &'static str,
    pub came_older: &'static str,
    /// A running game of several people is not studied.
    pub several: &'static str,
    /// The device has no room.
    pub unkept: &'static str,
    /// On the map: no building here yet.
    pub empty_cell: &'static str,
    /// A map cell: what stands there, whose it is, how high.
    pub map_cell: fn(&str, Option<usize>, u8) -> String,
    pub choose_cell: &'static str,
}
