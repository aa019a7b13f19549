### Ginkgopolis: names that are put together, counts, lists, and what pieces do.

# Subject of a sentence: the person who reads.
you = You
# The opponent of the solo game, who follows fixed steps.
hal = Hal
# What a computer opponent cannot know; shown with its moves.
unknown = It could not see other players’ cards and tiles, or which come next.

## Names

# A tile, a building, or the card of a building: its color and number. In the middle of a sentence.
name-tile = { $color ->
    [blue] { color-blue } { $number }
    [red] { color-red } { $number }
   *[yellow] { color-yellow } { $number }
}
# The same at the beginning of a sentence.
name-tile-first = { $color ->
    [blue] Blue { $number }
    [red] Red { $number }
   *[yellow] Yellow { $number }
}
# A card with the letter of a marker. In the middle of a sentence.
name-letter = letter { $letter }
# The same at the beginning of a sentence.
name-letter-first = Letter { $letter }
# A character: its family and its number.
name-character = { $color ->
    [blue] { character-blue } { $number }
    [red] { character-red } { $number }
   *[yellow] { character-yellow } { $number }
}
# Name of a district, which is drawn on the map with this number.
name-district = District { $number }

## Counts

count-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
count-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
count-tokens = { $count ->
    [one] 1 New Hand token
   *[other] { $count } New Hand tokens
}
# Tiles, and which: $goods is “2 tiles”, $names is “blue 7 and red 3”.
count-named = { $goods } ({ $names })

## Lists

# One of two choices: “A and B, or C”.
list-or = { $front }, or { $next }
# The person who reads, in a list of names.
list-you = you

## What cards do

effect-letter = Alone: exploit for a resource or a tile. With a tile: urbanize at this marker.
# $goods is “1 resource” or “1 tile and 1 point”.
effect-every = { $deed ->
    [exploit] Every time you exploit: { $goods }.
    [urbanize] Every time you urbanize: { $goods }.
   *[construct] Every time you construct: { $goods }.
}
# What the owner of a character begins with.
effect-start = You start with: { $goods }.
effect-end-resources = { $color ->
    [blue] At the end: 1 point for each of your resources on blue buildings.
    [red] At the end: 1 point for each of your resources on red buildings.
   *[yellow] At the end: 1 point for each of your resources on yellow buildings.
}
effect-end-low = At the end: 1 point for each of your buildings with 1 or 2 floors.
effect-end-high = At the end: 3 points for each of your buildings with 3 or more floors.
effect-end-cards = { $deed ->
    [exploit] At the end: 2 points for each of your cards that work when you exploit, including characters.
    [urbanize] At the end: 2 points for each of your cards that work when you urbanize, including characters.
   *[construct] At the end: 2 points for each of your cards that work when you construct, including characters.
}
effect-end-color = { $color ->
    [blue] At the end: 2 points for each of your blue cards, including characters and this card.
    [red] At the end: 2 points for each of your red cards, including characters and this card.
   *[yellow] At the end: 2 points for each of your yellow cards, including characters and this card.
}
effect-end-nine = At the end: 9 points.

## What other things do

thing-round-effect = All players choose a card in secret, with or without a tile. Then they act in turn, first player first. The game ends when the tiles run out twice (against Hal: once), or when a player has all their resources in the city. The most points wins.
thing-resources-effect = Place them on buildings: 1 when you urbanize, 1 per floor when you construct. There they count in the district.
thing-tiles-effect = With a letter card, a tile urbanizes; with a building card, it constructs. Only you know which tiles you have.
thing-points-effect = They count at the end. They also pay for a lower number on top of a higher one.
thing-redraws-effect = Spend one to replace your whole hand before you lock in. Each one left at the end is worth 2 points.
thing-reserve-effect = Resources not gained yet. When a player has all their resources in the city, that round is the last.
thing-place-effect = Nothing is built here yet. You can urbanize only at markers, and they move as the city grows.
thing-no-tile-effect = Play the card alone: you exploit and build nothing.

## The score

# Where points come from, in the table at the end.
source-points = Points collected
source-cards = Cards with “=”
source-redraws = New Hand tokens
source-districts = Districts
source-other = Other
# Before the points of a card; $card is “blue 7”.
score-card = { $card }:
# Before the points of a district; $numbers is “1, 4 and 7”.
score-district = { $color ->
    [blue] blue district of { $numbers }:
    [red] red district of { $numbers }:
   *[yellow] yellow district of { $numbers }:
}
