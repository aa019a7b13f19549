//! Explanations in the first games, when somebody is asked something for the first time; each goes
//! away once that has been answered.

use game_core::Turn;
use leptos::prelude::*;

use crate::{Seatable, Table};
use ui::i18n::learn::FirstTime;
use ui::i18n::t;
use ui::library::{remember, remembered};

/// Key of the explanations that were given, `<game>/<key>` each.
const SEEN_KEY: &str = "sobremesa.seen";
/// After so many finished games nothing is explained any more.
const FIRST_GAMES: u32 = 2;

/// The explanation, in the prompt bar: above it the regions of the board would move whenever one comes or goes.
#[component]
pub fn FirstTimeLine<G: Seatable>(table: Table<G>) -> impl IntoView {
    let seen = RwSignal::new(remembered::<Vec<String>>(SEEN_KEY).unwrap_or_default());
    let told = Memo::new(move |_| {
        let found = table.first_time()?;
        let name = format!("{}/{}", G::ID, found.key);
        let is_new = seen.with(|seen| !seen.contains(&name));
        is_new.then_some((name, found.text))
    });
    let note_seen = move |name: String| {
        seen.update(|seen| seen.push(name));
        seen.with_untracked(|seen| remember(SEEN_KEY, seen));
    };
    Effect::new(move |before: Option<Option<String>>| {
        let now = told.get().map(|(name, _)| name);
        if let Some(name) = before.flatten().filter(|name| now.as_ref() != Some(name)) {
            note_seen(name);
        }
        now
    });
    let close = move |_| {
        if let Some((name, _)) = told.get_untracked() {
            note_seen(name);
        }
    };
    view! {
        <div class="prompt__first" role="status">
            <Show when=move || told.with(Option::is_some)>
                <p class="prompt__lesson" data-testid="first-time">
                    <span>{move || told.get().map(|(_, text)| text)}</span>
                    <button class="btn" on:click=close>
                        {move || t().learn.understood}
                    </button>
                </p>
            </Show>
        </div>
    }
}

impl<G: Seatable> Table<G> {
    /// Returns the explanation of the present question for somebody in a first game; tracked.
    fn first_time(self) -> Option<FirstTime> {
        let prefs = self.page.prefs;
        let is_wanted = prefs.kept.with(|kept| kept.first_times)
            && self.is_kept
            && self.page.library.finished().get() < FIRST_GAMES;
        if !is_wanted || !self.is_mine() {
            return None;
        }
        match self.session.with_value(|session| session.turn()) {
            Turn::Choose { prompt, .. } => G::first_time(&prompt, prefs.lang.get()),
            Turn::Over => None,
        }
    }
}
