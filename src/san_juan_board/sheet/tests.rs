//! Price tile, piles and figures have sheets in every language.

use game_core::Viewer;
use san_juan::{Config, Edition, SanJuan};
use session::{Player, Session, TableSetup};

use super::*;
use table::board::testing::{PLAIN, with_context};
use ui::i18n::Lang;

#[test]
fn every_piece_has_a_sheet_in_both_languages() {
    for edition in [Edition::Y1897, Edition::Classic] {
        let config = Config { edition, players: 3, ..Config::default() };
        let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
        let table: Session<SanJuan> =
            Session::new(TableSetup { config, seed: 4, seats }).expect("a legal table");
        for thing in Thing::ALL {
            for target in [Target::Thing(thing), Target::Figure(Seat(1), thing)] {
                let [english, chinese] = [Lang::En, Lang::ZhHant].map(|lang| {
                    let how = (lang, PLAIN.1);
                    with_context(&table, Viewer::Seat(Seat(0)), &Default::default(), how, |context| {
                        sheet(context, target)
                    })
                });
                let common = matches!(thing, Thing::Prices | Thing::Deck | Thing::Discard);
                assert_eq!(english.is_some(), common == (target == Target::Thing(thing)), "{target:?}");
                let Some((english, chinese)) = english.zip(chinese) else { continue };
                assert_eq!((&english.name, &english.other_name), (&chinese.other_name, &chinese.name));
                assert_eq!((english.rule, english.facts.len()), (chinese.rule, chinese.facts.len()));
                assert!(!english.effect.is_empty() && english.effect != chinese.effect, "{thing:?}");
            }
        }
    }
}
