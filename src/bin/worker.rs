//! The thinking worker. Natively it only says where to look.

#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::JsCast;
    console_error_panic_hook::set_once();
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    // Messages that arrive before this one are lost: the page waits for it.
    scope.post_message(&"Ready".into()).expect("invariant: a string can always be posted");
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The worker runs in a browser: cargo xtask play");
}
