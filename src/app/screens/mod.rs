//! The pages around the table.

pub mod home;
pub mod parts;
pub mod settings;
