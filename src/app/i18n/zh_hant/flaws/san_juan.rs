//! Of San Juan.

use sobremesa::core::Game;
use sobremesa::games::san_juan::{Edition, SanJuan};

pub fn said(flaw: &<SanJuan as Game>::Flaw, _edition: Edition) -> String {
    flaw.clone()
}
