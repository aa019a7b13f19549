//! One table, many devices, on the page: connections, the table of the host, the table of a guest.
//!
//! | What | Where |
//! |---|---|
//! | a connection between two browsers | [`peer`] |
//! | the connections of a host, as long as the page is open | [`desk`] |
//! | the host's table | [`host`] |
//! | a guest's connection and table | [`guest`] |
//! | questions to the host's own player ahead of its turn | `ahead` |
//! | dialogs of the host: who is here, handing the table over | [`banner`] |
//! | invitation of a device | `invitation` |
//! | handing the table over | `handing` |
//! | a code to show and to hand on | [`code`] |
//! | servers by which devices in different networks meet | [`servers`] |
//! | a field for links and addresses | [`typed`] |
//! | notices of a turn | `notice` |
//! | scanning a code with the camera | [`scan`], `camera` |
//!
//! Their messages are the package `live`, which knows no browser.

mod ahead;
mod banner;
mod camera;
pub mod code;
mod desk;
pub mod guest;
mod handing;
mod host;
mod invitation;
mod notice;
pub mod peer;
pub mod scan;
pub mod servers;
pub mod typed;

pub use host::seat_host;

/// The key under which the page of an answer leaves it for the table that waits for it.
pub const ANSWER_KEY: &str = "sobremesa.devices.answer";

/// Seconds of absence as they are shown: nobody reads single ones, and each would draw a banner anew.
fn whole_minutes(seconds: u32) -> u32 {
    seconds / 60 * 60
}

/// Says that an answer was taken.
pub const TAKEN: &str = "";
