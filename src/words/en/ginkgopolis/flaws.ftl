### Ginkgopolis: why a position that somebody has set up cannot be.
### $tile is “Red 4” at the beginning of a sentence, and “red 4” elsewhere; $player is a number.

## The whole position

# $problem is in English, from the rules.
flaw-config = This setup is not possible ({ $problem }).
flaw-unsound = This position contradicts itself ({ $problem }).
flaw-seats = The position has { $named ->
    [one] 1 player
   *[other] { $named } players
}, but the table has { $sit }.
flaw-no-such-seat = This player is not in the game.
flaw-too-many = The most that counts here is { $most }.
flaw-no-redraws = This game has no New Hand tokens.
# $tokens is “2 New Hand tokens”.
flaw-redraws = A player has at most { $tokens }.
flaw-resources = Each color has { $allotment } resources; { $placed } of them are in the city.
flaw-all-placed = Player { $player } has placed every resource: this round is the last.

## Characters

flaw-no-characters = There are no characters now.
flaw-characters = Here must be { $due ->
    [one] 1 character
   *[other] { $due } different characters
}.
flaw-not-a-set = In a beginner game, the three characters must be of one set.
flaw-taken = Another player already has one of these characters.
flaw-round = Round 0 is the draft; only then are there characters to choose from.
flaw-no-such-pick = Only the full game has a draft, with three picks for each player.
flaw-not-fresh = No player has anything before the draft is over.
flaw-hand-dealt = No cards are dealt before the draft is over.
# A packet: the characters from which a player chooses one.
flaw-packets = Each player must have one packet of characters.
flaw-packet = Each packet must have four characters, all different.
flaw-packet-order = The characters must be in the order of their numbers.
flaw-packet-order-kept = First come the { $kept } that were kept, then the rest in the order of their numbers.

## The city

# $what is one of the next two, or a tile.
flaw-out-of-reach = No city reaches as far out as { $what }.
flaw-marker = marker { $letter }
flaw-word = “{ $word }”
flaw-unknown-word = “{ $word }” is no tile, no marker and no dot.
flaw-marker-twice = Marker { $letter } is there twice.
flaw-building-twice = { $tile } is here and in another cell.
flaw-not-on-grid = This tile is not on top of the city, or is listed twice.
flaw-floor-elsewhere = This tile is already somewhere else in the city.
flaw-start-owned = A start building has an owner only once it is built over.
flaw-no-owner = { $tile } has no owner.
flaw-start-gap = The cell { $place ->
    [north-west] in the north-west
    [north] in the north
    [north-east] in the north-east
    [west] in the west
    [east] in the east
    [south-west] in the south-west
    [south] in the south
    [south-east] in the south-east
   *[middle] in the middle
} of the nine start cells has no building: each must have one.
flaw-not-connected = The city must be connected.
flaw-wrong-bottom = { $tile } cannot be the bottom of this building. Tiles 1 to 3 are on the nine start cells, and only there.
flaw-wrong-bottom-of = { $tile } cannot be the bottom of { $top }. Tiles 1 to 3 are on the nine start cells, and only there.
flaw-start-on-top = Under { $top }, a start tile is on top of another tile. It can only be at the bottom.
flaw-markers-missing = Markers A to L must all be around the city, except those that are moving.
flaw-marker-order = The markers are not in order around the city, A to L.

## Tiles

flaw-tile-elsewhere = { $tile } is already somewhere else.
flaw-not-own = This tile is not this player’s.
flaw-not-aside = Only Hal puts a tile aside, in the last round, when he cannot use it.
flaw-none-removed = With this number of players, no tiles leave the game.
flaw-removed = With this number of players, { $due ->
    [one] 1 tile leaves
   *[other] { $due } tiles leave
} the game.
flaw-exhaustions = The tiles run out at most { $most ->
    [one] once
   *[other] { $most } times
}.
flaw-supply-gone = The tiles have run out for good: the supply must be empty, and this round the last.
flaw-supply-not-returned = Once the tiles have run out, the supply has only returned tiles. Before that, it has none of them and is not empty.
flaw-returned-from-elsewhere = Only tiles from behind a screen can be returned.
flaw-returning-unasked = No tiles are being returned now, so none can be chosen.
flaw-returning-order = Players choose tiles to return in turn, lowest first.

## Cards

# $card is “Blue 7” or “Letter A”.
flaw-card-elsewhere = { $card } is not in play, or is already somewhere else.
flaw-deck-empty = No card is left for the deck, which is never empty.
flaw-hand-too-large = A hand has at most 4 cards, with the one that is face down.
# $cards is “3 cards”.
flaw-hand-size = This hand must have { $cards }, with those that are face down.
flaw-too-few-left = Too few cards are left for the hands.
flaw-not-covered = { $tile } is not covered, or two players have its card.
flaw-not-kept = { $tile } is covered, but no player has its card.
flaw-kept-too-soon = { $tile } is being resolved, so no player has its card yet.
flaw-known = Here must be a card of the hand, and other players who know it.
flaw-all-known = Three cards of a hand were passed on and the fourth was drawn: others cannot know all four.

## The question

flaw-game-over = The game is over: nothing is being resolved.
flaw-too-deep = At most five steps are open at the same time.
flaw-over-too-soon = A game that is over has had its last round.
flaw-no-such-stack = These steps do not follow each other.
flaw-card-named = A card is named only while its action is being resolved.
flaw-no-card = The card that is being resolved must be named.
flaw-not-in-action = This action does not ask that.
flaw-covered = The building of this card is covered when you construct, and only then.
flaw-not-just-built-over = The building of this card is not the one that was just built over.
flaw-face-down = Players choose in turn; a chosen card is face down until it is revealed.
flaw-no-tile-to-choose = A tile is being chosen: it must be behind the screen, and not chosen yet.
flaw-hal = Until his turn, Hal has one card face down and nothing else.
flaw-adjacent = The marker must go beside the new building if there is a free place, and elsewhere only if there is none.
flaw-no-row = A row is chosen first only if there are very many places.
flaw-not-returning = Tiles are returned only when the supply runs out for the first time.
flaw-nothing-to-decide = There is nothing to decide here.
