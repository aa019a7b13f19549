### Puerto Rico: names of the pieces. The 1897 edition and the expansions.
title = Puerto Rico 1897

## Roles

role-planter = Planter
role-recruiter = Recruiter
role-builder = Builder
role-craftsman = Craftsman
role-trader = Trader
role-captain = Captain
role-adventurer = Adventurer
role-smuggler = Smuggler

## Goods, cheapest first, and a letter for each

good-corn = corn
good-fruit = fruit
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
letter-corn = C
letter-fruit = F
letter-sugar = S
letter-tobacco = T
letter-coffee = K

## Tiles

tile-corn = corn plantation
tile-fruit = fruit plantation
tile-sugar = sugar plantation
tile-tobacco = tobacco plantation
tile-coffee = coffee plantation
tile-quarry = quarry

## Headings: areas of the table

area-role-tiles = Roles
area-ships = Cargo ships
area-own-ship = Personal ship
area-house = Trading House
area-register = Work Register
area-portrait = Portrait
area-workers = Workers
area-supply = Supply
area-market = Plantations
area-bag = Bag
area-discards = Discarded plantations
area-shop = Buildings for sale
area-crates = Goods in the supply
area-your-land = Your countryside

## Buildings

building-small-fruit = Small Fruit Depot
building-small-market = Small Market
building-small-sugar = Small Sugar Mill
building-builders-yard = Builder’s Yard
building-hacienda = Hacienda
building-large-fruit = Large Fruit Depot
building-small-warehouse = Small Warehouse
building-large-sugar = Large Sugar Mill
building-hospital = Hospital
building-tobacco-storage = Large Tobacco Storage
building-office = Office
building-large-market = Large Market
building-coffee-roaster = Large Coffee Roaster
building-large-warehouse = Large Warehouse
building-factory = Factory
building-school = School
building-harbor = Harbor
building-wharf = Wharf
building-fire-station = Fire Station
building-residence = Residence
building-fortress = Fortress
building-customs-house = Customs House
building-city-hall = City Hall
building-canal = Canal
building-lumberyard = Lumberyard
building-hidden-market = Hidden Market
building-storehouse = Storehouse
building-bohio = Bohío
building-merchant-outpost = Merchant Outpost
building-church = Church
building-small-wharf = Small Wharf
building-lighthouse = Lighthouse
building-distillery = Distillery
building-publishing-house = Publishing House
building-assembly-hall = Assembly Hall
building-monument = Monument
building-cathedral = Cathedral
building-zoning-office = Zoning Office
building-chapel = Chapel
building-park-authority = Park Authority
building-notary = Notary
building-pension-office = Pension Office
building-villa = Villa
building-tailor = Large Tailor Shop
building-town-square = Town Square

## Achievement cards

card-big-spender = Big Spender
card-caramel-popcorn = Caramel Popcorn Inventor
card-coffee-dispatcher = Coffee Dispatcher
card-confectionery-supplier = Confectionery Supplier
card-corn-dispatcher = Corn Dispatcher
card-deal-closer = Deal Closer
card-dock-tycoon = Dock Tycoon
card-fruit-dispatcher = Fruit Dispatcher
card-head-administrator = Head Administrator
card-independent-shipper = Independent Shipper
card-leading-employer = Leading Employer
card-leading-producer = Leading Producer
card-luxury-crop-trader = Luxury Crop Trader
card-luxury-goods-provider = Luxury Goods Provider
card-major-investor = Major Investor
card-major-landowner = Major Landowner
card-master-agronomist = Master Agronomist
card-master-architect = Master Architect
card-master-collector = Master Collector
card-pastry-maker = Pastry Maker
card-prudent-merchant = Prudent Merchant
card-senior-bureaucrat = Senior Bureaucrat
card-specialised-shipper = Specialized Shipper
card-sugar-dispatcher = Sugar Dispatcher
card-tavern-supplier = Tavern Supplier
card-tobacco-dispatcher = Tobacco Dispatcher
card-tobacco-fruit-broker = Tobacco and Fruit Broker
card-trade-strategist = Trade Strategist
card-trade-tycoon = Trade Tycoon
card-tropical-magnate = Tropical Produce Magnate

## Abilities of the Puertoma

ability-any-sale = Repeat Sale
ability-sale-coin = Good Price
ability-builders-worker = Building Hand
ability-storeroom = Storeroom
ability-builders-coin = Building Fund
ability-extra-crate = Extra Crate
ability-kind-coins = Varied Harvest
ability-extra-worker = Extra Worker
ability-planters-crate = First Harvest
ability-kind-points = Varied Stock
ability-crate-points = Clearance
ability-person-coins = Head Money

## Names of other pieces, and their forms

# A tile as the object of a verb: "You take a quarry."
tile-corn-one = a corn plantation
tile-fruit-one = a fruit plantation
tile-sugar-one = a sugar plantation
tile-tobacco-one = a tobacco plantation
tile-coffee-one = a coffee plantation
tile-quarry-one = a quarry
# So many of them, as the object of a verb; the expansions only.
tile-corn-count = { $n ->
    [one] 1 corn plantation
   *[other] { $n } corn plantations
}
tile-fruit-count = { $n ->
    [one] 1 fruit plantation
   *[other] { $n } fruit plantations
}
tile-sugar-count = { $n ->
    [one] 1 sugar plantation
   *[other] { $n } sugar plantations
}
tile-tobacco-count = { $n ->
    [one] 1 tobacco plantation
   *[other] { $n } tobacco plantations
}
tile-coffee-count = { $n ->
    [one] 1 coffee plantation
   *[other] { $n } coffee plantations
}
# In a list that says it is one of plantations.
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# What a role does, in the fewest words, below its name.
role-planter-short = Take a tile
role-recruiter-short = Get { -workers }
role-builder-short = Build, −1 coin
role-craftsman-short = Produce
role-trader-short = Sell 1 crate
role-captain-short = Ship goods
role-adventurer-short = Take 1 coin
role-smuggler-short = Do one action
# Objectives of the festival: the titles of their cards.
objective-weigh-off = Crop Weight-off
objective-cocktail = Carnival Cocktail
objective-early-close = Closing Time
objective-farmer-prize = Outstanding Farmer
objective-farming-fair = Farming Festival
objective-delivery = Festival Delivery
objective-twin-farms = Twin Farms
objective-twin-goods = Two Baskets
objective-grand-sendoff = Grand Send-off
objective-pioneer = Pioneers’ Tribute
objective-patron = Town Patron
objective-trad-sendoff = Traditional Send-off
# Classes of buildings.
class-production = Production building
class-commercial = Commercial building
class-expanded = Expanded building (two spaces)
# Sources of points at the end; buildings that score bear their own names.
source-chips = Victory points shipped
source-achievements = Achievements
source-printed = Buildings
source-citizens = Citizens
source-other = Other
source-puertoma-expanded = Expanded buildings
source-puertoma-unused = Unused workers
source-puertoma-land = Quarries and third plantations
source-puertoma-pairs = Pairs of active plantations
source-puertoma-left = Coins and crates left
source-puertoma-achievements = Achievements not completed
# Switches: what is answered automatically.
power-extra-worker = The { role-recruiter }’s extra { -worker }
power-production = Production
power-extra-crate = The { role-craftsman }’s extra crate
power-warehouses = Warehouses: keep as much as they hold
power-last-crate = Keep 1 crate outside the warehouses
power-spoils = Keep as many crates of a raided ship as possible
# What lies between the players, and the figures on a board: names, and what they are for.
thing-ship = Cargo ship
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = { area-workers } in the supply
thing-supply = Victory points in the supply
thing-fullest = The fullest town
thing-coins = Coins
thing-gained = Victory points gained
thing-built = Building points
thing-discount = Occupied quarries
thing-portrait = { area-portrait }
thing-forest = Forest
thing-ship-effect = In the Captain phase, it takes crates of one kind that no other cargo ship carries. Each crate scores 1 point. After the phase, only a full ship is emptied.
thing-house-effect = In the Trader phase, each player may sell one crate here, of a kind not here yet. It has 4 spaces. After the phase, it is emptied only if full.
thing-bag-effect = New plantations come from here after each Planter phase. When it is empty, the discarded ones go back in.
thing-register-effect = In the { role-recruiter } phase, players take these { -workers } one by one, { role-recruiter } first. Then it is refilled: 1 { -worker } for each empty building circle, at least 1 per player.
thing-workers-effect = They refill { -register } after each { role-recruiter } phase. If there are too few, that round is the last.
thing-supply-effect = Points for shipped crates come from here. When the last one is taken, that round is the last. Points beyond the supply still count.
thing-fullest-effect = When a player fills all 12 building spaces, that round is the last. Expanded buildings take 2.
thing-coins-effect = They pay for buildings. At the end they only break ties.
thing-gained-effect = Gained during the game, mostly by shipping. Each player sees only their own. Buildings count extra.
thing-built-effect = Points of the buildings if the game ended now: printed points and occupied expanded buildings.
thing-discount-effect = Each quarry with a { -worker } saves you 1 coin. Up to 1, 2, 3 or 4 count for buildings of 1, 2, 3 or 4 points.
thing-portrait-effect = { area-workers } without a circle wait here. You can place them in the next { role-recruiter } phase.
thing-forest-effect = A face-down plantation: no circle, no goods. With a Lumberyard, every 2 forests save you 1 coin on a building.
# Explanations for who is asked something for the first time, in either edition.
first-role = Choose a role and take the coins on it. Every player acts, you first and with a bonus.
first-take = Take a face-up tile for your land. It produces once it is occupied.
first-place = A plantation needs the building for its good: occupy both. You may rearrange them all every time.
first-build = Buy a building, each kind once. It works while it is occupied. Occupied quarries make it cheaper.
first-extra = Take one extra crate of a good you have just produced.
first-sell = The Trading House buys four crates, all different. It is emptied when full. Expensive goods earn the most.
first-load = Each crate you load is 1 point. Each ship carries one kind, no two the same. If you can load, you must.
first-store = You lose crates you cannot store. Keep the expensive ones.
