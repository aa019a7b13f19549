//! The reference as a page, and as a panel beside the board.

use leptos::prelude::{event_target_value, untrack};
use web_sys::Event;

use super::entry::chapters;
use super::fetch::{Fetched, Wanted};
use super::place::Place;
use crate::app::dom::{El, View, el, react, swap};
use crate::app::games::{Bill, Host, Reading, bill, host};
use crate::app::i18n::{t, use_lang};
use crate::app::route::Route;
use crate::app::screens::game::with_game;
use crate::app::screens::parts::page_bar;
use crate::app::screens::setup::no_game;
use crate::app::shell::Router;

/// The page for the game with this key. It follows the address as long as that
/// leads to rules.
pub fn page(game: String) -> View {
    match bill(&game) {
        Some(bill) => with_game(bill, |host| page_of(host, bill).into()),
        None => no_game(game).into(),
    }
}

fn page_of(host: &'static dyn Host, bill: &'static Bill) -> El {
    let router = Router::get();
    let place = Place::new(host, host.readings().first().copied(), None, true);
    react(move || {
        if let Route::Rules { rule: Some(rule), .. } = router.route() {
            place.go(&rule);
        }
    });
    let title = move || match place.book() {
        Fetched::Here(book) => book.title.clone(),
        Fetched::Loading | Fetched::Failed => (t().rules.title)(bill.title(use_lang())),
    };
    let contents = el("nav")
        .class("rules__toc")
        .attr("aria-label", || t().rules.contents)
        .child(editions(place))
        .child(search(place))
        .child(contents(place));
    let main = el("main").class("rules__text").attr("id", "main").attr("tabindex", "-1").child(text(place));
    el("div")
        .class("page rules")
        .child(page_bar(title))
        .child(el("div").class("rules__frame").child((contents, main)))
}

/// Which edition is read, where a reader can choose.
fn editions(place: Place) -> Option<El> {
    let readings = place.host.readings();
    let choose = move |event: Event| {
        let at: Option<usize> = event_target_value(&event).parse().ok();
        place.reading.set(at.and_then(|at| readings.get(at)).copied());
    };
    let one = |(at, reading): (usize, &'static Reading)| {
        let edition = &place.host.editions()[reading.edition];
        el("option")
            .attr("value", at)
            .prop("selected", move || (place.reading.get() == Some(*reading)).into())
            .text(move || (edition.words)(t())[0])
    };
    let select = el("select")
        .attr("aria-label", || t().screens.setup.edition)
        .on_change(choose)
        .child(readings.iter().enumerate().map(one).collect::<View>());
    (!readings.is_empty()).then(|| el("p").child(el("span").class("select").child(select)))
}

/// The reference in a drawer beside the board, at `rule` if one is asked for;
/// `reading` is what holds there. Links stay inside.
pub fn panel(game: &'static str, reading: Option<Reading>, rule: Option<String>) -> El {
    let Some(host) = host(game) else { return no_game(game.to_owned()) };
    let whole = Route::Rules { game: game.to_owned(), rule: rule.clone() }.to_string();
    let place = Place::new(host, reading, rule, false);
    el("div")
        .class("rules rules--panel")
        .child(search(place))
        .child(el("p").child(el("a").attr("href", whole).text(|| t().rules.whole)))
        .child(el("div").class("rules__text").child(text(place)))
}

/// The field to search in, with the number of rules found.
fn search(place: Place) -> El {
    let told = move || {
        place.found().map(|count| match count {
            0 => (t().rules.nothing)(place.typed.get().trim()),
            count => (t().rules.found)(count),
        })
    };
    let field = el("input")
        .class("input")
        .attr("type", "search")
        .attr("aria-label", || t().rules.search)
        .attr("placeholder", || t().rules.search)
        .prop("value", move || place.typed.get().into())
        .on("input", move |event: Event| place.typed.set(event_target_value(&event)));
    el("div")
        .attr("role", "search")
        .child(field)
        .child(el("p").class("field__hint").attr("role", "status").text(told))
}

/// The chapters as links.
fn contents(place: Place) -> El {
    let links = move |fetched| {
        let Fetched::Here(book) = fetched else { return View::None };
        let link = |chapter: &rulebook::Chapter| {
            let route = Route::Rules { game: place.host.id().into(), rule: Some(chapter.key.clone()) };
            let (key, to) = (chapter.key.clone(), chapter.key.clone());
            // The same link may be followed twice: the address does not change
            // then, the place does.
            let link = el("a")
                .attr("href", route.to_string())
                .attr("aria-current", move || place.is_target(&key).then_some("true"))
                .on_click(move |_| place.go(&to))
                .text(chapter.title.clone());
            el("li").child(link)
        };
        book.chapters.iter().map(link).collect()
    };
    el("ol").child(swap(move || place.book(), links))
}

/// Where the rules are from, and all chapters; or why there are none yet.
fn text(place: Place) -> View {
    swap(move || place.book(), move |fetched| shown(fetched, place))
}

fn shown(fetched: Fetched, place: Place) -> View {
    let wanted: Wanted = untrack(|| place.wanted());
    match fetched {
        Fetched::Loading => el("p").attr("role", "status").text(|| t().rules.loading).into(),
        Fetched::Failed => {
            let again = move |_| wanted.retry();
            let button = el("button").class("btn").on_click(again).text(|| t().rules.retry);
            let words = el("p").text(|| t().rules.failed);
            el("div").class("banner banner--warn").attr("role", "alert").child((words, button)).into()
        }
        Fetched::Here(book) => {
            let source = el("p").class("rules__source").text(book.source.clone());
            (source, chapters(&book, wanted, place)).into()
        }
    }
}
