//! The targets under libFuzzer. `SOBREMESA_TARGET` names one of them; everything else is libFuzzer's own
//! command line.

#![no_main]

mod mutate;
mod seeds;
#[path = "../support/spoiler.rs"]
mod spoiler;
mod targets;

use std::sync::OnceLock;

use game_core::Rng;
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use targets::{Form, Target};

/// The target that was asked for.
fn target() -> &'static Target {
    static TARGET: OnceLock<&'static Target> = OnceLock::new();
    TARGET.get_or_init(|| {
        let name = std::env::var("SOBREMESA_TARGET").unwrap_or_default();
        targets::named(&name).unwrap_or_else(|| panic!("SOBREMESA_TARGET={name:?} is no target"))
    })
}

/// Puts the inputs to begin with into the folder `SOBREMESA_SEEDS`.
fn write_seeds() {
    let Ok(folder) = std::env::var("SOBREMESA_SEEDS") else { return };
    for (number, seed) in seeds::of(target().name).into_iter().enumerate() {
        let path = std::path::Path::new(&folder).join(format!("seed-{number:02}"));
        std::fs::write(path, seed).expect("the folder takes files");
    }
}

fuzz_target!(init: write_seeds(), |data: &[u8]| {
    (target().run)(data);
});

// Bytes are changed by libFuzzer; JSON is also changed as what it is, so that it stays JSON.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut rng = Rng::stream(seed.into(), 1);
    let changed = (target().form == Form::Json && rng.below(4) > 0)
        .then(|| mutate::json(&data[..size], &mut rng))
        .flatten()
        .filter(|text| text.len() <= max_size);
    match changed {
        Some(text) => {
            data[..text.len()].copy_from_slice(&text);
            text.len()
        }
        None => fuzzer_mutate(data, size, max_size),
    }
});
