//! Positions of Puerto Rico in which an idea must come.

use game_core::{Game, Mute, Seat};
use puerto_rico::event::EndWhy;
use puerto_rico::{Action, Building, Good, Idea, Position, PuertoRico, Role, State, Tile};
use serde_json::{Value, json};

use crate::ai::ideas::told;

/// A position of three in which seat 0 makes the last pick of the round; `more` is laid over it.
fn last_pick(own: Value, others: [Value; 2], more: Value) -> (PuertoRico, State) {
    let [left, right] = others;
    let mut all = json!({
        "config": { "edition": "y1897", "players": 3 },
        "round": 8,
        "governor": 1,
        "market": ["corn", "corn", "coffee", "fruit"],
        "taken": [{ "role": "recruiter", "by": 1 }, { "role": "planter", "by": 2 }],
        "stack": [{ "round": { "pick": 2 } }],
        "seats": [own, left, right],
    });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    let position: Position = serde_json::from_value(all).expect("a readable position");
    PuertoRico::from_position(&position).expect("a possible position")
}

/// Somebody who is in nobody's way.
fn bystander() -> Value {
    json!({ "coins": 1, "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }] })
}

fn alone(own: Value, more: Value) -> (PuertoRico, State) {
    last_pick(own, [bystander(), bystander()], more)
}

/// The same once seat 0 has picked a role.
fn picked(own: Value, others: [Value; 2], more: Value, role: Role) -> (PuertoRico, State) {
    let (game, mut state) = last_pick(own, others, more);
    game.play(&mut state, Action::Role(role), &mut Mute).expect("legal");
    (game, state)
}

const fn role(role: Role) -> Action {
    Action::Role(role)
}

#[test]
fn a_captain_ships() {
    let (game, state) = alone(json!({ "coins": 1, "crates": { "corn": 4 } }), json!({}));
    let told = told(&game, &state, [role(Role::Captain), role(Role::Builder)]);
    assert_eq!(told[0], Idea::Ships { crates: 4, points: 5, otherwise: 0 }, "{told:?}");
}

#[test]
fn crates_are_saved() {
    let own = json!({ "crates": { "corn": 2, "coffee": 1 } });
    let ships = json!([{ "size": 4, "good": "fruit", "crates": 1 }, { "size": 5, "good": "sugar", "crates": 1 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let (game, state) = picked(own, [bystander(), bystander()], json!({ "ships": ships }), Role::Captain);
    let told = told(&game, &state, [Action::KeepOne(Good::Coffee), Action::Pass]);
    assert!(told.contains(&Idea::SavesCrates { crates: 2, otherwise: 3 }), "{told:?}");
}

#[test]
fn coins_on_a_tile_are_taken_and_buy_a_building() {
    let coins = json!([{ "role": "trader", "coins": 3 }]);
    let (game, state) = alone(json!({ "coins": 4 }), json!({ "role_coins": coins }));
    let told = told(&game, &state, [role(Role::Trader), role(Role::Captain)]);
    let coins = Idea::TakesRoleCoins { role: Role::Trader, coins: 3 };
    assert!(told.contains(&coins), "{told:?}");
    let reach = |idea: &Idea| matches!(idea, Idea::Affords { coins: 7, otherwise: 4, .. });
    assert!(told.iter().any(reach), "{told:?}");
}

#[test]
fn a_builder_builds_and_the_last_copy_is_gone() {
    let rich = json!({ "coins": 9 });
    let (game, state) = picked(json!({ "coins": 6 }), [rich.clone(), rich.clone()], json!({}), Role::Builder);
    let answers = [Action::Build(Building::Factory), Action::Pass];
    let builds = Idea::Builds { building: Building::Factory, price: 6 };
    assert!(told(&game, &state, answers).contains(&builds));
    // One of the two copies stands elsewhere.
    let owner = json!({ "coins": 0, "buildings": [{ "building": "factory" }] });
    let (game, state) = picked(json!({ "coins": 6 }), [rich, owner], json!({}), Role::Builder);
    let told = told(&game, &state, answers);
    assert_eq!(told[0], Idea::LastCopy { building: Building::Factory, seat: Seat(1) }, "{told:?}");
}

#[test]
fn a_craftsman_produces_and_takes_the_dearer_crate() {
    let own = json!({
        "tiles": [{ "tile": "corn", "count": 2, "manned": 2 }, { "tile": "coffee", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "coffee_roaster", "workers": 1 }],
    });
    let (game, state) = alone(own.clone(), json!({}));
    let all = told(&game, &state, [role(Role::Craftsman), role(Role::Builder)]);
    assert_eq!(all[0], Idea::Produces { crates: 4, kinds: 2, otherwise: 0 }, "{all:?}");
    let (game, state) = picked(own, [bystander(), bystander()], json!({}), Role::Craftsman);
    let all = told(&game, &state, [Action::Extra(Good::Coffee), Action::Extra(Good::Corn)]);
    assert_eq!(all, [Idea::ExtraCrate { good: Good::Coffee }]);
}

#[test]
fn the_dearer_crate_sells_for_more() {
    let own = json!({ "crates": { "corn": 1, "coffee": 1 } });
    let (game, state) = picked(own, [bystander(), bystander()], json!({}), Role::Trader);
    let told = told(&game, &state, [Action::Sell(Good::Coffee), Action::Sell(Good::Corn)]);
    assert!(told.contains(&Idea::Sells { good: Good::Coffee, coins: 5, otherwise: 1 }), "{told:?}");
}

#[test]
fn who_fills_the_house_denies_a_sale() {
    let own = json!({ "crates": { "corn": 1 } });
    let rival = json!({ "crates": { "sugar": 1 } });
    let house = json!({ "house": ["fruit", "tobacco", "coffee"] });
    let (game, state) = picked(own, [rival, bystander()], house, Role::Trader);
    let told = told(&game, &state, [Action::Sell(Good::Corn), Action::Pass]);
    let denied = Idea::DeniesSale { seat: Seat(1), good: Good::Sugar, coins: 2, full: true };
    assert!(told.contains(&denied), "{told:?}");
}

#[test]
fn who_takes_the_last_ship_lets_others_ship_nothing() {
    let own = json!({ "crates": { "corn": 1, "fruit": 1 } });
    let rival = json!({ "crates": { "sugar": 4 } });
    let ships = json!([{ "size": 4 }, { "size": 5, "good": "fruit", "crates": 1 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let (game, state) = picked(own, [rival, bystander()], json!({ "ships": ships }), Role::Captain);
    let told = told(&game, &state, [Action::Load(Good::Corn, 0), Action::Load(Good::Fruit, 1)]);
    let ships = Idea::RivalShips { seat: Seat(1), points: 0, otherwise: 4 };
    let spoils = Idea::RivalSpoils { seat: Seat(1), crates: 3, otherwise: 0 };
    assert!(told.contains(&ships) && told.contains(&spoils), "{told:?}");
}

#[test]
fn new_kinds_quarries_and_what_a_building_lacks_are_reasons_to_take_a_tile() {
    let own = json!({
        "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }], "buildings": [{ "building": "coffee_roaster" }],
    });
    let free = json!({ "taken": [{ "role": "recruiter", "by": 1 }, { "role": "trader", "by": 2 }] });
    let (game, state) = picked(own, [bystander(), bystander()], free, Role::Planter);
    let all = told(&game, &state, [Action::Take(Tile::Coffee), Action::Take(Tile::Corn)]);
    let serves = Idea::Serves { tile: Tile::Coffee, building: Building::CoffeeRoaster };
    assert!(all.contains(&serves) && all.contains(&Idea::NewKind { tile: Tile::Coffee }), "{all:?}");
    let all = told(&game, &state, [Action::Take(Tile::Quarry), Action::Take(Tile::Corn)]);
    assert!(all.contains(&Idea::Quarry { quarries: 1 }), "{all:?}");
}

#[test]
fn workers_make_buildings_work_and_large_ones_score() {
    let own = json!({
        "idle": 0,
        "tiles": [{ "tile": "quarry", "count": 1 }],
        "buildings": [{ "building": "factory" }, { "building": "city_hall" }, { "building": "small_market" }],
    });
    let free = json!({
        "taken": [{ "role": "planter", "by": 1 }, { "role": "trader", "by": 2 }]
    });
    let (game, mut state) = picked(own, [bystander(), bystander()], free, Role::Recruiter);
    // Two workers for four circles: quarry, Factory, City Hall, market.
    game.play(&mut state, Action::Place(6), &mut Mute).expect("legal");
    let told = told(&game, &state, [Action::Place(7), Action::Place(8)]);
    let hall = Idea::LargeBuilding { building: Building::CityHall, points: 3, otherwise: 0 };
    assert!(told.contains(&hall), "{told:?}");
}

#[test]
fn an_occupied_building_is_a_reason() {
    let own = json!({
        "buildings": [{ "building": "factory" }, { "building": "small_market" }, { "building": "hacienda" }],
    });
    let free = json!({
        "taken": [{ "role": "planter", "by": 1 }, { "role": "trader", "by": 2 }]
    });
    let (game, state) = picked(own, [bystander(), bystander()], free, Role::Recruiter);
    let told = told(&game, &state, [Action::Place(6), Action::Place(7)]);
    assert!(told.contains(&Idea::Occupies { building: Building::Factory }), "{told:?}");
}

#[test]
fn who_is_ahead_brings_the_end_on() {
    let names = [
        "small_fruit",
        "small_sugar",
        "small_market",
        "hacienda",
        "builders_yard",
        "small_warehouse",
        "large_fruit",
        "large_sugar",
        "hospital",
        "office",
        "large_market",
    ];
    let built: Vec<Value> = names.iter().map(|name| json!({ "building": name })).collect();
    let own = json!({ "coins": 9, "vp": 20, "buildings": built });
    let (game, state) = picked(own, [bystander(), bystander()], json!({}), Role::Builder);
    let told = told(&game, &state, [Action::Build(Building::Harbor), Action::Pass]);
    assert!(told.contains(&Idea::BringsEnd { why: EndWhy::Buildings }), "{told:?}");
}
