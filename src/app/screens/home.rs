//! The first page: go on, begin, or read.

use leptos::prelude::*;
use sobremesa::session::shelf::Card;

use super::parts::{drawings, heading, lang_switch, link, theme_switch};
use crate::app::dom::{El, View, art, el, icon, mark, svg, swap};
use crate::app::games::{BILLS, Bill};
use crate::app::i18n::{t, use_lang};
use crate::app::library::Library;
use crate::app::pwa::{install_offer, offline_tick};
use crate::app::route::Route;

/// The page.
pub fn page() -> El {
    let main = el("main").class("home__main").attr("id", "main");
    let colophon = el("footer")
        .class("colophon")
        .child(el("p").text(|| t().screens.home.colophon))
        .child(offline_tick());
    let scroll = el("div")
        .class("home__scroll")
        .child(main.child((resume(), install_offer(), bills())))
        .child(frieze())
        .child(colophon);
    el("div").class("page home").child(masthead()).child(scroll)
}

fn masthead() -> El {
    let logo = svg("svg").class("masthead__logo").attr("aria-hidden", "true");
    let settings = el("a").class("iconbtn").attr("href", Route::Settings.to_string());
    let settings = settings.attr("aria-label", || t().shell.settings).child(icon("settings"));
    el("header")
        .class("masthead")
        .child(logo.child(svg("use").attr("href", "art/ui.svg#logo")))
        .child(
            el("div")
                .child(heading(|| t().shell.project.to_owned()).class("masthead__name"))
                .child(el("p").class("masthead__motto").text(|| t().screens.home.motto)),
        )
        .child(el("nav").class("masthead__tools").attr("aria-label", || t().screens.home.nav).child((
            saved_games(),
            lang_switch(),
            theme_switch(),
            settings,
        )))
}

/// The unfinished game written last, if any.
fn resume() -> View {
    let library = Library::get();
    swap(move || library.latest(), |latest| latest.map(|(id, card)| resume_row(id, card)))
}

fn resume_row(id: String, card: Card) -> El {
    let (round, title) = (card.round, card.title.clone());
    let heading = move || match (title.as_str(), round) {
        ("", 0) => t().screens.home.latest.to_owned(),
        ("", round) => format!("{} · {}", t().screens.home.latest, (t().screens.saved.round)(round)),
        (title, _) => title.to_owned(),
    };
    let go_on = link("btn btn--primary", Route::Table(id).to_string(), "play", || t().screens.home.go_on);
    el("section")
        .class("resume row")
        .attr("aria-labelledby", "resume")
        .child(thumbnail(&card))
        .child(
            el("div")
                .class("row__main")
                .child(el("h2").attr("id", "resume").text(heading))
                .child(people(card)),
        )
        .child(el("div").class("row__acts").child(go_on))
}

/// The fullest street of a saved table.
pub fn thumbnail(card: &Card) -> El {
    let fullest = card.seats.iter().max_by_key(|seat| seat.fronts.len());
    let drawn = fullest.map(|seat| drawings(&card.game, &seat.fronts));
    el("div").class("row__thumb").attr("aria-hidden", "true").child(drawn)
}

/// Who sits at a saved table.
pub fn people(card: Card) -> El {
    let seat = |(index, seat): (usize, sobremesa::session::shelf::CardSeat)| {
        let score = move || seat.score.map(|points| format!(" {}", (t().screens.saved.score)(points)));
        el("span").child(mark(index, "mark")).text(seat.name).text(score)
    };
    el("p").class("row__people").child(card.seats.into_iter().enumerate().map(seat).collect::<View>())
}

/// The games that can be played.
fn bills() -> El {
    el("div").class("bills").child(BILLS.iter().map(bill).collect::<View>())
}

fn bill(bill: &'static Bill) -> El {
    let id = format!("bill-{}", bill.id);
    let new_game = Route::New { game: bill.id.into(), code: None }.to_string();
    let rules = Route::Rules { game: bill.id.into(), rule: None }.to_string();
    let poster = el("img")
        .class("bill__poster")
        .attr("src", format!("art/poster-{}.svg", bill.id))
        .attr("alt", "")
        .attr("width", "960")
        .attr("height", "640");
    let fact = move |index: usize| el("li").text(move || (bill.pitch)(t()).facts[index]);
    // Each bill has these links: the title says of what.
    let of = |link: El| link.attr("aria-describedby", id.clone());
    let acts = el("div")
        .class("bill__acts")
        .child(of(link("btn btn--primary", new_game, "play", || t().screens.home.new_game)))
        .child(of(link("btn", rules, "rules", || t().screens.home.rules)));
    let text = el("div")
        .class("bill__text")
        .child(el("p").class("bill__over").text(move || (bill.pitch)(t()).over))
        .child(el("h2").attr("id", id.clone()).text(move || bill.title(use_lang())))
        .child(el("p").text(move || (bill.pitch)(t()).about))
        .child(acts)
        .child(el("ul").class("bill__facts").child((fact(0), fact(1), fact(2))));
    el("section").class("bill").attr("aria-labelledby", id).child(poster).child(text)
}

/// The way to the saved games of all kinds.
fn saved_games() -> El {
    let library = Library::get();
    let words = move || (t().screens.home.saved)(library.items().with(Vec::len));
    el("a")
        .class("btn btn--quiet")
        .attr("href", Route::Saved.to_string())
        .child(icon("save"))
        .child(el("span").class("btn__words").text(words))
}

fn frieze() -> El {
    let bill = &BILLS[0];
    let drawn = bill.frieze.iter().map(|id| art(bill.id, id, "")).collect::<View>();
    el("div").class("frieze").attr("aria-hidden", "true").child(drawn)
}
