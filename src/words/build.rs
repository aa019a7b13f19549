//! Gathers the files of all languages for native tests; a page fetches them.

fn main() {
    words_codegen::gather();
}
