//! Positions of Puerto Rico in which there is one sensible choice, and the
//! levels find it.

use ai::{Bot, LevelId, choose};
use game_core::{Game, Mute, Seat, Turn};
use puerto_rico::{Action, Building, Good, Position, Prompt, PuertoRico, Role, State, Tile};
use serde_json::{Value, json};

const GOOD_PLAYERS: [LevelId; 3] = [LevelId::Merchant, LevelId::Governor, LevelId::Viceroy];

/// A position of three in which seat 0 begins; `more` is laid over it.
fn position(seats: [Value; 3], more: Value) -> (PuertoRico, State) {
    let mut all = json!({
        "config": { "edition": "y1897", "players": 3 },
        "round": 8,
        "market": ["corn", "corn", "sugar", "fruit"],
        "seats": seats,
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

fn play(game: &PuertoRico, state: &mut State, action: Action) {
    game.play(state, action, &mut Mute).expect("legal");
}

/// Every good player, whatever its luck, chooses `wanted`.
fn all_choose(game: &PuertoRico, state: &State, wanted: Action) {
    for level in GOOD_PLAYERS {
        for seed in 0..3 {
            let chosen = choose(game, state, Bot::Level(level), seed, || false);
            assert_eq!(chosen, wanted, "{level:?}, seed {seed}");
        }
    }
}

#[test]
fn the_last_coins_buy_what_counts_at_the_end() {
    let builder = json!({
        "coins": 9,
        "crates": { "corn": 1 },
        "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "small_fruit" }, { "building": "large_fruit" },
                      { "building": "small_sugar" }, { "building": "large_sugar" },
                      { "building": "school", "workers": 1 }],
    });
    let taken = json!([{ "role": "planter", "by": 1 }, { "role": "trader", "by": 2 }]);
    let more =
        json!({ "governor": 1, "last_round": true, "taken": taken, "stack": [{ "round": { "pick": 2 } }] });
    let (game, mut state) = position([builder, bystander(), bystander()], more);
    all_choose(&game, &state, Action::Role(Role::Builder));
    play(&game, &mut state, Action::Role(Role::Builder));
    // The School mans it at once: 4 points and 6 for the production buildings.
    all_choose(&game, &state, Action::Build(Building::FireStation));
}

#[test]
fn the_dearest_crate_is_sold() {
    let trader = json!({
        "coins": 1,
        "crates": { "corn": 1, "coffee": 1 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 1 }, { "tile": "coffee", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "coffee_roaster", "workers": 1 }],
    });
    let (game, mut state) = position([trader, bystander(), bystander()], json!({ "round": 4 }));
    play(&game, &mut state, Action::Role(Role::Trader));
    all_choose(&game, &state, Action::Sell(Good::Coffee));
}

#[test]
fn of_what_would_spoil_the_dearest_crate_is_kept() {
    let captain = json!({
        "coins": 1,
        "crates": { "corn": 2, "coffee": 1 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 2 }],
    });
    let ships = json!([{ "size": 4, "good": "fruit", "crates": 1 }, { "size": 5, "good": "sugar", "crates": 1 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let (game, mut state) =
        position([captain, bystander(), bystander()], json!({ "round": 4, "ships": ships }));
    play(&game, &mut state, Action::Role(Role::Captain));
    all_choose(&game, &state, Action::KeepOne(Good::Coffee));
}

#[test]
fn in_the_last_round_the_larger_load_goes_first() {
    let captain = json!({
        "coins": 1,
        "crates": { "corn": 1, "sugar": 4 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 1 }],
    });
    let ships = json!([{ "size": 4 }, { "size": 5, "good": "fruit", "crates": 5 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let more = json!({ "ships": ships, "last_round": true });
    let (game, mut state) = position([captain, bystander(), bystander()], more);
    play(&game, &mut state, Action::Role(Role::Captain));
    all_choose(&game, &state, Action::Load(Good::Sugar, 0));
}

#[test]
fn workers_go_where_they_make_something() {
    let recruiter = json!({
        "coins": 1,
        "tiles": [{ "tile": "coffee", "count": 1 }, { "tile": "sugar", "count": 2 }],
        "buildings": [{ "building": "coffee_roaster" }],
    });
    let (game, begin) = position([recruiter, bystander(), bystander()], json!({ "round": 3 }));
    for level in GOOD_PLAYERS {
        let mut state = begin.clone();
        play(&game, &mut state, Action::Role(Role::Recruiter));
        while let Turn::Choose { seat: Seat(0), prompt: Prompt::Place { .. } } = game.turn(&state) {
            let action = choose(&game, &state, Bot::Level(level), 1, || false);
            play(&game, &mut state, action);
        }
        let board = state.board(Seat(0));
        let roaster = board.buildings()[0].people.count();
        assert_eq!((board.manned_tiles(Tile::Coffee.index()), roaster), (1, 1), "{level:?}");
    }
}

#[test]
fn production_is_not_made_for_others() {
    let idler = json!({ "coins": 3, "tiles": [{ "tile": "sugar", "count": 1 }] });
    let rich = json!({
        "coins": 2,
        "tiles": [{ "tile": "corn", "count": 4, "manned": 4 }, { "tile": "fruit", "count": 3, "manned": 3 }],
        "buildings": [{ "building": "large_fruit", "workers": 3 }],
    });
    let (game, state) = position([idler, rich.clone(), bystander()], json!({ "round": 4 }));
    for level in GOOD_PLAYERS {
        let chosen = choose(&game, &state, Bot::Level(level), 1, || false);
        assert_ne!(chosen, Action::Role(Role::Craftsman), "{level:?}");
    }
}

/// With the Smuggler: the marker lies on the board.
fn with_smuggler(more: Value) -> Value {
    let mut all = json!({ "config": { "edition": "y1897", "players": 3, "options": { "exp3": true } } });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    all
}

#[test]
fn three_crates_are_plundered_when_nothing_else_is_worth_it() {
    let more = with_smuggler(json!({ "last_round": true, "house": ["corn", "sugar", "tobacco"] }));
    let (game, mut state) = position([bystander(), bystander(), bystander()], more);
    all_choose(&game, &state, Action::Role(Role::Smuggler));
    play(&game, &mut state, Action::Role(Role::Smuggler));
    all_choose(&game, &state, Action::Plunder);
}

#[test]
fn poached_workers_go_where_they_make_something() {
    let smuggler = json!({
        "coins": 1,
        "tiles": [{ "tile": "sugar", "count": 2 }, { "tile": "coffee", "count": 1 }],
        "buildings": [{ "building": "coffee_roaster" }],
    });
    let (game, begin) = position([smuggler, bystander(), bystander()], with_smuggler(json!({ "round": 3 })));
    for level in GOOD_PLAYERS {
        let mut state = begin.clone();
        play(&game, &mut state, Action::Role(Role::Smuggler));
        play(&game, &mut state, Action::Poach);
        while let Turn::Choose { seat: Seat(0), prompt: Prompt::Poached { .. } } = game.turn(&state) {
            let action = choose(&game, &state, Bot::Level(level), 1, || false);
            play(&game, &mut state, action);
        }
        let board = state.board(Seat(0));
        let roaster = board.buildings()[0].people.count();
        assert!(board.manned_tiles(Tile::Coffee.index()) == 1 && roaster > 0, "{level:?}");
    }
}
