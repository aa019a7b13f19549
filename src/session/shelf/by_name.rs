//! A few things by name.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Things by name, in the order of their names. As good as a tree for the few
/// hundred that there are, and a tenth of its code on the page.
#[derive(Clone, Debug)]
pub struct ByName<V>(Vec<(String, V)>);

impl<V> Default for ByName<V> {
    fn default() -> Self {
        ByName(Vec::new())
    }
}

impl<V> ByName<V> {
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.as_str().cmp(name))
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The thing called `name`.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.place(name).ok().map(|at| &self.0[at].1)
    }

    /// Puts a thing in, in the place of what was called like it.
    pub fn insert(&mut self, name: &str, thing: V) {
        match self.place(name) {
            Ok(at) => self.0[at].1 = thing,
            Err(at) => self.0.insert(at, (name.to_owned(), thing)),
        }
    }

    /// Takes the thing called `name` out.
    pub fn remove(&mut self, name: &str) -> Option<V> {
        self.place(name).ok().map(|at| self.0.remove(at).1)
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All things with their names, in the names' order.
    pub fn iter(&self) -> impl Iterator<Item = (&String, &V)> {
        self.0.iter().map(|(name, thing)| (name, thing))
    }
}

impl<V> IntoIterator for ByName<V> {
    type Item = (String, V);
    type IntoIter = std::vec::IntoIter<(String, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<V: Serialize> Serialize for ByName<V> {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_map(self.iter())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for ByName<V> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Things<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Things<V> {
            type Value = ByName<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut things: A) -> Result<ByName<V>, A::Error> {
                let mut all = ByName::default();
                while let Some(name) = things.next_key::<String>()? {
                    all.insert(&name, things.next_value()?);
                }
                Ok(all)
            }
        }

        reader.deserialize_map(Things(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_kept_by_name_and_in_order() {
        let mut things = ByName::default();
        for (name, thing) in [("b", 1), ("c", 2), ("a", 3), ("b", 4)] {
            things.insert(name, thing);
        }
        assert_eq!(
            things.iter().map(|(name, &thing)| (name.as_str(), thing)).collect::<Vec<_>>(),
            [("a", 3), ("b", 4), ("c", 2)]
        );
        assert_eq!((things.get("c"), things.get("d")), (Some(&2), None));
        assert_eq!((things.remove("a"), things.remove("a")), (Some(3), None));
        let text = serde_json::to_string(&things).expect("JSON");
        assert_eq!(text, "{\"b\":4,\"c\":2}");
        let again: ByName<i32> = crate::session::json::read(&text).expect("as written");
        assert!(again.into_iter().eq(things));
    }
}
