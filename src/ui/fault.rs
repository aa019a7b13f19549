//! A panic ends in a screen that stands outside of the program: `src/shell/fault.js`.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::panic;

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_name = sobremesa_fault)]
    fn show(kind: &str, detail: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_name = sobremesa_hold)]
    fn hand_over(ids: &Array, texts: &Array) -> Result<(), JsValue>;
}

/// Shows the screen on a panic, wherever on the page. Call once, before anything else.
pub fn watch() {
    panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        // Without the script the console has it all the same.
        let _ = show("panic", &panic.to_string());
    }));
}

thread_local! {
    /// True if games were handed over, and not taken back.
    static HOLDS: Cell<bool> = const { Cell::new(false) };
}

/// Hands over the games that the storage did not take, by their keys: the screen can save them as a file once the
/// program cannot any more.
pub fn hold(games: &BTreeMap<String, String>) {
    if !HOLDS.replace(!games.is_empty()) && games.is_empty() {
        return;
    }
    let list = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| JsValue::from_str(text)).collect::<Array>()
    };
    // Without the script they are kept in the program's memory, as ever.
    let _ = hand_over(&list(&mut games.keys()), &list(&mut games.values()));
}
