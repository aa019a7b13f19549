### Puerto Rico : pourquoi une position composée par le joueur est impossible. Des phrases entières, affichées à côté du champ concerné.

## La partie et ses joueurs. $problem est dit par les règles, en anglais

flaw-config = Cette mise en place est impossible : { $problem }.
flaw-unsound = Cette position se contredit : { $problem }.
flaw-seat-count = Il y a { $named } joueurs ici, mais { $playing } jouent.
flaw-no-such-seat = Les joueurs sont numérotés de 0 à { $last }, pas { $seat }.
flaw-round = Les manches se comptent de 1 à { $last }.
# Un joueur, là où la page l’appelle ainsi : compté à partir de 1.
flaw-player = Joueur { $number }

## Le plateau d’un joueur

flaw-coins = Au plus { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
flaw-points = Au plus { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
flaw-empty-own-ship = Nommez une marchandise et ses caisses, ou rien.
flaw-no-forests = Il n’y a pas de forêts dans cette partie.
flaw-forests-without-yard = Seule une { building-lumberyard } fait des forêts, et ce joueur n’en a pas.
flaw-quarry-forest = Les carrières ne deviennent pas des forêts.
flaw-land-full = Chaque joueur a { $spaces } { -land-spaces }.
flaw-tile-twice = Nommez une seule fois la { $tile }, avec son nombre.
flaw-many-on-tiles = { $tile } : au plus { $spaces }, chacune avec 1 { -worker } au plus.
flaw-many-citizens = { $tile } : il y a plus de citoyens que de tuiles occupées.
flaw-second-copy = Il y a déjà { OBJECT($building) } ici ; chaque joueur ne peut l’avoir qu’une fois.
flaw-town-full = Chaque joueur a { $spaces } cases de bâtiments : il n’y a plus de place.
flaw-no-copy-left = Cette partie a moins d’exemplaires { OF($building) }.
flaw-many-in-building = { $circles ->
    [0] Il n’y a pas de cercle sur { OBJECT($building) }.
    [one] Il n’y a que { $circles } cercle sur { OBJECT($building) }.
   *[other] Il n’y a que { $circles } cercles sur { OBJECT($building) }.
}
flaw-no-wharf = Le { building-wharf } n’est pas occupé : il n’y a pas de marchandises ici ({ area-own-ship }).
flaw-no-small-wharf = Le { building-small-wharf } n’est pas occupé : il n’y a pas de marchandises sur son navire.
flaw-not-producible = Aucun { -worker } ne produit { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} : rien de tel n’a été produit dans cette phase.
flaw-not-counted = Rien dans cette partie n’en dépend.
flaw-produced-and-gone = Il a été produit plus { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} qu’il n’y en a ici, et aucune caisse ne se perd en phase du { role-craftsman }.
flaw-kind-without-crates = Nommez cette marchandise à la fois comme sorte et avec ses caisses, ou pas du tout : { $good }.
flaw-gained-too-much = C’est plus de points que n’en a le joueur.
flaw-not-aboard = Cela ne va pas avec les caisses { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} à bord des navires.

## Entre les joueurs

flaw-ship-sizes = Les navires de cette partie ont { $sizes } cases.
flaw-ship-cargo = Un navire est vide, ou a de 1 à { $size } caisses d’une même marchandise.
flaw-same-good = Deux navires ne peuvent pas porter tous deux { $good ->
    [fruits] des { $good }
    [indigo] de l’{ $good }
   *[other] du { $good }
}.
flaw-house-full = La { area-house } n’a que 4 cases.
flaw-many-crates = Il y a ici { $used } caisses { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}, mais seulement { $all } dans le jeu.
flaw-quarry-in-pile = Les carrières ont leur propre pile.
flaw-many-tiles = { $tile } : il y en a plus ici que dans le jeu.
flaw-market-full = Au plus { $most } plantations sont face visible.
flaw-many-workers = Il n’y a que { $all ->
    [one] { $all } { -worker }
   *[other] { $all } { -workers }
} dans cette partie.
flaw-many-people = Il n’y a que { $all ->
    [one] { $all } citoyen
   *[other] { $all } citoyens
} dans cette partie.
flaw-workers-left = Sur { $all ->
    [one] { $all } { -worker }
   *[other] { $all } { -workers }
}, il devrait en rester { $left }.
flaw-citizens-left = Sur { $all ->
    [one] { $all } citoyen
   *[other] { $all } citoyens
}, il devrait en rester { $left }.
flaw-many-on-register = Au plus { $most ->
    [one] { $most } citoyen
   *[other] { $most } citoyens
} { -at-register }.
flaw-points-left = Les joueurs ont gagné { $gained ->
    [one] { $gained } point
   *[other] { $gained } points
} : il devrait en rester { $left }.
flaw-no-waiting = Dans cette partie, le dernier point ne se prend pas hors d’une phase du { role-captain } pour ne mettre fin au jeu qu’après la suivante.
flaw-points-not-gone = Le dernier point est encore là : il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
}.
flaw-last-round = Il ne reste plus de points, ou une ville est pleine : c’est la dernière manche.
flaw-not-in-pool = Le présentoir ne peut pas recevoir { OBJECT($building) } : déjà là, ou pas dans cette partie.
flaw-no-slot = Le présentoir n’a plus de place pour le coût { OF($building) }.
flaw-not-together = Le présentoir a un bâtiment qui exclut { OBJECT($building) }.
flaw-draft-count = 17 bâtiments ont été choisis, sauf si les joueurs choisissent encore.

## Rôles. $player est « Joueur 2 »

flaw-role-not-in-game = Cette partie se joue sans { OBJECT($role) }.
flaw-role-twice = Ne nommez qu’une fois { OBJECT($role) }.
flaw-role-not-available = Cette partie se joue sans { OBJECT($role) }, ou ce rôle a déjà été pris dans cette manche.
flaw-round-full = Seulement { $picks } rôles sont pris dans une manche.
flaw-out-of-turn = { $player } a pris { $made ->
    [one] { $made } rôle
   *[other] { $made } rôles
} ; dans l’ordre, ce serait { $due }.
flaw-not-taken = { $player } n’a pas pris { OBJECT($role) }, et ne joue donc pas ce rôle.
flaw-not-last-pick = { $player } a pris le dernier rôle.
flaw-no-smuggler = Le { role-smuggler } n’est pas dans cette partie.
flaw-marker-elsewhere = Le joueur qui a pris le { role-smuggler } a le marqueur.
flaw-smuggler-not-done = Le { role-smuggler } n’a pas encore agi : aucun rôle n’est capturé.
flaw-no-captor = Seul le { role-smuggler } capture des rôles, et aucun joueur ne l’a pris.
flaw-not-capturable = Aucun joueur ne peut capturer { OBJECT($role) }.
flaw-coins-on-captured = Capturé, { OBJECT($role) } ne porte pas de pièces.
flaw-coins-on-smuggler = Aucune pièce n’est posée sur le { role-smuggler }.
flaw-captured-too-early = Le { role-smuggler } joue un rôle capturé après le dernier rôle pris.

## Ce qui est en cours

flaw-over-too-early = Une partie prend fin après sa dernière manche.
flaw-frames = Cela n’arrive pas à ce moment d’une manche.
flaw-not-in-setup = Ce n’est pas demandé pendant la mise en place de cette partie.
flaw-phase-or-not = Nommez la phase quand un rôle est en train d’être joué, et à aucun autre moment.
flaw-loaded-elsewhere = Des marchandises ne sont chargées qu’en phase du { role-captain }.
flaw-produced-elsewhere = Des marchandises ne sont produites qu’en phase du { role-craftsman }.
flaw-obtained-elsewhere = Des tuiles ne sont prises qu’en phase du { role-planter }.
flaw-nobody-waits = Il n’y a pas de tel { -worker } { -on-portrait }.
flaw-not-at-this-step = Ce n’est pas demandé à cette étape de la phase.
flaw-seats-handled = Le nombre de joueurs qui ont agi est faux.
flaw-reward-not-loading = Une récompense de chargement est placée pendant que les joueurs chargent.
flaw-asked = La question ne va pas avec le plateau de ce joueur.
flaw-goes-on = Ce qui suit ne va pas avec le plateau de ce joueur.

## Le festival. $card est le titre d’un objectif

flaw-objective-count = { $due ->
    [0] Il n’y a pas d’objectifs maintenant.
    [one] Il devrait y avoir { $due } objectif.
   *[other] Il devrait y avoir { $due } objectifs.
}
flaw-much-shown = Aucun objectif n’en montre autant.
flaw-not-drawn = « { $card } » n’est pas ici : il y a les trois objectifs imprimés, ou trois cartes Festival différentes.
flaw-card-crates = { $due ->
    [0] Il n’y a pas de caisses sur « { $card } ».
    [one] Il devrait y avoir { $due } caisse sur « { $card } ».
   *[other] Il devrait y avoir { $due } caisses sur « { $card } ».
}
flaw-card-plantations = { $due ->
    [0] Il n’y a pas de plantations sur « { $card } ».
    [one] Il devrait y avoir { $due } plantation sur « { $card } ».
   *[other] Il devrait y avoir { $due } plantations sur « { $card } », toutes différentes.
}
flaw-card-building = « { $card } » montre un autre bâtiment de cette partie, ou aucun.
flaw-not-fulfilled = { $player } n’a pas ce que montre « { $card } », et ne peut pas l’avoir rempli.
flaw-not-rewarded = { $player } a rempli « { $card } » sans récompense.

## Puertomas

flaw-no-puertoma-plays = Aucun Puertoma ne joue dans cette partie.
flaw-no-puertoma = Ce joueur n’est pas un Puertoma.
flaw-puertoma-asked = Les règles jouent ce Puertoma : rien ne lui est demandé.
flaw-puertoma-marker = Le marqueur d’action ne peut pas être sur { OBJECT($role) } : ce rôle n’est pas dans cette partie.
flaw-tie-card-twice = Il n’y a qu’une carte Départage { $card }.
flaw-level-count = Nommez un niveau pour chaque bâtiment, ou pour aucun.
flaw-ability-count = Nommez une tuile Capacité pour chaque niveau, ou pour aucun.
flaw-no-such-level = Les niveaux vont de 1 à 4.
flaw-manned-quarry = Les carrières d’un Puertoma ne sont jamais occupées.
flaw-many-of-type = { $tile } : un Puertoma en a { $most } au plus.
flaw-many-under = { $tile } : il n’y a dessous que { $circles ->
    [one] { $circles } cercle
   *[other] { $circles } cercles
}.
flaw-puertoma-forests = Un Puertoma n’a pas de forêts.
flaw-manned-building = Les { -workers } d’un Puertoma sont sous les plantations, pas sur { OBJECT($building) }.
flaw-not-commercial = Un Puertoma a au plus huit bâtiments, tous commerciaux : pas { OBJECT($building) }.
flaw-other-level = Placez { OBJECT($building) } à son propre niveau.
flaw-level-full = Le niveau { $level } a trop de bâtiments : deux au plus à chaque niveau.
flaw-reserved-twice = Deux marqueurs Réservé ne peuvent pas être sur { OBJECT($building) }.
flaw-not-reservable = Un marqueur Réservé est sur un bâtiment de prestige du présentoir, pas sur { OBJECT($building) }.
flaw-reserved-too-early = Rien n’est réservé avant le premier bâtiment.
flaw-not-reserved = Après son premier bâtiment, un Puertoma réserve un bâtiment de prestige tant qu’il en reste un.
flaw-nothing-discards = Aucune capacité active ne défausse de caisses.
flaw-ability-order = Il y a une tuile Capacité par niveau, à partir du niveau 1.
flaw-locked = La capacité de niveau { $level } n’est pas encore débloquée.
flaw-unlocked = D’après ses bâtiments, la capacité de niveau { $level } devrait être débloquée.
flaw-abilities-gone = En difficulté facile, deux capacités ne quittent la partie qu’une fois les deux autres débloquées.

## Cartes Succès. $card est un titre

flaw-card-count = { $due ->
    [0] Aucune carte n’est gardée maintenant.
    [one] Il devrait y avoir ici { $due } carte gardée.
   *[other] Il devrait y avoir ici { $due } cartes gardées.
}
flaw-hand-count = { $due ->
    [0] Cette main n’a pas d’autres cartes maintenant.
    [one] Cette main devrait avoir { $due } autre carte.
   *[other] Cette main devrait avoir { $due } autres cartes.
}
flaw-not-own = Seulement des cartes Succès de ce joueur, une fois chacune.
flaw-card-twice = Il n’y a qu’une carte « { $card } ».
flaw-kept-too-late = Les cartes se gardent dans leur ordre, et il en suit trop peu pour en garder { $hand }.
flaw-completed = La condition de « { $card } » est remplie : la carte est accomplie.
