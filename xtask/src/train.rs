//! `train`: trains the nets of the opponents anew, each game's recipes one after
//! the other.

use crate::strength::tuner;
use crate::test::APART;
use crate::{Outcome, files, process};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The nets of the program: the game, what its recipes are called before their numbers, and where
/// under `src` it lies.
const PROGRAM: [(&str, &str, &str); 4] = [
    ("san-juan", "san-juan", "san_juan/eval/experience.net"),
    ("san-juan", "san-juan-two-sets", "san_juan/eval/experience_two_sets.net"),
    ("puerto-rico", "puerto-rico", "puerto_rico/eval/experience.net"),
    ("ginkgopolis", "ginkgopolis", "ginkgopolis/eval/experience.net"),
];
/// Directory of the recipes, by net and number.
const RECIPES: &str = "examples/tune/train/recipes";
/// Directory of their nets: the later recipes name them.
const NETS: &str = "target/nets";
/// A recipe that takes seconds, and the checksum of its net.
const SHORT: &str = "examples/tune/train/short.json";
const SHORT_SUM: &str = "examples/tune/train/short.sum";

/// Arguments of `train`.
#[derive(clap::Args)]
pub struct Args {
    /// One game alone
    #[arg(long)]
    game: Option<String>,
    /// The short recipe alone: whether its net is the one that is known
    #[arg(long)]
    check: bool,
}

/// The verb. The nets of the last recipes become part of the program.
///
/// # Errors
/// A game that does not exist, recipes that cannot be followed.
pub fn run(args: &Args) -> Outcome {
    if args.check {
        return check(&mut tuner());
    }
    let mut wanted = 0;
    for (game, series, home) in
        PROGRAM.iter().filter(|net| args.game.as_deref().is_none_or(|own| own == net.0))
    {
        let mut net = None;
        for recipe in recipes(series)? {
            let name = recipe.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let out = place(&name)?;
            println!("{name}");
            process::run(tuner().args([game, "train"]).arg(&recipe).arg(&out))?;
            net = Some(out);
        }
        let net = net.ok_or_else(|| format!("{RECIPES}: none of {series}"))?;
        let home = files::root().join("src").join(home);
        fs::copy(&net, &home).map_err(|e| format!("{}: {e}", home.display()))?;
        wanted += 1;
    }
    if wanted == 0 { Err("there is no such game".to_owned()) } else { Ok(()) }
}

/// Path for the net of a recipe.
fn place(name: &str) -> Outcome<PathBuf> {
    let folder = files::root().join(NETS);
    fs::create_dir_all(&folder).map_err(|e| format!("{NETS}: {e}"))?;
    Ok(folder.join(format!("{name}.net")))
}

/// The recipes of a net in their order.
fn recipes(series: &str) -> Outcome<Vec<PathBuf>> {
    let folder = files::root().join(RECIPES);
    let entries = fs::read_dir(&folder).map_err(|e| format!("{RECIPES}: {e}"))?;
    let mut found: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let is_own = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        name.strip_prefix(series)
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|number| number.parse::<u32>().is_ok())
    };
    found.retain(is_own);
    found.sort();
    Ok(found)
}

/// The same check with the tuner that the tests have compiled.
///
/// # Errors
/// As [`check`].
pub fn check_in_test() -> Outcome {
    let mut cargo = process::cargo();
    cargo.args(["build", "--workspace", "--locked", "--quiet", "--example", "tune"]).args(APART);
    process::run(&mut cargo)?;
    let name = format!("tune{}", std::env::consts::EXE_SUFFIX);
    let mut tuner = Command::new(files::target().join("debug/examples").join(name));
    check(tuner.current_dir(files::root()))
}

/// Follows the short recipe and compares: on every machine, and however it is
/// compiled, the same recipe gives the same bytes.
///
/// # Errors
/// Another net than the known one.
fn check(tuner: &mut Command) -> Outcome {
    let out = place("short")?;
    let said = process::capture(tuner.args(["puerto-rico", "train"]).arg(SHORT).arg(&out))?;
    let known = files::read(&files::root().join(SHORT_SUM))?;
    if said.trim() == known.trim() {
        return Ok(());
    }
    Err(format!("{SHORT}: its net is {}, not {} as {SHORT_SUM} says", said.trim(), known.trim()))
}
