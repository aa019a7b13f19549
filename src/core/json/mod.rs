//! JSON as this program reads and writes it: saves, positions,
//! configurations, requests. `serde_json` does the work; what is stricter here
//! than there, because the documented formats ask for it:
//!
//! * a key that stands twice in an object is refused ([`parse`]);
//! * a field that a type does not know is refused whether the type says so or
//!   not, and a list is no substitute for an object (`strict.rs`);
//! * whatever is refused is named by its path, in words for people
//!   (`error.rs`).
//!
//! Texts that only this program writes for itself (device settings, the list of
//! puzzles, configurations for the worker, tests) are read by `serde_json` directly.

mod error;
mod parse;
mod raw;
mod strict;

#[cfg(test)]
mod tests;

pub use error::JsonError;
pub use parse::parse;
pub use raw::{RawFields, pretty};
pub use serde_json::Value;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Reads a whole text as a `T`.
///
/// # Errors
/// Where and why it is no JSON, or which field does not fit.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    read_value(&parse(text)?)
}

/// Reads a value that was parsed before as a `T`.
///
/// # Errors
/// Which field does not fit, and why.
pub fn read_value<T: DeserializeOwned>(value: &Value) -> Result<T, JsonError> {
    T::deserialize(strict::Strict(value)).map_err(JsonError::misfit)
}

/// The names of variants as they are written, one after the other.
pub fn names_of<T: Serialize>(variants: &[T]) -> String {
    let name = |variant: &T| match serde_json::to_value(variant) {
        Ok(Value::Object(fields)) => fields.keys().next().cloned(),
        Ok(value) => value.as_str().map(str::to_owned),
        Err(_) => None,
    };
    variants.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

/// A value as JSON without blanks.
pub fn write<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("invariant: whatever is kept can be written")
}
