//! Positions of Ginkgopolis in which there is one sensible choice, and the
//! levels find it.

use ai::{Bot, LevelId, choose};
use game_core::{Game, Mute};
use ginkgopolis::{Action, Ginkgopolis, Position, State};
use serde_json::{Value, json};

const GOOD_PLAYERS: [LevelId; 3] = [LevelId::Merchant, LevelId::Governor, LevelId::Viceroy];

/// The last round of two players; seat 0 chooses and acts first. The middle of
/// the northern row is `top`, which is seat 0's or its rival's.
fn last_round(top: &str, owner: u8, seats: [Value; 2]) -> (Ginkgopolis, State) {
    let middle = format!("L B1 {top} B3 D");
    let all = json!({
        "config": { "mode": "beginner", "players": 2, "first": 0 },
        "round": 20,
        "last_round": true,
        "corner": [-2, -2],
        "grid": [". A B C .", middle, "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."],
        "buildings": [{ "tile": top, "owner": owner, "over": ["B2"] }],
        "seats": seats,
    });
    let position: Position = serde_json::from_value(all).expect("a readable position");
    Ginkgopolis::from_position(&position).expect("a possible position")
}

fn rival() -> Value {
    json!({ "points": 3, "redraws": 0, "hand": ["C", "D", "Y1", "R2"] })
}

/// Every good player, whatever its luck, chooses `wanted`.
fn all_choose(game: &Ginkgopolis, state: &State, wanted: Action) {
    for level in GOOD_PLAYERS {
        for seed in 0..3 {
            let chosen = choose(game, state, Bot::Level(level), seed, || false);
            assert_eq!(chosen, wanted, "{level:?}, seed {seed}");
        }
    }
}

#[test]
fn in_the_end_points_are_taken_and_nothing_else() {
    let own = json!({ "points": 3, "redraws": 0, "hand": ["A", "B", "R1", "Y9"] });
    let (game, state) = last_round("Y9", 1, [own, json!({ "points": 3, "redraws": 0, "cards": ["B2"] })]);
    all_choose(&game, &state, Action::Card("Y9".parse().expect("a card")));
}

#[test]
fn the_last_resources_buy_the_nine_points() {
    let own = json!({
        "points": 3, "resources": 2, "redraws": 0, "tiles": ["R20", "R4"], "cards": ["B2"],
        "hand": ["A", "B", "R1", "B20"],
    });
    let (game, mut state) = last_round("B20", 0, [own, rival()]);
    let card = Action::Card("B20".parse().expect("a card"));
    all_choose(&game, &state, card);
    game.play(&mut state, card, &mut Mute).expect("legal");
    // The small number would cost more points than there are.
    all_choose(&game, &state, Action::With("R20".parse().expect("a tile")));
}
