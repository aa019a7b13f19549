//! Every label and every piece of every study has a name in both languages, and moves lead on.

use game_core::json::Value;
use session::study::tree::{Adder, Control, Group, Item, Label, Noun, Plain};

use crate::catalogue::{GAME_MODULES, STUDIES};
use session::Player;
use table::game::{Setting, Studies};
use ui::i18n::Lang;

/// Positions of new games: each edition with all its options and with none, for the fewest and the most.
fn texts(game: usize) -> Vec<(usize, String)> {
    let (form, studies) = (GAME_MODULES[game], STUDIES[game]);
    let mut all = Vec::new();
    for (edition, offered) in form.editions().iter().enumerate() {
        for seats in [*offered.seats.start(), *offered.seats.end()] {
            let usual = form.defaults(edition);
            let full: Vec<u8> = (0..usual.len()).map(|_| 1).collect();
            for values in [usual, full] {
                let seats = vec![Player::person(""); seats];
                let setting = Setting { edition, values, seats, first: None, seed: 3 };
                if let Ok(text) = studies.begin(&setting) {
                    all.push((edition, text));
                }
            }
        }
    }
    assert!(all.len() >= form.editions().len() * 2, "{}: {} texts", form.id(), all.len());
    all
}

/// Every label in a group, and the names of all pieces that can stand there.
fn labels(group: &Group) -> Vec<Label> {
    let pieces = |noun: &Noun, options: &[Value]| {
        options.iter().map(|option| Label::Piece(*noun, option.clone())).collect::<Vec<_>>()
    };
    let mut all = vec![group.label.clone()];
    for item in &group.items {
        match item {
            Item::Field(field) => {
                all.push(field.label.clone());
                match &field.control {
                    Control::Choice { noun, options, .. } | Control::Pieces { noun, options, .. } => {
                        all.extend(pieces(noun, options));
                    }
                    Control::Map { cells, .. } => all.extend(cells.iter().flat_map(labels)),
                    Control::Count { .. } | Control::Flag { .. } => {}
                }
            }
            Item::Adder(Adder { noun, options, .. }) => {
                let options: Vec<Value> = options.iter().map(|(value, _)| value.clone()).collect();
                all.extend(pieces(noun, &options));
            }
            Item::Group(inner) => all.extend(labels(inner)),
        }
    }
    all
}

/// Checks a label: a piece is called otherwise than it is written.
fn check(studies: &dyn Studies, label: &Label, edition: usize, lang: Lang) {
    match label {
        Label::Piece(noun, value) => {
            let name = studies.name(*noun, value, edition, lang);
            let written = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            // Price tiles are called by their letter; corn is written in English.
            let same = *noun == Noun::PriceTile || lang == Lang::En;
            assert!(!name.is_empty() && (name != written || same), "{noun:?} {written} has no name");
        }
        Label::Plain(plain) => assert!(!studies.field(*plain, edition, lang).is_empty(), "{plain:?}"),
        Label::Seat(_) | Label::Ship(_) | Label::Cell(..) => {}
    }
}

#[test]
fn everything_in_a_study_has_a_name_in_both_languages() {
    for (game, &studies) in STUDIES.iter().enumerate() {
        for (edition, text) in texts(game) {
            assert_eq!(studies.edition(&text), edition);
            let looked = studies.look(&text, Lang::En);
            assert_eq!(looked.refused, None);
            for lang in Lang::ALL {
                let all: Vec<Label> = looked.tree.iter().flat_map(labels).collect();
                assert!(all.len() > 100, "{} labels", all.len());
                all.iter().for_each(|label| check(studies, label, edition, lang));
            }
        }
    }
}

/// Fields are called as the edition's sentences call what stands in them.
#[test]
fn fields_of_puerto_rico_follow_the_edition() {
    let port = GAME_MODULES.iter().position(|form| form.id() == "puerto-rico").expect("a host");
    let field = |plain, edition, lang| STUDIES[port].field(plain, edition, lang);
    let workers = [0, 1].map(|edition| field(Plain::Workers, edition, Lang::En));
    assert_eq!(workers, ["Workers", "Colonists"]);
    let names = |edition| {
        [Plain::Workers, Plain::Ships, Plain::Hand].map(|plain| field(plain, edition, Lang::ZhHant))
    };
    assert_eq!(names(0), ["工人", "商船", "手牌"]);
    assert_eq!(names(1), ["移民", "貨船", "手牌"]);
}

#[test]
fn the_two_languages_differ() {
    use session::study::tree::TextOnly;
    let (en, zh) = (ui::i18n::study(Lang::En), ui::i18n::study(Lang::ZhHant));
    for plain in [Plain::Round, Plain::Coins, Plain::Map, Plain::ReturnedTiles, Plain::Hand] {
        assert_ne!(en.field(plain), zh.field(plain));
    }
    for why in [TextOnly::Follows, TextOnly::Played, TextOnly::Begun, TextOnly::Rare] {
        assert_ne!(en.text_only(why), zh.text_only(why));
    }
}

#[test]
fn moves_are_offered_in_words_and_lead_on() {
    for (game, &studies) in STUDIES.iter().enumerate() {
        for (_, mut text) in texts(game) {
            for step in 0..6 {
                let moment = studies.moment(&text, Lang::ZhHant).expect("a position");
                let (_, asked) = moment.asked.expect("somebody is asked");
                assert!(!asked.is_empty() && !moment.moves.is_empty(), "{text}");
                assert!(moment.moves.iter().all(|(_, said)| !said.is_empty()));
                text = studies.moved(&text, step % moment.moves.len()).expect("a legal move");
                assert_eq!(studies.look(&text, Lang::En).refused, None);
            }
            assert_eq!(studies.moved(&text, 10_000), None);
            let seats = studies.seats(&text, Lang::En);
            let people = vec![session::Controller::Person; seats.len()];
            let fresh = studies.play(&text, &people, Lang::En).expect("a table");
            assert!(fresh.summary.practice);
            assert_eq!(
                studies.of_save(&fresh.save).is_err(),
                seats.iter().filter(|seat| seat.by_rule.is_none()).count() > 1
            );
        }
    }
}
