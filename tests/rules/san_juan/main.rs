//! San Juan, section by section of `docs/rules/san-juan.md`.
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

mod table;

mod build;
mod builder;
mod buildings;
mod classic;
mod classic_examples;
mod components;
mod councillor;
mod decisions;
mod end;
mod examples;
mod flow;
mod information;
mod library;
mod new_buildings;
mod new_examples;
mod offers;
mod piles;
mod positions;
mod producer;
mod prospector;
mod round_start;
mod scoring;
mod setup;
mod trader;
mod two_sets;
mod vectors;
