//! The rules of play, one file per section of the rulebook.
//!
//! What only buildings of expansions do is marked `#[cold]`: inlined into the
//! steps of a phase it slows down every game that is played without them.

mod achievements;
mod adventurer;
mod base;
mod bohio;
mod bonus;
mod builder;
mod captain;
mod chance;
mod check;
mod citizens;
mod craftsman;
mod determinize;
mod draft;
mod expansions;
mod festival;
mod flow;
mod foresee;
mod mutations;
mod payment;
mod pension;
mod planter;
mod position;
mod price_table;
mod puertoma;
mod queries;
mod recruiter;
mod score;
mod second_tile;
mod setup;
mod small_wharf;
mod smuggler;
mod storage;
mod trader;
mod view;
mod watch;
mod zoning;

pub use foresee::Change;
pub(crate) use queries::{capacity, market_coins, warehouse_kinds};

use super::action::Action;
use super::config::Config;
use super::data::DRAFT_SLOTS;
use super::data::achievements::{Achievement, Condition};
use super::data::buildings::BuildingDef;
use super::data::puertoma::LEVELS;
use super::editions::{self, Ruleset};
use super::event::{Event, Weighed};
use super::flaw::Flaw;
use super::ids::{Building, BuildingSet, GOODS, Role};
use super::position::Position;
use super::prompt::{Ending, Prompt};
use super::reason::Reason;
use super::state::{Board, Frame, State};
use super::view::View;
use game_core::{
    Actions, ConfigError, Game, PositionError, Rng, ScoreSheet, Seat, Sink, Tallies, Turn, Viewer,
};
use price_table::PriceTable;

/// Puerto Rico of one edition with its options.
#[derive(Clone, Debug)]
pub struct PuertoRico {
    config: Config,
    rules: Ruleset,
    means: PriceTable,
    /// The buildings by the level of a Puertoma's town.
    by_level: [BuildingSet; LEVELS],
    /// The buildings by the cost for which the draft has slots.
    by_cost: [BuildingSet; DRAFT_SLOTS.len()],
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

    /// The buildings that `seat` could buy now, as the picker of the Builder or
    /// not, in canonical order; with a Hidden Market also those for which other
    /// things stand in for coins (`PR-X1-HID-2`).
    pub fn offers(&self, state: &State, seat: Seat, is_builder: bool) -> impl Iterator<Item = Building> {
        builder::offers(self, state, state.board(seat), is_builder)
    }

    /// What a Church that works gives for building this (`PR-X1-CHU-1`,
    /// `PR-X1-CHU-2`), 0 to 2.
    pub fn church_points(&self, building: Building) -> u8 {
        builder::church_points(self.def(building))
    }

    /// Single crates that the owner of `board` may keep besides what warehouses
    /// store (`PR-CAP-14`, `PR-X1-STO-1`), 1 to 4.
    #[inline]
    pub fn single_crates(&self, board: &Board) -> u8 {
        queries::single_crates(board)
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

    /// Copies of a building in this game; while the tray is drafted, those that would come into it.
    pub fn copies(&self, building: Building) -> u8 {
        self.rules.copies[building.index()]
    }

    /// Picks in a round.
    pub fn picks(&self) -> u8 {
        self.rules.figures.picks
    }

    /// Number of people the Smuggler would take from the Work Register now
    /// (`PR-SMG-08`).
    pub fn poachable(&self, state: &State) -> u8 {
        smuggler::poachable(self, state)
    }

    /// Way in which the bonus that is asked for would bring the end of the game nearer
    /// (`PR-BLD-GEN-7`); `None` if it would not, or if something else is asked.
    pub fn ending(&self, state: &State) -> Option<Ending> {
        bonus::ending(self, state)
    }

    /// Citizens in this game (`PR-X2-01`).
    pub fn citizens(&self) -> u8 {
        self.rules.citizens
    }

    /// Returns true if it matters which kind of people stand on a spot of `board` (`PR-X2-08`).
    pub fn tells(&self, board: &Board, spot: u8) -> bool {
        self.rules.citizens > 0 && citizens::tells(board, spot)
    }

    /// The open card of `seat` that it completes by paying all its coins for an
    /// expanded building.
    pub fn achieves_by_paying_all(&self, state: &State, seat: Seat) -> Option<Achievement> {
        achievements::open(self, state, seat).find(|card| card.condition() == Condition::PaidEverything)
    }

    /// Returns true if a festival or achievement cards reward what players do in this game.
    #[inline]
    pub fn has_goals(&self) -> bool {
        self.rules.watched
    }

    /// The cards that `seat` has in this state and has not completed.
    pub fn open_cards(&self, state: &State, seat: Seat) -> impl Iterator<Item = Achievement> {
        achievements::open(self, state, seat)
    }

    /// How much of what `card` counts lies on a board, and how much it takes;
    /// `None` if it takes a deed, or counts within a phase.
    pub fn progress_on(&self, board: &Board, card: Achievement) -> Option<(u8, u8)> {
        achievements::progress_on(self, board, card)
    }

    /// Crates by good that `seat` would produce now if it is a Puertoma
    /// (`PR-AUT-CRA-1`).
    pub fn puertoma_produces(&self, state: &State, seat: Seat) -> [u8; GOODS] {
        puertoma::crates(state, state.board(seat))
    }

    /// Returns true if a role tile lies on this table.
    pub fn has_role(&self, role: Role) -> bool {
        queries::in_game(self, role)
    }
}

/// Returns true if somebody moves off the Bohío.
fn is_move(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::MoveCitizen(_))
}

impl Game for PuertoRico {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u16 = 4;
    /// Before, nobody was asked about the Harbor's point (`PR-BLD-HARB-2`).
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
        let rules = editions::resolve(config)?;
        Ok(PuertoRico {
            config: config.clone(),
            means: PriceTable::of(&rules),
            by_level: puertoma::by_level(&rules),
            by_cost: draft::by_cost(&rules),
            rules,
        })
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
        // Workers are placed one by one, which is more than half of all choices, and most others
        // are picks of a role: what is done for the rest stands apart.
        match state.stack.peek() {
            Some(&Frame::Place { left: _, from, citizens: 0 }) => {
                return recruiter::legal(self, state, from, out);
            }
            Some(Frame::Round { .. }) => flow::legal_roles(self, state, out),
            _ => base::legal(self, state, out),
        }
        if self.rules.possible.has(Building::Bohio) && state.own().works(Building::Bohio) {
            bohio::list_moves(self, state, out);
        }
    }

    fn apply(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        if let Action::Place(spot) = action
            && let Some(&Frame::Place { left, from, citizens: 0 }) = state.stack.peek()
        {
            recruiter::place_worker(self, state, (left, from), spot, log);
        } else {
            base::apply(self, state, action, log);
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
            (Some(Frame::Round { .. }), Action::Role(role)) => flow::why_not_pick(self, state, role),
            (Some(Frame::Round { .. }), Action::Pass) => Reason::MustPick,
            (Some(Frame::Take { .. }), Action::Take(tile)) => planter::why_not_take(self, state, tile),
            (Some(Frame::Take { .. }), Action::Forest(tile)) => planter::why_no_forest(self, state, tile),
            (Some(Frame::SecondTile), Action::Take(tile)) => second_tile::why_not(state, tile),
            (Some(Frame::SecondTile), Action::Forest(tile)) => {
                match planter::why_no_forest(self, state, tile) {
                    Reason::NoForest => Reason::NoForest,
                    _ => second_tile::why_not(state, tile),
                }
            }
            (Some(Frame::Hospital { .. } | Frame::LateHospital { .. }), Action::Man(_)) => {
                Reason::NotObtained
            }
            (Some(Frame::Draft), Action::Draft(building)) => {
                draft::why_not(self, state, building).unwrap_or(Reason::NotAsked)
            }
            (Some(Frame::Payment { missing, from, .. }), action) if !is_move(action) => {
                payment::why_not(state, missing, from, action)
            }
            (Some(Frame::Sell | Frame::SellLast), Action::Export(good)) => {
                trader::why_not_export(state, good)
            }
            (Some(Frame::Load | Frame::SmallWharf { .. }), Action::Board(good)) => {
                small_wharf::why_not(state, good)
            }
            (Some(_), Action::Move(_) | Action::MoveCitizen(_))
                if self.rules.possible.has(Building::Bohio) =>
            {
                Reason::NoMove
            }
            (Some(Frame::Place { left, from, citizens }), Action::Place(spot)) => {
                recruiter::why_not(self, state, (left, from, citizens), spot)
            }
            (Some(Frame::Build), Action::Build(building)) => builder::why_not(self, state, building),
            (Some(Frame::Build), Action::BuildForAll(building)) => {
                builder::why_not_for_all(self, state, building)
            }
            (Some(Frame::KeepCard { .. }), Action::Keep(card)) => achievements::why_not(self, state, card),
            (Some(Frame::Extra | Frame::SecondExtra { .. }), Action::Extra(good)) => {
                craftsman::why_not_extra(state, good)
            }
            (Some(Frame::Sell | Frame::Zoning), Action::Zone | Action::Discard(..)) => {
                zoning::why_not(state, action)
            }
            (Some(Frame::Park), Action::Discard(..) | Action::Clear(_)) => Reason::NoSuchLand,
            (Some(Frame::Pension { .. }), Action::GiveCrate(good)) => pension::why_not(state, good),
            (Some(Frame::PlaceCitizen { from, .. }), action @ (Action::Place(_) | Action::Pass)) => {
                citizens::why_not(self, state, from, action)
            }
            (Some(Frame::PoachKinds), Action::PoachCitizens(_)) => Reason::NoneOfKind,
            (Some(Frame::PoachedCitizens { from, .. }), Action::Place(spot)) => {
                smuggler::why_not_circle(self, state, from, spot)
            }
            (Some(Frame::Sell | Frame::SellLast), Action::Sell(good)) => trader::why_not(state, good),
            (Some(Frame::Load), Action::Load(good, ship)) => captain::why_not(state, good, ship),
            (Some(Frame::Load), Action::Wharf(good)) => captain::why_not_own(state, good),
            (Some(Frame::Load), Action::Pass) => Reason::MustLoad,
            (Some(Frame::StoreAll { .. }), Action::StoreAll(good)) => storage::why_not_all(state, good),
            (Some(Frame::KeepOne { stored }), Action::KeepOne(good)) => {
                storage::why_not_one(state, stored, good)
            }
            (Some(Frame::KeepSingles { stored, .. }), Action::KeepOne(good)) => {
                storage::why_not_one(state, stored, good)
            }
            (Some(Frame::Smuggle), action) => smuggler::why_not(self, state, action),
            (Some(Frame::Spoils { .. }), Action::Spoils(_)) => Reason::TooManyKept,
            (Some(Frame::Poached { from, .. } | Frame::Rewarded { from, .. }), Action::Place(spot)) => {
                smuggler::why_not_circle(self, state, from, spot)
            }
            (
                Some(
                    Frame::Place { .. }
                    | Frame::KeepOne { .. }
                    | Frame::Spoils { .. }
                    | Frame::Draft
                    | Frame::Plant { .. }
                    | Frame::PlantZoned { .. }
                    | Frame::Pick { .. }
                    | Frame::PoachKinds
                    | Frame::KeepCard { .. },
                ),
                Action::Pass,
            ) => Reason::MustChoose,
            (Some(_), _) => Reason::NotAsked,
        })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer, flow::turn(state))
    }

    /// Every event is public, but for which achievement cards are in a hand.
    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(achievements::redact(event, viewer))
    }

    /// Which card somebody keeps is secret (`PR-ACH-SETUP-2`).
    fn redact_action(&self, action: Action, seat: Seat, viewer: Viewer) -> Option<Action> {
        (viewer.is(seat) || !matches!(action, Action::Keep(_))).then_some(action)
    }

    fn is_automa(&self, seat: Seat) -> bool {
        puertoma::plays(self, seat)
    }

    fn is_asked_too(&self, state: &State, seat: Seat) -> bool {
        achievements::is_asked_too(self, state, seat)
    }

    fn taken_unasked(&self, state: &State, rules: u16) -> Option<Action> {
        bonus::taken_unasked(self, state, rules)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::TileDrawn { .. }
                | Event::Zoned { .. }
                | Event::Market { .. }
                | Event::BagRefilled { .. }
                | Event::ObjectiveShown { .. }
                | Event::CardsDealt { .. }
                | Event::CardsPassed
                | Event::Achieved { .. }
                | Event::AbilityUnlocked { .. }
                | Event::Weighed {
                    weighed: Weighed::RoleByCard { .. }
                        | Weighed::BuildingByCard { .. }
                        | Weighed::TileByCard { .. },
                    ..
                }
        )
    }

    fn determinize_for(&self, state: &mut State, viewer: Viewer, rng: &mut Rng) {
        determinize::determinize(self, state, viewer, rng);
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
