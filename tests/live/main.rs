//! One table, many devices: host and guests over connections in memory, well-behaved and otherwise.

mod handing;
mod hostile;
#[path = "../support/modes.rs"]
mod modes;
mod network;
mod picture;
mod seats;
mod secrets;
mod together;
mod watching;
mod whole;
