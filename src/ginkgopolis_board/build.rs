//! Writes a method for each message about Ginkgopolis.

/// Messages about pieces, which are looked up by their keys.
const BY_KEY: [&str; 9] =
    ["color-", "kind-", "character-", "act-", "thing-", "first-time-", "guide-", "source-", "setup-"];

/// Beginnings of messages that go together.
const GROUPS: [&str; 19] = [
    "name", "count", "list", "effect", "score", "ask", "wait", "forecast", "action", "group", "reason",
    "log", "step", "strip", "board", "sheet", "spoken", "flaw", "idea",
];

fn main() {
    words_codegen::generate_groups("ginkgopolis", "Words", &BY_KEY, &GROUPS);
}
