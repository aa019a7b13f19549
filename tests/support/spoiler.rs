//! Spoils JSON at random, as careless and malicious hands would.

use game_core::Rng;
use serde_json::{Value, json};

/// Texts that any value may be overwritten with, in every game.
const POISON: [&str; 15] = [
    "null",
    "true",
    "false",
    "-1",
    "0",
    "1",
    "7",
    "128",
    "255",
    "256",
    "65536",
    "18446744073709551615",
    "1e99",
    "[]",
    "{}",
];

/// Spoils values with the words of one game.
pub struct Spoiler {
    /// Words that mean something in the game, where it does not expect them.
    pub words: &'static [&'static str],
}

impl Spoiler {
    /// Changes one value somewhere inside.
    pub fn spoil(&self, value: &mut Value, rng: &mut Rng) {
        let deeper = rng.below(6) > 0;
        match value {
            Value::Object(map) if deeper && !map.is_empty() => {
                let at = rng.below(map.len() as u32) as usize;
                let key = map.keys().nth(at).expect("in range").clone();
                match rng.below(12) {
                    0 => drop(map.remove(&key)),
                    1 => drop(map.insert("extra".into(), Value::Null)),
                    _ => self.spoil(map.get_mut(&key).expect("present"), rng),
                }
            }
            Value::Array(list) if deeper && !list.is_empty() => {
                let at = rng.below(list.len() as u32) as usize;
                match rng.below(12) {
                    0 => drop(list.remove(at)),
                    1 => list.push(list[at].clone()),
                    2 => list.swap(0, at),
                    _ => self.spoil(&mut list[at], rng),
                }
            }
            Value::Number(number) if rng.below(3) > 0 => {
                *value = json!(number.as_i64().unwrap_or(0).saturating_add(i64::from(rng.below(3)) - 1));
            }
            // A row of words, as of a grid: two of them change places.
            Value::String(row) if row.split_whitespace().nth(1).is_some() && rng.below(3) > 0 => {
                let mut words: Vec<&str> = row.split_whitespace().collect();
                let at = |rng: &mut Rng| rng.below(words.len() as u32) as usize;
                let (one, other) = (at(rng), at(rng));
                words.swap(one, other);
                *row = words.join(" ");
            }
            Value::String(word) if rng.below(2) == 0 => *word = pick(self.words, rng).to_owned(),
            _ if rng.below(5) == 0 => *value = json!(pick(self.words, rng)),
            _ => *value = serde_json::from_str(pick(&POISON, rng)).expect("JSON"),
        }
    }
}

fn pick(list: &[&'static str], rng: &mut Rng) -> &'static str {
    list[rng.below(list.len() as u32) as usize]
}
