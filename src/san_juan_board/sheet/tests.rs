//! Price tile, piles and figures have sheets in every language.

use game_core::Viewer;
use san_juan::{Config, Edition, SanJuan};
use session::{Player, Session, TableSetup};

use super::*;
use table::board::testing::{PLAIN, with_context};
use ui::i18n::Lang;

#[test]
fn every_piece_has_a_sheet_in_every_language() {
    for edition in [Edition::Y1897, Edition::Classic] {
        let config = Config { edition, players: 3, ..Config::default() };
        let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
        let table: Session<SanJuan> =
            Session::new(TableSetup { config, seed: 4, seats }).expect("a legal table");
        for thing in Thing::ALL {
            for target in [Target::Thing(thing), Target::Figure(Seat(1), thing)] {
                let sheet = |lang: Lang| {
                    let how = (lang, PLAIN.1);
                    with_context(&table, Viewer::Seat(Seat(0)), &Default::default(), how, |context| {
                        sheet(context, target)
                    })
                };
                let common = matches!(thing, Thing::Prices | Thing::Deck | Thing::Discard);
                let english = sheet(Lang::En);
                assert_eq!(english.is_some(), common == (target == Target::Thing(thing)), "{target:?}");
                let Some(english) = english else { continue };
                for lang in Lang::ALL {
                    let one = sheet(lang).expect("a sheet as in English");
                    assert_eq!(one.other_name, foreign(lang, edition).expect("natively").thing(thing));
                    assert_eq!((one.rule, one.facts.len()), (english.rule, english.facts.len()));
                    assert_eq!(one.effect == english.effect, lang == Lang::En, "{thing:?}");
                }
            }
        }
    }
}
