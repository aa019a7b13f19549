//! Text of a lesson's coach, and the marks on its subject.

use leptos::prelude::*;

use super::marks::{Rings, into_view};
use crate::coach::{Coach, Lead};
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::{lesson_text, t, use_lang};
use ui::route::Route;

/// Text of the coach, over the board.
#[component]
pub fn CoachBar<G: GameBoard>(table: Table<G>, coach: Coach<G>) -> impl IntoView {
    let lead = Memo::new(move |_| coach.lead());
    let is_others = Memo::new(move |_| !table.game.is_live());
    let is_end = move || !is_others.get() && lead.with(|lead| lead.is_end);
    let can_go_on = move || !is_others.get() && lead.with(|lead| lead.is_read);
    let say = move || {
        if is_others.get() {
            t().learn.others().to_owned()
        } else {
            lead.with(|lead| lesson_text(use_lang(), G::ID, &lead.say))
        }
    };
    let step = move || lead.with(|lead| t().learn.step(lead.step, lead.of));
    let done = move || lead.with(|lead| format!("{}", lead.step as f32 / lead.of as f32));
    let remark =
        move || {
            let remark = coach.remark()?;
            Some(remark.map_or_else(
                || t().learn.otherwise().to_owned(),
                |said| lesson_text(use_lang(), G::ID, &said),
            ))
        };
    let rule = move || lead.with(|lead| lead.rule.clone()).filter(|_| !is_others.get());
    let rules = move |rule: String| {
        let to = Route::Rules { game: G::ID.to_owned(), rule: Some(rule) }.to_string();
        view! {
            <a class="coach__rule" href=to target="_blank">
                {t().learn.rule()}
            </a>
        }
    };
    let place = coach.place();
    let (next, all) = (place.next().to_string(), place.all().to_string());
    let has_next = place.next.is_some();
    let first_game = Route::New { game: G::ID.to_owned(), code: None }.to_string();
    view! {
        <section class="coach" data-testid="coach" aria-label=move || t().learn.title()>
            <div class="coach__bar" style:--done=done aria-hidden="true"></div>
            <div class="coach__say" role="status" aria-live="polite">
                <p class="vh">{step}</p>
                <p data-testid="coach-say">{say}</p>
                <p class="coach__remark" data-testid="coach-remark" hidden=move || remark().is_none()>
                    {remark}
                </p>
            </div>
            <div class="coach__acts">
                {move || rule().map(rules)}
                <Show when=can_go_on>
                    <button
                        class="btn btn--primary"
                        data-testid="coach-next"
                        on:click=move |_| {
                            coach.go_on();
                            table.changed();
                        }
                    >
                        {move || t().learn.go_on()}
                    </button>
                </Show>
                <Show when=is_end>
                    <a class="btn" data-testid="coach-all" href=all.clone()>
                        {move || t().learn.all()}
                    </a>
                    <a
                        class="btn btn--primary"
                        data-testid="coach-on"
                        href=if has_next { next.clone() } else { first_game.clone() }
                    >
                        {move || if has_next { t().learn.next() } else { t().learn.first_game() }}
                    </a>
                </Show>
                <Show when=move || !is_end()>
                    <a
                        class="iconbtn"
                        data-testid="coach-leave"
                        aria-label=move || t().learn.leave()
                        href=place.all().to_string()
                    >
                        <Icon name="close" />
                    </a>
                </Show>
            </div>
        </section>
        <Marks table coach />
    }
}

/// Rings around the places that a step is about.
#[component]
fn Marks<G: GameBoard>(table: Table<G>, coach: Coach<G>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let is_covered = table.store.panels().drawer.get().is_some() || table.sheet.get().is_some();
        let Lead { show, .. } = coach.lead();
        if is_covered || !table.game.is_live() { Vec::new() } else { show }
    });
    Effect::new(move |_| {
        let first = shown.with(|shown| shown.first().cloned());
        table.store.sought.set(shown.get());
        if let Some(first) = first {
            into_view(first);
        }
    });
    view! { <Rings shown /> }
}
