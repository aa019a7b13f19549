//! Reads the game of a document, and the options of a new one.

use serde_json::{Map, Value, json};

use super::args::ConfigArgs;
use super::fault::{Code, Fault};
use super::files;
use super::games::{TABLES, table};
use super::table::{Form, Live, PlayableGame};
use super::text::{parse, value};
use game_core::{Seat, Viewer};

/// Reads a game from a file or standard input.
///
/// # Errors
/// What cannot be read, is no document, or cannot be.
pub fn open(game: Option<&str>, path: &str) -> Result<Box<dyn Live>, Fault> {
    document(game, &files::read(path)?)
}

/// Reads a game from text.
///
/// # Errors
/// What is no document, or cannot be.
pub fn document(game: Option<&str>, text: &str) -> Result<Box<dyn Live>, Fault> {
    let document = value(text)?;
    // A record has one of these two fields, a position neither.
    match document.get("format").is_none() && document.get("snapshot").is_none() {
        true => position(game, text),
        false => record(game, text),
    }
}

/// Reads a record: of the game that it names.
///
/// # Errors
/// Another game than the one asked for, or a record that cannot be.
pub fn record(game: Option<&str>, text: &str) -> Result<Box<dyn Live>, Fault> {
    let document = value(text)?;
    let named = document.get("game").and_then(Value::as_str);
    if let (Some(wanted), Some(named)) = (game, named)
        && wanted != named
    {
        let problem = format!("the record is of {named:?}, not of {wanted:?}");
        return Err(Fault::new(Code::Unknown, problem).within("game"));
    }
    table(named.or(game))?.open(Form::Record, text)
}

/// Reads a position: of the game asked for, otherwise of the only one whose
/// fields it has, or that could look like this.
///
/// # Errors
/// A position that cannot be, or that several games could look like.
pub fn position(game: Option<&str>, text: &str) -> Result<Box<dyn Live>, Fault> {
    if game.is_some() {
        return table(game)?.open(Form::Position, text);
    }
    let fits: Vec<&dyn PlayableGame> =
        TABLES.iter().copied().filter(|table| table.has_fields_of(text)).collect();
    if let [only] = fits[..] {
        return only.open(Form::Position, text);
    }
    let mut sound = fits.iter().filter_map(|table| table.open(Form::Position, text).ok());
    match (sound.next(), sound.next()) {
        (Some(only), None) => Ok(only),
        (Some(one), Some(other)) => {
            let problem = format!("looks like {} and like {}; name the game", one.game(), other.game());
            Err(Fault::new(Code::Unknown, problem).within("game"))
        }
        (None, _) => {
            let usual = table(None)?;
            usual.open(Form::Position, text).map_err(|fault| {
                let message = format!("{} (read as {}, as no game is named)", fault.message, usual.id());
                Fault { message, ..fault }
            })
        }
    }
}

/// Reads a seat's number, or `public`.
///
/// # Errors
/// Anything else.
pub fn viewer(word: &str) -> Result<Viewer, Fault> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    let problem = || Fault::new(Code::Malformed, format!("a seat's number from 0, or public; not {word:?}"));
    word.parse().map(|seat| Viewer::Seat(Seat(seat))).map_err(|_| problem().within("seat"))
}

/// Options from the command line, as part of a configuration.
///
/// # Errors
/// Choices that are not `FIELD=VALUE`, or a file that is no JSON object.
pub fn chosen(args: &ConfigArgs, players: Option<u8>) -> Result<Value, Fault> {
    let mut map = match &args.config {
        Some(path) => parse::<Map<String, Value>>(&files::read(path)?).map_err(|fault| fault.within(path))?,
        None => Map::new(),
    };
    if let Some(players) = players {
        map.insert("players".into(), json!(players));
    }
    for option in &args.options {
        let Some((field, value)) = option.split_once('=') else {
            let problem = format!("FIELD=VALUE, such as players=3; not {option:?}");
            return Err(Fault::new(Code::Malformed, problem).within("option"));
        };
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        put(&mut map, field, value)?;
    }
    Ok(Value::Object(map))
}

/// Puts a value at a dotted path.
fn put(map: &mut Map<String, Value>, path: &str, value: Value) -> Result<(), Fault> {
    let Some((outer, inner)) = path.split_once('.') else {
        map.insert(path.to_owned(), value);
        return Ok(());
    };
    match map.entry(outer).or_insert_with(|| json!({})) {
        Value::Object(deeper) => put(deeper, inner, value),
        _ => Err(Fault::new(Code::Malformed, "is not a group of options").within(outer)),
    }
}
