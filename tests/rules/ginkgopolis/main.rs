//! Ginkgopolis, section by section of `docs/rules/ginkgopolis.md`.
//!
//! Every rule ID and every printed example is executed by a test that lays a position, acts, and
//! asserts the outcome. `../scope.txt` lists the IDs that are not, and why; `cargo xtask tidy --list`
//! says it of each.

#[path = "../any_game.rs"]
mod any_game;
#[path = "../mutants.rs"]
mod mutants;
#[path = "../../support/spoiler.rs"]
mod spoiler;

mod last_tile;
mod layout;
mod table;

mod actions;
mod components;
mod deck;
mod examples;
mod information;
mod invariants;
mod markers;
mod positions;
mod resolution;
mod rounds;
mod scoring;
mod selection;
mod setup;
mod solo;
mod supply;
mod vectors;
