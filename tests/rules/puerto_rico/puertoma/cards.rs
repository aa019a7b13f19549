//! 9.2: the tie-break cards.

use std::collections::BTreeSet;

use puerto_rico::data::puertoma::TieCard;
use puerto_rico::event::Weighed;
use puerto_rico::position::ShownObjective;
use puerto_rico::{Building, Event, FestivalCard, Good, Role, Tile};

use super::super::layout::Layout;
use super::super::table::Table;
use super::{LAST, action_board, built, duo, follows, picked, picks, seat, took, trio, weighed};

/// The printed cards (PR-AUT-CARD-1).
pub fn printed(card: u8) -> [Role; 7] {
    use Role::*;
    match card {
        1 => [Builder, Recruiter, Craftsman, Trader, Captain, Planter, Adventurer],
        2 => [Captain, Trader, Recruiter, Builder, Planter, Adventurer, Craftsman],
        3 => [Trader, Craftsman, Recruiter, Builder, Adventurer, Planter, Captain],
        4 => [Craftsman, Builder, Recruiter, Adventurer, Trader, Captain, Planter],
        5 => [Recruiter, Builder, Adventurer, Captain, Craftsman, Trader, Planter],
        6 => [Builder, Adventurer, Recruiter, Trader, Captain, Craftsman, Planter],
        7 => [Adventurer, Builder, Recruiter, Captain, Trader, Craftsman, Planter],
        8 => [Builder, Captain, Recruiter, Trader, Craftsman, Planter, Adventurer],
        other => panic!("there is no card {other}"),
    }
}

/// Four roles tie: the marker leads to none that would serve it.
pub fn tied() -> Layout {
    duo()
        .action_marker(Role::Craftsman)
        .market(&[Tile::Coffee])
        .coins(1, 3)
        .land(1, &[(Tile::Corn, 1, 1), (Tile::Tobacco, 1, 0)])
        .empty_town(1, &[Building::SmallMarket])
        .reserved(1, Building::CityHall)
}

const TIED: [Role; 4] = [Role::Planter, Role::Recruiter, Role::Builder, Role::Craftsman];

fn drawn(table: &Table) -> Vec<u8> {
    action_board(table).drawn.iter().map(|card| card.number()).collect()
}

/// PR-AUT-CARD-1
#[test]
fn pr_aut_card_1_there_are_eight_cards_with_seven_roles_each() {
    assert_eq!(TieCard::ALL.map(TieCard::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    for card in TieCard::ALL {
        assert_eq!(card.roles(), printed(card.number()), "card {card}");
    }
}

/// PR-AUT-CARD-2
#[test]
fn pr_aut_card_2_an_empty_pile_is_shuffled_when_a_card_is_drawn() {
    let last = |numbers: &[u8]| {
        let cards = numbers.iter().map(|number| TieCard::try_from(*number).expect("a card")).collect();
        tied().tie_cards(&[5]).with(|position| position.action_board.as_mut().expect("laid").drawn = cards)
    };
    let table = picks(last(&[4, 1, 2, 3, 6, 7, 8]));
    assert_eq!(action_board(&table).cards_left, 0, "the last one");
    assert_eq!(drawn(&table), [5, 4, 1, 2, 3, 6, 7, 8], "the latest first");
    let mut seen = BTreeSet::new();
    for luck in 0..200 {
        let all = (1..=8).map(|number| TieCard::try_from(number).expect("a card")).collect();
        let table = tied().with(|position| {
            position.action_board.as_mut().expect("laid").drawn = all;
            position.luck = luck;
        });
        let table = picks(table);
        let (left, drawn) = (action_board(&table).cards_left, drawn(&table));
        assert_eq!((left, drawn.len()), (7, 1), "all eight were shuffled, then one was drawn");
        seen.insert(drawn[0]);
    }
    assert_eq!(seen.len(), 8, "in any order");
}

/// PR-AUT-CARD-3
#[test]
fn pr_aut_card_3_the_first_candidate_on_the_card_is_taken() {
    for number in 1..=8 {
        let table = picks(tied().tie_cards(&[number]));
        let first = printed(number).into_iter().find(|role| TIED.contains(role));
        assert_eq!(picked(&table), first, "card {number}");
        let card = TieCard::try_from(number).expect("a card");
        let said = Weighed::RoleByCard { card, role: first.expect("one of four") };
        assert!(weighed(&table, 1).contains(&said));
        assert_eq!(drawn(&table)[0..1], [number]);
    }
}

/// PR-AUT-CARD-4, PR-AUT-CARD-6, C34: five expanded buildings for the marker,
/// and two dear ones to build.
#[test]
fn pr_aut_card_4_things_are_counted_from_the_left_again_and_again() {
    let expanded = [
        Building::FireStation,
        Building::Residence,
        Building::Fortress,
        Building::CustomsHouse,
        Building::CityHall,
    ];
    for number in 1..=8u8 {
        let other = if number == 1 { 2 } else { 1 };
        let chosen = expanded[(usize::from(number) - 1) % 5];
        let table = follows(trio().coins(LAST, 1).tie_cards(&[number, other]), Role::Builder);
        assert_eq!(built(&table, LAST), [(Building::SmallMarket, 1)]);
        let card = TieCard::try_from(number).expect("a card");
        let buildings = expanded.to_vec();
        assert!(weighed(&table, LAST).contains(&Weighed::BuildingByCard {
            card,
            buildings,
            building: chosen
        }));
        assert!(table.saw(&Event::Reserved { seat: seat(LAST), building: Some(chosen) }));
        let table = follows(trio().coins(LAST, 8).tie_cards(&[number, other]), Role::Builder);
        let pair = [Building::School, Building::Harbor];
        assert_eq!(built(&table, LAST), [(pair[(usize::from(number) - 1) % 2], 8)]);
    }
}

/// PR-AUT-CARD-5
#[test]
fn pr_aut_card_5_no_card_is_drawn_for_one_candidate() {
    let table = picks(tied().role_coins(Role::Recruiter, 1));
    assert_eq!((picked(&table), action_board(&table).cards_left), (Some(Role::Recruiter), 8));
    let one = trio().coins(LAST, 7).empty_town(LAST, &[Building::SmallMarket]);
    let table = follows(one.reserved(LAST, Building::CityHall), Role::Builder);
    assert_eq!((built(&table, LAST), action_board(&table).cards_left), (vec![(Building::Factory, 7)], 8));
}

/// PR-AUT-CARD-6, C34: with the other costs the Factory comes before the
/// Harbor and the School costs less; plantations are counted from corn on.
#[test]
fn pr_aut_card_6_left_is_what_costs_less_and_corn() {
    for (number, building) in [(1, Building::Factory), (2, Building::Harbor)] {
        let table = trio().coins(LAST, 8).tie_cards(&[number]);
        let table = follows(table.with(|position| position.config.options.costs = true), Role::Builder);
        assert_eq!(built(&table, LAST), [(building, 8)]);
    }
    let types = [Tile::Corn, Tile::Sugar];
    for number in 1..=8 {
        let mut fair = shown(FestivalCard::TwinFarms);
        fair.tiles = vec![Tile::Sugar, Tile::Corn];
        let table = with_objective(trio(), fair).market(&[Tile::Coffee, Tile::Sugar, Tile::Corn]);
        let table = follows(table.tie_cards(&[number]), Role::Planter);
        assert_eq!(took(&table, LAST), [types[(usize::from(number) - 1) % 2]], "card {number}");
    }
}

/// A card on which nothing lies.
pub fn shown(card: FestivalCard) -> ShownObjective {
    ShownObjective { card, goods: Vec::new(), tiles: Vec::new(), building: None, won_by: None }
}

/// A festival with one open objective, the first; two others are fulfilled.
pub fn with_objective(table: Layout, objective: ShownObjective) -> Layout {
    let other = [FestivalCard::EarlyClose, FestivalCard::WeighOff, FestivalCard::GrandSendoff];
    let others = other.into_iter().filter(|other| *other != objective.card).take(2);
    let won = others.map(|card| ShownObjective {
        won_by: Some(seat(0)),
        goods: vec![Good::Tobacco],
        ..shown(card)
    });
    let festival = std::iter::once(objective.clone()).chain(won).collect();
    table.with(|position| {
        (position.config.options.exp4, position.config.options.exp5) = (true, true);
        position.festival = festival;
    })
}
