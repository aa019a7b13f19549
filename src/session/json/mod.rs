//! Reading JSON: saves, positions, configurations, small facts.
//!
//! One reader for all types. A text is parsed once into a flat [`Tree`], from
//! which every type is then read by the same concrete deserializer, so that
//! each type costs the page a single copy of its reading code; errors collect
//! the path of the offending field on their way out. (The usual way, a
//! deserializer that tracks paths around one that parses, wrote each type's
//! code two and three times: a fifth of the page.)
//!
//! Numbers with a fraction are read only where a type asks for one.
//!
//! Writing is left to `serde_json`.

mod error;
mod parse;
mod reader;
mod tree;

#[cfg(test)]
mod tests;

pub use error::JsonError;
pub use tree::{Node, Tree};

use serde::de::DeserializeOwned;

/// Reads a whole text as a `T`.
///
/// # Errors
/// Where and why it is no JSON, or which field does not fit.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    Tree::parse(text)?.root().read()
}
