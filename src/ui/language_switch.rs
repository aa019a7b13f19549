//! Switching the language. The words of the other one may have to be fetched:
//! until they have come the old language stays, and if they do not come nothing
//! is changed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::i18n::{Lang, fetch_language, t};
use super::prefs::{Prefs, Switch};

impl Prefs {
    /// The language that was asked for, shown or on its way; tracked.
    pub fn wanted(self) -> Lang {
        match self.switch.get() {
            Switch::Coming(lang) => lang,
            Switch::Done | Switch::Missing(_) => self.lang.get(),
        }
    }

    /// Shows everything in `lang` as soon as its words are here. To ask for
    /// the language that is shown calls off what is on its way.
    pub fn speak(self, lang: Lang) {
        if lang == self.lang.get_untracked() {
            self.switch.set(Switch::Done);
            return;
        }
        self.switch.set(Switch::Coming(lang));
        spawn_local(async move {
            let came = fetch_language(lang).await;
            if self.switch.get_untracked() != Switch::Coming(lang) {
                return; // somebody thought better of it
            }
            match came {
                Ok(()) => {
                    self.lang.set(lang);
                    self.switch.set(Switch::Done);
                }
                Err(_) => self.switch.set(Switch::Missing(lang)),
            }
        });
    }
}

/// Says that a language is on its way, if that takes long, or that it did not
/// come.
#[component]
pub fn LanguageNote() -> impl IntoView {
    let prefs = Prefs::get();
    let coming = move || matches!(prefs.switch.get(), Switch::Coming(_));
    let missing = move || match prefs.switch.get() {
        Switch::Missing(lang) => Some(lang),
        Switch::Done | Switch::Coming(_) => None,
    };
    view! {
        <div class="toasts" role="status">
            <Show when=coming>
                <p class="toast toast--late">{move || t().fetch.coming()}</p>
            </Show>
            {move || missing().map(|lang| view! { <LanguageMissing lang /> })}
        </div>
    }
}

#[component]
fn LanguageMissing(lang: Lang) -> impl IntoView {
    let prefs = Prefs::get();
    view! {
        <div class="toast toast--acts">
            <p>{move || t().shell.language_missing(lang.name())}</p>
            <button class="btn toast__act" on:click=move |_| prefs.speak(lang)>
                {move || t().fetch.retry()}
            </button>
            <button class="btn toast__act" on:click=move |_| prefs.switch.set(Switch::Done)>
                {move || t().shell.close()}
            </button>
        </div>
    }
}
