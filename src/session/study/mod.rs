//! Studies: any position edited into being, played on from, handed on as a link.
//!
//! Editing works on the text of a position (`docs/positions.md`). A game describes it as a tree of fields
//! ([`PositionEditor::tree`]), out of the tables of its data; a change is made by path and checked by the game's own
//! reader, whose refusals name the field. There are no rules in here.
//!
//! | What | Where |
//! |---|---|
//! | fields, and what can stand in them | [`tree`] |
//! | what they are about | [`label`] |
//! | changing JSON by a path | [`edit`] |
//! | the description of each game | `study` in the package of the game |
//! | links | [`link`] |
//! | going back and forth | [`history`] |
//!
//! Deliberately absent: words.

pub mod edit;
pub mod history;
pub mod label;
pub mod link;
pub mod tree;

use std::fmt;

use game_core::json::{self, JsonError, RawFields, Value};
use game_core::{Flaw, Game, Mute, PositionError, RuleId, Seat, Viewer};

use super::auto_answer::AutoAnswer;
use super::blind::{imagine, nonce};
use super::player::{Player, TableSetup};
use super::table::{Session, SetupError};
use tree::{Edit, Group, TextOnly};

/// A game whose positions can be edited field by field.
pub trait PositionEditor: AutoAnswer {
    /// The fields that no control reaches, `[]` for any index, and why.
    const TEXT_ONLY: &'static [(&'static str, TextOnly)];

    /// The fields of a position. Of `game` come the pieces that there are.
    fn tree(game: &Self, position: &Self::Position) -> Vec<Group>;

    /// The same position without what follows from the rest, and with the orders of piles left to
    /// [`PositionEditor::tree`]'s fields: so that a change in one place need not be repeated in another.
    fn loosened(position: Self::Position) -> Self::Position;

    /// The same position with nothing being resolved: the next choice of the round is to be made.
    fn at_rest(position: Self::Position) -> Self::Position;

    /// The position after a change at `path`, with what goes along with it.
    fn settled(position: Self::Position, _path: &str) -> Self::Position {
        position
    }

    /// Makes a change whose path is none of the JSON, such as that of a cell; `None` for all others.
    fn edited(_position: &Self::Position, _edit: &Edit) -> Option<Self::Position> {
        None
    }

    /// The path in the tree of what a refusal names.
    fn path_in_tree(_position: &Self::Position, path: &str) -> String {
        path.to_owned()
    }
}

/// Reason why a text is no position that can be, by the flaws of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused<F> {
    /// The field, such as `seats[1].coins`; empty for the text as a whole.
    pub path: String,
    pub problem: Problem<F>,
}

/// Problem with a text. As text it is a sentence in English.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem<F> {
    /// It is no JSON, or has not the form of a position.
    Form(JsonError),
    /// No game can look like this.
    Position(F),
    /// Nobody can sit down at it.
    Table(SetupError),
}

impl<F: Flaw> Problem<F> {
    /// The rules behind it.
    pub fn rules(&self) -> &'static [RuleId] {
        match self {
            Problem::Position(flaw) => flaw.rules(),
            Problem::Form(_) | Problem::Table(_) => &[],
        }
    }
}

impl<F: fmt::Display> fmt::Display for Problem<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Form(error) => f.write_str(&error.problem()),
            Problem::Position(flaw) => flaw.fmt(f),
            Problem::Table(error) => error.fmt(f),
        }
    }
}

impl<F> From<JsonError> for Refused<F> {
    fn from(error: JsonError) -> Self {
        Refused { path: error.path().to_owned(), problem: Problem::Form(error) }
    }
}

impl<F> From<PositionError<F>> for Refused<F> {
    fn from(error: PositionError<F>) -> Self {
        Refused { path: error.path, problem: Problem::Position(error.problem) }
    }
}

/// A text as far as it can be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked<F> {
    /// Its fields; none if it is not of the form of a position.
    pub tree: Vec<Group>,
    /// Reason why it is refused; its path is one of the tree's where that has the field.
    pub refused: Option<Refused<F>>,
}

/// The position of a new game.
///
/// # Errors
/// See [`SetupError`].
pub fn begin<G: PositionEditor>(setup: &TableSetup<G>) -> Result<String, SetupError> {
    let game = G::new(&setup.config).map_err(SetupError::Config)?;
    let state = game.setup(setup.seed, &mut Mute);
    Ok(text_of::<G>(G::loosened(game.position(&state))))
}

/// A position that came from somewhere else, to begin with; as it is where it cannot be read.
pub fn opened<G: PositionEditor>(text: &str) -> String {
    json::read(text).map_or_else(|_| text.to_owned(), |position| text_of::<G>(G::loosened(position)))
}

/// Reads a text: its kind, and its problem if it has one.
pub fn look<G: PositionEditor>(text: &str) -> Looked<G::Flaw> {
    let position: G::Position = match json::read(text) {
        Ok(position) => position,
        Err(error) => return Looked { tree: Vec::new(), refused: Some(error.into()) },
    };
    // In full: fields that are absent have a value all the same.
    let refused = G::from_position(&position).err().map(|error| {
        let error = Refused::from(error);
        Refused { path: G::path_in_tree(&position, &error.path), ..error }
    });
    let tree = config_of::<G>(&position).map_or_else(Vec::new, |game| G::tree(&game, &position));
    Looked { tree, refused }
}

/// The rule set of a position, whether the rest of it can be or not.
fn config_of<G: PositionEditor>(position: &G::Position) -> Option<G> {
    let config = tree::one(position).get("config").cloned()?;
    G::new(&json::read_value(&config).ok()?).ok()
}

/// The text after a change; the same text if it has not the form of a position.
pub fn edited<G: PositionEditor>(text: &str, edit: &Edit) -> String {
    let Ok(position) = json::read::<G::Position>(text) else { return text.to_owned() };
    if let Some(edited) = G::edited(&position, edit) {
        return text_of::<G>(G::settled(edited, &edit.path));
    }
    let mut value = tree::one(&position);
    edit::apply(&mut value, edit);
    match json::read_value::<G::Position>(&value) {
        Ok(position) => text_of::<G>(G::settled(position, &edit.path)),
        // What no position can hold is shown with its refusal, and can be taken back.
        Err(_) => laid_out(&value.to_string()),
    }
}

/// The text with nothing being resolved.
pub fn at_rest<G: PositionEditor>(text: &str) -> String {
    match json::read::<G::Position>(text) {
        Ok(position) => text_of::<G>(G::at_rest(position)),
        Err(_) => text.to_owned(),
    }
}

/// Returns the value at `path` when everything that a position leaves open has been drawn; `None` if the
/// position is refused.
pub fn drawn<G: PositionEditor>(text: &str, path: &str) -> Option<Value> {
    let position: G::Position = json::read(text).ok()?;
    let (game, state) = G::from_position(&position).ok()?;
    edit::at(&tree::one(&game.position(&state)), path).cloned()
}

/// The table of a position, everybody a person.
///
/// # Errors
/// Why the position is refused.
pub fn table<G: PositionEditor>(text: &str) -> Result<Session<G>, Refused<G::Flaw>> {
    let position: G::Position = json::read(text)?;
    let (game, _) = G::from_position(&position)?;
    let seats = Seat::all(game.seats()).map(|_| Player::person("")).collect();
    sit_down(&position, seats)
}

/// The practice table of a position.
///
/// # Errors
/// Why the position is refused, or who cannot sit down.
pub fn play<G: PositionEditor>(text: &str, seats: Vec<Player>) -> Result<Session<G>, Refused<G::Flaw>> {
    let position: G::Position = json::read(text)?;
    G::from_position(&position)?;
    let mut session = sit_down::<G>(&position, seats)?;
    session.marks.practice = true;
    Ok(session)
}

/// Sits down at a position that can be.
fn sit_down<G: PositionEditor>(
    position: &G::Position,
    seats: Vec<Player>,
) -> Result<Session<G>, Refused<G::Flaw>> {
    Session::at_position(position, seats)
        .map_err(|error| Refused { path: String::new(), problem: Problem::Table(error) })
}

impl<G: PositionEditor> Session<G> {
    /// A position of this game to begin a study with: all of it once the game is over; before, what `seat` may
    /// know, and the rest dealt anew.
    ///
    /// # Panics
    /// If `position` is greater than [`Session::len`].
    pub fn studied_at(&self, position: usize, seat: Seat) -> String {
        let state = self.state_at(position);
        if self.is_over() {
            return text_of::<G>(G::loosened(self.game.position(state)));
        }
        let imagined = imagine(&self.game, state, Viewer::Seat(seat), nonce(&self.game, state, seat));
        text_of::<G>(G::loosened(self.game.position(&imagined)))
    }

    /// The present position of a study's table.
    pub fn studied(&self) -> String {
        text_of::<G>(G::loosened(self.game.position(self.state())))
    }
}

fn text_of<G: Game>(position: G::Position) -> String {
    laid_out(&json::write(&position))
}

/// JSON with a line for each of its fields, and for each of their objects.
fn laid_out(text: &str) -> String {
    let Ok(fields) = RawFields::of(text) else { return text.to_owned() };
    let line = |(key, value): (&str, &str)| {
        let value = match serde_json::from_str::<Vec<&serde_json::value::RawValue>>(value) {
            Ok(list) if value.starts_with("[{") => {
                let lines: Vec<&str> = list.iter().map(|one| one.get()).collect();
                format!("[\n    {}\n  ]", lines.join(",\n    "))
            }
            _ => value.to_owned(),
        };
        format!("  {}: {value}", json::write(key))
    };
    let lines: Vec<String> = fields.iter().map(line).collect();
    format!("{{\n{}\n}}", lines.join(",\n"))
}
