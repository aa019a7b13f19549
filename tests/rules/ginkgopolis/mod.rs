//! Ginkgopolis, section by section of `docs/rules/ginkgopolis.md`.

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
