//! Studies: every field of a position can be set, whatever is set is accepted or refused at a place that the page
//! has, and nothing of the format is forgotten.

use std::collections::BTreeSet;

use game_core::json::{self, Value};
use game_core::{Rng, Seat, Viewer};
use ginkgopolis::Ginkgopolis;
use puerto_rico::PuertoRico;
use san_juan::SanJuan;
use session::study::tree::{
    Control, Edit, Field, Group, Item, Label, Leaving, TextOnly, holds, place_of, trail_of,
};
use session::study::{
    self, PositionEditor, Problem, at_rest, begin, drawn, edited, look, opened, play, table,
};
use session::{Player, Session, TableSetup};

use crate::support::laid_out::{LaidOut, laid_out};
use crate::support::modes::Modes;

/// People for a game with this configuration.
fn setup<G: PositionEditor>(config: &G::Config, seed: u64) -> TableSetup<G> {
    let seats = G::new(config).expect("a legal configuration").seats();
    let seats = Seat::all(seats).map(|_| Player::person("")).collect();
    TableSetup { config: config.clone(), seed, seats }
}

/// A game after so many random choices, or at its end.
fn played<G: PositionEditor>(config: &G::Config, seed: u64, choices: usize) -> Session<G> {
    let mut session = Session::new(setup::<G>(config, seed)).expect("a legal set-up");
    let mut rng = Rng::stream(seed, 9);
    for _ in 0..choices {
        let Some(seat) = session.turn().seat() else { break };
        let legal = session.legal(seat);
        let action = legal[rng.below(legal.len() as u32) as usize];
        session.act(seat, action).expect("a legal action");
    }
    session
}

/// Value of a field, as the position writes it.
fn value_of(control: &Control) -> Value {
    match control {
        Control::Count { value, .. } => Value::from(*value),
        Control::Flag { on } => Value::from(*on),
        Control::Choice { value, .. } => value.clone().unwrap_or(Value::Null),
        Control::Pieces { pieces, unnamed: None, .. } => Value::from(pieces.clone()),
        Control::Pieces { unnamed: Some(_), leaving: Leaving::Dealt, .. } => Value::Null,
        Control::Pieces { unnamed: Some(count), .. } => Value::from(*count),
        Control::Map { .. } => Value::Null,
    }
}

/// Settings of a field: the ends of a range, every choice, a piece more, a piece less.
fn settings(control: &Control) -> Vec<Value> {
    match control {
        Control::Count { least, most, .. } => vec![Value::from(*least), Value::from(*most)],
        Control::Flag { on } => vec![Value::from(!on)],
        Control::Choice { options, may_be_none, .. } => {
            let none = may_be_none.then_some(Value::Null);
            options.iter().take(12).cloned().chain(none).collect()
        }
        Control::Pieces { pieces, options, leaving, most, .. } => {
            let mut all = Vec::new();
            if let Some(option) = options.first().filter(|_| pieces.len() < *most) {
                all.push(Value::from([&pieces[..], std::slice::from_ref(option)].concat()));
            }
            if pieces.len() > 1 {
                all.push(Value::from(pieces[1..].to_vec()));
            }
            match leaving {
                Leaving::Never => {}
                Leaving::Counted => all.push(Value::from(3)),
                Leaving::Dealt => all.push(Value::Null),
            }
            all
        }
        Control::Map { .. } => Vec::new(),
    }
}

fn field<'a>(tree: &'a [Group], path: &str) -> Option<&'a Field> {
    tree.iter().flat_map(Group::fields).find(|field| field.path == path)
}

/// Returns true if a refusal is shown somewhere: at a field, at a group, or at the text that alone
/// has the field.
fn has_place<G: PositionEditor>(tree: &[Group], path: &str) -> bool {
    let pattern = without_indices(path);
    let place = place_of(tree, path);
    assert!(place.is_none_or(|place| !trail_of(tree, place).is_empty()), "no way leads to {path}");
    place.is_some()
        || ["seats", "position"].contains(&path)
        || G::TEXT_ONLY.iter().any(|(known, _)| holds(known, &pattern))
}

/// `seats[1].city[0]` as `seats[].city[]`.
fn without_indices(path: &str) -> String {
    path.chars().filter(|sign| !sign.is_ascii_digit()).collect()
}

/// Sets every field of `text` to what it can be; how many were set, and how many of these changes were refused.
fn set_all<G: PositionEditor>(text: &str) -> (usize, usize) {
    let before = look::<G>(text);
    assert_eq!(before.refused, None, "{}: {text}", G::ID);
    let (mut set, mut refused) = (0, 0);
    for field in before.tree.iter().flat_map(Group::fields) {
        for to in settings(&field.control) {
            let after_text = edited::<G>(text, &Edit::set(&*field.path, to.clone()));
            let after = look::<G>(&after_text);
            let place = format!("{} {} = {to}", G::ID, field.path);
            assert!(!after.tree.is_empty(), "{place}: {:?}", after.refused);
            set += 1;
            refused += usize::from(after.refused.is_some());
            if let Some(why) = &after.refused {
                assert!(
                    has_place::<G>(&after.tree, &why.path),
                    "{place}: refused at {}: {}",
                    why.path,
                    why.problem
                );
            }
            // A cell that is emptied takes its fields with it; a ship without crates has no good.
            let same = self::field(&after.tree, &field.path).map(|field| value_of(&field.control));
            let goes_along = field.path.starts_with("cell@") || field.path.starts_with("ships[");
            if !goes_along {
                assert_eq!(same, Some(shown(&field.control, &to)), "{place}");
            }
        }
    }
    (set, refused)
}

/// Value that a field shows after it was set to `to`.
fn shown(control: &Control, to: &Value) -> Value {
    match (control, to) {
        (Control::Pieces { leaving: Leaving::Never, .. }, Value::Null) => Value::from(Vec::<Value>::new()),
        _ => to.clone(),
    }
}

fn every_field_can_be_set<G: PositionEditor + Modes>() {
    let (mut set, mut refused) = (0, 0);
    for (seed, config) in (0..).zip(G::modes()) {
        let text = begin::<G>(&setup(&config, seed)).expect("a legal set-up");
        let of_fresh = set_all::<G>(&text);
        let midway = played::<G>(&config, seed, 90);
        let of_midway = if midway.is_over() { (0, 0) } else { set_all::<G>(&midway.studied()) };
        set += of_fresh.0 + of_midway.0;
        refused += of_fresh.1 + of_midway.1;
    }
    assert!(set > 1000 && refused < set / 2, "{}: {refused} of {set} refused", G::ID);
}

#[test]
fn every_field_of_san_juan_can_be_set() {
    every_field_can_be_set::<SanJuan>();
}

#[test]
fn every_field_of_puerto_rico_can_be_set() {
    every_field_can_be_set::<PuertoRico>();
}

#[test]
fn every_field_of_ginkgopolis_can_be_set() {
    every_field_can_be_set::<Ginkgopolis>();
}

#[test]
fn the_way_to_a_field_is_named() {
    let text = played::<Ginkgopolis>(&Ginkgopolis::modes().remove(0), 5, 40).studied();
    let tree = look::<Ginkgopolis>(&text).tree;
    let fields: Vec<&Field> = tree.iter().flat_map(Group::fields).collect();
    for field in &fields {
        let trail = trail_of(&tree, &field.path);
        assert!(trail.ends_with(&[&field.label]), "{}: {trail:?}", field.path);
    }
    assert!(fields.iter().any(|field| trail_of(&tree, &field.path).len() == 3), "none in a group of a group");
    assert_eq!(trail_of(&tree, "seats[9]"), Vec::<&Label>::new());
}

/* Nothing of the format is forgotten. */

/// The names of all fields of the object at `path`, as the reader lists them when it meets one that it does not know.
fn names_at<G: PositionEditor>(whole: &Value, path: &str) -> Vec<String> {
    let mut value = whole.clone();
    let foreign = if path.is_empty() { "zzz".to_owned() } else { format!("{path}.zzz") };
    study::edit::apply(&mut value, &Edit::set(foreign, 1));
    let error = json::read_value::<G::Position>(&value).expect_err("an unknown field");
    let problem = error.problem();
    let (_, names) = problem.split_once("there are: ").unwrap_or_else(|| panic!("{path}: {problem}"));
    names.split(", ").map(str::to_owned).collect()
}

/// Every object of positions of `G` whose fields are edited one by one, with a text that has it.
fn every_field_is_known<G: PositionEditor + Modes>(objects: &[&str]) {
    let texts: Vec<String> = (0..)
        .zip(G::modes())
        .flat_map(|(seed, config)| [played::<G>(&config, seed, 60), played::<G>(&config, seed, 150)])
        .map(|session| session.studied())
        .collect();
    let mut reached = BTreeSet::new();
    for text in &texts {
        let tree = look::<G>(text).tree;
        reached.extend(tree.iter().flat_map(Group::paths).map(without_indices));
        // What is added has fields of its own.
        for (_, edit) in tree.iter().flat_map(Group::adders).flat_map(|adder| &adder.options) {
            let names = edit.to.iter().filter_map(Value::as_object).flat_map(|object| object.keys());
            reached.extend(names.map(|name| without_indices(&format!("{}.{name}", edit.path))));
        }
    }
    for object in objects {
        let has_it =
            |value: &Value| object.is_empty() || study::edit::at(value, object).is_some_and(Value::is_object);
        let values = texts.iter().map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        let value = values.into_iter().find(has_it).unwrap_or_else(|| panic!("{}: no {object}", G::ID));
        for name in names_at::<G>(&value, object) {
            let dot = if object.is_empty() { "" } else { "." };
            let path = without_indices(&format!("{object}{dot}{name}"));
            let text_only = G::TEXT_ONLY.iter().any(|(known, _)| *known == path);
            let is_reached = reached.iter().any(|known| holds(&path, known));
            assert!(is_reached != text_only, "{}: {path} (only as text: {text_only})", G::ID);
        }
    }
}

#[test]
fn every_field_of_san_juan_has_a_control_or_a_reason() {
    every_field_is_known::<SanJuan>(&["", "seats[0]", "seats[0].city[0]", "tiles", "taken[0]"]);
}

#[test]
fn every_field_of_puerto_rico_has_a_control_or_a_reason() {
    let of_seat = ["seats[0]", "seats[0].crates", "seats[0].tiles[0]", "seats[0].buildings[0]"];
    let others = ["", "ships[0]", "role_coins[0]", "taken[0]", "festival[0]", "action_board"];
    every_field_is_known::<PuertoRico>(&[&of_seat[..], &others[..]].concat());
}

#[test]
fn every_field_of_ginkgopolis_has_a_control_or_a_reason() {
    every_field_is_known::<Ginkgopolis>(&["", "seats[0]"]);
}

#[test]
fn every_reason_is_given_to_something() {
    let all = [SanJuan::TEXT_ONLY, PuertoRico::TEXT_ONLY, Ginkgopolis::TEXT_ONLY].concat();
    for reason in [TextOnly::Follows, TextOnly::Played, TextOnly::Begun, TextOnly::Rare] {
        assert!(all.iter().any(|(_, of)| *of == reason), "{reason:?}");
    }
}

/* Positions of games. */

fn any_moment_can_be_studied<G: PositionEditor + Modes>() {
    for (seed, config) in (0..).zip(G::modes()) {
        for choices in (0..200).step_by(23) {
            let session = played::<G>(&config, seed, choices);
            let text = session.studied();
            assert_eq!(look::<G>(&text).refused, None, "{} {config:?} after {choices}", G::ID);
            assert_eq!(opened::<G>(&text), text, "opening again changes nothing");
        }
    }
}

/// Positions in which anything is asked can be laid to rest, but for so many: there somebody holds what only belongs
/// to what is asked.
fn what_is_asked_can_be_laid_to_rest<G: PositionEditor + LaidOut>(but: usize) {
    let positions = laid_out::<G>();
    let rests = |(game, state): &(G, G::State)| {
        let text = opened::<G>(&serde_json::to_string(&game.position(state)).expect("positions serialise"));
        assert_eq!(look::<G>(&text).refused, None, "{text}");
        look::<G>(&at_rest::<G>(&text)).refused.is_none()
    };
    let rested = positions.iter().filter(|laid| rests(laid)).count();
    assert_eq!(positions.len() - rested, but, "{}: of {}", G::ID, positions.len());
}

#[test]
fn any_moment_of_san_juan_can_be_studied() {
    any_moment_can_be_studied::<SanJuan>();
}

#[test]
fn any_moment_of_puerto_rico_can_be_studied() {
    any_moment_can_be_studied::<PuertoRico>();
}

#[test]
fn any_moment_of_ginkgopolis_can_be_studied() {
    any_moment_can_be_studied::<Ginkgopolis>();
}

#[test]
fn what_san_juan_asks_can_be_laid_to_rest() {
    what_is_asked_can_be_laid_to_rest::<SanJuan>(2);
}

#[test]
fn what_puerto_rico_asks_can_be_laid_to_rest() {
    what_is_asked_can_be_laid_to_rest::<PuertoRico>(4);
}

#[test]
fn what_ginkgopolis_asks_can_be_laid_to_rest() {
    what_is_asked_can_be_laid_to_rest::<Ginkgopolis>(3);
}

fn moves_lead_on_and_the_table_is_practice<G: PositionEditor + Modes>() {
    for (seed, config) in (0..).zip(G::modes()) {
        let mut text = begin::<G>(&setup(&config, seed)).expect("a legal set-up");
        for _ in 0..12 {
            let mut session = table::<G>(&text).expect("a position");
            let Some(seat) = session.turn().seat() else { break };
            let legal = session.legal(seat);
            session.act(seat, legal[0]).expect("a legal action");
            text = session.studied();
            assert_eq!(look::<G>(&text).refused, None, "{} {config:?}", G::ID);
        }
        let seats = setup::<G>(&config, 0).seats;
        let session = play::<G>(&text, seats).expect("a table");
        assert!(session.marks().practice);
        let save = session.save().to_json();
        let read = session::save::Save::<G>::parse(&save).expect("a save");
        assert!(read.reopen().expect("a table").session.marks().practice);
    }
}

#[test]
fn moves_of_san_juan_lead_on() {
    moves_lead_on_and_the_table_is_practice::<SanJuan>();
}

#[test]
fn moves_of_puerto_rico_lead_on() {
    moves_lead_on_and_the_table_is_practice::<PuertoRico>();
}

#[test]
fn moves_of_ginkgopolis_lead_on() {
    moves_lead_on_and_the_table_is_practice::<Ginkgopolis>();
}

fn a_running_game_is_studied_as_its_seat_knows_it<G: PositionEditor + Modes>() {
    let mut others = 0;
    for (seed, config) in (0..).zip(G::modes()) {
        let session = played::<G>(&config, seed, 70);
        let Some(seat) = session.turn().seat() else { continue };
        let text = session.studied_at(session.len(), seat);
        let studied = table::<G>(&text).expect("a position");
        // The views agree but for what a study leaves open, such as the orders of piles nobody knows.
        let hidden = session.studied();
        others += usize::from(hidden != text);
        assert_eq!(studied.legal(seat), session.legal(seat), "{} {config:?}", G::ID);
        let number = session::blind::nonce(session.game(), &state_of::<G>(&session), seat);
        let (game, state) = session.blind(seat, number).open::<G>().expect("just packed");
        let blind = json::write(&game.position(&state));
        assert_eq!(text, opened::<G>(&blind), "nothing but what the seat may know goes into it");
    }
    assert!(others >= 4, "{}: what others hold was dealt anew ({others})", G::ID);
}

fn state_of<G: PositionEditor>(session: &Session<G>) -> G::State {
    let save = session.save().to_json();
    let value: Value = serde_json::from_str(&save).expect("JSON");
    let snapshot = value.pointer("/record/snapshot").or_else(|| value.get("snapshot")).expect("a snapshot");
    let position: G::Position = json::read_value(snapshot).expect("a position");
    G::from_position(&position).expect("a state").1
}

#[test]
fn a_running_game_tells_a_study_no_secret() {
    a_running_game_is_studied_as_its_seat_knows_it::<SanJuan>();
    a_running_game_is_studied_as_its_seat_knows_it::<PuertoRico>();
    a_running_game_is_studied_as_its_seat_knows_it::<Ginkgopolis>();
}

#[test]
fn a_finished_game_is_studied_with_all_its_cards() {
    let config = SanJuan::modes().remove(0);
    let session = played::<SanJuan>(&config, 3, 10_000);
    assert!(session.is_over());
    let text = session.studied_at(40, Seat(0));
    let studied = table::<SanJuan>(&text).expect("a position");
    for seat in Seat::all(2) {
        let hand = |session: &Session<SanJuan>, at| {
            session.view_at(at, Viewer::Seat(seat)).seats[seat.index()].hand.clone()
        };
        assert_eq!(hand(&studied, 0), hand(&session, 40));
    }
}

#[test]
fn what_is_left_open_can_be_named() {
    let config = SanJuan::modes().remove(0);
    let text = begin::<SanJuan>(&setup(&config, 5)).expect("a legal set-up");
    let open = edited::<SanJuan>(&text, &Edit::set("seats[0].hand", 4));
    let cards = drawn::<SanJuan>(&open, "seats[0].hand").expect("four cards");
    assert_eq!(cards.as_array().map(Vec::len), Some(4));
    let named = edited::<SanJuan>(&open, &Edit::set("seats[0].hand", cards.clone()));
    assert_eq!(look::<SanJuan>(&named).refused, None);
    assert_eq!(drawn::<SanJuan>(&named, "seats[0].hand"), Some(cards));
}

#[test]
fn what_is_no_position_is_refused_and_stays_as_it_is() {
    for (text, path, is_json) in [
        ("{\"seats\": [", "seats", false),
        ("[]", "", true),
        ("{\"config\": {\"edition\": \"y1898\"}}", "config.edition", true),
    ] {
        let looked = look::<SanJuan>(text);
        assert!(looked.tree.is_empty());
        let refused = looked.refused.expect("a refusal");
        let Problem::Form(error) = &refused.problem else { panic!("{}", refused.problem) };
        assert_eq!((refused.path.as_str(), error.place().is_none()), (path, is_json), "{error}");
        assert_eq!(opened::<SanJuan>(text), text);
        assert_eq!(at_rest::<SanJuan>(text), text);
        assert_eq!(edited::<SanJuan>(text, &Edit::set("round", 3)), text);
        assert!(table::<SanJuan>(text).is_err() && play::<SanJuan>(text, Vec::new()).is_err());
    }
}

#[test]
fn the_wrong_number_of_people_cannot_sit_down() {
    let config = SanJuan::modes().remove(0);
    let text = begin::<SanJuan>(&setup(&config, 5)).expect("a legal set-up");
    let refused = play::<SanJuan>(&text, vec![Player::person("")]).err().expect("a refusal");
    assert_eq!(refused.problem.to_string(), "seats: 1 sit down, 2 play");
}

/// Values that an adder would put at the end of `path`.
fn added(tree: &[Group], path: &str) -> Vec<Value> {
    let of_item = |item: &Item| match item {
        Item::Adder(adder) if adder.path == path => {
            adder.options.iter().filter_map(|(_, edit)| edit.to.clone()).collect()
        }
        Item::Group(group) => added(std::slice::from_ref(group), path),
        _ => Vec::new(),
    };
    tree.iter().flat_map(|group| &group.items).flat_map(of_item).collect()
}

/// Positions that the rules refuse are edited as well: a governor who sits nowhere.
fn the_next_to_choose_sits_at_the_table<G: PositionEditor>(config: &G::Config) {
    let text = begin::<G>(&setup::<G>(config, 7)).expect("a legal set-up");
    let governor = Edit { path: "governor".to_owned(), to: Some(255.into()) };
    let nowhere = edited::<G>(&text, &governor);
    let first = added(&look::<G>(&nowhere).tree, "taken").into_iter().next();
    let taken = Edit { path: "taken[0]".to_owned(), to: first };
    let looked = look::<G>(&edited::<G>(&nowhere, &taken));
    assert!(looked.refused.is_some(), "no seat has the number");
    let choices = added(&looked.tree, "taken");
    assert!(!choices.is_empty());
    let seats = u64::from(G::new(config).expect("a legal configuration").seats());
    assert!(choices.iter().all(|choice| choice["by"].as_u64().is_some_and(|by| by < seats)), "{choices:?}");
}

#[test]
fn in_san_juan_the_next_to_choose_sits_at_the_table() {
    the_next_to_choose_sits_at_the_table::<SanJuan>(&Default::default());
}

#[test]
fn in_puerto_rico_the_next_to_choose_sits_at_the_table() {
    the_next_to_choose_sits_at_the_table::<PuertoRico>(&Default::default());
}
