//! Single entries: a rule, a building with its rules, the price tiles.

use leptos::prelude::*;
use sobremesa::core::Game;
use sobremesa::games::san_juan::data::buildings::Y1897;
use sobremesa::games::san_juan::{Kind, SanJuan, Tile};

use super::book::{Place, is_found};
use super::search::{Piece, pieces};
use crate::app::boards::tableau::cards::{scores_by_effect, stripe, when};
use crate::app::i18n::rules::{Chapter, PREFIXES, of_building};
use crate::app::i18n::{Lang, words};
use crate::app::route::Route;
use crate::app::screens::parts::art;

/// One rule.
#[component]
pub fn Rule(rule: &'static (&'static str, &'static str), lang: Lang, place: Place) -> impl IntoView {
    let (id, text) = *rule;
    let shown = Memo::new(move |_| is_found(lang, rule, &place.typed.get()));
    let target = Memo::new(move |_| place.target.with(|target| target.as_deref() == Some(id)));
    let words = move || {
        let piece = |piece| match piece {
            Piece::Plain(text) => text.into_any(),
            Piece::Hit(text) => view! { <mark>{text}</mark> }.into_any(),
            Piece::Rule(id) => view! { <RuleLink id=id place=place /> }.into_any(),
        };
        pieces(text, &place.typed.get()).into_iter().map(piece).collect_view()
    };
    view! {
        <p class="rule" class:is-target=target id=place.anchor(id) hidden=move || !shown.get()>
            <RuleLink id=id.to_owned() place=place />
            " "
            {words}
        </p>
    }
}

/// The ID of a rule, as a link to it.
#[component]
fn RuleLink(id: String, place: Place) -> impl IntoView {
    if place.addressed {
        let route = Route::Rules { game: SanJuan::ID.into(), rule: Some(id.clone()) };
        view! { <a class="rule__id" href=route.to_string()>{id}</a> }.into_any()
    } else {
        let to = id.clone();
        view! { <button class="rule__id" on:click=move |_| place.go(&to)>{id}</button> }.into_any()
    }
}

/// A building: its card, its figures, and the rules that name it. Kinds that
/// share their rules show them once, at the first of them.
#[component]
pub fn BuildingEntry(kind: Kind, chapter: &'static Chapter, lang: Lang, place: Place) -> impl IntoView {
    let prefix = PREFIXES[kind.index()];
    let shares = kind.index() > 0 && PREFIXES[kind.index() - 1] == prefix;
    let rules = chapter.rules.iter().filter(move |rule| of_building(rule.0, prefix));
    let found = rules.clone();
    let shown = Memo::new(move |_| found.clone().any(|rule| is_found(lang, rule, &place.typed.get())));
    let text = &words(lang).san_juan;
    let other = lang.other();
    let rules = rules.filter(move |_| !shares).map(|rule| view! { <Rule rule=rule lang=lang place=place /> });
    let effect = shares.then(|| view! { <p>{text.effects[kind.index()]}</p> });
    view! {
        <div class="rule rule--card" id=place.anchor(kind.key()) hidden=move || !shown.get()>
            <PrintedCard kind=kind lang=lang />
            <div>
                <h3>
                    {text.kinds[kind.index()]}
                    " "
                    <small lang=other.tag()>{words(other).san_juan.kinds[kind.index()]}</small>
                </h3>
                <Facts kind=kind lang=lang />
                {effect}
                {rules.collect_view()}
            </div>
        </div>
    }
}

/// The card as it is printed; its figures are read from the facts beside it.
#[component]
fn PrintedCard(kind: Kind, lang: Lang) -> impl IntoView {
    let def = &Y1897[kind.index()];
    let points = if scores_by_effect(kind) { "?".to_owned() } else { def.vp.to_string() };
    view! {
        <span class="card" data-good=stripe(kind) aria-hidden="true">
            {art(SanJuan::ID, &format!("b-{kind}"), "card__art")}
            <span class="card__cost">{def.cost}</span>
            {art(SanJuan::ID, when(kind), "card__when")}
            <span class="card__vp">{points}</span>
            <span class="card__name">{words(lang).san_juan.kinds[kind.index()]}</span>
        </span>
    }
}

#[component]
fn Facts(kind: Kind, lang: Lang) -> impl IntoView {
    let def = &Y1897[kind.index()];
    let points =
        if scores_by_effect(kind) { words(lang).rules.varies.to_owned() } else { def.vp.to_string() };
    let facts = [
        (words(lang).rules.cost, def.cost.to_string()),
        (words(lang).rules.points, points),
        (words(lang).rules.copies, def.count.to_string()),
    ];
    let one = |(name, value)| view! { <li><span class="facts__k">{name}</span><b>{value}</b></li> };
    view! {
        <p class="rule__class">{(words(lang).san_juan.class)(def.class)}</p>
        <ul class="facts">{facts.map(one).collect_view()}</ul>
    }
}

/// The five price tiles.
#[component]
pub fn PriceTiles(lang: Lang) -> impl IntoView {
    let heads = (0..5).map(|tier| {
        view! {
            <th scope="col">
                {art(SanJuan::ID, &format!("g-t{}", tier + 1), "icon")}
                {words(lang).san_juan.goods[tier]}
            </th>
        }
    });
    let row = |tile: Tile| {
        let prices = tile.prices().map(|price| view! { <td>{price}</td> });
        view! { <tr><th scope="row">{format!("{tile:?}")}</th>{prices.collect_view()}</tr> }
    };
    view! {
        <div class="rules__tiles" role="region" tabindex="0" aria-label=words(lang).rules.tiles>
            <table>
                <caption>{words(lang).rules.tiles}</caption>
                <thead><tr><th scope="col">{words(lang).rules.tile}</th>{heads.collect_view()}</tr></thead>
                <tbody>{Tile::ALL.map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
