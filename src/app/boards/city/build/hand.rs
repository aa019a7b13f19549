//! Hand, tiles, characters to choose from, and what would come of them.

use sobremesa::games::ginkgopolis::ids::{Card, CardKind, Character, Colour, Tile, Trigger};
use sobremesa::games::ginkgopolis::{Outlook, Prompt};

use super::{Table, own_seat, scene, texts};
use crate::app::boards::city::choice::{choice, deciding};
use crate::app::boards::city::forecast::Told;
use crate::app::boards::city::model::{CardModel, CharacterModel, Choice, HandModel, Target, TileModel};
use crate::app::i18n::ginkgopolis::{CardSpoken, Forecast};
use crate::app::i18n::words;

/// What lies in the hand of the seat that looks.
pub fn hand(look: Table<'_>) -> HandModel {
    let board = &look.view.seats[own_seat(look).index()];
    let words = &texts(look).board;
    let picked = board.play.map(|play| play.card).filter(|_| !board.committed);
    let cards = board.hand.iter().flatten().copied().chain(picked);
    let packet: Vec<_> =
        board.packet.iter().flatten().map(|&character| of_character(look, character)).collect();
    let with_tile = matches!(deciding(look), Some((_, Prompt::Card | Prompt::Tile)));
    let tiles: Vec<TileModel> = board.tiles.iter().flatten().map(|&tile| of_tile(look, tile)).collect();
    HandModel {
        title: if packet.is_empty() { words.your_hand } else { words.packet },
        cards: cards.map(|card| of_card(look, card)).collect(),
        no_tile: (with_tile && !tiles.is_empty()).then(|| choice(look, Target::NoTile)),
        tiles,
        packet,
        forecast: told(look),
    }
}

fn of_card(look: Table<'_>, card: Card) -> CardModel {
    let choice = choice(look, Target::Card(card));
    let (legal, chosen) = (choice == Choice::Free, choice == Choice::Chosen);
    CardModel { card, choice, spoken: (texts(look).spoken.card)(&CardSpoken { card, legal, chosen }) }
}

fn of_tile(look: Table<'_>, tile: Tile) -> TileModel {
    let choice = choice(look, Target::Tile(tile));
    let spoken = (texts(look).spoken.tile)(tile, choice == Choice::Free, choice == Choice::Chosen);
    TileModel { tile, choice, spoken }
}

fn of_character(look: Table<'_>, character: Character) -> CharacterModel {
    let text = texts(look);
    let spoken = format!("{}. {}", (text.character)(character), (text.character_effect)(character));
    CharacterModel { character, choice: choice(look, Target::Character(character)), spoken }
}

/// What would come of the selection, and whether it cannot be paid.
fn told(look: Table<'_>) -> Option<(String, bool)> {
    let text = texts(look);
    deciding(look)?;
    if let Some(keep) = look.draft.keep {
        return Some(((text.character_effect)(keep), false));
    }
    let Told { forecast, instead } = (*look.preview)?;
    let mut said = (text.forecast)(&forecast, &scene(look));
    let more = match (instead, forecast) {
        (Some(instead), _) => Some((text.forecast)(&instead, &scene(look))),
        (None, Forecast::Urbanize { letter, .. }) => {
            Outlook::of(look.view, letter).map(|outlook| (text.markers)(letter, &outlook))
        }
        (None, _) => None,
    };
    if let Some(more) = more {
        said.push_str(if words(look.lang).table.spaced { " " } else { "" });
        said.push_str(&more);
    }
    Some((said, instead.is_some()))
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
