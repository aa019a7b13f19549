//! A set of places on the table: cards of a hand, slots of a city.

/// Places from 0 to 127, in ascending order. More cards than that are in no
/// game, and a few bits need none of the code that a general set does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u128);

impl Places {
    /// Returns true if `place` is in it.
    pub fn contains(self, place: u8) -> bool {
        self.0 & bit(place) != 0
    }

    /// Returns the number of places.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn first(self) -> Option<u8> {
        self.iter().next()
    }

    pub fn last(self) -> Option<u8> {
        (!self.is_empty()).then(|| 127 - self.0.leading_zeros() as u8)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..128).filter(move |&place| self.contains(place))
    }

    /// Puts a place in, or takes it out if it is there.
    ///
    /// # Panics
    /// If `place` is greater than 127.
    pub fn toggle(&mut self, place: u8) {
        self.0 ^= bit(place);
    }

    /// Takes out the last one.
    pub fn pop_last(&mut self) {
        if let Some(last) = self.last() {
            self.toggle(last);
        }
    }
}

fn bit(place: u8) -> u128 {
    assert!(place < 128, "there is no place {place}");
    1 << place
}

impl FromIterator<u8> for Places {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        Places(places.into_iter().fold(0, |all, place| all | bit(place)))
    }
}

impl<const N: usize> From<[u8; N]> for Places {
    fn from(places: [u8; N]) -> Places {
        places.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_in_ascending_order_and_once_each() {
        let places: Places = [109, 3, 0, 3, 127].into();
        assert_eq!(places.iter().collect::<Vec<_>>(), [0, 3, 109, 127]);
        assert_eq!((places.len(), places.first(), places.last()), (4, Some(0), Some(127)));
        assert!(places.contains(109) && !places.contains(1));
    }

    #[test]
    fn toggling_twice_changes_nothing_and_the_last_goes_first() {
        let mut places: Places = [5, 2].into();
        places.toggle(9);
        places.toggle(9);
        assert_eq!(places, [2, 5].into());
        places.pop_last();
        assert_eq!(places, [2].into());
        places.pop_last();
        places.pop_last();
        assert!(places.is_empty() && places.last().is_none());
    }

    #[test]
    #[should_panic(expected = "no place 128")]
    fn there_is_no_place_beyond_the_last() {
        Places::default().toggle(128);
    }
}
