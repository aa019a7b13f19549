//! What is kept beside the saved games: each kind under a key of its own, in a version of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::saves::Fault;
use crate::core::json;

/// Something that is kept as one text with its version in the field `format`. By default there is
/// nothing in it.
pub trait Kept: Default + Serialize + DeserializeOwned {
    /// The key under which it is kept.
    const KEY: &'static str;
    /// The version of what is written now.
    const FORMAT: u64;

    /// Reads what was kept.
    ///
    /// # Errors
    /// Damaged, with the field, or written by a newer version.
    fn read(text: Option<&str>) -> Result<Self, Fault> {
        let Some(text) = text else { return Ok(Self::default()) };
        let value = json::parse(text)?;
        match value["format"].as_u64() {
            Some(format) if format > Self::FORMAT => Err(Fault::Newer { format }),
            _ => Ok(json::read_value(&value)?),
        }
    }

    /// The text to keep.
    fn to_json(&self) -> String {
        json::write(self)
    }
}
