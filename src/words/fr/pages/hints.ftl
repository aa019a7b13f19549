## Conseils : ce que l’adversaire le plus fort envisagerait à votre place

hints-title = Conseil
hints-thinking = Examen de vos choix…
hints-not-now = Vous pouvez demander un conseil quand c’est à vous de choisir.
hints-failed = Pas de conseil cette fois.
hints-again = Réessayer
# La première étape d’un conseil, si un choix est bien meilleur que les autres, et si plusieurs se valent.
hints-clear = Un choix est nettement meilleur.
hints-even = Plusieurs choix se valent à peu près ici.
# La première étape d’un conseil : quoi regarder.
nudge-points = Cherchez des points à marquer tout de suite.
nudge-means = Pensez à ce qu’il vous restera en main.
nudge-goods = Pensez à vos marchandises.
nudge-engine = Pensez à ce qui vous rapporte plus à chaque manche.
nudge-plans = Pensez aux points de fin de partie.
nudge-tempo = Pensez à l’ordre du tour, et à la durée de la partie.
nudge-experience = Voyez comment tout s’accorde : dans des parties semblables, ce chemin a mieux réussi.
hints-show-best = Voir les trois meilleurs
hints-show-move = Voir le coup
# D’un choix, en victoires sur cent parties, et en points.
hints-chance = gagne environ { $wins } fois sur 100
hints-points = { $points ->
    [one] environ { $points } point à la fin
   *[other] environ { $points } points à la fin
}
# D’un choix après lequel tout est calculé.
result-wins = calculé : victoire
result-shares = calculé : victoire partagée
result-loses = calculé : pas de victoire
hints-points-counted = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
hints-counted = La suite de la partie est calculée : c’est le résultat si chaque joueur fait ses meilleurs choix.
hints-counted-better = Cela améliore votre avance sur les autres joueurs.
hints-compared = Comparé au deuxième choix :
hints-alike = Il vaut à peu près le deuxième choix.
# Victoires sur cent parties du meilleur choix et du deuxième, s’ils sont proches et s’ils ne le sont pas.
hints-close = Serré : environ { $best } victoires sur 100, le deuxième choix { $next }.
hints-ahead = Environ { $best } victoires sur 100 ; le deuxième choix, { $next }.
hints-marked = Votre partie est marquée comme jouée avec conseils.
hints-warns = Cette donne du jour compte.
hints-warns-note = Votre résultat portera la mention « avec conseils ».
hints-anyway = Montrer quand même
hints-without = Continuer sans
# Sur la page du résultat.
hints-was-marked = Jouée avec conseils.
# L’interrupteur dans les réglages.
hints-switch = Conseils
hints-switch-note = Une lampe à la table montre, pas à pas, ce que regarderait un joueur fort. Elle ne sait que ce que vous savez.

## La réponse à « Pourquoi ce choix ? »

# Titre de la réponse.
why-title = Pourquoi ?
# Le bouton à côté d’une ligne : sur le choix de qui porte la question.
why-ask = { $name } : pourquoi ce choix ?
# Ses mots s’il y a la place.
why-ask-short = Pourquoi ?
# Au-dessus des choix de cette phase, dans la fiche de la phase.
why-of-phase = Pourquoi ces choix ?
why-thinking = Examen des choix…
why-failed = Pas de réponse cette fois.
# Au-dessus des meilleurs choix ; de celui qui a été fait ; d’un choix qui n’en est pas.
why-best = Ce qui semblait le mieux
why-chosen = C’est le choix fait.
why-not-among = Le choix fait est autre : { $what }
# D’un adversaire qui n’a pas pris le meilleur.
why-errs = À ce niveau, les adversaires ne font pas toujours ce qui semble le mieux.
# Au-dessus de ce qui parle pour le meilleur, comparé au deuxième.
why-reason = Pourquoi le premier bat le deuxième
# Pendant la partie : d’où cela vient.
why-imagined = D’après ce que vous pouviez voir ; les cartes cachées ont été devinées de nombreuses fois.
# Une fois finie : le même.
why-from-its-seat = D’après ce que cet adversaire pouvait voir à ce moment.
why-forced = Il n’y avait qu’un choix.
why-secret = Vous pourrez le voir après la partie : cela dépend de choses cachées, comme les cartes d’une main.
# Au-dessus de ce que tous en ont vu.
why-seen = Ce que tous les joueurs ont vu
why-nothing-seen = Les autres joueurs n’ont rien vu.
# Retour au journal.
why-back = Retour au journal

## Le retour sur une partie finie

review-title = Analyse
# Annonce de l’analyse, avant qu’elle soit faite.
review-about = Un joueur fort examine chaque choix de cette partie, en ne sachant que ce que savait chaque joueur.
review-begin = Analyser la partie
review-stop = Arrêter
# Tant de choix sur tant ont été examinés.
review-progress = { $done } choix sur { $of }
review-failed = L’analyse n’a pas pu être terminée.
# D’une partie enregistrée sous d’autres règles.
review-no-history = Seule la fin de cette partie est enregistrée : il n’y a pas de choix à analyser.
review-chances = Chances de victoire
review-chances-note = À chaque choix, d’après ce que savait ce joueur, en jouant au mieux.
review-points = Points si la partie avait fini là
# Titre des choix les plus coûteux d’une place.
review-costly-of = { $name } : les choix les plus coûteux
review-none-costly = Aucune erreur nette.
# « Manche 6 ».
review-round = Manche { $round }
# Choix fait, le meilleur, et les victoires sur cent parties entre les deux.
review-chosen = Choisi : { $what }
review-better = Mieux : { $what }
# Victoires sur cent parties qu’un choix a fait perdre.
review-cost = −{ $wins } sur 100
review-turns = { $turns ->
    [one] { $turns } choix à revoir.
   *[other] { $turns } choix à revoir.
}
review-turn = Tournant { $at } sur { $of }
review-first = Trouver mieux
review-before = Précédent
review-next = Suivant
review-looking = Examen plus poussé de ce choix…
review-good = À y regarder de plus près, ce choix était bon.
review-find = Que valait-il mieux choisir ?
review-right = Exact !
review-not-best = Il y a mieux.
review-happened = Ce qui s’est passé
review-instead = Ce que cela apporte
review-practise = S’exercer à partir d’ici
# Au moment regardé : à qui le choix, et les victoires sur cent parties qu’il promettait.
review-chance-of = { $name } choisit : { $wins } victoires sur 100
# Chances de départ d’un joueur, ce que ses choix ont coûté, et ce qu’a fait le reste ($rest est un nombre avec son signe), en victoires sur cent parties.
review-account = { $lean ->
    [clean] { $name } : aucun choix coûteux. Hasard et adversaires : { $rest } victoires sur 100.
    [choices] { $name } : { $first } victoires sur 100 au départ. Ses choix ont pesé le plus : −{ $given } ; hasard et adversaires { $rest }.
   *[luck] { $name } : { $first } victoires sur 100 au départ. Hasard et adversaires ont pesé le plus : { $rest } ; ses choix −{ $given }.
}
review-as-table = Graphique en tableau
# Dans un tableau : les points, et les chances de victoire.
review-cell = { $points } ({ $chance } %)
