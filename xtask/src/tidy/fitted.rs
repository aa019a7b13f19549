//! Buildings of which the opponents know only class and cost. They play with them, so this is nothing to be put right
//! before a change is done: `tidy` says it, and training does.

use super::tree::Tree;

/// The list of the buildings of a game, the feature of one that a city has, and the fits, each with its files.
struct Fits {
    rows: &'static str,
    feature: &'static str,
    fits: &'static [&'static [&'static str]],
}

const FITS: [Fits; 2] = [
    Fits {
        rows: "src/puerto_rico/data/buildings.rs",
        feature: "own(Building::",
        fits: &[
            &["src/puerto_rico/eval/fitted.rs", "src/puerto_rico/eval/fitted_expansions.rs"],
            &["src/puerto_rico/eval/fitted_puertomas.rs"],
        ],
    },
    Fits {
        rows: "src/san_juan/data/buildings.rs",
        feature: "city(Kind::",
        fits: &[
            &["src/san_juan/eval/fitted/base_two.rs"],
            &["src/san_juan/eval/fitted/classic.rs"],
            &["src/san_juan/eval/fitted/new_buildings.rs"],
            &["src/san_juan/eval/fitted/two_sets.rs"],
        ],
    },
];

/// One line for the end of the report: the buildings without a row in a file of fitted weights.
pub fn summary(tree: &Tree) -> String {
    let missing = unfitted(tree);
    if missing.is_empty() {
        return "  buildings judged by class and cost alone: none".to_owned();
    }
    format!("  buildings judged by class and cost alone until weights are fitted: {}", missing.join(", "))
}

/// Keys of the buildings of which a fit has no row.
fn unfitted(tree: &Tree) -> Vec<String> {
    let mut missing = Vec::new();
    for game in &FITS {
        let text = |path: &str| tree.file(path).map_or("", |file| file.text.as_str());
        for (name, key) in text(game.rows).lines().filter_map(row) {
            let row = format!("({}{name}), ", game.feature);
            let knows = |files: &&[&str]| files.iter().any(|path| text(path).contains(&row));
            if !game.fits.iter().all(knows) {
                missing.push(key.to_owned());
            }
        }
    }
    missing
}

/// Name and key of the building in a row of the table.
fn row(line: &str) -> Option<(&str, &str)> {
    let (name, rest) = line.strip_prefix("    ")?.split_once(" \"")?;
    let (key, _) = rest.split_once("\" [")?;
    name.chars().all(char::is_alphanumeric).then_some((name, key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_building_that_a_fit_does_not_know_is_told() {
        let rows = "buildings! {\n    Canal \"canal\" [Commercial, 1] Exp1;\n    Granary \"granary\" [Commercial, 4] Exp1;\n}\n";
        let canal = "    (own(Building::Canal), [0.1, 0.2]),\n";
        let both = format!("{canal}    (own(Building::Granary), [0.1, 0.2]),\n");
        let tree = |people: &str, puertomas: &str| {
            Tree::of(&[
                ("src/puerto_rico/data/buildings.rs", rows),
                ("src/puerto_rico/eval/fitted_expansions.rs", people),
                ("src/puerto_rico/eval/fitted_puertomas.rs", puertomas),
            ])
        };
        assert_eq!(unfitted(&tree(&both, canal)), ["granary"]);
        assert_eq!(unfitted(&tree(canal, &both)), ["granary"]);
        assert_eq!(unfitted(&tree(&both, &both)), Vec::<String>::new());
        assert!(summary(&tree(canal, canal)).ends_with(": granary"));
    }
}
