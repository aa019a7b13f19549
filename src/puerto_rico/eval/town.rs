//! Gains of tiles and buildings on a board.

use super::features::{
    CANAL, CAPACITY, EMPTY, FACTORY, FACTORY_PAYS, HARBOR, KINDS, LAND, LOOSE_CIRCLES, LOOSE_TILES, MARKETS,
    PENDING, POINTS, POTENTIAL, QUARRIES, QUARRY_TILES, SPACES, WAREHOUSES, WHARF, manned, own,
};
use super::policy_context::PolicyContext;
use super::{cards, festival};
use crate::data::buildings::Class;
use crate::ids::{BuildingSet, GOODS};
use crate::{Building, Tile};

impl PolicyContext<'_> {
    /// Crates that the board could make with every circle manned.
    fn all_potential(&self) -> (f32, usize) {
        let (mut crates, mut kinds) = (0, 0);
        for good in 0..GOODS {
            let potential = self.census.potential(self.board(), good);
            crates += potential;
            kinds += usize::from(potential > 0);
        }
        (f32::from(crates), kinds)
    }
}

/// Gain of a tile.
pub(super) fn tile_gain(sight: &PolicyContext, tile: Tile) -> f32 {
    let goals =
        if sight.game.has_goals() { cards::tile(sight, tile) + festival::tile(sight, tile) } else { 0.0 };
    goals + use_of_tile(sight, tile)
}

/// Gain of a tile through the production of the board.
fn use_of_tile(sight: &PolicyContext, tile: Tile) -> f32 {
    let (row, board, good) = (sight.row, sight.board(), tile.index());
    let common = row[LAND] + row[EMPTY];
    if tile == Tile::Quarry {
        return common + row[QUARRY_TILES];
    }
    let potential = sight.census.potential(board, good);
    if board.tiles[good] < sight.census.circles[good] {
        let kind = if potential == 0 { 0.5 * row[KINDS] } else { 0.0 };
        let freed = if good > 0 { row[LOOSE_CIRCLES + good] } else { 0.0 };
        common + row[POTENTIAL + good] - freed + kind
    } else {
        common + row[LOOSE_TILES + good]
    }
}

/// Gain of a building once its price is paid; negative if it is not worth its price.
pub(super) fn build_gain(sight: &PolicyContext, building: Building, is_builder: bool) -> f32 {
    let price = sight.game.price(sight.state, sight.seat, building, is_builder);
    paid_gain(sight, building, price)
}

/// The same for a price that has been settled.
fn paid_gain(sight: &PolicyContext, building: Building, price: u8) -> f32 {
    let (row, game) = (sight.row, sight.game);
    let def = game.def(building);
    let mut gain = sight.coins(-f32::from(price))
        + f32::from(def.vp) * row[POINTS]
        + row[own(building)]
        + f32::from(def.spaces()) * row[SPACES]
        + f32::from(def.circles) * row[EMPTY];
    gain += match def.class {
        Class::Production(good) => new_circles(sight, good.index(), def.circles),
        Class::Commercial | Class::Workshop => 0.5 * function_gain(sight, building),
        Class::Expanded => row[PENDING] * f32::from(game.end_value(sight.board(), building)),
    };
    let board = sight.board();
    if board.works(Building::FireStation) && def.is_production() {
        gain += row[POINTS] * if def.is_large() { 2.0 } else { 1.0 };
    }
    if board.works(Building::Church) {
        gain += row[POINTS] * f32::from(game.church_points(building));
    }
    if board.works(Building::CityHall) && !def.is_production() {
        gain += row[POINTS];
    }
    if game.has_goals() {
        gain += cards::built(sight, building, price) + festival::built(sight, building);
    }
    gain
}

/// The same for all coins (`PR-BUI-07`): out of the question unless that
/// completes an open card.
#[cold]
pub(super) fn build_for_all_gain(sight: &PolicyContext, building: Building) -> f32 {
    const NEVER: f32 = -100.0;
    let completes = sight.game.achieves_by_paying_all(sight.state, sight.seat).is_some();
    if completes { paid_gain(sight, building, sight.board().coins as u8) } else { NEVER }
}

/// Worth of putting a building into the tray, from which everybody may buy: the better it looks,
/// the sooner it is put there.
pub(super) fn draft_gain(sight: &PolicyContext, building: Building) -> f32 {
    let printed = f32::from(sight.game.def(building).vp) * sight.row[POINTS];
    0.3 * (sight.row[own(building)] + sight.row[manned(building)] + printed)
}

/// Gain of a forest.
pub(super) fn forest_gain(sight: &PolicyContext) -> f32 {
    let board = sight.board();
    // Two save as much as a manned quarry.
    let works = if board.works(Building::Lumberyard) { 0.5 } else { 0.0 };
    let goals = if sight.game.has_goals() { cards::forest(sight) } else { 0.0 };
    goals + sight.row[LAND] + works * sight.row[QUARRIES]
}

/// Gain of more circles for a good.
fn new_circles(sight: &PolicyContext, good: usize, circles: u8) -> f32 {
    let (row, board) = (sight.row, sight.board());
    let before = sight.census.potential(board, good);
    let matched = (sight.census.circles[good] + circles).min(board.tiles[good]) - before;
    let kind = if before == 0 && matched > 0 { 0.5 * row[KINDS] } else { 0.0 };
    f32::from(matched) * (row[POTENTIAL + good] - row[LOOSE_TILES + good])
        + f32::from(circles - matched) * row[LOOSE_CIRCLES + good]
        + kind
}

/// Gain of a building's function when it is manned.
pub(super) fn function_gain(sight: &PolicyContext, building: Building) -> f32 {
    let (row, board) = (sight.row, sight.board());
    let base = row[manned(building)];
    let (crates, kinds) = sight.all_potential();
    base + match building {
        Building::Factory => row[FACTORY] * FACTORY_PAYS[kinds],
        Building::Harbor => row[HARBOR] * kinds as f32,
        Building::Wharf => row[WHARF] * crates,
        Building::SmallWharf => 0.5 * row[WHARF] * crates,
        Building::Canal => {
            let dug = |&(large, good): &(Building, usize)| {
                board.owns(large) && sight.census.potential(board, good) > 0
            };
            CANAL.iter().filter(|one| dug(one)).map(|&(_, good)| row[CAPACITY + good]).sum()
        }
        Building::Lumberyard => row[QUARRIES] * 0.5 * f32::from(board.forest_count()),
        Building::Distillery => {
            let most = (1..GOODS).map(|good| sight.census.potential(board, good)).max().unwrap_or(0);
            row[FACTORY] * f32::from(most.saturating_sub(1))
        }
        Building::AssemblyHall => {
            let pairs: u8 = (0..GOODS).map(|good| sight.census.potential(board, good) / 2).sum();
            row[HARBOR] * f32::from(pairs)
        }
        Building::Lighthouse => 0.5 * row[HARBOR] * kinds as f32,
        Building::Storehouse => row[WAREHOUSES] * crates,
        Building::SmallWarehouse => row[WAREHOUSES] * crates,
        Building::LargeWarehouse => 2.0 * row[WAREHOUSES] * crates,
        Building::Chapel => row[FACTORY],
        Building::Tailor => row[FACTORY] * f32::from(board.people().citizens),
        Building::PensionOffice => row[HARBOR] * f32::from(board.people().citizens.min(kinds as u8)),
        Building::Villa => row[POINTS],
        Building::Notary => row[QUARRIES],
        Building::ZoningOffice => 0.5 * row[FACTORY],
        Building::SmallMarket if kinds > 0 => row[MARKETS],
        Building::LargeMarket if kinds > 0 => 2.0 * row[MARKETS],
        _ if BuildingSet::OF_END.has(building) => {
            (row[POINTS] - row[PENDING]) * f32::from(sight.game.end_value(board, building))
        }
        _ => 0.0,
    }
}

/// Gain of a worker on a pair of a plantation and a circle, or on corn: the first of a kind, and
/// each further one.
pub(super) fn crop_gain(sight: &PolicyContext, good: usize) -> (f32, f32) {
    let (row, board) = (sight.row, sight.board());
    let mut each = row[CAPACITY + good];
    if board.owns(Building::Wharf) {
        each += row[WHARF];
    }
    let mut first = each + row[KINDS];
    if board.owns(Building::Factory) {
        let (_, kinds) = sight.all_potential();
        first += row[FACTORY] * FACTORY_PAYS[kinds] / kinds.max(1) as f32;
    }
    if board.owns(Building::Harbor) {
        first += row[HARBOR];
    }
    (first, each)
}

/// Gain of a worker on a quarry.
pub(super) fn quarry_gain(sight: &PolicyContext) -> f32 {
    sight.row[QUARRIES]
}

/// The best that the seat can build; 0.0 if that is nothing.
pub(super) fn best_build(sight: &PolicyContext, is_builder: bool) -> f32 {
    let offers = sight.game.offers(sight.state, sight.seat, is_builder);
    offers.map(|building| build_gain(sight, building, is_builder)).fold(0.0, f32::max)
}
