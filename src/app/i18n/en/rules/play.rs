use crate::app::i18n::rules::Chapter;

pub(super) const AIM: Chapter = Chapter {
    key: "aim",
    title: "Aim and cards",
    lead: "You build a city out of your hand. The game ends with somebody’s twelfth building, and the city with the \
           most victory points wins.",
    rules: &[
        (
            "SJ-CMP-2",
            "A card shows its cost at the top and its victory points at the bottom. A coloured stripe marks \
                      the five production buildings; all others are commercial buildings.",
        ),
        (
            "SJ-CMP-3",
            "One card, four uses: laid open it is a building; from the hand it is money; face down on a \
                      production building it is a good; face down under the Chapel it is a victory point.",
        ),
    ],
};

pub(super) const SETUP: Chapter = Chapter {
    key: "setup",
    title: "Setting up",
    lead: "112 building cards, five roles, five price tiles, one governor.",
    rules: &[
        (
            "SJ-SET-1",
            "One seat becomes the first governor. Choose it when you set the table, or have it drawn by lot.",
        ),
        ("SJ-SET-2", "Play goes clockwise, from each seat to the next higher one."),
        (
            "SJ-SET-3",
            "The first governor receives the governor card. The five role cards lie open in the middle.",
        ),
        ("SJ-SET-4", "The five price tiles are shuffled into a face-down pile; nobody knows their order."),
        (
            "SJ-SET-5",
            "Everybody begins with a Corn Barn already built, without a good on it. It works from the start.",
        ),
        ("SJ-SET-6", "All other cards are shuffled into the draw pile. The discard pile is empty."),
        ("SJ-SET-7", "Everybody is dealt four cards, which only they may see."),
        (
            "SJ-SET-DRAFT-1",
            "With the opening draft: seat 1 receives five cards, seat 2 six, seat 3 seven, seat 4 eight.",
        ),
        (
            "SJ-SET-DRAFT-2",
            "With the opening draft: in seat order, everybody keeps exactly four of them and discards \
                            the rest face down. Then play begins.",
        ),
    ],
};

pub(super) const OPEN: Chapter = Chapter {
    key: "open",
    title: "What is open, what is hidden",
    lead: "Cities are open, hands are not.",
    rules: &[
        (
            "SJ-INF-1",
            "Everybody sees all cities: every building, in which slot it stands, and which of them hold a good.",
        ),
        ("SJ-INF-2", "Buildings that were covered stay known: they were built in the open."),
        ("SJ-INF-3", "How many cards somebody holds is always shown."),
        (
            "SJ-INF-4",
            "Which cards those are only their owner knows. Opponents run by this program know no more than \
                      a person in their seat would.",
        ),
        (
            "SJ-INF-5",
            "Nobody ever looks at the card that serves as a good, not even its owner, and not when it is sold.",
        ),
        (
            "SJ-INF-6",
            "You know the cards that you put under your own Chapel. At the end only their number counts.",
        ),
        (
            "SJ-INF-8",
            "The number of cards under a Chapel need not be told, so it is not shown to others before the end. \
                      Whoever watches the hands can work it out.",
        ),
        ("SJ-INF-9", "The size of the draw pile is open; its order and content are hidden from everybody."),
        (
            "SJ-INF-10",
            "The size of the discard pile is open. It lies face down, and nobody may look through it.",
        ),
        (
            "SJ-INF-11",
            "Cards that you draw to choose from are yours alone to see; what you reject goes away face down.",
        ),
        ("SJ-INF-12", "The cards that a Gold Mine turns up are seen by all."),
        (
            "SJ-INF-13",
            "The price tile in use is open. The tiles keep their order for good, so once all five have been \
                       seen everybody knows which comes next.",
        ),
        (
            "SJ-INF-14",
            "Open to all: the governor, the roles taken and left, the phase, the round, and whether a \
                       Publishing House has been used.",
        ),
        (
            "SJ-INF-16",
            "Several people on one device: a curtain falls before each person’s turn, and only that \
                       person’s cards appear behind it.",
        ),
        (
            "SJ-INF-17",
            "The log tells others how many cards you drew or discarded, and which ones only where that is public.",
        ),
    ],
};

pub(super) const ROUND: Chapter = Chapter {
    key: "round",
    title: "The round",
    lead: "Whoever is to pick takes a role. Everybody may then do what the role allows, and the picker a little more.",
    rules: &[
        (
            "SJ-FLOW-1",
            "A round is a series of picks. Each pick opens one phase, in which everybody may act: the picker \
                       first, then clockwise.",
        ),
        (
            "SJ-FLOW-PICK-1",
            "With three or four players, everybody picks one role, beginning with the governor. The \
                            roles left over are not played in this round.",
        ),
        (
            "SJ-FLOW-PICK-2",
            "With two players three roles are picked: by the governor, by the other, and by the \
                            governor again.",
        ),
        (
            "SJ-FLOW-PICK-3",
            "You must take one of the roles still in the middle. A role can be taken once a round.",
        ),
        (
            "SJ-FLOW-PICK-4",
            "Having taken a role you may leave its action, its privilege or both unused. Everybody \
                            else may decline the action.",
        ),
        (
            "SJ-FLOW-4",
            "Within a phase the seats act one after another, each completely, before the next begins.",
        ),
        ("SJ-FLOW-2", "A new building works from the next phase on."),
        ("SJ-FLOW-3", "A covered building never works."),
        ("SJ-FLOW-6", "Effects of different buildings add up unless a rule says otherwise."),
        (
            "SJ-FLOW-END-1",
            "When all picks are done, the roles return to the middle, used Publishing Houses are ready \
                           again, and the governor card moves one seat clockwise.",
        ),
        (
            "SJ-FLOW-START-2",
            "From the second round on, a round begins with the Chapels: clockwise from the new \
                             governor, each owner may put one card under it.",
        ),
        ("SJ-FLOW-START-3", "Then everybody, the governor included, discards down to the hand limit."),
        (
            "SJ-FLOW-START-4",
            "The limit is checked at that moment only. During the round a hand may be of any size.",
        ),
        ("SJ-FLOW-START-5", "The hand limit is 7 cards; with a working Lighthouse it is 12."),
        ("SJ-FLOW-5", "A game usually lasts about 11 to 14 rounds."),
    ],
};

pub(super) const PILES: Chapter = Chapter {
    key: "piles",
    title: "Drawing and discarding",
    lead: "Both piles lie face down, and must not be mixed up.",
    rules: &[
        (
            "SJ-PILE-1",
            "Everything discarded goes face down to the discard pile: payments, sold goods, rejected cards.",
        ),
        (
            "SJ-PILE-2",
            "Cards are drawn one by one. If the draw pile is empty when a card is needed, the discard pile is \
                       shuffled into a new one, and drawing goes on.",
        ),
        (
            "SJ-PILE-3",
            "Cards that somebody is just looking at belong to neither pile and are not shuffled in.",
        ),
        (
            "SJ-PILE-4",
            "If both piles are empty there is nothing to draw. What was missed is not made up for later.",
        ),
        ("SJ-PILE-5", "Within one action you first discard everything, then draw."),
        ("SJ-PILE-6", "A reshuffle is announced to everybody."),
    ],
};

pub(super) const END: Chapter = Chapter {
    key: "end",
    title: "The end of the game",
    lead: "Twelve buildings end it.",
    rules: &[
        (
            "SJ-END-1",
            "If anybody has twelve buildings or more at the end of a Builder phase, the game ends at once. The \
                      rest of the round is not played.",
        ),
        (
            "SJ-END-2",
            "Everybody finishes that Builder phase, also those who come after the twelfth building.",
        ),
        (
            "SJ-END-4",
            "If nobody has built for twenty whole rounds in a row, nobody can any more: the game ends there and is \
                      scored as it stands. No game between people gets near this.",
        ),
        ("SJ-END-3", "Nothing else ends the game, an empty draw pile neither."),
    ],
};

pub(super) const SCORE: Chapter = Chapter {
    key: "score",
    title: "Victory points",
    lead: "Counted in this order; the Customs House comes last.",
    rules: &[
        ("SJ-SCORE-1", "The points printed on all your visible buildings."),
        (
            "SJ-SCORE-2",
            "1 point for each card under your Chapel, even if the Chapel has been covered. What is printed \
                        on those cards does not matter.",
        ),
        ("SJ-SCORE-ARCH", "City Square: 4 points for one monument, 6 for two, 8 for three."),
        (
            "SJ-SCORE-GUILD",
            "Assembly Hall: 1 point for each of your production buildings and 1 more for each different \
                            kind among them.",
        ),
        (
            "SJ-SCORE-CITYHALL",
            "City Hall: 1 point for each of your commercial buildings; it counts itself, and monuments.",
        ),
        (
            "SJ-SCORE-PALACE",
            "Customs House, after everything else: 1 point for every full 4 points you have. Its own \
                             points are not counted again.",
        ),
    ],
};

pub(super) const WIN: Chapter = Chapter {
    key: "win",
    title: "The winner",
    lead: "The finest city, and what decides when two are equally fine.",
    rules: &[
        ("SJ-WIN-1", "The most victory points win."),
        (
            "SJ-WIN-2",
            "Tied players compare cards in hand plus goods in their city; the larger sum wins. No hand limit is \
                      applied before.",
        ),
        ("SJ-WIN-3", "Still tied: they share the victory."),
        ("SJ-WIN-4", "Lower ranks are decided in the same way."),
    ],
};

pub(super) const TABLE: Chapter = Chapter {
    key: "table",
    title: "Who is asked what, at this table",
    lead: "What can only help happens by itself; whatever costs, discards or reveals is asked.",
    rules: &[
        ("SJ-DP-1", "Choices are made one after another. At any time exactly one player is to choose."),
        (
            "SJ-DP-2",
            "Draws that can never harm you are made for you: those of the Recruiter and the Explorer, privileges \
                     and buildings.",
        ),
        ("SJ-DP-3", "Producing and selling may be less than what is possible, or nothing at all."),
        ("SJ-DP-4", "What happens by itself in the open is written into the log."),
        ("SJ-DP-DRAFT", "Opening draft: choose the four cards you keep."),
        ("SJ-DP-CHAPEL", "Start of a round, with a working Chapel: put a card under it, or pass."),
        ("SJ-DP-HANDLIMIT", "Start of a round, over your limit: choose the cards to discard."),
        ("SJ-DP-ROLE", "Your pick: take any role still in the middle. You cannot pass."),
        (
            "SJ-DP-LIBRARY",
            "Two players, governor with a Publishing House, first pick: double this privilege, or keep \
                           the building for the second pick.",
        ),
        ("SJ-DP-BUILD", "Builder phase: build one building, or pass."),
        ("SJ-DP-PRODUCE", "Producer phase: choose the empty production buildings that produce."),
        ("SJ-DP-SELL", "Trader phase: choose the goods to sell."),
        (
            "SJ-DP-COUNCIL",
            "Recruiter phase: choose the cards to keep; with a Notary, the cards to discard from the \
                           whole hand.",
        ),
    ],
};
