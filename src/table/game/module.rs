//! Interface of a game to the screens, the same for all games.

use std::marker::PhantomData;

use ai::{Playable, Style};
use game_core::{Game, Seat, json};
use session::Session;
use session::daily::{self, Date};
use session::handover::Purpose;
use session::share::{self, ShareError, SharedTable};

pub use super::dealt::module_keys;
use super::dealt::{fresh, setting, table};
use super::form::{EditionForm, Measured, OptionForm, PresetForm, Reading, Setting};
use super::pending::Fresh;
use super::summary::GameSummary;
use crate::board::{ConfigOf, guide};
#[cfg(target_arch = "wasm32")]
use leptos::prelude::AnyView;
use ui::i18n::{Lang, words};

#[cfg(target_arch = "wasm32")]
pub(super) use crate::GameBoard as Drawn;
/// Games that can be put on the screen; natively there is no screen.
#[cfg(not(target_arch = "wasm32"))]
pub(super) use crate::board::GameUi as Drawn;

/// An option together with its place in the configuration.
pub struct OptionDef<C> {
    /// Options for the set-up page.
    pub form: OptionForm,
    /// Its value.
    pub get: fn(&C) -> u8,
    pub set: fn(&mut C, u8),
}

/// A piece of a game as the rules reference shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceInfo {
    pub name: String,
    /// Its name in the other language.
    pub other_name: String,
    /// Class of the piece.
    pub class: String,
    /// Its figures: name and value.
    pub facts: Vec<(&'static str, String)>,
    /// Effect, in a sentence.
    pub effect: String,
}

/// Something with its drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// The drawing, if there is one: an ID in the game's sprites.
    pub art: Option<String>,
    pub name: String,
}

/// Subject of a key of the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyOf {
    Edition,
    /// An expansion or a variant.
    Module,
    /// A source of points.
    Source,
    /// A piece that stood before a seat.
    Piece,
    /// A way to begin.
    Opening,
}

/// Description of a game for the pages around the table.
pub trait GamePages: GameSummary + Drawn {
    /// The editions, the usual one first; never empty.
    const EDITIONS: &'static [EditionForm];

    /// The options of all editions, in the order in which they are shown.
    const OPTIONS: &'static [OptionDef<ConfigOf<Self>>];

    /// Options that go well together, in the order in which they are offered.
    const PRESETS: &'static [PresetForm] = &[];

    /// The edition of a configuration, as an index into [`GamePages::EDITIONS`].
    fn edition(config: &ConfigOf<Self>) -> usize;

    /// The usual configuration of an edition, seated.
    fn configured(edition: usize, seats: u8, first: Option<Seat>) -> ConfigOf<Self>;

    /// Returns the first player, if it is not left to the seed.
    fn first(config: &ConfigOf<Self>) -> Option<Seat>;

    /// Measured strength of the levels, by table.
    const MEASURED: &'static [Measured];

    /// The piece with this key, for the rules reference of an edition.
    fn piece_info(key: &str, edition: usize, lang: Lang) -> Option<PieceInfo>;

    /// The keys of the editions in statistics, in their order ([`GameSummary::edition_key`]).
    const EDITION_KEYS: &'static [&'static str];

    /// The keys of expansions and variants in statistics ([`GameSummary::module_keys`]), each with its place among the options.
    const MODULE_KEYS: &'static [(&'static str, usize)];

    /// The drawing of the piece with this key ([`GameSummary::standing`]).
    fn piece_art(key: &str, edition: usize) -> Option<String>;

    /// The drawing and the name of a way to begin ([`GameSummary::opening_step`]).
    fn opening_step_named(key: &str, edition: usize, lang: Lang) -> Option<Named>;

    /// The drawing of that piece.
    #[cfg(target_arch = "wasm32")]
    fn piece_face(key: &str, edition: usize, lang: Lang) -> Option<AnyView>;

    /// Selections of the rules reference, the usual one first; empty if everybody reads all of it.
    const READINGS: &'static [Reading] = &[];

    /// Returns the edition's term for the sign `{=key}` of the rules reference.
    fn term(_key: &str, _edition: usize, _lang: Lang) -> Option<String> {
        None
    }
}

/// Content of a share code.
#[derive(Clone, Debug, PartialEq)]
pub enum CodeContent {
    /// A table to be set.
    Table(Setting),
    /// A finished game to look at.
    Course,
}

/// A game as the set-up page knows it, before the game itself has come.
pub trait GameForm: Sync {
    /// [`Game::ID`].
    fn id(&self) -> &'static str;

    /// The editions, the usual one first; never empty.
    fn editions(&self) -> &'static [EditionForm];

    /// The option at this index, if there are so many.
    fn option(&self, index: usize) -> Option<&'static OptionForm>;

    /// Options that go well together, in the order in which they are offered.
    fn presets(&self) -> &'static [PresetForm];

    /// The usual values of an edition's options, in their order.
    fn defaults(&self, edition: usize) -> Vec<u8>;

    /// The styles that opponents can have.
    fn styles(&self) -> &'static [Style];

    /// Measured strength of the levels; see [`GamePages::MEASURED`].
    fn measured(&self) -> &'static [Measured];

    /// Checks that a table can be set like this.
    ///
    /// # Errors
    /// The field of the configuration and the reason.
    fn check(&self, setting: &Setting) -> Result<(), String>;

    /// The share code of a table.
    fn encode(&self, setting: &Setting) -> String;

    /// Reads a share code.
    ///
    /// # Errors
    /// See [`ShareError`].
    fn decode(&self, code: &str) -> Result<CodeContent, ShareError>;
}

/// A game as the screens know it, whichever it is.
pub trait GameModule: GameForm {
    /// The usual configuration as JSON, for measuring.
    fn usual_config(&self) -> String;

    /// The piece with this key, for the rules reference of an edition.
    fn piece_info(&self, key: &str, edition: usize, lang: Lang) -> Option<PieceInfo>;

    /// The drawing of that piece.
    #[cfg(target_arch = "wasm32")]
    fn piece_face(&self, key: &str, edition: usize, lang: Lang) -> Option<AnyView>;

    /// Selections of the rules reference; see [`GamePages::READINGS`].
    fn readings(&self) -> &'static [Reading];

    /// Returns the edition's term for `key`; see [`GamePages::term`].
    fn term(&self, key: &str, edition: usize, lang: Lang) -> Option<String>;

    /// Returns the name of a key of the statistics in the edition with the key `edition`; a key that is not known any more
    /// stands for itself.
    fn named(&self, what: KeyOf, key: &str, edition: &str, lang: Lang) -> Named;

    /// Deals the deal of a day, with names in this language.
    ///
    /// # Errors
    /// The field of the configuration and the reason.
    fn deal_of_day(&self, date: Date, lang: Lang) -> Result<Fresh, String>;

    /// Describes the deal of that day: the edition, the opponents, options.
    fn day(&self, date: Date, lang: Lang) -> Vec<String>;

    /// That deal as a line of a list; see [`daily::line`].
    fn day_line(&self, date: Date) -> String;

    /// Deals the guided first game, with names in this language.
    ///
    /// # Errors
    /// The field of the configuration and the reason.
    fn guided(&self, lang: Lang) -> Result<Fresh, String>;

    /// Deals.
    ///
    /// # Errors
    /// As [`GameForm::check`].
    fn deal(&self, setting: &Setting) -> Result<Fresh, String>;

    /// Deals a game that this device decides for people at devices of their own, who connect to it: the first person sits
    /// here.
    ///
    /// # Errors
    /// As [`GameForm::check`].
    fn host(&self, setting: &Setting) -> Result<Fresh, String>;

    /// The link code of a new game among people at devices of their own.
    ///
    /// # Errors
    /// As [`GameForm::check`].
    fn invite(&self, setting: &Setting) -> Result<String, String>;

    /// Plays the finished game of a share code through.
    ///
    /// # Errors
    /// See [`ShareError`].
    fn replay(&self, code: &str) -> Result<Fresh, ShareError>;
}

/// The module of the game `G`.
pub struct ModuleOf<G>(PhantomData<fn() -> G>);

impl<G: GamePages> ModuleOf<G> {
    pub const NEW: Self = ModuleOf(PhantomData);
}

impl<G: GamePages> GameForm for ModuleOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn editions(&self) -> &'static [EditionForm] {
        G::EDITIONS
    }

    fn option(&self, index: usize) -> Option<&'static OptionForm> {
        G::OPTIONS.get(index).map(|option| &option.form)
    }

    fn presets(&self) -> &'static [PresetForm] {
        G::PRESETS
    }

    fn defaults(&self, edition: usize) -> Vec<u8> {
        let config = G::configured(edition, *G::EDITIONS[edition].seats.start() as u8, None);
        G::OPTIONS.iter().map(|option| (option.get)(&config)).collect()
    }

    fn styles(&self) -> &'static [Style] {
        G::Game::STYLES
    }

    fn measured(&self) -> &'static [Measured] {
        G::MEASURED
    }

    fn check(&self, setting: &Setting) -> Result<(), String> {
        G::Game::new(&table::<G>(setting).config).map(drop).map_err(|error| error.to_string())
    }

    fn encode(&self, setting: &Setting) -> String {
        share::encode_setup(&table::<G>(setting))
    }

    fn decode(&self, code: &str) -> Result<CodeContent, ShareError> {
        let SharedTable { setup, actions, .. } = share::decode::<G::Game>(code)?;
        Ok(if actions.is_some() { CodeContent::Course } else { CodeContent::Table(setting::<G>(setup)) })
    }
}

impl<G: GamePages> GameModule for ModuleOf<G> {
    fn usual_config(&self) -> String {
        json::write(&G::configured(0, *G::EDITIONS[0].seats.start() as u8, None))
    }

    fn piece_info(&self, key: &str, edition: usize, lang: Lang) -> Option<PieceInfo> {
        G::piece_info(key, edition, lang)
    }

    #[cfg(target_arch = "wasm32")]
    fn piece_face(&self, key: &str, edition: usize, lang: Lang) -> Option<AnyView> {
        G::piece_face(key, edition, lang)
    }

    fn readings(&self) -> &'static [Reading] {
        G::READINGS
    }

    fn term(&self, key: &str, edition: usize, lang: Lang) -> Option<String> {
        G::term(key, edition, lang)
    }

    fn named(&self, what: KeyOf, key: &str, edition: &str, lang: Lang) -> Named {
        let index = G::EDITION_KEYS.iter().position(|known| *known == edition).unwrap_or_default();
        let plain = |name: &str| Named { art: None, name: name.to_owned() };
        let title = |words: [&'static str; 2]| plain(words[0]);
        let named = match what {
            KeyOf::Edition => {
                let at = G::EDITION_KEYS.iter().position(|known| *known == key);
                at.map(|at| title((G::EDITIONS[at].words)(&words(lang))))
            }
            KeyOf::Module => {
                let found = G::MODULE_KEYS.iter().find(|(known, _)| *known == key);
                found.map(|&(_, at)| title((G::OPTIONS[at].form.words)(&words(lang))))
            }
            KeyOf::Source => {
                let config = G::configured(index, *G::EDITIONS[index].seats.start() as u8, None);
                G::Game::new(&config).ok().map(|game| plain(G::source(&game, key, lang)))
            }
            KeyOf::Piece => G::piece_info(key, index, lang)
                .map(|info| Named { art: G::piece_art(key, index), name: info.name }),
            KeyOf::Opening => G::opening_step_named(key, index, lang),
        };
        named.unwrap_or_else(|| plain(key))
    }

    fn deal_of_day(&self, date: Date, lang: Lang) -> Result<Fresh, String> {
        let mut setup = daily::deal::<G::Game>(date);
        let names = words(lang);
        let mut opponents = names.rivals().into_iter();
        for player in &mut setup.seats {
            let name = if player.is_person() { Some(names.people()[0]) } else { opponents.next() };
            player.name = name.map(str::to_owned).unwrap_or_default();
        }
        Session::new(setup).map(fresh::<G>).map_err(|error| error.to_string())
    }

    fn day(&self, date: Date, lang: Lang) -> Vec<String> {
        let words = words(lang);
        let setup = daily::deal::<G::Game>(date);
        let setting = setting::<G>(setup);
        let form = &G::EDITIONS[setting.edition];
        let by_rule = form.seats_by_rule(&setting.values, setting.seats.len());
        let free = setting.seats.len() - by_rule;
        let mut said = vec![(form.words)(&words)[0].to_owned()];
        for (at, option) in G::OPTIONS.iter().enumerate() {
            let is_on = setting.values[at] > 0;
            if is_on && G::MODULE_KEYS.iter().any(|&(_, known)| known == at) {
                said.push((option.form.words)(&words)[0].to_owned());
            }
        }
        // What the rules play is named by the edition: no day deals Puertomas.
        if let Some(level) = setting.seats[..free].iter().find_map(|player| player.controller.level()) {
            let name = words.level(level);
            said.push(words.daily.against(name, free - 1));
        }
        said
    }

    fn day_line(&self, date: Date) -> String {
        daily::line::<G::Game>(date)
    }

    fn guided(&self, lang: Lang) -> Result<Fresh, String> {
        let words = words(lang);
        let names = [words.people()[0]].into_iter().chain(words.rivals()).map(str::to_owned);
        Session::new(guide::setup::<G>(names)).map(fresh::<G>).map_err(|error| error.to_string())
    }

    fn deal(&self, setting: &Setting) -> Result<Fresh, String> {
        let session = Session::new(table::<G>(setting)).map_err(|error| error.to_string())?;
        Ok(fresh::<G>(session))
    }

    fn host(&self, setting: &Setting) -> Result<Fresh, String> {
        let mut session = Session::new(table::<G>(setting)).map_err(|error| error.to_string())?;
        let first = session.people().next().ok_or("seats: no person")?;
        session.host(first).map_err(|error| error.to_string())?;
        Ok(fresh::<G>(session))
    }

    fn invite(&self, setting: &Setting) -> Result<String, String> {
        let session = Session::new(table::<G>(setting)).map_err(|error| error.to_string())?;
        let code = session.code_at(session.len(), Purpose::Turn);
        Ok(code.expect("invariant: it was dealt just now"))
    }

    fn replay(&self, code: &str) -> Result<Fresh, ShareError> {
        Ok(fresh::<G>(share::decode::<G::Game>(code)?.replay()?))
    }
}
