//! A table with people and opponents around it.

pub mod bench;
