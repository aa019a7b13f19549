## Études : une page où toute position peut être composée

title = { $game } : étude
# Présentation d’une étude, qui sait tout.
about = Composez n’importe quelle position : changez la table, jouez à partir de là, ou partagez-la par lien. Une étude montre tout, y compris toutes les mains : si vous jouez ensuite avec d’autres, vous avez vu leurs cartes.
# « Joueur 2 », compté à partir de 1.
seat = Joueur { $number }
# Un navire à tant de cases.
ship = Navire à { $spaces } cases
# Un emplacement du plan : tant à l’est ou à l’ouest ($across), tant au sud ou au nord ($down) du milieu.
cell = { $across ->
    [0] { $down ->
        [0] Le milieu de la ville
       *[other] Emplacement { $down } { $vertical ->
            [north] au nord
           *[south] au sud
        }
    }
   *[other] { $down ->
        [0] Emplacement { $across } { $horizontal ->
            [west] à l’ouest
           *[east] à l’est
        }
       *[other] Emplacement { $across } { $horizontal ->
            [west] à l’ouest
           *[east] à l’est
        }, { $down } { $vertical ->
            [north] au nord
           *[south] au sud
        }
    }
}
# Rien, aucun joueur.
none = Aucun
fewer = Moins : { $what }
more = Plus : { $what }
# Retire une chose.
remove = Retirer : { $what }
# Avance une pièce d’une place.
earlier = { $what } : avancer d’une place
# Ajoute une pièce à une liste.
add = Ajouter : { $what }
# La première entrée d’une liste de ce qui peut être ajouté.
add-which = Ajouter…
# Tant qui sont tirés.
unnamed = { $count } au hasard
# Laisse les noms ouverts.
leave-open = Tirer au hasard
# Nomme ce qui est laissé ouvert.
name-them = Les choisir
# Les parties de la page.
begin = Partir d’une autre table
edition = Édition
players = Joueurs
begin-anew = Distribuer cette table
moment = Tour et question
# Question en cours, et sa place.
asked = { $who } : { $what }
over = La partie est finie.
moves = Jouer un coup
moves-note = Jouez des coups pour arriver au milieu d’une phase : choisissez pour le joueur dont c’est le tour.
at-rest = Revenir au choix d’avant cette phase
text = Tout en texte
text-note = Le format est décrit dans docs/positions.md. Seulement dans le texte :
text-only-follows = découle du reste
text-only-played = s’atteint en jouant
text-only-begun = se choisit au début d’une étude
text-only-rare = sert rarement
take-text = Appliquer le texte
discard-text = Abandonner les changements
# Annuler, rétablir, voir, partager, jouer.
undo = Annuler
redo = Rétablir
look = Modifier la table
share = Copier le lien
copied = Lien copié. Il contient toute la position, mains comprises.
by-hand = Copiez ce lien :
play = Jouer à partir d’ici
play-note = Commence une partie d’entraînement dans vos parties enregistrées.
# Verdict : la position est possible.
fine = Cette position est possible.
# Elle est refusée ; où et pourquoi suivent.
refused = Cette position est impossible :
# Vers la règle qui fonde un refus.
rule = Règle { $id }
# Vers le champ que nomme un refus.
show = Voir où
# Une position refusée ne sert à rien.
refused-note = Corrigez-la ou annulez. Une fois la position possible, vous pouvez modifier la table, jouer et partager.
# La position est refusée ; ce que la table montre en attendant.
behind = La table montre encore la dernière position possible.
# À la table d’une étude : ce que fait un toucher.
touch = Touchez une pièce pour la changer.
# Le texte n’a pas la forme d’une position.
no-tree = Ce texte n’est pas une position : corrigez-le ci-dessous, ou annulez.
# Un lien était inutilisable ; ce qui est montré à la place.
bad-link = Ce lien ne peut pas être ouvert
bad-link-note = Votre propre étude est montrée à la place.
# Un lien est venu : l’étude d’avant revient en annulant.
came = Cette position est venue par lien. Annulez pour revenir à votre propre étude.
came-older = Elle a été faite selon d’anciennes règles.
# Une partie en cours à plusieurs ne s’étudie pas.
several = Plusieurs joueurs partagent cette partie : vous pourrez l’étudier quand elle sera finie.
# L’appareil n’a pas de place.
unkept = Cet appareil n’a pas de place pour enregistrer l’étude : copiez le lien ou le texte.
# Sur le plan : pas encore de bâtiment ici.
empty-cell = Vide
# Un emplacement du plan : ce qui s’y trouve, à qui (le numéro du joueur), à quelle hauteur.
map-cell = { $word }, joueur { $owner }, hauteur { $height }
choose-cell = Choisissez un emplacement pour changer ce qui s’y trouve. Les jetons font automatiquement de la place.

## Noms des champs d’une position

field-round = Manche
field-table = Sur la table
field-supplies = Piles et réserves
field-taken = Rôles pris dans cette manche
field-role-coins = Pièces sur les rôles
field-round-number = Numéro de la manche
field-governor = Gouverneur
field-first-player = Premier joueur
field-last-round = C’est la dernière manche
field-last-point-gone = Plus de points : la prochaine manche du Capitaine est la dernière
field-quiet-rounds = Manches d’affilée sans bâtiment
field-luck = Numéro de la donne
field-by = Pris par
field-won-by = Rempli par
field-hand = Main
field-city = Bâtiments
field-tucked = Cartes sous la Chapelle ou l’Église
field-shipped = Cartes sous le Port, ou expédiées
field-library-used = Bibliothèque utilisée dans cette manche
field-church-used = Église utilisée
field-kind = Bâtiment
field-has-good = Contient une marchandise
field-beneath = Dessous, du plus bas au plus haut
field-draw-pile = Prochaines cartes, dans cet ordre
field-discard-pile = Défausse
field-price-tiles = Prochaines tuiles Prix
field-seen-tiles = Dont vues par tous les joueurs
field-coins = Pièces
field-points = Points
field-crates = Caisses
field-countryside = Campagne
field-count = Tuiles
field-manned = Occupées
field-citizens = Citoyens
field-workers = Ouvriers
field-idle-workers = Ouvriers non placés
field-idle-citizens = Citoyens non placés
field-forests = Forêts
field-achievements = Cartes Succès
field-achieved = Accomplies
field-market = Plantations face visible
field-bag = Prochaines plantations, dans cet ordre
field-ships = Navires marchands
field-cargo = Cargaison
field-trading-house = Maison de commerce
field-register = Ouvriers en attente
field-register-citizens = Citoyens en attente
field-gone-workers = Ouvriers hors jeu
field-gone-citizens = Citoyens hors jeu
field-tray = Bâtiments choisis
field-smuggler-marker = Joueur au marqueur Contrebandier
field-captured = Rôle capturé
field-festival = Festival
field-action-marker = Marqueur d’action des Puertomas
field-resources = Ressources
field-redraws = Jetons Changer sa main
field-characters = Personnages
field-tableau = Cartes devant soi
field-tiles = Tuiles derrière le paravent
field-map = Ville
field-top-tile = Tuile du dessus
field-owner = Propriétaire
field-pawn = Bâti depuis le dernier mélange : sa carte n’est pas encore dans la pioche
field-tile-supply = Prochaines tuiles, dans cet ordre
field-removed-tiles = Tuiles hors jeu
field-exhaustions = Nombre d’épuisements des tuiles
field-returned-tiles = Tuiles rendues
