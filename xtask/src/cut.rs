//! Makes of what wasm-split leaves what a browser fetches.
//!
//! wasm-split writes one module for each set of parts that share something:
//! most of them hold a few hundred bytes, and fetching them one by one would
//! cost more than what is in them. So the small ones ride along with each part
//! that needs them, in custom sections of its module; the script that fetches
//! the parts (`src/shell/parts.js`) starts every one once. What is large
//! remains a file of its own. Words come with what they belong to, and so need
//! nothing that is there already.

use crate::{Outcome, bindings, files, parts, wasm};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const SCRIPT: &str = "src/shell/parts.js";

/// Modules up to this size ride along, in bytes before compression.
const RIDER: usize = 16_000;

/// What wasm-split says of its modules.
#[derive(Debug, Default, PartialEq)]
struct Plan {
    /// The parts, by name.
    parts: BTreeSet<String>,
    /// By number, the parts that share a module.
    chunks: BTreeMap<u16, BTreeSet<String>>,
}

/// A file for the site: its name and content.
pub type File = (String, Vec<u8>);

/// Puts together the files that wasm-split left in `dir`, all but the first
/// module; `slim` leaves out names of functions and comments.
///
/// # Errors
/// When wasm-split writes its script otherwise than we know it.
pub fn pack(dir: &Path, slim: bool) -> Outcome<Vec<File>> {
    let script = files::read(&dir.join(parts::LOADER))?;
    let plan = Plan::read(&script)?;
    let module = |name: String| {
        let bytes = files::read_bytes(&dir.join(name))?;
        if slim { wasm::without_custom_sections(&bytes) } else { Ok(bytes) }
    };
    let mut packed: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for part in &plan.parts {
        packed.insert(split(part), module(split(part))?);
    }
    let mut large = BTreeMap::new();
    for (&number, sharing) in &plan.chunks {
        let name = format!("chunk_{number}.wasm");
        let bytes = module(name.clone())?;
        let sharing = plan.without_followers(sharing);
        if sharing.len() > 1 && bytes.len() > RIDER {
            packed.insert(name.clone(), bytes);
            large.insert(name, sharing);
            continue;
        }
        let rider = [&number.to_le_bytes()[..], &wasm::without_empty_code(&bytes)?].concat();
        for part in sharing {
            let carrier = packed.get_mut(&split(part)).expect("invariant: the plan names every part");
            wasm::append_custom_section(carrier, "with", &rider);
        }
    }
    let mut loader = head(&script)?.to_owned() + &files::read(&files::root().join(SCRIPT))?;
    for part in &plan.parts {
        let led = plan.leader(part);
        let needs = |sharing: &BTreeSet<&String>| {
            sharing.contains(part) || led.is_some_and(|led| sharing.contains(led))
        };
        let shared = large.iter().filter(|(_, sharing)| needs(sharing)).map(|(name, _)| name.clone());
        let files: Vec<String> =
            [split(part)].into_iter().chain(led.map(|led| split(led))).chain(shared).collect();
        loader += &parts::line(part, &files);
    }
    if slim {
        loader = bindings::without_comments(&loader);
    }
    packed.insert(parts::LOADER.to_owned(), loader.into_bytes());
    Ok(packed.into_iter().collect())
}

/// The file of a part's own module.
fn split(part: &str) -> String {
    format!("split_{part}.wasm")
}

/// What stands in wasm-split's script before the way it fetches: what modules
/// import.
fn head(script: &str) -> Outcome<&str> {
    let end = script.find("function wrapAsyncCb");
    end.map(|end| &script[..end]).ok_or_else(|| format!("{} has changed", parts::LOADER))
}

impl Plan {
    fn read(script: &str) -> Outcome<Plan> {
        let mut plan = Plan::default();
        let mut sharing = None;
        for line in script.lines() {
            if let Some(names) = line.strip_prefix("/* ").and_then(|line| line.strip_suffix(" */")) {
                sharing = Some(names.split(", ").map(str::to_owned).collect());
            } else if let Some(rest) = line.strip_prefix("const __chunk_") {
                let number = rest.split(' ').next().and_then(|number| number.parse().ok());
                let (Some(number), Some(sharing)) = (number, sharing.take()) else {
                    return Err(format!("nobody shares {line}"));
                };
                plan.chunks.insert(number, sharing);
            } else if let Some(rest) = line.strip_prefix("export const __wasm_split_load_") {
                let part = rest.split(' ').next().unwrap_or_default();
                plan.parts.insert(part.to_owned());
            }
        }
        match plan.parts.is_empty() || !plan.chunks.values().all(|sharing| sharing.is_subset(&plan.parts)) {
            true => Err(format!("cannot tell the parts in {}", parts::LOADER)),
            false => Ok(plan),
        }
    }

    /// The part that always comes with this one.
    fn leader(&self, part: &str) -> Option<&String> {
        self.parts.get(parts::owner(part)?)
    }

    /// Those of `sharing` that do not come with another of them.
    fn without_followers<'a>(&self, sharing: &'a BTreeSet<String>) -> BTreeSet<&'a String> {
        let follows = |part: &&String| self.leader(part).is_some_and(|leader| sharing.contains(leader));
        sharing.iter().filter(|part| !follows(part)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "import { initSync } from \"./app.js\";\nfunction wrapAsyncCb(callee) {\n}\n\
        /* go, go_en */\nconst __chunk_4 = makeLoad(() => {\n}\n, []);\n\
        /* chess_en, go, go_en */\nconst __chunk_7 = makeLoad(() => {\n}\n, []);\n\
        export const __wasm_split_load_go = wrapAsyncCb(makeLoad(() => {\n}\n, [__chunk_4]));\n\
        export const __wasm_split_load_go_en = wrapAsyncCb(makeLoad(() => {\n}\n, [__chunk_4]));\n\
        export const __wasm_split_load_chess_en = wrapAsyncCb(makeLoad(() => {\n}\n, []));\n";

    #[test]
    fn words_leave_to_their_game_what_both_need() {
        let plan = Plan::read(SCRIPT).expect("a script as wasm-split writes it");
        let carriers = |number| Vec::from_iter(plan.without_followers(&plan.chunks[&number]));
        assert_eq!(carriers(4), ["go"]);
        assert_eq!(carriers(7), ["chess_en", "go"]);
    }

    #[test]
    fn another_script_is_noticed() {
        assert!(Plan::read("").is_err());
        assert!(Plan::read(&SCRIPT.replace("chess_en = ", "chess_zh = ")).is_err());
        assert!(Plan::read(&SCRIPT.replace("/* go, go_en */", "")).is_err());
        assert!(head("nothing").is_err());
    }

    #[test]
    fn only_what_modules_import_remains_of_the_script() {
        assert_eq!(head(SCRIPT), Ok("import { initSync } from \"./app.js\";\n"));
    }
}
