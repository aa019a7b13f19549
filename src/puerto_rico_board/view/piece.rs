//! Things that can be tapped: a button that stays, so that the focus does, with a face that is drawn from its data.

use leptos::prelude::*;

use super::board::{Board, GAME};
use crate::model::{Choice, Model, Target};
use table::touch::{Touch, touchable};
use ui::diffed::diffed;
use ui::drawings::Art;

/// Something on the board, as its view needs it.
pub trait BoardPiece: Clone + PartialEq + Send + Sync + 'static {
    /// Target of a tap.
    fn target(&self) -> Target;

    /// Its classes, states included.
    fn class(&self) -> String;

    /// Its name for those who cannot see it.
    fn spoken(&self) -> String;

    /// Visible face.
    fn face(&self) -> AnyView;

    /// The same without what the face does not show: while that stays, nothing is
    /// drawn anew.
    fn seen(&self) -> Self {
        self.clone()
    }
}

/// The button of the piece that `find` finds in the model.
#[component]
pub fn PieceButton<P: BoardPiece>(
    /// The board it belongs to.
    board: Board,
    /// Finds its data; without them the button is empty.
    find: impl Fn(&Model) -> Option<P> + Send + Sync + 'static,
) -> impl IntoView {
    let piece = Memo::new(move |_| board.read(|model| find(model)));
    let seen = Memo::new(move |_| piece.with(|piece| piece.as_ref().map(P::seen)));
    let touch = Touch::new(move || piece.with(|piece| piece.as_ref().map(P::target)), board.table);
    view! {
        <button
            use:touchable=touch
            class=move || piece.with(|piece| piece.as_ref().map(P::class))
            aria-label=move || piece.with(|piece| piece.as_ref().map(P::spoken))
        >
            {move || seen.with(|seen| seen.as_ref().map(|piece| diffed(|| piece.face())))}
        </button>
    }
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
#[component]
pub fn Drawn(
    /// The drawing's ID.
    #[prop(into)]
    id: String,
    /// Its classes.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! { <Art game=GAME id class /> }
}

/// A drawing with a figure; the words stand in the name of the button around it.
#[component]
pub fn Stat(
    /// The drawing's ID.
    #[prop(into)]
    id: String,
    #[prop(into)] figure: String,
    /// Classes of both together.
    #[prop(default = "stat")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <span class=class aria-hidden="true">
            <Drawn id />
            {figure}
        </span>
    }
}
