//! The games as the page shows them: a folder each, and [`GameUi`], by which
//! the shared table knows them.

pub mod city;
#[cfg(target_arch = "wasm32")]
pub mod follow;
pub mod mat;
pub mod places;
#[cfg(target_arch = "wasm32")]
pub mod seat_name;
pub mod tableau;
#[cfg(test)]
mod testing;

use sobremesa::core::{Actions, Game, Seat, Viewer};
use sobremesa::session::registry::Seated;
use sobremesa::session::{AutoAnswer, Policy, Session};

use crate::app::games::Reading;
use crate::app::i18n::Lang;
use crate::app::i18n::learn::FirstTime;
use crate::app::prefs::Confirm;
use crate::app::sound::Sound;
use crate::app::table::model::{PromptModel, Sheet, Tap};

/// How long an event deserves to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pacing {
    /// Part of something that follows at once.
    None,
    /// A move.
    Move,
    /// The end of a phase.
    Phase,
}

/// How a line stands in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A heading.
    Round,
    /// Somebody's move.
    Move,
    /// What followed from it.
    Effect,
    /// Somebody did nothing.
    Pass,
    /// A step of how a seat chooses that the rules play.
    Thought,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The step it belongs to.
    pub step: usize,
    /// Whose it is, if anybody's.
    pub seat: Option<Seat>,
    /// How it stands.
    pub rank: Rank,
    /// The sentence.
    pub text: String,
    /// The rule that it names, for a step of how a seat chooses.
    pub rule: Option<&'static str>,
}

impl Line {
    /// Says of a step's move that it was made by itself.
    pub fn mark_automatic(lines: &mut [Line], mark: &str) {
        if let Some(line) = lines.iter_mut().find(|line| line.rank == Rank::Move) {
            line.text.push_str(&format!(" ({mark})"));
        }
    }
}

/// A region of the table in sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Passage {
    /// Its heading.
    pub title: String,
    /// What is there, a sentence each; never empty.
    pub lines: Vec<String>,
}

impl Passage {
    /// A region with something to say; `None` if every sentence is empty.
    pub fn of(title: impl Into<String>, lines: impl IntoIterator<Item = String>) -> Option<Passage> {
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        (!lines.is_empty()).then(|| Passage { title: title.into(), lines })
    }
}

/// A piece that travels: between places by name (the first one on the screen
/// counts), drawn as `art` of the game's sprite.
#[derive(Clone, Debug, PartialEq)]
pub struct Flight {
    /// Where it may come from.
    pub from: Vec<String>,
    /// Where it may go.
    pub to: Vec<String>,
    /// Its drawing.
    pub art: String,
}

/// Who has done what in the phase being played. `T` is the game's target.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip<T> {
    /// The piece that it is about, whose sheet tells more.
    pub about: T,
    /// The drawing of the phase: an id in the sprite.
    pub icon: String,
    /// Its name.
    pub title: String,
    /// A row for every seat, in the order of play.
    pub rows: Vec<Did>,
}

/// What a seat has done in a phase.
#[derive(Clone, Debug, PartialEq)]
pub struct Did {
    /// Whose row it is.
    pub seat: Seat,
    /// How far that seat is.
    pub turn: PhaseTurn,
    /// What it has done, in a few words: "Tower", "+2". Empty before it has
    /// done anything.
    pub text: String,
    /// The same for the viewer, where drawings say it shorter; otherwise empty.
    pub drawn: Vec<Bit>,
}

/// A bit of a line that is drawn in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bit {
    /// Words or figures.
    Words(String),
    /// A piece: an id in the sprite, and its letter for colour aids.
    Piece(String, &'static str),
}

/// How far a seat is in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseTurn {
    /// It has had its turn.
    Done,
    /// It is its turn.
    Now,
    /// Its turn will come.
    Next,
}

/// What the shared parts of the table show of a board's model.
pub struct Shared<'a, T> {
    /// The prompt bar.
    pub prompt: &'a PromptModel<T>,
    /// "Round 9".
    pub round: &'a str,
    /// What stays to be said until the end.
    pub banner: Option<&'a str>,
}

/// What a board is drawn from, and what taps are judged by.
pub struct BoardContext<'a, G: GameUi> {
    /// The rule set, for what is printed on the pieces.
    pub game: &'a G,
    /// The table as the viewer sees it.
    pub view: &'a G::View,
    /// What the viewer's seat may choose now; empty while somebody else decides
    /// or something is still being shown.
    pub legal: &'a Actions<G::Action>,
    /// What the selection would lead to.
    pub preview: &'a G::Preview,
    /// The selection.
    pub draft: &'a G::Draft,
    /// Names by seat.
    pub names: &'a [String],
    /// Names of the opponents' levels by seat; `None` for people.
    pub levels: &'a [Option<String>],
    /// The seat of the only person at the table, spoken of as "you".
    pub me: Option<Seat>,
    /// Whose city is on the table.
    pub visiting: Option<Seat>,
    /// The language.
    pub lang: Lang,
    /// When a choice needs a second tap.
    pub confirm: Confirm,
}

impl<G: GameUi> Clone for BoardContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for BoardContext<'_, G> {}

/// A tap's consequence in this game.
pub type TapOf<G> = Tap<<G as sobremesa::core::Game>::Action, <G as GameUi>::Draft, <G as GameUi>::Target>;

/// A game as the page shows it: sentences, a pure model of the board, and how
/// taps are understood. Rendering stands apart, in `Seatable`.
pub trait GameUi: Seated
    + AutoAnswer<Power: Send + Sync>
    + Game<View: Send + Sync, Action: Send + Sync + 'static, Event: Send + Sync, Prompt: Send + Sync + 'static>
{
    /// A selection that has not been carried out.
    type Draft: Clone + Default + PartialEq + Send + Sync + 'static;
    /// What can be tapped.
    type Target: Copy + PartialEq + Send + Sync + std::fmt::Debug + 'static;
    /// What a selection would lead to.
    type Preview: Clone + Default + PartialEq + Send + Sync + 'static;
    /// Everything that the board shows.
    type Model: Clone + PartialEq + Send + Sync + 'static;

    /// The name of the edition being played.
    fn title(&self, lang: Lang) -> &'static str;

    /// The keys of its board alone, and what they do.
    fn keys(_lang: Lang) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The ID of the rule behind a reason, for links.
    fn rule_of(reason: Self::Reason) -> &'static str;

    /// Why something is impossible.
    fn reason(&self, reason: Self::Reason, lang: Lang) -> String;

    /// Why `action` is impossible on this table, with its pieces by name.
    fn refusal(context: BoardContext<'_, Self>, _action: Self::Action, reason: Self::Reason) -> String {
        context.game.reason(reason, context.lang)
    }

    /// Tries the selection out on a copy of the table.
    fn preview(table: &Session<Self>, seat: Seat, draft: &Self::Draft) -> Self::Preview;

    /// The selection to begin with, for a new question.
    fn begin(view: &Self::View, legal: &Actions<Self::Action>) -> Self::Draft;

    /// The board.
    fn build(context: BoardContext<'_, Self>) -> Self::Model;

    /// What the shared parts of the table show of it.
    fn shared(model: &Self::Model) -> Shared<'_, Self::Target>;

    /// What a tap leads to.
    fn tap(context: BoardContext<'_, Self>, target: Self::Target) -> TapOf<Self>;

    /// The card sheet of a target, if it has one.
    fn sheet(context: BoardContext<'_, Self>, target: Self::Target) -> Option<Sheet>;

    /// Every legal action as a sentence, with the heading it stands under.
    fn actions(context: BoardContext<'_, Self>) -> Vec<(&'static str, String, Self::Action)>;

    /// The lines that one step adds to the log.
    fn lines(
        step: usize,
        events: &[Self::Event],
        view: &Self::View,
        names: &[String],
        me: Option<Seat>,
        lang: Lang,
    ) -> Vec<Line>;

    /// How long an event deserves to be looked at.
    fn pacing(event: &Self::Event) -> Pacing;

    /// Whether a phase begins here, for [`GameUi::strip`].
    fn opens_phase(_event: &Self::Event) -> bool {
        false
    }

    /// Who has done what since `events` began, with the opening of a phase;
    /// public facts only. `None` if there is nothing to say.
    fn strip(_events: &[Self::Event], _view: &Self::View, _lang: Lang) -> Option<Strip<Self::Target>> {
        None
    }

    /// Whether an event says why the game comes to its end.
    fn tells_end(event: &Self::Event) -> bool;

    /// The rule with which the part of the game begins that is being played.
    fn rule_now(view: &Self::View) -> &'static str;

    /// What is told when this is asked for the first time.
    fn first_time(prompt: &Self::Prompt, lang: Lang) -> Option<FirstTime>;

    /// What breaks a tie; `None` in games in which nothing does.
    fn tie_break(_lang: Lang) -> Option<&'static str> {
        None
    }

    /// Whether hands are hidden, so that nobody else knows whether a seat had a choice.
    const HAS_HANDS: bool;

    /// What a seat that chooses cannot know.
    fn unknown(lang: Lang) -> &'static str;

    /// The numbers of events after which to stop for a moment, ascending, where
    /// the viewer could not follow a step at once. As many for every viewer.
    fn pauses(_events: &[Self::Event]) -> Vec<usize> {
        Vec::new()
    }

    /// Whether an event is a step of how a seat chooses that the rules play: it is
    /// looked at for longer.
    fn is_thought(_event: &Self::Event) -> bool {
        false
    }

    /// Marks in a view partway through a step, up to one of its pauses, what
    /// the events so far are about; `before` is the view before the step.
    fn point_out(_view: &mut Self::View, _before: &Self::View, _events: &[Self::Event]) {}

    /// The pieces that travel when a step is shown.
    fn flights(events: &[Self::Event], view: &Self::View) -> Vec<Flight>;

    /// What an event sounds like, if anything.
    fn sound(event: &Self::Event) -> Option<Sound>;

    /// The prompt as one sentence.
    fn prompt_text(context: BoardContext<'_, Self>) -> String;

    /// The table in sentences, region by region.
    fn describe(context: BoardContext<'_, Self>) -> Vec<Passage>;

    /// What of the rules reference holds at this table; `None` if all of it is
    /// shown.
    fn reading(&self) -> Option<Reading> {
        None
    }

    /// A source of points by its key.
    fn source(&self, key: &str, lang: Lang) -> &'static str;

    /// A piece behind a score line by its key.
    fn piece(&self, key: &str, lang: Lang) -> String;

    /// What a seat is called that the rules play by themselves, such as the
    /// opponent of a solo game; `None` for everybody else.
    fn played_by_rule(&self, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// What kind of table this is for somebody who plays alone against what the
    /// rules play: results of one kind are compared. `None` if nobody's are kept.
    fn solo_kind(&self) -> Option<String> {
        None
    }

    /// The name of a power switch; `None` while `seat` does not own the power.
    fn power(power: Self::Power, view: &Self::View, seat: Seat, lang: Lang) -> Option<&'static str>;
}

/// The lines that one step adds to the log: what is said of each event, whose
/// deed it is, how it stands and which rule it names; nothing is said of what goes without saying.
pub fn told<E>(
    step: usize,
    events: &[E],
    said: impl Fn(&E) -> Option<String>,
    seat: fn(&E) -> Option<Seat>,
    rank: fn(&E) -> Rank,
    rule: fn(&E) -> Option<&'static str>,
) -> Vec<Line> {
    let line = |event: &E| {
        Some(Line { step, seat: seat(event), rank: rank(event), text: said(event)?, rule: rule(event) })
    };
    events.iter().filter_map(line).collect()
}

/// The viewer of a seat's person, or the public one.
pub fn viewer_of(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Public, Viewer::Seat)
}

/// The three positions of a power switch, in the order in which they stand.
pub const POLICIES: [Policy; 3] = [Policy::Always, Policy::Ask, Policy::Never];
