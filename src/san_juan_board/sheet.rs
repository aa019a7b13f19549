//! Card sheets: everything about one card, and what it means now.

#[cfg(test)]
mod tests;

use game_core::Seat;
use san_juan::Edition;
use san_juan::data::SLOTS;
use san_juan::data::buildings::Class;
use san_juan::ids::{Kind, Role};
use san_juan::view::{SeatView, SlotView};

use super::board::{gain, market, own_seat, tucked};
use super::cards;
use super::draft::hand;
use super::model::{GoodModel, Target};
use super::prompt::{scene, texts};
use crate::Context;
use crate::words::{Fact, Thing, Words, foreign, is_in, other, words_of};
use table::model::Sheet;

/// The sheet of `target`, if it has one.
pub fn sheet(context: Context<'_>, target: Target) -> Option<Sheet> {
    match target {
        Target::Role(role) => Some(role_sheet(context, role)),
        Target::Hand(place) => {
            let kind = *hand(context.view).get(place as usize)?;
            Some(card_sheet(context, kind, &in_hand(context, kind)))
        }
        Target::Drawn(place) => {
            let kind = *context.view.look.as_ref()?.cards.as_ref()?.get(place as usize)?;
            Some(card_sheet(context, kind, &standing(context, kind)))
        }
        Target::Slot(seat, slot) => {
            let view = &context.view.seats[seat.index()];
            let place = view.city.get(slot as usize)?;
            let mut sheet = card_sheet(context, place.kind, &in_city(context, view, slot as usize, place));
            sheet.now.extend(laid_by(context, view, place));
            Some(sheet)
        }
        Target::Cathedral => Some(card_sheet(context, Kind::Cathedral, &in_hand(context, Kind::Cathedral))),
        Target::Thing(thing) => common(context, thing),
        Target::Figure(seat, thing) => figure(context, seat, thing),
        _ => None,
    }
}

/// The price tile, or a pile.
fn common(context: Context<'_>, thing: Thing) -> Option<Sheet> {
    let (words, market) = (texts(context), market(context));
    let count = |count: u8| vec![(words.sheet_count().to_owned(), count.to_string())];
    let (art, facts) = match thing {
        Thing::Prices => {
            let price = |&(good, price): &(GoodModel, u8)| (good.name.to_owned(), price.to_string());
            ("ph-trader", market.prices.iter().map(price).collect())
        }
        Thing::Deck => ("deck", count(market.deck.1)),
        Thing::Discard => ("discard", count(market.discard.1)),
        Thing::Buildings | Thing::Points | Thing::Hand => return None,
    };
    let mut sheet = plain(context, thing, art, words.sheet_common().to_owned(), facts);
    let city = &context.view.seats[own_seat(context).index()].city;
    let goods: Vec<u8> = city.iter().filter_map(|slot| slot.price).collect();
    if thing == Thing::Prices && !goods.is_empty() {
        sheet.now.push(words.sheet_goods(goods.iter().sum::<u8>()));
    }
    Some(sheet)
}

/// A figure of a city, or of a hand.
fn figure(context: Context<'_>, seat: Seat, thing: Thing) -> Option<Sheet> {
    let (words, view) = (texts(context), context.view.seats.get(seat.index())?);
    let (art, figure) = match thing {
        Thing::Buildings => ("ph-builder", format!("{}/{SLOTS}", view.city.len())),
        Thing::Points => ("vp", view.open_points.to_string()),
        Thing::Hand => ("back", view.hand_count.to_string()),
        Thing::Prices | Thing::Deck | Thing::Discard => return None,
    };
    let mut facts = vec![(words.sheet_count().to_owned(), figure)];
    if thing == Thing::Hand {
        facts.push((words.sheet_limit().to_owned(), view.hand_limit.to_string()));
    }
    Some(plain(context, thing, art, words.sheet_owned(scene(context).name(seat)), facts))
}

fn plain(
    context: Context<'_>,
    thing: Thing,
    art: &str,
    class: String,
    facts: Vec<(String, String)>,
) -> Sheet {
    let words = texts(context);
    Sheet {
        art: art.to_owned(),
        stripe: None,
        class,
        name: words.thing(thing).to_owned(),
        other_name: other_name(context, |words| words.thing(thing)),
        facts,
        effect: words.thing_effect(thing).to_owned(),
        now: Vec::new(),
        rule: thing.rule(),
    }
}

/// The name of a piece in the other language; nothing if its words are not here.
fn other_name(context: Context<'_>, name: impl Fn(Words) -> &'static str) -> String {
    foreign(context.lang, context.view.edition).map_or("", name).to_owned()
}

fn card_sheet(context: Context<'_>, kind: Kind, facts: &[Fact]) -> Sheet {
    let (words, edition) = (texts(context), context.view.edition);
    let vp = if kind.scores_by_effect() { "*".into() } else { context.game.vp(kind).to_string() };
    let mut sheet = Sheet {
        art: cards::front(kind, edition),
        stripe: cards::stripe(kind, edition),
        class: words.class(context.game.class(kind)).into(),
        name: words.building(kind).into(),
        other_name: other_name(context, |words| words.building(kind)),
        facts: vec![
            (words.sheet_cost().into(), context.game.cost(kind).to_string()),
            (words.sheet_points().into(), vp),
            (words.sheet_phase().into(), phase(context, kind).into()),
            (words.sheet_copies().into(), context.game.copies(kind).to_string()),
        ],
        effect: words.effect_told(kind, edition),
        now: facts.iter().map(|&fact| words.fact(fact)).collect(),
        rule: kind.rule(),
    };
    // For players who know the other edition: its name of this building.
    let elsewhere = words_of(context.lang, other(edition)).building(kind);
    if is_in(kind, other(edition)) && elsewhere != sheet.name {
        let [title, _] = words.option(if other(edition) == Edition::Y1897 { "1897" } else { "classic" });
        sheet.facts.push((title.into(), elsewhere.into()));
    }
    sheet
}

fn phase(context: Context<'_>, kind: Kind) -> &'static str {
    let words = texts(context);
    match cards::when(kind) {
        "ph-builder" => words.role(Role::Builder),
        "ph-producer" => words.role(Role::Producer),
        "ph-trader" => words.role(Role::Trader),
        "ph-councillor" => words.role(Role::Councillor),
        "ph-prospector" => words.role(Role::Prospector),
        "ph-round" => words.sheet_round_start(),
        "ph-all" => words.sheet_all_phases(),
        _ => words.sheet_game_end(),
    }
}

fn role_sheet(context: Context<'_>, role: Role) -> Sheet {
    let words = texts(context);
    let mut now = vec![words.role_privilege(role).into()];
    now.extend(gain(context, role).map(|gain| words.gain_yours(&gain)));
    Sheet {
        art: cards::role_art(role),
        stripe: None,
        class: words.sheet_role().into(),
        name: words.role(role).into(),
        other_name: other_name(context, |words| words.role(role)),
        facts: Vec::new(),
        effect: words.role_action(role).into(),
        now,
        rule: cards::role_rule(role),
    }
}

fn in_hand(context: Context<'_>, kind: Kind) -> Vec<Fact> {
    let price = context.view.prices.iter().find(|price| price.kind == kind);
    let mut facts = standing(context, kind);
    if facts.is_empty() {
        facts.extend(price.map(|price| Fact::Price { price: price.price, gain: price.gain }));
    }
    facts
}

fn standing(context: Context<'_>, kind: Kind) -> Vec<Fact> {
    let single = context.game.class(kind) != Class::Production;
    let there = context.view.seats[own_seat(context).index()].city.iter().any(|slot| slot.kind == kind);
    if single && there { vec![Fact::Standing] } else { Vec::new() }
}

fn in_city(context: Context<'_>, view: &SeatView, slot: usize, place: &SlotView) -> Vec<Fact> {
    let mut facts = Vec::new();
    if !place.active {
        facts.push(Fact::FromNextPhase);
    } else if context.game.class(place.kind) == Class::Commercial && !place.kind.scores_by_effect() {
        facts.push(Fact::Working);
    }
    if place.good {
        facts.push(Fact::Good { price: place.price });
    } else if place.kind.is_production() {
        facts.push(Fact::Empty);
    } else if place.kind.holds_goods() {
        facts.push(Fact::Awaiting);
    }
    if !place.covers.is_empty() {
        facts.push(Fact::Covers { count: place.covers.len() as u8 });
    }
    let (count, both) = tucked(view, slot);
    if count > 0 {
        facts.push(Fact::Tucked { count, both });
    }
    facts
}

/// Cards under the own Chapel and Church: their owner knows them (`SJ-INF-6`).
fn laid_by(context: Context<'_>, view: &SeatView, place: &SlotView) -> Option<String> {
    let own = view.tucked_cards.as_deref().filter(|cards| !cards.is_empty())?;
    let holds = matches!(place.kind, Kind::Chapel | Kind::Church);
    holds.then(|| texts(context).fact_laid_by(texts(context).buildings(own)))
}
