//! Facts about the seat's own screen and tableau.

use super::account::Accounts;
use super::{Idea, worth};
use crate::data::cards::{Effect, effect};
use crate::rules::{UNUSED_REDRAW, end_points};
use crate::{Ginkgopolis, Item, State, Trigger};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::Game;

/// Adds what the course with the best answer has in favour of the seat's own screen and tableau.
pub(super) fn prove(
    game: &Ginkgopolis,
    pair: &Pair<Ginkgopolis>,
    accounts: &Accounts,
    out: &mut Vec<Proof<Idea>>,
) {
    items(pair, accounts, out);
    cards(pair, out);
    tiles(pair, accounts, out);
    let [redraws, fewer] = [&pair.with.end, &pair.otherwise.end].map(|state| state.board(pair.seat).redraws);
    if let Some(more) = more(redraws, fewer) {
        let idea = Idea::KeepsRedraws { redraws, otherwise: fewer };
        say(out, idea, more * f32::from(UNUSED_REDRAW) * worth::POINT);
    }
    let [points, fewer] =
        [&pair.with.end, &pair.otherwise.end].map(|state| game.tallies(state)[pair.seat.index()].points);
    if let Some(more) = more(points, fewer) {
        say(out, Idea::Points { points, otherwise: fewer }, more * worth::POINT * 0.3);
    }
}

/// Adds an idea about no piece in particular.
pub(super) fn say(out: &mut Vec<Proof<Idea>>, idea: Idea, weight: f32) {
    tell(out, idea, [0, 0], weight);
}

pub(super) fn tell(out: &mut Vec<Proof<Idea>>, idea: Idea, pieces: [u8; 2], weight: f32) {
    out.push(Proof { idea, pieces, weight });
}

/// Returns the amount by which the first of two numbers is larger; `None` if it is not.
pub(super) fn more(own: impl Into<i32>, other: impl Into<i32>) -> Option<f32> {
    let more = own.into() - other.into();
    (more > 0).then_some(more as f32)
}

fn items(pair: &Pair<Ginkgopolis>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    for item in [Item::Resource, Item::Tile, Item::Point] {
        let (count, fewer) = (with.gained(item), otherwise.gained(item));
        if let Some(more) = more(count, fewer) {
            let idea = Idea::Gains { item, count, otherwise: fewer };
            tell(out, idea, [item as u8, 0], more * worth::of(item));
        }
        let [count, fewer] = [&pair.with.end, &pair.otherwise.end].map(|state| {
            let board = state.board(pair.seat);
            match item {
                Item::Resource => board.resources.into(),
                Item::Tile => board.all_tiles().len().into(),
                Item::Point => board.points,
            }
        });
        if let Some(more) = more(count, fewer) {
            let idea = Idea::Has { item, count, otherwise: fewer };
            tell(out, idea, [item as u8, 0], more * worth::of(item) * 0.8);
        }
    }
    for trigger in Trigger::ALL {
        let (items, fewer) = (with.engine(trigger), otherwise.engine(trigger));
        if let Some(more) = more(items, fewer) {
            let idea = Idea::Engine { trigger, items, otherwise: fewer };
            tell(out, idea, [trigger as u8, 0], more * worth::ENGINE);
        }
    }
    if let Some(more) = more(otherwise.spent, with.spent) {
        let idea = Idea::SpendsLess { resources: with.spent, otherwise: otherwise.spent };
        say(out, idea, more * worth::of(Item::Resource) * 0.85);
    }
    if let Some(more) = more(otherwise.paid, with.paid) {
        let idea = Idea::PaysLess { points: with.paid, otherwise: otherwise.paid };
        say(out, idea, more * worth::POINT);
    }
}

/// Cards of the tableau.
fn cards(pair: &Pair<Ginkgopolis>, out: &mut Vec<Proof<Idea>>) {
    let has = |state: &State, card| state.cards(pair.seat).any(|other| other == card);
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    for card in own.cards(pair.seat) {
        let is_new = !has(&pair.start, card) && !has(other, card);
        match effect(card) {
            Effect::Permanent(_, items) if is_new => {
                let weight = items.len() as f32 * worth::CARD;
                tell(out, Idea::GetsCard { card }, [card.index() as u8, 0], weight);
            }
            Effect::Permanent(..) => {}
            Effect::AtEnd(_) => {
                let points = end_points(own, pair.seat, card);
                let otherwise = if has(other, card) { end_points(other, pair.seat, card) } else { 0 };
                if let Some(more) = more(points, otherwise) {
                    let idea = Idea::EndCard { card, points, otherwise };
                    tell(out, idea, [card.index() as u8, 0], more * worth::POINT);
                } else if is_new {
                    tell(out, Idea::GetsCard { card }, [card.index() as u8, 0], worth::CARD);
                }
            }
        }
    }
}

/// The tile that is used, where both answers use one.
fn tiles(pair: &Pair<Ginkgopolis>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    let (&[used], &[other]) = (&with.used[..], &otherwise.used[..]) else { return };
    let kept = pair.with.end.board(pair.seat).all_tiles().has(other);
    if let Some(more) = more(other.number(), used.number())
        && kept
    {
        let idea = Idea::KeepsTile { tile: other, used };
        tell(out, idea, [other.index() as u8, used.index() as u8], more * worth::NUMBER);
    }
    let tops = [(&pair.with.end, used), (&pair.otherwise.end, other)];
    let stand = tops.iter().all(|(state, tile)| state.city().tops().has(*tile));
    if stand
        && pair.with.end.city().cell(used) == pair.otherwise.end.city().cell(other)
        && let Some(more) = more(used.number(), other.number())
    {
        let idea = Idea::LargeNumber { tile: used, otherwise: other };
        tell(out, idea, [used.index() as u8, other.index() as u8], more * worth::NUMBER);
    }
}
