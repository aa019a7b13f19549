//! The rules: every rule ID and every printed example is executed by a test
//! that lays a position, acts, and asserts the outcome. `scope.txt` lists the
//! IDs that are not, and why; `cargo xtask tidy --list` says it of each.

mod ginkgopolis;
mod mutants;
mod puerto_rico;
mod san_juan;
#[path = "../support/spoiler.rs"]
mod spoiler;
mod table;
