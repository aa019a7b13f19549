//! Small parts that the pages around the table share.

use std::cell::Cell;

use leptos::html::H1;
use leptos::prelude::*;
use session::daily::Date;
use session::saves::Health;
use wasm_bindgen::JsCast;

use crate::drawings::Icon;
use crate::i18n::{Lang, t, use_lang};
use crate::library::Library;
use crate::prefs::{Prefs, Theme};
use crate::route::Route;
use crate::sprites::address;

thread_local! {
    /// True if a page has been shown already: the first one leaves the focus where the browser puts
    /// it.
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// The heading of a page. Names the document, and takes the focus when the
/// page is entered, so that screen readers say where one is.
#[component]
pub fn Heading(
    /// The words.
    #[prop(into)]
    text: Signal<String>,
    /// Its classes.
    #[prop(optional)]
    class: Option<&'static str>,
) -> impl IntoView {
    let heading = NodeRef::<H1>::new();
    Effect::new(move |_| {
        let (text, project) = (text.get(), t().shell.project());
        let title = if text == project { text } else { format!("{text} · {project}") };
        document().set_title(&title);
    });
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

/// The bar over a page: back to the first page, heading, tools.
#[component]
pub fn PageBar(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    view! {
        <header class="pagebar">
            <a class="iconbtn" href="#/" aria-label=move || t().shell.back()>
                <Icon name="back" />
            </a>
            <Heading text=title />
            <nav class="pagebar__tools" aria-label=move || t().home.nav()>
                <LangSwitch />
                <ThemeSwitch />
            </nav>
        </header>
    }
}

/// A page with a title and little else.
#[component]
pub fn MessagePage(
    /// The heading.
    #[prop(into)]
    title: Signal<String>,
    /// Text, and the ways on; without them the heading is all.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="page">
            <PageBar title />
            <main class="page__main" id="main">
                {children.map(|children| view! { <MessageFrame children /> })}
            </main>
        </div>
    }
}

/// Around words where there is nothing else to see.
#[component]
fn MessageFrame(children: Children) -> impl IntoView {
    view! {
        <div class="empty">
            <svg aria-hidden="true">
                <use href=address("ui", "logo") />
            </svg>
            {children()}
        </div>
    }
}

/// Longest technical reason that is shown, in characters: it may hold any part of a file.
const REASON: usize = 900;

/// The technical reason why something cannot be read.
#[component]
pub fn Reason(reason: String) -> impl IntoView {
    let reason = match reason.char_indices().nth(REASON) {
        Some((at, _)) => format!("{}…", &reason[..at]),
        None => reason,
    };
    view! {
        <p>
            {move || format!("{} ", t().saved.reason())}
            <code lang="en">{reason}</code>
        </p>
    }
}

/// A way on from a message: where it leads, and what it is called.
pub type NextStep = (Route, fn() -> &'static str);

/// The ways on from a message. The first one stands out.
#[component]
pub fn NextSteps(to: Vec<NextStep>) -> impl IntoView {
    let way = |(at, (route, name)): (usize, NextStep)| {
        let class = if at == 0 { "btn btn--primary" } else { "btn" };
        view! {
            <a class=class href=route.to_string()>
                {name}
            </a>
        }
    };
    view! { <p class="empty__ways">{to.into_iter().enumerate().map(way).collect_view()}</p> }
}

/// Content of an empty page, with the way to a new game.
#[component]
pub fn Empty(
    /// Name of the missing thing.
    title: Signal<&'static str>,
    /// Way in which it will come.
    note: Signal<&'static str>,
    /// Other ways.
    #[prop(optional)]
    ways: Vec<NextStep>,
) -> impl IntoView {
    let mut to: Vec<NextStep> = vec![(Route::Home, || t().home.new_game())];
    to.extend(ways);
    view! {
        <MessageFrame>
            <h2>{title}</h2>
            <p>{note}</p>
            <NextSteps to />
        </MessageFrame>
    }
}

/// The menu of languages over a page: it lies over a drawing and the name of the language that is shown.
#[component]
pub fn LangSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <span class="btn btn--quiet langmenu">
            <Icon name="lang" />
            <span class="btn__words" aria-hidden="true" lang=move || prefs.wanted().tag()>
                {move || prefs.wanted().name()}
            </span>
            <LangSelect />
        </span>
    }
}

/// Chooses the language; each is called by its own name.
#[component]
pub fn LangSelect() -> impl IntoView {
    let prefs = Prefs::get();
    let option = move |lang: Lang| {
        view! {
            <option value=lang.tag() lang=lang.tag() prop:selected=move || prefs.wanted() == lang>
                {lang.name()}
            </option>
        }
    };
    let choose = move |event| {
        if let Some(lang) = Lang::from_tag(&event_target_value(&event)) {
            prefs.speak(lang);
        }
    };
    view! {
        <select data-testid="language" aria-label=move || t().shell.language() on:change=choose>
            {Lang::ALL.map(option).collect_view()}
        </select>
    }
}

/// Switches between day and night.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let prefs = Prefs::get();
    let dark = move |theme| match theme {
        Theme::Dark => true,
        Theme::Light => false,
        Theme::System => system_is_dark(),
    };
    let is_dark = Memo::new(move |_| dark(prefs.theme.get()));
    let flip = move |_| {
        let now = dark(prefs.theme.get_untracked());
        prefs.theme.set(if now { Theme::Light } else { Theme::Dark });
    };
    view! {
        <button
            class="iconbtn"
            aria-label=move || t().theme(if is_dark.get() { Theme::Light } else { Theme::Dark })
            on:click=flip
        >
            {move || view! { <Icon name=if is_dark.get() { "sun" } else { "moon" } /> }}
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
    library.has_banner();
    let trouble = move || match library.health().get() {
        Health::Kept => {
            let room = Some(library.room().get()).filter(|room| room.is_nearly_full());
            room.map(|room| t().store.nearly(room.games_left(), room.percent()))
        }
        Health::Unavailable => Some(t().store.unavailable().to_owned()),
        Health::Full => Some(t().store.full().to_owned()),
    };
    view! {
        <div role="status">
            <Show when=move || trouble().is_some()>
                <div class="banner banner--warn">
                    <Icon name="warning" />
                    <p>{trouble}</p>
                    <button class="btn" on:click=move |_| library.export_all()>
                        <Icon name="export" />
                        {move || t().saved.export_all()}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// A date as the reader's language writes it, to the minute.
pub fn date(ms: u64) -> String {
    written("toLocaleString", ms as f64, [("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A day as the reader's language writes it; `style` is `medium` or `full`. Tracked.
pub fn day(date: Date, style: &str) -> String {
    written(
        "toLocaleDateString",
        f64::from(date.number()) * 86_400_000.0,
        [("dateStyle", style), ("timeZone", "UTC")],
    )
}

/// A moment as the browser's method `how` writes it: in the reader's own variety of the page's language, else in that
/// language. Some browsers name themselves by a tag that is none, and throw at it; where no tag helps, the figures stand
/// as they are the same everywhere.
fn written(how: &str, ms: f64, with: [(&str, &str); 2]) -> String {
    let moment = js_sys::Date::new(&ms.into());
    let options = js_sys::Object::new();
    for (key, value) in with {
        // Without the options the browser writes date and time all the same.
        let _ = js_sys::Reflect::set(&options, &key.into(), &value.into());
    }
    let lang = use_lang().tag();
    let own = window().navigator().language().filter(|own| own.split('-').next() == lang.split('-').next());
    let write = |tag: &str| {
        let method: js_sys::Function = js_sys::Reflect::get(&moment, &how.into()).ok()?.dyn_into().ok()?;
        method.call2(&moment, &tag.into(), &options).ok()?.as_string()
    };
    own.and_then(|own| write(&own)).or_else(|| write(lang)).unwrap_or_else(|| moment.to_iso_string().into())
}
