//! Which tiles to give back when the supply has run out (`GK-SUP-03`).

use super::features::{NUMBERS, POINTS};
use super::policy::Sight;
use crate::core::Actions;
use crate::games::ginkgopolis::sets::TileSet;
use crate::games::ginkgopolis::{Action, Tile};

/// The tiles that are worth less than the point they bring: the smallest
/// numbers first.
pub(super) fn given(sight: &Sight) -> TileSet {
    let (mut kept, mut given) = (sight.board().tiles, TileSet::EMPTY);
    while let Some(least) = kept.iter().min_by_key(|tile| tile.number()) {
        let count = i16::from(kept.len());
        let number = sight.row[NUMBERS] * f32::from(least.number()) / 20.0;
        let worth = sight.tiles(count) - sight.tiles(count - 1) + number;
        if worth >= sight.row[POINTS] {
            break;
        }
        kept.remove(least);
        given.insert(least);
    }
    given
}

/// The answer of a seat that may return the tiles in `actions`, whole.
pub(super) fn plan(sight: &Sight, offered: impl Fn(Tile) -> bool, out: &mut Actions<Action>) {
    out.extend(given(sight).iter().filter(|&tile| offered(tile)).map(Action::Return));
    out.push(Action::Done);
}
