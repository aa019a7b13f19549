//! What the shared table asks of a game being played: plain data, seats,
//! numbers. Everything that people see around a board is written against this
//! and compiled once, however many games there are.

use sobremesa::core::undo::Barrier;
use sobremesa::core::{ScoreSheet, Seat};
use sobremesa::session::client::Thinkers;
use sobremesa::session::crew::Request;
use sobremesa::session::protocol::JobId;
use sobremesa::session::shelf::Card;
use sobremesa::session::{Policy, Sitter, TakeBack};

use super::model::{PromptModel, Sheet};
use crate::app::boards::{Beat, Flight, Line, Strip};
use crate::app::games::Reading;
use crate::app::i18n::Lang;

/// Something that can be tapped: the number of a game's target at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(pub(super) usize);

/// What the shared parts show of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Chrome {
    /// The prompt bar.
    pub prompt: PromptModel<Mark>,
    /// "Round 9".
    pub round: String,
    /// What stays to be said until the end.
    pub banner: Option<String>,
    /// Who has done what in the phase being played.
    pub strip: Option<Strip>,
}

/// How far to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewind {
    /// The last move.
    Move,
    /// Everything up to the barrier.
    Turn,
    /// Beyond the barrier; the game is practice from then on.
    Further,
}

/// Hears whether an opponent's move was made, or why it found none.
pub type Heard = Box<dyn FnOnce(Result<bool, String>)>;

/// A game being played. What is said to be tracked reads signals; the rest
/// answers for the moment.
pub trait Match {
    /// The game's key, which is also the name of its sprite.
    fn id(&self) -> &'static str;

    /// The game's name.
    fn title(&self, lang: Lang) -> &'static str;

    /// The keys of its board, and what they do.
    fn keys(&self, lang: Lang) -> &'static [(&'static str, &'static str)];

    /// What of the rules reference holds here.
    fn reading(&self) -> Option<Reading>;

    /* The record. */

    /// The number of steps taken.
    fn len(&self) -> usize;

    /// Who sits at the table.
    fn seats(&self) -> Vec<Sitter>;

    /// What the seats are called.
    fn names(&self, lang: Lang) -> Vec<String>;

    /// Who has to choose; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;

    /// Whose step it was, and whether it was taken by itself. Steps count
    /// from 1.
    fn note(&self, step: usize) -> (Seat, bool);

    /// The game as it is kept: card and JSON.
    fn save(&self) -> (Card, String);

    /// A practice copy that goes on from a position, as it is kept.
    fn fork(&self, position: usize) -> (Card, String);

    /* What is shown. */

    /// Tracks everything that the board shows.
    fn track(&self);

    /// What the shared parts show; tracked.
    fn chrome(&self) -> Chrome;

    /// The card sheet of a target, if it has one; tracked.
    fn sheet(&self, mark: Mark) -> Option<Sheet>;

    /// Every legal action as a sentence, with the heading it stands under;
    /// tracked.
    fn actions(&self) -> Vec<(&'static str, String)>;

    /// The table in sentences; tracked.
    fn describe(&self) -> Vec<String>;

    /// The prompt as one sentence; tracked.
    fn prompt_text(&self) -> String;

    /// The lines of one step as the person who looks may read them; tracked.
    fn lines(&self, step: usize) -> Vec<Line>;

    /// The numbers of events after which a step stops for a moment, ascending.
    fn pauses(&self, step: usize) -> Vec<usize>;

    /// The pieces that travel when the events of a step behind the first
    /// `shown` are shown, up to `part`.
    fn flights(&self, step: usize, shown: usize, part: Option<usize>) -> Vec<Flight>;

    /// How long a step deserves to be looked at.
    fn beat(&self, step: usize) -> Beat;

    /* What people do. */

    /// A tap on a target.
    fn tap(&self, mark: Mark);

    /// Carries out the legal action with this place in [`Match::actions`].
    fn choose(&self, place: usize);

    /// Begins the selection of the present question.
    fn begin(&self);

    /// Whether the selection differs from the one that the question began
    /// with.
    fn is_begun(&self) -> bool;

    /// What a seat can take back.
    fn take_back(&self, seat: Seat) -> TakeBack;

    /// Takes back; the position that was reached.
    ///
    /// # Errors
    /// The barrier that stands in the way; nothing has changed then.
    fn rewind(&self, seat: Seat, how: Rewind) -> Result<usize, Barrier>;

    /* Switches. */

    /// The optional powers that a seat owns: number and name.
    fn powers(&self, seat: Seat, lang: Lang) -> Vec<(usize, &'static str)>;

    /// How the switch of a power stands.
    fn policy(&self, seat: Seat, power: usize) -> Policy;

    /// Turns the switch of a power.
    fn set_policy(&self, seat: Seat, power: usize, policy: Policy);

    /// Whether what leaves no choice is done by itself.
    fn answers_forced(&self) -> bool;

    /// Sets whether it is.
    fn set_answers_forced(&self, on: bool);

    /* Opponents. */

    /// What a seat may know, as a position for the worker; everything else is
    /// dealt anew from `nonce`.
    fn blind(&self, seat: Seat, nonce: u64) -> String;

    /// Has the workers think, and makes the move that they find.
    fn think(&self, thinkers: &Thinkers, request: &Request, heard: Heard) -> JobId;
}

/// A game that is over.
pub trait Scored {
    /// The game's key, which is also the name of its sprite.
    fn id(&self) -> &'static str;

    /// Points by source.
    fn score(&self) -> ScoreSheet;

    /// What the seats were called.
    fn names(&self, lang: Lang) -> Vec<String>;

    /// A source of points by its key.
    fn source(&self, key: &str, lang: Lang) -> &'static str;

    /// A piece behind a score line by its key.
    fn piece(&self, key: &str, lang: Lang) -> String;

    /// What stands before a seat: ids in the sprite.
    fn fronts(&self, seat: Seat) -> Vec<String>;

    /// Whether one of these drawings takes the room of two.
    fn is_wide(&self, front: &str) -> bool;

    /// Another game at the same table, as it is kept: the same deal, or that
    /// of another seed. `None` if the table cannot be laid any more.
    fn again(&self, seed: Option<u64>) -> Option<(Card, String)>;
}
