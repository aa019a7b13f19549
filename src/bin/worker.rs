//! The thinking worker. Natively it only says where to look.
fn main() {
    println!("The worker runs in a browser: cargo xtask play");
}
