//! San Juan: the options of a table, and the rules reference.
//!
//! The reference follows the order of the rulebook, in words of our own. Every
//! rule has the ID under which the program names it when it refuses something,
//! so that each reason leads to its rule.

/// The texts.
pub struct Words {
    /// The opening draft: title, and what it changes.
    pub opening_draft: [&'static str; 2],
    /// The cheaper Resort: title, and what it changes.
    pub cheap_resort: [&'static str; 2],
    /// Building covered kinds again: title, and what it changes.
    pub rebuild_covered: [&'static str; 2],
    /// The heading of the reference.
    pub title: &'static str,
    /// The table of contents.
    pub contents: &'static str,
    /// Field: search.
    pub search: &'static str,
    /// How many rules were found.
    pub found: fn(usize) -> String,
    /// Nothing was found; the words searched for.
    pub nothing: fn(&str) -> String,
    /// To the whole reference, from the panel beside the board.
    pub whole: &'static str,
    /// On a building: its cost.
    pub cost: &'static str,
    /// On a building: its points.
    pub points: &'static str,
    /// On a building: points that depend on the city.
    pub varies: &'static str,
    /// On a building: copies in the deck.
    pub copies: &'static str,
    /// Column of the price tiles: the tile.
    pub tile: &'static str,
    /// Caption of the price tiles.
    pub tiles: &'static str,
    /// Where the rules are from, and whose words these are.
    pub source: &'static str,
    /// The chapters in the order of the rulebook.
    pub chapters: &'static [Chapter],
}

/// A chapter of the reference.
pub struct Chapter {
    /// Its key in the document.
    pub key: &'static str,
    /// Its heading.
    pub title: &'static str,
    /// What it is about, in a sentence or two.
    pub lead: &'static str,
    /// Its rules: ID and text.
    pub rules: &'static [(&'static str, &'static str)],
}

/// The key of the chapter that goes through the buildings one by one.
pub const BUILDINGS: &str = "buildings";
/// The key of the chapter with the price tiles.
pub const TRADER: &str = "trader";

/// The part of a rule's ID that names its building, in the order of the kinds;
/// one for all production buildings, and one for all monuments.
pub const PREFIXES: [&str; 29] = [
    "PROD",
    "PROD",
    "PROD",
    "PROD",
    "PROD",
    "SMITHY",
    "GOLD",
    "ARCHIVE",
    "POOR",
    "BLACK",
    "TPOST",
    "WELL",
    "MSTAND",
    "CRANE",
    "CHAPEL",
    "TOWER",
    "AQUEDUCT",
    "CARPENTER",
    "PREFECTURE",
    "MHALL",
    "QUARRY",
    "LIBRARY",
    "MONUMENT",
    "MONUMENT",
    "MONUMENT",
    "GUILD",
    "CITYHALL",
    "ARCH",
    "PALACE",
];

/// Whether the rule belongs to the building with this prefix.
pub fn of_building(rule: &str, prefix: &str) -> bool {
    let rest = rule.strip_prefix("SJ-BLD-").and_then(|rest| rest.strip_prefix(prefix));
    rest.is_some_and(|rest| rest.starts_with('-'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::{Lang, words};
    use std::collections::BTreeSet;

    const SPEC: &str = include_str!("../../../docs/rules/san-juan.md");

    /// What belongs to the classic edition, the expansion or the boxes alone.
    const ELSEWHERE: [&str; 26] = [
        "SJ-MODE",
        "SJ-CMP-1",
        "SJ-INF-7",
        "SJ-INF-15",
        "SJ-SET-EXP",
        "SJ-SET-BIG",
        "SJ-FLOW-PICK-5",
        "SJ-FLOW-START-1",
        "SJ-DP-OFFICE",
        "SJ-DP-CHURCH",
        "SJ-DP-GOLDMINE",
        "SJ-DP-COLONIST",
        "SJ-DP-MAYOR",
        "SJ-DP-CAPTAIN",
        "SJ-FLOW-PHASE-X",
        "SJ-ROLE-X",
        "SJ-BLD-PARK",
        "SJ-BLD-SCHOOL",
        "SJ-BLD-CATH",
        "SJ-BLD-CUSTOMS",
        "SJ-BLD-HARBOR",
        "SJ-BLD-COTTAGE",
        "SJ-BLD-BANK",
        "SJ-SCORE-RES",
        "SJ-SCORE-CATH",
        "SJ-AI",
    ];
    const ELSEWHERE_TOO: [&str; 4] = ["SJ-BLD-OFFICE", "SJ-BLD-CHURCH", "SJ-BLD-GUARD", "SJ-BLD-RES"];

    /// The IDs that head a rule or a row of the specification.
    fn specified() -> BTreeSet<&'static str> {
        let heads = SPEC.lines().filter_map(|line| line.strip_prefix("* ").or(line.strip_prefix("| ")));
        let ids = heads.flat_map(|line| {
            let words = line.split(' ').map(|word| word.trim_end_matches(','));
            words.take_while(|word| word.starts_with("SJ-"))
        });
        let is_out = |id: &str| ELSEWHERE.iter().chain(&ELSEWHERE_TOO).any(|out| covers(out, id));
        ids.filter(|id| !id.starts_with("SJ-EX-") && !is_out(id)).collect()
    }

    fn covers(out: &str, id: &str) -> bool {
        let rest = id.strip_prefix(out);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-') || out.ends_with('X'))
    }

    fn ids(lang: Lang) -> Vec<&'static str> {
        words(lang)
            .rules
            .chapters
            .iter()
            .flat_map(|chapter| chapter.rules.iter().map(|rule| rule.0))
            .collect()
    }

    #[test]
    fn every_rule_in_scope_stands_in_the_reference_once_and_nothing_else() {
        let written: BTreeSet<&str> = ids(Lang::En).into_iter().collect();
        assert_eq!(written.len(), ids(Lang::En).len(), "no rule stands twice");
        let specified = specified();
        let missing: Vec<_> = specified.difference(&written).collect();
        let foreign: Vec<_> = written.difference(&specified).collect();
        assert!(missing.is_empty() && foreign.is_empty(), "missing {missing:?}, foreign {foreign:?}");
    }

    #[test]
    fn both_languages_tell_the_same_rules_in_the_same_order() {
        assert_eq!(ids(Lang::En), ids(Lang::ZhHant));
        let keys = |lang| words(lang).rules.chapters.iter().map(|chapter| chapter.key).collect::<Vec<_>>();
        assert_eq!(keys(Lang::En), keys(Lang::ZhHant));
        assert!(keys(Lang::En).contains(&BUILDINGS) && keys(Lang::En).contains(&TRADER));
    }

    #[test]
    fn every_building_has_rules_and_every_building_rule_a_building() {
        let rules = words(Lang::En).rules.chapters.iter().find(|chapter| chapter.key == BUILDINGS);
        let rules = rules.expect("the chapter is there").rules;
        for prefix in PREFIXES {
            assert!(rules.iter().any(|(id, _)| of_building(id, prefix)), "{prefix}");
        }
        for (id, _) in rules {
            assert!(PREFIXES.iter().any(|prefix| of_building(id, prefix)), "{id}");
        }
    }
}
