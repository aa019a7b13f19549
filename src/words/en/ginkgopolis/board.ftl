### Ginkgopolis: labels of the board, sheets about pieces, sentences for those who cannot see the board, options.

## Labels

board-city = The city
board-your-screen = Behind your screen
board-screen-of = { $name }’s screen
board-your-cards = Your cards
board-your-hand = Your hand
board-your-tiles = Your tiles
board-packet = Characters to choose from
# One short line, with spaces that do not break. $tiles are left in the supply, $deck is the number of cards in the deck.
board-round = Round { $round } · tiles { $tiles } · deck { $deck }
# The round while players choose, and while they act.
board-phase-choosing = Round { $round }: choosing
board-phase-acting = Round { $round }: players act in turn
board-all-chosen = All players have chosen.
board-last-round = This is the last round.
# State of a player, in one or two words: has not locked in, has locked in, has locked in with a tile.
board-choosing = choosing
board-ready = ready
board-with-tile = with a tile
# Labels beside a figure, without it: of one, of several.
board-resources = { $count ->
    [one] resource
   *[other] resources
}
board-tiles = { $count ->
    [one] tile
   *[other] tiles
}
board-points = { $count ->
    [one] point
   *[other] points
}
# Short for New Hand tokens, beside their number.
board-redraws = { $count ->
    [one] New Hand
   *[other] New Hand
}
# Resources that were not gained yet.
board-reserve = { $count } in reserve
# Above the cards that score at the end.
board-at-end = At the end
board-no-tile = no tile
board-lock-in = Lock in
# $left is the number of tokens that are left.
board-redraw = New hand ({ $left })
board-clear = Clear
# Keeps the chosen character.
board-keep = Keep
# Carries out the choice of a place or of markers.
board-keep-choice = Move
board-take-resource = A resource
board-take-tile = A tile
# The last tile of the supply.
board-take-last = Take it
board-leave = Leave it
# Tiles that are returned.
board-return = Return { $count }
board-return-none = Return none
board-fit = Show the whole city
board-larger = Larger
board-smaller = Smaller
board-districts = Districts
# Switch: each district shows on the map who leads in it.
board-leads = Leaders on the map
# Button that lays the cards of a player aside, and the one that shows them.
board-hide = Hide
board-engine = Cards
# $standings is a list of the next message.
board-district = { $color ->
    [blue] Blue district: { $standings }
    [red] Red district: { $standings }
   *[yellow] Yellow district: { $standings }
}
# The resources of a player in a district, and the points for them.
board-standing = { $who ->
    [you] you
   *[other] { $who }
} { $resources } → { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $totals is a list of the next message.
board-all-districts = All districts: { $totals }
# The points of a player in all districts.
board-total = { $who ->
    [you] you
   *[other] { $who }
} { $points }
board-no-district = There are no resources in a district yet.

## Sheets about a piece

# Class of a piece that is between the players, and of one that a player owns.
sheet-common = On the table
sheet-owned = Owned by { $name }
# Label: how many there are.
sheet-count = Number
# A figure with its name: “Resources: 7”.
sheet-figure = { $name }: { $figure }
sheet-hidden = hidden
sheet-supply = Tiles in the supply
sheet-deck = Cards in the deck
sheet-first = First player
sheet-owner = Owner
# Label: the number of a building.
sheet-number = Number
sheet-new-building = new: its card is not in play yet
sheet-not-in-hand = You can’t choose it now: its card is not in your hand.
sheet-district-effect = Adjacent buildings of one color form a district. At the end, the player with the most resources there scores 1 point per resource in it. Second place scores 1 per own resource; with no rival you score both. Ties: tallest building, then highest number.
sheet-column-effect = The owner gains what these cards show every time they take this action.

## Sentences for those who cannot see the board: parts are put one behind the other

# Two parts of such a sentence: “Blue 7, 2 floors”.
spoken-comma = { $front }, { $next }
spoken-ready = { $who }: ready
spoken-not-ready = { $who }: not ready yet
spoken-first = first player
# Cards in a hand.
spoken-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
spoken-owner = { $who ->
    [you] yours
   *[other] { $who }’s
}
spoken-no-owner = no owner
spoken-just-built = new
spoken-place = column { $column }, row { $row }
spoken-row = Row { $row }
# $tiles is a list of the buildings next to a place, such as “blue 7 and red 3”.
spoken-beside = beside { $tiles }
spoken-marker = Marker { $letter }
spoken-place-for = Place for marker { $letter }
spoken-free-place = Free place
spoken-tile = Tile { $tile }
spoken-chosen = chosen
spoken-can-be-chosen = can be chosen
# A card or a character: its name, which begins the sentence, and what it does.
spoken-card = { $name }. { $effect }
spoken-card-chosen = Chosen.
spoken-card-can-be-chosen = Can be chosen.
# $resources is “2 resources”, and so on.
spoken-mine = Behind your screen: { $resources }, { $tiles }, { $points }. { $tokens }.
# Cards that work with an action: $deed is its name, $goods is what they give together, $cards is “2 cards”.
spoken-column-none = { $deed }: no cards.
spoken-column = { $deed }: { $goods } each time, from { $cards }.

## Options of a game, and a line about each

setup-beginner = Beginner game
setup-beginner-about = Each player gets a fixed set of three characters.
setup-draft = Full game
setup-draft-about = Each player drafts three characters.
setup-solo = Solo against Hal
setup-solo-about = Hal follows fixed steps; there are no characters.
setup-expert = Hal, expert
setup-expert-about = Hal swaps a card when that gains him more.
setup-open-screens = Open screens
setup-open-screens-about = All players see each other’s points, tiles and resources.

## What keys do, in the list of keys

key-districts = outline the districts of the city
key-zoom = zoom the city in, out
key-whole = the whole city
