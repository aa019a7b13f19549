### San Juan: the board for those who hear it. Each part may be followed by more of them.

spoken-more = { $before }, { $next }

## A placard, then what it does and what it would bring the reader

spoken-role-taken = { $who ->
    [you] taken by you
   *[other] taken by { $who }
}
spoken-role-free = can be taken
spoken-role-now = this phase
spoken-role = { $role }. { $does }
spoken-role-gain = { $role }. { $does }. For you now: { $gain }

## A player

spoken-seat = { $who }, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $buildings } of 12 buildings, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} on open buildings
spoken-seat-laid-by = { $count ->
    [one] 1 card
   *[other] { $count } cards
} under buildings
spoken-seat-governor = governor
spoken-seat-deciding = to choose now

## A card in the hand, or on the table

spoken-card = { $name }, cost { $cost }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
spoken-chosen = chosen
spoken-paying = chosen to pay
spoken-for = can be built for { $price ->
    [one] 1 card
   *[other] { $price } cards
}
spoken-free = can be chosen

## A site of a city

spoken-site = Site { $site }, { $name }
spoken-site-empty = Site { $site }, empty
spoken-site-good = holds { $good }
spoken-site-fresh = works from the next phase
spoken-site-covers = { $count ->
    [one] 1 building
   *[other] { $count } buildings
} beneath it
spoken-site-tucked = { $count ->
    [one] 1 card
   *[other] { $count } cards
} under it

## Prices, piles, and how far a selection is

spoken-prices = Prices: { $list }
spoken-last-prices = Last prices: { $list }
spoken-piles = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discard } discarded
spoken-meter = { $chosen } of { $of } chosen
