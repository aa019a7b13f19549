### San Juan: what the player is asked, above the board. The first part is bold, in few words; "-more" continues it.

# The two parts as one text, for those who hear it.
ask-whole = { $head } { $text }

## Roles

ask-role = Take a role.
ask-role-more = Every player acts, you first.
# Of a role that is chosen but not taken yet: what each player does, and the privilege.
ask-role-note = { $action } { $privilege }
# With two players the governor takes two.
ask-role-second = Take your second role this round.
ask-library = Use the { building-library } for the { $role }?
ask-library-more = It doubles one privilege per round.

## Building

# "Choose a card to build, or pass."
ask-build = Choose a card to build,
ask-build-more = or pass.
ask-build-none = You can’t build.
ask-build-none-more = You can’t afford any card in your hand.
ask-site = Where do you want to build the { $building }?
ask-site-more = On a new site, or over one of your buildings.
# One of the four below follows.
ask-pay = Build the { $building }:
ask-pay-over = Build the { $building } over the { $covered }:
ask-pay-free = it is free.
ask-pay-paid = paid in full.
ask-pay-all = choose { $count ->
    [one] 1 card
   *[other] { $count } cards
} to pay.
# Some are chosen already, $count are missing.
ask-pay-left = choose { $count ->
    [one] 1 more card
   *[other] { $count } more cards
} to pay.

## Goods; how many are chosen is shown beside it

ask-produce = Produce up to { $count ->
    [one] 1 good
   *[other] { $count } goods
}.
ask-sell = Sell up to { $count ->
    [one] 1 good
   *[other] { $count } goods
}.
ask-sell-chosen = Sell up to { $count ->
    [one] 1 good
   *[other] { $count } goods
}:
ask-sell-chosen-more = these sell for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
ask-ship = Ship up to { $count ->
    [one] 1 good
   *[other] { $count } goods
}:
ask-ship-more = { $count } chosen, worth 1 point each.

## Cards

ask-keep = Keep { $count } of the cards you drew.
ask-discard-draft = Keep 4 cards: discard { $count }.
ask-discard-limit = Too many cards: discard { $count }.
ask-discard-archive = { building-archive }: discard { $count } from your whole hand.
ask-exchange-office = { building-office }: exchange up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-exchange-mayor = Exchange up to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
ask-chapel = Put a card under the { building-chapel }?
ask-chapel-more = Worth 1 point at the end. Choose one, or pass.
ask-chapel-card = Put the { $building } under the { building-chapel }?
ask-chapel-card-more = Worth 1 point at the end.
ask-church = Use the { building-church } now?
ask-church-more = Choose any number of cards, 1 point each. It works once.
ask-church-cards = Put { $count ->
    [one] 1 card
   *[other] { $count } cards
} under the { building-church }?
ask-church-cards-more = It works once in the game.
ask-offer-good = Put a good on the { $building }?
ask-offer-use = Use the { $building }?
ask-offer-look = Draw cards to choose from?
ask-offer-draw = Draw a card?
ask-take = Take one of the face-up cards, or pass.
ask-take-card = Take the { $building }?
ask-take-mine-more = All four costs differ.

## Another player decides

wait-exchange = { $who ->
    [you] You are deciding which cards to exchange.
   *[other] { $who } is deciding which cards to exchange.
}
wait-discard = { $who ->
    [you] You are choosing cards to discard.
   *[other] { $who } is choosing cards to discard.
}
wait-chapel = { $who ->
    [you] You are visiting the { building-chapel }.
   *[other] { $who } is visiting the { building-chapel }.
}
wait-role = { $who ->
    [you] You are choosing a role.
   *[other] { $who } is choosing a role.
}
wait-library = { $who ->
    [you] You are deciding about the { building-library }.
   *[other] { $who } is deciding about the { building-library }.
}
wait-build = { $who ->
    [you] You are deciding what to build.
   *[other] { $who } is deciding what to build.
}
wait-pay = { $who ->
    [you] You are paying.
   *[other] { $who } is paying.
}
wait-produce = { $who ->
    [you] You are producing.
   *[other] { $who } is producing.
}
wait-sell = { $who ->
    [you] You are selling.
   *[other] { $who } is selling.
}
wait-keep = { $who ->
    [you] You are choosing a card to keep.
   *[other] { $who } is choosing a card to keep.
}
wait-church = { $who ->
    [you] You are visiting the { building-church }.
   *[other] { $who } is visiting the { building-church }.
}
wait-offer = { $who ->
    [you] You are deciding about a draw.
   *[other] { $who } is deciding about a draw.
}
wait-take = { $who ->
    [you] You are choosing a face-up card.
   *[other] { $who } is choosing a face-up card.
}
wait-ship = { $who ->
    [you] You are shipping.
   *[other] { $who } is shipping.
}

## Asked for the first time: an explanation over the board, 160 letters at most, without names of pieces

first-role = Choose a role. Every player acts, you with a bonus. The small text shows what you would gain now.
first-build = Choose a card to build; other cards pay for it. Tap one you cannot afford to see why.
first-site = Build on an empty site, or over an old building and pay only the difference.
first-pay = Pay with the cards you need least. You pay only when you confirm.
first-produce = A good is the top card of the deck, face down on a production building. You can sell it later.
first-sell = The price tile shows how many cards each good sells for. Wait for a better price if you can.
first-keep = Keep cards that suit your city and that you can soon afford.
first-discard = Discard what you are least likely to build. Your opponents do not see it.
first-chapel = A card under this building scores 1 point at the end, but you cannot spend it.
