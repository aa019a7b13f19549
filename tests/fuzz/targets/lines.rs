//! JSON Lines, as programs speak with the referee.

use referee::serve::talk;
use serde_json::Value;

use super::{Fate, text};

/// The most lines of an input that are asked.
const LINES: usize = 24;
/// Opponents that search: nothing new to read, and seconds of work.
const SLOW: [&str; 6] = ["merchant", "governor", "viceroy", "master", "apprentice", "search"];
/// Looks at the first table.
const LOOK: &str = r#"{"do":"save","table":1,"as":"record"}"#;
/// Verbs that may change a table.
const CHANGING: [&str; 4] = ["apply", "new", "open", "close"];

/// Requests, one to a line, with a look at the first table between any two.
pub fn lines(data: &[u8]) -> Fate {
    let Some(text) = text(data) else { return Fate::Refused };
    let asked = text.split('\n').filter(|line| !line.trim_ascii().is_empty());
    let asked: Vec<&str> =
        asked.filter(|line| !SLOW.iter().any(|word| line.contains(word))).take(LINES).collect();
    let mut input = String::from(LOOK);
    for line in &asked {
        input.push_str(&format!("\n{line}\n{LOOK}"));
    }
    let mut output = Vec::new();
    talk(&mut input.as_bytes(), &mut output).expect("memory takes everything");
    let output = String::from_utf8(output).expect("replies are text");
    let replies: Vec<&str> = output.lines().collect();
    assert_eq!(replies.len(), 2 * asked.len() + 1, "a reply to each line");
    let mut fate = Fate::Refused;
    for (at, line) in asked.iter().enumerate() {
        let [before, told, after] = [0, 1, 2].map(|more| replies[2 * at + more]);
        let reply: Value = serde_json::from_str(told).expect("a reply is JSON");
        let error = &reply["error"];
        assert_eq!(error.is_null(), reply.get("ok").is_some(), "{told}");
        assert_ne!(error["code"], "internal", "{line}\n{told}");
        if error.is_null() {
            fate = Fate::Read;
            let verb = serde_json::from_str::<Value>(line).expect("it was understood")["do"].take();
            let may_change = CHANGING.iter().any(|known| verb == *known);
            assert!(may_change || before == after, "{line}\nhas changed\n{before}\nto\n{after}");
        } else {
            assert!(error["message"].as_str().is_some_and(|message| message.len() > 4), "{told}");
            assert_eq!(before, after, "{line}\nwas refused, and changed something");
        }
    }
    fate
}
