//! Modes and setup: sections 1 and 4.

use game_core::{Actions, Game, Mute, Seat};
use ginkgopolis::event::Source;
use ginkgopolis::{Action, Character, Config, Event, Ginkgopolis, Mode, Prompt};

use super::table::{Table, new_game, opened, tile};

const TABLES: [(Mode, u8); 10] = [
    (Mode::Beginner, 2),
    (Mode::Beginner, 3),
    (Mode::Beginner, 4),
    (Mode::Beginner, 5),
    (Mode::Draft, 2),
    (Mode::Draft, 3),
    (Mode::Draft, 4),
    (Mode::Draft, 5),
    (Mode::Solo, 1),
    (Mode::SoloExpert, 1),
];

fn refused(mode: Mode, players: u8, first: Option<Seat>) -> &'static str {
    let config = Config { mode, players, first, open_screens: false };
    Ginkgopolis::new(&config).expect_err("no such game").field
}

/// GK-MOD-01, GK-MOD-02: who plays which mode.
#[test]
fn modes_have_their_numbers_of_players() {
    for (mode, players) in TABLES {
        let table = new_game(mode, players);
        let parties = if players == 1 { 2 } else { players };
        assert_eq!((table.game.seats(), table.public().seats.len() as u8), (parties, parties));
    }
    assert_eq!([0, 1, 6].map(|players| refused(Mode::Beginner, players, None)), ["players"; 3]);
    assert_eq!([0, 2].map(|players| refused(Mode::Solo, players, None)), ["players"; 2]);
    assert_eq!(refused(Mode::Draft, 3, Some(Seat(3))), "first");
}

/// GK-MOD-01: but for the characters, a drafted game is a preset one.
#[test]
fn draft_and_beginner_differ_in_the_characters_only() {
    let (beginner, draft) = (new_game(Mode::Beginner, 3), new_game(Mode::Draft, 3));
    let figures = |table: &Table| {
        let rules = table.game.rules();
        (rules.allotment, rules.removed, rules.laid_aside, rules.redraws, rules.first_exhaustion)
    };
    assert_eq!(figures(&beginner), figures(&draft));
    assert_ne!(beginner.game.rules().characters, draft.game.rules().characters);
}

/// GK-SET-01, GK-SET-02, GK-CG-06, GK-CG-38: the start square and the markers.
#[test]
fn the_start_square_and_its_markers() {
    let table = new_game(Mode::Beginner, 4);
    let view = table.public();
    let cells: Vec<(i8, i8)> = view.city.iter().map(|building| (building.cell.x, building.cell.y)).collect();
    assert_eq!(cells, [(-1, -1), (0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);
    let mut names: Vec<String> = view.city.iter().map(|building| building.tile.to_string()).collect();
    names.sort_unstable();
    assert_eq!(names, ["B1", "B2", "B3", "R1", "R2", "R3", "Y1", "Y2", "Y3"]);
    assert!(view.city.iter().all(|one| one.height == 1 && one.owner.is_none() && !one.pawn));
    let letters = "ABCDEFGHIJKL".chars().map(|sign| table.marker(&sign.to_string()).expect("it stands"));
    let clockwise = [
        (-1, -2),
        (0, -2),
        (1, -2),
        (2, -1),
        (2, 0),
        (2, 1),
        (1, 2),
        (0, 2),
        (-1, 2),
        (-2, 1),
        (-2, 0),
        (-2, -1),
    ];
    assert_eq!(letters.collect::<Vec<_>>(), clockwise);
}

/// GK-SET-03, GK-SET-05, GK-SET-06, GK-SET-07, GK-SET-12, GK-SOL-01: what
/// lies where, by number of players.
#[test]
fn counts_after_the_setup() {
    // players: allotment, removed, deck, discard
    let expected =
        [(1, 25, 6, 10, 7), (2, 25, 6, 6, 7), (3, 20, 6, 2, 7), (4, 18, 0, 5, 0), (5, 16, 0, 1, 0)];
    for (players, allotment, removed, deck, discard) in expected {
        let mode = if players == 1 { Mode::Solo } else { Mode::Beginner };
        let table = new_game(mode, players);
        let view = table.public();
        assert_eq!((view.removed, view.deck, view.discard.len()), (removed, deck, discard), "{players}");
        assert_eq!(table.game.rules().allotment, allotment);
        let drawn: u8 = (0..players).map(|seat| table.goods(seat).2).sum();
        assert_eq!(view.supply, 51 - removed - drawn);
        assert!(
            view.stacks.iter().all(|card| tile(&card.to_string()).number() >= 4) && view.stacks.len() == 51
        );
        for seat in 0..players {
            let own = table.own(seat);
            assert_eq!(own.hand.map(|hand| hand.len()), Some(if players == 1 { 3 } else { 4 }));
            assert_eq!(own.redraws, if players == 1 { 0 } else { 2 });
            assert_eq!(own.reserve + own.resources.expect("own"), allotment);
        }
    }
}

/// GK-SET-08, GK-CG-05: a whole set each, different ones, and in time all six.
#[test]
fn beginners_get_whole_sets() {
    let mut met = Vec::new();
    for seed in 0..40 {
        let table = opened(Config { players: 5, ..Config::default() }, seed);
        let sets = table.public().seats.into_iter().map(|seat| {
            assert_eq!(seat.characters.len(), 3);
            let mut sets = seat.characters.iter().map(|character| character.def().set);
            let first = sets.next().expect("three");
            assert!(sets.all(|set| set == first));
            first
        });
        let sets: Vec<u8> = sets.collect();
        assert!(sets.iter().enumerate().all(|(index, set)| !sets[..index].contains(set)), "{sets:?}");
        met.extend(sets);
    }
    assert!((1..=6).all(|set| met.contains(&set)));
}

/// GK-SET-10, GK-CG-24: the starting goods of all three.
#[test]
fn characters_bring_their_goods_once() {
    let table = new_game(Mode::Beginner, 5);
    for seat in table.public().seats {
        let sum = |goods: fn(Character) -> u8| seat.characters.iter().map(|&one| goods(one)).sum::<u8>();
        let points = u16::from(sum(|one| one.def().points));
        let due = (sum(|one| one.def().resources), points, sum(|one| one.def().tiles));
        assert_eq!(table.goods(seat.seat.0), due, "{}", seat.seat);
        let reserve = table.game.rules().allotment - due.0;
        assert_eq!(seat.reserve, reserve, "from its own reserve");
    }
}

/// GK-SET-04: points and pawns lie beside the table: only characters have
/// brought points, and no pawn stands.
#[test]
fn points_and_pawns_are_put_aside() {
    for (mode, players) in [(Mode::Beginner, 4), (Mode::Draft, 4)] {
        let table = new_game(mode, players);
        assert!(table.public().city.iter().all(|building| !building.pawn));
        let points = (0..players).map(|seat| table.goods(seat).1).sum::<u16>();
        assert_eq!(points > 0, mode == Mode::Beginner, "before the draft nobody has any");
    }
}

/// GK-SET-11, GK-CG-25: the first player is drawn, or named.
#[test]
fn the_first_player_is_drawn_from_the_seed() {
    let first = |seed| opened(Config { players: 4, ..Config::default() }, seed).public().first.0;
    let drawn: Vec<u8> = (0..60).map(first).collect();
    assert!((0..4).all(|seat| drawn.contains(&seat)), "{drawn:?}");
    let named = Config { players: 4, first: Some(Seat(2)), ..Config::default() };
    assert_eq!((opened(named.clone(), 1).public().first, opened(named, 1).on_turn()), (Seat(2), 2));
}

/// GK-SET-11, GK-SET-13: goods and hands are handed out in turn order.
#[test]
fn setup_goes_in_turn_order() {
    let named = Config { players: 3, first: Some(Seat(1)), ..Config::default() };
    let table = opened(named, 5);
    let goods: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Characters { seat, .. } => Some(seat.0),
            _ => None,
        })
        .collect();
    let hands: Vec<(u8, u8)> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, count, .. } => Some((seat.0, *count)),
            _ => None,
        })
        .collect();
    assert_eq!((goods, hands), (vec![1, 2, 0], vec![(1, 4), (2, 4), (0, 4)]));
    let by_number = |seat: u8| {
        let gains = table.gains(seat).into_iter().map(|(_, _, source)| match source {
            Source::Character(character) => character.number(),
            other => panic!("{other:?}"),
        });
        gains.collect::<Vec<u8>>()
    };
    assert!((0..3).all(|seat| by_number(seat).is_sorted()), "character by character");
}

/// GK-SET-13: equal seeds give equal games, and the named first player does
/// not change what is drawn besides.
#[test]
fn equal_seeds_give_equal_setups() {
    let config = Config { players: 4, ..Config::default() };
    assert_eq!(opened(config.clone(), 9).state, opened(config.clone(), 9).state);
    assert_ne!(opened(config.clone(), 9).state, opened(config.clone(), 10).state);
    let city = |config| opened(config, 9).position().grid;
    assert_eq!(city(config.clone()), city(Config { first: Some(Seat(3)), ..config }));
}

/// GK-SET-09: four packets of four go round; three are kept, in secret.
#[test]
fn the_draft_keeps_three_of_four() {
    let mut table = new_game(Mode::Draft, 4);
    assert_eq!(table.asked(), Some((0, Prompt::Draft { pick: 0 })));
    let packets: Vec<Vec<Character>> =
        (0..4).map(|seat| table.own(seat).packet.expect("a packet of four")).collect();
    assert!(packets.iter().all(|packet| packet.len() == 4));
    // Everybody keeps the first of what is held.
    for pick in 0..3u8 {
        for seat in 0..4u8 {
            let held = table.own(seat).packet.expect("a packet");
            let origin = usize::from((seat + 4 - pick) % 4);
            assert_eq!(held, packets[origin][pick.into()..], "pick {pick} of seat {seat}");
            assert_eq!(table.legal(), held.iter().map(|&one| Action::Keep(one)).collect::<Vec<_>>());
            table.play(Action::Keep(held[0]));
        }
    }
    for seat in 0..4usize {
        let kept: Vec<Character> = (0..3).map(|pick| packets[(seat + 4 - pick) % 4][pick]).collect();
        let mut sorted = kept.clone();
        sorted.sort_unstable();
        assert_eq!(table.public().seats[seat].characters, sorted);
    }
    assert_eq!(table.asked(), Some((0, Prompt::Card)));
    assert_eq!(table.public().round, 1);
}

/// GK-SET-09: what is not in the packet cannot be kept.
#[test]
fn only_characters_of_the_packet_can_be_kept() {
    let table = new_game(Mode::Draft, 3);
    let held = table.own(0).packet.expect("a packet");
    let other = Character::all().find(|one| !held.contains(one)).expect("one of 27");
    assert_eq!(table.refusal(Action::Keep(other)).1, "GK-SET-09");
}

/// GK-SET-14, GK-SOL-01, GK-SOL-02: the human begins with six of everything.
#[test]
fn solo_begins_with_six_of_everything() {
    for mode in [Mode::Solo, Mode::SoloExpert] {
        let table = new_game(mode, 1);
        assert_eq!(table.goods(0), (6, 6, 6));
        assert_eq!(table.goods(1), (0, 0, 0));
        let view = table.public();
        assert_eq!((view.supply, view.first, view.seats[0].reserve), (39, Seat(0), 19));
        assert_eq!((view.seats[1].hal, view.seats[1].reserve, view.seats[1].redraws), (true, 25, 0));
        assert!(view.seats.iter().all(|seat| seat.characters.is_empty() && seat.cards.is_empty()));
        assert_eq!(table.asked(), Some((0, Prompt::Card)));
    }
}

/// GK-MOD-05: opponents take ordinary seats; only Hal is never asked.
#[test]
fn everybody_but_hal_is_asked() {
    for (mode, players) in TABLES {
        let game = new_game(mode, players).game;
        let mut state = game.setup(3, &mut Mute);
        let mut asked = [false; 5];
        let mut legal = Actions::new();
        for _ in 0..60 {
            let Some(seat) = game.turn(&state).seat() else { break };
            asked[seat.index()] = true;
            game.legal(&state, &mut legal);
            game.apply(&mut state, legal[0], &mut Mute);
        }
        assert_eq!(asked.map(u8::from).iter().sum::<u8>(), players);
    }
}
