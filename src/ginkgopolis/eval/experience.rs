//! The net that was trained on games of Ginkgopolis: `recipe.json` beside it says how.

use super::net_inputs::SHAPE;
use ai::net::{Net, Stored};

static NET: Stored = Stored::new(include_bytes!("experience.net"), SHAPE);

/// The net; `None` if what is part of the program is none.
pub fn net() -> Option<&'static Net> {
    NET.get()
}
