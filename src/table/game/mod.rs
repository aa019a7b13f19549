//! A game as the pages around the table know it.
//!
//! Of every game the page knows the [`GameInfo`] from the start. Everything else is
//! a part of its own that is fetched when somebody wants to play: screens then
//! talk to a [`GameModule`], plain data in, plain data out, so that they are written
//! and compiled once, however many games there are. What can be chosen before a game is its
//! [`GameForm`]: a table can be set while the game is still on its way.
//!
//! A game has one interface for each part that is fetched by itself ([`GameForm`], [`GameModule`], [`SaveLoader`],
//! [`Studies`], `DeviceTables`) and not one for everything: the table of a trait object names all of its methods, so one
//! interface would bring saves, studies and device tables with every game.

mod dealt;
#[cfg(target_arch = "wasm32")]
pub mod devices;
pub mod form;
#[cfg(target_arch = "wasm32")]
pub mod handoff;
pub mod info;
pub mod module;
mod names;
pub mod pending;
pub mod save_loader;
pub mod strength;
pub mod study;
pub mod summary;

#[cfg(target_arch = "wasm32")]
pub use devices::{DeviceTables, Devices};
pub use form::{Choices, EditionForm, Mix, OptionForm, PresetForm, Reading, Setting};
pub use info::GameInfo;
pub use module::{CodeContent, GameForm, GameModule, KeyOf, Named, PieceInfo};
#[cfg(target_arch = "wasm32")]
pub use names::names_of;
pub use names::{seat_names, strength_of};
pub use pending::PendingTable;
pub use save_loader::{Arrival, KeptSave, KnownGame, LinkAction, SaveLoader};
pub use study::Studies;
pub use summary::{GameSummary, facts_of, summary_of};
