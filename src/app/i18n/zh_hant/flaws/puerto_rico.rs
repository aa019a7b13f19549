//! Of Puerto Rico.

use sobremesa::core::Game;
use sobremesa::games::puerto_rico::{Edition, PuertoRico};

pub fn said(flaw: &<PuertoRico as Game>::Flaw, _edition: Edition) -> String {
    flaw.clone()
}
