//! Places a whole allocation of workers at once, by the gain of each worker.
//!
//! Placing a dozen workers is a dozen choices; a search that branched on each
//! would see nothing else. Plans are made greedily, the dearest circle first,
//! a plantation and the circle it needs counting as one purchase of two.

use super::policy_context::PolicyContext;
use super::stages::Row;
use super::town::{crop_gain, function_gain, quarry_gain};
use crate::data::buildings::Class;
use crate::ids::{BuildingSet, GOODS, TILES};
use crate::state::{FIRST_BUILDING_SPOT, Frame, SPACES};
use crate::{Action, PuertoRico, State, Tile};
use ai::eval::Weights;
use game_core::{Actions, Seat};

/// Spots of a board: kinds of tiles, then building spaces.
const SPOTS: usize = TILES + SPACES;
/// A circle without any known use is worth this much, so that workers who
/// must go somewhere find one.
const SOME_USE: f32 = 0.01;

/// Fills `out` with the whole rest of the placement of the seat that acts:
/// `left` workers, in order.
pub(super) fn plan(
    game: &PuertoRico,
    state: &State,
    row: &Row,
    seat: Seat,
    left: u8,
    out: &mut Actions<Action>,
) {
    let sight = PolicyContext::of(game, state, row, seat);
    let mut allocation = Allocation::open(&sight, state.ordered_from());
    allocation.fill(left);
    for spot in 0..SPOTS {
        (0..allocation.placed[spot]).for_each(|_| out.push(Action::Place(spot as u8)));
    }
}

/// The first spot of the plan for the `left` workers still to be placed.
pub(super) fn first(sight: &PolicyContext, left: u8) -> Option<u8> {
    let mut allocation = Allocation::open(sight, sight.state.ordered_from());
    allocation.fill(left);
    (0..SPOTS).find(|&spot| allocation.placed[spot] > 0).map(|spot| spot as u8)
}

/// Number of people on each spot if so many are placed, whatever kind they are.
pub(super) fn planned(sight: &PolicyContext, people: u8) -> [u8; SPOTS] {
    let mut allocation = Allocation::open(sight, 0);
    allocation.fill(people);
    allocation.placed
}

/// Gain of each next spot; the spot of the plan gains most.
pub(super) fn gains(sight: &PolicyContext, left: u8, actions: &Actions<Action>, out: &mut Weights) {
    let first = first(sight, left);
    out.extend(actions.iter().map(|action| match *action {
        Action::Place(spot) if Some(spot) == first => 0.5,
        _ => 0.0,
    }));
}

/// Gain of one worker on a tile, whatever else is manned.
pub(super) fn worker_gain(sight: &PolicyContext, tile: Tile) -> f32 {
    let good = tile.index();
    if tile == Tile::Quarry {
        return quarry_gain(sight);
    }
    let board = sight.board();
    if board.manned_tiles(good) < sight.census.staff[good] { crop_gain(sight, good).1 } else { SOME_USE }
}

/// Gain of one worker on a spot, whatever else is manned.
fn spot_gain(sight: &PolicyContext, spot: u8) -> f32 {
    let Some(place) = spot.checked_sub(FIRST_BUILDING_SPOT) else {
        return worker_gain(sight, Tile::ALL[usize::from(spot)]);
    };
    let building = sight.board().buildings()[usize::from(place)].building;
    match sight.game.def(building).class {
        Class::Production(good) => {
            let good = good.index();
            if sight.census.staff[good] < sight.board().manned_tiles(good) {
                crop_gain(sight, good).1
            } else {
                SOME_USE
            }
        }
        Class::Commercial | Class::Expanded | Class::Workshop => function_gain(sight, building),
    }
}

/// Loss of the board with one worker less on a spot.
pub(super) fn leave_loss(sight: &PolicyContext, spot: u8) -> f32 {
    let board = sight.board();
    let crop = |good: usize, is_spare: bool| match sight.census.capacity(board, good) {
        _ if is_spare => SOME_USE,
        1 => crop_gain(sight, good).0,
        _ => crop_gain(sight, good).1,
    };
    let Some(place) = spot.checked_sub(FIRST_BUILDING_SPOT) else {
        let good = usize::from(spot);
        return match Tile::ALL[good] {
            Tile::Quarry => quarry_gain(sight),
            _ => crop(good, board.manned_tiles(good) > sight.census.staff[good]),
        };
    };
    let space = &board.buildings()[usize::from(place)];
    match sight.game.def(space.building).class {
        Class::Production(good) => {
            let good = good.index();
            crop(good, sight.census.staff[good] > board.manned_tiles(good))
        }
        _ if space.people.count() > 1 => SOME_USE,
        Class::Commercial | Class::Expanded | Class::Workshop => function_gain(sight, space.building),
    }
}

/// Gain of moving somebody from the Bohío to a spot, less the worth of waiting there.
pub(super) fn move_gain(sight: &PolicyContext, spot: u8) -> f32 {
    const LATER: f32 = 0.6;
    let board = sight.board();
    let works = match spot.checked_sub(FIRST_BUILDING_SPOT) {
        Some(place) => board.works(board.buildings()[usize::from(place)].building),
        None => false,
    };
    if works { -LATER } else { spot_gain(sight, spot) - LATER }
}

/// Gain of so many workers, each on the best circle left; those without a circle add nothing.
pub(super) fn gain_of(sight: &PolicyContext, workers: u8) -> f32 {
    let mut allocation = Allocation::open(sight, 0);
    allocation.fill(workers);
    allocation.gained
}

/// Mean gain of filling every empty circle, by circle.
pub(super) fn mean_gain(sight: &PolicyContext) -> f32 {
    let empty = sight.census.empty;
    if empty == 0 {
        return 0.0;
    }
    let mut allocation = Allocation::open(sight, 0);
    allocation.fill(empty);
    allocation.gained / f32::from(empty)
}

/// An allocation in the making.
struct Allocation {
    /// Circles that are free and may still be used, by spot.
    free: [u8; SPOTS],
    /// Workers placed, by spot.
    placed: [u8; SPOTS],
    /// Workers on plantations beyond those in buildings, by good, and the
    /// other way round if negative.
    ahead: [i16; GOODS],
    /// True for the goods of which a crate is made already.
    made: [bool; GOODS],
    /// First and further gains of the goods.
    crops: [(f32, f32); GOODS],
    /// The building spots of each good that still have room, as bits.
    plants: [u16; GOODS],
    /// Gain of a worker on commercial buildings and quarries, by spot.
    alone: [f32; SPOTS],
    /// Spots that only workers may stand on now, as bits.
    workers_only: u32,
    /// Number of workers for those spots.
    workers: u8,
    /// Gain of the workers placed so far.
    gained: f32,
}

/// Next placement: one worker or a pair.
enum Buy {
    Alone(usize),
    Tile(usize),
    Plant(usize),
    Pair(usize),
}

impl Allocation {
    fn open(sight: &PolicyContext, from: u8) -> Self {
        let board = sight.board();
        let mut open = Allocation {
            free: [0; SPOTS],
            placed: [0; SPOTS],
            ahead: [0; GOODS],
            made: [false; GOODS],
            crops: std::array::from_fn(|good| crop_gain(sight, good)),
            plants: [0; GOODS],
            alone: [0.0; SPOTS],
            workers_only: 0,
            workers: u8::MAX,
            gained: 0.0,
        };
        let usable = |spot: usize, free: u8| if spot >= usize::from(from) { free } else { 0 };
        for tile in 0..TILES {
            open.free[tile] = usable(tile, board.tiles[tile] - board.manned_tiles(tile));
        }
        for good in 0..GOODS {
            open.ahead[good] = i16::from(board.manned_tiles(good)) - i16::from(sight.census.staff[good]);
            open.made[good] = sight.census.capacity(board, good) > 0;
        }
        open.alone[Tile::Quarry.index()] = quarry_gain(sight).max(SOME_USE);
        for (place, space) in board.buildings().iter().enumerate() {
            let spot = usize::from(FIRST_BUILDING_SPOT) + place;
            let def = sight.game.def(space.building);
            open.free[spot] = usable(spot, def.circles - space.people.count());
            match def.class {
                Class::Production(good) => open.plants[good.index()] |= 1 << place,
                Class::Commercial | Class::Expanded | Class::Workshop => {
                    let floor = if BuildingSet::OF_END.has(space.building) { 5.0 } else { 1.0 } * SOME_USE;
                    open.alone[spot] = function_gain(sight, space.building).max(floor);
                }
            }
        }
        if let Some(Frame::Place { left, citizens: 1.., .. }) = sight.state.asking() {
            open.keep_citizens_off(sight, left);
        }
        open
    }

    /// Marks the circles where it matters who stands there: their citizens have
    /// been placed already.
    #[cold]
    fn keep_citizens_off(&mut self, sight: &PolicyContext, left: u8) {
        let tells = |spot: &usize| sight.game.tells(sight.board(), *spot as u8);
        self.workers_only = (0..SPOTS).filter(tells).fold(0, |bits, spot| bits | 1 << spot);
        self.workers = left.min(sight.state.in_hand().workers);
    }

    /// Places `left` workers, or as many as there are circles.
    fn fill(&mut self, mut left: u8) {
        while left > 0 {
            let Some((buy, gain)) = self.best(left) else { return };
            let workers = match buy {
                Buy::Alone(spot) => self.put(spot),
                Buy::Tile(good) => self.put_tile(good),
                Buy::Plant(good) => self.put_plant(good),
                Buy::Pair(good) => self.put_tile(good) + self.put_plant(good),
            };
            left -= workers;
            self.gained += gain * f32::from(workers);
        }
    }

    /// The purchase that gains most per worker, and that gain.
    fn best(&self, left: u8) -> Option<(Buy, f32)> {
        let mut best: Option<(Buy, f32)> = None;
        let mut offer = |buy: Buy, gain: f32| {
            if best.as_ref().is_none_or(|(_, most)| gain > *most) {
                best = Some((buy, gain));
            }
        };
        for spot in Tile::Quarry.index()..SPOTS {
            let may = self.workers > 0 || self.workers_only >> spot & 1 == 0;
            if self.free[spot] > 0 && self.alone[spot] > 0.0 && may {
                offer(Buy::Alone(spot), self.alone[spot]);
            }
        }
        for good in 0..GOODS {
            let (first, more) = self.crops[good];
            let gain = (if self.made[good] { more } else { first }).max(2.0 * SOME_USE);
            let (tile, plant) = (self.free[good] > 0, self.plant(good).is_some());
            match self.ahead[good] {
                ahead if ahead < 0 && tile => offer(Buy::Tile(good), gain),
                ahead if ahead > 0 && plant => offer(Buy::Plant(good), gain),
                _ if tile && plant && left > 1 => offer(Buy::Pair(good), gain / 2.0),
                _ if tile => offer(Buy::Tile(good), SOME_USE / 2.0),
                _ if plant => offer(Buy::Plant(good), SOME_USE / 2.0),
                _ => {}
            }
        }
        best
    }

    /// A spot with room in a building for a good.
    fn plant(&self, good: usize) -> Option<usize> {
        let spots =
            (0..SPACES).filter(|place| self.plants[good] >> place & 1 == 1).map(|place| place + TILES);
        spots.into_iter().find(|&spot| self.free[spot] > 0)
    }

    fn put(&mut self, spot: usize) -> u8 {
        self.free[spot] -= 1;
        self.placed[spot] += 1;
        self.workers -= (self.workers_only >> spot & 1) as u8;
        if spot > Tile::Quarry.index() {
            // Only production buildings have use for a second worker.
            self.alone[spot] = SOME_USE / 4.0;
        }
        1
    }

    fn put_tile(&mut self, good: usize) -> u8 {
        self.made[good] |= self.ahead[good] < 0;
        self.ahead[good] += 1;
        self.put(good)
    }

    fn put_plant(&mut self, good: usize) -> u8 {
        let spot = self.plant(good).expect("invariant: only offered with room");
        self.made[good] |= self.ahead[good] > 0;
        self.ahead[good] -= 1;
        self.put(spot)
    }
}
