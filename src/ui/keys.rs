//! Meaning of a key, whatever the layout: its letter where that is a Latin one, otherwise the letter at its place on a
//! keyboard with Latin letters.

/// A key that goes down, as the browser tells it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press<'a> {
    /// Letter that it writes, or its name: `a`, `ф`, `Escape`; `Process` or `Dead` where it writes
    /// nothing yet.
    pub key: &'a str,
    /// Its place, by the name that it has on a keyboard of the United States: `KeyA`, `BracketLeft`.
    pub code: &'a str,
    /// True if Shift is down.
    pub shift: bool,
    /// True if Alt is, or AltGr.
    pub alt: bool,
    /// True if Ctrl is.
    pub ctrl: bool,
    /// True if the command or Windows key is.
    pub meta: bool,
}

/// Signs that are shortcuts wherever they stand.
const SIGNS: [&str; 5] = ["[", "]", "?", "+", "-"];

/// Returns the meaning of a press for the page. `None` if it is meant for the browser or the
/// system.
pub fn said<'a>(press: Press<'a>) -> Option<&'a str> {
    let Press { key, code, .. } = press;
    let is_latin = key.is_ascii() && !matches!(key, "Process" | "Dead" | "Unidentified" | "");
    if press.meta {
        return None;
    }
    if press.alt || press.ctrl {
        // Many layouts write brackets with Alt or AltGr, which some systems report as Ctrl and Alt together.
        let bracket = if is_latin { key } else { at_place(press).unwrap_or_default() };
        return (press.alt && matches!(bracket, "[" | "]")).then_some(bracket);
    }
    // The row of digits writes other signs in some layouts, and digits with Shift.
    let is_of_digits = code.starts_with("Digit")
        && !press.shift
        && !key.starts_with(|sign: char| sign.is_ascii_alphanumeric());
    if is_latin && (!is_of_digits || SIGNS.contains(&key)) {
        return Some(key);
    }
    at_place(press).or(Some(key))
}

/// Returns the letter at the place of a key.
fn at_place(press: Press<'_>) -> Option<&str> {
    let Press { code, shift, .. } = press;
    if let Some(letter) = code.strip_prefix("Key") {
        return Some(letter);
    }
    match (code, shift) {
        ("BracketLeft", false) => Some("["),
        ("BracketRight", false) => Some("]"),
        ("Slash", true) => Some("?"),
        ("Equal", true) => Some("+"),
        ("Minus", false) => Some("-"),
        ("Space", _) => Some(" "),
        ("Enter" | "NumpadEnter", _) => Some("Enter"),
        ("Escape" | "Home" | "End" | "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight", _) => Some(code),
        (_, false) => code.strip_prefix("Digit"),
        (_, true) => None,
    }
}

#[cfg(target_arch = "wasm32")]
pub use browser::pressed;

#[cfg(target_arch = "wasm32")]
mod browser {
    use leptos::ev::KeyboardEvent;

    use super::{Press, said};

    /// Returns the meaning of a key that goes down; see [`said`]. Nothing while letters are put
    /// together.
    pub fn pressed(event: &KeyboardEvent) -> Option<String> {
        let (key, code) = (event.key(), event.code());
        let press = Press {
            key: &key,
            code: &code,
            shift: event.shift_key(),
            alt: event.alt_key() || event.get_modifier_state("AltGraph"),
            ctrl: event.ctrl_key(),
            meta: event.meta_key(),
        };
        said(press).filter(|_| !event.is_composing()).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests;
