//! Messages about the variants of an enumeration, looked up by their names: `Pace::Step` is `pace-step`.

use std::array;
use std::fmt::Debug;

use ai::{GameResult, LevelId, Style, Term};
use game_core::undo::Barrier;
use session::Policy;
use session::puzzles::Kind;
use session::study::tree::{Plain, TextOnly};
use session::worker_pool::Cause;

use super::automa::Automa;
use super::said::{Pages, Study};
use crate::prefs::{Awake, Confirm, Motion, Pace, Theme, Thinking};
use crate::sound::Sound;

/// Writes one method each: the messages begin with a word, then comes the variant, then perhaps what they are about.
macro_rules! by_variant {
    ($words:ty: $($(#[$doc:meta])* $name:ident($kind:ty): $start:literal $about:literal;)*) => {
        impl $words {
            $(
                $(#[$doc])*
                pub fn $name(self, of: $kind) -> &'static str {
                    self.catalog.piece($start, &kebab(of), $about)
                }
            )*
        }
    };
}

by_variant! { Pages:
    theme(Theme): "theme" "";
    pace(Pace): "pace" "";
    thinking(Thinking): "thinking" "";
    motion(Motion): "motion" "";
    confirm(Confirm): "confirm" "";
    awake(Awake): "awake" "";
    level(LevelId): "level" "";
    level_note(LevelId): "level" "-note";
    style(Style): "style" "";
    style_note(Style): "style" "-note";
    /// The style as it stands behind a level.
    style_behind(Style): "style" "-behind";
    automa(Automa): "automa" "";
    /// Returns the reason for which nothing can be taken back.
    barrier(Barrier): "barrier" "";
    /// Returns the name of a rule for using a power.
    policy(Policy): "policy" "";
    /// Returns the reason for which the opponents' program does not run.
    cause(Cause): "cause" "";
    /// Returns the hint about where to look first.
    nudge(Term): "nudge" "";
    result(GameResult): "result" "";
    puzzle(Kind): "puzzle" "";
    goal(Kind): "puzzle" "-goal";
    sample(Sound): "sample" "";
}

by_variant! { Study:
    /// The name of a field.
    field(Plain): "field" "";
    /// Returns the reason for which a field stands in the text alone.
    text_only(TextOnly): "text-only" "";
}

/// The name of a variant as ids have it: `OtherSeat` is `other-seat`.
fn kebab(variant: impl Debug) -> String {
    let mut key = String::new();
    for sign in format!("{variant:?}").chars() {
        if sign.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(sign.to_ascii_lowercase());
    }
    key
}

/// Names that are there for seats.
const NAMES: usize = 8;

impl Pages {
    /// Names for people, seat by seat.
    pub fn people(self) -> [&'static str; NAMES] {
        self.names("human")
    }

    /// Names for opponents, seat by seat.
    pub fn rivals(self) -> [&'static str; NAMES] {
        self.names("rival")
    }

    fn names(self, kind: &str) -> [&'static str; NAMES] {
        array::from_fn(|at| self.catalog.piece(kind, &(at + 1).to_string(), ""))
    }

    /// The name of a degree of difficulty, from 1.
    pub fn degree(self, degree: u8) -> &'static str {
        self.catalog.piece("degree", &degree.to_string(), "")
    }

    /// Returns the line of the first page about a game, which is known by its id.
    pub fn pitch(self, game: &str) -> Pitch {
        let say = |about| self.catalog.piece("pitch", game, about);
        Pitch {
            title: say("-title"),
            over: say("-over"),
            about: say("-about"),
            facts: [say("-players"), say("-length"), say("-levels")],
        }
    }

    /// Says why a part of the page did not come.
    pub fn why_missing(self, cause: Cause) -> String {
        let known = match cause {
            Cause::Missing | Cause::Server | Cause::Unreachable | Cause::Slow => cause,
            _ => Cause::Altered,
        };
        let why = self.catalog.piece("fetch-why", &kebab(known), "");
        [why, self.fetch.advice()].join(self.gap())
    }
}

/// A game on the first page.
#[derive(Clone, Copy)]
pub struct Pitch {
    /// Its title, whatever the edition.
    pub title: &'static str,
    /// Over its title.
    pub over: &'static str,
    /// Introduction, in two sentences.
    pub about: &'static str,
    /// Facts at a glance: players, length, opponents.
    pub facts: [&'static str; 3],
}
