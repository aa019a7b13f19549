## Problèmes

puzzles-title = Problèmes
puzzles-about = Chaque problème a exactement une meilleure réponse. Rien de caché n’y change rien.
# Tant de problèmes sur tant sont résolus.
puzzles-solved-of = { $done } résolus sur { $of }
# Vers le suivant qui n’est pas résolu.
puzzles-next = Problème suivant
# Vers tous les problèmes.
puzzles-all = Tous les problèmes
puzzles-stars = { $stars } étoiles sur 3
puzzles-begin = Commencer
puzzles-own = De vos parties
puzzles-own-about = Choix coûteux de parties que vous avez analysées. Chacun a exactement une meilleure réponse.
puzzles-as-puzzle = Résoudre comme problème
# Les degrés, le plus facile d’abord.
degree-1 = Facile
degree-2 = Moyen
degree-3 = Difficile
# Nom d’une sorte dans une liste.
puzzle-load = Phase du Capitaine
puzzle-last-pick = Dernier rôle de la partie
puzzle-build = Dernier bâtiment
puzzle-place = Dernier placement
puzzle-finish = Rôle et bâtiment
puzzle-sell = Vente de marchandises
puzzle-points = Le plus de points
puzzle-lead = Contre un adversaire
# Tâche d’une sorte, en une ou deux phrases.
puzzle-load-goal = Marquez autant de points que possible dans cette phase du Capitaine, quoi que chargent vos adversaires.
puzzle-last-pick-goal = Le dernier choix de la partie : prenez un rôle et marquez autant de points que possible, quoi que fassent vos adversaires.
puzzle-build-goal = Construisez pour avoir autant de points que possible après votre tour. Comptez comme en fin de partie.
puzzle-place-goal = La dernière manche : remplissez vos cercles pour avoir autant de points que possible. Comptez comme en fin de partie.
puzzle-finish-goal = Prenez un rôle et jouez votre tour pour avoir autant de points que possible. Comptez comme en fin de partie.
puzzle-sell-goal = Vendez pour piocher autant de cartes que possible.
puzzle-points-goal = Vous agissez en premier. Jouez une carte, seule ou avec une tuile, pour marquer aussitôt autant de points que possible. Quartiers et cartes de fin comptent comme en fin de partie.
puzzle-lead-goal = Vous agissez en premier. Jouez une carte, seule ou avec une tuile. Les points que vous gagnez et ceux que perd votre adversaire comptent, comme en fin de partie.
# « Problème 12 ».
puzzles-number = Problème { $number }
# D’un problème dans une liste.
puzzles-solved = résolu
# Ce que compte un problème : des points, ou des cartes là où des marchandises sont vendues.
puzzles-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# La meilleure réponse est trouvée : tant ; la meilleure des autres donne tant.
puzzles-right = Résolu : { $best }. Toute autre réponse donne { $second } au plus.
# Tant est atteint ; tant est possible.
puzzles-short = Vous avez { $reached } ; le mieux est { $best }.
# Annule le dernier choix.
puzzles-back = Annuler
# Recommence.
puzzles-again = Recommencer
puzzles-show-answer = Voir la réponse
# La réponse commence ainsi.
puzzles-answer = La réponse commence par : { $what }.
# Événements en chemin.
puzzles-happened = Ce qui s’est passé : { $deeds }
# $id est le nom du problème dans le lien.
puzzles-unknown = Le problème { $id } n’existe pas.
# Un problème est inutilisable, pour cette raison.
puzzles-unusable = Ce problème ne peut pas être joué : { $why }
