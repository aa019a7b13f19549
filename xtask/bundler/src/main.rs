//! Makes of the linked programs what a browser loads. `cargo xtask assets`
//! calls it; nobody else needs to.
//!
//! ```text
//! bundler page PROGRAM SCRIPT OUT [--slim]    splits the page's program into parts
//! bundler worker PROGRAM NAME OUT [--slim]    the worker's program, in one piece
//! bundler styles SHEET OUT                    the style sheet, minified
//! ```
//!
//! `SCRIPT` is what fetches the parts; `--slim` leaves out names of functions.

mod modules;
mod pack;
mod page;

use anyhow::{Context, Result, anyhow, bail};
use lightningcss::printer::PrinterOptions;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, StyleSheet};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let words: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let (words, slim) = match words.split_last() {
        Some((last, rest)) if last.as_os_str() == "--slim" => (rest, true),
        _ => (&words[..], false),
    };
    match words {
        [verb, program, script, out] if verb.as_os_str() == "page" => page::make(program, script, out, slim),
        [verb, program, name, out] if verb.as_os_str() == "worker" => worker(program, name, out, slim),
        [verb, sheet, out] if verb.as_os_str() == "styles" => styles(sheet, out),
        _ => bail!("expects a verb and its files, see xtask/bundler/src/main.rs"),
    }
}

/// Writes `NAME.js`, for a classic worker, and `NAME_bg.wasm`.
fn worker(program: &Path, name: &Path, out: &Path, slim: bool) -> Result<()> {
    let name = name.to_str().context("the name of a program")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).out_name(name).no_modules(true)?;
    bind(&mut bindgen, out, slim)?;
    let path = out.join(format!("{name}.js"));
    let script = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    fs::write(&path, repeatable(&script)?).with_context(|| format!("writing {}", path.display()))
}

/// The script so that a page can run it again, for another program of its own: a `let` of the same name would be an
/// error.
fn repeatable(script: &str) -> Result<String> {
    const GLOBAL: &str = "let wasm_bindgen ";
    match script.matches(GLOBAL).count() {
        1 => Ok(script.replacen(GLOBAL, "var wasm_bindgen ", 1)),
        found => bail!("the worker's script has {found} lines with {GLOBAL:?}"),
    }
}

/// Writes the sheet minified.
fn styles(sheet: &Path, out: &Path) -> Result<()> {
    let text = fs::read_to_string(sheet).with_context(|| format!("reading {}", sheet.display()))?;
    let minified = minified(&text).with_context(|| format!("minifying {}", sheet.display()))?;
    fs::write(out, minified).with_context(|| format!("writing {}", out.display()))
}

/// The sheet for the browsers that it was written for: nothing is rewritten for
/// older ones.
fn minified(sheet: &str) -> Result<String> {
    let mut sheet = StyleSheet::parse(sheet, ParserOptions::default()).map_err(|e| anyhow!("{e}"))?;
    sheet.minify(MinifyOptions::default()).map_err(|e| anyhow!("{e}"))?;
    Ok(sheet.to_css(PrinterOptions { minify: true, ..PrinterOptions::default() })?.code)
}

/// Writes what `bindgen` makes, without type declarations.
fn bind(bindgen: &mut Bindgen, out: &Path, slim: bool) -> Result<()> {
    bindgen.typescript(false).remove_name_section(slim).remove_producers_section(slim);
    bindgen.generate(out).with_context(|| format!("binding a program into {}", out.display()))
}

/// Reads a file's bytes.
fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::{minified, repeatable};

    #[test]
    fn a_worker_s_script_may_run_twice_in_one_page() {
        let script = "let wasm_bindgen = (function(exports) {})();";
        assert_eq!(repeatable(script).expect("one line"), "var wasm_bindgen = (function(exports) {})();");
        assert!(repeatable("const other = 1;").is_err() && repeatable(&script.repeat(2)).is_err());
    }

    #[test]
    fn a_sheet_loses_what_nobody_needs() {
        let sheet = "/* a note */\n.a {\n  color: light-dark(#fff, #000);\n  width: calc(1px + 2vw);\n}\n";
        let small = ".a{color:light-dark(#fff,#000);width:calc(1px + 2vw)}";
        assert_eq!(minified(sheet).expect("a good sheet"), small);
        assert!(minified(".a { color: red").is_ok() && minified("}").is_err());
    }
}
