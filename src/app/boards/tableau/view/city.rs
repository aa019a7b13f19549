//! A city: twelve slots with what lies on them.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::{CityModel, GoodModel, SlotModel};
use super::GAME;
use super::card::card;
use crate::app::dom::{El, View, art, each, el, icon, swap, when};
use crate::app::i18n::t;
use crate::app::table::Table;

/// Reads the city on the table; tracked.
fn read<R>(table: Table<SanJuan>, read: impl FnOnce(&CityModel) -> R) -> R {
    table.model().with(|model| read(&model.city))
}

/// The city on the table.
pub fn city(table: Table<SanJuan>) -> El {
    let title = move || read(table, |city| city.title.clone());
    let visiting = move || read(table, |city| city.visiting);
    let home = move || {
        el("button")
            .class("btn btn--small")
            .test("own-city")
            .on_click(move |_| table.visiting.set(None))
            .text(|| t().table.back_to_own)
    };
    let stat = || el("span").class("stat");
    let facts = el("p")
        .class("zone__facts")
        .child(when(visiting, home))
        .child(stat().child(icon("city")).text(move || read(table, |city| city.buildings.clone())))
        .child(stat().text(move || read(table, |city| city.points.clone())));
    let places = move || (0..read(table, |city| city.slots.len())).collect();
    let slots = el("ol").class("city__slots").attr("data-rove", "").child(each(
        places,
        usize::to_string,
        move |place| site(table, place),
    ));
    el("main")
        .class(move || if visiting() { "table__city city is-visiting" } else { "table__city city" })
        .attr("id", "main")
        .attr("tabindex", "-1")
        .test("city")
        .attr("data-seat", move || read(table, |city| city.seat.0))
        .attr("aria-label", title)
        .child(el("header").class("zone").child(el("h2").text(title)).child(facts))
        .child(slots)
}

fn site(table: Table<SanJuan>, place: usize) -> El {
    let slot = move |of: fn(&SlotModel) -> bool| read(table, |city| city.slots.get(place).is_some_and(of));
    let built = move || slot(|slot| slot.card.is_some());
    let fly = move || format!("slot-{}-{place}", read(table, |city| city.seat.0));
    let number = move || read(table, |city| city.slots.get(place).map(|slot| slot.place));
    let content = move |built| match built {
        true => building(table, place),
        false => el("span").class("slot__no").attr("aria-hidden", "true").text(number).into(),
    };
    el("li")
        .class(move || if built() { "slot" } else { "slot slot--empty" })
        .attr("data-fly", fly)
        .child(swap(built, content))
}

/// A building, with what lies on it and under it.
fn building(table: Table<SanJuan>, place: usize) -> View {
    let lying = move || read(table, |city| city.slots.get(place)?.good);
    let chosen = move || read(table, |city| city.slots.get(place).is_some_and(|slot| slot.good_chosen));
    let good = move |good: GoodModel| {
        el("span")
            .class(move || if chosen() { "slot__good is-chosen" } else { "slot__good" })
            .attr("aria-hidden", "true")
            .test("good")
            .child(art(GAME, good.art, ""))
            .child(el("i").class("aid").text(good.letter))
    };
    let tucked = move || read(table, |city| city.slots.get(place).map(|slot| slot.tucked)).filter(|&n| n > 0);
    let count = |count: u8| el("span").class("slot__tuck").attr("aria-hidden", "true").text(count);
    View::from((
        card(table, |model, place| model.city.slots.get(place)?.card.as_ref(), place),
        swap(lying, move |lying| lying.map(good)),
        swap(tucked, move |tucked| tucked.map(count)),
    ))
}
