//! The thinking worker: messages and time for a [`Thinker`]. Natively it only
//! says where to look.
//!
//! [`Thinker`]: sobremesa::session::worker::Thinker

#[cfg(target_arch = "wasm32")]
mod browser {
    use std::cell::RefCell;
    use std::rc::Rc;

    use js_sys::Uint8Array;
    use sobremesa::session::protocol::READY;
    use sobremesa::session::worker::Thinker;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent};

    /// The thinker, its scope, and the channel by which it gets a word with
    /// itself after the messages that are waiting (a timer would be delayed).
    struct Shell {
        thinker: RefCell<Thinker>,
        scope: DedicatedWorkerGlobalScope,
        channel: MessageChannel,
        /// Whether a word is under way.
        due: RefCell<bool>,
    }

    impl Shell {
        fn hear(&self, event: &MessageEvent) {
            let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
            self.thinker.borrow_mut().receive(&bytes.unwrap_or_default());
            self.speak();
        }

        fn slice(&self) {
            self.due.replace(false);
            let clock = self.scope.performance().expect("invariant: workers have a clock");
            self.thinker.borrow_mut().slice(&mut || clock.now());
            self.speak();
        }

        /// Posts the replies and asks for another slice if there is work.
        fn speak(&self) {
            for reply in self.thinker.borrow_mut().replies() {
                self.scope
                    .post_message(&Uint8Array::from(&reply[..]))
                    .expect("invariant: bytes can always be posted");
            }
            if self.thinker.borrow().is_busy() && !self.due.replace(true) {
                let word = self.channel.port2().post_message(&JsValue::NULL);
                word.expect("invariant: nothing can always be posted");
            }
        }
    }

    pub fn run() {
        console_error_panic_hook::set_once();
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let channel = MessageChannel::new().expect("invariant: workers have channels");
        let shell = Rc::new(Shell {
            thinker: RefCell::new(Thinker::new()),
            scope: scope.clone(),
            channel,
            due: RefCell::new(false),
        });
        let slicing = shell.clone();
        let on_word = Closure::<dyn FnMut()>::new(move || slicing.slice());
        shell.channel.port1().set_onmessage(Some(on_word.as_ref().unchecked_ref()));
        let hearing = shell.clone();
        let on_message = Closure::<dyn FnMut(_)>::new(move |event: MessageEvent| hearing.hear(&event));
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        // They live as long as the worker.
        on_word.forget();
        on_message.forget();
        // Messages that arrive before this one are lost: the page waits for it.
        scope.post_message(&READY.into()).expect("invariant: a string can always be posted");
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    browser::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The worker runs in a browser: cargo xtask play");
}
