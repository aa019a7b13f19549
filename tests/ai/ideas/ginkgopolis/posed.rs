//! Positions of Ginkgopolis in which an idea must come.

use game_core::{Game, Mute, Seat};
use ginkgopolis::{Action, Colour, Ginkgopolis, Idea, Item, Position, State, Tile, Trigger};
use serde_json::{Value, json};

use crate::ai::ideas::told;

/// A position of two in which seat 0 chooses and acts first. The middle of the northern row is Y9 on
/// B2, of `owner`; `more` is laid over it.
fn position(owner: u8, own: Value, more: Value) -> (Ginkgopolis, State) {
    let mut rival = json!({ "points": 3, "redraws": 0, "hand": ["C", "D", "Y1", "R2"] });
    let mut own = own;
    let cards = if owner == 0 { &mut own } else { &mut rival };
    cards["cards"] = json!(["B2"]);
    let mut all = json!({
        "config": { "mode": "beginner", "players": 2, "first": 0 },
        "round": 12,
        "corner": [-2, -2],
        "grid": [". A B C .", "L B1 Y9 B3 D", "K R1 R2 R3 E", "J Y1 Y2 Y3 F", ". I H G ."],
        "buildings": [{ "tile": "Y9", "owner": owner, "over": ["B2"] }],
        "seats": [own, rival],
    });
    for (field, value) in more.as_object().expect("fields") {
        all[field] = value.clone();
    }
    let position: Position = serde_json::from_value(all).expect("a readable position");
    Ginkgopolis::from_position(&position).expect("a possible position")
}

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

fn card(name: &str) -> Action {
    Action::Card(name.parse().expect("a card"))
}

/// The ideas for a tile with a card against another tile, or none.
fn with(owner: u8, own: Value, played: &str, tiles: [Option<&str>; 2]) -> Vec<Idea> {
    let (game, mut state) = position(owner, own, json!({ "last_round": true }));
    game.play(&mut state, card(played), &mut Mute).expect("legal");
    told(&game, &state, tiles.map(|name| name.map_or(Action::Alone, |name| Action::With(tile(name)))))
}

#[test]
fn a_larger_number_costs_no_points_and_is_hard_to_build_over() {
    let own = json!({
        "points": 20, "resources": 6, "redraws": 0, "tiles": ["Y12", "Y4"], "hand": ["A", "B", "R1", "Y9"],
    });
    let told = with(0, own, "Y9", [Some("Y12"), Some("Y4")]);
    assert!(told.contains(&Idea::PaysLess { points: 0, otherwise: 5 }), "{told:?}");
    let large = Idea::LargeNumber { tile: tile("Y12"), otherwise: tile("Y4") };
    assert!(told.contains(&large), "{told:?}");
}

#[test]
fn the_same_colour_spends_less() {
    let own = json!({
        "points": 20, "resources": 6, "redraws": 0, "tiles": ["Y12", "R12"], "hand": ["A", "B", "R1", "Y9"],
    });
    let told = with(0, own, "Y9", [Some("Y12"), Some("R12")]);
    assert!(told.contains(&Idea::SpendsLess { resources: 3, otherwise: 4 }), "{told:?}");
}

#[test]
fn a_floor_leads_a_district_and_makes_cards_work() {
    let own = json!({
        "points": 3, "resources": 3, "redraws": 0, "tiles": ["R5"], "hand": ["A", "B", "R1", "Y2"],
    });
    let told = with(1, own, "R1", [Some("R5"), None]);
    assert!(told.contains(&Idea::Leads { colour: Colour::Red, points: 4 }), "{told:?}");
    let engine = |idea: &Idea| matches!(idea, Idea::Engine { trigger: Trigger::Construct, .. });
    let gets = Idea::GetsCard { card: tile("R1") };
    assert!(told.contains(&gets) || told.iter().any(engine), "{told:?}");
}

#[test]
fn nine_points_come_with_a_card() {
    let own = json!({
        "points": 3, "resources": 6, "redraws": 0, "tiles": ["Y12"], "hand": ["A", "B", "R1", "Y9"],
    });
    let told = with(1, own, "Y9", [Some("Y12"), None]);
    assert!(told.contains(&Idea::Ousts { seat: Seat(1), tile: tile("Y9"), floors: 2 }), "{told:?}");
}

#[test]
fn a_card_alone_brings_a_resource_or_a_tile() {
    let all = json!({
        "config": { "mode": "beginner", "players": 2 },
        "seats": [{ "hand": ["B", "C", "D"] },
                  { "hand": ["F", "G", "H"], "play": { "card": "E", "tile": null } }],
        "action": "A",
        "stack": [{ "resolve": { "next": 1 } }, { "finish": { "keep": false } },
                  { "effects": { "trigger": "exploit", "next": 0, "given": 0 } }, "goods"],
    });
    let position: Position = serde_json::from_value(all).expect("a readable position");
    let (game, state) = Ginkgopolis::from_position(&position).expect("a possible position");
    let take = |good| Action::Take(good);
    let answers = [take(ginkgopolis::action::Good::Resource), take(ginkgopolis::action::Good::Tile)];
    let told = told(&game, &state, answers);
    assert_eq!(told[0], Idea::Gains { item: Item::Resource, count: 1, otherwise: 0 }, "{told:?}");
}

#[test]
fn the_card_of_a_tall_building_is_not_passed_on() {
    let own = json!({ "points": 3, "redraws": 0, "tiles": [], "hand": ["A", "B", "R1", "Y9"] });
    let (game, state) = position(0, own, json!({}));
    let told = told(&game, &state, [card("Y9"), card("A")]);
    assert!(told.contains(&Idea::DeniesCard { seat: Seat(1), tile: tile("Y9"), floors: 2 }), "{told:?}");
}

#[test]
fn a_token_that_is_kept_is_worth_points() {
    let own = json!({ "points": 3, "redraws": 1, "tiles": [], "hand": ["A", "B", "R1", "Y9"] });
    let (game, state) = position(0, own, json!({}));
    let told = told(&game, &state, [card("Y9"), Action::Redraw]);
    assert!(told.contains(&Idea::KeepsRedraws { redraws: 1, otherwise: 0 }), "{told:?}");
}
