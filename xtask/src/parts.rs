//! The parts of the page's program, as `page` leaves them: which files a
//! browser fetches for which game.

use crate::{Outcome, files};
use std::path::Path;

/// The name of the program's directory in the site, without the hash.
pub const PREFIX: &str = "page-";

/// The script that fetches the parts.
const LOADER: &str = "__wasm_split.js";

/// A game and the parts that only games need.
#[derive(Debug, PartialEq)]
pub struct Game {
    /// Its name in the program, such as `san_juan`.
    pub key: String,
    /// The files of its parts, relative to the site's top.
    pub files: Vec<String>,
}

/// The games of the finished site.
///
/// # Errors
/// When there is no script that fetches them, or it names none.
pub fn of_site(dist: &Path) -> Outcome<Vec<Game>> {
    let all = files::walk(dist)?;
    let name = |path: &Path| files::relative(path, dist);
    let loader = all.iter().find(|path| name(path).starts_with(PREFIX) && path.ends_with(LOADER));
    let loader = loader.ok_or_else(|| format!("{} lacks {PREFIX}…/{LOADER}", dist.display()))?;
    let dir = name(loader).trim_end_matches(LOADER).to_owned();
    match games(&files::read(loader)?, &dir) {
        games if games.is_empty() => Err(format!("{LOADER} fetches nothing")),
        games => Ok(games),
    }
}

/// Whether the file is a part that only games need.
pub fn is_cut_off(name: &str) -> bool {
    ["split_", "chunk_"].iter().any(|start| base(name).starts_with(start))
}

/// The name behind the last slash.
pub fn base(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// Reads the loader: one export per game, with the file of its own part and the
/// names of those that it shares with others.
fn games(loader: &str, dir: &str) -> Vec<Game> {
    let exports = loader.split("export const __wasm_split_load_").skip(1);
    let game = |export: &str| {
        let (key, rest) = export.split_once(' ')?;
        let own = rest.split_once("new URL(\"./")?.1.split('"').next()?;
        let (_, shared) = rest.rsplit_once('[')?;
        let shared = shared.split(']').next()?.split(',').map(str::trim).filter(|name| !name.is_empty());
        let shared = shared.map(|name| format!("{dir}{}.wasm", name.trim_start_matches('_')));
        Some(Game { key: key.to_owned(), files: [format!("{dir}{own}")].into_iter().chain(shared).collect() })
    };
    exports.filter_map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_its_own_part_and_those_that_it_shares() {
        let loader = "const __chunk_4 = makeLoad(() => {\n  const src = fetch(new URL(\"./chunk_4.wasm\", import.meta.url));\n}\n, []);\n\
                      export const __wasm_split_load_go = wrapAsyncCb(makeLoad(() => {\n    \
                      const src = fetch(new URL(\"./split_go.wasm\", import.meta.url));\n    \
                      return async (imports) => (WebAssembly.instantiateStreaming(src, imports));\n}\n, \
                      [__chunk_4, __chunk_7]));\n";
        let files = ["split_go.wasm", "chunk_4.wasm", "chunk_7.wasm"].map(|name| format!("page-1/{name}"));
        assert_eq!(games(loader, "page-1/"), [Game { key: "go".into(), files: files.clone().into() }]);
        assert!(files.iter().all(|file| is_cut_off(file)));
    }

    #[test]
    fn a_game_that_shares_nothing_has_one_part() {
        let loader = "export const __wasm_split_load_go = wrapAsyncCb(makeLoad(() => { \
                      fetch(new URL(\"./split_go.wasm\", import.meta.url)) }, []));";
        assert_eq!(games(loader, "")[0].files, ["split_go.wasm"]);
    }
}
