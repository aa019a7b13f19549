use crate::app::i18n::rules::Chapter;

pub(super) const ROLES: Chapter = Chapter {
    key: "roles",
    title: "The five phases",
    lead: "One paragraph for each role; the details follow.",
    rules: &[
        (
            "SJ-FLOW-PHASE-B",
            "Builder: everybody in turn may build. When all have had their turn, it is checked whether \
                             the game ends.",
        ),
        ("SJ-FLOW-PHASE-P", "Producer: everybody in turn may produce; a Factory’s card is drawn at once."),
        (
            "SJ-FLOW-PHASE-T",
            "Trader: the top price tile is turned up. Everybody in turn may sell and draws the cards \
                             for it. Then the tile goes face down under the others.",
        ),
        ("SJ-FLOW-PHASE-C", "Recruiter: everybody in turn draws cards and chooses among them."),
        ("SJ-FLOW-PHASE-S", "Explorer: the picker draws. Then all Gold Mines work, the picker’s first."),
    ],
};

pub(super) const BUILDER: Chapter = Chapter {
    key: "builder",
    title: "Builder",
    lead: "Everybody may build; the picker pays a card less.",
    rules: &[
        ("SJ-ROLE-BUILDER-1", "Action: everybody may build one building from the hand."),
        (
            "SJ-ROLE-BUILDER-2",
            "Privilege: the picker pays 1 card less, with a Publishing House 2 cards less.",
        ),
        ("SJ-ROLE-BUILDER-3", "What is built stays for the rest of the game, unless it is built over."),
        (
            "SJ-ROLE-BUILDER-4",
            "Buildings that matter here: Distillery, Building Supplier, Crane, Underground Market, \
                               Lumberyard, Hospital, Publishing House.",
        ),
    ],
};

pub(super) const BUILD: Chapter = Chapter {
    key: "build",
    title: "How a building is built",
    lead: "Lay it down, pay for it, draw what you have earned.",
    rules: &[
        ("SJ-BUILD-1", "You build one card of your hand."),
        (
            "SJ-BUILD-2",
            "It takes a new slot of your city. With a working Crane it may go on top of one of your \
                        buildings instead.",
        ),
        ("SJ-BUILD-3", "With a working Underground Market, up to two of your goods may help to pay."),
        (
            "SJ-BUILD-4",
            "You pay with other cards of your hand. Goods, cards under the Chapel and buildings are no money, \
                        but for what Underground Market and Crane allow.",
        ),
        ("SJ-BUILD-5", "Each discount is yours to leave unused."),
        (
            "SJ-BUILD-6",
            "The reduction is the sum of: the privilege; 1 for a Building Supplier if the building is \
                        commercial; 1 for a Distillery if it is a production building; the cost of the building that is \
                        covered; 1 for each good spent.",
        ),
        (
            "SJ-BUILD-7",
            "Price = printed cost less the reduction, but never below 0. What is left of the reduction is not \
                        paid out.",
        ),
        ("SJ-BUILD-8", "You pay the price exactly. Whoever cannot pay cannot build."),
        ("SJ-BUILD-9", "No good may be spent beyond what the price still asks for."),
        (
            "SJ-BUILD-10",
            "A commercial building cannot be built if the same kind is visible in your city. Production \
                         buildings can be built any number of times.",
        ),
        ("SJ-BUILD-11", "One building for each player in a Builder phase."),
        (
            "SJ-BUILD-12",
            "In this order: place the building (a good on a covered building is lost); discard the goods \
                         spent; discard the cards paid; draw for the Lumberyard; draw for the Hospital.",
        ),
        (
            "SJ-BUILD-13",
            "A building that is covered in the process cannot help to pay for what covers it: neither with \
                         its discount nor with its good.",
        ),
    ],
};

pub(super) const PRODUCER: Chapter = Chapter {
    key: "producer",
    title: "Producer",
    lead: "Everybody may produce; the picker one good more.",
    rules: &[
        (
            "SJ-ROLE-PRODUCER-1",
            "Action: everybody may produce one good: the top card of the draw pile goes face down, \
                                unseen, on an empty production building of your choice.",
        ),
        ("SJ-ROLE-PRODUCER-2", "Privilege: the picker may produce one more, on another building."),
        (
            "SJ-ROLE-PRODUCER-3",
            "How many at most: 1; for the picker 1 more, or 2 more with a Publishing House; with a \
                                Canal 1 more.",
        ),
        (
            "SJ-ROLE-PRODUCER-4",
            "A building holds one good. As long as it is not sold, nothing more is produced there.",
        ),
        ("SJ-ROLE-PRODUCER-5", "Goods are laid out in the order of the slots."),
        ("SJ-ROLE-PRODUCER-6", "Buildings that matter here: Canal, Factory, Publishing House."),
    ],
};

pub(super) const TRADER: Chapter = Chapter {
    key: "trader",
    title: "Trader",
    lead: "Everybody may sell at the price of the day; the picker one good more.",
    rules: &[
        (
            "SJ-ROLE-TRADER-1",
            "Right after the pick the top price tile is turned up. It holds for the whole phase.",
        ),
        (
            "SJ-ROLE-TRADER-2",
            "Action: everybody may sell one good: discard it unseen and draw as many cards as the tile \
                              shows for its kind.",
        ),
        ("SJ-ROLE-TRADER-3", "Privilege: the picker may sell one more."),
        (
            "SJ-ROLE-TRADER-4",
            "How many at most: 1; for the picker 1 more, or 2 more with a Publishing House; with a \
                              Trading Post 1 more. Kinds may be mixed, and several players may sell the same kind.",
        ),
        (
            "SJ-ROLE-TRADER-5",
            "All goods you sell are discarded first; then you draw the sum of their prices, and the \
                              cards of your markets.",
        ),
        (
            "SJ-ROLE-TRADER-6",
            "When everybody has had their turn the tile goes face down under the others, even if \
                              nothing was sold. Their order never changes.",
        ),
        (
            "SJ-ROLE-TRADER-7",
            "Buildings that matter here: Trading Post, Small Market, Large Market, Publishing House.",
        ),
    ],
};

pub(super) const COUNCILLOR: Chapter = Chapter {
    key: "councillor",
    title: "Recruiter",
    lead: "Everybody draws two cards and keeps one; the picker chooses among five.",
    rules: &[
        (
            "SJ-ROLE-COUNCILLOR-1",
            "Action: everybody draws 2 cards, looks at them, keeps 1 and discards the other.",
        ),
        (
            "SJ-ROLE-COUNCILLOR-2",
            "Privilege: the picker draws 3 cards more, with a Publishing House 6 more, but still \
                                  keeps only 1.",
        ),
        (
            "SJ-ROLE-COUNCILLOR-3",
            "So you see 2 cards, as picker 5, as picker with a Publishing House 8. You keep 1, with \
                                  a Resort 2.",
        ),
        ("SJ-ROLE-COUNCILLOR-4", "Without a Notary you choose among the cards just drawn."),
        (
            "SJ-ROLE-COUNCILLOR-5",
            "With a Notary all drawn cards go into your hand first; then you discard as many as you \
                                  would have had to, from the whole hand.",
        ),
        ("SJ-ROLE-COUNCILLOR-6", "If there are too few cards to draw, you discard so many fewer."),
        ("SJ-ROLE-COUNCILLOR-7", "Cards are drawn when your turn comes, not before."),
        ("SJ-ROLE-COUNCILLOR-8", "Buildings that matter here: Notary, Resort, Publishing House."),
    ],
};

pub(super) const PROSPECTOR: Chapter = Chapter {
    key: "prospector",
    title: "Explorer",
    lead: "A card for the picker, nothing for the others.",
    rules: &[
        (
            "SJ-ROLE-PROSPECTOR-1",
            "There is no action. Privilege: the picker draws 1 card, with a Publishing House 2.",
        ),
        ("SJ-ROLE-PROSPECTOR-2", "After that every owner of a Gold Mine uses it, whoever picked the role."),
        ("SJ-ROLE-PROSPECTOR-3", "Buildings that matter here: Gold Mine, Publishing House."),
    ],
};
