//! The festival (expansions IV and V), in English.

use puerto_rico::{Edition, Event, FestivalCard};

use super::names;
use super::smuggler::place;
use super::terms::{does, terms, workers};
use crate::words::messages::{Scene, Stage};
use game_core::Seat;

/// The name of a card.
pub(super) const fn card(card: FestivalCard) -> &'static str {
    match card {
        FestivalCard::WeighOff => "Crop Weight-off",
        FestivalCard::Cocktail => "Carnival Cocktail",
        FestivalCard::EarlyClose => "Closing Time",
        FestivalCard::FarmerPrize => "Outstanding Farmer",
        FestivalCard::FarmingFair => "Farming Festival",
        FestivalCard::Delivery => "Festival Delivery",
        FestivalCard::TwinFarms => "Twin Farms",
        FestivalCard::TwinGoods => "Two Baskets",
        FestivalCard::GrandSendoff => "Grand Send-off",
        FestivalCard::Pioneer => "Pioneers’ Tribute",
        FestivalCard::Patron => "Town Patron",
        FestivalCard::TradSendoff => "Traditional Send-off",
    }
}

/// Question; nothing for other questions.
pub(super) fn ask(stage: &Stage, edition: Edition) -> (String, String) {
    match *stage {
        Stage::Rewarded { workers: all, placed } => (
            format!("Place {} from the festival:", workers(all, edition)),
            match all.saturating_sub(placed) {
                0 => "all are placed.".into(),
                left => format!("{left} left. Those you don’t place go to {}.", terms(edition).portrait),
            },
        ),
        _ => Default::default(),
    }
}

/// Question to another seat.
pub(super) fn waiting(edition: Edition) -> String {
    format!("placing {} from the festival", terms(edition).workers)
}

/// Button for declining.
pub(super) const PASS: &str = "Keep the rest on the portrait";

/// Line for an event; `None` for other events.
pub(super) fn event(event: &Event, scene: &Scene) -> Option<String> {
    let edition = scene.edition();
    let (named, term) = (names(edition), terms(edition));
    let who = |seat: &Seat| scene.who(*seat);
    Some(match event {
        Event::ObjectiveShown { card: shown, goods, tiles, building } => {
            let tiles = tiles.iter().map(|&tile| named.tile(tile));
            let goods = goods.iter().map(|&good| named.good(good));
            let building = building.iter().map(|&building| named.building(building));
            let all: Vec<&str> = tiles.chain(goods).chain(building).collect();
            format!("Festival: {}, with {}.", card(*shown), all.join(", "))
        }
        Event::ObjectiveWon { seat, card: won, workers: 0 } => {
            format!("{} “{}”.", does(who(seat), "complete", "completes"), card(*won))
        }
        Event::ObjectiveWon { seat, card: won, workers: given } => format!(
            "{} “{}”: +{}.",
            does(who(seat), "complete", "completes"),
            card(*won),
            workers(*given, edition)
        ),
        Event::RewardPlaced { seat, spot } => format!(
            "{} a {} from the festival on the {}.",
            does(who(seat), "put", "puts"),
            term.worker,
            place(*seat, *spot, scene)
        ),
        Event::RewardKept { seat, workers: kept } => format!(
            "{} {} from the festival on the portrait.",
            does(who(seat), "keep", "keeps"),
            workers(*kept, edition)
        ),
        _ => return None,
    })
}

/// The same in a word or two; `None` for what is nobody's deed.
pub(super) fn told(event: &Event) -> Option<String> {
    match event {
        Event::ObjectiveWon { card: won, .. } => Some(card(*won).to_owned()),
        _ => None,
    }
}
