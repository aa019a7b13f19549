//! The sounds in the browser: Web Audio, made when somebody has asked for sound and touches the page;
//! and vibration.

use std::cell::RefCell;

use gloo_events::{EventListener, EventListenerOptions};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, AudioScheduledSourceNode,
    BiquadFilterType, GainNode, OscillatorType,
};

use super::arrange::Cue;
use super::recipe::{self, Filter, Layer, LayerSource, Wave};
use crate::prefs::{LOUDEST, Prefs};

/// The most sounds at once.
const VOICES: usize = 4;
/// Time that a context may take to begin after a touch, in s; sounds asked for meanwhile are
/// played.
const WAKING: f64 = 0.5;
/// End of an exponential fall, which never reaches 0.
const SILENCE: f32 = 0.000_1;
/// The length of the noise that all layers share, in parts of a second: 1 / 2.
const NOISE_PART: u32 = 2;
/// Vibration when its person is on turn, in ms.
const TREMBLE_MS: u32 = 40;
/// Events that count as touching the page for browsers that allow no sound before.
const TOUCHES: [&str; 3] = ["pointerup", "keydown", "click"];

thread_local! {
    /// Speaker of this page; nothing as long as nobody has asked for it.
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// A context with what is made once in it.
struct Speaker {
    context: AudioContext,
    /// Everything goes through this one.
    volume: GainNode,
    /// Half a second of white noise.
    noise: AudioBuffer,
    /// When the sounds end that are playing, in the context's seconds.
    ends: Vec<f64>,
    /// Time when it was last asked to begin, in ms since 1970.
    woken_at: f64,
}

/// Returns true if this browser can make sounds.
pub fn is_there() -> bool {
    js_sys::Reflect::has(&window(), &"AudioContext".into()).unwrap_or(false)
}

/// Returns true if this browser can vibrate.
pub fn can_vibrate() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false)
}

/// Follows the switch, and wakes the speaker when the page is touched, as long as the owner lives: a
/// table, or the settings.
pub fn listen() {
    let is_on = Memo::new(move |_| Prefs::get().kept.with(|kept| kept.sound));
    Effect::new(move |before: Option<bool>| {
        let is_on = is_on.get();
        match before {
            // Somebody has just switched it on, which is a touch.
            Some(false) if is_on => wake(),
            _ if !is_on => silence(),
            _ => {}
        }
        is_on
    });
    let listeners = TOUCHES.map(|touch| {
        // Before anybody answers the touch with a sound.
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), touch, options, |_| {
            if Prefs::get().kept.with_untracked(|kept| kept.sound) {
                wake();
            }
        })
    });
    let _ = StoredValue::new_local(listeners);
}

/// Plays these, if sound is on, the page is seen and has been touched.
pub fn play(cues: &[Cue]) {
    if !document().hidden() {
        call(cues);
    }
}

/// Plays these where nobody may see the page, if sound is on and it has been touched.
pub fn call(cues: &[Cue]) {
    let kept = Prefs::get().kept.get_untracked();
    if !kept.sound || cues.is_empty() {
        return;
    }
    SPEAKER.with_borrow_mut(|speaker| {
        if let Some(speaker) = speaker.as_mut().filter(|speaker| speaker.is_awake()) {
            let loudness = f32::from(kept.volume.min(LOUDEST)) / f32::from(LOUDEST);
            // Loudness is heard by ratios: the square makes the lower half of the slider useful.
            speaker.volume.gain().set_value(loudness * loudness);
            for &cue in cues {
                // A browser that refuses a sound leaves the game as it is.
                let _ = speaker.play(cue);
            }
        }
    });
}

/// Makes the device tremble, if that is wanted and it can.
pub fn vibrate() {
    let is_on = Prefs::get().kept.with_untracked(|kept| kept.vibration);
    if is_on && can_vibrate() && !document().hidden() {
        window().navigator().vibrate_with_duration(TREMBLE_MS);
    }
}

/// Makes the speaker, or has it go on.
fn wake() {
    SPEAKER.with_borrow_mut(|speaker| match speaker {
        Some(speaker) => speaker.resume(),
        None if is_there() => *speaker = Speaker::new().ok(),
        None => {}
    });
}

/// Ends everything that sounds, and gives the device's output back.
fn silence() {
    if let Some(speaker) = SPEAKER.take() {
        // It may have been closed by the browser.
        let _ = speaker.context.close();
    }
}

impl Speaker {
    fn new() -> Result<Speaker, JsValue> {
        let context = AudioContext::new()?;
        let volume = context.create_gain()?;
        volume.connect_with_audio_node(&context.destination())?;
        let noise = white_noise(&context)?;
        let speaker = Speaker { context, volume, noise, ends: Vec::new(), woken_at: js_sys::Date::now() };
        let _ = speaker.context.resume()?;
        Ok(speaker)
    }

    fn resume(&mut self) {
        if self.context.state() != AudioContextState::Running {
            self.woken_at = js_sys::Date::now();
            // Refused until the page is touched in a way that the browser counts.
            let _ = self.context.resume();
        }
    }

    /// Returns true if it plays, or is about to. Sounds asked of a context that stands still would
    /// all be heard at once when it goes on.
    fn is_awake(&self) -> bool {
        let waking = js_sys::Date::now() - self.woken_at < WAKING * 1000.0;
        self.context.state() == AudioContextState::Running || waking
    }

    /// Plays a sound, unless enough are playing.
    fn play(&mut self, cue: Cue) -> Result<(), JsValue> {
        let now = self.context.current_time();
        self.ends.retain(|end| *end > now);
        if self.ends.len() >= VOICES {
            return Ok(());
        }
        let start = now + seconds(cue.after_ms);
        self.ends.push(start + seconds(recipe::length_ms(cue.sound)));
        recipe::layers(cue.sound).iter().try_for_each(|layer| self.start(layer, start))
    }

    fn start(&self, layer: &Layer, at: f64) -> Result<(), JsValue> {
        let from = at + seconds(layer.start_ms);
        let until = at + seconds(layer.end_ms());
        let shaped = self.context.create_gain()?;
        envelope(&shaped.gain(), layer, from)?;
        shaped.connect_with_audio_node(&self.volume)?;
        match layer.source {
            LayerSource::Tone { wave, from_hz, to_hz } => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(wave.into());
                glide(&tone.frequency(), [from_hz, to_hz], [from, until])?;
                tone.connect_with_audio_node(&shaped)?;
                tone.start_with_when(from)?;
                tone.stop_with_when(until)
            }
            LayerSource::Noise { filter, from_hz, to_hz, q } => {
                let filtered = self.filtered(filter, q, [from_hz, to_hz], [from, until])?;
                filtered.connect_with_audio_node(&shaped)?;
                let noise = self.context.create_buffer_source()?;
                noise.set_buffer(Some(&self.noise));
                noise.set_loop(true);
                noise.connect_with_audio_node(&filtered)?;
                noise.start_with_when(from)?;
                AudioScheduledSourceNode::stop_with_when(&noise, until)
            }
        }
    }

    fn filtered(&self, filter: Filter, q: f32, hz: [f32; 2], time: [f64; 2]) -> Result<AudioNode, JsValue> {
        let node = self.context.create_biquad_filter()?;
        node.set_type(filter.into());
        node.q().set_value(q);
        glide(&node.frequency(), hz, time)?;
        Ok(node.into())
    }
}

/// A straight rise, a level, an exponential fall.
fn envelope(gain: &AudioParam, layer: &Layer, from: f64) -> Result<(), JsValue> {
    let risen = from + seconds(layer.attack_ms);
    let falls = risen + seconds(layer.hold_ms);
    gain.set_value_at_time(0.0, from)?;
    gain.linear_ramp_to_value_at_time(layer.peak, risen)?;
    gain.set_value_at_time(layer.peak, falls)?;
    gain.exponential_ramp_to_value_at_time(SILENCE, falls + seconds(layer.decay_ms))?;
    Ok(())
}

/// From one frequency to another, between two times.
fn glide(frequency: &AudioParam, [from_hz, to_hz]: [f32; 2], [from, until]: [f64; 2]) -> Result<(), JsValue> {
    frequency.set_value_at_time(from_hz, from)?;
    frequency.exponential_ramp_to_value_at_time(to_hz, until)?;
    Ok(())
}

/// Numbers that nobody hears a pattern in.
fn white_noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut samples = vec![0.0; rate as usize / NOISE_PART as usize];
    let mut word: u32 = 1897;
    for sample in &mut samples {
        // The generator of Numerical Recipes: good enough for a hiss.
        word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *sample = word as f32 / u32::MAX as f32 * 2.0 - 1.0;
    }
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

fn seconds(ms: u32) -> f64 {
    f64::from(ms) / 1000.0
}

impl From<Wave> for OscillatorType {
    fn from(wave: Wave) -> Self {
        match wave {
            Wave::Sine => OscillatorType::Sine,
            Wave::Triangle => OscillatorType::Triangle,
        }
    }
}

impl From<Filter> for BiquadFilterType {
    fn from(filter: Filter) -> Self {
        match filter {
            Filter::Low => BiquadFilterType::Lowpass,
            Filter::Band => BiquadFilterType::Bandpass,
            Filter::High => BiquadFilterType::Highpass,
        }
    }
}
