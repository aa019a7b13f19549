use crate::app::i18n::san_juan_options::Options;

pub(super) const OPTIONS: Options = Options {
    editions: [
        ["Special edition 1897", "For 2 to 4: other names and goods, and an expansion of ten new buildings."],
        [
            "Classic edition",
            "For 2 to 8: the first edition; its Gold Mine and Guild Hall work otherwise, and from five on two sets are shuffled together.",
        ],
    ],
    duel: ["Three picks a round, two of them the governor’s."; 2],
    new_buildings: [
        "New Buildings",
        "Shuffles 29 cards of ten new kinds into the deck and lays the Cathedral on the table, for whoever builds it first.",
    ],
    opening_draft: [
        "Opening draft",
        "Everybody keeps 4 of the first cards: seat 1 sees 5, seat 2 sees 6, and so on.",
    ],
    extra_roles: [
        "Extra roles",
        "Each player beyond the fourth brings one more role to choose from; Mayor and Captain are this project’s own.",
    ],
    join: ", ",
    cheap_resort: [
        "The Resort costs 3",
        "The rulebook does not print its cost; 4 is the likelier reading, 3 stands on the first edition.",
    ],
    cheap_cottage: [
        "The Cottage costs 1",
        "The rulebook does not print its cost; 2 fits the other new buildings, 1 is the other guess.",
    ],
    fort_always: [
        "6 cards without a Fort, always",
        "Without Fort and Lighthouse you keep 6 cards even while nobody has a Fort; otherwise 7.",
    ],
    rebuild_covered: [
        "Covered kinds may be built again",
        "A commercial building that the Crane has covered no longer blocks another copy of its kind.",
    ],
    ask_draws: [
        "Ask before every draw",
        "Draws that can only help are made for you otherwise; this asks each time.",
    ],
};
