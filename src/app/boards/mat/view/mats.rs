//! One mat: purse, island, town.

use leptos::prelude::*;
use sobremesa::core::Seat;
use sobremesa::games::puerto_rico::{Good, Tile};

use super::Board;
use super::carry::carrying;
use super::piece::{Piece, chosen, drawn, piece, seen, stat};
use crate::app::boards::mat::model::{
    Choice, CrateModel, FaceModel, LandModel, Model, Ring, SiteModel, Target,
};
use crate::app::boards::mat::workers::site;
use crate::app::dom::{El, View, each, el, mark, swap, when};
use crate::app::i18n::t;

/// The mat in front.
pub fn mat(board: Board) -> El {
    let class = move || {
        let (placing, visiting) = board.read(|model| (model.mat.placing, model.mat.visiting));
        let placing = if placing { " is-placing" } else { "" };
        let visiting = if visiting { " is-visiting" } else { "" };
        format!("table__mat mat{placing}{visiting}")
    };
    let mat = el("main")
        .class(class)
        .attr("id", "main")
        .attr("tabindex", "-1")
        .test("mat")
        .attr("data-seat", move || board.read(|model| model.mat.seat.0))
        .attr("aria-label", move || board.read(|model| model.mat.title.clone()))
        .child((purse(board), land(board), town(board)));
    carrying(board, mat)
}

/* Purse. */

fn purse(board: Board) -> El {
    let who = move || board.read(|model| (model.mat.seat, model.mat.title.clone()));
    let heading = |(seat, title): (Seat, String)| {
        el("h2").class("purse__who").child(mark(seat.index(), "mark")).child(el("span").text(title))
    };
    let table = board.table;
    let back = move || {
        el("button")
            .class("btn btn--small")
            .test("own-mat")
            .on_click(move |_| table.visiting.set(None))
            .text(|| t().table.back_to_own)
    };
    el("header")
        .class("purse")
        .attr("data-rove", "")
        .child(swap(who, heading))
        .child(when(move || board.read(|model| model.mat.visiting), back))
        .child(figures(board))
        .child(goods(board))
        .child(people(board))
}

fn figures(board: Board) -> View {
    let read = move || {
        let mat = |model: &Model| {
            let mat = &model.mat;
            (mat.seat, mat.coins, mat.vp, mat.points.clone(), mat.discount, mat.spoken.clone())
        };
        board.read(mat)
    };
    swap(read, |(seat, coins, vp, (points, built), discount, spoken)| {
        let coins = stat("stat purse__coins", "coin", coins.to_string())
            .attr("data-fly", format!("coins-{}", seat.0));
        let vp = match vp {
            Some(vp) => stat("stat", "vp", vp.to_string()),
            None => stat("stat", "vp", "?".to_owned()).attr("title", || t().puerto_rico().board.hidden),
        };
        let points = stat("stat purse__points", "shop", points.to_string()).attr("title", built);
        let off = (discount > 0).then(|| stat("stat purse__off", "discount", format!("−{discount}")));
        (el("span").class("vh").text(spoken), coins, vp, points, off)
    })
}

/// Where a crate lies: whose, and of what.
type CratePlace = (Seat, Good);

fn goods(board: Board) -> El {
    let owned = move || {
        let place = |crates: &CrateModel, seat: Seat| (seat, crates.good);
        board.read(|model| {
            model.mat.crates.iter().map(|crates| place(crates, model.mat.seat)).collect::<Vec<_>>()
        })
    };
    let key = |place: &CratePlace| format!("{}-{}", place.0.0, place.1.key());
    let item = move |(seat, good): CratePlace| {
        let find = move |model: &Model| model.mat.crates.iter().find(|crates| crates.good == good).cloned();
        piece(board, find)
            .attr("data-fly", format!("crate-{}-{}", seat.0, good.key()))
            .test(format!("crate-{}", good.key()))
    };
    el("span").class("purse__goods").child(each(owned, key, item))
}

impl Piece for CrateModel {
    fn target(&self) -> Target {
        self.target
    }

    fn class(&self) -> String {
        let kept = if self.kept.is_some_and(|kept| kept.whole || kept.one) { " is-kept" } else { "" };
        format!("{}{kept}", chosen("gd", self.choice))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        let price = self.price.clone().map(|price| seen("span", "gd__price").text(price));
        let count = seen("span", "gd__n").child(drawn(&self.art, "")).text(self.count);
        (count, seen("i", "aid").text(self.letter), price).into()
    }
}

/// Workers without a circle; while they are placed, those in the hand.
fn people(board: Board) -> View {
    let read = move || {
        let mat = |model: &Model| {
            let mat = &model.mat;
            (mat.seat, mat.idle, mat.placing, mat.portrait, mat.idle_spoken.clone())
        };
        board.read(mat)
    };
    swap(read, |(seat, idle, placing, portrait, spoken)| {
        let (class, shown) = if placing { ("pool", idle.min(POOL)) } else { ("idle", 1) };
        let people = (0..shown).map(|_| drawn("worker", "")).collect::<Vec<_>>();
        el("p")
            .class(class)
            .attr("data-fly", format!("idle-{}", seat.0))
            .attr("data-spot", placing.then_some(""))
            .test("idle")
            .child(el("span").class("vh").text(spoken))
            .child(people)
            .child(seen("b", "").text(idle))
            .child((!placing).then(|| seen("span", "").text(portrait)))
    })
}

/// Workers in the hand that are drawn one by one.
const POOL: u8 = 6;

/* Island. */

fn land(board: Board) -> El {
    let places = move || {
        board.read(|model| (0..model.mat.land.len()).map(|place| (model.mat.seat, place)).collect::<Vec<_>>())
    };
    let item = move |(_, place): (Seat, usize)| {
        let find =
            move |model: &Model| model.mat.land.get(place).filter(|space| space.tile.is_some()).cloned();
        let there = move || board.read(|model| find(model).is_some());
        let fly = move || {
            board.read(|model| {
                let tile = find(model)?.tile?;
                Some(format!("land-{}-{}", model.mat.seat.0, tile.key()))
            })
        };
        let spot = move || board.read(|model| find(model).and_then(|space| space.tile).map(Tile::index));
        el("li")
            .class(move || if there() { "" } else { "plot plot--none" })
            .attr("data-fly", fly)
            .attr("data-spot", spot)
            .child(when(there, move || piece(board, find).test(format!("land-{place}"))))
    };
    let spaces = el("ul").class("land").attr("data-rove", "").child(each(
        places,
        |(seat, place)| format!("{}-{place}", seat.0),
        item,
    ));
    el("section")
        .class("mat__land")
        .child(el("h3").class("vh").text(move || board.read(|model| model.mat.land_title.clone())))
        .child(spaces)
}

impl Piece for LandModel {
    fn target(&self) -> Target {
        self.target.expect("invariant: only tiles are pieces")
    }

    fn class(&self) -> String {
        worked("plot", self.choice)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn face(&self) -> View {
        (drawn(&self.art, "plot__art"), ring(self.ring)).into()
    }
}

/// Where workers stand, "can be lifted" is no state of its own: rings say it.
fn worked(class: &str, choice: Choice) -> String {
    match choice {
        Choice::Free => chosen(class, choice),
        Choice::Aside | Choice::Chosen | Choice::Barred => class.to_owned(),
    }
}

fn ring(ring: Ring) -> El {
    let class = match ring {
        Ring::Empty => "ring",
        Ring::Full => "ring is-on",
        Ring::Will => "ring is-will",
        Ring::Left => "ring is-left",
    };
    seen("i", class)
}

/* Town. */

fn town(board: Board) -> El {
    let sites = move || {
        let site =
            |site: &SiteModel, seat: Seat| (seat, site.place, site.face.as_ref().map(|face| face.large));
        board.read(|model| model.mat.town.iter().map(|one| site(one, model.mat.seat)).collect::<Vec<_>>())
    };
    let key = |(seat, place, large): &(Seat, u8, Option<bool>)| format!("{}-{place}-{large:?}", seat.0);
    let item = move |(seat, place, large): (Seat, u8, Option<bool>)| {
        let find = move |model: &Model| {
            model.mat.town.get(place as usize).filter(|site| site.face.is_some()).cloned()
        };
        let owned = move |model: &Model| find(model).map(|site| Standing { seat: model.mat.seat, site });
        let class = match large {
            None => "lot lot--none",
            Some(false) => "lot",
            Some(true) => "lot lot--large",
        };
        let lot = el("li").class(class).attr("data-fly", format!("site-{}-{place}", seat.0));
        if large.is_none() {
            return lot;
        }
        lot.attr("data-spot", site(place)).child(piece(board, owned).test(format!("site-{place}")))
    };
    let lots = el("ul").class("town").attr("data-rove", "").child(each(sites, key, item));
    el("section")
        .class("mat__town")
        .child(el("h3").class("vh").text(move || board.read(|model| model.mat.town_title.clone())))
        .child(lots)
}

/// A building in somebody's town.
#[derive(Clone, PartialEq)]
struct Standing {
    seat: Seat,
    site: SiteModel,
}

impl Piece for Standing {
    fn target(&self) -> Target {
        Target::Site(self.seat, self.site.place)
    }

    fn class(&self) -> String {
        worked("bld", self.site.choice)
    }

    fn spoken(&self) -> String {
        self.site.spoken.clone()
    }

    fn face(&self) -> View {
        let face = self.site.face.as_ref().expect("invariant: only buildings are pieces");
        let FaceModel { art, name, vp, when, good, .. } = face;
        let rings =
            seen("span", "bld__rings").child(self.site.rings.iter().copied().map(ring).collect::<Vec<_>>());
        let street = seen("span", "bld__street").child((rings, seen("span", "bld__vp").text(*vp)));
        (
            drawn(art, "bld__art"),
            drawn(when, "bld__when"),
            good.as_ref().map(|(_, id)| drawn(id, "bld__good")),
            street,
            seen("span", "bld__name").text(*name),
        )
            .into()
    }
}
