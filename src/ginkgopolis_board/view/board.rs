//! State that the views of the board share.
use leptos::prelude::*;

use super::camera::Camera;
use crate::GinkgopolisBoard;
use crate::model::Model;
use ginkgopolis::Card;
use table::Table;
use ui::library::{remember, remembered};

/// The key under which it is kept that leaders are not shown.
const LEADS_KEY: &str = "sobremesa.ginkgopolis-leads";

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
    /// True if each district shows on its ground who leads.
    pub leads: RwSignal<bool>,
    /// Card of the hand that is pointed at: its place is lit.
    pub from_hand: RwSignal<Option<Card>>,
    /// Card whose place is pointed at: it is lit in the hand.
    pub from_map: RwSignal<Option<Card>>,
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
            leads: RwSignal::new(remembered(LEADS_KEY).unwrap_or(true)),
            from_hand: RwSignal::new(None),
            from_map: RwSignal::new(None),
            engine: RwSignal::new(false),
        }
    }

    /// Shows who leads in each district, or no longer; kept on this device.
    pub fn switch_leads(self) {
        self.leads.update(|on| *on = !*on);
        remember(LEADS_KEY, &self.leads.get_untracked());
    }

    /// A card of the hand is pointed at, or none.
    pub fn point_from_hand(self, card: Option<Card>) {
        point(self.from_hand, card);
    }

    /// The place of a card is pointed at, or none.
    pub fn point_from_map(self, card: Option<Card>) {
        point(self.from_map, card);
    }
}

fn point(at: RwSignal<Option<Card>>, card: Option<Card>) {
    if at.get_untracked() != card {
        at.set(card);
    }
}
