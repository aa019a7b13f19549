//! Sobremesa: rules, opponents and tables for three board games.
//!
//! Knowledge flows one way: `core` ← `games` ← `ai` ← `session` ← `app`.

pub mod ai;
pub mod core;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
pub mod referee;
pub mod session;
