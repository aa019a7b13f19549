//! Things that can be tapped: an element that stays, so that the focus does,
//! with a face that is made anew when its data change.

use super::{Board, GAME};
use crate::app::boards::mat::model::{Choice, Model, Target};
use crate::app::dom::{El, View, art, el, swap};
use crate::app::table::touch::Touch;

/// Something on the board, as its view needs it.
pub trait Piece: Clone + PartialEq + 'static {
    /// What it answers to.
    fn target(&self) -> Target;

    /// Its classes, states included.
    fn class(&self) -> String;

    /// Its name for those who cannot see it.
    fn spoken(&self) -> String;

    /// What is seen.
    fn face(&self) -> View;
}

/// The button of a piece that `find` finds in the model.
pub fn piece<P: Piece>(
    board: Board,
    find: impl Fn(&Model) -> Option<P> + Copy + Send + Sync + 'static,
) -> El {
    let read = move || board.read(find);
    let touch = Touch::new(move || read().map(|piece| piece.target()), board.table);
    touch
        .on(el("button"))
        .class(move || read().map(|piece| piece.class()))
        .attr("aria-label", move || read().map(|piece| piece.spoken()))
        .child(swap(read, |piece| piece.map(|piece| piece.face())))
}

/// A class with the state of a choice.
pub fn chosen(class: &str, choice: Choice) -> String {
    let state = match choice {
        Choice::Aside => "",
        Choice::Free => " is-legal",
        Choice::Chosen => " is-selected",
        Choice::Barred => " is-dim",
    };
    format!("{class}{state}")
}

/// A drawing of the game's sprite.
pub fn drawn(id: &str, class: &'static str) -> El {
    art(GAME, id, class)
}

/// Something unspoken that is seen only: the words stand in the button's name.
pub fn seen(tag: &'static str, class: &'static str) -> El {
    el(tag).class(class).attr("aria-hidden", "true")
}

/// A drawing with a figure.
pub fn stat(class: &'static str, id: &str, figure: String) -> El {
    seen("span", class).child(drawn(id, "")).text(figure)
}
