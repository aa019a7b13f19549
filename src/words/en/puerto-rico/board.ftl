### Puerto Rico: labels of the board and of its pages. A label has no full stop.

## Headings and figures

board-tray = The tray of this game
board-tray-filled = { $filled } of { $of } slots filled
board-tray-slots = { $of ->
    [one] { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }: { $filled } of { $of } slot filled
   *[other] { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }: { $filled } of { $of } slots filled
}
board-your-mat = Your board
board-mat-of = { $name }’s board
board-your-town = Your town
board-town-of = { $name }’s town
board-land-of = { $name }’s countryside
board-round = Round { $round }
board-last-round = This is the last round.
board-until-end = Until the end
board-vp = Victory points
board-vp-left = { $left ->
    [one] 1 victory point left
   *[other] { $left } victory points left
}
# Points that were gained after the supply was empty.
board-vp-recorded = { $beyond } beyond the supply
board-workers-left = { $left ->
    [one] 1 { -worker }
   *[other] { $left } { -workers }
} left
board-and-citizens = { $left ->
    [one] 1 { -worker }
   *[other] { $left } { -workers }
} and { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
} left
board-pick-worker = Take a { -worker }: { $count } on { -register }
board-pick-citizen = Take a citizen: { $count } on { -register }
board-spaces = { $filled } of { $of } building spaces
board-fullest = Fullest town
# Points of others, which the reader may not see.
board-hidden = hidden
board-cost = Cost
board-printed = Points
board-circles = Circles
board-copies = Left
board-phase = Phase
# When a building works, if not in the phases of roles.
board-always = Any time
board-own-roles = Roles you take
board-end = End of game
board-never = None
board-role = Role
board-quarry = Quarry
board-plantation = Plantation (countryside tile)
board-good = Goods
board-good-effect = { $coins ->
    [0] Sells for no coins in the { area-house }; scores 1 point when shipped.
   *[other] Sells for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } in the { area-house }; scores 1 point when shipped.
}
board-privilege = Privilege: { $privilege }
# A price: "9 − 1 (Builder) = 8", of a cost, reductions, and a result.
board-less = { $before } − { $amount } ({ $name })
board-sum = { $cost } = { $price }
board-by-quarries = quarries
board-discount = quarries −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = { $left ->
    [0] leaves no coins
   *[other] leaves { $left ->
        [one] 1 coin
       *[other] { $left } coins
    }
}
# Two remarks beside each other.
board-beside = { $before } · { $next }
board-marker-free = The marker is on the board: each player may take this role.
board-marker = { $who ->
    [you] You have the marker: you can’t take this role until another player has.
   *[other] { $who } has the marker and can’t take this role until another player has.
}
# A choice of an option: its title, and a sentence on it.
board-option = { $title } – { $note }
# The parts of the board on a phone.
board-tab-roles = Roles
board-tab-harbor = Harbor
board-tab-town = Town
board-tab-land = Land
# Name of the part with ships, Trading House, tiles and supplies, to be spoken.
board-harbor = Ships, Trading House and supplies
board-tie-break = Coins and crates together
# What an opponent of the computer cannot know.
board-unknown = It could not see the next tiles, or what other players keep face down.

## Buttons: three words at most, with what the choice brings

board-tray-put = Put it in the tray
board-move-off = Move a { -worker } off the { building-bohio }
board-take-role = Take the { $role }
board-draw = Draw a plantation
board-worker = Take the { -worker }
board-no-worker = No { -worker }
board-place = Confirm
board-fill = Fill in
board-as-before = As last time
board-build = { $price ->
    [0] Build for free
   *[other] Build for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
}
board-produce = Produce
board-point = Take the point
board-no-point = Decline the point
board-no-extra = No extra crate
board-store = { $lost ->
    [0] Store
   *[other] Store, lose { $lost ->
        [one] 1 crate
       *[other] { $lost } crates
    }
}
board-clear = Clear
# On a good in storage: what becomes of its crates.
board-whole = all kept
board-one = 1 kept
board-lost = lost
board-load-own = { $crates } { $good } → own ship: +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
board-load-ship = { $crates } { $good } → ship { $size }: +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
board-sell-good = Sell { $good }: +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-man-tile = On the { $tile }
board-raid = Raid a ship
board-capture = Capture a role
board-keep-spoils = { $kept ->
    [0] Keep none
   *[other] Keep { $kept }
}
board-keep-card = Keep this card
board-pay-all = Pay all { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-take-points = Take { $vp ->
    [one] 1 point
   *[other] { $vp } points
}

## Said when a tap does not fit

board-must-place = You must still place { $left ->
    [one] 1 { -worker }
   *[other] { $left } { -workers }
}.
board-hand-empty = All { -workers } are placed: take one back first.
board-at-most-kinds = { $kinds ->
    [one] At most 1 kind.
   *[other] At most { $kinds } kinds.
}

## What a role brings, in the fewest words on its tile

gain-good = { $count } { $good }
gain-vp = +{ $vp } VP
# A certain gain, and what may be chosen then.
gain-and-next = { $gain }, { $next }
gain-nothing = nothing to do
gain-sale = { $good } +{ $coins }
gain-load = { $crates } { $good } +{ $vp } VP
gain-buildings = { $count ->
    [0] nothing affordable
    [one] 1 building
   *[other] { $count } buildings
}
gain-quarry = a quarry
gain-kinds = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}
gain-kinds-quarry = { $kinds ->
    [one] 1 kind, quarry
   *[other] { $kinds } kinds, quarry
}
# The same to be spoken: $role is the tile in words, $does what it does.
gain-spoken = { $role }. { $does }
gain-spoken-now = { $role }. { $does }. For you now: { $gain }
gain-yours = If you take it, you get: { $gain }.

## Sheets of pieces

piece-common = On the table
piece-owned = Owned by { $name }
piece-aim = The most victory points wins: score them for shipped goods and for buildings.
piece-spaces = Spaces
piece-free = Free
piece-inside = In it
piece-left = Left
piece-count = Number
# $crates lists the reader's crates that concern the piece.
piece-have-crates = You have { $crates }.
piece-have-workers = You have { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
}.
piece-gained = You have gained { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
piece-filled = You have filled { $filled ->
    [one] 1 space
   *[other] { $filled } spaces
} of 12.
