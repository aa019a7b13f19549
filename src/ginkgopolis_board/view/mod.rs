//! The Ginkgopolis board on the screen. Renders the model; what the board
//! keeps for itself is how the map is looked at, whether districts are
//! outlined, and whether somebody's cards lie over the map.

mod board;
mod camera;
mod cell;
mod engine;
mod finale;
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
use self::finale::FinalCity;
use self::hand::Hand;
use self::map::CityGrid;
use self::rail::Rail;
use crate::GinkgopolisBoard;
use ginkgopolis::View;
use table::{BoardView, GameBoard, PhaseStrip, Table};
use ui::classes::classes;
use ui::prefs::{Pace, Prefs};

/// From so many seats on, what they have chosen takes two lines.
const CROWD: usize = 4;

impl GameBoard for GinkgopolisBoard {
    fn board(table: Table<GinkgopolisBoard>) -> BoardView {
        let prefs = Prefs::get();
        let states = move || {
            let pace = prefs.kept.with(|kept| kept.pace);
            let is_draft = table.model.with(|model| !model.hand.packet.is_empty());
            // So many choices have no room in one line of the strip.
            let is_crowd = table.model.with(|model| model.rail.len() >= CROWD);
            let states = [
                (is_crowd, "has-crowd"),
                (is_draft, "is-draft"),
                (pace == Pace::Fast, "is-brisk"),
                (pace == Pace::Instant, "is-still"),
            ];
            classes("", &states)
        };
        BoardView {
            regions: view! { <CityBoard table /> }.into_any(),
            states: Memo::new(move |_| states()).into(),
        }
    }

    fn city(view: &View, lit: Signal<usize>) -> AnyView {
        view! { <FinalCity view=view.clone() lit /> }.into_any()
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
