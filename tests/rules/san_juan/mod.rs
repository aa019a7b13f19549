//! San Juan 1897, section by section of `docs/rules/san-juan.md`.

mod table;

mod build;
mod builder;
mod buildings;
mod components;
mod councillor;
mod decisions;
mod end;
mod examples;
mod flow;
mod information;
mod library;
mod piles;
mod positions;
mod producer;
mod prospector;
mod round_start;
mod scoring;
mod setup;
mod trader;
mod vectors;
