//! Printed parts of cards and characters, and small drawings with figures.

use ginkgopolis::data::cards::{Effect, EndEffect, effect};
use ginkgopolis::ids::{Card, CardKind, Character, Item, Trigger};
use leptos::prelude::*;

use super::board::GAME;
use crate::Piece;
use crate::build::{own_card_art, small_art};
use crate::model::Choice;
use ui::drawings::Art;

/// A class with the state of a choice.
pub fn chosen(class: &str, choice: Choice) -> String {
    let state = match choice {
        Choice::Aside => "",
        Choice::Free => " is-legal",
        Choice::Chosen => " is-selected",
    };
    format!("{class}{state}")
}

/// A drawing with a figure; the words stand in the name of the button around it.
#[component]
pub fn Stat(
    /// The drawing's ID.
    id: &'static str,
    figure: String,
) -> impl IntoView {
    view! {
        <span class="stat" aria-hidden="true">
            <Art game=GAME id />
            {figure}
        </span>
    }
}

/// The drawing of a deed.
pub fn deed_art(deed: Trigger) -> &'static str {
    ["do-e", "do-u", "do-c"][deed as usize]
}

/// The drawing of something that can be gained.
pub fn item_art(item: Item) -> &'static str {
    match item {
        Item::Resource => "i-resource",
        Item::Tile => "i-tile",
        Item::Point => "i-point",
    }
}

/// A card as it is printed.
#[component]
pub fn CardFace(
    card: Card,
    /// Small ones come without their effect.
    #[prop(optional)]
    small: bool,
) -> impl IntoView {
    let (_, id, number) = own_card_art(card);
    view! {
        <Art game=GAME id class="gcard__art" />
        <b class="gcard__no" aria-hidden="true"><span>{number}</span></b>
        {(!small).then(|| view! { <CardEffect card /> })}
    }
}

/// Effect of a card and its trigger, in drawings.
#[component]
fn CardEffect(card: Card) -> impl IntoView {
    let art = |id: &'static str| view! { <Art game=GAME id /> };
    let drawings = match card.kind() {
        CardKind::Urban(_) => art("do-u").into_any(),
        CardKind::Building(tile) => match effect(tile) {
            Effect::Permanent(deed, items) => view! {
                {art(deed_art(deed))}
                <i>"→"</i>
                {items.iter().map(|&item| art(item_art(item))).collect_view()}
            }
            .into_any(),
            Effect::AtEnd(end) => view! {
                <i>"="</i>
                {art(end_art(end))}
            }
            .into_any(),
        },
    };
    view! { <span class="gcard__fx" aria-hidden="true">{drawings}</span> }
}

fn end_art(end: EndEffect) -> &'static str {
    match end {
        EndEffect::Resources(_) => "end-res",
        EndEffect::Low => "end-low",
        EndEffect::High => "end-high",
        EndEffect::Cards(_) => "end-cards",
        EndEffect::OfColour(_) => "end-colour",
        EndEffect::Nine => "end-flat",
    }
}

/// A character as it is printed, without what it brings.
#[component]
pub fn CharacterFace(character: Character) -> impl IntoView {
    view! { <Art game=GAME id=small_art(character).1 class="gcard__art" /> }
}

/// Effect of a character and its trigger, in drawings.
#[component]
pub fn CharacterEffect(character: Character) -> impl IntoView {
    let def = character.def();
    view! {
        <span class="gcard__fx" aria-hidden="true">
            <Art game=GAME id=deed_art(def.trigger) />
            <i>"→"</i>
            <Art game=GAME id=item_art(def.colour.item()) />
        </span>
    }
}

/// A card as it is printed, for the rules reference.
pub fn printed(piece: Piece) -> AnyView {
    view! { <PrintedCard piece /> }.into_any()
}

/// A card as it is printed; its figures are to be read beside it, so it is
/// hidden from screen readers.
#[component]
fn PrintedCard(piece: Piece) -> impl IntoView {
    let (colour, face) = match piece {
        Piece::Card(card) => (own_card_art(card).0, view! { <CardFace card /> }.into_any()),
        Piece::Character(character) => {
            let face = view! {
                <CharacterFace character />
                <CharacterEffect character />
            };
            (small_art(character).0, face.into_any())
        }
    };
    view! { <span class="gcard" aria-hidden="true" data-color=colour>{face}</span> }
}
