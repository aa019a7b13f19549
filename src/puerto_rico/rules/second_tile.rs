//! The second tile of a Planter with a Publishing House (`PR-X1-PUB-2`), and
//! the Hospital's worker that may have waited for it (`PR-BLD-HOSP-6`).

use super::{PuertoRico, bohio, bonus, mutations, planter};
use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, Tile};
use crate::reason::Reason;
use crate::state::{Frame, LAND, Obtained, State};
use game_core::{Actions, Sink, list};

/// Asks the picker for its second tile, if it can have one.
#[cold]
pub(super) fn begin(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    // PR-X1-BOH-4, c: the worker may be on its way to the Publishing House.
    if bohio::now_or_then(game, state, |state| tiles(state).next().is_some()) {
        state.stack.push(Frame::SecondTile);
    } else {
        hospital(game, state, None, false, log);
    }
}

/// Tiles that may be taken: no quarry, save with a Builder's Yard.
fn tiles(state: &State) -> impl Iterator<Item = Tile> {
    let board = state.own();
    let may = board.works(Building::PublishingHouse) && board.land() < LAND;
    Tile::ALL.into_iter().filter(move |&tile| {
        may && match tile {
            Tile::Quarry => board.works(Building::BuildersYard) && state.quarries > 0,
            _ => state.market[tile.index()] > 0,
        }
    })
}

/// A tile, or nothing.
#[cold]
pub(super) fn legal(state: &State, out: &mut Actions<Action>) {
    out.push(Action::Pass);
    list(out, tiles(state).map(Action::Take));
    if state.own().works(Building::Lumberyard) {
        list(out, tiles(state).filter(|&tile| tile != Tile::Quarry).map(Action::Forest));
    }
}

/// Reason why a tile cannot be the second one.
pub(super) fn why_not(state: &State, tile: Tile) -> Reason {
    match tile {
        _ if !state.own().works(Building::PublishingHouse) => Reason::NotAsked,
        Tile::Quarry if !state.own().works(Building::BuildersYard) => Reason::NoQuarryRight,
        Tile::Quarry if state.quarries == 0 => Reason::NoQuarries,
        _ => Reason::NotInMarket,
    }
}

/// Takes a tile.
#[cold]
pub(super) fn take(
    game: &PuertoRico,
    state: &mut State,
    tile: Tile,
    as_forest: bool,
    log: &mut impl Sink<Event>,
) {
    let taken = planter::obtain(state, tile, as_forest, log);
    state.stack.pop();
    hospital(game, state, taken, as_forest, log);
}

/// Takes none.
#[cold]
pub(super) fn pass(game: &PuertoRico, state: &mut State, log: &mut impl Sink<Event>) {
    state.stack.pop();
    hospital(game, state, None, false, log);
}

/// The Hospital's worker: the one who waits on the portrait, or a new one if it
/// was not used before.
fn hospital(
    game: &PuertoRico,
    state: &mut State,
    second: Option<Tile>,
    forest: bool,
    log: &mut impl Sink<Event>,
) {
    let Some(before) = state.deferred else { return };
    if let Some(person) = before.waiting {
        // PR-X1-LUMB-7
        second.into_iter().for_each(|tile| planter::man_from_portrait(state, tile, person, log));
        state.deferred = None;
        return;
    }
    let works = state.own().works(Building::Hospital) && mutations::has_worker(state);
    let tiles = [before.drawn, before.taken, second];
    if !works || tiles == [None; 3] && !forest && !before.forest {
        state.deferred = None;
        return;
    }
    let mut kinds = Tile::ALL.into_iter().filter(|&tile| tiles.contains(&Some(tile)));
    let asks = bonus::is_asked(game, state, Frame::LateHospital { before, second, forest }, log);
    match (kinds.next(), kinds.next()) {
        (None, _) if !asks => planter::man_portrait(state, log),
        (Some(tile), None) if !asks => planter::man_new(state, tile, log),
        _ => state.stack.push(Frame::LateHospital { before, second, forest }),
    }
    // What has been asked now is not put off once more.
    state.deferred = None;
}

/// The tiles that a late worker may go to. In a game in which the second one
/// never gets a worker nobody is asked, save where such a game goes on that was
/// begun by older rules.
pub(super) fn late_tiles(game: &PuertoRico, before: Obtained, second: Option<Tile>) -> [Option<Tile>; 3] {
    [before.drawn, before.taken, second.filter(|_| planter::second_counts(game))]
}
