//! Switching the language. The words of the other one may have to be fetched:
//! until they have come the old language stays, and if they do not come nothing
//! is changed.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::dom::{El, View, el, swap};
use super::games::fetch_language;
use super::i18n::{Lang, t};
use super::prefs::Prefs;

/// How far a language is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// It is shown.
    Done,
    /// Its words are on their way.
    Coming(Lang),
    /// They did not come.
    Missing(Lang),
}

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
pub fn switch_note() -> El {
    let prefs = Prefs::get();
    let note = move |switch| match switch {
        Switch::Done => View::None,
        Switch::Coming(_) => el("p").class("toast toast--late").text(|| t().screens.fetch.coming).into(),
        Switch::Missing(lang) => missing(prefs, lang).into(),
    };
    el("div").class("toasts").attr("role", "status").child(swap(move || prefs.switch.get(), note))
}

fn missing(prefs: Prefs, lang: Lang) -> El {
    let retry = el("button").class("btn toast__act").on_click(move |_| prefs.speak(lang));
    let close = el("button").class("btn toast__act").on_click(move |_| prefs.switch.set(Switch::Done));
    el("div")
        .class("toast toast--acts")
        .child(el("p").text(|| t().shell.language_missing))
        .child((retry.text(|| t().screens.fetch.retry), close.text(|| t().shell.close)))
}
