//! Words of the page about Ginkgopolis.
//!
//! `said` has a method for each message, `messages` says what there is to say, `say` chooses the messages for it, `here`
//! finds them in the language that is shown.

mod here;
pub mod messages;
mod say;
#[cfg(test)]
mod tests;

/// The messages, from `src/words/en/ginkgopolis`.
pub mod said {
    include!(concat!(env!("OUT_DIR"), "/ginkgopolis.rs"));
}

#[cfg(target_arch = "wasm32")]
pub use here::TOPIC;
pub use here::{GinkgopolisWords, second, texts};
pub use said::Words;
