//! Sheets: everything about one piece.

use sobremesa::games::ginkgopolis::Ginkgopolis;
use sobremesa::games::ginkgopolis::ids::{Card, CardKind, Character, Tile};

use super::build::{own_card_art, scene, small_art, texts};
use super::model::Target;
use crate::app::boards::BoardContext;
use crate::app::table::model::Sheet;

type Table<'a> = BoardContext<'a, Ginkgopolis>;

/// The sheet of `target`, if it has one.
pub fn sheet(context: Table<'_>, target: Target) -> Option<Sheet> {
    match target {
        Target::Building(tile) => Some(building(context, tile)),
        Target::Marker(letter) => Some(card(context, Card::urban(letter))),
        Target::Card(shown) | Target::Kept(shown) => Some(match shown.kind() {
            CardKind::Building(tile) => building(context, tile),
            CardKind::Urban(_) => card(context, shown),
        }),
        Target::Tile(tile) => Some(card(context, Card::building(tile))),
        Target::Character(one) | Target::Crew(one) => Some(character(context, one)),
        _ => None,
    }
}

/// A building with its card: who owns it, how high it is.
fn building(context: Table<'_>, tile: Tile) -> Sheet {
    let board = &texts(context).board;
    let mut sheet = card(context, Card::building(tile));
    if let Some(here) = context.view.city.iter().find(|building| building.tile == tile) {
        sheet.now.push((board.height)(here.height));
        if let Some(owner) = here.owner {
            sheet.facts.push((board.owner.to_owned(), scene(context).name(owner).to_owned()));
        }
        if here.pawn {
            sheet.now.push(board.new_building.to_owned());
        }
    }
    sheet
}

fn card(context: Table<'_>, card: Card) -> Sheet {
    let (text, other) = (texts(context), context.lang.other().ginkgopolis_pieces());
    let (_, art, number) = own_card_art(card);
    let (class, facts, rule) = match card.kind() {
        CardKind::Building(tile) => {
            ((text.kind)(tile.colour()), vec![(text.board.number.to_owned(), number)], "GK-CTY-05")
        }
        CardKind::Urban(_) => {
            let deed = sobremesa::games::ginkgopolis::Trigger::Urbanize;
            ((text.deed)(deed), Vec::new(), "GK-URB-01")
        }
    };
    Sheet {
        art,
        stripe: None,
        class: class.to_owned(),
        name: (text.card)(card),
        other_name: (other.card)(card),
        facts,
        effect: (text.effect)(card),
        now: Vec::new(),
        rule,
    }
}

fn character(context: Table<'_>, one: Character) -> Sheet {
    let (text, other) = (texts(context), context.lang.other().ginkgopolis_pieces());
    Sheet {
        art: small_art(one).1,
        stripe: None,
        class: (text.family)(one.def().colour).to_owned(),
        name: (text.character)(one),
        other_name: (other.character)(one),
        facts: Vec::new(),
        effect: (text.character_effect)(one),
        now: Vec::new(),
        rule: "GK-EFF-01",
    }
}
