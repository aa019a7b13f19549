//! Facts about the others, and about the end of the game.

use super::account::{Accounts, Unsold};
use super::own::{more, room, tell};
use super::{Idea, worth};
use crate::data::HOUSE;
use crate::state::State;
use crate::{Good, PuertoRico};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Adds what the course with the best answer leaves to the rival `seat` less than the other one.
pub(super) fn prove(
    game: &PuertoRico,
    pair: &Pair<PuertoRico>,
    accounts: &Accounts,
    seat: Seat,
    out: &mut Vec<Proof<Idea>>,
) {
    let share = worth::RIVAL / f32::from(game.seats() - 1).sqrt();
    let [with, otherwise] = accounts.both(seat);
    if let Some(more) = more(otherwise.points, with.points) {
        let idea = Idea::RivalShips { seat, points: with.points, otherwise: otherwise.points };
        tell(out, idea, [seat.0, 0], more * worth::POINT * share);
    }
    if let Some(more) = more(with.spoilt, otherwise.spoilt) {
        let idea = Idea::RivalSpoils { seat, crates: with.spoilt, otherwise: otherwise.spoilt };
        tell(out, idea, [seat.0, 0], more * worth::SPOILT * share);
    }
    if let Some(more) = more(otherwise.made_crates(), with.made_crates()) {
        let (crates, otherwise) = (with.made_crates(), otherwise.made_crates());
        let idea = Idea::RivalProduces { seat, crates, otherwise };
        tell(out, idea, [seat.0, 0], more * worth::CRATE * share);
    }
    for &(building, _) in &otherwise.bought {
        if with.price_of(building).is_none() {
            let weight = f32::from(game.def(building).cost) * worth::BUILDING * share * 0.7;
            tell(out, Idea::RivalBuilds { seat, building }, [seat.0, building as u8], weight);
        }
    }
    let own = accounts.both(pair.seat)[0];
    for &role in own.picked.iter().filter(|role| otherwise.picked.contains(role)) {
        tell(out, Idea::TakesRole { seat, role }, [seat.0, role as u8], worth::ROLE);
    }
    sale(accounts, seat, share, out);
    ships(pair, seat, share, out);
    let coins = |state: &State| state.board(seat).coins;
    let (own, other) = (coins(&pair.with.end), coins(&pair.otherwise.end));
    if let Some(more) = more(other, own) {
        let idea = Idea::RivalCoins { seat, coins: own, otherwise: other };
        tell(out, idea, [seat.0, 0], more * worth::COIN * share * 0.8);
    }
}

fn sale(accounts: &Accounts, seat: Seat, share: f32, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(seat);
    let Some(more) = more(otherwise.sale(), with.sale()) else { return };
    let idea = Idea::RivalSells { seat, coins: with.sale(), otherwise: otherwise.sale() };
    tell(out, idea, [seat.0, 0], more * worth::COIN * share);
    if let (Some(Unsold { house, crates }), Some((good, coins))) = (with.unsold, otherwise.sold)
        && with.sold.is_none()
        && crates[good.index()] > 0
    {
        let full = house.iter().sum::<u8>() >= HOUSE;
        if full || house[good.index()] > 0 {
            let idea = Idea::DeniesSale { seat, good, coins, full };
            tell(out, idea, [seat.0, good as u8], more * worth::COIN * share * 1.3);
        }
    }
}

/// The good of a rival, the one of which it has the most crates, that no ship takes any more.
fn ships(pair: &Pair<PuertoRico>, seat: Seat, share: f32, out: &mut Vec<Proof<Idea>>) {
    let crates = |state: &State, good: Good| state.board(seat).crates[good.index()];
    for good in Good::ALL {
        let (own, other) = (crates(&pair.with.end, good), crates(&pair.otherwise.end, good));
        if own > 1 && other > 0 && room(&pair.with.end, good) == 0 && room(&pair.otherwise.end, good) > 0 {
            let idea = Idea::ShutsOut { seat, good, crates: own };
            tell(out, idea, [seat.0, good as u8], f32::from(own) * worth::ROOM * share);
        }
    }
}

/// Adds that the last round begins, or does not yet, as it serves the seat. Where hidden cards or parts of
/// Puertomas score, it is not known who is ahead.
pub(super) fn prove_end(
    game: &PuertoRico,
    pair: &Pair<PuertoRico>,
    accounts: &Accounts,
    out: &mut Vec<Proof<Idea>>,
) {
    let options = &game.config().options;
    if options.exp6 || options.puertomas > 0 {
        return;
    }
    let lead = |state: &State| {
        let tallies = game.tallies(state);
        let others = Seat::all(game.seats()).filter(|&seat| seat != pair.seat);
        let best = others.map(|seat| tallies[seat.index()].points).max().unwrap_or(0);
        tallies[pair.seat.index()].points - best
    };
    match (accounts.with.end, accounts.otherwise.end) {
        (Some(why), None) if lead(&pair.with.end) > 0 => {
            tell(out, Idea::BringsEnd { why }, [why as u8, 0], worth::END);
        }
        (None, Some(why)) if lead(&pair.otherwise.end) < 0 => {
            tell(out, Idea::PutsOffEnd { why }, [why as u8, 0], worth::END);
        }
        _ => {}
    }
}
