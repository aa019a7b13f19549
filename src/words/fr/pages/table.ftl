## Chaque table : attendre, annuler, journal, résultat

table-players = Joueurs
table-tools = Outils
table-what-now = À faire maintenant
table-game-over = La partie est finie.
table-log = Journal
table-actions = Toutes les actions
table-no-actions = Il n’y a rien à choisir maintenant.
table-undo = Annuler
table-undo-turn = Annuler tout le tour
table-undo-further = Annuler plus loin (entraînement)
# Pourquoi rien ne peut être annulé : début, chose révélée, autre place.
barrier-beginning = Rien à annuler pour l’instant.
barrier-revealed = Vous ne pouvez pas annuler : une chose cachée a été révélée.
barrier-other-seat = Vous ne pouvez pas annuler : un autre joueur a joué depuis.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-help = Touches
table-describe = Décrire la table
table-recap = Que s’est-il passé ?
table-recap-none = Rien ne s’est passé depuis votre dernier coup.
table-thoughts = Pourquoi ?
table-thoughts-of = Comment { $name } choisit
# Une partie en solo : le record et l’avance qu’il avait ($lead est l’un des trois ci-dessous).
table-solo-best = { $points ->
    [one] Votre record à cette table : { $points } point, { $lead }.
   *[other] Votre record à cette table : { $points } points, { $lead }.
}
table-lead-even = à égalité
table-lead-ahead = { $points } d’avance
table-lead-behind = { $points } de retard
table-solo-new-best = { $points ->
    [one] Votre nouveau record à cette table : { $points } point, { $lead }.
   *[other] Votre nouveau record à cette table : { $points } points, { $lead }.
}
table-results = Score final
table-leave = Quitter la table
table-pause = Pause
table-next-step = Suivant
table-skip = Passer
table-thinking = réfléchit…
table-thinking-of = { $name } réfléchit…
table-powers = Pouvoirs
table-powers-none = Aucun de vos bâtiments n’a encore de pouvoir facultatif.
# Quand le pouvoir d’un bâtiment sert.
policy-always = Toujours
policy-ask = Demander
policy-never = Jamais
table-answer-forced = Jouer automatiquement les coups forcés
table-sealed = ne peut pas être annulé
table-show-card = Voir la carte
table-viewing = Étape { $at } sur { $of }
table-back-to-now = Revenir au présent
table-back-to-own = Retour
table-earlier = Avant
table-later = Après
table-play-from-here = Jouer à partir d’ici
# Vers une étude de la position regardée.
table-study = Modifier cette position
# Par les yeux de qui la table est vue.
table-eyes = Vue par
table-everybody = Tous les joueurs
table-back-to-study = Revenir aux champs
# Nom du retour en arrière.
table-replay = Revoir
table-position = Étape de la partie
table-play = Lecture
table-speed = Vitesse : { $times }×
table-round-before = Au début de la manche
table-round-after = À la manche suivante
table-watch-again = Revoir la partie
table-hand-to = Passez l’appareil à
table-hold = Maintenir pour voir
table-hold-note = Un clic ou Entrée fonctionne aussi.
table-person = Vous
table-person-n = Joueur { $number }
table-opponent-n = Adversaire { $number }
# Un niveau, et le style d’un adversaire de ce niveau.
table-with-style = { $level }, { $style }
table-elsewhere = Cette partie est ouverte dans un autre onglet
table-elsewhere-text = Vous ne pouvez y jouer que dans un onglet. Si vous jouez ici, l’autre onglet s’arrête.
table-take-over = Jouer ici
table-lost = Un autre onglet a repris cette partie.
table-asking = Ouverture de la partie…
# Titres là où aucune partie ne peut être montrée : rien n’y est gardé, et ce qui a pu arriver ; ce qui est gardé ne peut pas être ouvert.
table-missing = Partie introuvable
table-missing-note = Elle a peut-être été supprimée, ou se trouve dans un autre navigateur. Pour déplacer une partie, envoyez-la par lien ou en fichier.
table-unopened = Cette partie ne peut pas être ouverte
table-history-lost = Les règles ont été corrigées depuis l’enregistrement de cette partie. Vous pouvez continuer, mais son passé n’est plus visible.
table-not-saved-full = L’espace du navigateur est plein : cette partie est perdue quand vous fermez l’onglet.
table-not-saved-closed = Ce navigateur n’enregistre pas les parties : celle-ci est perdue quand vous fermez l’onglet.
table-export-now = Enregistrer en fichier
table-choose = Laquelle ?
table-all-seats = Tous les joueurs
table-final-score = Score final
table-source = Source
table-total = Total
# Ce qui a départagé, par exemple « Cartes en main et marchandises ».
table-tie-break-note = Les totaux sont égaux. Départage : { $what } ; le plus l’emporte.
table-wins = { $name } l’emporte.
table-share-win = { $names } partagent la victoire.
table-skip-counting = Passer le décompte
table-again-same = Rejouer cette donne
table-again-new = Nouvelle donne
table-look-at-table = Voir la table
# Montre sur un téléphone les autres suites d’une partie terminée.
table-more-ways = Plus
# Le résultat en image : à garder, à montrer, et quand elle ne peut pas être faite.
table-save-picture = Enregistrer en image
table-share-picture = Partager l’image
table-no-picture = Ce navigateur n’a pas pu créer l’image.
# Au pied de cette image.
table-imprint = Sobremesa · jeux de société dans votre navigateur
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
## Entre les parties de listes et de phrases

# Entre deux choses d’une liste : « café, sucre ».
list-comma = { ", " }
# Entre deux énoncés d’une ligne : « 1 caisse, 2 pièces ».
list-clause = { ", " }
# Entre des énoncés plus longs, qui ont eux-mêmes des virgules.
list-semicolon = { " ; " }
# Entre un titre et ce qu’il introduit.
colon = { " : " }
# Entre deux phrases.
gap = { " " }
# La fin d’une liste ; $first peut être plusieurs choses séparées par des virgules.
list-and = { $first } et { $last }
table-not-over = Cette partie n’est pas encore finie
# Touches, et ce qu’elles font à la table. Les touches elles-mêmes précèdent ; seule la barre d’espace a ici son nom.
key-space = Espace
key-does-tab = zone suivante
key-does-arrows = dans une zone
key-does-enter = choisir
key-does-space = voir la carte
key-does-esc = fermer, annuler, revenir au présent
key-does-a = toutes les actions
key-does-u = annuler
key-does-h = un conseil
key-does-l = journal
key-does-p = répéter ce qu’il faut faire
key-does-n = prochain endroit à choisir
key-does-d = décrire la table
key-does-digits = voir un joueur
key-does-brackets = une étape avant, après
key-does-home-end = première étape, présent
key-does-question = cette liste
table-auto-mark = auto
# Devant ce qu’une carte veut dire maintenant pour le lecteur.
table-for-you-now = Pour vous maintenant :
# Nom de la bande qui résume une phase, joueur par joueur.
table-who-did-what = Qui a fait quoi dans cette phase

## Le programme des adversaires ne marche pas comme il devrait

cause-refused = Ce navigateur ne permet pas à cette page de faire jouer des adversaires.
cause-missing = Les adversaires ne sont plus sur le serveur ; il y a sans doute une version plus récente de la page.
cause-server = Le serveur a un problème : les adversaires n’ont pas pu être chargés.
cause-unreachable = Les adversaires n’ont pas pu être chargés : le serveur est injoignable. Vérifiez votre connexion.
cause-altered = Les adversaires n’ont pas pu être chargés : autre chose est arrivé, peut-être la page de connexion d’un réseau.
cause-unfit = Ce navigateur est trop ancien pour faire jouer des adversaires ; un plus récent le peut.
cause-version = Les adversaires appartiennent à une autre version de la page.
cause-slow = Les adversaires tardent à se charger.
cause-silent = Les adversaires ne répondent pas.
cause-garbled = La page ne comprend pas la réponse des adversaires.
cause-broken = Les adversaires se sont arrêtés.
# Étape suivante de la page, après la raison.
opponents-still-tried = Nouvel essai en cours : vous pouvez attendre. Votre partie est enregistrée.
opponents-stopped = Votre partie est enregistrée. Réessayez, rechargez la page, ou jouez vous-même pour cet adversaire.
opponents-on-page = Ce navigateur ne laisse pas les adversaires réfléchir en arrière-plan : la page peut ralentir pendant ce temps.
opponents-again = Réessayer
opponents-reload = Recharger la page
# Une personne joue pour cet adversaire.
opponents-play-for = Jouer pour { $name }
