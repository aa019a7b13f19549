//! The rules of play, one file per section of the specification.

mod chance;
mod check;
mod construct;
mod contour;
mod deck;
mod determinize;
mod districts;
mod draft;
mod end;
mod flow;
mod foresee;
mod gain;
mod hal;
mod markers;
mod outlook;
mod position;
mod prepare;
mod redact;
mod resolve;
mod score;
mod select;
mod setup;
mod supply;
mod urbanize;
mod view;

pub use self::construct::{Cost, Missing};
pub use self::contour::markers_around;
pub(crate) use self::districts::districts;
pub use self::foresee::Change;
pub use self::outlook::Outlook;
pub use self::score::UNUSED_REDRAW;
pub(crate) use self::score::end_points;
use super::action::{Action, Good};
use super::config::Config;
use super::editions::{self, HAL, Ruleset};
use super::event::Event;
use super::flaw::Flaw;
use super::position::Position;
use super::prompt::Prompt;
use super::reason::Reason;
use super::state::{Frame, State};
use super::view::View;
use game_core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer, list,
};

/// Ginkgopolis in one mode with its options.
#[derive(Clone, Debug)]
pub struct Ginkgopolis {
    config: Config,
    rules: Ruleset,
}

impl Ginkgopolis {
    /// Returns the rules of the mode.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }
}

impl Game for Ginkgopolis {
    const ID: &'static str = "ginkgopolis";
    const RULES_VERSION: u16 = 2;
    /// Before, nobody could leave the last tile (`GK-GAIN-06`).
    const REPLAYS_SINCE: u16 = 1;

    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;
    type Flaw = Flaw;
    type Position = Position;

    fn new(config: &Config) -> Result<Self, ConfigError> {
        Ok(Ginkgopolis { config: config.clone(), rules: editions::resolve(config)? })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    /// Hal holds the last seat of a solo game.
    fn seats(&self) -> u8 {
        self.rules.parties()
    }

    fn is_automa(&self, seat: Seat) -> bool {
        self.rules.hal.is_some() && seat == HAL
    }

    fn setup(&self, seed: u64, log: &mut impl Sink<Event>) -> State {
        setup::setup(self, seed, log)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn<Prompt> {
        flow::turn(self, state)
    }

    fn legal(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        let Some(frame) = state.stack.top() else { return };
        let seat = flow::asked(self, state, frame);
        match frame {
            Frame::Draft { pick, .. } => draft::legal(self, state, seat, pick, out),
            Frame::Select { .. } => select::legal_card(state, seat, out),
            Frame::Companion { .. } => select::legal_tile(state, seat, out),
            Frame::Goods => resolve::legal_goods(state, out),
            Frame::LastTile => list(out, [Action::Take(Good::Tile), Action::Leave]),
            Frame::Shift { tile } => markers::legal_shifts(state, tile, out),
            Frame::Place { tile, left, adjacent, row } => {
                markers::legal_cells(state, (tile, left, adjacent, row), out);
            }
            Frame::Return { after, .. } => supply::legal(state, seat, after, out),
            Frame::Resolve { .. }
            | Frame::Finish { .. }
            | Frame::Effects { .. }
            | Frame::Exploit { .. }
            | Frame::Adjacent { .. }
            | Frame::Act { .. }
            | Frame::HalReveals
            | Frame::StartRound => unreachable!("invariant: a settled state asks somebody"),
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        let frame = state.stack.top().expect("invariant: somebody is asked");
        let seat = flow::asked(self, state, frame);
        match action {
            Action::Done => supply::done(state),
            Action::Keep(character) => draft::keep(self, state, seat, character, log),
            Action::Redraw => select::redraw(self, state, seat, log),
            Action::Card(card) => select::choose(self, state, seat, card, log),
            Action::Alone => select::commit(self, state, seat, None, log),
            Action::With(tile) => select::commit(self, state, seat, Some(tile), log),
            Action::Take(_) if frame == Frame::LastTile => gain::take_last(self, state, log),
            Action::Take(good) => resolve::take(self, state, good, log),
            Action::Shift(index) => markers::shift(state, index, log),
            Action::Row(row) => markers::choose_row(state, row),
            Action::Place(cell) => markers::put(state, cell, false, log),
            Action::Return(tile) => supply::put_back(state, tile),
            Action::Leave => gain::leave_last(state, log),
        }
        flow::settle(self, state, log);
    }

    fn why_not(&self, state: &State, action: Action) -> Option<Reason> {
        let mut legal = Actions::new();
        self.legal(state, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return None;
        }
        let Some(frame) = state.stack.top() else { return Some(Reason::GameOver) };
        let seat = flow::asked(self, state, frame);
        Some(match (frame, action) {
            (Frame::Draft { .. }, Action::Keep(_)) => Reason::NotInPacket,
            (Frame::Select { .. }, Action::Redraw) => Reason::NoRedraw,
            (Frame::Companion { .. }, Action::Redraw) => Reason::TooLateToRedraw,
            (Frame::Select { .. }, Action::Card(_)) => Reason::NotInHand,
            (Frame::Companion { .. }, Action::With(_)) => Reason::NotBehindScreen,
            (Frame::Goods, Action::Take(Good::Resource)) => Reason::ReserveEmpty,
            (Frame::Goods, Action::Take(Good::Tile)) => Reason::SupplyEmpty,
            (Frame::Shift { .. }, Action::Shift(_)) => Reason::NoSuchShift,
            (Frame::Place { .. }, Action::Row(_)) => Reason::NotInRow,
            (Frame::Place { tile, left, adjacent, row }, Action::Place(cell)) => {
                markers::why_not_cell(state, (tile, left, adjacent, row), cell)
            }
            (Frame::Return { .. }, Action::Return(tile)) if state.board(seat).tiles.has(tile) => {
                Reason::Ascending
            }
            (Frame::Return { .. }, Action::Return(_)) => Reason::NotBehindScreen,
            _ => Reason::NotAsked,
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer, flow::turn(self, state))
    }

    /// Everybody hears of every event, but not of every piece in it.
    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(redact::redact(event, viewer))
    }

    fn redact_action(&self, action: Action, seat: Seat, viewer: Viewer) -> Option<Action> {
        (viewer.is(seat) || !redact::is_secret(action)).then_some(action)
    }

    fn reveals(&self, event: &Event) -> bool {
        redact::reveals(event)
    }

    fn determinize_for(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        determinize::determinize(self, state, viewer, rng);
    }

    fn reopen(&self, state: &mut State, seat: Seat) {
        select::reopen(self, state, seat);
    }

    fn is_asked_too(&self, state: &State, seat: Seat) -> bool {
        state.stack.top().is_some_and(|frame| flow::is_asked_too(self, state, frame, seat))
    }

    fn tallies(&self, state: &State) -> Tallies {
        score::tallies(self, state)
    }

    fn score(&self, state: &State) -> ScoreSheet {
        score::sheet(self, state)
    }

    fn position(&self, state: &State) -> Position {
        position::write(self, state)
    }

    fn from_position(position: &Position) -> Result<(Self, State), PositionError<Flaw>> {
        position::read(position)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        check::check(self, state)
    }
}
