//! Behind the screen, and the cards in three columns with their sums.

use leptos::prelude::*;
use sobremesa::games::ginkgopolis::ids::{Card, Character};

use super::piece::{card_face, character_face, deed_art, drawn, item_art, seen};
use super::{Board, region};
use crate::app::boards::city::build::{own_card_art, small_art};
use crate::app::boards::city::model::{ColumnModel, EngineModel, MineModel, Target};
use crate::app::dom::{El, View, el, swap};
use crate::app::i18n::{t, use_lang, words};
use crate::app::table::touch::Touch;

/// Behind the screen of the seat in front, with the button that opens the
/// cards on a phone.
pub fn mine(board: Board) -> El {
    let read = move || board.read(|model| model.mine.clone());
    let open =
        el("button")
            .class("btn btn--quiet mine__open")
            .test("engine-open")
            .attr("aria-expanded", move || board.engine.get())
            .on_click(move |_| board.engine.update(|open| *open = !*open))
            .text(move || {
                if board.engine.get() { t().ginkgopolis().board.hide } else { t().ginkgopolis().board.engine }
            });
    region("table__mine mine", move || read().title)
        .test("mine")
        .child(swap(read, |mine| facts(&mine)))
        .child(open)
}

fn facts(mine: &MineModel) -> View {
    let fact = |(id, figure, label): &(&'static str, String, &'static str)| {
        seen("span", "mine__fact").child(drawn(id, "")).text(figure.clone()).child(el("small").text(*label))
    };
    (
        el("p").class("vh").text(mine.spoken.clone()),
        seen("p", "mine__facts")
            .child(mine.facts.iter().map(fact).collect::<Vec<_>>())
            .child(el("small").class("mine__reserve").text(mine.reserve.clone())),
    )
        .into()
}

/// The cards of the seat in front.
pub fn engine(board: Board) -> El {
    let read = move || board.read(|model| model.engine.clone());
    el("section")
        .class(move || match board.engine.get() {
            true => "table__engine engine is-open",
            false => "table__engine engine",
        })
        .test("engine")
        .attr("data-rove", "")
        .attr("aria-label", move || read().title)
        .child(swap(read, move |engine| columns(board, &engine)))
}

fn columns(board: Board, engine: &EngineModel) -> View {
    let columns = engine.columns.iter().map(|one| column(board, one)).collect::<Vec<_>>();
    let at_end = (!engine.at_end.is_empty()).then(|| {
        el("div")
            .class("engine__end")
            .child(el("span").text(t().ginkgopolis().board.at_end))
            .child(engine.at_end.iter().map(|&card| kept(board, card)).collect::<Vec<_>>())
    });
    (columns, at_end).into()
}

fn column(board: Board, column: &ColumnModel) -> El {
    let sum = column
        .sum
        .parts()
        .map(|(item, count)| el("span").text(format!("+{count}")).child(drawn(item_art(item), "")));
    let characters = column.characters.iter().map(|&one| crew(board, one));
    let cards = column.cards.iter().map(|&card| kept(board, card));
    el("div")
        .class("engine__col")
        .child(el("h3").class("engine__head").child(drawn(deed_art(column.trigger), "")).text(column.name))
        .child(el("p").class("vh").text(column.spoken.clone()))
        .child(seen("p", "engine__sum").child(sum.collect::<Vec<_>>()))
        .child(el("div").class("engine__cards").child(characters.chain(cards).collect::<Vec<_>>()))
}

fn kept(board: Board, card: Card) -> El {
    let text = words(use_lang()).ginkgopolis();
    Touch::new(move || Some(Target::Kept(card)), board.table)
        .on(el("button"))
        .class("gcard gcard--small")
        .attr("data-color", own_card_art(card).0)
        .attr("aria-label", format!("{}. {}", (text.card)(card), (text.effect)(card)))
        .child(card_face(card, true))
}

fn crew(board: Board, character: Character) -> El {
    let text = words(use_lang()).ginkgopolis();
    Touch::new(move || Some(Target::Crew(character)), board.table)
        .on(el("button"))
        .class("gcard gcard--small")
        .attr("data-color", small_art(character).0)
        .attr(
            "aria-label",
            format!("{}. {}", (text.character)(character), (text.character_effect)(character)),
        )
        .child(character_face(character))
}
