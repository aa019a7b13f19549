//! The page. Natively it only says where to look.

#[cfg(target_arch = "wasm32")]
fn main() {
    use leptos::prelude::*;
    console_error_panic_hook::set_once();
    // The shell in `index.html` shows the table frame until this moment.
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
    mount_to_body(|| view! { <main id="app"><h1>"Sobremesa"</h1></main> });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The page runs in a browser: cargo xtask play");
}
