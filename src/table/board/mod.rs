//! A board as the table around it knows it: [`GameUi`], and what boards have in common.

#[cfg(target_arch = "wasm32")]
pub mod follow;
pub mod guide;
pub mod places;
#[cfg(target_arch = "wasm32")]
pub mod seat_name;
#[cfg(not(target_arch = "wasm32"))]
pub mod testing;

use ai::Ideas;
use game_core::{Actions, Game, Seat, Viewer};
use session::puzzles::PuzzleRules;
use session::study::PositionEditor;
use session::{AutoAnswer, Policy, Seated, Session};

use self::guide::Guide;
use crate::game::Reading;
use crate::model::{PromptModel, Sheet, Tap};
use ui::i18n::Lang;
use ui::i18n::learn::FirstTime;
use ui::prefs::Confirm;
use ui::sound::Sound;

/// Time for which an event is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pacing {
    /// Part of something that follows at once.
    None,
    Move,
    /// The end of a phase.
    Phase,
}

/// Rank of a line in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// A heading.
    Round,
    /// Somebody's move.
    Move,
    /// Effect of a deed.
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
    /// Seat that it belongs to, if any.
    pub seat: Option<Seat>,
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
    /// Sentences about the place; never empty.
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
    /// Places where it may come from.
    pub from: Vec<String>,
    /// Places where it may go.
    pub to: Vec<String>,
    /// Its drawing.
    pub art: String,
}

/// Strip of the phase being played: the deeds of each seat. `T` is the game's target.
#[derive(Clone, Debug, PartialEq)]
pub struct Strip<T> {
    /// The piece that it is about, whose sheet tells more.
    pub about: T,
    /// The drawing of the phase: an id in the sprite.
    pub icon: String,
    /// Its name.
    pub title: String,
    /// A row for every seat, in the order of play.
    pub rows: Vec<StripRow>,
}

/// Deeds of a seat in a phase.
#[derive(Clone, Debug, PartialEq)]
pub struct StripRow {
    pub seat: Seat,
    /// Progress of that seat.
    pub turn: PhaseTurn,
    /// Deeds in a few words: "Tower", "+2". Empty before it has done anything.
    pub text: String,
    /// The same for the viewer, where drawings say it shorter; otherwise empty.
    pub drawn: Vec<Inline>,
}

/// A bit of a line that is drawn in part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Words or figures.
    Words(String),
    /// A piece: an id in the sprite, and its letter for colour aids.
    Piece(String, &'static str),
}

/// Progress of a seat in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseTurn {
    /// It has had its turn.
    Done,
    /// It is its turn.
    Now,
    /// Its turn will come.
    Next,
}

/// Parts of a board's model that the shared parts of the table show.
pub struct SharedParts<'a, T> {
    /// The prompt bar.
    pub prompt: &'a PromptModel<T>,
    /// "Round 9".
    pub round: &'a str,
    /// Banner that stays until the end.
    pub banner: Option<&'a str>,
}

/// Context that a board is drawn from, and that taps are judged by.
pub struct BoardContext<'a, G: GameUi> {
    /// The rule set, for what is printed on the pieces.
    pub game: &'a G::Game,
    /// The table as the viewer sees it.
    pub view: &'a ViewOf<G>,
    /// Legal actions of the viewer's seat; empty while somebody else decides or something is still
    /// being shown.
    pub legal: &'a Actions<ActionOf<G>>,
    /// Forecast of the selection.
    pub preview: &'a G::Preview,
    /// The selection.
    pub draft: &'a G::Draft,
    /// Names by seat.
    pub names: &'a [String],
    /// Names of the opponents' levels by seat; `None` for people.
    pub levels: &'a [Option<String>],
    /// The seat of the only person at the table, spoken of as "you".
    pub me: Option<Seat>,
    /// Seat whose city is on the table.
    pub visiting: Option<Seat>,
    /// True at the table of a study, where what is missing can be added.
    pub edits: bool,
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

/// Meanings of a tap that all boards have in common.
impl<G: GameUi> BoardContext<'_, G> {
    /// Shows the sheet of a piece that is not part of the question.
    pub fn aside(self, target: G::Target) -> TapOf<G> {
        G::sheet(self, target).map_or(Tap::Nothing, Tap::Sheet)
    }

    /// Carries out an action, or has the rules say why not.
    pub fn act(self, action: ActionOf<G>) -> TapOf<G> {
        if self.legal.contains(&action) { Tap::Act(vec![action]) } else { Tap::Refused(action) }
    }

    /// Changes the selection.
    pub fn changed(self, change: impl FnOnce(&mut G::Draft)) -> TapOf<G> {
        let mut draft = self.draft.clone();
        change(&mut draft);
        Tap::Draft(draft)
    }
}

/// `item`, unless it is selected already.
pub fn other<T: PartialEq>(selected: Option<T>, item: T) -> Option<T> {
    if selected.as_ref() == Some(&item) { None } else { Some(item) }
}

/// A tap's consequence in this game.
pub type TapOf<G> = Tap<ActionOf<G>, <G as GameUi>::Draft, <G as GameUi>::Target>;

/// The actions of a game on the page.
pub type ActionOf<G> = <<G as GameUi>::Game as Game>::Action;
/// Its configuration.
pub type ConfigOf<G> = <<G as GameUi>::Game as Game>::Config;
/// Its events.
pub type EventOf<G> = <<G as GameUi>::Game as Game>::Event;
/// The fault of a position of it.
pub type FlawOf<G> = <<G as GameUi>::Game as Game>::Flaw;
/// Its ideas behind a choice.
pub type IdeaOf<G> = <<G as GameUi>::Game as Ideas>::Idea;
/// Its positions.
pub type PositionOf<G> = <<G as GameUi>::Game as Game>::Position;
/// Its power switches.
pub type PowerOf<G> = <<G as GameUi>::Game as AutoAnswer>::Power;
/// Its questions.
pub type PromptOf<G> = <<G as GameUi>::Game as Game>::Prompt;
/// Its refusals.
pub type ReasonOf<G> = <<G as GameUi>::Game as Game>::Reason;
/// Its views.
pub type ViewOf<G> = <<G as GameUi>::Game as Game>::View;

/// A game as the page shows it: sentences, a pure model of the board, and how
/// taps are understood. Rendering stands apart, in `GameBoard`.
///
/// A type of the page stands for the game and has these methods: the game itself, which lies in a package below,
/// knows no page.
pub trait GameUi: Sized + 'static {
    /// The game.
    type Game: Seated
        + PuzzleRules
        + PositionEditor
        + AutoAnswer<Power: Send + Sync>
        + Game<
            View: Send + Sync,
            Action: Send + Sync + 'static,
            Event: Send + Sync,
            Prompt: Send + Sync + 'static,
        > + Ideas<Idea: Sync>;

    /// The key of the game.
    const ID: &'static str = <Self::Game as Game>::ID;

    /// A selection that has not been carried out.
    type Draft: Clone + Default + PartialEq + Send + Sync + 'static;
    /// Target of a tap.
    type Target: Copy + PartialEq + Send + Sync + std::fmt::Debug + 'static;
    /// Forecast of a selection.
    type Preview: Clone + Default + PartialEq + Send + Sync + 'static;
    /// Everything that the board shows.
    type Model: Clone + PartialEq + Send + Sync + 'static;

    /// The name of the edition being played.
    fn title(game: &Self::Game, lang: Lang) -> &'static str;

    /// The keys of its board alone, and what they do.
    fn keys(_lang: Lang) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// The ID of the rule behind a reason, for links.
    fn rule_of(reason: ReasonOf<Self>) -> &'static str;

    /// Returns a refusal.
    fn reason(game: &Self::Game, reason: ReasonOf<Self>, lang: Lang) -> String;

    /// Why `action` is impossible on this table, with its pieces by name.
    fn refusal(context: BoardContext<'_, Self>, _action: ActionOf<Self>, reason: ReasonOf<Self>) -> String {
        Self::reason(context.game, reason, context.lang)
    }

    /// Tries the selection out on a copy of the table.
    fn preview(table: &Session<Self::Game>, seat: Seat, draft: &Self::Draft) -> Self::Preview;

    /// The selection to begin with, for a new question.
    fn begin(view: &ViewOf<Self>, legal: &Actions<ActionOf<Self>>) -> Self::Draft;

    /// The board.
    fn build(context: BoardContext<'_, Self>) -> Self::Model;

    /// Returns the parts that the shared parts of the table show.
    fn shared(model: &Self::Model) -> SharedParts<'_, Self::Target>;

    /// Returns the meaning of a tap.
    fn tap(context: BoardContext<'_, Self>, target: Self::Target) -> TapOf<Self>;

    /// The card sheet of a target, if it has one.
    fn sheet(context: BoardContext<'_, Self>, target: Self::Target) -> Option<Sheet>;

    /// Every legal action as a sentence, with the heading it stands under.
    fn actions(context: BoardContext<'_, Self>) -> Vec<(&'static str, String, ActionOf<Self>)>;

    /// Names the places on the board where an action happens, as lessons name them; those that are not on the screen are
    /// passed over.
    fn places(_context: BoardContext<'_, Self>, _action: ActionOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The lines that one step adds to the log.
    fn lines(
        step: usize,
        events: &[EventOf<Self>],
        view: &ViewOf<Self>,
        names: &[String],
        me: Option<Seat>,
        lang: Lang,
    ) -> Vec<Line>;

    /// Returns the time for which an event is shown.
    fn pacing(event: &EventOf<Self>) -> Pacing;

    /// Returns true if a phase begins here, for [`GameUi::strip`].
    fn opens_phase(_event: &EventOf<Self>) -> bool {
        false
    }

    /// Returns the strip since `events` began, with the opening of a phase; public facts only.
    /// `None` if there is nothing to say.
    fn strip(_events: &[EventOf<Self>], _view: &ViewOf<Self>, _lang: Lang) -> Option<Strip<Self::Target>> {
        None
    }

    /// Returns true if an event says why the game comes to its end.
    fn tells_end(event: &EventOf<Self>) -> bool;

    /// The rule with which the part of the game begins that is being played.
    fn rule_now(view: &ViewOf<Self>) -> &'static str;

    /// Returns the explanation of a question that is asked for the first time.
    fn first_time(prompt: &PromptOf<Self>, lang: Lang) -> Option<FirstTime>;

    /// Returns the guided first game.
    fn guide() -> &'static Guide<Self>;

    /// Returns what the coach says of a topic of the guided game.
    fn guide_text(topic: &str, lang: Lang) -> &'static str;

    /// Names the tie break; `None` in games without one.
    fn tie_break(_lang: Lang) -> Option<&'static str> {
        None
    }

    /// True if hands are hidden, so that nobody else knows whether a seat had a choice.
    const HAS_HANDS: bool;

    /// An idea behind a choice of `seat`, as a sentence: a fact of the table that speaks for it.
    fn idea(context: BoardContext<'_, Self>, seat: Seat, idea: &IdeaOf<Self>) -> String;

    /// Names the places that an idea speaks of, as lessons name them; those that are not on the screen are passed over.
    fn idea_places(_context: BoardContext<'_, Self>, _seat: Seat, _idea: &IdeaOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// Names the facts that a seat which chooses cannot know.
    fn unknown(lang: Lang) -> &'static str;

    /// The numbers of events after which to stop for a moment, ascending, where
    /// the viewer could not follow a step at once. As many for every viewer.
    fn pauses(_events: &[EventOf<Self>]) -> Vec<usize> {
        Vec::new()
    }

    /// Returns true if an event is a step in the choice of a seat that the rules play: it is looked
    /// at for longer.
    fn is_thought(_event: &EventOf<Self>) -> bool {
        false
    }

    /// True if such steps are shown in one line with what comes of them, at paces that have no time for each
    /// ([`Pace::folds_reasons`](ui::prefs::Pace::folds_reasons)): the rules play several seats, with many choices in a round.
    const FOLDS_REASONS: bool = false;

    /// Marks in a view partway through a step, up to one of its pauses, what
    /// the events so far are about; `before` is the view before the step.
    fn point_out(_view: &mut ViewOf<Self>, _before: &ViewOf<Self>, _events: &[EventOf<Self>]) {}

    /// The pieces that travel when a step is shown.
    fn flights(events: &[EventOf<Self>], view: &ViewOf<Self>) -> Vec<Flight>;

    /// Returns the sound of an event, if it has one.
    fn sound(event: &EventOf<Self>) -> Option<Sound>;

    /// The prompt as one sentence.
    fn prompt_text(context: BoardContext<'_, Self>) -> String;

    /// The table in sentences, region by region.
    fn describe(context: BoardContext<'_, Self>) -> Vec<Passage>;

    /// Returns the selection of the rules reference for this table; `None` if all of it is shown.
    fn reading(_game: &Self::Game) -> Option<Reading> {
        None
    }

    /// A source of points by its key.
    fn source(game: &Self::Game, key: &str, lang: Lang) -> &'static str;

    /// A piece behind a score line by its key.
    fn piece(game: &Self::Game, key: &str, lang: Lang) -> String;

    /// Returns the name of a seat that the rules play by themselves, such as the opponent of a solo
    /// game; `None` for everybody else.
    fn played_by_rule(_game: &Self::Game, _seat: Seat, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// Returns the kind of a table where somebody plays alone against the rules: results of one
    /// kind are compared. `None` if none are kept.
    fn solo_kind(_game: &Self::Game) -> Option<String> {
        None
    }

    /// The name of a power switch; `None` while `seat` does not own the power.
    fn power(power: PowerOf<Self>, view: &ViewOf<Self>, seat: Seat, lang: Lang) -> Option<&'static str>;
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
