//! The library: saved games in the browser's local storage, with signals for
//! the screens and a lock per game so that two tabs never write the same one.
//!
//! ```ignore
//! Library::provide();                               // once, in the app's root
//! let library = Library::get();                     // anywhere below: a Copy handle
//! let id = library.create(summary, &save_json);     // new game: its key, for #/table/<id>
//! let tab_lock = library.tab_lock(&id);             // ends with the reactive owner that asked
//! tab_lock.hold();                                  // Asking | Mine | Elsewhere | Lost, reactive
//! tab_lock.take_over();                             // only when the player asks
//! library.load(&id)?.save();                        // the session's JSON; load (again) once Mine
//! library.store(&id, summary, &save_json)?;         // after every decision; refused unless Mine
//! library.health();                                 // Kept | Unavailable | Full, reactive
//! library.export(&id);                              // the browser downloads a file
//! ```
//! The revision inside a summary is the library's own business: `store` fills it
//! in. A failed `store` (full, unavailable) has kept the game in memory: play
//! goes on, a banner tells, export works. `Overtaken` changed nothing: another
//! tab has the game, and its lock says `Lost`.

mod files;
mod keys;
mod records;
mod storage;
mod tab_lock;

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

use leptos::prelude::*;
use serde::Serialize;
use session::saves::{
    Entry, Fault, GameStage, Health, Import, Imported, Item, Removed, Room, SAVE_PREFIX, SaveSummary, Saves,
    StoreFault,
};

use super::fault;
use super::subscribers::release_subscribers;

pub use files::{Picked, download, download_blob, dropped_file, picked_file};
pub use keys::{elapsed_ms, followed_day, fresh_id, now_ms, random, today};
pub use records::{followed, keep, kept, note_day_late, note_end, raw};
pub use session::kept::Trouble;
pub use session::saves::review_key;
pub use storage::{LocalSaves, Persistence, ask_to_keep, kept_for_good, remembered};
pub use tab_lock::{GameHolder, TabLock};

/// Counts the games finished on this device, once each.
const FINISHED_KEY: &str = "sobremesa.finished";

/// Keeps a small fact of this device. What the storage refuses is told by a note; see
/// [`Library::unkept`].
pub fn remember(key: &str, value: &impl Serialize) {
    let is_kept = storage::write_down(key, value).is_ok();
    let Some(library) = HERE.get() else { return };
    if library.unkept.with_untracked(|keys| keys.contains(key)) == is_kept {
        library
            .unkept
            .update(|keys| _ = if is_kept { keys.remove(key) } else { keys.insert(key.to_owned()) });
    }
}

/// A handle to the saved games; there is one for the page.
#[derive(Clone, Copy)]
pub struct Library {
    saves: StoredValue<Saves<LocalSaves>>,
    /// The revision that this page last read or wrote, per game.
    revisions: StoredValue<BTreeMap<String, u64>>,
    tab_locks: StoredValue<BTreeMap<String, RwSignal<GameHolder>>>,
    items: RwSignal<Vec<Item>>,
    health: RwSignal<Health>,
    room: RwSignal<Room>,
    finished: RwSignal<u32>,
    unkept: RwSignal<BTreeSet<String>>,
    banners: RwSignal<usize>,
}

thread_local! {
    /// The one of this page. In no context: handlers and timers, which ask for it as well, have none.
    static HERE: Cell<Option<Library>> = const { Cell::new(None) };
}

impl Library {
    /// Opens the storage. Call once.
    pub fn provide() -> Library {
        let saves = Saves::open(LocalSaves);
        let library = Library {
            items: RwSignal::new(saves.list()),
            health: RwSignal::new(saves.health()),
            room: RwSignal::new(saves.room().unwrap_or_default()),
            saves: StoredValue::new(saves),
            revisions: StoredValue::default(),
            tab_locks: StoredValue::default(),
            finished: RwSignal::new(remembered(FINISHED_KEY).unwrap_or(0)),
            unkept: RwSignal::default(),
            banners: RwSignal::new(0),
        };
        storage::on_foreign_write(move |key| library.foreign_write(key));
        HERE.set(Some(library));
        library
    }

    /// The library of this page.
    pub fn get() -> Library {
        HERE.get().expect("invariant: the page provides it before anything is shown")
    }

    /// Forgets who has read any of this and is gone; see [`release_subscribers`].
    pub fn release_subscribers(self) {
        release_subscribers(self.items);
        release_subscribers(self.health);
        release_subscribers(self.room);
        release_subscribers(self.finished);
        release_subscribers(self.unkept);
        release_subscribers(self.banners);
    }

    /// Every saved game, the one written last first.
    pub fn items(self) -> RwSignal<Vec<Item>> {
        self.items
    }

    /// Checks whether what is written stays.
    pub fn health(self) -> RwSignal<Health> {
        self.health
    }

    /// Returns the room in the storage when a game was last begun, ended, deleted or taken in.
    pub fn room(self) -> RwSignal<Room> {
        self.room
    }

    /// The keys of small facts that the storage did not take: settings, what was solved, reviews.
    pub fn unkept(self) -> RwSignal<BTreeSet<String>> {
        self.unkept
    }

    /// For a view with a banner of its own about games that are not kept, as long as it is shown.
    pub fn has_banner(self) {
        self.banners.update(|count| *count += 1);
        on_cleanup(move || self.banners.update(|count| *count -= 1));
    }

    /// Returns true if a banner says that games are not kept; tracked.
    pub fn is_told(self) -> bool {
        self.health.get() != Health::Kept && self.banners.get() > 0
    }

    /// Number of games that were finished on this device.
    pub fn finished(self) -> RwSignal<u32> {
        self.finished
    }

    /// The game to continue: the unfinished one written last; tracked.
    pub fn latest(self) -> Option<(String, SaveSummary)> {
        self.items.with(|items| {
            items.iter().find_map(|item| match item {
                Item::Game { id, summary } if summary.stage == GameStage::Running => {
                    Some((id.clone(), summary.clone()))
                }
                _ => None,
            })
        })
    }

    /// A new game: stores it and returns its key. If the storage refuses, the
    /// game lives in memory and [`Library::health`] says so.
    pub fn create(self, summary: SaveSummary, save: &str) -> String {
        let id = fresh_id();
        self.create_as(&id, summary, save);
        id
    }

    /// The same under a key that nothing is kept under yet.
    pub fn create_as(self, id: &str, summary: SaveSummary, save: &str) {
        let now = now_ms();
        let summary = SaveSummary { begun_ms: now, written_ms: now, revision: 0, ..summary };
        // The health signal carries the refusal to every screen.
        let _ = self.write(id, summary, save);
        self.measure();
    }

    /// `key`, or the first of `key-2`, `key-3` … under which nothing is kept.
    pub fn free_key(self, key: &str) -> String {
        let others = (2..).map(|number| format!("{key}-{number}"));
        let mut keys = std::iter::once(key.to_owned()).chain(others);
        keys.find(|key| self.raw(key).is_none()).unwrap_or_else(fresh_id)
    }

    /// The readable games whose keys begin so: key and save.
    pub fn saves_of(self, key: &str) -> Vec<(String, String)> {
        let ids = self.items.with_untracked(|items| {
            items.iter().map(|item| item.id().to_owned()).filter(|id| id.starts_with(key)).collect::<Vec<_>>()
        });
        let save =
            |id: String| Some((self.saves.with_value(|saves| saves.load(&id)).ok()?.save().to_owned(), id));
        ids.into_iter().filter_map(save).map(|(save, id)| (id, save)).collect()
    }

    /// The game's summary and save.
    ///
    /// # Errors
    /// Missing, damaged, or from a newer version.
    pub fn load(self, id: &str) -> Result<Entry, Fault> {
        let entry = self.saves.with_value(|saves| saves.load(id))?;
        self.note_revision(id, entry.summary.revision);
        Ok(entry)
    }

    /// The text that is kept, readable or not.
    pub fn raw(self, id: &str) -> Option<String> {
        self.saves.with_value(|saves| saves.raw(id))
    }

    /// Writes a game after a decision. Title and dates are kept from before.
    ///
    /// # Errors
    /// See [`StoreFault`]. Without the game's lock nothing is written: `Overtaken`.
    pub fn store(self, id: &str, summary: SaveSummary, save: &str) -> Result<(), StoreFault> {
        if !self.is_mine(id) {
            return Err(StoreFault::Overtaken);
        }
        let before = self.saves.with_value(|saves| saves.summary(id).cloned()).unwrap_or_default();
        let revision = self.revisions.with_value(|known| known.get(id).copied()).unwrap_or(before.revision);
        let begun_ms = if before.begun_ms == 0 { now_ms() } else { before.begun_ms };
        let ended = summary.stage == GameStage::Over && before.stage == GameStage::Running;
        let summary =
            SaveSummary { title: before.title, begun_ms, written_ms: now_ms(), revision, ..summary };
        let outcome = self.write(id, summary, save);
        if outcome == Err(StoreFault::Overtaken) {
            self.lose(id);
        } else if ended {
            self.count_finished();
        }
        outcome
    }

    /// Gives a game another title; an empty one shows the players' names.
    ///
    /// # Errors
    /// As [`Library::store`].
    pub fn rename(self, id: &str, title: &str) -> Result<(), StoreFault> {
        let outcome = self.change(|saves| saves.rename(id, title));
        if let Some(revision) =
            self.saves.with_value(|saves| saves.summary(id).map(|summary| summary.revision))
        {
            self.note_revision(id, revision);
        }
        outcome
    }

    /// Takes a game away, with its review; keep the result for [`Library::put_back`].
    pub fn remove(self, id: &str) -> Option<Removed> {
        self.remove_all(&[id.to_owned()]).pop()
    }

    /// The same of many games.
    pub fn remove_all(self, ids: &[String]) -> Vec<Removed> {
        let removed = self.change(|saves| saves.remove_all(ids));
        self.measure();
        removed
    }

    /// Puts removed games back.
    pub fn put_back(self, removed: impl IntoIterator<Item = Removed>) {
        self.change(|saves| removed.into_iter().for_each(|removed| saves.put_back(removed)));
        self.measure();
    }

    /// Begins to take in the text of a file.
    pub fn begin_import(self, text: String) -> Import {
        self.saves.with_value(|saves| Import::begin(text, saves))
    }

    /// Takes in the next games of a file; `None` once there are no more. The list shows them after
    /// [`Library::end_import`].
    pub fn take_in(self, import: &mut Import) -> Option<Imported> {
        self.saves.try_update_value(|saves| saves.take_in(import, fresh_id)).flatten()
    }

    /// Shows what was taken in.
    pub fn end_import(self) {
        self.publish();
        self.measure();
    }

    /// Keeps a finished game in less room: `kept` is the save `from` in another form.
    pub fn replace(self, id: &str, from: &str, kept: &str) {
        self.saves.try_update_value(|saves| saves.replace(id, from, kept));
    }

    /// Looks how full the storage is.
    pub fn measure(self) {
        let room = self.saves.with_value(Saves::room).unwrap_or_default();
        if self.room.get_untracked() != room {
            self.room.set(room);
        }
    }

    /// Lets the browser download one game.
    pub fn export(self, id: &str) {
        if let Some(text) = self.saves.with_value(|saves| saves.export(id)) {
            download(&format!("sobremesa-{id}.json"), &text);
        }
    }

    /// Lets the browser download every readable game.
    pub fn export_all(self) {
        download("sobremesa-games.json", &self.saves.with_value(Saves::export_all));
    }

    /// This tab's claim to a game. It asks at once, and lets go when the
    /// current reactive owner is disposed of.
    pub fn tab_lock(self, id: &str) -> TabLock {
        let tab_lock = TabLock::ask(id);
        let id = id.to_owned();
        self.tab_locks.update_value(|tab_locks| {
            tab_locks.insert(id.clone(), tab_lock.signal());
        });
        on_cleanup(move || {
            tab_lock.release();
            self.tab_locks.try_update_value(|tab_locks| tab_locks.remove(&id));
        });
        tab_lock
    }

    fn is_mine(self, id: &str) -> bool {
        let hold = self.tab_locks.with_value(|tab_locks| tab_locks.get(id).map(|hold| hold.get_untracked()));
        hold == Some(GameHolder::Mine)
    }

    fn lose(self, id: &str) {
        if let Some(hold) = self.tab_locks.with_value(|tab_locks| tab_locks.get(id).copied()) {
            hold.set(GameHolder::Lost);
        }
    }

    fn write(self, id: &str, summary: SaveSummary, save: &str) -> Result<(), StoreFault> {
        let next = summary.revision + 1;
        let outcome = self.saves.try_update_value(|saves| saves.store(id, summary, save));
        let outcome = outcome.expect("invariant: the library lives as long as the page").map(drop);
        self.publish_game(id);
        if outcome != Err(StoreFault::Overtaken) {
            self.note_revision(id, next);
        }
        outcome
    }

    fn note_revision(self, id: &str, revision: u64) {
        self.revisions.update_value(|known| {
            known.insert(id.to_owned(), revision);
        });
    }

    fn count_finished(self) {
        let first = self.finished.get_untracked() == 0;
        self.finished.update(|count| *count += 1);
        remember(FINISHED_KEY, &self.finished.get_untracked());
        self.measure();
        if first {
            leptos::task::spawn_local(ask_to_keep());
        }
    }

    /// Changes the saves and tells the screens.
    fn change<T>(self, change: impl FnOnce(&mut Saves<LocalSaves>) -> T) -> T {
        let changed = self.saves.try_update_value(change);
        self.publish();
        changed.expect("invariant: the library lives as long as the page")
    }

    fn publish(self) {
        let items = self.saves.with_value(Saves::list);
        if self.items.with_untracked(|old| *old != items) {
            self.items.set(items);
        }
        self.publish_health();
    }

    /// The same where a single game has changed: among thousands the others stay untouched.
    fn publish_game(self, id: &str) {
        let summary = self.saves.with_value(|saves| saves.summary(id).cloned());
        self.items.update(|items| {
            items.retain(|item| item.id() != id);
            let Some(summary) = summary else { return };
            let is_newer = |item: &Item| match item {
                Item::Game { summary: other, .. } => other.written_ms > summary.written_ms,
                Item::Broken { .. } => false,
            };
            let place = items.iter().take_while(|item| is_newer(item)).count();
            items.insert(place, Item::Game { id: id.to_owned(), summary });
        });
        self.publish_health();
    }

    fn publish_health(self) {
        let health = self.saves.with_value(|saves| {
            fault::hold(saves.in_memory());
            saves.health()
        });
        if self.health.get_untracked() != health {
            self.health.set(health);
        }
    }

    /// Another tab wrote `key` (`None`: it cleared everything).
    fn foreign_write(self, key: Option<String>) {
        match key.as_deref() {
            Some(FINISHED_KEY) => self.finished.set(remembered(FINISHED_KEY).unwrap_or(0)),
            Some(key) if !key.starts_with(SAVE_PREFIX) => {}
            _ => {
                // Where the browser knows no locks, this is how a tab learns
                // that another one has gone on with its game.
                let id = key.as_deref().and_then(|key| key.strip_prefix(SAVE_PREFIX));
                let newer = id.is_some_and(|id| self.stored_is_newer(id));
                if let (Some(id), true) = (id, newer) {
                    self.lose(id);
                }
                match id {
                    Some(id) => self.change(|saves| saves.refresh_game(id)),
                    None => self.change(Saves::refresh),
                }
            }
        }
    }

    fn stored_is_newer(self, id: &str) -> bool {
        let known = self.revisions.with_value(|known| known.get(id).copied()).unwrap_or(u64::MAX);
        self.saves.with_value(|saves| saves.load(id)).is_ok_and(|entry| entry.summary.revision > known)
    }
}
