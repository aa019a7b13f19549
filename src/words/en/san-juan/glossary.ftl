### San Juan: names of the pieces. The 1897 edition and its expansion.
title = San Juan 1897

## Roles

role-builder = Builder
role-producer = Producer
role-trader = Trader
role-councillor = Recruiter
role-prospector = Explorer
role-prospector-2 = Second Explorer
role-colonist-ship = Colonist Ship
role-mayor = Mayor
role-captain = Captain

## Goods, and a letter for each

good-1 = corn
good-2 = fruit
good-3 = sugar
good-4 = tobacco
good-5 = coffee
good-plain = goods
letter-1 = C
letter-2 = F
letter-3 = S
letter-4 = T
letter-5 = K

## Things on the table

thing-prices = Price tile
thing-deck = Draw pile
thing-discard = Discard pile
thing-buildings = Buildings of the city
thing-points = Points of the city
thing-hand = Hand

## Buildings

building-prod-t1 = Corn Barn
building-prod-t2 = Fruit Warehouse
building-prod-t3 = Sugar Mill
building-prod-t4 = Tobacco Storage
building-prod-t5 = Coffee Roaster
building-smithy = Distillery
building-gold-mine = Gold Mine
building-archive = Notary
building-poor-house = Hospital
building-black-market = Underground Market
building-trading-post = Trading Post
building-well = Factory
building-market-stand = Small Market
building-crane = Crane
building-chapel = Chapel
building-tower = Lighthouse
building-aqueduct = Canal
building-carpenter = Lumberyard
building-prefecture = Resort
building-market-hall = Large Market
building-quarry = Building Supplier
building-library = Publishing House
building-statue = Statue
building-victory-column = Triumphal Arch
building-hero = Hero Monument
building-guild-hall = Assembly Hall
building-city-hall = City Hall
building-triumphal-arch = City Square
building-palace = Customs House
building-office = Office
building-guard-room = Fort
building-cottage = Cottage
building-school = School
building-park = Park
building-customs-office = Zoning Office
building-church = Church
building-harbor = Harbor
building-bank = Bank
building-residence = Residence
building-cathedral = Cathedral
