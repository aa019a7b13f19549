//! Workers of a reward, and what goes on after them.

use game_core::{Game, Seat};
use puerto_rico::{Action, Building, Event, FestivalCard, Good, Prompt, PuertoRico, Reason, Role, Tile};

use super::{Layout, Table, card, cards, new_buildings, winner, with_cards, won};

/// Seat 0 is one corn short of Outstanding Farmer.
fn farmer(table: Layout) -> Layout {
    with_cards(table, &[card(FestivalCard::FarmerPrize, &[], &[Tile::Corn])]).market(&[Tile::Corn])
}

fn read_back(table: &Table) {
    let read = PuertoRico::from_position(&table.position()).expect("a position of this game");
    assert_eq!(read.0.position(&read.1), table.position());
}

/// PR-FES-02, PR-FCD-09
#[test]
fn pr_fcd_09_workers_go_to_empty_circles_or_to_the_portrait() {
    let land = [(Tile::Corn, 2, 2), (Tile::Sugar, 1, 0), (Tile::Quarry, 1, 1)];
    let table = farmer(super::layout(3)).land(0, &land).empty_town(0, &[Building::LargeFruit]);
    let mut table = table.role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 3 })));
    assert_eq!(table.legal(), [Action::Pass, Action::Place(0), Action::Place(2), Action::Place(6)]);
    assert_eq!(table.refusal(Action::Place(5)), (Reason::NoCircle, "PR-REC-03"));
    assert_eq!(table.refusal(Action::Place(7)).0, Reason::NoCircle);
    assert_eq!(table.refusal(Action::Take(Tile::Corn)).0, Reason::NotAsked);
    table.play(Action::Place(2));
    assert_eq!(table.legal(), [Action::Pass, Action::Place(6)], "in ascending order");
    assert_eq!(table.refusal(Action::Place(0)).0, Reason::OutOfOrder);
    read_back(&table);
    table.play(Action::Pass);
    assert!(table.saw(&Event::RewardKept { seat: Seat(0), workers: 2 }));
    assert_eq!((table.public().seats[0].idle, table.land(0, Tile::Sugar)), (2, (1, 1)));
    assert_eq!(table.on_turn(), 1);
}

/// PR-FES-02: as many as the supply has.
#[test]
fn pr_fes_02_only_the_supply_gives_workers() {
    for (supply, given) in [(5, 3), (2, 2), (1, 1), (0, 0)] {
        let table = farmer(super::layout(3)).land(0, &[(Tile::Corn, 2, 0)]).supply(supply).register(4);
        let mut table = table.role(Role::Planter);
        table.play(Action::Take(Tile::Corn));
        assert!(table.saw(&won(0, FestivalCard::FarmerPrize, given)), "{supply} in the supply");
        let asked = if given > 0 { (0, Prompt::Rewarded { left: given }) } else { (1, Prompt::Hacienda) };
        match table.asked() {
            Some((seat, Prompt::Rewarded { left })) => assert_eq!((seat, Prompt::Rewarded { left }), asked),
            _ => assert_eq!(given, 0),
        }
        assert_eq!((table.public().workers, table.public().register), (supply - given, 4));
    }
}

/// Without an empty circle nothing is asked.
#[test]
fn pr_fes_02_without_a_circle_they_stand_on_the_portrait() {
    let delivery = card(FestivalCard::Delivery, &[Good::Corn, Good::Corn], &[]);
    let mut table = cards(3, &[delivery]).crates(0, [3, 0, 0, 0, 0]).role(Role::Captain);
    table.play(Action::Load(Good::Corn, 2));
    assert!(table.is_picking());
    assert_eq!(table.public().seats[0].idle, 2);
}

/// PR-FES-08: what the Hacienda draws is rewarded before the normal pick, so
/// that somebody may come to the Builder's Yard for it.
#[test]
fn pr_fes_08_a_drawn_tile_is_rewarded_before_the_normal_pick() {
    let table = farmer(super::layout(3)).market(&[]).bag(&[Tile::Corn]).land(1, &[(Tile::Corn, 2, 2)]);
    let table = table.built(1, &[(Building::Hacienda, 1), (Building::BuildersYard, 0)]);
    let mut table = table.role(Role::Planter);
    table.play_all(&[Action::Pass, Action::Draw]);
    assert_eq!(table.asked(), Some((1, Prompt::Rewarded { left: 3 })));
    read_back(&table);
    let mut idle = table.clone();
    idle.play(Action::Pass);
    assert_eq!((idle.is_picking(), idle.public().seats[1].idle), (true, 3), "no tile to take");
    table.play_all(&[Action::Place(7), Action::Pass]);
    assert!(table.is_picking(), "behind the last circle nothing is asked");
}

/// PR-BLD-HOSP-2, PR-FES-08: the Hospital's worker comes with the tile, and
/// mans no tile twice.
#[test]
fn pr_fes_08_the_hospital_and_the_reward() {
    let town = [Building::Hospital];
    let plain = || farmer(super::layout(3)).land(0, &[(Tile::Corn, 2, 2)]).town(0, &town);
    // The last worker of the supply goes to the tile, the reward gets none.
    let mut table = plain().supply(1).role(Role::Planter);
    table.play(Action::Take(Tile::Corn));
    assert!(table.saw(&won(0, FestivalCard::FarmerPrize, 0)));
    let mut asked = plain().supply(1).ask().role(Role::Planter);
    asked.play(Action::Take(Tile::Corn));
    assert!(matches!(asked.asked(), Some((0, Prompt::Hospital { .. }))));
    assert_eq!(winner(&asked, FestivalCard::FarmerPrize), None);
    read_back(&asked);
    let mut declined = asked.clone();
    asked.play(Action::Man(Tile::Corn));
    assert!(asked.saw(&won(0, FestivalCard::FarmerPrize, 0)));
    declined.play(Action::Pass);
    assert_eq!(declined.asked(), Some((0, Prompt::Rewarded { left: 1 })));
    // A tile that was drawn is manned by the reward: the Hospital has no place.
    let table = plain().market(&[]).bag(&[Tile::Corn]).town(0, &[Building::Hacienda]);
    let mut table = table.role(Role::Planter);
    table.play_all(&[Action::Draw, Action::Place(0)]);
    assert_eq!(table.asked(), Some((0, Prompt::Take)), "no other circle is empty");
    let mut quarry = table.clone();
    table.play(Action::Pass);
    assert_eq!((table.land(0, Tile::Corn), table.public().seats[0].idle), ((3, 3), 2));
    quarry.play(Action::Take(Tile::Quarry));
    assert_eq!(quarry.legal(), [Action::Pass, Action::Man(Tile::Quarry)]);
    read_back(&quarry);
}

/// PR-X1-BOH-1, PR-X1-BOH-2: a reward may stand on a Bohío, from which somebody
/// may leave before it.
#[test]
fn pr_x1_boh_2_rewards_come_to_a_bohio() {
    let table = farmer(new_buildings(3, &[Building::Bohio])).land(0, &[(Tile::Corn, 2, 2)]);
    let mut table = table.built(0, &[(Building::Bohio, 1), (Building::SmallMarket, 0)]).role(Role::Planter);
    table.play(Action::Pass).play(Action::Take(Tile::Corn));
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 3 })));
    let places = [Action::Place(0), Action::Place(6), Action::Place(7)];
    let moves = [Action::Move(0), Action::Move(7)];
    assert_eq!(table.legal(), [&[Action::Pass][..], &places, &moves].concat());
    table.play_all(&[Action::Move(7), Action::Place(0), Action::Place(6)]);
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 1 })));
    read_back(&table);
    table.play(Action::Place(6));
    assert_eq!((table.on(0, Building::Bohio), table.land(0, Tile::Corn)), (Some(2), (3, 3)));
}

/// PR-FES-08, PR-X1-PUB-1: the reward for a first extra crate comes before the
/// second one.
#[test]
fn pr_fes_08_the_reward_for_an_extra_crate_comes_before_the_next() {
    let weigh = card(FestivalCard::WeighOff, &[Good::Corn], &[]);
    let table = with_cards(new_buildings(3, &[Building::PublishingHouse]), &[weigh]);
    let table = table.land(0, &[(Tile::Corn, 2, 2), (Tile::Sugar, 1, 1)]);
    let table = table.built(0, &[(Building::PublishingHouse, 1), (Building::LargeSugar, 1)]);
    let mut table = table.role(Role::Craftsman);
    table.play(Action::Extra(Good::Corn));
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 1 })));
    read_back(&table);
    table.play(Action::Place(7));
    assert_eq!(table.asked(), Some((0, Prompt::Extra)));
    table.play(Action::Extra(Good::Sugar));
    assert_eq!(table.crates(0), [3, 0, 2, 0, 0]);
    assert!(table.is_picking());
}

/// PR-X1-CAN-3, PR-FES-08: crates that come back are there for the Canal.
#[test]
fn pr_fes_08_the_canal_takes_a_crate_that_comes_back() {
    let baskets = card(FestivalCard::TwinGoods, &[Good::Sugar, Good::Corn], &[]);
    let table = with_cards(new_buildings(3, &[Building::Canal]), &[baskets]);
    let table = table.land(0, &[(Tile::Corn, 2, 2), (Tile::Sugar, 2, 2)]).stock(Good::Sugar, 2);
    let table = table.built(0, &[(Building::Canal, 1), (Building::LargeSugar, 2)]);
    let table = table.role(Role::Craftsman);
    assert!(table.saw(&Event::CanalCrate { seat: Seat(0), good: Good::Sugar }));
    assert_eq!(table.crates(0)[2], 3);
}

/// PR-FES-08: somebody who comes to a Wharf while loading makes it work.
#[test]
fn pr_fes_08_a_rewarded_worker_works_at_once() {
    let grand = card(FestivalCard::GrandSendoff, &[Good::Corn], &[]);
    let table = cards(3, &[grand]).ships(&[Some((Good::Sugar, 1)), Some((Good::Tobacco, 1)), None]);
    let table = table.crates(0, [6, 0, 0, 0, 2]).empty_town(0, &[Building::Wharf]);
    let mut table = table.role(Role::Captain);
    table.play(Action::Load(Good::Corn, 2));
    assert_eq!(table.asked(), Some((0, Prompt::Rewarded { left: 3 })));
    read_back(&table);
    table.play(Action::Place(6));
    assert_eq!(table.asked(), Some((0, Prompt::Load)));
    assert!(table.can(Action::Wharf(Good::Coffee)));
    assert_eq!(table.public().seats[0].idle, 2);
}

/// PR-END-04: points of the festival come from the supply.
#[test]
fn pr_fes_04_points_come_from_the_supply() {
    let patron = super::build(FestivalCard::Patron, Building::CityHall);
    let table = cards(3, &[patron]).coins(0, 9).vp_left(2);
    let mut table = table.role(Role::Builder);
    table.play(Action::Build(Building::CityHall));
    assert_eq!((table.vp(0), table.public().vp, table.public().recorded_vp), (3, 0, 1));
    assert!(!table.public().last_round, "the game waits for a Captain phase");
    read_back(&table);
}

/// Nobody can tell beforehand whether the drawn tile fulfils it.
#[test]
fn what_the_haciendas_tile_would_fulfil_is_not_foretold() {
    let said_of = |tile: Tile| {
        let table = cards(3, &[card(FestivalCard::FarmerPrize, &[], &[Tile::Fruit])]);
        let table = table.town(0, &[Building::Hacienda]).land(0, &[(Tile::Fruit, 2, 0)]);
        table.bag(&[tile]).market(&[Tile::Corn]).role(Role::Planter).consequences(Action::Draw)
    };
    let said = said_of(Tile::Fruit);
    assert_eq!(said, said_of(Tile::Coffee));
    assert!(
        !said.events.iter().any(|event| matches!(event, Event::ObjectiveWon { .. })),
        "{:?}",
        said.events
    );
}
