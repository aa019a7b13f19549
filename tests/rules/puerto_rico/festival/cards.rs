//! Cards about plantations, buildings and the Trading House.

use game_core::Seat;
use puerto_rico::event::PointsWhy;
use puerto_rico::{Action, Building, Event, FestivalCard, Good, Prompt, Role, Tile};

use super::{build, card, cards, new_buildings, winner, with_cards, won};

const MARKET: [Tile; 4] = [Tile::Corn, Tile::Fruit, Tile::Sugar, Tile::Coffee];

/// PR-FCD-05: Outstanding Farmer.
#[test]
fn pr_fcd_05_farmer_prize_takes_three_plantations() {
    let prize = card(FestivalCard::FarmerPrize, &[], &[Tile::Sugar]);
    for (owned, takes, workers) in [(2, Tile::Sugar, Some(3)), (2, Tile::Corn, None), (1, Tile::Sugar, None)]
    {
        let table =
            cards(3, std::slice::from_ref(&prize)).market(&MARKET).land(0, &[(Tile::Sugar, owned, 0)]);
        let mut table = table.role(Role::Planter);
        table.play(Action::Take(takes));
        assert_eq!(winner(&table, FestivalCard::FarmerPrize), workers.map(|_| 0), "{owned} and {takes:?}");
        assert_eq!(table.saw(&won(0, FestivalCard::FarmerPrize, 3)), workers.is_some());
    }
}

/// PR-FCD-05: Twin Farms.
#[test]
fn pr_fcd_05_twin_farms_takes_two_of_each() {
    let twins = card(FestivalCard::TwinFarms, &[], &[Tile::Corn, Tile::Sugar]);
    let three = Event::Points { seat: Seat(0), vp: 3, why: PointsWhy::Festival };
    for (corn, sugar, fulfils) in [(2, 1, true), (1, 1, false), (3, 1, true), (3, 0, false)] {
        let table = cards(3, std::slice::from_ref(&twins)).market(&MARKET);
        let land = [(Tile::Corn, corn, 0), (Tile::Sugar, sugar, 0)];
        let land: Vec<_> = land.into_iter().filter(|(_, count, _)| *count > 0).collect();
        let mut table = table.land(0, &land).role(Role::Planter);
        let bag = table.public().bag;
        table.play(Action::Take(Tile::Sugar));
        assert_eq!(winner(&table, FestivalCard::TwinFarms), fulfils.then_some(0), "{corn} and {sugar}");
        assert_eq!((table.saw(&three), table.vp(0)), (fulfils, if fulfils { 3 } else { 0 }));
        assert_eq!(table.public().bag, bag + if fulfils { 2 } else { 0 }, "both return");
    }
}

/// PR-FCD-05: Pioneers' Tribute.
#[test]
fn pr_fcd_05_pioneer_takes_the_building_of_three_points() {
    let pioneer = build(FestivalCard::Pioneer, Building::Factory);
    for (built, points) in [(Building::Factory, 3), (Building::School, 0)] {
        let mut table = cards(3, std::slice::from_ref(&pioneer)).coins(0, 9).role(Role::Builder);
        table.play(Action::Build(built));
        assert_eq!((table.vp(0), winner(&table, FestivalCard::Pioneer).is_some()), (points, points > 0));
    }
    // With one copy in the game it was for sale all the time.
    let mut table = cards(2, &[pioneer]).coins(0, 9).role(Role::Builder);
    table.play(Action::Build(Building::Factory));
    assert_eq!((table.vp(0), table.public().offer(Building::Factory).expect("in this game").left), (3, 0));
}

/// PR-FCD-05: Town Patron.
#[test]
fn pr_fcd_05_patron_takes_the_expanded_building() {
    let patron = build(FestivalCard::Patron, Building::CityHall);
    for (built, points) in [(Building::CityHall, 3), (Building::Fortress, 0)] {
        let mut table = cards(4, std::slice::from_ref(&patron)).coins(0, 9).role(Role::Builder);
        table.play(Action::Build(built));
        assert_eq!((table.vp(0), winner(&table, FestivalCard::Patron).is_some()), (points, points > 0));
    }
    // PR-FES-08: the Church's points come with the building.
    let table = new_buildings(3, &[Building::Church, Building::CityHall]).coins(0, 9);
    let mut table = with_cards(table, &[patron]).town(0, &[Building::Church]).role(Role::Builder);
    table.play(Action::Build(Building::CityHall));
    assert_eq!(table.vp(0), 3 + 2);
}

/// PR-FCD-05: Closing Time.
#[test]
fn pr_fcd_05_early_close_takes_the_fourth_crate() {
    let close = card(FestivalCard::EarlyClose, &[Good::Coffee], &[]);
    let three = [Good::Corn, Good::Fruit, Good::Sugar];
    for (house, sold, workers) in [
        (&three[..], Good::Coffee, Some(2)),
        (&three[1..], Good::Coffee, None),
        (&three[..], Good::Tobacco, None),
    ] {
        let table = cards(3, std::slice::from_ref(&close)).house(house).crates(0, [0, 0, 0, 1, 1]);
        let mut table = table.land(0, &[(Tile::Corn, 3, 0)]).role(Role::Trader);
        table.play(Action::Sell(sold));
        assert_eq!(winner(&table, FestivalCard::EarlyClose), workers.map(|_| 0), "{house:?} and {sold:?}");
        if let Some(left) = workers {
            assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left })));
            table.play_all(&[Action::Place(0), Action::Place(0)]);
            assert!(table.saw(&Event::HouseEmptied), "the phase goes on");
            assert_eq!(table.land(0, Tile::Corn), (3, 2));
        }
    }
    // PR-X1-OUT-3: the Merchant Outpost sells nothing.
    let outpost = with_cards(new_buildings(3, &[Building::MerchantOutpost]), &[close]);
    let outpost = outpost.house(&three).crates(0, [0, 0, 0, 0, 1]).town(0, &[Building::MerchantOutpost]);
    let mut table = outpost.role(Role::Trader);
    table.play(Action::Export(Good::Coffee));
    assert_eq!(winner(&table, FestivalCard::EarlyClose), None);
}

/// PR-FCD-03: a card gives what it says.
#[test]
fn pr_fcd_03_what_a_card_gives_is_told_beforehand() {
    let prize = card(FestivalCard::FarmerPrize, &[], &[Tile::Sugar]);
    let table = cards(3, &[prize]).market(&MARKET).land(0, &[(Tile::Sugar, 2, 0)]).role(Role::Planter);
    assert_eq!(table.consequences(Action::Take(Tile::Sugar)).changes[0].workers, 3);
    assert_eq!(table.consequences(Action::Take(Tile::Corn)).changes[0].workers, 0);
}
