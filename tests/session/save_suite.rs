//! Saves of every game: what is kept, what is refused, and that nothing which
//! is read makes the reader panic.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Rng, Seat, Viewer};
use serde_json::{Value, json};
use session::save::{Save, SaveError};
use session::{Policy, Session};

use crate::session::host::{Host, assert_same, choose, choose_some, finished, midway, reopened};
use crate::support::for_every_game;

/// Every kind of table of a game, after some choices.
fn tables<G: Host>(choices: usize) -> impl Iterator<Item = Session<G>> {
    (50..).zip(G::configs()).map(move |(seed, config)| midway::<G>(&config, seed, choices))
}

fn opened<G: Host>(text: &str) -> Result<Session<G>, SaveError> {
    let reopened = Save::<G>::parse(text)?.reopen()?;
    assert!(!reopened.history_lost);
    Ok(reopened.session)
}

fn edited<G: Host>(table: &Session<G>, edit: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&table.save().to_json()).expect("JSON");
    edit(&mut value);
    value.to_string()
}

fn complaint<G: Host>(text: &str) -> String {
    opened::<G>(text).err().expect("must be refused").to_string()
}

/// The switches of people, hints, and whether forced choices are asked.
fn switches_and_marks_are_kept<G: Host>() {
    let policies = [Policy::Always, Policy::Ask, Policy::Never];
    for mut table in tables::<G>(20) {
        let seats = table.seats().len() as u8;
        for (seat, index) in Seat::all(seats).zip(0..) {
            for (&power, turn) in G::POWERS.iter().zip(index..) {
                table.set_policy(seat, power, policies[turn % policies.len()]);
            }
        }
        table.set_answers_forced(false);
        table.mark_hint();
        let copy = reopened(&table);
        for seat in Seat::all(seats) {
            for &power in G::POWERS {
                assert_eq!(copy.policy(seat, power), table.policy(seat, power), "{seat} {power:?}");
            }
        }
        assert!(copy.marks().hints && !copy.answers_forced());
        assert_same(&table, &copy);
    }
}

fn a_practice_copy_is_stored_like_any_other<G: Host>() {
    for table in tables::<G>(30) {
        let fork = table.fork(table.len() / 2);
        let copy = reopened(&fork);
        assert!(copy.marks().practice);
        assert_same(&fork, &copy);
    }
}

/// How a step came about is kept: taking back leads to the same places.
fn steps_are_taken_back_alike_after_reopening<G: Host>() {
    for mut table in tables::<G>(25) {
        let mut rng = Rng::stream(1, 3);
        for _ in 0..20 {
            let mut copy = reopened(&table);
            for seat in Seat::all(table.seats().len() as u8) {
                assert_eq!(copy.undoable(seat), table.undoable(seat));
                if copy.undo(seat).is_ok() {
                    assert_eq!(Some(copy.len()), table.undoable(seat).step);
                    copy = reopened(&table);
                }
            }
            choose(&mut table, &mut rng);
        }
    }
}

fn a_game_under_older_rules_goes_on_without_its_history<G: Host>() {
    for table in tables::<G>(12) {
        let text = edited(&table, |save| save["record"]["rules"] = json!(0));
        let reopened = Save::<G>::parse(&text).expect("readable").reopen().expect("playable");
        assert!(reopened.history_lost);
        let mut copy = reopened.session;
        assert_eq!(copy.len(), 0);
        for viewer in Seat::all(table.seats().len() as u8).map(Viewer::Seat).chain([Viewer::Public]) {
            assert_eq!(copy.view(viewer), table.view(viewer));
        }
        assert_eq!(copy.turn(), table.turn());
        // Stored again, it has the history since then.
        let mut rng = Rng::stream(54, 2);
        choose_some(&mut copy, &mut rng, 10);
        assert!(copy.len() >= 10);
        assert_same(&copy, &opened(&copy.save().to_json()).expect("as stored"));
    }
}

fn the_wrong_field_is_named<G: Host>() {
    for table in tables::<G>(12) {
        let seats = table.seats().len();
        let with = |edit: fn(&mut Value)| complaint::<G>(&edited(&table, edit));
        let begins = |text: String, path: &str| assert!(text.starts_with(path), "{text}, not {path}");
        begins(with(|save| save["seats"][1]["name"] = json!(7)), "seats[1].name: ");
        let emperor = json!({"opponent": "emperor"});
        begins(with(|save| save["seats"][1]["mind"] = json!({"opponent": "emperor"})), "seats[1].mind");
        begins(complaint::<G>(&edited(&table, |save| save["seats"][0]["mind"] = emperor)), "seats[0].mind");
        let alone = format!("seats: 1 sit down, {seats} play");
        begins(with(|save| save["seats"] = json!([{"name": "Ana"}])), &alone);
        assert!(with(|save| save["colour"] = json!(1)).contains("colour"));
        begins(with(|save| save["record"]["config"]["players"] = json!("two")), "record.config.players: ");
        begins(with(|save| save["record"]["actions"][3] = json!("fly")), "record.actions[3]: ");
        begins(with(|save| save["record"]["snapshot"]["seats"][0] = json!(7)), "record.snapshot.seats[0]");
        begins(with(|save| save["automatic"] = json!([2, 2])), "automatic[1]: must ascend");
        begins(with(|save| save["joined"] = json!([9999])), "joined: ");
        begins(with(|save| save["switches"] = json!([{}])), "switches: ");
        begins(with(|save| save["switches"] = json!([{"fly": "always"}, {}])), "switches[0]");
    }
}

fn altered_saves_are_told_from_damaged_ones<G: Host>() {
    for table in tables::<G>(30) {
        let altered = edited(&table, |save| save["record"]["hash"] = json!("0123456789abcdef"));
        assert_eq!(complaint::<G>(&altered), "record.hash: does not agree with the rest of the record");
        let seed = edited(&table, |save| save["record"]["seed"] = json!(999));
        assert!(complaint::<G>(&seed).starts_with("record.actions"), "{}", complaint::<G>(&seed));
        let cut = edited(&table, |save| {
            let actions = save["record"]["actions"].as_array_mut().expect("actions");
            actions.pop();
            let count = actions.len();
            for list in ["automatic", "joined"] {
                if let Some(indices) = save.get_mut(list).and_then(Value::as_array_mut) {
                    indices.retain(|index| index.as_u64() < Some(count as u64));
                }
            }
        });
        assert_eq!(complaint::<G>(&cut), "record.actions: does not agree with the rest of the record");
    }
}

fn a_start_of_another_table_is_refused<G: Host>() {
    let tables: Vec<Session<G>> = tables(10).collect();
    let other = serde_json::to_value(tables[1].save().record.snapshot).expect("JSON");
    let text = edited(&tables[0], |save| save["record"]["start"] = other);
    assert_eq!(complaint::<G>(&text), "record.start.config: differs from the record's");
}

fn other_games_and_newer_versions_are_said_to_be_that<G: Host>() {
    let table = tables::<G>(10).next().expect("a table");
    let other = edited(&table, |save| save["record"]["game"] = json!("go"));
    assert_eq!(complaint::<G>(&other), format!("record.game: the record is of \"go\", not of \"{}\"", G::ID));
    for (newer, told) in [
        (
            edited(&table, |save| (save["format"], save["brand_new"]) = (json!(3), json!([]))),
            "format: written in version 3, ",
        ),
        (edited(&table, |save| save["record"]["format"] = json!(2)), "record.format: written in version 2, "),
        (
            edited(&table, |save| save["record"]["rules"] = json!(999)),
            "record.rules: played under version 999, ",
        ),
    ] {
        assert!(matches!(opened::<G>(&newer).err(), Some(SaveError::Newer { .. })));
        assert!(complaint::<G>(&newer).starts_with(told), "{}", complaint::<G>(&newer));
    }
}

/// Every value in the JSON, by its path; of long lists only both ends.
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

fn no_mutation_of_a_save_makes_the_reader_panic<G: Host>() {
    let junk = [json!(null), json!(-1), json!(0), json!(255), json!(65536), json!(1e300), json!("")];
    let junk = [&junk[..], &[json!([]), json!({}), json!("smithy"), json!([0, 0, 0]), json!(true)]].concat();
    for table in tables::<G>(40) {
        let original: Value = serde_json::from_str(&table.save().to_json()).expect("JSON");
        let mut all = Vec::new();
        paths(&original, String::new(), &mut all);
        assert!(all.len() > 60);
        let mut refused = 0;
        for path in &all {
            for junk in &junk {
                let mut mutant = original.clone();
                *mutant.pointer_mut(path).expect("a path of this very value") = junk.clone();
                refused += usize::from(survives::<G>(&mutant.to_string()));
            }
        }
        assert!(refused > all.len() * 6, "{refused} refused of {}", all.len() * junk.len());
    }
}

fn no_slip_of_a_byte_makes_the_reader_panic<G: Host>() {
    let text = finished::<G>(&G::configs()[0], 61).save().to_json().into_bytes();
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
        survives::<G>(&String::from_utf8_lossy(&mutant));
    }
}

/// Reads and plays on; whether the text was refused.
fn survives<G: Host>(text: &str) -> bool {
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let Ok(reopened) = Save::<G>::parse(text).and_then(|save| save.reopen()) else { return true };
        let mut table = reopened.session;
        let mut rng = Rng::stream(1, 1);
        choose_some(&mut table, &mut rng, 200);
        false
    }));
    outcome.unwrap_or_else(|_| panic!("panicked on {}", &text[..text.len().min(600)]))
}

for_every_game!(
    switches_and_marks_are_kept,
    a_practice_copy_is_stored_like_any_other,
    steps_are_taken_back_alike_after_reopening,
    a_game_under_older_rules_goes_on_without_its_history,
    the_wrong_field_is_named,
    altered_saves_are_told_from_damaged_ones,
    a_start_of_another_table_is_refused,
    other_games_and_newer_versions_are_said_to_be_that,
    no_mutation_of_a_save_makes_the_reader_panic,
    no_slip_of_a_byte_makes_the_reader_panic,
);
