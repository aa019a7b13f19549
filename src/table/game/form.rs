//! Options of a game as data: the set-up page shows nothing else.

use std::ops::RangeInclusive;

use ai::LevelId;
use game_core::Seat;
use session::Player;

use ui::i18n::Messages;

/// An edition of a game.
pub struct EditionForm {
    /// Its name, and what it is like in one sentence.
    pub words: fn(&Messages) -> [&'static str; 2],
    /// The fewest and the most seats.
    pub seats: RangeInclusive<usize>,
    /// Remark on a table of two, as a sentence; empty if there is none.
    pub duel: fn(&Messages) -> &'static str,
    /// Opponent in the last seats that the rules play, if there is one.
    pub by_rule: Option<ByRule>,
}

/// Opponent that the rules play: nobody else can sit in its seats, and the first player is not to
/// be chosen.
pub struct ByRule {
    /// Returns the number of its seats with these values of the options and so many seats.
    pub seats: fn(&[u8], usize) -> usize,
    /// Returns its name at one of its seats, counted from 0, of so many.
    pub name: fn(&Messages, usize, usize) -> &'static str,
    /// Said where opponents of ours sit beside it; empty where none can.
    pub beside: fn(&Messages) -> &'static str,
}

impl EditionForm {
    /// Returns the number of last seats that the rules play, with these values of the options and
    /// so many seats.
    pub fn seats_by_rule(&self, values: &[u8], seats: usize) -> usize {
        self.by_rule.as_ref().map_or(0, |by_rule| (by_rule.seats)(values, seats))
    }
}

/// Something that can be chosen apart from edition and seats.
pub struct OptionForm {
    /// Its title, and what it changes in one sentence.
    pub words: fn(&Messages) -> [&'static str; 2],
    /// Choices of the option.
    pub choices: Choices,
    /// The editions that have it, as indices into [`super::GameForm::editions`].
    pub editions: &'static [usize],
    /// The numbers of seats with which it is offered.
    pub seats: RangeInclusive<usize>,
    /// The option, as an index, that must be on for this one to be offered.
    pub needs: Option<usize>,
    /// The option, as an index, that must not be on for this one to be offered.
    pub without: Option<usize>,
    /// True if few people touch it.
    pub fine: bool,
}

/// Choices of an option.
pub enum Choices {
    /// Off (0) or on (1).
    Switch,
    /// One of several with so many seats: each value and its name, the usual
    /// one first. Its value is 0, and any other that is not among them means
    /// the same.
    Among(fn(&Messages, usize) -> Vec<(u8, String)>),
}

impl OptionForm {
    /// Returns true if it is offered in this edition with so many seats, given the other options.
    pub fn is_offered(&self, edition: usize, seats: usize, values: &[u8]) -> bool {
        let is_on = |index: usize| values.get(index).is_some_and(|value| *value > 0);
        let fits = self.needs.is_none_or(is_on) && !self.without.is_some_and(is_on);
        fits && self.editions.contains(&edition) && self.seats.contains(&seats)
    }
}

/// Options that go well together, under one name.
pub struct PresetForm {
    pub name: fn(&Messages) -> &'static str,
    /// The edition that has it, as an index into [`super::GameForm::editions`].
    pub edition: usize,
    /// Options that it switches.
    pub mix: Mix,
}

/// Options of a preset, as indices into [`super::GameForm::option`].
pub enum Mix {
    /// These switches on; all other options are as usual.
    These(&'static [usize]),
    /// Some of these, drawn by lot; other options stay as they are.
    Drawn(&'static [usize]),
    /// So many seats, the first one a person's, and these values of options; all
    /// others are as usual.
    Table(usize, &'static [(usize, u8)]),
}

/// Everything that was chosen: what a configuration and a table are made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    /// The edition, as an index into [`super::GameForm::editions`].
    pub edition: usize,
    /// A value per option, in the order of [`super::GameForm::options`].
    pub values: Vec<u8>,
    /// Players of the seats.
    pub seats: Vec<Player>,
    /// First player, if it is not left to the seed.
    pub first: Option<Seat>,
    pub seed: u64,
}

/// Selection of a rules reference: the texts of one edition and its expansions in play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reading {
    /// The edition, as an index into [`super::GameForm::editions`]: how pieces are
    /// called.
    pub edition: usize,
    /// The marks of the texts that hold, beside those without any.
    marks: [Option<&'static str>; MARKS],
}

/// As many marks as hold at once at most: an edition and what can be added to it.
const MARKS: usize = 20;

impl Reading {
    /// The texts of `edition` that are marked with one of `marks`, [`MARKS`] at
    /// most, or with none.
    pub const fn of(edition: usize, marks: &[&'static str]) -> Reading {
        let (mut held, mut at) = ([None; MARKS], 0);
        while at < marks.len() {
            held[at] = Some(marks[at]);
            at += 1;
        }
        Reading { edition, marks: held }
    }

    /// The marks of the texts that hold, beside those without any.
    pub fn marks(&self) -> Vec<&'static str> {
        self.marks.iter().flatten().copied().collect()
    }
}

/// Count at one kind of table.
#[derive(Debug, PartialEq)]
pub struct Measured {
    /// The edition, as an index into [`super::GameForm::editions`].
    pub edition: usize,
    /// The option, as an index into [`super::GameForm::option`], that was on and makes
    /// another game of it; otherwise all was as usual.
    pub with: Option<usize>,
    /// Seats at the table. The level has one of them, the level below all
    /// others, or the rules, where they play the last seat.
    pub seats: u8,
    /// Games won, in percent and with shared wins as parts, of each level,
    /// weakest first; `None` where nobody has counted.
    pub won: [Option<u8>; LevelId::ALL.len()],
    /// Mean points of each level where [`AGAINST`](super::strength::AGAINST) plays at all other seats, and of a seat of
    /// those.
    pub points: [Option<[u8; 2]>; LevelId::ALL.len()],
}

/// Points at a table where nobody has counted them.
pub const NO_POINTS: [Option<[u8; 2]>; LevelId::ALL.len()] = [None; LevelId::ALL.len()];
