### Ginkgopolis: names of the pieces.

## color

color-blue = blue
color-red = red
color-yellow = yellow

## kind

kind-blue = offices
kind-red = production
kind-yellow = dwellings

## character

character-blue = Eco-engineer
character-red = Eco-technician
character-yellow = Eco-urban-planner

## act

act-exploit = Exploit
act-urbanize = Urbanize
act-construct = Construct

## Things on the table

thing-round = The round
thing-resources = Resources
thing-tiles = Tiles
thing-points = Points
thing-redraws = New Hand tokens
thing-reserve = Reserve
thing-place = Empty place
thing-no-tile = No tile
