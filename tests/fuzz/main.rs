//! The fuzz targets without a fuzzer: every input that is kept, and a number of changes of right ones, always
//! the same. `cargo xtask fuzz` looks for new inputs, led by what they reach.
//!
//! `SOBREMESA_FUZZ` asks for another number of changes.

mod mutate;
mod seeds;
#[path = "../support/spoiler.rs"]
mod spoiler;
mod targets;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use game_core::Rng;
use targets::{Fate, Form, TARGETS, Target};

/// Changed inputs for each target.
const CHANGED: u64 = 1000;

/// The folder of the inputs that are kept for a target.
fn folder(target: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/fuzz/corpus").join(target)
}

/// The inputs that are kept for a target, by the names of their files.
fn kept(target: &str) -> Vec<(String, Vec<u8>)> {
    let Ok(files) = fs::read_dir(folder(target)) else { return Vec::new() };
    let paths = files.map(|file| file.expect("a file").path());
    let mut inputs: Vec<(String, Vec<u8>)> =
        paths.map(|path| (path.display().to_string(), fs::read(&path).expect("readable"))).collect();
    inputs.sort();
    inputs
}

/// Puts an input through a target; what does not hold names the input.
fn run(target: &Target, name: &str, input: &[u8]) -> Fate {
    let fate = catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    fate.unwrap_or_else(|_| panic!("{}: {name}:\n{}", target.name, input.escape_ascii()))
}

fn wanted() -> u64 {
    std::env::var("SOBREMESA_FUZZ").map_or(CHANGED, |number| number.parse().expect("a number of inputs"))
}

/// Right inputs are read; what is kept, and changes of both, hold.
fn holds(name: &str) {
    let target = targets::named(name).expect("a target");
    let seeds = seeds::of(name);
    for seed in &seeds {
        assert_eq!(run(target, "as it was written", seed), Fate::Read, "{name}: {}", seed.escape_ascii());
    }
    let kept = kept(name);
    for (path, input) in &kept {
        run(target, path, input);
    }
    let inputs: Vec<&Vec<u8>> = seeds.iter().chain(kept.iter().map(|(_, input)| input)).collect();
    let mut refused = 0;
    for number in 0..wanted() {
        let mut rng = Rng::stream(number, 91);
        let input = inputs[rng.below(inputs.len() as u32) as usize];
        let as_json = (target.form == Form::Json && rng.below(8) > 0).then(|| mutate::json(input, &mut rng));
        let changed = as_json.flatten().unwrap_or_else(|| mutate::bytes(input, &mut rng));
        refused += u64::from(run(target, &format!("change {number}"), &changed) == Fate::Refused);
    }
    assert!(refused > wanted() / 50, "{name}: {refused} refused; the changes are too mild");
}

macro_rules! targets {
    ($($name:ident),*) => {
        $(#[test]
        fn $name() {
            holds(stringify!($name));
        })*

        #[test]
        fn every_target_is_tried_and_every_folder_is_of_a_target() {
            assert_eq!([$(stringify!($name)),*], TARGETS.map(|target| target.name));
            let folders = fs::read_dir(folder("")).expect("inputs are kept");
            for folder in folders {
                let name = folder.expect("a folder").file_name();
                assert!(targets::named(&name.to_string_lossy()).is_some(), "{name:?} is no target");
            }
        }
    };
}

targets!(
    save,
    bundle,
    index,
    statistics,
    daily,
    review,
    link,
    link_inside,
    position,
    edit,
    puzzles,
    lesson,
    lines,
    to_worker,
    from_worker,
    rules_text
);
