//! Hand, tiles, characters to choose from, and what would come of them.

use ginkgopolis::Item;
use ginkgopolis::ids::{Card, Character, Tile};
use leptos::prelude::*;

use super::board::{Board, GAME};
use super::piece::{CardFace, CharacterEffect, CharacterFace, chosen, item_art};
use crate::build::{key, own_card_art, small_art};
use crate::model::{Choice, Target};
use crate::words::GinkgopolisWords;
use table::board::follow::{drawn_if, field, piece};
use table::touch::{Touch, touchable};
use ui::classes::classes;
use ui::drawings::{Art, Icon};
use ui::i18n::t;

#[component]
pub fn Hand(board: Board) -> impl IntoView {
    let title = field(board.model, |model| model.hand.title);
    view! {
        <section class="table__hand pick" aria-label=title data-testid="hand">
            <HandCards board />
            <HandTiles board />
            <Forecast board />
        </section>
    }
}

/// The characters to choose from, and the cards.
#[component]
fn HandCards(board: Board) -> impl IntoView {
    let packet =
        field(board.model, |model| model.hand.packet.iter().map(|one| one.character).collect::<Vec<_>>());
    let cards = field(board.model, |model| model.hand.cards.iter().map(|one| one.card).collect::<Vec<_>>());
    view! {
        <ul class="pick__cards" data-rove="">
            <For each=move || packet.get() key=|character| character.number() let:character>
                <CharacterCard board character />
            </For>
            <For each=move || cards.get() key=Card::to_string let:card>
                <HandCard board card />
            </For>
        </ul>
    }
}

/// A card of the hand.
#[component]
fn HandCard(board: Board, card: Card) -> impl IntoView {
    let model =
        piece(board.model, move |model| model.hand.cards.iter().find(|one| one.card == card).cloned());
    let touch = Touch::new(move || Some(Target::Card(card)), board.table);
    let is_pointed = Memo::new(move |_| board.from_map.get() == Some(card));
    let class = move || {
        let class = chosen("gcard", model.read().choice);
        classes(&class, &[(is_pointed.get(), "is-pointed")])
    };
    let point = move |on: bool| board.point_from_hand(on.then_some(card));
    on_cleanup(move || point(false));
    let around = |around| view! { <Around around /> };
    view! {
        <li>
            <button
                use:touchable=touch
                class=class
                on:pointerenter=move |_| point(true)
                on:pointerleave=move |_| point(false)
                on:focus=move |_| point(true)
                on:blur=move |_| point(false)
                data-color=own_card_art(card).0
                aria-label=move || model.read().spoken.clone()
                data-testid=format!("card-{card}")
            >
                <CardFace card />
                {drawn_if(model, |model| (model.around != [None; 4]).then_some(model.around), around)}
            </button>
        </li>
    }
}

/// The buildings beside the marker of a letter, around the letter as they stand around the marker.
#[component]
fn Around(around: [Option<Tile>; 4]) -> impl IntoView {
    let near = |(side, tile): (usize, Option<Tile>)| {
        tile.map(|tile| {
            view! {
                <i data-side=["n", "e", "s", "w"][side] data-color=key(tile.colour())>
                    {tile.number()}
                </i>
            }
        })
    };
    view! {
        <span class="gcard__around" aria-hidden="true">
            {around.into_iter().enumerate().map(near).collect_view()}
        </span>
    }
}

/// A character to choose, with what it brings at once and later.
#[component]
fn CharacterCard(board: Board, character: Character) -> impl IntoView {
    let model = piece(board.model, move |model| {
        model.hand.packet.iter().find(|one| one.character == character).cloned()
    });
    let touch = Touch::new(move || Some(Target::Character(character)), board.table);
    view! {
        <li>
            <button
                use:touchable=touch
                class=move || chosen("gcard has-goods", model.read().choice)
                data-color=small_art(character).0
                aria-label=move || model.read().spoken.clone()
                data-testid=format!("character-{}", character.number())
            >
                <CharacterFace character />
                <CharacterGoods character />
                <CharacterEffect character />
                <span class="gcard__words" aria-hidden="true">
                    {move || t().ginkgopolis().character_effect(character)}
                </span>
            </button>
        </li>
    }
}

/// Goods of a character at the beginning.
#[component]
fn CharacterGoods(character: Character) -> impl IntoView {
    let def = character.def();
    let goods = [(Item::Resource, def.resources), (Item::Tile, def.tiles), (Item::Point, def.points)];
    let good = |(item, count)| {
        view! {
            <span class="gcard__good" aria-hidden="true">
                {count}
                <Art game=GAME id=item_art(item) />
            </span>
        }
    };
    view! {
        <span class="gcard__goods" aria-hidden="true">
            {goods.into_iter().filter(|(_, count)| *count > 0).map(good).collect_view()}
        </span>
    }
}

/// The tiles of the hand, with the choice of none.
#[component]
fn HandTiles(board: Board) -> impl IntoView {
    let none = field(board.model, |model| model.hand.no_tile);
    let tiles = field(board.model, |model| model.hand.tiles.iter().map(|one| one.tile).collect::<Vec<_>>());
    let touch = Touch::new(|| Some(Target::NoTile), board.table);
    view! {
        <ul class="pick__tiles" data-rove="" aria-label=move || t().ginkgopolis().board.your_tiles()>
            <Show when=move || none.get().is_some()>
                <li>
                    <button
                        use:touchable=touch
                        class=move || chosen("gtile gtile--none", none.get().unwrap_or(Choice::Aside))
                        data-testid="no-tile"
                        aria-pressed=move || (none.get() == Some(Choice::Chosen)).to_string()
                    >
                        <Icon name="close" />
                        <span>{move || t().ginkgopolis().board.no_tile()}</span>
                    </button>
                </li>
            </Show>
            <For each=move || tiles.get() key=Tile::to_string let:tile>
                <HandTile board tile />
            </For>
        </ul>
    }
}

/// A tile of the hand.
#[component]
fn HandTile(board: Board, tile: Tile) -> impl IntoView {
    let model =
        piece(board.model, move |model| model.hand.tiles.iter().find(|one| one.tile == tile).cloned());
    let touch = Touch::new(move || Some(Target::Tile(tile)), board.table);
    let colour = key(tile.colour());
    view! {
        <li>
            <button
                use:touchable=touch
                class=move || chosen("gtile", model.read().choice)
                data-color=colour
                aria-label=move || model.read().spoken.clone()
                data-testid=format!("tile-{tile}")
            >
                <Art game=GAME id=format!("tile-{colour}") />
                <b aria-hidden="true">{tile.number()}</b>
            </button>
        </li>
    }
}

/// Forecast of the selection.
#[component]
fn Forecast(board: Board) -> impl IntoView {
    let forecast = field(board.model, |model| model.hand.forecast.clone().unwrap_or_default());
    view! {
        <p
            class=move || if forecast.read().1 { "forecast is-bad" } else { "forecast" }
            role="status"
            data-testid="forecast"
        >
            {move || forecast.read().0.clone()}
        </p>
    }
}
