//! Positions of Puerto Rico with Citizens, a festival and achievement cards in
//! which what these promise decides.

use ai::eval::best;
use ai::{Bot, Evaluate, LevelId, Playable, Terms, Weights, choose};
use game_core::{Actions, Game, Mute, Turn};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Action, Building, Config, Good, Options, Position, Prompt, PuertoRico, Role, State, Tile};
use serde_json::{Value, json};

const PLAYERS: [Bot; 2] = [Bot::Greedy, Bot::Level(LevelId::Governor)];

/// Cards of the others: they have next to nothing.
const THEIRS: [[&str; 4]; 2] = [
    ["coffee_dispatcher", "tobacco_dispatcher", "luxury_crop_trader", "tavern_supplier"],
    ["tobacco_fruit_broker", "confectionery_supplier", "luxury_goods_provider", "independent_shipper"],
];
/// Cards that nothing in these positions is about.
const IDLE: [&str; 3] = ["master_collector", "trade_strategist", "head_administrator"];

/// Three players; seat 0 begins with `board`, and `more` is laid over it.
fn position(options: Value, board: &Value, more: Value) -> (PuertoRico, State) {
    let bystander = json!({ "coins": 1, "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }] });
    let mut all = json!({
        "config": { "edition": "y1897", "players": 3, "options": options },
        "round": 8,
        "market": ["corn", "fruit", "sugar", "tobacco"],
        "seats": [board, bystander, bystander],
    });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    let position: Position = serde_json::from_value(all).expect("a readable position");
    PuertoRico::from_position(&position).expect("a possible position")
}

/// A position in which seat 0 has a card.
fn with_card(card: &str, mut board: Value, more: Value) -> (PuertoRico, State) {
    let bystander = |cards: [&str; 4]| json!({ "coins": 1, "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }], "achievements": cards });
    board["achievements"] = json!([card, IDLE[0], IDLE[1], IDLE[2]]);
    let mut all = json!({ "seats": [board, bystander(THEIRS[0]), bystander(THEIRS[1])] });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    position(json!({ "exp6": true }), &json!({}), all)
}

fn play(game: &PuertoRico, state: &mut State, action: Action) {
    game.play(state, action, &mut Mute).expect("legal");
}

/// Every player, whatever its luck, chooses `wanted`.
fn all_choose(game: &PuertoRico, state: &State, wanted: Action) {
    assert_eq!(at_sight(game, state), wanted, "at sight");
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

/// The part of the weights that an action has before any search.
fn share(game: &PuertoRico, state: &State, action: Action) -> f32 {
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    game.legal(state, &mut legal);
    game.evaluator(Terms::WEIGHED).prior(game, state, &legal, &mut weights);
    let place = legal.iter().position(|other| *other == action).expect("a legal action");
    weights[place] / weights.iter().sum::<f32>()
}

/// The forecast of the points of seat 0.
fn forecast(game: &PuertoRico, state: &State) -> f32 {
    let mut out = Default::default();
    game.evaluator(Terms::WEIGHED).forecast(game, state, &mut out);
    out.points(0)
}

/// Somebody who lacks a sugar or fruit building, and could use another just as
/// well.
fn two_sugar_buildings() -> Value {
    json!({
        "coins": 1,
        "tiles": [{ "tile": "corn", "count": 3, "manned": 3 }, { "tile": "sugar", "count": 2, "manned": 2 }],
        "buildings": [{ "building": "small_sugar", "workers": 1 }, { "building": "large_sugar", "workers": 1 }],
    })
}

#[test]
fn the_building_that_completes_a_card_is_bought() {
    let buying = |card| {
        let (game, mut state) = with_card(card, two_sugar_buildings(), json!({ "last_round": true }));
        play(&game, &mut state, Action::Role(Role::Builder));
        (game, state)
    };
    let fruit = Action::Build(Building::SmallFruit);
    let (game, state) = buying("tropical_magnate");
    all_choose(&game, &state, fruit);
    let (plain, other) = buying("corn_dispatcher");
    assert!(share(&plain, &other, fruit) < 0.6 * share(&game, &state, fruit));
}

#[test]
fn the_load_that_completes_a_card_goes_first() {
    let captain = json!({
        "coins": 1, "crates": { "corn": 2, "sugar": 1 },
        "tiles": [{ "tile": "corn", "count": 2, "manned": 2 }],
    });
    let ships = json!([{ "size": 4, "good": "corn", "crates": 1 }, { "size": 5, "good": "sugar", "crates": 4 },
                       { "size": 6, "good": "tobacco", "crates": 1 }]);
    let loading = |card| {
        let (game, mut state) =
            with_card(card, captain.clone(), json!({ "ships": ships, "last_round": true }));
        play(&game, &mut state, Action::Role(Role::Captain));
        (game, state)
    };
    let (game, state) = loading("sugar_dispatcher");
    assert_eq!(at_sight(&game, &state), Action::Load(Good::Sugar, 1));
    let (game, state) = loading("big_spender");
    assert_eq!(at_sight(&game, &state), Action::Load(Good::Corn, 0));
}

#[test]
fn a_card_promises_the_more_the_nearer_it_is() {
    let land = |tiles: u8| json!([{ "tile": "fruit", "count": tiles - 5 }, { "tile": "sugar", "count": 5 }]);
    let worth = |card, tiles: u8| {
        let board = json!({ "coins": 1, "tiles": land(tiles) });
        let (game, state) = with_card(card, board, json!({}));
        forecast(&game, &state)
    };
    let gain = |card, tiles| worth(card, tiles + 1) - worth(card, tiles);
    for tiles in [6, 8] {
        assert!(gain("master_agronomist", tiles) > gain("trade_tycoon", tiles) + 0.1, "{tiles} tiles");
    }
    let done = |achieved: Value| {
        let board = json!({ "coins": 1, "tiles": land(12), "achieved": achieved });
        let (game, state) = with_card("master_agronomist", board, json!({}));
        forecast(&game, &state)
    };
    assert!(done(json!(["master_agronomist"])) > worth("master_agronomist", 11) + 0.3);
}

/// `PR-BUI-07`: to pay more than the price serves one card alone.
#[test]
fn all_coins_are_paid_only_to_complete_a_card() {
    let builder = json!({
        "coins": 10,
        "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }, { "tile": "sugar", "count": 2 }],
        "buildings": [{ "building": "small_fruit" }, { "building": "large_fruit" }, { "building": "small_sugar" },
                      { "building": "large_sugar" }, { "building": "tobacco_storage" }],
    });
    let buying = |card| {
        let (game, mut state) = with_card(card, builder.clone(), json!({ "last_round": true }));
        play(&game, &mut state, Action::Role(Role::Builder));
        (game, state)
    };
    let (game, state) = buying("big_spender");
    for seed in 0..2 {
        let chosen = choose(&game, &state, Bot::Level(LevelId::Governor), seed, || false);
        assert!(matches!(chosen, Action::BuildForAll(_)), "{chosen:?}");
    }
    assert!(matches!(at_sight(&game, &state), Action::BuildForAll(_)));
    let (game, state) = buying("corn_dispatcher");
    let (mut legal, mut weights) = (Actions::new(), Weights::new());
    game.legal(&state, &mut legal);
    assert!(legal.iter().any(|action| matches!(action, Action::BuildForAll(_))));
    game.evaluator(Terms::WEIGHED).prior(&game, &state, &legal, &mut weights);
    for (action, weight) in legal.iter().zip(&weights) {
        assert!(*weight < 1e-6 || !matches!(action, Action::BuildForAll(_)), "{action:?}: {weight}");
    }
}

/// Of two cards the one is kept that brings more on average, not the one of more
/// points.
#[test]
fn cards_are_kept_for_what_they_will_probably_bring() {
    let options = Options { exp6: true, exp6_draft: true, ..Options::default() };
    let game = PuertoRico::new(&Config { options, ..Config::default() }).expect("a configuration");
    let (mut looked, mut modest) = (0, 0);
    for seed in 0..60 {
        let state = game.setup(seed, &mut Mute);
        let mut legal = Actions::new();
        game.legal(&state, &mut legal);
        let Action::Keep(kept) = at_sight(&game, &state) else { panic!("a card is kept") };
        if legal.contains(&Action::Keep(Achievement::MasterCollector)) {
            looked += 1;
            assert_ne!(kept, Achievement::MasterCollector, "seven crates of one good hardly ever lie there");
        }
        let dearer = |action: &Action| matches!(action, Action::Keep(card) if card.points() > kept.points());
        modest += usize::from(legal.iter().any(dearer));
    }
    assert!(looked > 0 && modest > 0, "{looked} {modest}");
}

/// Two plantations of each kind that the market has.
fn planter() -> Value {
    json!({
        "coins": 2,
        "tiles": [{ "tile": "corn", "count": 2, "manned": 2 }, { "tile": "fruit", "count": 2 },
                  { "tile": "tobacco", "count": 2 }],
        "buildings": [{ "building": "small_fruit" }, { "building": "tobacco_storage" }],
    })
}

#[test]
fn the_plantation_that_fulfils_an_objective_is_taken() {
    let planting = |tile: &str| {
        let festival = json!([
            { "card": "farmer_prize", "tiles": [tile] },
            { "card": "cocktail", "goods": ["coffee", "coffee", "coffee"] },
            { "card": "pioneer", "building": "wharf" },
        ]);
        let more = json!({ "festival": festival });
        let (game, mut state) = position(json!({ "exp4": true }), &planter(), more);
        play(&game, &mut state, Action::Role(Role::Planter));
        (game, state)
    };
    for (word, tile) in [("corn", Tile::Corn), ("fruit", Tile::Fruit), ("tobacco", Tile::Tobacco)] {
        let wanted = |shown| {
            let (game, state) = planting(shown);
            share(&game, &state, Action::Take(tile))
        };
        assert!(wanted(word) > 1.5 * wanted("coffee"), "{word}: {} {}", wanted(word), wanted("coffee"));
    }
}

#[test]
fn the_building_that_fulfils_an_objective_is_bought() {
    let builder = json!({
        "coins": 7,
        "tiles": [{ "tile": "corn", "count": 3, "manned": 3 }, { "tile": "sugar", "count": 2, "manned": 2 }],
        "buildings": [{ "building": "small_sugar", "workers": 1 }],
    });
    let mut bought = Vec::new();
    for (word, building) in [("school", Building::School), ("harbor", Building::Harbor)] {
        let festival = json!([
            { "card": "farmer_prize", "tiles": ["coffee"] },
            { "card": "cocktail", "goods": ["coffee", "coffee", "coffee"] },
            { "card": "pioneer", "building": word },
        ]);
        let (game, mut state) =
            position(json!({ "exp4": true }), &builder, json!({ "festival": festival, "last_round": true }));
        play(&game, &mut state, Action::Role(Role::Builder));
        bought.push((at_sight(&game, &state), Action::Build(building)));
    }
    for (chosen, wanted) in bought {
        assert_eq!(chosen, wanted);
    }
}

#[test]
fn whoever_is_ahead_has_more_of_an_objective() {
    let worth = |own: u8, theirs: u8| {
        let festival = json!([
            { "card": "farmer_prize", "tiles": ["coffee"] },
            { "card": "cocktail", "goods": ["tobacco", "tobacco", "tobacco"] },
            { "card": "pioneer", "building": "wharf" },
        ]);
        let board = |count: u8| json!({ "coins": 1, "tiles": [{ "tile": "coffee", "count": count }] });
        let more = json!({ "festival": festival, "seats": [board(own), board(theirs), board(0)] });
        let (game, state) = position(json!({ "exp4": true }), &json!({}), more);
        forecast(&game, &state)
    };
    assert!(worth(1, 2) < worth(1, 0) - 0.1, "a rival who is ahead leaves less");
}

#[test]
fn the_draft_knows_which_buildings_of_citizens_serve() {
    let options = Options { exp2: true, ..Options::default() };
    let game = PuertoRico::new(&Config { options, ..Config::default() }).expect("a configuration");
    let mut state = game.setup(1, &mut Mute);
    let mut drafted = Vec::new();
    while let Turn::Choose { prompt: Prompt::Draft, .. } = game.turn(&state) {
        let action = at_sight(&game, &state);
        play(&game, &mut state, action);
        drafted.push(action);
    }
    let of = |building| drafted.contains(&Action::Draft(building));
    assert!(of(Building::PensionOffice), "{drafted:?}");
    assert!(!of(Building::ParkAuthority), "{drafted:?}");
}

/// A Large Tailor Shop pays the more the more citizens there are, and that is
/// seen before it does.
#[test]
fn citizens_are_worth_more_with_a_tailor() {
    let worth = |citizens: u8, building: &str| {
        let board = json!({
            "coins": 1, "idle_citizens": citizens, "idle": 4 - citizens,
            "tiles": [{ "tile": "corn", "count": 1, "manned": 1 }],
            "buildings": [{ "building": building, "workers": 1 }],
        });
        let drafted = json!([
            "small_market",
            "zoning_office",
            "hacienda",
            "chapel",
            "hospital",
            "notary",
            "office",
            "pension_office",
            "villa",
            "tailor",
            "harbor",
            "wharf",
            "town_square",
            "residence",
            "fortress",
            "customs_house",
            "city_hall",
        ]);
        let (game, state) = position(json!({ "exp2": true }), &board, json!({ "drafted": drafted }));
        forecast(&game, &state)
    };
    let gain = |building| worth(3, building) - worth(1, building);
    assert!(gain("tailor") > gain("harbor") + 0.5, "{} {}", gain("tailor"), gain("harbor"));
}
