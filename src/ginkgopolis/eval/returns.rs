//! Chooses the tiles to give back when the supply has run out (`GK-SUP-03`).

use super::features::{NUMBERS, POINTS};
use super::policy::PolicyContext;
use crate::Action;
use crate::sets::TileSet;
use game_core::Actions;

/// The tiles that are worth less than the point they bring: the smallest
/// numbers first.
pub(super) fn given(sight: &PolicyContext) -> TileSet {
    let (mut kept, mut given) = (sight.board().tiles, TileSet::EMPTY);
    while let Some(least) = kept.iter().min_by_key(|tile| tile.number()) {
        let (count, resources) = (i16::from(kept.len()), i16::from(sight.board().resources));
        let number = sight.row[NUMBERS] * f32::from(least.number()) / 20.0;
        let worth = sight.means(resources, count) - sight.means(resources, count - 1) + number;
        if worth >= sight.row[POINTS] {
            break;
        }
        kept.remove(least);
        given.insert(least);
    }
    given
}

/// The answer of a seat that may return the tiles in `offered`, whole. Behind
/// the last of them there is nothing left to answer.
pub(super) fn plan(sight: &PolicyContext, offered: TileSet, out: &mut Actions<Action>) {
    let given = given(sight).and(offered);
    out.extend(given.iter().map(Action::Return));
    if given.iter().last() != offered.iter().last() {
        out.push(Action::Done);
    }
}
