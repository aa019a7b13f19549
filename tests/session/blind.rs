//! Opponents cannot cheat: what reaches the worker is a function of what their
//! seat may know.

use ai::LevelId;
use game_core::{Actions, Game, Mute, Rng, Viewer};
use san_juan::{Config, SanJuan};
use session::blind::{blind, nonce};

use crate::session::common::{finished, midway, on_turn};

#[test]
fn changing_what_a_seat_cannot_see_changes_not_a_byte() {
    let mut changed = 0;
    for players in 2..=4 {
        for seed in 0..12 {
            let game = SanJuan::new(&Config { players, ..Config::default() }).expect("legal");
            let mut state = game.setup(seed, &mut Mute);
            let mut rng = Rng::stream(seed, 5);
            for _ in 0..150 {
                let Some(seat) = game.turn(&state).seat() else { break };
                let number = nonce(&game, &state, seat);
                let request = blind(&game, &state, seat, number);
                // Another world that looks the same to this seat.
                let mut other = state.clone();
                game.determinize(&mut other, seat, &mut rng);
                assert_eq!(game.view(&other, Viewer::Seat(seat)), game.view(&state, Viewer::Seat(seat)));
                assert_eq!(nonce(&game, &other, seat), number);
                assert_eq!(blind(&game, &other, seat, number), request, "{players} players, seed {seed}");
                changed += usize::from(other != state);
                let mut legal = Actions::new();
                game.legal(&state, &mut legal);
                let action = legal[rng.below(legal.len() as u32) as usize];
                game.apply(&mut state, action, &mut Mute);
            }
        }
    }
    assert!(changed > 1000, "the other worlds really were others ({changed})");
}

#[test]
fn the_request_keeps_what_the_seat_knows() {
    let table = midway(3, 41, 50);
    let seat = on_turn(&table).expect("running");
    let (game, state) = table.blind(seat, 9).open::<SanJuan>().expect("just packed");
    assert_eq!(game.view(&state, Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
    let mut legal = Actions::new();
    game.legal(&state, &mut legal);
    assert_eq!(legal, table.legal(seat));
}

#[test]
fn another_nonce_imagines_other_cards() {
    let table = midway(2, 42, 30);
    let seat = on_turn(&table).expect("running");
    assert_eq!(table.blind(seat, 1), table.blind(seat, 1));
    assert_ne!(table.blind(seat, 1), table.blind(seat, 2));
    let other = seat.clockwise(1, 2);
    let hand = |nonce: u64| {
        let (game, state) = table.blind(seat, nonce).open::<SanJuan>().expect("just packed");
        game.position(&state).seats[other.index()].hand.clone()
    };
    assert!((0..20).any(|nonce| hand(nonce) != hand(99)));
}

#[test]
fn a_request_is_for_the_seat_on_turn_and_the_same_every_time() {
    let table = midway(2, 43, 30);
    let request = table.request(LevelId::Governor, 800, true).expect("running");
    assert_eq!(Some(request.seat), on_turn(&table));
    assert_eq!((request.game, request.max_ms, request.explain), ("san-juan", 800, true));
    assert_eq!(table.request(LevelId::Governor, 800, true), Some(request));
    assert_eq!(finished(2, 43).request(LevelId::Governor, 800, true), None);
}
