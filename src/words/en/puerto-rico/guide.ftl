### Puerto Rico: What the coach of the guided first game says, each once, when it first matters: two short sentences, 220 characters at most.

guide-goal = You win with the most points: for goods that you ship, and for your buildings. Coins help you build, but score nothing at the end.
guide-board = This is your board: plantations in the countryside, buildings in the town. Each works only with a worker on its circle.
guide-role = Each round, each player takes one role, and all players may use it. The player who takes it goes first and has a privilege.
guide-take = Take a plantation: it is free. Corn sells for nothing but ships well; coffee sells for the most.
guide-quarry = You took the Planter, so you may take a quarry instead. With a worker on it, your buildings cost less.
guide-place = Put your workers on circles; you may move them all every time. Corn needs one worker, every other good two: plantation and building.
guide-build = Buy one building, each kind once. It works only once a worker is on it.
guide-pair = Fruit needs a fruit depot, sugar a sugar mill, and so on: build what your plantations need. Only corn needs no building.
guide-large = The large buildings cost 10 and score extra points at the end. Save for one: each takes two building spaces.
guide-extra = You took the Craftsman, so you get one extra crate of a good you just produced. Take the one that sells or ships best.
guide-sell = The Trading House buys four crates, all different. Expensive goods earn the most, and the player with the Trader gets 1 coin more.
guide-load = Each crate you load scores 1 point, and if you can load, you must. A ship carries one kind, and no two ships the same.
guide-store = You may keep one crate, and more with a warehouse; the rest is lost. Keep what is worth the most to you.
guide-goods = You produced your first goods. Sell them for coins when a player takes the Trader, or ship them for points with the Captain.
guide-points = You shipped goods and scored 1 point for each crate. The player with the Captain scores 1 more for the first load.
guide-sailed = A full ship is emptied after the Captain phase and can then carry any kind. A ship that is not full keeps its goods.
guide-house = The Trading House was full, so it was emptied. Now each kind can be sold again.
guide-lost = Crates that found no ship and no storage were lost. A warehouse saves whole kinds of goods.
guide-register = The Work Register is filled again for the next Recruiter. Empty circles in buildings bring more workers.
guide-coins = Each role left over gets 1 coin. The player who takes it later gets the coins too.
guide-governor = Each round begins one player further left: that player is the governor. So each player goes first in turn.
guide-last = This is the last round. Spend your coins now: only points count.
guide-over = The game is over, well done! The review shows you the choices that mattered most.
