//! The engine's own random stream: eight bytes, the same on every machine and
//! in every version, so that a seed and a list of actions are a whole game.
//!
//! Sampling of everything that is dealt ([`Rng::below`], [`Rng::shuffle`]): a library's sampling
//! may change between versions, and a saved game must replay for ever. Everything else (noise,
//! mixed seats) samples with `rand`, for which the stream is a generator.

use std::convert::Infallible;

use borsh::{BorshDeserialize, BorshSerialize};
use rand::rand_core::{TryRng, utils};
use serde::{Deserialize, Serialize};

/// A SplitMix64 stream. Cheap to copy, so it lives inside a game's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(BorshSerialize, BorshDeserialize)]
pub struct Rng(u64);

impl Rng {
    /// The stream for `purpose` under `seed`. Streams of different purposes
    /// do not disturb each other when one of them is drawn from more often.
    pub const fn stream(seed: u64, purpose: u64) -> Self {
        let mut rng = Rng(seed ^ purpose.wrapping_mul(0xA076_1D64_78BD_642F));
        let state = rng.next();
        Rng(state)
    }

    /// The raw state, for positions and saves.
    pub const fn state(self) -> u64 {
        self.0
    }

    /// The stream that continues from a raw state.
    pub const fn from_state(state: u64) -> Self {
        Rng(state)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..bound`. The bias of the multiply-and-shift method is
    /// below 2⁻³² per unit of `bound`, far under anything a game could show.
    ///
    /// # Panics
    /// In debug builds if `bound` is zero.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        (((self.next() >> 32) * bound as u64) >> 32) as u32
    }

    /// Shuffles `items` uniformly.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The stream as a generator of `rand`.
impl TryRng for Rng {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.next() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.next())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        utils::fill_bytes_via_next_word(bytes, || self.try_next_u64())
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;

    #[test]
    fn the_stream_never_changes_between_versions() {
        let mut rng = Rng::stream(1897, 1);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(1000)).collect();
        let mut again = Rng::stream(1897, 1);
        assert_eq!(drawn, (0..6).map(|_| again.below(1000)).collect::<Vec<_>>());
        assert_eq!(Rng::from_state(0).next(), 0xE220_A839_7B1D_CDAF, "first output of SplitMix64 from zero");
    }

    #[test]
    fn rand_draws_from_the_same_stream() {
        let (mut rng, mut again) = (Rng::stream(1897, 2), Rng::stream(1897, 2));
        for _ in 0..100 {
            let unit = (again.next() >> 11) as f64 / (1u64 << 53) as f64;
            assert_eq!(rng.random::<f64>(), unit, "opponents' noise stays as it was");
        }
        let mut bytes = [0; 12];
        rng.fill(&mut bytes);
        assert_eq!(bytes[..8], again.next().to_le_bytes());
        assert_eq!(bytes[8..], again.next().to_le_bytes()[..4]);
    }

    #[test]
    fn streams_of_two_purposes_differ() {
        assert_ne!(Rng::stream(7, 1).next(), Rng::stream(7, 2).next());
    }

    #[test]
    fn every_number_below_the_bound_comes_up() {
        let mut rng = Rng::stream(3, 3);
        let mut seen = [0u32; 7];
        for _ in 0..7000 {
            seen[rng.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
