//! Facts about buildings and districts.

use super::account::Accounts;
use super::own::{more, say, tell};
use super::{Idea, worth};
use crate::ids::Card;
use crate::rules::districts;
use crate::{Colour, Ginkgopolis, State, Tile};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Points of `seat` by districts of a colour.
pub(super) fn district_points(game: &Ginkgopolis, state: &State, seat: Seat, colour: Colour) -> u8 {
    let of_colour = districts(state, game.seats());
    let own = of_colour.iter().filter(|district| colour_of(district.buildings.iter().next()) == Some(colour));
    own.map(|district| district.points[seat.index()]).sum()
}

fn colour_of(top: Option<Tile>) -> Option<Colour> {
    top.map(Tile::colour)
}

/// The most points of `seat` by a district of a colour in which it has the most resources.
pub(super) fn led(game: &Ginkgopolis, state: &State, seat: Seat, colour: Colour) -> u8 {
    let all = districts(state, game.seats());
    let is_led = |resources: &[u8]| {
        let rivals = resources.iter().enumerate().filter(|&(index, _)| index != seat.index());
        rivals.map(|(_, &count)| count).max().unwrap_or(0) < resources[seat.index()]
    };
    let led = all.iter().filter(|district| colour_of(district.buildings.iter().next()) == Some(colour));
    let led = led.filter(|district| is_led(&district.resources));
    led.map(|district| district.points[seat.index()]).max().unwrap_or(0)
}

/// Adds what the course with the best answer has in favour of the seat's own buildings.
pub(super) fn prove(
    game: &Ginkgopolis,
    pair: &Pair<Ginkgopolis>,
    accounts: &Accounts,
    out: &mut Vec<Proof<Idea>>,
) {
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    for colour in Colour::ALL {
        let [points, otherwise] = [own, other].map(|state| district_points(game, state, pair.seat, colour));
        if let Some(more) = more(points, otherwise) {
            let idea = Idea::Districts { colour, points, otherwise };
            tell(out, idea, [colour as u8, 0], more * worth::POINT);
            let led = [own, other].map(|state| led(game, state, pair.seat, colour));
            if let [points, 0] = led
                && points > 0
            {
                tell(out, Idea::Leads { colour, points }, [colour as u8, 0], more * worth::POINT * 1.1);
            }
        }
    }
    let [floors, otherwise] = [own, other].map(|state| state.city().resources(pair.seat));
    if let Some(more) = more(floors, otherwise) {
        say(out, Idea::Floors { floors, otherwise }, more * worth::FLOOR);
    }
    built_over(pair, accounts, out);
    if !game.is_automa(pair.seat.clockwise(1, game.seats())) {
        passed_on(pair, pair.seat.clockwise(1, game.seats()), out);
    }
}

/// Buildings that change hands in one of the courses.
fn built_over(pair: &Pair<Ginkgopolis>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let city = pair.start.city();
    let over =
        |floors: &[(Seat, Tile, Tile)], tile: Tile| floors.iter().find(|(_, over, _)| *over == tile).copied();
    for &(by, tile, _) in &accounts.with.floors {
        let Some(owner) = city.owner(tile) else { continue };
        let otherwise = over(&accounts.otherwise.floors, tile);
        if by != pair.seat || otherwise.is_some_and(|(other, ..)| other == by) {
            continue;
        }
        let floors = city.height(tile);
        if owner == pair.seat {
            let idea = Idea::ComesBack { tile, resources: floors };
            let weight = f32::from(floors) * worth::of(crate::Item::Resource) * 0.5;
            tell(out, idea, [tile.index() as u8, 0], weight);
        } else {
            let idea = Idea::Ousts { seat: owner, tile, floors };
            tell(out, idea, [owner.0, tile.index() as u8], f32::from(floors) * worth::OUSTED);
        }
    }
    for &(by, tile, _) in &accounts.otherwise.floors {
        let is_own = city.owner(tile) == Some(pair.seat) && by != pair.seat;
        if is_own && over(&accounts.with.floors, tile).is_none() {
            let weight = f32::from(city.height(tile)) * worth::OUSTED;
            tell(out, Idea::KeepsBuilding { seat: by, tile }, [by.0, tile.index() as u8], weight);
        }
    }
}

/// The card of the tallest own building that goes to the left otherwise.
fn passed_on(pair: &Pair<Ginkgopolis>, to: Seat, out: &mut Vec<Proof<Idea>>) {
    let city = pair.with.end.city();
    let holds = |state: &State, seat: Seat, tile: Tile| {
        state.board(seat).hand.cards().contains(&Card::building(tile))
    };
    let denied = |&tile: &Tile| {
        holds(&pair.start, pair.seat, tile)
            && holds(&pair.otherwise.end, to, tile)
            && !holds(&pair.with.end, to, tile)
            && pair.otherwise.end.city().is_owned_by(tile, pair.seat)
    };
    if let Some(tile) = city.owned_by(pair.seat).filter(denied).max_by_key(|&tile| city.height(tile)) {
        let idea = Idea::DeniesCard { seat: to, tile, floors: city.height(tile) };
        let weight = f32::from(city.height(tile)) * worth::CARD_PASSED;
        tell(out, idea, [to.0, tile.index() as u8], weight);
    }
}
