//! A file on its way in: looked at and stored a little at a time, so that the page answers meanwhile.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::{
    CheckedSave, Fault, Import, ImportFault, ImportForecast, ImportProgress, SaveSummary, StoreFault, echoed,
};

use super::import::{FileRefusal, What};
use super::{Imported, SavedNotice, Voice};
use crate::catalogue::info;
use crate::fetch::{fetch_save_loader, save_loader};
use table::game::GameInfo;
use ui::drawings::Icon;
use ui::i18n::t;
use ui::library::{Library, Picked, elapsed_ms};
use ui::page_parts::Reason;
use ui::prefs::Prefs;
use ui::sanitized::sanitized;

/// Longest time for which the page is busy with a file before it answers again, in milliseconds.
const BUSY_MS: u64 = 40;
/// From how many games on it is asked whether they are to come in.
const MANY: usize = 20;

/// Phase of the import.
#[derive(Clone, Debug, PartialEq)]
enum Phase {
    /// Nothing comes in.
    Idle,
    /// The file is being read: hundredths.
    Reading(usize),
    /// So many of its games have been looked at.
    Checking(usize, usize),
    /// The player is asked, with what will come of it and why some games cannot come in.
    Asking(ImportForecast, Vec<String>),
    /// So many of them have been stored.
    Storing(usize, usize),
}

/// Intake of files; there is one on the page.
#[derive(Clone, Copy)]
pub struct Intake {
    library: Library,
    prefs: Prefs,
    voice: Voice,
    refused: RwSignal<Option<FileRefusal>>,
    phase: RwSignal<Phase>,
    /// Import that waits for the player's answer.
    asked: StoredValue<Option<Import>, LocalStorage>,
}

impl Intake {
    /// Makes an intake whose results these two announce.
    pub fn new(voice: Voice, refused: RwSignal<Option<FileRefusal>>) -> Intake {
        Intake {
            library: Library::get(),
            prefs: Prefs::get(),
            voice,
            refused,
            phase: RwSignal::new(Phase::Idle),
            asked: StoredValue::new_local(None),
        }
    }

    /// Takes a file in, unless another one is on its way.
    pub fn take(self, file: Picked) {
        if self.phase.get_untracked() != Phase::Idle {
            return;
        }
        self.phase.set(Phase::Reading(0));
        spawn_local(async move {
            let name = sanitized(&echoed(&file.name()));
            let outcome = match file.text().await {
                None => Err(FileRefusal { file: name, what: What::Unreadable, reason: None }),
                Some(text) => self.look(text, name).await,
            };
            match outcome {
                Ok(Some(import)) => self.decide(import).await,
                Ok(None) => self.rest(),
                Err(refusal) => {
                    self.rest();
                    self.refused.try_set(Some(refusal));
                }
            }
        });
    }

    fn rest(self) {
        self.phase.try_set(Phase::Idle);
    }

    /// Shows how far it is and lets the page answer; whether it is still wanted.
    async fn pause(self, phase: Phase) -> bool {
        self.phase.try_set(phase);
        sleep(Duration::ZERO).await;
        !matches!(self.phase.try_get_untracked(), None | Some(Phase::Idle))
    }

    /// Looks at all games of the file `name`; `None` if the player has stopped it. The games that it needs are fetched
    /// as soon as one of their saves is met.
    async fn look(self, text: String, name: String) -> Result<Option<Import>, FileRefusal> {
        let mut import = self.library.begin_import(text);
        let mut since = elapsed_ms();
        loop {
            let needed = Cell::new(None);
            let progress = import.advance(|summary, save| checked(summary, save, &needed));
            let phase = match progress.map_err(|fault| refusal(name.clone(), &fault))? {
                ImportProgress::Checked => return Ok(Some(import)),
                ImportProgress::Finding(at, all) => Phase::Reading(at * 100 / all.max(1)),
                ImportProgress::Checking(at, all) => Phase::Checking(at, all),
                ImportProgress::Waiting => {
                    let game = needed.take().expect("invariant: a save waits for its game only");
                    if fetch_save_loader(game, self.prefs).await.is_err() {
                        return Err(FileRefusal { file: name, what: What::NoGame, reason: None });
                    }
                    continue;
                }
            };
            if elapsed_ms() - since > BUSY_MS {
                if !self.pause(phase).await {
                    return Ok(None);
                }
                since = elapsed_ms();
            }
        }
    }

    /// Stores a few games that fit; asks before many, and before leaving any out.
    async fn decide(self, import: Import) {
        self.library.measure();
        let room = self.library.room().try_get_untracked().unwrap_or_default();
        let forecast = import.forecast(room.left());
        let is_plain = forecast.bad == 0 && forecast.fit == forecast.games;
        if forecast.games == 0 || (is_plain && forecast.games < MANY) {
            return self.store(import).await;
        }
        let problems = import.problems().to_vec();
        self.asked.try_set_value(Some(import));
        self.phase.try_set(Phase::Asking(forecast, problems));
    }

    /// Stores what there is room for.
    async fn store(self, mut import: Import) {
        let forecast = import.forecast(usize::MAX);
        let mut came = Imported {
            known: forecast.known,
            bad: forecast.bad,
            problems: import.problems().to_vec(),
            ..Imported::default()
        };
        while let Some(slice) = self.library.take_in(&mut import) {
            came.ids.extend(slice.ids);
            let (done, all) = import.stored();
            // What is kept in memory was taken in all the same.
            came.in_memory |= slice.fault.is_some() && (done == all || slice.fault != Some(StoreFault::Full));
            if slice.fault == Some(StoreFault::Full) {
                came.no_room = all - done;
                break;
            }
            if done < all && !self.pause(Phase::Storing(done, all)).await {
                break;
            }
        }
        self.library.end_import();
        self.rest();
        self.refused.try_set(None);
        self.voice.try_set(SavedNotice::Imported(Arc::new(came)));
    }

    /// Takes the imported games away again.
    pub fn undo(self, came: &Imported) {
        self.library.remove_all(&came.ids);
        self.voice.set(SavedNotice::ImportUndone);
    }
}

/// Checks a save; a game that has to be fetched to tell goes to `needed`.
fn checked(summary: &SaveSummary, save: &str, needed: &Cell<Option<&'static GameInfo>>) -> CheckedSave {
    let Some(info) = info(&summary.game) else {
        return CheckedSave::Bad(format!("record.game: there is no game {:?} here", echoed(&summary.game)));
    };
    match save_loader(info.id).map(|save_loader| save_loader.to_kept(save)) {
        None => {
            needed.set(Some(info));
            CheckedSave::Later
        }
        Some(Ok(kept)) => CheckedSave::Good(kept),
        Some(Err(why)) => CheckedSave::Bad(why.into_reason().unwrap_or_default()),
    }
}

fn refusal(file: String, fault: &ImportFault) -> FileRefusal {
    let what = match fault {
        ImportFault::NotOurs { .. } => What::NotOurs,
        ImportFault::Envelope(Fault::Newer { .. }) => What::Newer,
        ImportFault::Envelope(_) | ImportFault::Game { .. } => What::Damaged,
    };
    FileRefusal { file, what, reason: Some(fault.to_string()) }
}

/// Progress of a file, and its forecast.
#[component]
pub fn IntakeNotice(intake: Intake) -> impl IntoView {
    let phase = intake.phase;
    let is_asking = Memo::new(move |_| phase.with(|phase| matches!(phase, Phase::Asking(..))));
    let is_busy = Memo::new(move |_| phase.with(|phase| !matches!(phase, Phase::Idle | Phase::Asking(..))));
    let words = move || {
        let words = &t().saved;
        match phase.get() {
            Phase::Idle => String::new(),
            Phase::Reading(percent) => words.reading(percent),
            Phase::Checking(at, all) => words.checking(at, all),
            Phase::Storing(at, all) => words.storing(at, all),
            Phase::Asking(forecast, _) => foretold(forecast),
        }
    };
    let problems = move || match phase.get() {
        Phase::Asking(_, problems) if !problems.is_empty() => {
            Some(view! { <Reason reason=problems.join(" ") /> })
        }
        _ => None,
    };
    let fit = move || match phase.get() {
        Phase::Asking(forecast, _) => forecast.fit,
        _ => 0,
    };
    let go = move |_| {
        if let Some(import) = intake.asked.try_update_value(Option::take).flatten() {
            phase.set(Phase::Storing(0, import.stored().1));
            spawn_local(intake.store(import));
        }
    };
    let leave = move |_| {
        intake.asked.set_value(None);
        phase.set(Phase::Idle);
    };
    view! {
        <div role="status">
            <Show when=move || is_busy.get() || is_asking.get()>
                <section class="banner" data-testid="intake">
                    <Icon name="import" />
                    <div>
                        <p>{words}</p>
                        {problems}
                    </div>
                    <Show when=move || { is_asking.get() && fit() > 0 }>
                        <button class="btn btn--primary" on:click=go>
                            {move || t().saved.take_in(fit())}
                        </button>
                    </Show>
                    <button class="btn" on:click=leave>
                        {move || if is_asking.get() { t().saved.leave() } else { t().saved.stop() }}
                    </button>
                </section>
            </Show>
        </div>
    }
}

/// Words of a forecast.
fn foretold(forecast: ImportForecast) -> String {
    let words = &t().saved;
    let mut said = vec![match forecast.games - forecast.fit {
        0 => words.forecast(forecast.games),
        _ => words.forecast_tight(forecast.fit, forecast.games),
    }];
    if forecast.known > 0 {
        said.push(words.imported_known(forecast.known));
    }
    if forecast.bad > 0 {
        said.push(words.imported_bad(forecast.bad));
    }
    said.join(t().gap())
}
