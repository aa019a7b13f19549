## Parties transmises par lien

# Une façon de jouer, et en quoi elle consiste.
by-link-way = Sur plusieurs appareils, par lien
by-link-way-note = Jouez de lieux différents : après votre tour, envoyez la partie par lien au joueur suivant.
# De la place d’une personne.
by-link-seat-note = Joue sur son propre appareil.
# Texte d’un lien, là où il n’y a pas de serveur.
by-link-no-secrets = Un lien contient toute la partie. Aucun serveur ne garde les secrets : un joueur curieux pourrait lire les cartes cachées.
# Texte pendant le tour d’une place ailleurs, et après la fin de la partie.
by-link-send-to = Envoyez la partie à { $name }
by-link-send-end = La partie est finie. Envoyez le résultat
by-link-sent = Envoyé. Ouvrez le lien que vous recevrez en retour pour continuer.
by-link-share = Partager…
by-link-copy = Copier le lien
by-link-copied = Copié : { $characters } caractères. Collez-le dans un message.
by-link-by-hand = Votre navigateur a bloqué la copie. Voici le lien :
by-link-link = Le lien
by-link-qr = Code QR
# Le carré, pour qui ne le voit pas.
by-link-qr-alt = Code QR du lien, { $characters } caractères
by-link-qr-too-long = Le lien a { $characters } caractères : trop pour un code QR. Copiez-le ou partagez-le.
by-link-qr-note = Scannez-le avec l’autre appareil. Le lien a { $characters } caractères.
# Une partie commencée à partir d’une position.
by-link-no-link = Cette partie a commencé par une position : elle n’a pas de lien. Exportez-la en fichier.
by-link-copy-game = Copier un lien vers cette partie
by-link-copy-position = Copier un lien vers cette position
# La page qu’ouvre un lien.
by-link-title = Une partie par lien
by-link-bad = Ce lien ne peut pas être ouvert
by-link-bad-note = Rien n’a changé. Redemandez le lien, et ouvrez-le en entier.
by-link-home = Accueil
by-link-turn-of = C’est à { $name } de jouer.
by-link-over = La partie est finie.
by-link-who = Qui êtes-vous ?
by-link-who-note = Cet appareil retient qui vous êtes. Les autres le choisissent sur leurs propres appareils.
by-link-i-am = Je suis { $name }
by-link-on-turn = à jouer
by-link-newer = { $steps ->
    [1] Une nouvelle étape depuis que vous avez ouvert cette partie.
   *[other] { $steps } nouvelles étapes depuis que vous avez ouvert cette partie.
}
by-link-go-on = Continuer
by-link-same = Rien de nouveau : cet appareil est déjà à jour.
by-link-older = Ce lien est plus ancien que votre partie
by-link-older-note = { $steps ->
    [1] La partie sur cet appareil a une étape d’avance. Elle reste telle quelle.
   *[other] La partie sur cet appareil a { $steps } étapes d’avance. Elle reste telle quelle.
}
by-link-look-older = Voir ce moment
by-link-go-on-here = Continuer ma partie
by-link-branch = Ce lien contient une autre version de la partie
by-link-branch-note = Les deux sont identiques jusqu’à l’étape { $step } ; ensuite, un joueur a choisi autrement. Votre partie reste telle quelle, et vous pouvez garder les deux.
by-link-keep-branch = Garder aussi celle-ci
by-link-branch-of = { $names } (autre version)
by-link-position = Une position est partagée avec vous
by-link-position-note = Vous pouvez jouer à partir d’ici dans une copie d’entraînement. Elle s’ajoute à vos parties enregistrées.
by-link-play-position = Jouer à partir d’ici
by-link-finished = Une partie finie est partagée avec vous
by-link-finished-note = Voyez le résultat, revoyez la partie, analysez chaque choix. Elle s’ajoute à vos parties enregistrées, mais pas à vos statistiques.
by-link-look = Voir la partie
