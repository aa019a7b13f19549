//! Texts of the screens around the table.

mod setup;

pub use setup::{Level, Setup};

use session::worker_pool::Cause;

use crate::i18n::automa::Automa;

/// The texts.
pub struct Messages {
    /// The first page.
    pub home: Home,
    /// Fetching a part of the page.
    pub fetch: Fetch,
    /// Setting a table.
    pub setup: Setup,
    /// The list of saved games.
    pub saved: Saved,
    /// The state of the storage.
    pub store: Store,
    /// The settings.
    pub settings: Settings,
    /// Offline play, new versions, installing.
    pub pwa: Pwa,
}

/// The first page.
pub struct Home {
    /// One line under the project's name.
    pub motto: &'static str,
    /// San Juan.
    pub san_juan: Pitch,
    /// Puerto Rico.
    pub puerto_rico: Pitch,
    /// Ginkgopolis.
    pub ginkgopolis: Pitch,
    /// Starts a new game.
    pub new_game: &'static str,
    /// Goes on with the latest game.
    pub go_on: &'static str,
    /// Over the latest game.
    pub latest: &'static str,
    /// To the saved games; the number of them.
    pub saved: fn(usize) -> String,
    /// To the rules.
    /// What there is besides games of one's own, as a name of the list of links.
    pub ways: &'static str,
    /// The studies.
    pub study: &'static str,
    pub learn: &'static str,
    pub rules: &'static str,
    /// Seat that made this and who did not.
    pub colophon: &'static str,
    /// Name of the navigation.
    pub nav: &'static str,
}

/// Fetching a part of the page, which comes when it is wanted.
pub struct Fetch {
    /// It is on its way.
    pub coming: &'static str,
    /// It did not come.
    pub missing: &'static str,
    /// It did not come, for this reason.
    pub missing_because: fn(Cause) -> String,
    /// Asks for it once more.
    pub retry: &'static str,
}

/// A game on the first page.
pub struct Pitch {
    /// Its title, whatever the edition.
    pub title: &'static str,
    /// Over its title.
    pub over: &'static str,
    /// Introduction, in two sentences.
    pub about: &'static str,
    /// Facts at a glance: players, length, opponents.
    pub facts: [&'static str; 3],
}

/// The list of saved games.
pub struct Saved {
    /// The heading.
    pub title: &'static str,
    /// Number of them.
    pub count: fn(usize) -> String,
    /// There are none.
    pub none: &'static str,
    /// Advice in that case.
    pub none_note: &'static str,
    /// Opens a game.
    pub open: &'static str,
    /// Shows the result of a finished game.
    pub result: &'static str,
    /// Gives a game a title.
    pub rename: &'static str,
    /// Field: the title.
    pub title_of: &'static str,
    /// The title may be empty.
    pub title_note: &'static str,
    /// Keeps the title.
    pub keep: &'static str,
    /// Downloads a game.
    pub export: &'static str,
    /// Downloads all games.
    pub export_all: &'static str,
    /// Takes a file in.
    pub import: &'static str,
    /// Says that files can be dropped.
    pub drop: &'static str,
    /// Shown while a file hangs over the page.
    pub drop_now: &'static str,
    /// Deletes a game.
    pub delete: &'static str,
    /// A game was deleted; its title.
    pub deleted: fn(title: &str) -> String,
    /// Brings it back.
    pub undo: &'static str,
    /// It is back.
    pub undone: &'static str,
    /// A game of an edition, known by its key: the game's name, with what tells the edition.
    pub edition: fn(game: &str, edition: &str) -> String,
    /// Number of expansions and variants that are in play.
    pub additions: fn(u8) -> String,
    /// The round.
    pub round: fn(u16) -> String,
    /// Before the first round.
    pub opening: &'static str,
    /// It has ended; who won.
    pub over: fn(names: &str) -> String,
    /// Moves were taken back beyond the rules.
    pub practice: &'static str,
    /// The score next to a name.
    pub score: fn(i32) -> String,
    /// Opponent that the rules of a game play.
    pub automa: fn(Automa) -> &'static str,
    /// When it was last played: the date as the browser writes it.
    pub played: fn(date: &str) -> String,
    /// A damaged game.
    pub damaged: &'static str,
    /// Note on the effect.
    pub damaged_note: &'static str,
    /// A game from a newer version.
    pub newer: &'static str,
    /// Note on the effect.
    pub newer_note: &'static str,
    /// Downloads the text as it is.
    pub export_raw: &'static str,
    /// So many games were taken in.
    pub imported: fn(usize) -> String,
    /// They are only in memory.
    pub imported_memory: &'static str,
    /// So many of them lay here already.
    pub imported_known: fn(usize) -> String,
    /// So many could not be read.
    pub imported_bad: fn(usize) -> String,
    /// There was no room for so many.
    pub imported_no_room: fn(usize) -> String,
    /// They are gone again.
    pub import_undone: &'static str,
    /// A file is being read: hundredths.
    pub reading: fn(usize) -> String,
    /// Its games are being looked at: so many of so many.
    pub checking: fn(usize, usize) -> String,
    /// They are being stored.
    pub storing: fn(usize, usize) -> String,
    /// Stops that.
    pub stop: &'static str,
    /// Forecast of an import: the games that can be taken, and those that fit.
    pub forecast: fn(games: usize, fit: usize) -> String,
    /// Takes so many in.
    pub take_in: fn(usize) -> String,
    /// Leaves them.
    pub leave: &'static str,
    /// Label of the choices of which games are shown.
    pub which: &'static str,
    /// Games of every kind.
    pub any_game: &'static str,
    /// Running and finished; running; finished.
    pub stages: [&'static str; 3],
    /// Of any age; not played for a month, half a year, a year.
    pub ages: [&'static str; 4],
    /// So many of so many are shown.
    pub chosen: fn(usize, usize) -> String,
    /// Deletes those that are shown, so many.
    pub delete_these: fn(usize) -> String,
    /// So many were deleted.
    pub deleted_many: fn(usize) -> String,
    /// They are back.
    pub undone_many: fn(usize) -> String,
    /// Shows so many more.
    pub more: fn(usize) -> String,
    /// The file was refused; the file's name.
    pub refused: fn(file: &str) -> String,
    /// It is no file of this program.
    pub not_ours: &'static str,
    /// It is from a newer version.
    pub file_newer: &'static str,
    /// It is damaged at a field.
    pub file_damaged: &'static str,
    /// It cannot be read at all.
    pub unreadable: &'static str,
    /// Nothing was changed.
    pub nothing_changed: &'static str,
    /// Label before the technical reason.
    pub reason: &'static str,
}

/// The state of the storage.
pub struct Store {
    /// There is no storage.
    pub unavailable: &'static str,
    /// The storage is full.
    pub full: &'static str,
    /// It soon will be: the hundredths that are taken, and how many more finished games there is room for.
    pub nearly: fn(percent: usize, games: usize) -> String,
}

/// The settings.
pub struct Settings {
    /// The heading.
    pub title: &'static str,
    /// Heading: language and look.
    pub look: &'static str,
    /// Heading: how play goes.
    pub play: &'static str,
    /// Heading: controls.
    pub controls: &'static str,
    /// Heading: saved games and storage.
    pub storage: &'static str,
    /// Heading: the program.
    pub about: &'static str,
    /// Note on the size that the setting adds to, and its limit.
    pub text_note: &'static str,
    /// Note on the effect.
    pub pace_note: &'static str,
    /// Note on the effect.
    pub thinking_note: &'static str,
    /// Note on the effect.
    pub motion_note: &'static str,
    /// Note on the effect.
    pub confirm_note: &'static str,
    /// Note on the letters.
    pub aids_note: &'static str,
    /// When the screen stays awake while a game waits: the question, its answers, what they mean.
    pub awake: &'static str,
    pub awakes: [&'static str; 3],
    pub awake_note: &'static str,
    /// The browser cannot do that.
    pub no_awake: &'static str,
    /// Note on the shortcuts.
    pub shortcuts_note: &'static str,
    /// Note on that moment.
    pub undo_time_note: &'static str,
    /// Number of games that are kept here.
    pub games: fn(usize) -> String,
    /// The storage works.
    pub works: &'static str,
    /// The browser keeps the storage for good.
    pub for_good: &'static str,
    /// The browser may clear it.
    pub while_used: &'static str,
    /// Asks the browser to keep it.
    pub ask: &'static str,
    /// To the saved games.
    pub saved: &'static str,
    /// The version.
    pub version: fn(&str) -> String,
    /// The licence.
    pub licence: &'static str,
    /// Leads to the parts by others and their licences.
    pub licences: &'static str,
    /// The unofficial notice.
    pub unofficial: &'static str,
    /// Note on the data that leave this device.
    pub privacy: &'static str,
    /// Puts all preferences back.
    pub reset: &'static str,
    /// Note on the data that stay.
    pub reset_note: &'static str,
    /// They are back.
    pub was_reset: &'static str,
    /// Measures random play in a worker.
    pub measure: &'static str,
    /// Note on the use of it.
    pub measure_note: &'static str,
    /// It is being measured.
    pub measuring: &'static str,
    /// Random games and choices per second, and playouts of a Master.
    pub measured: fn(u64, u64, u64) -> String,
    /// The worker gave no figures.
    pub measure_failed: &'static str,
}

/// Offline play, new versions, installing.
pub struct Pwa {
    /// Everything is kept: the game works without a network.
    pub ready: &'static str,
    /// It is being kept.
    pub preparing: &'static str,
    /// Some files are missing.
    pub missing: &'static str,
    /// The browser cannot keep the program.
    pub impossible: &'static str,
    /// A new version waits, during a game.
    pub later: &'static str,
    /// A new version waits, outside a game.
    pub now: &'static str,
    /// Takes it.
    pub reload: &'static str,
    /// Other tabs still play with the old one.
    pub blocked: fn(u32) -> String,
    /// Puts the bar away for this visit.
    pub not_now: &'static str,
    /// Offers to install.
    pub offer: &'static str,
    /// Installs.
    pub install: &'static str,
    /// Never offers it again.
    pub never: &'static str,
    /// Shows how, where the browser has no button for it.
    pub how: &'static str,
    /// Heading of the steps.
    pub steps_title: &'static str,
    /// The steps on an iPhone or iPad.
    pub steps: [&'static str; 3],
}
