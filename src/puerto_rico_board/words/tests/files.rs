//! The files of every language fit each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::*;

/// Messages and terms by id, of the 1897 edition or of what the classic one calls otherwise.
fn messages(lang: Lang, of_classic: bool) -> BTreeMap<String, String> {
    let dir = format!("{}/../words/{}/puerto-rico", env!("CARGO_MANIFEST_DIR"), lang.tag());
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for file in fs::read_dir(dir).expect("each language has its folder") {
        let path = file.expect("a file").path();
        if path.ends_with("classic.ftl") != of_classic {
            continue;
        }
        let mut id = String::new();
        for line in fs::read_to_string(path).expect("a text").lines().filter(|line| !line.starts_with('#')) {
            if let Some((start, text)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
                start.clone_into(&mut id);
                let known = found.insert(id.clone(), text.to_owned());
                assert_eq!(known, None, "{lang:?}: {id} stands twice");
            } else if let Some(text) = found.get_mut(&id) {
                text.push_str(line);
            }
        }
    }
    found
}

/// Returns the parts that are put into a text: arguments, which begin with a dollar sign, terms and other messages.
fn parts(text: &str) -> BTreeSet<&str> {
    text.split("{ ").skip(1).filter_map(|part| part.split([' ', '}']).next()).collect()
}

#[test]
fn every_language_has_every_message_with_no_other_arguments() {
    let english = messages(Lang::En, false);
    for lang in Lang::ALL {
        let (own, classic) = (messages(lang, false), messages(lang, true));
        for (id, text) in english.iter().filter(|(id, _)| !id.starts_with('-')) {
            assert!(own.contains_key(id), "{lang:?} lacks {id}");
            let known = parts(text);
            for said in own.get(id).into_iter().chain(classic.get(id)) {
                let mut args = parts(said).into_iter().filter(|part| part.starts_with('$'));
                assert!(args.all(|arg| known.contains(arg)), "{lang:?}, {id}: {said}");
            }
        }
        for (id, text) in own.iter().chain(&classic) {
            assert!(own.contains_key(id), "{lang:?}: only the classic edition has {id}");
            // `OBJECT($building)` is a form of an argument.
            let mut others =
                parts(text).into_iter().filter(|part| !part.starts_with('$') && !part.contains('('));
            assert!(others.all(|part| own.contains_key(part)), "{lang:?}, {id}: {text}");
        }
    }
}

#[test]
fn every_piece_has_its_name_and_its_effect_in_every_language() {
    for lang in Lang::ALL {
        let own = messages(lang, false);
        let has = |kind: &str, key: &str, about: &[&str]| {
            for about in about {
                let id = format!("{kind}-{}{about}", key.replace('_', "-"));
                assert!(own.contains_key(&id), "{lang:?} lacks {id}");
            }
        };
        Building::ALL.iter().for_each(|building| has("building", building.key(), &["", "-effect"]));
        let roles = Role::ALL.into_iter().filter(|role| *role != Role::Adventurer2);
        roles.for_each(|role| has("role", role.key(), &["", "-action", "-privilege", "-short"]));
        Tile::ALL.iter().for_each(|tile| has("tile", tile.key(), &["", "-effect", "-one"]));
        for good in Good::ALL {
            has("good", good.key(), &[""]);
            has("letter", good.key(), &[""]);
        }
        Achievement::ALL.iter().for_each(|card| has("card", card.key(), &["", "-condition"]));
        Ability::ALL.iter().for_each(|ability| has("ability", ability.key(), &["", "-effect"]));
        Thing::ALL.iter().for_each(|thing| has("thing", thing.key(), &["", "-effect"]));
        FestivalCard::ALL.iter().for_each(|card| has("objective", card.key(), &[""]));
    }
}
