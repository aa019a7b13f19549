//! A configuration as what differs from the default one, in JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::ShareError;

/// What differs from the default; empty if nothing does.
pub(super) fn of<C: Serialize + Default>(config: &C) -> String {
    match less(value(config), &value(&C::default())) {
        None => String::new(),
        Some(rest) => rest.to_string(),
    }
}

/// The configuration that [`of`] described.
///
/// # Errors
/// Not JSON, or not a configuration: with the field's path.
pub(super) fn apply<C: Serialize + DeserializeOwned + Default>(text: &str) -> Result<C, ShareError> {
    if text.is_empty() {
        return Ok(C::default());
    }
    let changes: Value = serde_json::from_str(text).map_err(|error| ShareError::content(&error))?;
    let mut merged = value(&C::default());
    merge(&mut merged, changes);
    serde_path_to_error::deserialize(merged).map_err(|error| {
        let path = error.path().to_string();
        ShareError::Content { problem: format!("config.{path}: {}", error.into_inner()) }
    })
}

fn value(config: &impl Serialize) -> Value {
    serde_json::to_value(config).expect("invariant: configurations serialise")
}

/// `value` without what `default` says already. A field that the default has
/// and `value` has not becomes `null`.
fn less(value: Value, default: &Value) -> Option<Value> {
    if value == *default {
        return None;
    }
    let (Value::Object(mut fields), Value::Object(defaults)) = (value.clone(), default) else {
        return Some(value);
    };
    let mut rest = Map::new();
    for (key, default) in defaults {
        let own = fields.remove(key).unwrap_or(Value::Null);
        if let Some(differs) = less(own, default) {
            rest.insert(key.clone(), differs);
        }
    }
    rest.extend(fields);
    Some(Value::Object(rest))
}

fn merge(into: &mut Value, changes: Value) {
    match (into, changes) {
        (Value::Object(fields), Value::Object(changes)) => {
            for (key, change) in changes {
                merge(fields.entry(key).or_insert(Value::Null), change);
            }
        }
        (into, change) => *into = change,
    }
}
