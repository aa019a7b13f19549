//! Between the rules and the page.

pub mod shelf;
