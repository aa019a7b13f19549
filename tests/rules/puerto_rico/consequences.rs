//! Forecasts of choices before they are made.

use game_core::consequence::foresee;
use game_core::{Game, Rng, Seat};
use puerto_rico::event::{Ship, Weighed};
use puerto_rico::{Action, Building, Change, Event, Good, PuertoRico, Role, Tile};

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

/// The last plantation of a phase is taken beside two Puertomas; found by `tests/session/secrets.rs`.
const BEFORE_A_NEW_MARKET: &str = r#"
{"action_board":{"cards":[4,6,5,3,7],"drawn":[2,1,8],"marker":"planter"},"bag":["corn","corn","corn","coffee",
"sugar","fruit","corn","corn","sugar","coffee","fruit","tobacco","fruit","tobacco","tobacco","sugar","sugar",
"sugar","fruit","fruit","fruit","coffee","tobacco","coffee","tobacco","sugar","sugar","fruit","sugar","fruit",
"corn","sugar","fruit","coffee","tobacco"],"config":{"edition":"y1897","options":{"ask_bonuses":false,
"costs":false,"puertomas":2,"show_vp":false,"start":false},"players":3},"discards":["corn","tobacco",
"tobacco"],"governor":0,"house":["fruit"],"luck":12316632163500836269,"market":["corn","sugar","sugar"],
"phase":{"picker":2,"role":"planter"},"register":3,"role_coins":[{"coins":1,"role":"captain"}],"round":7,
"seats":[{"buildings":[{"building":"small_fruit","workers":1},{"building":"small_market","workers":1},
{"building":"large_market","workers":1}],"coins":1,"crates":{"fruit":2},"idle":2,"tiles":[{"count":1,
"manned":1,"tile":"fruit"},{"count":1,"manned":1,"tile":"coffee"}],"vp":1},
{"buildings":[{"building":"builders_yard"},{"building":"small_warehouse"},{"building":"office"}],"coins":0,
"crates":{"fruit":1},"idle":1,"puertoma":{"abilities":["builders_worker","storeroom","planters_crate",
"kind_points"],"levels":[1,1,2],"reserved":"fire_station","working":[1]},"tiles":[{"count":2,"manned":4,
"tile":"fruit"},{"count":1,"manned":3,"tile":"tobacco"}],"vp":5},{"buildings":[{"building":"small_warehouse"},
{"building":"builders_yard"},{"building":"large_market"}],"coins":1,"crates":{"corn":2},"idle":2,
"puertoma":{"abilities":["builders_worker","storeroom","kind_coins","person_coins"],"acted":true,"levels":[1,
1,2],"reserved":"residence","working":[1]},"tiles":[{"count":2,"manned":2,"tile":"corn"},{"count":2,
"manned":3,"tile":"coffee"}],"vp":5}],"ships":[{"crates":3,"good":"corn","size":4},{"crates":1,"good":"fruit",
"size":5},{"size":6}],"stack":[{"round":{"pick":3}},{"phase":{"next":2,"step":0}},{"take":{"drawn":null}}],
"taken":[{"by":2,"role":"planter"},{"by":0,"role":"recruiter"},{"by":1,"role":"builder"}],"vp":64,
"workers":33}
"#;

/// `PR-AUT-ROLE-2`: whether the Planter is profitable follows from the tiles on offer.
#[test]
fn what_puertomas_will_find_profitable_in_a_new_market_is_not_told() {
    let position = serde_json::from_str(BEFORE_A_NEW_MARKET).expect("a position");
    let (game, state) = PuertoRico::from_position(&position).expect("a possible one");
    let take = [Action::Take(Tile::Corn)];
    let said = foresee(&game, &state, Seat(0), &take).expect("legal");
    let taken = |event: &Event| matches!(event, Event::TileTaken { seat: Seat(1), .. });
    assert!(said.events.iter().any(taken), "{:?}", said.events);
    let is_weighed = |event: &Event| matches!(event, Event::Weighed { weighed: Weighed::Roles { .. }, .. });
    assert!(!said.events.iter().any(is_weighed), "{:?}", said.events);
    let mut rng = Rng::stream(1, 1);
    for _ in 0..200 {
        let mut other = state.clone();
        game.determinize(&mut other, Seat(0), &mut rng);
        assert_eq!(foresee(&game, &other, Seat(0), &take), Some(said.clone()));
    }
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
