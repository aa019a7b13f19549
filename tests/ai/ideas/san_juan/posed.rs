//! Positions of San Juan in which an idea must come.

use game_core::{Game, Mute, Seat};
use san_juan::{Action, Idea, Kind, Position, Role, SanJuan, State};
use serde_json::{Value, json};

use crate::ai::ideas::told;

/// A position of two in which seat 0 makes the last pick of the round; `more` is laid over it.
fn last_pick(own: Value, rival: Value, more: Value) -> (SanJuan, State) {
    let mut all = json!({
        "config": { "edition": "y1897", "players": 2 },
        "round": 8,
        "taken": [{ "role": "prospector", "by": 0 }, { "role": "councillor", "by": 1 }],
        "seats": [own, rival],
    });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    let position: Position = serde_json::from_value(all).expect("a readable position");
    SanJuan::from_position(&position).expect("a possible position")
}

/// A rival that can do nothing.
fn bystander() -> Value {
    json!({ "city": ["prod_t1"] })
}

fn play(game: &SanJuan, state: &mut State, actions: &[Action]) {
    for &action in actions {
        game.play(state, action, &mut Mute).expect("legal");
    }
}

const fn role(role: Role) -> Action {
    Action::Role(role)
}

#[test]
fn who_is_ahead_brings_the_end_on() {
    let own = json!({
        "hand": ["hero", "prod_t1", "well", "crane", "tower", "archive"],
        "city": ["prod_t1", "prod_t5", "statue", "victory_column", "city_hall", "library", "quarry", "carpenter",
                 "chapel", "smithy", "prefecture"],
    });
    let (game, mut state) = last_pick(own, bystander(), json!({}));
    play(&game, &mut state, &[role(Role::Builder)]);
    let told = told(&game, &state, [Action::Build(Kind::Hero), Action::Pass]);
    let builds = Idea::Builds { kind: Kind::Hero, price: 2 };
    assert!(told.contains(&Idea::BringsEnd) && told.contains(&builds), "{told:?}");
}

#[test]
fn a_trader_sells_and_can_then_build() {
    let own = json!({
        "hand": ["hero", "well", "crane", "tower"],
        "city": [{ "kind": "prod_t5", "good": true }, { "kind": "prod_t5", "good": true }],
    });
    let (game, state) = last_pick(own, bystander(), json!({}));
    let told = told(&game, &state, [role(Role::Trader), role(Role::Producer)]);
    let sells = |idea: &Idea| matches!(idea, Idea::Sells { goods: 2, otherwise: 0, .. });
    let builds = |idea: &Idea| matches!(idea, Idea::Affords { kind: Kind::Hero, otherwise: 4, .. });
    assert!(told.iter().any(sells) && told.iter().any(builds), "{told:?}");
}

#[test]
fn a_producer_produces_and_lets_nobody_sell() {
    let own = json!({ "city": ["prod_t1", "prod_t2"] });
    let rival = json!({ "city": [{ "kind": "prod_t5", "good": true }] });
    let (game, state) = last_pick(own, rival, json!({}));
    let told = told(&game, &state, [role(Role::Producer), role(Role::Trader)]);
    assert_eq!(told[0], Idea::Produces { goods: 2, otherwise: 0 }, "{told:?}");
    let sells = |idea: &Idea| matches!(idea, Idea::RivalSells { seat: Seat(1), cards: 0, .. });
    assert!(told.iter().any(sells), "{told:?}");
}

#[test]
fn the_dearer_good_is_produced() {
    let own = json!({ "city": ["prod_t1", "prod_t5"] });
    let more = json!({
        "taken": [{ "role": "prospector", "by": 0 }, { "role": "producer", "by": 1 }],
        "phase": { "role": "producer", "picker": 1 },
        "stack": [{ "round": { "pick": 2 } }, { "phase": { "next": 2 } },
                  { "produce": { "left": 1, "made": 0, "from": 0 } }],
    });
    let (game, state) = last_pick(own, bystander(), more);
    let told = told(&game, &state, [Action::Produce(1), Action::Produce(0)]);
    assert!(told.contains(&Idea::DearerGood { kind: Kind::ProdT5, otherwise: Kind::ProdT1 }), "{told:?}");
}

#[test]
fn cards_that_cannot_be_built_are_paid() {
    let own = json!({
        "hand": ["well", "library", "guild_hall", "prod_t2"],
        "city": ["prod_t1", "well", "prod_t2", "prod_t4"],
    });
    let (game, mut state) = last_pick(own, bystander(), json!({}));
    play(&game, &mut state, &[role(Role::Builder), Action::Build(Kind::ProdT2)]);
    let all = told(&game, &state, [Action::Pay(Kind::Well), Action::Pay(Kind::GuildHall)]);
    assert!(all.contains(&Idea::GivesDuplicate { kind: Kind::Well }), "{all:?}");
    let bonus = |idea: &Idea| matches!(idea, Idea::KeepsBonus { kind: Kind::GuildHall, points: 7 });
    assert!(all.iter().any(bonus), "{all:?}");
}

#[test]
fn a_card_under_the_chapel_is_a_point() {
    let own = json!({ "hand": ["well", "crane"], "city": ["prod_t1", "chapel"] });
    let stack = json!({
        "taken": [], "stack": [{ "round": { "pick": 0 } }, { "round_start": { "step": 0, "next": 1 } }, "chapel"],
    });
    let (game, state) = last_pick(own, bystander(), stack);
    let told = told(&game, &state, [Action::Tuck(Kind::Well), Action::Pass]);
    assert!(told.contains(&Idea::LaysBy { cards: 1, otherwise: 0 }), "{told:?}");
}
