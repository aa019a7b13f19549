//! Both editions are called by their names in every language, and no name is a trap unsaid.

mod flaws;
mod ideas;

use std::collections::BTreeSet;

use san_juan::ids::{KINDS, ROLES, Role};
use san_juan::{Edition, Kind};
use ui::i18n::Lang;

use super::*;

pub const EDITIONS: [Edition; 2] = [Edition::Y1897, Edition::Classic];

/// Every language with every edition.
pub fn all() -> impl Iterator<Item = (Lang, Edition, Words)> {
    let langs = Lang::ALL.into_iter();
    langs.flat_map(|lang| EDITIONS.map(|edition| (lang, edition, words_of(lang, edition))))
}

fn kinds(edition: Edition) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |&kind| is_in(kind, edition))
}

/// The files of a topic in a language, one after the other.
fn files(lang: Lang, wanted: fn(&str) -> bool) -> String {
    let dir = format!("{}/../words/{}/san-juan", env!("CARGO_MANIFEST_DIR"), lang.tag());
    let entries = std::fs::read_dir(dir).expect("the language has the topic");
    let paths = entries.map(|entry| entry.expect("a folder can be read").path());
    let wanted = paths.filter(|path| path.file_stem().is_some_and(|name| wanted(&name.to_string_lossy())));
    wanted.map(|path| std::fs::read_to_string(path).expect("a file can be read")).collect()
}

/// Ids of messages, without terms.
fn ids(text: &str) -> BTreeSet<&str> {
    let starts = text.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_lowercase()));
    starts.filter_map(|line| Some(line.split_once(" =")?.0)).collect()
}

#[test]
fn every_piece_has_its_name_and_effect() {
    for (lang, edition, words) in all() {
        let has = |id: String| {
            let id = id.replace('_', "-");
            assert!(words.catalog.has(&id), "{lang:?} {edition:?}: {id}");
        };
        for kind in kinds(edition) {
            has(format!("building-{}", kind.key()));
            has(format!("building-{}-effect", kind.key()));
        }
        for role in Role::ALL {
            for about in ["", "-action", "-privilege", "-short", "-phase"] {
                has(format!("role-{}{about}", role.key()));
            }
        }
        for thing in Thing::ALL {
            has(format!("thing-{}", thing.key()));
            has(format!("thing-{}-effect", thing.key()));
        }
    }
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let all = |lang| files(lang, |_| true);
    let english = all(Lang::En);
    // A language has the forms of names that it needs: `building-office-object`.
    let is_form = |id: &str| {
        let is_piece = ["building-", "role-"].iter().any(|kind| id.starts_with(kind));
        is_piece && id.rsplit_once('-').is_some_and(|(name, _)| ids(&english).contains(name))
    };
    for lang in Lang::ALL {
        let own = all(lang);
        let own: BTreeSet<&str> =
            ids(&own).into_iter().filter(|id| ids(&english).contains(id) || !is_form(id)).collect();
        assert_eq!(own, ids(&english), "{lang:?}");
        assert!(ids(&files(lang, |name| name != "classic")).is_superset(&ids(&english)), "{lang:?}");
    }
}

#[test]
fn no_two_pieces_of_an_edition_share_a_name() {
    for (lang, edition, words) in all() {
        let tiers = Kind::ALL.into_iter().filter(|kind| kind.tier().is_some());
        let names: [Vec<&str>; 4] = [
            kinds(edition).map(|kind| words.building(kind)).collect(),
            Role::ALL.map(|role| words.role(role)).to_vec(),
            tiers.clone().map(|kind| words.good(Some(kind))).collect(),
            tiers.map(|kind| words.letter(kind)).collect(),
        ];
        for all in names {
            let different: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(different.len(), all.len(), "{lang:?} {edition:?}: {all:?}");
        }
    }
}

/// Section 10.4 of the specification: the names of the buildings by language and edition.
fn glossary() -> Vec<(Kind, Lang, Edition, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/san-juan.md");
    let spec = std::fs::read_to_string(path).expect("the specification is there");
    let table = spec.split("### 10.4 Buildings").nth(1).expect("section 10.4");
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        // The monument of that name, and the Park's office, are explained there.
        let name = |cell: &str| cell.split(" (").next().unwrap_or_default().replace('鏇', "旋");
        let kind = kind_of(cells[0].trim_matches('`')).expect("a building");
        [
            (kind, Lang::En, Edition::Y1897, name(cells[3])),
            (kind, Lang::En, Edition::Classic, name(cells[1])),
            (kind, Lang::ZhHant, Edition::Y1897, name(cells[4])),
            (kind, Lang::ZhHant, Edition::Classic, name(cells[2])),
        ]
    };
    rows.flat_map(row).collect()
}

#[test]
fn buildings_are_called_as_in_the_glossary() {
    let glossary = glossary();
    assert_eq!(glossary.len(), 4 * KINDS);
    for (kind, lang, edition, name) in glossary.into_iter().filter(|one| is_in(one.0, one.2)) {
        assert_eq!(words_of(lang, edition).building(kind), name, "{kind} {lang:?}");
    }
}

#[test]
fn players_who_know_the_other_edition_are_told_of_every_trap() {
    let traps = |lang: Lang, edition: Edition| -> Vec<Kind> {
        let words = words_of(lang, edition);
        let is_trap = |&kind: &Kind| words.effect_told(kind, edition) != words.effect(kind);
        Kind::ALL.into_iter().filter(is_trap).collect()
    };
    let en = [Kind::ProdT3, Kind::ProdT4, Kind::ProdT5, Kind::VictoryColumn];
    assert_eq!(traps(Lang::En, Edition::Y1897), en);
    let en = [Kind::ProdT2, Kind::ProdT3, Kind::ProdT4, Kind::TriumphalArch];
    assert_eq!(traps(Lang::En, Edition::Classic), en);
    assert_eq!(traps(Lang::ZhHant, Edition::Y1897), [Kind::ProdT4, Kind::TradingPost, Kind::VictoryColumn]);
    assert_eq!(traps(Lang::ZhHant, Edition::Classic), [Kind::ProdT3, Kind::MarketStand, Kind::TriumphalArch]);
    let said = words_of(Lang::En, Edition::Classic).effect_told(Kind::ProdT2, Edition::Classic);
    assert!(
        said.contains("Sugar Mill") && said.contains("1897") && said.contains("Tobacco Storage"),
        "{said}"
    );
}

#[test]
fn effects_speak_of_their_own_edition_alone() {
    const FOREIGN: [(Lang, Edition, &[&str]); 4] = [
        (Lang::En, Edition::Y1897, &["Prospector", "Councillor", "violet", "indigo", "silver"]),
        (Lang::En, Edition::Classic, &["Explorer", "Recruiter", "commercial", "corn", "fruit"]),
        (Lang::ZhHant, Edition::Y1897, &["摸", "長官", "回合", "議員", "礦工", "特殊建築", "丟棄"]),
        (
            Lang::ZhHant,
            Edition::Classic,
            &["抽", "總督", "每輪", "招募官", "探險家", "商業建築", "棄掉", "箱"],
        ),
    ];
    for (lang, edition, foreign) in FOREIGN {
        let words = words_of(lang, edition);
        let roles = if edition == Edition::Classic { ROLES } else { Role::BASE.len() };
        let mut texts: Vec<&str> = kinds(edition).map(|kind| words.effect(kind)).collect();
        for role in Role::ALL.into_iter().take(roles) {
            texts.extend([words.role_action(role), words.role_privilege(role), words.role_short(role)]);
        }
        texts.extend(Thing::ALL.map(|thing| words.thing_effect(thing)));
        for text in texts {
            let found = foreign.iter().find(|word| text.contains(**word));
            assert_eq!(found, None, "{lang:?} {edition:?}: {text:?}");
        }
    }
}

#[test]
fn prompts_and_reasons_are_said_in_the_words_of_the_edition() {
    let said = |lang, edition| {
        let words = words_of(lang, edition);
        let role = words.ask(&Stage::Role { second: true }).head;
        [role, words.ask_pay_over("A", "B"), words.why_not_role_taken().to_owned(), words.points(1)]
    };
    let english = ["Take your second role this round.", "Build the A over the B:"];
    assert_eq!(said(Lang::En, Edition::Y1897)[..2], english);
    let chinese = ["請選你本輪的第二張角色卡。", "在 B 上改建 A：", "這個角色本輪已經有人選了。", "1 分"];
    assert_eq!(said(Lang::ZhHant, Edition::Y1897), chinese);
    let chinese =
        ["請選你本回合的第二張職業牌。", "把 A 蓋在 B 之上：", "這個職業本回合已經有人選了。", "1 點"];
    assert_eq!(said(Lang::ZhHant, Edition::Classic), chinese);
    assert_eq!(words_of(Lang::En, Edition::Classic).term("commercial"), Some("violet"));
    assert_eq!(words_of(Lang::ZhHant, Edition::Classic).term("builder_phase"), Some("建設階段"));
    assert_eq!(words_of(Lang::ZhHant, Edition::Y1897).term("good_t5"), Some("咖啡"));
    assert_eq!(words_of(Lang::En, Edition::Y1897).term("nothing"), None);
}

/// Returns the first word of each placeable of a message.
fn parts(message: &str) -> BTreeSet<&str> {
    let ends = |sign: char| matches!(sign, ' ' | '(' | '}');
    message.split("{ ").skip(1).filter_map(|rest| rest.split(ends).next()).collect()
}

/// The messages and terms of a text by their ids.
fn messages(text: &str) -> Vec<(&str, String)> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match line.split_once(" =") {
            Some((id, rest)) if !line.starts_with([' ', '}']) => messages.push((id, rest.to_owned())),
            _ => messages.last_mut().expect("a message comes first").1.push_str(line),
        }
    }
    messages
}

#[test]
fn whatever_a_message_puts_in_is_there() {
    let english = files(Lang::En, |_| true);
    let english = messages(&english);
    for lang in Lang::ALL {
        let text = files(lang, |_| true);
        let messages = messages(&text);
        for (id, message) in &messages {
            let given = english.iter().filter(|(known, _)| known == id).flat_map(|(_, text)| parts(text));
            let given: BTreeSet<&str> = given.collect();
            for part in parts(message) {
                let is_there = match part.strip_prefix('$') {
                    // A language may use fewer arguments, and its terms have their own.
                    Some(_) => id.starts_with('-') || given.contains(part),
                    // `OBJECT($building)`: some names have that form.
                    None if part.chars().all(|sign| sign.is_ascii_uppercase()) => {
                        let form = format!("-{}", part.to_ascii_lowercase());
                        messages.iter().any(|(known, _)| known.ends_with(&form))
                    }
                    None => messages.iter().any(|(known, _)| *known == part),
                };
                assert!(is_there, "{lang:?}: {id} puts in {part}");
            }
        }
    }
}
