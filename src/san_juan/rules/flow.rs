//! The sequence of play (section 5): rounds, role picks, phases, and what
//! happens by itself between two decisions.

use super::{
    SanJuan, bonus, builder, captain, discard, mayor, mutations, payment, producer, prospector, queries,
    round_start, row, setup, trader,
};
use crate::action::Action;
use crate::data::{DECK, STANDSTILL};
use crate::editions::PhaseStep;
use crate::event::{EndWhy, Event};
use crate::ids::{Kind, Role};
use crate::prompt::{Bonus, DiscardWhy, Prompt};
use crate::reason::Reason;
use crate::state::{Frame, Marks, Placards, State};
use game_core::{Actions, Game, Seat, Sink, Turn, list};

/// Returns the seat that has to choose, and its question.
#[inline]
pub(super) fn turn(state: &State) -> Turn<Prompt> {
    let Some(frame) = state.stack.top() else { return Turn::Over };
    let prompt = match frame {
        Frame::Round { pick } => Prompt::Role { pick },
        Frame::Library => Prompt::Library { role: state.role },
        Frame::Discard { why, left, of, .. } => Prompt::Discard { why, left, of },
        Frame::Chapel => Prompt::Chapel,
        Frame::Church { put, .. } => Prompt::Church { put },
        Frame::Offer { bonus, .. } => Prompt::Offer { bonus },
        Frame::Build => Prompt::Build,
        Frame::Site { kind } => Prompt::Site { kind },
        Frame::Pay { kind, net, goods, paid, .. } => {
            Prompt::Pay { kind, due: payment::due(net, goods, paid), paid, goods }
        }
        Frame::Produce { left, made, .. } => Prompt::Produce { left, made },
        Frame::Sell { left, sold, .. } => Prompt::Sell { left, sold },
        Frame::Keep { left, of, .. } => Prompt::Keep { left, of },
        Frame::Take { from, left } => Prompt::Take { from, left },
        Frame::Ship { left, sent, .. } => Prompt::Ship { left, sent },
        Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => {
            unreachable!("invariant: a settled state asks somebody")
        }
    };
    Turn::Choose { seat: state.actor, prompt }
}

/// Runs everything that needs nobody's choice, until somebody is asked or
/// the game is over.
pub(super) fn settle(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    while log.goes_on()
        && let Some(frame) = state.stack.top().filter(|frame| !frame.asks())
    {
        match frame {
            Frame::Draft { next } => next_draft(game, state, next, log),
            Frame::Round { pick } if pick < queries::picks(game.seats()) => {
                state.actor = queries::picker(state.governor, pick, game.seats());
                return;
            }
            Frame::Round { .. } => next_round(game, state, log),
            Frame::RoundStart { step, next } => {
                if round_start::run(game, state, step, next) {
                    return;
                }
            }
            Frame::Phase { step, next } => {
                if run_phase(game, state, step, next, log) {
                    return;
                }
            }
            _ => unreachable!("invariant: all other frames ask"),
        }
    }
}

/* The opening draft. */

fn next_draft(game: &SanJuan, state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    if next == game.seats() {
        state.stack.clear();
        return start_first_round(state, log);
    }
    state.actor = state.governor.clockwise(next, game.seats());
    state.stack.replace(Frame::Draft { next: next + 1 });
    // SJ-SET-DRAFT-2
    let surplus = state.hand(state.actor).len() - setup::OPENING_HAND;
    discard::ask(state, DiscardWhy::Draft, surplus);
}

/* Rounds. */

/// Rounds beyond these are not counted. No game lasts so long: there are not
/// more cards to build.
pub(super) const MAX_ROUND: u16 = DECK as u16 * STANDSTILL as u16 + 100;

/// Begins round 1, which has no start of its own (ruling D-17).
pub(super) fn start_first_round(state: &mut State, log: &mut impl Sink<Event>) {
    (state.round, state.quiet) = (1, 1);
    state.stack.push(Frame::Round { pick: 0 });
    log.emit(|| Event::RoundStarted { round: 1, governor: state.governor });
}

/// `SJ-FLOW-END-1`: placards back, governor one seat on.
fn next_round(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    if state.quiet >= STANDSTILL {
        return end_game(state, EndWhy::Standstill, log);
    }
    state.quiet += 1;
    state.taken = Placards::default();
    state.library_used = Marks::default();
    state.governor = state.governor.clockwise(1, game.seats());
    state.round = (state.round + 1).min(MAX_ROUND);
    state.stack.replace(Frame::Round { pick: 0 });
    wake_all(game, state);
    log.emit(|| Event::RoundStarted { round: state.round, governor: state.governor });
    state.stack.push(Frame::RoundStart { step: 0, next: 0 });
}

/// The phase clock (`SJ-FLOW-2`): what was built before now works.
fn wake_all(game: &SanJuan, state: &mut State) {
    for city in &mut state.cities[..game.seats() as usize] {
        city.wake();
    }
}

/* Picking a role. */

/// The placards still in the centre (`SJ-FLOW-PICK-3`).
pub(super) fn legal_roles(game: &SanJuan, state: &State, out: &mut Actions<Action>) {
    let free = game.rules.roles.iter().filter(|&&role| state.taken.by(role).is_none());
    list(out, free.map(|&role| Action::Role(role)));
}

/// Reason why a placard cannot be taken.
pub(super) fn why_not_role(game: &SanJuan, action: Action) -> Reason {
    match action {
        Action::Role(role) if !game.rules.roles.contains(&role) => Reason::NoSuchRole,
        Action::Role(_) => Reason::RoleTaken,
        Action::Pass => Reason::MustPick,
        _ => Reason::NotAsked,
    }
}

/// Takes a placard.
pub(super) fn pick(game: &SanJuan, state: &mut State, role: Role, log: &mut impl Sink<Event>) {
    let Some(Frame::Round { pick }) = state.stack.top() else { unreachable!("invariant: a pick was asked") };
    let seat = state.actor;
    state.stack.replace(Frame::Round { pick: pick + 1 });
    state.taken.give(role, seat);
    (state.role, state.picker, state.doubled) = (role, seat, false);
    wake_all(game, state);
    log.emit(|| Event::RolePicked { seat, role });
    let may_double = state.city(seat).is_active(Kind::Library) && !state.library_used.has(seat);
    if !may_double {
        return start_phase(game, state, log);
    }
    // SJ-BLD-LIBRARY-4: with two players the governor may keep it for later.
    if game.seats() == 2 && pick == 0 {
        state.stack.push(Frame::Library);
    } else {
        use_library(state, log);
        start_phase(game, state, log);
    }
}

/// The governor's decision on his first pick (`SJ-DP-LIBRARY`).
pub(super) fn decide_library(game: &SanJuan, state: &mut State, now: bool, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if now {
        use_library(state, log);
    }
    start_phase(game, state, log);
}

fn use_library(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    state.library_used.set(seat);
    state.doubled = true;
    log.emit(|| Event::LibraryUsed { seat });
}

/* Phases. */

fn start_phase(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.push(Frame::Phase { step: 0, next: 0 });
    match state.role {
        Role::Trader => trader::open_house(state, log),
        Role::ColonistShip => row::arrive(game, state, log),
        _ => {}
    }
}

/// Hands the steps of the phase to one seat after the other (`SJ-FLOW-4`),
/// until somebody is asked, or ends it. Whether somebody is asked.
fn run_phase(
    game: &SanJuan,
    state: &mut State,
    mut step: u8,
    mut next: u8,
    log: &mut impl Sink<Event>,
) -> bool {
    let steps = game.rules.phases[state.role as usize];
    let depth = state.stack.depth();
    while let Some(&todo) = steps.get(step as usize) {
        while next < game.seats() {
            state.actor = state.picker.clockwise(next, game.seats());
            next += 1;
            state.stack.replace(Frame::Phase { step, next });
            match todo {
                PhaseStep::Act => act(game, state, log),
                PhaseStep::CustomsOffices => bonus::run(game, state, Bonus::CustomsOffice, 0, log),
                PhaseStep::Schools => bonus::run(game, state, Bonus::School, 0, log),
                PhaseStep::Cottages => bonus::run(game, state, Bonus::Cottage, 0, log),
            }
            if state.stack.depth() > depth {
                return true;
            }
        }
        (step, next) = (step + 1, 0);
    }
    end_phase(game, state, log);
    false
}

/// The seat on turn does what the role says.
fn act(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    match state.role {
        Role::Builder => builder::begin(game, state, log),
        Role::Producer => producer::begin(state, log),
        Role::Trader => trader::begin(state, log),
        Role::Councillor => bonus::run(game, state, Bonus::Councillor, 0, log),
        Role::Prospector | Role::Prospector2 => prospector::act(game, state, log),
        Role::ColonistShip => row::begin(state, log),
        Role::Mayor => mayor::begin(state, log),
        Role::Captain => captain::begin(state, log),
    }
}

fn end_phase(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    match state.role {
        Role::Trader => trader::close_house(state),
        Role::ColonistShip => row::clear(state, log),
        _ => {}
    }
    let role = state.role;
    log.emit(|| Event::PhaseEnded { role });
    // Between phases these mean nothing, and equal positions shall be equal.
    (state.role, state.picker, state.doubled, state.sold) = (Role::Builder, Seat(0), false, false);
    // SJ-END-1: only a Builder phase can end the game, and ends it at once.
    if role == Role::Builder && builder::somebody_is_finished(game, state) {
        end_game(state, EndWhy::TwelveBuildings, log);
    }
}

fn end_game(state: &mut State, why: EndWhy, log: &mut impl Sink<Event>) {
    state.stack.clear();
    state.actor = Seat(0);
    log.emit(|| Event::GameEnded { why });
}

/// Declines, or finishes a selection.
pub(super) fn pass(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    match state.stack.top() {
        Some(Frame::Chapel | Frame::Church { .. }) => round_start::finish(state),
        Some(Frame::Discard { .. }) => discard::finish(state, log),
        Some(Frame::Build) => {
            state.stack.pop();
            mutations::passed(state, log);
        }
        Some(Frame::Pay { .. }) => payment::complete(game, state, log),
        Some(Frame::Produce { .. }) => producer::finish(game, state, log),
        Some(Frame::Sell { .. }) => trader::finish(game, state, log),
        Some(Frame::Offer { .. }) => bonus::answer(game, state, false, log),
        Some(Frame::Take { .. }) => row::finish(game, state, log),
        Some(Frame::Ship { .. }) => captain::finish(state, log),
        _ => unreachable!("invariant: this decision cannot be declined"),
    }
}

/* What several phases ask. */
