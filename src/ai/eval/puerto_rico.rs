//! Puerto Rico for opponents: nobody has judged its positions yet. All
//! actions are alike, and points count as they stand.

use super::{Plain, Playable, Terms};
use crate::games::puerto_rico::PuertoRico;

impl Playable for PuertoRico {
    type Evaluator = Plain;

    fn evaluator(&self, _terms: Terms) -> Plain {
        Plain
    }
}
