//! The Puertoma, section by section of `docs/rules/puerto-rico-automa.md`.
//!
//! Nobody is asked for a Puertoma: a position is laid out before a choice of
//! a person, after which it plays.

mod abilities;
mod achievements;
mod cards;
mod draft;
mod ending;
mod festival;
mod goods;
mod land;
mod model;
mod people;
mod positions;
mod role;
mod setup;
mod smuggler;
mod town;

use game_core::Seat;
use puerto_rico::data::puertoma::Ability;
use puerto_rico::event::{Ship, Weighed};
use puerto_rico::view::{ActionBoardView, PuertomaView};
use puerto_rico::{Action, Building, Config, Event, Good, Options, Role, Tile};

use super::layout::{Layout, puertomas};
use super::table::{Table, opened};

/// A person and a Puertoma, which picks right after the person.
fn duo() -> Layout {
    puertomas(2, 1)
}

/// Two people and a Puertoma, which follows both.
fn trio() -> Layout {
    puertomas(3, 1)
}

/// The Puertoma of [`trio`].
const LAST: usize = 2;

/// Plays the first pick of the Puertoma of a [`duo`]: the person takes the Adventurer before, which
/// changes nothing for it.
fn picks(duo: Layout) -> Table {
    duo.role(Role::Adventurer)
}

/// The same where it picks this role, on which a coin lies.
fn picks_role(duo: Layout, role: Role) -> Table {
    let from = match role {
        Role::Builder => Role::Planter,
        Role::Craftsman => Role::Recruiter,
        Role::Captain | Role::Smuggler => Role::Craftsman,
        _ => Role::Builder,
    };
    let table = picks(duo.action_marker(from).role_coins(role, 1));
    assert_eq!(picked(&table), Some(role));
    table
}

/// Plays the Puertoma of a [`trio`] in a role that a person picks, while people decline where they
/// can.
fn follows(trio: Layout, role: Role) -> Table {
    let mut table = trio.role(role);
    table.end_phase();
    table
}

/// The role that a Puertoma was the first to pick in the last call.
fn picked(table: &Table) -> Option<Role> {
    table.events().iter().find_map(|event| match event {
        Event::RolePicked { seat, role } if is_puertoma(table, seat.index()) => Some(*role),
        _ => None,
    })
}

fn is_puertoma(table: &Table, seat: usize) -> bool {
    table.public().seats[seat].puertoma.is_some()
}

/// Considerations of a Puertoma in the last call.
fn weighed(table: &Table, seat: usize) -> Vec<Weighed> {
    let of_seat = |event: &Event| match event {
        Event::Weighed { seat: other, weighed } if other.index() == seat => Some(weighed.clone()),
        _ => None,
    };
    table.events().iter().filter_map(of_seat).collect()
}

/// The roles to which the marker was moved in the last call, and for whom.
fn marker_moves(table: &Table) -> Vec<(u8, Role)> {
    let moved = |event: &Event| match event {
        Event::MarkerMoved { seat, role } => Some((seat.0, *role)),
        _ => None,
    };
    table.events().iter().filter_map(moved).collect()
}

/// The buildings that a seat built in the last call, with their prices.
fn built(table: &Table, seat: usize) -> Vec<(Building, u8)> {
    let built = |event: &Event| match event {
        Event::Built { seat: other, building, price } if other.index() == seat => Some((*building, *price)),
        _ => None,
    };
    table.events().iter().filter_map(built).collect()
}

/// The tiles that a seat took in the last call.
fn took(table: &Table, seat: usize) -> Vec<Tile> {
    let taken = |event: &Event| match event {
        Event::TileTaken { seat: other, tile } if other.index() == seat => Some(*tile),
        _ => None,
    };
    table.events().iter().filter_map(taken).collect()
}

/// Spots of a Puertoma's people after the last call; `None` for the VP area.
fn stood(table: &Table, seat: usize) -> Vec<Option<Tile>> {
    let placed = |event: &Event| match event {
        Event::Manned { seat: other, tile, .. } if other.index() == seat => Some(*tile),
        _ => None,
    };
    table.events().iter().filter_map(placed).collect()
}

/// The loads of a seat in the last call: good, crates, size of the ship.
fn loads(table: &Table, seat: usize) -> Vec<(Good, u8, u8)> {
    let sizes: Vec<u8> = table.public().ships.iter().map(|ship| ship.size).collect();
    let load = |event: &Event| match event {
        Event::Shipped { seat: other, good, crates, ship: Ship::Cargo(ship), .. }
            if other.index() == seat =>
        {
            Some((*good, *crates, sizes[usize::from(*ship)]))
        }
        _ => None,
    };
    table.events().iter().filter_map(load).collect()
}

/// The sales of a seat in the last call, with their coins.
fn sales(table: &Table, seat: usize) -> Vec<(Good, u8)> {
    let sold = |event: &Event| match event {
        Event::Sold { seat: other, good, coins } if other.index() == seat => Some((*good, *coins)),
        _ => None,
    };
    table.events().iter().filter_map(sold).collect()
}

/// The board that only a Puertoma has.
fn board(table: &Table, seat: usize) -> PuertomaView {
    table.public().seats[seat].puertoma.clone().expect("a Puertoma")
}

/// The circles under the plantations of a type, and how many are filled.
fn circles(table: &Table, seat: usize, tile: Tile) -> Vec<(u8, u8)> {
    let plantations = &board(table, seat).plantations[tile.index()];
    plantations.iter().map(|plantation| (plantation.manned, plantation.circles)).collect()
}

fn action_board(table: &Table) -> ActionBoardView {
    table.public().action_board.expect("a Puertoma plays")
}

/// Role under the action marker.
fn marker(table: &Table) -> Role {
    action_board(table).marker
}

/// Place of the first of these events among those of the last call.
fn place(table: &Table, is: impl Fn(&Event) -> bool) -> usize {
    table.events().iter().position(is).unwrap_or_else(|| panic!("not told: {:#?}", table.events()))
}

/// A new game with Puertomas.
fn game(players: u8, count: u8, options: Options, seed: u64) -> Table {
    let options = Options { puertomas: count, ..options };
    opened(Config { players, options, ..Config::default() }, seed)
}

/// Says that a person takes a role and nobody a thing.
fn pick(table: &mut Table, role: Role) {
    table.play(Action::Role(role)).end_phase();
}

const fn seat(seat: usize) -> Seat {
    Seat(seat as u8)
}

/// Two buildings of each level.
const TOWN: [[Building; 2]; 4] = [
    [Building::SmallMarket, Building::Hacienda],
    [Building::Hospital, Building::Office],
    [Building::Factory, Building::Wharf],
    [Building::Residence, Building::Fortress],
];

/// A Puertoma has these abilities and the buildings that unlocked them; its
/// marker lies on the City Hall.
fn unlocked(table: Layout, seat: usize, abilities: &[Ability]) -> Layout {
    let of_level = |level: usize| match level {
        4 => &TOWN[3][..1],
        _ => &TOWN[level - 1][..],
    };
    let buildings: Vec<Building> =
        abilities.iter().flat_map(|ability| of_level(ability.level().into())).copied().collect();
    table.empty_town(seat, &buildings).able(seat, abilities).reserved(seat, Building::CityHall)
}
