//! Placards, prices and piles.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::games::san_juan::ids::Role;

use super::super::cards::role_art;
use super::super::model::{GoodModel, MarketModel, Model, RoleModel, Target};
use super::card::card;
use super::{GAME, classes};
use crate::app::dom::{El, View, art, el, mark, swap, when};
use crate::app::table::Table;
use crate::app::table::touch::Touch;

/// The placards of the game.
pub fn roles(table: Table<SanJuan>) -> El {
    let all: Vec<Role> =
        table.model().with_untracked(|model| model.roles.iter().map(|placard| placard.role).collect());
    let many = all.len();
    let roles = all.into_iter().map(|role| el("li").child(placard(table, role)));
    el("ul").class("roles").attr("data-n", many).attr("data-rove", "").child(roles.collect::<View>())
}

/// Reads a placard; tracked.
fn read<R>(table: Table<SanJuan>, role: Role, read: impl FnOnce(&RoleModel) -> R) -> R {
    let is_it = |placard: &&RoleModel| placard.role == role;
    let all =
        |model: &Model| read(model.roles.iter().find(is_it).expect("invariant: placards stay in a game"));
    table.model().with(all)
}

fn placard(table: Table<SanJuan>, role: Role) -> El {
    let touch = Touch::new(move || Some(Target::Role(role)), table);
    let by = move || read(table, role, |placard| placard.by.clone());
    let button = el("button")
        .class(move || read(table, role, states))
        .test(format!("role-{}", role.key()))
        .attr("aria-label", move || read(table, role, |placard| placard.spoken.clone()))
        .attr("aria-pressed", move || read(table, role, |placard| placard.chosen));
    let name = el("span").class("role__name").attr("aria-hidden", "true");
    touch
        .on(button)
        .child(art(GAME, &role_art(role), "role__icon"))
        .child(name.text(move || read(table, role, |placard| placard.name)))
        .child(swap(by, |by| {
            by.map(|(seat, name)| {
                el("span")
                    .class("role__by")
                    .attr("aria-hidden", "true")
                    .child(mark(seat.index(), "mark"))
                    .child(el("span").text(name))
            })
        }))
}

fn states(placard: &RoleModel) -> String {
    classes(
        "role",
        &[
            (placard.legal, "is-legal"),
            (placard.by.is_some() && !placard.current, "is-taken"),
            (placard.current, "is-current"),
            (placard.chosen, "is-selected"),
        ],
    )
}

/// Price tile, piles, and the Cathedral while it lies on the table.
pub fn market(table: Table<SanJuan>) -> View {
    let there = move || table.model().with(|model| model.cathedral.is_some());
    let cathedral = move || {
        let card = card(table, |model, _| model.cathedral.as_ref(), 0);
        el("div").class("cathedral").attr("data-fly", "cathedral").child(card)
    };
    let piles = el("dl").class("piles").child(pile(table, "deck", |market| market.deck)).child(pile(
        table,
        "discard",
        |market| market.discard,
    ));
    View::from((prices(table), piles, when(there, cathedral)))
}

fn prices(table: Table<SanJuan>) -> El {
    let market = table.model();
    let open = move || market.with(|model| model.market.open);
    let known = move || market.with(|model| !model.market.prices.is_empty());
    let price = |(good, price): (GoodModel, u8)| {
        el("span")
            .class("price")
            .child(art(GAME, good.art, ""))
            .child(el("i").class("aid").text(good.letter))
            .text(price)
    };
    let tile = swap(
        move || market.with(|model| model.market.prices.clone()),
        move |prices| prices.into_iter().map(price).collect::<View>(),
    );
    let title = el("span")
        .class(move || if known() { "pricetile__title" } else { "" })
        .attr("aria-hidden", "true")
        .text(move || market.with(|model| model.market.title));
    el("p")
        .class(move || if open() { "pricetile is-open" } else { "pricetile" })
        .test("prices")
        .child(el("span").class("vh").text(move || market.with(|model| model.market.spoken.clone())))
        .child(title)
        .child(el("span").class("pricetile__row").attr("aria-hidden", "true").child(tile))
}

fn pile(table: Table<SanJuan>, name: &'static str, of: fn(&MarketModel) -> (&'static str, u8)) -> El {
    let market = table.model();
    let read = move || market.with(|model| of(&model.market));
    let term = el("dt").child(art(GAME, name, "icon")).child(el("span").text(move || read().0));
    el("div")
        .class("pile")
        .attr("data-fly", name)
        .child(term)
        .child(el("dd").test(name).text(move || read().1))
}
