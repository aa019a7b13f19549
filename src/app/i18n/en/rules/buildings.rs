use crate::app::i18n::rules::Chapter;

pub(super) const GENERAL: Chapter = Chapter {
    key: "general",
    title: "Buildings in general",
    lead: "What is true of all of them.",
    rules: &[
        ("SJ-BLD-GEN-1", "Of each commercial building you may have one; of production buildings any number."),
        (
            "SJ-BLD-GEN-2",
            "A building works from the phase after the one in which it was built. Nothing helps to build \
                          itself, or is set off by its own building.",
        ),
        ("SJ-BLD-GEN-3", "Using a building is always its owner’s choice."),
        ("SJ-BLD-GEN-4", "Functions of different buildings add up unless a rule says otherwise."),
        ("SJ-BLD-GEN-5", "“Cost” always means the cost printed on the card, not what was paid."),
        (
            "SJ-BLD-GEN-6",
            "Only visible buildings work, count and score. A kind that has been covered may be built again \
                          (an option of the table).",
        ),
        (
            "SJ-BLD-GEN-7",
            "Monuments do nothing but score; production buildings do nothing but hold goods and score.",
        ),
    ],
};

pub(super) const EACH: Chapter = Chapter {
    key: crate::app::i18n::rules::BUILDINGS,
    title: "Building by building",
    lead: "With cost, points and number of copies, in the order of the card list.",
    rules: &[
        (
            "SJ-BLD-PROD-1",
            "Holds one good at most. Its kind alone decides the price; apart from that all five work alike.",
        ),
        ("SJ-BLD-SMITHY-1", "Production buildings cost you 1 card less."),
        ("SJ-BLD-SMITHY-2", "It does nothing for commercial buildings."),
        (
            "SJ-BLD-GOLD-1",
            "In every Explorer phase, after the privilege, you turn up the top 4 cards of the draw pile.",
        ),
        ("SJ-BLD-GOLD-2", "If all 4 costs differ, you take the cheapest card; the other 3 are discarded."),
        ("SJ-BLD-GOLD-3", "If any two costs are equal, all 4 are discarded."),
        (
            "SJ-BLD-GOLD-4",
            "It works for every owner, not only for the picker; each turns up 4 cards, the picker first.",
        ),
        ("SJ-BLD-GOLD-5", "A Publishing House does not double it."),
        ("SJ-BLD-GOLD-6", "If fewer than 4 cards are left in both piles together, nothing is turned up."),
        (
            "SJ-BLD-ARCHIVE-1",
            "In the Recruiter phase the cards you draw go into your hand first; then you discard as many \
                              as you would have had to, old or new.",
        ),
        ("SJ-BLD-POOR-1", "If you hold 0 or 1 card after building, you draw 1 card."),
        ("SJ-BLD-POOR-2", "The Lumberyard’s card is drawn before; only then the hand is counted."),
        (
            "SJ-BLD-POOR-3",
            "If you build nothing in the phase you draw nothing. Building the Hospital itself gives nothing.",
        ),
        (
            "SJ-BLD-BLACK-1",
            "When you build you may discard up to 2 of your goods; each replaces one card of the price.",
        ),
        ("SJ-BLD-BLACK-2", "They are discarded unseen; their kind and price do not matter."),
        (
            "SJ-BLD-BLACK-3",
            "It works for every building and together with all discounts, but no good may be wasted.",
        ),
        ("SJ-BLD-TPOST-1", "You may sell 1 good more."),
        (
            "SJ-BLD-WELL-1",
            "If you produced at least 2 goods in this phase, you draw 1 card, and never more than 1.",
        ),
        ("SJ-BLD-MSTAND-1", "If you sold at least 2 goods in this phase, you draw 1 card."),
        ("SJ-BLD-CRANE-1", "You may place a new building on one of your buildings instead of in a new slot."),
        (
            "SJ-BLD-CRANE-2",
            "Its price is reduced by the printed cost of what it covers. A surplus is not paid out.",
        ),
        ("SJ-BLD-CRANE-3", "Any of your visible buildings may be covered, but not the Crane itself."),
        (
            "SJ-BLD-CRANE-4",
            "The covered building stops working at once, no longer counts and does not score. It stays \
                            under the new one for good.",
        ),
        ("SJ-BLD-CRANE-5", "A slot may be built over again; only the building on top counts."),
        ("SJ-BLD-CRANE-6", "A building cannot be covered with another of its own kind."),
        ("SJ-BLD-CRANE-7", "A good on the covered building is lost to the discard pile."),
        (
            "SJ-BLD-CRANE-8",
            "Cards under a covered Chapel stay there and score 1 point each; no more can be added.",
        ),
        ("SJ-BLD-CRANE-9", "Building over does not bring you closer to twelve buildings."),
        ("SJ-BLD-CRANE-10", "In everything else it is an ordinary build."),
        (
            "SJ-BLD-CHAPEL-1",
            "At the start of each round, before hands are checked, you may put 1 card of your hand face \
                             down under it.",
        ),
        (
            "SJ-BLD-CHAPEL-2",
            "Each such card is worth 1 point at the end, whatever it shows. It never comes back.",
        ),
        ("SJ-BLD-CHAPEL-3", "Only you know which cards lie there; how many need not be told."),
        ("SJ-BLD-TOWER-1", "Your hand limit at the start of a round is 12 cards instead of 7."),
        ("SJ-BLD-AQUEDUCT-1", "You may produce 1 good more."),
        ("SJ-BLD-CARPENTER-1", "After you have built and paid for a commercial building, you draw 1 card."),
        (
            "SJ-BLD-CARPENTER-2",
            "That card cannot pay for the same building. Production buildings and the Lumberyard \
                                itself give nothing.",
        ),
        (
            "SJ-BLD-PREFECTURE-1",
            "You keep 2 of the cards drawn instead of 1: 2 of 2, as picker 2 of 5, with a Publishing \
                                 House 2 of 8.",
        ),
        ("SJ-BLD-PREFECTURE-2", "Together with a Notary you discard 0, 3 or 6 cards of the whole hand."),
        ("SJ-BLD-MHALL-1", "If you sold at least 1 good in this phase, you draw 1 card more."),
        ("SJ-BLD-MHALL-2", "Small Market and Large Market add up."),
        ("SJ-BLD-QUARRY-1", "Commercial buildings cost you 1 card less."),
        ("SJ-BLD-QUARRY-2", "It does nothing for production buildings."),
        ("SJ-BLD-QUARRY-3", "It adds up with the privilege, Publishing House, Crane and Underground Market."),
        (
            "SJ-BLD-LIBRARY-1",
            "Doubles the privilege of the role you picked: Builder 2 cards less; Producer and Trader 2 \
                              goods more; Recruiter 6 more cards to choose from; Explorer 2 cards.",
        ),
        ("SJ-BLD-LIBRARY-2", "It doubles the privilege alone, neither the action nor other buildings."),
        ("SJ-BLD-LIBRARY-3", "With three or four players it is used by itself at your pick."),
        (
            "SJ-BLD-LIBRARY-4",
            "With two players it can be used once a round. As governor you decide at your first pick, \
                              before the phase begins.",
        ),
        (
            "SJ-BLD-LIBRARY-5",
            "Built in the governor’s first phase, it already works at the governor’s second pick.",
        ),
        (
            "SJ-BLD-MONUMENT-1",
            "Statue, Triumphal Arch and Hero Monument are monuments: 3, 4 and 5 points and no function. \
                               They are commercial buildings, one of each kind.",
        ),
        ("SJ-BLD-GUILD-1", "It does nothing during the game; see SJ-SCORE-GUILD."),
        ("SJ-BLD-CITYHALL-1", "It does nothing during the game; see SJ-SCORE-CITYHALL."),
        ("SJ-BLD-ARCH-1", "It does nothing during the game; see SJ-SCORE-ARCH."),
        ("SJ-BLD-PALACE-1", "It does nothing during the game; see SJ-SCORE-PALACE."),
    ],
};
