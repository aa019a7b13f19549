### Puerto Rico, édition classique : seulement ce qui diffère de l’édition 1897. Les messages et termes d’ici remplacent ceux du même nom.
# Repris de l’édition publiée en français chez alea : Maire, Chercheur d’or, colons, indigo, Petite teinturerie d’indigo, Teinturerie d’indigo,
# Raffinerie de sucre, Séchoir à tabac, Brûlerie de café, Baraque de chantier, Hospice, Université, Guilde. Le Paysan y porte le même nom.
# Nos propres traductions : les zones de la table.
title = Puerto Rico
role-recruiter = Maire
role-adventurer = Chercheur d’or
good-fruit = indigo
letter-fruit = I
tile-fruit = plantation d’indigo
area-own-ship = Navire du Quai
area-register = Navire de colons
area-portrait = San Juan
area-workers = Colons
area-bag = Pile face cachée
area-your-land = Votre île
building-small-fruit = Petite teinturerie d’indigo
building-builders-yard = Baraque de chantier
building-large-fruit = Teinturerie d’indigo
building-large-sugar = Raffinerie de sucre
building-hospital = Hospice
building-tobacco-storage = Séchoir à tabac
building-coffee-roaster = Brûlerie de café
building-school = Université
building-fire-station = Guilde
role-recruiter-action = Les joueurs prennent les colons du navire ; chaque joueur peut redisposer tous ses colons.
role-craftsman-action = Chaque joueur produit ce que ses plantations, ses bâtiments et ses colons permettent.
role-recruiter-privilege = D’abord, vous prenez 1 colon de la réserve.
role-craftsman-privilege = En produisant, vous prenez 1 caisse de plus d’une sorte que vous avez produite, avant les autres joueurs.
tile-corn-effect = Avec un colon, produit 1 caisse de maïs en phase du Producteur. Aucun bâtiment n’est nécessaire.
tile-fruit-effect = Avec un colon ici et un dans une Teinturerie d’indigo, produit 1 caisse d’indigo en phase du Producteur.
tile-sugar-effect = Avec un colon ici et un dans une Raffinerie de sucre, produit 1 caisse de sucre en phase du Producteur.
tile-tobacco-effect = Avec un colon ici et un dans le Séchoir à tabac, produit 1 caisse de tabac en phase du Producteur.
tile-coffee-effect = Avec un colon ici et un dans la Brûlerie de café, produit 1 caisse de café en phase du Producteur.
tile-quarry-effect = Avec un colon, les bâtiments coûtent 1 pièce de moins. Jusqu’à 1, 2, 3 ou 4 carrières comptent pour un bâtiment à 1, 2, 3 ou 4 points.
building-small-fruit-effect = En phase du Producteur, chaque colon ici tire 1 caisse d’indigo d’une plantation d’indigo occupée.
building-large-fruit-effect = En phase du Producteur, chaque colon ici tire 1 caisse d’indigo d’une plantation d’indigo occupée.
building-small-sugar-effect = En phase du Producteur, chaque colon ici tire 1 caisse de sucre d’une plantation de sucre occupée.
building-large-sugar-effect = En phase du Producteur, chaque colon ici tire 1 caisse de sucre d’une plantation de sucre occupée.
building-builders-yard-effect = En phase du Paysan, vous pouvez prendre une carrière au lieu d’une plantation.
building-hacienda-effect = En phase du Paysan, vous pouvez d’abord tirer une plantation de la pile face cachée et la placer. Prenez ensuite une tuile comme d’habitude.
building-hospital-effect = En phase du Paysan, la tuile face visible que vous prenez arrive avec un colon. Prenez-le dans la réserve, ou à défaut sur le navire de colons.
building-tobacco-storage-effect = En phase du Producteur, chaque colon ici tire 1 caisse de tabac d’une plantation de tabac occupée.
building-coffee-roaster-effect = En phase du Producteur, chaque colon ici tire 1 caisse de café d’une plantation de café occupée.
building-school-effect = Chaque nouveau bâtiment arrive avec 1 colon de la réserve, ou à défaut du navire de colons.
building-residence-effect = En fin de partie, 4 points jusqu’à 9 tuiles sur votre île, 5 pour 10, 6 pour 11 et 7 pour 12.
building-fortress-effect = En fin de partie, 1 point par tranche de 3 colons que vous avez.
building-city-hall-effect = En fin de partie, 1 point par bâtiment violet que vous avez, celui-ci compris.

## Phrases et termes

-worker = colon
-workers = colons
-the-worker = le colon
-all-workers = Les colons
-of-workers = de colons
-register = le navire de colons
-from-register = du navire de colons
-at-register = sur le navire de colons
-portrait = San Juan
-from-portrait = de San Juan
-on-portrait = à San Juan
-land = île
-land-spaces = cases de l’île
-bag = la pile face cachée
-from-bag = de la pile face cachée
tile-fruit-one = une plantation d’indigo
class-commercial = Petit bâtiment violet
class-expanded = Grand bâtiment violet (deux cases)
thing-bag-effect = Les nouvelles plantations en sont tirées après chaque phase du Paysan. Quand elle est vide, celles qui ont été défaussées y sont mélangées.
thing-fullest-effect = Quand un joueur remplit ses 12 cases de bâtiments, cette manche est la dernière. Un grand bâtiment en prend 2.
thing-built-effect = Les points des bâtiments si la partie prenait fin maintenant : points imprimés et grands bâtiments occupés.
log-bag-refilled = { $tiles ->
    [one] La pile est vide : la plantation défaussée forme la nouvelle pile.
   *[other] La pile est vide : { $tiles } plantations défaussées en forment une nouvelle.
}
log-register = { $workers ->
    [0] Aucun nouvel arrivant { -at-register }.
    [one] { $workers } { -worker } monte { -at-register }.
   *[other] { $workers } { -workers } montent { -at-register }.
}
why-not-quarry = Seul le { role-planter }, ou un joueur avec une { building-builders-yard } occupée, peut prendre une carrière.
board-land-of = { $name } : son île
board-plantation = Plantation (tuile de l’île)

## Noms avec leur article

role-recruiter-object = le Maire
role-recruiter-to = au Maire
role-adventurer-object = le Chercheur d’or
role-adventurer-to = au Chercheur d’or
building-small-fruit-object = la Petite teinturerie d’indigo
building-small-fruit-of = de la Petite teinturerie d’indigo
building-small-fruit-to = à la Petite teinturerie d’indigo
building-builders-yard-object = la Baraque de chantier
building-builders-yard-of = de la Baraque de chantier
building-builders-yard-to = à la Baraque de chantier
building-large-fruit-object = la Teinturerie d’indigo
building-large-fruit-of = de la Teinturerie d’indigo
building-large-fruit-to = à la Teinturerie d’indigo
building-large-sugar-object = la Raffinerie de sucre
building-large-sugar-of = de la Raffinerie de sucre
building-large-sugar-to = à la Raffinerie de sucre
building-hospital-object = l’Hospice
building-hospital-of = de l’Hospice
building-hospital-to = à l’Hospice
building-tobacco-storage-object = le Séchoir à tabac
building-tobacco-storage-of = du Séchoir à tabac
building-tobacco-storage-to = au Séchoir à tabac
building-coffee-roaster-object = la Brûlerie de café
building-coffee-roaster-of = de la Brûlerie de café
building-coffee-roaster-to = à la Brûlerie de café
building-school-object = l’Université
building-school-of = de l’Université
building-school-to = à l’Université
building-fire-station-object = la Guilde
building-fire-station-of = de la Guilde
building-fire-station-to = à la Guilde
tile-fruit-object = une plantation d’indigo
tile-fruit-of = d’une plantation d’indigo
