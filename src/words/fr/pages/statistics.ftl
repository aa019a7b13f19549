## Statistiques de cet appareil

statistics-title = Statistiques
statistics-none = Aucune partie finie pour l’instant.
statistics-none-note = Finissez une partie, ou importez-en une dans vos parties enregistrées. Les résultats sont comptés ici, sur cet appareil seulement.
statistics-to-daily = Donne du jour
# Noms des choix : jeu, édition, extension, places, niveau, personne.
statistics-game = Jeu
statistics-edition = Édition
statistics-module = Extensions
statistics-seats = Joueurs
statistics-level = Adversaire le plus fort
statistics-whom = Résultats de
# Tout ce qu’offre un choix.
statistics-all = Tout
statistics-no-module = Aucune
statistics-no-level = Sans adversaire joué par l’ordinateur
# La seule personne à une table.
statistics-alone = L’unique joueur humain
statistics-seat-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
# Noms des chiffres.
statistics-games = Parties
statistics-wins = Victoires
# Victoires, et en cent parties.
statistics-win-share = { $wins } ({ $share } %)
statistics-mean = Points en moyenne
statistics-best = Record
statistics-rounds = Manches en moyenne
statistics-time = Durée d’une partie
statistics-minutes = { $minutes } min
statistics-time-note = Durée médiane ; les parties interrompues pendant des heures ne comptent pas.
statistics-practice = { $games ->
    [one] { $games } partie d’entraînement n’est pas comptée.
   *[other] { $games } parties d’entraînement ne sont pas comptées.
}
statistics-hints = { $games ->
    [one] { $games } de ces parties a été jouée avec conseils.
   *[other] { $games } de ces parties ont été jouées avec conseils.
}
statistics-nothing-fits = Aucune partie finie ne correspond à ces filtres.
statistics-course = Points au fil des parties
# Sens des marques du graphique, et nombre de résultats montrés.
statistics-course-note = { $shown ->
    [one] Le dernier résultat.
   *[other] Les { $shown } derniers résultats.
} Un disque plein est une victoire, un anneau ne l’est pas ; la ligne est la moyenne de cinq.
statistics-as-table = Résultats en tableau
statistics-when = Finie
statistics-points = Points
statistics-rank = Place
statistics-last-five = Moyenne de cinq
statistics-sources = Sources des points
statistics-sources-note = Points en moyenne par partie, selon la source.
statistics-favourites = Le plus souvent construits
statistics-strongest = Le plus de points avec
statistics-strongest-note = Points en moyenne des parties où vous l’aviez à la fin ; au moins { $games } parties.
statistics-none-strongest = Pas encore assez de parties.
# Parties, dont gagnées, et points en moyenne ; $mean est un nombre à une décimale.
statistics-record = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $mean } points
statistics-openings = Ouvertures gagnantes
statistics-openings-note = Selon votre premier et votre deuxième choix.
# Une ouverture : deux choix l’un après l’autre.
statistics-then = { $first } puis { $second }
statistics-kept-note = Tout cela reste sur cet appareil. Les { $most } dernières parties sont gardées, chacune une seule fois.
statistics-export-csv = Exporter en CSV
statistics-export-json = Exporter en JSON
statistics-import = Importer des statistiques
statistics-reset = Tout supprimer
statistics-reset-sure = Supprimer toutes les statistiques ? Vos parties enregistrées restent, mais ne seront plus comptées.
statistics-reset-yes = Supprimer
statistics-reset-no = Garder
statistics-was-reset = Les statistiques sont vides.
statistics-imported = { $games ->
    [0] Toutes les parties du fichier étaient déjà là.
    [1] Une partie a été ajoutée.
   *[other] { $games } parties ont été ajoutées.
}
# Un fichier a été refusé ; son nom.
statistics-refused = « { $file } » n’a pas été importé. Rien n’a changé.
statistics-damaged = Vos statistiques enregistrées sont illisibles : aucune nouvelle partie n’est comptée. Téléchargez-les, ou supprimez tout pour recommencer à zéro.
statistics-newer = Vos statistiques enregistrées viennent d’une version plus récente : aucune nouvelle partie n’est comptée. Rechargez la page pour mettre à jour.
statistics-export-raw = Télécharger les données
statistics-full = L’espace du navigateur est plein : ces statistiques ne sont pas enregistrées. Exportez-les, ou supprimez des parties enregistrées.
statistics-unavailable = Ce navigateur n’enregistre rien : ces statistiques sont perdues quand vous fermez la page. Exportez-les.
# Les parties finies sont comptées parmi celles qui sont enregistrées.
statistics-counting = Comptage des parties finies…
statistics-not-counted = { $games ->
    [1] Une partie enregistrée n’a pas pu être ouverte et n’est pas comptée.
   *[other] { $games } parties enregistrées n’ont pas pu être ouvertes et ne sont pas comptées.
}
