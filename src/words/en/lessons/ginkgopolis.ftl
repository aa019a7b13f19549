# Lessons of ginkgopolis. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Exploit

round-title = Exploit
round-about = Play a card without a tile, and take what it gives.
round-1 = This is the city. Together you make it grow. The letters around it mark where it can become wider.
round-2 = Red buildings give resources, blue ones tiles, yellow ones points. The most points win.
round-3 = What you own is behind your screen. You build with tiles and pay with resources. You have 2 of each.
round-4 = Each round, you both secretly choose one of four cards. Then you reveal them and act in turn.
round-5 = A card alone exploits: you use its building, no matter who owns it. You need resources to build. Choose red 3, without a tile, and lock it in.
round-5-wrong-1 = A point is nice, but you want to build soon, and that costs resources. Choose red 3.
round-5-wrong-2 = With a tile you would build on top of it. First try to exploit: choose no tile.
round-5-otherwise = First take a resource: red 3, without a tile.
round-6 = Well done, you exploited: 1 resource for one floor. Your other three cards went to the left, you got three from the right, and you each drew one.
round-7 = A letter card belongs to the marker with that letter. Exploit with it, and you take a resource or a tile. Choose A, without a tile.
round-7-wrong-1 = With a tile the city would grow at A. You learn that later; this time choose no tile.
round-7-wrong-2 = That gives you a point. Try the letter: you may choose what it gives.
round-7-otherwise = Try the letter A, without a tile.
round-8 = You need more resources than tiles to build, so take a resource.
round-8-wrong-1 = You have tiles, but too few resources to build with. Take a resource.
round-9 = Well done! Don’t like your hand? A New Hand token exchanges all four cards. You have two, and each one you keep scores 2 points at the end.
round-10 = Red 7 has two floors, so it gives 2 resources. Your opponent owns it, but you may use it. Choose it, without a tile.
round-10-wrong-1 = One floor gives one point. Two floors give two resources.
round-10-wrong-2 = You get a tile, but from one floor only. Red 7 gives two resources.
round-10-otherwise = Exploit the tallest building: red 7, without a tile.
round-end = Well done! Exploiting gives you what you build with. Next: construct, on top of a building.

## Construct

up-title = Construct
up-about = Build a tile on top of a building, and know what it costs.
up-1 = A card with a tile builds. A building card puts the tile on top of its building, one floor higher: you construct.
up-2 = You put one resource on the new building for each of its floors. They show that it is yours.
up-3 = Yellow 2 has one floor and no owner. Choose it with your yellow 9: 2 floors, 2 resources.
up-3-wrong-1 = Another color costs an extra resource. Stay with yellow.
up-3-wrong-2 = Alone it gives you just a point. Add a tile, and the building is yours.
up-3-otherwise = Choose the card yellow 2 and the tile yellow 9.
up-4 = Well done, you constructed! The pawn shows that the card of your building is not in play yet. For a while, no player can build over it.
up-5 = The card yellow 2 stays in front of you for good and works for you. You learn more about that later.
up-6 = You may build over your opponent too. The owner gets the resources back, and a point for each. Choose red 8 with red 11: 3 floors, 3 resources.
up-6-wrong-1 = 5 is smaller than 8: you would pay the difference of 3 points. A larger number is free.
up-6-wrong-2 = It is larger, but blue on red costs an extra resource. Use the red one.
up-6-wrong-3 = Alone it gives you 2 resources, and your opponent keeps the building. Build over it.
up-6-otherwise = Choose the card red 8 and the tile red 11.
up-7 = Well done! Only number and color can cost extra: points for a smaller number, a resource for another color.
up-8 = If you can’t pay on your turn to act, you take the tile back and exploit instead.
up-9 = Now on your own: construct on red 1, as cheaply as you can.
up-9-wrong-1 = Blue on red costs an extra resource. You have a red tile that is large enough.
up-9-wrong-2 = That only exploits it. Add the tile that costs nothing extra.
up-9-otherwise = Choose red 1, with a red tile of a larger number: red 5.
up-end = Well done! Constructing gives you a building, floors, and a card for good. Next: urbanize, and make the city wider.

## Urbanize

out-title = Urbanize
out-about = Make the city wider, and move the markers.
out-1 = A letter card with a tile builds in place of that marker: you urbanize. The city becomes wider, and any tile costs just one resource.
out-2 = The new building gives nothing, but its neighbors do, as if you exploited them. Diagonals don’t count.
out-3 = A is next to red 7 and blue 1: a resource and a tile for you. Choose A with your red 6.
out-3-wrong-1 = L is next to blue 1 only. At A, two buildings give you something.
out-3-wrong-2 = Alone it gives one thing. With a tile you get two, and a building.
out-3-wrong-3 = That works, but red 6 would be next to your red 7, and neighbors of one color score together.
out-3-otherwise = Choose the letter A and the tile red 6.
out-4 = Good! Marker A has lost its place and moves next to the new building. You choose where: put it in the north.
out-4-wrong-1 = You may put it there, next to L. But for this lesson, put it in the north.
out-5 = Well done, you urbanized! Red 7 gave a resource and blue 1 a tile. Your eco-technician gave another resource, and does so whenever you urbanize.
out-6 = The pawn again: red 6 has a card too. It joins the game when the deck is next reshuffled.
out-7 = Now you choose: which letter has two neighbors, and which tile fits there?
out-7-wrong-1 = E has one neighbor, red 3. C has two: red 7 and blue 3.
out-7-wrong-2 = That’s the right place. But with red 12, you have three red buildings in a row.
out-7-otherwise = Choose the letter C, with red 12 next to red 7.
out-8 = Put marker C in the north too. It may only go next to the new building.
out-8-wrong-1 = You may put it there, next to D. But for this lesson, put it in the north.
out-9 = Well done! The letters always read A to L around the city. If one no longer fits, others make room. The board shows what is possible.
out-end = Urbanizing is cheap and gives you what is next door. Constructing gives you cards. Next: what the cards do.

## Cards that work for you

engine-title = Cards that work for you
engine-about = Collect cards that pay you again and again.
engine-1 = The cards in front of you work again and again: some when you exploit, some when you urbanize, some when you construct.
engine-2 = You started with three characters. Two pay whenever you construct: the eco-urban-planner a point, the eco-engineer a tile.
engine-3 = Blue 3 does the same as the engineer, and you own it. So construct, and choose a card that adds to this: yellow 3, with yellow 14.
engine-3-wrong-1 = The card blue 1 would work whenever you exploit. Yellow 3 works when you construct, like your other cards.
engine-3-wrong-2 = That is one point, once. With a tile you keep the card, and it pays every time.
engine-3-otherwise = Choose the card yellow 3 and the tile yellow 14.
engine-4 = Well done! You also got a point and two tiles. Yellow 3 did not pay yet: you only got it at the end.
engine-5 = Next time it does. Construct again: red 3 with your red 13. From then on, that card gives a resource whenever you construct.
engine-5-wrong-1 = That is one resource now. With a tile you get four gains, and another one each time from then on.
engine-5-wrong-2 = Urbanizing pays too, but most of your cards work when you construct.
engine-5-otherwise = Choose the card red 3 and the tile red 13.
engine-6 = Well done, you got 2 points and 2 tiles! Cards up to 9 work like this. Cards 10 to 20 have a “=” and score once, at the end.
engine-7 = Blue 10 scores a point for each of your resources on blue buildings. The building is yours: you get 2 resources back before you pay 3. Use blue 16.
engine-7-wrong-1 = You get two tiles, but you discard the card. Later, another player could build there with it and keep it.
engine-7-wrong-2 = 4 is smaller than 10, and the color differs: 6 points and an extra resource. Blue 16 costs nothing extra.
engine-7-otherwise = Choose the card blue 10 and the tile blue 16.
engine-end = Well done! Early on, take cards that pay again and again. Toward the end, take those with “=”. Next: the districts.

## Districts and the end

districts-title = Districts and the end
districts-about = Win districts, and know when the game ends.
districts-1 = Neighboring buildings of one color are a district. This list shows them all, with what each player would score.
districts-2 = At the end, the player with the most resources in a district scores a point for every resource in it. Second place scores a point for each of their own.
districts-3 = You have 2 resources in the red district, and so has your opponent. Ties: the taller building wins, then the larger number. 12 beats your 9.
districts-4 = Change that: construct on red 1 with red 5, and you have 4 there. The whole district then scores you 6 points instead of 2.
districts-4-wrong-1 = In yellow you are alone and safe. In red you fight for the lead: you score 4 extra points, and your opponent 2 fewer.
districts-4-wrong-2 = A resource behind your screen scores nothing at the end. Put your resources into the city.
districts-4-wrong-3 = That would make this building blue, and take it out of the red district.
districts-4-otherwise = You are fighting for red: choose red 1 with red 5.
districts-5 = Well done! In the yellow district only you have resources. Alone, you are first and second at once: 2 points for each resource.
districts-6 = So two more floors there score 4 points. Construct on yellow 2 with yellow 13.
districts-6-wrong-1 = Blue 1 touches no other blue building. Alone it is no district and scores nothing.
districts-6-wrong-2 = Blue would break up your yellow district.
districts-6-otherwise = Make your own district larger: yellow 2 with yellow 13.
districts-7 = The boldest way: build over the leader. Your opponent gets 2 resources and 2 points, but has nothing left in red. You are alone! Red 12 with red 15.
districts-7-wrong-1 = You get two resources. Built over, this building scores you 8 points.
districts-7-wrong-2 = Blue, and smaller: it costs more and splits your red district.
districts-7-otherwise = Look where the most points change hands: red 12 with red 15.
districts-8 = Well done! The game ends in one of two ways. First: a player has put all their own resources into the city. That round is the last.
districts-9 = Second: the tiles run out for the second time. The first time, each player may give tiles back, for 1 point each, and you draw from these again.
districts-10 = Then you score your points, your cards with “=”, 2 for each New Hand token, and the districts. What is left behind your screen scores nothing.
districts-end = Congratulations, you know the game! Play your first one with the beginner’s characters, and see where your floors are side by side.

## Choosing characters

draft-title = Choosing characters
draft-about = Draft three characters that work together.
draft-1 = In the full game you choose your three characters yourself. Each works for you all through the game.
draft-2 = Each shows the goods you get at the start. Below is what it gives each time you exploit, urbanize or construct.
draft-3 = From four you keep one and pass the others to the left. Keep the yellow one: many goods, and a point whenever you construct.
draft-3-wrong-1 = It gives a tile whenever you construct, but just one resource at the start. You may see it again; the rich one will be gone.
draft-3-wrong-2 = It works when you exploit. You do that often at first, and less later.
draft-3-otherwise = This time choose three that work when you construct: the yellow one, 5.
draft-4 = Good! You got three from the right. Red 22 gives a resource whenever you construct, so each floor costs you less. Keep it.
draft-4-wrong-1 = It has good goods, but it works when you exploit. Two with the same action fit better.
draft-4-wrong-2 = It gives tiles when you exploit. You decided to construct: stay with it.
draft-4-otherwise = Take another one that works when you construct: red 22.
draft-5 = Your first packet is back, with two cards. Blue 3 is still there: it gives a tile whenever you construct, for your next floor. Keep it.
draft-5-wrong-1 = It has more goods, but blue 3 pays for each floor you build.
draft-6 = Well done! You both reveal your characters, and you get the goods of all three: 3 resources, 2 tiles, 1 point. Stronger characters give fewer goods.
draft-7 = See them at work: construct on yellow 2 with yellow 9.
draft-7-wrong-1 = You get one resource. When you construct, three characters pay you.
draft-7-wrong-2 = Another color would cost an extra resource. Use the yellow tile.
draft-7-otherwise = Construct: yellow 2 with yellow 9.
draft-8 = Well done! You got a point, a resource and a tile right away. That is what characters are for: let them work together.
draft-end = Choose one action and stay with it, or take goods for a quick start. Remember: your opponent gets what you pass on.

## Alone against Hal

hal-title = Alone against Hal
hal-about = Play against Hal, who plays by fixed rules.
hal-1 = Your opponent is Hal. He has 25 resources and follows a procedure. You start with 6 resources, 6 tiles and 6 points, without characters.
hal-2 = Each round you get three new cards, play one and discard the other two. You always go first.
hal-3 = You play as usual. Construct on blue 2 with blue 7: you get a card that gives a tile whenever you urbanize.
hal-3-wrong-1 = You already have 6 resources: use them to get a card that works for you.
hal-3-wrong-2 = Red on blue costs an extra resource. Use blue 7.
hal-3-otherwise = Start with a card for the whole game: blue 2, with blue 7.
hal-4 = Good! Hal revealed the letter C, drew a tile and built there. You move the markers for him. Put C in the east.
hal-4-wrong-1 = You may put it there. But for this lesson, put it in the east.
hal-5 = Well done! You get goods from the neighbors; Hal scores a point for each of their floors. Here it was one: blue 3.
hal-6 = With a building card he builds over that building, and pays nothing for number or color. If it was yours, you get resources and points back.
hal-7 = Now urbanize, so that blue 2 works. E is next to red 3: choose E with yellow 15.
hal-7-wrong-1 = You get one resource. At E you get it too, plus a tile and a new building.
hal-7-wrong-2 = Alone it gives one thing. With a tile it gives two, and a building.
hal-7-otherwise = Urbanize at E, with yellow 15.
hal-8 = Well done! The game ends when the tiles run out for the first time, or when you or Hal have no resources left to place.
hal-9 = You win with more points than Hal. Beat him in the districts: he builds at random, and you plan.
hal-end = Beat him a few times, then try the expert game: there Hal may exchange a card for a better one.
