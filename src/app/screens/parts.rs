//! Small parts that the pages around the table share.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;
use sobremesa::session::shelf::Health;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::dom::{El, View, art, el, icon, react, swap};
use crate::app::i18n::{Lang, t, use_lang};
use crate::app::library::Library;
use crate::app::prefs::{Prefs, Theme};

/// A row of drawings: the thumbnail of a city, or an ornament.
pub fn drawings(game: &str, ids: &[String]) -> View {
    ids.iter().map(|id| art(game, id, "")).collect()
}

thread_local! {
    /// Whether a page has been shown already: the first one leaves the focus
    /// where the browser puts it.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// The heading of a page. Names the document, and takes the focus when the
/// page is entered, so that screen readers say where one is.
pub fn heading(text: impl Fn() -> String + 'static) -> El {
    heading_of(Rc::new(text))
}

fn heading_of(text: Rc<dyn Fn() -> String>) -> El {
    let title = text.clone();
    react(move || document().set_title(&format!("{} · {}", title(), t().shell.project)));
    el("h1").attr("tabindex", "-1").text(move || text()).placed(|heading| {
        if SHOWN.replace(true) {
            // A heading that cannot take the focus is no reason to stop.
            let _ = heading.unchecked_ref::<HtmlElement>().focus();
        }
    })
}

/// The bar over a page: back to the first page, heading, tools.
pub fn page_bar(title: impl Fn() -> String + 'static) -> El {
    let tools = el("nav").class("pagebar__tools").attr("aria-label", || t().screens.home.nav);
    el("header")
        .class("pagebar")
        .child(
            el("a")
                .class("iconbtn")
                .attr("href", "#/")
                .attr("aria-label", || t().shell.back)
                .child(icon("back")),
        )
        .child(heading(title))
        .child(tools.child(lang_switch()).child(theme_switch()))
}

/// A page with a title and little else.
pub fn message(title: impl Fn() -> String + 'static, body: impl Into<View>) -> El {
    el("div")
        .class("page")
        .child(page_bar(title))
        .child(el("main").class("page__main").attr("id", "main").child(body))
}

/// Switches to the other language; named in that language.
pub fn lang_switch() -> El {
    let prefs = Prefs::get();
    el("button")
        .class("btn btn--quiet")
        .attr("lang", || use_lang().other().tag())
        .on_click(move |_| prefs.speak(prefs.lang.get_untracked().other()))
        .child(icon("lang"))
        .child(el("span").class("btn__words").text(|| t().shell.to_other))
}

/// Switches between day and night.
pub fn theme_switch() -> El {
    let prefs = Prefs::get();
    let dark = move |theme| match theme {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => system_is_dark(),
    };
    let is_dark = move || dark(prefs.theme.get());
    let flip = move |_| {
        let now = dark(prefs.theme.get_untracked());
        prefs.theme.set(if now { Theme::Light } else { Theme::Dark });
    };
    el("button")
        .class("iconbtn")
        .attr("aria-label", move || t().shell.themes[if is_dark() { 1 } else { 2 }])
        .on_click(flip)
        .child(swap(is_dark, |dark| icon(if dark { "sun" } else { "moon" })))
}

fn system_is_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// A button with an icon before its words.
pub fn button(class: &'static str, drawing: &str, words: impl Fn() -> &'static str + 'static) -> El {
    el("button").class(class).child(icon(drawing)).text(words)
}

/// A link that looks like such a button.
pub fn link(
    class: &'static str,
    href: String,
    drawing: &str,
    words: impl Fn() -> &'static str + 'static,
) -> El {
    el("a").class(class).attr("href", href).child(icon(drawing)).text(words)
}

/// Says that the storage is in trouble, and offers the way out.
pub fn storage_banner() -> El {
    let library = Library::get();
    let banner = move |health| {
        let words = match health {
            Health::Kept => return View::None,
            Health::Unavailable => || t().screens.store.unavailable,
            Health::Full => || t().screens.store.full,
        };
        let export = button("btn", "export", || t().screens.saved.export_all);
        el("div")
            .class("banner banner--warn")
            .child(icon("warning"))
            .child(el("p").text(words))
            .child(export.on_click(move |_| library.export_all()))
            .into()
    };
    el("div").attr("role", "status").child(swap(move || library.health().get(), banner))
}

/// A date as the reader's language writes it, to the minute.
pub fn date(ms: u64) -> String {
    let date = js_sys::Date::new(&(ms as f64).into());
    let options = js_sys::Object::new();
    for (key, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Without the options the browser writes date and time all the same.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    date.to_locale_string(&locale(use_lang()), &options).into()
}

/// The reader's own variety of the language, if the browser names one.
fn locale(lang: Lang) -> String {
    let own = window().navigator().language().unwrap_or_default();
    let same = |own: &str| own.split('-').next() == lang.tag().split('-').next();
    if same(&own) { own } else { lang.tag().to_owned() }
}
