### Ginkgopolis: What the coach of the guided first game says, each once, when it first matters: two short sentences, 220 characters at most.

guide-goal = The most points win. You gain them during the game, and at the end for districts: neighboring buildings of one color.
guide-mine = This is what you own, behind your screen. You build with tiles and pay with resources.
guide-card = Each round, all players choose a card in secret. Alone it exploits its building: red gives resources, blue tiles, yellow points.
guide-construct = A building card with a tile constructs: the tile goes on top of that building. You pay one resource for each floor, and the building is yours.
guide-cost = A larger number in the same color costs nothing extra. A smaller number costs the difference in points, another color 1 resource.
guide-urbanize = A letter card with a tile urbanizes: the city grows at that letter, for 1 resource. You get what the buildings beside it give.
guide-redraw = Don’t like your hand? A New Hand token exchanges all four cards; each one you keep scores 2 points.
guide-district = This list shows the districts and what each player would score. The player with the most resources in one scores for all of them.
guide-goods = A letter card alone gives a resource or a tile. Take what you need for your next building.
guide-place = The marker needs a new place beside the city. Players can urbanize there from now on.
guide-together = All cards are turned over together; then the players act in turn, the first player first. That card moves on each round.
guide-passed = The cards left in your hand went to the left, others came from the right, and you drew one. What you pass on, your neighbor can use.
guide-floors = A building grew by a floor. The resources on it show its owner, and count in its district.
guide-wider = The city became wider. A new building counts in a district, and players can construct on it later.
guide-engine = The card of the building you constructed on stays with you. It works whenever you take its action, or scores at the end.
guide-over-built = A player built over another. The owner got the resources back, and a point for each.
guide-deck = The deck ran out and was shuffled again. The cards of the new buildings are in it now.
guide-supply = The tiles ran out for the first time. The second time, the game ends with that round.
guide-last = This is the last round. Think of the districts now: only points count.
guide-over = The game is over, well done! The review shows you the choices that mattered most.
