//! A card as it is printed, for the rules reference.

use game_core::Game;
use leptos::prelude::*;
use san_juan::{Kind, SanJuan};

use super::super::cards::{front, stripe, when};
use super::GAME;
use crate::words::words_of;
use ui::drawings::Art;
use ui::i18n::Lang;

/// The card of a building as `game` prints it.
pub fn printed(game: &SanJuan, kind: Kind, lang: Lang) -> AnyView {
    view! { <PrintedCard game kind lang /> }.into_any()
}

/// The card of a building as this game prints it; its figures are to be read
/// beside it, so it is hidden from screen readers.
#[component]
fn PrintedCard<'a>(game: &'a SanJuan, kind: Kind, lang: Lang) -> impl IntoView + use<> {
    let edition = game.config().edition;
    let points = if kind.scores_by_effect() { "?".to_owned() } else { game.vp(kind).to_string() };
    view! {
        <span class="card" data-good=stripe(kind, edition) aria-hidden="true">
            <Art game=GAME id=front(kind, edition) class="card__art" />
            <span class="card__cost">{game.cost(kind)}</span>
            <Art game=GAME id=when(kind) class="card__when" />
            <span class="card__vp">{points}</span>
            <span class="card__name">{words_of(lang, edition).building(kind)}</span>
        </span>
    }
}
