//! English.

mod shell;

use super::Words;

/// Every text.
pub(super) static WORDS: Words = Words { shell: shell::WORDS };
