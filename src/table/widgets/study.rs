//! The table of a study: by whose eyes it is seen, what the study adds, and the way back.

use game_core::Seat;
use leptos::ev::Event;
use leptos::prelude::*;

use crate::{GameBoard, Table};
use ui::back::closed_by_back;
use ui::drawings::Icon;
use ui::i18n::{t, use_lang};

/// The banner of a study's table; nothing at other tables.
#[component]
pub fn StudyBanner<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let study = table.game.kind.study()?;
    let looking = study.looking;
    // The table lies over the page of the study.
    closed_by_back(move || looking.set(false));
    let eyes = move |event: Event| {
        let seat = event_target_value(&event).parse().ok().map(Seat);
        table.store.viewer.set(seat);
    };
    let one = move |(seat, name): (u8, String)| {
        let is_it = move || table.store.viewer.get() == Some(Seat(seat));
        view! {
            <option value=seat prop:selected=is_it>
                {name}
            </option>
        }
    };
    Some(view! {
        <div class="banner studybar" data-testid="study-eyes">
            <p>{move || ui::i18n::study(use_lang()).touch()}</p>
            <label class="study__seat">
                <span>{move || t().table.eyes()}</span>
                <span class="select">
                    <select on:change=eyes>
                        <option value="">{move || t().table.everybody()}</option>
                        {move || (0..).zip(table.game.names()).map(one).collect_view()}
                    </select>
                </span>
            </label>
            {study.tools.with_value(|tools| tools(study))}
            <button class="btn btn--primary" data-testid="study-back" on:click=move |_| looking.set(false)>
                <Icon name="back" />
                {move || t().table.back_to_study()}
            </button>
        </div>
    })
}
