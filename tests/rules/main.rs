//! The rules, one test per rule ID and per printed example. `scope.txt` lists
//! the IDs that have none, and why.

mod ginkgopolis;
mod mutants;
mod puerto_rico;
mod san_juan;
#[path = "../support/spoiler.rs"]
mod spoiler;
mod table;
