//! One table, many devices: a star of connections around the device that deals, the *host*. Its session decides
//! everything; a *guest* holds a mirror of what its seat may know ([`session::mirror`]).
//!
//! | What | Where |
//! |---|---|
//! | messages, their limits, how they are packed | [`message`] |
//! | the host's side | [`host`] |
//! | a guest's side | [`guest`] |
//! | the code by which two devices meet | [`meeting`] |
//! | servers by which devices in different networks meet | [`servers`] |
//! | QR codes in pictures of a camera | [`picture`] |
//! | what is refused, and why | [`fault`] |
//!
//! Deliberately absent: connections (bytes go in and out), clocks (times are handed in), chance (numbers are handed
//! in), words. Whatever comes in is hostile until it has been read.

pub mod fault;
pub mod guest;
pub mod host;
pub mod meeting;
pub mod message;
pub mod picture;
pub mod servers;

pub use fault::{HostRefusal, MessageFault};
pub use guest::{First, Guest, Heard};
pub use host::{Happened, Host, LinkId, Out};
pub use message::{Farewell, Lobby, Person, SeatKey, Welcome};
