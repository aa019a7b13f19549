//! Positions that cannot be: each is refused with the path of the field and
//! the reason, and a question that is asked fits the table.

use game_core::{Actions, Flaw as _, Game, PositionError, Viewer};
use san_juan::flaw::{AskedFlaw, BuildFlaw, PiecesFlaw, RoundFlaw};
use san_juan::{Config, Edition, Event, Flaw, Kind, Position, SanJuan};
use serde_json::{Value, json};

use crate::mutants::refused_or_playable;
use crate::spoiler::Spoiler;

/// A table of three in round 4, seat 0 governing.
fn plain() -> Value {
    json!({
        "config": {"edition": "y1897", "players": 3},
        "round": 4,
        "seats": [
            {"hand": ["well", "hero"], "city": ["prod_t1", "crane"]},
            {"hand": 3, "city": ["prod_t1"]},
            {"hand": 3, "city": ["prod_t1", "chapel"], "tucked": 2}
        ]
    })
}

/// The same in the Trader phase of seat 0, who sells two of his goods.
fn selling() -> Value {
    let mut position = plain();
    position["seats"][0]["city"] =
        json!([{"kind": "prod_t1", "good": true}, {"kind": "prod_t2", "good": true}]);
    position["taken"] = json!([{"role": "trader", "by": 0}]);
    position["phase"] = json!({"role": "trader", "picker": 0});
    position["tiles"] = json!({"queue": ["A", "B", "C", "D", "E"], "open": true});
    let sell = json!({"sell": {"left": 2, "sold": 0, "gain": 0, "from": 0}});
    position["stack"] = json!([{"round": {"pick": 1}}, {"phase": {"next": 1}}, sell]);
    position
}

/// The same while seat 0 pays for a Well on slot 2.
fn paying() -> Value {
    let mut position = plain();
    position["seats"][0]["city"] = json!(["prod_t1", "crane", {"kind": "well", "fresh": true}]);
    position["taken"] = json!([{"role": "builder", "by": 0}]);
    position["phase"] = json!({"role": "builder", "picker": 0});
    let pay =
        json!({"pay": {"kind": "well", "slot": 2, "net": 1, "waived": 0, "goods": 0, "paid": 0, "from": 0}});
    position["stack"] = json!([{"round": {"pick": 1}}, {"phase": {"next": 1}}, pay]);
    position
}

/// SJ-BLD-LIBRARY-1, SJ-BLD-LIBRARY-4: a Library doubles the privilege; of two
/// players the governor uses it for one of two picks.
#[test]
fn a_library_doubles_the_privilege() {
    // Seat 0 picked the Councillor as the `pick`th of a round of `players`.
    let picked = |players: usize, pick: usize, used: bool, doubled: bool| {
        let mut seats = vec![json!({"city": ["prod_t1", "library"], "library_used": used})];
        seats.resize(players, json!({"city": ["prod_t1"]}));
        let governor = (players - pick % players) % players;
        let roles = ["producer", "trader", "councillor"];
        let taken = roles[2 - pick..].iter().enumerate();
        let taken = taken.map(|(nth, role)| json!({"role": role, "by": (governor + nth) % players}));
        let cards = ["prod_t1", "tower", "hero", "palace", "palace", "well", "well", "smithy", "smithy"];
        json!({
            "config": {"edition": "y1897", "players": players},
            "governor": governor,
            "seats": seats,
            "taken": taken.collect::<Vec<_>>(),
            "phase": {"role": "councillor", "picker": 0, "doubled": doubled},
            "look": {"cards": &cards[..if doubled { 8 } else { 5 }]},
            "stack": [
                {"round": {"pick": pick + 1}},
                {"phase": {"next": 1}},
                {"keep": {"left": 1, "of": 1, "from": 0}}
            ]
        })
    };
    let undoubled = |players, pick, used| read(&picked(players, pick, used, false));
    for (players, pick) in [(2, 0), (2, 1), (2, 2), (3, 0), (4, 2)] {
        let at = format!("{players} players, pick {pick}");
        assert_eq!(read(&picked(players, pick, true, true)), Ok(()), "{at}");
        for used in [false, true] {
            let may = (players, pick, used) == (2, 0, false) || (players, pick, used) == (2, 2, true);
            assert_eq!(undoubled(players, pick, used).is_ok(), may, "{at}, used {used}");
        }
        let error = undoubled(players, pick, pick == 0).expect_err("the Library works");
        assert_eq!(error.path, "phase.doubled", "{at}");
    }
}

/// Written positions can be read: the round stops where positions end.
#[test]
fn the_round_stops_where_positions_end() {
    let mut position = plain();
    position["round"] = json!(4_500);
    let position: Position = serde_json::from_value(position).expect("the form is right");
    let (game, mut state) = SanJuan::from_position(&position).expect("the last round that counts");
    let mut legal = Actions::new();
    let mut rounds = 0;
    while rounds < 3 {
        game.legal(&state, &mut legal);
        let begun = |event: &Event| matches!(event, Event::RoundStarted { .. });
        let mut events = Vec::new();
        game.apply(&mut state, legal[legal.len() - 1], &mut events);
        rounds += events.iter().filter(|&event| begun(event)).count();
        SanJuan::from_position(&game.position(&state)).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(game.view(&state, Viewer::Public).round, 4_500);
}

fn read(value: &Value) -> Result<(), PositionError<Flaw>> {
    let position: Position = serde_json::from_value(value.clone()).expect("the form is right");
    SanJuan::from_position(&position).map(|_| ())
}

/// Sets the field at `pointer` and expects a refusal at `path` that says `part`, or names it as a rule.
#[track_caller]
fn refused(position: Value, pointer: &str, value: Value, path: &str, part: &str) {
    let error = refusal(position, pointer, value);
    assert_eq!(error.path, path, "{error}");
    assert!(error.to_string().contains(part), "{error}");
}

/// Sets the field at `pointer`; why that is refused.
#[track_caller]
fn refusal(mut position: Value, pointer: &str, value: Value) -> PositionError<Flaw> {
    assert_eq!(read(&position), Ok(()), "the position as it was");
    let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
    match position.pointer_mut(parent).expect("a parent") {
        Value::Object(fields) => drop(fields.insert(key.to_owned(), value)),
        Value::Array(items) => items[key.parse::<usize>().expect("an index")] = value,
        other => panic!("{other}"),
    }
    read(&position).expect_err("should be refused")
}

/// A refusal is a value, and names the rules behind it beside the sentence.
#[test]
fn a_refusal_names_its_rules() {
    let wells = json!(["well", "well"]);
    let stack = json!([{"kind": "prod_t2", "covers": ["well"]}]);
    for (pointer, value, flaw, rules) in [
        (
            "/seats/0/city",
            wells,
            Flaw::from(PiecesFlaw::SecondCopy { kind: Kind::Well }),
            &["SJ-BLD-GEN-1"][..],
        ),
        ("/seats/0/city", stack, PiecesFlaw::NoCrane.into(), &["SJ-BUILD-2"]),
        ("/quiet", json!(21), RoundFlaw::TooManyQuiet.into(), &["SJ-END-4"]),
        ("/over", json!(true), RoundFlaw::NotOver.into(), &["SJ-END-1", "SJ-END-4"]),
        ("/round", json!(0), RoundFlaw::DraftRound.into(), &[]),
    ] {
        let error = refusal(plain(), pointer, value);
        assert_eq!(error.problem, flaw, "{error}");
        assert_eq!(error.problem.rules().iter().map(|rule| rule.0).collect::<Vec<_>>(), rules, "{error}");
        assert!(!error.problem.to_string().contains("SJ-"), "{error}");
    }
}

/// A choice that can no longer be made is refused where it was spoiled.
#[test]
fn whoever_is_asked_can_choose() {
    let hand = "/seats/0/hand";
    let error = refusal(paying(), hand, json!([]));
    assert_eq!((&*error.path, error.problem), ("seats[0].hand", BuildFlaw::TooExpensive.into()));
    let error = refusal(paying(), "/stack/2/pay/from", json!(54));
    assert_eq!((&*error.path, error.problem), ("stack[2]", AskedFlaw::HandTooSmall.into()));

    let mut choosing_a_site = paying();
    choosing_a_site["seats"][0]["city"] = json!(["prod_t1", "crane"]);
    choosing_a_site["stack"][2] = json!({"site": {"kind": "tower"}});
    let error = refusal(choosing_a_site, hand, json!([]));
    assert_eq!((&*error.path, error.problem), ("seats[0].hand", BuildFlaw::TooExpensive.into()));

    let mut keeping = paying();
    keeping["seats"][0]["city"] = json!(["prod_t1"]);
    keeping["taken"][0]["role"] = json!("councillor");
    keeping["phase"]["role"] = json!("councillor");
    keeping["look"] = json!({"cards": ["tower", "palace"]});
    keeping["stack"][2] = json!({"keep": {"left": 1, "of": 1, "from": 0}});
    let error = refusal(keeping, "/stack/2/keep/from", json!(39));
    assert_eq!((&*error.path, error.problem), ("stack[2]", AskedFlaw::LookTooSmall.into()));
}

#[test]
fn mutated_positions_are_refused_or_can_be_played() {
    let words: &[&str] = &["hero", "prod_t1", "chapel", "cathedral", "builder", "trader", "church", "crane"];
    let configs = [
        Config { players: 2, opening_draft: true, ..Config::default() },
        Config { players: 3, new_buildings: true, ..Config::default() },
        Config { players: 3, edition: Edition::Classic, ..Config::default() },
        Config { players: 6, edition: Edition::Classic, ..Config::default() },
    ];
    refused_or_playable::<SanJuan>(configs, &Spoiler { words });
}

#[test]
fn too_many_copies_are_refused_where_the_last_one_lies() {
    refused(plain(), "/seats/0/hand", json!(["palace", "palace", "palace"]), "seats[0].hand[2]", "2 copies");
    refused(plain(), "/draw", json!(["crane", "crane", "crane"]), "draw[2]", "3 copies of crane");
    refused(plain(), "/discard", json!(113), "discard", "more cards than the deck has");
    refused(plain(), "/seats/1/hand", json!(255), "seats[1].hand", "more cards than the deck has");
}

#[test]
fn a_city_that_nobody_can_have_built_is_refused() {
    refused(plain(), "/seats/0/city", json!(["well", "well"]), "seats[0].city[1].kind", "SJ-BLD-GEN-1");
    refused(plain(), "/seats/0/city", json!(vec!["prod_t1"; 13]), "seats[0].city", "12 slots");
    let good = json!([{"kind": "well", "good": true}]);
    refused(plain(), "/seats/0/city", good, "seats[0].city[0].good", "no good can lie on well");
}

#[test]
fn an_impossible_stack_is_refused() {
    let stack = |covers: Value| json!(["crane", {"kind": "prod_t2", "covers": covers}]);
    let path = "seats[0].city[1].covers";
    refused(plain(), "/seats/0/city", stack(json!(["crane"])), path, "SJ-BLD-CRANE-3");
    refused(plain(), "/seats/0/city", stack(json!(["prod_t2"])), path, "SJ-BLD-CRANE-6");
    refused(plain(), "/seats/0/city", stack(json!(["well", "prod_t1", "prod_t1"])), path, "SJ-BLD-CRANE-6");
    let without = json!([{"kind": "prod_t2", "covers": ["well"]}]);
    refused(plain(), "/seats/0/city", without, "seats[0].city[0].covers", "SJ-BUILD-2");
}

#[test]
fn what_needs_a_building_is_refused_without_it() {
    refused(plain(), "/seats/0/tucked", json!(1), "seats[0].tucked", "SJ-BLD-CHAPEL-1");
    refused(plain(), "/seats/0/library_used", json!(true), "seats[0].library_used", "no Library");
}

#[test]
fn seats_rounds_and_governors_must_exist() {
    refused(plain(), "/governor", json!(3), "governor", "seats are 0 to 2");
    refused(plain(), "/seats", json!([{}, {}]), "seats", "2 seats, but 3 play");
    refused(plain(), "/round", json!(0), "round", "round 0 is the opening draft");
    refused(plain(), "/round", json!(65535), "round", "no game lasts longer");
    refused(plain(), "/quiet", json!(21), "quiet", "SJ-END-4");
    refused(plain(), "/config/players", json!(5), "config.players", "2 to 4");
    refused(plain(), "/over", json!(true), "over", "SJ-END-1");
}

#[test]
fn placards_must_have_been_taken_in_turn() {
    refused(plain(), "/taken", json!([{"role": "trader", "by": 1}]), "taken", "seat 1 has taken 0");
    let twice = json!([{"role": "trader", "by": 0}, {"role": "trader", "by": 1}]);
    refused(plain(), "/taken", twice, "taken[1].role", "SJ-FLOW-PICK-3");
    refused(plain(), "/taken", json!([{"role": "trader", "by": 7}]), "taken[0].by", "not 7");
}

#[test]
fn what_belongs_to_a_phase_needs_that_phase() {
    refused(plain(), "/phase", json!({"role": "trader", "picker": 0}), "phase", "not among those taken");
    refused(selling(), "/stack", json!([]), "phase", "not in a phase");
    refused(selling(), "/tiles/open", json!(false), "tiles.open", "SJ-ROLE-TRADER-1");
    refused(
        paying(),
        "/tiles",
        json!({"queue": ["A", "B", "C", "D", "E"], "open": true}),
        "tiles.open",
        "Trader",
    );
    refused(plain(), "/look", json!({"cards": ["well"]}), "look", "only while");
    refused(selling(), "/phase/doubled", json!(true), "phase.doubled", "SJ-BLD-LIBRARY-1");
    let fresh = json!(["prod_t1", {"kind": "well", "fresh": true}]);
    refused(plain(), "/seats/0/city", fresh.clone(), "seats[0].city[1].fresh", "SJ-FLOW-2");
    refused(paying(), "/seats/1/city", fresh, "seats[1].city[1].fresh", "SJ-FLOW-2");
}

#[test]
fn a_sale_must_add_up() {
    let sell = "/stack/2/sell";
    refused(selling(), &format!("{sell}/left"), json!(200), "stack[2]", "do not make 2");
    refused(selling(), &format!("{sell}/gain"), json!(200), "stack[2]", "not 200");
    refused(selling(), &format!("{sell}/from"), json!(13), "stack[2]", "index of a slot");
    refused(
        selling(),
        "/tiles/queue",
        json!(["A", "A", "C", "D", "E"]),
        "tiles.queue",
        "the tiles A B C D E",
    );
    refused(selling(), "/tiles/seen", json!(6), "tiles.seen", "5 tiles");
}

#[test]
fn a_payment_must_add_up() {
    let pay = "/stack/2/pay";
    refused(paying(), &format!("{pay}/paid"), json!(255), "stack[2]", "more is paid");
    refused(paying(), &format!("{pay}/net"), json!(-100), "stack[2]", "net is 1");
    refused(paying(), &format!("{pay}/slot"), json!(9), "stack[2]", "no well that is just being built");
    refused(paying(), &format!("{pay}/waived"), json!(2), "stack[2]", "privilege of 1");
    refused(paying(), &format!("{pay}/goods"), json!(1), "stack[2]", "Black Market");
    // Three discounts, the slots of a city, the kinds of cards.
    let steps = format!("payments have {} steps", 3 + 12 + Kind::ALL.len());
    refused(paying(), &format!("{pay}/from"), json!(254), "stack[2]", &steps);
}

#[test]
fn a_draft_must_leave_everybody_enough_cards() {
    let discard = json!({"discard": {"why": "draft", "left": 1, "of": 1, "from": 0}});
    let draft = json!({
        "config": {"edition": "y1897", "players": 3, "opening_draft": true},
        "round": 0,
        "seats": [{"hand": 5}, {"hand": 6}, {"hand": 7}],
        "stack": [{"draft": {"next": 1}}, discard]
    });
    refused(draft.clone(), "/seats/2/hand", json!(2), "seats[2].hand", "7 cards");
    refused(draft.clone(), "/stack/1/discard/left", json!(3), "stack[1]", "left counts down");
    refused(draft.clone(), "/stack/0/draft/next", json!(9), "stack[0].draft.next", "1 to 3");
    refused(draft, "/config/opening_draft", json!(false), "config.opening_draft", "does not have");
}

#[test]
fn unknown_fields_and_names_are_refused_by_name() {
    for (field, value, part) in [
        ("colour", json!(1), "unknown field `colour`"),
        ("draw", json!(["castle"]), "unknown variant `castle`"),
        ("round", json!("four"), "invalid type"),
        ("round", json!(70000), "70000"),
    ] {
        let mut position = plain();
        position[field] = value;
        let error = serde_json::from_value::<Position>(position).expect_err("should be refused");
        assert!(error.to_string().contains(part), "{error}");
    }
}
