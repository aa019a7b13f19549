//! Texts by language.
//!
//! A language is a folder of Fluent files (`src/words/<language>/`), a topic is a file or folder in it that is fetched as
//! one. Of a topic, the file `classic.ftl` holds what that edition calls otherwise. The methods for messages are generated
//! from the English files (`words_codegen`), so that a missing message or argument does not compile.

mod args;
mod catalog;
mod lang;
mod shelf;
#[cfg(test)]
mod tests;

pub use args::{Arg, Number, Who};
pub use catalog::Catalog;
pub use lang::Lang;
pub use shelf::{catalog, second};
#[cfg(target_arch = "wasm32")]
pub use shelf::{is_here, put};
