//! Writes a method for each message of the pages.

/// Groups of messages: the first word of their ids, and a field of `Pages`.
const GROUPS: &[&str] = &[
    "shell",
    "home",
    "fetch",
    "pwa",
    "store",
    "saved",
    "setup",
    "settings",
    "sound",
    "table",
    "opponents",
    "hints",
    "why",
    "review",
    "learn",
    "rules",
    "puzzles",
    "daily",
    "statistics",
    "by-link",
    "devices",
];

/// First words of messages that are looked up by a variant or a number (`i18n/variants.rs`).
const BY_KEY: &[&str] = &[
    "theme-",
    "pace-",
    "thinking-",
    "motion-",
    "confirm-",
    "awake-",
    "pitch-",
    "fetch-why-",
    "level-",
    "style-",
    "human-",
    "rival-",
    "automa-",
    "barrier-",
    "policy-",
    "cause-",
    "nudge-",
    "result-",
    "degree-",
    "puzzle-",
    "sample-",
];

fn main() {
    words_codegen::generate_groups("pages", "Pages", BY_KEY, GROUPS);
    words_codegen::generate("devices", "Devices", &[]);
    words_codegen::generate("study", "Study", &["field-", "text-only-"]);
}
