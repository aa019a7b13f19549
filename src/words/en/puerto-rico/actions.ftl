### Puerto Rico: what can be done, as labels of buttons and of a list: a verb and its object, without a full stop.

## Taking nothing

pass = Pass
pass-draw = Don’t draw
pass-take = Take none
pass-worker = Take no { -worker }
pass-build = Don’t build
pass-produce = Don’t produce
pass-extra = Take no extra crate
pass-sell = Don’t sell
pass-load = Don’t load now
pass-point = Decline the point
pass-store = No more whole kinds
pass-keep = Keep no crate
pass-keep-more = Keep no more
pass-poached = Place no more
pass-smuggle = Do nothing
pass-rewarded = Keep the rest on the portrait
pass-move = Don’t move
pass-second-tile = No second tile
pass-late-hospital = Don’t place
pass-small-wharf = Load no more
pass-citizens = Done placing citizens
pass-park = Don’t discard
pass-pension = Stop
pass-zoning = Don’t use it
pass-bonus = Decline

## Doing something. $tile is the tile as an object ("a quarry"), $place a tile or building by name

act-role = { $coins ->
    [0] Take the { $role }
   *[other] Take the { $role } with { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
act-draw = Draw a plantation from { -bag }
act-take = Take { $tile }
act-man = Put the { -worker } on the new { $tile }
act-place = Place a { -worker } on the { $place }
act-place-citizen = Place a citizen on the { $place }
act-build = Build the { $building }
act-build-for = Build the { $building } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
act-build-for-all = Build the { $building } for all your coins
act-extra = Take 1 extra { $good }
act-sell = Sell { $good }
act-load = Load { $good } on the { $size }-space ship
act-wharf = Ship all { $good } with the { building-wharf }
act-store = Keep all { $good }
act-keep = Keep 1 { $good }
act-keep-card = Keep { $card }: { $condition }
act-draft = Put the { $building } in the tray
act-move = Move a { -worker } from the { building-bohio } to the { $place }
act-move-citizen = Move a citizen from the { building-bohio } to the { $place }
act-forest = Place { $tile } face down as a forest
act-give-idle = Return a { -worker } from { -portrait }
act-give-worker = Return a { -worker } from the { $place }
act-give-idle-citizen = Return a citizen from { -portrait }
act-give-citizen = Return a citizen from the { $place }
act-give-crate = Return 1 { $good }
act-give-point = Return 1 point
act-export = Return 1 { $good } with the { building-merchant-outpost }
act-board = Load 1 { $good } with the { building-small-wharf }
act-pick-worker = Take a { -worker }
act-pick-citizen = Take a citizen
act-zone = Pay 1 coin and draw from { -bag } ({ building-zoning-office })
act-discard = Discard { $tile }
act-discard-worker = Discard { $tile } with a { -worker }
act-discard-citizen = Discard { $tile } with a citizen
# $tile is the name of the plantation that lies face down.
act-clear = Discard a forest ({ $tile })
act-poach-citizens = { $citizens ->
    [0] Poach no citizens
   *[other] Poach { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
}
act-raid = Raid the { $size }-space ship
act-spoils = { $kept ->
    [0] Keep no crate
   *[other] Keep { $kept ->
        [one] 1 crate
       *[other] { $kept } crates
    }
}
act-plunder = Plunder the { area-house }
act-poach = Poach { -workers } from { -register }
act-capture = Capture the { $role }

## Accepting what is offered

accept-produce = Produce everything
accept-point = Take 1 extra point
accept-school = Put a { -worker } on the new { $building }
accept-worker = Take 1 { -worker } from the supply
accept-villa = Take 1 from the supply
accept-one = Take 1 point
accept-two = Take 2 points
accept-points = Take the points

## Headings of the list

group-pass = Decline or finish
group-roles = Roles
group-tiles = Tiles
group-accept = Accept
group-build = Build
group-extra = Extra crate
group-store = Keep a whole kind
group-keep = Keep one crate
group-discard = Discard
