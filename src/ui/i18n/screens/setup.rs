//! Texts of the set-up page.

use session::share::ShareError;

/// Setting a table.
pub struct Setup {
    /// The heading.
    pub title: fn(game: &str) -> String,
    /// Heading of the seats.
    pub seats: &'static str,
    /// Said once about opponents: what they never do.
    pub fair: &'static str,
    /// Field: the name at a seat.
    pub name_of: fn(usize) -> String,
    /// Field: who plays a seat.
    pub who_of: fn(usize) -> String,
    /// A person at this device.
    pub person: &'static str,
    /// Note on a person at a seat.
    pub person_note: &'static str,
    /// The same when there are several.
    pub people_note: &'static str,
    /// The levels, weakest first: name and honest note.
    pub levels: [Level; 8],
    /// Field: the style of the opponent at a seat.
    pub style_of: fn(usize) -> String,
    /// An opponent without a style.
    pub plain: &'static str,
    /// The styles in their order: name and what it shows in.
    pub styles: [Level; 3],
    /// Level suggested by so many of the person's last finished games.
    pub suggests: fn(games: usize, level: &str) -> String,
    /// Gives all opponents that level.
    pub take_suggestion: fn(level: &str) -> String,
    /// A level's strength: how often, in percent, it wins alone against so many
    /// of the named level below.
    pub beats: fn(below: &str, percent: u8, rivals: u8) -> String,
    /// Points that a level scores on average against opponents of the level of this name, and theirs.
    pub scores: fn(against: &str, points: [u8; 2]) -> String,
    /// The same as [`Setup::beats`] against what plays by the rules.
    pub beats_rule: fn(rule: &str, percent: u8) -> String,
    /// Said of a seat that the rules play.
    pub by_rule: &'static str,
    /// That this was counted in another edition, or without or with an
    /// expansion.
    pub measured: fn(table: &str) -> String,
    /// Names for people, seat by seat.
    pub people: [&'static str; 8],
    /// Names for opponents, seat by seat.
    pub opponents: [&'static str; 8],
    /// Adds a seat.
    pub add: &'static str,
    /// Takes a seat away.
    pub remove: fn(name: &str) -> String,
    /// Moves a seat forward in the order of play.
    pub earlier: fn(name: &str) -> String,
    /// Mixes the order of the seats.
    pub shuffle: &'static str,
    /// Announced when the seats were mixed: the new order.
    pub shuffled: fn(names: &str) -> String,
    /// Joins names in a list.
    pub join: &'static str,
    /// Heading: who begins.
    pub first: &'static str,
    /// That is drawn by lot.
    pub first_drawn: &'static str,
    /// Note on the first seat.
    pub first_note: &'static str,
    /// Heading of the editions.
    pub edition: &'static str,
    /// Heading of the options.
    pub options: &'static str,
    /// Name of the buttons that set several options at once.
    pub presets: &'static str,
    /// Heading of what few people touch.
    pub fine: &'static str,
    /// Field: the seed.
    pub seed: &'static str,
    /// Note on the seed.
    pub seed_note: &'static str,
    /// Shown in the empty seed field.
    pub seed_empty: &'static str,
    /// The seed is no number.
    pub seed_wrong: &'static str,
    /// Starts the game.
    pub start: &'static str,
    /// Copies a link to this set-up.
    pub share: &'static str,
    /// The link was copied.
    pub copied: &'static str,
    /// It could not be copied; the link follows for copying by hand.
    pub copy_by_hand: &'static str,
    /// Note on the link, next to the button.
    pub share_note: &'static str,
    /// Heading over a set-up that came by link.
    pub came: &'static str,
    /// Content of such a set-up, before anything starts.
    pub came_note: &'static str,
    /// Makes the shared set-up one's own.
    pub came_change: &'static str,
    /// A link that cannot be used; the precise reason follows.
    pub bad_link: &'static str,
    /// Advice on it.
    pub bad_link_note: &'static str,
    /// Why a link cannot be used.
    pub link_error: fn(&ShareError) -> String,
    /// Heading over a finished game that came by link.
    pub course: &'static str,
    /// Note on looking at it.
    pub course_note: &'static str,
    /// Looks at it.
    pub course_look: &'static str,
    /// A game that does not exist here.
    pub no_game: fn(key: &str) -> String,
    /// One line on what will be played: seats and people. What is special
    /// about two seats follows behind it.
    pub summary: fn(seats: usize, people: usize) -> String,
    /// Two sentences, one after the other.
    pub and: fn(&str, &str) -> String,
    /// The table as a picture, told in words.
    pub table: fn(names: &str) -> String,
    /// Mark on the smaller plate of a seat that begins.
    pub begins: &'static str,
    /// The configuration was refused; the reason follows.
    pub refused: &'static str,
}

/// A level or a style of opponents.
pub struct Level {
    pub name: &'static str,
    /// Note on it.
    pub note: &'static str,
}
