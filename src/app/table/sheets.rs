//! Card sheets, in full and in passing; several meanings of one tap; short
//! messages.

use std::time::Duration;

use leptos::html::Dialog;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

use super::model::Sheet;
use super::store::{Drawer, Seatable, Table};
use crate::app::i18n::{t, use_lang};
use crate::app::screens::parts::{art, icon};

/// How long a short message stays.
const NOTICE: Duration = Duration::from_secs(6);

/// The sheet that lies open.
#[component]
pub fn SheetDialog<G: Seatable>(table: Table<G>) -> impl IntoView {
    let open = Memo::new(move |_| table.sheet.get().is_some());
    let body = move || table.open_sheet().map(|sheet| sheet_body(table, &sheet));
    view! {
        <Show when=move || open.get()>
            <Modal class="sheet" label=Signal::derive(|| t().table.show_card) close=move || table.sheet.set(None)>
                {body}
                <footer class="dialog__foot">
                    <button class="btn btn--primary" data-testid="close-sheet" on:click=move |_| table.sheet.set(None)>
                        {move || t().shell.close}
                    </button>
                </footer>
            </Modal>
        </Show>
    }
}

/// A native dialog: the focus stays in it and returns afterwards.
#[component]
pub fn Modal(
    class: &'static str,
    label: Signal<&'static str>,
    close: impl Fn() + Copy + 'static,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            request_animation_frame(move || {
                // It fails only if the dialog has gone in the meantime.
                let _ = dialog.show_modal();
            });
        }
    });
    view! {
        <dialog
            class=class
            node_ref=dialog
            aria-label=label
            on:close=move |_| close()
            on:click=move |event| {
                // A click on the backdrop hits the dialog element itself.
                let target = event.target();
                if target.is_some() && target == event.current_target() { close() }
            }
        >
            {children()}
        </dialog>
    }
}

/// What the mouse rests on, beside it and out of the way of everything.
#[component]
pub fn Peek<G: Seatable>(table: Table<G>) -> impl IntoView {
    move || {
        let target = table.peek.get()?;
        let sheet = table.with_look(|look| G::sheet(look, target))?;
        Some(view! { <aside class="peek" aria-hidden="true">{sheet_body(table, &sheet)}</aside> })
    }
}

fn sheet_body<G: Seatable>(table: Table<G>, sheet: &Sheet) -> AnyView {
    let Sheet { art: drawing, stripe, class, name, other_name, facts, effect, now, rule } = sheet.clone();
    let fact = |(label, value): (String, String)| {
        view! { <li><span class="facts__k">{label}</span><b>{value}</b></li> }
    };
    let now = (!now.is_empty()).then(|| {
        view! {
            <p class="sheet__now">{t().san_juan.board.for_you_now}" "{now.join(" ")}</p>
        }
    });
    view! {
        <div class="sheet__main">
            <div class="sheet__art" data-good=stripe>{art(G::ID, &drawing, "")}</div>
            <div class="sheet__text">
                <p class="sheet__kind">{class}</p>
                <h2>{name}</h2>
                <p class="sheet__other" lang=use_lang().other().tag()>{other_name}</p>
                {(!facts.is_empty()).then(|| view! { <ul class="facts">{facts.into_iter().map(fact).collect_view()}</ul> })}
                <p>{effect}</p>
                {now}
                <p class="sheet__rule"><RuleLink table=table rule=rule /></p>
            </div>
        </div>
    }
    .into_any()
}

/// A rule's name; opens the rules beside the board.
#[component]
pub fn RuleLink<G: Seatable>(table: Table<G>, rule: &'static str) -> impl IntoView {
    let open = move |_| {
        table.sheet.set(None);
        table.drawer.set(Some(Drawer::Rules(Some(rule))));
    };
    view! { <button class="linklike" on:click=open>{rule}</button> }
}

/// Which of several meanings a tap had.
#[component]
pub fn Choices<G: Seatable>(table: Table<G>) -> impl IntoView {
    let open = Memo::new(move |_| table.choices.with(|choices| !choices.is_empty()));
    let choice = move |(text, target): (String, G::Target)| {
        view! { <button class="btn" on:click=move |_| table.tap(target)>{text}</button> }
    };
    view! {
        <Show when=move || open.get()>
            <Modal class="dialog" label=Signal::derive(|| t().table.choose) close=move || table.choices.set(Vec::new())>
                <header class="dialog__head"><h2>{move || t().table.choose}</h2></header>
                <footer class="dialog__foot">{move || table.choices.get().into_iter().map(choice).collect_view()}</footer>
            </Modal>
        </Show>
    }
}

/// The short message, for some seconds.
#[component]
pub fn Notices<G: Seatable>(table: Table<G>) -> impl IntoView {
    Effect::new(move |_| {
        let notice = table.notice.get()?;
        let still_there = move || table.notice.with_untracked(|now| now.as_ref() == Some(&notice));
        let timer = set_timeout_with_handle(
            move || {
                if still_there() {
                    table.notice.set(None);
                }
            },
            NOTICE,
        );
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
        Some(())
    });
    let toast = move || {
        let notice = table.notice.get()?;
        let link = notice.rule.map(|rule| {
            view! { " "<RuleLink table=table rule=rule /> }
        });
        Some(view! {
            <p class="toast" data-testid="toast">
                {notice.text}
                {link}
                " "
                <button class="toast__close" aria-label=t().shell.close on:click=move |_| table.notice.set(None)>
                    {icon("close")}
                </button>
            </p>
        })
    };
    view! { <div class="toasts" role="status">{toast}</div> }
}
