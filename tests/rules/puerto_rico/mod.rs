//! Puerto Rico, section by section of `docs/rules/puerto-rico.md`.

mod table;

mod builder;
mod craftsman;
mod planter;
mod recruiter;
mod rounds;
mod setup;
