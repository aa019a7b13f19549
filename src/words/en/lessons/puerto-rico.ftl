# Lessons of puerto-rico. Each text is one step: one idea, one or two short sentences, 220 characters at most.

## Your first round

round-title = Your first round
round-about = Take roles, get land, build, and put workers on the job.
round-1 = This is your board: the countryside for plantations, the town for buildings. You start with a fruit plantation and 2 coins.
round-2 = The player with the most victory points wins. You score them for goods that you ship, and for your buildings.
round-3 = Each round, each player takes one role. All players may use it, but the player who took it goes first and has a privilege.
round-4 = You start. Take the Planter: each player may then take a new plantation.
round-4-wrong-1 = The Craftsman produces goods, but you have no workers on your land yet. Take the Planter.
round-4-wrong-2 = The Captain ships goods, and no player has any yet. Take the Planter.
round-4-otherwise = You will need that role later. Start with land: take the Planter.
round-5 = Good! Here is your privilege: only the player who took the Planter may take a quarry. It makes your buildings cheaper, so take it.
round-5-wrong-1 = Corn is fine, but you can get it in any Planter phase. A quarry needs your privilege.
round-5-wrong-2 = Land is free: always take some. Take the quarry.
round-5-otherwise = A plantation is no mistake, but use your privilege: take the quarry.
round-6 = Well done! Your opponents took land too. Then your left neighbor took the Builder, so you may build. Your fruit needs a building: the Small Fruit Depot.
round-6-wrong-1 = The market pays when you sell, and you have nothing to sell. First produce fruit.
round-6-wrong-2 = You can afford it. Without a depot, your fruit plantation produces nothing.
round-6-otherwise = Build what your land needs: the Small Fruit Depot.
round-7 = Good! Your right neighbor took the Recruiter, so you get one worker. Put it on the quarry: each building then costs you 1 coin less.
round-7-wrong-1 = Fruit needs two workers: one on the plantation, one in the depot. One alone produces nothing.
round-7-wrong-2 = The depot needs a worker on the plantation too. With one worker, only the quarry helps you.
round-8 = Well done! Each player has taken a role, so the round is over. Each role left gets a coin, for the next player who takes it.
round-9 = Each round starts one player further left: this one with your left neighbor. Your opponents produced the first corn, sold a crate, and got coins from their roles.
round-10 = Your turn. With the Builder’s privilege and your quarry, a 2-coin building is free. Take the Builder.
round-10-wrong-1 = You would get a coin with it, but you have nothing to ship. The Builder saves you 2 coins.
round-10-otherwise = Not bad, but a free building is better: take the Builder.
round-11 = The Hacienda costs 2: 1 less for your privilege, 1 less for the quarry. Build it for free; from then on it can give you extra land.
round-11-wrong-1 = It costs only 1, so you would waste half your discount: you don’t get the rest in coins.
round-11-wrong-2 = A free building is also worth a point at the end. Take it.
round-11-otherwise = You could, but this time build the Hacienda.
round-end = Well done! You played a round and more: a player takes a role, all players act, and the next player chooses. Next: where to put workers.

## Workers and goods

workers-title = Workers and goods
workers-about = Put workers where they help, and produce goods.
workers-1 = The circles are places for workers. A plantation or building without a worker does nothing.
workers-2 = Corn needs just one worker, on its plantation. Every other good needs two: one on the plantation, one in its building.
workers-3 = New workers wait on the Work Register: here, 3. Players take them one by one. The player who takes the Recruiter goes first.
workers-4 = Take the Recruiter. Your privilege is an extra worker, from the supply.
workers-4-wrong-1 = You would produce only corn now. Get workers first, then you produce fruit too.
workers-4-wrong-2 = You have more land than workers. Get workers first.
workers-4-otherwise = You need workers first: take the Recruiter.
workers-5 = Good! You got two workers. Leave one on the corn, and put the new ones on the fruit plantation and in the fruit depot.
workers-5-wrong-1 = Three plantations, but you would produce only corn: your fruit depot has no worker.
workers-5-wrong-2 = The depot works only with a worker on the fruit plantation.
workers-5-otherwise = Almost. You need corn, the fruit plantation and the fruit depot: only then do you produce both goods.
workers-6 = Well done! Your left neighbor took the Craftsman, so you produced 1 corn and 1 fruit. Your goods stay here until you sell or ship them.
workers-7 = The player who takes the Craftsman gets 1 extra crate, of a kind they just produced. Choose that role when you produce a lot.
workers-8 = Your right neighbor took the Builder, so you may build too. Your sugar plantation still needs its building: the Small Sugar Mill.
workers-8-wrong-1 = It lets you produce more fruit, but you have just one fruit plantation. The small depot is enough for it.
workers-8-wrong-2 = Then your sugar plantation does nothing. You can afford the mill.
workers-8-otherwise = Build what your land needs: the Small Sugar Mill.
workers-9 = Good! You got another worker: 4 for 5 circles, and you may move them all. Corn sells for nothing, so move that worker too: one on the sugar, one in the mill.
workers-9-wrong-1 = The mill has no worker, so the one on the sugar plantation does nothing.
workers-9-wrong-2 = The mill works only with a worker on the sugar plantation.
workers-9-otherwise = Think in pairs: fruit plantation and depot, sugar plantation and mill.
workers-10 = Well done! Now you produce fruit and sugar. In every Recruiter phase you may move all your workers again, as you like.
workers-end = Place workers in pairs: one on a plantation, one in its building. Next: what else you can build.

## Buildings

buildings-title = Buildings
buildings-about = Know what a building costs you, and when it works.
buildings-1 = Here is everything you can build. Each building shows its cost, and its points at the end: they count with or without workers.
buildings-2 = Some buildings produce goods. The others are commercial: they help you sell, build, ship or get land.
buildings-3 = You produce tobacco, a good to sell, and have 9 coins. Take the Builder: your privilege is 1 coin off.
buildings-3-wrong-1 = You would produce 1 tobacco. But with 9 coins, build first: the earlier you build, the longer it helps.
buildings-3-otherwise = You have coins to spend: take the Builder.
buildings-4 = Good! The Large Market adds 2 coins to each sale. It costs 5, but with your privilege and your occupied quarry, you pay 3. Build it.
buildings-4-wrong-1 = It is cheap, but adds only 1 coin to a sale. You can afford the large one.
buildings-4-wrong-2 = A warehouse saves many goods from being lost. You produce one crate at a time: sell it well instead.
buildings-4-wrong-3 = Coins are worth nothing at the end. Spend them while a building can still help you.
buildings-4-otherwise = It would help you, but tobacco needs a market: the Large Market.
buildings-5 = Well done! But the market is empty, so it does nothing yet. A new building has no worker.
buildings-6 = An opponent took the Recruiter, so you got one worker. Leave the others where they are, and put the new one in the market.
buildings-6-wrong-1 = The storage has 3 circles, but you have just one tobacco plantation: a second worker there does nothing.
buildings-6-wrong-2 = You can’t produce coffee yet, so that worker does nothing. On the quarry it saves you coins.
buildings-6-otherwise = Put one worker on each of the four that help: tobacco plantation, tobacco storage, quarry and market.
buildings-7 = Good! In this round your left neighbor took the Builder, so you have no privilege. The quarry still helps: build the Large Coffee Roaster for 5.
buildings-7-wrong-1 = It helps you get land later. But your coffee plantation is waiting, and coffee sells for the most.
buildings-7-wrong-2 = Coffee sells for 4 coins, more than any other good. Without a roaster you have none.
buildings-7-otherwise = Your coffee plantation needs the Large Coffee Roaster.
buildings-8 = Well done! More quarries save you more, up to the points of a building: 1 for a 1-point building, 3 for a 3-point one, 4 for an expanded one.
buildings-9 = Two more rules: you can’t own the same building twice, and your town has just 12 spaces.
buildings-end = Build early what helps you every round, and give it a worker. Next: how to turn goods into coins.

## Selling

trade-title = Selling
trade-about = Sell the right crate at the right time.
trade-1 = You turn goods into coins here, in the Trading House. Corn sells for 0, fruit 1, sugar 2, tobacco 3, coffee 4.
trade-2 = It has four spaces and takes each kind only once. Fruit is already there, so until it is emptied, no player can sell fruit.
trade-3 = You have a coffee, the most expensive good. Take the Trader: it has 1 coin on it, and your privilege adds 1 coin to your sale.
trade-3-wrong-1 = Then you would have to ship your coffee, for a single point. Sell it first.
trade-3-wrong-2 = All players would get goods, and an opponent could sell coffee before you. Sell now.
trade-3-otherwise = Now is the time to sell: take the Trader.
trade-4 = Good! In a Trader phase you may sell one crate. Sell the coffee: 4 coins, and 1 for your privilege.
trade-4-wrong-1 = It earns just the coin of your privilege, and it is your only sale. Corn is for shipping.
trade-4-wrong-2 = Sooner or later you would have to ship your coffee. Sell it.
trade-5 = Well done! You filled the Trading House together, so it was emptied. With a space left, all crates would have stayed, and blocked their kinds.
trade-6 = Then all players produced, and now you may build. Build the Large Market: it adds 2 coins to every sale.
trade-6-wrong-1 = With an Office you may sell a kind that is already there. Clever, but first get more coins for every sale.
trade-6-wrong-2 = It adds 1 coin to a sale. You can afford the large one, which adds 2.
trade-6-otherwise = Coffee and fruit need a market: build the large one.
trade-7 = Good! You got a worker for the market. Leave the others where they are, and put the new one in there.
trade-7-wrong-1 = Two workers in the roaster need two coffee plantations. The market needs a worker.
trade-7-otherwise = Put one on each plantation, and one in the depot, the roaster and the market: then they all work.
trade-8 = Well done! Your right neighbor took the Trader and sold coffee, so yours must wait. With the market your fruit sells for 3 coins: sell it.
trade-8-wrong-1 = With the market you can sell corn too, but 2 coins are less than 3.
trade-8-wrong-2 = Waiting for coffee costs you 3 coins now. You can sell the coffee another time.
trade-9 = Good! Three crates stay there until a fourth one fills the house. Before you produce, look at what you can still sell.
trade-end = Sell a few expensive crates, ship many cheap ones. Next: the ships.

## The ships

ships-title = The ships
ships-about = Load ships for victory points, and keep your best goods.
ships-1 = You score most of your points here. Each crate you load onto a ship is 1 victory point, whatever the good.
ships-2 = A ship carries just one kind, and no two ships carry the same. The second one carries corn and has 2 spaces left.
ships-3 = You have many goods. Take the Captain: you load first, and your first load scores 1 extra point.
ships-3-wrong-1 = You get even more goods, but then an opponent loads first. Ships fill quickly.
ships-3-wrong-2 = You sell one crate, and six others wait. The player who takes the Captain then loads before you.
ships-3-otherwise = You have 7 crates: take the Captain before an opponent does.
ships-4 = Good! Players load in turn: one kind, as many as fit. Your left neighbor has corn too, so take the last 2 spaces for corn first.
ships-4-wrong-1 = Empty ships can wait, but the last spaces for corn can’t. Your neighbor would take them.
ships-4-wrong-2 = Coffee sells for 4 coins, and scores only 1 point here. Keep it as long as you can.
ships-4-otherwise = First load what your opponents want too: corn, on the ship with 2 spaces left.
ships-5 = Well done! You load in turn, again and again, until no player can load. While a ship takes one of your goods, you must load, like it or not.
ships-6 = The sugar ship has 2 spaces left, the fruit ship 1. Your right neighbor still has a sugar: load yours now.
ships-6-wrong-1 = You can still load your fruit later. But you would lose a space for your sugar.
ships-7 = Good! All three ships carry other goods, so you don’t have to load the coffee. Each player may keep one crate; the rest goes back.
ships-8 = You have corn and coffee left. Keep the coffee: it is already chosen, just confirm.
ships-8-wrong-1 = Corn sells for nothing. The coffee sells for 4 coins in the Trading House.
ships-9 = Well done! The full ships sailed and are empty again. A ship with a space left stays, and keeps its kind.
ships-10 = An opponent took the Builder. A Small Warehouse keeps all crates of one kind, on top of the single crate. Build it for 3.
ships-10-wrong-1 = It helps you with new land. But you keep losing goods: store them.
ships-10-wrong-2 = Then you keep just a single crate after every Captain phase.
ships-10-otherwise = This time, save your goods: build the Small Warehouse.
ships-end = Ship what you have lots of, keep what sells high, and watch who loads after you. Next: the end of the game.

## The end of the game

end-title = The end of the game
end-about = See the end coming, and make the most of the last round.
end-1 = The game ends with the round in which one of three things happens. You can see all three here.
end-2 = First: after a Recruiter phase, the supply has too few workers to fill the Work Register.
end-3 = Second: a player takes the last victory point. Shipping a lot makes this end come sooner.
end-4 = Third: a player fills all 12 spaces of their town. You have 10 buildings, so two spaces are free.
end-5 = You have 10 coins, enough for an expanded building. Take the Builder.
end-5-wrong-1 = Your 5 crates score some points. The building scores more, and coins in your hand score none.
end-5-wrong-2 = All players get more crates. But you have 10 coins, and coins are worth nothing at the end.
end-5-otherwise = Turn your coins into points while you can: take the Builder.
end-6 = Good! Expanded buildings take two spaces and are worth 4 points. Each can score extra points, but only with a worker in it at the end.
end-7 = You own 8 commercial buildings. The City Hall scores a point for each, itself included: 9. Build it; your School puts a worker there.
end-7-wrong-1 = It scores a point for every 3 workers. You would have 12, and score 4 points.
end-7-wrong-2 = It scores 4 points for up to 9 countryside tiles. The City Hall scores you 9.
end-7-otherwise = Count what you have most of: commercial buildings. Build the City Hall.
end-8 = Well done! Your town is full, so this is the last round, and you play it to the end. Your left neighbor took the Trader, your right one the Captain.
end-9 = You score your shipping points, the points on your buildings, and what expanded buildings add. Coins and goods only break a tie.
end-10 = One last chance: the ships. Your left neighbor loads after you and has corn too. Take the 2 spaces for corn before your sugar.
end-10-wrong-1 = Only you have sugar, so that ship waits for you. With corn, your neighbor would be faster.
end-end = Congratulations, you know the whole game! Play your first one. All players make mistakes, and each costs just a few points.

## New Buildings

new-buildings-title = New Buildings
new-buildings-about = Choose what is for sale, and use forests.
new-buildings-1 = This expansion adds 14 commercial buildings, too many for the tray. So before the first round, you choose in turn which are for sale.
new-buildings-2 = Each cost has a fixed number of places. Two are still free: one for a 2-coin building, one for an expanded building at 10.
new-buildings-3 = Your turn. Two copies of your choice go into the tray, and all players can buy them. Choose the Lumberyard: you can afford it right away.
new-buildings-3-wrong-1 = 8 points for 10 coins are fine. But there is only one, and you won’t have the coins for a long time.
new-buildings-3-wrong-2 = It lets you pay with goods or workers when coins are missing. But for this lesson, choose the Lumberyard.
new-buildings-3-otherwise = That fits too. But for this lesson, choose the Lumberyard.
new-buildings-4 = Good! The tray is full, and the first round starts. You have 2 coins: take the Builder.
new-buildings-4-wrong-1 = Until the Lumberyard works, you get plantations but no forests.
new-buildings-4-otherwise = First get the Lumberyard: take the Builder.
new-buildings-5 = Build the Lumberyard. As the Builder you pay 1 coin for it.
new-buildings-5-wrong-1 = The Canal adds goods to the large buildings for fruit and sugar. You are far from those.
new-buildings-5-otherwise = This time, build the Lumberyard.
new-buildings-6 = Well done! An opponent took the Recruiter, so you got one worker. A new building works only with a worker in it: put yours there.
new-buildings-6-wrong-1 = Fruit without a depot produces nothing. The Lumberyard works with one worker.
new-buildings-7 = Good! An opponent took the Planter. You may now place a plantation face down, as a forest. Take the sugar plantation that way.
new-buildings-7-wrong-1 = As a plantation it needs a mill and two workers. Try the forest this time.
new-buildings-7-wrong-2 = A forest is free, and two of them save you a coin on every building.
new-buildings-7-otherwise = Take the sugar plantation, as a forest.
new-buildings-8 = Well done! A forest produces nothing and needs no workers. With the Lumberyard, every 2 forests make each building 1 coin cheaper, without limit.
new-buildings-9 = Each new building has its own trick. Open the buildings for sale and tap one to read it.
new-buildings-end = Look at the tray before the first round: it tells you what this game will be about.

## Citizens

citizens-title = Citizens
citizens-about = Get citizens, and put them where they do more than workers.
citizens-1 = Some of the figures on the Work Register are citizens now. A citizen can do everything a worker can.
citizens-2 = At the end, each of your citizens scores 1 point, wherever it is. There are 20, and each refill adds one.
citizens-3 = Take the Recruiter: then you choose first from the register. Your worker from the supply is added automatically.
citizens-3-wrong-1 = You have circles to fill. The player who takes the Recruiter gets the citizen.
citizens-3-wrong-2 = Most of your circles are still empty. First get workers.
citizens-3-otherwise = There is one citizen, and the player who chooses first gets it: take the Recruiter.
citizens-4 = Good! Take the citizen: it works like a worker, and scores a point at the end.
citizens-4-wrong-1 = A worker does no more than a citizen, and scores nothing at the end.
citizens-5 = Some buildings do one thing with a worker, another with a citizen. In each Craftsman phase, the Chapel earns 1 coin with a worker, 1 point with a citizen.
citizens-6 = So you first choose where citizens go among such buildings. Put yours in the Chapel.
citizens-6-wrong-1 = Anywhere else, a worker does the same. In the Chapel, only a citizen earns you a point each time.
citizens-7 = Good! You have two workers left, one of them still on the corn. Move it: fruit sells better. You need one on its plantation and one in its depot.
citizens-7-wrong-1 = You produce corn, but no fruit: the depot has no worker.
citizens-7-wrong-2 = The depot works only with a worker on the fruit plantation.
citizens-8 = Well done! Your left neighbor took the Craftsman. Before you got your fruit, the citizen in the Chapel earned you a point.
citizens-9 = One more change: too few workers no longer end the game. The two other ends remain.
citizens-end = Get citizens early: they work for you all the time, and score at the end.

## The Smuggler

smuggler-title = The Smuggler
smuggler-about = Use the role that helps only you.
smuggler-1 = There is another role here. Only the player who takes the Smuggler acts, so no opponent gains anything. But it has no privilege either.
smuggler-2 = The player who takes it keeps its marker, and can’t take it again until an opponent has. It never has coins on it.
smuggler-3 = The second ship has 4 crates of tobacco. Take the Smuggler before it sails.
smuggler-3-wrong-1 = Your 2 corn score 3 points. But the tobacco on the ship is worth more, and there will be another Captain phase.
smuggler-3-wrong-2 = You have only corn to sell. Get something better first.
smuggler-3-otherwise = Not now: take the Smuggler.
smuggler-4 = Good! You may do one of four things: raid a ship, plunder the Trading House, poach workers from the register, or capture a role.
smuggler-5 = Raid the tobacco ship: you keep 3 of its crates, the others go back, and the ship is empty.
smuggler-5-wrong-1 = You get 2 corn, which score 2 points on a ship. Tobacco sells for 3 coins a crate.
smuggler-5-wrong-2 = You score a point for each crate there: 2 points. Three tobacco earn you more.
smuggler-5-wrong-3 = You may place up to 3 of the workers you remove, but you have just one empty circle.
smuggler-5-otherwise = Think of what you can sell: raid the ship with tobacco.
smuggler-6 = Well done! Your left neighbor took the Trader. Sell one tobacco for 3 coins.
smuggler-6-wrong-1 = Corn sells for nothing here. Keep it for a ship.
smuggler-6-wrong-2 = You would lose 3 coins. Sell.
smuggler-7 = Good! To poach, you remove as many workers from the register as there are players. Up to 3 go to your empty circles; the rest leave the game.
smuggler-8 = To capture, you take a role with its coins. If an opponent picks it, you get 3 coins. If not, you play it at the end of the round.
smuggler-end = The Smuggler is strong when your opponents have loaded ships or filled the Trading House. Watch who takes it next.

## The Festival

festival-title = The Festival
festival-about = Be the first to fulfill an objective.
festival-1 = You see three objectives on the festival board. The first player to fulfill one gets its reward; no other player does.
festival-2 = The first asks for 3 plantations of one kind, here sugar, and gives 3 workers. You already have 2.
festival-3 = You can take a sugar plantation now. Take the Planter before an opponent does.
festival-3-wrong-1 = The second objective needs 2 sugar, and your mill produces 1. The workers from the first one help you there.
festival-3-wrong-2 = The Factory costs 7, and you have 4 coins.
festival-3-otherwise = Look at the objectives: take the Planter.
festival-4 = Good! Take the sugar plantation, your third one.
festival-4-wrong-1 = You have the privilege, but the third sugar plantation gets you 3 workers right away.
festival-4-wrong-2 = Coffee sells high, but an opponent may then take the sugar, and the reward.
festival-4-otherwise = The objective asks for sugar.
festival-5 = Well done: you get 3 workers and place them now. Put two in the large mill and one on the new plantation: 3 sugar in each Craftsman phase.
festival-5-wrong-1 = The market helps when you sell, but then you produce only 2 sugar.
festival-5-otherwise = Three plantations need three workers in the mills: you have one there and need two.
festival-6 = Nice! Your left neighbor took the Craftsman. You produced 1 corn and 3 sugar, more than the second objective asks for: you get 3 coins.
festival-7 = Now you have 7 coins, and an opponent took the Builder. The third objective is the Factory: build it and score 3 extra points.
festival-7-wrong-1 = It is cheaper, but the first player to build the Factory gets the 3 points.
festival-7-wrong-2 = An opponent would build it and take the points.
festival-7-otherwise = The objective shows the Factory: build it.
festival-end = Congratulations! All three in one round is rare. Look at the objectives before you choose: a small detour may earn you a lot.

## Festival cards

festival-cards-title = Festival cards
festival-cards-about = Play for the three festival cards of this game.
festival-cards-1 = Three of twelve cards, drawn at random, replace the printed objectives. Tap one to read what it asks for.
festival-cards-2 = The first one: load the last crate on the smallest ship, so that it is full of corn. You get 2 coins for that.
festival-cards-3 = That ship has 2 spaces left, and you have 3 corn. Take the Captain and load first.
festival-cards-3-wrong-1 = You need your tobacco for the second card, but your left neighbor has 2 corn and would fill the ship. First the ship.
festival-cards-3-wrong-2 = The third card can wait. Your neighbor has 2 corn for the same ship.
festival-cards-3-otherwise = First the ship, before your neighbor fills it: take the Captain.
festival-cards-4 = Good! Load corn. Two crates fit, and they fill the ship.
festival-cards-4-wrong-1 = Then your neighbor loads 2 corn, fills the ship and gets the reward.
festival-cards-5 = Well done, you get 2 coins! Your sugar was loaded automatically. Now keep the tobacco: the second card asks for it.
festival-cards-5-wrong-1 = Corn doesn’t help with a card now. The Trading House needs a fourth crate, and tobacco fits.
festival-cards-6 = The Trading House has three crates. The second card rewards the player who sells tobacco as the fourth. Sell it.
festival-cards-6-wrong-1 = You would get 3 coins and 2 workers. Sell the tobacco.
festival-cards-7 = Nice! You get 2 workers. Put them on the second tobacco plantation and in the storage: you then produce an extra tobacco each time.
festival-cards-7-wrong-1 = You produce more corn, but the second tobacco plantation needs a worker in the storage too.
festival-cards-7-wrong-2 = A worker in the storage does nothing without one on the plantation.
festival-cards-7-otherwise = Put one on the tobacco plantation, one in the tobacco storage.
festival-cards-8 = Good! An opponent took the Planter. The third card asks for 2 corn and 2 sugar plantations, and you need one more sugar: take it.
festival-cards-8-wrong-1 = Coffee sells high, but the sugar scores 3 points right away.
festival-cards-8-wrong-2 = You would miss 3 points.
festival-cards-8-otherwise = The card asks for sugar.
festival-cards-end = Congratulations, all three cards! Read them before the first round: they change what land and goods are worth.

## Achievements

achievements-title = Achievements
achievements-about = Complete the tasks on your secret cards.
achievements-1 = These four achievement cards are yours, and only you see them. Each has a task, and scores 3 to 7 points at the end.
achievements-2 = The moment you complete a card, it is announced. It stays completed, whatever happens later. Tap a card to read it.
achievements-3 = You have 6 corn, and the largest ship is empty, with 6 spaces. Take the Captain before an opponent loads other goods there.
achievements-3-wrong-1 = You need a building for one card, but this ship for three, and your left neighbor has corn too.
achievements-3-wrong-2 = With 10 corn or with 6: the ship takes only 6. Don’t let your opponents load first.
achievements-3-otherwise = You need the ship for your cards: take the Captain.
achievements-4 = Good! Load all 6 corn. Of the empty ships you must choose one that takes the most, so it is the large one.
achievements-4-wrong-1 = Then your neighbor would load a corn first, and all corn must go on that ship.
achievements-5 = Well done, three cards at once! You loaded 5 crates in one load, filled an empty ship with one load, and dispatched a ship with corn.
achievements-6 = An opponent took the Builder. The last card asks for 3 buildings that produce fruit or sugar; you have 2. Your sugar needs room: build the Large Sugar Mill.
achievements-6-wrong-1 = It counts too, but one fruit plantation needs no second depot. You have two sugar plantations, and a mill for just one.
achievements-6-wrong-2 = You would miss 4 points.
achievements-6-otherwise = The card asks for another fruit or sugar building: the Large Sugar Mill.
achievements-7 = Well done! Cards that you don’t complete cost nothing. The points are added at the end and don’t reduce the supply.
achievements-end = Look at your cards before you choose a role. When two ask for the same thing, make a plan.

## Puertoma

puertoma-title = Puertoma
puertoma-about = Play against opponents that follow rules, and read why they choose.
puertoma-1 = You play against two Puertomas. The rules decide what they do, step by step. They take part in every role, as you do.
puertoma-2 = They share the action board. Its marker is on a role, and arrows lead from there to the roles a Puertoma prefers next.
puertoma-3 = You play as always. Take the Planter.
puertoma-3-wrong-1 = That is a good role too. But first see how a Puertoma takes land.
puertoma-3-otherwise = Start with land: take the Planter.
puertoma-4 = Good! Take the quarry.
puertoma-4-wrong-1 = Land is free. Take the quarry.
puertoma-4-otherwise = Use your privilege: the quarry.
puertoma-5 = Then Puertoma 1 chose. It drops roles that don’t help it. Of the rest it takes one with an arrow, then one with the most coins. If several are left, a card decides.
puertoma-6 = It took the Builder, and both built. They choose the highest level they can afford, then the most expensive building. You build too: the Small Fruit Depot.
puertoma-6-wrong-1 = You could, but your fruit needs its depot. A Puertoma’s fruit doesn’t.
puertoma-6-wrong-2 = Build while you can: your fruit needs the depot.
puertoma-6-otherwise = Your fruit needs the Small Fruit Depot.
puertoma-7 = Well done! Puertomas put no workers in buildings, only under plantations: one for corn, up to three for coffee. A plantation with full circles produces.
puertoma-8 = Puertoma 2 took the Recruiter, so you got a worker. Put it on the quarry: Puertomas have no use for quarries, but you do.
puertoma-8-wrong-1 = Your fruit needs a second worker, in the depot. The quarry works with one.
puertoma-8-wrong-2 = The depot needs a worker on the plantation too.
puertoma-9 = Good! The next round has started. Buildings do nothing for a Puertoma, but two on one level turn up an ability: Puertoma 1 has one now.
puertoma-10 = A Puertoma has no plan and no spite, and never declines. If you know its order of choice, you can use it.
puertoma-end = The log gives the reason for each of its choices. Start with the easy difficulty, and read along.

## The classic edition

classic-title = The classic edition
classic-about = Know the words of the classic edition, and where it differs.
classic-1 = If you know the 1897 edition, you know this one. The Planter is called Settler here, the Recruiter Mayor, and workers are colonists.
classic-2 = Indigo replaces fruit: same price, another color. Your plantations and quarries go on your island.
classic-3 = First difference: the player who takes the Craftsman gets the extra crate with their own goods, before the others produce. Take the Craftsman.
classic-3-wrong-1 = You have just one corn to ship. Produce first.
classic-3-wrong-2 = Your island is full: you can’t keep anything.
classic-3-otherwise = This time, take the Craftsman.
classic-4 = Good! Take an extra coffee. Your opponents have not produced yet, so the supply is still full.
classic-4-wrong-1 = Corn is for ships and sells for nothing. Another coffee is worth 4 coins.
classic-4-wrong-2 = Never leave a free crate.
classic-4-otherwise = Coffee sells for the most: take that.
classic-5 = The Captain phase is over. Second difference: if you have goods left, you must keep one crate; you can’t give them all up. Keep a coffee.
classic-5-wrong-1 = The coffee sells for 4 coins.
classic-5-wrong-2 = Indigo sells for 1 coin, coffee for 4.
classic-6 = Good! Third difference: with a full island you may still take a plantation. You discard it at once, but your neighbor does not get it. Take the sugar.
classic-6-wrong-1 = That hurts no opponent. Your left neighbor produces sugar and wants another sugar plantation.
classic-6-wrong-2 = It costs you nothing, and your left neighbor would take the sugar.
classic-6-otherwise = Your left neighbor produces sugar: take that one away.
classic-end = Well done! The buildings have other names too, but work the same. You already know the rest.
