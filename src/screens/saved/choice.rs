//! Filter of the saved games, and deletion of all that it shows.

use std::sync::Arc;
use std::time::Duration;

use gloo_timers::future::sleep;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::saves::{GameStage, Item};
use web_sys::Event;

use super::{SavedNotice, Voice};
use crate::catalogue::GAMES;
use ui::drawings::Icon;
use ui::i18n::{Messages, t, use_lang};
use ui::library::{Library, now_ms};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;
/// Ages in days since somebody last played, as they are offered.
const AGES: [u64; 4] = [0, 30, 182, 365];
/// Number of games that are deleted at a time, before the page answers again.
const SLICE: usize = 100;
/// From how many games on a choice is offered.
pub const FEW: usize = 4;

/// Filter of the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SaveFilter {
    /// The place of the game among all games, from 1; 0: every one.
    game: usize,
    /// Running and finished, running, or finished.
    stage: usize,
    /// The place among [`AGES`].
    age: usize,
}

impl SaveFilter {
    /// Returns true if it leaves anything out.
    pub fn is_any(self) -> bool {
        self == SaveFilter::default()
    }

    /// Returns true if a line of the list is shown. What cannot be read is in no choice.
    pub fn has(self, item: &Item) -> bool {
        let Item::Game { summary, .. } = item else { return self.is_any() };
        let is_game = self.game.checked_sub(1).is_none_or(|at| GAMES[at].id == summary.game);
        let is_stage = match self.stage {
            0 => true,
            1 => summary.stage == GameStage::Running,
            _ => summary.stage == GameStage::Over,
        };
        let is_old = now_ms().saturating_sub(summary.written_ms) >= AGES[self.age] * DAY;
        is_game && is_stage && (self.age == 0 || is_old)
    }
}

/// Chooses which games are shown.
#[component]
pub fn Chooser(choice: RwSignal<SaveFilter>, voice: Voice) -> impl IntoView {
    let library = Library::get();
    let chosen = move || {
        let choice = choice.get();
        library.items().with(|items| items.iter().filter(|item| choice.has(item)).count())
    };
    let chosen = Memo::new(move |_| chosen());
    let games = move || {
        let titles = GAMES.iter().map(|game| game.title(use_lang()).to_owned());
        std::iter::once(t().saved.any_game().to_owned()).chain(titles).collect()
    };
    let owned = |all: &[&str]| all.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    view! {
        <div class="saved__choice" role="group" aria-label=move || t().saved.which()>
            <Pick
                label=|words| words.saved.any_game()
                options=games
                now=move || choice.get_untracked().game
                pick=move |at| choice.update(|choice| choice.game = at)
            />
            <Pick
                label=|words| words.saved.stage_all()
                options=move || owned(&stages())
                now=move || choice.get_untracked().stage
                pick=move |at| choice.update(|choice| choice.stage = at)
            />
            <Pick
                label=|words| words.saved.age_any()
                options=move || owned(&ages())
                now=move || choice.get_untracked().age
                pick=move |at| choice.update(|choice| choice.age = at)
            />
            <Show when=move || !choice.get().is_any()>
                <p>{move || t().saved.chosen(chosen.get(), library.items().with(Vec::len))}</p>
                <Show when=move || { chosen.get() > 0 }>
                    <button class="btn" on:click=move |_| delete(library, choice, voice)>
                        <Icon name="trash" />
                        {move || t().saved.delete_these(chosen.get())}
                    </button>
                </Show>
            </Show>
        </div>
    }
}

/// Names of the stages that can be chosen, in order.
fn stages() -> [&'static str; 3] {
    let words = t().saved;
    [words.stage_all(), words.stage_running(), words.stage_finished()]
}

/// Names of the ages that can be chosen, in order.
fn ages() -> [&'static str; 4] {
    let words = t().saved;
    [words.age_any(), words.age_month(), words.age_half_year(), words.age_year()]
}

#[component]
fn Pick(
    /// Label for those who do not see it.
    label: fn(&Messages) -> &'static str,
    /// Options of the choice.
    options: impl Fn() -> Vec<String> + Send + 'static,
    /// Present option, for when the words change.
    now: impl Fn() -> usize + Send + 'static,
    pick: impl Fn(usize) + 'static,
) -> impl IntoView {
    let options = move || {
        let all = options().into_iter().enumerate();
        let now = now();
        let option = move |(at, name): (usize, String)| view! { <option value=at.to_string() selected=at == now>{name}</option> };
        all.map(option).collect_view()
    };
    let change = move |event: Event| pick(event_target_value(&event).parse().unwrap_or_default());
    view! {
        <span class="select">
            <select aria-label=move || label(&t()) on:change=change>
                {options}
            </select>
        </span>
    }
}

/// Deletes what is shown, a few at a time, to be brought back as one.
fn delete(library: Library, choice: RwSignal<SaveFilter>, voice: Voice) {
    let which = choice.get_untracked();
    let ids: Vec<String> = library.items().with_untracked(|items| {
        items.iter().filter(|item| which.has(item)).map(|item| item.id().to_owned()).collect()
    });
    spawn_local(async move {
        let mut removed = Vec::new();
        for slice in ids.chunks(SLICE) {
            removed.extend(library.remove_all(slice));
            sleep(Duration::ZERO).await;
        }
        voice.try_set(SavedNotice::DeletedMany(Arc::new(removed)));
    });
}
