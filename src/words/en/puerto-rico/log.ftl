### Puerto Rico: lines of the log. $who took the deed: the reader (you), or a player by name. $building, $tile, $good, $role are names of pieces.

## Rounds, roles, coins

log-round = { $who ->
    [you] Round { $round }: You are Governor.
   *[other] Round { $round }: { $who } is Governor.
}
log-role = { $who ->
    [you] You take the { $role }.
   *[other] { $who } takes the { $role }.
}
log-role-coins = Each role not taken gets 1 coin: { $roles }.
log-coins-role = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the role.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } from the role.
}
log-coins-adventurer = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } as { role-adventurer }.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } as { role-adventurer }.
}
log-coins-building = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the { $building }.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for the { $building }.
}
log-coins-ransom = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: the captured role was taken.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: the captured role was taken.
}
log-coins-festival = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at the festival.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } at the festival.
}
log-coins-ability = { $who ->
    [you] You get { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } with { $ability }.
   *[other] { $who } gets { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } with { $ability }.
}
log-points = { $who ->
    [you] You get { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for the { $building }.
   *[other] { $who } gets { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for the { $building }.
}
log-points-festival = { $who ->
    [you] You get { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for the festival.
   *[other] { $who } gets { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } for the festival.
}
log-points-ability = { $who ->
    [you] You get { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } with { $ability }.
   *[other] { $who } gets { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } with { $ability }.
}
log-last-round-workers = Too few { -workers } are left to fill { -register }: this is the last round.
log-last-round-buildings = A player has filled all twelve building spaces: this is the last round.
log-last-round-points = The last victory point is taken: this is the last round.
log-over = The game is over.

## Tiles. $tile is the tile as an object: "a quarry"

log-drawn = { $who ->
    [you] You draw { $tile } with the { building-hacienda }.
   *[other] { $who } draws { $tile } with the { building-hacienda }.
}
log-taken = { $who ->
    [you] You take { $tile }.
   *[other] { $who } takes { $tile }.
}
log-discarded = { $who ->
    [you] You take { $tile }. The { -land } is full, so it is discarded.
   *[other] { $who } takes { $tile }. The { -land } is full, so it is discarded.
}
# A worker comes with a new tile or building: $place is its name, $building that of the one that sends it.
log-manned = { $who ->
    [you] { $from ->
        [register] You put a { -worker } on the new { $place } ({ $building }), from { -register }.
        [portrait] You put a { -worker } on the new { $place } ({ $building }), from { -portrait }.
       *[supply] You put a { -worker } on the new { $place } ({ $building }).
    }
   *[other] { $from ->
        [register] { $who } puts a { -worker } on the new { $place } ({ $building }), from { -register }.
        [portrait] { $who } puts a { -worker } on the new { $place } ({ $building }), from { -portrait }.
       *[supply] { $who } puts a { -worker } on the new { $place } ({ $building }).
    }
}
log-market = New plantations: { $tiles }.
log-market-none = none
log-bag-refilled = { $tiles ->
    [one] The bag is empty: the discarded plantation goes back into it.
   *[other] The bag is empty: { $tiles } discarded plantations go back into it.
}

## Workers

log-workers = { $who ->
    [you] { $from ->
        [register] You get { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from { -register }.
        [portrait] You get { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from { -portrait }.
       *[supply] You get { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from the supply as { role-recruiter }.
    }
   *[other] { $from ->
        [register] { $who } gets { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from { -register }.
        [portrait] { $who } gets { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from { -portrait }.
       *[supply] { $who } gets { $workers ->
            [one] 1 { -worker }
           *[other] { $workers } { -workers }
        } from the supply as { role-recruiter }.
    }
}
# $places lists tiles and buildings.
log-placed = { $who ->
    [you] You place { -workers }: { $places }.
   *[other] { $who } places { -workers }: { $places }.
}
log-all-placed = { $who ->
    [you] { $idle ->
        [0] You fill every circle.
        [one] You fill every circle; 1 { -worker } waits { -on-portrait }.
       *[other] You fill every circle; { $idle } { -workers } wait { -on-portrait }.
    }
   *[other] { $idle ->
        [0] { $who } fills every circle.
        [one] { $who } fills every circle; 1 { -worker } waits { -on-portrait }.
       *[other] { $who } fills every circle; { $idle } { -workers } wait { -on-portrait }.
    }
}
log-register = { $workers ->
    [0] No new { -workers } for { -register }.
    [one] 1 { -worker } goes to { -register }.
   *[other] { $workers } { -workers } go to { -register }.
}
log-register-citizens = { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
} and { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
} go to { -register }.

## Building, producing, selling, shipping

log-built = { $who ->
    [you] { $price ->
        [0] You build the { $building } for free.
       *[other] You build the { $building } for { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }.
    }
   *[other] { $price ->
        [0] { $who } builds the { $building } for free.
       *[other] { $who } builds the { $building } for { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }.
    }
}
# $crates lists what is produced.
log-produced = { $who ->
    [you] You produce { $crates }.
   *[other] { $who } produces { $crates }.
}
log-extra = { $who ->
    [you] You take 1 extra { $good } as { role-craftsman }.
   *[other] { $who } takes 1 extra { $good } as { role-craftsman }.
}
log-sold = { $who ->
    [you] { $coins ->
        [0] You sell { $good } for no coins.
       *[other] You sell { $good } for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
   *[other] { $coins ->
        [0] { $who } sells { $good } for no coins.
       *[other] { $who } sells { $good } for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
}
log-house-emptied = The { area-house } is full and is emptied.
log-shipped = { $who ->
    [you] You load { $crates } { $good } on the { $size }-space ship: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
   *[other] { $who } loads { $crates } { $good } on the { $size }-space ship: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
}
log-shipped-own = { $who ->
    [you] You load { $crates } { $good } with the { building-wharf }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
   *[other] { $who } loads { $crates } { $good } with the { building-wharf }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
}
log-spoiled = { $who ->
    [you] You lose { $crates }: no room to store it.
   *[other] { $who } loses { $crates }: no room to store it.
}
log-sailed = The { $size }-space ship is full of { $good } and sails.
# A player declines: $role is the key of the role, not a name.
log-passed = { $who ->
    [you] { $role ->
        [planter] You take nothing.
        [builder] You build nothing.
        [craftsman] You produce nothing.
        [trader] You sell nothing.
        [captain] You load nothing.
       *[other] You do nothing.
    }
   *[other] { $role ->
        [planter] { $who } takes nothing.
        [builder] { $who } builds nothing.
        [craftsman] { $who } produces nothing.
        [trader] { $who } sells nothing.
        [captain] { $who } loads nothing.
       *[other] { $who } does nothing.
    }
}

## What is done in a phase, in a word or two beside the player's mark

told-coins = +{ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
told-points = +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
told-workers = +{ $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
}
told-citizens = +{ $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
}
told-discarded = { $tile }, discarded
told-placed = placed
told-all-placed = { $idle ->
    [0] all placed
   *[other] all placed, { $idle } idle
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building } (−{ $price })
}
told-produced = +{ $crates }
told-extra = +1 { $good }
# $sold is a good or a list of crates, $gain the coins or points for it.
told-sold = { $sold } (+{ $gain })
told-spoiled = lost { $crates }
told-nothing = nothing
