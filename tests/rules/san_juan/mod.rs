//! San Juan, section by section of `docs/rules/san-juan.md`.

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
