//! A card as it is printed, for the rules reference.

use sobremesa::core::Game;
use sobremesa::games::san_juan::data::buildings::Y1897;
use sobremesa::games::san_juan::{Kind, SanJuan};

use super::super::cards::{scores_by_effect, stripe, when};
use crate::app::dom::{View, art, el};
use crate::app::i18n::{Lang, words};

/// The card of the building with this key; its figures are to be read beside
/// it, so it is hidden from screen readers.
pub fn printed(key: &str, lang: Lang) -> View {
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.key() == key) else { return View::None };
    let def = &Y1897[kind.index()];
    let points = if scores_by_effect(kind) { "?".to_owned() } else { def.vp.to_string() };
    el("span")
        .class("card")
        .attr("data-good", stripe(kind))
        .attr("aria-hidden", "true")
        .child(art(SanJuan::ID, &format!("b-{kind}"), "card__art"))
        .child(el("span").class("card__cost").text(def.cost))
        .child(art(SanJuan::ID, when(kind), "card__when"))
        .child(el("span").class("card__vp").text(points))
        .child(el("span").class("card__name").text(words(lang).san_juan().kinds[kind.index()]))
        .into()
}
