//! Points, people and crates that the rulebook lets a player leave
//! (`PR-BLD-GEN-3`). They are taken unless the table wants to be asked, and
//! unless taking them matters for the end of the game (`PR-BLD-GEN-7`): then
//! everybody is asked.
//!
//! Bonuses that matter for the end are not listed: the bonus is taken on one copy of the state and
//! left on another, and the rules' answers on the end are compared. Copies are made only where a
//! supply that an end condition counts is nearly gone, and none where to leave it changes nothing.

use super::{PuertoRico, base, builder, captain, planter, queries, recruiter, watch};
use crate::action::Action;
use crate::editions::{Objectives, Shortage};
use crate::event::Event;
use crate::ids::{Building, Role};
use crate::prompt::Ending;
use crate::state::{Frame, State};
use game_core::{Actions, Game, Sink};

/// Version of the rules since which a bonus that matters for the end is asked for.
const ASKED_SINCE: u16 = 4;
/// Points, and workers, that the objectives of a festival give at most.
const REWARDS: u8 = 9;

/// Returns true if the seat that acts is asked for the bonus that `frame` asks for; otherwise it
/// takes it.
#[inline]
pub(super) fn is_asked<S: Sink<Event>>(game: &PuertoRico, state: &State, frame: Frame, _log: &S) -> bool {
    game.config().options.ask_bonuses
        || is_near(game, state, frame)
            && (settles(game, frame) || compare::<S::Unheard>(game, state, frame).is_some())
}

/// Returns true if the first look alone settles that the bonus of `frame` matters: it counts whom the
/// privilege of the Recruiter brings, and nothing else comes of that privilege but by rewards.
#[inline(always)]
fn settles(game: &PuertoRico, frame: Frame) -> bool {
    matches!(frame, Frame::Privilege) && game.rules.objectives == Objectives::None
}

/// The same for a position that is being read.
pub(super) fn may_be_asked(game: &PuertoRico, state: &State, frame: Frame) -> bool {
    is_asked(game, state, frame, &Vec::new())
}

/// Returns the way in which the bonus that is being asked for would bring the end nearer.
pub(super) fn ending(game: &PuertoRico, state: &State) -> Option<Ending> {
    let frame = state.stack.top()?;
    if is_near(game, state, frame) { compare::<Vec<Event>>(game, state, frame) } else { None }
}

/// Returns the bonus that rules before the fourth version took here without asking. Where they asked
/// all the same, the record has the answer: a Hospital's worker could wait for the second tile, and an
/// extra crate for a worker of the Bohío.
pub(super) fn taken_unasked(game: &PuertoRico, state: &State, rules: u16) -> Option<Action> {
    let frame = state.stack.top()?;
    if rules >= ASKED_SINCE || game.config().options.ask_bonuses || !is_near(game, state, frame) {
        return None;
    }
    let was_asked = match frame {
        Frame::Hospital { .. } => planter::may_defer(state),
        Frame::Extra | Frame::SecondExtra { .. } => true,
        _ => false,
    };
    if was_asked || compare::<Vec<Event>>(game, state, frame).is_none() {
        return None;
    }
    only_answer(game, state)
}

/// Returns the answer that takes the bonus which is being asked for, if there is just one.
fn only_answer(game: &PuertoRico, asked: &State) -> Option<Action> {
    let mut answers = Actions::new();
    base::legal(game, asked, &mut answers);
    answers.retain(|action| *action != Action::Pass);
    let [take] = answers[..] else { return None };
    Some(take)
}

/// Largest amounts that a bonus takes.
struct Reach {
    points: u8,
    workers: u8,
}

/// Returns the largest amounts that the bonus of `frame` takes, rewards that are tied to it
/// included; `None` if it asks for something else. Where the kind of the frame is known, most of it
/// is known before the program runs.
#[inline(always)]
fn reach(game: &PuertoRico, state: &State, frame: Frame) -> Option<Reach> {
    let (points, workers) = match frame {
        Frame::Privilege => (0, queries::privilege(state)),
        Frame::Hospital { .. } | Frame::LateHospital { .. } | Frame::School { .. } => (0, 1),
        // The crates of the load, the privilege, the Harbor.
        Frame::Harbor { .. } | Frame::LoadPoint { .. } => (captain::most_loaded(state) + 3, 0),
        Frame::Produce | Frame::Extra | Frame::SecondExtra { .. } => (0, 0),
        Frame::Bonus { building } => match building {
            Building::Church => (builder::points_of_church(game, state), 0),
            Building::AssemblyHall => (captain::assembly_points(state), 0),
            Building::Villa => (0, 1),
            _ => (2, 0),
        },
        _ => return None,
    };
    let rewards = if game.rules.objectives == Objectives::None { 0 } else { REWARDS };
    Some(Reach { points: points + rewards, workers: workers + rewards })
}

/// Returns true if a supply that an end condition counts may be nearly gone: otherwise no bonus of
/// that reach makes a difference to the end.
#[inline(always)]
fn is_near(game: &PuertoRico, state: &State, frame: Frame) -> bool {
    if state.last_round {
        return false;
    }
    let Some(Reach { points, workers }) = reach(game, state, frame) else { return false };
    let points_near = state.vp > 0 && state.vp <= i16::from(points);
    points_near
        || workers > 0 && game.rules.shortage == Shortage::LastRound && are_scarce(game, state, workers)
}

/// Returns true if so many workers may decide whether the Work Register can be filled.
#[inline]
fn are_scarce(game: &PuertoRico, state: &State, workers: u8) -> bool {
    let (supply, players) = (state.supply.workers, game.seats());
    if state.role == Role::Recruiter {
        let most = recruiter::most_wanted(game, state).saturating_add(workers);
        (players..most).contains(&supply) && are_scarce_for_refill(game, state, workers)
    } else {
        (players..players.saturating_add(workers)).contains(&supply)
    }
}

/// The same for the refill of the running phase. Whoever comes leaves the supply and fills one circle
/// at most: the refill is the likelier to fall short, the more come. So it never may if it does not
/// with all of them, and a bonus that is left makes no difference if it must without any.
#[cold]
#[inline(never)]
fn are_scarce_for_refill(game: &PuertoRico, state: &State, workers: u8) -> bool {
    // Rewards may go to several boards, and come whatever the answer is.
    if game.rules.objectives != Objectives::None {
        return true;
    }
    let (supply, [least, most]) = (state.supply.workers, recruiter::wanted(game, state, workers));
    least <= supply && supply.saturating_sub(workers) < most
}

/// Risk of the coming refill of the Work Register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Refill {
    /// The supply is large enough for whatever it may want.
    Enough,
    /// That depends on where people are placed.
    Perhaps,
    /// The supply is too small for the least that it may want.
    Short,
}

/// State of the end as the table lies.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Outlook {
    last_round: bool,
    vp_gone: bool,
    refill: Refill,
}

/// Takes the bonus that `frame` asks for on one copy of the state, leaves it on
/// another, and says how the first is nearer to the end.
#[cold]
#[inline(never)]
fn compare<S: Sink<Event> + Default>(game: &PuertoRico, state: &State, frame: Frame) -> Option<Ending> {
    let mut asked = state.clone();
    match frame {
        // They are asked in the place of the load.
        Frame::Harbor { .. } | Frame::LoadPoint { .. } => asked.stack.replace(frame),
        _ if asked.stack.top() == Some(frame) => {}
        _ => asked.stack.push(frame),
    }
    // Among several the player is asked anyway, and none of them is the bonus.
    let take = only_answer(game, &asked)?;
    let log = &mut S::default();
    let left = if leaves_table(game, frame) {
        outlook(game, state)
    } else {
        let mut left = asked.clone();
        answer(game, &mut left, Action::Pass, log);
        outlook(game, &left)
    };
    answer(game, &mut asked, take, log);
    let taken = outlook(game, &asked);
    let by_workers = taken.refill > Refill::Enough && left.refill < Refill::Short;
    match taken.refill {
        _ if taken.last_round && !left.last_round => Some(Ending::ThisRound),
        _ if by_workers && state.role != Role::Recruiter => Some(Ending::NextRecruiter),
        Refill::Short if by_workers => Some(Ending::ThisRound),
        _ if by_workers => Some(Ending::PerhapsThisRound),
        _ if taken.vp_gone && !left.vp_gone => Some(Ending::NextCaptain),
        _ => None,
    }
}

/// Returns true if whoever leaves the bonus of `frame` leaves the table as it lies: no load waits for
/// the answer, and nobody looks on who might reward what was done before.
fn leaves_table(game: &PuertoRico, frame: Frame) -> bool {
    !game.rules.watched && !matches!(frame, Frame::Harbor { .. } | Frame::LoadPoint { .. })
}

/// Carries out an answer and what follows from it at once. A further point for
/// the same load is a question of its own.
fn answer(game: &PuertoRico, copy: &mut State, action: Action, log: &mut impl Sink<Event>) {
    base::apply(game, copy, action, log);
    while let Some(Frame::LoadPoint { .. }) = copy.stack.top() {
        base::apply(game, copy, Action::Pass, log);
    }
    watch::look(game, copy, log);
}

fn outlook(game: &PuertoRico, state: &State) -> Outlook {
    let workers = state.supply.workers;
    let refill = if game.rules.shortage != Shortage::LastRound {
        Refill::Enough
    } else if state.role == Role::Recruiter {
        let [least, most] = recruiter::wanted(game, state, 0);
        match () {
            () if workers < least => Refill::Short,
            () if workers < most => Refill::Perhaps,
            () => Refill::Enough,
        }
    } else if workers < game.seats() {
        // PR-REC-08: no refill wants less.
        Refill::Short
    } else {
        Refill::Enough
    };
    Outlook { last_round: state.last_round, vp_gone: state.vp_gone, refill }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Config, Edition, Options};
    use game_core::{Mute, Rng};

    /// Tables with whatever changes the supplies, the objectives and those who play.
    fn tables() -> Vec<PuertoRico> {
        let plain = Options { ask_bonuses: true, ..Options::default() };
        let options = [
            plain,
            Options { exp1: true, ..plain },
            Options { exp2: true, ..plain },
            Options { exp1: true, exp3: true, exp4: true, ..plain },
            Options { intl: true, exp4: true, exp5: true, exp6: true, ..plain },
            Options { puertomas: 1, ..plain },
            Options { puertomas: 2, exp4: true, exp5: true, ..plain },
        ];
        let editions = [Edition::Y1897, Edition::Classic];
        let configs = editions.into_iter().flat_map(|edition| {
            options.into_iter().flat_map(move |options| {
                (2..=5).map(move |players| Config { edition, players, first: None, options })
            })
        });
        configs.filter_map(|config| PuertoRico::new(&config).ok()).collect()
    }

    /// Whatever the first look refuses, copies must not find either.
    #[test]
    fn no_bonus_that_matters_is_far_from_the_end() {
        let (mut far, mut near, mut matter, mut leaves, mut settled) = (0, 0, 0, 0, 0);
        for game in tables() {
            for seed in 0..80 {
                let mut rng = Rng::stream(seed, 10);
                let mut state = game.setup(seed, &mut Mute);
                // Random players seldom ship everything.
                state.vp -= [0, 40][usize::from(seed % 2 == 1)];
                let mut legal = Actions::new();
                loop {
                    game.legal(&state, &mut legal);
                    if legal.is_empty() {
                        break;
                    }
                    let action = legal[rng.below(legal.len() as u32) as usize];
                    game.apply(&mut state, action, &mut Mute);
                    let Some(frame) = state.stack.top() else { continue };
                    // Once a round is the last, nothing brings the end nearer.
                    if state.last_round || reach(&game, &state, frame).is_none() {
                        continue;
                    }
                    if leaves_table(&game, frame) {
                        let mut left = state.clone();
                        answer(&game, &mut left, Action::Pass, &mut Mute);
                        assert!(outlook(&game, &left) == outlook(&game, &state), "{frame:?}");
                        leaves += 1;
                    }
                    let found = compare::<Mute>(&game, &state, frame);
                    if is_near(&game, &state, frame) {
                        near += 1;
                        matter += u32::from(found.is_some());
                        if settles(&game, frame) {
                            assert!(found.is_some(), "seed {seed}: {frame:?} of {:?}", game.config());
                            settled += 1;
                        }
                    } else {
                        far += 1;
                        assert_eq!(found, None, "seed {seed}: {frame:?} of {:?}", game.config());
                    }
                }
            }
        }
        println!("far from the end: {far}, near: {near}, of which mattered: {matter}; settled: {settled}");
        assert!(far > 100_000 && matter > 3_000 && leaves > 30_000, "{far}, {matter}, {leaves}");
    }
}
