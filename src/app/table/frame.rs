//! What surrounds every board: bar, banners, drawers, sheets, curtain.

use leptos::prelude::*;

use super::bar::AppBar;
use super::store::{Seatable, Table};

/// The frame around a board.
#[component]
pub fn Frame<G: Seatable>(
    /// The table.
    table: Table<G>,
    /// "Round 9".
    #[prop(into)]
    round: Signal<String>,
    /// What stays to be said until the end.
    #[prop(into)]
    banner: Signal<Option<String>>,
    /// The regions of the board.
    children: ChildrenFn,
) -> impl IntoView {
    let _ = banner;
    view! {
        <Show when=move || table.curtain.get().is_none() fallback=|| ()>
            <div class=move || if table.past.get().is_some() { "table is-past" } else { "table" } data-game=G::ID>
                <AppBar table=table round=round />
                {children()}
            </div>
        </Show>
    }
}
