### Puerto Rico : ce que fait chaque pièce, en une ou deux phrases courtes.

## Bâtiments

building-small-fruit-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de fruits d’une plantation de fruits occupée.
building-small-market-effect = 1 pièce de plus quand vous vendez à la Maison de commerce.
building-small-sugar-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de sucre d’une plantation de sucre occupée.
building-builders-yard-effect = En phase du Paysan, vous pouvez prendre une carrière au lieu d’une plantation.
building-hacienda-effect = En phase du Paysan, vous pouvez d’abord tirer une plantation du sac et la placer. Prenez ensuite une tuile comme d’habitude.
building-large-fruit-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de fruits d’une plantation de fruits occupée.
building-small-warehouse-effect = À la fin de la phase du Capitaine, gardez toutes les caisses d’une sorte, en plus de votre caisse habituelle.
building-large-sugar-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de sucre d’une plantation de sucre occupée.
building-hospital-effect = En phase du Paysan, 1 de vos nouvelles tuiles arrive avec un ouvrier. Prenez-le dans la réserve, ou à défaut à la Bourse du travail.
building-tobacco-storage-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de tabac d’une plantation de tabac occupée.
building-office-effect = Vous pouvez vendre une sorte déjà présente à la Maison de commerce.
building-large-market-effect = 2 pièces de plus quand vous vendez à la Maison de commerce.
building-coffee-roaster-effect = En phase du Producteur, chaque ouvrier ici tire 1 caisse de café d’une plantation de café occupée.
building-large-warehouse-effect = À la fin de la phase du Capitaine, gardez toutes les caisses de 2 sortes, en plus de votre caisse habituelle.
building-factory-effect = En phase du Producteur, 1, 2, 3 ou 5 pièces si vous produisez 2, 3, 4 ou 5 sortes.
building-school-effect = Chaque nouveau bâtiment arrive avec 1 ouvrier de la réserve, ou à défaut de la Bourse du travail.
building-harbor-effect = En phase du Capitaine, 1 point de plus chaque fois que vous chargez un navire.
building-wharf-effect = Une fois par phase du Capitaine, vous pouvez charger toutes vos caisses d’une sorte sur votre propre navire.
building-fire-station-effect = En fin de partie, 1 point par petit bâtiment de production que vous avez et 2 par grand.
building-residence-effect = En fin de partie, 4 points jusqu’à 9 tuiles de campagne, 5 pour 10, 6 pour 11 et 7 pour 12.
building-fortress-effect = En fin de partie, 1 point par tranche de 3 ouvriers que vous avez.
building-customs-house-effect = En fin de partie, 1 point par tranche de 4 points de victoire gagnés en expédiant.
building-city-hall-effect = En fin de partie, 1 point par bâtiment commercial que vous avez, celui-ci compris.
building-canal-effect = En phase du Producteur : 1 caisse de fruits de plus si votre Grand dépôt de fruits produit, 1 de sucre si votre Grande raffinerie de sucre produit.
building-lumberyard-effect = Vous pouvez placer toute nouvelle plantation face cachée : c’est une forêt. En phase du Bâtisseur, payez 1 pièce de moins par tranche de 2 forêts.
building-hidden-market-effect = Quand vous construisez, vous pouvez payer avec 1 ouvrier, 1 caisse et 1 point de victoire. Chacun remplace 1 pièce manquante.
building-storehouse-effect = À la fin de la phase du Capitaine, gardez 3 caisses de plus, de n’importe quelles sortes.
building-bohio-effect = À tout moment, les ouvriers d’ici peuvent aller sur l’un de vos cercles vides. Ils y restent jusqu’à la prochaine phase du Recruteur.
building-merchant-outpost-effect = Au lieu de vendre à la Maison de commerce, vous pouvez rendre n’importe quelle caisse à la réserve contre son prix.
building-church-effect = Quand vous construisez : 1 point de victoire pour un bâtiment à 2 ou 3 points, 2 pour un bâtiment de prestige.
building-small-wharf-effect = Une fois par phase du Capitaine, vous pouvez charger autant de caisses que vous voulez, de toutes sortes, sur votre propre navire : 1 point pour 2 caisses.
building-lighthouse-effect = En phase du Capitaine, 1 pièce chaque fois que vous chargez un navire. Si vous êtes le Capitaine, 1 pièce au début de la phase.
building-distillery-effect = À la fin de la phase du Producteur, la sorte que vous avez le plus produite (hors maïs) rapporte 1 pièce par caisse après la première.
building-publishing-house-effect = Le privilège du rôle que vous prenez est doublé.
building-assembly-hall-effect = Au début de la phase du Capitaine, 1 point de victoire pour 2 caisses de même sorte. Vous gardez les caisses.
building-monument-effect = 8 points et aucun effet ; il se passe d’ouvriers.
building-cathedral-effect = En fin de partie, 1, 3, 6 ou 10 points pour 1, 2, 3 ou 4 séries de 3 tuiles de campagne identiques.
building-zoning-office-effect = Une fois par phase du Marchand : avec un ouvrier, payez 1 pièce pour tirer une plantation du sac et la placer. Avec un citoyen, défaussez une plantation contre 1 pièce.
building-chapel-effect = Au début de la phase du Producteur : 1 pièce avec un ouvrier ici, 1 point de victoire avec un citoyen.
building-park-authority-effect = À la fin de la phase du Paysan : avec un ouvrier, vous pouvez défausser une plantation ou une forêt. Avec un citoyen, 2 points de victoire si vous seul avez le moins de tuiles de campagne.
building-notary-effect = Avec un ouvrier, les bâtiments ordinaires coûtent 1 pièce de moins. Avec un citoyen, les bâtiments de prestige coûtent 2 pièces de moins.
building-pension-office-effect = Au début de la phase du Capitaine, vous pouvez rendre des caisses de sortes différentes pour 1 point de victoire chacune : au plus 1 par citoyen.
building-villa-effect = Au début de la phase du Recruteur, vous prenez 1 citoyen de la réserve, ou à défaut 1 ouvrier.
building-tailor-effect = En phase du Producteur, 1 pièce par citoyen que vous avez.
building-town-square-effect = En fin de partie, 1 point de plus par citoyen que vous avez.

## Cartes Succès : condition

card-big-spender-condition = Construire un bâtiment de prestige en payant toutes vos pièces, au moins une.
card-caramel-popcorn-condition = Avoir 8 caisses de maïs et de sucre, au moins 1 de chaque.
card-coffee-dispatcher-condition = Faire partir un navire marchand de café.
card-confectionery-supplier-condition = Avoir 7 caisses de fruits et de sucre, au moins 1 de chaque.
card-corn-dispatcher-condition = Faire partir un navire marchand de maïs.
card-deal-closer-condition = En tant que Marchand, vendre la quatrième caisse de la Maison de commerce.
card-dock-tycoon-condition = Charger 3 marchandises différentes en une phase du Capitaine.
card-fruit-dispatcher-condition = Faire partir un navire marchand de fruits.
card-head-administrator-condition = Avoir 12 ouvriers sur vos bâtiments.
card-independent-shipper-condition = Remplir un navire marchand vide en un seul chargement.
card-leading-employer-condition = Avoir 9 ouvriers sur vos tuiles de campagne.
card-leading-producer-condition = Produire 7 caisses en une phase du Producteur.
card-luxury-crop-trader-condition = Avoir 5 caisses de café et de tabac, au moins 1 de chaque.
card-luxury-goods-provider-condition = Posséder un bâtiment de production de sucre, un de tabac et un de café.
card-major-investor-condition = Posséder 2 bâtiments de prestige.
card-major-landowner-condition = Avoir au plus 2 cases vides en campagne et 2 en ville.
card-master-agronomist-condition = Avoir 12 tuiles de campagne.
card-master-architect-condition = Construire un bâtiment de prestige pour 6 pièces au plus.
card-master-collector-condition = Avoir 7 caisses d’une même marchandise.
card-pastry-maker-condition = Avoir 9 caisses de maïs et de fruits, au moins 1 de chaque.
card-prudent-merchant-condition = Entreposer 2 marchandises différentes à la fin d’une phase du Capitaine.
card-senior-bureaucrat-condition = Posséder 7 bâtiments commerciaux ordinaires.
card-specialised-shipper-condition = Charger 5 caisses d’une même marchandise en un seul chargement.
card-sugar-dispatcher-condition = Faire partir un navire marchand de sucre.
card-tavern-supplier-condition = Avoir 6 caisses de café et de sucre, au moins 1 de chaque.
card-tobacco-dispatcher-condition = Faire partir un navire marchand de tabac.
card-tobacco-fruit-broker-condition = Avoir 6 caisses de fruits et de tabac, au moins 1 de chaque.
card-trade-strategist-condition = Gagner 7 points de victoire en une phase du Capitaine.
card-trade-tycoon-condition = Toucher 6 pièces pour une seule vente à la Maison de commerce.
card-tropical-magnate-condition = Posséder 3 bâtiments de production de fruits ou de sucre.

## Capacités du Puertoma

ability-any-sale-effect = Peut vendre une sorte déjà présente à la Maison de commerce.
ability-sale-coin-effect = 1 pièce de plus à chacune de ses ventes.
ability-builders-worker-effect = Chaque fois qu’il construit : 1 ouvrier de la réserve, placé comme en phase du Recruteur.
ability-storeroom-effect = Entrepose toutes les caisses d’une sorte de plus, la plus chère ; la caisse seule est alors de la sorte juste en dessous.
ability-builders-coin-effect = 1 pièce avant de construire ; il en tient compte pour savoir si le Bâtisseur est profitable.
ability-extra-crate-effect = À la fin de la phase : 1 caisse de la sorte la plus chère qu’il a produite et que la réserve contient, en plus du privilège.
ability-kind-coins-effect = 1 pièce par sorte qu’il a produite.
ability-extra-worker-effect = À la fin de la phase : 1 ouvrier de la réserve, en plus du privilège.
ability-planters-crate-effect = Chaque fois qu’il reçoit une plantation : 1 caisse de sa marchandise, si la réserve en a une.
ability-kind-points-effect = À la fin de la phase, avant d’entreposer : 1 point par sorte qu’il possède.
ability-crate-points-effect = À la fin de la phase, avant d’entreposer : jusqu’à 2 caisses de sa sorte la moins chère quittent la partie pour 1 point chacune.
ability-person-coins-effect = 1 pièce par ouvrier ou citoyen qu’il reçoit dans la phase.

## Rôles : ce que fait chaque joueur, et le privilège de celui qui a pris le rôle

role-planter-action = Chaque joueur peut prendre une plantation face visible.
role-recruiter-action = Les joueurs prennent les ouvriers de la Bourse du travail ; chaque joueur peut redisposer tous ses ouvriers.
role-builder-action = Chaque joueur peut construire un bâtiment.
role-craftsman-action = Chaque joueur produit ce que ses plantations, ses bâtiments et ses ouvriers permettent.
role-trader-action = Chaque joueur peut vendre une caisse à la Maison de commerce.
role-captain-action = Chaque joueur doit, tour à tour, charger ses marchandises sur les navires marchands, pour 1 point par caisse.
role-adventurer-action = Les autres joueurs ne font rien.
role-smuggler-action = Les autres joueurs ne font rien. Vous pouvez attaquer un navire, piller la Maison de commerce, débaucher des ouvriers ou capturer un rôle.
role-planter-privilege = Vous pouvez prendre une carrière à la place.
role-recruiter-privilege = D’abord, vous prenez 1 ouvrier de la réserve.
role-builder-privilege = Vous payez 1 pièce de moins.
role-craftsman-privilege = À la fin de la phase, vous prenez 1 caisse de plus d’une sorte que vous avez produite.
role-trader-privilege = Vous touchez 1 pièce de plus pour votre vente.
role-captain-privilege = Vous gagnez 1 point de plus pour votre premier chargement.
role-adventurer-privilege = Vous prenez 1 pièce de la réserve.
role-smuggler-privilege = Aucun.

## Tuiles

tile-corn-effect = Avec un ouvrier, produit 1 caisse de maïs en phase du Producteur. Aucun bâtiment n’est nécessaire.
tile-fruit-effect = Avec un ouvrier ici et un dans un Dépôt de fruits, produit 1 caisse de fruits en phase du Producteur.
tile-sugar-effect = Avec un ouvrier ici et un dans une Raffinerie de sucre, produit 1 caisse de sucre en phase du Producteur.
tile-tobacco-effect = Avec un ouvrier ici et un dans le Grand séchoir à tabac, produit 1 caisse de tabac en phase du Producteur.
tile-coffee-effect = Avec un ouvrier ici et un dans la Grande brûlerie de café, produit 1 caisse de café en phase du Producteur.
tile-quarry-effect = Avec un ouvrier, les bâtiments coûtent 1 pièce de moins. Jusqu’à 1, 2, 3 ou 4 carrières comptent pour un bâtiment à 1, 2, 3 ou 4 points.
