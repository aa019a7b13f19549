//! Ginkgopolis for opponents: nobody has judged its positions yet. All
//! actions are alike, and points count as they stand.

use super::{Plain, Playable, Terms};
use crate::games::ginkgopolis::Ginkgopolis;

impl Playable for Ginkgopolis {
    type Evaluator = Plain;

    fn evaluator(&self, _terms: Terms) -> Plain {
        Plain
    }
}
