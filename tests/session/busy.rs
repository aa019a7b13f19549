//! The fullest tables of Puerto Rico that the browser tests open: files like
//! those that the page exports, written from a position laid out by hand.
//! `SOBREMESA_ACCEPT=1` writes them anew when the rules have changed.

use std::fs;
use std::path::PathBuf;

use ai::LevelId;
use game_core::{Game, Record, Viewer};
use puerto_rico::data::buildings::Class;
use puerto_rico::{Position, PuertoRico};
use serde_json::{Value, json};
use session::save::{self, Save};
use session::saves::{Bundle, Entry, SaveSummary, SeatSummary};
use session::{Marks, Player, Session};

const EDITIONS: [&str; 2] = ["classic", "y1897"];

/// Tiles as the format has them, from kind, count and manned.
fn land(tiles: &[(&str, u8, u8)]) -> Value {
    tiles
        .iter()
        .map(|(tile, count, manned)| json!({ "tile": tile, "count": count, "manned": manned }))
        .collect()
}

/// Buildings as the format has them, from kind and workers.
fn town(buildings: &[(&str, u8)]) -> Value {
    buildings.iter().map(|(building, workers)| json!({ "building": building, "workers": workers })).collect()
}

/// A town of twelve buildings on twelve tiles, crates of every kind; its
/// owner has the third pick of the last round.
fn own() -> Value {
    json!({
        "coins": 17, "vp": 24,
        "crates": { "corn": 3, "fruit": 3, "sugar": 2, "tobacco": 2, "coffee": 2 },
        "tiles": land(&[("corn", 2, 2), ("fruit", 2, 2), ("sugar", 2, 2), ("tobacco", 2, 1), ("coffee", 2, 2), ("quarry", 2, 1)]),
        "buildings": town(&[
            ("small_fruit", 1), ("small_sugar", 1), ("large_fruit", 2), ("large_sugar", 2), ("tobacco_storage", 2),
            ("coffee_roaster", 2), ("small_market", 1), ("hacienda", 1), ("small_warehouse", 1), ("office", 0),
            ("harbor", 1), ("wharf", 1),
        ]),
    })
}

/// The others: towns with every expanded building among them.
fn others() -> [Value; 4] {
    let ana = json!({
        "coins": 9, "vp": 21, "crates": { "corn": 1, "fruit": 2, "tobacco": 1 },
        "tiles": land(&[("corn", 2, 2), ("fruit", 3, 2), ("sugar", 2, 0), ("tobacco", 1, 0), ("coffee", 2, 1), ("quarry", 2, 2)]),
        "buildings": town(&[
            ("small_fruit", 1), ("builders_yard", 1), ("large_fruit", 2), ("hospital", 1), ("large_market", 1),
            ("factory", 1), ("school", 1), ("harbor", 1), ("fire_station", 1), ("residence", 0),
        ]),
    });
    let ben = json!({
        "coins": 4, "vp": 18, "crates": { "corn": 1, "fruit": 1, "sugar": 1, "tobacco": 2 },
        "tiles": land(&[("corn", 2, 2), ("fruit", 2, 0), ("sugar", 2, 2), ("tobacco", 1, 1), ("coffee", 1, 0), ("quarry", 1, 1)]),
        "buildings": town(&[
            ("small_sugar", 1), ("large_sugar", 2), ("tobacco_storage", 1), ("large_warehouse", 1), ("fortress", 1),
            ("customs_house", 1),
        ]),
    });
    let carla = json!({
        "coins": 11, "vp": 20, "crates": { "corn": 1, "fruit": 2, "coffee": 2 },
        "tiles": land(&[("corn", 1, 1), ("fruit", 2, 1), ("sugar", 2, 0), ("tobacco", 1, 0), ("coffee", 1, 1), ("quarry", 1, 1)]),
        "buildings": town(&[
            ("small_fruit", 1), ("coffee_roaster", 1), ("factory", 1), ("small_market", 1), ("hospital", 0), ("city_hall", 1),
        ]),
    });
    let dario = json!({
        "coins": 6, "vp": 17, "crates": { "sugar": 2, "coffee": 1 },
        "tiles": land(&[("corn", 1, 1), ("fruit", 2, 2), ("sugar", 1, 1), ("tobacco", 2, 0), ("coffee", 1, 1), ("quarry", 1, 0)]),
        "buildings": town(&[
            ("small_sugar", 1), ("large_fruit", 2), ("coffee_roaster", 1), ("wharf", 1), ("school", 1), ("large_warehouse", 1),
            ("office", 1),
        ]),
    });
    [ana, ben, carla, dario]
}

fn position(edition: &str) -> Value {
    let [ana, ben, carla, dario] = others();
    json!({
        "config": { "edition": edition, "players": 5 },
        "round": 17, "governor": 3, "last_round": true,
        "seats": [own(), ana, ben, carla, dario],
        "market": ["corn", "corn", "fruit", "sugar", "tobacco", "coffee"],
        "ships": [{ "size": 6, "good": "corn", "crates": 2 }, { "size": 7, "good": "sugar", "crates": 3 }, { "size": 8 }],
        "house": ["corn", "tobacco", "coffee"],
        "register": 7,
        "role_coins": [{ "role": "captain", "coins": 2 }, { "role": "adventurer", "coins": 3 }, { "role": "recruiter", "coins": 1 }],
        "taken": [{ "role": "planter", "by": 3 }, { "role": "trader", "by": 4 }],
        "stack": [{ "round": { "pick": 2 } }],
        "luck": 1897,
    })
}

/// The table as the page would export it.
fn file(edition: &str) -> String {
    let position: Position = serde_json::from_value(position(edition)).expect("a readable position");
    let (game, state) = PuertoRico::from_position(&position).expect("a possible position");
    let start = game.position(&state);
    let names = ["Inés", "Ana", "Ben", "Carla", "Darío"];
    let player = |(seat, name): (usize, &str)| match seat {
        0 => Player::person(name),
        _ => Player::opponent(name, LevelId::Apprentice),
    };
    let save = Save {
        format: save::FORMAT,
        app: "0.1.0".to_owned(),
        seats: names.into_iter().enumerate().map(player).collect(),
        marks: Marks::default(),
        by_link: None,
        switches: Vec::new(),
        ask_forced: false,
        automatic: Vec::new(),
        joined: Vec::new(),
        playouts: Vec::new(),
        record: Record::capture(&game, 0, Some(&start), &[], &state),
    };
    let seats = names.map(|name| SeatSummary { name: name.to_owned(), ..SeatSummary::default() });
    let summary = SaveSummary {
        game: PuertoRico::ID.to_owned(),
        seats: seats.to_vec(),
        round: 17,
        ..SaveSummary::default()
    };
    let whole: Value = serde_json::from_str(&Entry::write(&summary, &save.to_json())).expect("JSON");
    format!("{whole}\n")
}

fn path(edition: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .join(format!("tests/e2e/fixtures/puerto-rico-{edition}.json"))
}

#[test]
fn the_full_tables_of_the_browser_tests_are_as_laid_out() {
    for edition in EDITIONS {
        let (written, path) = (file(edition), path(edition));
        if std::env::var("SOBREMESA_ACCEPT").is_ok_and(|value| value == "1") {
            fs::write(&path, &written).expect("the folder of the browser tests");
        }
        let stored = fs::read_to_string(&path).expect("a table for the browser tests");
        assert_eq!(stored, written, "{edition}: SOBREMESA_ACCEPT=1 writes it anew");
    }
}

#[test]
fn the_full_tables_are_full() {
    for edition in EDITIONS {
        let entries = Bundle::read(&file(edition)).expect("one of our files");
        let save = Save::<PuertoRico>::parse(entries[0].save()).expect("a save");
        let table: Session<PuertoRico> = save.reopen().expect("a sound record").session;
        let view = table.view(Viewer::Public);
        assert_eq!(view.seats.len(), 5);
        let own = &view.seats[0];
        assert_eq!((own.buildings.len(), own.tiles.iter().sum::<u8>()), (12, 12));
        assert!(own.crates.iter().all(|&crates| crates > 0));
        let sites = view.seats.iter().flat_map(|seat| &seat.buildings);
        let expanded = sites.filter(|(building, _)| table.game().def(*building).class == Class::Expanded);
        assert_eq!(expanded.count(), 5);
    }
}
