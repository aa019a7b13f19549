//! Players of Puerto Rico with a plan that they have made before the first round and that they keep:
//! somebody to measure weak levels against. Details, such as where workers go, they settle as whatever looks
//! best by rules of thumb.

use ai::eval::best;
use ai::{Evaluate, Terms, Weights};
use game_core::{Actions, Game, Seat, Turn};
use puerto_rico::data::buildings::Class;
use puerto_rico::eval::Evaluator;
use puerto_rico::eval::eval_context::{Shipped, sales};
use puerto_rico::eval::features::BoardCounts;
use puerto_rico::eval::weights::guessed;
use puerto_rico::ids::GOODS;
use puerto_rico::state::{Board, LAND};
use puerto_rico::{Action, Building, Good, Prompt, PuertoRico, Role, State, Tile};

/// A plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// A good that sells well, a quarry or two, then buildings, and crates onto the ships.
    Mixed,
    /// A crate of every kind, for the coins of the Factory, then buildings.
    Factory,
}

impl Plan {
    /// The plan of this name.
    pub fn named(key: &str) -> Option<Plan> {
        match key {
            "mixed" => Some(Plan::Mixed),
            "factory" => Some(Plan::Factory),
            _ => None,
        }
    }

    /// The index of what it does.
    pub fn choose(self, game: &PuertoRico, state: &State, actions: &Actions<Action>) -> usize {
        let Turn::Choose { seat, prompt } = game.turn(state) else { return 0 };
        let planner = Planner { plan: self, game, state, seat };
        let wish = |action: &Action| -> Option<f32> {
            match (prompt, *action) {
                (Prompt::Role { .. }, Action::Role(role)) => Some(planner.role(role)),
                (Prompt::Take | Prompt::SecondTile, Action::Take(tile)) => Some(planner.tile(tile)),
                (Prompt::Build, Action::Build(building)) => Some(planner.building(building)),
                (Prompt::Take | Prompt::SecondTile | Prompt::Build, _) => Some(0.0),
                _ => None,
            }
        };
        let wishes: Option<Vec<f32>> = actions.iter().map(wish).collect();
        let weights = wishes.unwrap_or_else(|| {
            let judge = Evaluator::with_tables(guessed(), guessed(), Terms::WEIGHED);
            let mut weights = Weights::new();
            judge.prior(game, state, actions, &mut weights);
            weights.to_vec()
        });
        best(&weights)
    }
}

struct Planner<'a> {
    plan: Plan,
    game: &'a PuertoRico,
    state: &'a State,
    seat: Seat,
}

impl Planner<'_> {
    fn board(&self) -> &Board {
        self.state.board(self.seat)
    }

    fn counts(&self, seat: Seat) -> BoardCounts {
        BoardCounts::of(self.game, self.state.board(seat))
    }

    /// The mean of the others.
    fn others(&self, of: impl Fn(Seat) -> u8) -> f32 {
        let others = Seat::all(self.game.seats()).filter(|&seat| seat != self.seat);
        others.map(|seat| f32::from(of(seat))).sum::<f32>() / f32::from(self.game.seats() - 1)
    }

    fn made(&self, seat: Seat) -> u8 {
        let counts = self.counts(seat);
        (0..GOODS).map(|good| counts.capacity(self.state.board(seat), good)).sum()
    }

    /// Points by which a role is liked, its coins included.
    fn role(&self, role: Role) -> f32 {
        let board = self.board();
        let liked = match role {
            Role::Planter if board.land() < LAND - 2 => {
                let tiles = Tile::PLANTATIONS.into_iter();
                let on_offer = tiles.filter(|&tile| self.state.market()[tile.index()] > 0);
                let quarry = (self.state.quarries() > 0).then_some(Tile::Quarry);
                on_offer.chain(quarry).map(|tile| self.tile(tile)).fold(0.0, f32::max) * 0.6
            }
            Role::Recruiter => {
                let new = self.state.register().count() / self.game.seats() + 1;
                0.9 * f32::from(new.min(self.counts(self.seat).empty))
            }
            Role::Builder => {
                let can = |building: &Building| {
                    self.state.for_sale(*building) > 0
                        && !board.owns(*building)
                        && u16::from(self.game.price(self.state, self.seat, *building, true)) <= board.coins
                };
                let wishes = Building::ALL.into_iter().filter(can).map(|building| self.building(building));
                wishes.fold(0.0, f32::max)
            }
            Role::Craftsman => {
                0.9 * f32::from(self.made(self.seat)) - 0.5 * self.others(|seat| self.made(seat))
            }
            Role::Trader => 0.8 * f32::from(sales(self.game, self.state, self.seat)[self.seat.index()]),
            Role::Captain => {
                let shipped = Shipped::sketch(self.game, self.state, self.seat).points;
                f32::from(shipped[self.seat.index()]) - 0.5 * self.others(|seat| shipped[seat.index()])
            }
            Role::Adventurer | Role::Adventurer2 => 0.8,
            Role::Planter | Role::Smuggler => 0.0,
        };
        liked + 0.8 * f32::from(self.state.role_coins()[role as usize])
    }

    /// Points by which a tile is liked.
    fn tile(&self, tile: Tile) -> f32 {
        let board = self.board();
        let owned = f32::from(board.tiles[tile.index()]);
        if tile == Tile::Quarry {
            let enough = if self.plan == Plan::Mixed { 2.0 } else { 1.0 };
            return if owned < enough { 3.0 } else { 0.5 };
        }
        let loose = self.counts(self.seat).circles[tile.index()] > board.tiles[tile.index()];
        match self.plan {
            Plan::Factory => 3.5 - 1.5 * owned + f32::from(u8::from(loose)),
            Plan::Mixed => match tile {
                Tile::Corn => 2.5 - 0.5 * owned,
                Tile::Tobacco | Tile::Coffee => 3.2 - owned + f32::from(u8::from(loose)),
                _ => 1.5 - 0.5 * owned + 1.5 * f32::from(u8::from(loose)),
            },
        }
    }

    /// Points by which a building is liked.
    fn building(&self, building: Building) -> f32 {
        let board = self.board();
        let def = self.game.def(building);
        let points = f32::from(def.vp);
        let part = f32::from(board.spaces) / 12.0;
        match def.class {
            Class::Production(good) => {
                let waiting =
                    board.tiles[good.index()].saturating_sub(self.counts(self.seat).circles[good.index()]);
                let kinds = if self.plan == Plan::Factory && self.is_new(good) { 2.0 } else { 0.0 };
                points + 1.5 * f32::from(waiting.min(def.circles)) + kinds * f32::from(waiting.min(1))
            }
            Class::Expanded => points + f32::from(self.game.end_value(board, building)) + 2.0,
            Class::Commercial | Class::Workshop => {
                let use_of = match building {
                    Building::Factory if self.plan == Plan::Factory => 6.0,
                    Building::Factory => 2.0,
                    Building::SmallMarket | Building::Office | Building::LargeMarket => 1.5,
                    Building::Harbor | Building::Wharf => 3.0,
                    Building::Hospital | Building::School => 1.0,
                    _ => 0.0,
                };
                points + use_of * (1.0 - part)
            }
        }
    }

    /// Returns true if the seat has no building for a good.
    fn is_new(&self, good: Good) -> bool {
        self.counts(self.seat).circles[good.index()] == 0
    }
}
