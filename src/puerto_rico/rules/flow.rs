//! The sequence of play (section 5): rounds, role picks, scripts of phases.

use super::{
    PuertoRico, adventurer, bohio, builder, captain, citizens, craftsman, festival, mutations, pension,
    planter, puertoma, queries, recruiter, second_tile, setup, small_wharf, smuggler, storage, trader, watch,
    zoning,
};
use crate::action::Action;
use crate::editions::PhaseStep;
use crate::event::{CoinWhy, Event};
use crate::ids::{Building, GOODS, Role};
use crate::prompt::Prompt;
use crate::reason::Reason;
use crate::state::{Frame, MAX_ROUND, Obtained, State};
use game_core::{Actions, Game, Seat, Sink, Turn, list};

/// Who has to choose what.
#[inline]
pub(super) fn turn(state: &State) -> Turn<Prompt> {
    let Some(frame) = state.stack.top() else { return Turn::Over };
    let prompt = match frame {
        Frame::Round { pick } => Prompt::Role { pick },
        Frame::Hacienda => Prompt::Hacienda,
        Frame::Take { .. } => Prompt::Take,
        Frame::Hospital { drawn, taken, .. } => Prompt::Hospital { drawn, taken },
        Frame::Privilege => Prompt::Privilege,
        Frame::Place { left, .. } => Prompt::Place { left },
        Frame::Pick { .. } => Prompt::Pick,
        Frame::PlaceCitizen { citizens, .. } => Prompt::PlaceCitizen { left: citizens },
        Frame::Bonus { building } => Prompt::Bonus { building },
        Frame::SellLast => Prompt::Sell,
        Frame::Zoning => Prompt::Zoning,
        Frame::PlantZoned { tile, .. } => Prompt::Plant { tile },
        Frame::Park => Prompt::Park,
        Frame::Pension { left, .. } => Prompt::Pension { left },
        Frame::PoachKinds => Prompt::PoachKinds,
        Frame::PoachedCitizens { citizens, placed, .. } => {
            Prompt::PoachedCitizens { left: smuggler::citizens_left(citizens, placed) }
        }
        Frame::Build => Prompt::Build,
        Frame::School { building } => Prompt::School { building },
        Frame::Produce => Prompt::Produce,
        Frame::Extra => Prompt::Extra,
        Frame::Sell => Prompt::Sell,
        Frame::Load => Prompt::Load,
        Frame::Harbor { good, .. } => Prompt::Harbor { good },
        Frame::StoreAll { left, .. } => Prompt::StoreAll { left },
        Frame::KeepOne { .. } => Prompt::KeepOne,
        Frame::Draft => Prompt::Draft,
        Frame::Bohio => Prompt::Bohio,
        Frame::Plant { tile } => Prompt::Plant { tile },
        Frame::SecondTile => Prompt::SecondTile,
        Frame::LateHospital { .. } => Prompt::LateHospital,
        Frame::Payment { building, missing, .. } => Prompt::Payment { building, missing },
        Frame::SecondExtra { .. } => Prompt::Extra,
        Frame::SmallWharf { .. } => Prompt::SmallWharf,
        Frame::LoadPoint { harbor, .. } => Prompt::LoadPoint { harbor: harbor.is_none() },
        Frame::KeepSingles { left, .. } => Prompt::KeepSingles { left },
        Frame::Smuggle => Prompt::Smuggle,
        Frame::Spoils { ship } => Prompt::Spoils { ship, most: smuggler::most_spoils(state, ship) },
        Frame::Poached { taken, placed, .. } => Prompt::Poached { left: smuggler::left(taken, placed) },
        Frame::Rewarded { left, .. } => Prompt::Rewarded { left },
        Frame::KeepCard { pick, .. } => Prompt::KeepCard { pick },
        Frame::Phase { .. }
        | Frame::Loading { .. }
        | Frame::Setup { .. }
        | Frame::Production
        | Frame::Closing { .. }
        | Frame::Picking { .. } => {
            unreachable!("invariant: a settled state asks somebody")
        }
    };
    Turn::Choose { seat: state.actor, prompt }
}

/// Runs everything that needs nobody's choice, until somebody is asked or
/// the game is over.
///
/// Most actions are followed by a question at once: that is found out here, so
/// that they do without the call.
#[inline]
pub(super) fn settle(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    if goes_on(game, state, log) && state.runs() {
        run_on(game, state, log);
    }
}

/// Comes between two procedures: those who look on see the state. Whether the
/// next procedure follows.
#[inline(always)]
fn goes_on(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) -> bool {
    let goes_on = log.goes_on();
    if goes_on {
        watch::look(game, state, log);
    }
    goes_on
}

/// Runs procedures from one on that needs nobody's choice.
#[inline(never)]
fn run_on(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    loop {
        let goes_on = match state.stack.peek() {
            Some(&Frame::Phase { step, next }) => advance(game, state, step, next, log),
            Some(&Frame::Round { pick }) if pick < game.rules.figures.picks => {
                state.actor = queries::picker(game, state.governor, pick);
                if !puertoma::plays(game, state.actor) {
                    return;
                }
                puertoma::choose_role(game, state, log);
                goes_on(game, state, log)
            }
            Some(&Frame::Round { pick }) => {
                end_round(game, state, pick, log);
                goes_on(game, state, log)
            }
            Some(&Frame::Loading { idle, next }) => {
                captain::advance(game, state, idle, next, log);
                goes_on(game, state, log)
            }
            Some(&frame) if state.runs() => {
                run_rare(game, state, frame, log);
                goes_on(game, state, log)
            }
            _ => return,
        };
        if !goes_on {
            return;
        }
    }
}

/// Runs a procedure that most games have once or never.
#[cold]
#[inline(never)]
fn run_rare(game: &PuertoRico, state: &mut State, frame: Frame, log: &mut impl Sink<Event>) {
    match frame {
        Frame::Setup { step } => setup::advance(game, state, step, log),
        Frame::Picking { role } => {
            state.stack.pop();
            pick(game, state, role, log);
        }
        Frame::Production => {
            state.stack.pop();
            craftsman::begin_production(game, state, log);
        }
        Frame::Closing { next } => bohio::close(game, state, next, log),
        _ => unreachable!("invariant: a procedure of every game"),
    }
}

/// The role tiles still in the centre (`PR-RND-02`); not the Smuggler for
/// whoever has the marker (`PR-SMG-02`).
#[inline(never)]
pub(super) fn legal_roles(game: &PuertoRico, state: &State, out: &mut Actions<Action>) {
    let free = Role::ALL.iter().copied().filter(|&role| may_pick(game, state, state.actor, role));
    list(out, free.map(Action::Role));
}

/// Returns true if `seat` may pick a role tile, its turn aside.
pub(super) fn may_pick(game: &PuertoRico, state: &State, seat: Seat, role: Role) -> bool {
    queries::is_free(game, state, role) && !(role == Role::Smuggler && state.marker == Some(seat))
}

/// Reason why a role tile cannot be picked.
pub(super) fn why_not_pick(game: &PuertoRico, state: &State, role: Role) -> Reason {
    if queries::is_free(game, state, role) { Reason::HoldsMarker } else { Reason::RoleTaken }
}

/// Takes a role tile with its coins (`PR-RND-03`).
pub(super) fn pick(game: &PuertoRico, state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    let Some(Frame::Round { pick }) = state.stack.top() else { unreachable!("invariant: a pick was asked") };
    let seat = state.actor;
    state.stack.replace(Frame::Round { pick: pick + 1 });
    state.taken[role as usize] = Some(seat);
    (state.role, state.picker) = (role, seat);
    log.emit(|| Event::RolePicked { seat, role });
    let coins = std::mem::take(&mut state.role_coins[role as usize]);
    mutations::pay_out(state, seat, coins, CoinWhy::Role, log);
    if game.rules.smuggler {
        smuggler::picked(state, role, log);
    }
    state.stack.push(Frame::Phase { step: 0, next: 0 });
}

/// Runs the steps of a phase from one on, seat by seat, until somebody is asked or
/// the phase is over; whether a procedure follows.
fn advance(game: &PuertoRico, state: &mut State, step: u8, next: u8, log: &mut impl Sink<Event>) -> bool {
    let script = game.rules.script(state.role);
    let depth = state.stack.depth();
    let (mut step, mut next) = (step, next);
    while let Some(&todo) = script.get(usize::from(step)) {
        if !is_per_seat(todo) {
            (state.actor, step, next) = (state.picker, step + 1, 0);
        } else if let Some(place) = next_turn(game, state, todo, next) {
            (state.actor, next) = (state.picker.clockwise(place, game.seats()), place + 1);
        } else {
            (step, next) = (step + 1, 0);
            continue;
        }
        state.stack.replace(Frame::Phase { step, next });
        run(game, state, todo, log);
        if !goes_on(game, state, log) {
            return false;
        }
        if state.stack.depth() > depth {
            return state.runs();
        }
    }
    end_phase(game, state);
    goes_on(game, state, log)
}

/// The place, counted from the picker, of the next seat from one on for which a
/// step is anything.
#[inline(always)]
fn next_turn(game: &PuertoRico, state: &State, step: PhaseStep, from: u8) -> Option<u8> {
    let Some(building) = needs(step) else { return (from < game.seats()).then_some(from) };
    let is_due = |seat| state.board(seat).works(building) || puertoma::plays(game, seat);
    // Mostly nobody has it: that is found out first, in whatever order.
    if !Seat::all(game.seats()).any(is_due) {
        return None;
    }
    (from..game.seats()).find(|&place| is_due(state.picker.clockwise(place, game.seats())))
}

/// The building without which a step is nothing to a seat.
const fn needs(step: PhaseStep) -> Option<Building> {
    match step {
        PhaseStep::FactoryCoins => Some(Building::Factory),
        PhaseStep::BohioMoves | PhaseStep::BohioBeforeRefill => Some(Building::Bohio),
        PhaseStep::DistilleryCoins => Some(Building::Distillery),
        PhaseStep::AssemblyPoints => Some(Building::AssemblyHall),
        PhaseStep::Villa => Some(Building::Villa),
        PhaseStep::Chapel => Some(Building::Chapel),
        PhaseStep::ParkAuthority => Some(Building::ParkAuthority),
        PhaseStep::Pensions => Some(Building::PensionOffice),
        _ => None,
    }
}

const fn is_per_seat(step: PhaseStep) -> bool {
    matches!(
        step,
        PhaseStep::PlanterTurns
            | PhaseStep::Placement
            | PhaseStep::BuilderTurns
            | PhaseStep::Production
            | PhaseStep::ProductionWithExtra
            | PhaseStep::FactoryCoins
            | PhaseStep::TraderTurns
            | PhaseStep::Storage
            | PhaseStep::BohioMoves
            | PhaseStep::BohioBeforeRefill
            | PhaseStep::DistilleryCoins
            | PhaseStep::AssemblyPoints
            | PhaseStep::Villa
            | PhaseStep::Chapel
            | PhaseStep::ParkAuthority
            | PhaseStep::Pensions
    )
}

/// Carries out a step for the seat that acts: a Puertoma does it in its own way,
/// or as people do.
#[inline]
fn run(game: &PuertoRico, state: &mut State, step: PhaseStep, log: &mut impl Sink<Event>) {
    if puertoma::plays(game, state.actor) && puertoma::run(game, state, step, log) {
        return;
    }
    match step {
        PhaseStep::PlanterTurns => planter::begin(game, state, log),
        PhaseStep::MarketRefill => planter::refill(game, state, log),
        PhaseStep::RecruiterPrivilege => recruiter::privilege(game, state, log),
        PhaseStep::Distribution => recruiter::distribute(game, state, log),
        PhaseStep::Placement => recruiter::begin_placement(game, state, log),
        PhaseStep::RegisterRefill => recruiter::refill(game, state, log),
        PhaseStep::BuilderTurns => builder::begin(game, state, log),
        PhaseStep::Production | PhaseStep::ProductionWithExtra => craftsman::begin(game, state, log),
        PhaseStep::ExtraCrate => craftsman::begin_extra(game, state, log),
        PhaseStep::FactoryCoins => craftsman::pay_factory(state, log),
        PhaseStep::TraderTurns => trader::begin(game, state, log),
        PhaseStep::HouseEmptied => trader::empty_house(state, log),
        PhaseStep::Loading => captain::begin(state),
        PhaseStep::Storage => storage::begin(state, log),
        PhaseStep::ShipsSail => captain::sail(game, state, log),
        PhaseStep::AdventurerCoin => adventurer::take_coin(state, log),
        PhaseStep::BohioMoves => bohio::begin(game, state),
        PhaseStep::BohioBeforeRefill => bohio::begin_before_refill(game, state),
        PhaseStep::SecondTile => second_tile::begin(game, state, log),
        PhaseStep::DistilleryCoins => craftsman::pay_distillery(state, log),
        PhaseStep::LighthouseCoin => captain::pay_lighthouse(state, log),
        PhaseStep::AssemblyPoints => captain::begin_assembly(game, state, log),
        PhaseStep::Smuggling => smuggler::begin(game, state, log),
        PhaseStep::Villa => citizens::begin_villa(game, state, log),
        PhaseStep::Chapel => craftsman::begin_chapel(game, state, log),
        PhaseStep::ParkAuthority => zoning::begin_park(game, state, log),
        PhaseStep::Pensions => pension::begin(state),
    }
}

fn end_phase(game: &PuertoRico, state: &mut State) {
    state.stack.pop();
    if game.rules.puertomas > 0 {
        puertoma::end_phase(state);
    }
    (state.produced, state.deferred) = Default::default();
    if game.rules.counts_made || game.rules.counts_loaded {
        (state.made, state.loaded, state.gained) = Default::default();
    }
    // Between phases these mean nothing, and equal positions shall be equal.
    (state.role, state.picker, state.captain_paid) = (Role::Planter, Seat(0), false);
}

/// Ends a round of so many picks (`PR-RND-06`, `PR-RND-07`); before that comes a
/// captured role, which is one more after the last pick.
#[inline(never)]
fn end_round(game: &PuertoRico, state: &mut State, picks: u8, log: &mut impl Sink<Event>) {
    if picks == game.rules.figures.picks && state.captured.is_some() {
        return smuggler::play_captured(state, log);
    }
    if state.last_round {
        if game.rules.possible.has(Building::Bohio) {
            return state.stack.replace(Frame::Closing { next: 0 });
        }
        return mutations::end_game(state, log);
    }
    // PR-SMG-04, PR-SMG-12
    let used = |role: Role, state: &State| role == Role::Smuggler || state.captured == Some(role);
    let unused = |role: Role, state: &State| queries::is_free(game, state, role) && !used(role, state);
    for &role in &Role::ALL {
        // No game of people comes near 255 coins on a tile; none shall break.
        let coins = state.role_coins[role as usize].saturating_add(unused(role, state) as u8);
        state.role_coins[role as usize] = coins;
    }
    log.emit(|| Event::RoleCoins {
        roles: Role::ALL.into_iter().filter(|&role| unused(role, state)).collect(),
    });
    state.taken = Default::default();
    state.captured = None;
    state.governor = state.governor.clockwise(1, game.seats());
    state.round = (state.round + 1).min(MAX_ROUND);
    state.stack.replace(Frame::Round { pick: 0 });
    log.emit(|| Event::RoundStarted { round: state.round, governor: state.governor });
}

/// Declines, or finishes a selection.
pub(super) fn pass(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    match state.stack.top() {
        Some(Frame::Hacienda) => planter::begin_take(game, state, None, false, log),
        Some(Frame::Take { drawn, forest }) => planter::take_nothing(game, state, drawn, forest, log),
        Some(Frame::StoreAll { stored, .. }) => storage::begin_one(state, stored, log),
        Some(Frame::KeepOne { stored }) => storage::finish(state, stored, [0; GOODS], log),
        Some(Frame::KeepSingles { stored, kept, .. }) => storage::finish(state, stored, kept, log),
        Some(Frame::Load) => captain::pass(state),
        Some(Frame::Harbor { good, ship }) => captain::answered(game, state, Some((good, ship)), false, log),
        Some(Frame::LoadPoint { load, harbor: None }) => captain::answered(game, state, load, false, log),
        Some(Frame::LoadPoint { load, harbor: Some(harbor) }) => {
            captain::carry_out(game, state, load, harbor, false, log);
        }
        Some(Frame::SmallWharf { .. }) => small_wharf::end(game, state, log),
        Some(Frame::SecondTile) => second_tile::pass(game, state, log),
        Some(Frame::Hospital { drawn, taken, forest }) => {
            planter::leave_unmanned(state, Obtained { drawn, taken, forest, waiting: None });
        }
        Some(Frame::Poached { .. }) => smuggler::send_away(state, log),
        Some(Frame::PoachedCitizens { .. }) => smuggler::leave_citizens(game, state, log),
        Some(Frame::PlaceCitizen { .. }) => citizens::place_others(game, state, log),
        Some(Frame::Rewarded { .. }) => festival::end(game, state, log),
        Some(Frame::Build | Frame::Sell | Frame::Produce | Frame::Smuggle) => {
            state.stack.pop();
            mutations::passed(state, log);
        }
        Some(
            Frame::LateHospital { .. }
            | Frame::Privilege
            | Frame::School { .. }
            | Frame::Extra
            | Frame::SecondExtra { .. }
            | Frame::Bohio
            | Frame::Bonus { .. }
            | Frame::SellLast
            | Frame::Zoning
            | Frame::Park
            | Frame::Pension { .. },
        ) => {
            state.stack.pop();
        }
        _ => unreachable!("invariant: this decision cannot be declined"),
    }
}

/// Places one of the people who are handed out with citizens among them, poached
/// or given.
pub(super) fn place(game: &PuertoRico, state: &mut State, spot: u8, log: &mut impl Sink<Event>) {
    match state.stack.top() {
        Some(Frame::Poached { .. }) => smuggler::place(game, state, spot, log),
        Some(Frame::PoachedCitizens { .. }) => smuggler::place_citizen(game, state, spot, log),
        Some(Frame::PlaceCitizen { .. }) => citizens::place(game, state, spot, log),
        Some(Frame::Rewarded { .. }) => festival::place(game, state, spot, log),
        _ => citizens::place_plain(game, state, spot, log),
    }
}

/// Takes a bonus.
pub(super) fn accept(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    let frame = state.stack.top();
    match frame {
        Some(Frame::Harbor { good, ship }) => {
            return captain::answered(game, state, Some((good, ship)), true, log);
        }
        Some(Frame::LoadPoint { load, harbor: None }) => {
            return captain::answered(game, state, load, true, log);
        }
        Some(Frame::LoadPoint { load, harbor: Some(harbor) }) => {
            return captain::carry_out(game, state, load, harbor, true, log);
        }
        _ => {}
    }
    state.stack.pop();
    match frame {
        Some(Frame::Hospital { .. } | Frame::LateHospital { .. }) => planter::man_portrait(state, log),
        Some(Frame::Privilege) => recruiter::take_privilege(state, log),
        Some(Frame::School { building }) => builder::man(state, building, log),
        Some(Frame::Bonus { building: Building::Villa }) => citizens::visit(state, log),
        Some(Frame::Bonus { building: Building::Chapel }) => craftsman::bless(game, state, log),
        Some(Frame::Bonus { building: Building::Church }) => builder::take_church(game, state, log),
        Some(Frame::Bonus { building: Building::AssemblyHall }) => captain::assemble(game, state, log),
        Some(Frame::Bonus { .. }) => zoning::honour(game, state, log),
        Some(Frame::Produce) => {
            craftsman::produce(game, state, craftsman::crates(game, state, state.own()), log)
        }
        _ => unreachable!("invariant: a bonus was offered"),
    }
}
