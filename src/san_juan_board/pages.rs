//! San Juan as the pages around the table know it.

use game_core::{Game as _, Seat};
use san_juan::config::FortLimit;
use san_juan::{Action, Config, Edition, Role, SanJuan, View};

use crate::SanJuanBoard;
use crate::cards::{front, good_art};
use crate::words::{SanJuanWords, foreign, kind_of, words_of};
#[cfg(target_arch = "wasm32")]
use table::game::devices::{DeviceTables, Devices};
use table::game::form::{Choices, EditionForm, Measured, NO_POINTS, OptionForm, Reading};
use table::game::module::{
    GameForm, GameModule, GamePages, ModuleOf, Named, OptionDef, PieceInfo, module_keys,
};
use table::game::save_loader::{SaveLoader, Saves};
use table::game::study::{Studies, StudyHost};
use table::game::summary::each_once;
use table::game::{GameInfo, GameSummary};
use ui::i18n::{Lang, Messages, words};

/// The editions, in the order in which they are offered.
pub(crate) const OFFERED: [Edition; 2] = [Edition::Y1897, Edition::Classic];

/// The place of "New Buildings" among the options.
const NEW_BUILDINGS: usize = 1;

/// Players of one set: each beyond them brings an extra role (`SJ-SET-BIG-2`).
const ONE_SET: usize = 4;

/// An option that is on or off.
const fn switch(
    words: fn(&Messages) -> [&'static str; 2],
    editions: &'static [usize],
    fine: bool,
) -> OptionForm {
    OptionForm { words, choices: Choices::Switch, editions, seats: 2..=8, needs: None, without: None, fine }
}

/// An option of the expansion that is on or off.
const fn expanded(words: fn(&Messages) -> [&'static str; 2]) -> OptionForm {
    OptionForm {
        words,
        choices: Choices::Switch,
        editions: &[0],
        seats: 2..=4,
        needs: Some(NEW_BUILDINGS),
        without: None,
        fine: true,
    }
}

/// Every choice of so many extra roles: a bit for each of [`Role::EXTRA`], in
/// ascending order, hence the usual ones first (D-19).
fn sets_of_roles(many: usize) -> impl Iterator<Item = u8> {
    (1..1 << Role::EXTRA.len()).filter(move |set: &u8| set.count_ones() as usize == many)
}

/// The extra roles of a set of them.
fn roles_in(set: u8) -> impl Iterator<Item = Role> {
    Role::EXTRA.into_iter().enumerate().filter(move |(bit, _)| set >> bit & 1 == 1).map(|(_, role)| role)
}

/// The value of a set as an option: 0 for the usual one.
fn value_of(set: u8, many: usize) -> u8 {
    if sets_of_roles(many).next() == Some(set) { 0 } else { set }
}

fn extra_choices(words: &Messages, seats: usize) -> Vec<(u8, String)> {
    let many = seats - ONE_SET;
    let words = words_of(words.lang(), Edition::Classic);
    let named = |set| (value_of(set, many), words.list(roles_in(set).map(|role| words.role(role))));
    sets_of_roles(many).map(named).collect()
}

fn extra_roles(config: &Config) -> u8 {
    let bit = |role: &Role| 1 << Role::EXTRA.iter().position(|extra| extra == role).unwrap_or_default();
    config.extra_roles.as_ref().map_or(0, |roles| value_of(roles.iter().map(bit).sum(), roles.len()))
}

/// Roles of which there would be too many or too few are left to the usual
/// choice: the number of seats changes more easily than they do.
fn set_extra_roles(config: &mut Config, set: u8) {
    let fits = set.count_ones() as usize + ONE_SET == usize::from(config.players);
    config.extra_roles = fits.then(|| roles_in(set).collect());
}

/// Entry of the first page.
pub const INFO: GameInfo = GameInfo {
    id: SanJuan::ID,
    #[cfg(target_arch = "wasm32")]
    topic: &super::words::TOPIC,
    frieze: &[
        "b-prod_t1",
        "b-library",
        "b-chapel",
        "b-market_hall",
        "b-prod_t3",
        "b-city_hall",
        "b-tower",
        "b-archive",
        "b-well",
        "b-palace",
        "b-hero",
        "b-prefecture",
    ],
};

/// Options of the game.
pub const FORM: &dyn GameForm = &ModuleOf::<SanJuanBoard>::NEW;
/// All of the game.
pub const MODULE: &dyn GameModule = &ModuleOf::<SanJuanBoard>::NEW;
pub const SAVE_LOADER: &dyn SaveLoader = &Saves::<SanJuanBoard>::NEW;
#[cfg(target_arch = "wasm32")]
pub const DEVICES: &dyn DeviceTables = &Devices::<SanJuanBoard>::NEW;
pub const STUDIES: &dyn Studies = &StudyHost::<SanJuanBoard>::NEW;

impl GameSummary for SanJuanBoard {
    fn round(view: &View) -> u16 {
        view.round
    }

    fn fronts(view: &View, seat: Seat) -> Vec<String> {
        view.seats[seat.index()].city.iter().map(|slot| front(slot.kind, view.edition)).collect()
    }

    fn edition_key(game: &SanJuan) -> &'static str {
        Self::EDITION_KEYS[Self::edition(game.config())]
    }

    fn module_keys(game: &SanJuan) -> Vec<&'static str> {
        module_keys::<Self>(game.config())
    }

    fn standing(view: &View, seat: Seat) -> Vec<String> {
        each_once(view.seats[seat.index()].city.iter().map(|slot| slot.kind.key().to_owned()))
    }

    fn opening_step(action: Action) -> Option<String> {
        if let Action::Role(role) = action { Some(role.key().to_owned()) } else { None }
    }
}

impl GamePages for SanJuanBoard {
    const EDITIONS: &'static [EditionForm] = &[
        EditionForm {
            words: |words| words.san_juan().option("1897"),
            seats: 2..=4,
            duel: |words| words.san_juan().duel_roles(),
            by_rule: None,
        },
        EditionForm {
            words: |words| words.san_juan().option("classic"),
            seats: 2..=8,
            duel: |words| words_of(words.lang(), Edition::Classic).duel_roles(),
            by_rule: None,
        },
    ];

    const OPTIONS: &'static [OptionDef<Config>] = &[
        OptionDef {
            form: switch(|words| words.san_juan().option("opening_draft"), &[0, 1], false),
            get: |config| u8::from(config.opening_draft),
            set: |config, value| config.opening_draft = value == 1,
        },
        OptionDef {
            form: switch(|words| words.san_juan().option("new_buildings"), &[0], false),
            get: |config| u8::from(config.new_buildings),
            set: |config, value| config.new_buildings = value == 1,
        },
        OptionDef {
            form: OptionForm {
                words: |words| words.san_juan().option("extra_roles"),
                choices: Choices::Among(extra_choices),
                editions: &[1],
                seats: 5..=8,
                needs: None,
                without: None,
                fine: false,
            },
            get: extra_roles,
            set: set_extra_roles,
        },
        OptionDef {
            form: switch(|words| words.san_juan().option("cheap_resort"), &[0], true),
            get: |config| u8::from(config.switches.resort_cost_1897 == 3),
            set: |config, value| config.switches.resort_cost_1897 = if value == 1 { 3 } else { 4 },
        },
        OptionDef {
            form: expanded(|words| words.san_juan().option("cheap_cottage")),
            get: |config| u8::from(config.switches.cottage_cost == Some(1)),
            set: |config, value| config.switches.cottage_cost = (value == 1).then_some(1),
        },
        OptionDef {
            form: expanded(|words| words.san_juan().option("fort_always")),
            get: |config| u8::from(config.switches.fort_limit_scope == Some(FortLimit::Always)),
            set: |config, value| config.switches.fort_limit_scope = (value == 1).then_some(FortLimit::Always),
        },
        OptionDef {
            form: switch(|words| words.san_juan().option("rebuild_covered"), &[0, 1], true),
            get: |config| u8::from(config.switches.rebuild_covered_types),
            set: |config, value| config.switches.rebuild_covered_types = value == 1,
        },
        OptionDef {
            form: switch(|words| words.san_juan().option("ask_draws"), &[0, 1], true),
            get: |config| u8::from(config.switches.ask_optional_draws),
            set: |config, value| config.switches.ask_optional_draws = value == 1,
        },
    ];

    /// With two players 400 games, the Master's 50 with the playouts that it owes;
    /// with New Buildings 180, in the classic edition 200. Points: 120 games.
    const MEASURED: &'static [Measured] = &[
        Measured {
            edition: 0,
            with: None,
            seats: 2,
            won: [None, Some(70), Some(68), Some(68), Some(72), Some(72), Some(60), Some(63)],
            points: [Some([25, 34]), Some([28, 34]), Some([31, 33]), Some([30, 30]), None, None, None, None],
        },
        Measured {
            edition: 0,
            with: Some(1),
            seats: 3,
            won: [None, None, None, None, Some(48), Some(59), None, None],
            points: NO_POINTS,
        },
        Measured {
            edition: 1,
            with: None,
            seats: 2,
            won: [None, None, None, None, Some(61), Some(78), None, None],
            points: NO_POINTS,
        },
    ];

    fn edition(config: &Config) -> usize {
        OFFERED.iter().position(|&edition| edition == config.edition).unwrap_or_default()
    }

    fn configured(edition: usize, players: u8, first: Option<Seat>) -> Config {
        Config { edition: OFFERED[edition], players, first, ..Config::default() }
    }

    fn first(config: &Config) -> Option<Seat> {
        config.first
    }

    fn piece_info(key: &str, edition: usize, lang: Lang) -> Option<PieceInfo> {
        let kind = kind_of(key)?;
        let edition = OFFERED[edition];
        let (text, facts) = (words_of(lang, edition), words(lang).rules);
        let game = whole(edition);
        let points =
            if kind.scores_by_effect() { facts.varies().to_owned() } else { game.vp(kind).to_string() };
        Some(PieceInfo {
            name: text.building(kind).to_owned(),
            other_name: foreign(lang, edition).map_or("", |words| words.building(kind)).to_owned(),
            class: text.class(game.class(kind)).to_owned(),
            facts: vec![
                (facts.cost(), game.cost(kind).to_string()),
                (facts.points(), points),
                (facts.copies(), game.copies(kind).to_string()),
            ],
            effect: text.effect(kind).to_owned(),
        })
    }

    const EDITION_KEYS: &'static [&'static str] = &["1897", "classic"];

    const MODULE_KEYS: &'static [(&'static str, usize)] =
        &[("new_buildings", NEW_BUILDINGS), ("opening_draft", 0)];

    fn piece_art(key: &str, edition: usize) -> Option<String> {
        kind_of(key).map(|kind| front(kind, OFFERED[edition]))
    }

    fn opening_step_named(key: &str, edition: usize, lang: Lang) -> Option<Named> {
        let role = Role::ALL.into_iter().find(|role| role.key() == key)?;
        let name = words_of(lang, OFFERED[edition]).role(role).to_owned();
        // Both Prospectors have one drawing.
        let drawn = if role == Role::Prospector2 { Role::Prospector } else { role };
        Some(Named { art: Some(format!("r-{}", drawn.key())), name })
    }

    #[cfg(target_arch = "wasm32")]
    fn piece_face(key: &str, edition: usize, lang: Lang) -> Option<leptos::prelude::AnyView> {
        kind_of(key).map(|kind| crate::printed(&whole(OFFERED[edition]), kind, lang))
    }

    const READINGS: &'static [Reading] =
        &[Reading::of(0, &["1897", "new"]), Reading::of(1, &["classic", "many"])];

    fn term(key: &str, edition: usize, lang: Lang) -> Option<String> {
        let edition = OFFERED[edition];
        let words = words_of(lang, edition);
        let Some(kind) = key.strip_prefix("good_of_").and_then(kind_of) else {
            return words.term(key).map(str::to_owned);
        };
        // A good with its drawing, as on the price tiles.
        let good = words.good(Some(kind));
        Some(format!("{{{}}} {good}", good_art(kind, edition)))
    }
}

/// The game of an edition with everything that it has.
fn whole(edition: Edition) -> SanJuan {
    let config =
        Config { edition, new_buildings: edition == Edition::Y1897, players: 2, ..Config::default() };
    SanJuan::new(&config).expect("invariant: every edition is for two")
}
