# Lessons of san-juan. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Your first round

round-title = Your first round
round-about = Take roles, build, produce a good and sell it.
round-1 = This is your city, with one building so far. A player’s twelfth building ends the game, and the most points win.
round-2 = These are your cards. Each one is a building. Each one is also money: you pay for buildings with cards.
round-3 = You take turns choosing roles. Both players may use a role, but only the player who takes it has the privilege. Take the Builder.
round-3-wrong-1 = That gives you one extra card, but you have enough to build right away. Take the Builder.
round-3-otherwise = You have nothing to sell yet, and little to produce. Take the Builder first.
round-4 = Good! With the privilege you pay one card less. Build the Fruit Warehouse, and pay with the expensive Tobacco Storage.
round-4-wrong-1 = The Distillery would be free now and help you later. But you also need goods to sell: build the Fruit Warehouse.
round-4-wrong-2 = Keep the cheap Distillery: you can build it soon. Pay with the Tobacco Storage, which you can’t afford yet.
round-5 = Well done! Your opponent took the Producer, so you may produce one good too. Choose fruit: it never sells for less than corn.
round-5-wrong-1 = Corn never sells for more than one card. Fruit can sell for two.
round-5-otherwise = Producing is free: the top card of the draw pile goes face down on your building, as a good. Produce one.
round-6 = Nice! With two players, the governor takes two roles each round. It’s your turn again: take the Trader.
round-6-otherwise = Your fruit is ready to sell, and the player who takes the Trader may sell two goods. Take the Trader.
round-7 = The price tile is face up. It shows how many cards you draw for each good. Sell your fruit.
round-8 = Well done! Cards become buildings, buildings produce goods, and goods become new cards. That is how the game works. Your opponent starts the next round.
round-end = You finished your first round. Next: when to produce, when to sell, and how to find the cards you need.

## Goods, prices and new cards

goods-title = Goods, prices and new cards
goods-about = When to sell, when to produce, and two ways to find cards.
goods-1 = A card on a building is a good. Each building holds one, and produces no more until you sell it.
goods-2 = All three of your buildings are full. Which role helps you most?
goods-2-wrong-1 = You couldn’t produce: all your buildings hold goods. Your opponent could, for free. Sell first.
goods-2-wrong-2 = With two cards in hand you can hardly build anything. Sell goods first: they give you cards.
goods-2-otherwise = That gives you cards. Selling two goods gives you more: take the Trader.
goods-3 = Right! With the privilege you may sell two goods. The prices are face up: sell the two that earn most.
goods-3-wrong-1 = Corn sells for one card, coffee for three. Keep the corn for now.
goods-3-wrong-2 = Corn sells for one card, sugar for two. Sell sugar and coffee.
goods-3-otherwise = You may sell two goods: sugar and coffee.
goods-4 = Five new cards, well done! Your opponent took the Producer. Without the privilege, you produce one good. Which one?
goods-4-wrong-1 = Sugar is good, but coffee sells for as much or more on every price tile.
goods-4-otherwise = It costs nothing. Produce coffee.
goods-5 = You take one more role. The Explorer gives you one card, unseen. The Recruiter shows you five, and you keep one. Take the Recruiter.
goods-5-wrong-1 = You draw the top card, and your opponent gets nothing: often the best you can do. But here you want to choose.
goods-5-otherwise = Building can wait until you know what to build. Look for a good card: take the Recruiter.
goods-6 = Keep one of these. At the end, the City Hall scores a point for each commercial building you have. Cards like this decide games.
goods-6-otherwise = Not bad, but the City Hall can score eight points or more. Keep that one.
goods-end = Well done! Full buildings: sell. Empty ones: produce. Looking for a card: take the Recruiter. Next: buildings that help you.

## Buildings that help

helpers-title = Buildings that help
helpers-about = Build what makes other buildings cheaper, and combine it.
helpers-1 = Your Distillery makes every production building one card cheaper. It works automatically, in every Builder phase.
helpers-2 = The Coffee Roaster costs 5. As the Builder, you pay only 3 for it. Take the Builder.
helpers-2-otherwise = You have a strong card, and you can pay for it right now. Take the Builder.
helpers-3 = Good! Build the Coffee Roaster. Keep the Building Supplier for later, and pay with the other three cards.
helpers-3-wrong-1 = The Building Supplier makes all commercial buildings cheaper. Don’t spend that one.
helpers-3-otherwise = You can pay for the Coffee Roaster now, and no other card in your hand earns as much. Build it.
helpers-4 = Well done! Your Factory gives you a card when you produce two or more goods. Only the player who takes the Producer may produce two: take it.
helpers-4-wrong-1 = You have nothing to sell yet: your buildings are empty. Produce first.
helpers-4-otherwise = Two goods and a card from the Factory are worth more. Take the Producer.
helpers-5 = Your new Coffee Roaster works from the next phase on, so it is ready. Produce coffee and sugar.
helpers-5-wrong-1 = With a single good, the Factory does nothing. Produce two.
helpers-5-wrong-2 = You get the card that way too, but corn is worth least. Produce sugar and coffee.
helpers-5-otherwise = Produce two goods: sugar and coffee.
helpers-6 = Well done! Tap and hold any card, or rest the mouse on it, to read what it does for you now.
helpers-end = One building that helps every time beats many cards once. Next: too many cards in your hand.

## The cards in your hand

hand-title = The cards in your hand
hand-about = The limit of seven, the governor, and points under the Chapel.
hand-1 = You have eight cards in hand. That’s fine during a round, but you start each new round with seven at most.
hand-2 = You make the last choice of this round. What uses your cards best?
hand-2-wrong-1 = You would only have to discard a ninth card along with the eighth. Use your cards while you can: build.
hand-2-otherwise = You would have to discard extra cards. Use the ones you have: build.
hand-3 = Good! Build the Statue: it only scores, but it scores three points. Pay with two cards: the Corn Barn and the Fruit Warehouse.
hand-3-wrong-1 = The Assembly Hall scores for every production building at the end. Keep cards like that.
hand-3-otherwise = You can build that too. But three points for two cards is a bargain: build the Statue.
hand-4 = The round is over, and your opponent is governor now. But first, your Chapel: each card you put under it is one point for good.
hand-4-wrong-1 = You can easily spare a card each round, and each one is a point. Put one under the Chapel.
hand-4-otherwise = That card is worth more to you than the Factory. Put the cheap one under the Chapel.
hand-end = Well done! Keep few cards at the end of a round, and you discard none. Next: how to win.

## How to win

end-title = How to win
end-about = The twelfth building, and what scores at the end.
end-1 = Eleven buildings! The number in the circle on each is its points. Here you see what your city is worth.
end-2 = When a player has twelve buildings, the game ends after this Builder phase. Are you ahead? Then build.
end-2-wrong-1 = Cards in your hand are worth nothing at the end. You can win now: build.
end-2-otherwise = Your opponent has ten good buildings. Don’t wait: build.
end-3 = Which one? The Hero Monument has five points. The City Hall has none printed, but scores one for each of your commercial buildings: nine.
end-3-wrong-1 = Five points, and perhaps you win. But the City Hall scores nine.
end-3-otherwise = That ends the game too, but scores little. Look at the expensive cards.
end-end = Congratulations! Twelve buildings, and the most points. You know the game now; you learn the rest by playing.

## The draft and the New Buildings

new-buildings-title = The draft and the New Buildings
new-buildings-about = Choose your opening hand, and meet the expansion.
new-buildings-1 = With the opening draft you see more cards than you keep. You keep four: discard the one that helps you least at the start.
new-buildings-1-wrong-1 = At the start you need cheap production buildings. The Residence costs six, and scores only at the end.
new-buildings-1-otherwise = That card is cheap enough to help you soon. The Residence costs six.
new-buildings-2 = Good! The Cathedral is on the table. A player who can pay seven cards may build it as if from their hand; there is only one.
new-buildings-3 = You have an Office in hand. It costs 1, so as the Builder you pay nothing for it. Take the Builder.
new-buildings-3-otherwise = A free building is hard to beat. Take the Builder.
new-buildings-4 = Build the Office.
new-buildings-4-otherwise = That can wait. The Office is free now, and helps you find better cards from the next round on.
new-buildings-5 = Well done! It’s the last choice of the round. There are no goods to sell, and the Builder is taken. Take the Explorer: it gives you a card.
new-buildings-5-otherwise = That helps your opponent as much as you. The Explorer helps only you.
new-buildings-6 = A new round starts with your Office: discard one or two cards, and draw as many. Exchange the Park, which needs a Crane.
new-buildings-6-otherwise = Keep what you can build soon, and exchange the Park.
new-buildings-end = Well done! To learn about the other new buildings, tap and hold a card and read it. Have fun!
