//! A method for each message, written by the build from the English files.

#![allow(clippy::all, clippy::pedantic)]

include!(concat!(env!("OUT_DIR"), "/devices.rs"));
include!(concat!(env!("OUT_DIR"), "/pages.rs"));
include!(concat!(env!("OUT_DIR"), "/study.rs"));
