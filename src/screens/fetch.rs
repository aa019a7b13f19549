//! Fetches a game when somebody wants to play, look up a rule or take a file in: its style sheet, its words, and its rules
//! and board, which are a part of the page of their own (`xtask/bundler` cuts them off). What reads saved games is another
//! part: a new game is begun without it.

use leptos::prelude::*;
use std::cell::RefCell;
use std::pin::Pin;

use futures_util::future::try_join;
use wasm_split_helpers::wasm_split;

use crate::study::study_page;
use table::game::{DeviceTables, GameInfo, GameModule, SaveLoader, Studies};
use ui::game_style;
use ui::i18n::{self, DEVICES as DEVICE_WORDS, Topic};
use ui::part::Missing;
use ui::prefs::Prefs;
use ui::route::StudyFrom;

// Keys of the games.
const SAN_JUAN: &str = san_juan_board::INFO.id;
const PUERTO_RICO: &str = puerto_rico_board::INFO.id;
const GINKGOPOLIS: &str = ginkgopolis_board::INFO.id;

/// Module of a game, or the reason why it did not come.
type Loaded = Result<&'static dyn GameModule, Missing>;

/// A game with what reads its saves, or why it did not come.
type LoadedSaves = Result<(&'static dyn GameModule, &'static dyn SaveLoader), Missing>;

/// Module of a game, what reads its saves, and its tables at several devices; or why they did not come.
type LoadedDevices =
    Result<(&'static dyn GameModule, &'static dyn SaveLoader, &'static dyn DeviceTables), Missing>;

/// The studies of a game, with the page that shows them and comes with them.
#[derive(Clone, Copy)]
pub struct StudiesHere {
    studies: &'static dyn Studies,
    page: fn(&'static GameInfo, &'static dyn Studies, Option<StudyFrom>) -> AnyView,
}

impl StudiesHere {
    const fn new(studies: &'static dyn Studies) -> StudiesHere {
        StudiesHere { studies, page: study_page }
    }

    /// Shows the studies of the game, which begin with a position from there.
    pub fn show(self, info: &'static GameInfo, from: Option<StudyFrom>) -> AnyView {
        (self.page)(info, self.studies, from)
    }
}

/// A game with its studies, or why it did not come.
type LoadedStudies = Result<(&'static dyn GameModule, StudiesHere), Missing>;

// One part for each of these; the code that only they reach goes with them.
// What reads saved games reaches the game as well: whatever parts share is a
// file of its own, and the fewer ways there are to share, the fewer files.

#[wasm_split(san_juan, fallible)]
fn san_juan_part() -> Loaded {
    Ok(san_juan_board::MODULE)
}

#[wasm_split(puerto_rico, fallible)]
fn puerto_rico_part() -> Loaded {
    Ok(puerto_rico_board::MODULE)
}

#[wasm_split(ginkgopolis, fallible)]
fn ginkgopolis_part() -> Loaded {
    Ok(ginkgopolis_board::MODULE)
}

#[wasm_split(san_juan_saved, fallible)]
fn san_juan_saved_part() -> LoadedSaves {
    Ok((san_juan_board::MODULE, san_juan_board::SAVE_LOADER))
}

#[wasm_split(puerto_rico_saved, fallible)]
fn puerto_rico_saved_part() -> LoadedSaves {
    Ok((puerto_rico_board::MODULE, puerto_rico_board::SAVE_LOADER))
}

#[wasm_split(ginkgopolis_saved, fallible)]
fn ginkgopolis_saved_part() -> LoadedSaves {
    Ok((ginkgopolis_board::MODULE, ginkgopolis_board::SAVE_LOADER))
}

#[wasm_split(san_juan_devices, fallible)]
fn san_juan_devices_part() -> LoadedDevices {
    Ok((san_juan_board::MODULE, san_juan_board::SAVE_LOADER, san_juan_board::DEVICES))
}

#[wasm_split(puerto_rico_devices, fallible)]
fn puerto_rico_devices_part() -> LoadedDevices {
    Ok((puerto_rico_board::MODULE, puerto_rico_board::SAVE_LOADER, puerto_rico_board::DEVICES))
}

#[wasm_split(ginkgopolis_devices, fallible)]
fn ginkgopolis_devices_part() -> LoadedDevices {
    Ok((ginkgopolis_board::MODULE, ginkgopolis_board::SAVE_LOADER, ginkgopolis_board::DEVICES))
}

#[wasm_split(san_juan_study, fallible)]
fn san_juan_study_part() -> LoadedStudies {
    Ok((san_juan_board::MODULE, StudiesHere::new(san_juan_board::STUDIES)))
}

#[wasm_split(puerto_rico_study, fallible)]
fn puerto_rico_study_part() -> LoadedStudies {
    Ok((puerto_rico_board::MODULE, StudiesHere::new(puerto_rico_board::STUDIES)))
}

#[wasm_split(ginkgopolis_study, fallible)]
fn ginkgopolis_study_part() -> LoadedStudies {
    Ok((ginkgopolis_board::MODULE, StudiesHere::new(ginkgopolis_board::STUDIES)))
}

thread_local! {
    /// Modules that have been fetched.
    static HERE: RefCell<Vec<&'static dyn GameModule>> = const { RefCell::new(Vec::new()) };

    /// Readers of saved games that have been fetched, by game.
    static SAVE_LOADERS: RefCell<Vec<(&'static str, &'static dyn SaveLoader)>> = const { RefCell::new(Vec::new()) };

    /// Tables at several devices that have been fetched, by game.
    static DEVICES: RefCell<Vec<(&'static str, &'static dyn DeviceTables)>> = const { RefCell::new(Vec::new()) };

    /// The studies that have come so far, by the game.
    static STUDIES: RefCell<Vec<(&'static str, StudiesHere)>> = const { RefCell::new(Vec::new()) };
}

/// The module of the game with this [`Game::ID`](game_core::Game::ID), if it has been fetched.
pub fn module(id: &str) -> Option<&'static dyn GameModule> {
    HERE.with_borrow(|here| here.iter().copied().find(|module| module.id() == id))
}

/// The module of a game, fetched unless it is here already, together with its
/// words in the language that is shown.
///
/// # Errors
/// It did not come.
pub async fn fetch(info: &'static GameInfo, prefs: Prefs) -> Loaded {
    if let Some(module) = module(info.id) {
        return Ok(module);
    }
    let part = async {
        match info.id {
            SAN_JUAN => san_juan_part().await,
            PUERTO_RICO => puerto_rico_part().await,
            GINKGOPOLIS => ginkgopolis_part().await,
            _ => Err(Missing),
        }
    };
    let ((), module) = try_join(fetch_look(info, prefs), part).await?;
    welcome(module, info, prefs).await?;
    Ok(module)
}

/// Fetches the style sheet of a game, and its words in the language that is shown. Boxed like [`Topic::fetch`].
fn fetch_look(info: &'static GameInfo, prefs: Prefs) -> Pin<Box<dyn Future<Output = Result<(), Missing>>>> {
    Box::pin(async move { try_join(fetch_words(info, prefs), game_style::fetch(info.id)).await.map(drop) })
}

/// Fetches the words of a game in the language that is shown, which may be
/// switched while they are on their way.
///
/// # Errors
/// They did not come.
pub async fn fetch_words(info: &'static GameInfo, prefs: Prefs) -> Result<(), Missing> {
    fetch_topic(info.topic, prefs).await
}

/// Fetches the words of a topic in the language that is shown, likewise.
///
/// # Errors
/// They did not come.
pub async fn fetch_topic(topic: &'static Topic, prefs: Prefs) -> Result<(), Missing> {
    while !(topic.is_here)(prefs.lang.get_untracked()) {
        i18n::fetch(topic, prefs.lang.get_untracked()).await?;
    }
    Ok(())
}

/// Notes that a game is here, once its words are: the language may have been
/// switched while it was on its way. Two pages may have waited for it.
async fn welcome(
    module: &'static dyn GameModule,
    info: &'static GameInfo,
    prefs: Prefs,
) -> Result<(), Missing> {
    fetch_words(info, prefs).await?;
    HERE.with_borrow_mut(|here| {
        if here.iter().all(|known| known.id() != module.id()) {
            here.push(module);
        }
    });
    Ok(())
}

/// Returns the reader of the saves of the game with this [`Game::ID`](game_core::Game::ID), if it has been fetched.
pub fn save_loader(id: &str) -> Option<&'static dyn SaveLoader> {
    SAVE_LOADERS.with_borrow(|loaders| {
        loaders.iter().find(|(game, _)| *game == id).map(|(_, save_loader)| *save_loader)
    })
}

/// Fetches what reads the saves of a game, and its module, unless they are here
/// already.
///
/// # Errors
/// They did not come.
pub async fn fetch_save_loader(info: &'static GameInfo, prefs: Prefs) -> Result<(), Missing> {
    if save_loader(info.id).is_some() {
        return Ok(());
    }
    let part = async {
        match info.id {
            SAN_JUAN => san_juan_saved_part().await,
            PUERTO_RICO => puerto_rico_saved_part().await,
            GINKGOPOLIS => ginkgopolis_saved_part().await,
            _ => Err(Missing),
        }
    };
    let ((), (module, save_loader)) = try_join(fetch_look(info, prefs), part).await?;
    welcome(module, info, prefs).await?;
    // A second entry, when two have waited, is never looked at.
    SAVE_LOADERS.with_borrow_mut(|loaders| loaders.push((info.id, save_loader)));
    Ok(())
}

/// Returns the tables at several devices of the game with this [`Game::ID`](game_core::Game::ID), if they have been fetched.
pub fn devices(id: &str) -> Option<&'static dyn DeviceTables> {
    DEVICES.with_borrow(|here| here.iter().find(|(game, _)| *game == id).map(|(_, devices)| *devices))
}

/// Fetches the tables at several devices of a game, its module and what reads its saves, unless they are here already.
///
/// # Errors
/// They did not come.
pub async fn fetch_devices(info: &'static GameInfo, prefs: Prefs) -> Result<(), Missing> {
    if devices(info.id).is_some() {
        return Ok(());
    }
    let part = async {
        match info.id {
            SAN_JUAN => san_juan_devices_part().await,
            PUERTO_RICO => puerto_rico_devices_part().await,
            GINKGOPOLIS => ginkgopolis_devices_part().await,
            _ => Err(Missing),
        }
    };
    let words = try_join(fetch_look(info, prefs), fetch_topic(&DEVICE_WORDS, prefs));
    let (_, (module, save_loader, devices)) = try_join(words, part).await?;
    welcome(module, info, prefs).await?;
    // As for the loaders.
    SAVE_LOADERS.with_borrow_mut(|loaders| loaders.push((info.id, save_loader)));
    DEVICES.with_borrow_mut(|here| here.push((info.id, devices)));
    Ok(())
}

/// The studies of the game with this [`Game::ID`](game_core::Game::ID), if they have been fetched.
pub fn studies(id: &str) -> Option<StudiesHere> {
    STUDIES.with_borrow(|here| here.iter().find(|(game, _)| *game == id).map(|(_, studies)| *studies))
}

/// Fetches the studies of a game, and its module, unless they are here already.
///
/// # Errors
/// They did not come.
pub async fn fetch_studies(info: &'static GameInfo, prefs: Prefs) -> Result<(), Missing> {
    if studies(info.id).is_some() {
        return Ok(());
    }
    let part = async {
        match info.id {
            SAN_JUAN => san_juan_study_part().await,
            PUERTO_RICO => puerto_rico_study_part().await,
            GINKGOPOLIS => ginkgopolis_study_part().await,
            _ => Err(Missing),
        }
    };
    let words = try_join(fetch_look(info, prefs), fetch_topic(&i18n::STUDY, prefs));
    let (_, (module, studies)) = try_join(words, part).await?;
    fetch_topic(&i18n::STUDY, prefs).await?;
    welcome(module, info, prefs).await?;
    STUDIES.with_borrow_mut(|here| here.push((info.id, studies)));
    Ok(())
}
