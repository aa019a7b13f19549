//! `PR-ACH-06`: the cards that ask what a seat does.

use game_core::Seat;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Building, Event, Good, Reason, Role, Tile};

use super::super::layout::{Layout, layout, new_buildings};
use super::{completed, completes, dealt, with_card};

const CAPTAIN: Action = Action::Role(Role::Captain);
const BUILDER: Action = Action::Role(Role::Builder);
const TRADER: Action = Action::Role(Role::Trader);

fn only(good: Good, count: u8) -> [u8; 5] {
    let mut crates = [0; 5];
    crates[good.index()] = count;
    crates
}

/// PR-ACH-06: the five dispatchers
#[test]
fn pr_ach_06_dispatchers_load_the_last_crate() {
    for (card, good) in [
        (Achievement::CornDispatcher, Good::Corn),
        (Achievement::FruitDispatcher, Good::Fruit),
        (Achievement::SugarDispatcher, Good::Sugar),
        (Achievement::TobaccoDispatcher, Good::Tobacco),
        (Achievement::CoffeeDispatcher, Good::Coffee),
    ] {
        let dock = |aboard, crates| {
            layout(3).ships(&[Some((good, aboard)), None, None]).crates(0, only(good, crates))
        };
        let load = [CAPTAIN, Action::Load(good, 0)];
        assert!(completes(card, dock(3, 1), &load), "{card:?}");
        assert!(!completes(card, dock(2, 1), &load), "{card:?}: one space is left");
        let other = Good::ALL[(good.index() + 1) % 5];
        let dock = layout(3).ships(&[Some((other, 3)), None, None]).crates(0, only(other, 1));
        assert!(!completes(card, dock, &[CAPTAIN, Action::Load(other, 0)]), "{card:?}: {other:?}");
    }
}

/// PR-ACH-06, PR-ACH-05: who loads the last crate, and no ship of one's own
#[test]
fn pr_ach_05_own_ships_are_never_dispatched() {
    let card = Achievement::CornDispatcher;
    let dock = layout(3).ships(&[Some((Good::Corn, 3)), None, None]).crates(1, [1, 0, 0, 0, 0]);
    let mut table = dealt(dock, &[(0, &[card])]).sit();
    table.play_all(&[CAPTAIN, Action::Load(Good::Corn, 0)]);
    assert!(!completed(&table, card), "somebody else filled the ship");
    let wharf = layout(3).town(0, &[Building::Wharf]).crates(0, [4, 0, 0, 0, 0]);
    assert!(!completes(card, wharf.clone(), &[CAPTAIN, Action::Wharf(Good::Corn)]));
    assert!(!completes(Achievement::IndependentShipper, wharf, &[CAPTAIN, Action::Wharf(Good::Corn)]));
}

/// PR-ACH-06: Independent Shipper
#[test]
fn pr_ach_06_an_empty_ship_filled_with_one_load() {
    let card = Achievement::IndependentShipper;
    let load = |place| [CAPTAIN, Action::Load(Good::Corn, place)];
    assert!(completes(card, layout(3).crates(0, [5, 0, 0, 0, 0]), &load(1)), "five on the ship of five");
    assert!(!completes(card, layout(3).crates(0, [5, 0, 0, 0, 0]), &load(2)), "one space is left");
    let begun = layout(3).ships(&[Some((Good::Corn, 1)), None, None]).crates(0, [5, 0, 0, 0, 0]);
    assert!(!completes(card, begun, &load(0)), "it was not empty");
}

/// PR-ACH-06: Specialized Shipper
#[test]
fn pr_ach_06_five_crates_of_one_good_in_one_load() {
    let card = Achievement::SpecialisedShipper;
    let load = [CAPTAIN, Action::Load(Good::Sugar, 2)];
    assert!(completes(card, layout(3).crates(0, [0, 0, 5, 0, 0]), &load));
    assert!(!completes(card, layout(3).crates(0, [0, 0, 4, 0, 0]), &load), "four");
    let wharf = |sugar| layout(3).town(0, &[Building::Wharf]).crates(0, [0, 0, sugar, 0, 0]);
    assert!(completes(card, wharf(5), &[CAPTAIN, Action::Wharf(Good::Sugar)]), "on any ship");
    assert!(!completes(card, wharf(4), &[CAPTAIN, Action::Wharf(Good::Sugar)]));
    let small =
        |crates| new_buildings(3, &[Building::SmallWharf]).town(0, &[Building::SmallWharf]).crates(0, crates);
    let board = |good| [Action::Board(good); 1];
    let five = [&[CAPTAIN][..], &[Action::Board(Good::Sugar); 5]].concat();
    assert!(completes(card, small([0, 0, 5, 0, 0]), &five), "the small ship too");
    let mixed = [&[CAPTAIN][..], &board(Good::Corn), &[Action::Board(Good::Sugar); 4]].concat();
    assert!(!completes(card, small([1, 0, 4, 0, 0]), &mixed), "five of two kinds");
}

/// PR-ACH-06: Dock Tycoon
#[test]
fn pr_ach_06_three_goods_in_one_captain_phase() {
    let card = Achievement::DockTycoon;
    let [corn, fruit] = [Action::Load(Good::Corn, 0), Action::Load(Good::Fruit, 1)];
    let third = Action::Load(Good::Sugar, 2);
    assert!(completes(card, layout(3).crates(0, [1, 1, 1, 0, 0]), &[CAPTAIN, corn, fruit, third]));
    assert!(!completes(card, layout(3).crates(0, [1, 1, 0, 0, 0]), &[CAPTAIN, corn, fruit]), "two");
    let wharf = layout(3).town(0, &[Building::Wharf]).crates(0, [1, 1, 1, 0, 0]);
    assert!(completes(card, wharf, &[CAPTAIN, corn, fruit, Action::Wharf(Good::Sugar)]), "on any ship");
    let mut table = dealt(layout(3).crates(0, [1, 1, 0, 0, 0]), &[(0, &[card])]).sit();
    table.play_all(&[CAPTAIN, corn, fruit]).end_phase();
    assert_eq!(table.position().seats[0].loaded, [0; 5].into(), "the count ends with the phase");
}

/// PR-ACH-06: Trade Strategist
#[test]
fn pr_ach_06_seven_points_in_one_captain_phase() {
    let card = Achievement::TradeStrategist;
    let load = [CAPTAIN, Action::Load(Good::Corn, 2)];
    assert!(completes(card, layout(3).crates(0, [6, 0, 0, 0, 0]), &load), "with the privilege");
    assert!(
        !completes(card, layout(3).crates(0, [5, 0, 0, 0, 0]).vp(0, 6), &load),
        "points of before do not count"
    );
    let harbor = layout(3).town(0, &[Building::Harbor]).crates(0, [3, 2, 0, 0, 0]);
    let both = [CAPTAIN, Action::Load(Good::Corn, 2), Action::Load(Good::Fruit, 1)];
    assert!(!completes(card, harbor.clone(), &both[..2]), "five so far");
    assert!(completes(card, harbor, &both), "3 + 1 + 1, then 2 + 1: of several loads");
    let hall = new_buildings(3, &[Building::AssemblyHall]).town(0, &[Building::AssemblyHall]);
    let hall = hall.crates(0, [4, 0, 0, 0, 0]).ships(&[None, None, None]);
    assert!(completes(card, hall, &[CAPTAIN, Action::Load(Good::Corn, 0)]), "2 of the hall, then 4 + 1");
}

/// PR-ACH-06: Prudent Merchant
#[test]
fn pr_ach_06_two_goods_stored_after_a_captain_phase() {
    let card = Achievement::PrudentMerchant;
    let harbour = [Some((Good::Sugar, 1)), Some((Good::Tobacco, 1)), Some((Good::Coffee, 1))];
    let stuck = |layout: Layout, seat| layout.ships(&harbour).crates(seat, [1, 1, 0, 0, 0]);
    let warehouse = layout(3).town(0, &[Building::SmallWarehouse]);
    assert!(completes(card, stuck(warehouse, 0), &[CAPTAIN]), "one in the warehouse, one on the dock");
    assert!(!completes(card, stuck(layout(3), 0), &[CAPTAIN, Action::KeepOne(Good::Corn)]), "one is lost");
    let one = layout(3).ships(&harbour).town(0, &[Building::SmallWarehouse]).crates(0, [2, 0, 0, 0, 0]);
    assert!(!completes(card, one, &[CAPTAIN]), "two of one kind");
    // It need not be the Captain who stores.
    let other = stuck(layout(3).town(1, &[Building::SmallWarehouse]), 1);
    let mut table = dealt(other, &[(1, &[card])]).sit();
    table.play(CAPTAIN);
    assert!(table.saw(&Event::Achieved { seat: Seat(1), card }));
}

/// PR-ACH-06: Deal Closer
#[test]
fn pr_ach_06_the_trader_sells_the_fourth_crate() {
    let card = Achievement::DealCloser;
    let house = |goods: &[Good]| layout(3).house(goods).crates(0, only(Good::Coffee, 1));
    let sell = [TRADER, Action::Sell(Good::Coffee)];
    assert!(completes(card, house(&[Good::Corn, Good::Fruit, Good::Sugar]), &sell));
    assert!(!completes(card, house(&[Good::Corn, Good::Fruit]), &sell), "the third");
    let other = layout(3).house(&[Good::Corn, Good::Fruit, Good::Sugar]).crates(1, only(Good::Coffee, 1));
    let mut table = dealt(other, &[(1, &[card])]).sit();
    table.play_all(&sell);
    assert!(!table.saw(&Event::Achieved { seat: Seat(1), card }), "only as Trader");
}

/// PR-ACH-06: Trade Tycoon
#[test]
fn pr_ach_06_six_coins_for_one_sale() {
    let card = Achievement::TradeTycoon;
    let town = |town: &[Building], good| layout(3).town(0, town).crates(0, only(good, 1));
    let sell = |good| [TRADER, Action::Sell(good)];
    assert!(completes(card, town(&[Building::SmallMarket], Good::Coffee), &sell(Good::Coffee)), "4 + 1 + 1");
    assert!(!completes(card, town(&[], Good::Coffee), &sell(Good::Coffee)), "4 + 1");
    // PR-X1-OUT-3
    let outpost = new_buildings(3, &[Building::MerchantOutpost, Building::PublishingHouse]);
    let outpost = outpost.town(0, &[Building::MerchantOutpost, Building::PublishingHouse]);
    let export = [TRADER, Action::Export(Good::Coffee)];
    let mut table = dealt(outpost.crates(0, only(Good::Coffee, 1)), &[(0, &[card])]).sit();
    table.play_all(&export);
    assert!(table.saw(&Event::Exported { seat: Seat(0), good: Good::Coffee, coins: 6 }));
    assert!(!completed(&table, card), "what goes by the Merchant Outpost is not sold");
}

/// PR-XT-53
#[test]
fn pr_xt_53_sugar_with_both_markets_is_a_trade_tycoon_s() {
    let markets = layout(3).town(0, &[Building::SmallMarket, Building::LargeMarket]);
    let mut table = dealt(markets.crates(0, only(Good::Sugar, 1)), &[(0, &[Achievement::TradeTycoon])]).sit();
    table.play_all(&[TRADER, Action::Sell(Good::Sugar)]);
    assert!(table.saw(&Event::Sold { seat: Seat(0), good: Good::Sugar, coins: 6 }));
    assert!(completed(&table, Achievement::TradeTycoon));
}

/// PR-ACH-06: Master Architect
#[test]
fn pr_ach_06_an_expanded_building_for_six_coins() {
    let card = Achievement::MasterArchitect;
    let quarries = |count| layout(3).coins(0, 9).land(0, &[(Tile::Quarry, count, count)]);
    let build = |building| [BUILDER, Action::Build(building)];
    assert!(completes(card, quarries(3), &build(Building::Residence)), "10 - 1 - 3");
    assert!(!completes(card, quarries(2), &build(Building::Residence)), "seven");
    assert!(!completes(card, quarries(3), &build(Building::Wharf)), "no expanded building");
    let all = quarries(3).coins(0, 7);
    assert!(
        !completes(card, all, &[BUILDER, Action::BuildForAll(Building::Residence)]),
        "it is what is paid"
    );
}

/// PR-ACH-06: Big Spender
#[test]
fn pr_ach_06_all_coins_for_an_expanded_building() {
    let card = Achievement::BigSpender;
    let coins = |coins| layout(3).coins(0, coins);
    let build = |building| [BUILDER, Action::Build(building)];
    assert!(completes(card, coins(9), &build(Building::Fortress)), "10 - 1");
    assert!(!completes(card, coins(10), &build(Building::Fortress)), "one is left");
    assert!(completes(card, coins(10), &[BUILDER, Action::BuildForAll(Building::Fortress)]));
    assert!(!completes(card, coins(8), &build(Building::Wharf)), "no expanded building");
}

/// PR-ACH-06: Big Spender and the Hidden Market (PR-X1-HID-2)
#[test]
fn pr_ach_06_a_hidden_market_may_help_to_pay_everything() {
    let card = Achievement::BigSpender;
    let table = || new_buildings(3, &[Building::HiddenMarket, Building::Lumberyard, Building::CityHall]);
    let market = table().town(0, &[Building::HiddenMarket]).coins(0, 8).crates(0, only(Good::Corn, 1));
    let build = Action::Build(Building::CityHall);
    assert!(
        completes(card, market, &[BUILDER, build, Action::GiveCrate(Good::Corn)]),
        "eight of eight coins"
    );
    // A price of three and nobody has a coin: nothing is not all.
    let poor = table().town(0, &[Building::HiddenMarket, Building::Lumberyard]).coins(0, 0).idle(0, 1);
    let forests = [&[Tile::Corn; 6][..], &[Tile::Fruit; 6]].concat();
    let poor = poor.forests(0, &forests).crates(0, only(Good::Corn, 1)).vp(0, 1);
    let gives = [Action::GivePerson(18), Action::GiveCrate(Good::Corn), Action::GivePoint];
    assert!(!completes(card, poor, &[&[BUILDER, build][..], &gives].concat()));
}

/// PR-BUI-07
#[test]
fn pr_bui_07_all_coins_may_be_paid_up_to_the_printed_cost() {
    let all = Action::BuildForAll(Building::Fortress);
    let with_coins = |coins: u16| {
        let mut table = with_card(Achievement::BigSpender).coins(0, coins).sit();
        table.play(BUILDER);
        table
    };
    let mut table = with_coins(10);
    assert!(table.can(Action::Build(Building::Fortress)) && table.can(all));
    table.play(all);
    assert!(table.saw(&Event::Built { seat: Seat(0), building: Building::Fortress, price: 10 }));
    assert_eq!(table.coins(0), 0);
    assert_eq!(with_coins(9).refusal(all), (Reason::NotForAll, "PR-BUI-07"), "that is the price");
    assert_eq!(with_coins(11).refusal(all).0, Reason::NotForAll, "more than the printed cost");
    assert_eq!(with_coins(8).refusal(all).0, Reason::TooExpensive { missing: 1 });
    let wharf = Action::BuildForAll(Building::Wharf);
    assert_eq!(with_coins(9).refusal(wharf).0, Reason::NotForAll, "only for expanded buildings");
    let mut plain = layout(3).coins(0, 10).sit();
    plain.play(BUILDER);
    assert_eq!(plain.refusal(all), (Reason::NotForAll, "PR-BUI-07"), "only with expansion VI");
    // Whoever has other cards may do it just as well, so it tells nothing.
    let mut other = with_card(Achievement::MajorInvestor).coins(0, 10).sit();
    other.play(BUILDER);
    assert!(other.can(all));
}
