//! Words of the page about Ginkgopolis, in every language.
//!
//! `messages` says what there is to say, `en` and `zh_hant` say it, `here` finds it in the language that is shown.

mod en;
mod here;
pub mod messages;
mod zh_hant;

#[cfg(target_arch = "wasm32")]
pub use here::TOPIC;
pub use here::{GinkgopolisWords, flaw, pieces};
