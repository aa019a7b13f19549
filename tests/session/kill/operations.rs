//! Everything that writes: what a page does with saved games and with what is kept beside them.

use game_core::{Rng, Seat};
use session::Session;
use session::daily::Date;
use session::daily::diary::Diary;
use session::kept::{Kept, note_day, note_end};
use session::saves::{
    Entry, GameStage, IMPORT_KEY, REVIEW_PREFIX, SAVE_PREFIX, SaveSummary, Saves, SeatSummary,
};
use session::statistics::{GameFacts, SeatFacts, Statistics};

use super::Page;
use super::storage::{Break, Breaking, Texts};
use crate::session::host::{Host, choose, finished, midway};

type Act = Box<dyn Fn(&mut Page)>;

/// Something that a page does.
pub struct Operation {
    pub name: String,
    /// Texts in the storage before.
    pub before: Texts,
    pub run: Act,
    /// Repair by a later page: it notes what was not noted.
    pub make_up: Act,
    /// True if it stores games (and does not take any away).
    pub is_written: bool,
    /// True if it is a choice in a game that was there before.
    pub is_decision: bool,
    /// True if a storage that refuses may have taken a part of it.
    pub may_be_partial: bool,
}

const NOW: u64 = 1_790_000_000_000;

fn today() -> Date {
    "2026-11-24".parse().expect("a day")
}

fn summary<G: Host>(table: &Session<G>) -> SaveSummary {
    let seat = |name: &str| SeatSummary { name: name.to_owned(), ..SeatSummary::default() };
    let stage = if table.is_over() { GameStage::Over } else { GameStage::Running };
    let seats = table.seats().iter().map(|player| seat(&player.name)).collect();
    SaveSummary {
        game: G::ID.to_owned(),
        seats,
        stage,
        begun_ms: NOW,
        written_ms: NOW + table.len() as u64,
        ..SaveSummary::default()
    }
}

fn facts<G: Host>(id: &str, table: &Session<G>) -> GameFacts {
    let score = table.score();
    let seats = score.seats.iter().map(|seat| SeatFacts {
        points: seat.tally.points,
        rank: seat.rank,
        ..SeatFacts::default()
    });
    GameFacts {
        id: format!("played {id}"),
        saves: vec![id.to_owned()],
        game: G::ID.to_owned(),
        edition: "any".to_owned(),
        ended_ms: NOW,
        seats: seats.collect(),
        ..GameFacts::default()
    }
}

/// A game as it is stored: card and save.
type Card = (SaveSummary, String);

fn kept<G: Host>(table: &Session<G>) -> Card {
    (summary(table), table.save().to_json())
}

/// The game that is played, after so many choices.
fn table<G: Host>(choices: usize) -> Session<G> {
    midway::<G>(&G::configs()[1], 7, choices)
}

/// A game that nobody touches.
fn other<G: Host>() -> Session<G> {
    midway::<G>(&G::configs()[0], 8, 5)
}

/// A device on which somebody has played for a while.
fn device<G: Host>(cards: &[(&str, Card)]) -> Texts {
    let storage = Breaking::default();
    let mut saves = Saves::open(storage.clone());
    for (id, (summary, save)) in cards {
        saves.store(id, summary.clone(), save).expect("there is room");
    }
    let mut statistics = Statistics::default();
    let over = finished::<G>(&G::configs()[0], 3);
    statistics.take(facts("earlier", &over));
    statistics.store(&mut storage.clone()).expect("there is room");
    let mut diary = Diary::default();
    diary.begin(today(), G::ID, "game");
    diary.store(&mut storage.clone()).expect("there is room");
    let mut texts = storage.texts();
    let others = [
        ("sobremesa.prefs", "{\"pace\":\"instant\"}"),
        ("sobremesa.seen", "[\"san-juan/role\"]"),
        ("sobremesa.study.san-juan", "{}"),
        ("sobremesa.save.damaged", "{\"sobremesa\":\"save\",\"form"),
        ("sobremesa.save.newer", "{\"sobremesa\":\"save\",\"format\":9}"),
        ("sobremesa.review.game", "{\"verdicts\":[]}"),
        ("another.page", "not ours"),
    ];
    texts.extend(others.map(|(key, text)| (key.to_owned(), text.to_owned())));
    texts
}

/// Stores a game that was stored once, as the page does after a choice; whether it is stored. Faults
/// show in the health.
fn store(page: &mut Page, id: &str, (summary, save): &Card) -> bool {
    page.saves.store(id, SaveSummary { revision: 1, ..summary.clone() }, save).is_ok()
}

fn operation(name: impl Into<String>, before: &Texts, run: impl Fn(&mut Page) + 'static) -> Operation {
    Operation {
        name: name.into(),
        before: before.clone(),
        run: Box::new(run),
        make_up: Box::new(|_| ()),
        is_written: false,
        is_decision: false,
        may_be_partial: false,
    }
}

fn written(name: impl Into<String>, before: &Texts, run: impl Fn(&mut Page) + 'static) -> Operation {
    Operation { is_written: true, ..operation(name, before, run) }
}

/// Something that is done in a game.
fn decision<G: Host>(name: String, before: &Session<G>, after: &Session<G>) -> Operation {
    let device = device::<G>(&[("game", kept(before)), ("other", kept(&other::<G>()))]);
    let card = kept(after);
    Operation { is_decision: true, ..written(name, &device, move |page| _ = store(page, "game", &card)) }
}

/// Choices from one point of a game on, each of them an operation; the last is taken back.
fn choices<G: Host>(from: usize, count: usize) -> Vec<Operation> {
    let steps = (from..from + count).map(|at| (at, table::<G>(at), table::<G>(at + 1)));
    let steps = steps.filter(|(_, before, after)| before.len() < after.len());
    let mut all: Vec<Operation> =
        steps.map(|(at, before, after)| decision(format!("choice {at}"), &before, &after)).collect();
    let (before, mut after) = (table::<G>(from + count), table::<G>(from + count));
    let seats = after.seats().len() as u8;
    if let Some(seat) = Seat::all(seats).find(|&seat| after.undoable(seat).step.is_some()) {
        after.undo(seat).expect("it can be taken back");
        all.push(decision(format!("choice {} taken back", from + count), &before, &after));
    }
    all
}

/// Notes what ended and is not noted, as the pages do that show statistics and deals of the day.
fn make_up(page: &mut Page, facts: &GameFacts) {
    let is_over = |id: &str| page.saves.summary(id).is_some_and(|summary| summary.stage == GameStage::Over);
    if !is_over(&facts.saves[0]) {
        return;
    }
    note_day(&mut page.storage, facts, today());
    let mut statistics = Statistics::load(&page.storage).expect("readable");
    if !statistics.knows(&facts.saves[0]) {
        statistics.take(facts.clone());
        statistics.store(&mut page.storage).expect("there is room");
    }
}

/// The last choice of a deal of the day, with all that is noted of it.
fn ending<G: Host>() -> Operation {
    let (mut table, mut rng) = (midway::<G>(&G::configs()[0], 5, 0), Rng::stream(5, 78));
    let mut before = kept(&table);
    while choose(&mut table, &mut rng) {
        if !table.is_over() {
            before = kept(&table);
        }
    }
    let (after, facts) = (kept(&table), facts("game", &table));
    let noted = facts.clone();
    let run = move |page: &mut Page| {
        if store(page, "game", &after) {
            note_end(&mut page.storage, facts.clone(), Some(today()));
        }
    };
    Operation {
        make_up: Box::new(move |page| make_up(page, &noted)),
        ..written("a deal of the day ends", &device::<G>(&[("game", before)]), run)
    }
}

/// A file of three games.
fn file<G: Host>() -> String {
    let texts = (0..3).map(|seed| {
        let table = midway::<G>(&G::configs()[0], 20 + seed, 9);
        Entry::write(&summary(&table), &table.save().to_json())
    });
    crate::session::common::bundle(&texts.collect::<Vec<_>>())
}

/// Takes in a file, its games under `n0`, `n1` …
fn import(page: &mut Page, file: &str) {
    let mut next = 0;
    let name = || {
        next += 1;
        format!("n{}", next - 1)
    };
    page.saves.import(file, |_, _| Ok(()), name).expect("our own file");
}

/// Operations on the list of saved games.
fn listing<G: Host>(before: &Texts) -> Vec<Operation> {
    let (file, single) = (file::<G>(), before[&format!("{SAVE_PREFIX}other")].clone());
    vec![
        written("rename", before, |page| _ = page.saves.rename("game", "Sunday")),
        operation("delete with a review", before, |page| _ = page.saves.remove("game")),
        operation("delete", before, |page| _ = page.saves.remove("other")),
        operation("delete what is damaged", before, |page| _ = page.saves.remove("damaged")),
        written("import of one", before, move |page| import(page, &single)),
        Operation {
            may_be_partial: true,
            ..written("import of three", before, move |page| import(page, &file))
        },
    ]
}

/// A finished game that an earlier version stored in full is kept in less room.
fn tightening<G: Host>() -> Operation {
    let over = finished::<G>(&G::configs()[0], 11);
    let (full, short) = (over.save().to_json(), over.to_kept());
    let device = device::<G>(&[("game", (summary(&over), full.clone())), ("other", kept(&other::<G>()))]);
    operation("a finished game in less room", &device, move |page| {
        let is_replaced = page.saves.replace("game", &full, &short);
        let is_whole = page.saves.load("game").map(|entry| entry.save() == full);
        assert!(is_replaced || is_whole.unwrap_or(true), "neither in full nor in less room");
    })
}

/// What a page ends that the one before could not end.
fn opening<G: Host>(before: &Texts) -> Vec<Operation> {
    let mut orphan = before.clone();
    orphan.insert(format!("{REVIEW_PREFIX}gone"), "{\"verdicts\":[]}".to_owned());
    // After the file as a whole and one of its games.
    let storage = Breaking::with(before);
    storage.break_at(2, Break::Killed);
    import(&mut Page::on(&storage), &file::<G>());
    let halfway = storage.texts();
    assert!(halfway.contains_key(IMPORT_KEY) && halfway.contains_key("sobremesa.save.n0"));
    assert!(!halfway.contains_key("sobremesa.save.n1"), "the import was on its way");
    vec![
        operation("a review without its game", &orphan, |_| ()),
        written("an import that was on its way", &halfway, |_| ()),
    ]
}

/// Everything that writes.
pub fn operations<G: Host>() -> Vec<Operation> {
    let before = device::<G>(&[("game", kept(&table::<G>(12))), ("other", kept(&other::<G>()))]);
    let mut all = choices::<G>(0, 18);
    all.extend(choices::<G>(30, 18));
    all.push(ending::<G>());
    all.push(tightening::<G>());
    all.extend(listing::<G>(&before));
    all.extend(opening::<G>(&before));
    all
}
