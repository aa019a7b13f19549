//! Moving markers: section 6.5 and the vectors of section 10.2.

use ginkgopolis::event::Source;
use ginkgopolis::{Action, Cell, Event, Prompt, Reason};
use serde_json::{Value, json};

use super::layout::layout;
use super::table::{Table, letter, place};

/// A city that grows by urbanizations of seat 0, everything else laid out anew
/// before each.
pub struct Rim {
    position: Value,
    built: usize,
}

/// Tiles to build with, none of them worth anything here.
const BUILT: [&str; 8] = ["R11", "B12", "Y13", "R14", "B15", "Y16", "R17", "B18"];

impl Rim {
    /// The start square.
    pub fn new() -> Rim {
        Rim { position: layout("beginner", 2).json(), built: 0 }
    }

    /// The city that sequences of steps such as `F 3 1` make.
    pub fn of(steps: &[(&str, i8, i8)]) -> Rim {
        let mut rim = Rim::new();
        steps.iter().for_each(|&(name, x, y)| rim.step(name, (x, y)));
        rim
    }

    /// The city as a position of round 2.
    pub fn json(&self) -> Value {
        self.position.clone()
    }

    /// A table at which seat 0 has urbanized with a letter, and seat 1 has
    /// committed another, with the tile Y20 if `build` says so.
    pub fn urbanize_then(&self, name: &str, then: &str, build: bool) -> Table {
        let letters = "ABCDEFGHIJKL".chars().map(String::from);
        let others: Vec<String> = letters.filter(|sign| sign != name && sign != then).collect();
        let mut position = self.position.clone();
        let mine = BUILT[self.built];
        position["seats"] = json!([
            {"resources": 5, "tiles": [mine], "hand": [name, others[0], others[1], others[2]]},
            {"resources": 5, "tiles": ["Y20"], "hand": [then, others[3], others[4], others[5]]},
        ]);
        let position = serde_json::from_value(position).expect("a position");
        let mut table = Table::at(&position);
        table.round(&[(name, mine), (then, if build { "Y20" } else { "" })]);
        table
    }

    /// The same, and seat 1 builds nothing.
    pub fn urbanize(&self, name: &str) -> Table {
        self.urbanize_then(name, if name == "K" { "J" } else { "K" }, false)
    }

    /// Urbanizes with a letter whose marker then goes to a cell.
    fn step(&mut self, name: &str, to: (i8, i8)) {
        let mut table = self.urbanize(name);
        if offered(&table, name).len() > 1 {
            table.play(place(to.0, to.1));
        }
        assert_eq!(table.marker(name), Some(to), "{name}");
        let now = serde_json::to_value(table.position()).expect("positions serialise");
        for field in ["corner", "grid", "buildings"] {
            self.position[field] = now[field].clone();
        }
        self.built += 1;
    }
}

/// Where a marker may go; the only cell if it went there by itself.
fn offered(table: &Table, name: &str) -> Vec<(i8, i8)> {
    if table.asked().map(|asked| asked.1) == Some(Prompt::Place { letter: letter(name) }) {
        return table.cells();
    }
    table.marker(name).into_iter().collect()
}

/// The markers that had to move besides the replaced one, in a forced move.
fn shifted(table: &Table) -> Vec<String> {
    let letters = table.events().iter().find_map(|event| match event {
        Event::Shifted { letters, forced: true } => Some(letters.iter().map(|one| one.to_string()).collect()),
        _ => None,
    });
    letters.unwrap_or_default()
}

fn yields(table: &Table) -> usize {
    let of_building = |event: &&Event| matches!(event, Event::Gained { from: Source::Building(_), .. });
    table.events().iter().filter(of_building).count()
}

/// GK-MRK-05: a replaced marker goes next to the new building.
#[test]
fn gk_dv_01_to_06_first_moves() {
    let expected: [(&str, &[(i8, i8)]); 6] = [
        ("A", &[(-1, -3), (-2, -2)]),
        ("B", &[(0, -3)]),
        ("C", &[(1, -3), (2, -2)]),
        ("D", &[(2, -2), (3, -1)]),
        ("E", &[(3, 0)]),
        ("L", &[(-2, -2), (-3, -1)]),
    ];
    // GK-DV-01, GK-DV-02, GK-DV-03, GK-DV-04, GK-DV-05, GK-DV-06
    for (name, cells) in expected {
        let table = Rim::new().urbanize(name);
        assert_eq!(offered(&table, name), cells, "{name}");
        assert!(shifted(&table).is_empty());
    }
}

/// C stays between B and D on the way around the city, wherever it goes.
#[test]
fn gk_ex_09_c_stays_between_b_and_d() {
    for (x, y) in [(1, -3), (2, -2)] {
        let mut table = Rim::new().urbanize("C");
        table.play(place(x, y));
        let around = ["B", "C", "D"].map(|name| table.marker(name));
        assert_eq!(around, [Some((0, -2)), Some((x, y)), Some((2, -1))]);
    }
    let table = Rim::new().urbanize("C");
    for (x, y) in [(-1, -3), (0, -3), (3, -1)] {
        assert_eq!(table.refusal(place(x, y)), (Reason::NotOnRim, "GK-MRK-01"), "beyond B or D");
    }
}

/// GK-CG-08: where a marker has a place of its own, no other moves.
#[test]
fn nothing_else_moves_without_need() {
    let letters = || ('A'..='L').map(String::from);
    let stood = |table: &Table| letters().map(|name| table.marker(&name)).collect::<Vec<_>>();
    let before = stood(&layout("beginner", 2).sit());
    for (at, name) in letters().enumerate() {
        let mut table = Rim::new().urbanize(&name);
        let to = offered(&table, &name)[0];
        if table.marker(&name).is_none() {
            table.play(place(to.0, to.1));
        }
        let mut expected = before.clone();
        expected[at] = Some(to);
        assert_eq!(stood(&table), expected, "{name}");
        assert!(shifted(&table).is_empty());
    }
}

#[test]
fn gk_dv_07_beyond_a_tower() {
    let table = Rim::of(&[("B", 0, -3)]).urbanize("B");
    assert_eq!(offered(&table, "B"), [(0, -4), (-1, -3), (1, -3)]);
}

#[test]
fn gk_dv_08_beside_a_tower() {
    let mut table = Rim::of(&[("B", 0, -3)]).urbanize("A");
    assert_eq!(offered(&table, "A"), [(-1, -3), (-2, -2)]);
    table.play(place(-2, -2));
    assert_eq!(yields(&table), 2, "R11 to the east, B1 to the south");
}

/// GK-MRK-06, GK-CG-07: with no free cell around, it goes elsewhere in order.
#[test]
fn gk_dv_09_elsewhere() {
    let table = Rim::of(&[("C", 1, -3), ("A", -2, -2), ("C", 0, -3)]).urbanize("B");
    assert_eq!(offered(&table, "B"), [(-1, -3)]);
    assert!(shifted(&table).is_empty());
}

/// GK-MRK-07, GK-MRK-08, GK-MRK-10: the smallest number of others moves.
#[test]
fn gk_dv_10_one_more_moves() {
    let mut table = Rim::of(&[("F", 3, 1), ("F", 3, 0)]).urbanize("E");
    assert_eq!(shifted(&table), ["F"]);
    assert_eq!(offered(&table, "E"), [(3, 0), (4, 1), (3, 2)]);
    table.play(place(3, 0));
    assert_eq!(offered(&table, "F"), [(4, 1), (2, 2), (3, 2)]);
}

/// GK-MRK-09, GK-MRK-13: where several sets would do, the player chooses.
#[test]
fn gk_dv_11_a_choice_of_shifts() {
    let table = Rim::of(&[("F", 3, 1), ("D", 3, -1), ("F", 3, 0)]).urbanize("E");
    assert_eq!(table.asked(), Some((0, Prompt::Shift { letter: letter("E") })));
    assert_eq!(table.legal(), [Action::Shift(0), Action::Shift(1)]);
    assert_eq!(table.refusal(Action::Shift(2)), (Reason::NoSuchShift, "GK-MRK-09"));
    let names = |set: &Vec<_>| set.iter().map(ToString::to_string).collect::<String>();
    let sets: Vec<String> = table.public().shifts.iter().map(names).collect();
    assert_eq!(sets, ["EF", "ED"], "following letters first");
    let mut forwards = table.clone();
    forwards.play(Action::Shift(0));
    assert_eq!(offered(&forwards, "E"), [(3, 0), (4, 1), (3, 2)]);
    let mut backwards = table;
    backwards.play(Action::Shift(1));
    assert_eq!((backwards.marker("E"), backwards.marker("D")), (Some((3, -1)), Some((2, -2))));
}

/// GK-MRK-01, GK-MRK-04, GK-MRK-11, GK-CG-09: a marker that gets enclosed
/// moves out, and the hole stays a hole.
#[test]
fn gk_dv_12_an_enclosed_marker() {
    let steps = [("G", 1, 3), ("I", -1, 3), ("J", -2, 2), ("I", 0, 3), ("I", 0, 4)];
    let table = Rim::of(&steps).urbanize("G");
    assert_eq!(shifted(&table), ["H"]);
    assert_eq!((table.marker("G"), table.marker("H")), (Some((2, 3)), Some((1, 4))));
    let hole = Cell::new(0, 2);
    assert!(table.public().city.iter().all(|building| building.cell != hole));
    // No marker is ever offered the hole.
    let next = Rim::of(&[&steps[..], &[("G", 2, 3)]].concat()).urbanize("H");
    assert!(!offered(&next, "H").contains(&(0, 2)));
    assert_eq!(next.refusal(Action::Place(hole)), (Reason::NotOnRim, "GK-MRK-01"));
}

/// GK-CG-40: X goes next to the building first, whatever that forces.
#[test]
fn gk_dv_13_enclosed_and_pushed() {
    let steps = [("F", 3, 1), ("D", 3, -1), ("I", -1, 3), ("F", 4, 1), ("D", 3, 0)];
    let mut table = Rim::of(&steps).urbanize("D");
    assert_eq!(shifted(&table), ["E", "F"]);
    assert_eq!(table.marker("D"), Some((4, 0)));
    assert_eq!(offered(&table, "E"), [(4, 1), (3, 2)]);
    table.play(place(3, 2));
    assert_eq!(table.marker("F"), Some((2, 2)));
}

/// GK-MRK-02, GK-MRK-05, GK-MRK-10: why a cell is refused.
#[test]
fn cells_are_refused_with_a_reason() {
    let table = Rim::new().urbanize("A");
    let refused = |x, y| table.refusal(place(x, y));
    assert_eq!(refused(0, -2), (Reason::Occupied, "GK-MRK-10"));
    assert_eq!(refused(-1, -2), (Reason::Occupied, "GK-MRK-10"));
    assert_eq!(refused(9, 9), (Reason::NotOnRim, "GK-MRK-01"));
    assert_eq!(refused(i8::MIN, i8::MAX), (Reason::NotOnRim, "GK-MRK-01"));
    assert_eq!(table.refusal(Action::Row(-3)), (Reason::NotInRow, "GK-MRK-10"));
    let table = Rim::of(&[("B", 0, -3)]).urbanize("C");
    assert_eq!(offered(&table, "C"), [(1, -3), (2, -2)]);
    // A may not pass B.
    let table = Rim::of(&[("B", 0, -3), ("B", -1, -3)]).urbanize("A");
    assert!(!offered(&table, "A").contains(&(0, -4)));
    let table = Rim::of(&[("C", 1, -3)]).urbanize("A");
    assert_eq!(table.refusal(place(2, -2)), (Reason::NotAdjacent, "GK-MRK-05"));
    let table = Rim::of(&[("F", 3, 1), ("F", 3, 0)]).urbanize("E");
    assert_eq!(table.refusal(place(2, 2)), (Reason::OutOfOrder, "GK-MRK-02"));
}

/// GK-MRK-10, GK-CG-46: where there are more cells than a list of choices holds, the row
/// is chosen first; each cell is reached in exactly one way.
#[test]
fn very_many_cells_are_chosen_row_by_row() {
    let table = Table::at(&serde_json::from_value(a_long_city()).expect("a position"));
    let rows = table.legal();
    assert!(rows.len() > 1 && rows.iter().all(|row| matches!(row, Action::Row(_))), "{rows:?}");
    let mut cells = Vec::new();
    for row in rows {
        let mut chosen = table.clone();
        chosen.play(row);
        if let Some((0, Prompt::Place { .. })) = chosen.asked() {
            let Action::Row(row) = row else { unreachable!() };
            assert!(chosen.cells().iter().all(|cell| cell.1 == row));
            assert_eq!(chosen.refusal(Action::Row(row)), (Reason::NotInRow, "GK-MRK-10"));
            cells.extend(chosen.cells());
        } else {
            cells.extend(chosen.marker("B"));
        }
    }
    assert!(cells.len() > 64 && cells.is_sorted_by_key(|&(x, y)| (y, x)), "{cells:?}");
}

/// A street of 38 buildings eastwards. A has been placed, and the displaced B
/// may go anywhere along the street, for C stands south of its beginning.
fn a_long_city() -> Value {
    let colours = ["B", "R", "Y"].into_iter();
    let mut tiles = colours.flat_map(|sign| (4..=20).map(move |number| format!("{sign}{number}")));
    let new = tiles.next().expect("51 tiles");
    let street: Vec<String> = tiles.take(38).collect();
    let dots = |count: usize| " .".repeat(count);
    let grid = [
        format!(". A{}", dots(42)),
        format!("L {new}{}", dots(42)),
        format!("K B1 B2 B3{}", dots(40)),
        format!("J R1 R2 R3 {} .", street.join(" ")),
        format!("I Y1 Y2 Y3 E D C{}", dots(37)),
        format!(". H G F{}", dots(40)),
    ];
    let building = |(index, tile): (usize, &String)| json!({"tile": tile, "owner": index % 2});
    let mut buildings: Vec<Value> = street.iter().enumerate().map(building).collect();
    buildings.push(json!({"tile": new, "owner": 0, "pawn": true}));
    json!({
        "config": {"mode": "beginner", "players": 2},
        "round": 40,
        "corner": [-2, -3],
        "grid": grid,
        "buildings": buildings,
        "seats": [{"hand": ["C", "D", "E"]}, {"hand": ["F", "G", "H"], "play": {"card": "B1", "tile": null}}],
        "action": "A",
        "stack": [
            {"resolve": {"next": 1}},
            {"finish": {"keep": false}},
            {"effects": {"trigger": "urbanize", "next": 0, "given": 0}},
            {"adjacent": {"tile": new, "side": 0, "given": 0}},
            {"place": {"tile": new, "left": ["B"], "adjacent": true, "row": null}}
        ]
    })
}
