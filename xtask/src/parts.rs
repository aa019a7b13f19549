//! The parts of the page's program, as `bundler` leaves them: which files a browser
//! fetches for what.

use crate::{Outcome, files};
use std::path::Path;

/// The name of the program's directory in the site, without the hash.
pub const PREFIX: &str = "page-";

/// The script that fetches the parts.
pub const LOADER: &str = "__wasm_split.js";

/// The part in which a table is set: whoever begins a game needs it.
pub const SETUP: &str = "setup";

/// Suffixes of the parts that read the saved games of a game, that study its positions, and that connect devices.
const BESIDE: [&str; 3] = ["_saved", "_study", "_devices"];

/// A part and the files that it needs.
#[derive(Debug, PartialEq)]
pub struct Part {
    /// Its name in the program, such as `san_juan`.
    pub key: String,
    /// The files of its own and those that it shares with others, relative to
    /// the site's top.
    pub files: Vec<String>,
}

/// The parts of the finished site.
///
/// # Errors
/// When there is no script that fetches them, or it names none.
pub fn of_site(dist: &Path) -> Outcome<Vec<Part>> {
    let all = files::walk(dist)?;
    let name = |path: &Path| files::relative(path, dist);
    let loader = all.iter().find(|path| name(path).starts_with(PREFIX) && path.ends_with(LOADER));
    let loader = loader.ok_or_else(|| format!("{} lacks {PREFIX}…/{LOADER}", dist.display()))?;
    let dir = name(loader).trim_end_matches(LOADER).to_owned();
    match listed(&files::read(loader)?, &dir) {
        parts if parts.is_empty() => Err(format!("{LOADER} fetches nothing")),
        parts => Ok(parts),
    }
}

/// The game that a part belongs to, which is of use only with it: what reads
/// its saved games, what studies its positions, or the game itself.
pub fn game(key: &str) -> &str {
    BESIDE.iter().find_map(|beside| key.strip_suffix(beside)).unwrap_or(key)
}

/// Returns true if the file is a part, or shared by some.
pub fn is_cut_off(name: &str) -> bool {
    ["split_", "chunk_"].iter().any(|start| base(name).starts_with(start))
}

/// The name behind the last slash.
pub fn base(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// Reads the lines of the script that fetch parts, as `bundler` writes them.
fn listed(loader: &str, dir: &str) -> Vec<Part> {
    let part = |line: &str| {
        let (key, files) = line.strip_prefix("export const __wasm_split_load_")?.split_once(" = part(")?;
        let files = files.split('"').skip(1).step_by(2).map(|file| format!("{dir}{file}")).collect();
        Some(Part { key: key.to_owned(), files })
    };
    loader.lines().filter_map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_that_fetch_parts_are_read() {
        let script = "const part = 1;\n\
            export const __wasm_split_load_go = part(\"split_go.wasm\", \"chunk_4.wasm\");\n\
            export const __wasm_split_load_go_saved = part(\"split_go.wasm\");\n";
        let [go, saved] = &listed(script, "page-1/")[..] else { panic!("two parts in {script}") };
        assert_eq!(go.files, ["page-1/split_go.wasm", "page-1/chunk_4.wasm"]);
        assert_eq!((saved.key.as_str(), &saved.files[..]), ("go_saved", &go.files[..1]));
        assert!(go.files.iter().all(|file| is_cut_off(file)));
    }

    #[test]
    fn what_reads_saved_games_belongs_to_the_game() {
        assert_eq!((game("san_juan_saved"), game("san_juan")), ("san_juan", "san_juan"));
        assert_eq!(game("san_juan_study"), "san_juan");
    }
}
