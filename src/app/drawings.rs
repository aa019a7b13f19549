//! Drawings out of the sprites. They are decorative: the words stand beside them.

use leptos::prelude::*;

/// An icon of the interface.
#[component]
pub fn Icon(
    /// Its name in `ui.svg`, without the prefix.
    name: &'static str,
) -> impl IntoView {
    view! { <Drawing href=format!("art/ui.svg#ui-{name}") class="icon" /> }
}

/// A seat's mark.
#[component]
pub fn SeatMark(
    /// The seat's index, from 0.
    seat: usize,
    /// Its classes.
    #[prop(default = "mark")]
    class: &'static str,
) -> impl IntoView {
    view! { <Drawing href=format!("art/ui.svg#seat-{}", seat + 1) class /> }
}

/// A drawing of a game's own sprite.
#[component]
pub fn Art(
    /// The key of the game.
    game: &'static str,
    /// The drawing's ID in the game's sprite.
    #[prop(into)]
    id: String,
    /// Its classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <Drawing href=format!("art/{game}.svg#{id}") class /> }
}

#[component]
fn Drawing(href: String, class: &'static str) -> impl IntoView {
    view! { <svg class=class aria-hidden="true"><use href=href /></svg> }
}
