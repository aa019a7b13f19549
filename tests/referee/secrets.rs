//! What `replay` and `score` tell a viewer does not depend on what is hidden
//! from it.

use game_core::{Rng, Seat, Viewer};
use referee::games::table;
use referee::table::{Form, Live};
use serde_json::{Value, json};

use crate::bin::feed;

/// After so many steps two games that look alike are no longer compared.
const FOLLOWED: usize = 8;

fn dealt(game: &str, chosen: &Value, seed: u64) -> Box<dyn Live> {
    table(Some(game)).and_then(|table| table.deal(chosen, seed)).expect("a legal configuration")
}

fn legal(live: &dyn Live) -> Vec<String> {
    live.legal().iter().map(|action| action.get().to_owned()).collect()
}

/// The seat on turn.
fn asked(live: &dyn Live) -> Option<u8> {
    let turn: Value = serde_json::from_str(live.turn().get()).expect("JSON");
    turn["choose"]["seat"].as_u64().map(|seat| seat as u8)
}

fn told(live: &dyn Live, viewer: Viewer) -> String {
    let steps = live.timeline(Some(viewer)).expect("the seat plays");
    serde_json::to_string(&steps).expect("JSON")
}

/// What a viewer sees of the table and, if somebody acts, hears of it.
fn noticed(live: &mut dyn Live, action: Option<&String>, viewer: Viewer) -> (String, Vec<String>) {
    let heard = action.map_or(Vec::new(), |action| {
        live.act(std::slice::from_ref(action), Some(viewer)).expect("the action is legal")
    });
    let heard = heard.iter().map(|event| event.get().to_owned()).collect();
    (live.view(viewer).expect("the seat plays").get().to_owned(), heard)
}

/// Lets `one` and `other` go on alike for as long as `viewer` notices no
/// difference, and compares what it is told. How many comparisons there were.
fn follow(one: &dyn Live, other: &dyn Live, actions: [&String; 2], viewer: Viewer, rng: &mut Rng) -> u32 {
    let mut pair = [one.copy(), other.copy()];
    let mut actions = actions.map(String::clone);
    for step in 0..FOLLOWED {
        let [first, second] = [0, 1].map(|at| noticed(&mut *pair[at], Some(&actions[at]), viewer));
        if first != second {
            return step as u32;
        }
        assert_eq!(told(&*pair[0], viewer), told(&*pair[1], viewer), "{viewer:?} is told of {actions:?}");
        let [first, second] = [0, 1].map(|at| pair[at].score(Some(viewer)).map(|score| json!(score)));
        assert_eq!(first.expect("the seat plays"), second.expect("the seat plays"), "{actions:?}");
        let others = legal(&*pair[1]);
        let common: Vec<String> =
            legal(&*pair[0]).into_iter().filter(|action| others.contains(action)).collect();
        if common.is_empty() {
            return step as u32 + 1;
        }
        let next = &common[rng.below(common.len() as u32) as usize];
        actions = [next.clone(), next.clone()];
    }
    FOLLOWED as u32
}

/// Plays a random game; at some steps somebody chooses otherwise as well, and
/// whoever does not notice must be told the same. How often that was so.
fn compare(game: &str, chosen: &Value, seed: u64) -> u32 {
    let mut rng = Rng::stream(seed, 0x5EC2);
    let mut live = dealt(game, chosen, seed);
    let mut compared = 0;
    while let Some(seat) = asked(&*live) {
        let legal = legal(&*live);
        let [action, other] = [0, 1].map(|_| &legal[rng.below(legal.len() as u32) as usize]);
        if action != other && rng.below(3) == 0 {
            let seats =
                (0..4).filter(|&viewer| viewer != seat && live.view(Viewer::Seat(Seat(viewer))).is_ok());
            for viewer in seats.map(|viewer| Viewer::Seat(Seat(viewer))).chain([Viewer::Public]) {
                compared += follow(&*live, &*live, [action, other], viewer, &mut rng);
            }
        }
        live.act(std::slice::from_ref(action), None).expect("the action is legal");
    }
    compared
}

#[test]
fn nobody_is_told_what_others_choose_in_secret() {
    let san_juan = [
        json!({"players": 2, "opening_draft": true}),
        json!({"players": 3, "new_buildings": true}),
        json!({"players": 4, "edition": "classic"}),
    ];
    let compared: u32 = (0..).zip(&san_juan).map(|(seed, chosen)| compare("san-juan", chosen, seed)).sum();
    assert!(compared > 100, "{compared}");
    let ginkgopolis = [json!({"players": 3, "mode": "draft"}), json!({"players": 2})];
    let compared: u32 =
        (0..).zip(&ginkgopolis).map(|(seed, chosen)| compare("ginkgopolis", chosen, seed)).sum();
    assert!(compared > 100, "{compared}");
    // Everything that is chosen in Puerto Rico lies open.
    assert_eq!(compare("puerto-rico", &json!({"players": 3}), 1), 0);
}

/// A record of a random game after its first `steps` choices.
fn record(game: &str, chosen: &Value, steps: usize) -> String {
    let mut rng = Rng::stream(7, 0x5EC3);
    let mut live = dealt(game, chosen, 7);
    for _ in 0..steps {
        let legal = legal(&*live);
        live.act(&[legal[rng.below(legal.len() as u32) as usize].clone()], None).expect("legal");
    }
    live.document(Form::Record).get().to_owned()
}

#[test]
fn replay_for_a_seat_keeps_the_choices_and_the_points_of_others() {
    let record = record("ginkgopolis", &json!({"players": 3, "first": 0}), 5);
    let replay = |seat: &str| feed(&["replay", "-", "--json", "--seat", seat], record.as_bytes()).ok().json();
    let all = feed(&["replay", "-", "--json"], record.as_bytes()).ok().json();
    let own = replay("0");
    for (full, told) in
        all["steps"].as_array().expect("a list").iter().zip(own["steps"].as_array().expect("a list"))
    {
        let (mine, redraw) = (full["seat"] == 0, full["action"] == "redraw");
        let wanted = if mine || redraw { full["action"].clone() } else { Value::Null };
        assert_eq!(told["action"], wanted, "{full}");
    }
    assert!(own["steps"].to_string().contains("null"), "{own}");
    assert_eq!(own["score"]["seats"][1], Value::Null);
    assert_eq!(own["score"]["seats"][0]["tally"], all["score"]["seats"][0]["tally"]);
    assert_eq!(own["score"]["seats"][0].get("rank"), None, "a rank compares with what is hidden");
    assert_eq!(replay("public")["score"]["seats"], json!([null, null, null]));
    let text = feed(&["replay", "-", "--seat", "0"], record.as_bytes()).ok().out;
    assert!(text.contains("(in secret)"), "{text}");
    let counted = text.lines().filter(|line| line.contains(" points, tie-break "));
    assert!(counted.map(|line| &line[..8]).eq(["seats[0]"]), "{text}");
}

#[test]
fn the_server_tells_an_eye_no_more_than_the_command_line() {
    let record: Value = serde_json::from_str(&record("san-juan", &json!({"players": 2}), 60)).expect("JSON");
    let ask = |request: Value| {
        let ran = feed(&["serve"], request.to_string().as_bytes()).ok();
        serde_json::from_str::<Value>(ran.out.trim()).expect("a reply is one line of JSON")["ok"].take()
    };
    let viewer = json!({"seat": 1});
    let score = ask(json!({"do": "score", "record": record, "eye": viewer}));
    assert!(score["seats"][0].is_null() && score["seats"][1]["tally"].is_object(), "{score}");
    assert!(ask(json!({"do": "score", "record": record}))["seats"][0]["rank"].is_number());
    let steps = ask(json!({"do": "replay", "record": record, "eye": viewer}))["steps"].take();
    let all = ask(json!({"do": "replay", "record": record}))["steps"].take();
    let others = |steps: &Value, secret: &str| {
        let of_others = |step: &&Value| step["seat"] == 0 && step["action"].get(secret).is_some();
        steps.as_array().expect("a list").iter().filter(of_others).count()
    };
    let secrets = ["pay", "keep", "discard", "tuck"];
    assert!(secrets.iter().map(|secret| others(&all, secret)).sum::<usize>() > 0, "nothing was secret");
    assert_eq!(secrets.iter().map(|secret| others(&steps, secret)).sum::<usize>(), 0);
}

/// A Puertoma scores the cards that people have not completed, so its points
/// would tell what is on secret cards; Hal's seat is nobody's either.
#[test]
fn the_eye_of_a_seat_that_the_rules_play_is_public() {
    let tables = [
        ("puerto-rico", json!({"players": 2, "options": {"exp6": true, "puertomas": 1}}), 1),
        ("puerto-rico", json!({"players": 3, "options": {"exp6": true, "exp3": true, "puertomas": 2}}), 2),
        ("ginkgopolis", json!({"players": 1, "mode": "solo"}), 1),
    ];
    for (game, chosen, seat) in tables {
        let record: Value = serde_json::from_str(&record(game, &chosen, 12)).expect("JSON");
        let ask = |verb: &str, eye: &Value| {
            let request = json!({"do": verb, "record": record, "eye": eye});
            let ran = feed(&["serve"], request.to_string().as_bytes()).ok();
            serde_json::from_str::<Value>(ran.out.trim()).expect("a reply is one line of JSON")["ok"].take()
        };
        let (automa, public) = (json!({"seat": seat}), json!("public"));
        for verb in ["score", "view", "show", "replay"] {
            let told = ask(verb, &automa);
            assert!(told.is_object(), "{verb} of {game} answers");
            assert_eq!(told, ask(verb, &public), "{verb} of {game}");
        }
        let score = ask("score", &automa);
        assert!(score["seats"].as_array().is_some_and(|seats| seats.iter().all(Value::is_null)), "{score}");
        let person = ask("score", &json!({"seat": 0}));
        assert!(person["seats"][0]["tally"].is_object(), "a person still sees its own");
    }
}
