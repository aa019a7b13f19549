//! Files of one saved game or of all of them, and storing several games as one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::import::{Bundle, CheckedSave, Import, ImportFault, ImportProgress, Imported};
use super::index::Index;
use super::{Entry, FORMAT, SaveStorage, SaveSummary, Saves, StoreFault, key};

use game_core::json;

/// The key under which the games of a slice lie together until each is stored under its own.
pub const IMPORT_KEY: &str = "sobremesa.importing";

/// Games that are being stored. They are written at once, so that a page which ends in the middle leaves all of them
/// or none.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PendingGames {
    format: u16,
    /// The texts by the games' keys.
    games: BTreeMap<String, String>,
}

impl<C: SaveStorage> Saves<C> {
    /// One game as a file.
    pub fn export(&self, id: &str) -> Option<String> {
        let text = self.raw(id)?;
        Some(json::pretty(&text).unwrap_or(text))
    }

    /// Every readable game as one file. Broken ones are exported one by one.
    pub fn export_all(&self) -> String {
        let readable = self.index.keys().filter(|id| self.load(id).is_ok());
        let games: Vec<String> = readable.filter_map(|id| self.raw(id)).collect();
        json::pretty(&Bundle::write(&games)).expect("invariant: readable games are JSON")
    }

    /// Takes a whole file in, for those whom nobody waits for. `accept` checks that a save can be played on; `name`
    /// makes a fresh key for each.
    ///
    /// # Errors
    /// See [`ImportFault`]; nothing has changed then.
    pub fn import(
        &mut self,
        text: &str,
        accept: impl Fn(&SaveSummary, &str) -> Result<(), String>,
        mut name: impl FnMut() -> String,
    ) -> Result<Imported, ImportFault> {
        let mut import = Import::begin(text.to_owned(), self);
        let check = |summary: &SaveSummary, save: &str| match accept(summary, save) {
            Ok(()) => CheckedSave::Good(save.to_owned()),
            Err(problem) => CheckedSave::Bad(problem),
        };
        while import.advance(check)? != ImportProgress::Checked {}
        let mut imported = Imported::default();
        while let Some(slice) = self.take_in(&mut import, &mut name) {
            imported.ids.extend(slice.ids);
            imported.fault = slice.fault.or(imported.fault);
            if slice.fault.is_some() {
                break;
            }
        }
        Ok(imported)
    }

    /// Stores new games, all or none should the page end before it is done. The keys of all of them, and why some lie
    /// in memory only.
    pub(super) fn store_together(
        &mut self,
        games: &[(&str, &SaveSummary, &str)],
    ) -> (Vec<String>, Option<StoreFault>) {
        let mut is_pending = games.len() > 1 && self.begin_import(games);
        let mut fault = None;
        for &(id, summary, save) in games {
            let mut outcome = self.store_unnoted(id, summary.clone(), save);
            if outcome.is_err() && std::mem::take(&mut is_pending) {
                // Lying together they take the room twice; what does not come in is told.
                self.end_import();
                outcome = self.store_unnoted(id, summary.clone(), save);
            }
            fault = outcome.err().or(fault);
        }
        if is_pending {
            self.end_import();
        }
        let ids: Vec<String> = games.iter().map(|(id, ..)| (*id).to_owned()).collect();
        self.note_in_index(&ids);
        (ids, fault)
    }

    /// Lays the games of a file together; whether there was room.
    fn begin_import(&mut self, games: &[(&str, &SaveSummary, &str)]) -> bool {
        let text = |summary: &SaveSummary, save: &str| {
            let summary = SaveSummary { revision: 1, ..summary.clone() };
            Entry::write(&summary, save)
        };
        let games = games.iter().map(|(id, summary, save)| ((*id).to_owned(), text(summary, save))).collect();
        self.storage.put(IMPORT_KEY, &json::write(&PendingGames { format: FORMAT, games })).is_ok()
    }

    /// The games lie under their own keys, or in memory.
    fn end_import(&mut self) {
        // If it stays, the next page finds the games stored and removes it.
        let _ = self.storage.remove(IMPORT_KEY);
    }

    /// Stores what is missing of an import that the page before could not end.
    pub(super) fn finish_import(&mut self) {
        let text = self.storage.get(IMPORT_KEY).ok().flatten();
        let pending = text.and_then(|text| json::read::<PendingGames>(&text).ok());
        let Some(PendingGames { games, .. }) = pending.filter(|pending| pending.format == FORMAT) else {
            return;
        };
        let mut is_done = true;
        for (id, text) in games {
            let outcome = match self.storage.get(&key(&id)) {
                Ok(None) => self.storage.put(&key(&id), &text),
                there => there.map(drop),
            };
            if let Err(error) = outcome {
                self.memory.insert(id, text);
                self.note(Err(error));
                is_done = false;
            }
        }
        if is_done {
            self.end_import();
        }
    }

    /// Brings the index up to date with what is known of these games.
    pub(super) fn note_in_index(&mut self, ids: &[String]) {
        let texts: Vec<Option<String>> = ids.iter().map(|id| self.raw(id)).collect();
        let line = |(id, text): (&String, &Option<String>)| {
            let summary = self.index.get(id).cloned();
            (id.clone(), summary.zip(text.clone()))
        };
        let lines: Vec<_> = ids.iter().zip(&texts).map(line).collect();
        Index::update(&mut self.storage, &lines);
    }
}

impl Bundle {
    /// The text of a file of many games.
    fn write(games: &[String]) -> String {
        let games = games.join(",");
        format!("{{\"sobremesa\":\"{}\",\"format\":{FORMAT},\"games\":[{games}]}}", Bundle::KIND)
    }
}
