//! Kill points: whatever writes is stopped, or refused, at each of its writes in turn, as found by
//! counting them. What is there when the page is opened again is what was there before or what was
//! to be there after, and nothing else has changed.

mod operations;
mod storage;

use std::collections::{BTreeMap, BTreeSet};

use session::daily::diary::Streak;
use session::saves::{Entry, Health, INDEX_KEY, Item, REVIEW_PREFIX, SAVE_PREFIX, Saves, StorageError};

use operations::{Operation, operations};
use storage::{Break, Breaking, Texts};

use crate::session::host::Host;
use crate::support::for_every_game;

/// A page with its storage.
pub struct Page {
    pub saves: Saves<Breaking>,
    pub storage: Breaking,
}

impl Page {
    fn on(storage: &Breaking) -> Page {
        Page { saves: Saves::open(storage.clone()), storage: storage.clone() }
    }
}

impl Operation {
    /// The page after the operation, on a storage that broke at one of its writes.
    fn tried(&self, write: usize, what: Break) -> Page {
        let storage = Breaking::with(&self.before);
        storage.break_at(write, what);
        let mut page = Page::on(&storage);
        (self.run)(&mut page);
        page
    }
}

/// Number of points tried, by kind.
#[derive(Default)]
struct Tally(BTreeMap<String, usize>);

/// Texts in the storage without its shortcuts: the index, which is checked by itself, and the days in a row, which stand in
/// the diary.
fn lying(texts: &Texts) -> Texts {
    let is_shortcut = |key: &str| [INDEX_KEY, Streak::KEY].contains(&key);
    texts.iter().filter(|(key, _)| !is_shortcut(key)).map(|(key, text)| (key.clone(), text.clone())).collect()
}

/// The saved games and what belongs to them.
fn games(texts: &Texts) -> Texts {
    let is_game = |key: &str| key.starts_with(SAVE_PREFIX) || key.starts_with(REVIEW_PREFIX);
    texts.iter().filter(|(key, _)| is_game(key)).map(|(key, text)| (key.clone(), text.clone())).collect()
}

/// The list tells what lies there, and nothing else.
fn assert_listed(saves: &Saves<Breaking>, texts: &Texts, at: &str) {
    let ids: BTreeSet<&str> = texts.keys().filter_map(|key| key.strip_prefix(SAVE_PREFIX)).collect();
    let list = saves.list();
    assert_eq!(list.iter().map(Item::id).collect::<BTreeSet<_>>(), ids, "{at}: the list");
    for item in &list {
        let text = &texts[&format!("{SAVE_PREFIX}{}", item.id())];
        match (item, Entry::read(text)) {
            (Item::Game { summary, .. }, Ok(entry)) => assert_eq!(*summary, entry.summary, "{at}"),
            (Item::Broken { fault, .. }, Err(found)) => assert_eq!(*fault, found, "{at}"),
            (item, _) => panic!("{at}: {item:?}"),
        }
    }
}

/// Opens a new page on what the broken one left behind: before or after, as a whole.
fn assert_before_or_after(
    operation: &Operation,
    what: Break,
    storage: &Breaking,
    [before, after]: [&Texts; 2],
    at: &str,
) {
    storage.mend();
    let mut page = Page::on(storage);
    let found = lying(&storage.texts());
    for (key, text) in &found {
        let known = [before.get(key), after.get(key)];
        assert!(known.contains(&Some(text)), "{at}: {key} is neither as before nor as after: {text}");
    }
    let untouched = before.iter().filter(|(key, text)| after.get(*key) == Some(text));
    for (key, text) in untouched {
        assert_eq!(found.get(key), Some(text), "{at}: {key} was not to be touched");
    }
    assert_listed(&page.saves, &found, at);
    if operation.may_be_partial && what != Break::Killed {
        return;
    }
    assert!([games(before), games(after)].contains(&games(&found)), "{at}: all of the games or none");
    // What is noted of a game is made up for by the page that shows it.
    (operation.make_up)(&mut page);
    let found = lying(&storage.texts());
    assert!([before, after].contains(&&found), "{at}: {:?}", differing(&found, before, after));
}

/// The keys whose texts are not those of before and not those of after.
fn differing(found: &Texts, before: &Texts, after: &Texts) -> Vec<String> {
    let keys: BTreeSet<&String> = found.keys().chain(before.keys()).chain(after.keys()).collect();
    let other = |texts: &Texts, key: &String| texts.get(key) != found.get(key);
    keys.into_iter().filter(|key| other(before, key) || other(after, key)).cloned().collect()
}

/// A page whose storage refuses goes on with everything it has, and says so.
fn assert_told(operation: &Operation, page: &mut Page, after: &Texts, at: &str) {
    let wanted: Vec<&str> = after.keys().filter_map(|key| key.strip_prefix(SAVE_PREFIX)).collect();
    let health = page.saves.health();
    let stored = page.storage.texts();
    let is_stored =
        |id: &str| stored.get(&format!("{SAVE_PREFIX}{id}")) == after.get(&format!("{SAVE_PREFIX}{id}"));
    let is_gone = stored.keys().all(|key| !key.starts_with(SAVE_PREFIX) || after.contains_key(key));
    let all_stored = is_gone && wanted.iter().all(|id| is_stored(id));
    assert!(all_stored || health != Health::Kept, "{at}: nothing was said");
    if operation.is_written {
        // What could not be written can be loaded and exported all the same.
        for id in wanted.iter().filter(|id| !is_stored(id)) {
            let text = page.saves.raw(id).unwrap_or_else(|| panic!("{at}: {id} is lost"));
            assert_eq!(Some(&text), after.get(&format!("{SAVE_PREFIX}{id}")), "{at}: {id} in memory");
        }
    }
}

fn try_everything(operation: &Operation, tally: &mut Tally) {
    let before = operation.before.clone();
    let page = operation.tried(usize::MAX, Break::Killed);
    let (points, after) = (page.storage.writes(), lying(&page.storage.texts()));
    assert!(points > 0, "{}: writes nothing", operation.name);
    let before_lying = lying(&before);
    assert_ne!(before_lying, after, "{}: changes nothing", operation.name);
    for what in Break::ALL {
        // Before each write, and after the last.
        for point in 0..=points {
            let at = format!("{} {what:?} at write {point} of {points}", operation.name);
            let mut page = operation.tried(point, what);
            if what != Break::Killed && point < points {
                assert_told(operation, &mut page, &after, &at);
            }
            assert_before_or_after(operation, what, &page.storage, [&before_lying, &after], &at);
            *tally.0.entry(format!("{what:?}")).or_default() += 1;
        }
    }
}

/// Every write of every operation on saved games and on what is kept beside them.
fn nothing_is_lost_at_any_write<G: Host>() {
    let mut tally = Tally::default();
    for operation in operations::<G>() {
        try_everything(&operation, &mut tally);
    }
    println!("{}: points tried, none of which loses anything: {:?}", G::ID, tally.0);
    assert!(tally.0.values().sum::<usize>() > 700, "{:?}", tally.0);
}

/// A page whose storage was full stores everything once there is room.
fn room_again_takes_everything<G: Host>() {
    for operation in operations::<G>().iter().filter(|operation| operation.is_written) {
        for what in [Break::Refuses(StorageError::Full), Break::Closes, Break::Drops] {
            let mut page = operation.tried(0, what);
            page.storage.mend();
            page.saves.refresh();
            for item in page.saves.list() {
                let Item::Game { id, summary } = item else { continue };
                let entry = page.saves.load(&id).expect("listed");
                page.saves.store(&id, summary, entry.save()).expect("there is room");
            }
            assert_eq!(page.saves.health(), Health::Kept, "{}", operation.name);
            let texts = page.storage.texts();
            let reopened = Page::on(&Breaking::with(&texts));
            assert_eq!(reopened.saves.list(), page.saves.list(), "{}", operation.name);
        }
    }
}

/// Two pages with one game: whoever is behind writes nothing, at no point of the other's writing.
fn two_pages_never_write_over_each_other<G: Host>() {
    for operation in operations::<G>().iter().filter(|operation| operation.is_decision) {
        let storage = Breaking::with(&operation.before);
        let (mut first, mut second) = (Page::on(&storage), Page::on(&storage));
        (operation.run)(&mut first);
        let after = storage.texts();
        (operation.run)(&mut second);
        assert_eq!(storage.texts(), after, "{}: the second page was behind", operation.name);
    }
}

for_every_game!(
    nothing_is_lost_at_any_write,
    room_again_takes_everything,
    two_pages_never_write_over_each_other
);
