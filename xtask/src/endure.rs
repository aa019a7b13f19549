//! `endure`: one page that is left open for hours while one game follows the other. What it holds on to at the end is
//! compared with what it held after warming up: heap, nodes, listeners, memory of the program, storage.

use crate::{Outcome, build, e2e};
use std::num::NonZeroU32;

/// Largest allowed ratio of a figure at the end to the same after warming up.
const MOST: f64 = 1.1;

/// Arguments of `endure`.
#[derive(clap::Args)]
pub struct Args {
    /// For how long
    #[arg(long, default_value = "480")]
    minutes: NonZeroU32,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let dist = build::dist();
    if !dist.join("index.html").is_file() {
        return Err("there is no finished site in dist/; cargo xtask build writes one".into());
    }
    let plan = serde_json::json!({ "minutes": args.minutes, "most": MOST }).to_string();
    let [site, this_program] = e2e::own_sites(&dist)?;
    e2e::playwright("endure.config.ts", &[("ENDURE", plan), site, this_program])
}
