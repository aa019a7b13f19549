### Puerto Rico : options d’une partie. Chacune a un titre, et une phrase ou deux comme note.
setup-y1897 = Édition spéciale 1897
setup-y1897-note = 2–5 joueurs. Ouvriers, fruits et Bourse du travail. La caisse de plus vient en dernier ; vous pouvez renoncer à votre dernière caisse.
setup-classic = Édition classique
setup-classic-note = 3–5 joueurs. Colons, indigo et navire de colons. La caisse de plus vient d’abord ; vous devez garder une caisse.
setup-exp1 = Nouveaux bâtiments
setup-exp1-note = 14 bâtiments de plus. D’abord, les joueurs choisissent tour à tour les 17 qui seront à vendre. Environ 10 minutes de plus.
setup-citizens = Citoyens (extension II)
setup-citizens-note = 20 citoyens qui travaillent aussi, et 8 bâtiments de plus. D’abord, les joueurs choisissent tour à tour les 17 qui seront à vendre. Environ 15 minutes de plus.
setup-tailor = Grand atelier de couture limité
setup-tailor-note = Le Grand atelier de couture rapporte au plus 3 pièces à chaque fois.
setup-country-pair = Hacienda ou Scierie
setup-country-pair-note = Une partie ne peut avoir que l’une des deux.
setup-town-pair = Villa ou Grand atelier de couture
setup-town-pair-note = Une partie ne peut avoir que l’un des deux. Ceci remplace l’autre paire interdite.
setup-costs = Manufacture plus chère, École moins chère
setup-costs-note = La Manufacture coûte 8 pièces au lieu de 7, l’École 7 au lieu de 8.
setup-start = Départ plus pauvre avec le maïs
setup-start-note = Un joueur qui commence avec une plantation de maïs a 1 pièce de moins au départ.
setup-show-vp = Points de victoire visibles
setup-show-vp-note = Vous voyez les points de victoire de chaque joueur. Sinon, vous ne voyez que les vôtres jusqu’à la fin.
setup-ask-bonuses = Demander pour chaque bonus
setup-ask-bonuses-note = Demande avant que vous preniez un bonus. La question est toujours posée pour un bonus qui pourrait mettre fin à la partie.
setup-smuggler = Contrebandier (extension III)
setup-smuggler-note = Un rôle de plus, pour un seul joueur : attaquer un navire, piller la Maison de commerce, débaucher des ouvriers ou capturer un rôle. Quelques minutes de plus.
setup-festival = Festival (extension IV)
setup-festival-note = Trois objectifs visibles : une plantation, des caisses et un bâtiment. Le premier joueur qui en remplit un reçoit sa récompense. Guère plus long.
setup-festival-cards = Cartes Festival (extension V)
setup-festival-cards-note = Trois cartes sur douze remplacent les objectifs imprimés : chaque partie est différente. Guère plus long.
setup-achievements = Succès (extension VI)
setup-achievements-note = Chaque joueur a quatre tâches secrètes, de 3 à 7 points chacune. Quelques minutes de plus.
setup-pass-cards = Draft des cartes Succès
setup-pass-cards-note = Gardez une carte et passez les autres à gauche, jusqu’à ce que chaque joueur en ait quatre. Pour qui connaît les cartes ; quelques minutes de plus.
setup-intl = Texte international
setup-intl-note = Prendre le dernier point de victoire fait toujours de cette manche la dernière. L’ouvrier de l’Hôpital ne va jamais sur la seconde tuile de la Maison d’édition. Le Contrebandier ne débauche que les ouvriers au-delà d’un par joueur.
setup-puertomas = Puertomas
setup-puertomas-note = Des adversaires joués par les règles : ils passent en dernier et choisissent selon des cartes et des flèches. Le livret conseille un joueur et deux Puertomas.
# Combien de Puertomas.
setup-none = Aucun
setup-one = Un
setup-two = Deux
setup-difficulty = Difficulté
setup-difficulty-note = À quel point les Puertomas sont durs à battre.
setup-normal = Normal
setup-normal-note = Comme imprimé : chacun débloque jusqu’à quatre capacités.
setup-easy = Facile
setup-easy-note = Chacun débloque au plus deux capacités.
setup-hard = Difficile
setup-hard-note = Chacun commence avec sa première capacité, un bâtiment et une caisse.

## Tables toutes prêtes, et remarques

setup-solo = En solo contre Puertoma
setup-first-expansions = Premières extensions
setup-everything = Tout
setup-mixed = Mélange au hasard
setup-duel = Deux joueurs : trois rôles chacun par manche, deux navires, et moins de tuiles, de marchandises et de bâtiments.
setup-house-option = Des adversaires joués par l’ordinateur à côté d’un Puertoma sont une règle maison : ses règles supposent des joueurs humains.
