//! State that the views of the board share.
use leptos::prelude::*;

use super::camera::Camera;
use crate::GinkgopolisBoard;
use crate::model::Model;
use table::Table;

/// The key of the game, which is also the name of its sprite.
pub const GAME: &str = "ginkgopolis";

/// State that the views share; copies share it.
#[derive(Clone, Copy)]
pub struct Board {
    pub table: Table<GinkgopolisBoard>,
    pub model: Memo<Model>,
    /// Camera of the map.
    pub camera: Camera,
    /// True if districts are outlined and told.
    pub districts: RwSignal<bool>,
    /// True if the cards of a seat lie over the map.
    pub engine: RwSignal<bool>,
}

impl Board {
    pub fn new(table: Table<GinkgopolisBoard>) -> Board {
        Board {
            table,
            model: table.model,
            camera: Camera::new(),
            districts: RwSignal::new(false),
            engine: RwSignal::new(false),
        }
    }
}
