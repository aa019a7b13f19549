//! Choice of the message for each fact, the same for every language.

mod ask;
mod flaws;
mod ideas;
mod log;
mod names;
mod spoken;
