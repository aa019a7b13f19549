//! Texts around games handed on by link. They come with the parts that show them, in both
//! languages: the first page needs none of them.

/// The texts.
pub struct Messages {
    /// A way of playing, and what it is like.
    pub way: &'static str,
    pub way_note: &'static str,
    /// Of a person's seat.
    pub seat_note: &'static str,
    /// Text of a link, where there is no server.
    pub no_secrets: &'static str,
    /// Text while it is the turn of a seat elsewhere, and after the end of the game.
    pub send_to: fn(&str) -> String,
    pub send_end: &'static str,
    pub sent: &'static str,
    pub share: &'static str,
    pub copy: &'static str,
    pub copied: fn(usize) -> String,
    pub by_hand: &'static str,
    pub link: &'static str,
    pub qr: &'static str,
    /// The square, for those who do not see it.
    pub qr_alt: fn(usize) -> String,
    pub qr_too_long: fn(usize) -> String,
    pub qr_note: fn(usize) -> String,
    /// A game that began from a position.
    pub no_link: &'static str,
    pub copy_game: &'static str,
    pub copy_position: &'static str,
    /// The page that a link opens.
    pub title: &'static str,
    pub bad: &'static str,
    pub bad_note: &'static str,
    pub home: &'static str,
    pub turn_of: fn(&str) -> String,
    pub over: &'static str,
    pub who: &'static str,
    pub who_note: &'static str,
    pub i_am: fn(&str) -> String,
    pub on_turn: &'static str,
    pub newer: fn(usize) -> String,
    pub go_on: &'static str,
    pub same: &'static str,
    pub older: &'static str,
    pub older_note: fn(usize) -> String,
    pub look_older: &'static str,
    pub go_on_here: &'static str,
    pub branch: &'static str,
    pub branch_note: fn(usize) -> String,
    pub keep_branch: &'static str,
    pub branch_of: fn(&str) -> String,
    pub position: &'static str,
    pub position_note: &'static str,
    pub play_position: &'static str,
    pub finished: &'static str,
    pub finished_note: &'static str,
    pub look: &'static str,
}
