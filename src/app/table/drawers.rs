//! What can lie over the side of the table: log, actions, menu, keys, recap.

use super::desk::{Desk, Drawer};
use super::log::log_list;
use super::menu::menu;
use crate::app::boards::Line;
use crate::app::dom::{El, View, el, icon, mark, swap};
use crate::app::i18n::{t, use_lang};
use crate::app::screens::aside::panel_aside;
use leptos::prelude::*;

/// The drawer that is open, if any.
pub fn drawers(desk: Desk) -> View {
    swap(
        move || desk.drawer.get(),
        move |drawer| {
            let drawer = drawer?;
            let body = match drawer {
                Drawer::Log => log_list(desk),
                Drawer::Actions => action_list(desk).into(),
                Drawer::Menu => menu(desk),
                Drawer::Help => keys(desk).into(),
                Drawer::Describe => description(desk).into(),
                Drawer::Recap => recap(desk),
                Drawer::Rules(rule) => {
                    let play = desk.play();
                    let (game, reading) = (play.id(), play.reading());
                    panel_aside(move |aside| (aside.panel)(game, reading, rule.map(str::to_owned))).into()
                }
            };
            Some(side(desk, drawer, body))
        },
    )
}

fn title(drawer: Drawer) -> &'static str {
    match drawer {
        Drawer::Log => t().table.log,
        Drawer::Actions => t().table.actions,
        Drawer::Menu => t().shell.menu,
        Drawer::Help => t().table.help,
        Drawer::Describe => t().table.describe,
        Drawer::Recap => t().table.recap,
        Drawer::Rules(_) => t().shell.rules,
    }
}

fn side(desk: Desk, drawer: Drawer, body: View) -> El {
    let close = el("button")
        .class("iconbtn")
        .attr("aria-label", || t().shell.close)
        .on_click(move |_| desk.close_drawer())
        .focused()
        .child(icon("close"));
    el("aside")
        .class("drawer")
        .test("drawer")
        .attr("aria-label", move || title(drawer))
        .child(el("header").class("drawer__head").child(el("h2").text(move || title(drawer))).child(close))
        .child(el("div").class("drawer__body").child(body))
}

/// Every legal action as a sentence, grouped by what it concerns.
fn action_list(desk: Desk) -> El {
    let entry = move |place: usize, text: String| {
        let act = move |_| {
            desk.play().choose(place);
            desk.close_drawer();
        };
        el("li").child(el("button").class("actions__do").test("do").on_click(act).text(text))
    };
    let list = move |actions: Vec<(&'static str, String)>| -> View {
        if actions.is_empty() {
            return el("p").text(t().table.no_actions).into();
        }
        let mut groups: Vec<(&'static str, El)> = Vec::new();
        for (place, (name, text)) in actions.into_iter().enumerate() {
            let known = groups.iter().position(|(known, _)| *known == name);
            let group = known.unwrap_or_else(|| {
                groups.push((name, el("ul")));
                groups.len() - 1
            });
            groups[group].1 = groups[group].1.clone().child(entry(place, text));
        }
        groups.into_iter().map(|(name, entries)| (el("h3").text(name), entries)).collect()
    };
    el("section").class("actions").attr("data-rove", "").child(swap(move || desk.play().actions(), list))
}

fn keys(desk: Desk) -> El {
    let row = |&(key, what): &(&'static str, &'static str)| {
        el("div").class("keys__row").child(el("dt").child(el("kbd").text(key))).child(el("dd").text(what))
    };
    el("dl").class("keys").child(move || {
        let own = desk.play().keys(use_lang());
        t().table.key_names.iter().chain(own).map(row).collect::<View>()
    })
}

fn description(desk: Desk) -> El {
    let sentences = |texts: Vec<String>| texts.into_iter().map(|text| el("p").text(text)).collect::<View>();
    el("div").class("spoken").child(swap(move || desk.play().describe(), sentences))
}

/// What has happened since one's own last move.
fn recap(desk: Desk) -> View {
    let line = move |line: Line| {
        let step = line.step;
        let show = el("button")
            .on_click(move |_| desk.look_back(Some(step)))
            .child(line.seat.map(|seat| mark(seat.index(), "mark")))
            .child(el("span").text(line.text));
        el("li").class("log__line").child(show)
    };
    swap(
        move || desk.lines_from(desk.last_own_move() + 1),
        move |lines| match lines.is_empty() {
            true => el("p").text(|| t().table.recap_none),
            false => el("ol").class("log").child(lines.into_iter().map(line).collect::<View>()),
        },
    )
}
