//! JSON Lines: sessions with the server.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::bin::{Ran, feed};

/// Sends requests; gives the replies.
fn ask(requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    replies(&feed(&["serve"], lines.join("\n").as_bytes()).ok())
}

fn replies(ran: &Ran) -> Vec<Value> {
    ran.out.lines().map(|line| serde_json::from_str(line).expect("a reply is one line of JSON")).collect()
}

fn new(id: u64) -> Value {
    json!({"id": id, "do": "new", "seed": 5, "config": {"first": 0}})
}

/// A server that is being talked to, one request after the other.
struct Talk {
    child: Child,
    replies: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_referee"))
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the referee starts");
        let replies = BufReader::new(child.stdout.take().expect("piped"));
        Talk { child, replies }
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.child.stdin.as_mut().expect("piped"), "{request}").expect("the server listens");
        let mut line = String::new();
        self.replies.read_line(&mut line).expect("the server answers");
        serde_json::from_str(&line).expect("a reply is one line of JSON")
    }

    /// Hangs up; the server ends well.
    fn end(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().expect("the referee ends").success());
    }
}

#[test]
fn a_bot_plays_a_whole_game_seeing_only_its_own_seat() {
    let mut talk = Talk::new();
    let mut turn = talk.ask(&new(0))["ok"]["turn"].clone();
    let mut actions = 0;
    while turn != "over" {
        let seat = &turn["choose"]["seat"];
        let view = talk.ask(&json!({"do": "view", "table": 1, "eye": {"seat": seat}}));
        assert!(view["ok"]["seats"][seat.as_u64().expect("a seat") as usize]["hand"].is_array());
        // Always the last legal action: a bot of its own, if not a good one.
        let legal = talk.ask(&json!({"do": "legal", "table": 1}));
        let action = legal["ok"]["legal"].as_array().and_then(|list| list.last()).expect("an action");
        let reply = talk.ask(&json!({"do": "apply", "table": 1, "action": action, "eye": {"seat": seat}}));
        turn = reply["ok"]["turn"].clone();
        actions += 1;
        assert!(actions < 20_000, "the game does not end");
    }
    let after = talk.ask(&json!({"id": 1, "do": "choose", "table": 1, "bot": "greedy"}));
    assert_eq!(after["error"]["code"], "game_over");
    let replay = talk.ask(&json!({"do": "replay", "table": 1}));
    assert_eq!(replay["ok"]["steps"].as_array().expect("a list").len(), actions);
    let record = talk.ask(&json!({"do": "save", "table": 1, "as": "record"}))["ok"].take();
    talk.end();
    feed(&["replay", "-", "--final"], record.to_string().as_bytes()).ok();
}

#[test]
fn every_request_gets_its_own_reply_in_order() {
    let replies = ask(&[
        json!({"id": "a", "do": "games"}),
        new(2),
        json!({"id": [3], "do": "turn", "table": 1}),
        json!({"id": 4, "do": "copy", "table": 1}),
        json!({"id": 5, "do": "apply", "table": 2, "actions": [{"role": "builder"}, "pass"]}),
        json!({"id": 6, "do": "turn", "table": 1}),
        json!({"id": 7, "do": "show", "table": 2, "eye": "public"}),
        json!({"id": 8, "do": "close", "table": 2}),
        json!({"id": 9, "do": "turn", "table": 2}),
    ]);
    let ids: Vec<&Value> = replies.iter().map(|reply| &reply["id"]).collect();
    assert_eq!(json!(ids), json!(["a", 2, [3], 4, 5, 6, 7, 8, 9]));
    assert_eq!(replies[0]["ok"]["games"][0]["game"], "san-juan");
    assert_eq!(replies[3]["ok"]["table"], 2);
    assert_eq!(replies[4]["ok"]["events"][0], json!({"role_picked": {"role": "builder", "seat": 0}}));
    assert_eq!(replies[5]["ok"], replies[2]["ok"], "a copy is a table of its own");
    assert!(replies[6]["ok"]["text"].as_str().is_some_and(|text| text.contains("builder (seats[0])")));
    assert_eq!(replies[8]["error"]["field"], "table");
}

#[test]
fn documents_can_come_with_the_request() {
    let position = json!({
        "config": {"edition": "y1897", "players": 2},
        "seats": [{"hand": 4, "city": ["prod_t1"]}, {"hand": 4, "city": ["prod_t1"]}]
    });
    let mut broken = position.clone();
    broken["seats"][1]["city"][0] = json!("castle");
    let replies = ask(&[
        json!({"do": "legal", "position": position}),
        json!({"do": "apply", "position": position, "action": {"role": "trader"}, "as": "record"}),
        json!({"do": "check", "position": broken}),
        json!({"do": "open", "position": position}),
        json!({"do": "turn", "position": position, "table": 1}),
        json!({"do": "turn"}),
    ]);
    assert_eq!(replies[0]["ok"]["legal"].as_array().expect("a list").len(), 5);
    assert_eq!(replies[1]["ok"]["record"]["actions"], json!([{"role": "trader"}]));
    assert_eq!(replies[2]["error"]["field"], "position.seats[1].city[0]");
    assert_eq!(replies[3]["ok"]["table"], 1);
    assert_eq!(replies[4]["error"]["code"], "malformed");
    assert_eq!(replies[5]["error"]["field"], "table");
    let record = &replies[1]["ok"]["record"];
    assert_eq!(ask(&[json!({"do": "check", "record": record})])[0]["ok"]["sound"], true);
}

/// A record that was dealt and not yet played.
fn fresh(game: &str) -> Value {
    feed(&["new", "--game", game, "--as", "record"], b"").ok().json()
}

#[test]
fn a_document_is_read_as_the_game_that_it_names_or_looks_like() {
    for game in ["san-juan", "puerto-rico", "ginkgopolis"] {
        let (record, position) = (fresh(game), fresh(game)["snapshot"].take());
        let replies = ask(&[
            json!({"do": "check", "record": record}),
            json!({"do": "open", "record": record}),
            json!({"do": "check", "position": position}),
            json!({"do": "check", "game": "chess", "position": position}),
            json!({"do": "check", "game": "chess", "record": record}),
        ]);
        assert!(replies[..3].iter().all(|reply| reply["ok"]["game"] == game), "{replies:?}");
        assert_eq!(replies[3]["error"]["field"], "game");
        assert_eq!(replies[4]["error"]["field"], "record.game");
        let checked = feed(&["check", "-"], position.to_string().as_bytes()).ok().out;
        assert!(checked.contains(&format!("a position of {game}")), "{checked}");
    }
    let open = json!({"config": {"edition": "y1897", "players": 3}, "seats": [{}, {}, {}]});
    let replies = ask(&[
        json!({"do": "check", "position": open}),
        json!({"do": "check", "position": open, "game": "puerto-rico"}),
        json!({"do": "check", "position": {"config": {}}}),
    ]);
    let error = &replies[0]["error"];
    assert_eq!((&error["code"], &error["field"]), (&json!("unknown"), &json!("game")));
    assert_eq!(error["message"], "looks like san-juan and like puerto-rico; name the game");
    assert_eq!(replies[1]["ok"]["game"], "puerto-rico");
    let told = replies[2]["error"]["message"].as_str().expect("text");
    assert!(told.ends_with("(read as san-juan, as no game is named)"), "{told}");
}

#[test]
fn the_rules_say_no_with_their_id() {
    let replies = ask(&[
        new(1),
        json!({"id": 2, "do": "apply", "table": 1, "action": "pass"}),
        json!({"id": 3, "do": "why", "table": 1, "action": {"build": "hero"}}),
        json!({"id": 4, "do": "apply", "table": 1, "actions": [{"role": "trader"}, {"role": "trader"}]}),
        json!({"id": 5, "do": "turn", "table": 1}),
        json!({"id": 6, "do": "choose", "table": 1, "bot": "emperor"}),
        json!({"id": 7, "do": "new", "config": {"players": 11}}),
    ]);
    assert_eq!(replies[1]["error"]["rule"], "SJ-FLOW-PICK-3");
    assert_eq!(replies[2]["error"]["code"], "illegal");
    assert_eq!(replies[3]["error"]["field"], "actions[1]");
    assert_eq!(replies[4]["ok"]["turn"], replies[0]["ok"]["turn"], "nothing was changed");
    assert_eq!(replies[5]["error"]["field"], "bot");
    assert_eq!(replies[6]["error"]["field"], "config.players");
}

#[test]
fn lines_that_are_no_requests_are_answered_and_the_next_is_heard() {
    let mut input = Vec::new();
    let long = format!("{{\"id\": 1, \"do\": \"{}\"}}", "x".repeat(1 << 20));
    let lines = [&b"{"[..], b"[]", b"\xff\xfe", b"null", long.as_bytes(), br#"{"id": 7, "do": "fly"}"#];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend_from_slice(br#"{"id": 8, "do": "new", "wish": 1}"#);
    input.extend_from_slice(b"\n\n   \n");
    input.extend_from_slice(br#"{"id": 9, "do": "games"}"#);
    let replies = replies(&feed(&["serve"], &input).ok());
    assert_eq!(replies.len(), 8, "blank lines are not requests");
    assert!(replies[..7].iter().all(|reply| reply["error"]["message"].is_string()), "{replies:?}");
    assert_eq!(replies[4]["error"]["code"], "too_much");
    assert_eq!(
        (&replies[5]["id"], &replies[6]["id"]),
        (&json!(7), &json!(8)),
        "the id comes back if it can be read"
    );
    assert_eq!(replies[6]["error"]["field"], "wish");
    assert!(replies[7]["ok"].is_object());
}
