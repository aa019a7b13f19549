//! What a choice is said to bring before it is made.

use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::event::Ship;
use sobremesa::games::puerto_rico::{Action, Building, Change, Event, Good, Role, Tile};

use super::layout::{Layout, layout};

/// Eleven tiles on an island: the Hacienda's is the last that fits.
const ELEVEN: [(Tile, u8, u8); 2] = [(Tile::Fruit, 8, 0), (Tile::Tobacco, 3, 0)];

#[test]
fn a_sale_is_told_with_markets_and_privilege() {
    let table = layout(3).town(0, &[Building::SmallMarket]).crates(0, [0, 0, 0, 1, 0]).role(Role::Trader);
    let said = table.consequences(Action::Sell(Good::Tobacco));
    assert_eq!(said.events[0], Event::Sold { seat: Seat(0), good: Good::Tobacco, coins: 5 });
    let own = Change { coins: 5, crates: [0, 0, 0, -1, 0], ..Change::default() };
    assert_eq!(said.changes, [own, Change::default(), Change::default()]);
    assert_eq!(table.coins(0), 0, "nothing has happened");
}

#[test]
fn a_load_is_told_with_harbour_and_privilege() {
    let table = layout(3).town(0, &[Building::Harbor]).crates(0, [3, 0, 0, 0, 0]);
    let ships = [Some((Good::Sugar, 1)), Some((Good::Corn, 3)), Some((Good::Coffee, 1))];
    let table = table.ships(&ships).role(Role::Captain);
    let said = table.consequences(Action::Load(Good::Corn, 1));
    let shipped = Event::Shipped { seat: Seat(0), good: Good::Corn, crates: 2, ship: Ship::Cargo(1), vp: 4 };
    assert_eq!(said.events[0], shipped);
    assert_eq!((said.changes[0].vp, said.changes[0].score, said.changes[0].crates), (4, 4, [-2, 0, 0, 0, 0]));
}

#[test]
fn a_building_is_told_with_its_price_and_points() {
    let table = layout(3).land(0, &[(Tile::Quarry, 1, 1)]).coins(0, 9).role(Role::Builder);
    let said = table.consequences(Action::Build(Building::Harbor));
    assert_eq!(said.events[0], Event::Built { seat: Seat(0), building: Building::Harbor, price: 6 });
    assert_eq!(said.changes[0], Change { score: 3, coins: -6, ..Change::default() });
    let offer = *table.view(0).offer(Building::Harbor).expect("in this game");
    assert_eq!((offer.cost, offer.by_privilege, offer.by_quarries, offer.price), (8, 1, 1, 6));
}

#[test]
fn a_drawn_tile_is_counted_but_not_named_even_where_the_hospital_mans_it() {
    let said_of = |tile: Tile| {
        let table: Layout = layout(3).town(0, &[Building::Hospital, Building::Hacienda]).land(0, &ELEVEN);
        table.bag(&[tile]).market(&[Tile::Corn]).role(Role::Planter).consequences(Action::Draw)
    };
    let said = said_of(Tile::Sugar);
    assert_eq!((said.changes[0].tiles, said.changes[0].workers), (1, 1));
    let is_named = |event: &Event| matches!(event, Event::TileDrawn { .. } | Event::TileManned { .. });
    assert!(!said.events.iter().any(is_named), "{:?}", said.events);
    assert_eq!(said, said_of(Tile::Coffee));
}

#[test]
fn nothing_is_told_of_what_is_not_legal_or_not_chosen() {
    let table = layout(3).crates(0, [1, 0, 0, 0, 0]).role(Role::Trader);
    let sale = Action::Sell(Good::Corn);
    assert!(table.foretold(&[sale]).is_some());
    for actions in [&[][..], &[Action::Sell(Good::Coffee)], &[sale, sale]] {
        assert_eq!(table.foretold(actions), None, "{actions:?}");
    }
}
