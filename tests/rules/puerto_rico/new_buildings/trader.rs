//! Section 8.1: the Merchant Outpost.

use game_core::Seat;
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role};

use super::layout::{Layout, new_buildings};

const WANTED: [Building; 4] =
    [Building::MerchantOutpost, Building::SmallMarket, Building::LargeMarket, Building::PublishingHouse];
const HOUSE: [Good; 4] = [Good::Corn, Good::Fruit, Good::Sugar, Good::Coffee];

fn outpost(seat: usize) -> Layout {
    new_buildings(3, &WANTED).town(seat, &[Building::MerchantOutpost]).crates(seat, [0, 0, 0, 0, 1])
}

/// PR-X1-OUT-1, PR-TRD-04, C26
#[test]
fn pr_x1_out_1_a_crate_for_its_price() {
    let mut table = outpost(1).house(&HOUSE[..3]).crates(0, [0, 0, 0, 1, 0]).role(Role::Trader);
    table.play(Action::Sell(Good::Tobacco));
    assert_eq!(table.asked(), Some((1, Prompt::Sell)), "the house is full");
    assert_eq!(table.legal(), [Action::Pass, Action::Export(Good::Coffee)]);
    let supply = table.public().crates[4];
    table.play(Action::Export(Good::Coffee));
    assert!(table.saw(&Event::Exported { seat: Seat(1), good: Good::Coffee, coins: 4 }));
    assert_eq!((table.coins(1), table.crates(1), table.public().crates[4]), (4, [0; 5], supply + 1));
    let empty = new_buildings(3, &WANTED).empty_town(0, &WANTED[..1]).crates(0, [0, 0, 0, 0, 1]);
    let empty = empty.role(Role::Trader);
    assert_eq!(empty.refusal(Action::Export(Good::Coffee)), (Reason::NoOutpost, "PR-X1-OUT-1"));
}

/// PR-X1-OUT-2, PR-XT-35
#[test]
fn pr_x1_out_2_the_privilege_counts() {
    let mut table = outpost(0).house(&HOUSE[..3]).role(Role::Trader);
    let supply = table.public().crates[4];
    table.play(Action::Export(Good::Coffee));
    assert_eq!((table.coins(0), table.public().crates[4]), (5, supply + 1));
    let mut double = outpost(0).town(0, &[Building::PublishingHouse]).role(Role::Trader);
    assert_eq!(double.play(Action::Export(Good::Coffee)).coins(0), 4 + 2);
}

/// PR-X1-OUT-3, PR-BLD-SMKT-2
#[test]
fn pr_x1_out_3_it_is_no_sale() {
    let markets = [Building::SmallMarket, Building::LargeMarket];
    let mut table = outpost(0).town(0, &markets).role(Role::Trader);
    let mut sale = table.clone();
    assert_eq!(table.play(Action::Export(Good::Coffee)).coins(0), 5);
    assert_eq!(sale.play(Action::Sell(Good::Coffee)).coins(0), 5 + 1 + 2);
}

/// PR-X1-OUT-4
#[test]
fn pr_x1_out_4_one_or_the_other() {
    for first in [Action::Export(Good::Coffee), Action::Sell(Good::Tobacco)] {
        let mut table = outpost(0).crates(0, [0, 0, 0, 1, 1]).role(Role::Trader);
        assert!(table.play(first).is_picking());
    }
}
