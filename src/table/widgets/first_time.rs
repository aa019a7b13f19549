//! Explanations in the first games, when somebody is asked something for the first time; each goes
//! away once that has been answered.

use game_core::Turn;
use leptos::prelude::*;

use crate::tutor::Tutor;
use crate::{GameBoard, Table};
use ui::i18n::learn::FirstTime;
use ui::i18n::t;
use ui::library::{remember, remembered};

/// Key of the explanations that were given, `<game>/<key>` each.
const SEEN_KEY: &str = "sobremesa.seen";
/// After so many finished games nothing is explained any more.
const FIRST_GAMES: u32 = 2;

/// The explanation at hand, and those that were given.
#[derive(Clone, Copy)]
pub struct Explanation {
    /// Its name and its text; nothing if the present question is not explained.
    told: Memo<Option<(String, &'static str)>>,
    seen: RwSignal<Vec<String>>,
}

impl Explanation {
    /// Follows the questions of `table`: once one has been answered, its explanation is not given again.
    pub fn of<G: GameBoard>(table: Table<G>) -> Explanation {
        let seen = RwSignal::new(remembered::<Vec<String>>(SEEN_KEY).unwrap_or_default());
        let tutor = use_context::<Tutor<G>>();
        let told = Memo::new(move |_| {
            let found = table.first_time(tutor)?;
            let name = format!("{}/{}", G::ID, found.key);
            let is_new = seen.with(|seen| !seen.contains(&name));
            is_new.then_some((name, found.text))
        });
        let explanation = Explanation { told, seen };
        Effect::new(move |before: Option<Option<String>>| {
            let now = told.get().map(|(name, _)| name);
            if let Some(name) = before.flatten().filter(|name| now.as_ref() != Some(name)) {
                explanation.note_seen(name);
            }
            now
        });
        explanation
    }

    /// Returns true if there is one; tracked.
    pub fn is_there(self) -> bool {
        self.told.with(Option::is_some)
    }

    fn note_seen(self, name: String) {
        self.seen.update(|seen| seen.push(name));
        self.seen.with_untracked(|seen| remember(SEEN_KEY, seen));
    }

    fn close(self) {
        if let Some((name, _)) = self.told.get_untracked() {
            self.note_seen(name);
        }
    }
}

/// The line in the prompt bar. Above the board it would move every region whenever it comes or goes.
#[component]
pub fn FirstTimeLine(explanation: Explanation) -> impl IntoView {
    view! {
        <div class="prompt__first" role="status">
            <Show when=move || explanation.is_there()>
                <p class="prompt__lesson" data-testid="first-time">
                    <span>{move || explanation.told.get().map(|(_, text)| text)}</span>
                    <button class="btn" on:click=move |_| explanation.close()>
                        {move || t().learn.understood()}
                    </button>
                </p>
            </Show>
        </div>
    }
}

impl<G: GameBoard> Table<G> {
    /// Returns the explanation of the present question for somebody in a first game; tracked.
    fn first_time(self, tutor: Option<Tutor<G>>) -> Option<FirstTime> {
        let prefs = self.store.page.prefs;
        let is_wanted = prefs.kept.with(|kept| kept.first_times)
            && self.store.is_kept
            && self.store.page.library.finished().get() < FIRST_GAMES;
        // The coach of a guided game explains more.
        let is_guided = tutor.is_some_and(|tutor| !tutor.is_away());
        if !is_wanted || is_guided || !self.game.is_mine() {
            return None;
        }
        match self.game.session.with_value(|session| session.turn()) {
            Turn::Choose { prompt, .. } => G::first_time(&prompt, prefs.lang.get()),
            Turn::Over => None,
        }
    }
}
