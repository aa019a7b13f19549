### Puerto Rico: why something is impossible, and what a piece means now. Whole sentences that name what is missing.

## Why not: the turn and the roles

why-not-over = The game is over.
why-not-asked = You can’t do that now.
why-not-must-pick = You must take a role.
why-not-must-choose = You must choose.
why-not-role-taken = { $by ->
    [you] You have already taken the { $role } this round.
   *[other] { $by } has already taken the { $role } this round.
}
why-not-role = You can’t take the { $role } this round.
# The role that was wanted, where its name is not known.
why-not-some-role = role
why-not-captures = You can’t capture roles in a game with a Puertoma.
why-not-marker = The player with the marker can’t take the { role-smuggler } again.
why-not-captures-itself = You can’t capture the { role-smuggler }.

## Why not: tiles and workers

why-not-in-market = There is no face-up { $tile }.
why-not-such-tile = There is no such face-up tile.
why-not-quarry = Only the { role-planter }, or a player with an occupied { building-builders-yard }, may take a quarry.
why-not-quarries-left = No quarries are left.
why-not-land-full = All 12 spaces of your { -land } are full.
# $tile is the tile as an object: "a quarry".
why-not-obtained = The { -worker } may go only on a tile you just took, and { $tile } is not one.
why-not-new-tile = The { -worker } may go only on a tile you just took.
why-not-circle = There is no empty circle there.
why-not-leaves-workers = { $circles ->
    [one] You must place { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }, but only 1 empty circle is left from here on: fill the earlier ones first.
   *[other] You must place { $workers ->
        [one] 1 { -worker }
       *[other] { $workers } { -workers }
    }, but only { $circles } empty circles are left from here on: fill the earlier ones first.
}
why-not-too-few-circles = There would be too few empty circles for your other { -workers }.
why-not-order = It is too late for that choice: start this selection again.
why-not-move = No worker on the { building-bohio } can move there.
why-not-forest = Only plantations become forests, and you need an occupied { building-lumberyard }.
why-not-nobody = There is no worker there to return.
why-not-citizens-elsewhere = You would have too few citizens or { -workers } for the other circles.
why-not-such-land = You have no such tile to discard.
why-not-of-kind = There are too few of that kind at { -register }.
why-not-register-empty = There are no { -workers } to poach from { -register }.

## Why not: buildings

# The building that was wanted, where its name is not known.
why-not-some-building = building
why-not-sold-out = No { $building } is left.
why-not-owned = You already own the { $building }; you can have only one.
why-not-space = The { $building } needs { $need ->
    [one] 1 space
   *[other] { $need } spaces
}; you have { $have } free of 12.
why-not-spaces = You have too few free building spaces.
why-not-coins = The { $building } costs you { $need ->
    [one] 1 coin
   *[other] { $need } coins
}; you have { $have }: { $missing } short.
why-not-short = You are { $missing ->
    [one] 1 coin
   *[other] { $missing } coins
} short of the { $building }.
why-not-pool = This building is already in the tray, or not in this game.
why-not-slot = The tray has no empty slot for this cost.
why-not-together = It can’t be in the same game as a building in the tray.
why-not-needs = You need an occupied { $building }.
why-not-wharf = You need an occupied { building-wharf }. Your ship sails once per phase.
why-not-small-wharf = You need an occupied { building-small-wharf }. Your small ship sails once per phase.
why-not-zoning = You need an occupied { building-zoning-office }, which works once per phase.
why-not-for-all = You can pay all your coins only for an expanded building: more than its price, at most its printed cost.
why-not-packet = This card is not in your hand.

## Why not: goods and ships

why-not-produced = You have produced no { $good } this phase.
why-not-produced-some = You have not produced this good this phase.
why-not-left = The supply has no { $good } left.
why-not-left-some = The supply has none left.
why-not-crate = You have no { $good }.
why-not-crate-some = You have no crate of that.
why-not-point = You have no point to return.
why-not-house-full = All 4 spaces of the { area-house } are taken: no more sales this phase.
why-not-house-has = The { area-house } already has { $good }; to sell it again, you need an occupied { building-office }.
why-not-house-has-some = The { area-house } already has this good.
why-not-house-empty = The { area-house } is empty.
# The good that was wanted, where its name is not known.
why-not-some-good = this good
# The subject of the sentences below: $ship.
why-not-the-ship = The { $size }-space ship
why-not-this-ship = This ship
why-not-another-ship = Another ship
why-not-such-ship = There is no such ship.
why-not-ship-full = { $ship } is full.
why-not-ship-empty = { $ship } is empty.
why-not-ship-carries = { $ship } carries { $other }, so it takes no { $good }.
why-not-ship-other = { $ship } carries another good.
why-not-other-ship = { $ship } already carries { $good }; each kind goes on only one ship.
why-not-larger = The empty { $size }-space ship takes { $need } of these crates, this one only { $have }: the larger load goes first.
why-not-larger-some = Another empty ship takes more of these crates.
why-not-wait = You must load: a cargo ship still takes your { $good }.
why-not-wait-some = You must load while a cargo ship takes one of your goods.
why-not-spoils = You can keep at most 3 crates of a raided ship.

## What a piece means for its reader now

fact-price = It costs you { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
fact-free = It costs you nothing now.
fact-reduced = It costs you { $price ->
    [one] 1 coin
   *[other] { $price } coins
} instead of { $cost } now.
fact-short = You are { $missing ->
    [one] 1 coin
   *[other] { $missing } coins
} short.
fact-owned = You already own it.
fact-sold-out = It is sold out.
fact-space = It needs 2 building spaces; you have { $free } free.
# $on workers on $circles circles; $state is "empty" or "full" where there is one circle.
fact-workers = { $state ->
    [empty] Its circle is empty.
    [full] Its circle is occupied.
   *[some] { $on } of { $circles } circles are occupied.
}
fact-idle = It is not occupied, so it does nothing.
fact-scores = Now it would score { $vp ->
    [one] 1 point
   *[other] { $vp } points
} at the end.
fact-makes = { $crates ->
    [0] Now it would produce no { $good }.
   *[other] Now it would produce { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good }.
}
fact-tiles = { $occupied ->
    [0] You have { $count }, none occupied.
   *[other] You have { $count }, { $occupied } occupied.
}
fact-coins = { $coins ->
    [one] There is 1 coin on it.
   *[other] There are { $coins } coins on it.
}
fact-supply = { $crates ->
    [0] The supply has no { $good } left.
   *[other] The supply has { $crates ->
        [one] 1 crate
       *[other] { $crates } crates
    } of { $good } left.
}
