### San Juan: small parts that other messages are made from. A language may define more terms of its own.

# Subject of a sentence that speaks to its reader.
you = You

# The class of buildings that the rules call so; also in the rules reference, at the beginning of a sentence the second.
-commercial = commercial
-Commercial = Commercial

# Cards that are put into a sentence: how many, if their names are not known.
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-none = no card
# The same with their names.
cards-known = { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $list })
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

# A good and its price, in a list of prices.
price-of = { $good } { $price }

## Classes of cards, on their sheets

class-production = Production building
class-commercial = Commercial building
class-monument = Monument

## Phases

role-builder-phase = { role-builder } phase
role-producer-phase = { role-producer } phase
role-trader-phase = { role-trader } phase
role-councillor-phase = { role-councillor } phase
role-prospector-phase = { role-prospector } phase
role-prospector-2-phase = { role-prospector-2 } phase
role-colonist-ship-phase = { role-colonist-ship } phase
role-mayor-phase = { role-mayor } phase
role-captain-phase = { role-captain } phase
