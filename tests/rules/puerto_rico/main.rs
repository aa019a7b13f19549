//! Puerto Rico, section by section of `docs/rules/puerto-rico.md`.
//!
//! Every rule ID and every printed example is executed by a test that lays a position, acts, and
//! asserts the outcome. `../scope.txt` lists the IDs that are not, and why; `cargo xtask tidy --list`
//! says it of each.

#[path = "../any_game.rs"]
mod any_game;
#[path = "../mutants.rs"]
mod mutants;
#[path = "../../support/printed.rs"]
mod printed;
#[path = "../../support/spoiler.rs"]
mod spoiler;

mod layout;
mod table;

mod achievements;
mod builder;
mod captain;
mod captain_example;
mod citizens;
mod consequences;
mod craftsman;
mod endings;
mod examples;
mod festival;
mod handed_out;
mod information;
mod new_buildings;
mod planter;
mod positions;
mod puertoma;
mod recruiter;
mod rounds;
mod scoring;
mod settling;
mod setup;
mod shipping;
mod smuggler;
mod together;
mod trader;
mod vectors;
