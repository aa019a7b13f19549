//! English.

mod by_link;
mod daily;
mod hints;
mod learn;
mod puzzles;
mod review;
mod rules;
mod screens;
mod shell;
mod sound;
mod statistics;
mod study;
mod table;
mod why;

use super::lang::Lang;
use super::messages::Messages;

/// Every text.
pub(super) static WORDS: Messages = Messages {
    shell: shell::WORDS,
    rules: rules::WORDS,
    screens: screens::WORDS,
    table: table::WORDS,
    hints: hints::WORDS,
    learn: learn::WORDS,
    review: review::WORDS,
    daily: daily::WORDS,
    statistics: statistics::WORDS,
    puzzles: puzzles::WORDS,
    sound: sound::WORDS,
    why: why::WORDS,
    lang: Lang::En,
};

// The words around games handed on by link stand apart.
pub(super) static BY_LINK: super::by_link::Messages = by_link::WORDS;

// The words of the studies come with their page, in both languages.
pub(super) static STUDY: &super::study::Messages = &study::WORDS;
