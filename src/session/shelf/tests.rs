use super::*;

fn card(title: &str, written_ms: u64) -> Card {
    Card { game: "san-juan".into(), title: title.into(), written_ms, ..Card::default() }
}

fn drawer(shelf: Shelf<Drawer>) -> Drawer {
    shelf.cabinet
}

fn titles(shelf: &Shelf<Drawer>) -> Vec<String> {
    let title = |item: Item| match item {
        Item::Game { card, .. } => card.title,
        Item::Broken { id, .. } => format!("broken {id}"),
    };
    shelf.list().into_iter().map(title).collect()
}

fn shelf_of(games: &[(&str, u64)]) -> Shelf<Drawer> {
    let mut shelf = Shelf::open(Drawer::default());
    for &(id, at) in games {
        shelf.store(id, card(id, at), "{\"moves\":[1,2]}").expect("there is room");
    }
    shelf
}

#[test]
fn what_was_stored_is_there_after_reopening_newest_first() {
    let shelf = shelf_of(&[("a", 1), ("b", 3), ("c", 2)]);
    let shelf = Shelf::open(drawer(shelf));
    assert_eq!(titles(&shelf), ["b", "c", "a"]);
    let entry = shelf.load("b").expect("it was stored");
    assert_eq!((entry.save(), entry.card.revision), ("{\"moves\":[1,2]}", 1));
    assert_eq!(shelf.health(), Health::Kept);
}

#[test]
fn a_lost_stale_or_foreign_index_is_rebuilt_from_the_games() {
    for spoilt in [None, Some("{"), Some("{\"format\":9,\"games\":{}}"), Some("[]")] {
        let mut drawer = drawer(shelf_of(&[("a", 1), ("b", 2)]));
        match spoilt {
            None => drop(drawer.texts.remove(INDEX_KEY)),
            Some(text) => drop(drawer.texts.insert(INDEX_KEY.into(), text.into())),
        }
        assert_eq!(titles(&Shelf::open(drawer)), ["b", "a"], "{spoilt:?}");
    }
    let mut drawer = drawer(shelf_of(&[("a", 1)]));
    let newer = Entry::write(&card("written elsewhere", 9), "{}");
    drawer.texts.insert(key("a"), newer);
    assert_eq!(titles(&Shelf::open(drawer)), ["written elsewhere"]);
}

#[test]
fn two_shelves_do_not_forget_each_others_games_in_the_index() {
    let mut first = shelf_of(&[("a", 1)]);
    let mut second = Shelf::open(first.cabinet.clone());
    second.store("b", card("b", 2), "{}").expect("there is room");
    first.cabinet = second.cabinet;
    first.store("c", card("c", 3), "{}").expect("there is room");
    let index = Index::read(&first.cabinet);
    for id in ["a", "b", "c"] {
        assert!(index.card(id, &first.raw(id).expect("stored")).is_some(), "{id}");
    }
}

#[test]
fn damaged_and_newer_games_are_kept_listed_and_explained() {
    let mut drawer = drawer(shelf_of(&[("good", 1)]));
    let whole = Entry::write(&card("x", 1), "{}");
    let spoilt = [
        ("cut", whole[..whole.len() - 4].to_owned()),
        ("newer", whole.replace("\"format\":1", "\"format\":2")),
        ("field", whole.replace("\"round\":0", "\"round\":\"two\"")),
        ("foreign", "{\"hello\":1}".to_owned()),
    ];
    for (id, text) in &spoilt {
        drawer.texts.insert(key(id), text.clone());
    }
    let shelf = Shelf::open(drawer);
    assert_eq!(titles(&shelf), ["good", "broken cut", "broken field", "broken foreign", "broken newer"]);
    assert_eq!(shelf.load("newer").unwrap_err(), Fault::Newer { format: 2 });
    let field = shelf.load("field").unwrap_err().to_string();
    assert_eq!(field, "card.round: must be a whole number from 0 to 65535, not \"two\"");
    let foreign = shelf.load("foreign").unwrap_err().to_string();
    assert_eq!(foreign, "sobremesa: must be \"save\"");
    for (id, text) in &spoilt {
        assert_eq!(shelf.raw(id).as_ref(), Some(text), "kept as it was");
    }
    assert_eq!(shelf.load("none").unwrap_err(), Fault::Missing);
}

#[test]
fn a_full_cabinet_loses_nothing_and_takes_over_again_when_there_is_room() {
    let mut shelf = shelf_of(&[("a", 1), ("b", 2)]);
    shelf.cabinet.limit = shelf.cabinet.texts.iter().map(|(key, text)| key.len() + text.len()).sum();
    let grown = format!("\"{}\"", "x".repeat(200));
    let before = shelf.load("a").expect("stored").card;
    assert_eq!(shelf.store("a", before.clone(), &grown), Err(StoreFault::Full));
    assert_eq!(shelf.health(), Health::Full);
    assert_eq!(shelf.load("a").expect("in memory").save(), grown);
    let on_disk = Entry::read(shelf.cabinet.texts.get(key("a").as_str()).expect("written")).expect("whole");
    assert_eq!(on_disk.save(), "{\"moves\":[1,2]}", "the older version is untouched");
    assert!(shelf.export("a").expect("exportable").contains(&grown));
    shelf.cabinet.limit = usize::MAX;
    let newest = shelf.load("a").expect("in memory").card;
    shelf.store("a", newest, &grown).expect("there is room");
    assert_eq!(shelf.health(), Health::Kept);
    assert_eq!(Shelf::open(drawer(shelf)).load("a").expect("stored").save(), grown);
}

#[test]
fn removing_a_game_makes_room_for_what_waits_in_memory() {
    let mut shelf = shelf_of(&[("a", 1), ("b", 2)]);
    let used: usize = shelf.cabinet.texts.iter().map(|(key, text)| key.len() + text.len()).sum();
    shelf.cabinet.limit = used;
    let before = shelf.load("a").expect("stored").card;
    let grown = "\"0123456789012345678901234567890123456789\"";
    assert_eq!(shelf.store("a", before, grown), Err(StoreFault::Full));
    shelf.remove("b").expect("it is there");
    assert_eq!(shelf.health(), Health::Kept);
    assert_eq!(Shelf::open(drawer(shelf)).load("a").expect("stored").save(), grown);
}

#[test]
fn without_a_cabinet_games_live_in_memory() {
    let mut shelf = Shelf::open(Drawer { closed: true, ..Drawer::default() });
    assert_eq!(shelf.health(), Health::Unavailable);
    assert_eq!(shelf.store("a", card("a", 1), "{}"), Err(StoreFault::Unavailable));
    let before = shelf.load("a").expect("in memory").card;
    assert_eq!(shelf.store("a", before, "[]"), Err(StoreFault::Unavailable));
    assert_eq!(shelf.load("a").expect("in memory").save(), "[]");
    assert_eq!(titles(&shelf), ["a"]);
    assert!(shelf.export_all().contains("\"library\""));
}

/// Accepts every write and keeps none.
struct Liar(Drawer);

impl Cabinet for Liar {
    fn get(&self, key: &str) -> Result<Option<String>, CabinetError> {
        self.0.get(key)
    }
    fn set(&mut self, _: &str, _: &str) -> Result<(), CabinetError> {
        Ok(())
    }
    fn remove(&mut self, _: &str) -> Result<(), CabinetError> {
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, CabinetError> {
        self.0.keys()
    }
}

#[test]
fn a_write_that_did_not_stick_is_noticed() {
    let mut shelf = Shelf::open(Liar(Drawer::default()));
    assert_eq!(shelf.store("a", card("a", 1), "{}"), Err(StoreFault::Unavailable));
    assert_eq!(shelf.load("a").expect("in memory").save(), "{}");
}

#[test]
fn an_older_revision_never_overwrites_a_newer_one() {
    let mut shelf = shelf_of(&[("a", 1)]);
    let mine = shelf.load("a").expect("stored").card;
    let theirs = shelf.store("a", mine.clone(), "\"theirs\"").expect("first come");
    assert_eq!(theirs.revision, 2);
    assert_eq!(shelf.store("a", mine, "\"mine\""), Err(StoreFault::Overtaken));
    assert_eq!(shelf.load("a").expect("stored").save(), "\"theirs\"");
}

#[test]
fn a_removed_game_can_be_put_back_even_a_damaged_one() {
    let mut shelf = shelf_of(&[("a", 1), ("b", 2)]);
    shelf.cabinet.texts.insert(key("broken"), "{".into());
    shelf.refresh();
    let before = shelf.list();
    for id in ["a", "broken"] {
        let removed = shelf.remove(id).expect("it is there");
        assert_eq!((shelf.list().len(), shelf.raw(id)), (2, None));
        shelf.put_back(removed);
        assert_eq!(shelf.list(), before);
    }
    assert_eq!(shelf.remove("none"), None);
}

#[test]
fn a_title_survives_and_can_be_cleared() {
    let mut shelf = shelf_of(&[("a", 1)]);
    shelf.rename("a", "  Sunday ").expect("there is room");
    assert_eq!(titles(&Shelf::open(shelf.cabinet.clone())), ["Sunday"]);
    shelf.rename("a", "").expect("there is room");
    assert_eq!(titles(&shelf), [""]);
}

#[test]
fn export_erase_import_gives_the_same_games() {
    let shelf = shelf_of(&[("a", 1), ("b", 2)]);
    let file = shelf.export_all();
    let one = shelf.export("a").expect("it is there");
    let mut empty = Shelf::open(Drawer::default());
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
fn a_bad_file_is_refused_as_a_whole_and_says_where() {
    let good = shelf_of(&[("a", 1), ("b", 2)]).export_all();
    let mut shelf = Shelf::open(Drawer::default());
    let mut refuse = |text: &str| {
        let fault = shelf.import(text, |_, _| Ok(()), || unreachable!("nothing is stored"));
        fault.expect_err("refused").to_string()
    };
    assert!(refuse("<html>").starts_with("not a file of this program: a value must stand here"));
    assert!(refuse("{}").ends_with("the field \"sobremesa\" is missing"));
    assert_eq!(refuse("{\"sobremesa\":\"tune\"}"), "sobremesa: \"tune\" is unknown");
    assert_eq!(refuse(&good.replacen("\"format\": 1", "\"format\": 7", 1)), "format: 7 is newer than 1");
    let spoilt = good.replacen("\"round\": 0", "\"round\": -1", 1);
    assert!(refuse(&spoilt).starts_with("games[0].card.round: "), "{}", refuse(&spoilt));
    let spoilt = good.replacen("\"title\"", "\"titel\"", 1);
    assert!(refuse(&spoilt).contains("unknown field `titel`"), "{}", refuse(&spoilt));

    let second = |card: &Card, _: &str| if card.title == "b" { Err("seed: no".into()) } else { Ok(()) };
    let fault = shelf.import(&good, second, || unreachable!("nothing is stored"));
    assert_eq!(fault.expect_err("refused").to_string(), "games[1].save.seed: no");
    assert!(shelf.list().is_empty());
}
