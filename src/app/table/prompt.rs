//! The prompt bar: always in one place, always true.

use leptos::prelude::*;

use super::desk::Desk;
use super::game::Mark;
use super::model::{Button, Meter, PromptModel};
use crate::app::dom::{El, View, art, each, el, icon, svg, swap, when};
use crate::app::i18n::t;

/// What the prompt says; tracked.
fn prompt<R>(desk: Desk, read: impl FnOnce(&PromptModel<Mark>) -> R) -> R {
    desk.chrome.with(|chrome| read(&chrome.prompt))
}

/// The prompt bar.
pub fn prompt_bar(desk: Desk) -> El {
    let class = move || {
        if desk.past.get().is_some() {
            "prompt"
        } else if prompt(desk, |prompt| prompt.mine) {
            "prompt is-mine"
        } else {
            "prompt is-wait"
        }
    };
    let drawing = move || prompt(desk, |prompt| prompt.icon.clone());
    let meter = move || prompt(desk, |prompt| prompt.meter.clone());
    let game = desk.play().id();
    el("section")
        .class(class)
        .attr("id", "prompt")
        .attr("tabindex", "-1")
        .test("prompt")
        .attr("data-mine", move || prompt(desk, |prompt| prompt.mine))
        .attr("aria-label", || t().table.what_now)
        .child(swap(drawing, move |id| id.map(|id| art(game, &id, "prompt__icon"))))
        .child(words(desk))
        .child(swap(meter, |meter| meter.map(pips)))
        .child(buttons(desk))
}

fn words(desk: Desk) -> El {
    let thinking = move || {
        let seat = desk.thinking.get()?;
        Some((t().table.thinking_of)(&desk.names()[seat.index()]))
    };
    let head = move || {
        let (mine, head) = prompt(desk, |prompt| (prompt.mine, prompt.head.clone()));
        if mine { head } else { thinking().unwrap_or(head) }
    };
    let gap = || if t().table.spaced { " " } else { "" };
    let asides = move || (0..prompt(desk, |prompt| prompt.asides.len())).collect();
    let note = el("p")
        .class("prompt__note")
        .flag("hidden", move || prompt(desk, |prompt| prompt.note.is_none() && prompt.asides.is_empty()))
        .text(move || prompt(desk, |prompt| prompt.note.clone()))
        .child(each(asides, usize::to_string, move |place| aside(desk, place)));
    let text = el("p")
        .class("prompt__text")
        .child(el("strong").text(head))
        .text(gap)
        .text(move || prompt(desk, |prompt| prompt.text.clone()));
    el("div").class("prompt__say").child(text).child(note)
}

/// Reads what stands at a place in a list of buttons.
type Find = fn(&PromptModel<Mark>) -> &[Button<Mark>];

/// A button that shows, and does, what stands at its place at the time.
#[derive(Clone, Copy)]
struct Place {
    desk: Desk,
    find: Find,
    place: usize,
}

impl Place {
    /// Reads it; nothing once it has gone.
    fn read<R>(self, read: impl FnOnce(&Button<Mark>) -> R) -> Option<R> {
        prompt(self.desk, |prompt| (self.find)(prompt).get(self.place).map(read))
    }

    fn press(self) {
        if let Some(mark) = untrack(|| self.read(|button| button.target)) {
            self.desk.play().tap(mark);
        }
    }
}

fn aside(desk: Desk, place: usize) -> El {
    let place = Place { desk, find: |prompt| &prompt.asides, place };
    let button = el("button")
        .class("linklike")
        .on_click(move |_| place.press())
        .text(move || place.read(|button| button.label.clone()));
    el("span").text(" ").child(button)
}

/// How many of how many, as pips.
fn pips(meter: Meter) -> El {
    let Meter { on, of, spoken } = meter;
    let pip = |place| el("span").class(if place < on { "meter__pip is-on" } else { "meter__pip" });
    el("p")
        .class("meter")
        .attr("role", "img")
        .attr("aria-label", spoken)
        .test("meter")
        .child((0..of.max(on)).map(pip).collect::<View>())
        .child(el("span").class("meter__num").text(format!("{on} / {of}")))
}

fn buttons(desk: Desk) -> El {
    let held = move || desk.waits.get() || desk.paused.get();
    let count = move || (0..prompt(desk, |prompt| prompt.buttons.len())).collect();
    el("div")
        .class("prompt__acts")
        .attr("data-rove", "")
        .child(when(held, move || next(desk)))
        .child(when(move || desk.is_playing() && !held(), move || playing(desk)))
        .child(when(move || desk.eye.get().is_some() && desk.past.get().is_none(), move || undo(desk)))
        .child(each(count, usize::to_string, move |place| act(desk, place)))
}

/// Goes on, for those who go step by step.
fn next(desk: Desk) -> El {
    let go_on = move |_| {
        desk.pause(false);
        desk.next_step();
    };
    el("button")
        .class("btn btn--primary")
        .test("next")
        .on_click(go_on)
        .child(icon("play"))
        .text(|| t().table.next_step)
}

/// While others' moves are played out.
fn playing(desk: Desk) -> View {
    let tool = |name: &'static str, label: fn() -> &'static str| {
        el("button").class("iconbtn").test(name).attr("aria-label", label).child(icon(name))
    };
    View::from((
        tool("pause", || t().table.pause).on_click(move |_| desk.pause(true)),
        tool("skip", || t().table.skip).on_click(move |_| desk.skip()),
    ))
}

fn undo(desk: Desk) -> El {
    let barred = move || desk.take_back().is_none_or(|take_back| take_back.step.is_none());
    let why = move || {
        let take_back = desk.take_back().filter(|take_back| take_back.step.is_none())?;
        Some(t().table.barrier(take_back.barrier))
    };
    el("button")
        .class("btn btn--quiet")
        .test("undo")
        .attr("aria-disabled", barred)
        .attr("title", why)
        .on_click(move |_| desk.undo())
        .child(icon("undo"))
        .child(el("span").text(|| t().table.undo))
}

/// One of the prompt's buttons.
fn act(desk: Desk, place: usize) -> El {
    let place = Place { desk, find: |prompt| &prompt.buttons, place };
    let is = move |read: fn(&Button<Mark>) -> bool| place.read(read).unwrap_or_default();
    el("button")
        .class(move || if is(|button| button.main) { "btn btn--primary" } else { "btn" })
        .test(move || if is(|button| button.main) { "commit" } else { "other" })
        .attr("aria-disabled", move || !is(|button| button.ready))
        .on_click(move |_| place.press())
        .text(move || place.read(|button| button.label.clone()))
        .child(when(move || is(|button| button.sealed), seal))
}

/// Says that what the button does cannot be undone.
fn seal() -> El {
    svg("svg")
        .class("icon btn__seal")
        .attr("role", "img")
        .attr("aria-label", || t().table.sealed)
        .child(svg("use").attr("href", "art/ui.svg#ui-lock"))
}
