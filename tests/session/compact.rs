//! Finished games in little room: whatever a save carries comes back, byte for byte, and what cannot be kept
//! so is kept in full.

use game_core::{Rng, Seat};
use serde_json::{Value, json};
use session::save::{Save, SaveError};
use session::{Policy, Session};

use crate::session::host::{Host, assert_same, choose, finished, midway, people};
use crate::support::for_every_game;

fn read<G: Host>(text: &str) -> Save<G> {
    Save::parse(text).expect("readable")
}

fn opened<G: Host>(text: &str) -> Session<G> {
    let reopened = read::<G>(text).reopen().expect("playable");
    assert!(!reopened.history_lost);
    reopened.session
}

fn edited(text: &str, edit: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(text).expect("JSON");
    edit(&mut value);
    value.to_string()
}

fn format(text: &str) -> Value {
    serde_json::from_str::<Value>(text).expect("JSON")["format"].clone()
}

/// A finished game in which everything stands that a save can carry: names, opponents with levels and styles, practice
/// and hints, switches, answers of the table and choices of several actions, playouts, a seat that plays by link.
fn eventful<G: Host>(config: &G::Config, seed: u64) -> Session<G> {
    let mut value = serde_json::to_value(people::<G>(config, seed).save()).expect("JSON");
    let last = value["seats"].as_array().expect("seats").len() - 1;
    value["seats"][0]["name"] = json!("Inés \"陳大文\" \u{1F3B2}");
    value["seats"][last]["mind"] = json!({ "opponent": "master" });
    if last > 1 {
        value["seats"][1]["mind"] = json!({ "opponent": "merchant" });
        value["by_link"] = json!({ "seat": 0, "sent": 3 });
    }
    value["marks"] = json!({ "practice": true, "hints": true });
    let mut table = opened::<G>(&value.to_string());
    for (index, &power) in G::POWERS.iter().enumerate() {
        table.set_policy(Seat(0), power, [Policy::Always, Policy::Never, Policy::Ask][index % 3]);
    }
    let mut rng = Rng::stream(seed, 79);
    while let Some(seat) = table.turn().seat() {
        let legal = table.legal(seat);
        // Whoever sits elsewhere sends a link: here the game is played on as if it had come.
        if table.is_elsewhere(seat) {
            let came = json!({ "seat": seat.0 });
            table = opened::<G>(&edited(&table.save().to_json(), |save| save["by_link"] = came));
            continue;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        let playouts = if table.controller(seat).level().is_some() { 900 + rng.below(90_000) } else { 0 };
        table.act_after_search(seat, action, playouts).expect("a legal action");
    }
    table
}

fn everything_that_a_save_carries_comes_back<G: Host>() {
    let mut fields = std::collections::BTreeSet::new();
    for (seed, config) in (300..).zip(G::configs()) {
        for table in [finished::<G>(&config, seed), eventful::<G>(&config, seed)] {
            let (full, kept) = (table.save().to_json(), table.to_kept());
            assert_eq!(format(&kept), 2, "it is kept in little room");
            assert_eq!(read::<G>(&kept).to_json(), full, "every field");
            assert_same(&table, &opened(&kept));
            assert_eq!(opened::<G>(&kept).to_kept(), kept, "and is kept the same way again");
            let value: Value = serde_json::from_str(&full).expect("JSON");
            fields.extend(value.as_object().expect("an object").keys().cloned());
        }
    }
    let all = ["app", "format", "marks", "playouts", "record", "seats"];
    assert!(all.iter().all(|field| fields.contains(*field)), "{fields:?}");
}

/// What a browser counts: letters of 16 bits.
fn letters(text: &str) -> usize {
    text.encode_utf16().count()
}

fn a_finished_game_takes_a_fraction_of_its_room<G: Host>() {
    for (seed, config) in (320..).zip(G::configs()) {
        let table = finished::<G>(&config, seed);
        let (full, kept) = (letters(&table.save().to_json()), letters(&table.to_kept()));
        println!("{} seats {}: {full} letters in full, {kept} kept", G::ID, table.seats().len());
        assert!(kept * 4 < full, "{kept} of {full}");
    }
}

fn what_goes_on_or_began_elsewhere_is_kept_in_full<G: Host>() {
    let config = &G::configs()[0];
    let running = midway::<G>(config, 5, 12);
    assert_eq!(running.to_kept(), running.save().to_json());
    // Under other rules only the position was left to go on from.
    let mut value = serde_json::to_value(midway::<G>(config, 5, 30).save()).expect("JSON");
    value["record"]["rules"] = json!(0);
    let resumed = read::<G>(&value.to_string()).reopen().expect("playable");
    assert!(resumed.history_lost);
    let (mut table, mut rng) = (resumed.session, Rng::stream(5, 80));
    while choose(&mut table, &mut rng) {}
    assert_eq!(table.to_kept(), table.save().to_json());
    assert_eq!(format(&table.to_kept()), 1);
}

/// When rules have been corrected, a finished game still has its end and its result.
fn a_game_by_older_rules_still_has_its_end<G: Host>() {
    for (seed, config) in (340..).zip(G::configs()) {
        let table = eventful::<G>(&config, seed);
        let older = edited(&table.to_kept(), |save| save["record"]["rules"] = json!(0));
        let reopened = read::<G>(&older).reopen().expect("its end is there");
        assert!(reopened.history_lost);
        let again = reopened.session;
        assert!(again.is_over());
        assert_eq!(again.score(), table.score());
        assert_eq!((again.seats(), again.marks()), (table.seats(), table.marks()));
    }
}

fn damage_is_told_and_never_panics<G: Host>() {
    let kept = finished::<G>(&G::configs()[0], 360).to_kept();
    let complaint =
        |text: &str| Save::<G>::parse(text).and_then(|save| save.reopen()).err().map(|it| it.to_string());
    let begins = |text: &str, path: &str| {
        let told = complaint(text).expect("must be refused");
        assert!(told.starts_with(path), "{told}, not {path}");
    };
    begins(&edited(&kept, |save| save["record"]["packed"] = json!("x")), "record.packed: cannot be unpacked");
    begins(&edited(&kept, |save| save["record"]["steps"] = json!(1)), "record.steps: ");
    begins(&edited(&kept, |save| save["record"]["hash"] = json!("0123456789abcdef")), "record.hash: ");
    begins(&edited(&kept, |save| save["record"]["seed"] = json!(1)), "record.");
    begins(&edited(&kept, |save| save["colour"] = json!(1)), "colour");
    begins(
        &edited(&kept, |save| save["record"]["rules"] = json!(999)),
        "record.rules: played under version 999",
    );
    begins(&edited(&kept, |save| save["seats"] = json!([])), "seats: ");
    let value: Value = serde_json::from_str(&kept).expect("JSON");
    let packed: Vec<char> = value["record"]["packed"].as_str().expect("a text").chars().collect();
    let mut rng = Rng::stream(1, 361);
    for _ in 0..150 {
        let mut spoilt = packed.clone();
        let at = rng.below(spoilt.len() as u32) as usize;
        match rng.below(3) {
            0 => spoilt.truncate(at),
            1 => spoilt[at] = char::from_u32(0x4E00 + rng.below(1 << 14)).expect("a letter"),
            _ => drop(spoilt.remove(at)),
        }
        if spoilt == packed {
            continue;
        }
        let text: String = spoilt.into_iter().collect();
        match Save::<G>::parse(&edited(&kept, |save| save["record"]["packed"] = json!(text))) {
            Ok(save) => drop(save.reopen()),
            Err(SaveError::TooLong { .. } | SaveError::Newer { .. }) => panic!("not what is wrong"),
            Err(_) => {}
        }
    }
}

for_every_game!(
    everything_that_a_save_carries_comes_back,
    a_finished_game_takes_a_fraction_of_its_room,
    what_goes_on_or_began_elsewhere_is_kept_in_full,
    a_game_by_older_rules_still_has_its_end,
    damage_is_told_and_never_panics,
);
