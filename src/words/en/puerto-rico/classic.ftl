### Puerto Rico, classic edition: only what differs from the 1897 edition. Messages and terms here replace those of the same name.
title = Puerto Rico
role-planter = Settler
role-recruiter = Mayor
role-adventurer = Prospector
good-fruit = indigo
letter-fruit = I
tile-fruit = indigo plantation
area-own-ship = Ship of the Wharf
area-register = Colonist ship
area-portrait = San Juan
area-workers = Colonists
area-bag = Face-down stack
area-your-land = Your island
building-small-fruit = Small Indigo Plant
building-builders-yard = Construction Hut
building-large-fruit = Indigo Plant
building-large-sugar = Sugar Mill
building-hospital = Hospice
building-tobacco-storage = Tobacco Storage
building-coffee-roaster = Coffee Roaster
building-school = University
building-fire-station = Guild Hall
role-recruiter-action = Players take the colonists from the ship; each player may rearrange all colonists.
role-craftsman-action = Each player produces what their plantations, buildings and colonists allow.
role-recruiter-privilege = First, you take 1 colonist from the supply.
role-craftsman-privilege = When you produce, you take 1 extra crate of a kind you produced, before the other players.
tile-corn-effect = With a colonist, produces 1 crate of corn in the Craftsman phase. Needs no building.
tile-fruit-effect = With a colonist here and in an Indigo Plant, produces 1 crate of indigo in the Craftsman phase.
tile-sugar-effect = With a colonist here and in a Sugar Mill, produces 1 crate of sugar in the Craftsman phase.
tile-tobacco-effect = With a colonist here and in the Tobacco Storage, produces 1 crate of tobacco in the Craftsman phase.
tile-coffee-effect = With a colonist here and in the Coffee Roaster, produces 1 crate of coffee in the Craftsman phase.
tile-quarry-effect = With a colonist, buildings cost 1 coin less. Up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points.
building-small-fruit-effect = In the Craftsman phase, each colonist here makes 1 crate of indigo from 1 occupied indigo plantation.
building-large-fruit-effect = In the Craftsman phase, each colonist here makes 1 crate of indigo from 1 occupied indigo plantation.
building-small-sugar-effect = In the Craftsman phase, each colonist here makes 1 crate of sugar from 1 occupied sugar plantation.
building-large-sugar-effect = In the Craftsman phase, each colonist here makes 1 crate of sugar from 1 occupied sugar plantation.
building-builders-yard-effect = In the Settler phase, you may take a quarry instead of a plantation.
building-hacienda-effect = In the Settler phase, you may first draw a plantation from the face-down stack and place it. Then take a tile as usual.
building-hospital-effect = In the Settler phase, the face-up tile you take comes with a colonist. Take it from the supply, or else from the colonist ship.
building-tobacco-storage-effect = In the Craftsman phase, each colonist here makes 1 crate of tobacco from 1 occupied tobacco plantation.
building-coffee-roaster-effect = In the Craftsman phase, each colonist here makes 1 crate of coffee from 1 occupied coffee plantation.
building-school-effect = Each new building comes with 1 colonist from the supply, or else from the colonist ship.
building-residence-effect = At the end, 4 points for up to 9 island tiles, 5 for 10, 6 for 11 and 7 for 12.
building-fortress-effect = At the end, 1 point for every 3 colonists you have.
building-city-hall-effect = At the end, 1 point for each of your violet buildings, including this one.

## Sentences and terms

-worker = colonist
-workers = colonists
-register = the colonist ship
-portrait = San Juan
-on-portrait = in San Juan
-land = island
-bag = the face-down stack
tile-fruit-one = an indigo plantation
class-commercial = Small violet building
class-expanded = Large violet building (two spaces)
thing-bag-effect = New plantations come from here after each Settler phase. When it is empty, the discarded ones are shuffled in.
thing-fullest-effect = When a player fills all 12 building spaces, that round is the last. Large buildings take 2.
thing-built-effect = Points of the buildings if the game ended now: printed points and occupied large buildings.
log-bag-refilled = { $tiles ->
    [one] The stack is empty: the discarded plantation is the new stack.
   *[other] The stack is empty: { $tiles } discarded plantations form a new one.
}
board-land-of = { $name }’s island
board-plantation = Plantation (island tile)
