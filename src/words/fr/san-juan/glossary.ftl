### San Juan : noms des pièces. L’édition 1897 et son extension.
# Repris des jeux publiés en français chez alea (« Puerto Rico – Le jeu de cartes », « Puerto Rico », « Puerto Rico 1897 ») : Bâtisseur,
# Producteur, Marchand, Recruteur, Capitaine, Maire, Raffinerie de sucre, Séchoir à tabac, Brûlerie de café, Mine d’or, Chapelle, Phare,
# Petit marché, Grand marché, Manufacture, Port, Résidence, Douane, Hôtel de ville.
# Nos propres traductions : Explorateur, Navire de colons, Tuile Prix et tous les autres bâtiments de l’édition 1897 et de son extension.
title = San Juan 1897

## Rôles

role-builder = Bâtisseur
role-producer = Producteur
role-trader = Marchand
role-councillor = Recruteur
role-prospector = Explorateur
role-prospector-2 = Second Explorateur
role-colonist-ship = Navire de colons
role-mayor = Maire
role-captain = Capitaine

## Marchandises, avec une lettre pour chacune

good-1 = maïs
good-2 = fruits
good-3 = sucre
good-4 = tabac
good-5 = café
good-plain = marchandises
letter-1 = M
letter-2 = F
letter-3 = S
letter-4 = T
letter-5 = C

## Ce qui se trouve sur la table

thing-prices = Tuile Prix
thing-deck = Pioche
thing-discard = Défausse
thing-buildings = Bâtiments de la ville
thing-points = Points de la ville
thing-hand = Main

## Bâtiments

building-prod-t1 = Grange à maïs
building-prod-t2 = Dépôt de fruits
building-prod-t3 = Raffinerie de sucre
building-prod-t4 = Séchoir à tabac
building-prod-t5 = Brûlerie de café
building-smithy = Distillerie
building-gold-mine = Mine d’or
building-archive = Étude notariale
building-poor-house = Hôpital
building-black-market = Marché clandestin
building-trading-post = Comptoir
building-well = Manufacture
building-market-stand = Petit marché
building-crane = Grue
building-chapel = Chapelle
building-tower = Phare
building-aqueduct = Canal
building-carpenter = Scierie
building-prefecture = Station balnéaire
building-market-hall = Grand marché
building-quarry = Négoce de matériaux
building-library = Maison d’édition
building-statue = Statue
building-victory-column = Arc de triomphe
building-hero = Monument au héros
building-guild-hall = Salle d’assemblée
building-city-hall = Hôtel de ville
building-triumphal-arch = Grand-Place
building-palace = Douane
building-office = Bureau
building-guard-room = Fort
building-cottage = Chaumière
building-school = École
building-park = Parc
building-customs-office = Bureau d’urbanisme
building-church = Église
building-harbor = Port
building-bank = Banque
building-residence = Résidence
building-cathedral = Cathédrale
