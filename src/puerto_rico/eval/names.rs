//! Names of the features, as the files of fitted weights write them.

use super::features::*;
use crate::Building;

/// Features and first features of runs, in their order.
const NAMED: &[(&str, usize)] = ai::by_name![
    POINTS,
    COINS,
    HAS,
    MORE,
    CAPACITY,
    POTENTIAL,
    LOOSE_TILES,
    LOOSE_CIRCLES,
    KINDS,
    FACTORY,
    QUARRIES,
    QUARRY_TILES,
    LAND,
    WORKERS,
    EMPTY,
    SPACES,
    NEXT,
    NEXT_COINS,
    WAIT,
    SHIP_SOON,
    SHIP_LATER,
    SPOILS,
    SALE_SOON,
    SALE_LATER,
    HARBOR,
    WHARF,
    WAREHOUSES,
    MARKETS,
    PROSPECT,
    PROSPECT_PAID,
    PENDING,
    CAPTURED,
    CARDS,
    FESTIVAL,
    PUERTOMA,
    PUERTOMA_ACTIVE,
    PUERTOMA_TOWN,
];

/// Returns the expression of Rust that stands for a feature, whatever its number is.
pub fn name(feature: usize) -> String {
    for building in Building::ALL {
        if feature == own(building) {
            return format!("own(Building::{building:?})");
        }
        if feature == manned(building) {
            return format!("manned(Building::{building:?})");
        }
    }
    let begun = NAMED.iter().rfind(|(_, first)| *first <= feature);
    let (name, first) = begun.expect("invariant: the points come first");
    if feature == *first { (*name).to_owned() } else { format!("{name} + {}", feature - first) }
}

#[cfg(test)]
mod tests {
    use super::super::{fitted, fitted_expansions, fitted_puertomas};
    use super::*;

    /// The names of all features that a file of weights has, in its order.
    fn written(text: &str) -> Vec<&str> {
        text.lines()
            .filter_map(|line| line.strip_prefix("    (")?.split_once(", ["))
            .map(|row| row.0)
            .collect()
    }

    #[test]
    fn files_of_weights_name_their_features_as_new_ones_would() {
        let files = [
            (include_str!("fitted.rs"), fitted::WEIGHTS),
            (include_str!("fitted_expansions.rs"), fitted_expansions::WEIGHTS),
            (include_str!("fitted_puertomas.rs"), fitted_puertomas::WEIGHTS),
        ];
        for (text, weights) in files {
            let names: Vec<String> = weights.iter().map(|(feature, _)| name(*feature)).collect();
            assert_eq!(written(text), names);
        }
    }
}
