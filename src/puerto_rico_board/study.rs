//! Names and drawings of the pieces in a position.

use game_core::json::Value;
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{Building, Edition, FestivalCard, Flaw, Good, Role, Tile};
use session::study::tree::{Noun, Plain};

use crate::PuertoRicoBoard;
use crate::pages::OFFERED;
use crate::words;
use table::game::module::GamePages;
use table::game::study::{StudyPages, read};
use ui::i18n::Lang;

impl StudyPages for PuertoRicoBoard {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let names = words::of(lang, OFFERED[edition]);
        let name = match noun {
            Noun::Role => names.role(read::<Role>(value)?),
            Noun::Building => names.building(read::<Building>(value)?),
            Noun::Good => names.good(read::<Good>(value)?),
            Noun::Land => names.tile(read::<Tile>(value)?),
            Noun::Achievement => names.card(read::<Achievement>(value)?),
            Noun::Objective => names.objective(read::<FestivalCard>(value)?),
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn field_named(plain: Plain, edition: usize, lang: Lang) -> &'static str {
        let classic = OFFERED[edition] == Edition::Classic;
        if classic { ui::i18n::classic_study(lang).field(plain) } else { ui::i18n::study(lang).field(plain) }
    }

    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String> {
        match noun {
            Noun::Building => Self::piece_art(value.as_str()?, edition),
            _ => None,
        }
    }

    fn flaw(flaw: &Flaw, edition: usize, lang: Lang) -> String {
        words::of(lang, OFFERED[edition]).flaw(flaw)
    }
}
