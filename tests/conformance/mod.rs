//! One suite that every game passes in every mode: what is listed is legal
//! and nothing else, nothing is lost, nothing leaks, everything replays.

mod actions;
mod consequences;
mod ginkgopolis;
mod puerto_rico;
mod san_juan;
mod suite;
