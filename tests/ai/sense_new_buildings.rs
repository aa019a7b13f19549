//! Positions of Puerto Rico with "New Buildings" in which there is one sensible
//! choice.

use ai::eval::best;
use ai::{Bot, Evaluate, LevelId, Playable, Terms, Weights, choose};
use game_core::{Actions, Game, Mute, Seat, Turn};
use puerto_rico::{Action, Building, Config, Good, Options, Position, Prompt, PuertoRico, Role, State, Tile};
use serde_json::{Value, json};

const PLAYERS: [Bot; 2] = [Bot::Greedy, Bot::Level(LevelId::Governor)];

/// Three players; seat 0 begins with `board`, and `more` is laid over it.
fn position(board: Value, more: Value) -> (PuertoRico, State) {
    let bystander = json!({ "coins": 1, "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }] });
    let mut all = json!({
        "config": { "edition": "y1897", "players": 3, "options": { "exp1": true } },
        "round": 6,
        "market": ["corn", "sugar", "sugar", "sugar"],
        "seats": [board, bystander, bystander],
        "drafted": ["canal", "lumberyard", "hidden_market", "storehouse", "bohio", "merchant_outpost",
                    "church", "small_wharf", "lighthouse", "distillery", "publishing_house",
                    "assembly_hall", "monument", "cathedral", "fire_station", "residence", "fortress"],
    });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    let position: Position = serde_json::from_value(all).expect("a readable position");
    PuertoRico::from_position(&position).expect("a possible position")
}

fn play(game: &PuertoRico, state: &mut State, action: Action) {
    game.play(state, action, &mut Mute).expect("legal");
}

/// Every player, whatever its luck, chooses `wanted`.
fn all_choose(game: &PuertoRico, state: &State, wanted: Action) {
    for (bot, seed) in PLAYERS.into_iter().flat_map(|bot| (0..2).map(move |seed| (bot, seed))) {
        let chosen = choose(game, state, bot, seed, || false);
        assert_eq!(chosen, wanted, "{bot}, seed {seed}");
    }
}

/// Returns the action with the highest prior.
fn at_sight(game: &PuertoRico, state: &State) -> Action {
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    game.legal(state, &mut legal);
    game.evaluator(Terms::WEIGHED).prior(game, state, &legal, &mut weights);
    legal[best(&weights)]
}

#[test]
fn instead_of_a_coin_somebody_without_work_is_returned() {
    let builder = json!({
        "coins": 2, "vp": 3, "crates": { "coffee": 1 },
        "tiles": [{ "tile": "coffee", "count": 1, "manned": 1 }, { "tile": "fruit", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "hidden_market", "workers": 1 }, { "building": "coffee_roaster", "workers": 1 }],
    });
    let (game, mut state) = position(builder, json!({}));
    play(&game, &mut state, Action::Role(Role::Builder));
    play(&game, &mut state, Action::Build(Building::Bohio));
    assert_eq!(at_sight(&game, &state), Action::GivePerson(Tile::Fruit.index() as u8));
}

#[test]
fn what_the_trading_house_has_goes_by_the_outpost() {
    let trader = json!({
        "coins": 1, "crates": { "corn": 1, "coffee": 1 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 1 }, { "tile": "coffee", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "coffee_roaster", "workers": 1 }, { "building": "merchant_outpost", "workers": 1 }],
    });
    let (game, mut state) = position(trader, json!({ "house": ["coffee"] }));
    play(&game, &mut state, Action::Role(Role::Trader));
    all_choose(&game, &state, Action::Export(Good::Coffee));
}

#[test]
fn crates_that_no_ship_takes_go_on_the_small_one() {
    let captain = json!({
        "coins": 1, "crates": { "corn": 2, "sugar": 2 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 2 }],
        "buildings": [{ "building": "small_wharf", "workers": 1 }],
    });
    let ships = json!([{ "size": 4, "good": "fruit", "crates": 1 }, { "size": 5, "good": "coffee", "crates": 1 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let (game, begin) = position(captain, json!({ "ships": ships, "last_round": true }));
    for bot in PLAYERS {
        let mut state = begin.clone();
        play(&game, &mut state, Action::Role(Role::Captain));
        while let Turn::Choose { seat: Seat(0), prompt: Prompt::Load | Prompt::SmallWharf } =
            game.turn(&state)
        {
            let action = choose(&game, &state, bot, 1, || false);
            play(&game, &mut state, action);
        }
        assert_eq!(state.board(Seat(0)).vp, 3, "{bot}: four crates and the privilege");
    }
}

#[test]
fn a_plantation_that_nobody_can_use_becomes_a_forest() {
    let planter = |with: Value| {
        json!({
            "coins": 3, "forests": ["corn"],
            "tiles": [{ "tile": "sugar", "count": 3 }, { "tile": "coffee", "count": 1, "manned": 1 }],
            "buildings": [{ "building": "lumberyard", "workers": 1 }, with],
        })
    };
    let quarries = json!({ "market": ["sugar", "sugar", "sugar", "sugar"] });
    let (game, mut state) = position(planter(json!({ "building": "bohio" })), quarries);
    play(&game, &mut state, Action::Role(Role::Planter));
    let chosen = choose(&game, &state, Bot::Greedy, 1, || false);
    assert!(matches!(chosen, Action::Forest(_) | Action::Take(Tile::Quarry)), "{chosen:?}");

    let with = planter(json!({ "building": "coffee_roaster", "workers": 1 }));
    let (game, mut state) = position(with, json!({ "market": ["coffee", "sugar", "sugar", "sugar"] }));
    play(&game, &mut state, Action::Role(Role::Planter));
    let chosen = choose(&game, &state, Bot::Greedy, 1, || false);
    assert!(matches!(chosen, Action::Take(Tile::Coffee | Tile::Quarry)), "{chosen:?}");
}

#[test]
fn somebody_from_the_bohio_completes_what_produces() {
    let craftsman = json!({
        "coins": 1,
        "tiles": [{ "tile": "coffee", "count": 1, "manned": 1 }, { "tile": "corn", "count": 1, "manned": 1 }],
        "buildings": [{ "building": "bohio", "workers": 1 }, { "building": "coffee_roaster" }],
    });
    let (game, mut state) = position(craftsman, json!({}));
    play(&game, &mut state, Action::Role(Role::Craftsman));
    // Six kinds of tiles, then the Bohío, then the roaster.
    assert_eq!(at_sight(&game, &state), Action::Move(7));
}

#[test]
fn the_draft_is_no_list_read_from_the_top() {
    let options = Options { exp1: true, ..Options::default() };
    let game = PuertoRico::new(&Config { options, ..Config::default() }).expect("a configuration");
    for seed in 0..3 {
        let mut state = game.setup(seed, &mut Mute);
        let mut drafted = Vec::new();
        while let Turn::Choose { prompt: Prompt::Draft, .. } = game.turn(&state) {
            let action = at_sight(&game, &state);
            play(&game, &mut state, action);
            drafted.push(action);
        }
        assert!(drafted.contains(&Action::Draft(Building::Harbor)), "{drafted:?}");
        assert!(!drafted.contains(&Action::Draft(Building::BuildersYard)), "{drafted:?}");
    }
}
