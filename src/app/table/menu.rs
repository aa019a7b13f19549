//! The menu: taking back, powers, pace, the way out.

use leptos::ev::Event;
use leptos::prelude::*;

use super::desk::{Desk, Drawer};
use super::game::Rewind;
use crate::app::boards::POLICIES;
use crate::app::dom::{El, View, el, icon, swap, when};
use crate::app::i18n::{t, use_lang};
use crate::app::prefs::{Pace, Prefs};
use crate::app::screens::parts::theme_switch;

/// The menu's contents.
pub fn menu(desk: Desk) -> View {
    let rewind = move |how: Rewind| {
        desk.rewind(how);
        desk.close_drawer();
    };
    let open = move |drawer: Drawer| desk.drawer.set(Some(drawer));
    let further =
        move || entry("undo", || t().table.take_back_further).on_click(move |_| rewind(Rewind::Further));
    let export = entry("export", || t().table.export_now).on_click(move |_| desk.export());
    let entries = el("nav")
        .class("menu")
        .attr("data-rove", "")
        .attr("aria-label", || t().shell.menu)
        .child(entry("undo", || t().table.undo_turn).on_click(move |_| rewind(Rewind::Turn)))
        .child(when(move || desk.alone(), further))
        .child(entry("eye", || t().table.recap).on_click(move |_| open(Drawer::Recap)))
        .child(entry("list", || t().table.describe).on_click(move |_| open(Drawer::Describe)))
        .child(entry("help", || t().table.help).on_click(move |_| open(Drawer::Help)))
        .child(export)
        .child(link("settings", "#/settings", || t().shell.settings))
        .child(link("back", "#/", || t().table.leave).test("leave"));
    let theme = el("p").child(theme_switch());
    View::from((entries, pace_choice(), powers(desk), theme))
}

fn entry(drawing: &str, label: fn() -> &'static str) -> El {
    el("button").class("btn btn--quiet btn--wide").child(icon(drawing)).text(label)
}

fn link(drawing: &str, href: &'static str, label: fn() -> &'static str) -> El {
    el("a").class("btn btn--quiet btn--wide").attr("href", href).child(icon(drawing)).text(label)
}

/// One of several answers, of which one is on.
fn answer(
    group: String,
    is_on: impl Fn() -> bool + 'static,
    pick: impl Fn() + 'static,
    label: impl Fn() -> &'static str + 'static,
) -> El {
    let radio =
        el("input").attr("type", "radio").attr("name", group).checked(is_on).on_change(move |_| pick());
    el("label").child(radio).child(el("span").text(label))
}

fn pace_choice() -> El {
    let prefs = Prefs::get();
    let choice = move |(index, pace): (usize, Pace)| {
        answer(
            "pace".to_owned(),
            move || prefs.kept.get().pace == pace,
            move || prefs.kept.update(|kept| kept.pace = pace),
            move || t().shell.paces[index],
        )
    };
    el("fieldset")
        .class("seg")
        .test("pace")
        .child(el("legend").text(|| t().shell.pace))
        .child(Pace::ALL.into_iter().enumerate().map(choice).collect::<View>())
}

/// Always, ask or never, for each optional power that is owned.
fn powers(desk: Desk) -> View {
    let owned = move || {
        desk.version.track();
        Some(desk.play().powers(desk.eye.get()?, use_lang()))
    };
    swap(owned, move |owned| {
        let owned = owned?;
        let none = owned.is_empty().then(|| el("p").text(t().table.powers_none));
        let switches = owned.into_iter().map(|(power, name)| power_switch(desk, power, name));
        let section = el("section")
            .class("powers")
            .test("powers")
            .child(el("h3").text(t().table.powers))
            .child(none)
            .child(switches.collect::<View>())
            .child(forced(desk));
        Some(section)
    })
}

fn power_switch(desk: Desk, power: usize, name: &'static str) -> El {
    let choice = |(index, policy)| {
        answer(
            format!("power-{power}"),
            move || desk.policy(power) == Some(policy),
            move || desk.set_policy(power, policy),
            move || t().table.policies[index],
        )
    };
    el("fieldset")
        .class("seg")
        .child(el("legend").text(name))
        .child(POLICIES.into_iter().enumerate().map(choice).collect::<View>())
}

fn forced(desk: Desk) -> El {
    let is_on = move || {
        desk.version.track();
        desk.play().answers_forced()
    };
    let tick = el("input")
        .attr("type", "checkbox")
        .checked(is_on)
        .on_change(move |event: Event| desk.set_forced(event_target_checked(&event)));
    el("label").class("check").child(tick).child(el("span").text(|| t().table.answer_forced))
}
