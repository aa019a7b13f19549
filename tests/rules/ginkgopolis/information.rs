//! Who may know what: section 3.

use game_core::{Game, Rng, Seat, Viewer};
use ginkgopolis::action::Good;
use ginkgopolis::{Action, Card, Config, Event, Item, Mode};
use serde_json::json;

use super::layout::layout;
use super::supply::three;
use super::table::{Table, card, cards, opened, tiles};

/// Other ways the hidden pieces may lie, as `seat` sees it.
fn imagined(table: &Table, seat: u8, count: u64) -> Vec<Table> {
    let samples = (0..count).map(|index| {
        let mut other = table.clone();
        table.game.determinize(&mut other.state, Seat(seat), &mut Rng::stream(index, 1));
        table.game.check(&other.state).expect("a possible game");
        assert_eq!(other.view(seat), table.view(seat), "the seat sees no difference");
        other
    });
    samples.collect()
}

fn random_tables(config: &Config, mut look: impl FnMut(&Table)) {
    for seed in 0..3 {
        opened(config.clone(), seed).play_out(seed, &mut look);
    }
}

const MODES: [(Mode, u8); 4] =
    [(Mode::Beginner, 3), (Mode::Draft, 2), (Mode::Draft, 5), (Mode::SoloExpert, 1)];

/// GK-INF-01, GK-INF-03, GK-CG-26: screens hide counts and pieces of others.
#[test]
fn screens_hide_what_is_behind_them() {
    for (mode, players) in MODES {
        let config = Config { mode, players, ..Config::default() };
        random_tables(&config, |table| {
            for viewer in (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]) {
                let view = table.game.view(&table.state, viewer);
                for seat in view.seats.iter().filter(|seat| !viewer.is(seat.seat) && !table.is_over()) {
                    assert!(seat.hand.is_none() && seat.tiles.is_none() && seat.play.is_none());
                    assert!(seat.packet.is_none() && seat.kept.is_none() && seat.returning.is_none());
                    let counts = (seat.points, seat.resources, seat.tile_count);
                    assert_eq!(counts.0.is_some() && counts.1.is_some() && counts.2.is_some(), seat.hal);
                }
            }
        });
    }
}

/// GK-MOD-04: open screens show counts, never pieces, and change no move.
#[test]
fn open_screens_show_counts_only() {
    let open = Config { open_screens: true, ..Config::default() };
    random_tables(&open, |table| {
        let view = table.public();
        for seat in view.seats.iter().filter(|_| !table.is_over()) {
            let (resources, points, _) = table.goods(seat.seat.0);
            assert_eq!((seat.resources, seat.points), (Some(resources), Some(points)));
            assert!(seat.tile_count.is_some() && seat.tiles.is_none());
        }
    });
    let closed = Config::default();
    let (mut one, mut other) = (opened(open, 4), opened(closed, 4));
    for _ in 0..80 {
        assert_eq!(one.legal(), other.legal());
        let Some(&action) = one.legal().last() else { break };
        one.play(action);
        other.play(action);
    }
}

/// GK-MOD-04, GK-SEL-05, GK-CG-47: the count of tiles does not tell whether one lies on
/// a card before all have committed.
#[test]
fn open_screens_do_not_tell_of_a_committed_tile() {
    let board =
        layout("beginner", 3).hand(0, "A B C D").hand(1, "E F G H").hand(2, "I J K L").tiles(0, "R20 R19");
    let mut config = board.json()["config"].clone();
    config["open_screens"] = json!(true);
    let mut table = board.set("config", config).sit();
    table.commit("A", "R20");
    assert_eq!(table.view(1).seats[0].tile_count, Some(2));
    assert_eq!(table.view(0).seats[0].tile_count, Some(1));
    table.commit("E", "").commit("I", "");
    assert_eq!(table.view(1).seats[0].tile_count, Some(2), "the fallback has put it back");
}

/// GK-INF-02: the giver knows the three cards passed on, until they are played
/// or redrawn, and what goes on from there.
#[test]
fn the_giver_knows_what_was_passed_on() {
    let board = layout("beginner", 3).hand(0, "B1 A B C").hand(1, "R1 D E F").hand(2, "Y1 G H I");
    let mut table = board.set("deck", json!(["J", "K", "L"])).sit();
    table.round(&[("B1", ""), ("R1", ""), ("Y1", "")]);
    // Seat 1 is first now and holds A, B, C of seat 0, and J.
    assert_eq!(table.view(0).seats[1].known, cards("A B C"));
    assert!(table.view(2).seats[1].known.is_empty());
    for other in imagined(&table, 0, 20) {
        let hand = other.own(1).hand.expect("own");
        assert!(cards("A B C").iter().all(|known| hand.contains(known)), "{hand:?}");
    }
    let drawn = |seat| imagined(&table, seat, 20).iter().map(|other| other.own(1).hand).collect::<Vec<_>>();
    assert!(drawn(2).windows(2).any(|pair| pair[0] != pair[1]), "to others they are any cards");
    // Committing hides which; they must still be there, in the hand or face down.
    let mut committed = table.clone();
    committed.commit("B", "");
    assert_eq!(committed.view(0).seats[1].known, cards("A B C"));
    let guesses: Vec<Option<Card>> =
        imagined(&committed, 0, 40).iter().map(|other| other.own(1).play.map(|play| play.card)).collect();
    assert!(cards("A B C").iter().all(|guess| guesses.contains(&Some(*guess))), "{guesses:?}");
    // Everybody plays; seat 2 gets A, C and J from seat 1, of which 0 knows A and C.
    let hands = [2, 0].map(|seat| table.own(seat).hand.expect("own"));
    committed.commit(&hands[0][0].to_string(), "").commit(&hands[1][0].to_string(), "");
    committed.play_until(|table| table.public().round == 4);
    assert_eq!(committed.view(0).seats[2].known, cards("A C"));
    assert_eq!(committed.view(1).seats[2].known, cards("A C J"));
    // A redraw ends that knowledge.
    table.play(Action::Redraw);
    assert!(table.view(0).seats[1].known.is_empty());
}

/// GK-SEL-05, GK-RES-02: what is face down is imagined anew; whether with a
/// tile is open only while somebody has yet to commit.
#[test]
fn commitments_are_imagined_anew() {
    let board = layout("beginner", 3).hand(0, "B1 A B C").hand(1, "R1 D E F").hand(2, "Y1 G H I");
    let mut table = board.tiles(1, "R20 R19").tiles(0, "B20 B19").sit();
    table.commit("A", "").commit("D", "R20");
    let tiles: Vec<bool> = imagined(&table, 2, 40)
        .iter()
        .map(|other| other.own(1).play.expect("committed").tile.is_some())
        .collect();
    assert!(tiles.contains(&true) && tiles.contains(&false));
    table.commit("Y1", "");
    // Seat 0 is asked about goods; D with a tile is still face down.
    for other in imagined(&table, 2, 40) {
        assert!(other.own(1).play.expect("face down").tile.is_some());
    }
}

/// GK-INF-04: draws are announced as counts; the drawer alone sees the tiles.
#[test]
fn draws_are_counts_for_others() {
    let mut table = layout("beginner", 2).hand(0, "B1 A B C").hand(1, "R1 D E F").sit();
    table.round(&[("B1", ""), ("R1", "")]);
    let drawn = |event: &&Event| matches!(event, Event::Gained { item: Item::Tile, .. });
    let event = table.events().iter().find(drawn).expect("a tile was taken").clone();
    assert_eq!(table.game_redacted(&event, 0), Some(event.clone()));
    let Some(Event::Gained { count: 1, tiles, .. }) = table.game_redacted(&event, 1) else {
        panic!("{event:?}")
    };
    assert!(tiles.is_empty());
    assert!(table.game.reveals(&event));
    for event in
        table.events().iter().filter(|event| matches!(event, Event::Drew { .. } | Event::Committed { .. }))
    {
        assert_ne!(table.game.redact(event, Viewer::Public).as_ref(), Some(event));
    }
}

/// GK-RES-06: a tile that was shown stays known.
#[test]
fn shown_tiles_stay_where_everybody_saw_them() {
    let board = layout("beginner", 2).hand(0, "A B C D").hand(1, "R1 E F G").tiles(0, "R20 Y20");
    let mut table = board.sit();
    table.round(&[("A", "R20"), ("R1", "")]);
    for other in imagined(&table, 1, 20) {
        let own = other.own(0).tiles.expect("own");
        assert!(own.contains(&tiles("R20")[0]) && own.len() == 2, "{own:?}");
    }
    let others = imagined(&table, 1, 20);
    assert!(others.iter().any(|other| !other.own(0).tiles.expect("own").contains(&tiles("Y20")[0])));
}

/// GK-SUP-03, GK-CG-49: everybody has seen the returned tiles: the supply consists of
/// them, in an unknown order.
#[test]
fn the_supply_after_a_return_is_known_but_for_its_order() {
    let board = layout("beginner", 2)
        .set("exhaustions", json!(1))
        .set("returned", json!(["R20", "R19", "Y18", "B17"]));
    let table = board.set("supply", json!(["R20", "R19", "Y18"])).supply(0).sit();
    assert!(table.own(1).tiles.expect("own").contains(&tiles("B17")[0]));
    for other in imagined(&table, 0, 30) {
        let supply = other.position().supply;
        assert!(supply.iter().all(|one| tiles("R20 R19 Y18 B17").contains(one)), "{supply:?}");
    }
    let orders: Vec<_> = imagined(&table, 0, 30).iter().map(|other| other.position().supply).collect();
    assert!(orders.windows(2).any(|pair| pair[0] != pair[1]));
}

/// GK-CG-49: how many of the returned tiles each seat has drawn is open, and
/// which are among them; who holds which is not.
#[test]
fn drawn_from_returned_tiles() {
    let mut table = three(2).tiles(0, "Y20 R19").sit();
    table.round(&[("B4", ""), ("R1", ""), ("Y1", "")]).play(Action::Take(Good::Tile));
    table.play_all(&[Action::Return(tiles("R19")[0]), Action::Return(tiles("Y20")[0])]);
    while table.on_turn() == 0 {
        table.go_on(Action::Done);
    }
    let theirs = table.own(2).tiles.expect("own");
    table.play_all(&[Action::Return(theirs[0]), Action::Return(theirs[1]), Action::Done]);
    let returned = [&tiles("Y20 R19")[..], &theirs[..2]].concat();
    // Seat 0 goes on to take two of the four.
    assert_eq!(table.public().supply, 2);
    let mut supplies = Vec::new();
    for other in imagined(&table, 1, 40) {
        let supply = other.position().supply;
        assert!(supply.len() == 2 && supply.iter().all(|one| returned.contains(one)), "{supply:?}");
        let own = other.own(0).tiles.expect("own");
        assert_eq!(own.iter().filter(|one| returned.contains(one)).count(), 2, "{own:?}");
        supplies.push(supply);
    }
    assert!(supplies.windows(2).any(|pair| pair[0] != pair[1]), "which two is not known");
}

/// GK-SET-09: who passed a packet on knows what was in it.
#[test]
fn drafted_characters_are_known_to_those_who_passed_them() {
    let config = Config { mode: Mode::Draft, players: 4, first: Some(Seat(0)), open_screens: false };
    let mut table = opened(config, 3);
    let packet = table.own(0).packet.expect("own");
    // All keep their first; then seat 1, holding three of that packet, too.
    for _ in 0..6 {
        table.play(table.legal()[0]);
    }
    for other in imagined(&table, 0, 20) {
        let kept = other.own(1).kept.expect("own");
        let held = other.own(1).packet.expect("own");
        assert_eq!((kept.len(), held.len()), (2, 2));
        assert!(packet[1..].contains(&kept[1]) && held.iter().all(|one| packet[1..].contains(one)));
    }
    let guesses: Vec<_> =
        imagined(&table, 0, 40).iter().map(|other| other.own(1).kept.expect("own")[1]).collect();
    assert!(packet[1..].iter().all(|one| guesses.contains(one)), "who kept what is open");
}

/// GK-INF-01: equal looks and equal luck give equal samples: what is imagined
/// does not depend on where the hidden pieces are.
#[test]
fn samples_leave_no_trace_of_the_truth() {
    for (mode, players) in MODES {
        let config = Config { mode, players, ..Config::default() };
        let mut step = 0;
        random_tables(&config, |table| {
            step += 1;
            if step % 7 != 0 {
                return;
            }
            for seat in 0..players {
                let other = imagined(table, seat, 1).remove(0);
                let again = |state: &ginkgopolis::State| {
                    let mut state = state.clone();
                    table.game.determinize(&mut state, Seat(seat), &mut Rng::stream(5, 5));
                    state
                };
                assert!(again(&table.state) == again(&other.state), "seat {seat}: {:?}", table.position());
            }
        });
    }
}

/// GK-SOL-03, GK-CG-48: nobody knows Hal's card before his turn.
#[test]
fn hals_card_is_hidden() {
    let board = layout("solo", 1).hand(0, "B1 R1 A");
    let table = board.seat(1, "play", json!({"card": "K", "tile": null})).sit();
    assert!(table.view(0).seats[1].play.is_none() && table.view(1).seats[1].play.is_none());
    let hidden = |other: &Table| other.position().seats[1].play.map(|play| play.card);
    for viewer in [0, 1] {
        let guesses: Vec<_> = imagined(&table, viewer, 30).iter().map(hidden).collect();
        assert!(guesses.iter().any(|guess| *guess != Some(card("K"))));
    }
}
