//! The hand, with cards drawn to choose from before it.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::{CardModel, HandModel};
use super::GAME;
use super::card::card;
use crate::app::dom::{El, art, each, el};
use crate::app::table::Table;

/// Reads the hand; tracked.
fn read<R>(table: Table<SanJuan>, read: impl FnOnce(&HandModel) -> R) -> R {
    table.model().with(|model| read(&model.hand))
}

/// The cards drawn to choose from.
fn drawn(hand: &HandModel) -> &[CardModel] {
    hand.drawn.as_ref().map_or(&[], |(_, cards)| cards)
}

fn heading(hand: &HandModel) -> String {
    match &hand.drawn {
        Some((title, _)) => format!("{title} · {}", hand.title),
        None => hand.title.to_owned(),
    }
}

/// The hand.
pub fn hand(table: Table<SanJuan>) -> El {
    let class = move || {
        let many = read(table, |hand| drawn(hand).len() + hand.cards.len()) >= 9;
        if many { "hand__cards hand__cards--many" } else { "hand__cards" }
    };
    let count = move |of: fn(&HandModel) -> usize| move || (0..read(table, of)).collect();
    let offered = move |place: usize| {
        let item = el("li").class("is-drawn").attr("data-fly", format!("drawn-{place}"));
        item.child(card(table, |model, place| drawn(&model.hand).get(place), place))
    };
    let held = move |place: usize| {
        el("li").attr("data-fly", format!("hand-{place}")).child(card(
            table,
            |model, place| model.hand.cards.get(place),
            place,
        ))
    };
    let back = |_| el("li").child(el("span").class("card card--back").child(art(GAME, "back", "card__art")));
    let cards = el("ul")
        .class(class)
        .attr("data-rove", "")
        .child(each(count(|hand| drawn(hand).len()), usize::to_string, offered))
        .child(each(count(|hand| hand.cards.len()), usize::to_string, held))
        .child(each(count(|hand| hand.hidden.into()), usize::to_string, back));
    let facts = el("span").class("stat").text(move || read(table, |hand| hand.facts.clone()));
    let head = el("header")
        .class("zone")
        .child(el("h2").text(move || read(table, heading)))
        .child(el("p").class("zone__facts").child(facts));
    el("section")
        .class("table__hand hand")
        .test("hand")
        .attr("aria-label", move || read(table, heading))
        .child(head)
        .child(cards)
}
