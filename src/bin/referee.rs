//! The referee's command line.
fn main() {
    println!("referee");
}
