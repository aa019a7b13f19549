use crate::words::options::Options;

pub(super) const OPTIONS: Options = Options {
    editions: [
        [
            "Special edition 1897",
            "2–4 players: its own names and goods, and an expansion with ten new buildings.",
        ],
        [
            "Classic edition",
            "2–8 players: the first edition. Gold Mine and Guild Hall work differently; five or more players use two sets.",
        ],
    ],
    duel: ["Three roles per round: the governor takes two."; 2],
    new_buildings: [
        "New Buildings",
        "Adds 29 cards of ten new kinds to the deck. The Cathedral goes to the first player who builds it.",
    ],
    opening_draft: [
        "Opening draft",
        "Each player keeps 4 opening cards: player 1 sees 5, player 2 sees 6, and so on.",
    ],
    extra_roles: [
        "Extra roles",
        "Each player beyond four adds one role. Mayor and Captain are this project’s own.",
    ],
    join: ", ",
    cheap_resort: [
        "The Resort costs 3",
        "The rulebook does not print its cost. 4 is more likely; the first edition has 3.",
    ],
    cheap_cottage: [
        "The Cottage costs 1",
        "The rulebook does not print its cost. 2 fits the other new buildings; 1 is possible.",
    ],
    fort_always: [
        "Always 6 cards without a Fort",
        "Without Fort or Lighthouse you keep 6 cards, even if no player has a Fort. Otherwise 7.",
    ],
    rebuild_covered: [
        "Rebuild covered kinds",
        "You may build another copy of a commercial building you have covered with the Crane.",
    ],
    ask_draws: [
        "Ask before every draw",
        "Asks every time. Otherwise, draws that can only help are automatic.",
    ],
};
