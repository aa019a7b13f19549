### Ginkgopolis : libellés du plateau, fiches des pièces, phrases pour qui ne voit pas le plateau, options.

## Libellés

board-city = La ville
board-your-screen = Derrière votre paravent
board-screen-of = { $name } : son paravent
board-your-cards = Vos cartes
board-your-hand = Votre main
board-your-tiles = Vos tuiles
board-packet = Personnages au choix
# Une seule ligne courte, à espaces insécables. Il reste $tiles tuiles dans la réserve, $deck cartes dans la pioche.
board-round = Tour { $round } · tuiles { $tiles } · pioche { $deck }
# Le tour pendant que les joueurs choisissent, et pendant qu’ils agissent.
board-phase-choosing = Tour { $round } : choix
board-phase-acting = Tour { $round } : les joueurs agissent
board-all-chosen = Tous les joueurs ont choisi.
board-last-round = C’est le dernier tour.
# État d’un joueur, en un mot ou deux : n’a pas validé, a validé, a validé avec une tuile.
board-choosing = choisit
board-ready = validé
board-with-tile = avec tuile
# Libellés à côté d’un chiffre, sans lui : d’un seul, de plusieurs.
board-resources = { $count ->
    [one] ressource
   *[other] ressources
}
board-tiles = { $count ->
    [one] tuile
   *[other] tuiles
}
board-points = { $count ->
    [one] point
   *[other] points
}
# Court pour les jetons Changer sa main, à côté de leur nombre.
board-redraws = { $count ->
    [one] Changer sa main
   *[other] Changer sa main
}
# Ressources pas encore gagnées.
board-reserve = { $count } en réserve
# Au-dessus des cartes qui comptent à la fin.
board-at-end = À la fin
board-no-tile = sans tuile
board-lock-in = Valider
# $left est le nombre de jetons qui restent.
board-redraw = Nouvelle main ({ $left })
board-clear = Effacer
# Garde le personnage choisi.
board-keep = Garder
# Exécute le choix d’un emplacement ou de jetons.
board-keep-choice = Déplacer
board-take-resource = Une ressource
board-take-tile = Une tuile
# La dernière tuile de la réserve.
board-take-last = La prendre
board-leave = La laisser
# Tuiles rendues.
board-return = En rendre { $count }
board-return-none = N’en rendre aucune
board-fit = Voir toute la ville
board-larger = Agrandir
board-smaller = Réduire
board-districts = Quartiers
# Interrupteur : chaque quartier montre sur le plan qui y mène.
board-leads = Meneurs sur le plan
# Bouton qui écarte les cartes d’un joueur, et celui qui les montre.
board-hide = Masquer
board-engine = Cartes
# $standings est une liste du message suivant.
board-district = { $color ->
    [blue] Quartier bleu : { $standings }
    [red] Quartier rouge : { $standings }
   *[yellow] Quartier jaune : { $standings }
}
# Les ressources d’un joueur dans un quartier, et les points qu’elles rapportent.
board-standing = { $who ->
    [you] vous
   *[other] { $who }
} { $resources } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $totals est une liste du message suivant.
board-all-districts = Tous les quartiers : { $totals }
# Les points d’un joueur dans tous les quartiers.
board-total = { $who ->
    [you] vous
   *[other] { $who }
} { $points }
board-no-district = Aucun quartier n’a encore de ressources.

## Fiches d’une pièce

# Classe d’une pièce qui est entre les joueurs, et d’une pièce qu’un joueur possède.
sheet-common = Sur la table
sheet-owned = Propriétaire : { $name }
# Libellé : combien il y en a.
sheet-count = Nombre
# Un chiffre et son nom : « Ressources : 7 ».
sheet-figure = { $name } : { $figure }
sheet-hidden = caché
sheet-supply = Tuiles de la réserve
sheet-deck = Cartes de la pioche
sheet-first = Premier joueur
sheet-owner = Propriétaire
# Libellé : le numéro d’un bâtiment.
sheet-number = Numéro
sheet-new-building = nouveau : sa carte n’est pas encore en jeu
sheet-not-in-hand = Vous ne pouvez pas le choisir maintenant : sa carte n’est pas dans votre main.
sheet-district-effect = Des bâtiments adjacents de même couleur forment un quartier. À la fin, le joueur qui y a le plus de ressources marque 1 point par ressource du quartier. Le deuxième marque 1 point pour chacune des siennes ; sans rival, vous marquez les deux. Égalité : le bâtiment le plus haut, puis le plus grand numéro.
sheet-column-effect = Le propriétaire gagne ce que ces cartes montrent chaque fois qu’il fait cette action.

## Phrases pour qui ne voit pas le plateau : les parties se suivent

# Deux parties d’une telle phrase : « Bleu 7, 2 étages ».
spoken-comma = { $front }, { $next }
spoken-ready = { $who } : validé
spoken-not-ready = { $who } : pas encore validé
spoken-first = premier joueur
# Cartes d’une main.
spoken-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
spoken-owner = { $who ->
    [you] à vous
   *[other] à { $who }
}
spoken-no-owner = sans propriétaire
spoken-just-built = nouveau
spoken-place = colonne { $column }, rangée { $row }
spoken-row = Rangée { $row }
# $tiles énumère les bâtiments voisins d’un emplacement, par exemple « bleu 7 et rouge 3 ».
spoken-beside = à côté de { $tiles }
spoken-marker = Jeton { $letter }
spoken-place-for = Emplacement pour le jeton { $letter }
spoken-free-place = Emplacement libre
spoken-tile = Tuile { $tile }
spoken-chosen = sélectionné
spoken-can-be-chosen = au choix
# Une carte ou un personnage : son nom, qui commence la phrase, et ce qu’il fait.
spoken-card = { $name }. { $effect }
spoken-card-chosen = Carte sélectionnée.
spoken-card-can-be-chosen = Carte au choix.
# $resources est « 2 ressources », et ainsi de suite.
spoken-mine = Derrière votre paravent : { $resources }, { $tiles }, { $points }. { $tokens }.
# Cartes qui agissent avec une action : $deed est son nom, $goods est ce qu’elles donnent ensemble, $cards est « 2 cartes ».
spoken-column-none = { $deed } : aucune carte.
spoken-column = { $deed } : { $goods } chaque fois, par { $cards }.

## Options d’une partie, et une ligne sur chacune

setup-beginner = Jeu pour débuter
setup-beginner-about = Chaque joueur reçoit un groupe fixe de trois personnages.
setup-draft = Jeu complet
setup-draft-about = Chaque joueur choisit trois personnages par draft.
setup-solo = En solo contre Hal
setup-solo-about = Hal suit une procédure fixe ; il n’y a pas de personnages.
setup-expert = Hal, expert
setup-expert-about = Hal échange une carte quand il y gagne.
setup-open-screens = Paravents ouverts
setup-open-screens-about = Tous les joueurs voient combien de points, de tuiles et de ressources chacun possède.

## Ce que font les touches, dans la liste des touches

key-districts = montrer les quartiers de la ville
key-zoom = agrandir, réduire la ville
key-whole = toute la ville
