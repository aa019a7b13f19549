//! Section 8.1: the buildings that work in the Captain phase.

use game_core::{Game, Seat};
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::{Action, Building, Event, Good, Prompt, PuertoRico, Reason, Role};

use super::layout::{Layout, new_buildings};

/// Ships that take nothing but what they carry; none has room.
const FULL: [Option<(Good, u8)>; 3] =
    [Some((Good::Coffee, 4)), Some((Good::Tobacco, 5)), Some((Good::Sugar, 6))];
const WANTED: [Building; 6] = [
    Building::Storehouse,
    Building::SmallWharf,
    Building::Lighthouse,
    Building::AssemblyHall,
    Building::Harbor,
    Building::LargeMarket,
];

fn with(town: &[Building]) -> Layout {
    new_buildings(3, &WANTED).town(0, town)
}

fn load(good: Good, ship: u8) -> Action {
    Action::Load(good, ship)
}

/// PR-X1-STO-1
#[test]
fn pr_x1_sto_1_four_single_crates() {
    let table = with(&[Building::Storehouse]).ships(&FULL).crates(0, [3, 3, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    assert_eq!(table.asked(), Some((0, Prompt::KeepSingles { left: 4 })));
    for good in [Good::Corn, Good::Fruit, Good::Fruit, Good::Fruit] {
        table.play(Action::KeepOne(good));
    }
    assert_eq!(table.crates(0), [1, 3, 0, 0, 0]);
    assert!(table.is_picking());
    let four = with(&[Building::Storehouse]).ships(&FULL).crates(0, [2, 2, 0, 0, 0]);
    assert!(four.role(Role::Captain).is_picking(), "nothing to ask");
    let empty = new_buildings(3, &WANTED).empty_town(0, &WANTED[..1]).ships(&FULL);
    let empty = empty.crates(0, [3, 3, 0, 0, 0]).role(Role::Captain);
    assert_eq!(empty.asked(), Some((0, Prompt::KeepOne)), "unmanned");
}

/// PR-XT-33
#[test]
fn pr_xt_33_storehouse_and_small_warehouse() {
    // A tray has one building of 3, so a Large Warehouse stands in for the Small
    // Warehouse.
    let wanted = [Building::Storehouse, Building::LargeWarehouse];
    let table = new_buildings(3, &wanted).town(0, &wanted);
    let mut table = table.ships(&FULL).crates(0, [5, 3, 0, 3, 3]).role(Role::Captain);
    table.play_all(&[Action::StoreAll(Good::Corn), Action::StoreAll(Good::Fruit)]);
    assert_eq!(table.asked(), Some((0, Prompt::KeepSingles { left: 4 })));
    for good in [Good::Tobacco, Good::Tobacco, Good::Tobacco, Good::Coffee] {
        table.play(Action::KeepOne(good));
    }
    assert_eq!(table.crates(0), [5, 3, 0, 3, 1]);
}

/// PR-X1-STO-2
#[test]
fn pr_x1_sto_2_loading_comes_first() {
    let table = with(&[Building::Storehouse]).crates(0, [1, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.refusal(Action::Pass), (Reason::MustLoad, "PR-CAP-07"));
}

/// PR-X1-SWF-1
#[test]
fn pr_x1_swf_1_any_number_of_any_kinds_once() {
    let table = with(&[Building::SmallWharf]).crates(0, [2, 1, 0, 0, 1]);
    let mut table = table.ships(&[Some((Good::Corn, 1)), None, None]).role(Role::Captain);
    table.play(Action::Board(Good::Corn));
    assert_eq!(table.asked(), Some((0, Prompt::SmallWharf)));
    let rest =
        [Action::Pass, Action::Board(Good::Corn), Action::Board(Good::Fruit), Action::Board(Good::Coffee)];
    assert_eq!(table.legal(), rest, "corn too, though a cargo ship carries it");
    table.play_all(&[Action::Board(Good::Coffee)]);
    assert_eq!(table.public().seats[0].small_ship, [1, 0, 0, 0, 1], "not everything");
    assert_eq!(table.refusal(Action::Board(Good::Corn)), (Reason::NoSmallWharf, "PR-X1-SWF-1"));
    assert!(table.can(load(Good::Corn, 0)));
    let empty = new_buildings(3, &WANTED).empty_town(0, &[Building::SmallWharf]);
    let empty = empty.crates(0, [2, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(empty.refusal(Action::Board(Good::Corn)).0, Reason::NoSmallWharf);
}

/// PR-X1-SWF-2, PR-XT-39
#[test]
fn pr_x1_swf_2_a_point_for_two_crates() {
    let follower = || new_buildings(3, &WANTED).governor(1).town(0, &[Building::SmallWharf]).ships(&FULL);
    let mut table = follower().crates(0, [2, 0, 0, 0, 1]).role(Role::Captain);
    table.play_all(&[Action::Board(Good::Corn), Action::Board(Good::Corn), Action::Board(Good::Coffee)]);
    let told = Event::ShippedMixed { seat: Seat(0), crates: [2, 0, 0, 0, 1], vp: 1 };
    assert!(table.saw(&told), "{:?}", table.events());
    assert_eq!(table.vp(0), 1);
    let mut four = follower().crates(0, [2, 2, 0, 0, 0]).role(Role::Captain);
    four.play_all(&[Action::Board(Good::Corn), Action::Board(Good::Corn)]);
    assert_eq!(four.play_all(&[Action::Board(Good::Fruit), Action::Board(Good::Fruit)]).vp(0), 2);
}

/// PR-X1-SWF-3, PR-XT-21
#[test]
fn pr_x1_swf_3_it_is_a_load_like_others() {
    let town = [Building::SmallWharf, Building::Harbor, Building::Lighthouse];
    let mut table = with(&town).crates(0, [3, 0, 0, 0, 0]).role(Role::Captain);
    assert_eq!(table.coins(0), 1, "the Lighthouse of the picker");
    table.play_all(&[Action::Board(Good::Corn), Action::Pass]);
    assert_eq!((table.vp(0), table.coins(0)), (2, 2), "0, Harbor and privilege");
    let mut duty = with(&[Building::SmallWharf]).crates(0, [1, 0, 0, 0, 0]).role(Role::Captain);
    assert!(!duty.can(Action::Pass));
    assert!(duty.play(Action::Board(Good::Corn)).is_picking(), "instead of the compulsory load");
}

/// PR-X1-SWF-4
#[test]
fn pr_x1_swf_4_the_crates_go_back_at_the_end() {
    let table = with(&[Building::SmallWharf]).crates(0, [1, 0, 0, 0, 0]).crates(1, [1, 0, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    let supply = table.public().crates[0];
    table.play(Action::Board(Good::Corn));
    assert_eq!((table.public().crates[0], table.public().seats[0].small_ship[0]), (supply, 1));
    table.play(load(Good::Corn, 0));
    assert_eq!((table.public().crates[0], table.public().seats[0].small_ship), (supply + 1, [0; 5]));
}

/// PR-X1-SWF-5
#[test]
fn pr_x1_swf_5_both_wharves_on_different_turns() {
    let wanted = [Building::SmallWharf, Building::Wharf];
    let table = new_buildings(3, &wanted).town(0, &wanted).ships(&FULL).crates(0, [2, 1, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    table.play_all(&[Action::Board(Good::Fruit), Action::Wharf(Good::Corn)]);
    assert_eq!((table.vp(0), table.is_picking()), (1 + 2, true));
}

/// PR-X1-LIG-1
#[test]
fn pr_x1_lig_1_a_coin_for_every_load() {
    let table = new_buildings(3, &WANTED).governor(1).crates(0, [1, 1, 0, 0, 0]);
    for (workers, coins) in [(1, 2), (0, 0)] {
        let mut table = table.clone().built(0, &[(Building::Lighthouse, workers)]).role(Role::Captain);
        table.play_all(&[load(Good::Corn, 0), load(Good::Fruit, 1)]);
        assert_eq!(table.coins(0), coins);
    }
}

/// PR-X1-LIG-2, PR-XT-37
#[test]
fn pr_x1_lig_2_one_more_for_the_captain() {
    let mut table = with(&[Building::Lighthouse]).crates(0, [1, 1, 0, 0, 0]).role(Role::Captain);
    assert!(table.saw(&Event::Coins { seat: Seat(0), coins: 1, why: CoinWhy::Lighthouse }));
    table.play_all(&[load(Good::Corn, 0), load(Good::Fruit, 1)]);
    assert_eq!(table.coins(0), 1 + 2);
    assert_eq!(with(&[Building::Lighthouse]).role(Role::Captain).coins(0), 1, "without a load too");
    let wanted = [Building::Lighthouse, Building::PublishingHouse];
    let both = new_buildings(3, &wanted).town(0, &wanted).role(Role::Captain);
    assert_eq!(both.coins(0), 1, "not doubled (C27)");
}

/// PR-X1-ASM-1, PR-BLD-GEN-3: where bonuses are asked for the points may be left.
#[test]
fn pr_x1_asm_1_the_points_may_be_left() {
    let hall = Prompt::Bonus { building: Building::AssemblyHall };
    let table = with(&[Building::AssemblyHall]).ask().crates(0, [3, 2, 0, 0, 1]).role(Role::Captain);
    assert_eq!(table.asked(), Some((0, hall)));
    assert!(PuertoRico::from_position(&table.position()).is_ok());
    assert_eq!(table.clone().play(Action::Accept).vp(0), 2);
    assert_eq!(table.clone().play(Action::Pass).vp(0), 0);
    let none = with(&[Building::AssemblyHall]).ask().crates(0, [1; 5]).role(Role::Captain);
    assert_ne!(none.asked(), Some((0, hall)), "no two of a kind");
}

/// PR-X1-ASM-1, PR-EX-20, PR-EX-21
#[test]
fn pr_x1_asm_1_a_point_for_two_crates_of_a_kind() {
    for (crates, vp) in [([3, 2, 0, 0, 1], 2), ([4, 0, 0, 0, 2], 3), ([1; 5], 0)] {
        for picker in 0..2 {
            let table = new_buildings(3, &WANTED).governor(picker).ships(&FULL).crates(0, crates);
            let mut table = table.town(0, &[Building::AssemblyHall]).role(Role::Captain);
            table.end_phase();
            assert_eq!(table.vp(0), vp, "{crates:?}");
        }
    }
    let table = with(&[Building::AssemblyHall]).crates(0, [3, 2, 0, 0, 1]).role(Role::Captain);
    assert!(table.saw(&Event::Points { seat: Seat(0), vp: 2, why: PointsWhy::AssemblyHall }));
    assert_eq!((table.crates(0), table.vp(0)), ([3, 2, 0, 0, 1], 2), "before any load; they stay");
}
