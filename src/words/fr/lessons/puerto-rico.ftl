# Leçons de Puerto Rico. Chaque texte est une étape : une idée, une ou deux phrases courtes, 220 signes au plus.

## Votre première manche

round-title = Votre première manche
round-about = Prenez des rôles, gagnez du terrain, construisez et mettez des ouvriers à la tâche.
round-1 = Voici votre plateau : la campagne pour les plantations, la ville pour les bâtiments. Vous commencez avec une plantation de fruits et 2 pièces.
round-2 = Le joueur avec le plus de points de victoire gagne. Vous en marquez avec les marchandises que vous expédiez et avec vos bâtiments.
round-3 = À chaque manche, chaque joueur prend un rôle. Tous en profitent, mais celui qui l’a pris joue en premier et a un privilège.
round-4 = Vous commencez. Prenez le Paysan : chaque joueur peut alors prendre une nouvelle plantation.
round-4-wrong-1 = Le Producteur donne des marchandises, mais vous n’avez pas encore d’ouvriers sur vos terres. Prenez le Paysan.
round-4-wrong-2 = Le Capitaine expédie des marchandises, et aucun joueur n’en a encore. Prenez le Paysan.
round-4-otherwise = Ce rôle vous servira plus tard. Commencez par le terrain : prenez le Paysan.
round-5 = Bien ! Voici votre privilège : seul le joueur qui a pris le Paysan peut prendre une carrière. Elle rend vos bâtiments moins chers : prenez-la.
round-5-wrong-1 = Le maïs est bien, mais vous en trouverez à chaque phase du Paysan. Pour une carrière, il vous faut le privilège.
round-5-wrong-2 = Le terrain est gratuit : prenez-en toujours. Prenez la carrière.
round-5-otherwise = Une plantation n’est pas une erreur, mais servez-vous de votre privilège : prenez la carrière.
round-6 = Bravo ! Vos adversaires ont pris du terrain aussi. Votre voisin de gauche a pris le Bâtisseur : vous pouvez construire. Il faut un bâtiment à vos fruits : le Petit dépôt de fruits.
round-6-wrong-1 = Le marché rapporte quand vous vendez, et vous n’avez rien à vendre. Produisez d’abord des fruits.
round-6-wrong-2 = Vous en avez les moyens. Sans dépôt, votre plantation de fruits ne produit rien.
round-6-otherwise = Construisez ce qu’il faut à vos terres : le Petit dépôt de fruits.
round-7 = Bien ! Votre voisin de droite a pris le Recruteur : vous recevez un ouvrier. Placez-le sur la carrière : chaque bâtiment vous coûte alors 1 pièce de moins.
round-7-wrong-1 = Il faut deux ouvriers pour les fruits : un sur la plantation, un dans le dépôt. Un seul ne produit rien.
round-7-wrong-2 = Le dépôt a aussi besoin d’un ouvrier sur la plantation. Avec un seul ouvrier, seule la carrière vous aide.
round-8 = Bravo ! Chaque joueur a pris un rôle : la manche est finie. Chaque rôle restant reçoit une pièce, pour le prochain joueur qui le prend.
round-9 = Chaque manche commence un joueur plus à gauche : celle-ci par votre voisin de gauche. Vos adversaires ont produit le premier maïs, vendu une caisse et reçu des pièces de leurs rôles.
round-10 = À vous. Avec le privilège du Bâtisseur et votre carrière, un bâtiment à 2 pièces est gratuit. Prenez le Bâtisseur.
round-10-wrong-1 = Il vous donnerait une pièce, mais vous n’avez rien à expédier. Le Bâtisseur vous fait économiser 2 pièces.
round-10-otherwise = Pas mal, mais un bâtiment gratuit vaut mieux : prenez le Bâtisseur.
round-11 = L’Hacienda coûte 2 : 1 de moins pour le privilège, 1 de moins pour la carrière. Construisez-la gratuitement ; elle peut ensuite vous donner plus de terrain.
round-11-wrong-1 = Il ne coûte que 1 : vous perdriez la moitié de votre réduction, car le reste n’est pas rendu en pièces.
round-11-wrong-2 = Un bâtiment gratuit vaut aussi un point en fin de partie. Prenez-le.
round-11-otherwise = Ce serait possible, mais cette fois construisez l’Hacienda.
round-end = Bravo ! Vous avez joué une manche et plus : un joueur prend un rôle, tous agissent, puis le suivant choisit. Ensuite : où placer vos ouvriers.

## Ouvriers et marchandises

workers-title = Ouvriers et marchandises
workers-about = Placez vos ouvriers là où ils servent, et produisez des marchandises.
workers-1 = Les cercles sont les places des ouvriers. Une plantation ou un bâtiment sans ouvrier ne fait rien.
workers-2 = Le maïs n’a besoin que d’un ouvrier, sur sa plantation. Toute autre marchandise en veut deux : un sur la plantation, un dans son bâtiment.
workers-3 = De nouveaux ouvriers attendent à la Bourse du travail : ici, 3. Les joueurs les prennent un par un, à commencer par celui qui prend le Recruteur.
workers-4 = Prenez le Recruteur. Votre privilège : un ouvrier de plus, de la réserve.
workers-4-wrong-1 = Pour l’instant, vous ne produiriez que du maïs. Prenez d’abord des ouvriers : vous produirez aussi des fruits.
workers-4-wrong-2 = Vous avez plus de terrain que d’ouvriers. Prenez d’abord des ouvriers.
workers-4-otherwise = Il vous faut d’abord des ouvriers : prenez le Recruteur.
workers-5 = Bien ! Vous avez reçu deux ouvriers. Laissez l’autre sur le maïs, et placez les nouveaux sur la plantation de fruits et dans le dépôt de fruits.
workers-5-wrong-1 = Trois plantations, mais vous ne produiriez que du maïs : votre dépôt de fruits n’a pas d’ouvrier.
workers-5-wrong-2 = Le dépôt ne sert qu’avec un ouvrier sur la plantation de fruits.
workers-5-otherwise = Presque. Il faut le maïs, la plantation de fruits et le dépôt de fruits : alors seulement vous produisez les deux.
workers-6 = Bravo ! Votre voisin de gauche a pris le Producteur : vous avez produit 1 caisse de maïs et 1 de fruits. Vos marchandises restent ici jusqu’à ce que vous les vendiez ou expédiiez.
workers-7 = Le joueur qui prend le Producteur reçoit 1 caisse de plus, d’une sorte qu’il vient de produire. Choisissez ce rôle quand vous produisez beaucoup.
workers-8 = Votre voisin de droite a pris le Bâtisseur : vous pouvez construire. Il manque un bâtiment à votre plantation de sucre : la Petite raffinerie de sucre.
workers-8-wrong-1 = Il permet plus de fruits, mais vous n’avez qu’une plantation de fruits. Le petit dépôt lui suffit.
workers-8-wrong-2 = Votre plantation de sucre ne ferait rien. Vous pouvez payer la raffinerie.
workers-8-otherwise = Construisez ce qu’il faut à vos terres : la Petite raffinerie de sucre.
workers-9 = Bien ! Un ouvrier de plus : 4 pour 5 cercles, et vous pouvez tous les déplacer. Le maïs ne rapporte rien à la vente : mettez-en un sur le sucre et un dans la raffinerie.
workers-9-wrong-1 = La raffinerie n’a pas d’ouvrier : celui de la plantation de sucre ne fait rien.
workers-9-wrong-2 = La raffinerie ne sert qu’avec un ouvrier sur la plantation de sucre.
workers-9-otherwise = Pensez par paires : plantation de fruits et dépôt, plantation de sucre et raffinerie.
workers-10 = Bravo ! Vous produisez maintenant des fruits et du sucre. À chaque phase du Recruteur, vous pouvez déplacer à nouveau tous vos ouvriers.
workers-end = Placez vos ouvriers par paires : un sur une plantation, un dans son bâtiment. Ensuite : ce que vous pouvez construire d’autre.

## Bâtiments

buildings-title = Bâtiments
buildings-about = Sachez ce qu’un bâtiment vous coûte, et quand il agit.
buildings-1 = Voici tout ce que vous pouvez construire. Chaque bâtiment montre son coût et ses points en fin de partie : ils comptent avec ou sans ouvriers.
buildings-2 = Certains bâtiments produisent des marchandises. Les autres sont commerciaux : ils aident à vendre, construire, expédier ou gagner du terrain.
buildings-3 = Vous produisez du tabac, bon à vendre, et avez 9 pièces. Prenez le Bâtisseur : votre privilège, 1 pièce de moins.
buildings-3-wrong-1 = Vous produiriez 1 tabac. Mais avec 9 pièces, construisez d’abord : plus tôt vous construisez, plus cela sert.
buildings-3-otherwise = Vous avez des pièces à dépenser : prenez le Bâtisseur.
buildings-4 = Bien ! Le Grand marché ajoute 2 pièces à chaque vente. Il coûte 5, mais avec votre privilège et votre carrière occupée, vous payez 3. Construisez-le.
buildings-4-wrong-1 = Il est bon marché, mais n’ajoute que 1 pièce par vente. Vous pouvez payer le grand.
buildings-4-wrong-2 = Un entrepôt évite de perdre beaucoup de marchandises. Vous produisez une caisse à la fois : vendez-la plutôt bien.
buildings-4-wrong-3 = Les pièces ne valent rien en fin de partie. Dépensez-les tant qu’un bâtiment peut encore vous aider.
buildings-4-otherwise = Il vous aiderait, mais il faut un marché pour le tabac : le Grand marché.
buildings-5 = Bravo ! Mais le marché est vide : il ne fait rien encore. Un nouveau bâtiment n’a pas d’ouvrier.
buildings-6 = Un adversaire a pris le Recruteur : vous recevez un ouvrier. Laissez les autres où ils sont, et placez le nouveau dans le marché.
buildings-6-wrong-1 = Le séchoir a 3 cercles, mais vous n’avez qu’une plantation de tabac : un deuxième ouvrier n’y fait rien.
buildings-6-wrong-2 = Vous ne pouvez pas encore produire de café : cet ouvrier ne fait rien. Sur la carrière, il vous fait économiser des pièces.
buildings-6-otherwise = Placez un ouvrier sur chacun des quatre qui servent : plantation de tabac, séchoir à tabac, carrière et marché.
buildings-7 = Bien ! Dans cette manche, votre voisin de gauche a pris le Bâtisseur : vous n’avez pas le privilège. La carrière sert toujours : construisez la Grande brûlerie de café pour 5.
buildings-7-wrong-1 = Cela vous aide à gagner du terrain plus tard. Mais votre plantation de café attend, et le café se vend le plus cher.
buildings-7-wrong-2 = Le café se vend 4 pièces, plus que toute autre marchandise. Sans brûlerie, vous n’en avez pas.
buildings-7-otherwise = Votre plantation de café a besoin de la Grande brûlerie de café.
buildings-8 = Bravo ! Plus de carrières économisent plus, dans la limite des points du bâtiment : 1 pour un bâtiment à 1 point, 3 pour un à 3 points, 4 pour un bâtiment de prestige.
buildings-9 = Encore deux règles : jamais deux fois le même bâtiment, et votre ville n’a que 12 cases.
buildings-end = Construisez tôt ce qui vous aide à chaque manche, et donnez-lui un ouvrier. Ensuite : changer des marchandises en pièces.

## Vendre

trade-title = Vendre
trade-about = Vendez la bonne caisse au bon moment.
trade-1 = Ici, à la Maison de commerce, vous changez des marchandises en pièces. Le maïs se vend 0, les fruits 1, le sucre 2, le tabac 3, le café 4.
trade-2 = Elle a quatre cases et ne prend chaque sorte qu’une fois. Des fruits y sont déjà : tant qu’elle n’est pas vidée, aucun joueur ne peut en vendre.
trade-3 = Vous avez un café, la marchandise la plus chère. Prenez le Marchand : il porte 1 pièce, et votre privilège ajoute 1 pièce à votre vente.
trade-3-wrong-1 = Vous devriez alors expédier votre café, pour un seul point. Vendez-le d’abord.
trade-3-wrong-2 = Tous les joueurs auraient des marchandises, et un adversaire pourrait vendre du café avant vous. Vendez maintenant.
trade-3-otherwise = C’est le moment de vendre : prenez le Marchand.
trade-4 = Bien ! En phase du Marchand, vous pouvez vendre une caisse. Vendez le café : 4 pièces, et 1 pour votre privilège.
trade-4-wrong-1 = Il ne rapporte que la pièce de votre privilège, et c’est votre seule vente. Le maïs s’expédie.
trade-4-wrong-2 = Tôt ou tard, vous devriez expédier votre café. Vendez-le.
trade-5 = Bravo ! À vous tous, vous avez rempli la Maison de commerce : elle a été vidée. S’il restait une case, les caisses seraient restées et auraient bloqué leurs sortes.
trade-6 = Ensuite, tous les joueurs ont produit, et vous pouvez construire. Construisez le Grand marché : il ajoute 2 pièces à chaque vente.
trade-6-wrong-1 = Avec un Comptoir, vous pouvez vendre une sorte déjà présente. C’est habile, mais touchez d’abord plus de pièces par vente.
trade-6-wrong-2 = Il ajoute 1 pièce par vente. Vous pouvez payer le grand, qui en ajoute 2.
trade-6-otherwise = Le café et les fruits ont besoin d’un marché : construisez le grand.
trade-7 = Bien ! Vous avez reçu un ouvrier pour le marché. Laissez les autres où ils sont, et placez le nouveau là.
trade-7-wrong-1 = Deux ouvriers à la brûlerie demandent deux plantations de café. Le marché a besoin d’un ouvrier.
trade-7-otherwise = Placez-en un sur chaque plantation, et un dans le dépôt, la brûlerie et le marché : alors tout fonctionne.
trade-8 = Bravo ! Votre voisin de droite a pris le Marchand et vendu du café : le vôtre doit attendre. Avec le marché, vos fruits se vendent 3 pièces : vendez-les.
trade-8-wrong-1 = Avec le marché, vous pouvez aussi vendre du maïs, mais 2 pièces, c’est moins que 3.
trade-8-wrong-2 = Attendre le café vous coûte 3 pièces maintenant. Vous vendrez le café une autre fois.
trade-9 = Bien ! Trois caisses restent là jusqu’à ce qu’une quatrième remplisse la maison. Avant de produire, regardez ce que vous pouvez encore vendre.
trade-end = Vendez quelques caisses chères, expédiez-en beaucoup de bon marché. Ensuite : les navires.

## Les navires

ships-title = Les navires
ships-about = Chargez des navires pour des points de victoire, et gardez vos meilleures marchandises.
ships-1 = C’est ici que vous marquez le plus de points. Chaque caisse chargée sur un navire vaut 1 point de victoire, quelle que soit la marchandise.
ships-2 = Un navire ne porte qu’une sorte, et deux navires ne portent jamais la même. Le deuxième porte du maïs et a encore 2 cases.
ships-3 = Vous avez beaucoup de marchandises. Prenez le Capitaine : vous chargez en premier, et votre premier chargement rapporte 1 point de plus.
ships-3-wrong-1 = Vous auriez encore plus de marchandises, mais un adversaire chargerait en premier. Les navires se remplissent vite.
ships-3-wrong-2 = Vous vendez une caisse, et six autres attendent. Le joueur qui prend le Capitaine charge alors avant vous.
ships-3-otherwise = Vous avez 7 caisses : prenez le Capitaine avant un adversaire.
ships-4 = Bien ! Les joueurs chargent tour à tour : une sorte, autant que possible. Votre voisin de gauche a du maïs aussi : prenez d’abord les 2 dernières cases de maïs.
ships-4-wrong-1 = Les navires vides peuvent attendre, pas les dernières cases de maïs. Votre voisin les prendrait.
ships-4-wrong-2 = Le café se vend 4 pièces et ne vaut que 1 point ici. Gardez-le aussi longtemps que possible.
ships-4-otherwise = Chargez d’abord ce que vos adversaires veulent aussi : le maïs, sur le navire à 2 cases libres.
ships-5 = Bravo ! Vous chargez tour à tour, encore et encore, jusqu’à ce que plus aucun joueur ne puisse. Tant qu’un navire prend une de vos marchandises, vous devez charger.
ships-6 = Le navire de sucre a encore 2 cases, celui de fruits 1. Votre voisin de droite a encore un sucre : chargez le vôtre maintenant.
ships-6-wrong-1 = Vous pourrez charger vos fruits plus tard. Mais vous perdriez une case pour votre sucre.
ships-7 = Bien ! Les trois navires portent d’autres marchandises : vous n’avez pas à charger le café. Chaque joueur peut garder une caisse ; le reste est rendu.
ships-8 = Il vous reste du maïs et du café. Gardez le café : il est déjà choisi, il suffit de valider.
ships-8-wrong-1 = Le maïs ne rapporte rien à la vente. Le café se vend 4 pièces à la Maison de commerce.
ships-9 = Bravo ! Les navires pleins sont partis et sont de nouveau vides. Un navire avec une case libre reste, et garde sa sorte.
ships-10 = Un adversaire a pris le Bâtisseur. Un Petit entrepôt garde toutes les caisses d’une sorte, en plus de la caisse seule. Construisez-le pour 3.
ships-10-wrong-1 = Cela vous aide à gagner du terrain. Mais vous perdez sans cesse des marchandises : entreposez-les.
ships-10-wrong-2 = Vous ne garderiez qu’une seule caisse après chaque phase du Capitaine.
ships-10-otherwise = Cette fois, sauvez vos marchandises : construisez le Petit entrepôt.
ships-end = Expédiez ce que vous avez en nombre, gardez ce qui se vend cher, et regardez qui charge après vous. Ensuite : la fin de la partie.

## La fin de la partie

end-title = La fin de la partie
end-about = Voyez venir la fin et tirez le meilleur de la dernière manche.
end-1 = La partie prend fin avec la manche où l’une de trois choses se produit. Vous les voyez ici toutes les trois.
end-2 = La première : après une phase du Recruteur, la réserve a trop peu d’ouvriers pour remplir la Bourse du travail.
end-3 = La deuxième : un joueur prend le dernier point de victoire. Expédier beaucoup rapproche cette fin.
end-4 = La troisième : un joueur remplit les 12 cases de sa ville. Vous avez 10 bâtiments : deux cases sont libres.
end-5 = Vous avez 10 pièces, assez pour un bâtiment de prestige. Prenez le Bâtisseur.
end-5-wrong-1 = Vos 5 caisses rapportent quelques points. Le bâtiment en rapporte plus, et les pièces en main aucun.
end-5-wrong-2 = Tous les joueurs auraient plus de caisses. Mais vous avez 10 pièces, et les pièces ne valent rien en fin de partie.
end-5-otherwise = Changez vos pièces en points tant que vous pouvez : prenez le Bâtisseur.
end-6 = Bien ! Un bâtiment de prestige prend deux cases et vaut 4 points. Il peut rapporter plus, mais seulement s’il a un ouvrier en fin de partie.
end-7 = Vous avez 8 bâtiments commerciaux. L’Hôtel de ville rapporte un point pour chacun, lui compris : 9. Construisez-le ; votre École y place un ouvrier.
end-7-wrong-1 = Elle rapporte un point par tranche de 3 ouvriers. Vous en auriez 12 : 4 points.
end-7-wrong-2 = Elle rapporte 4 points jusqu’à 9 tuiles de campagne. L’Hôtel de ville vous en rapporte 9.
end-7-otherwise = Comptez ce que vous avez le plus : des bâtiments commerciaux. Construisez l’Hôtel de ville.
end-8 = Bravo ! Votre ville est pleine : c’est la dernière manche, et vous la jouez jusqu’au bout. Votre voisin de gauche a pris le Marchand, celui de droite le Capitaine.
end-9 = Comptez vos points d’expédition, les points de vos bâtiments et ce qu’ajoutent les bâtiments de prestige. Pièces et marchandises ne font que départager.
end-10 = Une dernière chance : les navires. Votre voisin de gauche charge après vous et a du maïs aussi. Prenez les 2 cases de maïs avant votre sucre.
end-10-wrong-1 = Personne d’autre n’a de sucre : ce navire vous attend. Pour le maïs, votre voisin serait plus rapide.
end-end = Félicitations, vous connaissez tout le jeu ! Jouez votre première partie. Tous les joueurs font des erreurs, et chacune ne coûte que quelques points.

## Nouveaux bâtiments

new-buildings-title = Nouveaux bâtiments
new-buildings-about = Choisissez ce qui est à vendre, et servez-vous des forêts.
new-buildings-1 = Cette extension ajoute 14 bâtiments commerciaux, trop pour le présentoir. Avant la première manche, vous choisissez donc tour à tour ceux qui sont à vendre.
new-buildings-2 = Chaque coût a un nombre fixe de places. Deux sont encore libres : une pour un bâtiment à 2 pièces, une pour un bâtiment de prestige à 10.
new-buildings-3 = À vous. Deux exemplaires de votre choix vont au présentoir, et tous les joueurs peuvent les acheter. Choisissez la Scierie : vous pouvez la payer tout de suite.
new-buildings-3-wrong-1 = 8 points pour 10 pièces, c’est bien. Mais il n’y en a qu’un, et vous n’aurez pas les pièces avant longtemps.
new-buildings-3-wrong-2 = Il permet de payer avec des marchandises ou des ouvriers s’il manque des pièces. Mais pour cette leçon, choisissez la Scierie.
new-buildings-3-otherwise = Cela convient aussi. Mais pour cette leçon, choisissez la Scierie.
new-buildings-4 = Bien ! Le présentoir est plein et la première manche commence. Vous avez 2 pièces : prenez le Bâtisseur.
new-buildings-4-wrong-1 = Tant que la Scierie n’agit pas, vous avez des plantations, mais pas de forêts.
new-buildings-4-otherwise = D’abord la Scierie : prenez le Bâtisseur.
new-buildings-5 = Construisez la Scierie. En tant que Bâtisseur, vous la payez 1 pièce.
new-buildings-5-wrong-1 = Le Canal ajoute des marchandises aux grands bâtiments de fruits et de sucre. Vous en êtes loin.
new-buildings-5-otherwise = Cette fois, construisez la Scierie.
new-buildings-6 = Bravo ! Un adversaire a pris le Recruteur : vous recevez un ouvrier. Un nouveau bâtiment n’agit qu’avec un ouvrier : placez-y le vôtre.
new-buildings-6-wrong-1 = Sans dépôt, les fruits ne produisent rien. La Scierie agit avec un ouvrier.
new-buildings-7 = Bien ! Un adversaire a pris le Paysan. Vous pouvez maintenant placer une plantation face cachée : une forêt. Prenez ainsi la plantation de sucre.
new-buildings-7-wrong-1 = Comme plantation, elle veut une raffinerie et deux ouvriers. Essayez la forêt, cette fois.
new-buildings-7-wrong-2 = Une forêt est gratuite, et deux vous font économiser une pièce sur chaque bâtiment.
new-buildings-7-otherwise = Prenez la plantation de sucre, comme forêt.
new-buildings-8 = Bravo ! Une forêt ne produit rien et se passe d’ouvriers. Avec la Scierie, chaque bâtiment coûte 1 pièce de moins par tranche de 2 forêts, sans limite.
new-buildings-9 = Chaque nouveau bâtiment a son propre effet. Ouvrez les bâtiments à vendre et touchez-en un pour le lire.
new-buildings-end = Regardez le présentoir avant la première manche : il vous dit de quoi cette partie sera faite.

## Citoyens

citizens-title = Citoyens
citizens-about = Gagnez des citoyens, et placez-les là où ils font mieux que des ouvriers.
citizens-1 = Certaines figurines de la Bourse du travail sont maintenant des citoyens. Un citoyen peut tout ce que peut un ouvrier.
citizens-2 = En fin de partie, chacun de vos citoyens vaut 1 point, où qu’il soit. Il y en a 20, et chaque remplissage en ajoute un.
citizens-3 = Prenez le Recruteur : vous choisissez en premier à la Bourse du travail. Votre ouvrier de la réserve s’ajoute automatiquement.
citizens-3-wrong-1 = Vous avez des cercles à remplir. Le joueur qui prend le Recruteur obtient le citoyen.
citizens-3-wrong-2 = La plupart de vos cercles sont encore vides. Prenez d’abord des ouvriers.
citizens-3-otherwise = Il y a un citoyen, pour le joueur qui choisit en premier : prenez le Recruteur.
citizens-4 = Bien ! Prenez le citoyen : il travaille comme un ouvrier, et vaut un point en fin de partie.
citizens-4-wrong-1 = Un ouvrier ne fait rien de plus qu’un citoyen, et ne rapporte rien en fin de partie.
citizens-5 = Certains bâtiments font une chose avec un ouvrier, une autre avec un citoyen. À chaque phase du Producteur, la Chapelle rapporte 1 pièce avec un ouvrier, 1 point avec un citoyen.
citizens-6 = Choisissez donc d’abord lequel de ces bâtiments reçoit un citoyen. Placez le vôtre dans la Chapelle.
citizens-6-wrong-1 = Partout ailleurs, un ouvrier fait de même. Dans la Chapelle, seul un citoyen vous rapporte un point à chaque fois.
citizens-7 = Bien ! Il vous reste deux ouvriers, dont un sur le maïs. Déplacez-le : les fruits se vendent mieux. Il en faut un sur leur plantation et un dans leur dépôt.
citizens-7-wrong-1 = Vous produisez du maïs, mais pas de fruits : le dépôt n’a pas d’ouvrier.
citizens-7-wrong-2 = Le dépôt ne sert qu’avec un ouvrier sur la plantation de fruits.
citizens-8 = Bravo ! Votre voisin de gauche a pris le Producteur. Avant vos fruits, le citoyen de la Chapelle vous a rapporté un point.
citizens-9 = Encore un changement : trop peu d’ouvriers ne met plus fin à la partie. Les deux autres fins demeurent.
citizens-end = Prenez tôt des citoyens : ils travaillent pour vous tout le temps, et rapportent en fin de partie.

## Le Contrebandier

smuggler-title = Le Contrebandier
smuggler-about = Servez-vous du rôle qui n’aide que vous.
smuggler-1 = Il y a ici un autre rôle. Seul le joueur qui prend le Contrebandier agit : aucun adversaire n’y gagne. Mais il n’a pas de privilège non plus.
smuggler-2 = Le joueur qui le prend garde son marqueur, et ne peut le reprendre qu’après un adversaire. Il ne porte jamais de pièces.
smuggler-3 = Le deuxième navire a 4 caisses de tabac. Prenez le Contrebandier avant qu’il ne parte.
smuggler-3-wrong-1 = Vos 2 maïs rapportent 3 points. Mais le tabac du navire vaut plus, et il y aura une autre phase du Capitaine.
smuggler-3-wrong-2 = Vous n’avez que du maïs à vendre. Trouvez d’abord mieux.
smuggler-3-otherwise = Pas maintenant : prenez le Contrebandier.
smuggler-4 = Bien ! Vous pouvez faire une chose sur quatre : attaquer un navire, piller la Maison de commerce, débaucher des ouvriers ou capturer un rôle.
smuggler-5 = Attaquez le navire de tabac : vous gardez 3 de ses caisses, les autres sont rendues, et le navire est vide.
smuggler-5-wrong-1 = Vous auriez 2 maïs, soit 2 points sur un navire. Le tabac se vend 3 pièces la caisse.
smuggler-5-wrong-2 = Vous marqueriez un point par caisse présente : 2 points. Trois tabacs vous rapportent plus.
smuggler-5-wrong-3 = Vous pourriez placer jusqu’à 3 des ouvriers retirés, mais vous n’avez qu’un cercle vide.
smuggler-5-otherwise = Pensez à ce que vous pouvez vendre : attaquez le navire de tabac.
smuggler-6 = Bravo ! Votre voisin de gauche a pris le Marchand. Vendez un tabac pour 3 pièces.
smuggler-6-wrong-1 = Le maïs ne rapporte rien ici. Gardez-le pour un navire.
smuggler-6-wrong-2 = Vous perdriez 3 pièces. Vendez.
smuggler-7 = Bien ! Pour débaucher, vous retirez de la Bourse du travail autant d’ouvriers qu’il y a de joueurs. Jusqu’à 3 vont sur vos cercles vides ; les autres quittent la partie.
smuggler-8 = Pour capturer, vous prenez un rôle avec ses pièces. Si un adversaire le choisit, vous touchez 3 pièces. Sinon, vous le jouez à la fin de la manche.
smuggler-end = Le Contrebandier est fort quand vos adversaires ont chargé des navires ou rempli la Maison de commerce. Voyez qui le prend ensuite.

## Le Festival

festival-title = Le Festival
festival-about = Remplissez un objectif avant les autres.
festival-1 = Vous voyez trois objectifs sur le plateau Festival. Le premier joueur qui en remplit un reçoit sa récompense ; les autres n’ont rien.
festival-2 = Le premier demande 3 plantations d’une sorte, ici le sucre, et donne 3 ouvriers. Vous en avez déjà 2.
festival-3 = Vous pouvez prendre une plantation de sucre. Prenez le Paysan avant un adversaire.
festival-3-wrong-1 = Le deuxième objectif demande 2 sucres, et votre raffinerie en produit 1. Les ouvriers du premier vous y aideront.
festival-3-wrong-2 = La Manufacture coûte 7, et vous avez 4 pièces.
festival-3-otherwise = Regardez les objectifs : prenez le Paysan.
festival-4 = Bien ! Prenez la plantation de sucre, votre troisième.
festival-4-wrong-1 = Vous avez le privilège, mais la troisième plantation de sucre vous donne aussitôt 3 ouvriers.
festival-4-wrong-2 = Le café se vend cher, mais un adversaire pourrait prendre le sucre, et la récompense.
festival-4-otherwise = L’objectif demande du sucre.
festival-5 = Bravo : vous recevez 3 ouvriers et les placez maintenant. Mettez-en deux dans la grande raffinerie et un sur la nouvelle plantation : 3 sucres par phase du Producteur.
festival-5-wrong-1 = Le marché aide quand vous vendez, mais vous ne produiriez que 2 sucres.
festival-5-otherwise = Trois plantations veulent trois ouvriers dans les raffineries : vous en avez un là et il en faut deux.
festival-6 = Parfait ! Votre voisin de gauche a pris le Producteur. Vous avez produit 1 maïs et 3 sucres, plus que le deuxième objectif n’en demande : vous recevez 3 pièces.
festival-7 = Vous avez maintenant 7 pièces, et un adversaire a pris le Bâtisseur. Le troisième objectif est la Manufacture : construisez-la, pour 3 points de plus.
festival-7-wrong-1 = Il est moins cher, mais le premier joueur qui construit la Manufacture reçoit les 3 points.
festival-7-wrong-2 = Un adversaire la construirait et prendrait les points.
festival-7-otherwise = L’objectif montre la Manufacture : construisez-la.
festival-end = Félicitations ! Les trois en une manche, c’est rare. Regardez les objectifs avant de choisir : un petit détour peut rapporter gros.

## Les cartes Festival

festival-cards-title = Les cartes Festival
festival-cards-about = Jouez pour les trois cartes Festival de cette partie.
festival-cards-1 = Trois cartes sur douze, tirées au hasard, remplacent les objectifs imprimés. Touchez-en une pour lire ce qu’elle demande.
festival-cards-2 = La première : chargez la dernière caisse du plus petit navire, pour qu’il soit plein de maïs. Vous recevez 2 pièces pour cela.
festival-cards-3 = Ce navire a encore 2 cases, et vous avez 3 maïs. Prenez le Capitaine et chargez en premier.
festival-cards-3-wrong-1 = Votre tabac est pour la deuxième carte, mais votre voisin de gauche a 2 maïs et remplirait le navire. D’abord le navire.
festival-cards-3-wrong-2 = La troisième carte peut attendre. Votre voisin a 2 maïs pour le même navire.
festival-cards-3-otherwise = D’abord le navire, avant que votre voisin ne le remplisse : prenez le Capitaine.
festival-cards-4 = Bien ! Chargez le maïs. Deux caisses tiennent, et elles remplissent le navire.
festival-cards-4-wrong-1 = Votre voisin chargerait 2 maïs, remplirait le navire et aurait la récompense.
festival-cards-5 = Bravo, vous recevez 2 pièces ! Votre sucre a été chargé automatiquement. Gardez maintenant le tabac : la deuxième carte le demande.
festival-cards-5-wrong-1 = Le maïs n’aide plus aucune carte. Il manque une quatrième caisse à la Maison de commerce, et le tabac convient.
festival-cards-6 = La Maison de commerce a trois caisses. La deuxième carte récompense le joueur qui vend du tabac comme quatrième. Vendez-le.
festival-cards-6-wrong-1 = Vous auriez 3 pièces et 2 ouvriers. Vendez le tabac.
festival-cards-7 = Parfait ! Vous recevez 2 ouvriers. Placez-les sur la deuxième plantation de tabac et dans le séchoir : vous produisez un tabac de plus à chaque fois.
festival-cards-7-wrong-1 = Vous produisez plus de maïs, mais la deuxième plantation de tabac veut aussi un ouvrier dans le séchoir.
festival-cards-7-wrong-2 = Un ouvrier dans le séchoir ne fait rien sans un autre sur la plantation.
festival-cards-7-otherwise = Placez-en un sur la plantation de tabac, un dans le séchoir à tabac.
festival-cards-8 = Bien ! Un adversaire a pris le Paysan. La troisième carte demande 2 plantations de maïs et 2 de sucre, et il vous manque un sucre : prenez-le.
festival-cards-8-wrong-1 = Le café se vend cher, mais le sucre rapporte aussitôt 3 points.
festival-cards-8-wrong-2 = Vous manqueriez 3 points.
festival-cards-8-otherwise = La carte demande du sucre.
festival-cards-end = Félicitations, les trois cartes ! Lisez-les avant la première manche : elles changent la valeur des terres et des marchandises.

## Succès

achievements-title = Succès
achievements-about = Accomplissez les tâches de vos cartes secrètes.
achievements-1 = Ces quatre cartes Succès sont à vous, et personne d’autre ne les voit. Chacune a une tâche et rapporte de 3 à 7 points en fin de partie.
achievements-2 = Dès que vous accomplissez une carte, elle est annoncée. Elle reste accomplie, quoi qu’il arrive. Touchez une carte pour la lire.
achievements-3 = Vous avez 6 maïs, et le plus grand navire est vide, avec 6 cases. Prenez le Capitaine avant qu’un adversaire n’y charge autre chose.
achievements-3-wrong-1 = Il vous faut un bâtiment pour une carte, mais ce navire pour trois, et votre voisin de gauche a du maïs aussi.
achievements-3-wrong-2 = Avec 10 maïs ou avec 6 : le navire n’en prend que 6. Ne laissez pas vos adversaires charger en premier.
achievements-3-otherwise = Il vous faut le navire pour vos cartes : prenez le Capitaine.
achievements-4 = Bien ! Chargez les 6 maïs. Parmi les navires vides, vous devez en choisir un qui en prend le plus : c’est donc le grand.
achievements-4-wrong-1 = Votre voisin chargerait d’abord un maïs, et tout le maïs devrait aller sur ce navire.
achievements-5 = Bravo, trois cartes d’un coup ! Vous avez chargé 5 caisses en un chargement, rempli un navire vide en un seul chargement et fait partir un navire de maïs.
achievements-6 = Un adversaire a pris le Bâtisseur. La dernière carte veut 3 bâtiments de fruits ou de sucre ; vous en avez 2. Votre sucre manque de place : construisez la Grande raffinerie de sucre.
achievements-6-wrong-1 = Il compte aussi, mais une plantation de fruits n’a pas besoin d’un second dépôt. Vous avez deux plantations de sucre, et de quoi en traiter une.
achievements-6-wrong-2 = Vous manqueriez 4 points.
achievements-6-otherwise = La carte demande un autre bâtiment de fruits ou de sucre : la Grande raffinerie de sucre.
achievements-7 = Bravo ! Les cartes non accomplies ne coûtent rien. Les points s’ajoutent en fin de partie et ne vident pas la réserve.
achievements-end = Regardez vos cartes avant de choisir un rôle. Quand deux demandent la même chose, faites un plan.

## Puertoma

puertoma-title = Puertoma
puertoma-about = Jouez contre des adversaires qui suivent des règles, et lisez pourquoi ils choisissent.
puertoma-1 = Vous jouez contre deux Puertomas. Les règles décident de ce qu’ils font, pas à pas. Ils participent à chaque rôle, comme vous.
puertoma-2 = Ils partagent le plateau d’actions. Son marqueur est sur un rôle, et des flèches mènent de là aux rôles qu’un Puertoma préfère ensuite.
puertoma-3 = Vous jouez comme toujours. Prenez le Paysan.
puertoma-3-wrong-1 = C’est aussi un bon rôle. Mais voyez d’abord comment un Puertoma prend du terrain.
puertoma-3-otherwise = Commencez par le terrain : prenez le Paysan.
puertoma-4 = Bien ! Prenez la carrière.
puertoma-4-wrong-1 = Le terrain est gratuit. Prenez la carrière.
puertoma-4-otherwise = Servez-vous de votre privilège : la carrière.
puertoma-5 = Le Puertoma 1 a alors choisi. Il écarte les rôles qui ne l’aident pas. Puis il préfère ceux qu’une flèche désigne, puis le plus de pièces. S’il en reste plusieurs, une carte décide.
puertoma-6 = Il a pris le Bâtisseur, et les deux ont construit : le plus haut niveau possible, puis le bâtiment le plus cher. Construisez aussi : le Petit dépôt de fruits.
puertoma-6-wrong-1 = Ce serait possible, mais vos fruits ont besoin de leur dépôt. Ceux d’un Puertoma s’en passent.
puertoma-6-wrong-2 = Construisez tant que vous pouvez : vos fruits ont besoin du dépôt.
puertoma-6-otherwise = Vos fruits ont besoin du Petit dépôt de fruits.
puertoma-7 = Bravo ! Les Puertomas placent leurs ouvriers sous les plantations, jamais dans les bâtiments : un pour le maïs, jusqu’à trois pour le café. Une plantation aux cercles pleins produit.
puertoma-8 = Le Puertoma 2 a pris le Recruteur : vous recevez un ouvrier. Placez-le sur la carrière : elles ne servent pas aux Puertomas, mais à vous, si.
puertoma-8-wrong-1 = Vos fruits veulent un second ouvrier, dans le dépôt. La carrière agit avec un seul.
puertoma-8-wrong-2 = Le dépôt a aussi besoin d’un ouvrier sur la plantation.
puertoma-9 = Bien ! La manche suivante a commencé. Les bâtiments ne font rien pour un Puertoma, mais deux d’un même niveau révèlent une capacité : le Puertoma 1 en a une.
puertoma-10 = Un Puertoma n’a ni plan ni rancune, et ne renonce jamais. Si vous connaissez son ordre de choix, vous pouvez en profiter.
puertoma-end = Le journal donne la raison de chacun de ses choix. Commencez par le niveau facile, et suivez en lisant.

## L’édition classique

classic-title = L’édition classique
classic-about = Apprenez les mots de l’édition classique, et ce qui y change.
classic-1 = Si vous connaissez l’édition 1897, vous connaissez celle-ci. Le Recruteur s’appelle ici Maire, l’Aventurier Chercheur d’or, et les ouvriers sont des colons.
classic-2 = L’indigo remplace les fruits : même prix, autre couleur. Vos plantations et carrières vont sur votre île.
classic-3 = Première différence : le joueur qui prend le Producteur reçoit sa caisse de plus avec ses propres marchandises, avant que les autres ne produisent. Prenez le Producteur.
classic-3-wrong-1 = Vous n’avez qu’un maïs à expédier. Produisez d’abord.
classic-3-wrong-2 = Votre île est pleine : vous ne pouvez rien garder.
classic-3-otherwise = Cette fois, prenez le Producteur.
classic-4 = Bien ! Prenez un café de plus. Vos adversaires n’ont pas encore produit : la réserve est encore pleine.
classic-4-wrong-1 = Le maïs est pour les navires et ne rapporte rien à la vente. Un café de plus vaut 4 pièces.
classic-4-wrong-2 = Ne laissez jamais une caisse gratuite.
classic-4-otherwise = Le café se vend le plus cher : prenez-le.
classic-5 = La phase du Capitaine est finie. Deuxième différence : s’il vous reste des marchandises, vous devez garder une caisse ; impossible de tout rendre. Gardez un café.
classic-5-wrong-1 = Le café se vend 4 pièces.
classic-5-wrong-2 = L’indigo se vend 1 pièce, le café 4.
classic-6 = Bien ! Troisième différence : même l’île pleine, vous pouvez prendre une plantation. Vous la défaussez aussitôt, mais votre voisin ne l’a pas. Prenez le sucre.
classic-6-wrong-1 = Cela ne gêne aucun adversaire. Votre voisin de gauche produit du sucre et veut une autre plantation de sucre.
classic-6-wrong-2 = Cela ne vous coûte rien, et votre voisin de gauche prendrait le sucre.
classic-6-otherwise = Votre voisin de gauche produit du sucre : prenez-le-lui.
classic-end = Bravo ! Les bâtiments aussi ont d’autres noms, mais font la même chose. Vous connaissez déjà le reste.
