//! Fetches the lessons of a game, once for the life of the page.

use std::cell::RefCell;
use std::rc::Rc;

use serde::Deserialize;
use serde_json::value::RawValue;
use sobremesa::session::lesson::Said;

use crate::app::site;

/// A lesson as it comes: its key, and the text of its file.
#[derive(Deserialize)]
pub struct Entry {
    /// Its key, which is its own in its game.
    pub key: String,
    /// What the game reads.
    pub lesson: Box<RawValue>,
}

/// What the list shows of a lesson.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// Its name.
    pub title: Said,
    /// What one can do afterwards.
    pub about: Said,
}

impl Entry {
    /// What the list shows of it; `None` if it is not a lesson.
    pub fn head(&self) -> Option<Head> {
        serde_json::from_str(self.lesson.get()).ok()
    }
}

/// The lessons of a game, in their order.
pub type Shelf = Rc<Vec<Entry>>;

thread_local! {
    static HERE: RefCell<Vec<(&'static str, Shelf)>> = const { RefCell::new(Vec::new()) };
}

/// The lessons of a game, if they have come.
pub fn shelf(game: &str) -> Option<Shelf> {
    HERE.with_borrow(|here| here.iter().find(|(of, _)| *of == game).map(|(_, shelf)| shelf.clone()))
}

/// Fetches the lessons of a game unless they are here; whether they came.
pub async fn fetch(game: &'static str) -> bool {
    if shelf(game).is_some() {
        return true;
    }
    let text = site::text(&format!("lessons/{game}.json")).await;
    let entries: Option<Vec<Entry>> = text.and_then(|text| serde_json::from_str(&text).ok());
    let came = entries.is_some();
    if let Some(entries) = entries {
        // A second copy, when two have waited, is never looked at.
        HERE.with_borrow_mut(|here| here.push((game, Rc::new(entries))));
    }
    came
}
