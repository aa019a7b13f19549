//! 9.8, expansion VI: Achievements against Puertomas.

use std::collections::BTreeSet;

use game_core::{Game, PositionError};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::flaw::AchievementFlaw;
use puerto_rico::{Action, Event, Good, Options, Prompt, PuertoRico, Role};

use super::super::table::Table;
use super::{game, trio};

fn dealt(players: u8, count: u8, seed: u64) -> Table {
    game(players, count, Options { exp6: true, ..Options::default() }, seed)
}

/// PR-ACH-SETUP-3, PR-AUT-X6-1
#[test]
fn pr_ach_setup_3_people_keep_four_of_six_and_puertomas_get_none() {
    for (players, count) in [(2, 1), (3, 2), (3, 1), (5, 2)] {
        let mut table = dealt(players, count, 3);
        let people = players - count;
        let mut seen = BTreeSet::new();
        for own in 0..people {
            let hand = |table: &Table| {
                let cards = table.view(own).seats[usize::from(own)].achievements.clone().expect("dealt");
                cards.packet.expect("its own")
            };
            let six = hand(&table);
            assert_eq!(six.len(), 6, "seat {own} of {players}");
            seen.extend(six.iter().copied());
            let keep = [six[0], six[2], six[3], six[5]];
            for (pick, card) in keep.into_iter().enumerate() {
                assert_eq!(table.asked(), Some((own, Prompt::KeepCard { pick: pick as u8 })));
                let cards: Vec<_> = six.iter().filter(|card| !keep[..pick].contains(card)).copied().collect();
                assert!(table.can(Action::Keep(card)) && table.legal().len() <= cards.len());
                for other in (0..players).filter(|other| *other != own) {
                    let cards = table.view(other).seats[usize::from(own)].achievements.clone();
                    assert!(cards.is_none_or(|cards| cards.packet.is_none()), "unseen");
                }
                table.play(Action::Keep(card));
            }
            let mut kept = table.position().seats[usize::from(own)].achievements.clone();
            let mut wanted = keep.to_vec();
            kept.sort();
            wanted.sort();
            assert_eq!(kept, wanted);
        }
        assert_eq!(seen.len(), 6 * usize::from(people), "no card twice");
        assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
        for own in people..players {
            let position = table.position();
            assert!(position.seats[usize::from(own)].achievements.is_empty());
            let cards = table.public().seats[usize::from(own)].achievements.clone();
            assert!(cards.is_none_or(|cards| cards.open == 0 && cards.done.is_empty()));
        }
    }
}

/// PR-AUT-X6-1: a position leaves enough cards to keep.
#[test]
fn pr_aut_x6_1_too_few_cards_to_keep_are_refused() {
    let mut table = dealt(2, 1, 9);
    let six = table.view(0).seats[0].achievements.clone().expect("dealt").packet.expect("its own");
    table.play(Action::Keep(six[0]));
    let keeping = |place: usize| {
        let mut position = table.position();
        position.seats[0].achievements = vec![six[place]];
        position.seats[0].packet = six.iter().copied().filter(|card| *card != six[place]).collect();
        PuertoRico::from_position(&position).map(|_| ())
    };
    assert_eq!(keeping(2), Ok(()));
    let too_late = PositionError::at(&"seats[0].achievements", AchievementFlaw::KeptTooLate.into());
    assert_eq!(keeping(3), Err(too_late));
}

/// PR-AUT-X6-1: each kept card is chosen, in whatever order.
#[test]
fn pr_aut_x6_1_any_four_of_six_can_be_kept() {
    let table = dealt(2, 1, 9);
    let six = table.view(0).seats[0].achievements.clone().expect("dealt").packet.expect("its own");
    for left_out in [(0, 1), (4, 5), (2, 5)] {
        let mut then = table.clone();
        for (place, card) in six.iter().enumerate() {
            if place != left_out.0 && place != left_out.1 {
                then.play(Action::Keep(*card));
            }
        }
        assert!(then.is_picking());
        assert!(!then.position().seats[0].achievements.contains(&six[left_out.0]));
    }
}

/// The cards of both people; seat 0 has completed its first ones.
fn held(completed: usize) -> Table {
    let first = [
        Achievement::DealCloser,
        Achievement::BigSpender,
        Achievement::MasterArchitect,
        Achievement::DockTycoon,
    ];
    let second = [
        Achievement::CornDispatcher,
        Achievement::IndependentShipper,
        Achievement::LeadingProducer,
        Achievement::TradeTycoon,
    ];
    let table = trio().with(|position| {
        position.config.options.exp6 = true;
        position.seats[0].achievements = first.to_vec();
        position.seats[1].achievements = second.to_vec();
        position.seats[0].achieved = first[..completed].to_vec();
        position.seats[0].packet = vec![Achievement::MajorInvestor, Achievement::SeniorBureaucrat];
        position.seats[1].packet = vec![Achievement::PastryMaker, Achievement::TavernSupplier];
    });
    table.sit()
}

/// PR-AUT-X6-2
#[test]
fn pr_aut_x6_2_each_puertoma_scores_what_people_have_not_completed() {
    // 4 + 5 + 3 + 5 and 3 + 4 + 6 + 4 points.
    for (completed, points) in [(0, 34), (1, 30), (2, 25), (4, 17)] {
        let table = held(completed);
        assert_eq!(table.points(2, "puertoma_achievements"), Some(points));
        assert_eq!(table.total(2), points);
        assert_eq!(table.total(0), 0, "people score nothing for them");
        assert_eq!(table.total(1), 0);
    }
}

/// PR-AX-14
#[test]
fn pr_ax_14_two_cards_left_open() {
    let table = super::puertomas(3, 2).with(|position| {
        position.config.options.exp6 = true;
        let cards = [
            Achievement::MasterArchitect,
            Achievement::DockTycoon,
            Achievement::DealCloser,
            Achievement::TradeTycoon,
        ];
        position.seats[0].achievements = cards.to_vec();
        position.seats[0].achieved = cards[2..].to_vec();
        position.seats[0].packet = vec![Achievement::MajorInvestor, Achievement::SeniorBureaucrat];
    });
    let table = table.sit();
    assert_eq!((0..3).map(|seat| table.total(seat)).collect::<Vec<_>>(), [0, 8, 8]);
}

/// PR-AUT-X6-1: nobody but people completes a card.
#[test]
fn a_puertoma_completes_no_card() {
    let table = held(0);
    let position = table.position();
    let ships = trio().crates(2, [4, 0, 0, 0, 0]).ships(&[None, None, None]).with(|other| {
        other.config = position.config.clone();
        for (own, seat) in other.seats.iter_mut().zip(&position.seats) {
            own.achievements = seat.achievements.clone();
            own.packet = seat.packet.clone();
        }
    });
    let table = super::follows(ships, Role::Captain);
    assert!(super::loads(&table, 2).contains(&(Good::Corn, 4, 4)), "a ship filled at once, with corn");
    let done = |event: &Event| matches!(event, Event::Achieved { .. });
    assert!(!table.events().iter().any(done));
}
