//! Ginkgopolis as the pages around the table know it.

use game_core::{Game, Seat};
use ginkgopolis::{Action, CardKind, Config, Ginkgopolis, Mode, Trigger, View};

use crate::GinkgopolisBoard;
use crate::build;
use crate::words::messages::Thing;
use crate::words::{GinkgopolisWords, second};
use crate::{Piece, front, person};
#[cfg(target_arch = "wasm32")]
use table::game::devices::{DeviceTables, Devices};
use table::game::form::{ByRule, Choices, EditionForm, Measured, NO_POINTS, OptionForm};
use table::game::module::{
    GameForm, GameModule, GamePages, ModuleOf, Named, OptionDef, PieceInfo, module_keys,
};
use table::game::save_loader::{SaveLoader, Saves};
use table::game::study::{Studies, StudyHost};
use table::game::summary::each_once;
use table::game::{GameInfo, GameSummary};
use table::picture::Plan;
use ui::i18n::automa::Automa;
use ui::i18n::{Lang, words};

/// The modes, in the order in which they are offered.
const OFFERED: [Mode; 4] = [Mode::Beginner, Mode::Draft, Mode::Solo, Mode::SoloExpert];

/// Opponent in the second seat of a solo game (GK-MOD-02).
const HAL: Option<ByRule> =
    Some(ByRule { seats: |_, _| 1, name: |words, _, _| words.ginkgopolis().hal(), beside: |_| "" });

/// Entry of the first page.
pub const INFO: GameInfo = GameInfo {
    id: Ginkgopolis::ID,
    #[cfg(target_arch = "wasm32")]
    topic: &super::words::TOPIC,
    frieze: &[
        "house-b1", "house-r2", "house-y3", "house-b4", "house-y1", "house-r4", "house-b2", "house-y4",
        "house-r1", "house-b3", "house-y2", "house-r3",
    ],
};

/// Options of the game.
pub const FORM: &dyn GameForm = &ModuleOf::<GinkgopolisBoard>::NEW;
/// All of the game.
pub const MODULE: &dyn GameModule = &ModuleOf::<GinkgopolisBoard>::NEW;
pub const SAVE_LOADER: &dyn SaveLoader = &Saves::<GinkgopolisBoard>::NEW;
#[cfg(target_arch = "wasm32")]
pub const DEVICES: &dyn DeviceTables = &Devices::<GinkgopolisBoard>::NEW;
pub const STUDIES: &dyn Studies = &StudyHost::<GinkgopolisBoard>::NEW;

impl GameSummary for GinkgopolisBoard {
    fn round(view: &View) -> u16 {
        view.round
    }

    fn automa(game: &Ginkgopolis, seat: Seat) -> Option<Automa> {
        game.is_automa(seat).then_some(Automa::Hal)
    }

    fn fronts(view: &View, seat: Seat) -> Vec<String> {
        view.seats[seat.index()].cards.iter().map(|&card| front(card)).collect()
    }

    fn plan(view: &View, names: &[String], lang: Lang) -> Option<Plan> {
        Some(build::plan(view, names, lang))
    }

    fn edition_key(game: &Ginkgopolis) -> &'static str {
        Self::EDITION_KEYS[Self::edition(game.config())]
    }

    fn module_keys(game: &Ginkgopolis) -> Vec<&'static str> {
        module_keys::<Self>(game.config())
    }

    fn standing(view: &View, seat: Seat) -> Vec<String> {
        let cards = view.seats[seat.index()].cards.iter();
        each_once(cards.map(|card| card.to_string().to_ascii_lowercase()))
    }

    fn opening_step(action: Action) -> Option<String> {
        if let Action::Keep(character) = action { Some(u8::from(character).to_string()) } else { None }
    }
}

impl GamePages for GinkgopolisBoard {
    const EDITIONS: &'static [EditionForm] = &[
        EditionForm {
            words: |words| words.ginkgopolis().setup("beginner"),
            seats: 2..=5,
            duel: |_| "",
            by_rule: None,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup("draft"),
            seats: 2..=5,
            duel: |_| "",
            by_rule: None,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup("solo"),
            seats: 2..=2,
            duel: |_| "",
            by_rule: HAL,
        },
        EditionForm {
            words: |words| words.ginkgopolis().setup("expert"),
            seats: 2..=2,
            duel: |_| "",
            by_rule: HAL,
        },
    ];

    const OPTIONS: &'static [OptionDef<Config>] = &[OptionDef {
        form: OptionForm {
            words: |words| words.ginkgopolis().setup("open_screens"),
            choices: Choices::Switch,
            editions: &[0, 1],
            seats: 2..=5,
            needs: None,
            without: None,
            fine: false,
        },
        get: |config| u8::from(config.open_screens),
        set: |config, value| config.open_screens = value == 1,
    }];

    /// Up to the Apprentice 200 games each, the Merchant's 80, the Governor's 50, the Viceroy's 120, the
    /// Master's 24; 500 against Hal, of the Master with the playouts that it owes. Points: 120 games.
    const MEASURED: &'static [Measured] = &[
        Measured {
            edition: 0,
            with: None,
            seats: 2,
            won: [None, Some(69), Some(62), Some(72), Some(61), Some(70), Some(60), Some(62)],
            points: [
                Some([73, 105]),
                Some([83, 103]),
                Some([92, 107]),
                Some([97, 97]),
                None,
                None,
                None,
                None,
            ],
        },
        Measured {
            edition: 3,
            with: None,
            seats: 2,
            won: [None, None, None, None, None, None, None, Some(73)],
            points: NO_POINTS,
        },
    ];

    fn edition(config: &Config) -> usize {
        OFFERED.iter().position(|&mode| mode == config.mode).unwrap_or_default()
    }

    fn configured(edition: usize, players: u8, first: Option<Seat>) -> Config {
        let mode = OFFERED[edition];
        let players = if Self::EDITIONS[edition].by_rule.is_some() { 1 } else { players };
        Config { mode, players, first, ..Config::default() }
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }

    fn piece_info(key: &str, _: usize, lang: Lang) -> Option<PieceInfo> {
        let (text, other) = (words(lang).ginkgopolis(), second(lang));
        Some(match Piece::of_key(key)? {
            Piece::Card(card) => PieceInfo {
                name: text.card(card),
                other_name: other.map(|other| other.card(card)).unwrap_or_default(),
                class: match card.kind() {
                    CardKind::Building(tile) => text.kind(tile.colour()).to_owned(),
                    CardKind::Urban(_) => text.deed(Trigger::Urbanize).to_owned(),
                },
                facts: Vec::new(),
                effect: text.effect(card),
            },
            Piece::Character(character) => {
                let def = character.def();
                let goods = [
                    (Thing::Resources, def.resources),
                    (Thing::Tiles, def.tiles),
                    (Thing::Points, def.points),
                ];
                let goods = goods.into_iter().filter(|(_, count)| *count > 0);
                PieceInfo {
                    name: text.character(character),
                    other_name: other.map(|other| other.character(character)).unwrap_or_default(),
                    class: text.deed(def.trigger).to_owned(),
                    facts: goods.map(|(thing, count)| (text.thing(thing), count.to_string())).collect(),
                    effect: text.character_effect(character),
                }
            }
        })
    }

    const EDITION_KEYS: &'static [&'static str] = &["beginner", "draft", "solo", "expert"];

    const MODULE_KEYS: &'static [(&'static str, usize)] = &[("open_screens", 0)];

    fn piece_art(key: &str, _: usize) -> Option<String> {
        match Piece::of_key(key)? {
            Piece::Card(card) => Some(front(card)),
            Piece::Character(character) => Some(person(character)),
        }
    }

    fn opening_step_named(key: &str, edition: usize, lang: Lang) -> Option<Named> {
        let info = Self::piece_info(key, edition, lang)?;
        Some(Named { art: Self::piece_art(key, edition), name: info.name })
    }

    #[cfg(target_arch = "wasm32")]
    fn piece_face(key: &str, _: usize, _lang: Lang) -> Option<leptos::prelude::AnyView> {
        Piece::of_key(key).map(crate::printed)
    }
}
