//! Says which languages the page speaks, to whom would want another one, and to whom has it translated.

use leptos::ev::Custom;
use leptos::prelude::*;
use web_sys::Event;

use super::i18n::{Messages, t};
use super::library::{remember, remembered};
use super::prefs::Prefs;

/// True if this was said on this device.
const SAID: &str = "sobremesa.languages_said";

/// Event that `src/shell/translated.js` sends once it has seen a translated text.
const SEEN: &str = "sobremesa-translated";

/// Attribute by which it marks the root.
const MARK: &str = "data-translated";

/// Text of the note.
type Words = fn(&Messages) -> &'static str;

/// The note, above everything, so that it lies over nothing; it stays until it is closed. Whoever reads none of our languages hears of them once, and
/// whoever has the page translated, on each visit.
#[component]
pub fn TranslationNote() -> impl IntoView {
    let open = RwSignal::new(first());
    let seen = window_event_listener(Custom::<Event>::new(SEEN), move |_| open.set(Some(translated)));
    on_cleanup(move || seen.remove());
    let prefs = Prefs::get();
    let close = move |_| {
        remember(SAID, &true);
        open.set(None);
    };
    view! {
        <div role="status">
            <Show when=move || open.get().is_some()>
                <div class="banner notebar" data-testid="languages">
                    <p>{move || open.get().map(|words| words(t()))}</p>
                    <button
                        class="btn"
                        lang=move || prefs.lang.get().other().tag()
                        on:click=move |_| prefs.speak(prefs.lang.get_untracked().other())
                    >
                        {move || t().shell.to_other}
                    </button>
                    <button class="btn" on:click=close>
                        {move || t().shell.close}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// Returns the note that is shown as soon as the page is there, if any.
fn first() -> Option<Words> {
    let is_translated = document().document_element().is_some_and(|root| root.has_attribute(MARK));
    if is_translated {
        return Some(translated);
    }
    let reads = window().navigator().languages();
    let reads_others =
        reads.length() > 0 && !reads.iter().filter_map(|tag| tag.as_string()).any(|tag| is_ours(&tag));
    let is_said = remembered(SAID).unwrap_or(false);
    (reads_others && !is_said).then_some(not_translated)
}

fn translated(words: &Messages) -> &'static str {
    words.shell.translated
}

fn not_translated(words: &Messages) -> &'static str {
    words.shell.not_translated
}

/// Returns true if the page speaks the language of this tag.
fn is_ours(tag: &str) -> bool {
    let language = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    ["en", "zh"].contains(&&*language)
}
