//! Writes a method for each message of the pages, and names the version of the sprites.

use fnv::FnvHasher;
use std::fs;
use std::hash::Hasher;

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

/// The folder of the sprites.
const ART: &str = "../../public/art";

/// Gives the program a version of the sprites, which changes with what is drawn in them.
fn version_art() {
    let mut paths: Vec<_> = fs::read_dir(ART)
        .expect("invariant: the folder is part of the sources")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    paths.sort();
    let mut hasher = FnvHasher::default();
    for path in paths {
        hasher.write(&fs::read(path).expect("invariant: a sprite is a file"));
    }
    println!("cargo:rerun-if-changed={ART}");
    println!("cargo:rustc-env=ART_VERSION={:08x}", hasher.finish() as u32);
}

fn main() {
    version_art();
    words_codegen::generate_groups("pages", "Pages", BY_KEY, GROUPS);
    words_codegen::generate("devices", "Devices", &[]);
    words_codegen::generate("study", "Study", &["field-", "text-only-"]);
}
