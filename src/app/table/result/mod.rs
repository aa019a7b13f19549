//! The end of a game: counted source by source, then a page worth keeping.

mod sheet;
mod winner;

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use sobremesa::core::{Eye, Game, ScoreSheet};
use sobremesa::games::san_juan::SanJuan;
use sobremesa::session::save::{Reopened, Save};
use sobremesa::session::{Session, TableSetup};

use self::sheet::Sheet;
use self::winner::{Laurel, Streets};
use super::names;
use super::screen::{message, unreadable};
use super::store::Seatable;
use crate::app::i18n::{t, use_lang};
use crate::app::library::{Library, card_of};
use crate::app::prefs::{Pace, Prefs};
use crate::app::route::Route;
use crate::app::screens::parts::PageBar;
use crate::app::shell::Router;

/// How long each source is shown alone.
const COUNT: Duration = Duration::from_millis(900);

/// What the page is made of.
pub struct Ended<G: Seatable> {
    session: StoredValue<Session<G>, LocalStorage>,
    id: StoredValue<String>,
    /// Sources counted so far.
    counted: RwSignal<usize>,
    library: Library,
    router: Router,
}

impl<G: Seatable> Clone for Ended<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Seatable> Copy for Ended<G> {}

impl<G: Seatable> Ended<G> {
    fn score(self) -> ScoreSheet {
        self.session.with_value(Session::score)
    }

    fn names(self) -> Vec<String> {
        let lang = use_lang();
        self.session.with_value(|session| names::names(session, lang))
    }

    /// The sources that anybody has points from, in the order of counting.
    fn sources(self) -> Vec<String> {
        let mut sources: Vec<String> = Vec::new();
        for seat in self.score().seats {
            let mut place = 0;
            for line in seat.lines {
                match sources.iter().position(|known| *known == *line.source) {
                    Some(known) => place = known + 1,
                    None => {
                        sources.insert(place, line.source.into_owned());
                        place += 1;
                    }
                }
            }
        }
        sources
    }

    /// The points of a seat from the sources counted so far; tracked.
    fn so_far(self, seat: usize) -> i16 {
        let counted: Vec<String> = self.sources().into_iter().take(self.counted.get()).collect();
        let lines = &self.score().seats[seat].lines;
        lines.iter().filter(|line| counted.contains(&line.source.to_string())).map(|line| line.points).sum()
    }

    fn is_counted(self) -> bool {
        self.counted.get() > self.sources().len()
    }

    fn fronts(self, seat: sobremesa::core::Seat) -> Vec<String> {
        self.session.with_value(|session| G::fronts(&session.view(Eye::Public), seat))
    }
}

/// The result of the saved game `id`.
#[component]
pub fn Results(
    /// Its key in the library.
    id: String,
) -> impl IntoView {
    match Library::get().load(&id) {
        Err(fault) => unreadable(fault.to_string()),
        Ok(entry) if entry.card.game == SanJuan::ID => ended::<SanJuan>(&id, entry.save()),
        Ok(entry) => unreadable(entry.card.game.clone()),
    }
}

fn ended<G: Seatable>(id: &str, save: &str) -> AnyView {
    match Save::<G>::parse(save).and_then(|save| save.reopen()) {
        Err(error) => unreadable(error.to_string()),
        Ok(Reopened { session, .. }) if !session.is_over() => {
            let back = Route::Table(id.to_owned()).to_string();
            message(
                || t().table.not_over.to_owned(),
                move || view! { <a class="btn" href=back>{t().table.look_at_table}</a> }.into_any(),
            )
        }
        Ok(Reopened { session, .. }) => {
            let ended = Ended {
                session: StoredValue::new_local(session),
                id: StoredValue::new(id.to_owned()),
                counted: RwSignal::new(0),
                library: Library::get(),
                router: Router::get(),
            };
            view! { <Page ended=ended /> }.into_any()
        }
    }
}

#[component]
fn Page<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    count(ended);
    view! {
        <div class="page finale" data-testid="results">
            <PageBar title=Signal::derive(|| t().table.final_score.to_owned()) />
            <main class="page__main" id="main">
                <Show when=move || ended.is_counted()><Laurel ended=ended /></Show>
                <Streets ended=ended />
                <Sheet ended=ended />
            </main>
            <footer class="pagefoot"><Ways ended=ended /></footer>
        </div>
    }
}

/// Counts one source after another, unless everything is to be instant.
fn count<G: Seatable>(ended: Ended<G>) {
    let all = ended.sources().len() + 1;
    if Prefs::get().kept.with_untracked(|kept| kept.pace == Pace::Instant) {
        return ended.counted.set(all);
    }
    let timer = set_interval_with_handle(move || ended.counted.update(|counted| *counted += 1), COUNT);
    let Ok(timer) = timer else { return ended.counted.set(all) };
    Effect::new(move |_| {
        if ended.is_counted() {
            timer.clear();
        }
    });
    on_cleanup(move || timer.clear());
}

#[component]
fn Ways<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    let table = ended.id.with_value(|id| Route::Table(id.clone()).to_string());
    let skip = move |_| ended.counted.set(ended.sources().len() + 1);
    view! {
        <Show when=move || !ended.is_counted()>
            <button class="btn btn--primary" data-testid="skip" on:click=skip>{move || t().table.skip_counting}</button>
        </Show>
        <a class="btn btn--quiet" href="#/">{move || t().shell.home}</a>
        <a class="btn" href=table>{move || t().table.look_at_table}</a>
        <button class="btn" data-testid="same-deal" on:click=move |_| again(ended, None)>
            {move || t().table.again_same}
        </button>
        <button class="btn btn--primary" data-testid="new-deal" on:click=move |_| again(ended, Some(fresh_seed()))>
            {move || t().table.again_new}
        </button>
    }
}

/// Another game at the same table: the same deal, or that of another seed.
fn again<G: Seatable>(ended: Ended<G>, seed: Option<u64>) {
    let setup = ended.session.with_value(Session::setup);
    let setup = TableSetup { seed: seed.unwrap_or(setup.seed), ..setup };
    if let Ok(session) = Session::new(setup) {
        let id = ended.library.create(card_of(&session), &session.save().to_json());
        ended.router.go(&Route::Table(id));
    }
}

fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    // Without randomness the clock still deals another game.
    if getrandom::fill(&mut bytes).is_err() {
        return crate::app::library::now_ms();
    }
    // Seeds are shown and typed by people: six digits are enough of them.
    u64::from_le_bytes(bytes) % 1_000_000
}
