//! The buildings for sale: the printed board of four columns.

use leptos::prelude::*;
use sobremesa::games::puerto_rico::Building;

use super::piece::{Piece, chosen, drawn, piece, seen};
use super::{Board, region};
use crate::app::boards::mat::model::{Choice, Model, OfferModel, Target};
use crate::app::dom::{El, View, el, icon};
use crate::app::i18n::t;

/// The shop.
pub fn shop(board: Board) -> El {
    let close = el("button")
        .class("iconbtn")
        .test("close-shop")
        .attr("aria-label", || t().shell.close)
        .on_click(move |_| board.shop.set(false))
        .child(icon("close"));
    let head = el("header")
        .class("shop__head")
        .child(el("h2").text(move || board.read(|model| model.shop.title)))
        .child(el("p").class("shop__note").text(move || board.read(|model| model.shop.facts.clone())))
        .child(close);
    let columns = board.read(|model| {
        let kinds = |column: &Vec<OfferModel>| column.iter().map(|offer| offer.building).collect::<Vec<_>>();
        model.shop.columns.iter().map(kinds).collect::<Vec<_>>()
    });
    let level = |(place, kinds): (usize, Vec<Building>)| {
        let cap = el("h3")
            .class("shop__cap")
            .child(drawn("discount", ""))
            .child(el("span").text(format!("−{}", place + 1)));
        let offers =
            kinds.into_iter().map(|building| el("li").child(offer(board, building))).collect::<Vec<_>>();
        el("li").class("shop__level").child(cap).child(el("ul").child(offers))
    };
    region("shop", move || board.names().shop).test("shop").child(head).child(
        el("ol")
            .class("shop__levels")
            .attr("data-rove", "")
            .child(columns.into_iter().enumerate().map(level).collect::<Vec<_>>()),
    )
}

fn offer(board: Board, building: Building) -> El {
    let find = move |model: &Model| {
        model.shop.columns.iter().flatten().find(|offer| offer.building == building).cloned()
    };
    piece(board, find).test(format!("offer-{}", building.key()))
}

impl Piece for OfferModel {
    fn target(&self) -> Target {
        Target::Shop(self.building)
    }

    fn class(&self) -> String {
        let owned = if self.owned { " is-owned" } else { "" };
        let gone = if self.left == 0 { " is-gone" } else { "" };
        format!("{}{owned}{gone}", chosen("offer", self.choice))
    }

    fn spoken(&self) -> String {
        match &self.why {
            Some(why) if self.choice == Choice::Barred => format!("{} {why}", self.spoken),
            _ => self.spoken.clone(),
        }
    }

    fn face(&self) -> View {
        let rings = (0..self.face.circles).map(|_| seen("i", "ring")).collect::<Vec<_>>();
        let facts = seen("span", "offer__facts").child((
            seen("span", "offer__left").text(format!("×{}", self.left)),
            seen("span", "bld__vp").text(self.face.vp),
            seen("span", "bld__rings").child(rings),
        ));
        let cost = (self.cost != self.price).then(|| el("s").text(self.cost));
        let price = seen("span", "offer__price").child(cost).child(el("b").text(self.price));
        (drawn(&self.face.art, "offer__art"), seen("span", "offer__name").text(self.face.name), facts, price)
            .into()
    }
}
