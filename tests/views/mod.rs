//! Hidden information in random games of every mode: no view and no event tells
//! a viewer what it may not know.
//!
//! Two independent proofs. Everything hidden is replaced, and the view stays
//! the same to the letter; and wherever a piece that can be hidden is named in
//! a view or an event, it stands in a place where that viewer may read it.

mod ginkgopolis;
mod puerto_rico;
mod san_juan;
mod suite;
