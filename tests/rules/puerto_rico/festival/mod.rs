//! Sections 8.4 and 8.5: the Festival and its cards.

mod cards;
mod crates;
mod positions;
mod printed;
mod rewards;
mod setup;
mod ships;

use game_core::Seat;
use puerto_rico::position::ShownObjective;
use puerto_rico::{Building, Event, FestivalCard, Good, Tile};

use super::layout::{Layout, layout, new_buildings};
use super::table::{Table, opened};

/// A card with what lies on it.
pub(super) fn card(card: FestivalCard, goods: &[Good], tiles: &[Tile]) -> ShownObjective {
    ShownObjective { card, goods: goods.to_vec(), tiles: tiles.to_vec(), building: None, won_by: None }
}

/// A card that shows a building.
fn build(card: FestivalCard, building: Building) -> ShownObjective {
    ShownObjective { building: Some(building), ..self::card(card, &[], &[]) }
}

/// The festival with these cards, and others of fruit besides.
pub(super) fn with_cards(table: Layout, cards: &[ShownObjective]) -> Layout {
    let others = [FestivalCard::TradSendoff, FestivalCard::GrandSendoff, FestivalCard::EarlyClose];
    let others = others.into_iter().filter(|other| cards.iter().all(|card| card.card != *other));
    let others = others.map(|other| card(other, &[Good::Fruit], &[]));
    let festival = cards.iter().cloned().chain(others).take(3).collect();
    table.with(|position| {
        (position.config.options.exp4, position.config.options.exp5) = (true, true);
        position.festival = festival;
    })
}

/// A layout with these cards.
fn cards(players: u8, cards: &[ShownObjective]) -> Layout {
    with_cards(layout(players), cards)
}

/// A layout with the printed objectives.
fn printed(players: u8, tile: Tile, goods: [Good; 3], building: Building) -> Layout {
    layout(players).with(|position| {
        position.config.options.exp4 = true;
        position.festival = vec![
            card(FestivalCard::FarmerPrize, &[], &[tile]),
            card(FestivalCard::Cocktail, &goods, &[]),
            build(FestivalCard::Pioneer, building),
        ];
    })
}

/// Who has fulfilled a card.
fn winner(table: &Table, card: FestivalCard) -> Option<u8> {
    let objective = table.public().festival.into_iter().find(|objective| objective.card == card);
    objective.expect("a card on the board").won_by.map(|seat| seat.0)
}

fn won(seat: u8, card: FestivalCard, workers: u8) -> Event {
    Event::ObjectiveWon { seat: Seat(seat), card, workers }
}
