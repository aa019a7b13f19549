### San Juan : ce que fait chaque pièce, en une ou deux phrases courtes.
## Bâtiments

building-prod-t1-effect = Contient une caisse de maïs, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t2-effect = Contient une caisse de fruits, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t3-effect = Contient une caisse de sucre, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t4-effect = Contient une caisse de tabac, produite en phase du Producteur et vendue en phase du Marchand.
building-prod-t5-effect = Contient une caisse de café, produite en phase du Producteur et vendue en phase du Marchand.
building-smithy-effect = Vos bâtiments de production coûtent 1 carte de moins.
building-gold-mine-effect = À chaque phase de l’Explorateur, révélez les 4 premières cartes. Si tous les coûts diffèrent, prenez la moins chère ; défaussez le reste.
building-archive-effect = En phase du Recruteur, prenez en main toutes les cartes piochées. Défaussez ensuite le nombre habituel, parmi toute votre main.
building-poor-house-effect = Après avoir construit, piochez 1 carte s’il vous en reste 0 ou 1.
building-black-market-effect = Quand vous construisez, jusqu’à 2 de vos marchandises peuvent remplacer chacune 1 carte du prix.
building-trading-post-effect = Vous pouvez vendre 1 marchandise de plus.
building-well-effect = Piochez 1 carte si vous produisez au moins 2 marchandises dans la phase.
building-market-stand-effect = Piochez 1 carte si vous vendez au moins 2 marchandises dans la phase.
building-crane-effect = Vous pouvez recouvrir un de vos bâtiments et déduire son coût du prix.
building-chapel-effect = Au début de chaque manche, vous pouvez glisser 1 carte de votre main dessous : 1 point en fin de partie.
building-tower-effect = Votre limite de main est de 12 cartes au lieu de 7.
building-aqueduct-effect = Vous pouvez produire 1 marchandise de plus.
building-carpenter-effect = Après avoir construit et payé un bâtiment commercial, piochez 1 carte.
building-prefecture-effect = En phase du Recruteur, vous gardez 2 cartes au lieu de 1.
building-market-hall-effect = Piochez 1 carte de plus si vous vendez au moins 1 marchandise dans la phase.
building-quarry-effect = Vos bâtiments commerciaux coûtent 1 carte de moins.
building-library-effect = Double le privilège du rôle que vous prenez. À deux joueurs : une fois par manche.
building-statue-effect = Un monument : des points et rien d’autre.
building-victory-column-effect = Un monument : des points et rien d’autre.
building-hero-effect = Un monument : des points et rien d’autre.
building-guild-hall-effect = En fin de partie, 1 point par bâtiment de production que vous avez et 1 par sorte différente.
building-city-hall-effect = En fin de partie, 1 point par bâtiment commercial que vous avez, celui-ci compris.
building-triumphal-arch-effect = En fin de partie, 4, 6 ou 8 points pour 1, 2 ou 3 monuments.
building-palace-effect = Tout à la fin, 1 point par tranche de 4 autres points que vous avez.
building-office-effect = Au début de chaque manche, avant Chapelle et Église, vous pouvez défausser 1 ou 2 cartes et en piocher autant.
building-guard-room-effect = Votre limite de main reste à 7. Les joueurs sans Fort ni Phare ne peuvent garder que 6 cartes.
building-cottage-effect = Si aucun joueur n’a vendu en phase du Marchand, piochez 1 carte à la fin de la phase.
building-school-effect = À la fin de la phase du Bâtisseur, piochez 1 carte si vous avez le moins de bâtiments. L’égalité suffit, sauf si tous en ont autant.
building-park-effect = Si vous le recouvrez avec la Grue, vous payez jusqu’à 6 de moins au lieu de 3.
building-customs-office-effect = S’il est vide, reçoit une marchandise au début de la phase du Recruteur. Elle se vend toujours 2 cartes.
building-church-effect = Une fois par partie, en début de manche, glissez dessous autant de cartes de votre main que vous voulez : 1 point chacune en fin de partie.
building-harbor-effect = Quand vous vendez, une des marchandises vendues va dessous et vaut 1 point en fin de partie.
building-bank-effect = À chaque phase de l’Explorateur, révélez la première carte. Prenez-la si aucune ville n’a ce bâtiment ; sinon, défaussez-la.
building-residence-effect = En fin de partie, 4, 7, 9 ou 10 points pour 1, 2, 3 ou 4 séries de trois bâtiments différents de même coût.
building-cathedral-effect = Sur la table, pour le premier joueur qui la construit. En fin de partie, 4, 3, 2 et 1 points pour les quatre premiers bâtiments de coût 6 de vos adversaires.

## Rôles : ce que fait chaque joueur, et le privilège de celui qui a pris le rôle

role-builder-action = Chaque joueur peut construire un bâtiment.
role-producer-action = Chaque joueur peut produire une marchandise.
role-trader-action = La tuile Prix est révélée ; chaque joueur peut vendre une marchandise.
role-councillor-action = Chaque joueur pioche 2 cartes et en garde 1.
role-prospector-action = Les autres joueurs ne font rien.
role-prospector-2-action = Les autres joueurs ne font rien.
role-colonist-ship-action = Une carte par joueur est révélée ; chaque joueur peut en prendre une.
role-mayor-action = Chaque joueur peut défausser jusqu’à 2 cartes et en piocher autant.
role-captain-action = Chaque joueur peut expédier une marchandise, qui vaut 1 point en fin de partie.
role-builder-privilege = Vous payez 1 carte de moins.
role-producer-privilege = Vous pouvez produire 1 marchandise de plus.
role-trader-privilege = Vous pouvez vendre 1 marchandise de plus.
role-councillor-privilege = Vous piochez 3 cartes de plus, pour mieux choisir.
role-prospector-privilege = Vous piochez 1 carte.
role-prospector-2-privilege = Vous piochez 1 carte.
role-colonist-ship-privilege = Vous choisissez en premier ; avec une Bibliothèque, vous prenez 2 cartes.
role-mayor-privilege = Vous piochez 1 carte de plus, même sans rien défausser.
role-captain-privilege = Vous pouvez expédier 1 marchandise de plus.
