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

## Noms d’autres pièces, et leurs formes

# Une tuile comme objet d’un verbe : « Vous prenez une carrière. »
tile-corn-one = une plantation de maïs
tile-fruit-one = une plantation de fruits
tile-sugar-one = une plantation de sucre
tile-tobacco-one = une plantation de tabac
tile-coffee-one = une plantation de café
tile-quarry-one = une carrière
# Plusieurs d’entre elles, comme objet d’un verbe ; extensions seulement.
tile-corn-count = { $n ->
    [one] { $n } plantation de maïs
   *[other] { $n } plantations de maïs
}
tile-fruit-count = { $n ->
    [one] { $n } plantation de fruits
   *[other] { $n } plantations de fruits
}
tile-sugar-count = { $n ->
    [one] { $n } plantation de sucre
   *[other] { $n } plantations de sucre
}
tile-tobacco-count = { $n ->
    [one] { $n } plantation de tabac
   *[other] { $n } plantations de tabac
}
tile-coffee-count = { $n ->
    [one] { $n } plantation de café
   *[other] { $n } plantations de café
}
# Dans une liste dont il est dit que ce sont des plantations.
tile-corn-short = { good-corn }
tile-fruit-short = { good-fruit }
tile-sugar-short = { good-sugar }
tile-tobacco-short = { good-tobacco }
tile-coffee-short = { good-coffee }
# Ce que fait un rôle, en aussi peu de mots que possible, sous son nom.
role-planter-short = 1 tuile
role-recruiter-short = Des { -workers }
role-builder-short = Construire, −1
role-craftsman-short = Produire
role-trader-short = Vendre
role-captain-short = Expédier
role-adventurer-short = 1 pièce
role-smuggler-short = Une action
# Objectifs du festival : les titres de leurs cartes.
objective-weigh-off = Concours de récolte
objective-cocktail = Cocktail de carnaval
objective-early-close = Heure de fermeture
objective-farmer-prize = Fermier d’exception
objective-farming-fair = Fête des champs
objective-delivery = Livraison du festival
objective-twin-farms = Fermes jumelles
objective-twin-goods = Deux paniers
objective-grand-sendoff = Grand départ
objective-pioneer = Hommage aux pionniers
objective-patron = Bienfaiteur de la ville
objective-trad-sendoff = Départ traditionnel
# Classes de bâtiments.
class-production = Bâtiment de production
class-commercial = Bâtiment commercial
class-expanded = Bâtiment de prestige (deux cases)
# Sources de points en fin de partie ; les bâtiments qui en rapportent portent leurs propres noms.
source-chips = Points de victoire gagnés en expédiant
source-achievements = Succès
source-printed = Bâtiments
source-citizens = Citoyens
source-other = Autres
source-puertoma-expanded = Bâtiments de prestige
source-puertoma-unused = Ouvriers inutilisés
source-puertoma-land = Carrières et troisièmes plantations
source-puertoma-pairs = Paires de plantations actives
source-puertoma-left = Pièces et caisses restantes
source-puertoma-achievements = Succès non accomplis
# Interrupteurs : ce qui reçoit une réponse automatique.
power-extra-worker = { role-recruiter } : { -the-worker } de plus
power-production = Production
power-extra-crate = { role-craftsman } : la caisse de plus
power-warehouses = Entrepôts : garder autant qu’ils contiennent
power-last-crate = Garder 1 caisse hors des entrepôts
power-spoils = Garder le plus de caisses d’un navire attaqué
# Ce qui est entre les joueurs, et les chiffres d’un plateau : noms, et à quoi cela sert.
thing-ship = Navire marchand
thing-house = { area-house }
thing-bag = { area-bag }
thing-register = { area-register }
thing-workers = { area-workers } de la réserve
thing-supply = Points de victoire de la réserve
thing-fullest = La ville la plus pleine
thing-coins = Pièces
thing-gained = Points de victoire gagnés
thing-built = Points des bâtiments
thing-discount = Carrières occupées
thing-portrait = { area-portrait }
thing-forest = Forêt
thing-ship-effect = En phase du { role-captain }, il prend des caisses d’une sorte qu’aucun autre navire marchand ne porte. Chaque caisse rapporte 1 point. Après la phase, seul un navire plein est vidé.
thing-house-effect = En phase du { role-trader }, chaque joueur peut y vendre une caisse, d’une sorte qui n’y est pas encore. Elle a 4 cases. Après la phase, elle n’est vidée que si elle est pleine.
thing-bag-effect = Les nouvelles plantations en sont tirées après chaque phase du { role-planter }. Quand il est vide, celles qui ont été défaussées y retournent.
thing-register-effect = En phase du { role-recruiter }, les joueurs y prennent les { -workers } un par un, le { role-recruiter } d’abord. Puis d’autres arrivent : 1 { -worker } par cercle vide de bâtiment, au moins 1 par joueur.
thing-workers-effect = Ils remplissent { -register } après chaque phase du { role-recruiter }. S’il y en a trop peu, cette manche est la dernière.
thing-supply-effect = Les points des caisses expédiées en viennent. Quand le dernier est pris, cette manche est la dernière. Les points au-delà de la réserve comptent quand même.
thing-fullest-effect = Quand un joueur remplit ses 12 cases de bâtiments, cette manche est la dernière. Un bâtiment de prestige en prend 2.
thing-coins-effect = Elles paient les bâtiments. En fin de partie, elles ne font que départager.
thing-gained-effect = Gagnés pendant la partie, surtout en expédiant. Chaque joueur ne voit que les siens. Les bâtiments comptent en plus.
thing-built-effect = Les points des bâtiments si la partie prenait fin maintenant : points imprimés et bâtiments de prestige occupés.
thing-discount-effect = Chaque carrière avec un { -worker } vous fait payer 1 pièce de moins. Jusqu’à 1, 2, 3 ou 4 comptent pour un bâtiment à 1, 2, 3 ou 4 points.
thing-portrait-effect = { -all-workers } sans cercle y attendent. Vous pourrez les placer à la prochaine phase du { role-recruiter }.
thing-forest-effect = Une plantation face cachée : pas de cercle, pas de marchandises. Avec une { building-lumberyard }, vous payez un bâtiment 1 pièce de moins par tranche de 2 forêts.
# Explications pour qui une question est posée pour la première fois, dans les deux éditions.
first-role = Choisissez un rôle et prenez les pièces qu’il porte. Tous les joueurs agissent, vous en premier et avec un bonus.
first-take = Prenez une tuile face visible. Elle produit dès qu’elle est occupée.
first-place = Une plantation a besoin du bâtiment de sa marchandise : occupez les deux. Vous pouvez chaque fois tout redisposer.
first-build = Achetez un bâtiment, chacun une fois. Il agit tant qu’il est occupé. Les carrières occupées le rendent moins cher.
first-extra = Prenez une caisse de plus d’une marchandise que vous venez de produire.
first-sell = La Maison de commerce achète quatre caisses, toutes différentes. Pleine, elle est vidée. Le plus cher rapporte le plus.
first-load = Chaque caisse chargée vaut 1 point. Un navire porte une sorte, jamais la même que l’autre. Si vous pouvez charger, vous devez.
first-store = Vous perdez les caisses que vous ne pouvez pas entreposer. Gardez les plus chères.
