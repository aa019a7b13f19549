## L’état de l’espace du navigateur

# Il n’y a pas d’espace.
store-unavailable = Ce navigateur n’enregistre pas les parties ; c’est peut-être une fenêtre privée. Vous pouvez continuer, mais la partie est perdue quand vous fermez cet onglet. Exportez-la pour la garder.
# L’espace est plein.
store-full = L’espace du navigateur est plein. Vos derniers coups ne sont pas enregistrés. Supprimez une partie inutile, ou exportez celle-ci.
# Il le sera bientôt : à quel point, et combien de parties finies y tiennent encore.
store-nearly = L’espace du navigateur est plein à { $percent } % : il reste de la place pour environ { $games } parties. Exportez toutes les parties, puis supprimez celles qui ne servent plus.

## La liste des parties enregistrées

# Le titre.
saved-title = Parties enregistrées
# Leur nombre.
saved-count = { $games ->
    [0] Aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}
# Il n’y en a pas.
saved-none = Aucune partie enregistrée pour l’instant.
# Conseil dans ce cas.
saved-none-note = Chaque partie s’enregistre automatiquement après chaque choix.
# Ouvre une partie.
saved-open = Continuer
# Montre le résultat d’une partie finie.
saved-result = Résultat
# Donne un titre à une partie.
saved-rename = Renommer
# Champ : le titre.
saved-title-of = Titre
# Le titre peut être vide.
saved-title-note = Laissez vide pour afficher les noms des joueurs.
# Garde le titre.
saved-keep = Enregistrer le titre
# Télécharge une partie.
saved-export = Exporter
# Télécharge toutes les parties.
saved-export-all = Tout exporter
# Prend un fichier.
saved-import = Importer un fichier
# Dit que des fichiers peuvent être déposés.
saved-drop = Vous pouvez aussi déposer un fichier n’importe où sur cette page.
# Affiché tant qu’un fichier est au-dessus de la page.
saved-drop-now = Lâchez pour importer le fichier
# Supprime une partie.
saved-delete = Supprimer
# Une partie a été supprimée ; son titre.
saved-deleted = Partie supprimée : { $title }
# La ramène.
saved-undo = Annuler
# Elle est revenue.
saved-undone = La partie est revenue.
# Une partie d’une édition ; `new` est l’édition 1897 de San Juan et de Puerto Rico, les quatre dernières sont de Ginkgopolis.
saved-edition = { $edition ->
    [new] { $game } 1897
    [classic] { $game }, édition classique
    [beginner] { $game }, jeu pour débuter
    [draft] { $game }, jeu complet
    [solo] { $game }, en solo contre Hal
    [expert] { $game }, en solo contre Hal, expert
   *[other] { $game }
}
# Nombre d’extensions et de variantes en jeu.
saved-additions = { $additions ->
    [one] { $additions } extension ou variante
   *[other] { $additions } extensions et variantes
}
# La manche.
saved-round = Manche { $round }
# Avant la première manche.
saved-opening = Draft de départ
# Elle est finie ; qui a gagné.
saved-over = Finie ; victoire : { $names }
# Des coups ont été annulés au-delà des règles.
saved-practice = Entraînement
# Le score à côté d’un nom : « PV » pour points de victoire.
saved-score = { $points } PV
# Adversaires joués par les règles d’un jeu : celui de Ginkgopolis en solo, et ceux de Puerto Rico.
automa-hal = Hal
automa-puertoma = Puertoma
automa-puertoma-one = Puertoma 1
automa-puertoma-two = Puertoma 2
# Quand elle a été jouée pour la dernière fois : $date comme l’écrit le navigateur.
saved-played = jouée le { $date }
# Une partie endommagée.
saved-damaged = Partie endommagée
# Note sur l’effet.
saved-damaged-note = Elle ne peut pas être ouverte. Elle est gardée telle quelle : vous pouvez exporter son texte ou la supprimer.
# Une partie d’une version plus récente.
saved-newer = Partie d’une version plus récente
# Note sur l’effet.
saved-newer-note = Elle vient d’une version plus récente et est gardée telle quelle. Rechargez la page pour mettre à jour, puis ouvrez-la.
# Télécharge le texte tel quel.
saved-export-raw = Exporter son texte
# Tant de parties ont été prises.
saved-imported = { $games ->
    [1] Une partie a été ajoutée à votre liste.
   *[other] { $games } parties ont été ajoutées à votre liste.
}
# Elles ne sont qu’en mémoire.
saved-imported-memory = Non enregistré : tout disparaît quand vous fermez cet onglet.
# Tant d’entre elles étaient déjà là.
saved-imported-known = { $games ->
    [1] Une était déjà dans votre liste.
   *[other] { $games } étaient déjà dans votre liste.
}
# Tant n’ont pas pu être lues.
saved-imported-bad = { $games ->
    [1] Une était illisible et a été laissée de côté.
   *[other] { $games } étaient illisibles et ont été laissées de côté.
}
# Il n’y avait pas de place pour tant.
saved-imported-no-room = { $games ->
    [1] Il n’y avait pas de place pour l’une d’elles.
   *[other] Il n’y avait pas de place pour { $games } d’entre elles.
}
# Elles sont reparties.
saved-import-undone = Importation annulée.
# Un fichier est lu : centièmes.
saved-reading = Lecture du fichier : { $percent } %
# Ses parties sont examinées : tant sur tant.
saved-checking = Examen de la partie { $done } sur { $of }
# Elles sont enregistrées.
saved-storing = Enregistrement de la partie { $done } sur { $of }
# Arrête cela.
saved-stop = Arrêter
# Avant une importation : les parties qui peuvent être prises ; puis le même quand seules certaines ($fit) tiennent.
saved-forecast = { $games ->
    [1] Une partie peut être importée.
   *[other] { $games } parties peuvent être importées.
}
saved-forecast-tight = { $games } parties peuvent être importées, mais il n’y a de place que pour { $fit } environ. Supprimez des parties inutiles pour faire de la place.
# En prend tant.
saved-take-in = { $games ->
    [1] Importer une partie
   *[other] Importer { $games } parties
}
# Les laisse.
saved-leave = Ne pas importer
# Libellé des choix de parties à montrer.
saved-which = Afficher
# Parties de toutes sortes.
saved-any-game = Tous les jeux
# Quelles parties la liste montre.
saved-stage-all = En cours et finies
saved-stage-running = En cours
saved-stage-finished = Finies
# De tout âge ; pas jouées depuis un mois, six mois, un an.
saved-age-any = Jouées n’importe quand
saved-age-month = Pas jouées depuis un mois
saved-age-half-year = Pas jouées depuis six mois
saved-age-year = Pas jouées depuis un an
# Tant sur tant sont affichées.
saved-chosen = { $chosen } parties sur { $of }
# Supprime celles qui sont affichées, tant.
saved-delete-these = { $games ->
    [1] Supprimer cette partie
   *[other] Supprimer ces { $games } parties
}
# Tant ont été supprimées.
saved-deleted-many = { $games ->
    [1] Une partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}
# Elles sont revenues.
saved-undone-many = { $games ->
    [1] La partie est revenue.
   *[other] { $games } parties sont revenues.
}
# En affiche tant de plus.
saved-more = En afficher { $games } de plus
# Le fichier a été refusé ; son nom.
saved-refused = « { $file } » n’a pas été importé.
# Ce n’est pas un fichier de ce programme.
saved-not-ours = Il n’a pas été exporté d’ici.
# Il vient d’une version plus récente.
saved-file-newer = Il vient d’une version plus récente. Rechargez la page pour mettre à jour, puis importez-le de nouveau.
# Il est endommagé à un endroit.
saved-file-damaged = Le fichier est endommagé.
# Il est illisible.
saved-unreadable = Le navigateur n’a pas pu le lire comme texte.
# Rien n’a changé.
saved-nothing-changed = Vos parties n’ont pas changé.
# Libellé devant la raison technique.
saved-reason = Détails :
