//! Section 8.2: the Zoning Office and the Park Authority.

use game_core::{Game, Seat};
use puerto_rico::event::{CoinWhy, PointsWhy};
use puerto_rico::ids::Person;
use puerto_rico::{Action, Building, Event, Good, Prompt, PuertoRico, Reason, Role, Tile};

use super::layout::{Layout, both_modules, citizens};

const OFFICE: [Building; 1] = [Building::ZoningOffice];
const PARK: [Building; 1] = [Building::ParkAuthority];
const SELL: Action = Action::Sell(Good::Coffee);

/// PR-X2-ZON-1
#[test]
fn pr_x2_zon_1_a_plantation_from_the_bag_for_a_coin() {
    let table = citizens(3, &OFFICE).town(0, &OFFICE).bag(&[Tile::Tobacco]);
    let mut table = table.coins(0, 2).crates(0, [0, 0, 0, 0, 1]).role(Role::Trader);
    assert_eq!(table.asked(), Some((0, Prompt::Sell)));
    assert_eq!(table.legal(), [Action::Pass, SELL, Action::Zone]);
    // Before the sale …
    let mut before = table.clone();
    before.play(Action::Zone);
    assert_eq!(before.events(), [Event::Zoned { seat: Seat(0), tile: Tile::Tobacco }]);
    assert_eq!((before.coins(0), before.land(0, Tile::Tobacco)), (1, (1, 0)));
    assert_eq!(before.legal(), [Action::Pass, SELL], "once in a phase");
    assert_eq!(before.refusal(Action::Zone).1, "PR-RND-04");
    before.play(SELL);
    assert!(before.is_picking(), "nothing follows");
    // … or after it, or not at all.
    table.play(SELL);
    assert_eq!((table.asked(), table.legal()), (Some((0, Prompt::Zoning)), vec![Action::Pass, Action::Zone]));
    let mut not = table.clone();
    not.play(Action::Pass);
    table.play(Action::Zone);
    assert!(table.is_picking() && not.is_picking());
    assert_eq!((table.land(0, Tile::Tobacco), not.land(0, Tile::Tobacco)), ((1, 0), (0, 0)));
}

/// PR-X2-ZON-1, PR-X1-BOH-1: whoever could have come from the Bohío goes elsewhere;
/// what was asked stays, and is read again.
#[test]
fn the_zoning_office_is_still_asked_when_nobody_has_come_to_it() {
    let town = [Building::ZoningOffice, Building::Bohio];
    let table = both_modules(3, &town).built(0, &[(Building::ZoningOffice, 0), (Building::Bohio, 1)]);
    let table = table.land(0, &[(Tile::Sugar, 1, 0)]).bag(&[Tile::Corn]).coins(0, 2);
    let mut table = table.crates(0, [0, 0, 0, 0, 1]).role(Role::Trader);
    table.play_all(&[Action::Pass, SELL]);
    assert_eq!(table.asked(), Some((0, Prompt::Zoning)));
    table.play(Action::Move(Tile::Sugar as u8));
    assert_eq!((table.asked(), table.legal()), (Some((0, Prompt::Zoning)), vec![Action::Pass]));
    let (game, state) = PuertoRico::from_position(&table.position()).expect("its own position");
    assert_eq!(game.position(&state), table.position());
}

/// PR-X2-ZON-1: without a sale, with the coin of a sale, and when it cannot be.
#[test]
fn pr_x2_zon_1_needs_a_coin_a_space_and_a_worker() {
    let office = |coins: u16| citizens(3, &OFFICE).town(0, &OFFICE).bag(&[Tile::Corn]).coins(0, coins);
    let mut alone = office(1).role(Role::Trader);
    assert_eq!(alone.legal(), [Action::Pass, Action::Zone], "nothing to sell");
    alone.play(Action::Zone);
    assert!(alone.is_picking());
    assert!(office(0).role(Role::Trader).is_picking(), "no coin, nothing is asked");
    let mut earned = office(0).crates(0, [0, 0, 0, 0, 1]).role(Role::Trader);
    assert_eq!(earned.refusal(Action::Zone), (Reason::TooExpensive { missing: 1 }, "PR-BUI-06"));
    earned.play(SELL);
    assert!(earned.can(Action::Zone));
    let full = office(3).land(0, &[(Tile::Corn, 9, 0), (Tile::Quarry, 3, 0)]).crates(0, [0, 0, 0, 0, 1]);
    let full = full.role(Role::Trader);
    assert_eq!(full.refusal(Action::Zone), (Reason::CountrysideFull, "PR-PLT-07"));
    let empty = citizens(3, &OFFICE).empty_town(0, &OFFICE).coins(0, 3).role(Role::Trader);
    assert!(empty.is_picking(), "unmanned");
    // An empty bag is filled again; without discards there is nothing to draw.
    let bare = citizens(3, &OFFICE).town(0, &OFFICE).coins(0, 3).bag(&[]).only_bag();
    let mut refilled = bare.role(Role::Trader);
    refilled.play(Action::Zone);
    assert!(refilled.events().iter().any(|event| matches!(event, Event::BagRefilled { .. })));
}

/// PR-X2-ZON-1, PR-X1-LUMB-2: with a Lumberyard the tile may become a forest.
#[test]
fn pr_x2_zon_1_a_lumberyard_looks_at_the_tile() {
    let wanted = [Building::ZoningOffice, Building::Lumberyard];
    let table = both_modules(3, &wanted).town(0, &wanted).coins(0, 1).bag(&[Tile::Sugar]);
    let mut table = table.crates(0, [0, 0, 0, 0, 1]).role(Role::Trader);
    table.play(Action::Zone);
    assert_eq!(table.asked(), Some((0, Prompt::Plant { tile: Tile::Sugar })));
    assert_eq!(table.legal(), [Action::Take(Tile::Sugar), Action::Forest(Tile::Sugar)]);
    assert_eq!(table.refusal(Action::Pass), (Reason::MustChoose, "PR-RND-05"), "not refused once drawn");
    let mut forest = table.clone();
    table.play(Action::Take(Tile::Sugar));
    assert_eq!((table.land(0, Tile::Sugar), table.asked()), ((1, 0), Some((0, Prompt::Sell))));
    forest.play(Action::Forest(Tile::Sugar));
    assert_eq!(forest.public().seats[0].forests, [0, 0, 1, 0, 0]);
    forest.play(SELL);
    assert!(forest.is_picking());
}

/// PR-X2-ZON-1: the Hospital has nothing to do with it.
#[test]
fn pr_x2_zon_1_no_hospital() {
    let wanted = [Building::ZoningOffice, Building::Hospital];
    let mut table = citizens(3, &wanted).town(0, &wanted).coins(0, 1).bag(&[Tile::Corn]).role(Role::Trader);
    table.play(Action::Zone);
    assert_eq!(table.land(0, Tile::Corn), (1, 0));
}

/// PR-X2-ZON-2, PR-PLT-03
#[test]
fn pr_x2_zon_2_a_plantation_discarded_for_a_coin() {
    let table = citizens(3, &OFFICE).citizen_town(0, &OFFICE).idle(0, 1).with(|position| {
        use puerto_rico::position::Land;
        let land = |tile, count, manned, citizens| Land { tile, count, manned, citizens };
        position.seats[0].tiles = vec![land(Tile::Corn, 3, 2, 1), land(Tile::Quarry, 1, 0, 0)];
    });
    let table = table.role(Role::Trader);
    let [empty, worker, citizen] =
        [None, Some(Person::Worker), Some(Person::Citizen)].map(|person| Action::Discard(Tile::Corn, person));
    assert_eq!(table.legal(), [Action::Pass, empty, worker, citizen], "no quarry");
    assert_eq!(
        table.refusal(Action::Zone),
        (Reason::NoZoning, "PR-X2-ZON-1"),
        "with a citizen it draws nothing"
    );
    assert_eq!(table.refusal(Action::Discard(Tile::Quarry, None)).0, Reason::NoSuchLand);
    let after = |action: Action| {
        let mut table = table.clone();
        table.play(action);
        assert!(table.saw(&Event::Coins { seat: Seat(0), coins: 1, why: CoinWhy::ZoningOffice }));
        let view = table.public();
        assert_eq!((view.discards[0], table.coins(0)), (1, 1));
        (table.land(0, Tile::Corn), view.seats[0].idle, view.seats[0].citizens.idle)
    };
    assert_eq!(after(empty), ((2, 2), 1, 0));
    assert_eq!(after(worker), ((2, 1), 2, 0));
    assert_eq!(after(citizen), ((2, 1), 2, 1), "to the portrait");
}

/// PR-X2-ZON-2: not a forest; the sale may come before or after.
#[test]
fn pr_x2_zon_2_no_forest() {
    let wanted = [Building::ZoningOffice, Building::Lumberyard];
    let table = both_modules(3, &wanted).citizen_town(0, &OFFICE).town(0, &wanted[1..]);
    let forests = table.forests(0, &[Tile::Corn]);
    assert!(forests.clone().role(Role::Trader).is_picking(), "nothing to discard");
    let mut table = forests.land(0, &[(Tile::Corn, 1, 0)]).crates(0, [0, 0, 0, 0, 1]).role(Role::Trader);
    let discard = Action::Discard(Tile::Corn, None);
    assert_eq!(table.legal(), [Action::Pass, SELL, discard]);
    let mut after = table.clone();
    table.play_all(&[discard, SELL]);
    after.play_all(&[SELL, discard]);
    assert_eq!((table.coins(0), after.coins(0)), (1 + 4 + 1, 1 + 4 + 1));
    assert!(table.is_picking() && after.is_picking());
}

/// PR-X2-ZON-3, PR-BLD-SMKT-2, PR-TRD-04
#[test]
fn pr_x2_zon_3_no_market_no_sale() {
    let town = [Building::SmallMarket, Building::LargeMarket];
    let table = citizens(3, &[Building::ZoningOffice, Building::SmallMarket, Building::LargeMarket]);
    let mut table = table.citizen_town(0, &OFFICE).town(0, &town).land(0, &[(Tile::Corn, 1, 0)]);
    table = table.house(&[Good::Corn, Good::Fruit, Good::Sugar]);
    let mut table = table.role(Role::Trader);
    table.play(Action::Discard(Tile::Corn, None));
    assert_eq!((table.coins(0), table.public().house), (1, [1, 1, 1, 0, 0]));
}

/// A Planter of seat 0 in which nobody takes anything, up to its end.
fn planted(table: Layout) -> super::table::Table {
    let mut table = table.role(Role::Planter);
    table.decline_until(|table| !matches!(table.asked(), Some((_, Prompt::Take))));
    table
}

/// PR-X2-PARK-1, PR-PLT-03
#[test]
fn pr_x2_park_1_a_plantation_or_a_forest_may_be_discarded() {
    let wanted = [Building::ParkAuthority, Building::Lumberyard];
    let table =
        both_modules(3, &wanted).town(1, &wanted).land(1, &[(Tile::Corn, 1, 1), (Tile::Quarry, 1, 0)]);
    let mut table = planted(table.forests(1, &[Tile::Sugar]).market(&[Tile::Coffee]));
    assert_eq!(table.asked(), Some((1, Prompt::Park)), "not only the picker");
    let [corn, forest] = [Action::Discard(Tile::Corn, Some(Person::Worker)), Action::Clear(Tile::Sugar)];
    assert_eq!(table.legal(), [Action::Pass, corn, forest]);
    assert_eq!(table.refusal(Action::Discard(Tile::Corn, None)), (Reason::NoSuchLand, "PR-X2-PARK-1"));
    assert_eq!(table.public().market[4], 1, "before the market is renewed");
    let mut cleared = table.clone();
    table.play(corn);
    assert_eq!((table.land(1, Tile::Corn), table.public().seats[1].idle, table.coins(1)), ((0, 0), 1, 0));
    cleared.play(forest);
    assert_eq!(cleared.public().seats[1].forests, [0; 5]);
    let discarded = cleared.public().discards;
    assert_eq!((discarded[2], discarded[4]), (1, 1), "as the printed type, and the market after it");
    let nothing = planted(citizens(3, &PARK).town(1, &PARK).land(1, &[(Tile::Quarry, 1, 0)]));
    assert!(nothing.is_picking(), "nothing to discard, nothing is asked");
}

/// The points of seat 0 with a citizen in its Park Authority.
fn park(tiles: [u8; 3]) -> u16 {
    let mut table = citizens(3, &PARK).citizen_town(0, &PARK);
    for (seat, count) in tiles.into_iter().enumerate() {
        table = table.land(seat, &[(Tile::ALL[seat], count, 0)]);
    }
    planted(table).vp(0)
}

/// PR-X2-PARK-2, PR-XT-45, PR-X1-LUMB-4
#[test]
fn pr_x2_park_2_two_points_with_fewer_tiles_than_each_other() {
    assert_eq!((park([4, 5, 5]), park([4, 5, 4]), park([5, 4, 6])), (2, 0, 0), "a tie is not fewer");
    let mut table = citizens(4, &PARK).citizen_town(0, &PARK);
    for (seat, count) in [4, 5, 5, 4].into_iter().enumerate() {
        table = table.land(seat, &[(Tile::ALL[seat], count, 0)]);
    }
    assert_eq!(planted(table).vp(0), 0);
    // Forests are countryside tiles too.
    let wanted = [Building::ParkAuthority, Building::Lumberyard];
    let table = both_modules(2, &wanted).citizen_town(0, &PARK).land(0, &[(Tile::Corn, 1, 0)]);
    let table = table.empty_town(1, &[Building::Lumberyard]);
    let forests = planted(table.forests(1, &[Tile::Sugar, Tile::Sugar]));
    assert!(forests.saw(&Event::Points { seat: Seat(0), vp: 2, why: PointsWhy::ParkAuthority }));
}

/// PR-X2-PARK-2: a bonus.
#[test]
fn pr_x2_park_2_may_be_declined() {
    let table = citizens(2, &PARK).citizen_town(0, &PARK).ask().land(1, &[(Tile::Corn, 1, 0)]);
    let mut table = planted(table);
    assert_eq!(table.asked(), Some((0, Prompt::Bonus { building: Building::ParkAuthority })));
    let mut taken = table.clone();
    table.play(Action::Pass);
    taken.play(Action::Accept);
    assert_eq!((table.vp(0), taken.vp(0)), (0, 2));
}

/// PR-X2-PARK-1: after the second tile of the Publishing House.
#[test]
fn pr_x2_park_1_after_the_publishing_house() {
    let wanted = [Building::ParkAuthority, Building::PublishingHouse];
    let table = both_modules(3, &wanted).town(0, &wanted).market(&[Tile::Corn, Tile::Corn]);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    table.decline_until(|table| matches!(table.asked(), Some((0, Prompt::SecondTile))));
    table.play(Action::Take(Tile::Corn));
    assert_eq!(table.asked(), Some((0, Prompt::Park)));
}
