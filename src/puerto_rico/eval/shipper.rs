//! A single-minded player to measure opponents against: it ships as much as
//! it can, and everything else it does is for that.

use super::eval_context::Shipped;
use super::features::BoardCounts;
use super::weights::guess;
use super::{placement, policy_context::PolicyContext};
use crate::data::buildings::Class;
use crate::ids::{GOODS, Person};
use crate::{Action, Building, Prompt, PuertoRico, Role, State, Tile};
use game_core::{Actions, Game, Seat, Turn};

/// Points from which a Captain phase is worth a pick.
const CARGO: u8 = 3;

/// The index of what a shipper does.
pub(super) fn choose(game: &PuertoRico, state: &State, actions: &Actions<Action>) -> usize {
    let Turn::Choose { seat, prompt } = game.turn(state) else { return 0 };
    let shipper = Shipper { game, state, seat, census: BoardCounts::of(game, state.board(seat)) };
    let wish = |action: &Action| shipper.wish(prompt, *action);
    let mut best = 0;
    for (index, action) in actions.iter().enumerate() {
        if wish(action) > wish(&actions[best]) {
            best = index;
        }
    }
    best
}

struct Shipper<'a> {
    game: &'a PuertoRico,
    state: &'a State,
    seat: Seat,
    census: BoardCounts,
}

impl Shipper<'_> {
    /// Priority of an action; only the order matters.
    fn wish(&self, prompt: Prompt, action: Action) -> i32 {
        let board = self.state.board(self.seat);
        match action {
            Action::Role(role) => self.role(role),
            Action::Take(tile) => self.tile(tile),
            Action::Build(building) => self.building(building),
            Action::BuildForAll(_) => -1,
            Action::Keep(card) => i32::from(card.points()),
            Action::Place(spot) => i32::from(self.first_spot(prompt) == Some(spot)),
            Action::Load(good, ship) => {
                let room = self.state.ships()[usize::from(ship)].room();
                2 * i32::from(board.crates[good.index()].min(room))
            }
            // On a tie the cargo ship, so that the own ship is left for more.
            Action::Wharf(good) => 2 * i32::from(board.crates[good.index()]) - 1,
            Action::StoreAll(good) => 1 + i32::from(board.crates[good.index()]),
            Action::Sell(good) => {
                if good.index() > 2 {
                    good.index() as i32
                } else {
                    -1
                }
            }
            Action::KeepOne(good) | Action::Extra(good) => 1 + i32::from(board.crates[good.index()]),
            Action::Board(good) => i32::from(board.crates[good.index()]),
            Action::Export(good) => good.index() as i32 - 1,
            Action::Draft(building) => self.building(building),
            // What is dearest stays.
            Action::GivePerson(_) => 3,
            Action::Pick(Person::Citizen) => 1,
            Action::PoachCitizens(citizens) => i32::from(citizens),
            Action::Pick(Person::Worker) | Action::GiveCitizen(_) => 0,
            Action::Zone | Action::Discard(..) | Action::Clear(_) | Action::MoveCitizen(_) => -1,
            Action::GiveCrate(_) => 2,
            Action::GivePoint | Action::Draw | Action::Accept | Action::Man(_) => 1,
            Action::Forest(_) | Action::Move(_) => -1,
            Action::Raid(ship) => 2 * i32::from(self.state.ships()[usize::from(ship)].crates.min(3)),
            Action::Spoils(kept) => i32::from(kept),
            Action::Plunder => 2 * i32::from(self.state.house().iter().sum::<u8>()) + 1,
            Action::Capture(role) => i32::from(self.state.role_coins()[role as usize]),
            Action::Poach => 1,
            Action::Pass => 0,
        }
    }

    fn role(&self, role: Role) -> i32 {
        let board = self.state.board(self.seat);
        let coins = i32::from(self.state.role_coins()[role as usize]);
        let cargo = Shipped::sketch(self.game, self.state, self.seat).points[self.seat.index()];
        let made: u8 = (0..GOODS).map(|good| self.census.capacity(board, good)).sum();
        let wish = match role {
            Role::Captain if cargo >= CARGO => 100 + i32::from(cargo),
            Role::Craftsman if made >= 2 => 60 + i32::from(made),
            Role::Recruiter if self.census.empty > 1 => 40 + i32::from(self.census.empty),
            Role::Builder if board.coins >= 9 => 70,
            Role::Builder if board.coins >= 3 => 35,
            Role::Planter if board.land() < 10 => 30,
            Role::Trader => 5,
            _ => 1,
        };
        wish + 4 * coins
    }

    fn tile(&self, tile: Tile) -> i32 {
        let good = tile.index();
        if tile == Tile::Quarry {
            return 1;
        }
        let board = self.state.board(self.seat);
        // Corn needs no building; the rest only with a circle that waits.
        if board.tiles[good] < self.census.circles[good] { 4 + i32::from(board.tiles[good]) } else { 2 }
    }

    fn building(&self, building: Building) -> i32 {
        let board = self.state.board(self.seat);
        match building {
            Building::Wharf => 100,
            Building::Harbor => 90,
            Building::CustomsHouse => 95,
            Building::SmallWarehouse => 20,
            _ => match self.game.def(building).class {
                Class::Production(good) => {
                    let loose = board.tiles[good.index()].saturating_sub(self.census.circles[good.index()]);
                    10 * i32::from(loose) - 1
                }
                // Late in the game whatever counts most.
                Class::Commercial | Class::Expanded | Class::Workshop if board.coins >= 10 => {
                    i32::from(self.game.def(building).vp)
                }
                Class::Commercial | Class::Expanded | Class::Workshop => -1,
            },
        }
    }

    /// The next spot of a placement that makes as much as it can.
    fn first_spot(&self, prompt: Prompt) -> Option<u8> {
        let (Prompt::Place { left }
        | Prompt::Poached { left }
        | Prompt::PoachedCitizens { left }
        | Prompt::Rewarded { left }) = prompt
        else {
            return None;
        };
        let rows = guess();
        let sight = PolicyContext::of(self.game, self.state, &rows[0], self.seat);
        placement::first(&sight, left)
    }
}
