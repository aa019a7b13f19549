//! Targets for the texts kept beside the saved games, and for files of them.

use game_core::json;
use session::Seated;
use session::daily::Date;
use session::daily::diary::Diary;
use session::decisions::Decision;
use session::kept::Kept;
use session::review::{Choice, Review, Verdict};
use session::saves::{Fault, INDEX_KEY, Item, SaveStorage, Saves};
use session::statistics::{CSV_HEADING, Filter, GameFacts, Statistics};

use super::saves::shelf_with_one_game;
use super::{Fate, any, every_game, text};

/// Reads and writes the kept form of `T`, and reads the same again.
fn kept<T: Kept + PartialEq + std::fmt::Debug>(text: &str) -> Result<T, Fault> {
    let read = T::read(Some(text))?;
    let again =
        T::read(Some(&read.to_json())).unwrap_or_else(|fault| panic!("what is written is read: {fault}"));
    assert_eq!(again, read);
    Ok(read)
}

/// Statistics, as they are kept and as a file.
pub fn statistics(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    let stored = match kept::<Statistics>(text) {
        Ok(statistics) => {
            judged(&statistics);
            Fate::Read
        }
        Err(fault) => {
            assert!(fault.to_string().len() > 4, "{fault}");
            Fate::Refused
        }
    };
    let mut own = Statistics::default();
    own.take(GameFacts { id: "own".to_owned(), saves: vec!["kept".to_owned()], ..GameFacts::default() });
    let before = own.clone();
    let imported = match own.import(text) {
        Err(fault) => {
            assert!(fault.to_string().len() > 4, "{fault}");
            assert_eq!(own, before, "a refused file changed something");
            Fate::Refused
        }
        Ok(new) => {
            assert_eq!(own.games().len(), before.games().len() + new);
            assert!(own.knows("kept"), "what was there is gone");
            let after = own.clone();
            assert_eq!(own.import(text), Ok(0), "taken in twice");
            assert_eq!(own.games().len(), after.games().len());
            judged(&own);
            Fate::Read
        }
    };
    any([stored, imported])
}

/// Figures, table and file of statistics.
fn judged(statistics: &Statistics) {
    let mut copy = Statistics::default();
    let taken = copy.import(&statistics.export()).unwrap_or_else(|fault| panic!("our own file: {fault}"));
    assert_eq!(copy.games().len(), taken);
    let csv = statistics.to_csv();
    assert!(csv.starts_with(CSV_HEADING) && csv.ends_with('\n'));
    for game in ["", "san-juan"] {
        let filter = Filter { game: game.to_owned(), ..Filter::default() };
        let figures = statistics.figures(&filter, &["apprentice", "master"]);
        assert_eq!(
            format!("{figures:?}"),
            format!("{:?}", statistics.figures(&filter, &["apprentice", "master"]))
        );
    }
}

/// Reads results of the deals of the day.
pub fn daily(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    match kept::<Diary>(text) {
        Ok(diary) => {
            let finished = diary.to_json().matches("\"outcome\"").count();
            for day in ["2026-11-24", "2026-02-28", "0001-01-01", "9999-12-31"] {
                if let Ok(day) = day.parse::<Date>() {
                    assert!(diary.streak(day) as usize <= finished, "a day in a row without a finish");
                }
            }
            Fate::Read
        }
        Err(fault) => {
            assert!(fault.to_string().len() > 4, "{fault}");
            Fate::Refused
        }
    }
}

/// A review that is kept beside its game.
pub fn review(data: &[u8]) -> Fate {
    text(data).map_or(Fate::Refused, |text| any(every_game!(review_of, text)))
}

fn review_of<G: Seated>(text: &str) -> Fate {
    let Ok(review) = json::read::<Review<G::Action>>(text) else { return Fate::Refused };
    let written = json::write(&review);
    let again: Review<G::Action> =
        json::read(&written).unwrap_or_else(|error| panic!("just written: {error}"));
    assert_eq!(json::write(&again), written);
    let decision = |verdict: &Verdict<G::Action>| {
        let Verdict { position, seat, chosen: action, .. } = *verdict;
        Decision { seat, choices: vec![Choice { position, seat, action }] }
    };
    let decisions: Vec<Decision<G::Action>> = review.verdicts.iter().map(decision).collect();
    for seat in game_core::Seat::all(3) {
        let costliest = review.costliest(&decisions, seat, 5);
        assert!(costliest.len() <= 5);
        assert!(costliest.iter().all(|mistake| !review.better(&mistake.turn).is_empty()));
        let _ = (review.chances(seat), review.account(seat, 1.0));
    }
    Fate::Read
}

/// The index of the saved games: a shortcut, so whatever stands there, the games are listed.
pub fn index(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    let (_, mut shelf) = shelf_with_one_game();
    shelf.set(INDEX_KEY, text).expect("room");
    let mut saves = Saves::open(shelf.clone());
    let listed = saves.list();
    assert!(matches!(&listed[..], [Item::Game { id, .. }] if id == "kept"), "{listed:?}");
    assert_eq!(saves.load("kept").map(|entry| entry.save().to_owned()).as_deref(), Ok("{\"any\":1}"));
    saves.rename("kept", "a title").unwrap_or_else(|fault| panic!("{fault:?}"));
    let summary = saves.summary("kept").cloned().expect("listed");
    assert_eq!(Saves::open(shelf).summary("kept"), Some(&summary));
    if json::parse(text).is_ok() { Fate::Read } else { Fate::Refused }
}
