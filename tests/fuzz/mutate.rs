//! Changes inputs: JSON as what it is, anything else byte by byte.

use game_core::Rng;
use serde_json::Value;

use crate::spoiler::Spoiler;

/// Words that mean something to one of the readers, wherever they come to stand.
#[rustfmt::skip]
const SPOILER: Spoiler = Spoiler { words: &[
    "", "san-juan", "puerto-rico", "ginkgopolis", "save", "library", "statistics", "classic", "y1897", "castle",
    "builder", "producer", "trader", "councillor", "prospector", "mayor", "captain", "prod_t1", "chapel", "crane",
    "corn", "coffee", "quarry", "wharf", "hacienda", "privilege", "A", "L", "B1", "R20", "exploit", "construct",
    "urbanize", "solo", "draft", "beginner", "pass", "draw", "done", "person", "governor", "master", "new", "open",
    "apply", "copy", "close", "replay", "view", "score", "legal", "turn", "random", "greedy", "public", "record",
    "2026-02-29", "2026-11-24", "load", "last_pick", "points", ". A B C .",
] };

/// A JSON text with a few of its places changed; `None` for what is no JSON.
pub fn json(text: &[u8], rng: &mut Rng) -> Option<Vec<u8>> {
    let lines = std::str::from_utf8(text).ok()?;
    // JSON Lines: one of them is changed, left out, doubled or swapped.
    let mut lines: Vec<String> = lines.lines().map(str::to_owned).collect();
    let values: Vec<Value> = lines.iter().map_while(|line| serde_json::from_str(line).ok()).collect();
    if values.len() == lines.len() && lines.len() > 1 {
        let (at, other) = (place(rng, lines.len()), place(rng, lines.len()));
        match rng.below(8) {
            0 => drop(lines.remove(at)),
            1 => lines.swap(at, other),
            2 => lines.insert(at, lines[other].clone()),
            _ => lines[at] = changed(values[at].clone(), rng),
        }
        return Some(lines.join("\n").into_bytes());
    }
    Some(changed(serde_json::from_slice(text).ok()?, rng).into_bytes())
}

fn changed(mut value: Value, rng: &mut Rng) -> String {
    for _ in 0..=rng.below(3) {
        if rng.below(4) == 0 { transplant(&mut value, rng) } else { SPOILER.spoil(&mut value, rng) }
    }
    value.to_string()
}

/// Puts what stands in one place into another.
fn transplant(value: &mut Value, rng: &mut Rng) {
    let mut all = Vec::new();
    places(value, String::new(), &mut all);
    if all.is_empty() {
        return;
    }
    let [from, to] = [0, 1].map(|_| &all[place(rng, all.len())]);
    let graft = value.pointer(from).cloned().unwrap_or(Value::Null);
    if let Some(place) = value.pointer_mut(to) {
        *place = graft;
    }
}

/// Every place of a JSON value, as a pointer.
fn places(value: &Value, path: String, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| places(item, format!("{path}/{index}"), out));
        }
        Value::Object(fields) => {
            let key = |key: &str| key.replace('~', "~0").replace('/', "~1");
            fields.iter().for_each(|(name, field)| places(field, format!("{path}/{}", key(name)), out));
        }
        _ => {}
    }
    if !path.is_empty() {
        out.push(path);
    }
}

/// Bytes with a few of them changed, left out or doubled.
#[cfg(test)]
pub fn bytes(data: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut data = data.to_vec();
    for _ in 0..=rng.below(4) {
        if data.is_empty() {
            data.push(rng.below(256) as u8);
        }
        let at = place(rng, data.len());
        match rng.below(8) {
            0 => drop(data.remove(at)),
            1 => data.insert(at, rng.below(256) as u8),
            2 => data.truncate(at),
            3 => data[at] ^= 1 << rng.below(8),
            4 => data[at] = *[0, 1, 127, 128, 255].get(place(rng, 5)).unwrap_or(&0),
            5 => {
                let end = (at + place(rng, 16)).min(data.len());
                let copy = data[at..end].to_vec();
                data.splice(at..at, copy);
            }
            _ => data[at] = rng.below(256) as u8,
        }
    }
    data
}

fn place(rng: &mut Rng, length: usize) -> usize {
    rng.below(length as u32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_of_nothing_but_spaces_is_changed_like_any_other() {
        let mut rng = Rng::stream(1, 0);
        for _ in 0..200 {
            assert!(json(br#"[" ", "  ", "\t "]"#, &mut rng).is_some());
        }
    }
}
