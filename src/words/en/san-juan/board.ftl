### San Juan: labels of the board and of sheets, and what roles bring.

## Headings

board-roles = Roles
board-market = Trading house and piles
board-prices = Prices
board-last-prices = Last prices
board-no-prices = No prices seen yet
board-deck = Deck
board-discard = Discards
board-your-city = Your city
board-city-of = { $name }’s city
board-your-hand = Your hand
board-hand-of = { $name }’s hand
board-drawn = Cards drawn
board-face-up = Face-up cards
board-draft-hand = Your opening cards
board-round = Round { $round }
board-opening = Opening hands
board-last-round = Last { role-builder-phase }: a city has twelve buildings.

## Figures

# How many cards may stay in the hand.
board-limit = limit { $count }
# Cards that the player has put under buildings.
board-laid-by = { $count } under buildings
# A price: what is paid so far in the calculation, less a discount of $amount cards and its source; then the result.
board-sum-less = { $sum } − { $amount } ({ $source })
board-sum = { $sum } = { $price }
board-goods-paid = goods
# Source of a discount: the building that is built over.
board-covered = { $building }, covered
board-at-most = At most { $count ->
    [one] 1 good
   *[other] { $count } goods
}.

## Buttons

board-clear = Clear
board-take = Take the { $role }
board-build = Build
board-build-free = Build for free
board-build-none = Don’t build
board-build-over = Build over it
board-spend-good = Pay with its good
board-keep-good = Don’t pay with its good
board-produce = Produce { $count ->
    [one] 1 good
   *[other] { $count } goods
}
board-produce-none = Don’t produce
board-sell = Sell { $count ->
    [one] 1 good
   *[other] { $count } goods
}
board-sell-none = Don’t sell
board-keep = Keep { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-discard-cards = Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-tuck = Put it under
board-tuck-none = No card
board-exchange = Exchange { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-exchange-none = Don’t exchange
board-draw = Yes
board-draw-none = No
board-take-card = Take it
board-take-none = Take none
board-ship = Ship { $count ->
    [one] 1 good
   *[other] { $count } goods
}
board-ship-none = Don’t ship
# The privilege that the Library may double.
board-library-now = Double this one
board-library-later = Keep it for later

## Sheets: everything about one card or piece

sheet-cost = Cost
sheet-points = Points
sheet-copies = Copies
sheet-phase = Phase
sheet-role = Role
sheet-round-start = Round start
sheet-all-phases = Every phase
sheet-game-end = End of game
# Class of the price tile and the piles.
sheet-common = On the table
sheet-owned = Owned by { $name }
sheet-count = Number
sheet-limit = Limit at the start of a round
# A figure with its name: "Deck: 41".
sheet-figure = { $name }: { $figure }
# Worth of the reader's goods.
sheet-goods = All your goods together would sell for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} at the last prices.
# Of a building with a name that the other edition gives to another building, which is called $twin here.
sheet-trap-1897 = { $effect } Don’t confuse it with the { $name } of the 1897 edition, called { $twin } here.
sheet-trap-classic = { $effect } Don’t confuse it with the { $name } of the classic edition, called { $twin } here.

thing-prices-effect = Each { role-trader-phase }, the top one of five tiles shows how many cards each good sells for. Then it goes under the others; their order never changes.
thing-deck-effect = You draw cards and take goods from here. When it is empty, the discard pile is shuffled into a new deck.
thing-discard-effect = Payments, sold goods and discarded cards go here face down. You may not look through it.
thing-buildings-effect = When a player has twelve buildings, the game ends after that { role-builder-phase }. The most points wins.
thing-points-effect = Points of the visible buildings, without cards under them. The rest is scored at the end.
thing-hand-effect = Cards are buildings, and the money to pay for them. You discard down to the limit only at the start of a round.

## What a card means for the reader now

# $price: cards to pay; $gain: points at once, with its sign in $signed.
fact-price = { $price ->
    [0] Free for you now;
    [one] Costs you 1 card now;
   *[other] Costs you { $price } cards now;
} { $signed } { $gain ->
    [one] point
   *[other] points
} at once.
fact-standing = You already have one in your city.
fact-working = It works now.
fact-next-phase = It works from the next phase.
fact-good = It holds a good.
fact-good-worth = It holds a good, worth { $price ->
    [one] 1 card
   *[other] { $price } cards
} at the last price.
fact-empty = It is empty and can produce.
fact-awaiting = It gets a good in the next { role-councillor-phase }.
fact-covers = { $count ->
    [one] There is 1 building under it.
   *[other] There are { $count } buildings under it.
}
fact-tucked = { $count ->
    [one] 1 card
   *[other] { $count } cards
} under it.
fact-tucked-both = { $count ->
    [one] 1 card
   *[other] { $count } cards
} under { building-chapel } and { building-church } together.
# The reader's own cards under a building, by name.
fact-laid-by = Under it: { $list }.

## What a role does, on its placard, in the fewest words

role-builder-short = Build, −1 card
role-producer-short = Produce, +1
role-trader-short = Sell, +1
role-councillor-short = See 5, keep 1
role-prospector-short = Draw a card
role-prospector-2-short = Draw a card
role-colonist-ship-short = Take a card
role-mayor-short = Exchange cards
role-captain-short = Ship, +1

## What it would bring the reader now, in the fewest words

gain-builds = { $count ->
    [0] nothing affordable
    [1] build 1 card
   *[other] build 1 of { $count }
}
gain-makes = { $count ->
    [0] nothing to produce
    [one] produce 1 good
   *[other] produce { $count } goods
}
gain-sells = { $count ->
    [0] nothing to sell
    [one] sell 1 good
   *[other] sell { $count } goods
}
gain-ships = { $count ->
    [0] nothing to ship
    [one] ship 1 good
   *[other] ship { $count } goods
}
gain-sees = look at { $count ->
    [one] 1 card
   *[other] { $count } cards
}
gain-draws = draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}
gain-yours = If you take it, you could: { $gain }.

## Results, and what opponents know

source-printed = Buildings
source-tucked = Cards under buildings
source-other = Other
tie-break = Hand cards and goods together
opponents-unknown = It could not see other players’ hands or the draw pile.
