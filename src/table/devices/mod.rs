//! One table, many devices, on the page: connections, the table of the host, the table of a guest.
//!
//! | What | Where |
//! |---|---|
//! | a connection between two browsers | [`peer`] |
//! | the connections of a host, as long as the page is open | [`desk`] |
//! | the host's table | [`host`] |
//! | a guest's connection and table | [`guest`] |
//! | what the host sees: who is here, invitations | [`banner`] |
//! | a code to show and to hand on | [`code`] |
//!
//! Their messages are the package `live`, which knows no browser.

mod banner;
pub mod code;
mod desk;
pub mod guest;
mod host;
pub mod peer;

pub use host::seat_host;

/// The key under which the page of an answer leaves it for the table that waits for it.
pub const ANSWER_KEY: &str = "sobremesa.devices.answer";

/// Says that an answer was taken.
pub const TAKEN: &str = "";
