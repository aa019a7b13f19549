//! The bar above the table: menu, title, round, tools.

use leptos::prelude::*;

use super::store::{Drawer, Seatable, Table};
use crate::app::i18n::t;
use crate::app::screens::parts::{LangSwitch, icon};

/// The bar.
#[component]
pub fn AppBar<G: Seatable>(
    /// The table.
    table: Table<G>,
    /// "Round 9".
    #[prop(into)]
    round: Signal<String>,
) -> impl IntoView {
    let title = move || G::title(crate::app::i18n::use_lang());
    Effect::new(move |_| document().set_title(&format!("{} · {}", title(), t().shell.project)));
    let expanded = move |drawer| (table.drawer.get() == Some(drawer)).to_string();
    view! {
        <header class="appbar">
            <button
                class="iconbtn"
                data-testid="menu"
                aria-label=move || t().shell.menu
                aria-expanded=move || expanded(Drawer::Menu)
                on:click=move |_| table.toggle(Drawer::Menu)
            >
                {icon("menu")}
            </button>
            <h1 class="appbar__title">{title}</h1>
            <p class="appbar__round" data-testid="round">{round}</p>
            <nav class="appbar__tools" aria-label=move || t().table.tools>
                <LangSwitch />
                <button
                    class="iconbtn"
                    data-testid="actions"
                    aria-label=move || t().table.actions
                    aria-expanded=move || expanded(Drawer::Actions)
                    on:click=move |_| table.toggle(Drawer::Actions)
                >
                    {icon("list")}
                </button>
                <button
                    class="iconbtn"
                    data-testid="log"
                    aria-label=move || t().table.log
                    aria-expanded=move || expanded(Drawer::Log)
                    on:click=move |_| table.toggle(Drawer::Log)
                >
                    {icon("log")}
                </button>
                <button
                    class="iconbtn"
                    data-testid="rules"
                    aria-label=move || t().shell.rules
                    aria-expanded=move || matches!(table.drawer.get(), Some(Drawer::Rules(_))).to_string()
                    on:click=move |_| table.toggle(Drawer::Rules(None))
                >
                    {icon("rules")}
                </button>
            </nav>
        </header>
    }
}
