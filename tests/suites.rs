//! Tests of all games together, as one program: what they share is compiled and linked once.
//!
//! `legality` and `fuzz` stand beside it: `cargo xtask quick` runs the one after each change, and the fuzzer
//! uses the targets of the other.

mod ai;
mod conformance;
mod fixtures;
mod golden;
mod props;
mod session;
mod support;
mod views;
