use crate::app::i18n::rules::Words;

pub(super) const WORDS: Words = Words {
    opening_draft: [
        "Opening draft",
        "Everybody keeps 4 of the first cards: seat 1 sees 5, seat 2 sees 6, seat 3 sees 7, seat 4 sees 8.",
    ],
    cheap_resort: [
        "The Resort costs 3",
        "The rulebook does not print its cost; 4 is the likelier reading, 3 stands on the first edition.",
    ],
    rebuild_covered: [
        "Covered kinds may be built again",
        "A commercial building that the Crane has covered no longer blocks another copy of its kind.",
    ],
};
