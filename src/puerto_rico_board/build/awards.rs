//! Achievement cards: those of a mat, and those of which the reader keeps one.
//! What the reader may not know is not in the view, and so not here.

use game_core::{Seat, Turn};
use puerto_rico::Prompt;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::view::SeatView;

use crate::Context;
use crate::meaning::choice;
use crate::model::{AwardModel, AwardsModel, Choice, PacketModel, Target};
use crate::names::{card_art, texts};
use crate::question::deciding;
use crate::words::messages::CardSpoken;

/// Known facts of a card of a seat.
#[derive(Clone, Copy)]
struct CardFacts {
    card: Achievement,
    progress: Option<(u8, u8)>,
    done: bool,
}

/// The cards of a mat.
pub fn awards(context: Context<'_>, mat: &SeatView) -> AwardsModel {
    let Some(view) = &mat.achievements else { return AwardsModel::default() };
    let face_down = if view.cards.is_some() { 0 } else { view.open };
    AwardsModel {
        cards: hand(mat).into_iter().map(|known| model(context, mat.seat, known)).collect(),
        face_down: (face_down > 0).then(|| (face_down, texts(context).task_face_down(face_down))),
    }
}

/// The cards before a seat: the completed ones, then those that are known.
fn hand(mat: &SeatView) -> Vec<CardFacts> {
    let Some(view) = &mat.achievements else { return Vec::new() };
    let done = view.done.iter().map(|&card| CardFacts { card, progress: None, done: true });
    let open = view.cards.iter().flatten();
    done.chain(open.map(|open| CardFacts { card: open.card, progress: open.progress, done: false })).collect()
}

/// The cards in the reader's hand while they are passed on.
fn passed(mat: &SeatView) -> Vec<CardFacts> {
    let packet = mat.achievements.iter().filter_map(|view| view.packet.as_ref()).flatten();
    packet.map(|&card| CardFacts { card, progress: None, done: false }).collect()
}

/// The cards of which the reader keeps one, while that is asked.
pub fn packet(context: Context<'_>) -> Option<PacketModel> {
    let Some((seat, Prompt::KeepCard { .. })) = deciding(context) else { return None };
    let cards = passed(context.view.seats.get(seat.index())?);
    let words = texts(context);
    Some(PacketModel {
        title: words.task_packet(),
        facts: words.task_packet_cards(cards.len() as u8),
        cards: cards.into_iter().map(|known| model(context, seat, known)).collect(),
    })
}

/// A card of a seat, if the reader may know it.
pub fn award(context: Context<'_>, seat: Seat, card: Achievement) -> Option<AwardModel> {
    let mat = context.view.seats.get(seat.index())?;
    let known = hand(mat).into_iter().chain(passed(mat)).find(|known| known.card == card)?;
    Some(model(context, seat, known))
}

fn model(context: Context<'_>, seat: Seat, CardFacts { card, progress, done }: CardFacts) -> AwardModel {
    let choice = choice(context, Target::Award(seat, card));
    // The points of others stay face down until the end (PR-ACH-02).
    let is_open = context.view.viewer.is(seat) || context.view.turn == Turn::Over;
    let points = is_open.then(|| card.points());
    let spoken = CardSpoken {
        card,
        points,
        progress,
        done,
        legal: choice == Choice::Free,
        chosen: choice == Choice::Chosen,
    };
    AwardModel {
        seat,
        card,
        art: card_art(card),
        title: texts(context).card(card),
        condition: texts(context).card_condition(card),
        points,
        progress,
        done,
        choice,
        spoken: texts(context).spoken_card(&spoken),
    }
}
