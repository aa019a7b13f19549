//! The city on its plane.

use sobremesa::core::sorted_by;
use sobremesa::games::ginkgopolis::cell::Side;
use sobremesa::games::ginkgopolis::view::BuildingView;
use sobremesa::games::ginkgopolis::{Action, Cell};

use super::{Table, scene, texts};
use crate::app::boards::city::choice::choice;
use crate::app::boards::city::model::{CellKind, CellModel, Choice, MapModel, Target};
use crate::app::i18n::ginkgopolis::{BlockSpoken, RimSpoken};

/// The sides as style sheets know them.
const SIDES: [&str; 4] = ["n", "e", "s", "w"];

/// The city, its markers, and the cells where a marker may come to stand.
pub fn map(look: Table<'_>) -> MapModel {
    let blocks = look.view.city.iter().map(|building| building.cell);
    let markers = look.view.markers.iter().map(|marker| marker.cell);
    let everything: Vec<Cell> = blocks.chain(markers).chain(free(look)).collect();
    let low = |of: fn(&Cell) -> i8| everything.iter().map(of).min().unwrap_or_default();
    let high = |of: fn(&Cell) -> i8| everything.iter().map(of).max().unwrap_or_default();
    let (x, y) = (low(|cell| cell.x), low(|cell| cell.y));
    let place = |cell: Cell| (x.abs_diff(cell.x), y.abs_diff(cell.y));
    let mut cells: Vec<CellModel> = look.view.city.iter().map(|block| of_block(look, block, place)).collect();
    cells.extend(look.view.markers.iter().map(|marker| {
        of_rim(look, Target::Marker(marker.letter), CellKind::Marker(marker.letter), place(marker.cell))
    }));
    cells.extend(free(look).map(|cell| of_rim(look, Target::Free(cell), CellKind::Free, place(cell))));
    let cells = sorted_by(cells.into_iter(), |one, other| {
        (one.place.1, one.place.0) < (other.place.1, other.place.0)
    });
    let (right, below) = place(Cell::new(high(|cell| cell.x), high(|cell| cell.y)));
    MapModel { cols: right + 1, rows: below + 1, cells }
}

/// Cells where the marker in question may come to stand.
fn free(look: Table<'_>) -> impl Iterator<Item = Cell> + '_ {
    look.legal.iter().filter_map(|action| match action {
        Action::Place(cell) => Some(*cell),
        _ => None,
    })
}

fn of_block(look: Table<'_>, block: &BuildingView, place: impl Fn(Cell) -> (u8, u8)) -> CellModel {
    let target = Target::Building(block.tile);
    let (choice, place) = (choice(look, target), place(block.cell));
    let spoken = BlockSpoken {
        top: block.tile,
        place: (place.0 + 1, place.1 + 1),
        height: block.height,
        owner: block.owner.map(|owner| scene(look).who(owner)),
        fresh: block.pawn,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    let kind = CellKind::Block {
        tile: block.tile,
        height: block.height,
        owner: block.owner,
        pawn: block.pawn,
        edges: edges(look, block),
    };
    CellModel { place, target, kind, choice, spoken: (texts(look).spoken.block)(&spoken) }
}

/// The sides beyond which there is no building of the same colour.
fn edges(look: Table<'_>, block: &BuildingView) -> String {
    let same = |cell: Cell| {
        let colour = block.tile.colour();
        look.view.city.iter().any(|other| other.cell == cell && other.tile.colour() == colour)
    };
    let ends = Side::ALL.into_iter().filter(|&side| !same(block.cell.beyond(side)));
    ends.map(|side| SIDES[side as usize]).collect::<Vec<_>>().join(" ")
}

fn of_rim(look: Table<'_>, target: Target, kind: CellKind, place: (u8, u8)) -> CellModel {
    let choice = choice(look, target);
    let spoken = RimSpoken {
        letter: if let CellKind::Marker(letter) = kind { Some(letter) } else { None },
        place: (place.0 + 1, place.1 + 1),
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    CellModel { place, target, kind, choice, spoken: (texts(look).spoken.rim)(&spoken) }
}
