//! Names and drawings of the pieces in a position.

use game_core::json::Value;
use ginkgopolis::{Card, Character, Ginkgopolis, Tile as CityTile};
use puerto_rico::data::achievements::Achievement;
use puerto_rico::{
    Building, Edition as PortEdition, FestivalCard, Good, PuertoRico, Role as PortRole, Tile as Land,
};
use san_juan::{Edition, Kind, Role, SanJuan};
use serde::de::DeserializeOwned;
use session::study::tree::{Noun, Plain};

use super::StudyPages;
use crate::app::boards::city::front;
use crate::app::games::module::GamePages;
use crate::app::i18n::{Lang, words};

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    serde_json::from_value(value.clone()).ok()
}

impl StudyPages for SanJuan {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let names = words(lang).san_juan().names([Edition::Y1897, Edition::Classic][edition]);
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

    fn flaw(flaw: &Self::Flaw, edition: usize, lang: Lang) -> String {
        (lang.study().flaws.san_juan)(flaw, [Edition::Y1897, Edition::Classic][edition])
    }
}

impl StudyPages for PuertoRico {
    fn piece_named(noun: Noun, value: &Value, edition: usize, lang: Lang) -> Option<String> {
        let text = words(lang).puerto_rico();
        let names = text.names([PortEdition::Y1897, PortEdition::Classic][edition]);
        let name = match noun {
            Noun::Role => names.role(read::<PortRole>(value)?),
            Noun::Building => names.building(read::<Building>(value)?),
            Noun::Good => names.good(read::<Good>(value)?),
            Noun::Land => names.tile(read::<Land>(value)?),
            Noun::Achievement => names.card(read::<Achievement>(value)?),
            Noun::Objective => (text.tasks.objectives)(read::<FestivalCard>(value)?),
            _ => return None,
        };
        Some(name.to_owned())
    }

    fn field_named(plain: Plain, edition: usize, lang: Lang) -> &'static str {
        let words = lang.study();
        let classic = [PortEdition::Y1897, PortEdition::Classic][edition] == PortEdition::Classic;
        classic.then(|| (words.classic_port)(plain)).flatten().unwrap_or_else(|| (words.plain)(plain))
    }

    fn drawn_as(noun: Noun, value: &Value, edition: usize) -> Option<String> {
        match noun {
            Noun::Building => Self::piece_art(value.as_str()?, edition),
            _ => None,
        }
    }

    fn flaw(flaw: &Self::Flaw, edition: usize, lang: Lang) -> String {
        (lang.study().flaws.puerto_rico)(flaw, [PortEdition::Y1897, PortEdition::Classic][edition])
    }
}

impl StudyPages for Ginkgopolis {
    fn piece_named(noun: Noun, value: &Value, _: usize, lang: Lang) -> Option<String> {
        let text = words(lang).ginkgopolis();
        match noun {
            Noun::CityTile => Some((text.card)(Card::building(read::<CityTile>(value)?))),
            Noun::CityCard => Some((text.card)(read::<Card>(value)?)),
            Noun::Character => Some((text.character)(read::<Character>(value)?)),
            _ => None,
        }
    }

    fn drawn_as(noun: Noun, value: &Value, _: usize) -> Option<String> {
        match noun {
            Noun::CityTile => Some(front(Card::building(read::<CityTile>(value)?))),
            Noun::CityCard => Some(front(read::<Card>(value)?)),
            _ => None,
        }
    }

    fn flaw(flaw: &Self::Flaw, _: usize, lang: Lang) -> String {
        (lang.study().flaws.ginkgopolis)(flaw)
    }
}
