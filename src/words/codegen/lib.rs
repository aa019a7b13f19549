//! Reads the files of the languages for build scripts and for the build of the site: what a topic consists of, and one Rust
//! method for each of its messages.

mod methods;
mod topics;

pub use methods::{generate, generate_groups};
pub use topics::{Faulty, complete, gather, topics};
