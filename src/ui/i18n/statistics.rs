//! Texts of the statistics of this device.

/// The texts.
pub struct Messages {
    pub title: &'static str,
    pub none: &'static str,
    pub none_note: &'static str,
    pub to_daily: &'static str,
    /// Names of the choices: game, edition, expansion, seats, level, person.
    pub game: &'static str,
    pub edition: &'static str,
    pub module: &'static str,
    pub seats: &'static str,
    pub level: &'static str,
    pub whom: &'static str,
    /// Everything that a choice offers.
    pub all: &'static str,
    pub no_module: &'static str,
    pub no_level: &'static str,
    /// The only person at a table.
    pub alone: &'static str,
    pub seat_count: fn(usize) -> String,
    /// Names of figures.
    pub games: &'static str,
    pub wins: &'static str,
    /// Wins, and in a hundred games.
    pub win_share: fn(usize, usize) -> String,
    pub mean: &'static str,
    pub best: &'static str,
    pub rounds: &'static str,
    pub time: &'static str,
    pub minutes: fn(u64) -> String,
    pub time_note: &'static str,
    pub practice: fn(usize) -> String,
    pub hints: fn(usize) -> String,
    pub nothing_fits: &'static str,
    pub course: &'static str,
    /// Meaning of the marks, and the number of results shown.
    pub course_note: fn(usize) -> String,
    pub as_table: &'static str,
    pub when: &'static str,
    pub points: &'static str,
    pub rank: &'static str,
    pub last_five: &'static str,
    pub sources: &'static str,
    pub sources_note: &'static str,
    pub favourites: &'static str,
    pub strongest: &'static str,
    pub strongest_note: fn(usize) -> String,
    pub none_strongest: &'static str,
    /// Games, of these won, and mean points.
    pub record: fn(usize, usize, &str) -> String,
    pub openings: &'static str,
    pub openings_note: &'static str,
    /// Between two steps of an opening.
    pub then: &'static str,
    pub kept_note: fn(usize) -> String,
    pub export_csv: &'static str,
    pub export_json: &'static str,
    pub import: &'static str,
    pub reset: &'static str,
    pub reset_sure: &'static str,
    pub reset_yes: &'static str,
    pub reset_no: &'static str,
    pub was_reset: &'static str,
    pub imported: fn(usize) -> String,
    /// A file was refused; its name.
    pub refused: fn(&str) -> String,
    pub damaged: &'static str,
    pub newer: &'static str,
    pub export_raw: &'static str,
    pub full: &'static str,
    pub unavailable: &'static str,
    /// Finished games among the saved ones are being counted.
    pub counting: &'static str,
    pub not_counted: fn(usize) -> String,
}
