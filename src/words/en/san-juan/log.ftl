### San Juan: what has happened, a line each. $who is the player: write the form for the reader as [you].
### $building, $role, $good are names; $cards is "2 cards", with their names in parentheses where those are known.

log-round = { $who ->
    [you] Round { $round }: You are governor.
   *[other] Round { $round }: { $who } is governor.
}
log-role = { $who ->
    [you] You take the { $role }.
   *[other] { $who } takes the { $role }.
}
log-library = { $who ->
    [you] You double the privilege with the { building-library }.
   *[other] { $who } doubles the privilege with the { building-library }.
}

## Cards drawn and discarded

log-drew-opening = { $who ->
    [you] You draw { $cards } for the opening hand.
   *[other] { $who } draws { $cards } for the opening hand.
}
log-drew-as = { $who ->
    [you] You draw { $cards } as { $role }.
   *[other] { $who } draws { $cards } as { $role }.
}
log-drew-sale = { $who ->
    [you] You draw { $cards } for the sale.
   *[other] { $who } draws { $cards } for the sale.
}
log-drew-hand = { $who ->
    [you] You draw { $cards } into the hand.
   *[other] { $who } draws { $cards } into the hand.
}
# Because of a building.
log-drew-for = { $who ->
    [you] You draw { $cards } ({ $building }).
   *[other] { $who } draws { $cards } ({ $building }).
}
log-discarded-draft = { $who ->
    [you] You discard { $cards } from the opening hand.
   *[other] { $who } discards { $cards } from the opening hand.
}
log-discarded-limit = { $who ->
    [you] You discard { $cards } for the hand limit.
   *[other] { $who } discards { $cards } for the hand limit.
}
# $source is a building or a role.
log-discarded-for = { $who ->
    [you] You discard { $cards } ({ $source }).
   *[other] { $who } discards { $cards } ({ $source }).
}
log-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-looked = { $who ->
    [you] You draw { $cards } to choose from.
   *[other] { $who } draws { $cards } to choose from.
}
log-kept = { $who ->
    [you] You keep { $cards }.
   *[other] { $who } keeps { $cards }.
}

## Cards and goods put under buildings, or shipped

# $list names the cards.
log-tucked = { $who ->
    [you] You put the { $list } under the { $building }.
   *[other] { $who } puts the { $list } under the { $building }.
}
log-tucked-hidden = { $who ->
    [you] You put a card under the { $building }.
   *[other] { $who } puts a card under the { $building }.
}
log-good-arrived = { $who ->
    [you] You get a good onto the { $building }.
   *[other] { $who } gets a good onto the { $building }.
}
log-harbor = { $who ->
    [you] You put one of the sold goods under the { building-harbor }.
   *[other] { $who } puts one of the sold goods under the { building-harbor }.
}
log-shipped = { $who ->
    [you] You ship { $good }.
   *[other] { $who } ships { $good }.
}

## Cards face up. $list names the cards.

log-turned-up = { $who ->
    [you] You turn up { $list } with the { building-gold-mine }.
   *[other] { $who } turns up { $list } with the { building-gold-mine }.
}
log-ship-row = On the { role-colonist-ship }: { $list }.
log-took = { $who ->
    [you] You take the { $building }.
   *[other] { $who } takes the { $building }.
}
log-row-discarded = Not taken: { $list }.
log-mine-taken = { $who ->
    [you] You turn up { $list } with the { building-gold-mine } and take the { $building }.
   *[other] { $who } turns up { $list } with the { building-gold-mine } and takes the { $building }.
}
log-mine-left = { $who ->
    [you] You turn up { $list } with the { building-gold-mine }: two have the same cost, so none is taken.
   *[other] { $who } turns up { $list } with the { building-gold-mine }: two have the same cost, so none is taken.
}
log-bank-taken = { $who ->
    [you] You turn up the { $building } with the { building-bank } and take it.
   *[other] { $who } turns up the { $building } with the { building-bank } and takes it.
}
log-bank-left = { $who ->
    [you] You turn up the { $building } with the { building-bank }: a city already has one.
   *[other] { $who } turns up the { $building } with the { building-bank }: a city already has one.
}

## Building

log-forfeited = { $who ->
    [you] You lose the good on the old building.
   *[other] { $who } loses the good on the old building.
}
log-spent = { $who ->
    [you] You pay with { $good }.
   *[other] { $who } pays with { $good }.
}
# $price is the number of cards paid.
log-built = { $who ->
    [you] You build the { $building } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }.
   *[other] { $who } builds the { $building } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }.
}
# $covered is the building that is built over.
log-built-over = { $who ->
    [you] You build the { $building } over the { $covered } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }.
   *[other] { $who } builds the { $building } over the { $covered } { $price ->
        [0] for free
        [one] for 1 card
       *[other] for { $price } cards
    }.
}

## Producing and selling

log-produced = { $who ->
    [you] You produce { $good }.
   *[other] { $who } produces { $good }.
}
# $list are the goods with their prices.
log-prices = Prices: { $list }.
# $price is the number of cards drawn for it.
log-sold = { $who ->
    [you] You sell { $good } for { $price ->
        [one] 1 card
       *[other] { $price } cards
    }.
   *[other] { $who } sells { $good } for { $price ->
        [one] 1 card
       *[other] { $price } cards
    }.
}

## A player does nothing in a phase

log-passed-builder = { $who ->
    [you] You build nothing.
   *[other] { $who } builds nothing.
}
log-passed-producer = { $who ->
    [you] You produce nothing.
   *[other] { $who } produces nothing.
}
log-passed-trader = { $who ->
    [you] You sell nothing.
   *[other] { $who } sells nothing.
}
log-passed-councillor = { $who ->
    [you] You draw no card: both piles are empty.
   *[other] { $who } draws no card: both piles are empty.
}
log-passed-colonist-ship = { $who ->
    [you] You take no card.
   *[other] { $who } takes no card.
}
log-passed-mayor = { $who ->
    [you] You exchange nothing.
   *[other] { $who } exchanges nothing.
}
log-passed-captain = { $who ->
    [you] You ship nothing.
   *[other] { $who } ships nothing.
}

## The end

log-end-buildings = A city has twelve buildings: the game ends.
log-end-standstill = Twenty rounds without a new building: the game ends.
