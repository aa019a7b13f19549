//! Positions in which there is one sensible choice, and the levels find it.

use ai::{Bot, LevelId, choose};
use game_core::{Game, Mute};
use san_juan::{Action, Kind, Position, Role, SanJuan, State};

fn position(json: &str) -> (SanJuan, State) {
    let position: Position = serde_json::from_str(json).expect("a readable position");
    SanJuan::from_position(&position).expect("a possible position")
}

fn chosen(game: &SanJuan, state: &State, level: LevelId) -> Vec<Action> {
    (0..5).map(|seed| choose(game, state, Bot::Level(level), seed, || false)).collect()
}

const READY_TO_END: &str = r#"{
    "config": { "edition": "y1897", "players": 2 },
    "round": 12,
    "taken": [{ "role": "prospector", "by": 0 }, { "role": "councillor", "by": 1 }],
    "seats": [
        { "hand": ["hero", "prod_t1", "well", "crane", "tower", "archive"],
          "city": ["prod_t1", "prod_t5", "statue", "victory_column", "city_hall", "library",
                   "quarry", "carpenter", "chapel", "smithy", "prefecture"] },
        { "hand": 3, "city": ["prod_t1", "prod_t2", "prod_t3", "prod_t3", "aqueduct", "trading_post"] }
    ]
}"#;

#[test]
fn who_is_far_ahead_ends_the_game() {
    let (game, mut state) = position(READY_TO_END);
    for level in [LevelId::Merchant, LevelId::Governor, LevelId::Viceroy] {
        assert_eq!(chosen(&game, &state, level), [Action::Role(Role::Builder); 5], "{level:?}");
    }
    game.play(&mut state, Action::Role(Role::Builder), &mut Mute).expect("legal");
    for level in [LevelId::Merchant, LevelId::Governor, LevelId::Viceroy] {
        for action in chosen(&game, &state, level) {
            assert!(matches!(action, Action::Build(_)), "{level:?}: not {action:?}");
        }
    }
}

#[test]
fn dead_cards_are_paid_before_good_ones() {
    let (game, mut state) = position(
        r#"{
            "config": { "edition": "y1897", "players": 2 },
            "round": 5,
            "seats": [
                { "hand": ["well", "poor_house", "library", "hero", "prod_t3"],
                  "city": ["prod_t1", "well", "poor_house", "prod_t4"] },
                { "hand": 4, "city": ["prod_t1", "prod_t2", "smithy"] }
            ]
        }"#,
    );
    for action in [Action::Role(Role::Builder), Action::Build(Kind::ProdT3)] {
        game.play(&mut state, action, &mut Mute).expect("legal");
    }
    for level in [LevelId::Viceroy, LevelId::Master] {
        for seed in 0..5 {
            let mut paid = state.clone();
            let mut cards = [(); 2].map(|()| {
                let action = choose(&game, &paid, Bot::Level(level), seed, || false);
                game.play(&mut paid, action, &mut Mute).expect("legal");
                let Action::Pay(card) = action else { panic!("{level:?}: not {action:?}") };
                card
            });
            // In which order makes no difference.
            cards.sort_unstable();
            assert_eq!(cards, [Kind::PoorHouse, Kind::Well], "{level:?}");
        }
    }
}

#[test]
fn goods_of_the_highest_tiers_are_sold() {
    let (game, mut state) = position(
        r#"{
            "config": { "edition": "y1897", "players": 2 },
            "round": 5,
            "seats": [
                { "hand": ["hero", "quarry"],
                  "city": [{ "kind": "prod_t1", "good": true }, { "kind": "prod_t5", "good": true },
                           { "kind": "prod_t4", "good": true }, "smithy"] },
                { "hand": 4, "city": ["prod_t1", "prod_t2", "smithy"] }
            ],
            "tiles": { "queue": ["E", "A", "B", "C", "D"], "seen": 5 }
        }"#,
    );
    game.play(&mut state, Action::Role(Role::Trader), &mut Mute).expect("legal");
    assert_eq!(chosen(&game, &state, LevelId::Viceroy), [Action::Sell(1); 5]);
    game.play(&mut state, Action::Sell(1), &mut Mute).expect("legal");
    assert_eq!(chosen(&game, &state, LevelId::Viceroy), [Action::Sell(2); 5]);
}
