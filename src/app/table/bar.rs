//! The bar above the table: menu, title, round, tools.

use std::mem::discriminant;

use leptos::prelude::*;

use super::desk::{Desk, Drawer};
use crate::app::dom::{El, el, icon, react};
use crate::app::i18n::{t, use_lang};
use crate::app::screens::parts::lang_switch;

/// The bar.
pub fn app_bar(desk: Desk) -> El {
    let title = move || desk.play().title(use_lang());
    react(move || document().set_title(&format!("{} · {}", title(), t().shell.project)));
    let tools = el("nav")
        .class("appbar__tools")
        .attr("aria-label", || t().table.tools)
        .child(lang_switch())
        .child(tool(desk, "actions", "list", || t().table.actions, Drawer::Actions))
        .child(tool(desk, "log", "log", || t().table.log, Drawer::Log))
        .child(tool(desk, "rules", "rules", || t().shell.rules, Drawer::Rules(None)));
    let round = move || desk.chrome.with(|chrome| chrome.round.clone());
    let name = el("div")
        .class("appbar__name")
        .child(el("h1").class("appbar__title").text(title))
        .child(el("p").class("appbar__round").test("round").text(round));
    el("header")
        .class("appbar")
        .child(tool(desk, "menu", "menu", || t().shell.menu, Drawer::Menu))
        .child(name)
        .child(tools)
}

/// A button that opens and closes a drawer.
fn tool(desk: Desk, test: &'static str, drawing: &str, label: fn() -> &'static str, drawer: Drawer) -> El {
    let is_open = move || desk.drawer.get().is_some_and(|open| discriminant(&open) == discriminant(&drawer));
    el("button")
        .class("iconbtn")
        .test(test)
        .attr("aria-label", label)
        .attr("aria-expanded", is_open)
        .on_click(move |_| desk.toggle(drawer))
        .child(icon(drawing))
}
