//! Texts around sounds and vibration.

use crate::sound::Sound;

/// The texts.
pub struct Messages {
    pub title: &'static str,
    /// The switch in the settings and in the menu of the table, and a line on it.
    pub switch: &'static str,
    pub switch_note: &'static str,
    /// Label of the slider.
    pub volume: &'static str,
    /// Its value, in per cent.
    pub loudness: fn(u8) -> String,
    /// Label of the row of buttons that play a sound each.
    pub samples: &'static str,
    pub sample: fn(Sound) -> &'static str,
    /// The other switch, and a line on it.
    pub vibration: &'static str,
    pub vibration_note: &'static str,
    /// The browser can make no sounds.
    pub none: &'static str,
}
