//! Drawings out of the sprites. They are decorative: the words stand beside them.

use leptos::prelude::*;

use crate::diffed::is_aside;
use crate::sprites::{address, drawing, seat_mark};

/// An icon of the interface.
#[component]
pub fn Icon(
    /// Its name in `ui.svg`, without the prefix.
    name: &'static str,
) -> impl IntoView {
    view! { <Drawing href=address("ui", &format!("ui-{name}")) class="icon" /> }
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
    view! { <Drawing href=seat_mark(seat) class /> }
}

/// A drawing of a game's own sprites.
#[component]
pub fn Art(
    /// The key of the game.
    game: &'static str,
    /// The drawing's ID, with its sprite if that is a further one.
    #[prop(into)]
    id: String,
    /// Its classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <Drawing href=drawing(game, &id) class /> }
}

#[component]
fn Drawing(href: String, class: &'static str) -> impl IntoView {
    match is_aside() {
        true => view! { <svg class=class aria-hidden="true"><use data-href=href /></svg> }.into_any(),
        false => view! { <svg class=class aria-hidden="true"><use href=href /></svg> }.into_any(),
    }
}

/// A drawing of a game's own sprites that stands nowhere yet, for what moves over the page.
pub fn detached(game: &str, id: &str, class: &str) -> web_sys::Element {
    let svg = |tag| {
        let element = document().create_element_ns(Some("http://www.w3.org/2000/svg"), tag);
        element.expect("invariant: tags are constants")
    };
    let set = |element: &web_sys::Element, name, value: &str| {
        element.set_attribute(name, value).expect("invariant: names of attributes are constants");
    };
    let (drawn, used) = (svg("svg"), svg("use"));
    set(&drawn, "class", class);
    set(&drawn, "aria-hidden", "true");
    set(&used, "href", &drawing(game, id));
    drawn.append_child(&used).expect("invariant: a new element can be appended");
    drawn
}
