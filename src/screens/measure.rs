//! Measurement of this device: the same as `referee bench`, made by the worker that the opponents
//! think in.

use game_core::json;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::bench::Report;
use session::protocol::{BenchRequest, JobId};
use ui::thinkers::Thinkers;

use crate::catalogue::GAMES;
use crate::fetch::fetch;
use table::game::GameModule;
use ui::i18n::t;
use ui::prefs::Prefs;

/// Random games to play and count: some seconds on a slow tablet.
const RANDOM_GAMES: u32 = 10_000;

/// State of the measurement.
#[derive(Clone, Copy, PartialEq)]
enum MeasurementState {
    Idle,
    Running,
    Done(Report),
    Failed,
}

/// A button and the figures it brings.
#[component]
pub fn Measure() -> impl IntoView {
    let prefs = Prefs::get();
    let state = RwSignal::new(MeasurementState::Idle);
    // The worker lives as long as this page is open.
    let thinkers = StoredValue::new_local(None::<Thinkers>);
    let begin = move |_| {
        state.set(MeasurementState::Running);
        spawn_local(async move {
            let Ok(game) = fetch(&GAMES[0], prefs).await else {
                state.try_set(MeasurementState::Failed);
                return;
            };
            let worker = Thinkers::start_with(1);
            worker.bench(request(game), move |report| {
                state.try_set(report.map_or(MeasurementState::Failed, MeasurementState::Done));
            });
            thinkers.try_set_value(Some(worker));
        });
    };
    let words = move || match state.get() {
        MeasurementState::Idle => String::new(),
        MeasurementState::Running => t().settings.measuring().to_owned(),
        MeasurementState::Done(report) => t().settings.measured(
            report.choices_per_s() as u64,
            report.games_per_s() as u64,
            report.playouts_per_s as u64,
        ),
        MeasurementState::Failed => t().settings.measure_failed().to_owned(),
    };
    // The exact figures, for tools that press the button.
    let figures = move || match state.get() {
        MeasurementState::Done(report) => Some(json::write(&report)),
        _ => None,
    };
    view! {
        <div class="row__acts">
            <button class="btn" disabled=move || state.get() == MeasurementState::Running on:click=begin>
                {move || t().settings.measure()}
            </button>
            <p class="field__hint">{move || t().settings.measure_note()}</p>
        </div>
        <p role="status" data-report=figures>
            {words}
        </p>
    }
}

fn request(game: &dyn GameModule) -> BenchRequest {
    BenchRequest {
        job: JobId::default(),
        game: game.id().to_owned(),
        config: game.usual_config(),
        seed: 1,
        games: RANDOM_GAMES,
    }
}
