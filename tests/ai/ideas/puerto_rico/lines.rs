//! Figures of a line of Puerto Rico, by the boards before and behind each step.

use game_core::{Game, Seat};
use puerto_rico::data::buildings::Class;
use puerto_rico::{Action, Building, Event, Good, PuertoRico, Role, State};

use crate::ai::ideas::{Line, Step};

/// Steps of a phase, each with what `figure` of the board of `seat` gains in it.
pub fn gained(
    line: &Line<PuertoRico>,
    seat: Seat,
    keep: impl Fn(&Step<PuertoRico>) -> bool,
    figure: impl Fn(&State, Seat) -> i32,
) -> impl Iterator<Item = i32> {
    line.steps
        .iter()
        .filter(move |step| keep(step))
        .map(move |step| figure(&step.after, seat) - figure(&step.before, seat))
}

pub fn in_phase(role: Role) -> impl Fn(&Step<PuertoRico>) -> bool {
    move |step| step.before.phase().is_some_and(|(now, _)| now == role)
}

pub fn coins(state: &State, seat: Seat) -> i32 {
    state.board(seat).coins.into()
}

pub fn crates(state: &State, seat: Seat) -> i32 {
    state.board(seat).crate_count().into()
}

/// Points that a seat gains in Captain phases, but for those of other sources.
pub fn loaded_points(line: &Line<PuertoRico>, seat: Seat) -> i32 {
    let besides = |event: &Event| match event {
        Event::Points { seat: by, vp, .. } if *by == seat => i32::from(*vp),
        Event::Pensioned { seat: by, .. } if *by == seat => 1,
        _ => 0,
    };
    let loading = line.steps.iter().filter(|step| in_phase(Role::Captain)(step));
    let besides: i32 = loading.flat_map(|step| &step.events).map(besides).sum();
    gained(line, seat, in_phase(Role::Captain), |state, seat| state.board(seat).vp.into()).sum::<i32>()
        - besides
}

/// Crates that leave the board in Captain phases: loaded ones and spoilt ones.
pub fn parted(line: &Line<PuertoRico>, seat: Seat) -> [i32; 2] {
    let all = -gained(line, seat, in_phase(Role::Captain), crates).map(|more| more.min(0)).sum::<i32>();
    let loads = |step: &Step<PuertoRico>| {
        let spoils = step
            .events
            .iter()
            .any(|event| matches!(event, Event::Spoiled { seat: other, .. } if *other == seat));
        in_phase(Role::Captain)(step) && !spoils
    };
    let without = -gained(line, seat, loads, crates).map(|more| more.min(0)).sum::<i32>();
    // In a step with both the last load comes first.
    let mixed: i32 = line
        .events()
        .map(|event| match event {
            Event::Spoiled { seat: other, crates } if *other == seat => {
                crates.iter().map(|&n| i32::from(n)).sum()
            }
            _ => 0,
        })
        .sum();
    assert!(without <= all - mixed);
    [all - mixed, mixed]
}

pub fn produced(line: &Line<PuertoRico>, seat: Seat) -> [i32; 5] {
    let of = |good: usize| {
        let figure = move |state: &State, seat: Seat| i32::from(state.board(seat).crates[good]);
        gained(line, seat, |_| true, figure).map(|more| more.max(0)).sum()
    };
    [0, 1, 2, 3, 4].map(of)
}

/// Coins of the dearest sale of `seat`, and the good.
pub fn sale(line: &Line<PuertoRico>, seat: Seat) -> (i32, Option<Good>) {
    let sold = |step: &Step<PuertoRico>| match step.action {
        Action::Sell(good) if step.seat == seat => {
            Some((coins(&step.after, seat) - coins(&step.before, seat), Some(good)))
        }
        _ => None,
    };
    line.steps.iter().filter_map(sold).max_by_key(|&(coins, _)| coins).unwrap_or((0, None))
}

/// Coins on the role tiles that a seat picks.
pub fn picks(line: &Line<PuertoRico>, seat: Seat) -> impl Iterator<Item = (Role, u8)> {
    line.steps.iter().filter(move |step| step.seat == seat).filter_map(|step| match step.action {
        Action::Role(role) => Some((role, step.before.role_coins()[role as usize])),
        _ => None,
    })
}

pub fn price(game: &PuertoRico, line: &Line<PuertoRico>, seat: Seat, building: Building) -> Option<u8> {
    let step = line.steps.iter().find(|step| step.seat == seat && step.action == Action::Build(building))?;
    let is_builder = step.before.phase() == Some((Role::Builder, seat));
    if step.before.board(seat).works(Building::HiddenMarket) {
        // Other things stand in for coins.
        let event = |event: &Event| match *event {
            Event::Built { seat: by, building: built, price } if (by, built) == (seat, building) => {
                Some(price)
            }
            _ => None,
        };
        return line.events().find_map(event);
    }
    Some(game.price(&step.before, seat, building, is_builder))
}

pub fn reaches(game: &PuertoRico, state: &State, seat: Seat, building: Building) -> bool {
    let price = game.price(state, seat, building, false);
    let pays = coins(state, seat) >= price.into() || state.board(seat).works(Building::HiddenMarket);
    pays && state.for_sale(building) > 0 && !state.board(seat).owns(building)
}

pub fn room(state: &State, good: Good) -> u8 {
    let carries = state.ships().iter().any(|ship| ship.good == Some(good));
    let may = |ship: &&puerto_rico::state::CargoShip| {
        if carries { ship.good == Some(good) } else { ship.good.is_none() }
    };
    state.ships().iter().filter(may).map(|ship| ship.room()).max().unwrap_or(0)
}

pub fn can_produce(game: &PuertoRico, state: &State, seat: Seat) -> u8 {
    let board = state.board(seat);
    let of = |good: Good| {
        let of_good = |building| game.def(building).class == Class::Production(good);
        let staff = board
            .buildings()
            .iter()
            .filter(|space| of_good(space.building))
            .map(|space| space.people.count());
        let workers = if good == Good::Corn { 99 } else { staff.sum() };
        workers.min(board.manned_tiles(good.index()))
    };
    Good::ALL.into_iter().map(of).sum()
}

pub fn sheet_line(game: &PuertoRico, state: &State, seat: Seat, building: Building) -> i16 {
    let sheet = game.score(state);
    let lines = &sheet.seats[seat.index()].lines;
    lines.iter().find(|line| line.source == building.key()).map_or(0, |line| line.points)
}

pub fn lead(game: &PuertoRico, state: &State, seat: Seat) -> i16 {
    let points: Vec<i16> = game.score(state).seats.iter().map(|score| score.tally.points).collect();
    let others = (0..points.len()).filter(|&other| other != seat.index());
    points[seat.index()] - others.map(|other| points[other]).max().expect("others")
}

/// The house as it stands where `seat` passes the Trader by, and what it has of `good` then.
pub fn no_sale(line: &Line<PuertoRico>, seat: Seat, good: Good) -> Option<(u8, u8, u8)> {
    let passes = |event: &Event| *event == Event::Passed { seat, role: Role::Trader };
    let step = line.steps.iter().find(|step| step.events.iter().any(passes))?;
    let house = |good: usize| {
        let sold = step
            .events
            .iter()
            .take_while(|event| !passes(event))
            .filter(|event| matches!(event, Event::Sold { good: other, .. } if other.index() == good));
        step.before.house()[good] + sold.count() as u8
    };
    Some((house(good.index()), (0..5).map(house).sum(), step.after.board(seat).crates[good.index()]))
}
