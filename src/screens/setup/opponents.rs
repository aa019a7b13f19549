//! The style of an opponent, and the level that suits the person.

use ai::{LevelId, Style};
use leptos::prelude::*;
use session::Controller;
use session::statistics::Statistics;

use super::page::Setup;
use ui::i18n::t;
use ui::library::kept;

/// The style of an opponent, in games that have styles.
#[component]
pub fn StyleSelect(
    setup: Setup,
    /// The key of the seat's draft.
    key: u32,
    /// Place of the seat, from 0.
    index: Memo<usize>,
    /// Present controller.
    controller: Memo<Controller>,
) -> impl IntoView {
    let styles = || std::iter::once(None).chain(Style::ALL.map(Some));
    let is_offered =
        move |style: Option<Style>| style.is_none_or(|style| setup.form.styles().contains(&style));
    let choose = move |event| {
        let at: usize = event_target_value(&event).parse().unwrap_or(0);
        let style = styles().nth(at).flatten();
        setup.draft.update(|draft| {
            if let Some(seat) = draft.seat_mut(key)
                && let Some(level) = seat.controller.level()
            {
                seat.controller = Controller::opponent(level, style);
            }
        });
    };
    let option = move |(at, style): (usize, Option<Style>)| {
        let name = move || style.map_or(t().setup.plain(), |style| t().style(style));
        view! {
            <option value=at prop:selected=move || controller.get().style() == style>
                {name}
            </option>
        }
    };
    let is_opponent = Memo::new(move |_| controller.get().level().is_some());
    view! {
        <Show when=move || is_opponent.get() && !setup.form.styles().is_empty()>
            <span class="select">
                <select
                    data-testid="style"
                    aria-label=move || t().setup.style_of(index.get() + 1)
                    on:change=choose
                >
                    {styles().enumerate().filter(|&(_, style)| is_offered(style)).map(option).collect_view()}
                </select>
            </span>
        </Show>
    }
}

/// The level that the person's finished games suggest, and a button that gives it to all
/// opponents; nothing before there are enough games, or where nobody but people and rules plays.
#[component]
pub fn Suggested(setup: Setup) -> impl IntoView {
    let keys = LevelId::ALL.map(LevelId::key);
    // What cannot be read is told where statistics are shown.
    let found = kept::<Statistics>().ok().and_then(|kept| kept.suggest(setup.form.id(), &keys));
    let name = |level: usize| t().level(LevelId::ALL[level]);
    let take = move |level: usize| {
        setup.draft.update(|draft| draft.give_level(LevelId::ALL[level]));
    };
    let has_opponents = move || setup.draft.with(|draft| draft.has_opponents(setup.form));
    found.map(|found| {
        view! {
            <Show when=has_opponents>
                <div class="setup__suggested" data-testid="suggested">
                    <p>{move || t().setup.suggests(found.games, name(found.level))}</p>
                    <button class="btn btn--small" on:click=move |_| take(found.level)>
                        {move || t().setup.take_suggestion(name(found.level))}
                    </button>
                </div>
            </Show>
        }
    })
}
