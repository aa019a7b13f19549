//! A game that is over: its score, counted source by source.

use std::time::Duration;

use game_core::{ScoreSheet, Seat, Viewer};
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use session::handover::Purpose;
use session::statistics::Statistics;
use session::{Session, TableSetup};

use super::winner::winners;
use crate::game::summary_of;
use crate::picture::Plan;
use crate::state::{GameBoard, names, why_it_ends};
use ui::hand_on::address_of;
use ui::i18n::use_lang;
use ui::library::{Library, kept, random};
use ui::prefs::{Pace, Prefs};
use ui::route::Route;
use ui::router::Router;

/// Time for which a district of a shared city is shown alone.
const COUNT: Duration = Duration::from_millis(450);
/// Number of such times for which a source is.
const LONGER: usize = 2;

/// A game that is over, as the page of its result sees it; copies share it.
pub struct Ended<G: GameBoard> {
    pub(super) session: StoredValue<Session<G::Game>, LocalStorage>,
    pub(super) score: StoredValue<ScoreSheet>,
    pub(super) id: StoredValue<String>,
    /// Sources counted so far.
    pub(super) counted: RwSignal<usize>,
    /// Districts of a shared city that are counted so far.
    pub(super) lit: RwSignal<usize>,
    library: Library,
    router: Router,
}

impl<G: GameBoard> Clone for Ended<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameBoard> Copy for Ended<G> {}

impl<G: GameBoard> Ended<G> {
    pub(super) fn new(id: &str, session: Session<G::Game>) -> Self {
        Ended {
            score: StoredValue::new(session.score()),
            session: StoredValue::new_local(session),
            id: StoredValue::new(id.to_owned()),
            counted: RwSignal::new(0),
            lit: RwSignal::new(0),
            library: Library::get(),
            router: Router::get(),
        }
    }

    /// Points by source.
    pub(super) fn score(self) -> ScoreSheet {
        self.score.get_value()
    }

    /// The seats, in the order of play.
    pub(super) fn seats(self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.score.with_value(|score| score.seats.len()) as u8)
    }

    /// The seats of rank 1.
    pub(super) fn winners(self) -> Vec<Seat> {
        self.score.with_value(winners)
    }

    /// Name of a seat; tracked.
    pub(super) fn name(self, seat: Seat) -> String {
        let lang = use_lang();
        self.session.with_value(|session| names::of::<G>(session, lang)[seat.index()].clone())
    }

    /// The sources that anybody has points from, in the order of counting.
    pub(super) fn sources(self) -> Vec<String> {
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
    pub(super) fn so_far(self, seat: Seat) -> i16 {
        let counted: Vec<String> = self.sources().into_iter().take(self.counted.get()).collect();
        let lines = &self.score().seats[seat.index()].lines;
        let sources = lines.iter().filter(|line| counted.contains(&line.source.to_string()));
        let points: i16 = sources.map(|line| line.points).sum();
        // What is counted district by district stands in no source yet.
        let lit = self.lit.get();
        let begun = self.plan().filter(|plan| !counted.iter().any(|source| source == plan.source));
        let districts: i16 = begun.map_or(0, |plan| {
            plan.districts.iter().take(lit).map(|district| district.points[seat.index()]).sum()
        });
        points + districts
    }

    /// The city that all share, if there is one; tracked.
    pub(super) fn plan(self) -> Option<Plan> {
        let lang = use_lang();
        self.session.with_value(|session| {
            G::plan(&session.view(Viewer::Public), &names::of::<G>(session, lang), lang)
        })
    }

    /// Reason why the game ended, as far as its steps are known; tracked.
    pub(super) fn why_over(self) -> Option<String> {
        let lang = use_lang();
        self.session.with_value(|session| why_it_ends::<G>(session, session.len(), lang))
    }

    /// Returns true if two seats have equally many points, so that something else decides.
    pub(super) fn is_tied(self) -> bool {
        let points: Vec<i16> = self.score().seats.iter().map(|seat| seat.tally.points).collect();
        points.iter().enumerate().any(|(at, own)| points[..at].contains(own))
    }

    /// Returns true if everything is counted; tracked.
    pub(super) fn is_counted(self) -> bool {
        self.counted.get() > self.sources().len()
    }

    /// Counts everything at once.
    pub(super) fn count_all(self) {
        self.lit.set(untrack(|| self.plan()).map_or(0, |plan| plan.districts.len()));
        self.counted.set(self.sources().len() + 1);
    }

    /// Counts the next district, if its source is next, otherwise the next source once its time has come.
    fn count_next(self, tick: usize) {
        let next = self.sources().into_iter().nth(self.counted.get_untracked());
        let lit = self.lit.get_untracked();
        let is_left = |plan: Plan| next.as_deref() == Some(plan.source) && lit < plan.districts.len();
        if untrack(|| self.plan()).is_some_and(is_left) {
            self.lit.set(lit + 1);
        } else if tick.is_multiple_of(LONGER) {
            self.counted.update(|counted| *counted += 1);
        }
    }

    /// Counts one source after another, unless everything is to be instant.
    pub(super) fn count(self) {
        if Prefs::get().kept.with_untracked(|kept| kept.pace == Pace::Instant) {
            return self.count_all();
        }
        let ticks = StoredValue::new(0);
        let tick = move || {
            ticks.update_value(|ticks| *ticks += 1);
            self.count_next(ticks.get_value());
        };
        let timer = set_interval_with_handle(tick, COUNT);
        let Ok(timer) = timer else { return self.count_all() };
        Effect::new(move |_| {
            if self.is_counted() {
                timer.clear();
            }
        });
        on_cleanup(move || timer.clear());
    }

    /// The link that shows the game to others; `None` if it began from a position.
    pub(super) fn link(self) -> Option<String> {
        let code = self.session.with_value(|session| session.code_at(session.len(), Purpose::Look))?;
        Some(address_of(&Route::Link(code)))
    }

    /// Begins another game at the same table: the same deal, or that of another seed.
    pub(super) fn again(self, seed: Option<u64>) {
        let setup = self.session.with_value(Session::setup);
        let mut setup = TableSetup { seed: seed.unwrap_or(setup.seed), ..setup };
        kept::<Statistics>().unwrap_or_default().matched(G::ID).give_to(&mut setup.seats);
        // A table that cannot be laid any more leaves everything as it is.
        let Ok(session) = Session::new(setup) else { return };
        let is_by_link = self.session.with_value(|session| session.by_link().is_some());
        if let Some(code) = session.code_at(session.len(), Purpose::Turn).filter(|_| is_by_link) {
            self.router.go(&Route::Link(code));
        } else {
            let id = self.library.create(summary_of::<G>(&session), &session.save().to_json());
            self.router.go(&Route::Table(id));
        }
    }
}

/// A seed that people can read out and type: six digits at most.
pub fn fresh_seed() -> u64 {
    random() % 1_000_000
}
