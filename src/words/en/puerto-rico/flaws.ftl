### Puerto Rico: why a position that somebody sets up cannot be. Whole sentences, shown beside the field in question.

## The game and its players. $problem is said by the rules in English

flaw-config = This set-up is impossible: { $problem }.
flaw-unsound = This position contradicts itself: { $problem }.
flaw-seat-count = There are { $named } players here, but { $playing } play.
flaw-no-such-seat = Players are numbered 0 to { $last }, not { $seat }.
flaw-round = Rounds count from 1 to { $last }.
# A player, where the page calls them so: counted from 1.
flaw-player = Player { $number }

## A player's board

flaw-coins = At most { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
flaw-points = At most { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
flaw-empty-own-ship = Name a good and its crates, or nothing.
flaw-no-forests = There are no forests in this game.
flaw-forests-without-yard = Only a { building-lumberyard } makes forests, and this player has none.
flaw-quarry-forest = Quarries do not become forests.
flaw-land-full = Each player has { $spaces } { -land } spaces.
flaw-tile-twice = Name the { $tile } once, with its number.
flaw-many-on-tiles = At most { $spaces } of the { $tile }, each with at most 1 { -worker }.
flaw-many-citizens = There are more citizens on the { $tile } than occupied tiles.
flaw-second-copy = The { $building } is here already; each player can have only one.
flaw-town-full = Each player has { $spaces } building spaces: there is no room for it.
flaw-no-copy-left = This game has fewer copies of the { $building }.
flaw-many-in-building = { $circles ->
    [0] The { $building } has no circle.
    [one] The { $building } has only 1 circle.
   *[other] The { $building } has only { $circles } circles.
}
flaw-no-wharf = The { building-wharf } is not occupied, so there are no goods on the { area-own-ship }.
flaw-no-small-wharf = The { building-small-wharf } is not occupied, so there are no goods on its ship.
flaw-not-producible = No { -worker } produces { $good }, so it was not produced this phase.
flaw-not-counted = Nothing in this game depends on it.
flaw-produced-and-gone = More { $good } was produced than is here, and no crates are lost in the { role-craftsman } phase.
flaw-kind-without-crates = Name { $good } both as a kind and with its crates, or not at all.
flaw-gained-too-much = These are more points than the player has.
flaw-not-aboard = This does not fit the { $good } on the ships.

## Between the players

flaw-ship-sizes = The ships of this game have { $sizes } spaces.
flaw-ship-cargo = A ship is empty, or has 1 to { $size } crates of one good.
flaw-same-good = Two ships cannot both carry { $good }.
flaw-house-full = The { area-house } has only 4 spaces.
flaw-many-crates = There are { $used } crates of { $good } here, but only { $all } in the game.
flaw-quarry-in-pile = Quarries have a stack of their own.
flaw-many-tiles = There are more of the { $tile } here than in the game.
flaw-market-full = At most { $most } plantations are face up.
flaw-many-workers = There are only { $all ->
    [one] 1 { -worker }
   *[other] { $all } { -workers }
} in this game.
flaw-many-people = There are only { $all ->
    [one] 1 citizen
   *[other] { $all } citizens
} in this game.
flaw-workers-left = Of { $all ->
    [one] 1 { -worker }
   *[other] { $all } { -workers }
}, { $left } should be left.
flaw-citizens-left = Of { $all ->
    [one] 1 citizen
   *[other] { $all } citizens
}, { $left } should be left.
flaw-many-on-register = At most { $most ->
    [one] 1 citizen
   *[other] { $most } citizens
} on { -register }.
flaw-points-left = The players have gained { $gained ->
    [one] 1 point
   *[other] { $gained } points
}, so { $left } should be left.
flaw-no-waiting = In this game, the last point is not taken outside of a { role-captain } phase to end the game only after the next one.
flaw-points-not-gone = { $left ->
    [one] The last point is still there: 1 point is left.
   *[other] The last point is still there: { $left } points are left.
}
flaw-last-round = No points are left, or a town is full: this is the last round.
flaw-not-in-pool = The { $building } is already in the tray, or not in this game.
flaw-no-slot = The tray has no empty slot for the cost of the { $building }.
flaw-not-together = The tray has a building that the { $building } can’t be together with.
flaw-draft-count = 17 buildings have been chosen, unless players are still choosing.

## Roles. $player is "Player 2"

flaw-role-not-in-game = The { $role } is not in this game.
flaw-role-twice = Name the tile of the { $role } only once.
flaw-role-not-available = The { $role } is not in this game, or already taken this round.
flaw-round-full = Only { $picks } roles are taken in a round.
flaw-out-of-turn = { $made ->
    [one] { $player } has taken 1 role; in order, it would be { $due }.
   *[other] { $player } has taken { $made } roles; in order, it would be { $due }.
}
flaw-not-taken = { $player } has not taken the { $role }, and so does not play it.
flaw-not-last-pick = { $player } took the last role.
flaw-no-smuggler = The { role-smuggler } is not in this game.
flaw-marker-elsewhere = The player who took the { role-smuggler } has the marker.
flaw-smuggler-not-done = The { role-smuggler } has not acted yet, so no role is captured.
flaw-no-captor = Only the { role-smuggler } captures roles, and no player took it.
flaw-not-capturable = The { $role } can’t be captured.
flaw-coins-on-captured = There are no coins on a captured role, such as the { $role }.
flaw-coins-on-smuggler = No coins are put on the { role-smuggler }.
flaw-captured-too-early = The { role-smuggler } plays a captured role after the last role taken.

## What is going on

flaw-over-too-early = A game ends after its last round.
flaw-frames = This does not happen at this point of a round.
flaw-not-in-setup = This is not asked during the set-up of this game.
flaw-phase-or-not = Name the phase while a role is being played, and at no other time.
flaw-loaded-elsewhere = Goods are loaded only in the { role-captain } phase.
flaw-produced-elsewhere = Goods are produced only in the { role-craftsman } phase.
flaw-obtained-elsewhere = Tiles are taken only in the { role-planter } phase.
flaw-nobody-waits = There is no such { -worker } { -on-portrait }.
flaw-not-at-this-step = This is not asked at this step of the phase.
flaw-seats-handled = The number of players who have acted is wrong.
flaw-reward-not-loading = A reward for loading is placed while players load.
flaw-asked = The question does not fit the board of this player.
flaw-goes-on = What goes on after this does not fit the board of this player.

## The festival. $card is the title of an objective

flaw-objective-count = { $due ->
    [0] There are no objectives now.
    [one] There should be 1 objective.
   *[other] There should be { $due } objectives.
}
flaw-much-shown = No objective shows so much.
flaw-not-drawn = “{ $card }” is not here: there are the three printed objectives, or three different festival cards.
flaw-card-crates = { $due ->
    [0] There are no crates on “{ $card }”.
    [one] There should be 1 crate on “{ $card }”.
   *[other] There should be { $due } crates on “{ $card }”.
}
flaw-card-plantations = { $due ->
    [0] There are no plantations on “{ $card }”.
    [one] There should be 1 plantation on “{ $card }”.
   *[other] There should be { $due } plantations on “{ $card }”, all different.
}
flaw-card-building = “{ $card }” shows another building of this game, or none.
flaw-not-fulfilled = { $player } lacks what “{ $card }” shows, and can’t have completed it.
flaw-not-rewarded = { $player } has completed “{ $card }” without a reward.

## Puertomas

flaw-no-puertoma-plays = No Puertoma plays in this game.
flaw-no-puertoma = This player is not a Puertoma.
flaw-puertoma-asked = The rules play this Puertoma: it is asked nothing.
flaw-puertoma-marker = The { $role } is not in this game, so the action marker is not there.
flaw-tie-card-twice = There is only one tie-break card { $card }.
flaw-level-count = Name a level for each building, or for none.
flaw-ability-count = Name an ability tile for each level, or for none.
flaw-no-such-level = Levels are 1 to 4.
flaw-manned-quarry = A Puertoma’s quarries are never occupied.
flaw-many-of-type = A Puertoma has at most { $most } of the { $tile }.
flaw-many-under = { $circles ->
    [one] There is only 1 circle under the { $tile }.
   *[other] There are only { $circles } circles under the { $tile }.
}
flaw-puertoma-forests = A Puertoma has no forests.
flaw-manned-building = A Puertoma’s { -workers } are under plantations, not on the { $building }.
flaw-not-commercial = A Puertoma has at most eight buildings, all commercial: not this { $building }.
flaw-other-level = The { $building } goes on its own level.
flaw-level-full = Level { $level } has too many buildings: at most two on each.
flaw-reserved-twice = Two reserve markers can’t both be on the { $building }.
flaw-not-reservable = A reserve marker is on an expanded building of the tray, not on the { $building }.
flaw-reserved-too-early = Nothing is reserved before the first building.
flaw-not-reserved = After its first building, a Puertoma reserves an expanded building while one is left.
flaw-nothing-discards = No ability that works discards crates.
flaw-ability-order = Ability tiles are one of each level, from level 1 on.
flaw-locked = The ability of level { $level } is not unlocked yet.
flaw-unlocked = By its buildings, the ability of level { $level } should be unlocked.
flaw-abilities-gone = With difficulty easy, two abilities leave the game only once the two others are unlocked.

## Achievement cards. $card is a title

flaw-card-count = { $due ->
    [0] No cards are kept now.
    [one] 1 kept card should be here now.
   *[other] { $due } kept cards should be here now.
}
flaw-hand-count = { $due ->
    [0] No other cards are in this hand now.
    [one] 1 other card should be in this hand now.
   *[other] { $due } other cards should be in this hand now.
}
flaw-not-own = Only achievement cards of this player, each once.
flaw-card-twice = There is only one card “{ $card }”.
flaw-kept-too-late = Cards are kept in their order, and too few come after these to keep { $hand }.
flaw-completed = The condition of “{ $card }” holds, so it is completed.
