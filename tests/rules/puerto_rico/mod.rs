//! Puerto Rico, section by section of `docs/rules/puerto-rico.md`.

mod table;

mod builder;
mod captain;
mod captain_example;
mod craftsman;
mod examples;
mod information;
mod planter;
mod positions;
mod recruiter;
mod rounds;
mod scoring;
mod setup;
mod trader;
mod vectors;
