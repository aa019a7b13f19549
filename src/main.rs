//! The page. Natively it only says where to look.
fn main() {
    println!("The page runs in a browser: cargo xtask play");
}
