//! Text of a lesson's coach, and the marks on its subject.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::coach::{Coach, Lead};
use crate::{Seatable, Table};
use ui::drawings::Icon;
use ui::i18n::{lesson_text, t, use_lang};
use ui::route::Route;

/// Text of the coach, over the board.
#[component]
pub fn CoachBar<G: Seatable>(table: Table<G>, coach: Coach<G>) -> impl IntoView {
    let lead = Memo::new(move |_| coach.lead());
    let is_others = Memo::new(move |_| !table.is_live());
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

/// Rings around the places that a step is about. They follow what they stand
/// around from frame to frame, as anything may move it.
#[component]
fn Marks<G: Seatable>(table: Table<G>, coach: Coach<G>) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let is_covered = table.panels().drawer.get().is_some() || table.sheet.get().is_some();
        let Lead { show, .. } = coach.lead();
        if is_covered || !table.is_live() { Vec::new() } else { show }
    });
    let boxes = RwSignal::new(Vec::<Place>::new());
    let ticking = StoredValue::new(true);
    on_cleanup(move || {
        ticking.try_set_value(false);
    });
    follow(shown, boxes, ticking);
    Effect::new(move |_| {
        let first = shown.with(|shown| shown.first().cloned());
        table.sought.set(shown.get());
        if let Some(element) = first.and_then(|name| place(&name)) {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            options.set_inline(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let ring = move |index: usize| {
        let frame = move || boxes.with(|boxes| boxes.get(index).copied()).unwrap_or_default();
        view! {
            <div
                class="coach-mark"
                data-testid="coach-mark"
                style:transform=move || format!("translate({}px, {}px)", frame().x, frame().y)
                style:width=move || format!("{}px", frame().w)
                style:height=move || format!("{}px", frame().h)
            ></div>
        }
    };
    view! {
        <div aria-hidden="true">
            <For each=move || 0..boxes.with(Vec::len) key=|index| *index children=ring />
        </div>
    }
}

/// Place of a mark, in pixels of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Place {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
}

/// Looks before each frame where the places are.
fn follow(shown: Memo<Vec<String>>, boxes: RwSignal<Vec<Place>>, ticking: StoredValue<bool>) {
    if ticking.try_get_value() != Some(true) {
        return;
    }
    let now: Vec<Place> =
        shown.with_untracked(|shown| shown.iter().filter_map(|name| Some(frame(&place(name)?))).collect());
    if boxes.with_untracked(|before| *before != now) {
        boxes.set(now);
    }
    request_animation_frame(move || follow(shown, boxes, ticking));
}

/// The first place on the screen that bears the name.
fn place(name: &str) -> Option<Element> {
    let named = format!("[data-testid=\"{name}\"], [data-fly=\"{name}\"]");
    let found = document().query_selector_all(&named).ok()?;
    let is_shown = |element: &Element| element.get_bounding_client_rect().width() > 0.0;
    let element = |index| found.item(index)?.dyn_into::<Element>().ok();
    (0..found.length()).filter_map(element).find(is_shown)
}

fn frame(element: &Element) -> Place {
    let rect = element.get_bounding_client_rect();
    let px = |value: f64| value.round() as i32;
    Place { x: px(rect.x()), y: px(rect.y()), w: px(rect.width()), h: px(rect.height()) }
}
