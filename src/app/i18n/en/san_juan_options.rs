use crate::app::i18n::san_juan_options::Options;

pub(super) const OPTIONS: Options = Options {
    y1897: ["Special edition 1897", "The buildings and names of the anniversary edition."],
    duel: "Three picks a round, two of them the governor’s.",
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
