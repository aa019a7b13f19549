//! The Ginkgopolis board on the screen. Renders the model; what the board
//! keeps for itself is how the map is looked at, whether districts are
//! outlined, and whether somebody's cards lie over the map.

mod board;
mod camera;
mod cell;
mod engine;
mod hand;
mod hands;
mod keys;
mod map;
mod mini;
mod piece;
mod rail;
mod tools;

use leptos::prelude::*;
pub use piece::printed;

use self::board::Board;
use self::engine::{BehindScreen, Engine};
use self::hand::Hand;
use self::map::CityGrid;
use self::rail::Rail;
use crate::GinkgopolisBoard;
use table::{BoardView, PhaseStrip, Seatable, Table};

/// From so many seats on, what they have chosen takes two lines.
const CROWD: usize = 4;

impl Seatable for GinkgopolisBoard {
    fn board(table: Table<GinkgopolisBoard>) -> BoardView {
        // So many choices have no room in one line of the strip.
        let states =
            move || table.model.with(|model| if model.rail.len() >= CROWD { "has-crowd" } else { "" });
        BoardView {
            regions: view! { <CityBoard table /> }.into_any(),
            states: Memo::new(move |_| states().to_owned()).into(),
        }
    }
}

/// The board of Ginkgopolis.
#[component]
fn CityBoard(table: Table<GinkgopolisBoard>) -> impl IntoView {
    let board = Board::new(table);
    view! {
        <Rail board />
        <PhaseStrip table />
        <CityGrid board />
        // What nothing lies upon: the city is fitted to it.
        <div class="table__free" node_ref=board.camera.free aria-hidden="true"></div>
        <BehindScreen board />
        <Engine board />
        <Hand board />
    }
}
