//! `assets`: what of the site is made rather than copied, in `target/shell/site`:
//! the style sheets, the scripts around the program, the rules reference, the
//! lessons, the programs, and the licences of what is in them.
//!
//! `build` puts it together with `public/` and `index.html`. Trunk calls this
//! verb before each of its builds, copies the directory, and calls `precache`
//! afterwards.

use crate::build::Mode;
use crate::programs::{Bundler, compile_workers};
use crate::{Outcome, digest, files, licences, setup, shell_words, styles};
use rulebook::Book;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::thread;

/// The scripts that `index.html` names, each with the files of `src/shell` that it consists of.
const SCRIPTS: [(&str, &[&str]); 5] = [
    ("watch", &["watch"]),
    ("theme", &["theme"]),
    ("fault", &["fault"]),
    ("translated", &["translated"]),
    ("boot", &["markup", "boot"]),
];

/// The verb, as Trunk calls it.
pub fn run() -> Outcome {
    let release = std::env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    make(if release { Mode::Release } else { Mode::Dev })
}

/// Where they lie; `index.html` names this path, so it does not move with
/// `CARGO_TARGET_DIR`.
pub fn site() -> PathBuf {
    files::root().join("target/shell/site")
}

/// Makes them all.
///
/// # Errors
/// When a build fails.
pub fn make(mode: Mode) -> Outcome {
    setup::ensure_target()?;
    thread::scope(|scope| {
        let worker = scope.spawn(|| compile_workers(mode));
        let (bundler, site, work) = all_but_worker(mode)?;
        worker.join().map_err(|_| "the workers' build has stopped")??;
        bundler.workers(mode, &work, &site)
    })
}

/// Makes everything besides the worker. Returns what makes that loadable, the
/// folder for the site, and one for what is kept between builds.
fn all_but_worker(mode: Mode) -> Outcome<(Bundler, PathBuf, PathBuf)> {
    let bundler = Bundler::ready()?;
    let (site, work) = (site(), files::root().join("target/shell/work"));
    files::clear(&site)?;
    for (name, sheet) in styles::joined()? {
        let sheet = if mode == Mode::Release { bundler.minified(&sheet, &work)? } else { sheet.into_bytes() };
        write_named(&site, name, "css", &sheet)?;
    }
    let says = shell_words::read()?;
    for (script, parts) in SCRIPTS {
        let part = |name: &&str| files::read(&files::root().join(format!("src/shell/{name}.js")));
        let text = parts.iter().map(part).collect::<Outcome<Vec<_>>>()?.join("\n");
        let text = shell_words::filled(&text, &says)?;
        write_named(&site, script, "js", text.as_bytes())?;
    }
    books(&site)?;
    lessons(&site)?;
    words(&site)?;
    bundler.page(mode, &work, &site)?;
    files::write(&site.join(licences::FILE), licences::page()?)?;
    Ok((bundler, site, work))
}

/// The folders of the languages, by their tags. The first is English, which the others fall back to.
pub fn languages() -> Outcome<Vec<(String, PathBuf)>> {
    let dir = files::root().join("src/words");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(&dir).map_err(|e| format!("src/words: {e}"))? {
        let path = entry.map_err(|e| format!("src/words: {e}"))?.path();
        if path.join("rules").is_dir() {
            found.push((files::relative(&path, &dir), path));
        }
    }
    found.sort_by_key(|(tag, _)| (tag != "en", tag.clone()));
    Ok(found)
}

/// Parses the rules reference of each game in each language.
fn books(site: &Path) -> Outcome {
    for (tag, dir) in languages()? {
        for path in files::walk(&dir.join("rules"))? {
            let name = files::relative(&path, &dir);
            let wrong = |why: &str| format!("src/words/{tag}/{name}: {why}");
            let game = name.strip_prefix("rules/").and_then(|name| name.strip_suffix(".md"));
            let game = game.ok_or_else(|| wrong("is no text"))?;
            let book = Book::parse(&files::read(&path)?).map_err(|e| wrong(&e.to_string()))?;
            let json = serde_json::to_vec(&book).expect("invariant: a book is plain data");
            files::write(&site.join(format!("rules/{game}.{tag}.json")), json)?;
        }
    }
    Ok(())
}

/// Writes the words of each language, one file for each topic. What a language lacks is said in English, and listed.
fn words(site: &Path) -> Outcome {
    let mut english = None;
    for (tag, dir) in languages()? {
        let topics = words_codegen::topics(&dir).map_err(|e| format!("src/words/{tag}: {e}"))?;
        let english = english.get_or_insert_with(|| topics.clone());
        for (name, whole) in english.iter().filter(|(name, _)| *name != shell_words::TOPIC) {
            let mut topic = topics.get(name).cloned().unwrap_or_default();
            // An edition's file holds what differs in its language.
            let missing =
                if name.contains('.') { Vec::new() } else { words_codegen::complete(&mut topic, whole) };
            if !missing.is_empty() {
                println!(
                    "words/{tag}/{name}.ftl: {} messages are still in English, the first of them {}",
                    missing.len(),
                    missing[0]
                );
            }
            files::write(&site.join(format!("words/{tag}/{name}.ftl")), topic)?;
        }
    }
    Ok(())
}

/// Puts the lessons of each game into one file, in their order: `src/lessons/san-juan/02-trade.json`
/// is the second of them, with the key `trade`.
fn lessons(site: &Path) -> Outcome {
    let dir = files::root().join("src/lessons");
    let mut games: BTreeMap<String, Vec<serde_json::Value>> = BTreeMap::new();
    for path in files::walk(&dir)? {
        let name = files::relative(&path, &dir);
        let wrong = |why: &str| format!("src/lessons/{name}: {why}");
        let parts = name.strip_suffix(".json").and_then(|stem| stem.split_once('/'));
        let (game, (_, key)) = parts
            .and_then(|(game, file)| Some((game, file.split_once('-')?)))
            .ok_or_else(|| wrong("is not called <game>/<number>-<key>.json"))?;
        let lesson: serde_json::Value =
            serde_json::from_str(&files::read(&path)?).map_err(|e| wrong(&e.to_string()))?;
        games.entry(game.to_owned()).or_default().push(json!({ "key": key, "lesson": lesson }));
    }
    for (game, lessons) in games {
        let json = serde_json::to_vec(&lessons).expect("invariant: lessons are plain data");
        files::write(&site.join(format!("lessons/{game}.json")), json)?;
    }
    Ok(())
}

/// Writes a file whose name changes with its content: browsers may keep it.
fn write_named(site: &Path, stem: &str, ending: &str, bytes: &[u8]) -> Outcome {
    files::write(&site.join(format!("{stem}-{}.{ending}", digest::short_hex(bytes, 8))), bytes)
}
