### San Juan, édition classique : seulement ce qui diffère de l’édition 1897. Les messages et termes d’ici remplacent ceux du même nom.
# Repris des jeux publiés en français chez alea : Chercheur d’or, Teinturerie d’indigo, Raffinerie de sucre, Séchoir à tabac, Brûlerie de
# café, Forge, Marché noir, Aqueduc, Bibliothèque, Guilde. Usuels chez les joueurs francophones : Fonderie d’argent, Archives, Asile, Puits,
# Tour. Nos propres traductions : Conseiller (car « Maire » est ici le rôle supplémentaire) et tous les autres.
title = San Juan
role-councillor = Conseiller
role-prospector = Chercheur d’or
role-prospector-2 = Second Chercheur d’or
good-1 = indigo
good-2 = sucre
good-3 = tabac
good-4 = café
good-5 = argent
letter-1 = I
letter-2 = S
letter-3 = T
letter-4 = C
letter-5 = A
building-prod-t1 = Teinturerie d’indigo
building-prod-t2 = Raffinerie de sucre
building-prod-t3 = Séchoir à tabac
building-prod-t4 = Brûlerie de café
building-prod-t5 = Fonderie d’argent
building-smithy = Forge
building-archive = Archives
building-poor-house = Asile
building-black-market = Marché noir
building-well = Puits
building-market-stand = Stand de marché
building-tower = Tour
building-aqueduct = Aqueduc
building-carpenter = Menuiserie
building-prefecture = Préfecture
building-market-hall = Marché couvert
building-quarry = Carrière
building-library = Bibliothèque
building-victory-column = Colonne de la victoire
building-hero = Héros
building-guild-hall = Guilde
building-triumphal-arch = Arc de triomphe
building-palace = Palais
building-prod-t1-effect = Contient une caisse d’indigo, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t2-effect = Contient une caisse de sucre, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t3-effect = Contient une caisse de tabac, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t4-effect = Contient une caisse de café, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t5-effect = Contient une caisse d’argent, produite en phase du Producteur et vendue en phase du Marchand.
building-gold-mine-effect = À chaque phase du Chercheur d’or, révélez les 4 premières cartes. Si tous les coûts diffèrent, prenez-en une au choix ; défaussez le reste.
building-archive-effect = En phase du Conseiller, prenez en main toutes les cartes piochées. Défaussez ensuite le nombre habituel, parmi toute votre main.
building-carpenter-effect = Après avoir construit et payé un bâtiment violet, piochez 1 carte.
building-prefecture-effect = En phase du Conseiller, vous gardez 2 cartes au lieu de 1.
building-quarry-effect = Vos bâtiments violets coûtent 1 carte de moins.
building-guild-hall-effect = En fin de partie, 2 points par bâtiment de production que vous avez.
building-city-hall-effect = En fin de partie, 1 point par bâtiment violet que vous avez, celui-ci compris.
-commercial = violet

## Phases

role-prospector-phase = phase du { role-prospector }
