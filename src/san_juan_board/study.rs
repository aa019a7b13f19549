//! Names and drawings of the pieces in a position.

use game_core::json::Value;
use san_juan::{Flaw, Kind, Role};
use session::study::tree::Noun;

use crate::SanJuanBoard;
use crate::pages::OFFERED;
use crate::words::words_of;
use table::game::module::GamePages;
use table::game::study::{StudyPages, read};
use ui::i18n::Lang;

impl StudyPages for SanJuanBoard {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let words = words_of(lang, OFFERED[edition]);
        match noun {
            Noun::Card => Some(words.building(read::<Kind>(value)?).to_owned()),
            Noun::Role => Some(words.role(read::<Role>(value)?).to_owned()),
            _ => None,
        }
    }

    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String> {
        match noun {
            Noun::Card => Self::piece_art(value.as_str()?, edition),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, edition: usize, lang: Lang) -> String {
        words_of(lang, OFFERED[edition]).flaw(flaw)
    }
}
