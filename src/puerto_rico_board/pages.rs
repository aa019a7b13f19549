//! Puerto Rico as the pages around the table know it.

use game_core::{Game as _, Seat};
use puerto_rico::action::Action;
use puerto_rico::config::{Combo, Difficulty};
use puerto_rico::data::buildings::PRINTED;
use puerto_rico::{Building, Config, Edition, PuertoRico, Role, View};

use crate::PuertoRicoBoard;
use crate::names;
use crate::words;
#[cfg(target_arch = "wasm32")]
use table::game::devices::{DeviceTables, Devices};
use table::game::form::{ByRule, Choices, EditionForm, Measured, Mix, OptionForm, PresetForm};
use table::game::module::{
    GameForm, GameModule, GamePages, ModuleOf, Named, OptionDef, PieceInfo, module_keys,
};
use table::game::save_loader::{SaveLoader, Saves};
use table::game::study::{Studies, StudyHost};
use table::game::summary::each_once;
use table::game::{GameInfo, GameSummary};
use ui::i18n::automa::Automa;
use ui::i18n::{Lang, Messages};

/// The editions, in the order in which they are offered.
pub(crate) const OFFERED: [Edition; 2] = [Edition::Y1897, Edition::Classic];

/// An option that is on or off.
const fn switch(
    words: fn(&Messages) -> [&'static str; 2],
    editions: &'static [usize],
    fine: bool,
) -> OptionForm {
    OptionForm { words, choices: Choices::Switch, editions, seats: 2..=5, needs: None, without: None, fine }
}

/// An option that is offered only beside another one.
const fn with(needed: usize, form: OptionForm) -> OptionForm {
    OptionForm { needs: Some(needed), ..form }
}

/// An option that is offered only without another one.
const fn without(other: usize, form: OptionForm) -> OptionForm {
    OptionForm { without: Some(other), ..form }
}

/// Forbids a pair of buildings, instead of any other pair (`PR-OPT-COMBO`), or
/// allows it.
fn set_pair(config: &mut Config, pair: Combo, value: u8) {
    if value == 1 {
        config.options.combo = Some(pair);
    } else if config.options.combo == Some(pair) {
        config.options.combo = None;
    }
}

/// New Buildings among the options.
const NEW_BUILDINGS: usize = 0;
/// Citizens among the options.
const CITIZENS: usize = 1;
/// The Smuggler among the options.
const SMUGGLER: usize = 2;
/// The Festival among the options.
const FESTIVAL: usize = 3;
/// The Festival cards among the options.
const FESTIVAL_CARDS: usize = 4;
/// Achievements among the options.
const ACHIEVEMENTS: usize = 5;
/// Place of the number of Puertomas among the options.
const PUERTOMAS: usize = 7;
/// Every expansion.
const MODULES: &[usize] = &[NEW_BUILDINGS, CITIZENS, SMUGGLER, FESTIVAL, FESTIVAL_CARDS, ACHIEVEMENTS];

/// Difficulties of Puertomas, by value.
const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard];

/// An option of the 1897 edition: its title, and a sentence on it.
fn option(words: &Messages, key: &str) -> [&'static str; 2] {
    words::of(words.lang(), Edition::Y1897).option(key)
}

/// The title of an option of the 1897 edition, or a remark on options.
fn setup(words: &Messages, key: &str) -> &'static str {
    words::of(words.lang(), Edition::Y1897).setup(key)
}

/// The key of a difficulty.
pub(crate) fn difficulty_key(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Normal => "normal",
        Difficulty::Hard => "hard",
    }
}

/// Name of a Puertoma, counted from 0, of so many.
fn puertoma(words: &Messages, place: usize, of: usize) -> &'static str {
    let [only, both @ ..] = words::of(words.lang(), Edition::Y1897).puertomas();
    if of == 1 { only } else { both[place] }
}

/// Entry of the first page.
pub const INFO: GameInfo = GameInfo {
    id: PuertoRico::ID,
    #[cfg(target_arch = "wasm32")]
    topic: &super::words::TOPIC,
    frieze: &[
        "b-small_fruit",
        "b-hacienda",
        "b-large_market",
        "b-coffee_roaster",
        "b-office",
        "b-factory",
        "b-school",
        "b-harbor",
        "b-wharf",
        "b-small_market",
        "b-hospital",
        "b-large_warehouse",
    ],
};

/// Options of the game.
pub const FORM: &dyn GameForm = &ModuleOf::<PuertoRicoBoard>::NEW;
/// All of the game.
pub const MODULE: &dyn GameModule = &ModuleOf::<PuertoRicoBoard>::NEW;
pub const SAVE_LOADER: &dyn SaveLoader = &Saves::<PuertoRicoBoard>::NEW;
#[cfg(target_arch = "wasm32")]
pub const DEVICES: &dyn DeviceTables = &Devices::<PuertoRicoBoard>::NEW;
pub const STUDIES: &dyn Studies = &StudyHost::<PuertoRicoBoard>::NEW;

impl GameSummary for PuertoRicoBoard {
    fn round(view: &View) -> u16 {
        view.round
    }

    fn automa(game: &PuertoRico, seat: Seat) -> Option<Automa> {
        let automas = [Automa::Puertoma, Automa::PuertomaOne, Automa::PuertomaTwo];
        names::puertoma(game, seat).map(|place| automas[place])
    }

    fn fronts(view: &View, seat: Seat) -> Vec<String> {
        let buildings = view.seats[seat.index()].buildings.iter();
        buildings.map(|&(building, _)| names::front(building)).collect()
    }

    fn edition_key(game: &PuertoRico) -> &'static str {
        Self::EDITION_KEYS[Self::edition(game.config())]
    }

    fn module_keys(game: &PuertoRico) -> Vec<&'static str> {
        module_keys::<Self>(game.config())
    }

    fn standing(view: &View, seat: Seat) -> Vec<String> {
        let buildings = view.seats[seat.index()].buildings.iter();
        each_once(buildings.map(|&(building, _)| building.key().to_owned()))
    }

    fn opening_step(action: Action) -> Option<String> {
        if let Action::Role(role) = action { Some(role.key().to_owned()) } else { None }
    }

    fn is_wide(front: &str) -> bool {
        PRINTED.iter().any(|def| def.spaces() > 1 && front == names::front(def.building))
    }
}

impl GamePages for PuertoRicoBoard {
    const EDITIONS: &'static [EditionForm] = &[
        EditionForm {
            words: |words| option(words, "y1897"),
            seats: 2..=5,
            duel: |words| setup(words, "duel"),
            by_rule: Some(ByRule {
                seats: |values, seats| {
                    let chosen = values.get(PUERTOMAS).map_or(0, |value| usize::from(*value));
                    if chosen < seats { chosen } else { 0 }
                },
                name: puertoma,
                beside: |words| setup(words, "house_option"),
            }),
        },
        EditionForm { words: |words| option(words, "classic"), seats: 3..=5, duel: |_| "", by_rule: None },
    ];

    const OPTIONS: &'static [OptionDef<Config>] = &[
        OptionDef {
            form: switch(|words| option(words, "exp1"), &[0], false),
            get: |config| u8::from(config.options.exp1),
            set: |config, value| config.options.exp1 = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "citizens"), &[0], false),
            get: |config| u8::from(config.options.exp2),
            set: |config, value| config.options.exp2 = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "smuggler"), &[0], false),
            get: |config| u8::from(config.options.exp3),
            set: |config, value| config.options.exp3 = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "festival"), &[0], false),
            get: |config| u8::from(config.options.exp4),
            set: |config, value| config.options.exp4 = value == 1,
        },
        OptionDef {
            form: with(FESTIVAL, switch(|words| option(words, "festival_cards"), &[0], false)),
            get: |config| u8::from(config.options.exp5),
            set: |config, value| config.options.exp5 = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "achievements"), &[0], false),
            get: |config| u8::from(config.options.exp6),
            set: |config, value| config.options.exp6 = value == 1,
        },
        OptionDef {
            form: without(
                PUERTOMAS,
                with(ACHIEVEMENTS, switch(|words| option(words, "pass_cards"), &[0], false)),
            ),
            get: |config| u8::from(config.options.exp6_draft),
            set: |config, value| config.options.exp6_draft = value == 1,
        },
        OptionDef {
            form: OptionForm {
                choices: Choices::Among(|words, seats| {
                    let counts = ["none", "one", "two"].map(|count| setup(words, count));
                    (0..).zip(counts).take(seats).map(|(count, name)| (count, name.to_owned())).collect()
                }),
                ..switch(|words| option(words, "puertomas"), &[0], false)
            },
            get: |config| config.options.puertomas,
            set: |config, value| config.options.puertomas = if value < config.players { value } else { 0 },
        },
        OptionDef {
            form: with(
                PUERTOMAS,
                OptionForm {
                    choices: Choices::Among(|words, _| {
                        let name = |difficulty| {
                            let [title, note] = option(words, difficulty_key(difficulty));
                            words::of(words.lang(), Edition::Y1897).board_option(note, title)
                        };
                        (0..).zip(DIFFICULTIES).map(|(value, one)| (value, name(one))).collect()
                    }),
                    ..switch(|words| option(words, "difficulty"), &[0], false)
                },
            ),
            get: |config| config.options.difficulty as u8,
            set: |config, value| {
                let chosen = DIFFICULTIES.get(usize::from(value)).filter(|_| config.options.puertomas > 0);
                config.options.difficulty = chosen.copied().unwrap_or_default();
            },
        },
        OptionDef {
            form: switch(|words| option(words, "costs"), &[0], false),
            get: |config| u8::from(config.options.costs),
            set: |config, value| config.options.costs = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "start"), &[0], false),
            get: |config| u8::from(config.options.start),
            set: |config, value| config.options.start = value == 1,
        },
        OptionDef {
            form: with(CITIZENS, switch(|words| option(words, "tailor"), &[0], true)),
            get: |config| u8::from(config.options.tailor),
            set: |config, value| config.options.tailor = value == 1,
        },
        OptionDef {
            form: with(NEW_BUILDINGS, switch(|words| option(words, "country_pair"), &[0], true)),
            get: |config| u8::from(config.options.combo == Some(Combo::HaciendaLumberyard)),
            set: |config, value| set_pair(config, Combo::HaciendaLumberyard, value),
        },
        OptionDef {
            form: with(CITIZENS, switch(|words| option(words, "town_pair"), &[0], true)),
            get: |config| u8::from(config.options.combo == Some(Combo::VillaTailor)),
            set: |config, value| set_pair(config, Combo::VillaTailor, value),
        },
        OptionDef {
            form: switch(|words| option(words, "intl"), &[0], true),
            get: |config| u8::from(config.options.intl),
            set: |config, value| config.options.intl = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "show_vp"), &[0, 1], true),
            get: |config| u8::from(config.options.show_vp),
            set: |config, value| config.options.show_vp = value == 1,
        },
        OptionDef {
            form: switch(|words| option(words, "ask_bonuses"), &[0, 1], true),
            get: |config| u8::from(config.options.ask_bonuses),
            set: |config, value| config.options.ask_bonuses = value == 1,
        },
    ];

    const PRESETS: &'static [PresetForm] = &[
        PresetForm { name: |words| setup(words, "solo"), edition: 0, mix: Mix::Table(3, &[(PUERTOMAS, 2)]) },
        // What adds to the game without another draft or secrets: little to learn.
        PresetForm {
            name: |words| setup(words, "first_expansions"),
            edition: 0,
            mix: Mix::These(&[SMUGGLER, FESTIVAL]),
        },
        PresetForm { name: |words| setup(words, "everything"), edition: 0, mix: Mix::These(MODULES) },
        PresetForm { name: |words| setup(words, "mixed"), edition: 0, mix: Mix::Drawn(MODULES) },
    ];

    /// Up to the Apprentice 300 games each, the Merchant's 120, the Governor's 75, the Viceroy's 60, the
    /// Master's 36 with the playouts that it owes. Points: 180 games.
    const MEASURED: &'static [Measured] = &[Measured {
        edition: 0,
        with: None,
        seats: 3,
        won: [None, Some(57), Some(65), Some(59), Some(50), Some(52), Some(67), Some(56)],
        points: [Some([37, 52]), Some([41, 51]), Some([43, 47]), Some([44, 44]), None, None, None, None],
    }];

    fn edition(config: &Config) -> usize {
        OFFERED.iter().position(|&edition| edition == config.edition).unwrap_or_default()
    }

    fn configured(edition: usize, players: u8, first: Option<Seat>) -> Config {
        Config { edition: OFFERED[edition], players, first, ..Config::default() }
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }

    fn piece_info(key: &str, _: usize, lang: Lang) -> Option<PieceInfo> {
        let building = Building::ALL.into_iter().find(|building| building.key() == key)?;
        let (words, def) = (words::of(lang, Edition::Y1897), &PRINTED[building.index()]);
        let other = words::other(lang, Edition::Y1897);
        Some(PieceInfo {
            name: words.building(building).to_owned(),
            other_name: other.map_or("", |other| other.building(building)).to_owned(),
            class: words.class(def.class).to_owned(),
            facts: vec![
                (words.board_cost(), def.cost.to_string()),
                (words.board_printed(), def.vp.to_string()),
                (words.board_circles(), def.circles.to_string()),
                (words.board_copies(), def.copies[1].to_string()),
            ],
            effect: words.effect(building).to_owned(),
        })
    }

    const EDITION_KEYS: &'static [&'static str] = &["1897", "classic"];

    const MODULE_KEYS: &'static [(&'static str, usize)] = &[
        ("new_buildings", NEW_BUILDINGS),
        ("citizens", CITIZENS),
        ("smuggler", SMUGGLER),
        ("festival", FESTIVAL),
        ("festival_cards", FESTIVAL_CARDS),
        ("achievements", ACHIEVEMENTS),
        ("puertomas", PUERTOMAS),
    ];

    fn piece_art(key: &str, _: usize) -> Option<String> {
        Building::ALL.into_iter().find(|building| building.key() == key).map(names::front)
    }

    fn opening_step_named(key: &str, edition: usize, lang: Lang) -> Option<Named> {
        let role = Role::ALL.into_iter().find(|role| role.key() == key)?;
        let name = words::of(lang, OFFERED[edition]).role(role).to_owned();
        let art = match role {
            Role::Adventurer2 => "r-adventurer".to_owned(),
            Role::Smuggler => "expansions#r-smuggler".to_owned(),
            _ => format!("r-{}", role.key()),
        };
        Some(Named { art: Some(art), name })
    }

    #[cfg(target_arch = "wasm32")]
    fn piece_face(key: &str, _: usize, lang: Lang) -> Option<leptos::prelude::AnyView> {
        crate::printed(key, lang)
    }
}
