//! Section 6.5: the Trader, and the buildings that work there.

use game_core::Seat;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role};

use super::layout::{both, layout};

const ONE_EACH: [u8; 5] = [1; 5];

/// PR-TRD-01
#[test]
fn pr_trd_01_each_may_sell_one_crate() {
    for table in both(3) {
        let table = table.crates(0, ONE_EACH).crates(1, ONE_EACH).crates(2, ONE_EACH);
        let mut table = table.governor(1).role(Role::Trader);
        for (seat, good, coins) in [(1, Good::Coffee, 5), (2, Good::Tobacco, 3), (0, Good::Sugar, 2)] {
            assert_eq!(table.asked(), Some((seat, Prompt::Sell)));
            table.play(Action::Sell(good));
            assert!(table.saw(&Event::Sold { seat: Seat(seat), good, coins }));
            assert_eq!(table.coins(seat as usize), coins as u16);
            assert_eq!(table.crates(seat as usize)[good.index()], 0);
        }
        assert_eq!(table.public().house, [0, 0, 1, 1, 1]);
        assert!(table.is_picking(), "one each");
    }
    let mut table = layout(3).crates(0, [1, 0, 0, 0, 0]).role(Role::Trader);
    assert_eq!(table.refusal(Action::Sell(Good::Coffee)), (Reason::NoCrate, "PR-TRD-01"));
    assert_eq!(table.play(Action::Pass).coins(0), 0, "or none");
}

/// PR-TRD-02
#[test]
fn pr_trd_02_a_coin_more_for_the_picker_who_sells() {
    let mut table = layout(3).crates(0, [0, 1, 0, 0, 0]).crates(1, [0, 0, 1, 0, 0]).role(Role::Trader);
    let mut other = table.clone();
    table.play_all(&[Action::Sell(Good::Fruit), Action::Sell(Good::Sugar)]);
    assert_eq!((table.coins(0), table.coins(1)), (2, 2));
    other.play(Action::Pass);
    assert_eq!(other.coins(0), 0, "nothing without a sale");
}

/// PR-TRD-03
#[test]
fn pr_trd_03_each_good_once() {
    let table = layout(3).crates(0, [0, 1, 1, 0, 0]).crates(1, [0, 0, 2, 0, 0]).house(&[Good::Fruit]);
    let mut table = table.role(Role::Trader);
    assert_eq!(table.refusal(Action::Sell(Good::Fruit)), (Reason::HouseHasIt, "PR-TRD-03"));
    table.play(Action::Sell(Good::Sugar));
    assert!(table.is_picking(), "seat 1 has nothing else to sell");
}

/// PR-TRD-04
#[test]
fn pr_trd_04_a_full_house_takes_nothing() {
    let house = [Good::Corn, Good::Fruit, Good::Sugar];
    let table = layout(3).house(&house).crates(0, ONE_EACH).crates(1, ONE_EACH).town(1, &[Building::Office]);
    let mut table = table.role(Role::Trader);
    table.play(Action::Sell(Good::Tobacco));
    assert!(table.is_picking(), "with an Office neither");
    assert!(table.saw(&Event::Passed { seat: Seat(1), role: Role::Trader }));
}

/// PR-TRD-05
#[test]
fn pr_trd_05_corn_sells_for_the_bonuses_alone() {
    let table = layout(3).crates(0, [1, 0, 0, 0, 0]).crates(1, [1, 0, 0, 0, 0]).town(1, &[Building::Office]);
    let mut table = table.role(Role::Trader);
    table.play_all(&[Action::Sell(Good::Corn), Action::Sell(Good::Corn)]);
    assert_eq!((table.coins(0), table.coins(1)), (1, 0));
}

/// PR-TRD-06
#[test]
fn pr_trd_06_only_a_full_house_is_emptied() {
    let house = [Good::Corn, Good::Fruit, Good::Sugar];
    for table in both(3) {
        let table = table.house(&house).crates(0, [0, 0, 0, 1, 0]).crates(1, [0, 0, 0, 0, 1]);
        let mut full = table.clone().role(Role::Trader);
        full.play(Action::Sell(Good::Tobacco));
        assert!(full.saw(&Event::HouseEmptied));
        assert_eq!((full.public().house, full.public().crates), ([0; 5], [10, 11, 11, 9, 8]));
        let mut left = table.role(Role::Trader);
        left.play_all(&[Action::Pass, Action::Pass]);
        assert_eq!(left.public().house, [1, 1, 1, 0, 0], "they wait for the next Trader");
    }
}

/// PR-BLD-SMKT-1
#[test]
fn pr_bld_smkt_1_a_coin_more_for_every_sale() {
    for (workers, coins) in [(1, 4), (0, 3)] {
        let table = layout(3).crates(1, [0, 0, 0, 1, 0]).built(1, &[(Building::SmallMarket, workers)]);
        let mut table = table.role(Role::Trader);
        assert_eq!(table.play(Action::Sell(Good::Tobacco)).coins(1), coins);
    }
}

/// PR-BLD-SMKT-2
#[test]
fn pr_bld_smkt_2_it_adds_up_with_market_privilege_and_office() {
    let town = [Building::SmallMarket, Building::LargeMarket, Building::Office];
    let table = layout(3).crates(0, [0, 0, 1, 0, 0]).town(0, &town).house(&[Good::Sugar]);
    let mut table = table.role(Role::Trader);
    assert_eq!(table.play(Action::Sell(Good::Sugar)).coins(0), 2 + 1 + 2 + 1);
    let mut table = layout(3).crates(0, [0, 0, 1, 0, 0]).town(0, &town).role(Role::Trader);
    assert_eq!(table.play(Action::Pass).coins(0), 0, "nothing without a sale");
}

/// PR-BLD-LMKT-1
#[test]
fn pr_bld_lmkt_1_two_coins_more_for_every_sale() {
    for (workers, coins) in [(1, 5), (0, 3)] {
        let table = layout(3).crates(1, [0, 0, 0, 1, 0]).built(1, &[(Building::LargeMarket, workers)]);
        let mut table = table.role(Role::Trader);
        assert_eq!(table.play(Action::Sell(Good::Tobacco)).coins(1), coins);
    }
}

/// PR-BLD-OFF-1
#[test]
fn pr_bld_off_1_it_sells_what_the_house_already_has() {
    let table = layout(3).crates(1, [0, 0, 2, 0, 0]).house(&[Good::Sugar]).governor(1);
    let mut table = table.town(1, &[Building::Office]).crates(2, [0, 0, 1, 0, 0]);
    table = table.empty_town(2, &[Building::Office]);
    let mut table = table.role(Role::Trader);
    table.play(Action::Sell(Good::Sugar));
    assert_eq!((table.coins(1), table.public().house), (3, [0, 0, 2, 0, 0]));
    assert!(table.is_picking(), "still one crate; and an empty Office sells nothing");
}
