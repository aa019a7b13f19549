//! People on circles: a free allocation on the screen, which becomes the
//! ascending steps of the rules (`PR-REC-03`, `PR-REC-04`).

use game_core::Actions;
use puerto_rico::data::buildings::Class;
use puerto_rico::ids::{Building, BuildingSet, Good, TILES, Tile};
use puerto_rico::view::SeatView;
use puerto_rico::{Action, PuertoRico, View};

use super::model::SPACES;
use crate::Context;

/// Spots of a mat: countryside by kind of tile, then buildings by place.
pub const SPOTS: usize = TILES + SPACES as usize;

/// Workers by spot.
pub type WorkersBySpot = [u8; SPOTS];

/// The spot of a building.
pub const fn site(place: u8) -> usize {
    TILES + place as usize
}

/// The workers that stand on a mat.
pub fn standing(seat: &SeatView) -> WorkersBySpot {
    std::array::from_fn(|spot| match spot.checked_sub(TILES) {
        None => seat.manned[spot],
        Some(place) => seat.buildings.get(place).map_or(0, |&(_, workers)| workers),
    })
}

/// The empty circles of a mat.
fn free(game: &PuertoRico, seat: &SeatView) -> WorkersBySpot {
    std::array::from_fn(|spot| match spot.checked_sub(TILES) {
        None => seat.tiles[spot] - seat.manned[spot],
        Some(place) => {
            seat.buildings.get(place).map_or(0, |&(building, workers)| game.def(building).circles - workers)
        }
    })
}

/// The allocation on the screen: the selection, or how they stood before.
pub fn crew(context: Context<'_>) -> WorkersBySpot {
    context.draft.crew.unwrap_or(context.preview.before)
}

/// Circles that the allocation may fill: the empty ones, save those that an
/// allocation made step by step has passed already.
pub fn open(game: &PuertoRico, seat: &SeatView, legal: &Actions<Action>) -> WorkersBySpot {
    let spot = |action: &Action| if let Action::Place(spot) = action { Some(*spot as usize) } else { None };
    let first = legal.iter().find_map(spot).unwrap_or(SPOTS);
    let free = free(game, seat);
    std::array::from_fn(|spot| if spot < first { 0 } else { free[spot] })
}

/// Number of people that an allocation places where it matters who stands there.
fn telling(seat: &SeatView, crew: &WorkersBySpot) -> u8 {
    let towns = seat.buildings.iter().zip(&crew[TILES..]);
    towns.filter(|((building, _), _)| BuildingSet::TELLING.has(*building)).map(|(_, people)| people).sum()
}

/// Returns the number of the `left` people to be placed that may stand where it matters who stands
/// there: the workers, as its citizens stand there already (`PR-X2-08`).
pub fn for_telling(game: &PuertoRico, view: &View, left: u8) -> u8 {
    let boards: u8 = view.seats.iter().map(|seat| seat.citizens.count()).sum();
    let elsewhere = view.citizens + view.register_citizens + view.gone_citizens + boards;
    left.saturating_sub(game.citizens() - elsewhere)
}

/// Returns true if an allocation puts more people than `workers` where it matters who stands there.
pub fn lacks_workers(seat: &SeatView, crew: &WorkersBySpot, workers: u8) -> bool {
    telling(seat, crew) > workers
}

/// The circles of `open` that an allocation may fill if so many `workers` may
/// stand where it matters.
pub fn within(seat: &SeatView, crew: &WorkersBySpot, open: &WorkersBySpot, workers: u8) -> WorkersBySpot {
    let mut rest = workers.saturating_sub(telling(seat, crew));
    let mut open = *open;
    for (place, (building, _)) in seat.buildings.iter().enumerate() {
        if BuildingSet::TELLING.has(*building) {
            let spot = TILES + place;
            let more = open[spot].saturating_sub(crew[spot]).min(rest);
            open[spot] = crew[spot] + more;
            rest -= more;
        }
    }
    open
}

/// Number of workers that an allocation places.
pub fn placed(crew: &WorkersBySpot) -> u8 {
    crew.iter().sum()
}

/// An allocation as the rules take it: one step for each worker, by spot.
pub fn steps(crew: &WorkersBySpot) -> Vec<Action> {
    let on =
        |(spot, &workers): (usize, &u8)| std::iter::repeat_n(Action::Place(spot as u8), workers as usize);
    crew.iter().enumerate().flat_map(on).collect()
}

/// Puts `hand` more workers on empty circles: where they produce, then where
/// a building works, then on quarries, then anywhere.
pub fn fill(
    game: &PuertoRico,
    seat: &SeatView,
    crew: &WorkersBySpot,
    open: &WorkersBySpot,
    hand: u8,
) -> WorkersBySpot {
    let mut crew = *crew;
    let mut hand = hand;
    while hand > 0 {
        let Some(spots) = next(game, seat, &crew, open, hand) else { break };
        for spot in spots {
            crew[spot] += 1;
            hand -= 1;
        }
    }
    crew
}

/// The next spot to be manned, or a pair that produces only together.
fn next(
    game: &PuertoRico,
    seat: &SeatView,
    crew: &WorkersBySpot,
    open: &WorkersBySpot,
    hand: u8,
) -> Option<Vec<usize>> {
    let there = standing(seat);
    let has = |spot: usize| crew[spot] < open[spot];
    let on = |spot: usize| there[spot] + crew[spot];
    let works_for = |building: Building| match game.def(building).class {
        Class::Production(good) => Some(good),
        Class::Commercial | Class::Expanded | Class::Workshop => None,
    };
    let sites =
        || seat.buildings.iter().enumerate().map(|(place, &(building, _))| (site(place as u8), building));
    if has(Tile::Corn.index()) {
        return Some(vec![Tile::Corn.index()]);
    }
    for good in Good::ALL.into_iter().skip(1).rev() {
        let tile = good.index();
        let plants = || sites().filter(|&(_, building)| works_for(building) == Some(good));
        let staff: u8 = plants().map(|(spot, _)| on(spot)).sum();
        let plant = plants().map(|(spot, _)| spot).find(|&spot| has(spot));
        match (on(tile).cmp(&staff), plant) {
            (std::cmp::Ordering::Less, _) if has(tile) => return Some(vec![tile]),
            (std::cmp::Ordering::Greater, Some(plant)) => return Some(vec![plant]),
            (std::cmp::Ordering::Equal, Some(plant)) if has(tile) && hand >= 2 => {
                return Some(vec![tile, plant]);
            }
            _ => {}
        }
    }
    let idle = sites().find(|&(spot, building)| works_for(building).is_none() && has(spot));
    let quarry = Some(Tile::Quarry.index()).filter(|&spot| has(spot));
    idle.map(|(spot, _)| spot)
        .or(quarry)
        .or_else(|| (0..SPOTS).find(|&spot| has(spot)))
        .map(|spot| vec![spot])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_up_and_count_every_worker() {
        let mut crew = [0; SPOTS];
        (crew[0], crew[7], crew[9]) = (2, 1, 3);
        let steps = steps(&crew);
        assert_eq!(steps.len(), placed(&crew) as usize);
        assert!(steps.is_sorted());
        assert_eq!(steps[2], Action::Place(7));
    }
}
