//! The index: the summaries of readable games under one key, each with a mark
//! of the text it was taken from. A summary whose mark does not fit is stale.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use game_core::json;
use game_core::record::mark;

use super::{FORMAT, INDEX_KEY, SaveStorage, SaveSummary};

/// The longest text that is read as quickly as a line of the index, in bytes.
const SHORT: usize = 4096;

/// The summaries by the games' keys.
#[derive(Default, Serialize, Deserialize)]
pub struct Index {
    format: u16,
    games: BTreeMap<String, IndexLine>,
}

#[derive(Serialize, Deserialize)]
struct IndexLine {
    mark: String,
    summary: SaveSummary,
}

impl Index {
    /// The index as it lies there; empty if it is missing, damaged or foreign.
    pub fn read(storage: &impl SaveStorage) -> Index {
        let text = storage.get(INDEX_KEY).ok().flatten();
        let index = text.and_then(|text| json::read::<Index>(&text).ok());
        index.filter(|index| index.format == FORMAT).unwrap_or_default()
    }

    /// The summary of the game `id`, if it was taken from this very `text`.
    pub fn summary(&self, id: &str, text: &str) -> Option<&SaveSummary> {
        self.games.get(id).filter(|line| line.mark == mark(text)).map(|line| &line.summary)
    }

    /// Notes games, or forgets them, and leaves all others as another tab may have noted them. The index is only a
    /// shortcut: if it cannot be written it is dropped rather than left stale.
    ///
    /// What is short is not noted, finished games above all: their texts are read as quickly as this one, and thousands
    /// of lines would take the room that they save.
    pub fn update(storage: &mut impl SaveStorage, games: &[(String, Option<(SaveSummary, String)>)]) {
        let mut index = Index { format: FORMAT, ..Index::read(storage) };
        let mut is_changed = false;
        for (id, game) in games {
            is_changed |= match game.as_ref().filter(|(_, text)| text.len() > SHORT) {
                Some((summary, text)) => {
                    let line = IndexLine { mark: mark(text), summary: summary.clone() };
                    index.games.insert(id.clone(), line);
                    true
                }
                None => index.games.remove(id).is_some(),
            };
        }
        if is_changed && storage.set(INDEX_KEY, &json::write(&index)).is_err() {
            // A closed storage has no stale index either.
            let _ = storage.remove(INDEX_KEY);
        }
    }
}
