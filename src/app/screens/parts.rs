//! Small parts that the pages around the table share.

use std::cell::Cell;

use leptos::html::H1;
use leptos::prelude::*;

use sobremesa::session::shelf::Health;

use crate::app::i18n::{Lang, t, use_lang};
use crate::app::library::Library;
use crate::app::prefs::{Prefs, Theme};

/// An icon of the interface; decorative, the words stand beside it.
pub fn icon(name: &str) -> impl IntoView + use<> {
    let href = format!("art/ui.svg#ui-{name}");
    view! { <svg class="icon" aria-hidden="true"><use href=href /></svg> }
}

/// A seat's mark, by the seat's index from 0.
pub fn mark(seat: usize, class: &'static str) -> impl IntoView + use<> {
    let href = format!("art/ui.svg#seat-{}", seat + 1);
    view! { <svg class=class aria-hidden="true"><use href=href /></svg> }
}

/// A drawing of a game's own sprite.
pub fn art(game: &str, id: &str, class: &'static str) -> impl IntoView + use<> {
    let href = format!("art/{game}.svg#{id}");
    view! { <svg class=class aria-hidden="true"><use href=href /></svg> }
}

/// A row of drawings: the thumbnail of a city, or an ornament.
pub fn street(game: &str, ids: &[String]) -> impl IntoView + use<> {
    ids.iter().map(|id| art(game, id, "")).collect_view()
}

thread_local! {
    /// Whether a page has been shown already: the first one leaves the focus
    /// where the browser puts it.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// The heading of a page. Names the document, and takes the focus when the
/// page is entered, so that screen readers say where one is.
#[component]
pub fn Heading(
    /// The words.
    #[prop(into)]
    text: Signal<String>,
    /// Further classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let heading = NodeRef::<H1>::new();
    Effect::new(move |_| document().set_title(&format!("{} · {}", text.get(), t().shell.project)));
    Effect::new(move |_| {
        if let Some(heading) = heading.get()
            && SHOWN.replace(true)
        {
            // A heading that cannot take the focus is no reason to stop.
            let _ = heading.focus();
        }
    });
    view! { <h1 node_ref=heading tabindex="-1" class=class>{text}</h1> }
}

/// The bar over a page: back, heading, tools.
#[component]
pub fn PageBar(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// Where "back" leads.
    #[prop(optional, into)]
    back: Option<String>,
    /// Buttons at the end of the bar.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let back = back.unwrap_or_else(|| "#/".to_owned());
    view! {
        <header class="pagebar">
            <a class="iconbtn" href=back aria-label=move || t().shell.back>{icon("back")}</a>
            <Heading text=title />
            <nav class="pagebar__tools" aria-label=move || t().screens.home.nav>
                {children.map(|children| children())}
                <LangSwitch />
                <ThemeSwitch />
            </nav>
        </header>
    }
}

/// Switches to the other language; named in that language.
#[component]
pub fn LangSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <button
            class="btn btn--quiet"
            lang=move || use_lang().other().tag()
            on:click=move |_| prefs.lang.update(|lang| *lang = lang.other())
        >
            {icon("lang")}
            <span class="langname">{move || t().shell.to_other}</span>
        </button>
    }
}

/// Switches between day and night.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    let dark = Memo::new(move |_| match prefs.theme.get() {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => system_is_dark(),
    });
    let flip = move |_| prefs.theme.set(if dark.get_untracked() { Theme::Light } else { Theme::Dark });
    let label = move || t().shell.themes[if dark.get() { 1 } else { 2 }];
    view! {
        <button class="iconbtn" aria-label=label on:click=flip>
            {move || if dark.get() { icon("sun") } else { icon("moon") }}
        </button>
    }
}

fn system_is_dark() -> bool {
    let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Says that the storage is in trouble, and offers the way out.
#[component]
pub fn StorageBanner() -> impl IntoView {
    let library = Library::get();
    let words = move || match library.health().get() {
        Health::Kept => None,
        Health::Unavailable => Some(t().screens.store.unavailable),
        Health::Full => Some(t().screens.store.full),
    };
    let banner = move || {
        words().map(|words| {
            view! {
                <div class="banner banner--warn">
                    {icon("warning")}
                    <p>{words}</p>
                    <button class="btn" on:click=move |_| library.export_all()>
                        {icon("export")}
                        {t().screens.saved.export_all}
                    </button>
                </div>
            }
        })
    };
    view! { <div role="status">{banner}</div> }
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
