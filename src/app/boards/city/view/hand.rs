//! Hand, tiles, characters to choose from, and what would come of them.

use sobremesa::games::ginkgopolis::ids::{Card, Character, Tile};

use super::piece::{
    Piece, card_face, character_effect, character_face, chosen, drawn, item_art, piece, seen,
};
use super::{Board, region};
use crate::app::boards::city::build::{key, own_card_art, small_art};
use crate::app::boards::city::model::{CardModel, CharacterModel, Choice, Target, TileModel};
use crate::app::dom::{El, View, each, el, swap, when};
use crate::app::i18n::t;
use sobremesa::games::ginkgopolis::Item;

/// The hand.
pub fn hand(board: Board) -> El {
    region("table__hand pick", move || board.read(|model| model.hand.title.to_owned()))
        .test("hand")
        .child(cards(board))
        .child(tiles(board))
        .child(swap(move || board.read(|model| model.hand.forecast.clone()), told))
}

fn cards(board: Board) -> El {
    let cards = move || board.read(|model| model.hand.cards.iter().map(|card| card.card).collect::<Vec<_>>());
    let packet =
        move || board.read(|model| model.hand.packet.iter().map(|one| one.character).collect::<Vec<_>>());
    let card = move |card: Card| {
        let find = move |model: &super::Model| model.hand.cards.iter().find(|one| one.card == card).cloned();
        el("li").child(piece(board, find).test(format!("card-{card}")))
    };
    let character = move |character: Character| {
        let find = move |model: &super::Model| {
            model.hand.packet.iter().find(|one| one.character == character).cloned()
        };
        el("li").child(piece(board, find).test(format!("character-{}", character.number())))
    };
    el("ul")
        .class("pick__cards")
        .attr("data-rove", "")
        .child(each(packet, |one| format!("p{}", one.number()), character))
        .child(each(cards, Card::to_string, card))
}

fn tiles(board: Board) -> El {
    let tiles = move || board.read(|model| model.hand.tiles.iter().map(|tile| tile.tile).collect::<Vec<_>>());
    let none = move || board.read(|model| model.hand.no_tile);
    let tile = move |tile: Tile| {
        let find = move |model: &super::Model| model.hand.tiles.iter().find(|one| one.tile == tile).cloned();
        el("li").child(piece(board, find).test(format!("tile-{tile}")))
    };
    let without = move || {
        let class = move || chosen("gtile gtile--none", none().unwrap_or(Choice::Aside));
        let button = el("button").class(class).test("no-tile").on_click(move |_| board.tap(Target::NoTile));
        el("li").child(
            button
                .attr("aria-pressed", move || none() == Some(Choice::Chosen))
                .text(|| t().ginkgopolis().board.no_tile),
        )
    };
    el("ul")
        .class("pick__tiles")
        .attr("data-rove", "")
        .attr("aria-label", || t().ginkgopolis().board.your_tiles)
        .child(when(move || none().is_some(), without))
        .child(each(tiles, Tile::to_string, tile))
}

/// What would come of the selection.
fn told(told: Option<(String, bool)>) -> El {
    let (text, bad) = told.unwrap_or_default();
    el("p")
        .class(if bad { "forecast is-bad" } else { "forecast" })
        .attr("role", "status")
        .test("forecast")
        .text(text)
}

impl Piece for CardModel {
    fn target(&self) -> Target {
        Target::Card(self.card)
    }

    fn class(&self) -> String {
        "gcard".to_owned()
    }

    fn colour(&self) -> Option<&'static str> {
        Some(own_card_art(self.card).0)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn choice(&self) -> Choice {
        self.choice
    }

    fn face(&self) -> View {
        card_face(self.card, false)
    }
}

impl Piece for TileModel {
    fn target(&self) -> Target {
        Target::Tile(self.tile)
    }

    fn class(&self) -> String {
        "gtile".to_owned()
    }

    fn colour(&self) -> Option<&'static str> {
        Some(key(self.tile.colour()))
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn choice(&self) -> Choice {
        self.choice
    }

    fn face(&self) -> View {
        let tile = drawn(&format!("tile-{}", key(self.tile.colour())), "");
        (tile, seen("b", "").text(self.tile.number())).into()
    }
}

impl Piece for CharacterModel {
    fn target(&self) -> Target {
        Target::Character(self.character)
    }

    fn class(&self) -> String {
        "gcard".to_owned()
    }

    fn colour(&self) -> Option<&'static str> {
        Some(small_art(self.character).0)
    }

    fn spoken(&self) -> String {
        self.spoken.clone()
    }

    fn choice(&self) -> Choice {
        self.choice
    }

    fn face(&self) -> View {
        let def = self.character.def();
        let goods = [(Item::Resource, def.resources), (Item::Tile, def.tiles), (Item::Point, def.points)];
        let goods = goods
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(item, count)| seen("span", "gcard__good").text(count).child(drawn(item_art(item), "")));
        let effect = character_effect(self.character);
        let goods = seen("span", "gcard__goods").child(goods.collect::<Vec<_>>());
        (character_face(self.character), goods, effect).into()
    }
}
