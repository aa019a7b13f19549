//! `PR-ACH-01`: nobody learns which cards others have. The conformance suite
//! proves the same on random games.

use game_core::{Actions, Game, Mute, Rng, Seat, Viewer};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Config, Event, Options, PuertoRico, Role, Tile};
use session::blind::{blind, nonce};

use super::super::layout::layout;
use super::draft::imagine;
use super::{dealt, game, options};

/// PR-ACH-01
#[test]
fn pr_ach_01_only_its_owner_sees_a_card() {
    let table = game(3, false, 3);
    for seat in 0..3 {
        for viewer in 0..3 {
            let seen = table.view(viewer).seats[seat].achievements.clone().expect("dealt");
            assert_eq!(
                (seen.cards.is_some(), seen.open, seen.done.len()),
                (usize::from(viewer) == seat, 4, 0)
            );
        }
        let public = table.public().seats[seat].achievements.clone().expect("dealt");
        assert_eq!((public.cards, public.open), (None, 4));
    }
    let (game, _) = PuertoRico::from_position(&table.position()).expect("its own position");
    let cards = vec![Achievement::BigSpender];
    let event = Event::CardsDealt { seat: Seat(1), count: 1, cards };
    let hidden = Event::CardsDealt { seat: Seat(1), count: 1, cards: Vec::new() };
    assert_eq!(game.redact(&event, Viewer::Seat(Seat(1))), Some(event.clone()));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Public] {
        assert_eq!(game.redact(&event, viewer), Some(hidden.clone()));
    }
}

/// PR-ACH-02: what was shown cannot be taken back.
#[test]
fn completing_a_card_cannot_be_taken_back() {
    let game = PuertoRico::new(&Config { options: options(), ..Config::default() }).expect("legal");
    let card = Achievement::BigSpender;
    assert!(game.reveals(&Event::Achieved { seat: Seat(0), card }));
    assert!(game.reveals(&Event::CardsPassed));
    assert!(!game.reveals(&Event::CardKept { seat: Seat(0), card: Some(card) }));
}

/// At the end the cards are turned over.
#[test]
fn at_the_end_everybody_sees_all_cards() {
    let mut table = dealt(layout(3).last_round(), &[]).sit();
    table.decline_until(|table| table.is_over());
    let seen = table.public().seats[1].achievements.clone().expect("dealt");
    assert_eq!(seen.cards.expect("shown").len(), usize::from(seen.open));
}

/// PR-ACH-01: a choice that completes a card of somebody else does not say so
/// beforehand; one of the own does.
#[test]
fn consequences_tell_nothing_of_others() {
    let [card, other] = [Achievement::MasterCollector, Achievement::MasterAgronomist];
    let board = |seat: usize| layout(3).crates(seat, [6, 0, 0, 0, 0]).land(seat, &[(Tile::Corn, 1, 1)]);
    let asked = |seat: usize, card| {
        let table = dealt(board(seat), &[(seat, &[card])]).sit();
        table.consequences(Action::Role(Role::Craftsman))
    };
    let (with, without) = (asked(1, card), asked(1, other));
    assert_eq!(with, without, "whatever seat 1 has");
    assert!(!with.events.iter().any(|event| matches!(event, Event::Achieved { .. })));
    assert_eq!(with.changes[1].score, 0);
    let own = asked(0, card);
    assert!(own.events.contains(&Event::Achieved { seat: Seat(0), card }));
    assert_eq!(own.changes[0].score, 7);
    // It does happen.
    let mut table = dealt(board(1), &[(1, &[card])]).sit();
    table.play(Action::Role(Role::Craftsman));
    assert!(table.saw(&Event::Achieved { seat: Seat(1), card }));
}

/// Nobody is imagined to have an open card whose condition holds: it would be
/// completed (`PR-ACH-02`).
#[test]
fn imagined_hands_could_be() {
    let holding = [Achievement::MasterAgronomist, Achievement::MajorInvestor, Achievement::SeniorBureaucrat];
    let land = layout(3).land(1, &[(Tile::Corn, 8, 0), (Tile::Quarry, 4, 0)]);
    let position = dealt(land, &[]).sit().position();
    let mut seen = [false; 3];
    for luck in 0..200 {
        let hand = imagine(&position, Seat(0), luck).seats[1].achievements.clone();
        seen.iter_mut().zip(holding).for_each(|(seen, card)| *seen |= hand.contains(&card));
    }
    assert_eq!(seen, [false, true, true]);
}

/// Completed cards stay where they are, whoever imagines.
#[test]
fn completed_cards_are_known() {
    let card = Achievement::MasterAgronomist;
    let land = layout(3).land(1, &[(Tile::Corn, 8, 0), (Tile::Quarry, 4, 0)]);
    let layout = dealt(land, &[(1, &[card])]).with(|position| position.seats[1].achieved = vec![card]);
    let position = layout.sit().position();
    for luck in 0..20 {
        let imagined = imagine(&position, Seat(0), luck);
        assert_eq!(imagined.seats[1].achieved, [card]);
        assert_eq!(imagined.seats[0].achievements, position.seats[0].achievements);
    }
}

/// PR-ACH-01: what reaches an opponent that thinks is the same, down to the last
/// byte, whatever cards others have.
#[test]
fn opponents_think_without_the_cards_of_others() {
    let mut changed = 0;
    for (players, passed) in [(2, true), (3, false), (3, true), (4, true), (5, false)] {
        let options = Options { exp6_draft: passed, ..options() };
        let game = PuertoRico::new(&Config { players, options, ..Config::default() }).expect("legal");
        for seed in 0..3 {
            let mut state = game.setup(seed, &mut Mute);
            let mut rng = Rng::stream(seed, 5);
            while let Some(seat) = game.turn(&state).seat() {
                let number = nonce(&game, &state, seat);
                let request = blind(&game, &state, seat, number);
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut rng);
                assert_eq!(nonce(&game, &other, seat), number);
                assert_eq!(blind(&game, &other, seat, number), request, "{players} players, seed {seed}");
                changed += usize::from(other != state);
                let mut legal = Actions::new();
                game.legal(&state, &mut legal);
                game.apply(&mut state, legal[rng.below(legal.len() as u32) as usize], &mut Mute);
            }
        }
    }
    assert!(changed > 1000, "the other worlds really were others ({changed})");
}
