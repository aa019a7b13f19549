//! The opponents' program: a [`Thinker`] and a clock for `src/shell/loader.js`, which runs it in a worker or in
//! the page. Natively it only says where to look.
//!
//! [`Thinker`]: worker::Thinker

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::{Array, Uint8Array};
    use wasm_bindgen::prelude::*;
    use worker::Thinker;

    #[wasm_bindgen]
    extern "C" {
        /// The milliseconds since the page or the worker began.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    /// Mind of the worker. After each message and each slice, post the messages that
    /// [`Mind::replies`] holds.
    #[wasm_bindgen]
    #[derive(Default)]
    pub struct Mind {
        thinker: Thinker,
    }

    #[wasm_bindgen]
    impl Mind {
        /// One with nothing to do.
        #[wasm_bindgen(constructor)]
        pub fn new() -> Mind {
            console_error_panic_hook::set_once();
            Mind::default()
        }

        /// Takes a message.
        pub fn hear(&mut self, message: &[u8]) {
            self.thinker.receive(message);
        }

        /// Works for a moment.
        pub fn slice(&mut self) {
            self.thinker.slice(&mut now);
        }

        /// Returns true if there is something to do, so that [`Mind::slice`] should be called
        /// again.
        #[wasm_bindgen(getter)]
        pub fn busy(&self) -> bool {
            self.thinker.is_busy()
        }

        /// The messages to post, oldest first; they are handed out once.
        pub fn replies(&mut self) -> Array {
            self.thinker.replies().iter().map(|reply| Uint8Array::from(&reply[..])).collect()
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The worker runs in a browser: cargo xtask play");
}
