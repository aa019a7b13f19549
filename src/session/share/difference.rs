//! A configuration as what differs from the default one, in JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ShareError;
use game_core::json::{self, RawFields};

/// Returns the differences from the default; empty if there are none.
pub(super) fn of<C: Serialize + Default>(config: &C) -> String {
    let (own, default) = (text(config), text(&C::default()));
    less(&own, &default).unwrap_or_default()
}

/// The configuration that [`of`] described.
///
/// # Errors
/// Not JSON, or not a configuration: with the field's path.
pub(super) fn apply<C: Serialize + DeserializeOwned + Default>(changes: &str) -> Result<C, ShareError> {
    if changes.is_empty() {
        return Ok(C::default());
    }
    json::read(&merge(&text(&C::default()), changes)).map_err(|error| match error.path() {
        "" => ShareError::Content { problem: format!("config: {error}") },
        _ => ShareError::Content { problem: format!("config.{error}") },
    })
}

fn text(config: &impl Serialize) -> String {
    json::write(config)
}

/// `own` without what `default` says already. A field that the default has and
/// `own` has not becomes `null`.
fn less(own: &str, default: &str) -> Option<String> {
    if own == default {
        return None;
    }
    let (Ok(own_fields), Ok(default)) = (RawFields::of(own), RawFields::of(default)) else {
        return Some(own.to_owned());
    };
    let mut rest = Vec::new();
    for (key, default) in default.iter() {
        let differs = match own_fields.get(key) {
            Some(own) => less(own, default),
            None => Some("null".to_owned()),
        };
        rest.extend(differs.map(|value| field(key, &value)));
    }
    let new = own_fields.iter().filter(|(key, _)| default.get(key).is_none());
    rest.extend(new.map(|(key, value)| field(key, value)));
    Some(format!("{{{}}}", rest.join(",")))
}

/// `into` with what `changes` says otherwise; whatever is wrong with `changes`
/// is found where the whole is read.
fn merge(into: &str, changes: &str) -> String {
    let (Ok(into), Ok(changed)) = (RawFields::of(into), RawFields::of(changes)) else {
        return changes.to_owned();
    };
    let mut all: Vec<String> = into
        .iter()
        .map(|(key, value)| match changed.get(key) {
            Some(change) => field(key, &merge(value, change)),
            None => field(key, value),
        })
        .collect();
    let new = changed.iter().filter(|(key, _)| into.get(key).is_none());
    all.extend(new.map(|(key, value)| field(key, value)));
    format!("{{{}}}", all.join(","))
}

fn field(key: &str, value: &str) -> String {
    format!("{}:{value}", json::write(key))
}
