//! The Ginkgopolis board on the screen. Renders the model; what the board
//! keeps for itself is how the map is looked at, whether districts are
//! outlined, and whether a phone shows the cards.

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

pub use piece::printed;

use ginkgopolis::Ginkgopolis;
use leptos::prelude::*;

use self::camera::Camera;
use self::engine::{BehindScreen, Engine};
use self::hand::Hand;
use self::map::CityGrid;
use self::rail::Rail;
use super::model::Model;
use crate::app::table::{BoardView, PhaseStrip, Seatable, Table};

/// The key of the game, which is also the name of its sprite.
const GAME: &str = "ginkgopolis";

/// State that the views share; copies share it.
#[derive(Clone, Copy)]
struct Board {
    table: Table<Ginkgopolis>,
    model: Memo<Model>,
    /// Camera of the map.
    camera: Camera,
    /// True if districts are outlined and told.
    districts: RwSignal<bool>,
    /// True if a phone shows the cards over the map.
    engine: RwSignal<bool>,
}

impl Board {
    fn new(table: Table<Ginkgopolis>) -> Board {
        Board {
            table,
            model: table.model,
            camera: Camera::new(),
            districts: RwSignal::new(false),
            engine: RwSignal::new(false),
        }
    }
}

impl Seatable for Ginkgopolis {
    fn board(table: Table<Ginkgopolis>) -> BoardView {
        BoardView { regions: view! { <CityBoard table /> }.into_any(), states: Signal::stored(String::new()) }
    }
}

/// The board of Ginkgopolis.
#[component]
fn CityBoard(table: Table<Ginkgopolis>) -> impl IntoView {
    let board = Board::new(table);
    view! {
        <Rail board />
        <PhaseStrip table />
        <CityGrid board />
        <BehindScreen board />
        <Engine board />
        <Hand board />
    }
}
