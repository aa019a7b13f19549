//! Section 4: setup, and the table of check values.

use game_core::Seat;
use san_juan::position::Pile;
use san_juan::{Action, Config, Event, Kind, Prompt, Role, SanJuan};

use super::table::{Table, new_game, opened};

fn draft(players: u8) -> Table {
    opened(Config { players, opening_draft: true, first: Some(Seat(0)), ..Config::default() }, 4)
}

/// SJ-SET-1
#[test]
fn sj_set_1_the_seed_or_the_host_names_the_starting_player() {
    let first = |first, seed| opened(Config { players: 3, first, ..Config::default() }, seed).on_turn();
    let drawn: Vec<u8> = (0..40).map(|seed| first(None, seed)).collect();
    assert!((0..3).all(|seat| drawn.contains(&seat)), "{drawn:?}");
    assert!((0..40).all(|seed| first(Some(Seat(2)), seed) == 2));
}

/// SJ-SET-2
#[test]
fn sj_set_2_play_goes_clockwise() {
    let mut table = opened(Config { players: 4, first: Some(Seat(2)), ..Config::default() }, 1);
    let mut order = vec![table.on_turn()];
    for role in [Role::Prospector, Role::Trader, Role::Producer] {
        table.play(Action::Role(role));
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        order.push(table.on_turn());
    }
    assert_eq!(order, [2, 3, 0, 1]);
}

/// SJ-SET-3
#[test]
fn sj_set_3_the_starting_player_governs_and_all_placards_lie_free() {
    let table = opened(Config { players: 3, first: Some(Seat(1)), ..Config::default() }, 7);
    let view = table.public();
    assert_eq!(view.governor, Seat(1));
    assert_eq!(view.roles.iter().map(|role| role.role).collect::<Vec<_>>(), Role::BASE);
    assert!(view.roles.iter().all(|role| role.taken_by.is_none()));
}

/// SJ-SET-4
#[test]
fn sj_set_4_the_tiles_are_shuffled_and_nobody_sees_them() {
    let queue = |seed| {
        let table = opened(Config::default(), seed);
        assert_eq!(table.public().queue, [None; 5]);
        table.position().tiles.expect("written in full").queue
    };
    assert!((1..20).any(|seed| queue(seed) != queue(0)));
}

/// SJ-SET-5
#[test]
fn sj_set_5_everybody_begins_with_an_active_corn_barn() {
    let table = new_game(4);
    for seat in table.public().seats {
        assert_eq!(seat.city.len(), 1);
        let slot = &seat.city[0];
        assert_eq!((slot.kind, slot.active, slot.good), (Kind::ProdT1, true, false));
    }
}

/// SJ-SET-6
#[test]
fn sj_set_6_the_draw_pile_is_shuffled_and_nothing_is_discarded() {
    let (one, other) = (opened(Config::default(), 1).position(), opened(Config::default(), 2).position());
    assert_ne!(one.draw, other.draw);
    assert!(one.draw.windows(2).any(|pair| pair[0] > pair[1]));
    assert_eq!(one.discard, Pile::Cards(vec![]));
}

/// SJ-SET-7
#[test]
fn sj_set_7_four_cards_each_from_the_top_in_seat_order() {
    let table = opened(Config { players: 3, first: Some(Seat(1)), ..Config::default() }, 3);
    let dealt: Vec<(u8, u8)> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, cards, .. } => Some((seat.0, cards.count())),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [(1, 4), (2, 4), (0, 4)]);
}

/// SJ-SET-DRAFT-1
#[test]
fn sj_set_draft_1_later_seats_see_more_cards() {
    for players in 2..=4 {
        let table = draft(players);
        let counts: Vec<u8> = (0..players as usize).map(|seat| table.hand_count(seat)).collect();
        assert_eq!(counts, [5, 6, 7, 8][..players as usize]);
    }
}

/// SJ-SET-DRAFT-2
#[test]
fn sj_set_draft_2_everybody_keeps_four_in_seat_order() {
    let mut table = draft(4);
    for seat in 0..4 {
        let due = seat + 1;
        assert!(
            matches!(table.asked(), Some((by, Prompt::Discard { left, .. })) if by == seat && left == due)
        );
        table.decline_until(|table| table.on_turn() != seat || table.hand_count(seat.into()) == 4);
        assert_eq!(table.hand_count(seat.into()), 4);
    }
    assert_eq!(table.asked(), Some((0, Prompt::Role { pick: 0 })));
    assert_eq!(table.public().round, 1);
}

/// The check values after setup: SJ-SET-5, SJ-SET-6, SJ-SET-7.
#[test]
fn check_values_without_draft() {
    for (players, draw) in [(2, 102), (3, 97), (4, 92)] {
        let table = new_game(players);
        assert_eq!(table.pile_sizes(), (draw, 0));
        assert_eq!((table.public().roles.len(), table.public().queue.len()), (5, 5));
    }
}

/// The check values after the draft: SJ-SET-DRAFT-1, SJ-SET-DRAFT-2.
#[test]
fn check_values_with_draft() {
    for (players, draw, discard) in [(2, 99, 3), (3, 91, 6), (4, 82, 10)] {
        let mut table = draft(players);
        table.decline_until(|table| matches!(table.asked(), Some((_, Prompt::Role { .. }))));
        assert_eq!(table.pile_sizes(), (draw, discard));
    }
}

/// SJ-SET-INV: counted from the position as written, card by card.
#[test]
fn sj_set_inv_no_card_is_ever_lost() {
    let mut table = new_game(4);
    for step in 0..400 {
        if table.is_over() {
            break;
        }
        let legal = table.legal();
        table.play(legal[step * 7 % legal.len()]);
        let mut position = table.position();
        position.stack.clear(); // names the building in question once more
        let json = serde_json::to_string(&position).expect("positions serialise");
        let named = |kind: Kind| json.matches(&format!("\"{}\"", kind.key())).count();
        let in_the_air = usize::from(matches!(table.asked(), Some((_, Prompt::Site { .. }))));
        assert_eq!(Kind::ALL.into_iter().map(named).sum::<usize>() + in_the_air, 112, "{json}");
    }
}

/// C-18: other numbers of players are refused, with the field's name.
#[test]
fn only_two_to_four_play() {
    use game_core::Game;
    for players in [0, 1, 5, 255] {
        let refused = SanJuan::new(&Config { players, ..Config::default() });
        assert_eq!(refused.expect_err("refused").field, "players");
    }
}

/// Copies of a state are what opponents spend their time on. One layout for
/// every table, eight seats and two sets included.
#[test]
fn a_state_takes_at_most_half_a_kilobyte() {
    let bytes = size_of::<san_juan::State>();
    assert!(bytes <= 512, "{bytes} bytes");
}
