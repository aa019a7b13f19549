### Ginkgopolis : pourquoi une position composée par le joueur est impossible.
### $tile est « Rouge 4 » au début d’une phrase, et « rouge 4 » ailleurs ; $player est un numéro.

## Toute la position

# $problem est en anglais, tiré des règles.
flaw-config = Cette mise en place n’est pas possible ({ $problem }).
flaw-unsound = Cette position se contredit ({ $problem }).
flaw-seats = La position a { $named ->
    [one] { $named } joueur
   *[other] { $named } joueurs
}, mais la table en a { $sit }.
flaw-no-such-seat = Ce joueur n’est pas dans la partie.
flaw-too-many = Le nombre maximum est ici { $most }.
flaw-no-redraws = Cette partie n’a pas de jetons Changer sa main.
# $tokens est « 2 jetons Changer sa main ».
flaw-redraws = Un joueur a au plus { $tokens }.
flaw-resources = Chaque couleur a { $allotment } ressources ; { $placed } sont dans la ville.
flaw-all-placed = Le joueur { $player } a posé toutes ses ressources : ce tour est le dernier.

## Personnages

flaw-no-characters = Il n’y a pas de personnages maintenant.
flaw-characters = Il faut ici { $due ->
    [one] { $due } personnage
   *[other] { $due } personnages différents
}.
flaw-not-a-set = Dans le jeu pour débuter, les trois personnages doivent être du même groupe.
flaw-taken = Un autre joueur a déjà un de ces personnages.
flaw-round = Le tour 0 est le draft ; il n’y a de personnages au choix qu’à ce moment.
flaw-no-such-pick = Seul le jeu complet a un draft, avec trois choix par joueur.
flaw-not-fresh = Aucun joueur n’a quoi que ce soit avant la fin du draft.
flaw-hand-dealt = Aucune carte n’est distribuée avant la fin du draft.
# Un paquet : les personnages parmi lesquels un joueur en choisit un.
flaw-packets = Chaque joueur doit avoir un paquet de personnages.
flaw-packet = Chaque paquet doit avoir quatre personnages, tous différents.
flaw-packet-order = Les personnages doivent être dans l’ordre de leurs numéros.
flaw-packet-order-kept = D’abord les { $kept } qui ont été gardés, puis les autres dans l’ordre de leurs numéros.

## La ville

# $what est l’un des deux suivants, ou une tuile.
flaw-out-of-reach = Aucune ville ne va aussi loin que { $what }.
flaw-marker = jeton { $letter }
flaw-word = « { $word } »
flaw-unknown-word = « { $word } » n’est ni une tuile, ni un jeton, ni un point.
flaw-marker-twice = Le jeton { $letter } est là deux fois.
flaw-building-twice = { $tile } est ici et sur un autre emplacement.
flaw-not-on-grid = Cette tuile n’est pas au sommet d’un bâtiment, ou est citée deux fois.
flaw-floor-elsewhere = Cette tuile est déjà ailleurs dans la ville.
flaw-start-owned = Un bâtiment de départ n’a un propriétaire qu’une fois qu’un joueur a construit dessus.
flaw-no-owner = { $tile } n’a pas de propriétaire.
flaw-start-gap = L’emplacement { $place ->
    [north-west] au nord-ouest
    [north] au nord
    [north-east] au nord-est
    [west] à l’ouest
    [east] à l’est
    [south-west] au sud-ouest
    [south] au sud
    [south-east] au sud-est
   *[middle] au milieu
} des neuf de départ n’a pas de bâtiment : chacun doit en avoir un.
flaw-not-connected = La ville doit être d’un seul tenant.
flaw-wrong-bottom = { $tile } ne peut pas être la base de ce bâtiment. Les tuiles 1 à 3 sont sur les neuf emplacements de départ, et seulement là.
flaw-wrong-bottom-of = { $tile } ne peut pas être la base de { $top }. Les tuiles 1 à 3 sont sur les neuf emplacements de départ, et seulement là.
flaw-start-on-top = Sous { $top }, une tuile de départ est sur une autre tuile. Elle ne peut être qu’à la base.
flaw-markers-missing = Les jetons A à L doivent tous être autour de la ville, sauf ceux qui se déplacent.
flaw-marker-order = Les jetons ne suivent pas l’ordre A à L autour de la ville.

## Tuiles

flaw-tile-elsewhere = { $tile } est déjà ailleurs.
flaw-not-own = Cette tuile n’est pas à ce joueur.
flaw-not-aside = Seul Hal met une tuile de côté, au dernier tour, quand il ne peut pas l’utiliser.
flaw-none-removed = À ce nombre de joueurs, aucune tuile ne quitte la partie.
flaw-removed = À ce nombre de joueurs, { $due ->
    [one] { $due } tuile quitte
   *[other] { $due } tuiles quittent
} la partie.
flaw-exhaustions = Les tuiles s’épuisent { $most } fois au plus.
flaw-supply-gone = Les tuiles sont épuisées pour de bon : la réserve doit être vide, et ce tour le dernier.
flaw-supply-not-returned = Une fois les tuiles épuisées, la réserve n’a que des tuiles rendues. Avant cela, elle n’en a aucune et n’est pas vide.
flaw-returned-from-elsewhere = Seules les tuiles derrière un paravent peuvent être rendues.
flaw-returning-unasked = Aucune tuile n’est rendue maintenant : aucune ne peut être choisie.
flaw-returning-order = Les joueurs choisissent à tour de rôle les tuiles à rendre, les plus petites d’abord.

## Cartes

# $card est « Bleu 7 » ou « Lettre A ».
flaw-card-elsewhere = { $card } n’est pas en jeu, ou est déjà ailleurs.
flaw-deck-empty = Il ne reste aucune carte pour la pioche, qui n’est jamais vide.
flaw-hand-too-large = Une main a 4 cartes au plus, avec celle qui est face cachée.
# $cards est « 3 cartes ».
flaw-hand-size = Cette main doit avoir { $cards }, avec celles qui sont face cachée.
flaw-too-few-left = Il reste trop peu de cartes pour les mains.
flaw-not-covered = { $tile } n’est pas recouvert, ou deux joueurs ont sa carte.
flaw-not-kept = { $tile } est recouvert, mais aucun joueur n’a sa carte.
flaw-kept-too-soon = L’action de { $tile } est en cours : aucun joueur n’a encore sa carte.
flaw-known = Il faut ici une carte de la main, et les autres joueurs qui la connaissent.
flaw-all-known = Trois cartes d’une main ont été passées et la quatrième piochée : les autres ne peuvent pas connaître les quatre.

## La question

flaw-game-over = La partie est finie : aucune action n’est en cours.
flaw-too-deep = Cinq étapes au plus sont ouvertes en même temps.
flaw-over-too-soon = Une partie finie a eu son dernier tour.
flaw-no-such-stack = Ces étapes ne se suivent pas ainsi.
flaw-card-named = Une carte n’est nommée que pendant son action.
flaw-no-card = La carte dont l’action est en cours doit être nommée.
flaw-not-in-action = Cette action ne demande pas cela.
flaw-covered = Le bâtiment de cette carte est recouvert quand vous construisez, et seulement alors.
flaw-not-just-built-over = Le bâtiment de cette carte n’est pas celui qui vient d’être recouvert.
flaw-face-down = Les joueurs choisissent dans l’ordre ; une carte choisie reste face cachée jusqu’à ce qu’elle soit révélée.
flaw-no-tile-to-choose = Une tuile est en train d’être choisie : elle doit être derrière le paravent, et pas encore choisie.
flaw-hal = Avant son tour, Hal a une carte face cachée et rien d’autre.
flaw-adjacent = Le jeton doit aller à côté du nouveau bâtiment s’il y a un emplacement libre, et ailleurs seulement s’il n’y en a pas.
flaw-no-row = Une rangée n’est choisie d’abord que s’il y a beaucoup d’emplacements.
flaw-not-returning = Des tuiles ne sont rendues que quand la réserve s’épuise pour la première fois.
flaw-nothing-to-decide = Il n’y a rien à décider ici.
