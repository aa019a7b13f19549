//! JSON: saves, positions, configurations, small facts.
//!
//! One reader and one writer for all types. A text is parsed once into a flat
//! [`Tree`], from which every type is then read by the same concrete
//! deserializer. Fields and variants are looked up in the list of names that a
//! type brings along, by one function for all of them, and handed to the type
//! in the order of its declaration; so its own code knows no names, and is half
//! of what it would be if it were told one field after the other. Which value
//! is being read is noted in the tree, so that nothing has to be passed on for
//! errors to name their field.
//!
//! What follows for the types:
//! * unknown fields are refused whether a type says so or not, except in
//!   [`read_loosely`];
//! * a field that may be absent says `#[serde(default)]`, an `Option` too;
//! * numbers with a fraction are read only where a type asks for one.
//!
//! The writer cannot fail.

mod access;
mod compound;
mod error;
mod parse;
mod reader;
mod tree;
mod writer;

#[cfg(test)]
mod tests;

pub use error::JsonError;
pub use tree::{Node, Tree};
pub use writer::write;

use serde::de::DeserializeOwned;

/// Reads a whole text as a `T`.
///
/// # Errors
/// Where and why it is no JSON, or which field does not fit.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    Tree::parse(text)?.root().read()
}

/// The same for what a newer version may have written: fields that no type
/// knows are passed over.
///
/// # Errors
/// As [`read`].
pub fn read_loosely<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    let mut tree = Tree::parse(text)?;
    tree.loose = true;
    tree.root().read()
}
