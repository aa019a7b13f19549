//! Placards, prices and piles.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::games::san_juan::ids::Role;

use super::super::model::{RoleModel, Target};
use crate::app::i18n::t;
use crate::app::screens::parts::{art, mark};
use crate::app::table::Table;
use crate::app::table::touch::Touch;

const GAME: &str = "san-juan";

/// The five placards.
#[component]
pub fn Roles(table: Table<SanJuan>) -> impl IntoView {
    let roles = Role::ALL.into_iter().map(|role| view! { <li><Placard table=table role=role /></li> });
    view! { <ul class="roles" data-rove="">{roles.collect_view()}</ul> }
}

#[component]
fn Placard(table: Table<SanJuan>, role: Role) -> impl IntoView {
    let model = table.model();
    let placard = Memo::new(move |_| model.with(|model| model.roles[role as usize].clone()));
    let by = Memo::new(move |_| placard.with(|placard| placard.by.clone()));
    let touch = Touch::new(move || Some(Target::Role(role)), table);
    view! {
        <button
            class=move || placard.with(classes)
            data-testid=format!("role-{}", role.key())
            aria-label=move || placard.with(|placard| placard.spoken.clone())
            aria-pressed=move || placard.with(|placard| placard.chosen).to_string()
            on:click=move |event| touch.click(&event)
            on:keydown=move |event| touch.key(&event)
            on:pointerdown=move |event| touch.down(&event)
            on:pointerup=move |_| touch.up()
            on:pointercancel=move |_| touch.up()
            on:pointerenter=move |event| touch.enter(&event)
            on:pointerleave=move |_| touch.leave()
            on:contextmenu=move |event| event.prevent_default()
        >
            {art(GAME, &format!("r-{}", role.key()), "role__icon")}
            <span class="role__name" aria-hidden="true">{move || placard.with(|placard| placard.name)}</span>
            {move || by.get().map(|(seat, name)| view! {
                <span class="role__by" aria-hidden="true">{mark(seat.index(), "mark")}<span>{name}</span></span>
            })}
        </button>
    }
}

fn classes(placard: &RoleModel) -> String {
    let states = [
        (placard.legal, "is-legal"),
        (placard.by.is_some() && !placard.current, "is-taken"),
        (placard.current, "is-current"),
        (placard.chosen, "is-selected"),
    ];
    let on = states.into_iter().filter(|(on, _)| *on).map(|(_, class)| class);
    std::iter::once("role").chain(on).collect::<Vec<_>>().join(" ")
}

/// Price tile and piles.
#[component]
pub fn Market(table: Table<SanJuan>) -> impl IntoView {
    let model = table.model();
    let market = Memo::new(move |_| model.with(|model| model.market.clone()));
    let price = |(tier, price): (usize, u8)| {
        view! {
            <span class="price">
                {art(GAME, &format!("g-t{}", tier + 1), "")}
                <i class="aid">{t().san_juan.good_letters[tier]}</i>
                {price}
            </span>
        }
    };
    view! {
        <p
            class=move || market.with(|market| if market.open { "pricetile is-open" } else { "pricetile" })
            data-testid="prices"
        >
            <span class="vh">{move || market.with(|market| market.spoken.clone())}</span>
            <span
                class=move || market.with(|market| if market.prices.is_empty() { "" } else { "pricetile__title" })
                aria-hidden="true"
            >
                {move || market.with(|market| market.title)}
            </span>
            <span class="pricetile__row" aria-hidden="true">
                {move || market.with(|market| market.prices.iter().copied().map(price).collect_view())}
            </span>
        </p>
        <dl class="piles">
            <div class="pile" data-fly="deck">
                <dt>{art(GAME, "deck", "icon")}<span>{move || market.with(|market| market.deck.0)}</span></dt>
                <dd data-testid="deck">{move || market.with(|market| market.deck.1)}</dd>
            </div>
            <div class="pile" data-fly="discard">
                <dt>{art(GAME, "discard", "icon")}<span>{move || market.with(|market| market.discard.0)}</span></dt>
                <dd data-testid="discard">{move || market.with(|market| market.discard.1)}</dd>
            </div>
        </dl>
    }
}
