//! What can be chosen before a game, as data: the set-up page shows nothing
//! that is not said here.

use std::ops::RangeInclusive;

use sobremesa::core::Seat;
use sobremesa::session::Sitter;

use crate::app::i18n::Words;

/// An edition of a game.
pub struct EditionForm {
    /// Its name, and what it is like in one sentence.
    pub words: fn(&Words) -> [&'static str; 2],
    /// The fewest and the most seats.
    pub seats: RangeInclusive<usize>,
    /// What is special about two seats, as a sentence; empty if nothing is.
    pub duel: fn(&Words) -> &'static str,
    /// What plays the last seat by the rules alone, if anything does: nobody
    /// else can sit there, and who begins is not to be chosen.
    pub by_rule: Option<fn(&Words) -> &'static str>,
}

/// Something that is off (0) or on (1), apart from edition and seats.
pub struct OptionForm {
    /// Its title, and what it changes in one sentence.
    pub words: fn(&Words) -> [&'static str; 2],
    /// The editions that have it, as indices into [`super::Host::editions`].
    pub editions: &'static [usize],
    /// The numbers of seats with which it is offered.
    pub seats: RangeInclusive<usize>,
    /// Whether few people touch it.
    pub fine: bool,
}

impl OptionForm {
    /// Whether it is offered in this edition with so many seats.
    pub fn is_offered(&self, edition: usize, seats: usize) -> bool {
        self.editions.contains(&edition) && self.seats.contains(&seats)
    }
}

/// Everything that was chosen: what a configuration and a table are made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The edition, as an index into [`super::Host::editions`].
    pub edition: usize,
    /// A value per option, in the order of [`super::Host::options`].
    pub values: Vec<u8>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Who begins, if that is not left to the seed.
    pub first: Option<Seat>,
    /// The seed.
    pub seed: u64,
}
