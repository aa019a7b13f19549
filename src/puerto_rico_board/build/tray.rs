//! The tray while it is drafted: its slots by price, what lies in them and what
//! could.

use puerto_rico::Building;
use puerto_rico::view::SlotsView;

use crate::Context;
use crate::art::face;
use crate::meaning::choice;
use crate::model::{Choice, OfferModel, SlotsModel, Target, TrayModel};
use crate::names::texts;
use crate::words::messages::ShopSpoken;

/// The tray; `None` while nothing is drafted.
pub fn tray(context: Context<'_>) -> Option<TrayModel> {
    let draft = &context.view.draft;
    let count = |of: fn(&SlotsView) -> usize| draft.iter().map(of).sum::<usize>() as u8;
    let words = texts(context);
    (!draft.is_empty()).then(|| TrayModel {
        title: words.board_tray(),
        facts: words.board_tray_filled(count(|slots| slots.placed.len()), count(|slots| slots.slots.into())),
        slots: draft.iter().map(|slots| slots_model(context, slots)).collect(),
    })
}

fn slots_model(context: Context<'_>, view: &SlotsView) -> SlotsModel {
    let filled = view.placed.len() as u8;
    let placed = view.placed.iter().map(|&building| offer(context, building, true));
    let pool = view.pool.iter().map(|&building| offer(context, building, false));
    SlotsModel {
        cost: view.cost,
        slots: view.slots,
        filled,
        spoken: texts(context).board_tray_slots(view.cost, filled, view.slots),
        offers: placed.chain(pool).collect(),
    }
}

fn offer(context: Context<'_>, building: Building, placed: bool) -> OfferModel {
    let choice = if placed { Choice::Aside } else { choice(context, Target::Shop(building)) };
    let face = face(context, building);
    let cost = context.game.def(building).cost;
    let left = context.game.copies(building);
    let spoken = ShopSpoken {
        building,
        cost,
        price: cost,
        vp: face.vp,
        left,
        owned: false,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    OfferModel {
        building,
        face,
        cost,
        price: cost,
        left,
        reserved: Vec::new(),
        owned: placed,
        choice,
        why: None,
        spoken: texts(context).spoken_offer(&spoken),
    }
}
