//! Of Ginkgopolis.

use sobremesa::core::Game;
use sobremesa::games::ginkgopolis::Ginkgopolis;

pub fn said(flaw: &<Ginkgopolis as Game>::Flaw) -> String {
    flaw.clone()
}
