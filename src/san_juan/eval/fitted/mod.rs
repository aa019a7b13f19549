//! The weights that were fitted to games, one file for each kind of table.

mod base_two;
mod classic;
mod new_buildings;
#[expect(clippy::approx_constant, reason = "some weights happen to be near 1/π")]
mod two_sets;

// The files of weights name them as if they stood beside them.
use super::{features, weights};
use crate::Kind;
use crate::editions::CardSet;
use weights::{ByFeature, KNOTS, Row, WeightTable};

/// The weights for games with these cards. Tables of three and four have no fit of
/// their own for the base game: that for two serves them.
pub fn table(cards: CardSet) -> WeightTable {
    let (weights, base, spread) = match cards {
        CardSet::NewBuildings => (new_buildings::WEIGHTS, &new_buildings::BASE, &new_buildings::SPREAD),
        CardSet::Classic => (classic::WEIGHTS, &classic::BASE, &classic::SPREAD),
        CardSet::TwoSets => (two_sets::WEIGHTS, &two_sets::BASE, &two_sets::SPREAD),
        CardSet::Y1897 => (base_two::WEIGHTS, &base_two::BASE, &base_two::SPREAD),
    };
    WeightTable::between(&rows(weights), base, spread)
}

/// Weights as they are fitted; a kind that the fit does not know weighs what its cost and points say.
fn rows(fitted: &ByFeature) -> [Row; KNOTS] {
    let mut rows = weights::thumb();
    weights::fill(&mut rows, fitted);
    rows
}

/// Returns the kinds of which a fit has no row.
pub fn unfitted() -> Vec<Kind> {
    let fits = [base_two::WEIGHTS, classic::WEIGHTS, new_buildings::WEIGHTS, two_sets::WEIGHTS];
    let lacks = |fit: &ByFeature, kind| fit.iter().all(|(feature, _)| *feature != features::city(kind));
    Kind::ALL.into_iter().filter(|&kind| fits.iter().any(|fit| lacks(fit, kind))).collect()
}

/// Weights to which fits cling where games say nothing: those of the base
/// game for two, with the new buildings as ordinary ones.
pub fn guess() -> [Row; KNOTS] {
    let mut knots = rows(base_two::WEIGHTS);
    knots.iter_mut().for_each(weights::add_new_buildings);
    knots
}

#[cfg(test)]
mod tests {
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
            (include_str!("base_two.rs"), base_two::WEIGHTS),
            (include_str!("classic.rs"), classic::WEIGHTS),
            (include_str!("new_buildings.rs"), new_buildings::WEIGHTS),
            (include_str!("two_sets.rs"), two_sets::WEIGHTS),
        ];
        for (text, weights) in files {
            let names: Vec<String> = weights.iter().map(|(feature, _)| features::name(*feature)).collect();
            assert_eq!(written(text), names);
        }
    }
}
