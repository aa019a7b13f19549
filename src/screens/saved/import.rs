//! Taking files in: picked, or dropped on the page.

use leptos::prelude::*;
use web_sys::{DragEvent, Event};

use super::intake::Intake;
use ui::awaited::why_missing;
use ui::drawings::Icon;
use ui::i18n::{Messages, t};
use ui::library::{dropped_file, picked_file};

/// Reason why a file was not taken in.
#[derive(Clone, Debug, PartialEq)]
pub struct FileRefusal {
    /// The file's name.
    pub file: String,
    /// Refusal to show.
    pub what: What,
    /// The place in the file, and what is wrong there.
    pub reason: Option<String>,
}

/// Fault of a file.
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
    pub fn words(self, words: &Messages) -> String {
        let what = match self {
            What::Unreadable => words.saved.unreadable(),
            What::NotOurs => words.saved.not_ours(),
            What::Newer => words.saved.file_newer(),
            What::Damaged => words.saved.file_damaged(),
            What::NoGame => return why_missing(*words),
        };
        what.to_owned()
    }
}

/// Picks a file.
#[component]
pub fn ImportButton(
    /// Intake of the file.
    intake: Intake,
) -> impl IntoView {
    let pick = move |event: Event| {
        if let Some(file) = picked_file(&event) {
            intake.take(file);
        }
    };
    view! {
        <label class="btn filebtn">
            <Icon name="import" />
            {move || t().saved.import()}
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
    /// True while a file hangs over it.
    pub hanging: RwSignal<bool>,
    intake: Intake,
}

impl DropZone {
    /// Files go to what takes them in.
    pub fn new(intake: Intake) -> DropZone {
        DropZone { hanging: RwSignal::new(false), intake }
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
            self.intake.take(file);
        }
    }
}
