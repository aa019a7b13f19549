//! Sections 11.1 and 11.3: the examples of the rulebooks, to the printed
//! numbers. The long one of the Captain is in `captain_example.rs`.

use puerto_rico::{Action, Building, Good, Prompt, Role, Tile};

use super::layout::{both, classic, layout};

/// PR-EX-01
#[test]
fn pr_ex_01_six_workers_for_four_players() {
    let mut table = layout(4).register(6).ask().governor(1).role(Role::Recruiter);
    let supply = table.public().workers;
    table.play(Action::Accept);
    let gained: Vec<u8> = [1, 2, 3, 0].map(|seat| table.workers(seat)).to_vec();
    assert_eq!(gained, [3, 2, 1, 1]);
    assert_eq!(table.public().register, 4, "0, and filled again");
    assert_eq!(table.public().workers, supply - 1 - 4);
}

/// PR-EX-02
#[test]
fn pr_ex_02_three_quarries() {
    let table = layout(3).governor(1).coins(0, 20).land(0, &[(Tile::Quarry, 3, 3)]);
    for (building, price) in
        [(Building::BuildersYard, 1), (Building::Office, 3), (Building::Harbor, 5), (Building::CityHall, 7)]
    {
        let mut table = table.clone().role(Role::Builder);
        table.play(Action::Pass);
        assert_eq!((table.on_turn(), table.play(Action::Build(building)).coins(0)), (0, 20 - price));
    }
}

/// PR-EX-03
#[test]
fn pr_ex_03_production_capacity() {
    let land = [(Tile::Corn, 3, 2), (Tile::Tobacco, 2, 2), (Tile::Sugar, 4, 3)];
    let town = [(Building::TobaccoStorage, 1), (Building::SmallSugar, 1), (Building::LargeSugar, 3)];
    for table in both(3) {
        let table = table.land(1, &land).built(1, &town).role(Role::Craftsman);
        assert_eq!(table.crates(1), [2, 0, 3, 1, 0]);
    }
}

/// PR-EX-05
#[test]
fn pr_ex_05_corn_at_a_small_market() {
    let mut table = layout(3).crates(0, [1, 0, 0, 0, 0]).town(0, &[Building::SmallMarket]).role(Role::Trader);
    assert_eq!(table.play(Action::Sell(Good::Corn)).coins(0), 2);
}

/// PR-EX-06, PR-TRD-03
#[test]
fn pr_ex_06_two_offices_sell_sugar() {
    let table = layout(3).house(&[Good::Sugar]).town(0, &[Building::Office]).town(1, &[Building::Office]);
    let mut table = table.crates(0, [0, 0, 1, 0, 0]).crates(1, [0, 0, 1, 0, 0]).role(Role::Trader);
    table.play_all(&[Action::Sell(Good::Sugar), Action::Sell(Good::Sugar)]);
    assert_eq!(table.public().house, [0, 0, 3, 0, 0]);
}

/// PR-EX-07
#[test]
fn pr_ex_07_a_factory_and_three_kinds() {
    let land = [(Tile::Corn, 3, 3), (Tile::Coffee, 1, 1), (Tile::Fruit, 2, 2)];
    let town = [(Building::Factory, 1), (Building::CoffeeRoaster, 1), (Building::LargeFruit, 2)];
    let table = layout(3).land(1, &land).built(1, &town).role(Role::Craftsman);
    assert_eq!((table.crates(1), table.coins(1)), ([3, 2, 0, 0, 1], 2));
}

/// PR-EX-08
#[test]
fn pr_ex_08_harbor_and_wharf() {
    let laden = [Some((Good::Tobacco, 1)), Some((Good::Sugar, 3)), None];
    let table = layout(3).ships(&laden).town(1, &[Building::Harbor, Building::Wharf]);
    let mut table = table.crates(1, [0, 0, 2, 5, 0]).role(Role::Captain);
    let mut vp = Vec::new();
    for action in [Action::Load(Good::Tobacco, 0), Action::Load(Good::Sugar, 1), Action::Wharf(Good::Tobacco)]
    {
        let before = table.vp(1);
        vp.push(table.play(action).vp(1) - before);
    }
    assert_eq!(vp, [3 + 1, 2 + 1, 2 + 1]);
}

/// PR-EX-09
#[test]
fn pr_ex_09_fire_station() {
    let town = [Building::SmallFruit, Building::LargeFruit, Building::CoffeeRoaster, Building::LargeSugar];
    let table = layout(3).town(0, &[Building::FireStation]).empty_town(0, &town).sit();
    assert_eq!(table.points(0, "fire_station"), Some(7));
}

/// PR-EX-10
#[test]
fn pr_ex_10_fortress() {
    let table = layout(3).land(0, &[(Tile::Corn, 9, 9)]).town(0, &[Building::Fortress]).idle(0, 12).sit();
    assert_eq!((table.workers(0), table.points(0, "fortress")), (22, Some(7)));
}

/// PR-EX-11
#[test]
fn pr_ex_11_customs_house() {
    let table = layout(3).vp(0, 30).town(0, &[Building::CustomsHouse]).sit();
    assert_eq!(table.points(0, "customs_house"), Some(7));
}

/// PR-EX-12
#[test]
fn pr_ex_12_city_hall() {
    let town = [
        Building::BuildersYard,
        Building::Hospital,
        Building::LargeMarket,
        Building::Factory,
        Building::School,
        Building::CustomsHouse,
    ];
    let table = layout(3).empty_town(0, &town).town(0, &[Building::CityHall]).sit();
    assert_eq!(table.points(0, "city_hall"), Some(7));
}

/// PR-EX-32
#[test]
fn pr_ex_32_two_markets_sell_fruit() {
    let town = [Building::SmallMarket, Building::LargeMarket];
    let mut table = layout(3).town(1, &town).crates(1, [0, 1, 0, 0, 0]).role(Role::Trader);
    assert_eq!(table.play(Action::Sell(Good::Fruit)).coins(1), 4);
}

/// PR-EX-33
#[test]
fn pr_ex_33_two_warehouses_keep_three_kinds_and_a_crate() {
    // No ship takes anything any more.
    let laden = [(Good::Corn, 4), (Good::Tobacco, 5), (Good::Coffee, 6)].map(Some);
    for table in both(3) {
        let table = table.ships(&laden).crates(0, [4, 3, 2, 2, 1]);
        let table = table.town(0, &[Building::SmallWarehouse, Building::LargeWarehouse]);
        let mut table = table.role(Role::Captain);
        assert_eq!(table.asked(), Some((0, Prompt::StoreAll { left: 3 })));
        table.play_all(&[Good::Corn, Good::Fruit, Good::Sugar].map(Action::StoreAll));
        table.play(Action::KeepOne(Good::Tobacco));
        assert_eq!(table.crates(0), [4, 3, 2, 1, 0]);
    }
}

/// PR-EX-40
#[test]
fn pr_ex_40_four_quarries_for_an_expanded_building() {
    let mut table = classic(3).land(0, &[(Tile::Quarry, 4, 4)]).coins(0, 5).role(Role::Builder);
    assert_eq!(table.play(Action::Build(Building::Residence)).coins(0), 0);
}

/// PR-EX-41
#[test]
fn pr_ex_41_no_price_is_negative() {
    let mut table = classic(3).land(0, &[(Tile::Quarry, 1, 1)]).coins(0, 5).role(Role::Builder);
    assert_eq!(table.play(Action::Build(Building::SmallFruit)).coins(0), 5);
}

/// PR-EX-42
#[test]
fn pr_ex_42_the_most_that_one_player_can_produce() {
    let plants = [
        (Building::SmallFruit, 1),
        (Building::LargeFruit, 3),
        (Building::SmallSugar, 1),
        (Building::LargeSugar, 3),
        (Building::TobaccoStorage, 3),
        (Building::CoffeeRoaster, 2),
    ];
    for (land, crates) in [
        ([(Tile::Fruit, 6, 6), (Tile::Sugar, 6, 6)], [0, 4, 4, 0, 0]),
        ([(Tile::Tobacco, 6, 6), (Tile::Coffee, 6, 6)], [0, 0, 0, 3, 2]),
        ([(Tile::Corn, 10, 10), (Tile::Quarry, 2, 2)], [10, 0, 0, 0, 0]),
    ] {
        let table = classic(4).built(1, &plants).land(1, &land).role(Role::Craftsman);
        assert_eq!(table.crates(1), crates);
    }
}

/// PR-EX-43
#[test]
fn pr_ex_43_both_markets() {
    let town = [Building::SmallMarket, Building::LargeMarket];
    let mut table = classic(3).town(1, &town).crates(1, [1, 0, 0, 0, 0]).role(Role::Trader);
    assert_eq!(table.play(Action::Sell(Good::Corn)).coins(1), 3);
}

/// PR-EX-44
#[test]
fn pr_ex_44_both_warehouses() {
    let laden = [Some((Good::Corn, 4)), Some((Good::Fruit, 5)), Some((Good::Sugar, 6))];
    let table = classic(3).ships(&laden).town(0, &[Building::SmallWarehouse, Building::LargeWarehouse]);
    let table = table.crates(0, [2, 2, 2, 0, 0]).role(Role::Captain);
    assert_eq!(table.crates(0), [2, 2, 2, 0, 0], "three kinds need no choice");
}

/// PR-EX-45
#[test]
fn pr_ex_45_the_universitys_colonist_from_the_ship() {
    for (register, workers, left) in [(2, 1, 1), (0, 0, 0)] {
        let table = classic(3).town(0, &[Building::School]).coins(0, 9).register(register).supply(0);
        let mut table = table.role(Role::Builder);
        table.play(Action::Build(Building::Office));
        assert_eq!((table.on(0, Building::Office), table.public().register), (Some(workers), left));
    }
}

/// PR-EX-46
#[test]
fn pr_ex_46_hospice_and_hacienda() {
    for tile in [Tile::Corn, Tile::Quarry] {
        let table = classic(3).town(0, &[Building::Hospital, Building::Hacienda]).bag(&[Tile::Sugar]);
        let mut table = table.market(&[Tile::Corn]).role(Role::Planter);
        table.play_all(&[Action::Draw, Action::Take(tile)]);
        assert_eq!((table.land(0, Tile::Sugar), table.land(0, tile)), ((1, 0), (1, 1)));
    }
}

/// PR-EX-47
#[test]
fn pr_ex_47_residence() {
    for (tiles, points) in [(8, 4), (10, 5), (11, 6), (12, 7)] {
        let table = classic(3).town(0, &[Building::Residence]).land(0, &[(Tile::Fruit, tiles, 0)]).sit();
        assert_eq!(table.points(0, "residence"), Some(points));
    }
}

/// PR-EX-48
#[test]
fn pr_ex_48_points_without_a_supply() {
    let table = classic(3).town(0, &[Building::CustomsHouse]).crates(0, [4, 0, 0, 0, 0]).vp(0, 3);
    let mut table = table.vp_left(0).last_round().role(Role::Captain);
    table.play(Action::Load(Good::Corn, 0));
    assert_eq!((table.public().vp, table.public().recorded_vp), (0, 5));
    assert_eq!((table.points(0, "chips"), table.points(0, "customs_house")), (Some(8), Some(2)));
}
