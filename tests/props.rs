//! Properties over arbitrary input: any string of bytes is a game, and any
//! position, however hostile, is refused with a reason or can be played.
//!
//! Everything is drawn from fixed seeds, so that a failure repeats; it prints
//! the bytes or the position that caused it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};
use sobremesa::core::{Actions, Eye, Game, Mute, Rng, Seat, Turn};
use sobremesa::games::san_juan::{Action, Config, Edition, Kind, Position, SanJuan, State, Switches};

const STRINGS: u64 = 60;
const MUTANTS: u64 = 3000;

fn modes() -> Vec<SanJuan> {
    let odd = Switches { resort_cost_1897: 3, rebuild_covered_types: false, ..Switches::default() };
    let modes = [
        (2, false, Switches::default()),
        (2, true, odd),
        (3, false, odd),
        (3, true, Switches::default()),
        (4, false, Switches::default()),
        (4, true, odd),
    ];
    let base = modes.map(|(players, opening_draft, switches)| Config {
        players,
        opening_draft,
        switches,
        ..Config::default()
    });
    let asking = Switches { ask_optional_draws: true, ..Switches::default() };
    let expanded = Config { players: 3, new_buildings: true, ..Config::default() };
    let classic = Config { edition: Edition::Classic, ..Config::default() };
    let others = [
        Config { switches: asking, ..expanded.clone() },
        expanded,
        Config { switches: asking, players: 3, ..classic.clone() },
        Config { players: 8, ..classic },
    ];
    let game = |config: &Config| SanJuan::new(config).expect("a legal configuration");
    base.iter().chain(&others).map(game).collect()
}

/// Plays `legal[byte % n]` for each byte; `false` once the game is over.
fn step(game: &SanJuan, state: &mut State, byte: u32) -> bool {
    let Turn::Choose { .. } = game.turn(state) else { return false };
    let mut legal = Actions::<Action>::new();
    game.legal(state, &mut legal);
    game.apply(state, legal[byte as usize % legal.len()], &mut Mute);
    true
}

/// Everything that may be asked of a state, for the sake of panics.
fn examine(game: &SanJuan, state: &State, rng: &mut Rng) {
    for eye in Seat::all(game.seats()).map(Eye::Seat).chain([Eye::Public]) {
        game.view(state, eye);
    }
    game.score(state);
    for seat in Seat::all(game.seats()) {
        let mut imagined = state.clone();
        game.determinize(&mut imagined, seat, rng);
        game.check(&imagined).expect("imagined cards add up");
    }
}

fn any_action(rng: &mut Rng) -> Action {
    let slot = rng.below(14) as u8;
    let kind = Kind::ALL[rng.below(Kind::ALL.len() as u32) as usize];
    match rng.below(14) {
        10 => Action::Draw,
        11 => Action::Take(kind),
        12 => Action::Ship(slot),
        13 => Action::Tuck(kind),
        0 => Action::Pass,
        1 => Action::NewSite,
        2 => Action::Over(slot),
        3 => Action::Spend(slot),
        4 => Action::Sell(slot),
        5 => Action::Produce(slot),
        6 => Action::Build(kind),
        7 => Action::Pay(kind),
        8 => Action::Keep(kind),
        _ => Action::Discard(kind),
    }
}

#[test]
fn every_string_of_bytes_is_a_game() {
    for game in modes() {
        for seed in 0..STRINGS {
            let mut rng = Rng::stream(seed, 81);
            let mut state = game.setup(seed, &mut Mute);
            let mut bytes = Vec::new();
            let result = catch_unwind(AssertUnwindSafe(|| {
                for _ in 0..600 {
                    let byte = rng.below(256);
                    bytes.push(byte as u8);
                    if !step(&game, &mut state, byte) {
                        break;
                    }
                    game.check(&state).expect("nothing is lost");
                }
            }));
            assert!(result.is_ok(), "{:?}, seed {seed}, bytes {bytes:?}", game.config());
        }
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    for game in modes() {
        let mut rng = Rng::stream(7, 82);
        let mut state = game.setup(7, &mut Mute);
        loop {
            let before = state.clone();
            for _ in 0..20 {
                let action = any_action(&mut rng);
                if game.why_not(&state, action).is_some() {
                    assert!(game.play(&mut state, action, &mut Mute).is_err());
                    assert_eq!(state, before, "{action:?}");
                }
            }
            if !step(&game, &mut state, rng.below(256)) {
                break;
            }
        }
    }
}

/// The position at the end is read back like any other.
#[test]
fn a_finished_game_is_read_back() {
    for game in modes() {
        for seed in 0..12 {
            let mut rng = Rng::stream(seed, 83);
            let mut state = game.setup(seed, &mut Mute);
            while step(&game, &mut state, rng.below(256)) {}
            let json = serde_json::to_string(&game.position(&state)).expect("positions serialise");
            let position: Position = serde_json::from_str(&json).expect("positions parse");
            let (_, back) =
                SanJuan::from_position(&position).unwrap_or_else(|error| panic!("{error}\n{json}"));
            assert_eq!(back, state);
        }
    }
}

/* Hostile positions. */

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

fn word(rng: &mut Rng) -> Value {
    let words =
        ["builder", "producer", "trader", "councillor", "prospector", "mayor", "colonist_ship", "captain"];
    let words =
        [&words[..], &["archive", "office", "gold_mine", "poor_house", "A", "E", "hand_limit"]].concat();
    let kind = Kind::ALL[rng.below(Kind::ALL.len() as u32) as usize];
    match rng.below(8) {
        0 => json!(pick(rng, &["", "Crane", "castle", "draft"])),
        1 => json!(pick(rng, &words)),
        _ => json!(kind.key()),
    }
}

/// Changes one place of a position.
fn mutate(value: &mut Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(value, String::new(), &mut all);
    // The long piles would otherwise take most of the changes.
    let mut short: Vec<&String> =
        all.iter().filter(|path| rng.below(8) == 0 || !path.starts_with("/draw/")).collect();
    short.sort_unstable();
    let path = (*pick(rng, &short)).clone();
    let (parent, key) = path.rsplit_once('/').expect("a pointer");
    let from = pick(rng, &all).clone();
    let other = value.pointer(&from).cloned().unwrap_or(Value::Null);
    let place = value.pointer_mut(&path).expect("a place of this value");
    match rng.below(12) {
        0 => *place = pick(rng, &[json!(null), json!([]), json!({}), json!(true), json!("")]).clone(),
        1 => *place = other,
        2.. if place.is_number() => *place = number(rng),
        2.. if place.is_string() => *place = word(rng),
        2.. if place.is_boolean() => *place = json!(place != &json!(true)),
        _ => {
            let copy = place.clone();
            match value.pointer_mut(parent).expect("a parent") {
                Value::Array(items) if rng.below(2) == 0 => items.push(copy),
                Value::Array(items) => {
                    items.remove(key.parse::<usize>().expect("an index"));
                }
                Value::Object(fields) => {
                    fields.remove(key);
                }
                _ => {}
            }
        }
    }
}

/// What became of a hostile position.
#[derive(Debug, PartialEq)]
enum Fate {
    NotRead,
    Refused,
    Played,
}

fn try_out(json: &Value, rng: &mut Rng) -> Fate {
    let text = json.to_string();
    let mut reader = serde_json::Deserializer::from_str(&text);
    let position: Position = match serde_path_to_error::deserialize(&mut reader) {
        Ok(position) => position,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return Fate::NotRead;
        }
    };
    let (game, mut state) = match SanJuan::from_position(&position) {
        Ok(read) => read,
        Err(error) => {
            assert!(!error.path.is_empty() && error.problem.len() > 8, "{error}");
            return Fate::Refused;
        }
    };
    game.check(&state).expect("what is accepted adds up");
    let (_, back) =
        SanJuan::from_position(&game.position(&state)).expect("what is accepted is written and read");
    assert_eq!(back, state);
    for turn in 0..200 {
        if turn % 40 == 0 {
            examine(&game, &state, rng);
        }
        let action = any_action(rng);
        if let Some(reason) = game.why_not(&state, action) {
            assert!(!reason.to_string().is_empty());
        }
        if !step(&game, &mut state, rng.below(256)) {
            break;
        }
        game.check(&state).expect("nothing is lost");
    }
    Fate::Played
}

#[test]
fn hostile_positions_are_refused_with_a_reason_or_can_be_played() {
    let mut fates = [0; 3];
    for (index, game) in modes().into_iter().enumerate() {
        let mut rng = Rng::stream(index as u64, 84);
        for seed in 0..MUTANTS / 6 {
            let mut state = game.setup(seed, &mut Mute);
            for _ in 0..rng.below(160) {
                if !step(&game, &mut state, rng.below(256)) {
                    break;
                }
            }
            let mut json = serde_json::to_value(game.position(&state)).expect("positions serialise");
            (0..1 + rng.below(3)).for_each(|_| mutate(&mut json, &mut rng));
            let fate = catch_unwind(AssertUnwindSafe(|| try_out(&json, &mut rng)));
            let fate = fate.unwrap_or_else(|_| panic!("mode {index}, seed {seed}: {json}"));
            fates[fate as usize] += 1;
        }
    }
    assert!(fates.iter().all(|&count| count > 60), "not much of a trial: {fates:?}");
}
