//! Puts together the files that are fetched: one for each topic and edition of a language.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Files in the folder of a topic that hold only what an edition calls otherwise, and are files of their own.
const EDITIONS: [&str; 1] = ["classic"];

/// Folder whose files are topics of their own.
const LESSONS: &str = "lessons";

/// The error if the files of a language cannot be put together.
pub type Faulty = io::Error;

/// Returns the topics of the language in `dir` by name (`puerto-rico`, `puerto-rico.classic`, `lessons/puerto-rico`), each with
/// its messages and nothing else. The first line says how many there are, so that a file that was cut can be told.
///
/// # Errors
/// A file cannot be read.
pub fn topics(dir: &Path) -> Result<BTreeMap<String, String>, Faulty> {
    let mut parts: BTreeMap<String, String> = BTreeMap::new();
    for path in files(dir)? {
        let name =
            path.strip_prefix(dir).expect("invariant: files lie below their folder").with_extension("");
        let name = name.to_string_lossy().replace('\\', "/");
        let topic = match name.split_once('/') {
            Some((LESSONS, _)) | None => name,
            Some((topic, file)) if EDITIONS.contains(&file) => format!("{topic}.{file}"),
            Some((topic, _)) => topic.to_owned(),
        };
        let text = fs::read_to_string(&path)?;
        let part = parts.entry(topic).or_default();
        for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            part.push_str(line);
            part.push('\n');
        }
    }
    Ok(parts.into_iter().map(|(topic, text)| (topic, counted(&text))).collect())
}

/// Puts the number of messages before a topic.
fn counted(messages: &str) -> String {
    let count = messages.lines().filter(|line| is_start(line));
    format!("# {} messages\n{messages}", count.count())
}

/// Adds the messages of English that `topic` lacks, and returns their ids. With them come the English terms that it lacks: they
/// may refer to these.
pub fn complete(topic: &mut String, english: &str) -> Vec<String> {
    let known: BTreeSet<&str> = messages(topic).map(|(id, _)| id).collect();
    let is_missing = |(id, _): &(&str, &str)| !id.starts_with('-') && !known.contains(id);
    let missing: Vec<(&str, &str)> = messages(english).filter(is_missing).collect();
    let ids: Vec<String> = missing.iter().map(|(id, _)| (*id).to_owned()).collect();
    let is_term = |(id, _): &(&str, &str)| !ids.is_empty() && id.starts_with('-') && !known.contains(id);
    let terms = messages(english).filter(is_term);
    let added: String = missing.into_iter().chain(terms).map(|(_, text)| text).collect();
    let own = topic.split_once('\n').map_or("", |(_, own)| own);
    *topic = counted(&format!("{own}{added}"));
    ids
}

/// The messages of a topic: the id of each, and its lines.
fn messages(topic: &str) -> impl Iterator<Item = (&str, &str)> {
    let starts: Vec<usize> = topic
        .lines()
        .filter(|line| is_start(line))
        .map(|line| line.as_ptr() as usize - topic.as_ptr() as usize)
        .collect();
    let ends = starts.iter().skip(1).copied().chain([topic.len()]).collect::<Vec<_>>();
    starts.into_iter().zip(ends).filter_map(|(start, end)| {
        let text = &topic[start..end];
        Some((text.split_once('=')?.0.trim(), text))
    })
}

/// Returns true for the first line of a message.
fn is_start(line: &str) -> bool {
    line.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '-')
}

/// The Fluent files below `dir`, in the order of their names.
pub(crate) fn files(dir: &Path) -> Result<Vec<PathBuf>, Faulty> {
    let mut found = Vec::new();
    let mut open = vec![dir.to_owned()];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(dir)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|ending| ending == "ftl") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Writes the topics of every language into `files.rs` of the package that is built, as a list `FILES` of language, topic and
/// text.
///
/// # Panics
/// The files cannot be read or written: the build ends.
pub fn gather() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("invariant: set by Cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("invariant: set by Cargo"));
    let mut list = String::from("static FILES: &[(&str, &str, &str)] = &[\n");
    for entry in fs::read_dir(&root).expect("invariant: the package has a folder") {
        let dir = entry.expect("invariant: a folder can be read").path();
        let tag = dir.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !dir.is_dir() || !files(&dir).is_ok_and(|files| !files.is_empty()) {
            continue;
        }
        println!("cargo::rerun-if-changed={}", dir.display());
        for (topic, text) in topics(&dir).unwrap_or_else(|fault| panic!("{}: {fault}", dir.display())) {
            writeln!(list, "    ({tag:?}, {topic:?}, {text:?}),")
                .expect("invariant: a string takes everything");
        }
    }
    list.push_str("];\n");
    println!("cargo::rerun-if-changed=build.rs");
    fs::write(out.join("files.rs"), list).expect("invariant: the build may write");
}
