//! Puerto Rico, section by section of `docs/rules/puerto-rico.md`.

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
