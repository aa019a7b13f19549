//! Both editions are called by their names, and no name is a trap unsaid.

use std::collections::BTreeSet;

use super::*;
use crate::words::SanJuanWords;
use ui::i18n::{Lang, words};

const EDITIONS: [Edition; 2] = [Edition::Y1897, Edition::Classic];

/// Every language with every edition.
fn all() -> impl Iterator<Item = (Lang, Edition, &'static Messages)> {
    let langs = Lang::ALL.into_iter();
    langs.flat_map(|lang| EDITIONS.map(|edition| (lang, edition, words(lang).san_juan())))
}

#[test]
fn no_two_pieces_of_an_edition_share_a_name() {
    for (lang, edition, words) in all() {
        let names = words.names(edition);
        let kinds: Vec<&str> =
            Kind::ALL.into_iter().filter(|&kind| is_in(kind, edition)).map(|kind| names.kind(kind)).collect();
        for all in [&kinds[..], &names.roles, &names.goods, &names.good_letters] {
            let different: BTreeSet<&&str> = all.iter().collect();
            assert_eq!(different.len(), all.len(), "{lang:?} {edition:?}: {all:?}");
        }
    }
}

/// Section 10.4 of the specification: the key, and its names by language and
/// edition.
fn glossary() -> Vec<(Kind, [[String; 2]; 2])> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/san-juan.md");
    let spec = std::fs::read_to_string(path).expect("the specification is there");
    let table = spec.split("### 10.4 Buildings").nth(1).expect("section 10.4");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        // The monument of that name, and the Park's office, are explained there.
        let name = |cell: &str| cell.split(" (").next().unwrap_or_default().replace('鏇', "旋");
        let kind = kind_of(cells[0].trim_matches('`')).expect("a building");
        (kind, [[name(cells[3]), name(cells[1])], [name(cells[4]), name(cells[2])]])
    };
    rows.map(row).collect()
}

#[test]
fn buildings_are_called_as_in_the_glossary() {
    let glossary = glossary();
    assert_eq!(glossary.len(), KINDS);
    for (kind, names) in glossary {
        for (lang, edition, words) in all().filter(|(_, edition, _)| is_in(kind, *edition)) {
            assert_eq!(
                words.names(edition).kind(kind),
                names[lang as usize][edition as usize],
                "{kind} {lang:?}"
            );
        }
    }
}

#[test]
fn whoever_knows_the_other_edition_is_told_of_every_trap() {
    let traps = |lang: Lang, edition: Edition| -> Vec<Kind> {
        let words = words(lang).san_juan();
        Kind::ALL.into_iter().filter(|&kind| words.trap(kind, edition).is_some()).collect()
    };
    let en = [Kind::ProdT3, Kind::ProdT4, Kind::ProdT5, Kind::VictoryColumn];
    assert_eq!(traps(Lang::En, Edition::Y1897), en);
    let en = [Kind::ProdT2, Kind::ProdT3, Kind::ProdT4, Kind::TriumphalArch];
    assert_eq!(traps(Lang::En, Edition::Classic), en);
    assert_eq!(traps(Lang::ZhHant, Edition::Y1897), [Kind::ProdT4, Kind::TradingPost, Kind::VictoryColumn]);
    assert_eq!(traps(Lang::ZhHant, Edition::Classic), [Kind::ProdT3, Kind::MarketStand, Kind::TriumphalArch]);
    let said = words(Lang::En).san_juan().trap(Kind::ProdT2, Edition::Classic).expect("a trap");
    assert!(
        said.contains("Sugar Mill") && said.contains("1897") && said.contains("Tobacco Storage"),
        "{said}"
    );
}

#[test]
fn effects_speak_of_their_own_edition_alone() {
    let foreign = |lang: Lang, edition: Edition| -> &[&str] {
        match (lang, edition) {
            (Lang::En, Edition::Y1897) => &["Prospector", "Councillor", "violet", "indigo", "silver"],
            (Lang::En, Edition::Classic) => &["Explorer", "Recruiter", "commercial", "corn", "fruit"],
            (Lang::ZhHant, Edition::Y1897) => &["摸", "長官", "回合", "議員", "礦工", "特殊建築", "丟棄"],
            (Lang::ZhHant, Edition::Classic) => {
                &["抽", "總督", "每輪", "招募官", "探險家", "商業建築", "棄掉", "箱"]
            }
        }
    };
    for (lang, edition, words) in all() {
        let names = words.names(edition);
        let kinds = Kind::ALL.into_iter().filter(|&kind| is_in(kind, edition));
        let roles = if edition == Edition::Classic { ROLES } else { Role::BASE.len() };
        let mut texts: Vec<&str> = kinds.map(|kind| names.effect(kind)).collect();
        texts.extend(names.role_actions.iter().take(roles).chain(names.role_privileges.iter().take(roles)));
        for (text, foreign) in
            texts.iter().flat_map(|text| foreign(lang, edition).iter().map(move |f| (text, f)))
        {
            assert!(!text.contains(foreign), "{lang:?} {edition:?}: {text:?}");
        }
    }
}
