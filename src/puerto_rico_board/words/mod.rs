//! Words of the page about Puerto Rico, in every language.
//!
//! The messages are Fluent files (`src/words`); `said` has a method for each of them, `say` chooses the one that fits,
//! `messages` holds the facts that it goes by, `here` finds the words of a language and an edition.

mod here;
pub mod messages;
mod said;
mod say;
#[cfg(test)]
mod tests;

#[cfg(target_arch = "wasm32")]
pub use here::TOPIC;
pub use here::{of, other};
pub use said::Words;
