//! `precache`: finishes a site. Puts names and digests into `index.html`, and
//! writes `sw.js` with one line per file and a version that changes when any
//! byte of the site changes.
//!
//! Trunk calls this after each build with `TRUNK_STAGING_DIR` set; called by
//! hand it works on `dist/`.

use crate::serve::headers;
use crate::styles::SHEETS;
use crate::{Outcome, build, copies, digest, files, shell_words};
use std::path::{Path, PathBuf};

const TEMPLATE: &str = "src/shell/sw.js";

/// What `index.html` names by marks: `{{theme.js}}` stands for a name in the
/// site's top such as `theme-12ab.js`, `{{integrity theme.js}}` for its digest,
/// `{{page}}` for the directory of the program and `{{worker}}` for that of the opponents'. Style sheets are named likewise.
const NAMED: [(&str, &str); 7] = [
    ("page", ""),
    ("worker", ""),
    ("watch", ".js"),
    ("theme", ".js"),
    ("fault", ".js"),
    ("translated", ".js"),
    ("boot", ".js"),
];

/// In lines of `index.html` that only Trunk reads.
const TRUNK: &str = "data-trunk";

/// Without these the site cannot start: a build that lacks one is broken.
const NEEDED: [&str; 2] = ["./", "manifest.webmanifest"];

/// The verb.
pub fn run() -> Outcome {
    let staging = std::env::var_os("TRUNK_STAGING_DIR");
    finish(&staging.map_or_else(build::dist, PathBuf::from))
}

/// Finishes the site in `dir`.
///
/// # Errors
/// When something is missing.
pub fn finish(dir: &Path) -> Outcome {
    name_files(dir)?;
    let template = files::read(&files::root().join(TEMPLATE))?;
    let list = list(dir)?;
    files::write(&dir.join("sw.js"), fill(&template, &list)?)
}

/// Puts names and digests into `index.html`.
fn name_files(dir: &Path) -> Outcome {
    let path = dir.join("index.html");
    let page: String = files::read(&path)?
        .lines()
        .filter(|line| !line.contains(TRUNK))
        .flat_map(|line| [line, "\n"])
        .collect();
    let mut page = shell_words::filled_page(&page, &shell_words::read()?)?;
    let names = files::names(dir)?;
    let sheets = SHEETS.map(|sheet| (sheet.name, ".css"));
    for (stem, ending) in NAMED.into_iter().chain(sheets) {
        let is_named = |name: &&String| name.starts_with(&format!("{stem}-")) && name.ends_with(ending);
        let name = names.iter().find(is_named);
        let name = name.ok_or_else(|| format!("{} lacks {stem}-…{ending}", dir.display()))?;
        page = page.replace(&format!("{{{{{stem}{ending}}}}}"), name);
        if !ending.is_empty() {
            let integrity = digest::integrity(&files::read_bytes(&dir.join(name))?);
            page = page.replace(&format!("{{{{integrity {stem}{ending}}}}}"), &integrity);
        }
    }
    // `trunk serve` fills in its own address as it sends the page.
    match page.replace("{{__TRUNK", "").contains("{{") {
        true => Err("index.html has a mark that is not known".into()),
        false => files::write(&path, page),
    }
}

/// One file of the site: its address relative to the site's top, and its hash.
struct Entry {
    address: String,
    integrity: String,
}

fn list(dir: &Path) -> Outcome<Vec<Entry>> {
    let mut entries = Vec::new();
    for path in files::walk(dir)? {
        let name = files::relative(&path, dir);
        // The browser keeps the service worker itself; headers and packed copies are the host's.
        if name == "sw.js" || name == headers::FILE || copies::is_copy(&name) {
            continue;
        }
        if let Some(sign) = name.chars().find(|sign| !sign.is_ascii_alphanumeric() && !"-_./".contains(*sign))
        {
            return Err(format!("{name}: the sign {sign:?} would need escaping in an address"));
        }
        // Hosts often redirect index.html to the directory, and a redirected
        // answer must not be used for a navigation.
        let address = if name == "index.html" { "./".to_owned() } else { name };
        entries.push(Entry { address, integrity: digest::integrity(&files::read_bytes(&path)?) });
    }
    for needed in NEEDED {
        if !entries.iter().any(|entry| entry.address == needed) {
            return Err(format!("{} lacks {needed}", dir.display()));
        }
    }
    Ok(entries)
}

fn fill(template: &str, entries: &[Entry]) -> Outcome<String> {
    for mark in ["{{version}}", "{{files}}"] {
        if template.matches(mark).count() != 1 {
            return Err(format!("{TEMPLATE} must contain {mark} exactly once"));
        }
    }
    let lines: String = entries
        .iter()
        .map(|entry| format!("  [\"{}\", \"{}\"],\n", entry.address, entry.integrity))
        .collect();
    // The template belongs to the version: a change of its own logic counts.
    let version = digest::short_hex(format!("{template}{lines}").as_bytes(), 6);
    Ok(template.replace("{{version}}", &version).replace("{{files}}", &format!("[\n{lines}]")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(address: &str, content: &str) -> Entry {
        Entry { address: address.into(), integrity: digest::integrity(content.as_bytes()) }
    }

    #[test]
    fn the_version_follows_every_byte_and_nothing_else() {
        let template = "v {{version}} f {{files}}";
        let one = fill(template, &[entry("./", "a")]);
        assert_eq!(one, fill(template, &[entry("./", "a")]));
        assert_ne!(one, fill(template, &[entry("./", "b")]));
        assert_ne!(one, fill(template, &[entry("./x", "a")]));
        assert_ne!(one, fill("w {{version}} f {{files}}", &[entry("./", "a")]));
    }

    #[test]
    fn a_template_without_its_marks_is_refused() {
        assert!(fill("{{files}}", &[]).unwrap_err().contains("{{version}}"));
        assert!(fill("{{files}} {{files}} {{version}}", &[]).unwrap_err().contains("exactly once"));
    }

    #[test]
    fn the_real_template_is_filled() {
        let template = files::read(&files::root().join(TEMPLATE)).expect("the template is part of the tree");
        let filled = fill(&template, &[entry("./", "a")]).expect("both marks are there");
        assert!(!filled.contains("{{"));
        assert!(filled.contains("[\"./\", \"sha256-"));
    }
}
