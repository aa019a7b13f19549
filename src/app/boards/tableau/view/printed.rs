//! A card as it is printed, for the rules reference.

use sobremesa::core::Game;
use sobremesa::games::san_juan::{Kind, SanJuan};

use super::super::cards::{front, scores_by_effect, stripe, when};
use crate::app::dom::{El, art, el};
use crate::app::i18n::{Lang, words};

/// The card of a building as this game prints it; its figures are to be read
/// beside it, so it is hidden from screen readers.
pub fn printed(game: &SanJuan, kind: Kind, lang: Lang) -> El {
    let edition = game.config().edition;
    let points = if scores_by_effect(kind) { "?".to_owned() } else { game.vp(kind).to_string() };
    el("span")
        .class("card")
        .attr("data-good", stripe(kind, edition))
        .attr("aria-hidden", "true")
        .child(art(SanJuan::ID, &front(kind, edition), "card__art"))
        .child(el("span").class("card__cost").text(game.cost(kind)))
        .child(art(SanJuan::ID, when(kind), "card__when"))
        .child(el("span").class("card__vp").text(points))
        .child(el("span").class("card__name").text(words(lang).san_juan().names(edition).kind(kind)))
}
