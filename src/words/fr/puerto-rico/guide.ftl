### Puerto Rico: Ce que dit le guide de la première partie.

guide-goal = Le plus de points l’emporte : pour les marchandises que vous expédiez et pour vos bâtiments. Les pièces servent à construire, mais ne valent rien à la fin.
guide-board = Voici votre plateau : la campagne pour les plantations, la ville pour les bâtiments. Chacun n’agit qu’avec un ouvrier sur son cercle.
guide-role = À chaque manche, chaque joueur prend un rôle, et tous en profitent. Le joueur qui l’a pris joue en premier et a un privilège.
guide-take = Prenez une plantation : elle est gratuite. Le maïs ne se vend pas, mais s’expédie bien ; le café se vend le plus cher.
guide-quarry = Vous avez pris le Paysan : vous pouvez prendre une carrière à la place. Avec un ouvrier, elle rend vos bâtiments moins chers.
guide-place = Placez vos ouvriers sur des cercles ; vous pouvez chaque fois tous les déplacer. Le maïs en veut un, toute autre marchandise deux : plantation et bâtiment.
guide-build = Achetez un bâtiment, chacun une seule fois. Il n’agit qu’avec un ouvrier dessus.
guide-pair = Les fruits veulent un dépôt de fruits, le sucre une raffinerie, et ainsi de suite : construisez ce qu’il faut à vos plantations. Seul le maïs s’en passe.
guide-large = Un bâtiment de prestige coûte 10 et rapporte des points en plus à la fin. Gardez des pièces pour un : il prend deux cases.
guide-extra = Vous avez pris le Producteur : prenez une caisse de plus d’une sorte que vous venez de produire. Choisissez celle qui vous rapporte le plus.
guide-sell = La Maison de commerce achète quatre caisses, toutes différentes. Le plus cher rapporte le plus, et le joueur qui a pris le Marchand reçoit 1 pièce de plus.
guide-load = Chaque caisse chargée vaut 1 point, et si vous pouvez charger, vous devez. Un navire porte une sorte, jamais la même que l’autre.
guide-store = Vous gardez une caisse, plus avec un entrepôt ; le reste est perdu. Gardez ce qui vaut le plus pour vous.
guide-goods = Vous avez produit vos premières marchandises. Vendez-les contre des pièces avec le Marchand, ou expédiez-les pour des points avec le Capitaine.
guide-points = Vous avez expédié des marchandises : 1 point par caisse. Le joueur qui a pris le Capitaine marque 1 point de plus au premier chargement.
guide-sailed = Un navire plein est vidé après la phase du Capitaine et reprend n’importe quelle sorte. Un navire qui n’est pas plein garde ses marchandises.
guide-house = La Maison de commerce était pleine : elle a été vidée. Chaque sorte peut de nouveau se vendre.
guide-lost = Les caisses sans navire ni entrepôt sont perdues. Un entrepôt sauve des sortes entières.
guide-register = La Bourse du travail est de nouveau remplie, pour le prochain Recruteur. Les cercles vides des bâtiments amènent plus d’ouvriers.
guide-coins = Chaque rôle restant reçoit 1 pièce. Le joueur qui le prend plus tard reçoit aussi les pièces.
guide-governor = Chaque manche commence un joueur plus à gauche : c’est le Gouverneur. Ainsi chacun joue en premier à son tour.
guide-last = C’est la dernière manche. Dépensez vos pièces : seuls les points comptent.
guide-over = La partie est finie, bravo ! L’analyse vous montre les choix qui ont le plus compté.
