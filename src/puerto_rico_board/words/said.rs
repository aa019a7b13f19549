//! A method for each message, generated from its English file.

#![allow(clippy::too_many_arguments)]

include!(concat!(env!("OUT_DIR"), "/puerto_rico.rs"));
