//! Drawings out of the sprites: decorative, the words stand beside them.

use super::element::{El, svg};

/// An icon of the interface.
pub fn icon(name: &str) -> El {
    drawing(format!("art/ui.svg#ui-{name}")).class("icon")
}

/// A seat's mark, by the seat's index from 0.
pub fn mark(seat: usize, class: &'static str) -> El {
    drawing(format!("art/ui.svg#seat-{}", seat + 1)).class(class)
}

/// A drawing of a game's own sprite.
pub fn art(game: &str, id: &str, class: &'static str) -> El {
    drawing(format!("art/{game}.svg#{id}")).class(class)
}

fn drawing(href: String) -> El {
    svg("svg").attr("aria-hidden", "true").child(svg("use").attr("href", href))
}
