//! The page. Natively it only says where to look.

#[cfg(target_arch = "wasm32")]
mod page;

#[cfg(target_arch = "wasm32")]
fn main() {
    ui::fault::watch();
    page::run();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("The page runs in a browser: cargo xtask play");
}
