### Puerto Rico: the Puertoma, an opponent that the rules play: its parts, and how it chooses. "It" is the Puertoma.

## Its parts

puertoma = Puertoma
puertoma-first = Puertoma 1
puertoma-second = Puertoma 2
puertoma-ability = Ability tile, level { $level }
puertoma-works-with = Role
puertoma-face-down = Ability, face down
puertoma-unlocks-first = Turned up with the first building on this level.
puertoma-unlocks-second = Turned up with the second building on this level.
# How an ability tile lies.
puertoma-down = Face down.
puertoma-turned = Turned up this phase; it works from the next phase.
puertoma-works = It works, no matter who takes the role.
puertoma-gone = Out of the game.
puertoma-some-ability = ability
puertoma-ability-spoken = { $state ->
    [down] Level { $level }: { $name }, face down
    [turned] Level { $level }: { $name }, works from the next phase
    [gone] Level { $level }: { $name }, out of the game
   *[works] Level { $level }: { $name }, works
}
puertoma-action-board = Action board
puertoma-action-board-effect = Arrows lead from the marker’s role to the roles a Puertoma prefers. When it acts in a role’s phase and an arrow leads there, the marker moves there.
puertoma-place-spoken = { $role }; arrows to: { $roles }
puertoma-marker-spoken = { $role }, marker; arrows to: { $roles }
puertoma-marker-on = The marker is on the { $role }.
puertoma-cards = Tie-break cards
puertoma-cards-effect = A card breaks ties. Between roles: the first on the card. Between buildings or plantations: count the card’s number from the left, again and again.
puertoma-cards-left = { $left ->
    [one] 1 card face down
   *[other] { $left } cards face down
}
puertoma-no-card = No card has been drawn yet.
puertoma-last-card = Last drawn: card { $card }.
puertoma-card = Tie-break card { $card }
puertoma-plantations-of = { $name }’s plantations
puertoma-town-of = { $name }’s buildings by level
puertoma-level = Level { $level }
puertoma-empty-space = Empty space, level { $level }
puertoma-empty-plantation = Empty space for a { $tile }
puertoma-plantation = { $tile }, { $on } of { $circles } circles filled
puertoma-plantation-active = { $tile }, { $on } of { $circles } circles filled, active
puertoma-vp-area = VP area
puertoma-vp-area-spoken = VP area: quarries { $quarries }, third plantations { $thirds }, unused workers { $unused }
puertoma-reserved-by = reserved by { $name }
puertoma-reserve-on = Reserve marker on the { $building }
puertoma-reserve-aside = Reserve marker set aside

## How it chose: sentences of the log, one for each step. $roles, $buildings, $tiles, $goods are lists

step-none-profitable = Available: { $roles }. None is profitable, so it chooses among all of them.
step-all-profitable = Available: { $roles }. All of them are profitable.
# $others lists the roles that are not, with the reason for each (step-not-profitable).
step-profitable = Available: { $roles }. Profitable: { $profitable } – { $others }.
step-not-profitable = { $why ->
    [builder] the { $role } is not: it can build nothing
    [planter] the { $role } is not: no face-up plantation fits on its board
    [recruiter] the { $role } is not: no circle under its plantations is empty
    [craftsman] the { $role } is not: it would produce no new kind
    [trader] the { $role } is not: it can sell nothing for a coin
    [captain] the { $role } is not: no ship takes any of its crates
    [adventurer] the { $role } is not: it would get no coins
   *[smuggler] the { $role } is not: there is nothing to poach, plunder or raid
}
step-no-arrow = No arrow leads to any of them from the { $marker }, where the marker is: all remain.
step-arrows = From the { $marker }, where the marker is, arrows lead to: { $roles }.
step-smuggler = The { role-smuggler } counts as having 2 coins, and wins ties.
step-one-left = That leaves the { $role }.
step-no-coins = There are no coins on them: all remain.
step-most-coins = The most coins ({ $coins }) are on: { $roles }.
step-role-by-card = Card { $card } decides: the first of them on it is the { $role }.
step-level = The highest level where it can build is { $level }: { $buildings }.
step-dearest = The most expensive of these, at { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}: { $buildings }.
step-shown-buildings = Open objectives show buildings it can buy: { $buildings }. The cheapest costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
} and goes on level { $level }.
# $pieces lists buildings or tiles, $piece is the one.
step-piece-by-card = Card { $card } decides, counted from the left over { $pieces }: the { $piece }.
step-second-tile = It has one { $tile } and takes a second.
step-second-tiles = It has one of each of these and takes the highest: { $tiles }.
step-first-tile = It has no { $tile } and takes one.
step-first-tiles = It has none of these and takes the highest: { $tiles }.
step-shown-tiles = Open objectives show face-up tiles: { $tiles }.
step-shown-kinds = Open objectives show goods it can’t grow yet: { $tiles }.
step-circles = The fewest empty circles ({ $empty }) are under a { $tile }.
step-equal-circles = The fewest empty circles ({ $empty }) are under: { $tiles }. The highest goes first.
step-shown-goods = Open objectives show goods that these grow, so workers go there first: { $tiles }.
step-load = It can load { $crates }.
step-loads = It can load { $crates }: it loads the most; in a tie, the lowest good.
step-send-off = An open objective asks for the { $size }-space ship full of { $good }: it fills that one.
step-sale = It can sell only { $good }.
step-sales = It can sell { $goods }: it sells the highest.
step-closing-time = An open objective asks for { $good } as the { area-house }’s last crate: it sells that.
step-deeds = Poaching would gain it { $poach }, plunder { $plunder }, a raid { $raid }. The most wins; in a tie, the first named.

## What it does: lines of the log

log-marker-moved = The action marker moves to the { $role }.
# $tile is the plantation that they go under.
log-worker-for-tile = { $who ->
    [you] { $from ->
        [register] You get a { -worker } from { -register } for a { $tile }.
        [portrait] You get a { -worker } from { -portrait } for a { $tile }.
       *[supply] You get a { -worker } from the supply for a { $tile }.
    }
   *[other] { $from ->
        [register] { $who } gets a { -worker } from { -register } for a { $tile }.
        [portrait] { $who } gets a { -worker } from { -portrait } for a { $tile }.
       *[supply] { $who } gets a { -worker } from the supply for a { $tile }.
    }
}
log-citizen-for-tile = { $who ->
    [you] { $from ->
        [register] You get a citizen from { -register } for a { $tile }.
        [portrait] You get a citizen from { -portrait } for a { $tile }.
       *[supply] You get a citizen from the supply for a { $tile }.
    }
   *[other] { $from ->
        [register] { $who } gets a citizen from { -register } for a { $tile }.
        [portrait] { $who } gets a citizen from { -portrait } for a { $tile }.
       *[supply] { $who } gets a citizen from the supply for a { $tile }.
    }
}
log-worker-unused = { $who ->
    [you] { $from ->
        [register] You get a { -worker } from { -register } for the VP area.
        [portrait] You get a { -worker } from { -portrait } for the VP area.
       *[supply] You get a { -worker } from the supply for the VP area.
    }
   *[other] { $from ->
        [register] { $who } gets a { -worker } from { -register } for the VP area.
        [portrait] { $who } gets a { -worker } from { -portrait } for the VP area.
       *[supply] { $who } gets a { -worker } from the supply for the VP area.
    }
}
log-citizen-unused = { $who ->
    [you] { $from ->
        [register] You get a citizen from { -register } for the VP area.
        [portrait] You get a citizen from { -portrait } for the VP area.
       *[supply] You get a citizen from the supply for the VP area.
    }
   *[other] { $from ->
        [register] { $who } gets a citizen from { -register } for the VP area.
        [portrait] { $who } gets a citizen from { -portrait } for the VP area.
       *[supply] { $who } gets a citizen from the supply for the VP area.
    }
}
log-reserved = { $who ->
    [you] You reserve the { $building }.
   *[other] { $who } reserves the { $building }.
}
log-reserve-aside = { $who ->
    [you] You set the reserve marker aside.
   *[other] { $who } sets the reserve marker aside.
}
# $effect is a sentence.
log-unlocked = { $who ->
    [you] You unlock the ability { $ability } ({ $role }): { $effect }
   *[other] { $who } unlocks the ability { $ability } ({ $role }): { $effect }
}
# $levels is a list of figures.
log-abilities-gone = { $who ->
    [you] You lose the other ability tiles, level { $levels }: difficulty easy.
   *[other] { $who } loses the other ability tiles, level { $levels }: difficulty easy.
}
log-ability-crate = { $who ->
    [you] You take 1 { $good } with { $ability }.
   *[other] { $who } takes 1 { $good } with { $ability }.
}
log-crates-discarded = { $who ->
    [you] You discard { $crates } { $good } for points: out of the game.
   *[other] { $who } discards { $crates } { $good } for points: out of the game.
}
log-endowed = { $who ->
    [you] You start with the { $building } and 1 { $good }.
   *[other] { $who } starts with the { $building } and 1 { $good }.
}
# $lost is what goes, as in "2 corn".
told-lost = −{ $lost }
