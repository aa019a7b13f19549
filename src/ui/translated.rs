//! Says which languages the page speaks, to whom would want another one, and to whom has it translated.

use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

use super::i18n::{Lang, Pages, t};
use super::library::{remember, remembered};
use super::prefs::{Prefs, read_in_browser};

/// True if this was said on this device.
const SAID: &str = "sobremesa.languages_said";

/// Event that `src/shell/translated.js` sends once it has seen a translated text.
const SEEN: &str = "sobremesa-translated";

/// Attribute by which it marks the root.
const MARK: &str = "data-translated";

/// Text of the note.
type Words = fn(Pages) -> String;

/// The note, above everything, so that it lies over nothing; it stays until it is closed. Whoever reads none of our languages hears of them once, and
/// whoever has the page translated, on each visit. Whose browser asks for another of our languages than is shown is offered that.
#[component]
pub fn TranslationNote() -> impl IntoView {
    let read = read_in_browser();
    let open = RwSignal::new(first(read));
    let seen = window_event_listener(Custom::<Event>::new(SEEN), move |_| open.set(Some(translated)));
    on_cleanup(move || seen.remove());
    let close = move |_| {
        remember(SAID, &true);
        open.set(None);
    };
    let offer = move || read.filter(|read| *read != Prefs::get().lang.get());
    view! {
        <div role="status">
            <Show when=move || open.get().is_some()>
                <div class="banner notebar" data-testid="languages">
                    <p>{move || open.get().map(|words| words(t()))}</p>
                    {move || offer().map(|lang| view! { <Offer lang /> })}
                    <button class="btn" on:click=close>
                        {move || t().shell.close()}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// Shows the page in `lang`.
#[component]
fn Offer(lang: Lang) -> impl IntoView {
    view! {
        <button class="btn" lang=lang.tag() on:click=move |_| Prefs::get().speak(lang)>
            {lang.name()}
        </button>
    }
}

/// Returns the note that is shown as soon as the page is there, if any; `read` is the language of ours that the browser asks for.
fn first(read: Option<Lang>) -> Option<Words> {
    let is_translated = document().document_element().is_some_and(|root| root.has_attribute(MARK));
    if is_translated {
        return Some(translated);
    }
    let reads_others = read.is_none() && window().navigator().languages().length() > 0;
    let is_said = remembered(SAID).unwrap_or(false);
    (reads_others && !is_said).then_some(not_translated)
}

fn translated(words: Pages) -> String {
    words.shell.translated(words.languages())
}

fn not_translated(words: Pages) -> String {
    words.shell.not_translated(words.languages())
}
