### Puerto Rico : noms des pièces. L’édition 1897 et les extensions.
# Repris des éditions publiées en français chez alea (« Puerto Rico », « Puerto Rico 1897 ») : Paysan, Recruteur, Bâtisseur, Producteur,
# Marchand, Capitaine, Maison de commerce, ouvriers, École, et les bâtiments Petit marché, Grand marché, Hacienda, Petit entrepôt, Comptoir,
# Manufacture, Port, Quai, Résidence, Forteresse, Douane, Hôtel de ville, Église, Petit quai, Phare, Chapelle.
# Nos propres traductions : tous les autres bâtiments, les zones de la table, Aventurier, Contrebandier, les cartes Succès et les capacités.
title = Puerto Rico 1897

## Rôles

role-planter = Paysan
role-recruiter = Recruteur
role-builder = Bâtisseur
role-craftsman = Producteur
role-trader = Marchand
role-captain = Capitaine
role-adventurer = Aventurier
role-smuggler = Contrebandier

## Marchandises, de la moins chère à la plus chère, avec une lettre pour chacune

good-corn = maïs
good-fruit = fruits
good-sugar = sucre
good-tobacco = tabac
good-coffee = café
letter-corn = M
letter-fruit = F
letter-sugar = S
letter-tobacco = T
letter-coffee = C

## Tuiles

tile-corn = plantation de maïs
tile-fruit = plantation de fruits
tile-sugar = plantation de sucre
tile-tobacco = plantation de tabac
tile-coffee = plantation de café
tile-quarry = carrière

## Titres : les zones de la table

area-role-tiles = Rôles
area-ships = Navires marchands
area-own-ship = Navire privé
area-house = Maison de commerce
area-register = Bourse du travail
area-portrait = Portrait
area-workers = Ouvriers
area-supply = Réserve
area-market = Plantations
area-bag = Sac
area-discards = Plantations défaussées
area-shop = Bâtiments à vendre
area-crates = Marchandises de la réserve
area-your-land = Votre campagne

## Bâtiments

building-small-fruit = Petit dépôt de fruits
building-small-market = Petit marché
building-small-sugar = Petite raffinerie de sucre
building-builders-yard = Négoce de matériaux
building-hacienda = Hacienda
building-large-fruit = Grand dépôt de fruits
building-small-warehouse = Petit entrepôt
building-large-sugar = Grande raffinerie de sucre
building-hospital = Hôpital
building-tobacco-storage = Grand séchoir à tabac
building-office = Comptoir
building-large-market = Grand marché
building-coffee-roaster = Grande brûlerie de café
building-large-warehouse = Grand entrepôt
building-factory = Manufacture
building-school = École
building-harbor = Port
building-wharf = Quai
building-fire-station = Caserne de pompiers
building-residence = Résidence
building-fortress = Forteresse
building-customs-house = Douane
building-city-hall = Hôtel de ville
building-canal = Canal
building-lumberyard = Scierie
building-hidden-market = Marché clandestin
building-storehouse = Hangar
building-bohio = Bohío
building-merchant-outpost = Avant-poste marchand
building-church = Église
building-small-wharf = Petit quai
building-lighthouse = Phare
building-distillery = Distillerie
building-publishing-house = Maison d’édition
building-assembly-hall = Salle d’assemblée
building-monument = Monument
building-cathedral = Cathédrale
building-zoning-office = Bureau d’urbanisme
building-chapel = Chapelle
building-park-authority = Administration des parcs
building-notary = Étude notariale
building-pension-office = Bureau des pensions
building-villa = Villa
building-tailor = Grand atelier de couture
building-town-square = Grand-Place

## Cartes Succès

card-big-spender = Grand dépensier
card-caramel-popcorn = Inventeur du popcorn au caramel
card-coffee-dispatcher = Expéditeur de café
card-confectionery-supplier = Fournisseur de confiseries
card-corn-dispatcher = Expéditeur de maïs
card-deal-closer = As de la négociation
card-dock-tycoon = Magnat des docks
card-fruit-dispatcher = Expéditeur de fruits
card-head-administrator = Administrateur en chef
card-independent-shipper = Armateur indépendant
card-leading-employer = Premier employeur
card-leading-producer = Premier producteur
card-luxury-crop-trader = Négociant en récoltes de luxe
card-luxury-goods-provider = Fournisseur de produits de luxe
card-major-investor = Grand investisseur
card-major-landowner = Grand propriétaire terrien
card-master-agronomist = Maître agronome
card-master-architect = Maître architecte
card-master-collector = Maître collectionneur
card-pastry-maker = Pâtissier
card-prudent-merchant = Marchand prudent
card-senior-bureaucrat = Haut fonctionnaire
card-specialised-shipper = Armateur spécialisé
card-sugar-dispatcher = Expéditeur de sucre
card-tavern-supplier = Fournisseur de tavernes
card-tobacco-dispatcher = Expéditeur de tabac
card-tobacco-fruit-broker = Courtier en tabac et fruits
card-trade-strategist = Stratège du commerce
card-trade-tycoon = Magnat du commerce
card-tropical-magnate = Magnat des tropiques

## Capacités du Puertoma

ability-any-sale = Vente répétée
ability-sale-coin = Bon prix
ability-builders-worker = Renfort de chantier
ability-storeroom = Cellier
ability-builders-coin = Fonds de construction
ability-extra-crate = Caisse en plus
ability-kind-coins = Récolte variée
ability-extra-worker = Ouvrier en plus
ability-planters-crate = Première récolte
ability-kind-points = Stock varié
ability-crate-points = Déstockage
ability-person-coins = Prime d’embauche
