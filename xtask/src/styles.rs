//! Joins `style/` into the sheets that the page asks for.
//!
//! [`SHEETS`] stand in `index.html` in this order. Those of a game are fetched with the game and not before: they are two
//! thirds of the rules, and a browser compares every rule with what it styles anew. San Juan's lie in `pages`: its
//! `.table`, `.rail`, `.roles` and `.role` are the ground of every table.
//!
//! Order within a sheet: by path, but tokens, base and shell first. Relative addresses inside a sheet are resolved from the
//! site's top.

use crate::{Outcome, files};

/// A sheet: its name, and the beginnings of the paths of its files below `style/`.
pub struct Sheet {
    /// Its name before the hash: `app` in `app-12ab.css`.
    pub name: &'static str,
    files: &'static [&'static str],
}

/// The sheets in the order of the page. A file belongs to the first sheet that names it.
pub const SHEETS: [Sheet; 4] = [
    Sheet { name: "app", files: &["tokens.css", "base.css", "shell.css"] },
    Sheet { name: "ginkgopolis", files: &["boards/ginkgopolis/"] },
    Sheet { name: "puerto-rico", files: &["boards/puerto_rico/"] },
    Sheet { name: "pages", files: &[""] },
];

/// The sheets with their names, in the order of [`SHEETS`].
///
/// # Errors
/// When a file cannot be read, or imports another.
pub fn joined() -> Outcome<Vec<(&'static str, String)>> {
    let dir = files::root().join("style");
    let mut names: Vec<String> = files::walk(&dir)?
        .iter()
        .map(|path| files::relative(path, &dir))
        .filter(|name| name.ends_with(".css"))
        .collect();
    names.sort_by_key(|name| (place(name), name.clone()));
    let mut sheets = SHEETS.map(|sheet| (sheet.name, String::new()));
    for name in names {
        let part = files::read(&dir.join(&name))?;
        if part.contains("@import") {
            return Err(format!("style/{name}: @import has no effect inside a joined sheet"));
        }
        sheets[place(&name).0].1.push_str(&format!("/* style/{name} */\n{}\n", part.trim_end()));
    }
    Ok(sheets.into())
}

/// The sheet of a file, and the place of the beginning that names it there.
fn place(name: &str) -> (usize, usize) {
    let within = |sheet: &Sheet| sheet.files.iter().position(|start| name.starts_with(start));
    let found = SHEETS.iter().enumerate().find_map(|(at, sheet)| Some((at, within(sheet)?)));
    found.expect("invariant: the last sheet takes every file")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_one_sheet_and_tokens_come_first() {
        let mut names = [
            "boards/street.css",
            "boards/puerto_rico/a.css",
            "shell.css",
            "base.css",
            "tokens.css",
            "boards/ginkgopolis/b.css",
            "widgets/card.css",
        ];
        names.sort_by_key(|name| (place(name), *name));
        let sheets = names.map(|name| (SHEETS[place(name).0].name, name));
        assert_eq!(
            sheets,
            [
                ("app", "tokens.css"),
                ("app", "base.css"),
                ("app", "shell.css"),
                ("ginkgopolis", "boards/ginkgopolis/b.css"),
                ("puerto-rico", "boards/puerto_rico/a.css"),
                ("pages", "boards/street.css"),
                ("pages", "widgets/card.css"),
            ]
        );
    }

    #[test]
    fn the_page_names_the_sheets_in_their_order() {
        let page = files::read(&files::root().join("index.html")).expect("it is there");
        let places = SHEETS.map(|sheet| page.find(&format!("{{{{{}.css}}}}", sheet.name)));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{places:?}");
    }
}
