//! The weights of the features: fitted ones, and the rules of thumb with
//! which fitting begins.

use std::ops::Range;

use super::features::*;
use super::stages::{ByFeature, KNOTS, Row, WeightTable};
use super::{fitted, fitted_expansions, fitted_puertomas};
use crate::Building;
use crate::data::buildings::{BuildingDef, Class, PRINTED};
use ai::eval::stages::fill;

/// The weights that were fitted to games.
pub fn fitted() -> WeightTable {
    WeightTable::between(&fitted_rows(), &fitted::BASE, &fitted::SPREAD)
}

/// The same at each knot.
fn fitted_rows() -> [Row; KNOTS] {
    let mut rows = fitted_base_rows();
    fill(&mut rows, fitted_expansions::WEIGHTS);
    rows
}

/// Those of the base game as they are fitted, those of expansions by rule of
/// thumb: where the fit of the expansions begins.
pub fn fitted_base_rows() -> [Row; KNOTS] {
    let mut rows = guess();
    fill(&mut rows, fitted::WEIGHTS);
    rows
}

/// Features of expansions: fitted beside those of the base game, which stay as
/// they are.
pub const OF_EXPANSIONS: Range<usize> = BASE_FEATURES..PUERTOMA;

/// Gain of every seat until the end on top of the fitted weights, and the uncertainty of the end,
/// at each knot.
pub const FITTED_ENDS: [[f32; KNOTS]; 2] = [fitted::BASE, fitted::SPREAD];

/// The weights that were fitted to games with Puertomas, which score otherwise
/// and end games sooner.
pub fn fitted_puertomas() -> WeightTable {
    let mut rows = guess();
    fill(&mut rows, fitted_puertomas::WEIGHTS);
    WeightTable::between(&rows, &fitted_puertomas::BASE, &fitted_puertomas::SPREAD)
}

/// Returns the buildings of which a fit has no row: there they weigh what rules of thumb say.
pub fn unfitted() -> Vec<Building> {
    let people = [fitted::WEIGHTS, fitted_expansions::WEIGHTS].concat();
    let lacks = |named: &ByFeature, building| named.iter().all(|(feature, _)| *feature != own(building));
    let all = Building::ALL.into_iter();
    all.filter(|&one| lacks(&people, one) || lacks(fitted_puertomas::WEIGHTS, one)).collect()
}

/// Weights by rule of thumb, to begin fitting with.
pub fn guessed() -> WeightTable {
    WeightTable::between(&guess(), &[34.0, 24.0, 12.0, 1.0], &[9.0, 8.0, 6.0, 3.0])
}

/// The rules of thumb at each knot.
pub fn guess() -> [Row; KNOTS] {
    let mut rows = [[0.0; FEATURES]; KNOTS];
    PRINTED.iter().for_each(|def| fill(&mut rows, &by_class(def)));
    fill(&mut rows, &THUMB);
    rows
}

/// Weights of a building of which nothing is known but its class and its cost: whoever built it early
/// has paid for what it will do, and late for its points, which count apart.
fn by_class(def: &BuildingDef) -> [(usize, [f32; KNOTS]); 2] {
    let cost = f32::from(def.cost);
    let (owned, works) = match def.class {
        Class::Expanded => ([0.0, 0.1, 0.2, 0.1], [0.0, 0.1, 0.1, 0.1]),
        // What it produces counts with its workers.
        Class::Production(_) => ([0.3 * cost - 1.0, 0.5 * cost - 1.6, 0.2 * cost - 0.8, 0.0], [0.0; KNOTS]),
        Class::Commercial | Class::Workshop => {
            ([0.2 * cost, 0.45 * cost - 1.3, 0.25 * cost - 1.0, 0.0], [0.6, 0.5, 0.3, 0.05])
        }
    };
    let works = if def.circles > 0 { works } else { [0.0; KNOTS] };
    [(own(def.building), owned), (manned(def.building), works)]
}

/// Weights by rule of thumb, from the beginning to the end. Features that are not named weigh
/// nothing.
#[rustfmt::skip]
const THUMB: [(usize, [f32; KNOTS]); 145] = [
    (POINTS, [1.0, 1.0, 1.0, 1.0]),
    (COINS, [1.0, 1.4, 0.5, 0.0]), (COINS + 1, [1.2, 1.2, 0.65, 0.1]),
    (COINS + 2, [0.3, 0.4, 0.7, 0.3]), (COINS + 3, [0.15, 0.2, 0.1, 0.0]),
    (HAS, [0.3, 0.7, 0.6, 0.2]), (HAS + 1, [0.2, 0.5, 0.6, 0.2]), (HAS + 2, [0.4, 0.5, 0.6, 0.2]),
    (HAS + 3, [0.4, 0.45, 0.7, 0.2]), (HAS + 4, [0.4, 0.4, 0.75, 0.2]),
    (MORE, [0.3, 1.0, 0.9, 0.28]), (MORE + 1, [0.3, 1.1, 0.9, 0.28]), (MORE + 2, [0.4, 0.7, 0.8, 0.28]),
    (MORE + 3, [0.4, 0.5, 0.6, 0.25]), (MORE + 4, [0.2, 0.6, 0.5, 0.25]),
    (CAPACITY, [0.8, 0.9, 0.6, 0.1]), (CAPACITY + 1, [1.2, 0.9, 0.7, 0.15]), (CAPACITY + 2, [1.2, 1.1, 0.9, 0.1]),
    (CAPACITY + 3, [1.7, 1.4, 1.1, 0.1]), (CAPACITY + 4, [1.6, 1.4, 1.2, 0.3]),
    (POTENTIAL, [3.0, 1.4, 0.9, 0.0]), (POTENTIAL + 1, [1.0, 0.8, 0.5, 0.0]), (POTENTIAL + 2, [2.8, 2.0, 0.7, 0.0]),
    (POTENTIAL + 3, [3.2, 2.8, 0.8, 0.0]), (POTENTIAL + 4, [3.7, 3.7, 1.1, 0.0]),
    (LOOSE_TILES + 1, [-0.3, -0.2, 0.0, 0.0]), (LOOSE_TILES + 2, [0.6, -0.2, 0.1, 0.0]),
    (LOOSE_TILES + 3, [0.3, 0.1, 0.1, 0.0]), (LOOSE_TILES + 4, [0.3, 0.0, 0.0, 0.0]),
    (LOOSE_CIRCLES + 1, [-0.3, -0.3, -0.3, 0.0]), (LOOSE_CIRCLES + 2, [0.2, 0.0, -0.2, 0.0]),
    (LOOSE_CIRCLES + 3, [1.5, 0.5, -0.2, 0.0]), (LOOSE_CIRCLES + 4, [1.4, 1.2, -0.1, 0.0]),
    (KINDS, [0.4, 0.6, 0.5, 0.0]), (FACTORY, [2.2, 1.8, 0.9, 0.1]),
    (QUARRIES, [1.3, 1.3, 0.6, 0.1]), (QUARRY_TILES, [3.2, 2.0, 1.1, 0.0]),
    (LAND, [1.5, 1.1, 0.0, 0.0]), (WORKERS, [1.5, 0.4, 0.0, -0.1]), (EMPTY, [0.0, -0.5, -0.25, -0.05]),
    (SPACES, [0.3, 1.8, 0.6, 0.0]), (NEXT_COINS, [0.0, -0.1, -0.1, -0.1]), (WAIT, [-1.3, -2.1, -1.2, -0.7]),
    (SHIP_SOON, [0.3, 0.0, 0.05, 0.55]), (SHIP_LATER, [0.2, 0.1, 0.2, 0.12]), (SPOILS, [-0.4, -0.85, -0.8, -0.1]),
    (SALE_SOON, [0.3, 0.7, 0.4, 0.0]), (SALE_LATER, [0.4, 0.3, 0.2, 0.0]),
    (HARBOR, [1.2, 1.5, 0.6, 0.33]), (WHARF, [0.35, 0.3, 0.15, 0.25]),
    (WAREHOUSES, [0.1, 0.3, 0.3, 0.03]), (MARKETS, [0.5, 0.4, 0.3, 0.0]),
    (PROSPECT_PAID, [0.5, 0.2, 0.5, 0.28]), (PENDING, [0.7, 0.6, 0.9, 0.57]),
    (own(Building::SmallFruit), [-1.0, -1.4, -0.8, 0.0]), (own(Building::SmallMarket), [0.7, 0.0, -0.4, 0.0]),
    (own(Building::SmallSugar), [0.3, -0.6, -0.4, 0.0]), (own(Building::BuildersYard), [0.2, -1.4, -1.0, 0.0]),
    (own(Building::Hacienda), [0.2, -1.0, -1.1, 0.0]), (own(Building::LargeFruit), [0.0, 0.2, 0.1, 0.0]),
    (own(Building::SmallWarehouse), [0.1, 0.6, 0.4, -0.1]), (own(Building::LargeSugar), [0.1, 0.3, 0.1, 0.0]),
    (own(Building::Hospital), [1.2, -0.3, -0.7, 0.0]), (own(Building::TobaccoStorage), [0.9, 0.6, 0.0, 0.0]),
    (own(Building::Office), [0.7, 0.2, -0.5, 0.0]), (own(Building::LargeMarket), [1.0, 0.7, 0.1, 0.0]),
    (own(Building::CoffeeRoaster), [1.2, 1.6, 0.1, 0.0]), (own(Building::LargeWarehouse), [0.8, 0.8, 0.3, -0.2]),
    (own(Building::Factory), [2.2, 4.2, 1.5, -0.2]), (own(Building::School), [1.8, 1.2, 0.3, -0.1]),
    (own(Building::Harbor), [2.0, 3.6, 3.2, -0.4]), (own(Building::Wharf), [2.2, 3.2, 2.4, 0.1]),
    (own(Building::FireStation), [0.0, 0.4, 1.0, 0.5]), (own(Building::Residence), [0.0, 0.0, -0.3, 0.0]),
    (own(Building::Fortress), [0.0, 0.0, 0.2, 0.3]), (own(Building::CustomsHouse), [0.0, 0.2, 1.2, 0.2]),
    (own(Building::CityHall), [0.0, 0.0, -0.1, 0.0]),
    (manned(Building::SmallMarket), [0.4, 0.3, 0.3, 0.1]), (manned(Building::BuildersYard), [0.8, 0.3, 0.1, 0.0]),
    (manned(Building::Hacienda), [0.6, 1.0, 0.4, 0.0]), (manned(Building::SmallWarehouse), [0.2, 0.2, 0.2, 0.1]),
    (manned(Building::Hospital), [1.2, 0.8, 0.3, 0.0]), (manned(Building::Office), [0.4, 0.5, 0.2, 0.1]),
    (manned(Building::LargeMarket), [0.6, 0.4, 0.3, 0.1]), (manned(Building::LargeWarehouse), [0.3, 0.2, 0.2, 0.1]),
    (manned(Building::Factory), [0.6, 0.4, 0.3, 0.1]), (manned(Building::School), [0.8, 0.6, 0.4, 0.2]),
    (manned(Building::Harbor), [1.0, 0.8, 0.5, 0.1]), (manned(Building::Wharf), [1.5, 1.0, 0.6, 0.1]),
    (manned(Building::FireStation), [0.0, 0.1, 0.1, 0.1]), (manned(Building::Residence), [0.0, 0.1, 0.1, 0.1]),
    (manned(Building::Fortress), [0.0, 0.1, 0.1, 0.1]), (manned(Building::CustomsHouse), [0.0, 0.1, 0.3, 0.3]),
    (manned(Building::CityHall), [0.0, 0.1, 0.1, 0.1]),
    (CAPTURED, [2.5, 2.5, 1.8, 0.8]),
    (own(Building::Canal), [0.3, 0.0, -0.4, 0.0]), (manned(Building::Canal), [0.2, 0.2, 0.1, 0.0]),
    (own(Building::Lumberyard), [0.4, -0.6, -0.8, 0.0]), (manned(Building::Lumberyard), [0.8, 0.5, 0.1, 0.0]),
    (own(Building::HiddenMarket), [0.8, 0.5, 0.0, 0.0]), (manned(Building::HiddenMarket), [0.5, 0.6, 0.4, 0.0]),
    (own(Building::Storehouse), [0.2, 0.6, 0.3, -0.1]), (manned(Building::Storehouse), [0.2, 0.3, 0.3, 0.1]),
    (own(Building::Bohio), [0.6, 0.0, -0.3, 0.0]), (manned(Building::Bohio), [0.6, 0.5, 0.3, 0.0]),
    (own(Building::MerchantOutpost), [0.9, 0.5, -0.2, 0.0]), (manned(Building::MerchantOutpost), [0.5, 0.5, 0.2, 0.0]),
    (own(Building::Church), [0.9, 1.0, 0.2, 0.0]), (manned(Building::Church), [1.0, 1.0, 0.4, 0.0]),
    (own(Building::SmallWharf), [1.0, 1.6, 1.0, 0.0]), (manned(Building::SmallWharf), [0.6, 0.6, 0.4, 0.1]),
    (own(Building::Lighthouse), [1.5, 2.0, 0.6, -0.2]), (manned(Building::Lighthouse), [0.8, 0.8, 0.3, 0.0]),
    (own(Building::Distillery), [1.4, 1.6, 0.4, -0.2]), (manned(Building::Distillery), [0.6, 0.5, 0.2, 0.0]),
    (own(Building::PublishingHouse), [2.0, 1.8, 0.8, 0.0]), (manned(Building::PublishingHouse), [1.2, 1.0, 0.6, 0.1]),
    (own(Building::AssemblyHall), [1.5, 2.4, 1.6, -0.1]), (manned(Building::AssemblyHall), [0.8, 0.8, 0.5, 0.1]),
    (own(Building::Monument), [0.0, 0.3, 0.6, 0.0]), (own(Building::Cathedral), [0.0, 0.1, 0.2, 0.1]),
    (manned(Building::Cathedral), [0.0, 0.1, 0.1, 0.1]),
    (CARDS, [0.7, 0.8, 0.9, 0.9]),
    (FESTIVAL, [0.9, 0.9, 0.9, 0.9]), (FESTIVAL + 1, [1.0, 1.0, 0.6, 0.05]), (FESTIVAL + 2, [0.9, 0.6, 0.2, 0.05]),
    (own(Building::ZoningOffice), [0.3, -0.6, -0.8, 0.0]), (manned(Building::ZoningOffice), [0.5, 0.3, 0.1, 0.0]),
    (own(Building::Chapel), [0.6, 0.4, -0.1, 0.0]), (manned(Building::Chapel), [0.5, 0.5, 0.3, 0.0]),
    (own(Building::ParkAuthority), [-0.3, -0.8, -0.6, 0.0]), (manned(Building::ParkAuthority), [0.2, 0.2, 0.1, 0.0]),
    (own(Building::Notary), [0.8, 0.3, -0.4, 0.0]), (manned(Building::Notary), [0.3, 0.3, 0.2, 0.0]),
    (own(Building::PensionOffice), [0.6, 0.6, 0.2, -0.1]), (manned(Building::PensionOffice), [0.4, 0.4, 0.3, 0.1]),
    (own(Building::Villa), [2.0, 1.4, 0.4, -0.1]), (manned(Building::Villa), [2.0, 1.6, 0.8, 0.1]),
    (own(Building::Tailor), [1.6, 1.2, 0.2, -0.2]), (manned(Building::Tailor), [0.8, 0.5, 0.2, 0.0]),
    (own(Building::TownSquare), [0.0, 0.0, 0.2, 0.3]), (manned(Building::TownSquare), [0.0, 0.1, 0.1, 0.1]),
    (PUERTOMA, [-6.0, -4.0, -2.0, 0.0]), (PUERTOMA_ACTIVE, [1.5, 1.2, 0.7, 0.0]),
    (PUERTOMA_TOWN, [1.5, 1.0, 0.5, 0.0]),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules of thumb for a class come near those that were thought out for each of its buildings.
    #[test]
    fn a_building_of_which_only_class_and_cost_are_known_is_not_far_off() {
        let known = guess();
        for def in &PRINTED {
            for (feature, weights) in by_class(def) {
                let off = |knot: usize| (weights[knot] - known[knot][feature]).abs();
                let most = (0..KNOTS).map(off).fold(0.0, f32::max);
                assert!(most < 2.5, "{}: {weights:?}", def.building);
                assert!(known.iter().all(|row| def.circles > 0 || row[manned(def.building)] == 0.0));
            }
        }
    }
}
