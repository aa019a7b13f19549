# Leçons de San Juan. Chaque texte est une étape : une idée, une ou deux phrases courtes, 220 signes au plus.

## Votre première manche

round-title = Votre première manche
round-about = Prenez des rôles, construisez, produisez une marchandise et vendez-la.
round-1 = Voici votre ville, avec un seul bâtiment pour l’instant. Le douzième bâtiment d’un joueur met fin à la partie ; le plus de points l’emporte.
round-2 = Voici vos cartes. Chacune est un bâtiment. Chacune est aussi de l’argent : vous payez les bâtiments avec des cartes.
round-3 = Vous choisissez des rôles tour à tour. Les deux joueurs profitent du rôle, mais seul celui qui le prend a le privilège. Prenez le Bâtisseur.
round-3-wrong-1 = Cela vous donne une carte de plus, mais vous avez de quoi construire tout de suite. Prenez le Bâtisseur.
round-3-otherwise = Vous n’avez encore rien à vendre, et peu à produire. Prenez d’abord le Bâtisseur.
round-4 = Bien ! Avec le privilège, vous payez une carte de moins. Construisez le Dépôt de fruits et payez avec le Séchoir à tabac, trop cher pour l’instant.
round-4-wrong-1 = La Distillerie serait gratuite et vous aiderait plus tard. Mais il vous faut aussi des marchandises à vendre : construisez le Dépôt de fruits.
round-4-wrong-2 = Gardez la Distillerie, peu chère : vous pourrez bientôt la construire. Payez avec le Séchoir à tabac, encore hors de portée.
round-5 = Bravo ! Votre adversaire a pris le Producteur : vous produisez aussi une marchandise. Choisissez les fruits : ils ne se vendent jamais moins que le maïs.
round-5-wrong-1 = Le maïs ne se vend jamais plus d’une carte. Les fruits peuvent en rapporter deux.
round-5-otherwise = Produire est gratuit : la première carte de la pioche va face cachée sur votre bâtiment, comme marchandise. Produisez-en une.
round-6 = Parfait ! À deux joueurs, le Gouverneur prend deux rôles par manche. C’est de nouveau à vous : prenez le Marchand.
round-6-otherwise = Vos fruits sont prêts à être vendus, et le joueur qui prend le Marchand peut vendre deux marchandises. Prenez le Marchand.
round-7 = La tuile Prix est face visible. Elle montre combien de cartes vous piochez par marchandise. Vendez vos fruits.
round-8 = Bravo ! Les cartes deviennent des bâtiments, les bâtiments produisent, et les marchandises deviennent des cartes. Tout le jeu est là. Votre adversaire ouvre la manche suivante.
round-end = Vous avez terminé votre première manche. Ensuite : quand produire, quand vendre et comment trouver les cartes qu’il vous faut.

## Marchandises, prix et nouvelles cartes

goods-title = Marchandises, prix et nouvelles cartes
goods-about = Quand vendre, quand produire, et deux façons de trouver des cartes.
goods-1 = Une carte posée sur un bâtiment est une marchandise. Chaque bâtiment en contient une et ne produit plus tant que vous ne la vendez pas.
goods-2 = Vos trois bâtiments sont pleins. Quel rôle vous aide le plus ?
goods-2-wrong-1 = Vous ne pourriez pas produire : tous vos bâtiments sont pleins. Votre adversaire, lui, le pourrait. Vendez d’abord.
goods-2-wrong-2 = Avec deux cartes en main, vous ne construirez presque rien. Vendez d’abord : les marchandises vous donnent des cartes.
goods-2-otherwise = Cela vous donne des cartes. Vendre deux marchandises vous en donne plus : prenez le Marchand.
goods-3 = Exact ! Avec le privilège, vous pouvez vendre deux marchandises. Les prix sont visibles : vendez les deux qui rapportent le plus.
goods-3-wrong-1 = Le maïs rapporte une carte, le café trois. Gardez le maïs pour l’instant.
goods-3-wrong-2 = Le maïs rapporte une carte, le sucre deux. Vendez le sucre et le café.
goods-3-otherwise = Vous pouvez vendre deux marchandises : le sucre et le café.
goods-4 = Cinq nouvelles cartes, bravo ! Votre adversaire a pris le Producteur. Sans le privilège, vous produisez une marchandise. Laquelle ?
goods-4-wrong-1 = Le sucre est bien, mais le café se vend autant ou plus sur chaque tuile Prix.
goods-4-otherwise = Cela ne coûte rien. Produisez du café.
goods-5 = Vous prenez encore un rôle. L’Explorateur vous donne une carte, sans choix. Le Recruteur vous en montre cinq, et vous en gardez une. Prenez le Recruteur.
goods-5-wrong-1 = Vous piochez la première carte et votre adversaire ne reçoit rien : c’est souvent le mieux. Mais ici, vous voulez choisir.
goods-5-otherwise = Construire peut attendre que vous sachiez quoi. Cherchez une bonne carte : prenez le Recruteur.
goods-6 = Gardez-en une. En fin de partie, l’Hôtel de ville rapporte un point par bâtiment commercial que vous avez. Une telle carte décide de la partie.
goods-6-otherwise = Pas mal, mais l’Hôtel de ville peut rapporter huit points ou plus. Gardez-le.
goods-end = Bravo ! Bâtiments pleins : vendez. Bâtiments vides : produisez. Il vous faut une carte : prenez le Recruteur. Ensuite : les bâtiments qui vous aident.

## Les bâtiments qui aident

helpers-title = Les bâtiments qui aident
helpers-about = Construisez ce qui rend les autres bâtiments moins chers, et combinez.
helpers-1 = Avec votre Distillerie, chaque bâtiment de production coûte une carte de moins. Elle agit automatiquement, à chaque phase du Bâtisseur.
helpers-2 = La Brûlerie de café coûte 5. En tant que Bâtisseur, vous n’en payez que 3. Prenez le Bâtisseur.
helpers-2-otherwise = Vous avez une carte forte, et vous pouvez la payer tout de suite. Prenez le Bâtisseur.
helpers-3 = Bien ! Construisez la Brûlerie de café. Gardez le Négoce de matériaux pour plus tard et payez avec les trois autres cartes.
helpers-3-wrong-1 = Le Négoce de matériaux rend tous les bâtiments commerciaux moins chers. Ne le dépensez pas.
helpers-3-otherwise = Vous pouvez payer la Brûlerie de café, et aucune autre carte de votre main ne rapporte autant. Construisez-la.
helpers-4 = Bravo ! Votre Manufacture vous donne une carte si vous produisez deux marchandises. Seul le joueur qui prend le Producteur peut en produire deux : prenez-le.
helpers-4-wrong-1 = Vous n’avez encore rien à vendre : vos bâtiments sont vides. Produisez d’abord.
helpers-4-otherwise = Deux marchandises et une carte de la Manufacture valent mieux. Prenez le Producteur.
helpers-5 = Votre nouvelle Brûlerie de café agit dès la phase suivante : elle est prête. Produisez du café et du sucre.
helpers-5-wrong-1 = Avec une seule marchandise, la Manufacture ne fait rien. Produisez-en deux.
helpers-5-wrong-2 = Vous recevez aussi la carte, mais le maïs vaut le moins. Produisez du sucre et du café.
helpers-5-otherwise = Produisez deux marchandises : du sucre et du café.
helpers-6 = Bravo ! Appuyez longuement sur une carte, ou posez la souris dessus, pour lire ce qu’elle fait pour vous.
helpers-end = Un bâtiment qui aide à chaque fois vaut mieux que beaucoup de cartes d’un coup. Ensuite : trop de cartes en main.

## Les cartes de votre main

hand-title = Les cartes de votre main
hand-about = La limite de sept, le Gouverneur et les points sous la Chapelle.
hand-1 = Vous avez huit cartes en main. Pendant une manche, c’est permis ; mais vous commencez chaque manche avec sept au plus.
hand-2 = Vous faites le dernier choix de cette manche. Comment employer au mieux vos cartes ?
hand-2-wrong-1 = Il vous faudrait défausser une neuvième carte avec la huitième. Employez vos cartes tant que vous pouvez : construisez.
hand-2-otherwise = Il vous faudrait défausser des cartes. Employez celles que vous avez : construisez.
hand-3 = Bien ! Construisez la Statue : elle ne fait que rapporter trois points. Payez avec deux cartes : la Grange à maïs et le Dépôt de fruits.
hand-3-wrong-1 = En fin de partie, la Salle d’assemblée rapporte pour chaque bâtiment de production. Gardez ces cartes-là.
hand-3-otherwise = Vous pouvez aussi construire cela. Mais trois points pour deux cartes, c’est une affaire : construisez la Statue.
hand-4 = La manche est finie et votre adversaire devient Gouverneur. Mais d’abord, votre Chapelle : chaque carte glissée dessous vaut un point, pour de bon.
hand-4-wrong-1 = Vous pouvez bien vous passer d’une carte par manche, et chacune vaut un point. Glissez-en une sous la Chapelle.
hand-4-otherwise = Cette carte vous est plus utile que la Manufacture. Glissez la moins chère sous la Chapelle.
hand-end = Bravo ! Gardez peu de cartes en fin de manche, et vous n’en défaussez aucune. Ensuite : comment gagner.

## Comment gagner

end-title = Comment gagner
end-about = Le douzième bâtiment, et ce qui rapporte en fin de partie.
end-1 = Onze bâtiments ! Le nombre dans le cercle de chacun indique ses points. Ici, vous voyez ce que vaut votre ville.
end-2 = Quand un joueur a douze bâtiments, la partie prend fin après cette phase du Bâtisseur. Êtes-vous en tête ? Alors construisez.
end-2-wrong-1 = Les cartes en main ne valent rien en fin de partie. Vous pouvez gagner maintenant : construisez.
end-2-otherwise = Votre adversaire a dix bons bâtiments. N’attendez pas : construisez.
end-3 = Lequel ? Le Monument au héros a cinq points. L’Hôtel de ville n’en porte aucun, mais en rapporte un par bâtiment commercial que vous avez : neuf.
end-3-wrong-1 = Cinq points, et peut-être la victoire. Mais l’Hôtel de ville en rapporte neuf.
end-3-otherwise = Cela met aussi fin à la partie, mais rapporte peu. Regardez les cartes chères.
end-end = Félicitations ! Douze bâtiments, et le plus de points. Vous connaissez le jeu ; le reste s’apprend en jouant.

## Le draft et les Nouveaux bâtiments

new-buildings-title = Le draft et les Nouveaux bâtiments
new-buildings-about = Choisissez votre main de départ et découvrez l’extension.
new-buildings-1 = Avec le draft de départ, vous voyez plus de cartes que vous n’en gardez. Gardez-en quatre : défaussez celle qui vous aide le moins au début.
new-buildings-1-wrong-1 = Au début, il vous faut des bâtiments de production peu chers. La Résidence coûte six et ne rapporte qu’en fin de partie.
new-buildings-1-otherwise = Cette carte est assez peu chère pour vous aider vite. La Résidence, elle, coûte six.
new-buildings-2 = Bien ! La Cathédrale est sur la table. Un joueur qui peut payer sept cartes la construit comme une carte de sa main ; il n’y en a qu’une.
new-buildings-3 = Vous avez un Bureau en main. Il coûte 1 : en tant que Bâtisseur, vous ne payez rien. Prenez le Bâtisseur.
new-buildings-3-otherwise = Un bâtiment gratuit, difficile de faire mieux. Prenez le Bâtisseur.
new-buildings-4 = Construisez le Bureau.
new-buildings-4-otherwise = Cela peut attendre. Le Bureau est gratuit, et vous aide à trouver de meilleures cartes dès la manche suivante.
new-buildings-5 = Bravo ! C’est le dernier choix de la manche. Il n’y a rien à vendre, et le Bâtisseur est pris. Prenez l’Explorateur : il vous donne une carte.
new-buildings-5-otherwise = Cela aide votre adversaire autant que vous. L’Explorateur n’aide que vous.
new-buildings-6 = La nouvelle manche commence par votre Bureau : défaussez une ou deux cartes et piochez-en autant. Échangez le Parc, qui a besoin d’une Grue.
new-buildings-6-otherwise = Gardez ce que vous pouvez bientôt construire, et échangez le Parc.
new-buildings-end = Bravo ! Pour découvrir les autres nouveaux bâtiments, appuyez longuement sur une carte et lisez-la. Amusez-vous bien !
