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
