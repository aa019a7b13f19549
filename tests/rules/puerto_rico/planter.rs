//! Section 6.1: the Planter.

use game_core::Seat;
use puerto_rico::{Action, Building, Event, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both, classic, layout};

const MARKET: [Tile; 4] = [Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Coffee];
/// Twelve tiles.
const FULL: [(Tile, u8, u8); 2] = [(Tile::Fruit, 8, 0), (Tile::Tobacco, 4, 0)];
const ELEVEN: [(Tile, u8, u8); 2] = [(Tile::Fruit, 8, 0), (Tile::Tobacco, 3, 0)];

fn open(table: Layout) -> Layout {
    table.market(&MARKET)
}

/// PR-PLT-01
#[test]
fn pr_plt_01_each_may_take_one_face_up_plantation() {
    for table in both(3) {
        let mut table = open(table).role(Role::Planter);
        for (seat, tile) in [(0, Tile::Corn), (1, Tile::Corn), (2, Tile::Coffee)] {
            assert_eq!(table.asked(), Some((seat as u8, Prompt::Take)));
            table.play(Action::Take(tile));
            assert!(table.saw(&Event::TileTaken { seat: Seat(seat as u8), tile }));
            assert_eq!(table.land(seat, tile), (1, 0), "unmanned");
        }
        assert!(table.is_picking());
    }
    let mut table = open(layout(3)).role(Role::Planter);
    table.play(Action::Take(Tile::Coffee));
    assert_eq!(table.refusal(Action::Take(Tile::Coffee)), (Reason::NotInMarket, "PR-PLT-01"));
}

/// PR-PLT-02
#[test]
fn pr_plt_02_the_picker_may_take_a_quarry_instead() {
    let mut table = open(layout(3)).role(Role::Planter);
    table.play(Action::Take(Tile::Quarry));
    assert_eq!((table.land(0, Tile::Quarry), table.public().quarries), ((1, 0), 7));
    assert_eq!(table.on_turn(), 1, "instead of the plantation");
    assert_eq!(table.refusal(Action::Take(Tile::Quarry)), (Reason::NoQuarryRight, "PR-PLT-02"));
    let table = open(layout(3)).land(1, &[(Tile::Quarry, 8, 0)]).role(Role::Planter);
    assert_eq!(table.refusal(Action::Take(Tile::Quarry)), (Reason::NoQuarries, "PR-BLD-YARD-4"));
}

/// PR-PLT-03
#[test]
fn pr_plt_03_a_countryside_holds_twelve_tiles_of_any_kinds() {
    let mut table = open(layout(3)).land(0, &ELEVEN).role(Role::Planter);
    table.play(Action::Take(Tile::Quarry)).end_phase();
    assert_eq!(table.public().seats[0].tiles, [0, 8, 0, 3, 0, 1], "counted by kind, without places");
    assert_eq!(
        open(layout(3)).land(0, &FULL).land(0, &[(Tile::Corn, 1, 0)]).refused().path,
        "seats[0].tiles"
    );
}

/// PR-PLT-04
#[test]
fn pr_plt_04_the_rest_is_discarded_and_one_more_than_players_drawn() {
    let draw = [Tile::Tobacco, Tile::Fruit, Tile::Fruit, Tile::Sugar, Tile::Coffee];
    for table in both(3) {
        let mut table = open(table).bag(&draw).role(Role::Planter);
        let bag = table.public().bag;
        table.play_all(&[Action::Take(Tile::Corn), Action::Take(Tile::Sugar), Action::Pass]);
        let view = table.public();
        assert_eq!((view.discards, view.market), ([1, 0, 0, 0, 1], [0, 2, 1, 1, 0]));
        assert_eq!(view.bag, bag - 4);
        assert!(
            table.saw(&Event::Market { tiles: vec![Tile::Fruit, Tile::Fruit, Tile::Sugar, Tile::Tobacco] })
        );
    }
}

/// PR-PLT-05
#[test]
fn pr_plt_05_an_empty_bag_is_refilled_from_the_discards() {
    for table in both(3) {
        let table = open(table).bag(&[Tile::Fruit, Tile::Fruit]).only_bag();
        let mut table = table.role(Role::Planter);
        let discards: u8 = table.public().discards.iter().sum();
        table.end_phase();
        let view = table.public();
        assert!(table.saw(&Event::BagRefilled { tiles: discards + 4 }), "the old market is among them");
        assert_eq!((view.market.iter().sum::<u8>(), view.discards), (4, [0; 5]));
        assert!(view.market[1] >= 2, "what was left came first");
        assert_eq!(view.bag, discards + 2);
    }
}

/// PR-PLT-05: with bag and discards empty the market stays short.
#[test]
fn pr_plt_05_fewer_tiles_are_revealed_when_there_are_no_more() {
    let lands: [&[(Tile, u8, u8)]; 5] = [
        &[(Tile::Corn, 9, 0), (Tile::Tobacco, 2, 0)],
        &[(Tile::Fruit, 11, 0)],
        &[(Tile::Sugar, 10, 0)],
        &[(Tile::Tobacco, 6, 0), (Tile::Coffee, 4, 0)],
        &[(Tile::Coffee, 4, 0)],
    ];
    let open = [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Tobacco];
    let mut table = lands.iter().enumerate().fold(layout(5), |table, (seat, land)| table.land(seat, land));
    table = table.market(&open);
    let mut table = table.role(Role::Planter);
    assert_eq!(table.public().bag, 0);
    table.play_all(&[Action::Take(Tile::Corn), Action::Take(Tile::Fruit), Action::Pass, Action::Pass]);
    table.play(Action::Pass);
    let view = table.public();
    assert_eq!((view.market, view.bag, view.discards), ([0, 0, 1, 1, 0], 0, [0; 5]));
}

/// PR-PLT-06
#[test]
fn pr_plt_06_what_exists_can_be_taken_and_nothing_may_be_left() {
    let mut table = layout(3).market(&[]).role_coins(Role::Planter, 2).role(Role::Planter);
    assert_eq!(table.legal(), [Action::Pass, Action::Take(Tile::Quarry)], "no plantation, but quarries");
    table.play(Action::Pass);
    assert!(table.is_picking(), "the others have nothing to take");
    let table = layout(3).market(&[]).land(2, &[(Tile::Quarry, 8, 0)]).role_coins(Role::Planter, 2);
    let table = table.role(Role::Planter);
    assert!(table.is_picking());
    assert_eq!(table.coins(0), 2, "picked for its coins");
}

/// PR-PLT-07
#[test]
fn pr_plt_07_a_full_countryside() {
    let mut table = open(layout(3)).land(0, &FULL).role(Role::Planter);
    assert_eq!(table.on_turn(), 1, "1897: nothing can be taken");
    assert!(table.saw(&Event::Passed { seat: Seat(0), role: Role::Planter }));
    table.play(Action::Take(Tile::Corn));

    let mut table = open(classic(3)).land(0, &FULL).town(0, &[Building::Hacienda]).role(Role::Planter);
    assert_eq!(table.asked(), Some((0, Prompt::Take)), "classic: no draw");
    assert_eq!(table.refusal(Action::Take(Tile::Quarry)), (Reason::CountrysideFull, "PR-PLT-07"));
    table.play(Action::Take(Tile::Coffee));
    assert_eq!(table.events(), [Event::TileDiscarded { seat: Seat(0), tile: Tile::Coffee }]);
    assert_eq!(table.public().discards, [0, 0, 0, 0, 1]);
    assert_eq!((table.land(0, Tile::Coffee), table.on_turn()), ((0, 0), 1));
}

/// PR-PLT-08
#[test]
fn pr_plt_08_passing_is_always_allowed() {
    let mut table = open(layout(3)).role(Role::Planter);
    for seat in 0..3 {
        table.play(Action::Pass);
        assert!(table.saw(&Event::Passed { seat: Seat(seat), role: Role::Planter }));
    }
    assert!(table.is_picking());
}
