### San Juan: What the coach of the guided first game says, each once, when it first matters: two short sentences, 220 characters at most.

guide-goal = A player’s twelfth building ends the game, and the most points win. Nearly all points come from the buildings of your city.
guide-hand = These are your cards, and only you see them. Each is a building, and each is money to pay for another.
guide-role = Each round, each player takes one role, and all players may use it. Only the player who takes it has the privilege.
guide-limit = You hold many cards. At the start of a round you keep 7 at most, so build or lose some.
guide-build = Choose a card to build; its cost is the number of other cards you pay. With the Builder you pay 1 less.
guide-city = One of your cards scores points for the rest of your city. Build it when you have what it counts.
guide-pay = Choose the cards to pay with. Give away what you are least likely to build.
guide-produce = Choose a building for a good: the top card of the deck, face down. The player with the Producer makes one more.
guide-sell = The price tile shows how many cards each good sells for. The player with the Trader may sell one more.
guide-keep = Keep what suits your city, or what you can soon pay for. The other cards are discarded.
guide-built = This is your city now. Production buildings hold goods; the other buildings help you in their phase, or score.
guide-good = A card on a building is a good. The building produces again only after you sell it.
guide-prices = The price tile was turned up. There are five of them, so a better price may come next time.
guide-explorer = Only the player who takes the Explorer gains something: one card. All the others do nothing.
guide-others = Your opponents build too. Tap a player to see their city.
guide-governor = Each round begins one player further left: that player is the governor. So each player goes first in turn.
guide-late = A city has nine buildings or more, so the end is near. From now on, points matter more than cards.
guide-over = The game is over, well done! The review shows you the choices that mattered most.
