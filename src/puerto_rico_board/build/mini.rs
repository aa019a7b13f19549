//! Miniature of a seat's board, for the plates of rivals: twelve fields, twelve building spaces, who works where.

use std::fmt::Write;

use puerto_rico::data::buildings::{Class, PRINTED};
use puerto_rico::ids::{TILES, Tile};
use puerto_rico::view::SeatView;

use crate::model::{MiniPart, SPACES};

/// Places in a row of the countryside, and of the town.
const ROW: usize = 6;
/// Side of a place with the gap behind it, and the distance of the town from the left edge.
const STEP: usize = 10;
const TOWN: usize = 68;

/// Width and height of the drawing.
pub const SIZE: (usize, usize) = (TOWN + ROW * STEP - 2, 2 * STEP - 2);

/// Returns the shapes of a board: one part for everything that looks alike, free places first, people last.
pub fn of(mat: &SeatView) -> Vec<MiniPart> {
    let mut parts = Parts::default();
    let mut place = 0;
    for (tile, key) in Tile::ALL.into_iter().zip(KEYS) {
        for nth in 0..mat.tiles[tile as usize] {
            let shape = if tile == Tile::Quarry { PlaceShape::Cut } else { PlaceShape::Square };
            parts.draw(key, shape, field(place));
            if nth < mat.manned[tile as usize] {
                parts.draw("people", PlaceShape::Dot, field(place));
            }
            place += 1;
        }
    }
    for _ in 0..mat.forests.iter().sum() {
        parts.draw("forest", PlaceShape::Tree, field(place));
        place += 1;
    }
    for free in place..usize::from(SPACES) {
        parts.draw("free", PlaceShape::Square, field(free));
    }

    let mut is_built = [false; SPACES as usize];
    for &(building, people) in &mat.buildings {
        let def = &PRINTED[building as usize];
        let Some(at) = lot(&is_built, usize::from(def.spaces())) else { continue };
        is_built[at..at + usize::from(def.spaces())].fill(true);
        let shape = if def.spaces() > 1 { PlaceShape::Double } else { PlaceShape::Square };
        let key = match def.class {
            Class::Production(good) => KEYS[good.index()],
            Class::Commercial | Class::Expanded => "commercial",
            Class::Workshop => "workshop",
        };
        parts.draw(key, shape, street(at));
        if people > 0 {
            parts.draw("people", PlaceShape::Dot, street(at));
        }
    }
    for free in (0..usize::from(SPACES)).filter(|at| !is_built[*at]) {
        parts.draw("free", PlaceShape::Square, street(free));
    }
    parts.in_order()
}

/// Names of the colours of tiles, in the order of [`Tile::ALL`]; goods begin with the same five.
const KEYS: [&str; TILES] = ["corn", "fruit", "sugar", "tobacco", "coffee", "quarry"];

/// Parts from the ground up.
const ORDER: [&str; 11] = [
    "free",
    "corn",
    "fruit",
    "sugar",
    "tobacco",
    "coffee",
    "quarry",
    "forest",
    "commercial",
    "workshop",
    "people",
];

fn field(place: usize) -> (usize, usize) {
    (place % ROW * STEP, place / ROW * STEP)
}

fn street(place: usize) -> (usize, usize) {
    (TOWN + place % ROW * STEP, place / ROW * STEP)
}

/// Returns the first `wide` free building spaces side by side.
fn lot(is_built: &[bool], wide: usize) -> Option<usize> {
    let fits = |at: &usize| at % ROW + wide <= ROW && !is_built[*at..*at + wide].contains(&true);
    (0..is_built.len()).find(fits)
}

/// Shape of a place, so that kinds differ by more than their colours.
#[derive(Clone, Copy)]
enum PlaceShape {
    Square,
    /// Two spaces wide.
    Double,
    /// Without a corner: a quarry.
    Cut,
    /// A triangle: a forest.
    Tree,
    /// Somebody works there.
    Dot,
}

#[derive(Default)]
struct Parts(Vec<MiniPart>);

impl Parts {
    fn draw(&mut self, kind: &'static str, shape: PlaceShape, (x, y): (usize, usize)) {
        let at = self.0.iter().position(|part| part.kind == kind).unwrap_or_else(|| {
            self.0.push(MiniPart { kind, path: String::new() });
            self.0.len() - 1
        });
        let path = &mut self.0[at].path;
        let written = match shape {
            PlaceShape::Square => write!(path, "M{x} {y}h8v8h-8z"),
            PlaceShape::Double => write!(path, "M{x} {y}h18v8h-18z"),
            PlaceShape::Cut => write!(path, "M{x} {}v-4l4-4h4v8z", y + 8),
            PlaceShape::Tree => write!(path, "M{x} {}l4-8 4 8z", y + 8),
            PlaceShape::Dot => write!(path, "M{} {}a2 2 0 1 0 4 0a2 2 0 1 0-4 0", x + 2, y + 4),
        };
        written.expect("invariant: writing to a string does not fail");
    }

    fn in_order(mut self) -> Vec<MiniPart> {
        self.0.sort_by_key(|part| ORDER.iter().position(|kind| *kind == part.kind));
        self.0
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Mute, Viewer};
    use puerto_rico::ids::Building;
    use puerto_rico::{Config, PuertoRico};

    use super::*;

    fn board() -> SeatView {
        let game = PuertoRico::new(&Config::default()).expect("a legal table");
        let state = game.setup(1, &mut Mute);
        game.view(&state, Viewer::Public).seats.swap_remove(0)
    }

    fn count(parts: &[MiniPart], kind: &str, shape: &str) -> usize {
        parts.iter().filter(|part| part.kind == kind).map(|part| part.path.matches(shape).count()).sum()
    }

    #[test]
    fn every_place_is_drawn_once() {
        let mut mat = board();
        mat.tiles = [3, 0, 1, 0, 0, 2];
        mat.manned = [2, 0, 0, 0, 0, 1];
        mat.forests = [0; 5];
        mat.buildings = vec![(Building::SmallFruit, 0), (Building::SmallMarket, 1)];
        let parts = of(&mat);
        assert_eq!(count(&parts, "corn", "M"), 3);
        assert_eq!(count(&parts, "quarry", "l4-4"), 2);
        assert_eq!(count(&parts, "people", "M"), 4);
        assert_eq!(count(&parts, "free", "M"), 6 + 10);
        assert_eq!(parts.first().map(|part| part.kind), Some("free"));
        assert_eq!(parts.last().map(|part| part.kind), Some("people"));
    }

    #[test]
    fn a_large_building_has_two_spaces_side_by_side() {
        let mut mat = board();
        mat.tiles = [0; TILES];
        mat.buildings = vec![(Building::SmallMarket, 0); 5];
        mat.buildings.push((Building::Fortress, 0));
        mat.buildings.push((Building::SmallFruit, 0));
        let parts = of(&mat);
        let town = |kind: &str| parts.iter().find(|part| part.kind == kind).map(|part| part.path.clone());
        assert!(town("commercial").is_some_and(|path| path.ends_with(&format!("M{TOWN} {STEP}h18v8h-18z"))));
        assert_eq!(town("fruit").as_deref(), Some(&*format!("M{} 0h8v8h-8z", TOWN + 5 * STEP)));
    }
}
