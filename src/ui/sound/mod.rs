//! Sounds of the table: paper, wood, coins, water, and a chime. They are made on the device, from a
//! table of figures ([`recipe`]); there are no recordings. They are off until somebody asks for them,
//! and never the only sign of anything.
//!
//! | What | Where |
//! |---|---|
//! | which event sounds like what | `GameUi::sound`, beside `GameUi::flights` |
//! | when a step is heard | `table/playback/sounds.rs` |
//! | what is heard of many at once | [`arrange`] |
//! | how a sound is made | [`recipe`] |
//! | Web Audio and vibration | `speaker` |

pub mod arrange;
pub mod recipe;
#[cfg(target_arch = "wasm32")]
pub mod speaker;

/// Sounds. Where only one of several is heard, it is the later one in this list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sound {
    /// Cards, and tiles of cardboard.
    Paper,
    /// Pieces of wood: buildings, people, goods.
    Wood,
    /// Coins and points.
    Coin,
    /// A ship leaves.
    Water,
    /// The person at the device is on turn.
    Chime,
}

impl Sound {
    /// Every sound, in the order in which the settings offer them.
    pub const ALL: [Sound; 5] = [Sound::Paper, Sound::Wood, Sound::Coin, Sound::Water, Sound::Chime];
}
