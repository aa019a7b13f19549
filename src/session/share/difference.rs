//! A configuration as what differs from the default one, in JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ShareError;
use crate::core::json::{self, Node, Tree};

/// What differs from the default; empty if nothing does.
pub(super) fn of<C: Serialize + Default>(config: &C) -> String {
    let (own, default) = (text(config), text(&C::default()));
    less(parse(&own).root(), parse(&default).root()).unwrap_or_default()
}

/// The configuration that [`of`] described.
///
/// # Errors
/// Not JSON, or not a configuration: with the field's path.
pub(super) fn apply<C: Serialize + DeserializeOwned + Default>(changes: &str) -> Result<C, ShareError> {
    if changes.is_empty() {
        return Ok(C::default());
    }
    let changes = Tree::parse(changes).map_err(|error| ShareError::content(&error))?;
    let default = text(&C::default());
    json::read(&merge(parse(&default).root(), changes.root())).map_err(|error| {
        let outer = if error.path().is_empty() { "config" } else { "config." };
        ShareError::Content { problem: format!("{outer}{error}") }
    })
}

fn text(config: &impl Serialize) -> String {
    json::write(config)
}

fn parse(text: &str) -> Tree<'_> {
    Tree::parse(text).expect("invariant: what was serialised is JSON")
}

/// `own` without what `default` says already. A field that the default has and
/// `own` has not becomes `null`.
fn less(own: Node<'_>, default: Node<'_>) -> Option<String> {
    if own.text() == default.text() {
        return None;
    }
    if !(own.is_object() && default.is_object()) {
        return Some(own.text().to_owned());
    }
    let mut rest = Vec::new();
    for (key, default) in default.fields() {
        let differs = match own.field(&key) {
            Some(own) => less(own, default),
            None => Some("null".to_owned()),
        };
        rest.extend(differs.map(|value| field(&key, &value)));
    }
    let new = own.fields().filter(|(key, _)| default.field(key).is_none());
    rest.extend(new.map(|(key, value)| field(&key, value.text())));
    Some(format!("{{{}}}", rest.join(",")))
}

fn merge(into: Node<'_>, changes: Node<'_>) -> String {
    if !(into.is_object() && changes.is_object()) {
        return changes.text().to_owned();
    }
    let mut all: Vec<String> = into
        .fields()
        .map(|(key, value)| {
            let merged = changes.field(&key).map(|change| merge(value, change));
            field(&key, &merged.unwrap_or_else(|| value.text().to_owned()))
        })
        .collect();
    let new = changes.fields().filter(|(key, _)| into.field(key).is_none());
    all.extend(new.map(|(key, value)| field(&key, value.text())));
    format!("{{{}}}", all.join(","))
}

fn field(key: &str, value: &str) -> String {
    let key = json::write(key);
    format!("{key}:{value}")
}
