//! Facts about the seat's own hand and city.

use super::account::Accounts;
use super::{Idea, worth};
use crate::rules::MAX_GOODS;
use crate::{Kind, SanJuan, State};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Seat};

/// Adds what the course with the best answer has in favour of the seat's own hand and city.
pub(super) fn prove(game: &SanJuan, pair: &Pair<SanJuan>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    hand(game, pair, accounts, out);
    buildings(game, pair, accounts, out);
    goods(pair, accounts, out);
    points(game, pair, out);
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

fn hand(game: &SanJuan, pair: &Pair<SanJuan>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    if let Some(more) = more(with.drawn, otherwise.drawn) {
        let idea = Idea::Draws { cards: with.drawn, otherwise: otherwise.drawn };
        say(out, idea, more * worth::CARD);
    }
    if let Some(more) = more(with.sale, otherwise.sale) {
        let idea = Idea::Sells { goods: with.sold, cards: with.sale, otherwise: otherwise.sale };
        say(out, idea, more * worth::CARD * 1.1);
    }
    if let Some(more) = more(otherwise.over_limit, with.over_limit) {
        let idea = Idea::KeepsLimit { cards: with.over_limit, otherwise: otherwise.over_limit };
        say(out, idea, more * worth::CARD * 0.8);
    }
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    let [cards, fewer] = [own, other].map(|state| state.hand(pair.seat).len());
    let Some(more) = more(cards, fewer) else { return };
    say(out, Idea::HasCards { cards, otherwise: fewer }, more * worth::CARD * 0.9);
    let gained = |&kind: &Kind| {
        let holds = |state: &State| state.hand(pair.seat).count(kind) > 0;
        let known = holds(&pair.start) && holds(own) && holds(other);
        known && lacks(game, own, pair.seat, kind) == Some(0) && lacks(game, other, pair.seat, kind) > Some(0)
    };
    let kinds = pair.start.hand(pair.seat).kinds();
    if let Some(kind) = kinds.iter().filter(gained).max_by_key(|&kind| game.cost(kind)) {
        let idea = Idea::Affords { kind, cards, otherwise: fewer };
        tell(out, idea, [kind as u8, 0], f32::from(game.cost(kind)) * worth::REACH);
    }
}

/// Cards that the hand of `seat` lacks to build a card of it on a new slot, no matter who picks the
/// Builder; `None` if it cannot be built there.
pub(super) fn lacks(game: &SanJuan, state: &State, seat: Seat, kind: Kind) -> Option<u8> {
    let city = state.city(seat);
    // Over a building it may cost less.
    if state.hand(seat).count(kind) == 0
        || city.is_active(Kind::Crane)
        || !kind.is_production() && city.visible().has(kind)
    {
        return None;
    }
    let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
    let goods = if city.is_active(Kind::BlackMarket) { city.goods().len().min(MAX_GOODS) } else { 0 };
    let means = state.hand(seat).len() - 1 + u8::from(city.is_active(helper)) + goods;
    Some(game.cost(kind).saturating_sub(means))
}

fn buildings(game: &SanJuan, pair: &Pair<SanJuan>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    for &(kind, price) in &with.built {
        match otherwise.price_of(kind) {
            Some(other) => {
                if let Some(more) = more(other, price) {
                    let idea = Idea::BuildsForLess { kind, price, otherwise: other };
                    tell(out, idea, [kind as u8, 0], more * worth::CARD);
                }
            }
            None => {
                let weight = f32::from(game.vp(kind)) * worth::POINT + worth::BUILDING;
                tell(out, Idea::Builds { kind, price }, [kind as u8, 0], weight);
            }
        }
    }
}

fn goods(pair: &Pair<SanJuan>, accounts: &Accounts, out: &mut Vec<Proof<Idea>>) {
    let [with, otherwise] = accounts.both(pair.seat);
    if let Some(more) = more(with.made, otherwise.made) {
        let idea = Idea::Produces { goods: with.made, otherwise: otherwise.made };
        say(out, idea, more * worth::GOOD);
    }
    let [own, other] = [&pair.with.end, &pair.otherwise.end].map(|state| state.city(pair.seat));
    let [goods, fewer] = [own, other].map(|city| city.goods().len());
    if let Some(more) = more(goods, fewer) {
        say(out, Idea::HasGoods { goods, otherwise: fewer }, more * worth::GOOD * 0.8);
    }
    let [idle, busy] = [own, other].map(|city| city.idle().len());
    if let Some(more) = more(idle, busy)
        && with.sold > otherwise.sold
    {
        say(out, Idea::Frees { buildings: idle, otherwise: busy }, more * worth::FREE);
    }
    if goods == fewer {
        // The dearest kind with more goods, against the dearest with fewer.
        let on = |city: &crate::state::City, kind: Kind| {
            city.slots()
                .iter()
                .zip(0..)
                .filter(|&(&other, slot)| other == kind && city.has_good(slot))
                .count()
        };
        let tiers = || Kind::ALL.into_iter().filter(|kind| kind.is_production()).rev();
        let gained = tiers().find(|&kind| on(own, kind) > on(other, kind));
        let lost = tiers().find(|&kind| on(own, kind) < on(other, kind));
        if let (Some(kind), Some(otherwise)) = (gained, lost)
            && let Some(more) = more(kind as u8, otherwise as u8)
        {
            let idea = Idea::DearerGood { kind, otherwise };
            tell(out, idea, [kind as u8, otherwise as u8], more * worth::TIER);
        }
    }
}

fn points(game: &SanJuan, pair: &Pair<SanJuan>, out: &mut Vec<Proof<Idea>>) {
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    let [cards, fewer] = [own, other].map(|state| state.laid_by(pair.seat));
    if let Some(more) = more(cards, fewer) {
        say(out, Idea::LaysBy { cards, otherwise: fewer }, more * worth::POINT);
    }
    let [points, less] = [own, other].map(|state| game.tallies(state)[pair.seat.index()].points);
    if let Some(more) = more(points, less) {
        say(out, Idea::Points { points, otherwise: less }, more * worth::POINT * 0.3);
    }
    for (kind, points) in game.bonuses(own, pair.seat) {
        let other = game.bonuses(other, pair.seat).find(|(other, _)| *other == kind);
        let otherwise = other.map_or(0, |(_, points)| points);
        if let Some(more) = more(points, otherwise) {
            tell(out, Idea::Bonus { kind, points, otherwise }, [kind as u8, 0], more * worth::POINT);
        }
    }
}
