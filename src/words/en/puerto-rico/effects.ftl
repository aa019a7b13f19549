### Puerto Rico: what each piece does, in one or two short sentences.

## Buildings

building-small-fruit-effect = In the Craftsman phase, each worker here makes 1 crate of fruit from 1 occupied fruit plantation.
building-small-market-effect = 1 extra coin when you sell to the Trading House.
building-small-sugar-effect = In the Craftsman phase, each worker here makes 1 crate of sugar from 1 occupied sugar plantation.
building-builders-yard-effect = In the Planter phase, you may take a quarry instead of a plantation.
building-hacienda-effect = In the Planter phase, you may first draw a plantation from the bag and place it. Then take a tile as usual.
building-large-fruit-effect = In the Craftsman phase, each worker here makes 1 crate of fruit from 1 occupied fruit plantation.
building-small-warehouse-effect = At the end of the Captain phase, keep all crates of 1 kind. Your usual 1 crate is extra.
building-large-sugar-effect = In the Craftsman phase, each worker here makes 1 crate of sugar from 1 occupied sugar plantation.
building-hospital-effect = In the Planter phase, 1 of your new tiles comes with a worker. Take it from the supply, or else from the Work Register.
building-tobacco-storage-effect = In the Craftsman phase, each worker here makes 1 crate of tobacco from 1 occupied tobacco plantation.
building-office-effect = You may sell a kind that is already in the Trading House.
building-large-market-effect = 2 extra coins when you sell to the Trading House.
building-coffee-roaster-effect = In the Craftsman phase, each worker here makes 1 crate of coffee from 1 occupied coffee plantation.
building-large-warehouse-effect = At the end of the Captain phase, keep all crates of 2 kinds. Your usual 1 crate is extra.
building-factory-effect = In the Craftsman phase, 1, 2, 3 or 5 coins for producing 2, 3, 4 or 5 kinds.
building-school-effect = Each new building comes with 1 worker from the supply, or else from the Work Register.
building-harbor-effect = In the Captain phase, 1 extra point each time you load a ship.
building-wharf-effect = Once per Captain phase, you may load all your crates of 1 kind on your own ship.
building-fire-station-effect = At the end, 1 point for each of your small production buildings and 2 for each large one.
building-residence-effect = At the end, 4 points for up to 9 countryside tiles, 5 for 10, 6 for 11 and 7 for 12.
building-fortress-effect = At the end, 1 point for every 3 workers you have.
building-customs-house-effect = At the end, 1 point for every 4 victory points gained by shipping.
building-city-hall-effect = At the end, 1 point for each of your commercial buildings, including this one.
building-canal-effect = In the Craftsman phase: 1 extra fruit if your Large Fruit Depot produces. 1 extra sugar if your Large Sugar Mill produces.
building-lumberyard-effect = You may place any new plantation face down as a forest. In the Builder phase, pay 1 coin less for every 2 forests.
building-hidden-market-effect = When you build, you may pay with 1 worker, 1 crate and 1 victory point. Each replaces 1 missing coin.
building-storehouse-effect = At the end of the Captain phase, keep 3 extra crates of any kinds.
building-bohio-effect = Workers here may move to any of your empty circles at any time. They stay there until the next Recruiter phase.
building-merchant-outpost-effect = Instead of selling to the Trading House, you may return any crate to the supply for its price.
building-church-effect = When you build: 1 victory point for a building worth 2 or 3 points, 2 for an expanded one.
building-small-wharf-effect = Once per Captain phase, you may load any number of crates of any kinds on your own ship: 1 point for every 2.
building-lighthouse-effect = In the Captain phase, 1 coin each time you load a ship. If you are the Captain, 1 coin when the phase begins.
building-distillery-effect = At the end of the Craftsman phase, take the kind you produced most (not corn): 1 coin for each crate after the first.
building-publishing-house-effect = The privilege of the role you take is doubled.
building-assembly-hall-effect = When the Captain phase begins, 1 victory point for every 2 crates of the same kind. You keep the crates.
building-monument-effect = 8 points and no effect; it needs no workers.
building-cathedral-effect = At the end, 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of 3 equal countryside tiles.
building-zoning-office-effect = Once per Trader phase: with a worker, pay 1 coin to draw and place a plantation from the bag. With a citizen, discard a plantation for 1 coin.
building-chapel-effect = When the Craftsman phase begins: 1 coin with a worker here, 1 victory point with a citizen.
building-park-authority-effect = At the end of the Planter phase: with a worker, you may discard a plantation or forest. With a citizen, 2 victory points if you alone have the fewest countryside tiles.
building-notary-effect = With a worker, regular buildings cost 1 coin less. With a citizen, expanded buildings cost 2 coins less.
building-pension-office-effect = When the Captain phase begins, you may return crates of different kinds for 1 victory point each: at most 1 per citizen.
building-villa-effect = When the Recruiter phase begins, you take 1 citizen from the supply, or else 1 worker.
building-tailor-effect = In the Craftsman phase, 1 coin for each of your citizens.
building-town-square-effect = At the end, 1 extra point for each of your citizens.

## Achievement cards: condition

card-big-spender-condition = Build an expanded building and pay all your coins, at least one.
card-caramel-popcorn-condition = Have 8 corn and sugar together, at least 1 of each.
card-coffee-dispatcher-condition = Dispatch a cargo ship with coffee.
card-confectionery-supplier-condition = Have 7 fruit and sugar together, at least 1 of each.
card-corn-dispatcher-condition = Dispatch a cargo ship with corn.
card-deal-closer-condition = As the Trader sell the fourth crate into the Trading House.
card-dock-tycoon-condition = Load 3 different goods in one Captain phase.
card-fruit-dispatcher-condition = Dispatch a cargo ship with fruit.
card-head-administrator-condition = Have 12 workers on buildings.
card-independent-shipper-condition = Fill an empty cargo ship with one load.
card-leading-employer-condition = Have 9 workers on countryside tiles.
card-leading-producer-condition = Produce 7 crates in one Craftsman phase.
card-luxury-crop-trader-condition = Have 5 coffee and tobacco together, at least 1 of each.
card-luxury-goods-provider-condition = Own a production building each of sugar, tobacco and coffee.
card-major-investor-condition = Own 2 expanded buildings.
card-major-landowner-condition = Have at most 2 empty countryside and 2 empty building spaces.
card-master-agronomist-condition = Have 12 countryside tiles.
card-master-architect-condition = Build an expanded building for at most 6 coins.
card-master-collector-condition = Have 7 crates of one good.
card-pastry-maker-condition = Have 9 corn and fruit together, at least 1 of each.
card-prudent-merchant-condition = Store 2 different goods at the end of a Captain phase.
card-senior-bureaucrat-condition = Own 7 regular commercial buildings.
card-specialised-shipper-condition = Load 5 crates of one good with one load.
card-sugar-dispatcher-condition = Dispatch a cargo ship with sugar.
card-tavern-supplier-condition = Have 6 coffee and sugar together, at least 1 of each.
card-tobacco-dispatcher-condition = Dispatch a cargo ship with tobacco.
card-tobacco-fruit-broker-condition = Have 6 fruit and tobacco together, at least 1 of each.
card-trade-strategist-condition = Gain 7 victory points in one Captain phase.
card-trade-tycoon-condition = Get 6 coins for one sale to the Trading House.
card-tropical-magnate-condition = Own 3 production buildings of fruit or sugar.

## Abilities of the Puertoma

ability-any-sale-effect = May sell a kind that is already in the Trading House.
ability-sale-coin-effect = 1 coin more whenever it sells.
ability-builders-worker-effect = Whenever it builds: 1 worker from the supply, placed as in the Recruiter’s phase.
ability-storeroom-effect = Stores all crates of one more kind, the highest; the single crate is then of the next highest.
ability-builders-coin-effect = 1 coin before it builds, counted when it asks itself whether the Builder is profitable.
ability-extra-crate-effect = At the end of the phase: 1 crate of the highest kind that it produced and that is in the supply, apart from the privilege.
ability-kind-coins-effect = 1 coin for each kind that it produced.
ability-extra-worker-effect = At the end of the phase: 1 worker from the supply, apart from the privilege.
ability-planters-crate-effect = Whenever it gets a plantation: 1 crate of its good, if the supply has one.
ability-kind-points-effect = At the end of the phase, before crates are stored: 1 point for each kind that it has.
ability-crate-points-effect = At the end of the phase, before crates are stored: up to 2 crates of its lowest kind leave the game for 1 point each.
ability-person-coins-effect = 1 coin for each person that it gets in the phase.

## Roles: what each player does, and the privilege of the player who took it

role-planter-action = Each player may take a face-up plantation.
role-recruiter-action = Players take the workers from the Work Register; each player may rearrange all workers.
role-builder-action = Each player may build one building.
role-craftsman-action = Each player produces what their plantations, buildings and workers allow.
role-trader-action = Each player may sell one crate to the Trading House.
role-captain-action = Each player must load goods onto the cargo ships, in turn, for 1 point per crate.
role-adventurer-action = The other players do nothing.
role-smuggler-action = The other players do nothing. You may raid a ship, plunder the Trading House, poach workers or capture a role.
role-planter-privilege = You may take a quarry instead.
role-recruiter-privilege = First, you take 1 worker from the supply.
role-builder-privilege = You pay 1 coin less.
role-craftsman-privilege = At the end of the phase, you take 1 extra crate of a kind you produced.
role-trader-privilege = You get 1 extra coin for your sale.
role-captain-privilege = You get 1 extra point for your first load.
role-adventurer-privilege = You take 1 coin from the supply.
role-smuggler-privilege = None.

## Tiles

tile-corn-effect = With a worker, produces 1 crate of corn in the Craftsman phase. Needs no building.
tile-fruit-effect = With a worker here and in a Fruit Depot, produces 1 crate of fruit in the Craftsman phase.
tile-sugar-effect = With a worker here and in a Sugar Mill, produces 1 crate of sugar in the Craftsman phase.
tile-tobacco-effect = With a worker here and in the Large Tobacco Storage, produces 1 crate of tobacco in the Craftsman phase.
tile-coffee-effect = With a worker here and in the Large Coffee Roaster, produces 1 crate of coffee in the Craftsman phase.
tile-quarry-effect = With a worker, buildings cost 1 coin less. Up to 1, 2, 3 or 4 quarries count for buildings of 1, 2, 3 or 4 points.
