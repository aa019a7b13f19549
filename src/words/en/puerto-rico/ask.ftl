### Puerto Rico: questions. Each has a head (a question or an order) and a note that follows it; a head that ends with a comma goes on in the note.

## Roles and tiles

ask-role = Take a role.
ask-role-note = Every player acts, you first.
ask-role-duel = Your pick { $mine } of { $of } this round. Both players act, you first.
ask-role-chosen = Take the { $role }?
ask-role-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} on it.
ask-hacienda = Draw a plantation from { -bag }?
ask-hacienda-note = You must place it; then take a tile as usual.
ask-take = Take a plantation,
ask-take-quarry = Take a plantation or a quarry,
ask-take-note = or pass.
ask-take-full = or pass. Your { -land } is full: you would discard the tile at once.
ask-hospital = Put a { -worker } on the new { $tile }?
ask-hospital-note = The { building-hospital } sends 1 { -worker }.
ask-hospital-which = Which tile gets the { -worker }?
# Two tiles by name: the one drawn with the Hacienda, and the one taken.
ask-hospital-which-note = The { $drawn } you drew, or the { $taken } you took. The { building-hospital } sends 1 { -worker }.
ask-plant = Place the { $tile } face down as a forest?
ask-second-tile = Take a second tile,
ask-second-tile-note = or pass. The { building-publishing-house } offers it.
ask-late-hospital = Put the { -worker } from the { building-hospital } on a new tile?
ask-late-hospital-note = On any tile you took this phase.
ask-park = Discard a plantation or a forest,
ask-park-note = or pass. The { building-park-authority } offers it.
ask-zoning = Use it now, once this phase?
# The note of many questions: the building that offers what is asked about.
ask-offer = The { $building } offers it.

## Workers and citizens

ask-privilege = Take 1 { -worker } from the supply?
ask-privilege-note = This is your privilege.
ask-place = Place your { -workers }:
ask-place-note = { $left ->
    [0] all are placed.
   *[other] { $left } left. You must place them while you have empty circles.
}
ask-poached = Place up to { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
} you poached:
ask-poached-note = { $left ->
    [0] all are placed.
   *[other] { $left } left. Poached { -workers } you don’t place leave the game.
}
ask-rewarded = Place { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
} from the festival:
ask-rewarded-note = { $left ->
    [0] all are placed.
   *[other] { $left } left. Those you don’t place go to { -portrait }.
}
ask-school = Put a { -worker } on the new { $building }?
ask-bohio = Move a { -worker } off the { building-bohio }?
ask-bohio-note = To any of your empty circles, until the next { role-recruiter }.
ask-pick = Take a { -worker } or a citizen,
ask-pick-note = to place this phase. It is your turn at { -register }.
ask-place-citizen = Place your citizens first.
ask-place-citizen-note = { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
} to place. { area-workers } come next.
ask-villa = Take 1 extra citizen or worker?
ask-poach-kinds = How many citizens do you poach?
ask-poach-kinds-note = The others are { -workers }.
ask-poached-citizens = Place a poached citizen,
ask-poached-citizens-note = or pass. { $citizens ->
    [one] 1 citizen
   *[other] { $citizens } citizens
} left; those you don’t place leave the game.

## Building

ask-build-none = You can’t build.
ask-build-none-note = You can’t afford any building.
ask-build = Choose a building,
ask-build-note = or pass.
ask-build-chosen = Build the { $building } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}?
ask-draft = Choose a building for the tray.
ask-draft-note = Each player can buy it in this game.
ask-payment = You are { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} short of the { $building }.
ask-payment-note = Pay a { -worker }, a crate or a point instead.

## Goods

# $crates lists what would be produced.
ask-produce = Produce { $crates }?
ask-produce-note = All or nothing.
ask-extra = Take 1 extra crate:
ask-extra-note = of a kind you have just produced.
ask-sell = Sell one crate,
ask-sell-note = or pass.
ask-sell-chosen = Sell { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}?
ask-load = Load a ship.
ask-load-note = You must, while a cargo ship takes one of your goods.
ask-load-own = Load your own ship,
ask-load-own-note = or wait. No cargo ship takes your goods now.
ask-load-which = Which ship takes the { $good }?
ask-load-chosen = Load { $crates } { $good } on the { $size }-space ship?
ask-load-wharf = Ship all { $crates } { $good } with the { building-wharf }?
ask-load-points = { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
ask-small-wharf = Load another crate on your small ship,
ask-small-wharf-note = or stop. 1 point for every 2 crates.
ask-store = { $kinds ->
    [0] Keep 1 crate.
    [one] Keep 1 whole kind and 1 extra crate.
   *[other] Keep { $kinds } whole kinds and 1 extra crate.
}
ask-store-crate = Choose the crate.
ask-store-kinds = { $left ->
    [one] You may choose 1 kind.
   *[other] You may choose { $left } kinds.
}
ask-store-kinds-crate = { $left ->
    [one] You may choose 1 kind and the crate.
   *[other] You may choose { $left } kinds and the crate.
}
ask-store-lost = { $lost ->
    [0] You lose nothing.
   *[other] You would lose { $lost ->
        [one] 1 crate
       *[other] { $lost } crates
    }.
}
ask-keep-singles = { $left ->
    [one] Keep up to 1 extra crate.
   *[other] Keep up to { $left } extra crates.
}
ask-keep-singles-note = The { building-storehouse } stores them.
ask-pension = Return another crate for 1 point,
ask-pension-note = or stop. At most { $left } more, each of a different kind.

## Points

ask-harbor = Take 1 extra point for loading { $good }?
ask-load-point = Take 1 extra point for this load?
ask-first-load-point = Take a second point for your first load?
ask-point = Take 1 point?
ask-two-points = Take 2 points?
ask-points = Take the points?
# Below such a question: how the bonus would bring the end of the game nearer.
ask-ending-round = This would be the last round.
ask-ending-perhaps = This could be the last round: too few { -workers } might be left to fill { -register }.
ask-ending-captain = No points would be left: the next { role-captain }’s round would be the last.
ask-ending-recruiter = Too few { -workers } would be left: the next { role-recruiter }’s round would be the last.

## The Smuggler

ask-smuggle = Choose one action,
ask-smuggle-note = or pass. Only you act.
# $deed is one of the labels below.
ask-deed = { $deed }?
ask-spoils = How many { $good } crates do you keep?
ask-spoils-note = At most { $most }; the rest go to the supply.
deed-raid = Raid ship { $size }: +{ $kept } { $good }
deed-plunder = Plunder the { area-house }: +{ $vp ->
    [one] 1 point
   *[other] { $vp } points
}
deed-poach = Poach { $workers ->
    [one] 1 { -worker }
   *[other] { $workers } { -workers }
}
deed-capture = { $coins ->
    [0] Capture the { $role }
   *[other] Capture the { $role }: +{ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}

## Achievement cards

ask-keep-card = Keep one of these achievement cards.
ask-keep-card-note = Pass the others to the player on your left.

## What another player decides now

wait-role = { $who ->
    [you] You are choosing a role.
   *[other] { $who } is choosing a role.
}
wait-about = { $who ->
    [you] You are deciding about the { $building }.
   *[other] { $who } is deciding about the { $building }.
}
wait-take = { $who ->
    [you] You are choosing a tile.
   *[other] { $who } is choosing a tile.
}
wait-privilege = { $who ->
    [you] You are deciding about a { -worker }.
   *[other] { $who } is deciding about a { -worker }.
}
wait-place = { $who ->
    [you] You are placing { -workers }.
   *[other] { $who } is placing { -workers }.
}
wait-build = { $who ->
    [you] You are deciding what to build.
   *[other] { $who } is deciding what to build.
}
wait-produce = { $who ->
    [you] You are producing.
   *[other] { $who } is producing.
}
wait-extra = { $who ->
    [you] You are choosing the extra crate.
   *[other] { $who } is choosing the extra crate.
}
wait-sell = { $who ->
    [you] You are deciding what to sell.
   *[other] { $who } is deciding what to sell.
}
wait-load = { $who ->
    [you] You are loading.
   *[other] { $who } is loading.
}
wait-store = { $who ->
    [you] You are choosing what to keep.
   *[other] { $who } is choosing what to keep.
}
wait-keep-card = { $who ->
    [you] You are choosing an achievement card.
   *[other] { $who } is choosing an achievement card.
}
wait-smuggle = { $who ->
    [you] You are deciding as { role-smuggler }.
   *[other] { $who } is deciding as { role-smuggler }.
}
wait-spoils = { $who ->
    [you] You are raiding a ship.
   *[other] { $who } is raiding a ship.
}
wait-rewarded = { $who ->
    [you] You are placing { -workers } from the festival.
   *[other] { $who } is placing { -workers } from the festival.
}
wait-draft = { $who ->
    [you] You are choosing a building for the tray.
   *[other] { $who } is choosing a building for the tray.
}
wait-second-tile = { $who ->
    [you] You are choosing a second tile.
   *[other] { $who } is choosing a second tile.
}
wait-point = { $who ->
    [you] You are deciding about a point.
   *[other] { $who } is deciding about a point.
}
wait-pick = { $who ->
    [you] You are choosing at { -register }.
   *[other] { $who } is choosing at { -register }.
}
wait-citizens = { $who ->
    [you] You are placing citizens.
   *[other] { $who } is placing citizens.
}
