### Ginkgopolis: lines of the log.
### $tile, $over and $card are “blue 7”, $cards, $tiles and $names are lists of them; $letter is the letter of a marker.

log-kept-character = { $who ->
    [you] You keep the { $character }.
   *[other] { $who } keeps the { $character }.
}
log-kept-some = { $who ->
    [you] You keep a character.
   *[other] { $who } keeps a character.
}
log-packets-passed = The other characters are passed to the left.
log-characters = { $who ->
    [you] You have { $characters }.
   *[other] { $who } has { $characters }.
}
log-round = { $who ->
    [you] Round { $round }: You go first.
   *[other] Round { $round }: { $who } goes first.
}
# $cards is “3 cards”.
log-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
# $cards is “3 cards”, $names says which.
log-drew-named = { $who ->
    [you] You draw { $cards }: { $names }.
   *[other] { $who } draws { $cards }: { $names }.
}
log-hal-drew = { hal } gets a face-down card.
# $left is the number of New Hand tokens that are left.
log-redrew = { $who ->
    [you] You discard { $cards } for a new hand ({ $left ->
        [one] 1 token
       *[other] { $left } tokens
    } left).
   *[other] { $who } discards { $cards } for a new hand ({ $left ->
        [one] 1 token
       *[other] { $left } tokens
    } left).
}
log-chose-alone = { $who ->
    [you] You choose { $card } alone.
   *[other] { $who } chooses { $card } alone.
}
log-chose-with = { $who ->
    [you] You choose { $card } with { $tile }.
   *[other] { $who } chooses { $card } with { $tile }.
}
log-ready = { $who ->
    [you] You are ready.
   *[other] { $who } is ready.
}
log-all-chose = All players have chosen; no tiles added.
# $players is a list of names.
log-all-chose-with = All players have chosen; with a tile: { $players }.
log-revealed-alone = { $who ->
    [you] You reveal { $card } alone.
   *[other] { $who } reveals { $card } alone.
}
log-revealed-with = { $who ->
    [you] You reveal { $card } with { $tile }.
   *[other] { $who } reveals { $card } with { $tile }.
}
log-fallback = { $who ->
    [you] You can’t pay, take { $tile } back and exploit.
   *[other] { $who } can’t pay, takes { $tile } back and exploits.
}

## Gains: $goods is “1 resource” or “2 tiles (blue 7 and red 3)”

log-gained = { $who ->
    [you] You gain { $goods }.
   *[other] { $who } gains { $goods }.
}
log-gained-building = { $who ->
    [you] You gain { $goods } from { $tile }.
   *[other] { $who } gains { $goods } from { $tile }.
}
log-gained-around = { $who ->
    [you] You gain { $goods } from the neighbors.
   *[other] { $who } gains { $goods } from the neighbors.
}
log-gained-character = { $who ->
    [you] You gain { $goods } from the { $character }.
   *[other] { $who } gains { $goods } from the { $character }.
}
log-gained-card = { $who ->
    [you] You gain { $goods } from the card { $card }.
   *[other] { $who } gains { $goods } from the card { $card }.
}
log-gained-over = { $who ->
    [you] You gain { $goods }: { $tile } was built over.
   *[other] { $who } gains { $goods }: { $tile } was built over.
}
log-gained-returned = { $who ->
    [you] You gain { $goods } for returned tiles.
   *[other] { $who } gains { $goods } for returned tiles.
}
log-tile-left = { $who ->
    [you] You leave the last tile where it is.
   *[other] { $who } leaves the last tile where it is.
}
log-lost = { $who ->
    [you] You should gain { $goods }, but none are left.
   *[other] { $who } should gain { $goods }, but none are left.
}

## Buildings: $floors is “2 floors”, $points is “3 points”

log-urbanized = { $who ->
    [you] You urbanize { $tile } at { $letter }.
   *[other] { $who } urbanizes { $tile } at { $letter }.
}
log-constructed = { $who ->
    [you] You construct { $tile } on { $over }, now { $floors }.
   *[other] { $who } constructs { $tile } on { $over }, now { $floors }.
}
# Paid for another color.
log-constructed-color = { $who ->
    [you] You construct { $tile } on { $over }, for 1 resource, now { $floors }.
   *[other] { $who } constructs { $tile } on { $over }, for 1 resource, now { $floors }.
}
# Paid for a lower number.
log-constructed-number = { $who ->
    [you] You construct { $tile } on { $over }, for { $points }, now { $floors }.
   *[other] { $who } constructs { $tile } on { $over }, for { $points }, now { $floors }.
}
log-constructed-both = { $who ->
    [you] You construct { $tile } on { $over }, for { $points } and 1 resource, now { $floors }.
   *[other] { $who } constructs { $tile } on { $over }, for { $points } and 1 resource, now { $floors }.
}
log-marker = Marker { $letter } moves.
log-shifted = Other markers must move too: { $letters }.
log-kept-card = { $who ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}

## The supply and the end of a round

log-ran-out = The tiles have run out for the first time.
log-ran-out-for-good = The tiles have run out for good.
log-returned-none = { $who ->
    [you] You return no tiles.
   *[other] { $who } returns no tiles.
}
log-returned = { $who ->
    [you] You return { $tiles }.
   *[other] { $who } returns { $tiles }.
}
# $tiles is “12 tiles”.
log-supply = New supply: { $tiles }.
log-unused = Not played: { $cards }.
log-hal-swapped = { hal } uses { $used } instead of { $discarded }.
log-hal-tile = { hal } draws { $tile }.
log-hal-stuck = { hal } cannot act.
# $cards is “20 cards”; the next two may follow.
log-deck = A new deck of { $cards }.
log-deck-added = New in it: { $cards }.
log-deck-aside = Set aside: { $cards }.
log-hands-passed = { $who ->
    [you] Hands are passed to the left; you go first now.
   *[other] Hands are passed to the left; { $who } goes first now.
}
log-last-tiles = This is the last round: the tiles have run out.
log-last-resources = This is the last round: a player has placed every resource.
log-last-hal = This is the last round: { hal } could not act.
log-over = The game is over.

## What a player has done this round, in a word or two

strip-ready = ready
strip-with = { $card } + { $tile }
strip-cannot-pay = can’t pay

## Why Hal acts as he does: the numbers that decide
## $first and $other are cards of his, such as “letter C”; $floors and $others are the floors beside their markers

step-swap-building = { hal } has { $first } and draws { $other }: he always uses a building card.
step-swap-more = Floors beside { $other }: { $others }. Beside { $first }: { $floors }. { hal } uses the one with more.
step-swap-less = Floors beside { $first }: { $floors }. Beside { $other }: { $others }, which is not more. { hal } keeps the first.
# $points is “5 points”, $left is the number of resources that he has.
step-letter = Floors beside { $letter }: { $floors }. { hal } gets { $points } and places 1 resource; he had { $left }.
step-letter-short = { hal } needs 1 resource to build at { $letter } and has none left.
# $needs is “4 resources”, $has as well.
step-floor = To build on { $over }, { hal } places { $needs }. He has { $has }.
step-floor-short = To build on { $over }, { hal } needs { $needs }. He has only { $has }.
step-no-tile = There is no tile left for { hal } to draw.
