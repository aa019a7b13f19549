//! Few things kept in order.
//!
//! The standard library's maps and sorts are made for many things, and bring 6 to 8 kB of code for every type that
//! they are used with. The page, which people download, has only ever a handful: saved games, switches, cards.

use std::borrow::Borrow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Sorts a handful in place; equal ones keep their order.
pub fn sort_few<T: Copy + Ord>(items: &mut [T]) {
    for end in 1..items.len() {
        let item = items[end];
        let at = items[..end].partition_point(|other| *other <= item);
        items.copy_within(at..end, at + 1);
        items[at] = item;
    }
}

/// The items in the order that `is_before` says; equal ones keep theirs.
pub fn sorted_by<T>(items: impl Iterator<Item = T>, is_before: impl Fn(&T, &T) -> bool) -> Vec<T> {
    let mut sorted = Vec::new();
    for item in items {
        let at = sorted.partition_point(|other| !is_before(&item, other));
        sorted.insert(at, item);
    }
    sorted
}

/// A map of few entries, in ascending order of their keys. It is written and
/// read as serde's maps are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Few<K, V>(Vec<(K, V)>);

impl<K, V> Default for Few<K, V> {
    fn default() -> Self {
        Few(Vec::new())
    }
}

impl<K: Ord, V> Few<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        Few(Vec::new())
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| &self.0[place].1)
    }

    /// Gives a key a value; the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.place(&key) {
            Ok(place) => Some(std::mem::replace(&mut self.0[place].1, value)),
            Err(place) => {
                self.0.insert(place, (key, value));
                None
            }
        }
    }

    /// Takes a key out; the value that it had.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|place| self.0.remove(place).1)
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keys and values.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// The keys.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.0.iter().map(|(key, _)| key)
    }

    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(other, _)| other.borrow().cmp(key))
    }
}

impl<K, V> IntoIterator for Few<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Few<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut few = Few::new();
        for (key, value) in entries {
            few.insert(key, value);
        }
        few
    }
}

impl<K: Serialize, V: Serialize> Serialize for Few<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Deserialize<'de> for Few<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// Reads the entries of a map.
struct Entries<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Visitor<'de> for Entries<K, V> {
    type Value = Few<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Few<K, V>, A::Error> {
        let mut few = Few::new();
        while let Some((key, value)) = map.next_entry()? {
            few.insert(key, value);
        }
        Ok(few)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::core::Rng;

    #[test]
    fn a_few_behave_like_many() {
        let mut rng = Rng::stream(3, 1);
        let (mut few, mut many) = (Few::new(), BTreeMap::new());
        for round in 0..2000 {
            let key = rng.below(40).to_string();
            match rng.below(3) {
                0 => assert_eq!(few.remove(key.as_str()), many.remove(&key)),
                _ => assert_eq!(few.insert(key.clone(), round), many.insert(key.clone(), round)),
            }
            assert_eq!(few.get(key.as_str()), many.get(&key));
            assert!(few.iter().eq(many.iter()) && few.keys().eq(many.keys()));
        }
        assert_eq!(many.into_iter().collect::<Few<_, _>>(), few);
        few.clear();
        assert!(few.is_empty());
    }

    #[test]
    fn it_is_written_and_read_like_any_map() {
        let few: Few<String, u8> = [("b".to_owned(), 2), ("a".to_owned(), 1)].into_iter().collect();
        let json = serde_json::to_string(&few).expect("a map");
        assert_eq!(json, r#"{"a":1,"b":2}"#);
        assert_eq!(serde_json::from_str::<Few<String, u8>>(&json).expect("the same map"), few);
        assert!(serde_json::from_str::<Few<String, u8>>("[1]").is_err());
    }

    #[test]
    fn sorting_few_is_sorting() {
        let mut rng = Rng::stream(4, 1);
        for length in 0..30 {
            let items: Vec<u32> = (0..length).map(|_| rng.below(12)).collect();
            let (mut few, mut many) = (items.clone(), items.clone());
            sort_few(&mut few);
            many.sort_unstable();
            assert_eq!(few, many);
            // Backwards by tens, so that equal ones show whether they kept their order.
            let mut stable = items.clone();
            stable.sort_by_key(|item| std::cmp::Reverse(item / 10));
            assert_eq!(sorted_by(items.into_iter(), |a, b| a / 10 > b / 10), stable);
        }
    }
}
