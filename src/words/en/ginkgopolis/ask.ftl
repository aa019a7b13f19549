### Ginkgopolis: questions, answers, forecasts and refusals.

## Questions to the player: what to do, and on the next line the particulars
## $tile and $over are “blue 7”, $letter is the letter of a marker

ask-draft = { $pick ->
    [0] Keep a character.
    [1] Keep a second character.
   *[other] Keep a third character.
}
ask-draft-pass = { $pick ->
    [0] Pass the other three to the left.
    [1] Pass the rest to the left.
   *[other] The last card is not used.
}
ask-choose = Choose a card.
ask-choose-tiles = To build, add a tile.
ask-choose-no-tiles = You have no tile to build with.
# The building card $tile is played alone.
ask-exploit = Exploit { $tile }.
ask-construct = Construct { $tile } on { $over }.
ask-exploit-letter = Exploit with letter { $letter }.
ask-urbanize = Urbanize { $tile } at { $letter }.
# What the chosen action costs, and the player lacks: “1 resource and 2 points”.
ask-short = You are { $goods } short.
ask-goods = Take a resource or a tile.
ask-last-tile = Take the last tile?
ask-last-tile-ends = This round will then be the last.
ask-last-tile-returns = Then each player may return tiles for 1 point each.
# Before one of the next two questions.
ask-hal-built = { hal } has built at { $letter }.
# Markers go around the city in alphabetical order.
ask-shift = There is no room for { $letter } in its order.
ask-shift-choose = Choose which markers move.
ask-shift-chosen = The chosen markers move.
ask-place = Place marker { $letter }.
ask-place-choose = Choose a marked place.
ask-place-chosen = In column { $column }, row { $row }.
ask-out-of-tiles = The tiles have run out.
ask-return-or-pass = Return tiles for 1 point each, or pass.
# $tiles is “2 tiles”.
ask-return = Return { $tiles }?
ask-return-of = You have { $count }.

## What another player is asked

wait-draft = { $who ->
    [you] You are choosing a character.
   *[other] { $who } is choosing a character.
}
wait-card = { $who ->
    [you] You are choosing a card.
   *[other] { $who } is choosing a card.
}
wait-goods = { $who ->
    [you] You are taking a resource or a tile.
   *[other] { $who } is taking a resource or a tile.
}
wait-last-tile = { $who ->
    [you] You are deciding about the last tile.
   *[other] { $who } is deciding about the last tile.
}
wait-marker = { $who ->
    [you] You are moving a marker.
   *[other] { $who } is moving a marker.
}
wait-return = { $who ->
    [you] You are choosing tiles to return.
   *[other] { $who } is choosing tiles to return.
}
# The player whose action is being shown.
wait-act = { $who ->
    [you] You act.
   *[other] { $who } acts.
}

## What would come of the chosen card and tile, in one line above the hand
## $goods is “1 resource and 2 points”, $more is what the player’s own cards give

forecast-take = + 1 resource or 1 tile.
forecast-take-more = + 1 resource or 1 tile, then + { $more } from your cards.
forecast-nothing = + nothing.
forecast-gain = + { $goods }.
forecast-gain-more = + { $goods }, then + { $more } from your cards.
forecast-more = + { $more } from your cards.
forecast-urbanize = Place 1 resource.
# The owner of the building that is built over.
forecast-owner = { $count ->
    [one] { $name } gets 1 resource and 1 point.
   *[other] { $name } gets { $count } resources and { $count } points.
}
# $resources is “2 resources”.
forecast-back = Get { $resources } back.
# $points is “2 points”.
forecast-number = Pay { $points } for the lower number.
forecast-color = Pay 1 resource for the other color.
forecast-place = Place { $resources }.
# After the colon stands one of the lines above.
forecast-short = You are { $goods } short. If you still are when you act, you exploit instead:
# Where the marker of the new building goes: beside the building.
forecast-marker = { $places ->
    [one] Then marker { $letter } goes beside it: 1 place.
   *[other] Then marker { $letter } goes beside it: { $places } places.
}
forecast-marker-away = { $places ->
    [one] No free place beside it: marker { $letter } goes to 1 other place.
   *[other] No free place beside it: marker { $letter } goes to one of { $places } places.
}
# $markers is “A and B, or C”.
forecast-marker-others = Also moving: { $markers }.

## Answers, on buttons and in the list of all actions

action-done = Return no more tiles
action-keep = Keep the { $character }
action-redraw = Spend a New Hand token
action-card = Choose { $card }
action-alone = Exploit (play it alone)
action-with = Add { $tile }
action-take-resource = Take a resource
action-take-tile = Take a tile
action-shift = Move markers: option { $number }
# $letters is “A, B and C”.
action-shift-letters = Move { $letters }
action-row = A place in row { $row }
action-place = The place in column { $column }, row { $row }
action-return = Return { $tile }
action-leave = Leave the last tile

## Headings in the list of all actions

group-return = Tiles to return
group-characters = Characters
group-redraw = New Hand token
group-cards = Cards
group-tiles = Tiles
group-goods = Goods
group-markers = Markers

## Why something is impossible

reason-game-over = The game is over.
reason-not-asked = You can’t do that now.
reason-not-in-packet = You can’t choose this character.
reason-no-redraw = You have no New Hand token left.
reason-too-late-to-redraw = You have already chosen a card.
reason-not-in-hand = This card is not in your hand.
reason-not-behind-screen = This tile is not behind your screen.
reason-reserve-empty = Your reserve of resources is empty.
reason-supply-empty = There are no tiles left.
reason-no-such-shift = The markers cannot move like that.
reason-not-adjacent = The marker must go beside the new building.
reason-not-on-rim = This place is inside the city; markers go around it.
reason-occupied = There is already a marker or a building there.
reason-out-of-order = The markers would no longer be in alphabetical order around the city.
reason-not-in-row = There is no place for it in this row.
reason-ascending = You have already decided about this tile.

## Questions that are asked for the first time: at most 160 characters

first-time-draft = Keep one of these characters and pass the others on. It helps whenever you take its action.
first-time-card = All players choose a card in secret. A card alone exploits. With a tile, a letter urbanizes; a building constructs.
first-time-tile = Add a tile to build, or play the card alone to exploit.
first-time-goods = You pay for buildings with resources, and build them with tiles.
first-time-shift = The city grows, and its markers make room. Choose which move.
first-time-place = Put the marker back beside the city. Players can urbanize there later.
