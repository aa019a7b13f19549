//! Result of a saved game that began with a deal of the day.

use leptos::prelude::*;
use session::daily::Date;
use session::daily::diary::{DailyFinish, Diary};

use super::share::ShareResult;
use super::{outcome_of, par_words, told};
use crate::catalogue::info;
use table::game::GameInfo;
use ui::i18n::t;
use ui::library::{kept, today};
use ui::page_parts::day;
use ui::route::Route;

/// Renders the remark under the result of the saved game `save`; nothing unless it began with a
/// deal of the day.
pub fn result(save: &str) -> AnyView {
    let Ok(diary) = kept::<Diary>() else { return ().into_any() };
    let Some((date, game)) = diary.deal_of(save) else { return ().into_any() };
    let Some(info) = info(game) else { return ().into_any() };
    let streak = today().map_or(0, |today| diary.streak(today));
    let outcome = outcome_of(&diary, date, game);
    let first = outcome.as_ref().is_some_and(|outcome| outcome.save == save);
    view! { <DayResult info date outcome first streak /> }.into_any()
}

#[component]
fn DayResult(
    info: &'static GameInfo,
    date: Date,
    /// The first finish.
    outcome: Option<DailyFinish>,
    /// True if this game is the first finish.
    first: bool,
    /// Days in a row.
    streak: u32,
) -> impl IntoView {
    let counted = outcome.map(|outcome| {
        let words = outcome.clone();
        view! {
            {(!first).then(|| view! { <p>{move || t().daily.counted_first()}</p> })}
            <p class="daily__made" data-testid="daily-made">
                {move || told(info.id, date, &words)}
            </p>
            <p>{move || t().daily.streak(streak)}</p>
            <div class="row__acts">
                <ShareResult info date outcome streak />
            </div>
        }
    });
    let none = counted.is_none().then(|| view! { <p>{move || t().daily.practice()}</p> });
    view! {
        <section class="panel daily__result" aria-labelledby="daily" data-testid="daily-result">
            <h2 id="daily">
                <a href=Route::Daily(Some(date.to_string())).to_string()>
                    {move || t().daily.of_day(day(date, "medium"))}
                </a>
            </h2>
            <p>{move || par_words(info.id, date)}</p>
            {counted}
            {none}
        </section>
    }
}
