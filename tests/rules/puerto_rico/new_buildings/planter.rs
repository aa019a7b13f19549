//! Section 8.1: the Lumberyard, and the second tile of the Publishing House.

use game_core::Seat;
use puerto_rico::flaw::BoardFlaw;
use puerto_rico::{Action, Building, Event, Prompt, Reason, Role, Tile};

use super::layout::{Layout, new_buildings};

const MARKET: [Tile; 4] = [Tile::Corn, Tile::Corn, Tile::Sugar, Tile::Coffee];
const TOWN: [Building; 1] = [Building::Lumberyard];

fn open(wanted: &[Building]) -> Layout {
    new_buildings(3, wanted).market(&MARKET)
}

fn yard() -> Layout {
    open(&TOWN).town(0, &TOWN)
}

/// PR-X1-LUMB-1
#[test]
fn pr_x1_lumb_1_a_plantation_becomes_a_forest() {
    let mut table = yard().role(Role::Planter);
    assert_eq!(table.refusal(Action::Forest(Tile::Quarry)), (Reason::NoForest, "PR-X1-LUMB-1"));
    table.play(Action::Forest(Tile::Corn));
    assert!(table.saw(&Event::Forested { seat: Seat(0), tile: Tile::Corn }));
    assert_eq!((table.public().seats[0].forests, table.land(0, Tile::Corn)), ([1, 0, 0, 0, 0], (0, 0)));
    assert_eq!(table.refusal(Action::Forest(Tile::Corn)).0, Reason::NoForest, "seat 1 has no Lumberyard");
    let table = open(&TOWN).empty_town(0, &TOWN).role(Role::Planter);
    assert_eq!(table.refusal(Action::Forest(Tile::Corn)).0, Reason::NoForest, "unmanned");
}

/// PR-X1-LUMB-2
#[test]
fn pr_x1_lumb_2_each_tile_separately() {
    let wanted = [Building::Lumberyard, Building::Hacienda, Building::PublishingHouse];
    let mut table = open(&wanted).town(0, &wanted).bag(&[Tile::Fruit]).role(Role::Planter);
    table.play_all(&[Action::Draw, Action::Forest(Tile::Fruit), Action::Take(Tile::Coffee)]);
    table.play_all(&[Action::Pass, Action::Pass, Action::Forest(Tile::Sugar)]);
    assert_eq!(table.public().seats[0].forests, [0, 1, 1, 0, 0]);
    assert_eq!(table.land(0, Tile::Coffee), (1, 0));
}

/// PR-X1-LUMB-3, PR-EX-15
#[test]
fn pr_x1_lumb_3_the_tile_drawn_is_seen_first() {
    let wanted = [Building::Lumberyard, Building::Hacienda];
    let mut table = open(&wanted).town(0, &wanted).bag(&[Tile::Coffee]).role(Role::Planter);
    table.play(Action::Draw);
    assert!(table.saw(&Event::TileDrawn { seat: Seat(0), tile: Tile::Coffee }));
    assert_eq!(table.asked(), Some((0, Prompt::Plant { tile: Tile::Coffee })));
    assert_eq!(table.legal(), [Action::Take(Tile::Coffee), Action::Forest(Tile::Coffee)]);
    let mut other = table.clone();
    assert_eq!(other.play(Action::Take(Tile::Coffee)).land(0, Tile::Coffee), (1, 0));
    table.play(Action::Forest(Tile::Coffee));
    assert_eq!((table.land(0, Tile::Coffee), table.asked()), ((0, 0), Some((0, Prompt::Take))));
}

/// PR-X1-LUMB-4, C49
#[test]
fn pr_x1_lumb_4_a_forest_is_a_countryside_tile_without_a_circle() {
    let wanted = [Building::Lumberyard, Building::Residence];
    let land = [(Tile::Fruit, 8, 0), (Tile::Sugar, 1, 0)];
    let table = open(&wanted).town(0, &wanted).land(0, &land).forests(0, &[Tile::Corn; 2]);
    assert_eq!(table.clone().sit().points(0, "residence"), Some(6), "11 tiles");
    let full = table.clone().forests(0, &[Tile::Corn; 3]).role(Role::Planter);
    assert_eq!(full.on_turn(), 1, "no space is left");
    let only = open(&TOWN).town(0, &TOWN).forests(0, &[Tile::Corn; 3]).idle(0, 3);
    assert!(only.clone().role(Role::Craftsman).is_picking(), "corn grows on plantations");
    let mut placed = only.role(Role::Recruiter);
    placed.end_phase();
    assert_eq!(placed.public().seats[0].manned, [0; 6]);
    assert_eq!(placed.public().seats[0].idle, 3 + 1 + 1, "nobody stands on a forest");
}

/// PR-X1-LUMB-5
#[test]
fn pr_x1_lumb_5_a_forest_stays_one_and_keeps_what_is_printed() {
    let mut table = yard().forests(0, &[Tile::Sugar]).land(0, &[(Tile::Corn, 1, 0)]).sit();
    table.end_round().end_round();
    assert_eq!((table.public().seats[0].forests, table.land(0, Tile::Corn).0), ([0, 0, 1, 0, 0], 1));
    let coffee = yard().forests(0, &[Tile::Coffee; 5]).land(1, &[(Tile::Coffee, 3, 0)]);
    assert_eq!(coffee.refused().path, "seats", "a coffee plantation face down is still one");
}

/// PR-X1-LUMB-1: a forest is made by a Lumberyard, which stays where it was built.
#[test]
fn pr_x1_lumb_1_no_forest_without_a_lumberyard() {
    let refused = |table: Layout| {
        let refused = table.forests(1, &[Tile::Corn]).refused();
        assert_eq!(refused.problem, BoardFlaw::ForestsWithoutYard.into());
        refused.path
    };
    assert_eq!(refused(yard()), "seats[1].forests", "another seat has one");
    assert_eq!(
        refused(open(&[Building::Hacienda, Building::BuildersYard])),
        "seats[1].forests",
        "not drafted"
    );
    open(&TOWN).empty_town(1, &TOWN).forests(1, &[Tile::Corn]).sit();
}

/// PR-X1-LUMB-7, PR-BLD-HOSP-5, PR-EX-16
#[test]
fn pr_x1_lumb_7_the_hospital_and_forests() {
    let wanted = [Building::Lumberyard, Building::Hospital, Building::Hacienda];
    let town = [Building::Lumberyard, Building::Hospital];
    let mut table = open(&wanted).town(0, &town).role(Role::Planter);
    table.play(Action::Forest(Tile::Corn));
    assert_eq!(table.public().seats[0].idle, 1, "only a forest: to the portrait");
    let mut both = open(&wanted).town(0, &wanted).bag(&[Tile::Fruit]).role(Role::Planter);
    both.play_all(&[Action::Draw, Action::Take(Tile::Fruit), Action::Forest(Tile::Corn)]);
    assert_eq!((both.land(0, Tile::Fruit), both.public().seats[0].idle), ((1, 1), 0));
    let mut asked = open(&wanted).ask().town(0, &town).role(Role::Planter);
    asked.play(Action::Forest(Tile::Corn));
    assert_eq!(asked.legal(), [Action::Pass, Action::Accept]);
    assert_eq!(asked.play(Action::Pass).public().seats[0].idle, 0);
}

const PRESS: [Building; 1] = [Building::PublishingHouse];

/// PR-X1-PUB-2, PR-EX-26
#[test]
fn pr_x1_pub_2_a_second_tile_after_all_others() {
    let table = open(&PRESS).town(0, &PRESS);
    let mut table = table.role(Role::Planter);
    table.play_all(&[Action::Take(Tile::Quarry), Action::Take(Tile::Corn), Action::Take(Tile::Corn)]);
    assert_eq!(table.asked(), Some((0, Prompt::SecondTile)));
    assert_eq!(table.legal(), [Action::Pass, Action::Take(Tile::Sugar), Action::Take(Tile::Coffee)]);
    assert_eq!(table.refusal(Action::Take(Tile::Quarry)), (Reason::NoQuarryRight, "PR-PLT-02"));
    assert_eq!(table.refusal(Action::Take(Tile::Corn)), (Reason::NotInMarket, "PR-PLT-01"));
    table.play(Action::Take(Tile::Coffee));
    assert_eq!((table.land(0, Tile::Coffee), table.is_picking()), ((1, 0), true));

    let wanted = [Building::PublishingHouse, Building::BuildersYard];
    let mut yard = open(&wanted).town(0, &wanted).role(Role::Planter);
    yard.play_all(&[Action::Take(Tile::Quarry), Action::Pass, Action::Pass, Action::Take(Tile::Quarry)]);
    assert_eq!(yard.land(0, Tile::Quarry), (2, 0));

    let eleven = [(Tile::Fruit, 8, 0), (Tile::Tobacco, 3, 0)];
    let mut full = open(&PRESS).town(0, &PRESS).land(0, &eleven).role(Role::Planter);
    full.play_all(&[Action::Take(Tile::Corn), Action::Pass, Action::Pass]);
    assert!(full.is_picking(), "it needs an empty space");
    let mut other = open(&PRESS).town(1, &PRESS).role(Role::Planter);
    other.play_all(&[Action::Pass, Action::Pass, Action::Pass]);
    assert!(other.is_picking(), "for the picker only");
}

/// PR-BLD-HOSP-6, PR-X1-PUB-3
#[test]
fn pr_bld_hosp_6_the_worker_may_wait_for_the_second_tile() {
    let wanted = [Building::PublishingHouse, Building::Hospital];
    let mut table = open(&wanted).town(0, &wanted).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    let mut now = table.clone();
    now.play_all(&[Action::Man(Tile::Corn), Action::Pass, Action::Pass, Action::Take(Tile::Coffee)]);
    assert_eq!((now.land(0, Tile::Corn), now.land(0, Tile::Coffee)), ((1, 1), (1, 0)), "one worker");
    assert!(now.is_picking());
    table.play_all(&[Action::Pass, Action::Pass, Action::Pass]);
    let mut none = table.clone();
    none.play(Action::Pass);
    assert_eq!(none.land(0, Tile::Corn), (1, 1), "without a second tile it goes to the first");
    table.play(Action::Take(Tile::Coffee));
    assert_eq!(table.asked(), Some((0, Prompt::LateHospital)));
    assert_eq!(table.legal(), [Action::Pass, Action::Man(Tile::Corn), Action::Man(Tile::Coffee)]);
    table.play(Action::Man(Tile::Coffee));
    assert_eq!((table.land(0, Tile::Corn), table.land(0, Tile::Coffee)), ((1, 0), (1, 1)));
}

/// PR-X1-PUB-3: what is declined for good is not asked a second time.
#[test]
fn pr_x1_pub_3_without_a_manned_publishing_house_nothing_waits() {
    let wanted = [Building::PublishingHouse, Building::Hospital];
    let table = open(&wanted).ask().town(0, &[Building::Hospital]).empty_town(0, &PRESS);
    let mut table = table.role(Role::Planter);
    table.play_all(&[Action::Take(Tile::Corn), Action::Pass, Action::Pass, Action::Pass]);
    assert!(table.is_picking());
    assert_eq!(table.land(0, Tile::Corn), (1, 0));
}
