//! The page. Natively it only says where to look; its parts that need no
//! browser (texts, routes, board models) are compiled and tested there too.

#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports))]

mod app;

#[cfg(target_arch = "wasm32")]
fn main() {
    ui::fault::watch();
    app::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The page runs in a browser: cargo xtask play");
}
