//! The nets that were trained on games of San Juan; recipes of `examples/tune/train` say how.

use super::net_inputs::SHAPE;
use crate::editions::CardSet;
use crate::ids::{KINDS, Kind};
use ai::net::{Net, Stored};

static ONE_SET: Stored = Stored::new(include_bytes!("experience.net"), SHAPE);
static TWO_SETS: Stored = Stored::new(include_bytes!("experience_two_sets.net"), SHAPE);

/// Returns the kinds that a net does not know: they weigh nothing for it.
pub fn untrained() -> &'static [Kind] {
    &Kind::ALL[KINDS - ONE_SET.unknown().max(TWO_SETS.unknown())..]
}

/// The net for games with these cards; `None` if what is part of the program is none.
pub fn net(cards: CardSet) -> Option<&'static Net> {
    match cards {
        CardSet::Y1897 | CardSet::NewBuildings | CardSet::Classic => ONE_SET.get(),
        CardSet::TwoSets => TWO_SETS.get(),
    }
}
