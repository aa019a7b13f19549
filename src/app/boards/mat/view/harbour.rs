//! What belongs to nobody: ships in section, Trading House, tiles on offer,
//! supplies, gauges.

use super::piece::{Piece, chosen, drawn, piece, seen};
use super::{Board, region, toggle};
use crate::app::boards::mat::model::{
    Choice, CrateModel, GaugeModel, HouseModel, Model, ShipModel, StackModel, Target,
};
use crate::app::dom::{El, View, each, el, swap};
use crate::app::i18n::t;
use leptos::prelude::*;

/// Crates that one stall of the Trading House takes, times four.
const STALLS: usize = 4;

/// The harbour.
pub fn harbour(board: Board) -> El {
    let shop = el("button")
        .class("harbour__shop shopbtn")
        .attr("data-fly", "shop")
        .test("open-shop")
        .attr("aria-expanded", move || board.shop.get())
        .on_click(move |_| toggle(board.shop))
        .child(drawn("shop", ""))
        .child(el("span").text(move || board.names().shop));
    region("table__common harbour", || t().puerto_rico().board.harbour)
        .attr("data-rove", "")
        .child((ships(board), house(board), tiles(board)))
        .child((facts(board, "harbour__register facts", &["register", "workers"]), goods(board)))
        .child((ends(board), shop))
}

/* Ships. */

fn ships(board: Board) -> El {
    let targets = move || board.read(|model| model.ships.iter().map(|ship| ship.target).collect::<Vec<_>>());
    let item = move |target: Target| {
        let find = move |model: &Model| model.ships.iter().find(|ship| ship.target == target).cloned();
        let size = move || board.read(|model| find(model).map(|ship| ship.size.max(1)));
        piece(board, find).attr("data-size", size).test(key(target)).attr("data-fly", key(target))
    };
    el("div").class("harbour__ships").child(each(targets, |target| key(*target), item))
}

fn key(target: Target) -> String {
    match target {
        Target::Ship(place) => format!("ship-{place}"),
        _ => "ship-own".to_owned(),
    }
}

impl Piece for ShipModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let own = if self.own { " ship--own" } else { "" };
        let full = if !self.own && self.crates == self.size { " is-full" } else { "" };
        let forced = if self.forced { " is-forced" } else { "" };
        format!("{}{own}{full}{forced}", chosen("ship", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        let rig = if self.own { "ship-own" } else { "ship-rig" };
        let hold = match self.own {
            true => seen("span", "ship__hold")
                .child(space(self.good.as_ref()))
                .child((self.crates > 0).then(|| el("b").class("ship__n").text(format!("×{}", self.crates)))),
            false => {
                let crates =
                    (0..self.size).map(|place| space(self.good.as_ref().filter(|_| place < self.crates)));
                seen("span", "ship__hold").child(crates.collect::<Vec<_>>())
            }
        };
        let hull = seen("span", "ship__hull").child((
            drawn("ship-stern", "ship__stern"),
            hold,
            drawn("ship-bow", "ship__bow"),
        ));
        let size = (!self.own).then(|| seen("span", "ship__size").text(self.size));
        (drawn(rig, "ship__rig"), hull, size).into()
    }
}

/// A space for a crate, with what lies on it.
fn space(good: Option<&(String, &'static str)>) -> El {
    match good {
        Some((id, letter)) => {
            seen("i", "crate").child(drawn(id, "")).child(el("i").class("aid").text(*letter))
        }
        None => seen("i", "crate crate--none"),
    }
}

/* Trading House. */

fn house(board: Board) -> El {
    piece(board, |model| Some(model.house.clone())).test("house").attr("data-fly", "house")
}

impl Piece for HouseModel {
    fn target(&self) -> Target {
        Target::House
    }

    fn class(&self) -> String {
        let full = if self.crates.len() >= STALLS { " is-full" } else { "" };
        format!("{}{full}", chosen("harbour__house house", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        let stalls = (0..STALLS).map(|place| space(self.crates.get(place))).collect::<Vec<_>>();
        (
            drawn("house", "house__roof"),
            seen("span", "house__name").text(self.name),
            seen("span", "house__stalls").child(stalls),
        )
            .into()
    }
}

/* Tiles. */

fn tiles(board: Board) -> El {
    let targets =
        move || board.read(|model| model.market.iter().map(|stack| stack.target).collect::<Vec<_>>());
    let item = move |target: Target| {
        let find = move |model: &Model| model.market.iter().find(|stack| stack.target == target).cloned();
        let place = board.read(|model| find(model).map(|stack| stack.place));
        el("li").attr("data-fly", place.clone()).child(piece(board, find).test(place))
    };
    let key = |target: &Target| format!("{target:?}");
    el("ul")
        .class("harbour__tiles tiles")
        .attr("aria-label", move || board.names().market)
        .child(each(targets, key, item))
}

impl Piece for StackModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let back = if self.target == Target::Bag { "plot plot--back" } else { "plot" };
        chosen(back, self.choice)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        let pile = self.target == Target::Bag
            || self.target == Target::Market(sobremesa::games::puerto_rico::Tile::Quarry);
        let count = (pile || self.count > 1).then(|| seen("span", "plot__n").text(self.count));
        (drawn(&self.art, "plot__art"), count).into()
    }
}

/* Supplies and gauges. */

fn facts(board: Board, class: &'static str, keys: &'static [&'static str]) -> El {
    let gauges = move || {
        let wanted = |gauge: &&GaugeModel| keys.contains(&gauge.key);
        board.read(|model| model.gauges.iter().filter(wanted).cloned().collect::<Vec<_>>())
    };
    el("dl").class(class).child(swap(gauges, |gauges| gauges.iter().map(gauge).collect::<Vec<_>>()))
}

/// What the game ends by.
fn ends(board: Board) -> El {
    facts(board, "harbour__ends facts", &["vp", "town"])
        .attr("aria-label", || t().puerto_rico().board.until_end)
}

fn gauge(gauge: &GaugeModel) -> El {
    let near = if gauge.near { " is-near" } else { "" };
    let class = if gauge.key == "register" { "fact".to_owned() } else { format!("fact gauge{near}") };
    el("div")
        .class(class)
        .attr("data-level", gauge.level)
        .attr("data-fly", format!("gauge-{}", gauge.key))
        .attr("title", gauge.label)
        .child(el("dt").child(drawn(gauge.art, "")).child(el("span").text(gauge.label)))
        .child(
            el("dd")
                .test(format!("gauge-{}", gauge.key))
                .child(seen("span", "").text(gauge.value.clone()))
                .child(el("span").class("vh").text(gauge.spoken.clone())),
        )
}

fn goods(board: Board) -> El {
    let goods = move || board.read(|model| model.supply.iter().map(|crates| crates.good).collect::<Vec<_>>());
    let item = move |good: sobremesa::games::puerto_rico::Good| {
        let find = move |model: &Model| model.supply.iter().find(|crates| crates.good == good).cloned();
        piece(board, move |model| find(model).map(Supply)).attr("data-fly", format!("supply-{}", good.key()))
    };
    el("div")
        .class("harbour__goods facts")
        .attr("role", "group")
        .attr("aria-label", move || board.names().crates)
        .child(each(goods, |good| good.key().to_owned(), item))
}

/// Crates in the supply.
#[derive(Clone, PartialEq)]
struct Supply(CrateModel);

impl Piece for Supply {
    fn target(&self) -> Target {
        self.0.target
    }

    fn class(&self) -> String {
        match self.0.choice {
            Choice::Barred => "fact".to_owned(),
            choice => chosen("fact", choice),
        }
    }

    fn spoken(&self) -> String {
        self.0.spoken.clone()
    }

    fn face(&self) -> View {
        let CrateModel { art, letter, count, .. } = &self.0;
        let drawing =
            seen("span", "fact__art").child(drawn(art, "")).child(el("i").class("aid").text(*letter));
        (drawing, seen("b", "fact__n").text(*count)).into()
    }
}
