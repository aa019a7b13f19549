//! Saved games: as the page keeps them, and in files.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use game_core::record::fingerprint;
use game_core::{Viewer, json};
use games::{Visitor, with_game};
use referee::games::table;
use referee::table::Form;
use serde_json::Value;
use session::Seated;
use session::save::Save;
use session::saves::{Bundle, Entry, Item, SaveStorage, SaveSummary, Saves, StorageError};

use super::{Fate, any, text};

/// A table as it is stored. The fingerprint in it is mended as well: it guards against damage, and nothing
/// behind it would be reached.
pub fn save(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    let as_it_is = open(text);
    if as_it_is == Fate::Read {
        return Fate::Read;
    }
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return Fate::Refused };
    let Some(record) = value.get_mut("record").and_then(Value::as_object_mut) else { return Fate::Refused };
    let Some(snapshot) = record.get("snapshot") else { return Fate::Refused };
    record.insert("hash".to_owned(), fingerprint_of(snapshot).into());
    open(&value.to_string())
}

/// The fingerprint that a position has once it is read; any text if it is none.
fn fingerprint_of(snapshot: &Value) -> String {
    fn of<G: Seated>(snapshot: &Value) -> Option<String> {
        json::read_value::<G::Position>(snapshot).ok().map(|position| fingerprint(&position))
    }
    super::every_game!(of, snapshot).into_iter().flatten().next().unwrap_or_default()
}

fn open(text: &str) -> Fate {
    struct Open<'a>(&'a str);
    impl Visitor for Open<'_> {
        type Output = Fate;
        fn visit<G: Seated>(self) -> Fate {
            open_as::<G>(self.0)
        }
    }
    let game = json::parse(text).ok().and_then(|save| save["record"]["game"].as_str().map(str::to_owned));
    with_game(game.as_deref().unwrap_or("san-juan"), Open(text)).unwrap_or(Fate::Refused)
}

fn open_as<G: Seated>(text: &str) -> Fate {
    let save = match Save::<G>::parse(text) {
        Ok(save) => save,
        Err(error) => {
            assert!(error.to_string().len() > 8, "{error}");
            return Fate::Refused;
        }
    };
    let written = save.to_json();
    let again = Save::<G>::parse(&written).unwrap_or_else(|error| panic!("what is written is read: {error}"));
    assert_eq!(again.to_json(), written);
    let record = json::write(&save.record);
    let referee = table(Some(G::ID)).expect("a game of ours").open(Form::Record, &record);
    let reopened = match save.reopen() {
        Ok(reopened) => reopened,
        Err(error) => {
            assert!(error.to_string().len() > 8, "{error}");
            return Fate::Refused;
        }
    };
    let live = referee.unwrap_or_else(|fault| panic!("the page opens what the referee refuses: {fault:?}"));
    let session = reopened.session;
    assert_eq!(live.history_lost(), reopened.history_lost);
    assert_eq!(live.view(Viewer::Public).expect("anybody").get(), json::write(&session.view(Viewer::Public)));
    assert_eq!(live.document(Form::Position).get(), json::write(&session.save().record.snapshot));
    let kept = session.save().to_json();
    let back = Save::<G>::parse(&kept).and_then(|save| save.reopen());
    let back = back.unwrap_or_else(|error| panic!("what is kept is opened again: {error}"));
    assert!(!back.history_lost || reopened.history_lost);
    assert_eq!(back.session.save().to_json(), kept);
    Fate::Read
}

/// Texts by their keys, seen from outside of what keeps them.
#[derive(Clone, Default)]
pub struct Shelf(pub Rc<RefCell<BTreeMap<String, String>>>);

impl SaveStorage for Shelf {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}

/// A library with one game in it.
pub fn shelf_with_one_game() -> (Saves<Shelf>, Shelf) {
    let shelf = Shelf::default();
    let mut saves = Saves::open(shelf.clone());
    let summary = SaveSummary { game: "san-juan".to_owned(), round: 3, ..SaveSummary::default() };
    saves.store("kept", summary, "{\"any\":1}").expect("room");
    (saves, shelf)
}

/// A file of one saved game or of many.
pub fn bundle(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    any([take_in(text, true), take_in(text, false)])
}

/// Takes a file in, while the page refuses what it could not open, or takes anything.
fn take_in(text: &str, any_game: bool) -> Fate {
    let (mut saves, shelf) = shelf_with_one_game();
    let (listed, texts) = (saves.list(), shelf.0.borrow().clone());
    let mut count = 0;
    let name = || {
        count += 1;
        // Padded: names sort in the order in which they were given.
        format!("i{count:05}")
    };
    let accept = |summary: &SaveSummary, save: &str| {
        if any_game || summary.game == "san-juan" { Ok(()) } else { Err(save.to_owned()) }
    };
    let imported = match saves.import(text, accept, name) {
        Ok(imported) => imported,
        Err(fault) => {
            assert!(fault.to_string().len() > 8, "{fault}");
            assert_eq!(
                (saves.list(), &*shelf.0.borrow()),
                (listed, &texts),
                "a refused file changed something"
            );
            return Fate::Refused;
        }
    };
    assert_eq!(imported.fault, None);
    assert!(saves.list().iter().all(|item| matches!(item, Item::Game { .. })), "taken in, and broken");
    assert_eq!(saves.list().len(), listed.len() + imported.ids.len());
    for (key, text) in &texts {
        let is_index = !key.starts_with("sobremesa.save.");
        assert!(is_index || shelf.0.borrow().get(key) == Some(text), "{key} was touched");
    }
    // What came is what goes out again.
    // Of a file in which some games cannot be read, or one stands twice, the others were taken.
    let came = match Bundle::read(text) {
        Ok(came) if came.len() == imported.ids.len() => came,
        _ => return Fate::Read,
    };
    let gone = Bundle::read(&saves.export_all()).unwrap_or_else(|fault| panic!("our own file: {fault}"));
    let value = |entry: &Entry| rounded(serde_json::from_str(entry.save()).expect("JSON"));
    assert_eq!(
        gone[..came.len()].iter().map(value).collect::<Vec<_>>(),
        came.iter().map(value).collect::<Vec<_>>()
    );
    Fate::Read
}

/// The same with numbers that are not whole, or too long for 64 bits, to twelve digits: no save that the page opens
/// holds one, and the last digits of a fraction may change when it is read and written.
fn rounded(value: Value) -> Value {
    match value {
        Value::Number(number) if number.is_f64() => {
            format!("{:.11e}", number.as_f64().unwrap_or_default()).into()
        }
        Value::Array(items) => items.into_iter().map(rounded).collect(),
        Value::Object(fields) => fields.into_iter().map(|(name, field)| (name, rounded(field))).collect(),
        other => other,
    }
}
