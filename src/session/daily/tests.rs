use super::diary::{DailyFinish, Diary, Streak};
use super::*;
use crate::kept::Kept;
use crate::saves::{Fault, MemoryStorage, SaveStorage};
use game_core::json;

fn date(text: &str) -> Date {
    text.parse().expect("a day")
}

#[test]
fn only_today_and_the_days_before_are_open() {
    let today = date("2026-11-23");
    assert_eq!(check_open(today, today), Ok(()));
    assert_eq!(check_open(FIRST, today), Ok(()));
    assert_eq!(check_open(date("2026-11-24"), today), Err(Closed::Future));
    assert_eq!(check_open(date("2026-10-31"), today), Err(Closed::TooEarly));
    assert_eq!(check_open(today, date("1970-01-01")), Err(Closed::Future), "a clock that is wrong");
}

fn outcome(save: &str, points: i16, on: &str) -> DailyFinish {
    DailyFinish { save: save.to_owned(), points, rank: 1, hints: false, on: date(on) }
}

#[test]
fn the_first_finish_counts_and_no_other() {
    let mut diary = Diary::default();
    let day = date("2026-11-23");
    diary.begin(day, "san-juan", "a");
    diary.begin(day, "san-juan", "b");
    assert!(!diary.finish(outcome("elsewhere", 1, "2026-11-23")));
    assert!(diary.finish(outcome("b", 20, "2026-11-23")));
    assert!(!diary.finish(outcome("a", 40, "2026-11-23")));
    assert_eq!(
        diary.played(day, "san-juan").and_then(|played| played.outcome.clone()),
        Some(outcome("b", 20, "2026-11-23"))
    );
    assert_eq!(diary.deal_of("a"), Some((day, "san-juan")));
    assert_eq!(Diary::read(Some(&diary.to_json())), Ok(diary));
}

#[test]
fn a_streak_is_of_days_on_which_something_was_finished() {
    let mut diary = Diary::default();
    // The deal of the 20th was finished on the 22nd: the 20th and the 21st stay empty.
    for (save, deal, on) in [
        ("a", "2026-11-19", "2026-11-19"),
        ("b", "2026-11-20", "2026-11-22"),
        ("c", "2026-11-23", "2026-11-23"),
    ] {
        diary.begin(date(deal), "ginkgopolis", save);
        diary.finish(outcome(save, 1, on));
    }
    assert_eq!(diary.streak(date("2026-11-23")), 2);
    assert_eq!(diary.streak(date("2026-11-24")), 2, "today is not over");
    assert_eq!(diary.streak(date("2026-11-25")), 0);
    assert_eq!(Diary::default().streak(date("2026-11-25")), 0);
    // What the first page reads says the same, on every day.
    let mut storage = MemoryStorage::default();
    diary.store(&mut storage).expect("an open storage");
    let run: Streak = json::read(&storage.get(Streak::KEY).expect("open").expect("kept")).expect("a run");
    for day in ["2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2027-01-01"].map(date) {
        let ahead = day < date("2026-11-23");
        assert_eq!(run.streak(day), if ahead { 0 } else { diary.streak(day) }, "{day}");
    }
    // Nothing finished, nothing kept.
    let mut storage = MemoryStorage::default();
    Diary::default().store(&mut storage).expect("an open storage");
    assert_eq!(storage.get(Streak::KEY), Ok(None));
}

#[test]
fn what_cannot_be_read_is_told_with_its_field() {
    assert_eq!(Diary::read(None), Ok(Diary::default()));
    assert_eq!(Diary::read(Some("{\"format\":2,\"what\":1}")), Err(Fault::Newer { format: 2 }));
    let fault = |text| Diary::read(Some(text)).expect_err("damaged").to_string();
    assert!(fault("{\"format\":1,\"days\":{\"2026-02-30\":{}}}").contains("2026-11-23"));
    assert!(!fault("[1]").is_empty());
    assert!(fault("{\"format\":1,\"days\":{},\"more\":1}").contains("more"));
}
