//! The style of an opponent, and opponents that match the person.

use ai::Style;
use leptos::prelude::*;
use session::Controller;

use super::draft::TableDraft;
use super::page::Setup;
use ui::i18n::t;

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
            if let Some(seat) = draft.seat_mut(key) {
                seat.controller = seat.controller.with_style(style);
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

/// A button that makes every opponent match the person, where one does not yet.
#[component]
pub fn MatchAll(setup: Setup) -> impl IntoView {
    let differs = move || {
        setup.draft.with(|draft| {
            let opponents = draft.free(setup.form).iter().map(|seat| seat.controller);
            let mut opponents = opponents.filter(|controller| *controller != Controller::Person);
            opponents.any(|controller| !matches!(controller, Controller::Matched(..)))
        })
    };
    view! {
        <Show when=differs>
            <button
                class="btn btn--small"
                data-testid="match-all"
                on:click=move |_| setup.draft.update(TableDraft::match_all)
            >
                {move || t().setup.match_all()}
            </button>
        </Show>
    }
}
