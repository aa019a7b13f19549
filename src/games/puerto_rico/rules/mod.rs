//! The rules of play, one file per section of the rulebook.

mod adventurer;
mod atoms;
mod builder;
mod captain;
mod chance;
mod check;
mod craftsman;
mod determinize;
mod flow;
mod foresee;
mod planter;
mod position;
mod price_table;
mod queries;
mod recruiter;
mod score;
mod setup;
mod storage;
mod trader;
mod view;

pub use foresee::Change;

use super::action::Action;
use super::config::Config;
use super::data::buildings::BuildingDef;
use super::editions::{self, Ruleset};
use super::event::Event;
use super::ids::{Building, Role};
use super::position::Position;
use super::prompt::Prompt;
use super::reason::Reason;
use super::state::{Board, Frame, State};
use super::view::View;
use crate::core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer, list,
};
use price_table::PriceTable;

/// Puerto Rico of one edition with its options.
#[derive(Clone, Debug)]
pub struct PuertoRico {
    config: Config,
    rules: Ruleset,
    means: PriceTable,
}

impl PuertoRico {
    /// What is printed on a building in this game.
    #[inline(always)]
    pub fn def(&self, building: Building) -> &BuildingDef {
        &self.rules.buildings[building.index()]
    }

    /// What `seat` pays for `building` in coins, as the picker of the Builder
    /// or not (`PR-BUI-05`, `PR-BUI-06`).
    #[inline]
    pub fn price(&self, state: &State, seat: Seat, building: Building, is_builder: bool) -> u8 {
        queries::price(self, state, seat, building, is_builder)
    }

    /// What the function of an expanded building would score at the end for a
    /// board like this if it were manned there; 0 for other buildings.
    pub fn end_value(&self, board: &Board, building: Building) -> i16 {
        score::end_value(self, board, building)
    }

    /// The buildings that can be in this game, in canonical order.
    pub fn buildings(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.into_iter().filter(|building| self.rules.copies[building.index()] > 0)
    }

    /// Picks in a round.
    pub fn picks(&self) -> u8 {
        self.rules.figures.picks
    }

    /// Whether a role tile lies on this table.
    pub fn has_role(&self, role: Role) -> bool {
        flow::in_game(self, role)
    }
}

impl Game for PuertoRico {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u16 = 2;
    /// Before, nobody was asked about the Harbor's point (`PR-BLD-HARB-2`).
    const REPLAYS_SINCE: u16 = 1;

    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;
    type Reason = Reason;
    type Position = Position;

    fn new(config: &Config) -> Result<Self, ConfigError> {
        let rules = editions::resolve(config)?;
        Ok(PuertoRico { config: config.clone(), means: PriceTable::of(&rules), rules })
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
            Some(Frame::Hacienda) => list(out, [Action::Pass, Action::Draw]),
            Some(Frame::Take { .. }) => planter::legal_take(self, state, out),
            Some(Frame::Hospital { drawn, taken }) => planter::legal_hospital(drawn, taken, out),
            Some(Frame::Privilege | Frame::School { .. } | Frame::Produce | Frame::Harbor { .. }) => {
                list(out, [Action::Pass, Action::Accept]);
            }
            Some(Frame::Place { left, from }) => recruiter::legal(self, state, left, from, out),
            Some(Frame::Build) => builder::legal(self, state, out),
            Some(Frame::Extra) => craftsman::legal_extra(state, out),
            Some(Frame::Sell) => trader::legal(state, out),
            Some(Frame::Load) => captain::legal(state, out),
            Some(Frame::StoreAll { from, .. }) => storage::legal_all(state, from, out),
            Some(Frame::KeepOne { stored }) => storage::legal_one(self, state, stored, out),
            Some(Frame::Phase { .. } | Frame::Loading { .. }) => {
                unreachable!("invariant: a settled state asks somebody")
            }
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Pass => flow::pass(self, state, log),
            Action::Role(role) => flow::pick(state, role, log),
            Action::Draw => planter::draw(self, state, log),
            Action::Take(tile) => planter::take(self, state, tile, log),
            Action::Man(tile) => planter::man(state, tile, log),
            Action::Accept => flow::accept(self, state, log),
            Action::Place(spot) => recruiter::place(self, state, spot, log),
            Action::Build(building) => builder::build(self, state, building, log),
            Action::Extra(good) => craftsman::take_extra(state, good, log),
            Action::Sell(good) => trader::sell(state, good, log),
            Action::Load(good, ship) => captain::choose(self, state, good, Some(ship), log),
            Action::Wharf(good) => captain::choose(self, state, good, None, log),
            Action::StoreAll(good) => storage::store_all(state, good, log),
            Action::KeepOne(good) => storage::keep_one(state, good, log),
        }
        flow::settle(self, state, log);
    }

    fn why_not(&self, state: &State, action: Action) -> Option<Reason> {
        let mut legal = Actions::new();
        self.legal(state, &mut legal);
        if legal.binary_search(&action).is_ok() {
            return None;
        }
        Some(match (state.stack.top(), action) {
            (None, _) => Reason::GameOver,
            (Some(Frame::Round { .. }), Action::Role(_)) => Reason::RoleTaken,
            (Some(Frame::Round { .. }), Action::Pass) => Reason::MustPick,
            (Some(Frame::Take { .. }), Action::Take(tile)) => planter::why_not_take(self, state, tile),
            (Some(Frame::Hospital { .. }), Action::Man(_)) => Reason::NotObtained,
            (Some(Frame::Place { left, from }), Action::Place(spot)) => {
                recruiter::why_not(self, state, left, from, spot)
            }
            (Some(Frame::Build), Action::Build(building)) => builder::why_not(self, state, building),
            (Some(Frame::Extra), Action::Extra(good)) => craftsman::why_not_extra(state, good),
            (Some(Frame::Sell), Action::Sell(good)) => trader::why_not(state, good),
            (Some(Frame::Load), Action::Load(good, ship)) => captain::why_not(state, good, ship),
            (Some(Frame::Load), Action::Wharf(good)) => captain::why_not_own(state, good),
            (Some(Frame::Load), Action::Pass) => Reason::MustLoad,
            (Some(Frame::StoreAll { .. }), Action::StoreAll(good)) => storage::why_not_all(state, good),
            (Some(Frame::KeepOne { stored }), Action::KeepOne(good)) => {
                storage::why_not_one(state, stored, good)
            }
            (Some(Frame::Place { .. } | Frame::KeepOne { .. }), Action::Pass) => Reason::MustChoose,
            (Some(_), _) => Reason::NotAsked,
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer, flow::turn(state))
    }

    /// Every event is public.
    fn redact(&self, event: &Event, _eye: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::TileDrawn { .. } | Event::Market { .. } | Event::BagRefilled { .. })
    }

    fn determinize(&self, state: &mut State, _seat: Seat, rng: &mut Rng) {
        determinize::determinize(state, rng);
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

    fn from_position(position: &Position) -> Result<(Self, State), PositionError> {
        position::read(position)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        check::check(self, state)
    }
}
