//! Makes of what wasm-split leaves what a browser fetches.
//!
//! wasm-split writes one module for each set of parts that share something:
//! most of them hold a few hundred bytes, and fetching them one by one would
//! cost more than what is in them. So the small ones go into each part that
//! needs them, as custom sections of its module; the script that fetches the
//! parts (`src/shell/parts.js`) starts every one once. What is large remains a
//! file of its own.

use crate::{modules, read};
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::Path;

/// The script that fetches the parts.
const LOADER: &str = "__wasm_split.js";

/// Shared modules up to this size go into the parts, in bytes before compression.
const SMALL: usize = 16_000;

/// A file for the site: its name and content.
pub type File = (String, Vec<u8>);

/// Modules of a build.
struct Plan {
    /// The parts.
    parts: BTreeSet<String>,
    /// By number, the parts that share a module.
    shared: BTreeMap<u16, BTreeSet<String>>,
}

impl Plan {
    /// From what wasm-split says: by part, the modules that it needs, without
    /// their ending.
    fn new(needs: &HashMap<String, Vec<String>>) -> Result<Plan> {
        let mut plan = Plan { parts: needs.keys().cloned().collect(), shared: BTreeMap::new() };
        ensure!(!plan.parts.is_empty(), "wasm-split found no part");
        for (part, modules) in needs {
            let own = format!("split_{part}");
            ensure!(modules.contains(&own), "the part {part} has nothing of its own");
            for module in modules.iter().filter(|module| **module != own) {
                let number = module.strip_prefix("chunk_").and_then(|number| number.parse().ok());
                let number = number.with_context(|| format!("wasm-split wrote a module {module}"))?;
                plan.shared.entry(number).or_default().insert(part.clone());
            }
        }
        Ok(plan)
    }
}

/// Puts together the modules that wasm-split left in `dir`, all but the first;
/// `needs` says by part which of them it needs, `script` fetches the parts.
///
/// # Errors
/// When wasm-split writes otherwise than we know it.
pub fn pack(dir: &Path, needs: &HashMap<String, Vec<String>>, script: &str, slim: bool) -> Result<Vec<File>> {
    let plan = Plan::new(needs)?;
    let module = |name: &str| {
        let bytes = read(&dir.join(name))?;
        if slim { modules::without_custom_sections(&bytes) } else { Ok(bytes) }
    };
    let mut files = BTreeMap::new();
    let mut fetched: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for part in &plan.parts {
        let name = format!("split_{part}.wasm");
        files.insert(name.clone(), module(&name)?);
        fetched.insert(part, vec![name]);
    }
    for (number, sharing) in &plan.shared {
        let name = format!("chunk_{number}.wasm");
        let bytes = module(&name)?;
        for part in sharing {
            let of_part = fetched.get_mut(&**part).expect("invariant: the plan knows the part");
            if bytes.len() > SMALL {
                of_part.push(name.clone());
                continue;
            }
            let carrier = files.get_mut(&of_part[0]).expect("invariant: every part has its file");
            modules::append_custom_section(carrier, "with", &[&number.to_le_bytes()[..], &bytes].concat());
        }
        if bytes.len() > SMALL {
            files.insert(name, bytes);
        }
    }
    let loader = fs::read_to_string(dir.join(LOADER)).context("reading wasm-split's script")?;
    let mut loader = imports(&loader)?.to_owned() + script;
    for (part, names) in fetched {
        loader += &line(part, &names);
    }
    files.insert(LOADER.to_owned(), loader.into_bytes());
    Ok(files.into_iter().collect())
}

/// Import lines of wasm-split's script, before the code that fetches.
fn imports(script: &str) -> Result<&str> {
    let end = script.find("function wrapAsyncCb").context("wasm-split's script has changed")?;
    Ok(&script[..end])
}

/// The line of the script that fetches the part `key` from `files`, as
/// `cargo xtask budget` reads it.
fn line(key: &str, files: &[String]) -> String {
    let files: Vec<String> = files.iter().map(|file| format!("\"{file}\"")).collect();
    format!("export const __wasm_split_load_{key} = part({});\n", files.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(list: &[(&str, &[&str])]) -> HashMap<String, Vec<String>> {
        let own = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        list.iter().map(|(part, modules)| ((*part).to_owned(), own(modules))).collect()
    }

    #[test]
    fn a_plan_tells_who_shares_a_module() {
        let all =
            needs(&[("go", &["chunk_4", "chunk_7", "split_go"]), ("go_en", &["chunk_4", "split_go_en"])]);
        let plan = Plan::new(&all).expect("as wasm-split says it");
        assert_eq!(Vec::from_iter(&plan.parts), ["go", "go_en"]);
        assert_eq!(Vec::from_iter(&plan.shared[&4]), ["go", "go_en"]);
        assert_eq!(Vec::from_iter(&plan.shared[&7]), ["go"]);
    }

    #[test]
    fn another_wasm_split_is_noticed() {
        assert!(Plan::new(&needs(&[])).is_err());
        assert!(Plan::new(&needs(&[("go", &["chunk_4"])])).is_err());
        assert!(Plan::new(&needs(&[("go", &["split_go", "shared_4"])])).is_err());
        assert!(imports("nothing").is_err());
        assert_eq!(imports("import a;\nfunction wrapAsyncCb(callee) {").ok(), Some("import a;\n"));
    }
}
