## Préparer une table

# Le titre.
setup-title = { $game } : votre table
# Titre des places.
setup-seats = Joueurs, dans l’ordre du tour
# Dit une fois des adversaires : ce qu’ils ne font jamais.
setup-fair = Les adversaires suivent les mêmes règles, n’ont aucun bonus et ne voient que ce que verrait un joueur humain.
# Champ : le nom à une place.
setup-name-of = Nom du joueur { $seat }
# Champ : qui joue une place.
setup-who-of = Qui est le joueur { $seat }
# Une personne à cet appareil.
setup-person = Humain
# Note sur une personne à une place.
setup-person-note = Joue sur cet appareil.
# Le même s’il y en a plusieurs.
setup-people-note = Joue sur cet appareil. Un rideau cache votre main entre les tours.
# Les niveaux des adversaires, le plus faible d’abord : le nom de chacun, et une note sincère.
level-newcomer = Débutant
level-newcomer-note = Joue comme à sa première partie : souvent d’instinct, et garde les choses trop longtemps. Bien pour votre première partie.
level-casual = Joueur occasionnel
level-casual-note = Joue de temps en temps : garde trop et oublie ce qui peut se perdre.
level-enthusiast = Passionné
level-enthusiast-note = Joue par recettes, un choix à l’avance. Aime ce qui est cher.
level-apprentice = Apprenti
level-apprentice-note = Connaît la valeur des choses, voit un choix à l’avance et se trompe souvent.
level-merchant = Habitué
level-merchant-note = Voit un peu plus loin ; se trompe de temps en temps.
level-governor = Stratège
level-governor-note = Prévoit quelques tours ; se trompe dans les positions difficiles.
level-viceroy = Vice-roi
level-viceroy-note = Observe les autres plateaux, prévoit jusqu’à la fin et se trompe rarement.
level-master = Maître
level-master-note = Prévoit jusqu’à la fin, avec le temps de réflexion des réglages. L’adversaire le plus fort.
# Un adversaire qui s'ajuste au joueur : son nom et une note sincère.
setup-matched = À votre niveau
setup-matched-note = Vous suit de partie en partie : plus fort quand vous gagnez, plus faible quand vous perdez.
# Son niveau avant la première partie finie.
setup-matched-begins = Commence au niveau { $level }.
# Son niveau après tant de dernières parties finies.
setup-matched-now = Maintenant, après { $games ->
    [one] votre dernière partie
   *[other] vos { $games } dernières parties
}, à peu près : { $level }.
# Rend tous les adversaires ainsi.
setup-match-all = Tous les adversaires à votre niveau
# Champ : le style de l’adversaire à une place.
setup-style-of = Style du joueur { $seat }
# Un adversaire sans style.
setup-plain = Sans style
# Les styles des adversaires : le nom de chacun, ce qui le montre, et le nom tel qu’il suit un niveau (« Vice-roi, armateur »).
style-shipper = Armateur
style-shipper-note = Aime charger : ports, quais, caisses.
style-shipper-behind = armateur
style-builder = Bâtisseur
style-builder-note = Aime une ville pleine, et les carrières pour la payer.
style-builder-behind = bâtisseur
style-trader = Négociant
style-trader-note = Aime vendre : marchés, tabac, café.
style-trader-behind = négociant
# Force d’un niveau : tant de victoires, seul contre tant d’adversaires ($rivals) du niveau inférieur, dont le nom est $below.
setup-beats = { $rivals ->
    [1] Bat un adversaire de niveau { $below } dans { $percent } parties sur 100.
   *[other] Bat { $rivals } adversaires de niveau { $below } dans { $percent } parties sur 100.
}
# Points qu’un niveau marque en moyenne contre des adversaires du niveau $against, et les leurs.
setup-scores = Contre des adversaires de niveau { $against }, il marque environ { $own } points, et eux { $theirs }.
# Force d’un niveau contre un adversaire joué par les règles ; son nom est $rule.
setup-beats-rule = Bat { $rule } dans { $percent } parties sur 100.
# D’une place jouée par les règles.
setup-by-rule = Joué par les règles.
# Cela a été mesuré à une autre table : une autre édition, ou avec une extension.
setup-measured = (Mesuré avec : { $table }.)
# Noms des joueurs humains, place par place ; ils peuvent être changés.
human-1 = Alice
human-2 = Bruno
human-3 = Chloé
human-4 = David
human-5 = Emma
human-6 = Fanny
human-7 = Gaston
human-8 = Hélène
# Noms des adversaires : espagnols, car les jeux se passent là-bas.
rival-1 = Inés
rival-2 = Tomás
rival-3 = Lucía
rival-4 = Rafael
rival-5 = Marta
rival-6 = Diego
rival-7 = Elena
rival-8 = Julio
# Ajoute une place.
setup-add = Ajouter un joueur
# Retire une place.
setup-remove = Retirer { $name }
# Avance une place dans l’ordre du jeu.
setup-earlier = Avancer { $name } d’une place
# Mélange l’ordre des places.
setup-shuffle = Mélanger les joueurs
# Annoncé quand les places ont été mélangées : le nouvel ordre.
setup-shuffled = Nouvel ordre : { $names }.
# Titre : qui commence.
setup-first = Premier joueur
# C’est tiré au sort.
setup-first-drawn = Au hasard
# Note sur la première place.
setup-first-note = Commence la première manche ; les autres suivent dans l’ordre du tour.
# Titre des éditions.
setup-edition = Édition
# Titre des options.
setup-options = Options
# Nom des boutons qui règlent plusieurs options à la fois.
setup-presets = Tables toutes prêtes
# Titre de ce que peu de joueurs touchent.
setup-fine = Avancé
# Champ : la graine.
setup-seed = Graine
# Note sur la graine.
setup-seed-note = La même graine et les mêmes joueurs donnent les mêmes cartes. Laissez vide pour une nouvelle donne.
# Affiché dans le champ vide de la graine.
setup-seed-empty = nouvelle donne
# La graine n’est pas un nombre.
setup-seed-wrong = Une graine est un nombre entier de 0 à 18446744073709551615.
# Commence la partie.
setup-start = Commencer la partie
# Copie un lien vers cette table.
setup-share = Partager cette table
# Le lien a été copié.
setup-copied = Lien copié.
# Il n’a pas pu être copié ; le lien suit, à copier à la main.
setup-copy-by-hand = Votre navigateur a bloqué la copie. Voici le lien :
# Note sur le lien, à côté du bouton.
setup-share-note = Un lien avec les joueurs, les options et la graine. Il ouvre la même donne sur un autre appareil. Rien n’est envoyé nulle part.
# Titre au-dessus d’une table venue par lien.
setup-came = Cette table est partagée avec vous
# Contenu d’une telle table, avant que rien ne commence.
setup-came-note = La partie n’a pas commencé. Changez ce que vous voulez, puis commencez quand tout vous convient.
# Fait sienne la table partagée.
setup-came-change = Préparer ma propre table
# Un lien inutilisable ; la raison précise suit.
setup-bad-link = Ce lien est inutilisable.
# Conseil à ce sujet.
setup-bad-link-note = Demandez un nouveau lien, ou préparez votre propre table ci-dessous.
# Pourquoi un lien est inutilisable. $problem et $why sont en anglais, tirés du programme.
link-too-long = Le lien est trop long : son code a { $characters } caractères.
link-character = Le lien est mal recopié : « { $found } », le caractère { $at }, n’est pas permis.
link-damaged = Le lien est incomplet ou mal recopié.
link-newer = Il vient d’une version plus récente. Rechargez la page pour mettre à jour, puis ouvrez-le de nouveau.
link-older-rules = Cette partie a été jouée selon d’anciennes règles et ne peut plus être montrée.
link-other-game = Il est pour un autre jeu : « { $found } ».
link-content = Le lien est endommagé.
link-setup = Les règles ne permettent pas cette table.
link-refused = Son coup { $number } est contraire aux règles.
# Titre au-dessus d’une partie finie venue par lien.
setup-course = Une partie finie est partagée avec vous
# Note sur le fait de la regarder.
setup-course-note = En l’ouvrant, vous l’ajoutez à vos parties enregistrées.
# La regarde.
setup-course-look = Voir la partie
# $key est le nom du jeu dans le lien.
setup-no-game = Il n’y a pas ici de jeu nommé « { $key } ».
# Une ligne sur ce qui va se jouer. D’abord quand il n’y a que des adversaires.
setup-watch = { $seats ->
    [2] Deux adversaires jouent : installez-vous et regardez.
   *[other] { $seats } adversaires jouent : installez-vous et regardez.
}
setup-against = { $opponents ->
    [1] Vous contre un adversaire.
   *[other] Vous contre { $opponents } adversaires.
}
setup-shared = { $players } joueurs partagent cet appareil.
setup-some-here = { $here } joueurs sur cet appareil, { $all } en tout.
# La table en image, dite en mots.
setup-table = La table, dans le sens horaire : { $names }.
# Marque sur la petite assiette d’une place qui commence.
setup-begins = commence
# La table a été refusée ; la raison suit.
setup-refused = Cette table est impossible :
