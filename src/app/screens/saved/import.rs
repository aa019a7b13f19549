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
    let pick = move |event| {
        if let Some(file) = picked_file(&event) {
            take(file, voice, refused);
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

/// Whether a file hangs over the page, and what to do about it.
pub fn drop_zone(
    voice: Voice,
    refused: RwSignal<Option<Refusal>>,
) -> (RwSignal<bool>, impl Fn(DragEvent) + Clone, impl Fn(DragEvent) + Clone, impl Fn(DragEvent) + Clone) {
    let hanging = RwSignal::new(false);
    let over = move |event: DragEvent| {
        // Without this the browser would leave the page and show the file.
        event.prevent_default();
        hanging.set(true);
    };
    let leave = move |event: DragEvent| {
        // Moving between the page's own parts is no leaving.
        if event.related_target().is_none() {
            hanging.set(false);
        }
    };
    let drop = move |event: DragEvent| {
        event.prevent_default();
        hanging.set(false);
        if let Some(file) = dropped_file(&event) {
            take(file, voice, refused);
        }
    };
    (hanging, over, leave, drop)
}

fn take(file: Picked, voice: Voice, refused: RwSignal<Option<Refusal>>) {
    let library = Library::get();
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
