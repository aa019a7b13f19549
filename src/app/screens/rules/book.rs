//! The reference itself: contents, search, chapters.

use std::time::Duration;

use leptos::prelude::*;
use sobremesa::games::san_juan::Kind;

use super::entry::{BuildingEntry, PriceTiles, Rule};
use super::search::matches;
use crate::app::i18n::rules::{BUILDINGS, Chapter, PREFIXES, TRADER, of_building};
use crate::app::i18n::{Lang, t, use_lang, words};

/// The reader's place in the reference.
#[derive(Clone, Copy)]
pub struct Place {
    /// The rule or chapter that is shown.
    pub target: RwSignal<Option<String>>,
    /// What is searched for.
    pub typed: RwSignal<String>,
    /// Whether links go to addresses of their own. In the panel beside the
    /// board they must not: the table would be left.
    pub addressed: bool,
    /// Begins the IDs in the document, so that page and panel never share one.
    pub prefix: &'static str,
}

impl Place {
    /// A reader who looks at `target`.
    pub fn new(target: Option<String>, addressed: bool) -> Place {
        let prefix = if addressed { "" } else { "panel-" };
        Place { target: RwSignal::new(target), typed: RwSignal::new(String::new()), addressed, prefix }
    }

    /// The ID in the document of a rule or chapter.
    pub fn anchor(self, of: &str) -> String {
        format!("{}{of}", self.prefix)
    }

    /// Shows a rule or chapter.
    pub fn go(self, to: &str) {
        self.typed.set(String::new());
        self.target.set(Some(to.to_owned()));
    }
}

/// The field to search in, with the number of rules found.
#[component]
pub fn Search(place: Place) -> impl IntoView {
    let found = Memo::new(move |_| {
        let lang = use_lang();
        let typed = place.typed.get();
        let count =
            |chapter: &Chapter| chapter.rules.iter().filter(|rule| is_found(lang, rule, &typed)).count();
        (!typed.trim().is_empty()).then(|| words(lang).rules.chapters.iter().map(count).sum::<usize>())
    });
    let told = move || {
        found.get().map(|count| match count {
            0 => (t().rules.nothing)(place.typed.get().trim()),
            count => (t().rules.found)(count),
        })
    };
    view! {
        <div role="search">
            <input
                class="input"
                type="search"
                aria-label=move || t().rules.search
                placeholder=move || t().rules.search
                prop:value=place.typed
                on:input=move |event| place.typed.set(event_target_value(&event))
            />
            <p class="field__hint" role="status">{told}</p>
        </div>
    }
}

/// Whether a rule is to be shown: by its text, its ID, or the name of the
/// building it belongs to.
pub fn is_found(lang: Lang, rule: &(&str, &str), typed: &str) -> bool {
    let names = words(lang).san_juan.kinds;
    let buildings = PREFIXES.iter().zip(names).filter(|(prefix, _)| of_building(rule.0, prefix));
    let names: String = buildings.map(|(_, name)| format!(" {name}")).collect();
    matches(&format!("{} {}{names}", rule.0, rule.1), typed)
}

/// Every chapter, or what was found in it.
#[component]
pub fn Chapters(place: Place) -> impl IntoView {
    scroll_to_target(place);
    let chapters = move || {
        let lang = use_lang();
        let chapters = words(lang).rules.chapters.iter();
        chapters.map(|chapter| view! { <ChapterText chapter=chapter lang=lang place=place /> }).collect_view()
    };
    view! { <p class="rules__source">{move || t().rules.source}</p> {chapters} }
}

/// Brings the target into view whenever it changes, and once at first.
fn scroll_to_target(place: Place) {
    Effect::new(move |_| {
        let Some(target) = place.target.get() else { return };
        // The search may just have been cleared: wait until all is back.
        let show = move || {
            if let Some(element) = document().get_element_by_id(&place.anchor(&target)) {
                element.scroll_into_view();
            }
        };
        set_timeout(show, Duration::from_millis(30));
    });
}

#[component]
fn ChapterText(chapter: &'static Chapter, lang: Lang, place: Place) -> impl IntoView {
    let any = Memo::new(move |_| chapter.rules.iter().any(|rule| is_found(lang, rule, &place.typed.get())));
    let anchor = place.anchor(chapter.key);
    let heading = format!("{anchor}-title");
    let labelled = heading.clone();
    let body = move || {
        if chapter.key == BUILDINGS {
            let entry =
                |kind: &Kind| view! { <BuildingEntry kind=*kind chapter=chapter lang=lang place=place /> };
            Kind::ALL.iter().map(entry).collect_view().into_any()
        } else {
            chapter
                .rules
                .iter()
                .map(|rule| view! { <Rule rule=rule lang=lang place=place /> })
                .collect_view()
                .into_any()
        }
    };
    view! {
        <section id=anchor aria-labelledby=labelled hidden=move || !any.get()>
            <h2 id=heading>{chapter.title}</h2>
            <p class="rules__lead">{chapter.lead}</p>
            {body}
            {(chapter.key == TRADER).then(|| view! { <PriceTiles lang=lang /> })}
        </section>
    }
}
