//! Section 8.2: the Chapel, the Notary, the Pension Office, the Villa, the Large
//! Tailor Shop and the Town Square.

use game_core::Seat;
use puerto_rico::event::{CoinWhy, PointsWhy, WorkerFrom};
use puerto_rico::{Action, Building, Event, Good, Prompt, Reason, Role, Tile};

use super::layout::{Layout, both_modules, citizens};

/// PR-X2-CHA-1, PR-XT-41
#[test]
fn pr_x2_cha_1_a_coin_with_a_worker_a_point_with_a_citizen() {
    let chapel = [Building::Chapel];
    let of = |table: Layout| {
        let table = table.role(Role::Craftsman);
        (table.coins(0), table.vp(0), table)
    };
    // Seat 0 follows: every owner has it.
    let table = || citizens(3, &chapel).governor(1);
    let (coins, vp, worker) = of(table().town(0, &chapel));
    assert_eq!((coins, vp), (1, 0));
    assert!(worker.saw(&Event::Coins { seat: Seat(0), coins: 1, why: CoinWhy::Chapel }));
    let (coins, vp, citizen) = of(table().citizen_town(0, &chapel));
    assert_eq!((coins, vp, citizen.public().vp), (0, 1, 74));
    assert!(citizen.saw(&Event::Points { seat: Seat(0), vp: 1, why: PointsWhy::Chapel }));
    let (coins, vp, _) = of(table().empty_town(0, &chapel));
    assert_eq!((coins, vp), (0, 0), "unmanned");
}

/// PR-X2-CHA-1: a point may be declined where bonuses are asked for.
#[test]
fn pr_x2_cha_1_the_point_is_a_bonus() {
    let chapel = [Building::Chapel];
    let mut table = citizens(3, &chapel).citizen_town(0, &chapel).ask().role(Role::Craftsman);
    assert_eq!(table.asked(), Some((0, Prompt::Bonus { building: Building::Chapel })));
    let mut taken = table.clone();
    table.play(Action::Pass);
    taken.play(Action::Accept);
    assert_eq!((table.vp(0), taken.vp(0)), (0, 1));
    let coin = citizens(3, &chapel).town(0, &chapel).ask().role(Role::Craftsman);
    assert!(coin.is_picking() && coin.coins(0) == 1, "nobody declines a coin");
}

/// PR-X2-CHA-1: at the start of the phase, before anybody produces.
#[test]
fn pr_x2_cha_1_before_the_production() {
    let table = citizens(3, &[Building::Chapel]).town(2, &[Building::Chapel]).land(0, &[(Tile::Corn, 1, 1)]);
    let table = table.role(Role::Craftsman);
    let at = |fits: fn(&Event) -> bool| table.events().iter().position(fits).expect("it happened");
    let coin = at(|event| matches!(event, Event::Coins { .. }));
    assert!(coin < at(|event| matches!(event, Event::Produced { .. })));
}

/// PR-X2-NOT-1, PR-XT-42
#[test]
fn pr_x2_not_1_regular_buildings_with_a_worker_expanded_with_a_citizen() {
    let wanted = [Building::Notary, Building::SmallMarket, Building::CityHall];
    let price = |table: Layout| {
        let table = table.governor(1).sit();
        (table.price(0, Building::SmallMarket), table.price(0, Building::CityHall), table)
    };
    let (market, hall, _) = price(citizens(3, &wanted).town(0, &wanted[..1]));
    assert_eq!((market, hall), (0, 10));
    let (market, hall, table) = price(citizens(3, &wanted).citizen_town(0, &wanted[..1]));
    assert_eq!((market, hall), (1, 8));
    let offer = *table.view(0).offer(Building::CityHall).expect("drafted");
    assert_eq!((offer.by_notary, offer.by_privilege, offer.by_quarries), (2, 0, 0));
    let (market, hall, _) = price(citizens(3, &wanted).empty_town(0, &wanted[..1]));
    assert_eq!((market, hall), (1, 10), "unmanned");
    let pays = |table: Layout, coins, building| {
        let mut table = table.governor(1).coins(0, coins).role(Role::Builder);
        table.decline_until(|table| table.on_turn() == 0);
        table.play(Action::Build(building));
        coins - table.coins(0)
    };
    let worker = || citizens(3, &wanted).town(0, &wanted[..1]);
    let citizen = || citizens(3, &wanted).citizen_town(0, &wanted[..1]);
    let (market, hall) = (Building::SmallMarket, Building::CityHall);
    assert_eq!((pays(worker(), 0, market), pays(worker(), 12, hall)), (0, 10));
    assert_eq!((pays(citizen(), 3, market), pays(citizen(), 8, hall)), (1, 8));
}

/// PR-X2-NOT-1: besides all other discounts, and what can be paid follows.
#[test]
fn pr_x2_not_1_adds_to_other_discounts() {
    let wanted = [Building::Notary, Building::CityHall, Building::Factory];
    let quarries = [(Tile::Quarry, 4, 4)];
    let office =
        |coins: u16| citizens(3, &wanted).citizen_town(0, &wanted[..1]).land(0, &quarries).coins(0, coins);
    let mut table = office(3).role(Role::Builder);
    assert!(table.can(Action::Build(Building::CityHall)), "10 - 4 - 1 - 2 = 3");
    table.play(Action::Build(Building::CityHall));
    assert_eq!(table.coins(0), 0);
    let poor = office(2).role(Role::Builder);
    assert_eq!(poor.refusal(Action::Build(Building::CityHall)).0, Reason::TooExpensive { missing: 1 });
    assert!(!poor.can(Action::Build(Building::Factory)), "7 - 3 - 1 = 3, and no less");
    let worker =
        citizens(3, &wanted).town(0, &wanted[..1]).land(0, &quarries).coins(0, 2).role(Role::Builder);
    assert!(worker.can(Action::Build(Building::Factory)), "7 - 3 - 1 - 1 = 2");
    assert!(!worker.can(Action::Build(Building::CityHall)));
    // The offers are those whose price can be paid.
    for coins in 0..=10 {
        for table in [office(coins), citizens(3, &wanted).town(0, &wanted[..1]).coins(0, coins)] {
            let table = table.role(Role::Builder);
            let view = table.view(0);
            let payable = view.shop.iter().filter(|offer| {
                u16::from(offer.price) <= coins && offer.building != Building::Notary && offer.left > 0
            });
            let listed = payable.map(|offer| Action::Build(offer.building)).collect::<Vec<_>>();
            assert_eq!(table.legal()[1..], listed, "{coins} coins");
        }
    }
}

/// Seat 0 follows a Captain of seat 1, who has nothing to load either.
fn pensions(of: u8, crates: [u8; 5]) -> Layout {
    let wanted = [Building::PensionOffice];
    citizens(3, &wanted).governor(1).town(0, &wanted).idle_citizens(0, of).crates(0, crates)
}

/// PR-X2-PEN-1, PR-XT-46
#[test]
fn pr_x2_pen_1_different_crates_for_a_point_each() {
    const CORN: Action = Action::GiveCrate(Good::Corn);
    const COFFEE: Action = Action::GiveCrate(Good::Coffee);
    let mut table = pensions(2, [3, 0, 0, 0, 1]).role(Role::Captain);
    assert_eq!(table.asked(), Some((0, Prompt::Pension { left: 2 })));
    assert_eq!(table.legal(), [Action::Pass, CORN, COFFEE]);
    assert_eq!(table.refusal(Action::GiveCrate(Good::Sugar)), (Reason::NoCrate, "PR-TRD-01"));
    table.play(CORN);
    assert_eq!(table.legal(), [Action::Pass, COFFEE], "each of another kind");
    assert_eq!(table.refusal(CORN).0, Reason::OutOfOrder);
    table.play(COFFEE);
    assert_eq!((table.vp(0), table.crates(0), table.public().vp), (2, [2, 0, 0, 0, 0], 73));
    assert_eq!((table.public().crates[0], table.public().crates[4]), (10 - 2, 9), "to the supply");
    assert_eq!(table.asked(), Some((0, Prompt::Load)), "before the loading");
    // At most as many as citizens, none without any, none without an office.
    let mut one = pensions(1, [1, 1, 0, 0, 0]).role(Role::Captain);
    one.play(Action::GiveCrate(Good::Fruit));
    assert_eq!((one.vp(0), one.asked()), (1, Some((0, Prompt::Load))));
    assert_eq!(pensions(0, [1; 5]).role(Role::Captain).asked(), Some((0, Prompt::Load)));
    let empty = citizens(3, &[Building::PensionOffice]).empty_town(0, &[Building::PensionOffice]);
    let empty = empty.idle_citizens(0, 2).crates(0, [1; 5]).role(Role::Captain);
    assert_eq!(empty.asked(), Some((0, Prompt::Load)), "unmanned");
    let mut declined = pensions(2, [1, 0, 0, 0, 0]).role(Role::Captain);
    declined.play(Action::Pass);
    assert_eq!(declined.vp(0), 0);
}

/// PR-X2-PEN-1: with a citizen too, and it is no load.
#[test]
fn pr_x2_pen_1_it_is_no_load() {
    let wanted = [Building::PensionOffice, Building::Harbor];
    let table = citizens(3, &wanted).citizen_town(0, &wanted).crates(0, [2, 0, 0, 0, 0]);
    let mut table = table.role(Role::Captain);
    assert_eq!(table.asked(), Some((0, Prompt::Pension { left: 2 })), "two citizens");
    table.play(Action::GiveCrate(Good::Corn));
    assert_eq!(table.vp(0), 1, "neither the Harbor nor the privilege");
    table.play(Action::Load(Good::Corn, 0));
    assert_eq!(table.vp(0), 1 + 1 + 1 + 1);
}

/// PR-X2-PEN-2
#[test]
fn pr_x2_pen_2_after_the_assembly_hall() {
    let wanted = [Building::PensionOffice, Building::AssemblyHall];
    let table = both_modules(3, &wanted).town(0, &wanted).idle_citizens(0, 1).crates(0, [2, 0, 0, 0, 0]);
    let table = table.role(Role::Captain);
    assert_eq!(
        (table.vp(0), table.asked()),
        (1, Some((0, Prompt::Pension { left: 1 }))),
        "two crates counted"
    );
}

/// PR-X2-VIL-1
#[test]
fn pr_x2_vil_1_a_citizen_or_else_a_worker_of_the_supply() {
    let villa = [Building::Villa];
    let table = || citizens(3, &villa).governor(1).register(0).land(0, &[(Tile::Corn, 3, 0)]);
    let mut first = table().town(0, &villa).role(Role::Recruiter);
    assert!(first.saw(&Event::Citizens { seat: Seat(0), citizens: 1, from: WorkerFrom::Supply }));
    first.decline_until(|table| table.is_picking());
    assert_eq!(
        (first.workers(0), first.public().seats[0].citizens.count()),
        (2, 1),
        "placed with the others"
    );
    assert_eq!(first.public().seats[0].idle, 0);
    // With a citizen on it as well.
    let with = table().citizen_town(0, &villa).role(Role::Recruiter);
    assert!(with.saw(&Event::Citizens { seat: Seat(0), citizens: 1, from: WorkerFrom::Supply }));
    let worker = table().town(0, &villa).idle_citizens(2, 20).role(Role::Recruiter);
    assert!(worker.saw(&Event::Workers { seat: Seat(0), workers: 1, from: WorkerFrom::Supply }));
    let none = table().town(0, &villa).idle_citizens(2, 20).supply(0).register_of(3, 0).role(Role::Recruiter);
    let from_supply =
        |event: &Event| matches!(event, Event::Workers { seat: Seat(0), from: WorkerFrom::Supply, .. });
    assert!(!none.events().iter().any(from_supply), "never from the Work Register");
    let unmanned = table().empty_town(0, &villa).role(Role::Recruiter);
    assert!(!unmanned.events().iter().any(|event| matches!(event, Event::Citizens { .. })));
    // It comes before the privilege, which may then find no worker.
    let last = citizens(3, &villa).register(0).town(1, &villa).idle_citizens(2, 20).supply(1);
    let last = last.role(Role::Recruiter);
    assert!(last.saw(&Event::Workers { seat: Seat(1), workers: 1, from: WorkerFrom::Supply }));
    assert_eq!(last.workers(0), 0);
}

/// PR-X2-VIL-1: a bonus like the Recruiter's worker.
#[test]
fn pr_x2_vil_1_may_be_declined() {
    let villa = [Building::Villa];
    let mut table = citizens(3, &villa).town(1, &villa).ask().register(0).role(Role::Recruiter);
    assert_eq!(table.asked(), Some((1, Prompt::Bonus { building: Building::Villa })));
    let mut taken = table.clone();
    table.play(Action::Pass);
    taken.play(Action::Accept);
    assert_eq!((table.public().citizens, taken.public().citizens), (20, 19));
}

/// PR-X2-TAI-1, PR-XT-43
#[test]
fn pr_x2_tai_1_a_coin_for_each_citizen_anywhere() {
    let tailor = [Building::Tailor];
    let paid = |table: Layout| {
        let table = table.citizen_land(0, &[(Tile::Corn, 1)]).citizen_town(0, &[Building::SmallMarket]);
        table.idle_citizens(0, 1).governor(1).role(Role::Craftsman)
    };
    let table = paid(citizens(3, &tailor).town(0, &tailor));
    assert_eq!(table.coins(0), 3);
    assert!(table.saw(&Event::Coins { seat: Seat(0), coins: 3, why: CoinWhy::Tailor }));
    assert_eq!(paid(citizens(3, &tailor).citizen_town(0, &tailor)).coins(0), 4, "it counts itself");
    assert_eq!(paid(citizens(3, &tailor).empty_town(0, &tailor)).coins(0), 0, "unmanned");
}

/// PR-X2-TAI-2, PR-EX-25, PR-BLD-CITY-1
#[test]
fn pr_x2_tai_2_a_large_production_building_that_makes_no_good() {
    let wanted = [Building::Tailor, Building::FireStation, Building::CityHall, Building::Factory];
    let table = citizens(3, &wanted).town(0, &wanted).idle_citizens(0, 1).land(0, &[(Tile::Corn, 1, 1)]);
    let table = table.role(Role::Craftsman);
    assert_eq!(table.points(0, "fire_station"), Some(2), "the Tailor");
    assert_eq!(table.points(0, "city_hall"), Some(3), "all but the Tailor");
    assert_eq!(table.coins(0), 1, "no kind for the Factory: the Tailor's coin alone");
    assert!(!table.can(Action::Extra(Good::Fruit)), "no privilege for it");
}

/// PR-X2-TOW-1, PR-EX-24, PR-XT-44, PR-END-05
#[test]
fn pr_x2_tow_1_a_point_more_for_each_citizen() {
    let wanted = [Building::TownSquare, Building::FireStation, Building::Tailor];
    let table = citizens(3, &wanted).town(0, &wanted).idle_citizens(0, 2).citizen_land(0, &[(Tile::Corn, 1)]);
    let table = table.sit();
    let lines = ["citizens", "town_square", "fire_station", "printed"].map(|line| table.points(0, line));
    assert_eq!(lines, [Some(3), Some(3), Some(2), Some(4 + 4 + 3)]);
    assert_eq!(table.total(0), 3 + 3 + 2 + 11);
    let empty = citizens(3, &wanted).empty_town(0, &wanted[..1]).idle_citizens(0, 2).sit();
    assert_eq!((empty.points(0, "town_square"), empty.points(0, "citizens")), (None, Some(2)), "unmanned");
}
