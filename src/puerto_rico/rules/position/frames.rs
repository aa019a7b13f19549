//! Whether what a position says is being resolved can be.

use super::{PositionResult, asked};
use crate::data::achievements::HAND;
use crate::editions::{Dealing, PhaseStep, SetupStep};
use crate::flaw::{PuertomaFlaw, RoleFlaw, TurnFlaw};
use crate::ids::{Building, GOODS, Role};
use crate::position::Position;
use crate::rules::achievements::PICKS;
use crate::rules::{PuertoRico, draft, puertoma, queries, recruiter};
use crate::state::{Frame, People, SEATS, State};
use game_core::{Game, Seat, refuse};

/// People who have been lifted or poached and not yet placed again.
pub(super) fn in_hand(position: &Position) -> People {
    position.stack.last().map_or(People::NONE, |frame| frame.in_hand())
}

/// Returns true if the phase is that of the captured role (`PR-SMG-12`).
pub(super) fn plays_captured(position: &Position) -> bool {
    position.phase.is_some_and(|phase| position.captured == Some(phase.role))
}

/// Puts the frames on the stack and finds the seat that acts.
pub(super) fn place(game: &PuertoRico, state: &mut State, position: &Position) -> PositionResult {
    check_phase(state, position)?;
    if position.over {
        let fits = position.stack.is_empty() && position.last_round;
        return if fits { Ok(()) } else { refuse(&"over", TurnFlaw::OverTooEarly) };
    }
    if let [Frame::Setup { step }, asks] = position.stack[..] {
        return place_setup(game, state, position, step, asks);
    }
    let picks = position.taken.len() as u8;
    check_picks(game, state, position, picks)?;
    let opening = [Frame::Round { pick: picks }];
    // The captured role is one more after the last pick.
    let played = picks + u8::from(plays_captured(position));
    let stack = if position.stack.is_empty() { &opening[..] } else { &position.stack[..] };
    let n = game.seats();
    state.actor = match *stack {
        [Frame::Round { pick }] if pick == picks && pick < game.rules.figures.picks => {
            queries::picker(game, state.governor, pick)
        }
        [Frame::Round { pick }, Frame::Phase { step, next }, asks] if pick == played => {
            phase_actor(game, state, step, next, asks)?
        }
        // The Bohío before a production; before the points are counted.
        [Frame::Round { pick }, Frame::Phase { step, next }, Frame::Production, Frame::Bohio]
            if pick == played =>
        {
            phase_actor(game, state, step, next, Frame::Production)?
        }
        // A reward before the turn goes on.
        [
            Frame::Round { pick },
            Frame::Phase { step, next },
            below @ (Frame::Take { drawn: Some(_), .. }
            | Frame::SecondExtra { .. }
            | Frame::SellLast
            | Frame::Zoning),
            Frame::Rewarded { .. },
        ] if pick == played => {
            state.actor = phase_actor(game, state, step, next, below)?;
            asked::check_below(game, state, below)?;
            state.actor
        }
        // The School before the Church.
        [
            Frame::Round { pick },
            Frame::Phase { step, next },
            church @ Frame::Bonus { building: Building::Church },
            school @ Frame::School { .. },
        ] if pick == played => {
            state.actor = phase_actor(game, state, step, next, school)?;
            asked::check_below(game, state, church)?;
            state.actor
        }
        [Frame::Closing { next }, Frame::Bohio]
            if picks == game.picks() && state.last_round && (1..=n).contains(&next) =>
        {
            queries::picker(game, state.governor, picks - 1).clockwise(next - 1, n)
        }
        [
            Frame::Round { pick },
            Frame::Phase { step, next: 0 },
            Frame::Loading { idle, next },
            asks @ (Frame::Load
            | Frame::Harbor { .. }
            | Frame::SmallWharf { .. }
            | Frame::LoadPoint { .. }
            | Frame::Rewarded { .. }),
        ] if pick == played && idle < n && next < n => {
            check_step(game, state, step, 0, asks)?;
            state.picker.clockwise((next + n - 1) % n, n)
        }
        _ => {
            return refuse(&"stack", TurnFlaw::Frames { frames: stack.to_vec() });
        }
    };
    // On its board people stand otherwise, so nothing of it is looked at.
    if puertoma::plays(game, state.actor) {
        return refuse(&"stack", PuertomaFlaw::Asked);
    }
    stack.iter().for_each(|&frame| state.stack.push(frame));
    let asks = *stack.last().expect("invariant: the patterns above are not empty");
    if let Frame::Place { left, from, .. } = asks {
        state.spare = recruiter::spare(game, state.own(), left, from).unwrap_or_default();
    }
    asked::check(game, state, asks)
}

/// A position in the middle of the set-up: nothing has been taken or picked.
fn place_setup(
    game: &PuertoRico,
    state: &mut State,
    position: &Position,
    step: u8,
    asks: Frame,
) -> PositionResult {
    let fits = match asks {
        Frame::Draft => game.rules.setup.get(usize::from(step)) == Some(&SetupStep::Draft),
        // The stack points behind the step in which the cards were dealt.
        Frame::KeepCard { pick, next } => {
            let dealt = step.checked_sub(1).and_then(|step| game.rules.setup.get(usize::from(step)));
            let people = game.rules.people;
            let may = match game.rules.achievements {
                Some(Dealing::Passed) => pick < PICKS && next < people,
                Some(Dealing::Drawn) => usize::from(pick) < HAND && next < people,
                Some(Dealing::AtOnce) | None => false,
            };
            dealt == Some(&SetupStep::Achievements) && may
        }
        _ => false,
    };
    if !fits || !position.taken.is_empty() || position.round != 1 {
        return refuse(&"stack", TurnFlaw::NotInSetup);
    }
    state.stack.push(Frame::Setup { step });
    match asks {
        Frame::KeepCard { next, .. } => {
            state.actor = state.governor.clockwise(next, game.seats());
            state.stack.push(asks);
        }
        _ => draft::ask(game, state),
    }
    Ok(())
}

/// What belongs to one phase lies there in that phase only.
fn check_phase(state: &State, position: &Position) -> PositionResult {
    let playing = matches!(position.stack[..], [Frame::Round { .. }, Frame::Phase { .. }, ..]);
    if position.phase.is_some() != playing {
        return refuse(&"phase", TurnFlaw::PhaseOrNot);
    }
    let is = |role| playing && state.role == role;
    let small_ships = state.small_ships.iter().any(|ship| *ship != [0; GOODS]);
    let counted = state.gained.iter().any(|&gained| gained > 0) || state.loaded != [[0; GOODS]; SEATS];
    let loaded = small_ships || counted || state.own_ships.iter().any(Option::is_some);
    if !is(Role::Captain) && (state.captain_paid || loaded) {
        return refuse(&"phase", TurnFlaw::LoadedElsewhere);
    }
    let made = state.made.iter().any(|made| *made != [0; GOODS]);
    if !is(Role::Craftsman) && (made || state.produced.iter().any(|&kinds| kinds > 0)) {
        return refuse(&"phase", TurnFlaw::ProducedElsewhere);
    }
    if !is(Role::Planter) && state.deferred.is_some() {
        return refuse(&"phase.deferred", TurnFlaw::ObtainedElsewhere);
    }
    let waiting = state.deferred.and_then(|obtained| obtained.waiting);
    if waiting.is_some_and(|person| state.board(state.picker).idle.of(person) == 0) {
        return refuse(&"phase.deferred", TurnFlaw::NobodyWaits);
    }
    Ok(())
}

/// The picks so far must be those of the first seats in order.
fn check_picks(game: &PuertoRico, state: &State, position: &Position, picks: u8) -> PositionResult {
    if picks > game.rules.figures.picks {
        return refuse(&"taken", RoleFlaw::RoundFull { picks: game.rules.figures.picks });
    }
    for seat in Seat::all(game.seats()) {
        let due = (0..picks).filter(|&pick| queries::picker(game, state.governor, pick) == seat).count();
        let made = position.taken.iter().filter(|taken| taken.by == seat).count();
        if due != made {
            return refuse(&"taken", RoleFlaw::TakenOutOfTurn { seat, made, due });
        }
    }
    Ok(())
}

/// The step of the script whose frame asks. The stack already points behind
/// the step, except for steps that go from seat to seat.
fn check_step(game: &PuertoRico, state: &State, step: u8, next: u8, asks: Frame) -> PositionResult {
    let script = game.rules.script(state.role);
    let current = if next == 0 { step.checked_sub(1) } else { Some(step) };
    let fits = match (current.and_then(|step| script.get(step as usize)), asks) {
        (
            Some(PhaseStep::PlanterTurns),
            Frame::Hacienda
            | Frame::Take { .. }
            | Frame::Hospital { .. }
            | Frame::Plant { .. }
            | Frame::Rewarded { .. },
        ) => next > 0,
        (Some(PhaseStep::Production | PhaseStep::TraderTurns), Frame::Rewarded { .. }) => next > 0,
        (Some(PhaseStep::ExtraCrate), Frame::Rewarded { .. }) => next == 0,
        (
            Some(PhaseStep::SecondTile),
            Frame::SecondTile | Frame::LateHospital { .. } | Frame::Rewarded { .. },
        ) => next == 0,
        (Some(PhaseStep::BohioMoves | PhaseStep::BohioBeforeRefill), Frame::Bohio) => next > 0,
        (Some(PhaseStep::Production | PhaseStep::ProductionWithExtra), Frame::Production) => next > 0,
        (Some(PhaseStep::ExtraCrate), Frame::SecondExtra { .. }) => next == 0,
        (Some(PhaseStep::RecruiterPrivilege), Frame::Privilege) => next == 0,
        (Some(PhaseStep::Placement), Frame::Place { .. } | Frame::PlaceCitizen { .. }) => next > 0,
        (Some(PhaseStep::BuilderTurns), Frame::Build | Frame::School { .. } | Frame::Payment { .. }) => {
            next > 0
        }
        (Some(PhaseStep::Production), Frame::Produce) => next > 0,
        (Some(PhaseStep::ProductionWithExtra), Frame::Produce) => next > 0,
        (Some(PhaseStep::ProductionWithExtra), Frame::Extra) => next == 1,
        (Some(PhaseStep::ExtraCrate), Frame::Extra) => next == 0,
        (
            Some(PhaseStep::TraderTurns),
            Frame::Sell | Frame::SellLast | Frame::Zoning | Frame::PlantZoned { .. },
        ) => next > 0,
        (
            Some(PhaseStep::Loading),
            Frame::Load
            | Frame::Harbor { .. }
            | Frame::SmallWharf { .. }
            | Frame::LoadPoint { .. }
            | Frame::Rewarded { .. },
        ) => true,
        (
            Some(PhaseStep::Storage),
            Frame::StoreAll { .. } | Frame::KeepOne { .. } | Frame::KeepSingles { .. },
        ) => next > 0,
        (
            Some(PhaseStep::Smuggling),
            Frame::Smuggle
            | Frame::Spoils { .. }
            | Frame::Poached { .. }
            | Frame::PoachKinds
            | Frame::PoachedCitizens { .. },
        ) => next == 0,
        (Some(PhaseStep::Villa), Frame::Bonus { building: Building::Villa }) => next > 0,
        (Some(PhaseStep::Chapel), Frame::Bonus { building: Building::Chapel }) => next > 0,
        (Some(PhaseStep::BuilderTurns), Frame::Bonus { building: Building::Church }) => next > 0,
        (Some(PhaseStep::AssemblyPoints), Frame::Bonus { building: Building::AssemblyHall }) => next > 0,
        (
            Some(PhaseStep::ParkAuthority),
            Frame::Park | Frame::Bonus { building: Building::ParkAuthority },
        ) => next > 0,
        (Some(PhaseStep::Pensions), Frame::Pension { .. }) => next > 0,
        (Some(PhaseStep::Distribution), Frame::Pick { .. }) => next == 0,
        _ => false,
    };
    if fits { Ok(()) } else { refuse(&"stack", TurnFlaw::NotAtThisStep) }
}

fn phase_actor(game: &PuertoRico, state: &State, step: u8, next: u8, asks: Frame) -> PositionResult<Seat> {
    let loads = matches!(
        asks,
        Frame::Load | Frame::Harbor { .. } | Frame::SmallWharf { .. } | Frame::LoadPoint { .. }
    );
    if next > game.seats() || loads {
        return refuse(&"stack", TurnFlaw::SeatsHandled);
    }
    if matches!(asks, Frame::Rewarded { .. }) && state.role == Role::Captain {
        return refuse(&"stack", TurnFlaw::RewardNotLoading);
    }
    check_step(game, state, step, next, asks)?;
    let turns = if let Frame::Pick { handed } = asks { handed } else { next.saturating_sub(1) };
    Ok(state.picker.clockwise(turns % game.seats(), game.seats()))
}
