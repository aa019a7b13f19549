### San Juan : ce qui se choisit avant une partie : un titre, et en une phrase ce qui change.

option-1897 = Édition spéciale 1897
option-1897-about = 2–4 joueurs : ses propres noms et marchandises, et une extension de dix nouveaux bâtiments.
option-classic = Édition classique
option-classic-about = 2–8 joueurs : la première édition. La Mine d’or et la Guilde y agissent autrement ; à cinq joueurs ou plus, deux jeux servent.
option-new-buildings = Nouveaux bâtiments
option-new-buildings-about = Ajoute à la pioche 29 cartes de dix sortes nouvelles. La Cathédrale va au premier joueur qui la construit.
option-opening-draft = Draft de départ
option-opening-draft-about = Chaque joueur garde 4 cartes de départ : le joueur 1 en voit 5, le joueur 2 en voit 6, et ainsi de suite.
option-extra-roles = Rôles supplémentaires
option-extra-roles-about = Chaque joueur au-delà de quatre ajoute un rôle. Le Maire et le Capitaine sont propres à ce projet.
option-cheap-resort = La Station balnéaire coûte 3
option-cheap-resort-about = Les règles n’impriment pas son coût. 4 est plus probable ; la première édition a 3.
option-cheap-cottage = La Chaumière coûte 1
option-cheap-cottage-about = Les règles n’impriment pas son coût. 2 va mieux avec les autres nouveaux bâtiments ; 1 est possible.
option-fort-always = Toujours 6 cartes sans Fort
option-fort-always-about = Sans Fort ni Phare, vous gardez 6 cartes, même si aucun joueur n’a de Fort. Sinon 7.
option-rebuild-covered = Reconstruire les bâtiments recouverts
option-rebuild-covered-about = Vous pouvez construire un autre exemplaire d’un bâtiment commercial que vous avez recouvert avec la Grue.
option-ask-draws = Demander avant chaque pioche
option-ask-draws-about = La question est posée chaque fois. Sinon, les pioches qui ne peuvent qu’aider sont automatiques.
# À deux joueurs.
duel-roles = Trois rôles par manche : le Gouverneur en prend deux.
