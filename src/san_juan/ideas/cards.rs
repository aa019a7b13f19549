//! Facts about cards that the seat knows and keeps, or gives up.

use super::own::{lacks, more, tell};
use super::{Idea, worth};
use crate::eval::features::{BoardCounts, may_stand};
use crate::{Kind, Prompt, SanJuan, State};
use ai::course::Pair;
use ai::ideas::Proof;
use game_core::{Game, Turn};

/// Adds why the cards that the course with the best answer keeps, in hand or city, are better than
/// those which it gives up for them.
pub(super) fn prove(game: &SanJuan, pair: &Pair<SanJuan>, out: &mut Vec<Proof<Idea>>) {
    // Elsewhere cards come and go by the way.
    let Turn::Choose { prompt, .. } = game.turn(&pair.start) else { return };
    if !is_about_cards(prompt) {
        return;
    }
    let [own, other] = [&pair.with.end, &pair.otherwise.end];
    let has = |state: &State, kind: Kind| {
        let stands = state.city(pair.seat).slots().iter().filter(|&&stands| stands == kind).count();
        usize::from(state.hand(pair.seat).count(kind)) + stands
    };
    let known = |&kind: &Kind| {
        let looks = pair.start.look().iter().chain(pair.start.kept()).any(|&card| card == kind);
        looks || pair.start.hand(pair.seat).count(kind) > 0
    };
    let kept = || Kind::ALL.into_iter().filter(known).filter(|&kind| has(own, kind) > has(other, kind));
    let given = || Kind::ALL.into_iter().filter(known).filter(|&kind| has(own, kind) < has(other, kind));
    // Two different cards at most are a choice between cards; more are a difference of plans.
    if given().count() > 2 || kept().count() > 2 {
        return;
    }
    let points = f32::from(game.tallies(own)[pair.seat.index()].points);
    let census = BoardCounts::of(own.city(pair.seat));
    for kind in kept().filter(|&kind| own.hand(pair.seat).count(kind) > 0) {
        if !may_stand(own.city(pair.seat), kind) {
            continue;
        }
        let bonus = census.six_bonus(game, own, pair.seat, kind, points) as u8;
        if bonus > 0 {
            let idea = Idea::KeepsBonus { kind, points: bonus };
            tell(out, idea, [kind as u8, 0], f32::from(bonus) * worth::IN_HAND);
        }
    }
    for kind in given() {
        gives(game, pair, kind, out);
    }
    let payable =
        |kind: &Kind| own.hand(pair.seat).count(*kind) > 0 && lacks(game, own, pair.seat, *kind) == Some(0);
    let lacked = |kind: Kind| {
        let held = other.hand(pair.seat).count(kind) > 0;
        lacks(game, other, pair.seat, kind)
            .filter(|&missing| held && missing > 0)
            .map(|missing| (kind, missing))
    };
    if let (Some(kind), Some((given, missing))) = (kept().find(payable), given().find_map(lacked)) {
        let idea = Idea::KeepsPayable { kind, given, missing };
        tell(out, idea, [kind as u8, given as u8], f32::from(missing) * worth::IN_HAND * 0.5);
    }
    let price = |kind: Kind| {
        let helper = if kind.is_production() { Kind::Smithy } else { Kind::Quarry };
        game.cost(kind) - u8::from(own.city(pair.seat).is_active(helper))
    };
    let stays = |kind: &Kind| own.hand(pair.seat).count(*kind) > 0 && may_stand(own.city(pair.seat), *kind);
    if let (Some(kind), Some(given)) = (kept().filter(stays).min_by_key(|&kind| price(kind)), given().next())
        && let Some(more) = more(price(given), price(kind))
    {
        let idea = Idea::KeepsCheaper { kind, cost: price(kind), given, dearer: price(given) };
        tell(out, idea, [kind as u8, given as u8], worth::CHEAPER + (more - 1.0) * worth::CHEAPER * 0.2);
    }
    let dearest = kept().max_by_key(|&kind| game.vp(kind));
    let least = given().max_by_key(|&kind| game.vp(kind)).filter(|kind| !kind.scores_by_effect());
    if let (Some(kind), Some(given)) = (dearest, least)
        && let Some(more) = more(game.vp(kind), game.vp(given))
    {
        let idea = Idea::KeepsPoints { kind, points: game.vp(kind), given, fewer: game.vp(given) };
        tell(out, idea, [kind as u8, given as u8], more * worth::IN_HAND);
    }
}

/// Returns true if cards are kept or given up by the answer itself.
fn is_about_cards(prompt: Prompt) -> bool {
    match prompt {
        Prompt::Discard { .. }
        | Prompt::Chapel
        | Prompt::Church { .. }
        | Prompt::Pay { .. }
        | Prompt::Keep { .. }
        | Prompt::Take { .. } => true,
        Prompt::Offer { .. }
        | Prompt::Role { .. }
        | Prompt::Library { .. }
        | Prompt::Build
        | Prompt::Site { .. }
        | Prompt::Produce { .. }
        | Prompt::Sell { .. }
        | Prompt::Ship { .. } => false,
    }
}

/// Adds why a card may go.
fn gives(game: &SanJuan, pair: &Pair<SanJuan>, kind: Kind, out: &mut Vec<Proof<Idea>>) {
    let own = &pair.with.end;
    let (city, hand) = (own.city(pair.seat), own.hand(pair.seat));
    if kind.is_production() {
        return;
    }
    if city.visible().has(kind) {
        // It stood there before, or takes the place of the one that is given up.
        tell(out, Idea::GivesDuplicate { kind }, [kind as u8, 0], worth::GIVEN);
    } else if hand.count(kind) > 0 {
        tell(out, Idea::GivesSecond { kind }, [kind as u8, 0], worth::GIVEN);
    } else if let Some(missing) = more(game.cost(kind), hand.len() + 1) {
        let idea = Idea::GivesTooDear { kind, cost: game.cost(kind), cards: hand.len() };
        tell(out, idea, [kind as u8, 0], worth::GIVEN * 0.5 + missing * 0.05);
    }
}
