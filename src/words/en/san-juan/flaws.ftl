### San Juan: why a position that somebody has written cannot be. Names of its fields (from, left, of, put, amount, net, next)
### stay as they are. Sites are counted as in the text, from 0; players from 1.

# $problem is English.
flaw-config = These settings are not possible ({ $problem }).
flaw-unsound = This position contradicts itself ({ $problem }).

## Cards, cities and tiles

flaw-too-many-copies = There { $copies ->
    [one] is only 1 copy
   *[other] are only { $copies } copies
} of the { $building }.
flaw-too-many-cards = There are more cards than in the deck.
flaw-too-many-looked-at = No player ever looks at more than 8 cards.
flaw-too-many-kept = No player ever keeps more than 2 cards.
flaw-stray-look = Cards are laid out only while a player keeps or takes some of them.
flaw-too-many-slots = A city has at most { $slots } sites.
flaw-second-copy = A city cannot have a second { $building }.
flaw-second-fresh = Only one building can be built per phase.
flaw-stray-fresh = Nothing was built in this city in a { role-builder-phase } that has just been played.
flaw-covered-crane = The { building-crane } cannot be covered.
flaw-no-crane = Building over another building takes a { building-crane }, and this city has none.
flaw-covers-own-kind = A building cannot cover its own kind.
flaw-no-good-on = No good can be on the { $building }.
flaw-good-on-fresh = No good can be on a building that was just built.
flaw-no-library = This city has no { building-library }.
flaw-no-chapel = This city has no { building-chapel }, so no card can be under it.
flaw-no-harbor = This city has no { building-harbor }, so no good was shipped.
flaw-church-unused = The { building-church } was used only if a card is under it.
# $list names them by letters.
flaw-not-the-tiles = The price tiles must be { $list }, in any order.
flaw-too-many-seen = There are only { $tiles } price tiles.
flaw-tile-open = A price tile is open in the { role-trader-phase }, and only then.

## Players, rounds, placards and phases

flaw-seat-count = There are { $given } players here, but { $players } play.
flaw-no-such-seat = Players are counted from 0 to { $last }; there is no { $given }.
flaw-too-many-rounds = No game is longer than { $most } rounds.
flaw-draft-round = Rounds are counted from 1; round 0 is the opening draft.
flaw-too-many-quiet = After twenty rounds without a new building, the game ends.
flaw-not-over = No player has twelve buildings, nor are there twenty rounds without a new building: the game is not over.
flaw-asked-when-over = The game is over, so nothing is asked.
flaw-twelfth-building = With a twelfth building, the game ends after that { role-builder-phase }.
flaw-no-such-role = This game has no { $role }.
flaw-taken-twice = The { $role } was taken twice.
flaw-too-many-picks = Only { $picks } roles are taken in a round.
# $player is a number.
flaw-picked-out-of-turn = Player { $player } has taken { $made ->
    [one] 1 role
   *[other] { $made } roles
} instead of { $due }.
flaw-picked-in-draft = No player takes a role before the opening draft is over.
flaw-no-draft = This game has no opening draft, but a player is asked about it.
flaw-draft-hand = At this point of the opening draft, this hand must have { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
flaw-no-phase = A phase is being played, but it does not say which.
flaw-stray-phase = A phase is named, but none is being played.
flaw-no-placard = A phase begins only when a role is taken.
flaw-placard-elsewhere = The role of this phase is not with the player who took it.
flaw-not-last-picker = This is not the player who took the last role.
flaw-stray-sold = Whether goods were sold is kept only in a { role-trader-phase } with New Buildings.
flaw-not-doubled = The player who took the role has no working { building-library }, so the privilege is not doubled.
flaw-doubled = The player who took the role has a { building-library }, so this privilege is doubled.
flaw-library-unmarked = If the privilege is doubled, the { building-library } must be marked as used this round.
flaw-library-not-asked = This is asked only with two players, of the governor’s first role.
flaw-no-such-step = This phase has no such step.
flaw-not-asked-at-start = This is not asked at that step of the start of a round.
# $phase is such as "Builder phase".
flaw-not-asked-in-phase = This is not asked in the { $phase }.
flaw-seats-handled = It counts the players who have had their turn, 1 to { $seats }.
# $list are names of steps as the text has them.
flaw-sequence = These steps do not occur at this point of a round: { $list }.

## What is being asked

flaw-nothing-asked = Something must be asked.
flaw-parts = { $left } left and { $done } done do not make { $all }.
flaw-no-such-kind = from is the number of a building, 0 to { $last }.
flaw-no-such-slot = from is the number of a site, 0 to { $last }.
flaw-not-active = There is no working { $building }.
flaw-left-of-all = left counts down from of to 1.
flaw-too-many-discards = At most { $most ->
    [one] 1 card
   *[other] { $most } cards
} can be discarded.
flaw-discards = This hand must lose { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, not { $left }.
flaw-hand-too-small = Counted from there, the hand does not have that many cards.
flaw-no-chapel-owner = This is asked only of a player with a { building-chapel } and cards in hand.
flaw-no-church-owner = This is asked only of a player with a { building-church }.
flaw-church-count = put counts the cards put down in the one use of the { building-church }.
flaw-church-too-many = More cards were put down now than are under it.
flaw-nothing-to-tuck = There must be cards in hand to choose from.
flaw-draws-not-asked = This game does not ask before draws (switches.ask_optional_draws).
flaw-not-the-picker = Only the player who took the role has the privilege.
flaw-amount-too-high = amount is at most { $most }.
flaw-not-due = This player cannot get that now.
flaw-kept-face-up = Face-up cards are taken at once, not kept first.
flaw-cheapest-taken = The cheapest card is taken without a choice.
flaw-four-costs = There must be four cards of different costs.
flaw-too-many-taken = At most { $most ->
    [one] 1 card
   *[other] { $most } cards
} can be taken.
flaw-face-up-count = There are 1 to { $most } face-up cards.
flaw-too-many-sent = More goods were shipped now than in the whole game.
flaw-gain = { $sold ->
    [one] 1 good
   *[other] { $sold } goods
} sell for { $lowest } to { $highest } cards, not { $gain }.
flaw-archive-discards = A player with the { building-archive } discards cards instead of keeping some.
flaw-keep-count = Here { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} kept.
flaw-look-count = Here { $cards ->
    [one] only 1 card is
   *[other] only { $cards } cards are
} drawn to choose from.
flaw-no-choice = There must be more cards than are kept.
flaw-look-too-small = Counted from there, there are not that many cards to choose from.

## A building that is being built

flaw-one-site = Without a working { building-crane }, there is only the new site.
flaw-stands-already = This city already has the { $building }.
flaw-not-being-built = Site { $slot } does not hold the { $building } that is being built.
flaw-too-many-waived = The privilege is only { $privilege ->
    [one] 1 card
   *[other] { $privilege } cards
}; that many cannot be declined.
flaw-net = net is { $net } here.
flaw-no-black-market = Paying with goods takes a working { building-black-market }.
flaw-too-many-goods = At most two goods can pay.
flaw-no-such-step-of-payment = Payments have { $steps } steps.
flaw-paid-too-much = More is paid than the price of { $price }.
flaw-too-expensive = The cards in hand are not enough to pay the rest.
