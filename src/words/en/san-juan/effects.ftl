### San Juan: what each piece does, in one or two short sentences.
## Buildings

building-prod-t1-effect = Holds one crate of corn, produced in the Producer phase and sold in the Trader phase.
building-prod-t2-effect = Holds one crate of fruit, produced in the Producer phase and sold in the Trader phase.
building-prod-t3-effect = Holds one crate of sugar, produced in the Producer phase and sold in the Trader phase.
building-prod-t4-effect = Holds one crate of tobacco, produced in the Producer phase and sold in the Trader phase.
building-prod-t5-effect = Holds one crate of coffee, produced in the Producer phase and sold in the Trader phase.
building-smithy-effect = Production buildings cost you 1 card less.
building-gold-mine-effect = In every Explorer phase, turn up the top 4 cards. If all costs differ, take the cheapest; discard the rest.
building-archive-effect = In the Recruiter phase, take all cards drawn into your hand. Then discard as many as usual from your whole hand.
building-poor-house-effect = After you build, draw 1 card if you have 0 or 1 left.
building-black-market-effect = When you build, up to 2 of your goods may each pay for 1 card.
building-trading-post-effect = You may sell 1 extra good.
building-well-effect = Draw 1 card if you produce at least 2 goods in the phase.
building-market-stand-effect = Draw 1 card if you sell at least 2 goods in the phase.
building-crane-effect = You may build over one of your buildings and subtract its cost from the price.
building-chapel-effect = At the start of each round, you may put 1 hand card under it: 1 point at the end.
building-tower-effect = Your hand limit is 12 instead of 7.
building-aqueduct-effect = You may produce 1 extra good.
building-carpenter-effect = After you build and pay for a commercial building, draw 1 card.
building-prefecture-effect = In the Recruiter phase you keep 2 cards instead of 1.
building-market-hall-effect = Draw 1 extra card if you sell at least 1 good in the phase.
building-quarry-effect = Commercial buildings cost you 1 card less.
building-library-effect = Doubles the privilege of the role you take. With two players: once a round.
building-statue-effect = A monument: points and nothing else.
building-victory-column-effect = A monument: points and nothing else.
building-hero-effect = A monument: points and nothing else.
building-guild-hall-effect = At the end, 1 point for each of your production buildings and 1 for each kind of them.
building-city-hall-effect = At the end, 1 point for each of your commercial buildings, including this one.
building-triumphal-arch-effect = At the end, 4, 6 or 8 points for 1, 2 or 3 monuments.
building-palace-effect = At the very end, 1 point for every 4 other points you have.
building-office-effect = At the start of each round, before Chapel and Church, you may discard 1 or 2 cards and draw as many.
building-guard-room-effect = Your hand limit stays 7. Players with neither Fort nor Lighthouse may keep only 6 cards.
building-cottage-effect = If no player sold goods in the Trader phase, draw 1 card at its end.
building-school-effect = At the end of the Builder phase, draw 1 card if you have the fewest buildings. Ties count, unless all are equal.
building-park-effect = If you build over it with the Crane, you pay up to 6 less instead of 3.
building-customs-office-effect = Gets a good at the start of the Recruiter phase if empty. The good always sells for 2 cards.
building-church-effect = Once per game, at the start of a round, put any number of hand cards under it: 1 point each at the end.
building-harbor-effect = When you sell, one of the sold goods goes under it, worth 1 point at the end.
building-bank-effect = In every Explorer phase, turn up the top card. Take it if no city has that building; otherwise discard it.
building-residence-effect = At the end, 4, 7, 9 or 10 points for 1, 2, 3 or 4 sets of three different buildings of equal cost.
building-cathedral-effect = On the table for the first player to build it. At the end, 4, 3, 2 and 1 points for your opponents’ first four cost-6 buildings.

## Roles: what each player does, and the privilege of the player who took it

role-builder-action = Each player may build one building.
role-producer-action = Each player may produce one good.
role-trader-action = The price tile is turned up; each player may sell one good.
role-councillor-action = Each player draws 2 cards and keeps 1.
role-prospector-action = The other players do nothing.
role-prospector-2-action = The other players do nothing.
role-colonist-ship-action = One card per player is turned up; each player may take one.
role-mayor-action = Each player may discard up to 2 cards and draw as many.
role-captain-action = Each player may ship one good, worth 1 point at the end.
role-builder-privilege = You pay 1 card less.
role-producer-privilege = You may produce 1 extra good.
role-trader-privilege = You may sell 1 extra good.
role-councillor-privilege = You draw 3 extra cards to choose from.
role-prospector-privilege = You draw 1 card.
role-prospector-2-privilege = You draw 1 card.
role-colonist-ship-privilege = You choose first; with a Library you take 2 cards.
role-mayor-privilege = You draw 1 extra card, even if you discarded none.
role-captain-privilege = You may ship 1 extra good.
