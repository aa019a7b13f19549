//! Positions in which a seat has what random games seldom bring together.

use puerto_rico::Position;
use serde_json::{Value, json};

/// Three players, in the phase of a role that the first has picked, who has these
/// buildings.
fn position(options: Value, drafted: [&str; 17], buildings: Value, (role, asked): (&str, Value)) -> Position {
    let land = json!([
        { "tile": "corn", "count": 2, "manned": 1 }, { "tile": "fruit", "count": 1 }, { "tile": "sugar", "count": 1 },
    ]);
    let position = json!({
        "config": { "edition": "y1897", "players": 3, "options": options },
        "drafted": drafted,
        "seats": [
            { "coins": 3, "vp": 4, "crates": { "corn": 2, "fruit": 3, "coffee": 1 }, "tiles": land, "buildings": buildings },
            { "coins": 3, "crates": { "sugar": 1 }, "tiles": [{ "tile": "fruit", "count": 1 }] },
            { "coins": 3, "tiles": [{ "tile": "corn", "count": 1 }] },
        ],
        "market": ["corn", "fruit", "sugar", "coffee"],
        "register_citizens": if options["exp2"] == true { 1 } else { 0 },
        "taken": [{ "role": role, "by": 0 }],
        "marker": if role == "smuggler" { Some(0) } else { None },
        "phase": { "role": role, "picker": 0, "deferred": if role == "planter" { Some(json!({})) } else { None } },
        "stack": asked,
    });
    serde_json::from_value(position).expect("a position")
}

/// The Hospital and the second tile of the Publishing House; whatever is on
/// offer in the Captain phase; people of both kinds who may move or be returned.
#[rustfmt::skip]
pub(super) fn positions() -> Vec<Position> {
    let on = |expansions: &[&str]| {
        let mut options = json!({ "ask_bonuses": true });
        expansions.iter().for_each(|&expansion| options[expansion] = json!(true));
        options
    };
    let tiles = position(
        on(&["exp1"]),
        [
            "small_market", "hacienda", "lumberyard", "small_warehouse", "hospital", "office", "church",
            "large_warehouse", "lighthouse", "publishing_house", "school", "wharf", "fire_station", "residence",
            "fortress", "customs_house", "city_hall",
        ],
        json!([
            { "building": "hacienda", "workers": 1 }, { "building": "lumberyard", "workers": 1 },
            { "building": "hospital", "workers": 1 }, { "building": "publishing_house", "workers": 1 },
        ]),
        ("planter", json!([{ "round": { "pick": 1 } }, { "phase": { "step": 1, "next": 1 } }, "hacienda"])),
    );
    let people = position(
        on(&["exp1", "exp2", "exp3"]),
        [
            "canal", "hidden_market", "zoning_office", "storehouse", "bohio", "notary", "merchant_outpost",
            "small_wharf", "villa", "tailor", "publishing_house", "assembly_hall", "monument", "cathedral",
            "town_square", "fortress", "city_hall",
        ],
        json!([
            { "building": "hidden_market", "workers": 1 }, { "building": "bohio", "workers": 1, "citizens": 1 },
            { "building": "zoning_office", "workers": 1 }, { "building": "storehouse", "citizens": 1 },
        ]),
        ("builder", json!([{ "round": { "pick": 1 } }, { "phase": { "step": 1, "next": 1 } }, "build"])),
    );
    let offices = position(
        on(&["exp1", "exp2", "exp3"]),
        [
            "small_market", "lumberyard", "zoning_office", "chapel", "park_authority", "notary", "church",
            "pension_office", "villa", "publishing_house", "harbor", "wharf", "monument", "cathedral",
            "town_square", "fortress", "city_hall",
        ],
        json!([
            { "building": "lumberyard", "workers": 1 }, { "building": "park_authority", "workers": 1 },
            { "building": "pension_office", "workers": 1 }, { "building": "villa", "citizens": 1 },
            { "building": "harbor", "workers": 1 }, { "building": "publishing_house", "workers": 1 },
        ]),
        ("smuggler", json!([{ "round": { "pick": 1 } }, { "phase": { "step": 2, "next": 0 } }, "smuggle"])),
    );
    vec![tiles, people, offices]
}
