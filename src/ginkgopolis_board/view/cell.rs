//! A place on the map: a building, a marker, or where one may come to stand.

use ginkgopolis::ids::{Card, Tile};
use leptos::prelude::*;

use super::board::{Board, GAME};
use super::piece::chosen;
use crate::build::{key, own_card_art};
use crate::meaning::card_of;
use crate::model::{CellKind, CellModel, DistrictSign, Light, Target};
use table::board::follow::{drawn, drawn_if, field, piece};
use table::touch::{Touch, touchable};
use ui::drawings::{Art, Icon, SeatMark};

/// More floors than this are drawn as this many.
const MOST_FLOORS: u8 = 6;

/// The name of a place for tests, and the key of its element.
pub fn name(target: &Target) -> String {
    match target {
        Target::Building(tile) => format!("block-{tile}"),
        Target::Marker(letter) => format!("marker-{letter}"),
        Target::Free(cell) => format!("free-{}-{}", cell.x, cell.y),
        _ => String::new(),
    }
}

/// A place on the map.
#[component]
pub fn MapCell(board: Board, target: Target) -> impl IntoView {
    let cell =
        piece(board.model, move |model| model.map.cells.iter().find(|cell| cell.target == target).cloned());
    let block = field(cell, |cell| BlockStyle::of(&cell.kind));
    let place = field(cell, |cell| cell.place);
    let touch = Touch::new(move || Some(target), board.table);
    let card = card_of(target);
    let is_pointed = Memo::new(move |_| card.is_some() && board.from_hand.get() == card);
    view! {
        <button
            use:touchable=touch
            class=move || class(&cell.read(), is_pointed.get())
            prop:style=move || format!("--x:{};--y:{}", place.get().0, place.get().1)
            data-place=move || format!("{},{}", place.get().0, place.get().1)
            data-color=move || block.read().as_ref().map(|block| block.colour)
            data-h=move || block.read().as_ref().map(|block| block.floors)
            data-edges=move || block.read().as_ref().map(|block| block.edges.clone())
            data-testid=name(&target)
            data-fly=name(&target)
            aria-label=move || cell.read().spoken.clone()
        >
            {drawn(cell, |cell| cell.kind.clone(), |kind| view! { <CellFace kind /> })}
            {drawn_if(cell, |cell| cell.planned, |tile| view! { <Planned tile /> })}
        </button>
    }
}

/// Values of a building for the style sheet.
#[derive(Clone, PartialEq)]
pub struct BlockStyle {
    /// The key of its colour.
    pub colour: &'static str,
    pub floors: u8,
    /// The sides where its district ends: `n`, `e`, `s`, `w`.
    pub edges: String,
}

impl BlockStyle {
    /// Those of a building; `None` for other cells.
    pub fn of(kind: &CellKind) -> Option<BlockStyle> {
        match kind {
            CellKind::Block { tile, height, edges, .. } => Some(BlockStyle {
                colour: key(tile.colour()),
                floors: (*height).min(MOST_FLOORS),
                edges: edges.clone(),
            }),
            CellKind::Marker(_) | CellKind::Free(_) | CellKind::Ghost(_) | CellKind::Open => None,
        }
    }
}

fn class(cell: &CellModel, is_pointed: bool) -> String {
    let kind = match cell.kind {
        CellKind::Block { .. } => "block",
        CellKind::Marker(_) => "rim",
        CellKind::Free(_) => "rim rim--free",
        CellKind::Open => "rim rim--ghost",
        CellKind::Ghost(_) => "rim rim--ghost",
    };
    let light = match cell.light {
        Light::None => "",
        Light::Now => " is-now",
        Light::Moves => " is-moving",
    };
    let mut class = chosen(kind, cell.choice);
    class.push_str(light);
    if matches!(cell.kind, CellKind::Block { pawn: true, .. }) {
        class.push_str(" is-new");
    }
    if is_pointed {
        class.push_str(" is-pointed");
    }
    class
}

/// Content of a cell.
#[component]
pub fn CellFace(kind: CellKind) -> impl IntoView {
    match kind {
        CellKind::Block { tile, height, owner, pawn, district, .. } => view! {
            {district.map(|DistrictSign { number, leader, lead }| view! {
                <b class="block__district" aria-hidden="true">{number}</b>
                <span class="block__lead" aria-hidden="true">
                    <SeatMark seat=leader.index() />
                    <i>{if lead > 0 { format!("+{lead}") } else { "=".to_owned() }}</i>
                </span>
            })}
            // The ground goes on beneath the whole district; on it the floors below, and the house.
            <span class="block__tile" aria-hidden="true"></span>
            <span class="block__floors" aria-hidden="true"></span>
            <Art game=GAME id=own_card_art(Card::building(tile)).1 class="block__house" />
            {pawn.then(|| view! { <Art game=GAME id="scaffold" class="block__site" /> })}
            <b class="block__no" aria-hidden="true">{tile.number()}</b>
            <span class=if owner.is_some() { "block__own has-owner" } else { "block__own" } aria-hidden="true">
                {owner.map(|owner| view! { <SeatMark seat=owner.index() /> })}
                <i>{height}</i>
            </span>
        }
        .into_any(),
        CellKind::Open => view! {
            <b aria-hidden="true">
                <span>
                    <Icon name="plus" />
                </span>
            </b>
        }
        .into_any(),
        CellKind::Marker(letter) | CellKind::Ghost(letter) | CellKind::Free(letter) => view! {
            <b aria-hidden="true">
                <span>{letter.to_string()}</span>
            </b>
        }
        .into_any(),
    }
}

/// The tile that the selection would build on a cell, laid there for a look.
#[component]
fn Planned(tile: Tile) -> impl IntoView {
    let colour = key(tile.colour());
    view! {
        <span class="plan" data-color=colour aria-hidden="true">
            <Art game=GAME id=format!("tile-{colour}") class="plan__tile" />
            <b class="block__no">{tile.number()}</b>
        </span>
    }
}
