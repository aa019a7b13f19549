//! Joins `style/` into one sheet, so that the page asks for one file.
//!
//! Order: tokens first, then base, then the shell, then everything else by
//! path. Relative addresses inside a sheet are resolved from the site's top.

use crate::{Outcome, files};

const FIRST: [&str; 3] = ["tokens.css", "base.css", "shell.css"];

/// The sheet.
///
/// # Errors
/// When a file cannot be read, or imports another.
pub fn joined() -> Outcome<String> {
    let dir = files::root().join("style");
    let mut names: Vec<String> = files::walk(&dir)?
        .iter()
        .map(|path| files::relative(path, &dir))
        .filter(|name| name.ends_with(".css"))
        .collect();
    sort(&mut names);
    let mut sheet = String::new();
    for name in names {
        let part = files::read(&dir.join(&name))?;
        if part.contains("@import") {
            return Err(format!("style/{name}: @import has no effect inside a joined sheet"));
        }
        sheet.push_str(&format!("/* style/{name} */\n{}\n", part.trim_end()));
    }
    Ok(sheet)
}

fn sort(names: &mut [String]) {
    let rank = |name: &str| FIRST.iter().position(|first| *first == name).unwrap_or(FIRST.len());
    names.sort_by(|a, b| (rank(a), a.as_str()).cmp(&(rank(b), b.as_str())));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_first_and_the_rest_by_path() {
        let mut names: Vec<String> =
            ["boards/street.css", "a.css", "shell.css", "base.css", "tokens.css", "widgets/card.css"]
                .map(str::to_owned)
                .into();
        sort(&mut names);
        assert_eq!(
            names,
            ["tokens.css", "base.css", "shell.css", "a.css", "boards/street.css", "widgets/card.css"]
        );
    }
}
