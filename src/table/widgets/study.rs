//! The table of a study, which is only looked at: by whose eyes, and the way back.

use game_core::Seat;
use leptos::ev::Event;
use leptos::prelude::*;

use crate::{Seatable, Table, TableKind};
use ui::back::closed_by_back;
use ui::drawings::Icon;
use ui::i18n::t;

/// The banner of a table that is only looked at; nothing at other tables.
#[component]
pub fn StudyBanner<G: Seatable>(table: Table<G>) -> impl IntoView {
    let TableKind::Study(looking) = table.kind else { return None };
    // The table lies over the page of the study.
    closed_by_back(move || looking.set(false));
    let eyes = move |event: Event| {
        let seat = event_target_value(&event).parse().ok().map(Seat);
        table.viewer.set(seat);
    };
    let one = move |(seat, name): (u8, String)| {
        let is_it = move || table.viewer.get() == Some(Seat(seat));
        view! {
            <option value=seat prop:selected=is_it>
                {name}
            </option>
        }
    };
    Some(view! {
        <div class="banner" data-testid="study-eyes">
            <label class="study__seat">
                <span>{move || t().table.eyes()}</span>
                <span class="select">
                    <select on:change=eyes>
                        <option value="">{move || t().table.everybody()}</option>
                        {move || (0..).zip(table.names()).map(one).collect_view()}
                    </select>
                </span>
            </label>
            <button class="btn btn--primary" data-testid="study-back" on:click=move |_| looking.set(false)>
                <Icon name="back" />
                {move || t().table.back_to_study()}
            </button>
        </div>
    })
}
