//! The net that was trained on games of Puerto Rico: `recipe.json` beside it says how.

use super::net_inputs::SHAPE;
use crate::ids::{BUILDINGS, Building};
use ai::net::{Net, Stored};

static NET: Stored = Stored::new(include_bytes!("experience.net"), SHAPE);

/// Returns the buildings that the net does not know: they weigh nothing for it.
pub fn untrained() -> &'static [Building] {
    &Building::ALL[BUILDINGS - NET.unknown()..]
}

/// The net; `None` if what is part of the program is none.
pub fn net() -> Option<&'static Net> {
    NET.get()
}
