//! Sets of tiles, cards and characters as bits.

use borsh::{BorshDeserialize, BorshSerialize};

use super::ids::{Card, Character, Tile};

macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ident) of $piece:ident by $index:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[derive(BorshSerialize, BorshDeserialize)]
        pub struct $name($bits);

        impl $name {
            /// The set without anything.
            pub const EMPTY: $name = $name(0);

            /// Returns true if it holds `piece`.
            #[inline(always)]
            pub const fn has(self, piece: $piece) -> bool {
                self.0 >> piece.$index() & 1 == 1
            }

            /// Adds `piece`.
            #[inline(always)]
            pub fn insert(&mut self, piece: $piece) {
                self.0 |= 1 << piece.$index();
            }

            /// Takes `piece` out.
            #[inline(always)]
            pub fn remove(&mut self, piece: $piece) {
                self.0 &= !(1 << piece.$index());
            }

            /// Returns the number of pieces.
            #[inline(always)]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Returns true if it holds nothing.
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the union.
            #[inline(always)]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Returns the intersection.
            #[inline(always)]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// Returns the pieces that `other` does not hold.
            #[inline(always)]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Its pieces, in ascending order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $piece> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let index = bits.trailing_zeros() as u8;
                    bits &= bits.wrapping_sub(1);
                    (u32::from(index) < $bits::BITS).then(|| $piece::at(index))
                })
            }
        }

        impl FromIterator<$piece> for $name {
            fn from_iter<I: IntoIterator<Item = $piece>>(pieces: I) -> Self {
                let mut set = $name::EMPTY;
                pieces.into_iter().for_each(|piece| set.insert(piece));
                set
            }
        }
    };
}

bit_set! {
    /// A set of tiles.
    TileSet(u64) of Tile by index
}

bit_set! {
    /// A set of cards of the deck.
    CardSet(u128) of Card by index
}

bit_set! {
    /// A set of characters.
    CharacterSet(u32) of Character by number
}

impl TileSet {
    /// The tiles behind `tile` in ascending order; all of them behind none.
    #[inline]
    #[must_use]
    pub fn behind(self, tile: Option<Tile>) -> TileSet {
        let first = tile.map_or(0, |tile| tile.index() + 1);
        TileSet(self.0 >> first << first)
    }
}
