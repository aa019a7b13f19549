use super::*;

fn summary(title: &str, written_ms: u64) -> SaveSummary {
    SaveSummary { game: "san-juan".into(), title: title.into(), written_ms, ..SaveSummary::default() }
}

fn storage(saves: Saves<MemoryStorage>) -> MemoryStorage {
    saves.storage
}

fn titles(saves: &Saves<MemoryStorage>) -> Vec<String> {
    let title = |item: Item| match item {
        Item::Game { summary, .. } => summary.title,
        Item::Broken { id, .. } => format!("broken {id}"),
    };
    saves.list().into_iter().map(title).collect()
}

fn saves_of(games: &[(&str, u64)]) -> Saves<MemoryStorage> {
    let mut saves = Saves::open(MemoryStorage::default());
    for &(id, at) in games {
        saves.store(id, summary(id, at), "{\"moves\":[1,2]}").expect("there is room");
    }
    saves
}

#[test]
fn what_was_stored_is_there_after_reopening_newest_first() {
    let saves = saves_of(&[("a", 1), ("b", 3), ("c", 2)]);
    let saves = Saves::open(storage(saves));
    assert_eq!(titles(&saves), ["b", "c", "a"]);
    let entry = saves.load("b").expect("it was stored");
    assert_eq!((entry.save(), entry.summary.revision), ("{\"moves\":[1,2]}", 1));
    assert_eq!(saves.health(), Health::Kept);
}

#[test]
fn a_lost_stale_or_foreign_index_is_rebuilt_from_the_games() {
    for spoilt in [None, Some("{"), Some("{\"format\":9,\"games\":{}}"), Some("[]")] {
        let mut storage = storage(saves_of(&[("a", 1), ("b", 2)]));
        match spoilt {
            None => drop(storage.texts.remove(INDEX_KEY)),
            Some(text) => drop(storage.texts.insert(INDEX_KEY.into(), text.into())),
        }
        assert_eq!(titles(&Saves::open(storage)), ["b", "a"], "{spoilt:?}");
    }
    let mut storage = storage(saves_of(&[("a", 1)]));
    let newer = Entry::write(&summary("written elsewhere", 9), "{}");
    storage.texts.insert(key("a"), newer);
    assert_eq!(titles(&Saves::open(storage)), ["written elsewhere"]);
}

#[test]
fn two_shelves_do_not_forget_each_others_games_in_the_index() {
    let long = format!("\"{}\"", "x".repeat(5000));
    let mut first = saves_of(&[]);
    first.store("a", summary("a", 1), &long).expect("there is room");
    let mut second = Saves::open(first.storage.clone());
    second.store("b", summary("b", 2), &long).expect("there is room");
    first.storage = second.storage;
    first.store("c", summary("c", 3), &long).expect("there is room");
    let index = Index::read(&first.storage);
    for id in ["a", "b", "c"] {
        assert!(index.summary(id, &first.raw(id).expect("stored")).is_some(), "{id}");
    }
}

#[test]
fn damaged_and_newer_games_are_kept_listed_and_explained() {
    let mut storage = storage(saves_of(&[("good", 1)]));
    let whole = Entry::write(&summary("x", 1), "{}");
    let spoilt = [
        ("cut", whole[..whole.len() - 4].to_owned()),
        ("newer", whole.replace("\"format\":1", "\"format\":2")),
        ("field", whole.replace("\"round\":0", "\"round\":\"two\"")),
        ("foreign", "{\"hello\":1}".to_owned()),
    ];
    for (id, text) in &spoilt {
        storage.texts.insert(key(id), text.clone());
    }
    let saves = Saves::open(storage);
    assert_eq!(titles(&saves), ["good", "broken cut", "broken field", "broken foreign", "broken newer"]);
    assert_eq!(saves.load("newer").unwrap_err(), Fault::Newer { format: 2 });
    let field = saves.load("field").unwrap_err().to_string();
    assert_eq!(field, "card.round: must be a whole number from 0 to 65535, not \"two\"");
    let foreign = saves.load("foreign").unwrap_err().to_string();
    assert_eq!(foreign, "sobremesa: must be \"save\"");
    for (id, text) in &spoilt {
        assert_eq!(saves.raw(id).as_ref(), Some(text), "kept as it was");
    }
    assert_eq!(saves.load("none").unwrap_err(), Fault::Missing);
}

#[test]
fn a_full_cabinet_loses_nothing_and_takes_over_again_when_there_is_room() {
    let mut saves = saves_of(&[("a", 1), ("b", 2)]);
    saves.storage.limit = saves.storage.texts.iter().map(|(key, text)| key.len() + text.len()).sum();
    let grown = format!("\"{}\"", "x".repeat(200));
    let before = saves.load("a").expect("stored").summary;
    assert_eq!(saves.store("a", before.clone(), &grown), Err(StoreFault::Full));
    assert_eq!(saves.health(), Health::Full);
    assert_eq!(saves.load("a").expect("in memory").save(), grown);
    let on_disk = Entry::read(saves.storage.texts.get(key("a").as_str()).expect("written")).expect("whole");
    assert_eq!(on_disk.save(), "{\"moves\":[1,2]}", "the older version is untouched");
    assert!(saves.export("a").expect("exportable").contains(&grown));
    saves.storage.limit = usize::MAX;
    let newest = saves.load("a").expect("in memory").summary;
    saves.store("a", newest, &grown).expect("there is room");
    assert_eq!(saves.health(), Health::Kept);
    assert_eq!(Saves::open(storage(saves)).load("a").expect("stored").save(), grown);
}

#[test]
fn removing_a_game_makes_room_for_what_waits_in_memory() {
    let mut saves = saves_of(&[("a", 1), ("b", 2)]);
    let used: usize = saves.storage.texts.iter().map(|(key, text)| key.len() + text.len()).sum();
    saves.storage.limit = used;
    let before = saves.load("a").expect("stored").summary;
    let grown = "\"0123456789012345678901234567890123456789\"";
    assert_eq!(saves.store("a", before, grown), Err(StoreFault::Full));
    saves.remove("b").expect("it is there");
    assert_eq!(saves.health(), Health::Kept);
    assert_eq!(Saves::open(storage(saves)).load("a").expect("stored").save(), grown);
}

#[test]
fn without_a_cabinet_games_live_in_memory() {
    let mut saves = Saves::open(MemoryStorage { closed: true, ..MemoryStorage::default() });
    assert_eq!(saves.health(), Health::Unavailable);
    assert_eq!(saves.store("a", summary("a", 1), "{}"), Err(StoreFault::Unavailable));
    let before = saves.load("a").expect("in memory").summary;
    assert_eq!(saves.store("a", before, "[]"), Err(StoreFault::Unavailable));
    assert_eq!(saves.load("a").expect("in memory").save(), "[]");
    assert_eq!(titles(&saves), ["a"]);
    assert!(saves.export_all().contains("\"library\""));
}

/// Accepts every write and keeps none.
struct Liar(MemoryStorage);

impl SaveStorage for Liar {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.0.get(key)
    }
    fn set(&mut self, _: &str, _: &str) -> Result<(), StorageError> {
        Ok(())
    }
    fn remove(&mut self, _: &str) -> Result<(), StorageError> {
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.0.keys()
    }
}

#[test]
fn a_write_that_did_not_stick_is_noticed() {
    let mut saves = Saves::open(Liar(MemoryStorage::default()));
    assert_eq!(saves.store("a", summary("a", 1), "{}"), Err(StoreFault::Unavailable));
    assert_eq!(saves.load("a").expect("in memory").save(), "{}");
}

#[test]
fn an_older_revision_never_overwrites_a_newer_one() {
    let mut saves = saves_of(&[("a", 1)]);
    let mine = saves.load("a").expect("stored").summary;
    let theirs = saves.store("a", mine.clone(), "\"theirs\"").expect("first come");
    assert_eq!(theirs.revision, 2);
    assert_eq!(saves.store("a", mine, "\"mine\""), Err(StoreFault::Overtaken));
    assert_eq!(saves.load("a").expect("stored").save(), "\"theirs\"");
}

#[test]
fn a_removed_game_can_be_put_back_even_a_damaged_one() {
    let mut saves = saves_of(&[("a", 1), ("b", 2)]);
    saves.storage.texts.insert(key("broken"), "{".into());
    saves.refresh();
    let before = saves.list();
    for id in ["a", "broken"] {
        let removed = saves.remove(id).expect("it is there");
        assert_eq!((saves.list().len(), saves.raw(id)), (2, None));
        saves.put_back(removed);
        assert_eq!(saves.list(), before);
    }
    assert_eq!(saves.remove("none"), None);
}

#[test]
fn a_title_survives_and_can_be_cleared() {
    let mut saves = saves_of(&[("a", 1)]);
    saves.rename("a", "  Sunday ").expect("there is room");
    assert_eq!(titles(&Saves::open(saves.storage.clone())), ["Sunday"]);
    saves.rename("a", "").expect("there is room");
    assert_eq!(titles(&saves), [""]);
}

#[test]
fn export_erase_import_gives_the_same_games() {
    let saves = saves_of(&[("a", 1), ("b", 2)]);
    let file = saves.export_all();
    let one = saves.export("a").expect("it is there");
    let mut empty = Saves::open(MemoryStorage::default());
    let mut next = 0;
    let mut name = || {
        next += 1;
        format!("n{next}")
    };
    let brought = empty.import(&file, |_, _| Ok(()), &mut name).expect("our own file");
    assert_eq!(brought, Imported { ids: vec!["n1".into(), "n2".into()], fault: None });
    empty.import(&one, |_, _| Ok(()), &mut name).expect("our own file");
    assert_eq!(titles(&empty), ["b", "a", "a"]);
    assert_eq!(empty.load("n2").expect("stored").save().replace([' ', '\n'], ""), "{\"moves\":[1,2]}");
}

#[test]
fn a_bad_file_is_refused_and_a_bad_game_is_left_out_and_both_say_where() {
    let good = saves_of(&[("a", 1), ("b", 2)]).export_all();
    let mut saves = Saves::open(MemoryStorage::default());
    let mut refuse = |text: &str| {
        let fault = saves.import(text, |_, _| Ok(()), || unreachable!("nothing is stored"));
        fault.expect_err("refused").to_string()
    };
    assert!(refuse("<html>").starts_with("not a file of this program: a value must stand here"));
    assert!(refuse("{}").ends_with("the field \"sobremesa\" is missing"));
    assert_eq!(refuse("{\"sobremesa\":\"tune\"}"), "sobremesa: \"tune\" is unknown");
    assert_eq!(refuse(&good.replacen("\"format\": 1", "\"format\": 7", 1)), "format: 7 is newer than 1");
    let spoilt = good.replace("\"round\": 0", "\"round\": -1");
    assert!(refuse(&spoilt).starts_with("games[0].card.round: "), "{}", refuse(&spoilt));
    let spoilt = good.replace("\"title\"", "\"titel\"");
    assert!(refuse(&spoilt).contains("unknown field `titel`"), "{}", refuse(&spoilt));

    let second =
        |summary: &SaveSummary, _: &str| if summary.title == "b" { Err("seed: no".into()) } else { Ok(()) };
    // The others come in, and why this one does not is told.
    let mut import = Import::begin(good.clone(), &saves);
    let check = |summary: &SaveSummary, save: &str| match second(summary, save) {
        Ok(()) => CheckedSave::Good(save.to_owned()),
        Err(problem) => CheckedSave::Bad(problem),
    };
    while import.advance(check).expect("one of ours") != ImportProgress::Checked {}
    assert_eq!(import.problems(), ["games[1].save.seed: no"]);
    assert_eq!(import.forecast(usize::MAX), ImportForecast { games: 1, fit: 1, known: 0, bad: 1 });
    let brought = saves.take_in(&mut import, || "n".to_owned()).expect("a slice");
    assert_eq!((brought.ids, brought.fault), (vec!["n".to_owned()], None));
    assert_eq!(saves.take_in(&mut import, || unreachable!("no more")), None);
    assert_eq!(titles(&saves), ["a"]);
}

#[test]
fn what_is_echoed_of_a_file_is_cut() {
    let huge = "A".repeat(1_000_000);
    let mut saves = saves_of(&[]);
    let mut told = |text: &str| {
        saves
            .import(text, |_, _| Ok(()), || unreachable!("nothing is stored"))
            .expect_err("refused")
            .to_string()
    };
    let game = Entry::write(&summary("x", 1), "{}");
    for text in [
        format!("{{\"sobremesa\":\"{huge}\"}}"),
        format!(
            "{{\"sobremesa\":\"library\",\"format\":1,\"games\":[{}]}}",
            game.replace("\"card\"", &format!("\"{huge}\""))
        ),
        format!(
            "{{\"sobremesa\":\"library\",\"format\":1,\"games\":[{}]}}",
            game.replace("\"round\":0", &format!("\"round\":\"{huge}\""))
        ),
        game.replace("\"round\":0", &format!("\"round\":\"{huge}\"")),
        format!("\"{huge}\""),
    ] {
        let told = told(&text);
        assert!(told.chars().count() < 200, "{} characters", told.len());
    }
}

/// A file of so many finished games, each in full.
fn file_of(games: std::ops::Range<u64>) -> String {
    let entry = |at: u64| {
        let over = SaveSummary {
            stage: GameStage::Over,
            begun_ms: 1 + at,
            ..summary(&format!("game {at}"), 1000 + at)
        };
        Entry::write(&over, &format!("\"{}\"", "x".repeat(900)))
    };
    let games: Vec<String> = games.map(entry).collect();
    format!("{{\"sobremesa\":\"library\",\"format\":1,\"games\":[{}]}}", games.join(","))
}

fn looked_at(saves: &Saves<MemoryStorage>, file: String) -> Import {
    let mut import = Import::begin(file, saves);
    let check = |_: &SaveSummary, save: &str| CheckedSave::Good(save.to_owned());
    while import.advance(check).expect("one of ours") != ImportProgress::Checked {}
    import
}

fn all_in(saves: &mut Saves<MemoryStorage>, import: &mut Import) -> (Vec<String>, Option<StoreFault>) {
    let mut next = saves.list().len();
    let mut ids = Vec::new();
    loop {
        let slice = saves.take_in(import, || {
            next += 1;
            format!("n{next:04}")
        });
        let Some(slice) = slice else { return (ids, None) };
        ids.extend(slice.ids);
        if slice.fault.is_some() {
            return (ids, slice.fault);
        }
    }
}

#[test]
fn what_is_foretold_of_a_large_file_is_what_comes_of_it() {
    let mut saves = saves_of(&[]);
    saves.storage.limit = 300_000;
    let mut import = looked_at(&saves, file_of(0..420));
    let foretold = import.forecast(300_000);
    assert_eq!((foretold.games, foretold.bad, foretold.known), (420, 0, 0));
    assert!((200..300).contains(&foretold.fit), "{foretold:?}");
    let (ids, fault) = all_in(&mut saves, &mut import);
    assert_eq!(fault, Some(StoreFault::Full));
    assert_eq!((import.stored(), saves.list().len()), ((ids.len(), 420), ids.len()));
    // A slice lies there twice for a moment, and keys are shorter here.
    assert!(ids.len().abs_diff(foretold.fit) < 20, "{} of {foretold:?}", ids.len());
    assert_eq!(saves.health(), Health::Kept, "nothing waits in memory");
    // One undo takes all of them away again.
    assert_eq!(saves.remove_all(&ids).len(), ids.len());
    assert!(saves.list().is_empty() && saves.storage.texts.keys().all(|key| key == INDEX_KEY));
    // What came once is known the next time.
    saves.storage.limit = usize::MAX;
    all_in(&mut saves, &mut looked_at(&saves_of(&[]), file_of(0..30)));
    let again = looked_at(&saves, file_of(20..40)).forecast(usize::MAX);
    assert_eq!(again, ImportForecast { games: 10, fit: 10, known: 10, bad: 0 });
}

#[test]
fn many_that_were_deleted_come_back_as_they_were() {
    let mut saves = saves_of(&[("keep", 9)]);
    all_in(&mut saves, &mut looked_at(&saves_of(&[]), file_of(0..120)));
    let before = saves.storage.texts.clone();
    let ids: Vec<String> =
        saves.list().iter().map(|item| item.id().to_owned()).filter(|id| id != "keep").collect();
    let removed = saves.remove_all(&ids);
    assert_eq!((removed.len(), titles(&saves)), (120, vec!["keep".to_owned()]));
    removed.into_iter().for_each(|removed| saves.put_back(removed));
    assert_eq!(saves.storage.texts, before);
    assert_eq!(Saves::open(saves.storage.clone()).list(), saves.list());
}

#[test]
fn a_game_is_replaced_by_its_shorter_form_only_while_it_is_the_one_that_was_read() {
    let mut saves = saves_of(&[("a", 1)]);
    let from = "{\"moves\":[1,2]}";
    assert!(!saves.replace("a", "{\"moves\":[1]}", "1"), "another tab has gone on with it");
    assert!(saves.replace("a", from, "{}"));
    let entry = saves.load("a").expect("stored");
    assert_eq!((entry.save(), entry.summary.revision), ("{}", 1), "summary and revision are as before");
    assert_eq!(Saves::open(saves.storage.clone()).list(), saves.list());
    saves.storage.closed = true;
    assert!(!saves.replace("a", "{}", "1"));
}

#[test]
fn a_storage_says_when_it_is_nearly_full() {
    let mut saves = saves_of(&[]);
    let game = "字".repeat(100_000);
    let mut at = 0;
    while !saves.room().expect("open").is_nearly_full() {
        at += 1;
        saves.store(&format!("g{at}"), summary("", at), &format!("\"{game}\"")).expect("room");
    }
    let room = saves.room().expect("open");
    assert_eq!(at, 42, "letters are counted, not bytes");
    assert_eq!(room.percent(), 80);
    assert!(room.games_left() > 800 && room.left() < LIMIT / 5);
    saves.remove("g1");
    assert!(!saves.room().expect("open").is_nearly_full());
    saves.storage.closed = true;
    assert!(saves.room().is_err());
}

#[test]
fn the_screen_after_a_fault_reads_and_writes_what_is_kept_here() {
    let script = include_str!("../../shell/fault.js");
    let (game, games) = (Entry::KIND, Bundle::KIND);
    for part in [
        format!("const SAVE_PREFIX = \"{SAVE_PREFIX}\";"),
        format!("const IMPORT_KEY = \"{IMPORT_KEY}\";"),
        format!("const FORMAT = {FORMAT};"),
        format!("sobremesa === \"{game}\""),
        format!("{{\"sobremesa\":\"{games}\",\"format\":${{FORMAT}},\"games\":[${{readable.join(\",\")}}]}}"),
    ] {
        assert!(script.contains(&part), "src/shell/fault.js lacks {part}");
    }
    // What it writes reads: games in the order in which they lie there, each as it is.
    let kept: Vec<String> =
        ["a", "b"].map(|title| Entry::write(&summary(title, 1), "{\"seed\":18446744073709551615}")).into();
    let file = format!("{{\"sobremesa\":\"{games}\",\"format\":{FORMAT},\"games\":[{}]}}", kept.join(","));
    let read = Bundle::read(&file).expect("it is a file of games");
    assert_eq!(read.iter().map(|entry| &*entry.summary.title).collect::<Vec<_>>(), ["a", "b"]);
    assert!(read.iter().all(|entry| entry.save() == "{\"seed\":18446744073709551615}"));
}

#[test]
fn what_the_storage_did_not_take_is_at_hand_until_it_is_taken() {
    let mut saves = saves_of(&[("a", 1)]);
    assert!(saves.in_memory().is_empty());
    saves.storage.closed = true;
    saves.store("b", summary("b", 2), "{}").expect_err("the storage is closed");
    assert_eq!(saves.in_memory().keys().collect::<Vec<_>>(), ["b"]);
    saves.storage.closed = false;
    saves.store("b", summary("b", 3), "{}").expect("it is open again");
    assert!(saves.in_memory().is_empty());
}
