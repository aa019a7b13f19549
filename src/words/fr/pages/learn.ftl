## Autour des leçons

learn-title = Leçons
# Présentation des leçons.
learn-about = Quelques minutes chacune, à la vraie table. Passez ce que vous connaissez.
# Une leçon terminée.
learn-finished = terminée
# Tant de leçons sur tant sont terminées.
learn-progress = { $done } terminées sur { $of }
# Après les leçons : une partie à soi.
learn-first-game = Jouer votre propre partie
learn-first-game-note = Une table avec deux débutants ; les nouvelles questions sont expliquées.
learn-guided = Première partie guidée
learn-guided-note = Un guide explique chaque chose quand elle compte pour la première fois.
learn-guide = Guide
learn-guide-free = À vous de jouer. Le conseil montre ce que ferait un joueur fort.
learn-guide-end = La partie est finie.
learn-guide-good = Bon choix.
learn-guide-fair = Un choix correct.
learn-guide-poor = Mieux : { $better }.
learn-guide-leave = Se passer du guide
learn-next-stop = À suivre
learn-later = Extensions et autres façons de jouer
learn-puzzles = { $puzzles ->
    [0] Problèmes
    [one] Problèmes : { $puzzles } résolu
   *[other] Problèmes : { $puzzles } résolus
}
learn-go-on = Continuer
learn-understood = Compris
# Réglage : les premières questions sont expliquées, et une ligne à ce sujet.
learn-first-times = Expliquer les nouvelles questions
learn-first-times-note = Dans vos deux premières parties, une ligne au-dessus du plateau explique une fois chaque nouvelle question.
# L’étape parmi tant.
learn-step = Étape { $at } sur { $of }
# Pendant que les autres jouent.
learn-others = Vos adversaires jouent…
# D’une chose permise, mais dont l’étape ne parle pas.
learn-otherwise = C’est permis, mais cette étape parle d’autre chose. Rien n’a changé.
learn-rule = La règle
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-leave = Quitter la leçon
# Les leçons ne vont plus avec le programme, et pourquoi.
learn-broken = Cette leçon ne peut pas être jouée : { $why }
learn-unknown = Cette leçon n’existe pas.

## Autour des règles

# Le titre avant l’arrivée des règles : le titre du jeu.
rules-title = Règles de { $game }
# La table des matières.
rules-contents = Sommaire
# Champ : recherche.
rules-search = Chercher dans les règles
# Nombre de règles qui contiennent les mots cherchés.
rules-found = { $rules ->
    [one] { $rules } règle trouvée
   *[other] { $rules } règles trouvées
}
# Rien n’a été trouvé ; $words sont les mots cherchés.
rules-nothing = Aucune règle ne contient « { $words } ».
# Vers toutes les règles, depuis le volet à côté du plateau.
rules-whole = Ouvrir toutes les règles
# Les règles sont en route.
rules-loading = Chargement des règles…
# Elles ne sont pas arrivées.
rules-failed = Les règles n’ont pas pu être chargées. Vérifiez votre connexion ; une fois chargées, elles restent sur cet appareil.
# Nouvel essai.
rules-retry = Réessayer
# Sur une pièce : son coût.
rules-cost = Coût
# Sur une pièce : ses points.
rules-points = Points
# Sur une pièce : des points qui dépendent de la ville.
rules-varies = selon la ville
# Sur une pièce : exemplaires dans le jeu.
rules-copies = Exemplaires
