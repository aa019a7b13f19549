//! `PR-ACH-06`: the cards that ask what a seat has. Each is completed by the
//! step that makes it hold, and not by one step less.

use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Building, Good, Role, Tile};

use super::super::layout::{Layout, citizens, layout};
use super::{completed, completes, dealt};

/// Raids a ship with one crate of a good: a step that brings just that.
fn one_more(crates: [u8; 5], good: Good) -> Layout {
    layout(3).with(|position| position.config.options.exp3 = true).crates(0, crates).ships(&[
        Some((good, 1)),
        None,
        None,
    ])
}

const RAID: [Action; 3] = [Action::Role(Role::Smuggler), Action::Raid(0), Action::Spoils(1)];

/// PR-ACH-06: two goods together, at least one of each
#[test]
fn pr_ach_06_cards_of_two_goods() {
    use Good::{Coffee, Corn, Fruit, Sugar, Tobacco};
    for (card, [one, other], need) in [
        (Achievement::CaramelPopcorn, [Corn, Sugar], 8),
        (Achievement::ConfectionerySupplier, [Fruit, Sugar], 7),
        (Achievement::LuxuryCropTrader, [Coffee, Tobacco], 5),
        (Achievement::PastryMaker, [Corn, Fruit], 9),
        (Achievement::TavernSupplier, [Coffee, Sugar], 6),
        (Achievement::TobaccoFruitBroker, [Fruit, Tobacco], 6),
    ] {
        for [good, mate] in [[one, other], [other, one]] {
            let crates = |count: u8, mates: u8| {
                let mut crates = [0; 5];
                (crates[good.index()], crates[mate.index()]) = (count, mates);
                crates
            };
            assert!(completes(card, one_more(crates(need - 2, 1), good), &RAID), "{card:?}");
            assert!(!completes(card, one_more(crates(need - 3, 1), good), &RAID), "{card:?}: one too few");
            assert!(!completes(card, one_more(crates(need - 1, 0), good), &RAID), "{card:?}: no {mate:?}");
        }
    }
}

/// PR-ACH-06: Master Collector
#[test]
fn pr_ach_06_seven_crates_of_one_good() {
    let card = Achievement::MasterCollector;
    for good in Good::ALL {
        let crates = |count| {
            let mut crates = [2; 5];
            crates[good.index()] = count;
            crates
        };
        assert!(completes(card, one_more(crates(6), good), &RAID), "{good:?}");
        assert!(!completes(card, one_more(crates(5), good), &RAID), "{good:?}");
    }
}

/// PR-ACH-08
#[test]
fn pr_ach_08_crates_on_ships_do_not_count() {
    let card = Achievement::MasterCollector;
    let wharf = one_more([7, 0, 0, 0, 0], Good::Corn).town(0, &[Building::Wharf]);
    let at_sea = wharf.ships(&[None, None, None]).taken(&[(Role::Captain, 0)]).with(|position| {
        let corn = 6;
        position.seats[0].crates = [1, 0, 0, 0, 0].into();
        position.seats[0].own_ship = Some((Good::Corn, corn));
        position.seats[0].loaded = [corn, 0, 0, 0, 0].into();
        let stack = r#"[{"round": {"pick": 1}}, {"phase": {"step": 1, "next": 0}},
                {"loading": {"idle": 0, "next": 1}}, "load"]"#;
        position.stack = serde_json::from_str(stack).expect("frames");
        let phase = r#"{"role": "captain", "picker": 0, "captain_paid": true}"#;
        position.phase = serde_json::from_str(phase).expect("a phase");
    });
    let table = dealt(at_sea, &[(0, &[card])]).sit();
    let cards = table.view(0).seats[0].achievements.clone().expect("cards were dealt");
    let progress = cards.cards.expect("its own").into_iter().find(|one| one.card == card).expect("open");
    assert_eq!(progress.progress, Some((1, 7)), "six crates are on the own ship");
    let mut table = table;
    table.play(Action::Load(Good::Corn, 0));
    assert_eq!(table.crates(0), [0; 5]);
    assert!(!completed(&table, card), "seven are on ships");
}

/// A town of large production buildings: 11 circles.
fn factories() -> Layout {
    layout(3).built(0, &[(Building::LargeFruit, 3), (Building::LargeSugar, 3), (Building::TobaccoStorage, 3)])
}

/// PR-ACH-06: Head Administrator
#[test]
fn pr_ach_06_twelve_workers_on_buildings() {
    let card = Achievement::HeadAdministrator;
    // One worker comes from the Work Register and one from the privilege.
    let town =
        |on_roaster| factories().built(0, &[(Building::CoffeeRoaster, on_roaster), (Building::Office, 0)]);
    let recruit = [Action::Role(Role::Recruiter)];
    assert!(completes(card, town(1), &recruit));
    assert!(!completes(card, town(0), &recruit), "eleven");
    let idle = factories().built(0, &[(Building::CoffeeRoaster, 1)]).idle(0, 5);
    assert!(!completes(card, idle, &recruit), "whoever is idle does not count");
    // PR-ACH-05: citizens are workers. Nine and the roaster's one, and two come.
    let wanted = [Building::SmallMarket, Building::LargeMarket, Building::Harbor, Building::Office];
    let large = [(Building::LargeFruit, 3), (Building::LargeSugar, 3), (Building::CoffeeRoaster, 1)];
    let town = |circles: Layout| circles.built(0, &large).built(0, &[(Building::Office, 0)]);
    let own = town(citizens(3, &wanted).register_of(3, 0));
    assert!(completes(card, own.clone().citizen_town(0, &wanted[..3]), &recruit));
    assert!(!completes(card, own.citizen_town(0, &wanted[..2]), &recruit), "eleven");
}

/// PR-ACH-06: Leading Employer
#[test]
fn pr_ach_06_nine_workers_on_the_countryside() {
    let card = Achievement::LeadingEmployer;
    let land = |manned| layout(3).land(0, &[(Tile::Corn, 6, 6), (Tile::Quarry, 3, manned)]);
    let recruit = [Action::Role(Role::Recruiter)];
    assert!(completes(card, land(1), &recruit));
    assert!(!completes(card, land(0), &recruit), "eight");
}

/// PR-ACH-06: Leading Producer
#[test]
fn pr_ach_06_seven_crates_in_one_craftsman_phase() {
    let card = Achievement::LeadingProducer;
    let produce = [Action::Role(Role::Craftsman)];
    let land = |manned| layout(3).land(0, &[(Tile::Corn, 7, manned)]).crates(0, [2, 0, 0, 0, 0]);
    assert!(completes(card, land(6), &produce), "the extra crate is the seventh");
    assert!(!completes(card, land(5), &produce), "crates of before do not count");
    let table = dealt(land(6).governor(1), &[(0, &[card])]).role(Role::Craftsman);
    assert!(!completed(&table, card), "nor is there an extra crate for others");
}

/// PR-ACH-06: Luxury Goods Provider
#[test]
fn pr_ach_06_production_buildings_of_sugar_tobacco_and_coffee() {
    let card = Achievement::LuxuryGoodsProvider;
    let town = layout(3).coins(0, 9).empty_town(0, &[Building::SmallSugar, Building::TobaccoStorage]);
    let build = |building| [Action::Role(Role::Builder), Action::Build(building)];
    assert!(completes(card, town.clone(), &build(Building::CoffeeRoaster)), "manned or not");
    assert!(!completes(card, town.clone(), &build(Building::LargeSugar)));
    assert!(!completes(card, town, &build(Building::LargeFruit)));
}

/// PR-ACH-06: Major Investor
#[test]
fn pr_ach_06_two_expanded_buildings() {
    let card = Achievement::MajorInvestor;
    let town = layout(3).coins(0, 10).empty_town(0, &[Building::CityHall]);
    let build = |building| [Action::Role(Role::Builder), Action::Build(building)];
    assert!(completes(card, town.clone(), &build(Building::Fortress)));
    assert!(!completes(card, town, &build(Building::Wharf)));
    assert!(!completes(card, layout(3).coins(0, 10), &build(Building::Fortress)), "one");
}

/// Nine regular commercial buildings.
const COMMERCIAL: [Building; 9] = [
    Building::SmallMarket,
    Building::BuildersYard,
    Building::Hacienda,
    Building::SmallWarehouse,
    Building::Hospital,
    Building::Office,
    Building::LargeMarket,
    Building::LargeWarehouse,
    Building::Factory,
];

/// PR-ACH-06: Major Landowner
#[test]
fn pr_ach_06_two_empty_spaces_of_each_kind() {
    let card = Achievement::MajorLandowner;
    let board = |tiles, buildings| {
        let land = layout(3).land(0, &[(Tile::Corn, 8, 0), (Tile::Quarry, tiles, 0)]);
        land.empty_town(0, &COMMERCIAL[..buildings]).coins(0, 9)
    };
    let build = [Action::Role(Role::Builder), Action::Build(Building::SmallSugar)];
    assert!(completes(card, board(2, 9), &build));
    assert!(!completes(card, board(1, 9), &build), "three empty countryside spaces");
    assert!(!completes(card, board(4, 8), &build), "three empty building spaces, and none of the other");
    let market = |tiles| board(tiles, 9).empty_town(0, &[Building::SmallSugar]).market(&[Tile::Corn]);
    let take = [Action::Role(Role::Planter), Action::Take(Tile::Corn)];
    assert!(completes(card, market(1), &take), "a tile does it as well");
    assert!(!completes(card, market(0), &take));
}

/// PR-ACH-06: Master Agronomist
#[test]
fn pr_ach_06_twelve_countryside_tiles() {
    let card = Achievement::MasterAgronomist;
    let land = |tiles| layout(3).land(0, &[(Tile::Corn, tiles, 0), (Tile::Quarry, 5, 0)]);
    let take = [Action::Role(Role::Planter), Action::Take(Tile::Quarry)];
    assert!(completes(card, land(6), &take));
    assert!(!completes(card, land(5), &take), "eleven");
}

/// PR-ACH-06: Senior Bureaucrat
#[test]
fn pr_ach_06_seven_regular_commercial_buildings() {
    let card = Achievement::SeniorBureaucrat;
    let town = |count| layout(3).coins(0, 10).empty_town(0, &COMMERCIAL[..count]);
    let build = |building| [Action::Role(Role::Builder), Action::Build(building)];
    assert!(completes(card, town(6), &build(Building::School)));
    assert!(!completes(card, town(5), &build(Building::School)), "six");
    assert!(!completes(card, town(6), &build(Building::CityHall)), "an expanded one is not regular");
    assert!(
        !completes(card, town(6), &build(Building::SmallFruit)),
        "a production building is not commercial"
    );
}

/// PR-ACH-06: Tropical Produce Magnate
#[test]
fn pr_ach_06_three_production_buildings_of_fruit_and_sugar() {
    let card = Achievement::TropicalMagnate;
    let town = layout(3).coins(0, 9).empty_town(0, &[Building::SmallFruit, Building::LargeFruit]);
    let build = |building| [Action::Role(Role::Builder), Action::Build(building)];
    assert!(completes(card, town.clone(), &build(Building::SmallSugar)));
    assert!(completes(card, town.clone(), &build(Building::LargeSugar)));
    assert!(!completes(card, town, &build(Building::CoffeeRoaster)));
}

/// PR-ACH-06
#[test]
fn pr_ach_06_thirty_cards_of_145_points() {
    assert_eq!(Achievement::ALL.len(), 30);
    assert_eq!(Achievement::ALL.into_iter().map(|card| u32::from(card.points())).sum::<u32>(), 145);
    let of = |points| Achievement::ALL.into_iter().filter(|card| card.points() == points).count();
    assert_eq!([3, 4, 5, 6, 7].map(of), [3, 12, 7, 3, 5]);
    for card in Achievement::ALL {
        assert_eq!(serde_json::to_value(card).expect("JSON"), card.key());
    }
}
