//! The page's program: split, its first part bound, the others packed.
//!
//! The linker has left its relocations in the program. By them wasm-split finds
//! what only one game reaches (`src/app/games/fetch.rs` says where to cut), or
//! only the words of one language (`src/app/i18n/fetched.rs`), and writes it
//! into a module of its own; what several parts share, but not the first page,
//! goes into further ones, which `pack` puts together. All parts live in one
//! memory and share their tables, so they belong together.

use crate::{bind, pack, read};
use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

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
    let script = fs::read_to_string(script).with_context(|| format!("reading {}", script.display()))?;
    for (name, bytes) in pack::pack(&cut, &split.prefetch_map, &script, slim)? {
        let path = out.join(name);
        fs::write(&path, bytes).with_context(|| format!("writing {}", path.display()))?;
    }
    fs::remove_dir_all(&cut).with_context(|| format!("clearing {}", cut.display()))
}
