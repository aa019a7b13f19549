## La donne du jour

daily-title = Donne du jour
# Présentation, en deux phrases.
daily-about = Chaque jour, une donne de chaque jeu, la même pour tous les joueurs. Votre première partie finie compte.
# Le titre d’une partie enregistrée : la date comme l’écrit le navigateur.
daily-of-day = Donne du jour, { $date }
daily-today = Aujourd’hui
daily-before = La veille
daily-after = Le lendemain
# Nom de la navigation entre les jours.
daily-days = Jours
# $level est le nom du niveau des adversaires.
daily-against = { $opponents ->
    [1] contre un adversaire : { $level }
   *[other] contre { $opponents } adversaires : { $level }
}
# Les points à atteindre.
daily-par = Par { $points }
daily-par-note = Le par est le score moyen d’un joueur fort en trois parties, à votre place et contre les mêmes adversaires.
daily-no-par = Pas encore de par pour ce jour
daily-play = Jouer
daily-go-on = Continuer
daily-again = Rejouer
daily-look = Résultat
# Points de la première partie finie, et la place.
daily-made = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $rank ->
    [1] , victoire
    [2] , 2e place
    [3] , 3e place
   *[other] , { $rank }e place
}
# Points au-dessus du par ; sous 0 : en dessous.
daily-par-met = exactement le par
daily-over-par = { $points } au-dessus du par
daily-under-par = { $points } sous le par
daily-with-hints = avec conseils
# Sur la page d’un résultat : ce qui a compté en premier.
daily-counted-first = C’est votre première partie finie de cette donne qui compte.
daily-practice = Les parties d’entraînement ne comptent pas pour la donne du jour.
# Jours d’affilée.
daily-streak = { $days ->
    [0] Aucune donne finie hier ni aujourd’hui
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
daily-share = Partager le résultat
# Une ligne à partager : jeu, date, points ; le par, s’il y en a un (sinon $par est « none ») ; les jours d’affilée, s’il y en a plusieurs ($days).
daily-line = Sobremesa, { $game }, { $date } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $par ->
    [none] { "" }
   *[other] { "" } (par { $par })
}{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } jours d’affilée
}
daily-copied = Résultat et lien copiés.
daily-by-hand = Votre navigateur a bloqué la copie. Voici le texte :
daily-future = Ce jour est encore à venir. Si cela vous étonne, vérifiez l’horloge de cet appareil.
daily-too-early = Les donnes du jour commencent le 1er novembre 2026. Si cette date est passée, vérifiez l’horloge de cet appareil.
daily-no-day = Ce jour n’existe pas.
daily-no-clock = L’horloge de cet appareil n’a pas de date valable.
# La page est passée à un autre jour.
daily-new-day = Un nouveau jour commence : voici ses donnes.
# Vers les donnes d’aujourd’hui.
daily-to-today = Donnes d’aujourd’hui
daily-damaged = Vos résultats enregistrés sont illisibles : aucun nouveau résultat n’est enregistré. Téléchargez-les, ou recommencez à zéro.
daily-newer = Vos résultats enregistrés viennent d’une version plus récente : aucun nouveau résultat n’est enregistré. Rechargez la page pour mettre à jour.
daily-not-kept = Rien n’a été enregistré : l’espace du navigateur est plein ou bloqué.
daily-export-raw = Télécharger les données
daily-begin-anew = Recommencer à zéro
# Télécharge la liste des donnes, et à quoi elle sert.
daily-list = Liste des donnes
daily-list-note = Chaque donne jusqu’à ce jour, avec sa graine et une empreinte, pour comparer deux appareils.
daily-refused = Cette donne n’a pas pu commencer :
