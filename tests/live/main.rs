//! One table, many devices: host and guests over connections in memory, well-behaved and otherwise.

mod hostile;
#[path = "../support/modes.rs"]
mod modes;
mod network;
mod seats;
mod secrets;
mod whole;
