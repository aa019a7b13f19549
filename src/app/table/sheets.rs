//! Card sheets, in full and in passing; several meanings of one tap; short
//! messages.

use std::time::Duration;

use leptos::ev::{Event, MouseEvent};
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::desk::{Desk, Drawer, Notice};
use super::game::Mark;
use super::model::Sheet;
use crate::app::dom::{El, View, art, el, icon, react, swap, when};
use crate::app::i18n::{t, use_lang};

/// How long a short message stays.
const NOTICE: Duration = Duration::from_secs(6);

/// The sheet that lies open.
pub fn sheet_dialog(desk: Desk) -> View {
    let foot = move || {
        let close = el("button").class("btn btn--primary").test("close-sheet");
        let close = close.on_click(move |_| desk.sheet.set(None)).text(|| t().shell.close);
        el("footer").class("dialog__foot").child(close)
    };
    when(
        move || desk.sheet.get().is_some(),
        move || {
            let body =
                swap(move || desk.open_sheet(), move |sheet| sheet.map(|sheet| sheet_body(desk, sheet)));
            modal(desk, "sheet", || t().table.show_card, |desk| desk.sheet.set(None))
                .child(body)
                .child(foot())
        },
    )
}

/// A native dialog: the focus stays in it and returns afterwards.
fn modal(desk: Desk, class: &'static str, label: fn() -> &'static str, close: fn(Desk)) -> El {
    el("dialog")
        .class(class)
        .attr("aria-label", label)
        .on("close", move |_: Event| close(desk))
        .on_click(move |event: MouseEvent| {
            // A click on the backdrop hits the dialog element itself.
            let target = event.target();
            if target.is_some() && target == event.current_target() {
                close(desk);
            }
        })
        .placed(|dialog| {
            let dialog: HtmlDialogElement = dialog.clone().unchecked_into();
            request_animation_frame(move || {
                // It fails only if the dialog has gone in the meantime.
                let _ = dialog.show_modal();
            });
        })
}

/// What the mouse rests on, beside it and out of the way of everything: to be
/// looked at only, so nothing in it takes the focus.
pub fn peek(desk: Desk) -> View {
    let sheet = move || desk.play().sheet(desk.peek.get()?);
    let shown = move |sheet| el("aside").class("peek").attr("inert", "").child(sheet_body(desk, sheet));
    swap(sheet, move |sheet| sheet.map(shown))
}

fn sheet_body(desk: Desk, sheet: Sheet) -> El {
    let drawing = el("div").class("sheet__art").attr("data-good", sheet.stripe).child(art(
        desk.play().id(),
        &sheet.art,
        "",
    ));
    el("div").class("sheet__main").child(drawing).child(sheet_text(desk, sheet))
}

fn sheet_text(desk: Desk, sheet: Sheet) -> El {
    let Sheet { class, name, other_name, facts, effect, now, rule, .. } = sheet;
    let fact = |(label, value): (String, String)| {
        el("li").child(el("span").class("facts__k").text(label)).child(el("b").text(value))
    };
    let facts = (!facts.is_empty())
        .then(|| el("ul").class("facts").child(facts.into_iter().map(fact).collect::<View>()));
    let now = (!now.is_empty())
        .then(|| el("p").class("sheet__now").text(t().table.for_you_now).text(" ").text(now.join(" ")));
    el("div")
        .class("sheet__text")
        .child(el("p").class("sheet__kind").text(class))
        .child(el("h2").text(name))
        .child(el("p").class("sheet__other").attr("lang", use_lang().other().tag()).text(other_name))
        .child(facts)
        .child(el("p").text(effect))
        .child(now)
        .child(el("p").class("sheet__rule").child(rule_link(desk, rule)))
}

/// A rule's name; opens the rules beside the board.
fn rule_link(desk: Desk, rule: &'static str) -> El {
    let open = move |_| {
        desk.sheet.set(None);
        desk.drawer.set(Some(Drawer::Rules(Some(rule))));
    };
    el("button").class("linklike").on_click(open).text(rule)
}

/// Which of several meanings a tap had.
pub fn choices(desk: Desk) -> View {
    let choice = move |(text, mark): (String, Mark)| {
        el("button").class("btn").on_click(move |_| desk.play().tap(mark)).text(text)
    };
    let all = move |choices: Vec<(String, Mark)>| choices.into_iter().map(choice).collect::<View>();
    when(
        move || desk.choices.with(|choices| !choices.is_empty()),
        move || {
            let head = el("header").class("dialog__head").child(el("h2").text(|| t().table.choose));
            let foot = el("footer").class("dialog__foot").child(swap(move || desk.choices.get(), all));
            modal(desk, "dialog", || t().table.choose, |desk| desk.choices.set(Vec::new()))
                .child(head)
                .child(foot)
        },
    )
}

/// The short message, for some seconds.
pub fn notices(desk: Desk) -> El {
    react(move || {
        let Some(notice) = desk.notice.get() else { return };
        let still_there = move || desk.notice.with_untracked(|now| now.as_ref() == Some(&notice));
        let timer = set_timeout_with_handle(
            move || {
                if still_there() {
                    desk.notice.set(None);
                }
            },
            NOTICE,
        );
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
    el("div")
        .class("toasts")
        .attr("role", "status")
        .child(swap(move || desk.notice.get(), move |notice| notice.map(|notice| toast(desk, notice))))
}

fn toast(desk: Desk, notice: Notice) -> El {
    let close = el("button")
        .class("toast__close")
        .attr("aria-label", t().shell.close)
        .on_click(move |_| desk.notice.set(None))
        .child(icon("close"));
    el("p")
        .class("toast")
        .test("toast")
        .text(notice.text)
        .child(notice.rule.map(|rule| (" ", rule_link(desk, rule))))
        .text(" ")
        .child(close)
}
