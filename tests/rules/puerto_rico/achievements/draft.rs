//! `PR-ACH-SETUP-2`: the cards are passed on.

use game_core::Viewer;
use game_core::{Game, Rng, Seat};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Event, Position, Prompt, PuertoRico, Reason};

use super::super::table::Table;
use super::game;

fn packet(table: &Table, seat: usize) -> Vec<Achievement> {
    table.view(seat as u8).seats[seat]
        .achievements
        .clone()
        .expect("cards were dealt")
        .packet
        .expect("its own")
}

/// Everybody keeps the first card, for so many choices.
fn pass(table: &mut Table, choices: usize) {
    for _ in 0..choices {
        let card = packet(table, table.on_turn().into())[0];
        table.play(Action::Keep(card));
    }
}

/// PR-ACH-SETUP-2
#[test]
fn pr_ach_setup_2_each_keeps_one_and_passes_the_others_to_the_left() {
    for players in 2..=5 {
        let seats = usize::from(players);
        let mut table = game(players, true, 7);
        let mut held: Vec<_> = (0..seats).map(|seat| packet(&table, seat)).collect();
        let mut kept = vec![Vec::new(); seats];
        for pick in 0..3 {
            for seat in 0..seats {
                assert_eq!(table.asked(), Some((seat as u8, Prompt::KeepCard { pick })));
                assert_eq!(packet(&table, seat), held[seat]);
                assert_eq!(table.legal(), held[seat].iter().copied().map(Action::Keep).collect::<Vec<_>>());
                let card = held[seat].remove(usize::from(pick) % 2);
                kept[seat].push(card);
                table.play(Action::Keep(card));
                assert!(table.saw(&Event::CardKept { seat: Seat(seat as u8), card: Some(card) }));
                assert_eq!(table.saw(&Event::CardsPassed), seat + 1 == seats);
            }
            held.rotate_right(1);
        }
        assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
        for seat in 0..seats {
            kept[seat].push(held[seat][0]);
            assert_eq!(table.position().seats[seat].achievements, kept[seat], "the last one is kept");
            assert_eq!(table.view(seat as u8).seats[seat].achievements.clone().expect("dealt").packet, None);
        }
    }
}

/// PR-ACH-SETUP-2
#[test]
fn only_a_card_of_the_packet_can_be_kept() {
    let table = game(3, true, 7);
    let other = packet(&table, 1)[0];
    assert_eq!(table.refusal(Action::Keep(other)), (Reason::NotInPacket, "PR-ACH-SETUP-2"));
    assert_eq!(table.refusal(Action::Pass).0, Reason::MustChoose);
}

/// PR-ACH-SETUP-2: nobody hears or sees what others keep, nor can anybody who
/// chooses later depend on it.
#[test]
fn what_is_kept_is_secret() {
    let table = game(3, true, 7);
    let [first, second] = [0, 1].map(|place| {
        let mut table = table.clone();
        table.play(Action::Keep(packet(&table, 0)[place]));
        table
    });
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Public] {
        let seen = |table: &Table| {
            let (game, state) = PuertoRico::from_position(&table.position()).expect("its own position");
            let heard: Vec<_> = table.events().iter().map(|event| game.redact(event, viewer)).collect();
            (game.view(&state, viewer), heard)
        };
        assert_eq!(seen(&first), seen(&second));
    }
    let (game, _) = PuertoRico::from_position(&table.position()).expect("its own position");
    let keep = Action::Keep(packet(&table, 0)[0]);
    assert_eq!(game.redact_action(keep, Seat(0), Viewer::Seat(Seat(1))), None);
    assert_eq!(game.redact_action(keep, Seat(0), Viewer::Seat(Seat(0))), Some(keep));
    let chosen = first.view(1).seats[0].achievements.clone().expect("dealt");
    assert_eq!((chosen.open, chosen.chosen, chosen.cards, chosen.packet), (1, true, None, None));
}

/// The hands that a seat can imagine keep what it has seen: the cards that it
/// passed on are with the seats to the left, in the order of nobody knows whom.
#[test]
fn what_a_packet_held_is_remembered() {
    let mut table = game(4, true, 11);
    let first = packet(&table, 0);
    pass(&mut table, 12);
    let position = table.position();
    let mine = position.seats[0].achievements.clone();
    let passed: Vec<_> = first.into_iter().filter(|card| !mine.contains(card)).collect();
    assert_eq!(passed.len(), 3, "with four players each of them is with another seat");
    let mut holders = std::collections::BTreeSet::new();
    for luck in 0..40 {
        let imagined = imagine(&position, Seat(0), luck);
        assert_eq!(imagined.seats[0].achievements, mine);
        for (seat, entry) in imagined.seats.iter().enumerate().skip(1) {
            let known: Vec<_> = entry.achievements.iter().filter(|card| passed.contains(card)).collect();
            assert_eq!(known.len(), 1, "seat {seat} has one of those that were passed on first");
            holders.insert((seat, *known[0]));
        }
    }
    assert_eq!(holders.len(), 9, "each of three cards may be with each of three seats");
}

/// With two players a packet comes back: what is missing is with the other.
#[test]
fn a_packet_that_comes_back_tells_what_is_missing() {
    let mut table = game(2, true, 11);
    pass(&mut table, 6);
    let position = table.position();
    // Of its own packet the seat has seen everything, of the other one all but the first card.
    for luck in 0..20 {
        let imagined = imagine(&position, Seat(0), luck);
        let [real, imagined] = [&position, &imagined].map(|position| position.seats[1].achievements.clone());
        assert_eq!(imagined[1..], real[1..]);
    }
    let unseen = |luck| imagine(&position, Seat(0), luck).seats[1].achievements[0];
    assert!(
        (0..20).any(|luck| unseen(luck) != position.seats[1].achievements[0]),
        "the first was never seen"
    );
}

/// The position as a seat may imagine it.
pub(super) fn imagine(position: &Position, seat: Seat, luck: u64) -> Position {
    let (game, mut state) = PuertoRico::from_position(position).expect("a sound position");
    game.determinize(&mut state, seat, &mut Rng::stream(luck, 1));
    game.position(&state)
}

/// PR-ACH-SETUP-2
#[test]
fn positions_in_the_middle_of_the_draft() {
    let mut table = game(3, true, 5);
    pass(&mut table, 4);
    let position = table.position();
    let sizes: Vec<_> =
        position.seats.iter().map(|seat| (seat.achievements.len(), seat.packet.len())).collect();
    assert_eq!(sizes, [(2, 2), (1, 3), (1, 3)]);
    let refused = |change: &dyn Fn(&mut Position)| {
        let mut position = position.clone();
        change(&mut position);
        PuertoRico::from_position(&position).expect_err("impossible").path
    };
    assert_eq!(refused(&|p| p.seats[1].packet.truncate(2)), "seats[1].packet");
    assert_eq!(refused(&|p| p.seats[2].packet[0] = p.seats[0].achievements[0]), "seats[2].packet[0]");
    assert_eq!(refused(&|p| p.seats[0].achievements.truncate(1)), "seats[0].achievements");
    assert_eq!(refused(&|p| p.config.options.exp6_draft = false), "stack");
    assert_eq!(refused(&|p| p.round = 2), "stack");
    let (game, state) = PuertoRico::from_position(&position).expect("its own position");
    assert_eq!(game.position(&state), position);
}
