//! The messages, as methods (`words_codegen`).
#![allow(clippy::all, clippy::pedantic)]

include!(concat!(env!("OUT_DIR"), "/san_juan.rs"));
