//! Saves of San Juan; what holds for every game is in `save_suite.rs`.

use ai::{LevelId, Rung, Style};
use game_core::{Rng, Seat, Viewer};
use san_juan::{Config, SanJuan};
use serde_json::{Value, json};
use session::save::{MAX_BYTES, Save, SaveError};
use session::{Controller, Player, TableSetup};

use crate::session::common::{Table, choose, midway, on_turn, people};

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
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        assert_eq!(one.view(viewer), two.view(viewer));
        assert!(one.log(viewer).eq(two.log(viewer)));
        for step in 1..=one.len() {
            assert_eq!(one.note(step, viewer), two.note(step, viewer));
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
                assert_eq!(table.undoable(seat), copy.undoable(seat));
            }
        }
        if choose(&mut table, &mut rng).is_none() {
            break;
        }
    }
    assert_same(&table, &reopened(&table.save().to_json()).expect("as stored"));
}

#[test]
fn the_playouts_of_a_level_that_uses_its_time_are_kept_and_taken_back_with_the_choice() {
    let mut table = midway(2, 57, 20);
    assert!(!table.save().to_json().contains("playouts"), "nobody has used any time");
    let (seat, before) = (on_turn(&table).expect("running"), table.len());
    let action = table.legal(seat)[0];
    table.act_after_search(seat, action, 41_000).expect("a legal action");
    let copy = reopened(&table.save().to_json()).expect("as stored");
    assert_eq!(copy.save().playouts, [(before as u32, 41_000)]);
    assert!(copy.fork(before).save().playouts.is_empty());
    let many = edited(&table, |save| save["playouts"] = json!([[9999, 1]]));
    assert!(complaint(&many).starts_with("playouts: "), "{}", complaint(&many));
}

#[test]
fn styles_are_stored_and_a_seat_without_one_is_stored_as_ever() {
    let seats = vec![
        Player::person("Ana"),
        Player::opponent("", LevelId::Governor),
        Player { controller: Controller::Styled(LevelId::Merchant, Style::Trader), ..Player::person("") },
    ];
    let config = Config { players: 3, ..Config::default() };
    let table = Table::new(TableSetup { config, seed: 9, seats }).expect("a legal table");
    let text = table.save().to_json();
    assert_same(&table, &reopened(&text).expect("as stored"));
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["seats"][1]["mind"], json!({ "opponent": "governor" }));
    assert_eq!(value["seats"][2]["mind"], json!({ "styled": ["merchant", "trader"] }));
    let unknown =
        edited(&table, |save| save["seats"][2]["mind"] = json!({ "styled": ["merchant", "pirate"] }));
    assert!(complaint(&unknown).starts_with("seats[2].mind"), "{}", complaint(&unknown));
}

#[test]
fn an_opponent_that_matches_a_person_keeps_the_strength_of_its_deal() {
    let matched = Controller::Matched(Rung::at(2.35), Some(Style::Trader));
    let seats = vec![
        Player::person("Ana"),
        Player { controller: matched, ..Player::person("") },
        Player::opponent("", LevelId::Governor),
    ];
    let config = Config { players: 3, ..Config::default() };
    let table = Table::new(TableSetup { config, seed: 9, seats }).expect("a legal table");
    let text = table.save().to_json();
    assert_same(&table, &reopened(&text).expect("as stored"));
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["seats"][1]["mind"], json!({ "matched": [235, "trader"] }));
    let too_strong = edited(&table, |save| save["seats"][1]["mind"] = json!({ "matched": [701, null] }));
    let why = complaint(&too_strong);
    assert!(
        why.starts_with("seats[1].mind") && why.contains("701 is above the strongest level, 700"),
        "{why}"
    );
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
fn an_illegal_action_and_another_configuration_are_named() {
    let table = midway(2, 56, 30);
    let illegal = edited(&table, |save| save["record"]["actions"][0] = json!({"over": 11}));
    assert!(complaint(&illegal).starts_with("record.actions[0]: "), "{}", complaint(&illegal));
    let config = edited(&table, |save| save["record"]["config"]["opening_draft"] = json!(true));
    assert_eq!(complaint(&config), "record.config: does not agree with the rest of the record");
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
