//! Recipes of the sounds: a table of layers. A layer is a tone, or noise through a filter, with an
//! envelope.

use super::Sound;

/// Source of a layer. A frequency glides from its first value to its second, in Hz, while the layer
/// lasts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LayerSource {
    /// White noise through a filter.
    Noise {
        filter: Filter,
        /// Its frequency at the beginning, in Hz.
        from_hz: f32,
        /// Its frequency in the end, in Hz.
        to_hz: f32,
        /// Narrowness of the filter (the Q of the Web Audio API, without a unit).
        q: f32,
    },
    /// An oscillator.
    Tone {
        wave: Wave,
        /// Its frequency at the beginning, in Hz.
        from_hz: f32,
        /// Its frequency in the end, in Hz.
        to_hz: f32,
    },
}

/// Frequencies that a filter lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Those below its frequency.
    Low,
    /// Those around it.
    Band,
    /// Those above it.
    High,
}

/// The wave of an oscillator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wave {
    Sine,
    Triangle,
}

/// A layer of a sound. It rises in a straight line, stays, and falls away exponentially.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layer {
    /// Source of the layer.
    pub source: LayerSource,
    /// Time when it starts, in ms after the sound does.
    pub start_ms: u32,
    /// Rise, in ms.
    pub attack_ms: u32,
    pub hold_ms: u32,
    /// Fall, in ms.
    pub decay_ms: u32,
    /// Peak loudness: a part of full scale.
    pub peak: f32,
}

impl Layer {
    /// Time when it is over, in ms after the sound starts.
    pub const fn end_ms(&self) -> u32 {
        self.start_ms + self.attack_ms + self.hold_ms + self.decay_ms
    }
}

/// Returns the length of a sound, in ms.
pub fn length_ms(sound: Sound) -> u32 {
    layers(sound).iter().map(Layer::end_ms).max().unwrap_or(0)
}

/// The layers of a sound.
pub const fn layers(sound: Sound) -> &'static [Layer] {
    match sound {
        Sound::Paper => PAPER,
        Sound::Wood => WOOD,
        Sound::Coin => COIN,
        Sound::Water => WATER,
        Sound::Chime => CHIME,
    }
}

/// A card slides over felt, and its edge snaps down.
const PAPER: &[Layer] = &[
    Layer {
        source: noise(Filter::Band, 2_200.0, 5_200.0, 0.9),
        start_ms: 0,
        attack_ms: 25,
        hold_ms: 20,
        decay_ms: 70,
        peak: 0.30,
    },
    Layer {
        source: noise(Filter::High, 3_800.0, 3_000.0, 0.7),
        start_ms: 85,
        attack_ms: 2,
        hold_ms: 4,
        decay_ms: 45,
        peak: 0.22,
    },
];

/// A wooden piece is set down: a dull body, and the knock of its edge.
const WOOD: &[Layer] = &[
    Layer {
        source: tone(Wave::Triangle, 310.0, 190.0),
        start_ms: 0,
        attack_ms: 2,
        hold_ms: 8,
        decay_ms: 95,
        peak: 0.50,
    },
    Layer {
        source: noise(Filter::Band, 1_150.0, 850.0, 3.0),
        start_ms: 0,
        attack_ms: 1,
        hold_ms: 3,
        decay_ms: 35,
        peak: 0.40,
    },
];

/// Two coins touch: partials that are no multiples of each other, twice.
const COIN: &[Layer] = &[
    ring(2_640.0, 0, 180, 0.16),
    ring(4_170.0, 0, 130, 0.12),
    ring(6_390.0, 2, 80, 0.06),
    ring(2_960.0, 55, 240, 0.14),
    ring(4_730.0, 55, 160, 0.09),
];

/// A bow runs through water: a swell that darkens, and a second, smaller one behind it.
const WATER: &[Layer] = &[
    Layer {
        source: noise(Filter::Low, 520.0, 1_500.0, 0.8),
        start_ms: 0,
        attack_ms: 160,
        hold_ms: 60,
        decay_ms: 330,
        peak: 0.38,
    },
    Layer {
        source: noise(Filter::Band, 1_900.0, 700.0, 1.2),
        start_ms: 150,
        attack_ms: 120,
        hold_ms: 20,
        decay_ms: 360,
        peak: 0.20,
    },
];

/// Two bars of a marimba, a fourth apart.
const CHIME: &[Layer] = &[
    bar(587.33, 0, 0.30),
    bar(783.99, 130, 0.34),
    // The overtone of a bar lies two octaves above its tone.
    ring(2_349.3, 0, 90, 0.07),
    ring(3_136.0, 130, 110, 0.07),
];

const fn noise(filter: Filter, from_hz: f32, to_hz: f32, q: f32) -> LayerSource {
    LayerSource::Noise { filter, from_hz, to_hz, q }
}

const fn tone(wave: Wave, from_hz: f32, to_hz: f32) -> LayerSource {
    LayerSource::Tone { wave, from_hz, to_hz }
}

/// A partial of struck metal.
const fn ring(hz: f32, start_ms: u32, decay_ms: u32, peak: f32) -> Layer {
    Layer { source: tone(Wave::Sine, hz, hz), start_ms, attack_ms: 2, hold_ms: 0, decay_ms, peak }
}

/// A struck bar.
const fn bar(hz: f32, start_ms: u32, peak: f32) -> Layer {
    Layer { source: tone(Wave::Sine, hz, hz), start_ms, attack_ms: 4, hold_ms: 20, decay_ms: 420, peak }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The frequencies of a layer, in Hz.
    fn frequencies(layer: &Layer) -> [f32; 2] {
        match layer.source {
            LayerSource::Noise { from_hz, to_hz, .. } | LayerSource::Tone { from_hz, to_hz, .. } => {
                [from_hz, to_hz]
            }
        }
    }

    #[test]
    fn sounds_are_short() {
        for sound in Sound::ALL {
            let limit = if matches!(sound, Sound::Water | Sound::Chime) { 700 } else { 320 };
            assert!(length_ms(sound) <= limit, "{sound:?} lasts {} ms", length_ms(sound));
            assert!(length_ms(sound) >= 60, "{sound:?} is a click");
        }
    }

    #[test]
    fn no_sound_is_louder_than_full_scale_or_clicks() {
        for sound in Sound::ALL {
            let layers = layers(sound);
            let loudest: f32 = layers.iter().map(|layer| layer.peak).sum();
            assert!((0.3..=1.0).contains(&loudest), "{sound:?}: {loudest}");
            for layer in layers {
                assert!(
                    layer.peak > 0.0 && layer.attack_ms >= 1 && layer.decay_ms >= 20,
                    "{sound:?}: {layer:?}"
                );
            }
        }
    }

    #[test]
    fn every_frequency_can_be_heard_and_played() {
        for layer in Sound::ALL.into_iter().flat_map(layers) {
            // Half of the lowest sampling rate that browsers use is 11,025 Hz.
            assert!(frequencies(layer).iter().all(|hz| (60.0..11_000.0).contains(hz)), "{layer:?}");
            if let LayerSource::Noise { q, .. } = layer.source {
                assert!((0.1..=10.0).contains(&q), "{layer:?}");
            }
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        for (index, one) in Sound::ALL.into_iter().enumerate() {
            for other in &Sound::ALL[index + 1..] {
                assert_ne!(layers(one), layers(*other), "{one:?} and {other:?}");
            }
        }
    }
}
