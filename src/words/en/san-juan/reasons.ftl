### San Juan: why something is impossible, said to the player who tried it.

why-not-over = The game is over.
why-not-asked = You can’t do that now.
why-not-pick = You must take a role.
why-not-role-taken = This role is already taken this round.
why-not-role = This role is not in this game.
why-not-cathedral = The { building-cathedral } is not on the table.
why-not-in-row = You can take only the face-up cards.
why-not-choose = You must choose.
why-not-in-hand = That card is not in your hand.
why-not-built = It is already in your city.
why-not-afford = You are { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} short.
why-not-building = There is no building here.
why-not-crane = To build over a building, you need a working { building-crane }.
why-not-covers-crane = You can’t build over the { building-crane } itself.
why-not-same-kind = You can’t build over a building of the same kind.
why-not-black-market = To pay with goods, you need a working { building-black-market }.
why-not-needed = You don’t need another good for this price.
why-not-good = It holds no good.
why-not-covered = You are building over it, so it no longer helps.
why-not-discount = You do not have this discount.
why-not-paid = The price is already paid in full.
why-not-production = Only production buildings produce.
why-not-occupied = It already holds a good.
why-not-drawn = You can keep only the cards you just drew.
why-not-order = It is too late for that choice: start this selection again.
