//! Choice of sounds for the events that are shown together.

use super::Sound;

/// The most strikes of one sound in a batch.
const EACH: usize = 2;
/// The most strikes in a batch.
const MOST: usize = 4;
/// By how much each strike starts after the one before, in ms: as the pieces that travel, twice over.
const APART_MS: u32 = 60;

/// Part of a batch that is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// One sound: nobody waits to see the rest.
    One,
    /// A few, one after the other.
    Few,
}

/// A sound, and when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    pub sound: Sound,
    /// After how many ms.
    pub after_ms: u32,
}

impl Cue {
    /// A sound that starts at once.
    pub const fn now(sound: Sound) -> Cue {
        Cue { sound, after_ms: 0 }
    }
}

/// Returns the sounds that are heard of a batch, in their order.
pub fn arrange(sounds: &[Sound], extent: Extent) -> Vec<Cue> {
    if extent == Extent::One {
        return sounds.iter().max().map(|&sound| Cue::now(sound)).into_iter().collect();
    }
    let mut heard: Vec<Sound> = Vec::new();
    for &sound in sounds {
        let before = heard.iter().filter(|&&other| other == sound).count();
        if before < EACH && heard.len() < MOST {
            heard.push(sound);
        }
    }
    (0..).zip(heard).map(|(place, sound)| Cue { sound, after_ms: place * APART_MS }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Sound::{Coin, Paper, Water, Wood};

    fn heard(sounds: &[Sound]) -> Vec<Sound> {
        arrange(sounds, Extent::Few).into_iter().map(|cue| cue.sound).collect()
    }

    #[test]
    fn a_batch_is_a_few_sounds_in_their_order_and_each_at_most_twice() {
        assert_eq!(heard(&[]), []);
        assert_eq!(heard(&[Wood, Coin]), [Wood, Coin]);
        assert_eq!(heard(&[Wood; 9]), [Wood, Wood]);
        assert_eq!(heard(&[Wood, Wood, Wood, Paper, Paper, Coin, Water]), [Wood, Wood, Paper, Paper]);
    }

    #[test]
    fn what_is_heard_together_starts_one_after_the_other() {
        let starts: Vec<u32> =
            arrange(&[Wood, Wood, Paper, Coin], Extent::Few).iter().map(|cue| cue.after_ms).collect();
        assert_eq!(starts, [0, 60, 120, 180]);
    }

    #[test]
    fn where_nobody_waits_one_sound_is_heard_and_it_is_the_weightiest() {
        assert_eq!(arrange(&[], Extent::One), []);
        assert_eq!(arrange(&[Paper, Water, Wood, Coin], Extent::One), [Cue::now(Water)]);
    }
}
