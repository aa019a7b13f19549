//! The index: the summaries of all readable games under one key, each with a mark
//! of the text it was taken from. A summary whose mark does not fit is stale.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::core::json;
use crate::core::record::mark;

use super::{FORMAT, INDEX_KEY, SaveStorage, SaveSummary};

/// The summaries by the games' keys.
#[derive(Default, Serialize, Deserialize)]
pub struct Index {
    format: u16,
    games: BTreeMap<String, Line>,
}

#[derive(Serialize, Deserialize)]
struct Line {
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

    /// Notes a game, or forgets it, and leaves all others as another tab may
    /// have noted them. The index is only a shortcut: if it cannot be written
    /// it is dropped rather than left stale.
    pub fn update(storage: &mut impl SaveStorage, id: &str, game: Option<(&SaveSummary, &str)>) {
        let mut index = Index { format: FORMAT, ..Index::read(storage) };
        match game {
            Some((summary, text)) => {
                index.games.insert(id.to_owned(), Line { mark: mark(text), summary: summary.clone() })
            }
            None => index.games.remove(id),
        };
        if storage.set(INDEX_KEY, &json::write(&index)).is_err() {
            // A closed storage has no stale index either.
            let _ = storage.remove(INDEX_KEY);
        }
    }
}
