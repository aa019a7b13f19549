//! Traditional Chinese, with the terms of the 1897 rulebook.

mod by_link;
mod daily;
mod first_time;
mod flaws;
mod ginkgopolis;
mod hints;
mod learn;
mod puerto_rico;
mod puzzles;
mod review;
mod rules;
mod san_juan;
mod san_juan_board;
mod san_juan_gains;
mod san_juan_log;
mod san_juan_names;
mod san_juan_options;
mod san_juan_pieces;
mod san_juan_terms;
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
    lang: Lang::ZhHant,
};

// The games' words stand apart: each is a part of the page of its own.
pub(super) static PUERTO_RICO: super::puerto_rico::Messages = puerto_rico::WORDS;
pub(super) static GINKGOPOLIS: super::ginkgopolis::Messages = ginkgopolis::WORDS;
pub(super) static SAN_JUAN: super::san_juan::Messages = san_juan::WORDS;

// So do those around games handed on by link.
pub(super) static BY_LINK: super::by_link::Messages = by_link::WORDS;

// Names of pieces are known without the rest.
pub(super) static PUERTO_RICO_PIECES: super::puerto_rico::Pieces = puerto_rico::PIECES;
pub(super) static GINKGOPOLIS_PIECES: super::ginkgopolis::Pieces = ginkgopolis::PIECES;
pub(super) static SAN_JUAN_PIECES: super::san_juan::Pieces = san_juan_names::PIECES;

// The words of the studies come with their page, in both languages.
pub(super) static STUDY: &super::study::Messages = &study::WORDS;
