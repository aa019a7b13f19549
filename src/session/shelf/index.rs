//! The index: the cards of all readable games under one key.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Cabinet, Card, FORMAT, INDEX_KEY};

#[derive(Deserialize)]
struct Index {
    format: u16,
    games: BTreeMap<String, Card>,
}

#[derive(Serialize)]
struct IndexRef<'a> {
    format: u16,
    games: BTreeMap<&'a str, &'a Card>,
}

/// The index as it lies there; empty if it is missing, damaged or foreign.
pub fn read(cabinet: &impl Cabinet) -> BTreeMap<String, Card> {
    let text = cabinet.get(INDEX_KEY).ok().flatten();
    let index = text.and_then(|text| serde_json::from_str::<Index>(&text).ok());
    index.filter(|index| index.format == FORMAT).map(|index| index.games).unwrap_or_default()
}

/// The index's text.
pub fn write<'a>(games: impl Iterator<Item = (&'a String, &'a Card)>) -> String {
    let games = games.map(|(id, card)| (id.as_str(), card)).collect();
    serde_json::to_string(&IndexRef { format: FORMAT, games }).expect("invariant: cards serialise")
}
