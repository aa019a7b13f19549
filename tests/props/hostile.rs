//! Positions of random games, changed in a few places by a hostile hand.

use std::panic::{AssertUnwindSafe, catch_unwind};

use game_core::{Game, Mute, Rng, Seat, Viewer};
use serde_json::{Value, json};

use super::{Subject, modes, step};
use crate::support::for_every_game;

/// Hostile positions of each game, over all its modes.
const MUTANTS: u64 = 4000;
/// Choices made in each that is let in.
const STEPS: usize = 200;

/// Everything that may be asked of a state, for the sake of panics.
fn examine<G: Game>(game: &G, state: &G::State, rng: &mut Rng) {
    for viewer in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
        game.view(state, viewer);
    }
    game.score(state);
    for seat in Seat::all(game.seats()) {
        let mut imagined = state.clone();
        game.determinize(&mut imagined, seat, rng);
        game.check(&imagined).expect("imagined pieces add up");
    }
}

/// Every place of a JSON value, as a pointer.
fn places(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| places(item, format!("{path}/{index}"), out));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, field)| places(field, format!("{path}/{key}"), out));
        }
        _ => {}
    }
    if !path.is_empty() {
        out.push(path);
    }
}

fn pick<'a, T>(rng: &mut Rng, items: &'a [T]) -> &'a T {
    &items[rng.below(items.len() as u32) as usize]
}

fn number(rng: &mut Rng) -> Value {
    let odd = [20, 28, 29, 64, 112, 127, 128, 200, 254, 255, 256, 2500, 65535].map(|number| json!(number));
    let wrong = [json!(u64::MAX), json!(-1), json!(-128), json!(1.5)];
    match rng.below(8) {
        0 => pick(rng, &wrong).clone(),
        1 | 2 => pick(rng, &odd).clone(),
        _ => json!(rng.below(13)),
    }
}

/// A word of the game, or one from elsewhere in the same position.
fn word<G: Subject>(value: &Value, all: &[String], rng: &mut Rng) -> Value {
    if rng.below(3) == 0 {
        return json!(pick(rng, G::WORDS));
    }
    let strings: Vec<&Value> =
        all.iter().filter_map(|path| value.pointer(path)).filter(|place| place.is_string()).collect();
    (*pick(rng, &strings)).clone()
}

/// Changes one place of a position.
fn mutate<G: Subject>(value: &mut Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(value, String::new(), &mut all);
    // Long lists of pieces would otherwise take most of the changes.
    let is_long =
        |path: &str| ["/draw/", "/bag/", "/deck/", "/supply/"].iter().any(|list| path.starts_with(list));
    let mut short: Vec<&String> = all.iter().filter(|path| rng.below(8) == 0 || !is_long(path)).collect();
    short.sort_unstable();
    let path = (*pick(rng, &short)).clone();
    let (parent, key) = path.rsplit_once('/').expect("a pointer");
    let other = value.pointer(pick::<String>(rng, &all)).cloned().unwrap_or(Value::Null);
    let word = word::<G>(value, &all, rng);
    let place = value.pointer_mut(&path).expect("a place of this value");
    match rng.below(12) {
        0 => *place = pick(rng, &[json!(null), json!([]), json!({}), json!(true), json!("")]).clone(),
        1 => *place = other,
        2.. if place.is_number() => *place = number(rng),
        2.. if place.is_string() => *place = word,
        2.. if place.is_boolean() => *place = json!(place != &json!(true)),
        _ => double_or_drop(value, parent, key, other, rng),
    }
}

/// Adds another value to a list, or takes a value away.
fn double_or_drop(value: &mut Value, parent: &str, key: &str, other: Value, rng: &mut Rng) {
    match value.pointer_mut(parent).expect("a parent") {
        Value::Array(items) if rng.below(2) == 0 => {
            let copy = items[key.parse::<usize>().expect("an index")].clone();
            items.push(if rng.below(4) == 0 { other } else { copy });
        }
        Value::Array(items) => drop(items.remove(key.parse::<usize>().expect("an index"))),
        Value::Object(fields) => drop(fields.remove(key)),
        _ => {}
    }
}

/// Fate of a hostile position.
#[derive(Debug, PartialEq)]
enum Fate {
    NotRead,
    Refused,
    Played,
}

fn try_out<G: Subject>(json: &Value, universe: &[G::Action], rng: &mut Rng) -> Fate {
    let text = json.to_string();
    let position: G::Position = match game_core::json::read(&text) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::NotRead;
        }
    };
    let (game, mut state) = match G::from_position(&position) {
        Ok(read) => read,
        Err(error) => {
            assert!(!error.path.is_empty() && error.problem.to_string().len() > 8, "{error}");
            return Fate::Refused;
        }
    };
    game.check(&state).expect("what is accepted adds up");
    let (_, back) = G::from_position(&game.position(&state)).expect("what is accepted is written and read");
    assert_eq!(back, state);
    for turn in 0..STEPS {
        if turn % 40 == 0 {
            examine(&game, &state, rng);
        }
        if let Some(reason) = game.why_not(&state, *pick(rng, universe)) {
            assert!(!reason.to_string().is_empty());
        }
        if !step(&game, &mut state, rng.below(256)) {
            break;
        }
        game.check(&state).expect("nothing is lost");
    }
    Fate::Played
}

fn hostile_positions_are_refused_with_a_reason_or_can_be_played<G: Subject>() {
    let (mut fates, universe, games) = ([0; 3], G::universe(), modes::<G>());
    for (index, game) in games.iter().enumerate() {
        let mut rng = Rng::stream(index as u64, 84);
        for seed in 0..MUTANTS / games.len() as u64 {
            let mut state = game.setup(seed, &mut Mute);
            for _ in 0..rng.below(160) {
                if !step(game, &mut state, rng.below(256)) {
                    break;
                }
            }
            let mut json = serde_json::to_value(game.position(&state)).expect("positions serialise");
            (0..1 + rng.below(3)).for_each(|_| mutate::<G>(&mut json, &mut rng));
            let fate = catch_unwind(AssertUnwindSafe(|| try_out::<G>(&json, &universe, &mut rng)));
            let fate = fate.unwrap_or_else(|_| panic!("mode {index}, seed {seed}: {json}"));
            fates[fate as usize] += 1;
        }
    }
    assert!(fates.iter().all(|&count| count > 60), "not much of a trial: {fates:?}");
}

for_every_game!(hostile_positions_are_refused_with_a_reason_or_can_be_played);
