//! Facts about the others, and about the end of the game. What others hold is made up in each world,
//! so that only what most hands have in common is an idea.

use super::account::Accounts;
use super::city::{district_points, led};
use super::own::{more, say, tell};
use super::{Idea, worth};
use crate::{Colour, Ginkgopolis, Item, State};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Tiles of the supply from which on the end is near.
const NEAR: u8 = 10;

/// Adds what the course with the best answer leaves to the rival `seat` less than the other one.
pub(super) fn prove(
    game: &Ginkgopolis,
    pair: &Pair<Ginkgopolis>,
    accounts: &Accounts,
    seat: Seat,
    out: &mut Vec<Proof<Idea>>,
) {
    let share = worth::RIVAL / f32::from(game.seats() - 1).sqrt();
    let [with, otherwise] = accounts.both(seat).map(|share| share.gained(Item::Point));
    if let Some(more) = more(otherwise, with) {
        tell(
            out,
            Idea::RivalGains { seat, points: with, otherwise },
            [seat.0, 0],
            more * worth::POINT * share,
        );
    }
    let [points, otherwise] = [&pair.with.end, &pair.otherwise.end].map(|state| {
        Colour::ALL.into_iter().map(|colour| district_points(game, state, seat, colour)).sum::<u8>()
    });
    if let Some(more) = more(otherwise, points) {
        let idea = Idea::RivalDistricts { seat, points, otherwise };
        tell(out, idea, [seat.0, 0], more * worth::POINT * share);
        for colour in Colour::ALL {
            let led = [&pair.with.end, &pair.otherwise.end].map(|state| led(game, state, seat, colour));
            if let [0, points] = led
                && points > 0
            {
                let idea = Idea::DeniesLead { seat, colour, points };
                tell(out, idea, [seat.0, colour as u8], more * worth::POINT * share * 1.1);
            }
        }
    }
}

/// Adds that the last round comes, or does not yet, as it serves the seat.
pub(super) fn prove_end(
    game: &Ginkgopolis,
    pair: &Pair<Ginkgopolis>,
    accounts: &Accounts,
    out: &mut Vec<Proof<Idea>>,
) {
    let lead = |state: &State| {
        let tallies = game.tallies(state);
        let others = Seat::all(game.seats()).filter(|&seat| seat != pair.seat);
        let best = others.map(|seat| tallies[seat.index()].points).max().unwrap_or(0);
        tallies[pair.seat.index()].points - best
    };
    match (accounts.with.end, accounts.otherwise.end) {
        (Some(why), None) if lead(&pair.with.end) > 0 => {
            return tell(out, Idea::BringsEnd { why }, [why as u8, 0], worth::END);
        }
        (None, Some(why)) if lead(&pair.otherwise.end) < 0 => {
            return tell(out, Idea::PutsOffEnd { why }, [why as u8, 0], worth::END);
        }
        (None, None) if !pair.start.is_last_round() => {}
        _ => return,
    }
    // Supplies compare only if both have been filled as often.
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    let (tiles, otherwise) = (own.supply_left(), other.supply_left());
    if own.exhaustions != other.exhaustions || tiles.min(otherwise) > NEAR {
        return;
    }
    if let Some(fewer) = more(otherwise, tiles)
        && lead(own) > 0
    {
        say(out, Idea::NearsEnd { tiles, otherwise }, fewer * worth::TIME);
    }
    if let Some(more) = more(tiles, otherwise)
        && lead(own) < 0
    {
        say(out, Idea::GainsTime { tiles, otherwise }, more * worth::TIME);
    }
}
