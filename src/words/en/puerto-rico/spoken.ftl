### Puerto Rico: what a screen reader says of the board: parts that are put together with list-clause, the name of a piece first.

## In several places

spoken-chosen = chosen
spoken-legal = can be chosen
spoken-meter = { $chosen } of { $of } chosen
# $text is about people, some of whom are citizens.
spoken-among = { $text } ({ $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
} among them)

## Role tiles and players

spoken-coins-on-it = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on it
spoken-taken = { $who ->
    [you] taken by you
   *[other] taken by { $who }
}
spoken-can-take = can be taken
spoken-captured = { $who ->
    [you] captured by you
   *[other] captured by { $who }
}
spoken-current = this phase
spoken-goods = goods: { $crates }
spoken-land = { $tiles } of 12 { -land } spaces
spoken-tiles = { $tiles } tiles
spoken-spaces = { $filled } of { $of } building spaces
spoken-at-work = { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
} at work
spoken-waiting = { $idle } on { -portrait }
spoken-shipped = { $vp ->
    [one] 1 point
   *[other] { $vp } points
} shipped
spoken-governor = Governor
spoken-marker = with the { role-smuggler }’s marker
spoken-deciding = to choose now

## Tiles and buildings

spoken-stack = { $name }, { $count } of them
spoken-empty = not occupied
spoken-occupied = occupied
spoken-some-occupied = { $count } occupied
# $on workers on $circles circles.
spoken-circles = { $state ->
    [empty] not occupied
    [full] fully occupied
   *[some] { $on } of { $circles } circles occupied
}
spoken-cost = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
spoken-price = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for you
spoken-sold-out = sold out
spoken-left = { $left } left
spoken-owned = you own it

## Ships, Trading House, supplies

spoken-ship = { $size }-space ship
spoken-ship-empty = empty
spoken-full = full
spoken-can-load = can take { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} for { $vp ->
    [one] 1 point
   *[other] { $vp } points
}
spoken-house = { area-house }, { $count } of 4: { $goods }
spoken-house-empty = { area-house }, empty
spoken-market = Face-up plantations: { $tiles }. { $quarries ->
    [one] 1 quarry
   *[other] { $quarries } quarries
} left.
spoken-supply = { area-crates }: { $crates }.
spoken-register = { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
} on { -register }, { $left } in the supply.
spoken-idle = { $idle ->
    [0] No { -workers } on { -portrait }
   *[other] { $idle ->
        [one] 1 { -worker }
       *[other] { $idle } { -workers }
    } on { -portrait }
}
spoken-bag = { area-bag }: { $left } left, { $gone } discarded.
spoken-crates = { $good }, { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}
spoken-supply-crates = { $good }, { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} in the supply
spoken-sells = sells for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
