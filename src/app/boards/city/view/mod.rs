//! The Ginkgopolis board on the screen. Renders the model; what the board
//! keeps for itself is how the map is looked at, whether districts are
//! outlined, and whether a phone shows the cards.

mod camera;
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

use leptos::prelude::*;
use sobremesa::games::ginkgopolis::Ginkgopolis;

use self::camera::Camera;
use super::model::{Model, Target};
use crate::app::dom::{El, View, el, old};
use crate::app::table::{PhaseStrip, Seatable, Table};

/// The sprite.
const GAME: &str = "ginkgopolis";

/// What the views share; copies share it.
#[derive(Clone, Copy)]
struct Board {
    table: Table<Ginkgopolis>,
    model: Memo<Model>,
    /// How the map is looked at.
    camera: Camera,
    /// Whether districts are outlined and told.
    districts: RwSignal<bool>,
    /// Whether a phone shows the cards over the map.
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

    /// Reads the model; tracked.
    fn read<R>(self, f: impl FnOnce(&Model) -> R) -> R {
        self.model.with(f)
    }

    /// A tap on something that has no sheet of its own.
    fn tap(self, target: Target) {
        self.table.tap(target);
    }
}

impl Seatable for Ginkgopolis {
    fn board(table: Table<Ginkgopolis>) -> AnyView {
        let board = Board::new(table);
        old(View::from((
            rail::rail(board),
            view! { <PhaseStrip table /> }.into_any(),
            map::map(board),
            engine::mine(board),
            engine::engine(board),
            hand::hand(board),
        )))
    }
}

/// A region with its name.
fn region(class: &'static str, label: impl Fn() -> String + 'static) -> El {
    el("section").class(class).attr("aria-label", label)
}
