//! Section 6.9: the buildings that work in the Planter phase.

use game_core::Seat;
use puerto_rico::event::WorkerFrom;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both, classic, layout};

const MARKET: [Tile; 4] = [Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Coffee];
/// Twelve tiles.
const FULL: [(Tile, u8, u8); 2] = [(Tile::Fruit, 8, 0), (Tile::Tobacco, 4, 0)];

fn open(table: Layout) -> Layout {
    table.market(&MARKET)
}

/// PR-BLD-YARD-1
#[test]
fn pr_bld_yard_1_its_owner_takes_quarries_without_the_privilege() {
    for (table, may) in [
        (open(layout(3)).town(1, &[Building::BuildersYard]), true),
        (open(layout(3)).empty_town(1, &[Building::BuildersYard]), false),
    ] {
        let mut table = table.role(Role::Planter);
        table.play(Action::Pass);
        assert_eq!(table.can(Action::Take(Tile::Quarry)), may, "only while manned");
    }
}

/// PR-BLD-YARD-2
#[test]
fn pr_bld_yard_2_it_gives_no_second_quarry() {
    let mut table = open(layout(3)).town(0, &[Building::BuildersYard]).role(Role::Planter);
    table.play(Action::Take(Tile::Quarry));
    assert_eq!((table.on_turn(), table.land(0, Tile::Quarry)), (1, (1, 0)));
}

/// PR-BLD-YARD-3
#[test]
fn pr_bld_yard_3_it_does_not_change_what_the_hacienda_draws() {
    let table = open(layout(3)).town(1, &[Building::BuildersYard, Building::Hacienda]).bag(&[Tile::Fruit]);
    let mut table = table.role(Role::Planter);
    table.play(Action::Pass);
    assert_eq!(
        (table.asked(), table.legal()),
        (Some((1, Prompt::Hacienda)), vec![Action::Pass, Action::Draw])
    );
    table.play_all(&[Action::Draw, Action::Take(Tile::Quarry)]);
    assert_eq!((table.land(1, Tile::Fruit), table.land(1, Tile::Quarry)), ((1, 0), (1, 0)));
}

/// PR-BLD-YARD-4
#[test]
fn pr_bld_yard_4_without_quarries_it_does_nothing() {
    let table = open(layout(3)).town(1, &[Building::BuildersYard]).land(2, &[(Tile::Quarry, 8, 0)]);
    let mut table = table.role(Role::Planter);
    table.play(Action::Pass);
    assert_eq!(table.refusal(Action::Take(Tile::Quarry)), (Reason::NoQuarries, "PR-BLD-YARD-4"));
}

/// PR-BLD-HAC-1
#[test]
fn pr_bld_hac_1_its_owner_may_draw_before_the_normal_pick() {
    for table in both(3) {
        let table = open(table).town(1, &[Building::Hacienda]).empty_town(2, &[Building::Hacienda]);
        let mut table = table.bag(&[Tile::Tobacco]).role(Role::Planter);
        table.play(Action::Pass);
        assert_eq!(table.asked(), Some((1, Prompt::Hacienda)));
        let mut other = table.clone();
        assert_eq!(other.play(Action::Pass).asked(), Some((1, Prompt::Take)), "it may be left");
        table.play(Action::Draw);
        assert!(table.saw(&Event::TileDrawn { seat: Seat(1), tile: Tile::Tobacco }));
        assert_eq!(table.asked(), Some((1, Prompt::Take)));
        table.play(Action::Pass);
        assert_eq!(table.asked(), Some((2, Prompt::Take)), "unmanned");
    }
}

/// PR-BLD-HAC-2
#[test]
fn pr_bld_hac_2_the_tile_drawn_is_placed_at_once() {
    for table in both(3) {
        let mut table = open(table).town(0, &[Building::Hacienda]).bag(&[Tile::Corn]).role(Role::Planter);
        table.play(Action::Draw);
        assert_eq!(table.land(0, Tile::Corn), (1, 0));
        assert_eq!(table.public().discards, [0; 5], "it cannot be refused");
    }
    let table = open(layout(3)).town(0, &[Building::Hacienda]).land(0, &FULL).role(Role::Planter);
    assert_eq!(table.on_turn(), 1, "it needs an empty space");
}

/// PR-BLD-HAC-3
#[test]
fn pr_bld_hac_3_then_comes_the_normal_pick() {
    for table in both(3) {
        let mut table = open(table).town(0, &[Building::Hacienda]).bag(&[Tile::Corn]).role(Role::Planter);
        table.play(Action::Draw);
        let mut other = table.clone();
        other.play(Action::Take(Tile::Coffee));
        assert_eq!((other.land(0, Tile::Corn), other.land(0, Tile::Coffee)), ((1, 0), (1, 0)));
        table.play(Action::Take(Tile::Quarry));
        assert_eq!((table.land(0, Tile::Quarry), table.on_turn()), ((1, 0), 1));
    }
}

/// PR-BLD-HAC-4
#[test]
fn pr_bld_hac_4_an_empty_bag() {
    let town = [Building::Hacienda];
    let mut table = open(layout(3)).only_bag().town(0, &town).role(Role::Planter);
    assert_eq!((table.public().bag, table.asked()), (0, Some((0, Prompt::Hacienda))));
    let discards: u8 = table.public().discards.iter().sum();
    table.play(Action::Draw);
    assert!(table.saw(&Event::BagRefilled { tiles: discards }), "1897: the discards are mixed in");
    assert_eq!((table.public().bag, table.public().discards), (discards - 1, [0; 5]));
    let table = open(classic(3)).only_bag().town(0, &town).role(Role::Planter);
    assert_eq!(table.asked(), Some((0, Prompt::Take)), "classic: no draw (C06)");
}

/// PR-BLD-HOSP-1
#[test]
fn pr_bld_hosp_1_a_tile_just_obtained_gets_a_worker() {
    for table in both(3) {
        let mut table = open(table).town(0, &[Building::Hospital]).role(Role::Planter);
        let supply = table.public().workers;
        table.play(Action::Take(Tile::Quarry));
        let from = WorkerFrom::Supply;
        assert!(table.saw(&Event::TileManned { seat: Seat(0), tile: Tile::Quarry, from }));
        assert_eq!((table.land(0, Tile::Quarry), table.public().workers), ((1, 1), supply - 1));
    }
    let mut table = open(layout(3)).town(0, &[Building::Hospital]).supply(0).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert_eq!(
        (table.land(0, Tile::Corn), table.public().register),
        ((1, 1), 2),
        "otherwise from the Register"
    );
    let table = open(layout(3)).town(0, &[Building::Hospital]).register(0).supply(0);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert_eq!((table.land(0, Tile::Corn), table.on_turn()), ((1, 0), 1), "no worker anywhere");
}

/// PR-BLD-HOSP-1: whoever wants to be asked may decline.
#[test]
fn pr_bld_hosp_1_its_worker_can_be_declined() {
    let mut table = open(layout(3)).ask().town(0, &[Building::Hospital]).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    let asked = Prompt::Hospital { drawn: None, taken: Some(Tile::Corn) };
    assert_eq!(table.asked(), Some((0, asked)));
    assert_eq!(table.legal(), [Action::Pass, Action::Man(Tile::Corn)]);
    table.play(Action::Pass);
    assert_eq!((table.land(0, Tile::Corn), table.on_turn()), ((1, 0), 1));
}

/// PR-BLD-HOSP-2
#[test]
fn pr_bld_hosp_2_one_worker_and_only_on_a_new_tile() {
    let table = open(layout(3)).town(0, &[Building::Hospital, Building::Hacienda]);
    let table = table.land(0, &[(Tile::Sugar, 1, 0)]).bag(&[Tile::Fruit]);
    let mut table = table.role(Role::Planter);
    table.play_all(&[Action::Draw, Action::Take(Tile::Corn)]);
    assert_eq!(table.refusal(Action::Man(Tile::Sugar)), (Reason::NotObtained, "PR-BLD-HOSP-2"));
    table.play(Action::Man(Tile::Corn));
    assert_eq!(
        [Tile::Corn, Tile::Fruit, Tile::Sugar].map(|tile| table.land(0, tile)),
        [(1, 1), (1, 0), (1, 0)]
    );
    let mut table = open(layout(3)).town(0, &[Building::Hospital]).role(Role::Planter);
    table.play(Action::Pass);
    assert_eq!(table.workers(0), 1, "without a tile no worker");
}

/// PR-BLD-HOSP-3
#[test]
fn pr_bld_hosp_3_classic_never_on_the_tile_of_the_hacienda() {
    let table = open(classic(3)).town(0, &[Building::Hospital, Building::Hacienda]).bag(&[Tile::Fruit]);
    let mut table = table.role(Role::Planter);
    let mut other = table.clone();
    table.play_all(&[Action::Draw, Action::Take(Tile::Corn)]);
    assert_eq!((table.land(0, Tile::Fruit), table.land(0, Tile::Corn)), ((1, 0), (1, 1)));
    other.play_all(&[Action::Draw, Action::Pass]);
    assert_eq!((other.land(0, Tile::Fruit), other.on_turn()), ((1, 0), 1));
}

/// PR-BLD-HOSP-4
#[test]
fn pr_bld_hosp_4_on_either_tile() {
    let table = open(layout(3)).town(0, &[Building::Hospital, Building::Hacienda]).bag(&[Tile::Fruit]);
    let table = table.role(Role::Planter);
    for (tile, other) in [(Tile::Fruit, Tile::Quarry), (Tile::Quarry, Tile::Fruit)] {
        let mut table = table.clone();
        table.play_all(&[Action::Draw, Action::Take(Tile::Quarry)]);
        let asked = Prompt::Hospital { drawn: Some(Tile::Fruit), taken: Some(Tile::Quarry) };
        assert_eq!(table.asked(), Some((0, asked)), "asked even by default");
        table.play(Action::Man(tile));
        assert_eq!((table.land(0, tile), table.land(0, other), table.on_turn()), ((1, 1), (1, 0), 1));
    }
    let mut alone = table.clone();
    alone.play_all(&[Action::Draw, Action::Pass]);
    assert_eq!((alone.land(0, Tile::Fruit), alone.on_turn()), ((1, 1), 1), "one tile: nothing to ask");
    let mut alike = open(layout(3)).town(0, &[Building::Hospital, Building::Hacienda]).bag(&[Tile::Corn]);
    alike = alike.land(0, &[(Tile::Corn, 1, 1)]);
    let mut alike = alike.role(Role::Planter);
    alike.play_all(&[Action::Draw, Action::Take(Tile::Corn)]);
    assert_eq!((alike.land(0, Tile::Corn), alike.on_turn()), ((3, 2), 1), "two of a kind: nothing to ask");
}

/// PR-BLD-HOSP-7
#[test]
fn pr_bld_hosp_7_manned_when_the_tile_comes_and_the_register_shrinks() {
    let mut table = open(layout(3)).empty_town(0, &[Building::Hospital]).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert_eq!(table.land(0, Tile::Corn), (1, 0), "unmanned");
    let table = open(layout(3)).town(0, &[Building::Hospital]).supply(0).crates(0, [1, 0, 0, 0, 0]);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn)).end_phase();
    let before = table.workers(0);
    table.play(Action::Role(Role::Recruiter)).end_phase();
    assert_eq!(table.workers(0), before, "two workers are left for seats 1 and 2");
    assert_eq!(table.crates(0)[Good::Corn.index()], 1);
}
