//! The rules of play, one file per section of the rulebook.

mod bonus;
mod builder;
mod captain;
mod chance;
mod check;
mod councillor;
mod determinize;
mod discard;
mod flow;
mod foresee;
mod mayor;
mod mutations;
mod payment;
mod position;
mod producer;
mod prospector;
pub(super) mod queries;
mod redact;
mod round_start;
mod row;
mod score;
mod setup;
mod trader;
mod view;

pub(crate) use builder::MAX_GOODS;
pub use foresee::Change;

use super::action::Action;
use super::config::Config;
use super::data::buildings::{Class, PARK_COVER};
use super::editions::{self, CardSet, Ruleset};
use super::event::Event;
use super::flaw::Flaw;
use super::ids::{Kind, KindSet};
use super::position::Position;
use super::prompt::Prompt;
use super::reason::Reason;
use super::state::{Frame, State};
use super::view::View;
use game_core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer, list,
};

/// San Juan of one edition with its options.
#[derive(Clone, Debug)]
pub struct SanJuan {
    config: Config,
    rules: Ruleset,
    /// `affordable[n]`: the kinds whose printed cost is at most `n`.
    affordable: [KindSet; 16],
    /// Production buildings.
    production: KindSet,
}

impl SanJuan {
    /// Printed cost of `kind` in cards.
    #[inline(always)]
    pub fn cost(&self, kind: Kind) -> u8 {
        self.rules.cards[kind.index()].cost
    }

    /// Printed victory points of `kind`.
    #[inline(always)]
    pub fn vp(&self, kind: Kind) -> u8 {
        self.rules.cards[kind.index()].vp
    }

    /// Returns the discount for covering a visible `kind`, in cards (`SJ-BLD-CRANE-2`,
    /// `SJ-BLD-PARK-1`).
    #[inline(always)]
    pub fn cover_value(&self, kind: Kind) -> u8 {
        if kind == Kind::Park { PARK_COVER } else { self.cost(kind) }
    }

    /// Returns the set of cards that the table plays with.
    pub fn card_set(&self) -> CardSet {
        self.rules.card_set
    }

    /// Copies of `kind` in this game, on the table included.
    #[inline(always)]
    pub fn copies(&self, kind: Kind) -> u8 {
        self.rules.cards[kind.index()].count
    }

    /// Returns the class of `kind`.
    #[inline(always)]
    pub fn class(&self, kind: Kind) -> Class {
        self.rules.cards[kind.index()].class
    }
}

impl Game for SanJuan {
    const ID: &'static str = "san-juan";
    const RULES_VERSION: u16 = 1;

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
        let rules = editions::resolve(config)?;
        let mut affordable = [KindSet::EMPTY; 16];
        for (budget, set) in affordable.iter_mut().enumerate() {
            for card in rules.cards.iter().filter(|card| card.cost as usize <= budget) {
                set.insert(card.kind);
            }
        }
        let config = editions::in_full(config, &rules);
        Ok(SanJuan { config, rules, affordable, production: KindSet::PRODUCTION })
    }

    fn config(&self) -> &Config {
        &self.config
    }

    fn seats(&self) -> u8 {
        self.config.players
    }

    fn setup(&self, seed: u64, log: &mut impl Sink<Event>) -> State {
        setup::setup(self, seed, log)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn<Prompt> {
        flow::turn(state)
    }

    fn legal(&self, state: &State, out: &mut Actions<Action>) {
        out.clear();
        match state.stack.top() {
            None => {}
            Some(Frame::Round { .. }) => flow::legal_roles(self, state, out),
            Some(Frame::Library) => list(out, [Action::Library(false), Action::Library(true)]),
            Some(Frame::Discard { why, left, from, .. }) => discard::legal(state, why, left, from, out),
            Some(Frame::Chapel) => round_start::legal(state, 0, out),
            Some(Frame::Church { from, .. }) => round_start::legal(state, from, out),
            Some(Frame::Offer { .. }) => bonus::legal(out),
            Some(Frame::Build) => builder::legal_build(self, state, out),
            Some(Frame::Site { kind }) => builder::legal_site(self, state, kind, out),
            Some(Frame::Pay { .. }) => payment::legal(state, out),
            Some(Frame::Produce { from, .. }) => producer::legal(state, from, out),
            Some(Frame::Sell { from, .. }) => trader::legal(state, from, out),
            Some(Frame::Keep { left, from, .. }) => councillor::legal(state, left, from, out),
            Some(Frame::Take { .. }) => row::legal(state, out),
            Some(Frame::Ship { from, .. }) => captain::legal(state, from, out),
            Some(Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. }) => {
                unreachable!("invariant: a settled state asks somebody")
            }
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Pass => flow::pass(self, state, log),
            Action::Role(role) => flow::pick(self, state, role, log),
            Action::Library(now) => flow::decide_library(self, state, now, log),
            Action::Build(kind) => builder::build(self, state, kind, log),
            Action::NewSite => builder::choose_site(self, state, None, log),
            Action::Over(slot) => builder::choose_site(self, state, Some(slot), log),
            Action::Waive(discount) => payment::waive(self, state, discount, log),
            Action::Spend(slot) => payment::spend(self, state, slot, log),
            Action::Pay(kind) => payment::pay(self, state, kind, log),
            Action::Produce(slot) => producer::produce(self, state, slot, log),
            Action::Sell(slot) => trader::sell(self, state, slot, log),
            Action::Keep(kind) => councillor::keep(state, kind, log),
            Action::Discard(kind) => discard::discard(state, kind, log),
            Action::Tuck(kind) => round_start::tuck(state, kind, log),
            Action::Draw => bonus::answer(self, state, true, log),
            Action::Take(kind) => row::take(self, state, kind, log),
            Action::Ship(slot) => captain::ship(state, slot, log),
        }
        flow::settle(self, state, log);
    }

    fn why_not(&self, state: &State, action: Action) -> Option<Reason> {
        let mut legal = Actions::new();
        self.legal(state, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return None;
        }
        Some(match state.stack.top() {
            None => Reason::GameOver,
            Some(Frame::Round { .. }) => flow::why_not_role(self, action),
            Some(Frame::Discard { from, .. }) => discard::why_not(state, from, action),
            Some(Frame::Chapel | Frame::Church { .. }) => round_start::why_not(state, action),
            Some(Frame::Build) => builder::why_not_build(self, state, action),
            Some(Frame::Site { kind }) => builder::why_not_site(self, state, kind, action),
            Some(Frame::Pay { .. }) => payment::why_not(state, action),
            Some(Frame::Produce { from, .. }) => producer::why_not(state, from, action),
            Some(Frame::Sell { from, .. }) => trader::why_not(state, from, action),
            Some(Frame::Keep { from, .. }) => councillor::why_not(state, from, action),
            Some(Frame::Take { .. }) => row::why_not(action),
            Some(Frame::Ship { from, .. }) => captain::why_not(state, from, action),
            Some(Frame::Library | Frame::Offer { .. }) => Reason::NotAsked,
            Some(Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. }) => Reason::NotAsked,
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer, flow::turn(state))
    }

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
        determinize::determinize(state, self.seats(), viewer, rng);
    }

    fn tallies(&self, state: &State) -> Tallies {
        Seat::all(self.seats()).map(|seat| score::tally(self, state, seat)).collect()
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
