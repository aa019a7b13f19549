//! The sequence of play (section 5): rounds, role picks, phases, and what
//! happens by itself between two decisions.

use super::{SanJuan, builder, councillor, discard, producer, prospector, round_start, setup, trader};
use crate::core::{Actions, Game, Seat, Sink, Turn};
use crate::games::san_juan::action::Action;
use crate::games::san_juan::event::{EndWhy, Event};
use crate::games::san_juan::ids::{Kind, Role};
use crate::games::san_juan::prompt::{DiscardWhy, Prompt};
use crate::games::san_juan::reason::Reason;
use crate::games::san_juan::state::{Frame, SEATS, State};

/// Who has to choose what.
#[inline]
pub(super) fn turn(state: &State) -> Turn<Prompt> {
    let Some(frame) = state.stack.top() else { return Turn::Over };
    let prompt = match frame {
        Frame::Round { pick } => Prompt::Role { pick },
        Frame::Library => Prompt::Library { role: state.role },
        Frame::Discard { why, left, of, .. } => Prompt::Discard { why, left, of },
        Frame::Chapel => Prompt::Chapel,
        Frame::Build => Prompt::Build,
        Frame::Site { kind } => Prompt::Site { kind },
        Frame::Pay { kind, net, goods, paid, .. } => {
            Prompt::Pay { kind, due: builder::due(net, goods, paid), paid, goods }
        }
        Frame::Produce { left, made, .. } => Prompt::Produce { left, made },
        Frame::Sell { left, sold, .. } => Prompt::Sell { left, sold },
        Frame::Keep { left, of, .. } => Prompt::Keep { left, of },
        Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => {
            unreachable!("invariant: a settled state asks somebody")
        }
    };
    Turn::Choose { seat: state.actor, prompt }
}

/// Runs everything that needs nobody's choice, until somebody is asked or
/// the game is over.
pub(super) fn settle(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    loop {
        match state.stack.top() {
            Some(Frame::Draft { next }) => next_draft(game, state, next, log),
            Some(Frame::Round { pick }) if pick < picks(game.seats()) => {
                state.actor = picker(state.governor, pick, game.seats());
                return;
            }
            Some(Frame::Round { .. }) => next_round(game, state, log),
            Some(Frame::RoundStart { step, next }) => round_start::advance(game, state, step, next),
            Some(Frame::Phase { next }) if next < game.seats() => next_actor(game, state, next, log),
            Some(Frame::Phase { .. }) => end_phase(game, state, log),
            _ => return,
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

/// Rounds in a row without a building that end the game. RULING: SJ-END-4.
/// Once enough cards lie under Chapels and covered buildings, nobody may be
/// able to build ever again; the rulebook's only end would then never come.
pub(super) const STANDSTILL: u8 = 20;

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
    state.taken = [None; 5];
    state.library_used = [false; SEATS];
    state.governor = state.governor.clockwise(1, game.seats());
    state.round += 1;
    state.stack.replace(Frame::Round { pick: 0 });
    wake_all(state);
    log.emit(|| Event::RoundStarted { round: state.round, governor: state.governor });
    state.stack.push(Frame::RoundStart { step: 0, next: 0 });
}

/// Picks in a round (`SJ-FLOW-PICK-1`, `SJ-FLOW-PICK-2`).
pub(super) const fn picks(seats: u8) -> u8 {
    if seats == 2 { 3 } else { seats }
}

/// Who makes a pick.
pub(super) fn picker(governor: Seat, pick: u8, seats: u8) -> Seat {
    governor.clockwise(pick, seats)
}

/// The phase clock (`SJ-FLOW-2`): what was built before now works.
fn wake_all(state: &mut State) {
    for city in &mut state.cities {
        city.wake();
    }
}

/* Picking a role. */

/// The placards still in the centre (`SJ-FLOW-PICK-3`).
pub(super) fn legal_roles(state: &State, out: &mut Actions<Action>) {
    out.extend(Role::ALL.into_iter().filter(|&role| state.taken[role as usize].is_none()).map(Action::Role));
}

/// Why a placard cannot be taken.
pub(super) fn why_not_role(action: Action) -> Reason {
    match action {
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
    state.taken[role as usize] = Some(seat);
    (state.role, state.picker, state.doubled) = (role, seat, false);
    wake_all(state);
    log.emit(|| Event::RolePicked { seat, role });
    let may_double = state.city(seat).is_active(Kind::Library) && !state.library_used[seat.index()];
    if !may_double {
        return start_phase(state, log);
    }
    // SJ-BLD-LIBRARY-4: with two players the governor may keep it for later.
    if game.seats() == 2 && pick == 0 {
        state.stack.push(Frame::Library);
    } else {
        use_library(state, log);
        start_phase(state, log);
    }
}

/// The governor's decision on his first pick (`SJ-DP-LIBRARY`).
pub(super) fn decide_library(state: &mut State, now: bool, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if now {
        use_library(state, log);
    }
    start_phase(state, log);
}

fn use_library(state: &mut State, log: &mut impl Sink<Event>) {
    let seat = state.picker;
    state.library_used[seat.index()] = true;
    state.doubled = true;
    log.emit(|| Event::LibraryUsed { seat });
}

/* Phases. */

fn start_phase(state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.push(Frame::Phase { next: 0 });
    match state.role {
        Role::Trader => trader::open_house(state, log),
        Role::Prospector => prospector::privilege(state, log),
        Role::Builder | Role::Producer | Role::Councillor => {}
    }
}

/// Hands the phase to the next seat (`SJ-FLOW-4`).
fn next_actor(game: &SanJuan, state: &mut State, next: u8, log: &mut impl Sink<Event>) {
    state.stack.replace(Frame::Phase { next: next + 1 });
    state.actor = state.picker.clockwise(next, game.seats());
    match state.role {
        Role::Builder => builder::begin(game, state, log),
        Role::Producer => producer::begin(state, log),
        Role::Trader => trader::begin(state, log),
        Role::Councillor => councillor::begin(state, log),
        Role::Prospector => prospector::act(game, state, log),
    }
}

fn end_phase(game: &SanJuan, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    if state.role == Role::Trader {
        trader::close_house(state);
    }
    let role = state.role;
    log.emit(|| Event::PhaseEnded { role });
    // Between phases these mean nothing, and equal positions shall be equal.
    (state.role, state.picker, state.doubled) = (Role::Builder, Seat(0), false);
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
        Some(Frame::Chapel) => state.stack.pop(),
        Some(Frame::Build) => {
            state.stack.pop();
            passed(state, log);
        }
        Some(Frame::Pay { .. }) => builder::complete(game, state, log),
        Some(Frame::Produce { .. }) => producer::finish(state, log),
        Some(Frame::Sell { .. }) => trader::finish(state, log),
        _ => unreachable!("invariant: this decision cannot be declined"),
    }
}

/// Reports that the seat on turn does nothing in this phase.
pub(super) fn passed(state: &State, log: &mut impl Sink<Event>) {
    log.emit(|| Event::Passed { seat: state.actor, role: state.role });
}

/// The multiple of the privilege that `seat` enjoys: 0 for everybody but the
/// picker, 1, or 2 with the Library (`SJ-BLD-LIBRARY-1`).
#[inline]
pub(super) fn privilege(state: &State, seat: Seat) -> u8 {
    if seat == state.picker { 1 + state.doubled as u8 } else { 0 }
}
