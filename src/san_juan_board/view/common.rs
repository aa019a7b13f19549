//! Placards, prices and piles.

use game_core::Seat;
use leptos::prelude::*;
use san_juan::ids::Role;

use super::super::cards::role_art;
use super::super::model::{GoodModel, MarketModel, RoleModel, Target};
use super::GAME;
use super::card::Card;
use crate::SanJuanBoard;
use crate::words::{SanJuanWords, Thing, words_of};
use table::Table;
use table::board::follow::{drawn, drawn_if, field, piece};
use table::touch::{Touch, touchable};
use ui::classes::classes;
use ui::drawings::{Art, SeatMark};
use ui::i18n::{t, use_lang};

/// The placards of the game.
#[component]
pub fn Placards(table: Table<SanJuanBoard>) -> impl IntoView {
    let roles: Vec<Role> =
        table.model.with_untracked(|model| model.roles.iter().map(|placard| placard.role).collect());
    let count = roles.len();
    let placard = |role| {
        view! {
            <li class="roles__place">
                <Placard table role />
            </li>
        }
    };
    view! {
        <ul class="roles" data-n=count data-rove="">
            {roles.into_iter().map(placard).collect_view()}
        </ul>
    }
}

/// The placard of a role, with who took it.
#[component]
fn Placard(table: Table<SanJuanBoard>, role: Role) -> impl IntoView {
    let placard =
        piece(table.model, move |model| model.roles.iter().find(|placard| placard.role == role).cloned());
    let touch = Touch::new(move || Some(Target::Role(role)), table);
    let gain = |gain| view! { <span class="role__gain" aria-hidden="true">{gain}</span> };
    let by = |(seat, name): (Seat, String)| {
        view! {
            <span class="role__by" aria-hidden="true">
                <SeatMark seat=seat.index() />
                <span class="role__taker">{name}</span>
            </span>
        }
    };
    view! {
        <button
            use:touchable=touch
            class=move || states(&placard.read())
            data-testid=format!("role-{}", role.key())
            aria-label=move || placard.read().spoken.clone()
            aria-pressed=move || placard.read().chosen.to_string()
        >
            <Art game=GAME id=role_art(role) class="role__icon" />
            <span class="role__name" aria-hidden="true">{move || placard.read().name}</span>
            <span class="role__does" aria-hidden="true">{move || placard.read().does}</span>
            {drawn_if(placard, |placard| placard.gain.clone(), gain)}
            {drawn_if(placard, |placard| placard.by.clone(), by)}
        </button>
    }
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
#[component]
pub fn Market(table: Table<SanJuanBoard>) -> impl IntoView {
    let model = table.model;
    let market = field(model, |model| model.market.clone());
    let words = move || words_of(use_lang(), model.read().edition);
    view! {
        <PriceTile table market />
        <div class="piles" role="group" aria-label=move || words().board_market()>
            <Pile table name="deck" thing=Thing::Deck pile=field(market, |market| market.deck) />
            <Pile table name="discard" thing=Thing::Discard pile=field(market, |market| market.discard) />
        </div>
        <Show when=move || model.read().cathedral.is_some()>
            <div class="cathedral" data-fly="cathedral">
                <Card table card=piece(model, |model| model.cathedral.clone()) />
            </div>
        </Show>
    }
}

/// Prices of the goods, as far as a price tile was seen.
#[component]
fn PriceTile(table: Table<SanJuanBoard>, market: Memo<MarketModel>) -> impl IntoView {
    let touch = Touch::new(|| Some(Target::Thing(Thing::Prices)), table);
    let price = |(good, price): (GoodModel, u8)| {
        view! {
            <span class="price">
                <Art game=GAME id=good.art />
                <i class="aid">{good.letter}</i>
                {price}
            </span>
        }
    };
    let prices = move |prices: Vec<(GoodModel, u8)>| prices.into_iter().map(price).collect_view();
    view! {
        <button
            use:touchable=touch
            class=move || if market.read().open { "pricetile is-open" } else { "pricetile" }
            data-testid="prices"
            aria-label=move || market.read().spoken.clone()
        >
            <span
                class=move || if market.read().prices.is_empty() { "" } else { "pricetile__title" }
                aria-hidden="true"
            >
                {move || market.read().title}
            </span>
            <span class="pricetile__row" aria-hidden="true">
                {drawn(market, |market| market.prices.clone(), prices)}
            </span>
        </button>
    }
}

/// A pile of cards: its label and how many cards lie on it.
#[component]
fn Pile(
    table: Table<SanJuanBoard>,
    /// Its drawing, and its name for tests.
    name: &'static str,
    thing: Thing,
    pile: Memo<(&'static str, u8)>,
) -> impl IntoView {
    let touch = Touch::new(move || Some(Target::Thing(thing)), table);
    let label = move || {
        let (label, count) = pile.get();
        t().san_juan().sheet_figure(count, label)
    };
    view! {
        <button use:touchable=touch class="pile" data-fly=name aria-label=label>
            <span class="pile__label" aria-hidden="true">
                <Art game=GAME id=name class="icon" />
                <span class="pile__name">{move || pile.get().0}</span>
            </span>
            <b aria-hidden="true" data-testid=name>{move || pile.get().1}</b>
        </button>
    }
}
