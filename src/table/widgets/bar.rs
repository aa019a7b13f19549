//! The bar above the table: menu, title, round, and the tools that are used all the time; the rest is in the menu.

use std::mem::discriminant;

use leptos::prelude::*;

use crate::state::panels::{Drawer, Panels};
use crate::{GameBoard, Table};
use ui::drawings::Icon;
use ui::i18n::t;
use ui::route::Route;

#[component]
pub fn AppBar<G: GameBoard>(table: Table<G>) -> impl IntoView {
    Effect::new(move |_| document().set_title(&format!("{} · {}", table.game.title(), t().shell.project())));
    let panels = table.store.panels();
    let hints = Memo::new(move |_| table.has_hints());
    let ended = Memo::new(move |_| table.game.has_ended() && table.store.is_kept);
    let review = table.store.id.with_value(|id| Route::Review(id.clone()).to_string());
    view! {
        <header class="appbar">
            <Tool panels name="menu" drawing="menu" label=|| t().shell.menu() drawer=Drawer::Menu />
            <div class="appbar__name">
                <h1 class="appbar__title">{move || table.game.title()}</h1>
                <p class="appbar__round" data-testid="round">{move || table.round()}</p>
            </div>
            <nav class="appbar__tools" aria-label=move || t().table.tools()>
                <Tool panels name="actions" drawing="list" label=|| t().table.actions() drawer=Drawer::Actions />
                <Show when=move || hints.get()>
                    <Tool panels name="hint" drawing="hint" label=|| t().hints.title() drawer=Drawer::Hint />
                </Show>
                <Show when=move || ended.get()>
                    <a
                        class="iconbtn"
                        data-testid="review"
                        href=review.clone()
                        aria-label=move || t().review.title()
                    >
                        <Icon name="chart" />
                    </a>
                </Show>
                <Tool panels name="log" drawing="log" label=|| t().table.log() drawer=Drawer::Log />
            </nav>
        </header>
    }
}

/// A button that opens and closes a drawer.
#[component]
fn Tool(
    panels: Panels,
    /// Its name in tests.
    name: &'static str,
    /// Its icon.
    drawing: &'static str,
    label: fn() -> &'static str,
    drawer: Drawer,
) -> impl IntoView {
    let is_open =
        move || panels.drawer.get().is_some_and(|open| discriminant(&open) == discriminant(&drawer));
    view! {
        <button
            class="iconbtn"
            data-testid=name
            aria-label=label
            aria-expanded=move || is_open().to_string()
            on:click=move |_| panels.toggle(drawer)
        >
            <Icon name=drawing />
        </button>
    }
}
