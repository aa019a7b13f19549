//! Things that can be tapped: an element that stays, so that the focus does,
//! with a face that is made anew when its data change.

use sobremesa::games::ginkgopolis::data::cards::{Effect, EndEffect, effect};
use sobremesa::games::ginkgopolis::ids::{Card, CardKind, Character, Item, Trigger};

use super::{Board, GAME};
use crate::app::boards::city::Piece as Printed;
use crate::app::boards::city::build::{own_card_art, small_art};
use crate::app::boards::city::model::{Choice, Model, Target};
use crate::app::dom::{El, View, art, el, swap};
use crate::app::table::touch::Touch;

/// Something on the board, as its view needs it.
pub trait Piece: Clone + PartialEq + 'static {
    /// What it answers to.
    fn target(&self) -> Target;

    /// Its classes, states included.
    fn class(&self) -> String;

    /// The key of its colour, for the style.
    fn colour(&self) -> Option<&'static str>;

    /// Its name for those who cannot see it.
    fn spoken(&self) -> String;

    /// How it stands.
    fn choice(&self) -> Choice;

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
        .class(move || read().map(|piece| chosen(&piece.class(), piece.choice())))
        .attr("data-color", move || read().and_then(|piece| piece.colour()))
        .attr("aria-label", move || read().map(|piece| piece.spoken()))
        .child(swap(read, |piece| piece.map(|piece| piece.face())))
}

/// A class with the state of a choice.
pub fn chosen(class: &str, choice: Choice) -> String {
    let state = match choice {
        Choice::Aside => "",
        Choice::Free => " is-legal",
        Choice::Chosen => " is-selected",
    };
    format!("{class}{state}")
}

/// A drawing of the game's sprite.
pub fn drawn(id: &str, class: &'static str) -> El {
    art(GAME, id, class)
}

/// Something that is seen only: the words stand in the button's name.
pub fn seen(tag: &'static str, class: &'static str) -> El {
    el(tag).class(class).attr("aria-hidden", "true")
}

/// A drawing with a figure.
pub fn stat(class: &'static str, id: &str, figure: String) -> El {
    seen("span", class).child(drawn(id, "")).text(figure)
}

/* Cards. */

/// The drawing of a deed.
pub fn deed_art(deed: Trigger) -> &'static str {
    ["do-e", "do-u", "do-c"][deed as usize]
}

/// The drawing of something that can be gained.
pub fn item_art(item: Item) -> &'static str {
    match item {
        Item::Resource => "i-resource",
        Item::Tile => "i-tile",
        Item::Point => "i-point",
    }
}

/// A card as it is printed; small ones without their effect.
pub fn card_face(card: Card, small: bool) -> View {
    let (_, id, number) = own_card_art(card);
    let effects = (!small).then(|| printed_effect(card));
    (drawn(&id, "gcard__art"), seen("b", "gcard__no").text(number), effects).into()
}

/// What works when, in drawings.
fn printed_effect(card: Card) -> El {
    let line = seen("span", "gcard__fx");
    let CardKind::Building(tile) = card.kind() else { return line.child(drawn("do-u", "")) };
    match effect(tile) {
        Effect::Permanent(deed, items) => line
            .child(drawn(deed_art(deed), ""))
            .child(el("i").text("→"))
            .child(items.iter().map(|&item| drawn(item_art(item), "")).collect::<Vec<_>>()),
        Effect::AtEnd(end) => line.child(el("i").text("=")).child(drawn(end_art(end), "")),
    }
}

fn end_art(end: EndEffect) -> &'static str {
    match end {
        EndEffect::Resources(_) => "end-res",
        EndEffect::Low => "end-low",
        EndEffect::High => "end-high",
        EndEffect::Cards(_) => "end-cards",
        EndEffect::OfColour(_) => "end-colour",
        EndEffect::Nine => "end-flat",
    }
}

/// A character as it is printed.
pub fn character_face(character: Character) -> View {
    drawn(&small_art(character).1, "gcard__art").into()
}

/// A card as it is printed, for the rules reference; its figures are to be
/// read beside it, so it is hidden from screen readers.
pub fn printed(piece: Printed) -> View {
    let (colour, face) = match piece {
        Printed::Card(card) => (own_card_art(card).0, card_face(card, false)),
        Printed::Character(one) => (small_art(one).0, (character_face(one), character_effect(one)).into()),
    };
    seen("span", "gcard").attr("data-color", colour).child(face).into()
}

/// What a character brings when, in drawings.
pub fn character_effect(character: Character) -> El {
    let def = character.def();
    seen("span", "gcard__fx")
        .child(drawn(deed_art(def.trigger), ""))
        .child(el("i").text("→"))
        .child(drawn(item_art(def.colour.item()), ""))
}
