//! Facts about the others, and about the end of the game. What others hold is made up in each world,
//! so that only what most hands have in common is an idea.

use super::account::Accounts;
use super::own::{more, say, tell};
use super::{Idea, worth};
use crate::{SanJuan, State};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Adds what the course with the best answer leaves to the rival `seat` less than the other one.
pub(super) fn prove(
    game: &SanJuan,
    pair: &Pair<SanJuan>,
    accounts: &Accounts,
    seat: Seat,
    out: &mut Vec<Proof<Idea>>,
) {
    let share = worth::RIVAL / f32::from(game.seats() - 1).sqrt();
    let [with, otherwise] = accounts.both(seat);
    if let Some(more) = more(otherwise.drawn, with.drawn) {
        let idea = Idea::RivalDraws { seat, cards: with.drawn, otherwise: otherwise.drawn };
        tell(out, idea, [seat.0, 0], more * worth::CARD * share);
    }
    if let Some(more) = more(otherwise.sale, with.sale) {
        let idea = Idea::RivalSells { seat, cards: with.sale, otherwise: otherwise.sale };
        tell(out, idea, [seat.0, 0], more * worth::CARD * share * 1.1);
    }
    if let Some(more) = more(otherwise.made, with.made) {
        let idea = Idea::RivalProduces { seat, goods: with.made, otherwise: otherwise.made };
        tell(out, idea, [seat.0, 0], more * worth::GOOD * share);
    }
    let [buildings, otherwise_built] =
        [&pair.with.end, &pair.otherwise.end].map(|state| state.city(seat).len());
    if let Some(more) = more(otherwise_built, buildings) {
        let idea = Idea::RivalBuilds { seat, buildings, otherwise: otherwise_built };
        tell(out, idea, [seat.0, 0], more * worth::BUILDING * share * 1.5);
    }
    let [own, _] = accounts.both(pair.seat);
    for &role in own.picked.iter().filter(|role| otherwise.picked.contains(role)) {
        tell(out, Idea::TakesRole { seat, role }, [seat.0, role as u8], worth::ROLE);
    }
}

/// Adds that the game ends, or does not yet, as it serves the seat.
pub(super) fn prove_end(game: &SanJuan, pair: &Pair<SanJuan>, out: &mut Vec<Proof<Idea>>) {
    let lead = |state: &State| {
        let tallies = game.tallies(state);
        let others = Seat::all(game.seats()).filter(|&seat| seat != pair.seat);
        let best = others.map(|seat| tallies[seat.index()].points).max().unwrap_or(0);
        tallies[pair.seat.index()].points - best
    };
    let [with, otherwise] = [&pair.with.end, &pair.otherwise.end];
    match (game.is_over(with), game.is_over(otherwise)) {
        (true, false) if lead(with) > 0 => say(out, Idea::BringsEnd, worth::END),
        (false, true) if lead(otherwise) < 0 => say(out, Idea::PutsOffEnd, worth::END),
        _ => {}
    }
}
