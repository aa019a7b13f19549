//! `reproduce`: builds the site from two clones in two folders and compares
//! them byte by byte. Whoever has the sources can tell so whether a site was
//! made of them.

use crate::{Outcome, digest, files, process};
use std::path::Path;

/// The folders of the two clones: of different lengths, for a path that comes
/// into a program is seen by that, too.
const FOLDERS: [&str; 2] = ["a", "another/place-for-it"];

/// The verb.
pub fn run() -> Outcome {
    let work = files::target().join("reproduce");
    files::clear(&work)?;
    // Both before either is built: what is committed meanwhile is in neither.
    let clones = FOLDERS.map(|folder| work.join(folder));
    for clone in &clones {
        process::run(process::command("git").args(["clone", "--quiet", "--no-hardlinks", "."]).arg(clone))?;
    }
    let mut sites = Vec::new();
    for clone in &clones {
        println!("\n── {}", clone.display());
        let mut build = process::cargo();
        build.current_dir(clone).args(["xtask", "build"]);
        // Each with a target folder of its own, as in a fresh clone.
        build.env_remove("CARGO_TARGET_DIR").env_remove("CARGO_MANIFEST_DIR");
        process::run(&mut build)?;
        sites.push(clone.join("dist"));
    }
    let [one, other] = [listed(&sites[0])?, listed(&sites[1])?];
    let differing = differences(&one, &other);
    for name in &differing {
        println!("  differs: {name}");
    }
    let whole = digest::short_hex(format!("{one:?}").as_bytes(), 8);
    println!("{} files, {} differ; the first site is {whole}", one.len(), differing.len());
    if differing.is_empty() { Ok(()) } else { Err("two builds of the same sources differ".to_owned()) }
}

/// The files of a site with their digests.
fn listed(site: &Path) -> Outcome<Vec<(String, String)>> {
    let entry = |path: &std::path::PathBuf| {
        Ok((files::relative(path, site), digest::integrity(&files::read_bytes(path)?)))
    };
    files::walk(site)?.iter().map(entry).collect()
}

/// The names that only one has, or both with different content.
fn differences(one: &[(String, String)], other: &[(String, String)]) -> Vec<String> {
    let only = |these: &[(String, String)], those: &[(String, String)]| -> Vec<String> {
        these.iter().filter(|entry| !those.contains(entry)).map(|(name, _)| name.clone()).collect()
    };
    let mut names = [only(one, other), only(other, one)].concat();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_is_named_once() {
        let site = |files: &[(&str, &str)]| -> Vec<(String, String)> {
            files.iter().map(|(name, sum)| ((*name).to_owned(), (*sum).to_owned())).collect()
        };
        let one = site(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(differences(&one, &one), Vec::<String>::new());
        assert_eq!(differences(&one, &site(&[("a", "1"), ("b", "x"), ("d", "3")])), ["b", "c", "d"]);
    }
}
