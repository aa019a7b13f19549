//! Taking files in: picked, or dropped on the page.

use leptos::ev::DragEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use sobremesa::core::Game;
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::save::Save;
use sobremesa::session::shelf::{Card, Fault, ImportFault, Imported};

use super::{Said, Voice};
use crate::app::i18n::{Words, t};
use crate::app::library::{Library, Picked, dropped_file, picked_file};
use crate::app::screens::parts::icon;

/// Why a file was not taken in.
#[derive(Clone)]
pub struct Refusal {
    /// The file's name.
    pub file: String,
    /// What is to be said, in the language of the moment.
    pub words: fn(&Words) -> &'static str,
    /// The place in the file, and what is wrong there.
    pub reason: Option<String>,
}

/// Picks a file.
#[component]
pub fn ImportButton(voice: Voice, refused: RwSignal<Option<Refusal>>) -> impl IntoView {
    let library = Library::get();
    let pick = move |event| {
        if let Some(file) = picked_file(&event) {
            take(library, file, voice, refused);
        }
    };
    view! {
        <label class="btn filebtn">
            {icon("import")}
            {move || t().screens.saved.import}
            <input class="filebtn__field" type="file" accept=".json,application/json,text/plain" on:change=pick />
        </label>
    }
}

/// A page that files can be dropped on.
#[derive(Clone, Copy)]
pub struct DropZone {
    /// Whether a file hangs over it.
    pub hanging: RwSignal<bool>,
    library: Library,
    voice: Voice,
    refused: RwSignal<Option<Refusal>>,
}

impl DropZone {
    /// Files go to the library; what comes of it is said by these two.
    pub fn new(voice: Voice, refused: RwSignal<Option<Refusal>>) -> DropZone {
        DropZone { hanging: RwSignal::new(false), library: Library::get(), voice, refused }
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
            take(self.library, file, self.voice, self.refused);
        }
    }
}

fn take(library: Library, file: Picked, voice: Voice, refused: RwSignal<Option<Refusal>>) {
    spawn_local(async move {
        let name = file.name();
        let outcome = match file.text().await {
            None => Err(Refusal { file: name, words: |words| words.screens.saved.unreadable, reason: None }),
            Some(text) => library.import(&text, acceptable).map_err(|fault| refusal(name, &fault)),
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

/// Whether a save can be played on; the field and the reason if not.
fn acceptable(card: &Card, save: &str) -> Result<(), String> {
    if card.game == SanJuan::ID {
        let save = Save::<SanJuan>::parse(save).map_err(|error| error.to_string())?;
        return save.reopen().map(drop).map_err(|error| error.to_string());
    }
    Err(format!("record.game: there is no game {:?} here", card.game))
}

fn refusal(file: String, fault: &ImportFault) -> Refusal {
    let words: fn(&Words) -> &'static str = match fault {
        ImportFault::NotOurs { .. } => |words| words.screens.saved.not_ours,
        ImportFault::Envelope(Fault::Newer { .. }) => |words| words.screens.saved.file_newer,
        ImportFault::Envelope(_) | ImportFault::Game { .. } => |words| words.screens.saved.file_damaged,
    };
    Refusal { file, words, reason: Some(fault.to_string()) }
}
