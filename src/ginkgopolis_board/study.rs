//! Names and drawings of the pieces in a position.

use game_core::json::Value;
use ginkgopolis::{Card, Character, Flaw, Tile};
use session::study::tree::Noun;

use super::front;
use crate::GinkgopolisBoard;
use crate::words::GinkgopolisWords;
use table::game::study::{StudyPages, read};
use ui::i18n::{Lang, words};

impl StudyPages for GinkgopolisBoard {
    fn piece_named(noun: Noun, value: &Value, _: usize, lang: Lang) -> Option<String> {
        let text = words(lang).ginkgopolis();
        match noun {
            Noun::CityTile => Some(text.card(Card::building(read::<Tile>(value)?))),
            Noun::CityCard => Some(text.card(read::<Card>(value)?)),
            Noun::Character => Some(text.character(read::<Character>(value)?)),
            _ => None,
        }
    }

    fn drawn_as(noun: Noun, value: &Value, _: usize) -> Option<String> {
        match noun {
            Noun::CityTile => Some(front(Card::building(read::<Tile>(value)?))),
            Noun::CityCard => Some(front(read::<Card>(value)?)),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, _: usize, lang: Lang) -> String {
        words(lang).ginkgopolis().flaw(flaw)
    }
}
