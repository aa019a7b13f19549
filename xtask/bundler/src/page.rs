//! The page's program: split, its first part bound, the others packed.
//!
//! The linker has left its relocations in the program. By them wasm-split finds
//! what only one game reaches (`src/screens/fetch.rs` says where to cut), or
//! only the words of one language (`src/ui/i18n/fetched.rs`), and writes it
//! into a module of its own; what several parts share, but not the first page,
//! goes into further ones, which `pack` puts together. All parts live in one
//! memory and share their tables, so they belong together.
//!
//! What the program does to the document goes through the functions that
//! wasm-bindgen writes into `app.js`. Two scripts of the shell have a word in
//! them, before the program's own view of the document can be wrong:
//! `translated.js` and `fault.js`, in `src/shell`.

use crate::{bind, pack, read};
use anyhow::{Context, Result, anyhow, ensure};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

/// A step that changes the document, or asks what stands where, and the nodes that it needs in their places.
const STEPS: [(&str, &str); 6] = [
    ("const ret = arg0.insertBefore(arg1, arg2);", "arg1, arg2"),
    ("const ret = arg0.removeChild(arg1);", "arg1"),
    ("arg0.remove();", "arg0"),
    ("const ret = arg0.parentNode;", "arg0"),
    ("const ret = arg0.parentElement;", "arg0"),
    ("const ret = arg0.nextSibling;", "arg0"),
];

/// Through which every step goes that the browser may refuse.
const REFUSED: &str = "} catch (e) {";

/// Lets the scripts of the shell have their word.
fn with_words(app: &str) -> Result<String> {
    let mut app = app.to_owned();
    for (step, nodes) in STEPS {
        ensure!(app.contains(step), "wasm-bindgen no longer writes {step:?}");
        app = app.replace(step, &format!("globalThis.sobremesa_settle?.({nodes}); {step}"));
    }
    let caught = format!(
        "function handleError(f, args) {{\n    try {{\n        return f.apply(this, args);\n    {REFUSED}"
    );
    ensure!(app.matches(&caught).count() == 1, "wasm-bindgen no longer writes {caught:?}");
    Ok(app.replace(&caught, &format!("{caught}\n        globalThis.sobremesa_refused?.(e, f);")))
}

/// Writes `app.js` and `app_bg.wasm`, the other parts, and the script that
/// fetches them.
pub fn make(program: &Path, script: &Path, out: &Path, slim: bool) -> Result<()> {
    let cut = out.join("cut");
    let first = cut.join("app.wasm");
    let program = read(program)?;
    let mut options = Options::new(&program);
    options.output_dir = &cut;
    options.main_out_path = &first;
    options.main_module = "./app.js";
    let split = wasm_split_cli_support::transform(options)
        .map_err(|e| anyhow!("{e:?}"))
        .context("splitting the page's program")?;
    let mut bindgen = Bindgen::new();
    // The other parts import the linker's own exports: memory, stack and table.
    bindgen.input_path(&first).out_name("app").web(true)?.keep_lld_exports(true);
    bind(&mut bindgen, out, slim)?;
    let app = out.join("app.js");
    let text = fs::read_to_string(&app).with_context(|| format!("reading {}", app.display()))?;
    fs::write(&app, with_words(&text)?).with_context(|| format!("writing {}", app.display()))?;
    let script = fs::read_to_string(script).with_context(|| format!("reading {}", script.display()))?;
    for (name, bytes) in pack::pack(&cut, &split.prefetch_map, &script, slim)? {
        let path = out.join(name);
        fs::write(&path, bytes).with_context(|| format!("writing {}", path.display()))?;
    }
    fs::remove_dir_all(&cut).with_context(|| format!("clearing {}", cut.display()))
}

#[cfg(test)]
mod tests {
    use super::{STEPS, with_words};

    const CAUGHT: &str = "function handleError(f, args) {\n    try {\n        return f.apply(this, args);\n    } catch (e) {\n        keep(e);";

    #[test]
    fn every_step_asks_first_and_every_refusal_is_told() {
        let steps: String = STEPS.iter().map(|(step, _)| format!("f() {{\n{step}\n}}\n")).collect();
        let app = with_words(&format!("{steps}{CAUGHT}")).expect("everything is there");
        assert_eq!(app.matches("globalThis.sobremesa_settle?.(").count(), STEPS.len());
        assert!(app.contains(
            "globalThis.sobremesa_settle?.(arg1, arg2); const ret = arg0.insertBefore(arg1, arg2);"
        ));
        assert!(
            app.contains("} catch (e) {\n        globalThis.sobremesa_refused?.(e, f);\n        keep(e);")
        );
    }

    #[test]
    fn what_wasm_bindgen_writes_otherwise_stops_the_build() {
        let steps: String = STEPS.iter().map(|(step, _)| *step).collect();
        assert!(with_words(CAUGHT).is_err());
        assert!(with_words(&steps).is_err());
    }
}
