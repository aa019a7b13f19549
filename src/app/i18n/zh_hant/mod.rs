//! Traditional Chinese, with the terms of the 1897 rulebook.

mod shell;

use super::Words;

/// Every text.
pub(super) static WORDS: Words = Words { shell: shell::WORDS };
