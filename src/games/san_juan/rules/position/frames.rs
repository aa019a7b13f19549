//! Whether what a position says is being resolved can be.

use crate::core::{Game, PositionError, Seat};
use crate::games::san_juan::editions::RoundStep;
use crate::games::san_juan::ids::{KINDS, Kind, Role};
use crate::games::san_juan::position::Position;
use crate::games::san_juan::prompt::DiscardWhy;
use crate::games::san_juan::rules::{SanJuan, builder, flow, queries};
use crate::games::san_juan::state::{Frame, SLOTS, State};

type Refused = Result<(), PositionError>;

/// Puts the frames on the stack and finds the seat that acts.
pub(super) fn place(game: &SanJuan, state: &mut State, position: &Position) -> Refused {
    if position.over {
        if !position.stack.is_empty() {
            return refuse("stack", "a finished game asks nothing");
        }
        if !builder::somebody_is_finished(game, state) && position.quiet < flow::STANDSTILL {
            return refuse(
                "over",
                "nobody has twelve buildings (SJ-END-1), nor is there a standstill (SJ-END-4)",
            );
        }
        state.stack.clear();
        return Ok(());
    }
    if position.quiet >= flow::STANDSTILL {
        return refuse("quiet", "twenty rounds without a building end the game (SJ-END-4)");
    }
    let picks = position.taken.len() as u8;
    let opening = [Frame::Round { pick: picks }];
    let stack = if position.stack.is_empty() { &opening[..] } else { &position.stack[..] };
    check_round(game, state, position, picks)?;
    state.actor = match *stack {
        [Frame::Draft { next }, Frame::Discard { why: DiscardWhy::Draft, .. }] => {
            draft_actor(game, state, position, next)?
        }
        [Frame::Round { pick }] if pick == picks && pick < flow::picks(game.seats()) => {
            flow::picker(state.governor, pick, game.seats())
        }
        [Frame::Round { pick: 0 }, Frame::RoundStart { step, next }, asks] if picks == 0 => {
            round_start_actor(game, state, step, next, asks)?
        }
        [Frame::Round { pick }, Frame::Library] if pick == picks => library_actor(game, state, position)?,
        [Frame::Round { pick }, Frame::Phase { next }, asks] if pick == picks => {
            phase_actor(game, state, position, next, asks)?
        }
        _ => return refuse("stack", "this sequence of frames does not occur at this point of a round"),
    };
    stack.iter().for_each(|&frame| state.stack.push(frame));
    let asks = *stack.last().expect("invariant: the patterns above are not empty");
    check_asking(game, state, asks)
}

fn refuse<T>(path: &str, problem: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError::at(path, problem))
}

/// The picks so far must be those of the first seats in order, and nobody may
/// have twelve buildings outside a Builder phase.
fn check_round(game: &SanJuan, state: &State, position: &Position, picks: u8) -> Refused {
    if picks > flow::picks(game.seats()) {
        return refuse("taken", format!("{} picks make a round", flow::picks(game.seats())));
    }
    let in_draft = matches!(position.stack.first(), Some(Frame::Draft { .. }));
    if (position.round == 0) != in_draft {
        return refuse("round", "rounds count from 1; round 0 is the opening draft");
    }
    for seat in Seat::all(game.seats()) {
        let due = (0..picks).filter(|&pick| flow::picker(state.governor, pick, game.seats()) == seat).count();
        let made = position.taken.iter().filter(|taken| taken.by == seat).count();
        if due != made {
            return refuse("taken", format!("{seat} has taken {made} placards instead of {due}"));
        }
    }
    let building = matches!(position.phase, Some(phase) if phase.role == Role::Builder);
    if !building && builder::somebody_is_finished(game, state) {
        return refuse("seats", "a twelfth building ends the game with its Builder phase (SJ-END-1)");
    }
    Ok(())
}

/* Who acts. */

fn nth(first: Seat, next: u8, seats: u8, path: &str) -> Result<Seat, PositionError> {
    if !(1..=seats).contains(&next) {
        return refuse(path, format!("next counts the seats handled, 1 to {seats}"));
    }
    Ok(first.clockwise(next - 1, seats))
}

fn draft_actor(game: &SanJuan, state: &State, position: &Position, next: u8) -> Result<Seat, PositionError> {
    if !position.config.opening_draft {
        return refuse("config.opening_draft", "the stack asks for a draft that this game does not have");
    }
    nth(state.governor, next, game.seats(), "stack: draft")
}

fn round_start_actor(
    game: &SanJuan,
    state: &State,
    step: u8,
    next: u8,
    asks: Frame,
) -> Result<Seat, PositionError> {
    let fits = match game.rules.round_start.get(step as usize) {
        Some(RoundStep::Chapels) => asks == Frame::Chapel,
        Some(RoundStep::HandLimits) => matches!(asks, Frame::Discard { why: DiscardWhy::HandLimit, .. }),
        None => false,
    };
    if !fits || state.round < 2 {
        return refuse("stack: round_start", "this is not asked at that step");
    }
    nth(state.governor, next, game.seats(), "stack: round_start")
}

fn library_actor(game: &SanJuan, state: &State, position: &Position) -> Result<Seat, PositionError> {
    let first_pick = position.taken.len() == 1 && game.seats() == 2;
    let unused = !state.library_used[state.governor.index()];
    let owner = state.city(state.governor).is_active(Kind::Library);
    if position.phase.is_none() || !first_pick || !owner || !unused {
        return refuse("stack: library", "only asked of a two-player governor on his first pick");
    }
    Ok(state.governor)
}

fn phase_actor(
    game: &SanJuan,
    state: &State,
    position: &Position,
    next: u8,
    asks: Frame,
) -> Result<Seat, PositionError> {
    let Some(phase) = position.phase else { return refuse("phase", "the stack is in a phase; which?") };
    if (phase.role == Role::Trader) != state.tile_open {
        return refuse("tiles.open", "the price tile lies open exactly in the Trader phase");
    }
    if phase.doubled && !state.library_used[phase.picker.index()] {
        return refuse("phase.doubled", "the picker's library_used must be set as well");
    }
    let role = match asks {
        Frame::Build | Frame::Site { .. } | Frame::Pay { .. } => Role::Builder,
        Frame::Produce { .. } => Role::Producer,
        Frame::Sell { .. } => Role::Trader,
        Frame::Keep { .. } | Frame::Discard { why: DiscardWhy::Archive, .. } => Role::Councillor,
        _ => return refuse("stack", "this is not asked within a phase"),
    };
    if phase.role != role {
        return refuse("phase.role", format!("the stack asks something of the {} phase", role.key()));
    }
    nth(phase.picker, next, game.seats(), "stack: phase")
}

/* What is asked. */

fn check_asking(game: &SanJuan, state: &State, asks: Frame) -> Refused {
    let seat = state.actor;
    let fits = match asks {
        Frame::Discard { left, of, from, .. } => {
            (1..=of).contains(&left)
                && (from as usize) < KINDS
                && state.hand(seat).count_from(from as usize) >= left
        }
        Frame::Chapel => state.city(seat).is_active(Kind::Chapel) && !state.hand(seat).is_empty(),
        Frame::Build => true,
        Frame::Site { kind } => site_fits(state, kind),
        Frame::Pay { .. } => payment_fits(game, state, asks),
        Frame::Produce { left, made, .. } => left >= 1 && left + made <= queries::production_cap(state, seat),
        Frame::Sell { left, sold, .. } => left >= 1 && left + sold <= queries::sale_cap(state, seat),
        Frame::Keep { left, of, .. } => {
            (1..=of).contains(&left)
                && of <= queries::councillor_keep(state, seat)
                && state.look.kept().len() as u8 == of - left
                && state.look.cards().len() as u8 > left
        }
        Frame::Round { .. } | Frame::Library => true,
        Frame::Draft { .. } | Frame::RoundStart { .. } | Frame::Phase { .. } => false,
    };
    if !fits {
        return refuse("stack", "the last frame does not fit the hand and city of the seat that acts");
    }
    Ok(())
}

fn site_fits(state: &State, kind: Kind) -> bool {
    let city = state.city(state.actor);
    city.is_active(Kind::Crane)
        && (city.len() as usize) < SLOTS
        && (kind.is_production() || !city.visible().has(kind))
}

/// The sums of a payment must be those that the city leads to.
fn payment_fits(game: &SanJuan, state: &State, asks: Frame) -> bool {
    let Frame::Pay { kind, slot, net, waived, goods, paid, .. } = asks else { return false };
    let city = state.city(state.actor);
    let Some(place) = city.slots().get(slot as usize) else { return false };
    let cover = state.covered(state.actor, slot).last().map_or(0, |&kind| game.cost(kind));
    let quote = builder::quote(game, state, state.actor, kind, None);
    if place.kind != kind || !city.is_fresh(slot) || waived > quote.privilege || goods > 2 {
        return false;
    }
    let full = game.cost(kind) as i8 - (quote.privilege - waived + cover) as i8;
    let known = [full, full - quote.building as i8].contains(&net);
    known && goods + paid <= net.max(0) as u8
}
