//! The end of a game: counted source by source, then a page worth keeping.

mod keepsake;
mod record;
mod sheet;
mod winner;

use std::time::Duration;

use game_core::{ScoreSheet, Seat};
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use session::handover::Purpose;
use session::save::Reopened;
use session::{Session, TableSetup};

use self::record::SoloRecord;
use self::sheet::ScoreTable;
use self::winner::{Laurel, Streets};
use super::CopyLink;
use super::state::{Seatable, names, why_it_ends};
use crate::app::games::{Unopened, info};
use crate::app::hand_on::address_of;
use crate::app::i18n::{t, use_lang};
use crate::app::library::{Library, random, summary_of};
use crate::app::prefs::{Pace, Prefs};
use crate::app::route::Route;
use crate::app::screens::daily;
use crate::app::screens::game::with_saved;
use crate::app::screens::parts::{MessagePage, NextSteps, PageBar};
use crate::app::screens::unopened::unopened;
use crate::app::shell::Router;

/// Time for which each source is shown alone.
const COUNT: Duration = Duration::from_millis(900);

/// A game that is over, as the page of its result sees it; copies share it.
struct Ended<G: Seatable> {
    session: StoredValue<Session<G>, LocalStorage>,
    score: StoredValue<ScoreSheet>,
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
    fn new(id: &str, session: Session<G>) -> Self {
        Ended {
            score: StoredValue::new(session.score()),
            session: StoredValue::new_local(session),
            id: StoredValue::new(id.to_owned()),
            counted: RwSignal::new(0),
            library: Library::get(),
            router: Router::get(),
        }
    }

    /// Points by source.
    fn score(self) -> ScoreSheet {
        self.score.get_value()
    }

    /// The seats, in the order of play.
    fn seats(self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.score.with_value(|score| score.seats.len()) as u8)
    }

    /// The seats of rank 1.
    fn winners(self) -> Vec<Seat> {
        self.score.with_value(|score| {
            let is_best = |seat: &Seat| score.seats[seat.index()].rank == 1;
            Seat::all(score.seats.len() as u8).filter(is_best).collect()
        })
    }

    /// Name of a seat; tracked.
    fn name(self, seat: Seat) -> String {
        let lang = use_lang();
        self.session.with_value(|session| names::of(session, lang)[seat.index()].clone())
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
    fn so_far(self, seat: Seat) -> i16 {
        let counted: Vec<String> = self.sources().into_iter().take(self.counted.get()).collect();
        let lines = &self.score().seats[seat.index()].lines;
        lines.iter().filter(|line| counted.contains(&line.source.to_string())).map(|line| line.points).sum()
    }

    /// Why the game ended, as far as its steps are known; tracked.
    fn why_over(self) -> Option<String> {
        let lang = use_lang();
        self.session.with_value(|session| why_it_ends(session, session.len(), lang))
    }

    /// Returns true if two seats have equally many points, so that something else decides.
    fn is_tied(self) -> bool {
        let points: Vec<i16> = self.score().seats.iter().map(|seat| seat.tally.points).collect();
        points.iter().enumerate().any(|(at, own)| points[..at].contains(own))
    }

    /// Returns true if everything is counted; tracked.
    fn is_counted(self) -> bool {
        self.counted.get() > self.sources().len()
    }

    /// Counts everything at once.
    fn count_all(self) {
        self.counted.set(self.sources().len() + 1);
    }

    /// Counts one source after another, unless everything is to be instant.
    fn count(self) {
        if Prefs::get().kept.with_untracked(|kept| kept.pace == Pace::Instant) {
            return self.count_all();
        }
        let counted = self.counted;
        let timer = set_interval_with_handle(move || counted.update(|counted| *counted += 1), COUNT);
        let Ok(timer) = timer else { return self.count_all() };
        Effect::new(move |_| {
            if self.is_counted() {
                timer.clear();
            }
        });
        on_cleanup(move || timer.clear());
    }

    /// The link that shows the game to others; `None` if it began from a position.
    fn link(self) -> Option<String> {
        let code = self.session.with_value(|session| session.code_at(session.len(), Purpose::Look))?;
        Some(address_of(&Route::Link(code)))
    }

    /// Begins another game at the same table: the same deal, or that of another seed.
    fn again(self, seed: Option<u64>) {
        let setup = self.session.with_value(Session::setup);
        let setup = TableSetup { seed: seed.unwrap_or(setup.seed), ..setup };
        // A table that cannot be laid any more leaves everything as it is.
        let Ok(session) = Session::new(setup) else { return };
        let is_by_link = self.session.with_value(|session| session.by_link().is_some());
        if let Some(code) = session.code_at(session.len(), Purpose::Turn).filter(|_| is_by_link) {
            self.router.go(&Route::Link(code));
        } else {
            let id = self.library.create(summary_of(&session), &session.save().to_json());
            self.router.go(&Route::Table(id));
        }
    }
}

/// The result of the saved game `id`, its key in the library.
pub fn results(id: &str) -> AnyView {
    let entry = match Library::get().load(id) {
        Err(fault) => return unopened(fault),
        Ok(entry) => entry,
    };
    let Some(info) = info(&entry.summary.game) else {
        return unopened(Unopened::of_no_game(&entry.summary.game));
    };
    let id = id.to_owned();
    with_saved(info, entry.save().to_owned(), move |module, table| match table {
        Err(error) => unopened(error),
        Ok(table) => module.results(&id, table, daily::result),
    })
}

/// The result of a table of `G`, kept in the library as `id`, with what `beside` makes of
/// that key.
pub fn results_of<G: Seatable>(id: &str, opened: Reopened<G>, beside: fn(&str) -> AnyView) -> AnyView {
    let session = opened.session;
    if !session.is_over() {
        let table = Route::Table(id.to_owned());
        return view! {
            <MessagePage title=Signal::derive(|| t().table.not_over.to_owned())>
                <NextSteps to=vec![(table, || t().table.look_at_table)] />
            </MessagePage>
        }
        .into_any();
    }
    let ended = Ended::new(id, session);
    ended.count();
    view! { <ResultsPage ended beside /> }.into_any()
}

#[component]
fn ResultsPage<G: Seatable>(ended: Ended<G>, beside: fn(&str) -> AnyView) -> impl IntoView {
    view! {
        <div class="page page--print finale" data-testid="results" data-game=G::ID>
            <PageBar title=Signal::derive(|| t().table.final_score.to_owned()) />
            <main class="page__main" id="main">
                <Show when=move || ended.is_counted()>
                    <Laurel ended />
                    <SoloRecord ended />
                    {ended.id.with_value(|id| beside(id))}
                </Show>
                <Streets ended />
                <ScoreTable ended />
            </main>
            <footer class="pagefoot">
                <WaysOn ended />
            </footer>
        </div>
    }
}

/// Buttons for the next thing to do.
#[component]
fn WaysOn<G: Seatable>(ended: Ended<G>) -> impl IntoView {
    let table = ended.id.with_value(|id| Route::Table(id.clone()).to_string());
    view! {
        <Show when=move || !ended.is_counted()>
            <button class="btn btn--primary" data-testid="skip" on:click=move |_| ended.count_all()>
                {move || t().table.skip_counting}
            </button>
        </Show>
        <a class="btn btn--quiet" href="#/">
            {move || t().shell.home}
        </a>
        <a class="btn" href=table>
            {move || t().table.look_at_table}
        </a>
        <CopyLink link=move || ended.link() label=|words| words.copy_game />
        <button class="btn" data-testid="same-deal" on:click=move |_| ended.again(None)>
            {move || t().table.again_same}
        </button>
        <button
            class="btn btn--primary"
            data-testid="new-deal"
            on:click=move |_| ended.again(Some(fresh_seed()))
        >
            {move || t().table.again_new}
        </button>
    }
}

/// A seed that people can read out and type: six digits at most.
fn fresh_seed() -> u64 {
    random() % 1_000_000
}
