### Puerto Rico: words that stand inside other messages. A language may have terms of its own: the English ones are what English needs. What the classic edition calls otherwise is in classic.ftl.

## Terms

-worker = worker
-workers = workers
# Where the workers wait that the next Recruiter hands out.
-register = the Work Register
# Where a player's workers without a circle wait.
-portrait = the portrait
-on-portrait = on the portrait
# The twelve spaces of a board besides those for buildings.
-land = countryside
# What plantations are drawn from.
-bag = the bag

## How many

coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
workers = { $n ->
    [one] 1 { -worker }
   *[other] { $n } { -workers }
}
# Crates of one good: $good is its name.
crates-of = { $count } { $good }

## Small words

# The reader as the subject of a sentence: "You are choosing a role."
you = You
# No crates at all, where their list would stand.
nothing = nothing
# A label of a button as a sentence of its own.
sentence = { $text }.
# A name or a label, and what belongs to it: "Coins: 4".
labelled = { $label }: { $value }
# A name, and how often it is there.
times = { $name } ×{ $count }
# A building that has no name here.
some-building = building
some-tile = tile
some-good = a good
# The second of the two Adventurer tiles; $role is the name of both.
second-role = second { $role }
