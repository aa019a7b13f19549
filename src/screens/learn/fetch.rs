//! Fetches the lessons of a game, once for the life of the page.

use futures_util::future::join;
use serde::Deserialize;
use serde_json::value::RawValue;
use session::lesson::MessageId;

use crate::fetch::fetch_topic;

use ui::i18n::lessons_of;
use ui::prefs::Prefs;
use ui::site;

/// A lesson as it comes: its key, and the text of its file.
#[derive(Deserialize)]
pub struct LessonEntry {
    /// Its key, which is its own in its game.
    pub key: String,
    /// Lesson as the game reads it.
    pub lesson: Box<RawValue>,
}

/// Entry of a lesson in the list.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// Its name.
    pub title: MessageId,
    /// Goal of the lesson.
    pub about: MessageId,
    /// True if it is about more than a first game has.
    #[serde(default)]
    pub later: bool,
}

impl LessonEntry {
    /// Returns its entry in the list; `None` if it is not a lesson.
    pub fn head(&self) -> Option<Head> {
        serde_json::from_str(self.lesson.get()).ok()
    }
}

/// The lessons of a game in their order, if they have come.
pub fn shelf(game: &str) -> Option<Vec<LessonEntry>> {
    serde_json::from_str(&site::here(&address(game))?).ok()
}

/// Fetches the lessons of a game and what they say, unless they are here; whether they came.
pub async fn fetch(game: &'static str, prefs: Prefs) -> bool {
    let (lessons, words) = join(fetch_steps(game), fetch_topic(lessons_of(game), prefs)).await;
    lessons && words.is_ok()
}

async fn fetch_steps(game: &str) -> bool {
    site::fetch(&address(game)).await && shelf(game).is_some()
}

/// Relative, so that the page runs under any address.
fn address(game: &str) -> String {
    format!("lessons/{game}.json")
}
