//! English.

mod ginkgopolis;
mod puerto_rico;
mod rules;
mod san_juan;
mod san_juan_board;
mod san_juan_log;
mod san_juan_options;
mod screens;
mod shell;
mod table;

use super::Words;

/// Every text.
pub(super) static WORDS: Words = Words {
    shell: shell::WORDS,
    rules: rules::WORDS,
    screens: screens::WORDS,
    table: table::WORDS,
    puerto_rico: puerto_rico::WORDS,
    ginkgopolis: ginkgopolis::WORDS,
    san_juan: san_juan::WORDS,
};
