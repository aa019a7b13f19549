//! Texts around sounds in English.

use crate::i18n::sound::Messages;
use crate::sound::Sound;

pub(super) const WORDS: Messages = Messages {
    title: "Sound",
    switch: "Sounds at the table",
    switch_note: "Paper, wood, coins and water, and a chime when it is your turn. You can play without sound.",
    volume: "Volume",
    loudness: |percent| format!("{percent}%"),
    samples: "Try them",
    sample: |sound| match sound {
        Sound::Paper => "Paper",
        Sound::Wood => "Wood",
        Sound::Coin => "Coins",
        Sound::Water => "Water",
        Sound::Chime => "Your turn",
    },
    vibration: "Vibrate when it is your turn",
    vibration_note: "On devices that can vibrate.",
    none: "This browser cannot make sounds.",
};
