//! What several suites use.

pub mod laid_out;
pub mod modes;
pub mod universe;
