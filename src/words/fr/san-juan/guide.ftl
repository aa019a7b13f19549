### San Juan: Ce que dit le guide de la première partie.

guide-goal = Le douzième bâtiment d’un joueur met fin à la partie ; le plus de points l’emporte. Presque tous viennent des bâtiments de votre ville.
guide-hand = Voici vos cartes, et aucun autre joueur ne les voit. Chacune est un bâtiment, et chacune sert à en payer un autre.
guide-role = À chaque manche, chaque joueur prend un rôle, et tous en profitent. Seul le joueur qui l’a pris a le privilège.
guide-limit = Vous avez beaucoup de cartes. Au début d’une manche, vous en gardez 7 au plus : construisez, ou vous en perdez.
guide-build = Choisissez une carte à construire ; son coût est le nombre de cartes à payer. Avec le Bâtisseur, vous payez 1 carte de moins.
guide-city = Une de vos cartes rapporte des points pour le reste de votre ville. Construisez-la quand vous avez ce qu’elle compte.
guide-pay = Choisissez les cartes qui paient. Donnez ce que vous avez le moins de chances de construire.
guide-produce = Choisissez un bâtiment pour une marchandise : la première carte de la pioche, face cachée. Le joueur qui a pris le Producteur en fait une de plus.
guide-sell = La tuile Prix montre combien de cartes rapporte chaque marchandise. Le joueur qui a pris le Marchand peut en vendre une de plus.
guide-keep = Gardez ce qui convient à votre ville, ou ce que vous pourrez bientôt payer. Les autres cartes sont défaussées.
guide-built = Voici maintenant votre ville. Les bâtiments de production portent des marchandises ; les autres aident dans leur phase ou rapportent des points.
guide-good = Une carte posée sur un bâtiment est une marchandise. Le bâtiment ne produit de nouveau qu’une fois la marchandise vendue.
guide-prices = La tuile Prix est révélée. Il y en a cinq : la prochaine fois, le prix peut être meilleur.
guide-explorer = Seul le joueur qui prend l’Explorateur gagne quelque chose : une carte. Les autres ne font rien.
guide-others = Vos adversaires construisent aussi. Touchez un joueur pour voir sa ville.
guide-governor = Chaque manche commence un joueur plus à gauche : c’est le Gouverneur. Ainsi chacun joue en premier à son tour.
guide-late = Une ville a neuf bâtiments ou plus : la fin est proche. Désormais, les points comptent plus que les cartes.
guide-over = La partie est finie, bravo ! L’analyse vous montre les choix qui ont le plus compté.
