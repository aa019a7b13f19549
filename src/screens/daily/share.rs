//! A result as a line of text with a link.

use games::par;
use leptos::prelude::*;
use leptos::task::spawn_local;
use session::daily::Date;
use session::daily::diary::DailyFinish;

use table::game::GameInfo;
use ui::drawings::Icon;
use ui::hand_on::{self, Shared};
use ui::i18n::{t, use_lang, words};
use ui::page_parts::day;
use ui::prefs::Prefs;
use ui::route::Route;

/// Result of sharing the line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Handed {
    Nowhere,
    /// The device's own dialog took it, or somebody closed that.
    Over,
    Copied,
    ByHand(String),
}

/// Hands a result on: by the device's own dialog, or else by the clipboard.
#[component]
pub fn ShareResult(
    info: &'static GameInfo,
    date: Date,
    outcome: DailyFinish,
    /// Days in a row.
    streak: u32,
) -> impl IntoView {
    let prefs = Prefs::get();
    let handed = RwSignal::new(Handed::Nowhere);
    let share = move |_| {
        let lang = prefs.lang.get_untracked();
        let of_day = untrack(|| day(date, "medium"));
        let par = par::par(info.id, date).map_or(ui::i18n::Arg::from("none"), ui::i18n::Arg::from);
        let line = words(lang).daily.line(&of_day, streak, info.title(lang), par, outcome.points);
        let link = hand_on::address_of(&Route::Daily(Some(date.to_string())));
        spawn_local(async move {
            handed.try_set(hand(&line, &link).await);
        });
    };
    let told = move || match handed.get() {
        Handed::Nowhere | Handed::Over => ().into_any(),
        Handed::Copied => view! { <span>{move || t().daily.copied()}</span> }.into_any(),
        Handed::ByHand(text) => view! {
            <span>
                {move || t().daily.by_hand()}
                <input class="input" readonly=true aria-label=move || t().daily.share() prop:value=text />
            </span>
        }
        .into_any(),
    };
    let label = move || [t().daily.share(), info.title(use_lang())].join(t().colon());
    view! {
        <button class="btn" data-testid="share-daily" aria-label=label on:click=share>
            <Icon name="share" />
            {move || t().daily.share()}
        </button>
        <span class="daily__handed" role="status">{told}</span>
    }
}

async fn hand(line: &str, link: &str) -> Handed {
    match hand_on::share(line, link).await {
        Shared::Over | Shared::Closed => return Handed::Over,
        Shared::Failed => {}
    }
    let text = format!("{line}\n{link}");
    if hand_on::copy(&text).await { Handed::Copied } else { Handed::ByHand(text) }
}
