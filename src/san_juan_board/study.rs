//! Names and drawings of the pieces in a position.

use game_core::json::Value;
use san_juan::{Flaw, Kind, Role};
use session::study::tree::Noun;

use crate::SanJuanBoard;
use crate::pages::OFFERED;
use crate::words;
use crate::words::SanJuanWords;
use table::game::module::GamePages;
use table::game::study::{StudyPages, read};
use ui::i18n::{Lang, words};

impl StudyPages for SanJuanBoard {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let names = words(lang).san_juan().names(OFFERED[edition]);
        match noun {
            Noun::Card => Some(names.kind(read::<Kind>(value)?).to_owned()),
            Noun::Role => Some(names.role(read::<Role>(value)?).to_owned()),
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
        words::flaw(flaw, OFFERED[edition], lang)
    }
}
