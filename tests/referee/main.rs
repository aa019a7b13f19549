//! The referee as people and programs use it: the real binary.

mod bin;
mod documents;
mod ginkgopolis;
mod hostile;
mod play;
mod puerto_rico;
mod secrets;
mod serve;
#[path = "../support/spoiler.rs"]
mod spoiler;
mod verbs;
