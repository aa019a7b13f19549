//! Card sheets, in full and in passing; several meanings of one tap; short
//! messages.

use std::time::Duration;

use leptos::ev::MouseEvent;
use leptos::html::Dialog;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

use super::why::WhysOfPhase;
use crate::model;
use crate::state::panels::{Notice, Panels};
use crate::{GameBoard, Table};
use ui::back::closed_by_back;
use ui::drawings::{Art, Icon};
use ui::i18n::{beside, t, use_lang};

/// Time for which a short message stays.
const NOTICE: Duration = Duration::from_secs(6);

/// The sheet that lies open.
#[component]
pub fn SheetDialog<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let close = move || table.sheet.set(None);
    let sheet = Memo::new(move |_| table.open_sheet());
    view! {
        <Show when=move || table.sheet.get().is_some()>
            <Modal class="sheet" label=|| t().table.show_card() close>
                {move || sheet.get().map(|sheet| view! { <Sheet table sheet /> })}
                <WhysOfPhase table />
                <footer class="dialog__foot">
                    <button class="btn btn--primary" data-testid="close-sheet" on:click=move |_| close()>
                        {move || t().shell.close()}
                    </button>
                </footer>
            </Modal>
        </Show>
    }
}

/// Opens a native dialog over everything else, once it stands in the document.
pub fn open_modal(dialog: NodeRef<Dialog>) {
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            request_animation_frame(move || {
                // It fails only if the dialog has gone in the meantime.
                let _ = dialog.show_modal();
            });
        }
    });
}

/// Returns true if a click on a dialog hit its backdrop: then it hits the dialog element itself.
pub fn is_on_backdrop(event: &MouseEvent) -> bool {
    let target = event.target();
    target.is_some() && target == event.current_target()
}

/// A native dialog: the focus stays in it and returns afterwards.
#[component]
pub fn Modal(
    class: &'static str,
    label: fn() -> &'static str,
    /// Closes it.
    close: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    closed_by_back(close);
    let dialog = NodeRef::<Dialog>::new();
    open_modal(dialog);
    let on_backdrop = move |event: MouseEvent| {
        if is_on_backdrop(&event) {
            close();
        }
    };
    view! {
        <dialog node_ref=dialog class=class aria-label=label on:close=move |_| close() on:click=on_backdrop>
            {children()}
        </dialog>
    }
}

/// Sheet of the thing under the mouse, beside it and out of the way of everything: to be looked at
/// only, so nothing in it takes the focus.
#[component]
pub fn Peek<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let sheet = Memo::new(move |_| table.game.sheet_of(table.peek.get()?));
    move || {
        sheet.get().map(|sheet| {
            view! {
                <aside class="peek" inert="">
                    <Sheet table sheet />
                </aside>
            }
        })
    }
}

#[component]
fn Sheet<G: GameBoard>(table: Table<G>, sheet: model::Sheet) -> impl IntoView {
    let model::Sheet { art, stripe, class, name, other_name, facts, effect, now, rule } = sheet;
    let fact = |(label, value): (String, String)| {
        view! {
            <li>
                <span class="facts__k">{label}</span>
                <b>{value}</b>
            </li>
        }
    };
    let facts = (!facts.is_empty())
        .then(|| view! { <ul class="facts">{facts.into_iter().map(fact).collect_view()}</ul> });
    let now = (!now.is_empty()).then(|| {
        view! {
            <p class="sheet__now">{move || t().table.for_you_now()}" "{now.join(t().gap())}</p>
        }
    });
    let open_rule = move || {
        table.sheet.set(None);
        table.store.panels().open_rule(rule);
    };
    view! {
        <div class="sheet__main">
            <div class="sheet__art" data-good=stripe>
                <Art game=G::ID id=art />
            </div>
            <div class="sheet__text">
                <p class="sheet__kind">{class}</p>
                <h2>{name}</h2>
                <p class="sheet__other" lang=move || beside(use_lang(), G::ID)>
                    {other_name}
                </p>
                {facts}
                <p>{effect}</p>
                {now}
                <p class="sheet__rule">
                    <RuleLink rule open=open_rule />
                </p>
            </div>
        </div>
    }
}

/// A rule's name; opens the rules beside the board.
#[component]
fn RuleLink(rule: &'static str, open: impl Fn() + Send + 'static) -> impl IntoView {
    view! {
        <button class="linklike" on:click=move |_| open()>
            {rule}
        </button>
    }
}

/// Choice among several meanings of a tap.
#[component]
pub fn Choices<G: GameBoard>(table: Table<G>) -> impl IntoView {
    let choices = table.choices;
    let is_open = Memo::new(move |_| choices.with(|choices| !choices.is_empty()));
    let choice = move |(index, (text, target)): (usize, (String, G::Target))| {
        view! {
            <button class="btn" data-testid=format!("choice-{index}") on:click=move |_| table.tap(target)>
                {text}
            </button>
        }
    };
    view! {
        <Show when=move || is_open.get()>
            <Modal class="dialog" label=|| t().table.choose() close=move || choices.set(Vec::new())>
                <header class="dialog__head">
                    <h2>{move || t().table.choose()}</h2>
                </header>
                <footer class="dialog__foot">
                    {move || choices.get().into_iter().enumerate().map(choice).collect_view()}
                </footer>
            </Modal>
        </Show>
    }
}

/// The short message, for some seconds.
#[component]
pub fn Notices(panels: Panels) -> impl IntoView {
    Effect::new(move |_| {
        if panels.notice.with(Option::is_none) {
            return;
        }
        let timer = set_timeout_with_handle(move || panels.take_notice(), NOTICE);
        // Before the next message as well.
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
    view! {
        <div class="toasts" role="status">
            <For each=move || panels.notice.get() key=Notice::clone let:notice>
                <Toast panels notice />
            </For>
        </div>
    }
}

#[component]
fn Toast(panels: Panels, notice: Notice) -> impl IntoView {
    let rule = notice.rule.map(|rule| {
        view! {
            " "
            <RuleLink rule open=move || panels.open_rule(rule) />
        }
    });
    view! {
        <p class="toast" data-testid="toast">
            {notice.text}
            {rule}
            " "
            <button
                class="toast__close"
                aria-label=move || t().shell.close()
                on:click=move |_| panels.take_notice()
            >
                <Icon name="close" />
            </button>
        </p>
    }
}
