//! How fast this device plays: the same measurement as `referee bench`, made
//! by the worker that the opponents think in.

use leptos::prelude::*;

use crate::app::i18n::t;
use sobremesa::core::Game;
use sobremesa::games::san_juan::{Config, SanJuan};
use sobremesa::session::bench::Report;
use sobremesa::session::client::Thinkers;
use sobremesa::session::protocol::{BenchRequest, JobId};

/// Random games to play and count: some seconds on a slow tablet.
const GAMES: u32 = 10_000;

/// How far the measurement is.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Idle,
    Running,
    Done(Report),
    Failed,
}

/// A button and the figures it brings.
#[component]
pub fn Measure() -> impl IntoView {
    let state = RwSignal::new(State::Idle);
    // The worker lives as long as this page is open.
    let thinkers = StoredValue::new_local(None::<Thinkers>);
    let measure = move |_| {
        state.set(State::Running);
        let worker = Thinkers::start_with(1);
        worker.bench(request(), move |report| {
            state.try_set(report.map_or(State::Failed, State::Done));
        });
        thinkers.set_value(Some(worker));
    };
    let words = move || match state.get() {
        State::Idle => String::new(),
        State::Running => t().screens.settings.measuring.to_owned(),
        State::Done(report) => {
            (t().screens.settings.measured)(report.games_per_s() as u64, report.choices_per_s() as u64)
        }
        State::Failed => t().screens.settings.measure_failed.to_owned(),
    };
    // The exact figures, for tools that press the button.
    let figures = move || match state.get() {
        State::Done(report) => serde_json::to_string(&report).ok(),
        _ => None,
    };
    view! {
        <div class="row__acts">
            <button class="btn" on:click=measure disabled=move || state.get() == State::Running>
                {move || t().screens.settings.measure}
            </button>
            <p class="field__hint">{move || t().screens.settings.measure_note}</p>
        </div>
        <p role="status" data-report=figures>{words}</p>
    }
}

fn request() -> BenchRequest {
    let config = serde_json::to_string(&Config::default()).expect("invariant: configurations serialise");
    BenchRequest { job: JobId::default(), game: SanJuan::ID.to_owned(), config, seed: 1, games: GAMES }
}
