//! Checks that possessions behind a screen, districts and places have sheets in every language.

use game_core::Viewer;
use ginkgopolis::{Config, Ginkgopolis};
use session::{Player, Session, TableSetup};

use super::*;
use crate::GinkgopolisBoard;
use crate::words::GinkgopolisWords;
use table::board::testing::{PLAIN, with_context};
use ui::i18n::{Lang, words};

fn table() -> Session<Ginkgopolis> {
    let config = Config { players: 3, ..Config::default() };
    let seats = (0..3).map(|seat| Player::person(format!("P{seat}"))).collect();
    Session::new(TableSetup { config, seed: 4, seats }).expect("a legal table")
}

fn read(lang: Lang, target: Target) -> Option<Sheet> {
    let how = (lang, PLAIN.1);
    with_context::<GinkgopolisBoard, _>(
        &table(),
        Viewer::Seat(Seat(0)),
        &Default::default(),
        how,
        |context| sheet(context, target),
    )
}

#[test]
fn every_piece_has_a_sheet_in_both_languages() {
    let figures = Thing::ALL.map(|thing| Target::Figure(Seat(1), thing));
    let things = [Thing::Round, Thing::Place, Thing::NoTile].map(Target::Thing);
    let columns = Trigger::ALL.map(|deed| Target::Column(Seat(0), deed));
    let mut told = 0;
    for target in figures.into_iter().chain(things).chain(columns) {
        let Some((english, chinese)) = read(Lang::En, target).zip(read(Lang::ZhHant, target)) else {
            continue;
        };
        assert_eq!((&english.name, &english.other_name), (&chinese.other_name, &chinese.name));
        assert_eq!((english.rule, english.facts.len()), (chinese.rule, chinese.facts.len()));
        assert!(!english.effect.is_empty() && english.effect != chinese.effect, "{target:?}");
        told += 1;
    }
    assert_eq!(told, 11, "five figures, three things, three columns");
}

#[test]
fn what_lies_behind_another_screen_is_told_by_no_sheet() {
    for lang in Lang::ALL {
        for thing in [Thing::Resources, Thing::Tiles, Thing::Points] {
            let sheet = read(lang, Target::Figure(Seat(1), thing)).expect("a sheet");
            assert_eq!(sheet.facts[0].1, words(lang).ginkgopolis().sheet.hidden(), "{thing:?}");
        }
    }
}

/// GK-SEL-01
#[test]
fn a_building_whose_card_is_not_in_the_hand_says_so() {
    let table = table();
    let (mut held, mut others) = (0, 0);
    let seat = table.turn().seat().expect("somebody chooses a card");
    with_context::<GinkgopolisBoard, _>(&table, Viewer::Seat(seat), &Default::default(), PLAIN, |context| {
        let hand = context.view.seats[seat.index()].hand.clone().expect("one's own hand");
        for building in &context.view.city {
            let sheet = sheet(context, Target::Building(building.tile)).expect("a sheet");
            let said = sheet.now.contains(&texts(context).sheet.not_in_hand().to_owned());
            assert_eq!(said, !hand.contains(&Card::building(building.tile)));
            if said { others += 1 } else { held += 1 }
        }
    });
    assert!(others > 0 && held + others == 9, "{held} {others}");
}
