//! Taking files in: picked, or dropped on the page.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sobremesa::session::saves::{Fault, ImportFault, Imported, SaveSummary};
use web_sys::{DragEvent, Event};

use super::{Said, Voice};
use crate::app::drawings::Icon;
use crate::app::games::{GameInfo, fetch_opener, info, opener};
use crate::app::i18n::{Messages, t};
use crate::app::library::{Library, Picked, dropped_file, picked_file};
use crate::app::prefs::Prefs;
use crate::app::shown::shown;

/// Why a file was not taken in.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The file's name.
    pub file: String,
    /// What is to be said of it.
    pub what: What,
    /// The place in the file, and what is wrong there.
    pub reason: Option<String>,
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// It is no text.
    Unreadable,
    /// It is not from here.
    NotOurs,
    /// It is from a newer version.
    Newer,
    /// Something in it does not hold.
    Damaged,
    /// Its game could not be fetched.
    NoGame,
}

impl What {
    /// The same in words.
    pub fn words(self, words: &Messages) -> &'static str {
        match self {
            What::Unreadable => words.screens.saved.unreadable,
            What::NotOurs => words.screens.saved.not_ours,
            What::Newer => words.screens.saved.file_newer,
            What::Damaged => words.screens.saved.file_damaged,
            What::NoGame => words.screens.fetch.missing,
        }
    }
}

/// Picks a file.
#[component]
pub fn ImportButton(
    /// Where it is said what came in.
    voice: Voice,
    /// Where it is said what was not taken in.
    refused: RwSignal<Option<Refusal>>,
) -> impl IntoView {
    let (library, prefs) = (Library::get(), Prefs::get());
    let pick = move |event: Event| {
        if let Some(file) = picked_file(&event) {
            take(library, prefs, file, voice, refused);
        }
    };
    view! {
        <label class="btn filebtn">
            <Icon name="import" />
            {move || t().screens.saved.import}
            <input
                class="filebtn__field"
                type="file"
                accept=".json,application/json,text/plain"
                on:change=pick
            />
        </label>
    }
}

/// A page that files can be dropped on.
#[derive(Clone, Copy)]
pub struct DropZone {
    /// Whether a file hangs over it.
    pub hanging: RwSignal<bool>,
    library: Library,
    prefs: Prefs,
    voice: Voice,
    refused: RwSignal<Option<Refusal>>,
}

impl DropZone {
    /// Files go to the library; what comes of it is said by these two.
    pub fn new(voice: Voice, refused: RwSignal<Option<Refusal>>) -> DropZone {
        DropZone {
            hanging: RwSignal::new(false),
            library: Library::get(),
            prefs: Prefs::get(),
            voice,
            refused,
        }
    }

    /// A file hangs over the page. Unless told otherwise the browser would
    /// leave the page and show the file.
    pub fn over(self, event: &DragEvent) {
        event.prevent_default();
        self.hanging.set(true);
    }

    /// It went away; moving between the page's own parts does not count.
    pub fn leave(self, event: &DragEvent) {
        if event.related_target().is_none() {
            self.hanging.set(false);
        }
    }

    /// It was let go.
    pub fn drop(self, event: &DragEvent) {
        event.prevent_default();
        self.hanging.set(false);
        if let Some(file) = dropped_file(event) {
            take(self.library, self.prefs, file, self.voice, self.refused);
        }
    }
}

fn take(library: Library, prefs: Prefs, file: Picked, voice: Voice, refused: RwSignal<Option<Refusal>>) {
    spawn_local(async move {
        let name = shown(&file.name());
        let outcome = match file.text().await {
            None => Err(Refusal { file: name, what: What::Unreadable, reason: None }),
            Some(text) => import(library, prefs, &text, name).await,
        };
        match outcome {
            Ok(Imported { ids, fault }) => {
                refused.set(None);
                voice.set(Said::Imported { games: ids.len(), in_memory: fault.is_some() });
            }
            Err(refusal) => refused.set(Some(refusal)),
        }
    });
}

/// Takes in the text of the file `name`. The games that it needs are fetched
/// one after the other, as often as an attempt names one.
async fn import(library: Library, prefs: Prefs, text: &str, name: String) -> Result<Imported, Refusal> {
    loop {
        let needed = Cell::new(None);
        let outcome = library.import(text, |summary, save| acceptable(summary, save, &needed));
        match needed.take() {
            None => return outcome.map_err(|fault| refusal(name, &fault)),
            Some(info) if fetch_opener(info, prefs).await.is_err() => {
                return Err(Refusal { file: name, what: What::NoGame, reason: None });
            }
            Some(_) => {}
        }
    }
}

/// Whether a save can be played on; the field and the reason if not. A game
/// that has to be fetched to tell goes to `needed`.
fn acceptable(
    summary: &SaveSummary,
    save: &str,
    needed: &Cell<Option<&'static GameInfo>>,
) -> Result<(), String> {
    if let Some(opener) = opener(&summary.game) {
        return opener.reopen(save).map(drop).map_err(|why| why.into_reason().unwrap_or_default());
    }
    needed.set(info(&summary.game));
    Err(format!("record.game: there is no game {:?} here", summary.game))
}

fn refusal(file: String, fault: &ImportFault) -> Refusal {
    let what = match fault {
        ImportFault::NotOurs { .. } => What::NotOurs,
        ImportFault::Envelope(Fault::Newer { .. }) => What::Newer,
        ImportFault::Envelope(_) | ImportFault::Game { .. } => What::Damaged,
    };
    Refusal { file, what, reason: Some(fault.to_string()) }
}
