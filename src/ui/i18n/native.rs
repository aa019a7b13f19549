//! The words outside of a browser, where all of them are at hand.

use super::lang::Lang;
use super::messages::Messages;
use super::{en, zh_hant};

/// The pages and the table.
pub(super) fn pages(lang: Lang) -> &'static Messages {
    match lang {
        Lang::En => &en::WORDS,
        Lang::ZhHant => &zh_hant::WORDS,
    }
}
