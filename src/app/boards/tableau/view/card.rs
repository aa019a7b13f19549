//! A card: house front, cost, phase, points, name, state.

use leptos::prelude::*;
use sobremesa::games::san_juan::SanJuan;

use super::super::model::{CardModel, Model};
use super::{GAME, classes};
use crate::app::dom::{El, View, art, el, svg, swap};
use crate::app::table::Table;
use crate::app::table::touch::Touch;

/// Finds a card's model in the board's.
type Find = fn(&Model, usize) -> Option<&CardModel>;

/// A card as it lies at a place; nothing is there once the place is gone.
#[derive(Clone, Copy)]
struct At {
    model: Memo<Model>,
    find: Find,
    place: usize,
}

impl At {
    fn read<R>(self, read: impl FnOnce(&CardModel) -> R) -> Option<R> {
        self.model.with(|model| (self.find)(model, self.place).map(read))
    }
}

/// The card that `find` finds at `place`, to be tapped.
pub fn card(table: Table<SanJuan>, find: Find, place: usize) -> El {
    let at = At { model: table.model(), find, place };
    let touch = Touch::new(move || at.read(|card| card.target), table);
    let button = el("button")
        .class(move || at.read(states))
        .test("card")
        .attr("data-kind", move || at.read(|card| card.kind.key()))
        .attr("data-good", move || at.read(|card| card.stripe))
        .attr("aria-label", move || at.read(|card| card.spoken.clone()))
        .attr("aria-pressed", move || at.read(|card| card.selected || card.paid));
    touch.on(button).child(face(at))
}

fn face(at: At) -> View {
    let part = |class| el("span").class(class).attr("aria-hidden", "true");
    let points = |card: &CardModel| card.vp.map_or("∗".to_owned(), |vp| vp.to_string());
    View::from((
        drawing("card__art", move || at.read(|card| card.art.clone())),
        part("card__cost").text(move || at.read(|card| card.cost)),
        drawing("card__when", move || at.read(|card| card.when.to_owned())),
        part("card__vp").text(move || at.read(points)),
        part("card__name").text(move || at.read(|card| card.name)),
        swap(move || at.read(stamp).flatten(), |id| id.map(|id| art(GAME, id, "card__stamp"))),
    ))
}

/// A drawing that follows its name.
fn drawing(class: &'static str, id: impl Fn() -> Option<String> + 'static) -> El {
    let href = move || id().map(|id| format!("art/{GAME}.svg#{id}"));
    svg("svg").class(class).attr("aria-hidden", "true").child(svg("use").attr("href", href))
}

fn stamp(card: &CardModel) -> Option<&'static str> {
    match card {
        CardModel { paid: true, .. } => Some("st-paid"),
        CardModel { fresh: true, .. } => Some("st-new"),
        _ => None,
    }
}

fn states(card: &CardModel) -> String {
    classes(
        "card",
        &[
            (card.legal, "is-legal"),
            (card.selected, "is-selected"),
            (card.paid, "is-paid"),
            (card.dim, "is-dim"),
            (card.fresh, "is-new"),
            (card.covering, "is-covered"),
        ],
    )
}
