use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};
use sobremesa::core::{Eye, Rng, Seat};
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::Policy;
use sobremesa::session::habits::san_juan::Power;
use sobremesa::session::save::{MAX_BYTES, Save, SaveError};

use crate::common::{Table, choose, choose_some, finished, midway, on_turn, people};

type SanJuanSave = Save<SanJuan>;

fn reopened(text: &str) -> Result<Table, SaveError> {
    let reopened = SanJuanSave::parse(text)?.reopen()?;
    assert!(!reopened.history_lost);
    Ok(reopened.session)
}

fn edited(table: &Table, edit: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&table.save().to_json()).expect("JSON");
    edit(&mut value);
    value.to_string()
}

fn complaint(text: &str) -> String {
    reopened(text).err().expect("must be refused").to_string()
}

/// Everything that can be seen of a table.
fn assert_same(one: &Table, two: &Table) {
    assert_eq!(one.len(), two.len());
    assert_eq!(one.turn(), two.turn());
    assert_eq!(one.seats(), two.seats());
    assert_eq!(one.marks(), two.marks());
    for eye in [Eye::Public, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        assert_eq!(one.view(eye), two.view(eye));
        assert!(one.log(eye).eq(two.log(eye)));
        for step in 1..=one.len() {
            assert_eq!(one.note(step, eye), two.note(step, eye));
        }
    }
}

#[test]
fn every_decision_of_a_game_can_be_stored_and_reopened() {
    let mut table = people(2, 51);
    let mut rng = Rng::stream(51, 1);
    for turn in 0.. {
        if turn % 7 == 0 {
            let copy = reopened(&table.save().to_json()).expect("as stored");
            assert_same(&table, &copy);
            if let Some(seat) = on_turn(&table) {
                assert_eq!(table.legal(seat), copy.legal(seat));
                assert_eq!(table.take_back(seat), copy.take_back(seat));
            }
        }
        if choose(&mut table, &mut rng).is_none() {
            break;
        }
    }
    assert_same(&table, &reopened(&table.save().to_json()).expect("as stored"));
}

#[test]
fn switches_and_marks_are_kept() {
    let mut table = midway(2, 52, 20);
    table.set_policy(Seat(1), Power::Library, Policy::Always);
    table.set_answers_forced(false);
    table.mark_hint();
    let copy = reopened(&table.save().to_json()).expect("as stored");
    assert_eq!(copy.policy(Seat(1), Power::Library), Policy::Always);
    assert_eq!(copy.policy(Seat(0), Power::Library), Policy::Ask);
    assert!(copy.marks().hints && !copy.answers_forced());
}

#[test]
fn a_practice_copy_is_stored_like_any_other() {
    let copy = midway(2, 53, 40).fork(20);
    assert_same(&copy, &reopened(&copy.save().to_json()).expect("as stored"));
}

#[test]
fn a_game_under_older_rules_goes_on_without_its_history() {
    let table = midway(2, 54, 40);
    let text = edited(&table, |save| save["record"]["rules"] = json!(0));
    let reopened = SanJuanSave::parse(&text).expect("readable").reopen().expect("playable");
    assert!(reopened.history_lost);
    let mut copy = reopened.session;
    assert_eq!(copy.len(), 0);
    assert_eq!(copy.view(Eye::Public), table.view(Eye::Public));
    assert_eq!(copy.turn(), table.turn());
    // Stored again, it has the history since then.
    let mut rng = Rng::stream(54, 2);
    choose_some(&mut copy, &mut rng, 10);
    let again = SanJuanSave::parse(&copy.save().to_json()).expect("readable").reopen().expect("playable");
    assert!(!again.history_lost);
    assert_same(&copy, &again.session);
}

#[test]
fn the_wrong_field_is_named() {
    let table = midway(2, 55, 10);
    let with = |edit: fn(&mut Value)| complaint(&edited(&table, edit));
    assert!(with(|save| save["seats"][1]["name"] = json!(7)).starts_with("seats[1].name: "));
    assert!(
        with(|save| save["seats"][1]["mind"] = json!({"opponent": "emperor"})).starts_with("seats[1].mind")
    );
    assert!(with(|save| save["seats"] = json!([{"name": "Ana"}])).starts_with("seats: 1 sit down, 2 play"));
    assert!(with(|save| save["colour"] = json!(1)).contains("colour"));
    assert!(
        with(|save| save["record"]["config"]["players"] = json!("two"))
            .starts_with("record.config.players: ")
    );
    assert!(with(|save| save["record"]["actions"][3] = json!("fly")).starts_with("record.actions[3]: "));
    assert!(
        with(|save| save["record"]["snapshot"]["draw"][0] = json!("castle"))
            .starts_with("record.snapshot.draw[0]")
    );
    assert!(with(|save| save["automatic"] = json!([2, 2])).starts_with("automatic[1]: must ascend"));
    assert!(with(|save| save["joined"] = json!([9999])).starts_with("joined: "));
    assert!(with(|save| save["switches"] = json!([{}])).starts_with("switches: "));
    assert!(with(|save| save["switches"] = json!([{"chapel": "maybe"}, {}])).starts_with("switches[0]"));
}

#[test]
fn altered_saves_are_told_from_damaged_ones() {
    let table = midway(2, 56, 30);
    let altered = edited(&table, |save| save["record"]["hash"] = json!("0123456789abcdef"));
    assert_eq!(complaint(&altered), "record.hash: does not agree with the rest of the record");
    let mine = edited(&table, |save| save["record"]["seed"] = json!(999));
    assert!(complaint(&mine).starts_with("record.actions"), "{}", complaint(&mine));
    let illegal = edited(&table, |save| save["record"]["actions"][0] = json!({"over": 11}));
    assert!(complaint(&illegal).starts_with("record.actions[0]: "), "{}", complaint(&illegal));
    let config = edited(&table, |save| save["record"]["config"]["opening_draft"] = json!(true));
    assert_eq!(complaint(&config), "record.config: does not agree with the rest of the record");
}

#[test]
fn a_start_of_another_table_is_refused() {
    let other: Value = serde_json::to_value(&midway(3, 57, 10).save().record.snapshot).expect("JSON");
    let text = edited(&midway(2, 57, 10), |save| save["record"]["start"] = other.clone());
    assert_eq!(complaint(&text), "record.start.config: differs from the record's");
}

#[test]
fn other_games_and_newer_versions_are_said_to_be_that() {
    let table = midway(2, 58, 10);
    let other = edited(&table, |save| save["record"]["game"] = json!("ginkgopolis"));
    assert_eq!(complaint(&other), "record.game: the record is of \"ginkgopolis\", not of \"san-juan\"");
    for (newer, told) in [
        (
            edited(&table, |save| (save["format"], save["brand_new"]) = (json!(2), json!([]))),
            "format: written in version 2, ",
        ),
        (edited(&table, |save| save["record"]["format"] = json!(2)), "record.format: written in version 2, "),
        (
            edited(&table, |save| save["record"]["rules"] = json!(999)),
            "record.rules: played under version 999, ",
        ),
    ] {
        assert!(matches!(reopened(&newer).err(), Some(SaveError::Newer { .. })));
        assert!(complaint(&newer).starts_with(told), "{}", complaint(&newer));
    }
}

#[test]
fn what_is_no_save_is_refused_with_its_place() {
    assert!(matches!(reopened("").err(), Some(SaveError::Unreadable { .. })));
    let text = midway(2, 59, 10).save().to_json();
    let cut = &text[..text.len() / 2];
    assert!(complaint(cut).starts_with("not a saved game: the text ends too early"), "{}", complaint(cut));
    assert!(complaint(&format!("{text}{text}")).starts_with("not a saved game: something follows the end"));
    assert!(matches!(reopened("[[[[").err(), Some(SaveError::Unreadable { .. })));
    assert!(reopened(&"[".repeat(100_000)).is_err(), "deep nesting ends in an error");
    assert!(matches!(reopened(&" ".repeat(MAX_BYTES + 1)).err(), Some(SaveError::TooLong { .. })));
}

/// Every value in the JSON, by its path.
fn paths(value: &Value, here: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| paths(field, format!("{here}/{key}"), out));
        }
        Value::Array(items) => {
            let few = items.iter().enumerate().filter(|(index, _)| *index < 2 || *index + 1 == items.len());
            few.for_each(|(index, item)| paths(item, format!("{here}/{index}"), out));
        }
        _ => {}
    }
    out.push(here);
}

#[test]
fn no_mutation_of_a_save_makes_the_reader_panic() {
    let original: Value = serde_json::from_str(&midway(2, 60, 60).save().to_json()).expect("JSON");
    let mut all = Vec::new();
    paths(&original, String::new(), &mut all);
    assert!(all.len() > 60);
    let junk = [
        json!(null),
        json!(-1),
        json!(0),
        json!(255),
        json!(65536),
        json!(1e300),
        json!(""),
        json!([]),
        json!({}),
        json!("smithy"),
        json!([0, 0, 0]),
        json!(true),
    ];
    let mut refused = 0;
    for path in &all {
        for junk in &junk {
            let mut mutant = original.clone();
            *mutant.pointer_mut(path).expect("a path of this very value") = junk.clone();
            refused += usize::from(survives(&mutant.to_string()));
        }
    }
    assert!(refused > all.len() * 6, "{refused} refused");
}

#[test]
fn no_slip_of_a_byte_makes_the_reader_panic() {
    let text = finished(2, 61).save().to_json().into_bytes();
    let mut rng = Rng::stream(61, 1);
    for _ in 0..300 {
        let mut mutant = text.clone();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(mutant.len() as u32) as usize;
            match rng.below(3) {
                0 => mutant[at] = b"0123456789,:[]{}\"az"[rng.below(19) as usize],
                1 => drop(mutant.remove(at)),
                _ => mutant.truncate(at.max(1)),
            }
        }
        survives(&String::from_utf8_lossy(&mutant));
    }
}

/// Reads and plays on; whether the text was refused.
fn survives(text: &str) -> bool {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let Ok(reopened) = SanJuanSave::parse(text).and_then(|save| save.reopen()) else { return true };
        let mut table = reopened.session;
        let mut rng = Rng::stream(1, 1);
        choose_some(&mut table, &mut rng, 400);
        false
    }));
    outcome.unwrap_or_else(|_| panic!("panicked on {}", &text[..text.len().min(600)]))
}
