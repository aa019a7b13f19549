//! Texts of the deal of the day.

/// The texts.
pub struct Messages {
    pub title: &'static str,
    /// Introduction, in two sentences.
    pub about: &'static str,
    /// The title of a saved game: the date as the browser writes it.
    pub of_day: fn(&str) -> String,
    pub today: &'static str,
    pub before: &'static str,
    pub after: &'static str,
    /// Name of the navigation between days.
    pub days: &'static str,
    /// So many opponents of this level.
    pub against: fn(usize, &str) -> String,
    /// The points to be reached.
    pub par: fn(i16) -> String,
    pub par_note: &'static str,
    pub no_par: &'static str,
    pub play: &'static str,
    pub go_on: &'static str,
    pub again: &'static str,
    pub look: &'static str,
    /// Points of the first finish, and its rank.
    pub made: fn(points: i16, rank: u8) -> String,
    /// Points more than par; below 0: fewer.
    pub against_par: fn(i16) -> String,
    pub with_hints: &'static str,
    /// On the page of a result: what counted first.
    pub counted_first: &'static str,
    pub practice: &'static str,
    /// Days in a row.
    pub streak: fn(u32) -> String,
    pub share: &'static str,
    /// Game, date, what was made; then par, if there is one, then days in a row.
    pub line: fn(game: &str, date: &str, points: i16, par: Option<i16>, streak: u32) -> String,
    pub copied: &'static str,
    pub by_hand: &'static str,
    pub future: &'static str,
    pub too_early: &'static str,
    pub no_day: &'static str,
    pub no_clock: &'static str,
    /// The page has gone on to another day.
    pub new_day: &'static str,
    /// To the deals of today.
    pub to_today: &'static str,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub not_kept: &'static str,
    pub export_raw: &'static str,
    pub begin_anew: &'static str,
    /// Downloads the list of deals, and what it is good for.
    pub list: &'static str,
    pub list_note: &'static str,
    pub refused: &'static str,
}
