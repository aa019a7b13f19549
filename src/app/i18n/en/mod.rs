//! English.

mod ginkgopolis;
mod puerto_rico;
mod rules;
mod san_juan;
mod san_juan_board;
mod san_juan_log;
mod san_juan_names;
mod san_juan_options;
mod san_juan_terms;
mod screens;
mod shell;
mod table;

use super::{Lang, Words};

/// Every text.
pub(super) static WORDS: Words = Words {
    shell: shell::WORDS,
    rules: rules::WORDS,
    screens: screens::WORDS,
    table: table::WORDS,
    lang: Lang::En,
};

// The games' words stand apart: a game's part of the page brings its own.
pub(super) static PUERTO_RICO: super::puerto_rico::Words = puerto_rico::WORDS;
pub(super) static GINKGOPOLIS: super::ginkgopolis::Words = ginkgopolis::WORDS;
pub(super) static SAN_JUAN: super::san_juan::Words = san_juan::WORDS;
