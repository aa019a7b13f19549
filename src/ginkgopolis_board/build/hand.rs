//! Hand, tiles, characters to choose from, and what would come of them.

use ginkgopolis::ids::{Card, CardKind, Character, Colour, Tile, Trigger};
use ginkgopolis::{Action, Outlook, Prompt};

use super::{beside, own_seat, scene, texts};
use crate::Context;
use crate::forecast::DraftForecast;
use crate::meaning::{choice, deciding};
use crate::model::{CardModel, CharacterModel, HandModel, Target, TileModel};
use crate::words::messages::SelectionForecast;

/// Hand of the seat that looks.
pub fn hand(context: Context<'_>) -> HandModel {
    let board = &context.view.seats[own_seat(context).index()];
    let words = texts(context).board;
    let picked = board.play.map(|play| play.card).filter(|_| !board.committed);
    let cards = board.hand.iter().flatten().copied().chain(picked);
    let packet: Vec<_> =
        board.packet.iter().flatten().map(|&character| of_character(context, character)).collect();
    let with_tile = matches!(deciding(context), Some((_, Prompt::Card | Prompt::Tile)));
    let tiles: Vec<TileModel> = board.tiles.iter().flatten().map(|&tile| of_tile(context, tile)).collect();
    HandModel {
        title: if packet.is_empty() { words.your_hand() } else { words.packet() },
        cards: cards.map(|card| of_card(context, card)).collect(),
        no_tile: (with_tile && !tiles.is_empty()).then(|| choice(context, Target::NoTile)),
        tiles,
        packet,
        forecast: told(context),
    }
}

fn of_card(context: Context<'_>, card: Card) -> CardModel {
    let choice = choice(context, Target::Card(card));
    let around = match card.kind() {
        CardKind::Building(_) => [None; 4],
        CardKind::Urban(letter) => {
            let marker = context.view.markers.iter().find(|marker| marker.letter == letter);
            marker.map_or([None; 4], |marker| beside(context.view, marker.cell))
        }
    };
    let near: Vec<Tile> = around.into_iter().flatten().collect();
    CardModel { card, around, choice, spoken: texts(context).spoken_hand_card(card, &near, choice) }
}

fn of_tile(context: Context<'_>, tile: Tile) -> TileModel {
    let choice = choice(context, Target::Tile(tile));
    TileModel { tile, choice, spoken: texts(context).spoken_tile(tile, choice) }
}

fn of_character(context: Context<'_>, character: Character) -> CharacterModel {
    let spoken = texts(context).spoken_character(character);
    CharacterModel { character, choice: choice(context, Target::Character(character)), spoken }
}

/// Forecast of the selection, and whether it cannot be paid.
fn told(context: Context<'_>) -> Option<(String, bool)> {
    let text = texts(context);
    deciding(context)?;
    if let Some(Action::Keep(keep)) = context.draft.chosen {
        return Some((text.character_effect(keep), false));
    }
    let DraftForecast { forecast, instead } = (*context.preview)?;
    let said = text.forecast(&forecast, &scene(context));
    let more = match (instead, forecast) {
        (Some(instead), _) => Some(text.forecast(&instead, &scene(context))),
        (None, SelectionForecast::Urbanize { letter, .. }) => {
            Outlook::of(context.view, letter).map(|outlook| text.markers(letter, &outlook))
        }
        (None, _) => None,
    };
    Some((text.sentences([said].into_iter().chain(more)), instead.is_some()))
}

/* Drawings. */

/// A colour as drawings and styles name it.
pub fn key(colour: Colour) -> &'static str {
    ["b", "r", "y"][colour as usize]
}

/// Colour of the frame, drawing and name of a card.
pub fn own_card_art(card: Card) -> (&'static str, String, String) {
    match card.kind() {
        CardKind::Building(tile) => {
            let tier = [3, 6, 9].iter().filter(|&&last| tile.number() > last).count() + 1;
            let key = key(tile.colour());
            (key, format!("house-{key}{tier}"), tile.number().to_string())
        }
        CardKind::Urban(letter) => ("plan", "plan".to_owned(), letter.to_string()),
    }
}

/// Colour of the frame and drawing of a character.
pub fn small_art(character: Character) -> (&'static str, String) {
    let (def, key) = (character.def(), key(character.def().colour));
    let deed = match def.trigger {
        Trigger::Exploit => 'e',
        Trigger::Urbanize => 'u',
        Trigger::Construct => 'c',
    };
    (key, format!("face-{key}{deed}"))
}
