//! Forecast of a card and a tile as the city stands now, as the rules tell it. Others may act
//! before.

use game_core::{Seat, Turn, Viewer};
use ginkgopolis::event::Source;
use ginkgopolis::ids::{Card, CardKind, Item, Tile};
use ginkgopolis::{Event, Ginkgopolis, Missing};
use session::Session;

use super::draft::{Draft, play};
use crate::words::messages::{Gains, SelectionForecast};

/// Forecast of a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DraftForecast {
    /// Forecast of the selection; it may be impossible to pay for.
    pub forecast: SelectionForecast,
    /// Forecast of the action that it becomes if it cannot be paid for.
    pub instead: Option<SelectionForecast>,
}

/// Items, counted by kind.
pub fn haul(items: impl Iterator<Item = Item>) -> Gains {
    let mut sum = Gains::default();
    items.for_each(|item| sum.add(item, 1));
    sum
}

/// Asks the rules what would come of the selection; `None` without a card.
pub fn forecast(table: &Session<Ginkgopolis>, seat: Seat, draft: &Draft) -> Option<DraftForecast> {
    let Turn::Choose { prompt, .. } = table.turn() else { return None };
    let (card, view) = (draft.card?, table.view(Viewer::Seat(seat)));
    let tiles = view.seats[seat.index()].tiles.as_deref().unwrap_or_default();
    let events = table.consequences(seat, &play(draft, prompt, tiles)?)?.events;
    let is_paid = !events.iter().any(|event| matches!(event, Event::Fallback { .. }));
    let tile = draft.tile.filter(|_| !tiles.is_empty());
    Some(match tile.filter(|_| !is_paid) {
        None => DraftForecast { forecast: paid(seat, (card, tile), &events), instead: None },
        Some(tile) => {
            let missing = Missing::of(&view, seat, card, tile)?;
            DraftForecast {
                forecast: unpaid(card, tile, missing),
                instead: Some(paid(seat, (card, None), &events)),
            }
        }
    })
}

/// A deed that can be paid for, by what happens in it.
fn paid(seat: Seat, (card, tile): (Card, Option<Tile>), events: &[Event]) -> SelectionForecast {
    let (mut gives, mut besides) = (Gains::default(), Gains::default());
    let (mut back, mut owner, mut cost) = (0, None, (0, false, 0));
    for event in events {
        match *event {
            Event::Gained { seat: by, item: Item::Resource, count, from: Source::BuiltOver(_), .. } => {
                if by == seat {
                    back = count;
                } else {
                    owner = Some((by, count));
                }
            }
            Event::Gained { item, count, from: Source::Building(_), .. } => gives.add(item, count),
            Event::Gained { item, count, from: Source::Card(_) | Source::Character(_), .. } => {
                besides.add(item, count);
            }
            Event::Constructed { points, colour, placed, .. } => cost = (points, colour, placed),
            _ => {}
        }
    }
    let (points, colour, place) = cost;
    match (card.kind(), tile) {
        (CardKind::Urban(_), None) => SelectionForecast::Goods { besides },
        (CardKind::Building(top), None) => SelectionForecast::Exploit { top, gives, besides },
        (CardKind::Urban(letter), Some(tile)) => {
            SelectionForecast::Urbanize { letter, tile, gives, besides, payable: true }
        }
        (CardKind::Building(over), Some(tile)) => {
            let missing = [0, 0];
            SelectionForecast::Construct { over, tile, points, colour, place, back, owner, besides, missing }
        }
    }
}

/// A deed that cannot be paid for: nothing comes of it.
fn unpaid(card: Card, tile: Tile, missing: Missing) -> SelectionForecast {
    let nothing = Gains::default();
    match card.kind() {
        CardKind::Urban(letter) => {
            SelectionForecast::Urbanize { letter, tile, gives: nothing, besides: nothing, payable: false }
        }
        CardKind::Building(over) => SelectionForecast::Construct {
            over,
            tile,
            points: 0,
            colour: false,
            place: 0,
            back: 0,
            owner: None,
            besides: nothing,
            missing: [missing.resources, missing.points],
        },
    }
}
