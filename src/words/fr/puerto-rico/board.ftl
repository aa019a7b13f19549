### Puerto Rico : libellés du plateau et de ses pages. Un libellé n’a pas de point final.

## Titres et chiffres

board-tray = Le présentoir de cette partie
board-tray-filled = { $filled } places prises sur { $of }
board-tray-slots = { $of ->
    [one] { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } : { $filled } place prise sur { $of }
   *[other] { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } : { $filled } places prises sur { $of }
}
board-your-mat = Votre plateau
board-mat-of = { $name } : son plateau
board-your-town = Votre ville
board-town-of = { $name } : sa ville
board-land-of = { $name } : sa campagne
board-round = Manche { $round }
board-last-round = C’est la dernière manche.
board-until-end = Jusqu’à la fin
board-vp = Points de victoire
board-vp-left = { $left ->
    [one] Reste { $left } point de victoire
   *[other] Restent { $left } points de victoire
}
# Points gagnés une fois la réserve vide.
board-vp-recorded = { $beyond } au-delà de la réserve
board-workers-left = { $left ->
    [one] Reste { $left } { -worker }
   *[other] Restent { $left } { -workers }
}
board-and-citizens = Restent { $left ->
    [one] { $left } { -worker }
   *[other] { $left } { -workers }
} et { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
}
board-pick-worker = Prendre un { -worker } : { $count } { -at-register }
board-pick-citizen = Prendre un citoyen : { $count } { -at-register }
board-spaces = { $filled } cases de bâtiments sur { $of }
board-fullest = Ville la plus pleine
# Points des autres, que le lecteur ne peut pas voir.
board-hidden = caché
board-cost = Coût
board-printed = Points
board-circles = Cercles
board-copies = Restants
board-phase = Phase
# Quand agit un bâtiment, si ce n’est pas dans les phases de rôles.
board-always = À tout moment
board-own-roles = Rôles que vous prenez
board-end = Fin de partie
board-never = Aucune
board-role = Rôle
board-quarry = Carrière
board-plantation = Plantation (tuile de campagne)
board-good = Marchandise
board-good-effect = { $coins ->
    [0] Se vend sans rapporter de pièce à la { area-house } ; rapporte 1 point quand vous l’expédiez.
   *[other] Se vend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la { area-house } ; rapporte 1 point quand vous l’expédiez.
}
board-privilege = Privilège : { $privilege }
# Un prix : « 9 − 1 (Bâtisseur) = 8 », d’un coût, de réductions et d’un résultat.
board-less = { $before } − { $amount } ({ $name })
board-sum = { $cost } = { $price }
board-by-quarries = carrières
board-discount = carrières −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = { $left ->
    [0] il ne reste rien
   *[other] reste { $left ->
        [one] { $left } pièce
       *[other] { $left } pièces
    }
}
# Deux remarques l’une à côté de l’autre.
board-beside = { $before } · { $next }
board-marker-free = Le marqueur est sur le plateau : chaque joueur peut prendre ce rôle.
board-marker = { $who ->
    [you] Vous avez le marqueur : vous ne pouvez pas prendre ce rôle avant qu’un autre joueur ne l’ait pris.
   *[other] { $who } a le marqueur et ne peut pas prendre ce rôle avant qu’un autre joueur ne l’ait pris.
}
# Un choix d’une option : son titre, et une phrase à son sujet.
board-option = { $title } – { $note }
# Les parties du plateau sur un téléphone.
board-tab-roles = Rôles
board-tab-harbor = Port
board-tab-town = Ville
board-tab-land = Terres
# Nom de la partie avec navires, Maison de commerce, tuiles et réserves, pour la voix.
board-harbor = Navires, Maison de commerce et réserves
board-tie-break = Pièces et caisses ensemble
# Ce qu’un adversaire joué par l’ordinateur ne peut pas savoir.
board-unknown = Cet adversaire ne pouvait voir ni les prochaines tuiles, ni ce que les autres gardent face cachée.

## Boutons : trois mots au plus, avec ce que le choix apporte

board-tray-put = Mettre au présentoir
board-move-off = Déplacer du { building-bohio }
board-take-role = Prendre { OBJECT($role) }
board-draw = Tirer une plantation
board-worker = Prendre { -the-worker }
board-no-worker = Sans { -worker }
board-place = Valider
board-fill = Remplir
board-as-before = Comme avant
board-build = { $price ->
    [0] Construire gratuitement
   *[other] Construire pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
}
board-produce = Produire
board-point = Prendre le point
board-no-point = Renoncer au point
board-no-extra = Sans caisse de plus
board-store = { $lost ->
    [0] Entreposer
   *[other] Entreposer, perdre { $lost ->
        [one] { $lost } caisse
       *[other] { $lost } caisses
    }
}
board-clear = Effacer
# Sur une marchandise entreposée : ce que deviennent ses caisses.
board-whole = tout gardé
board-one = 1 gardée
board-lost = perdu
board-load-own = { $good ->
    [fruits] { $crates ->
        [one] { $crates } fruit
       *[other] { $crates } fruits
    }
   *[other] { $crates } { $good }
} → votre navire : +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
board-load-ship = { $good ->
    [fruits] { $crates ->
        [one] { $crates } fruit
       *[other] { $crates } fruits
    }
   *[other] { $crates } { $good }
} → navire à { $size } : +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
board-sell-good = Vendre { $good ->
    [fruits] les { $good }
    [indigo] l’{ $good }
   *[other] le { $good }
} : +{ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-man-tile = Sur la { $tile }
board-raid = Attaquer un navire
board-capture = Capturer un rôle
board-keep-spoils = { $kept ->
    [0] Ne rien garder
   *[other] En garder { $kept }
}
board-keep-card = Garder cette carte
board-pay-all = { $coins ->
    [one] Payer votre unique pièce
   *[other] Payer vos { $coins } pièces
}
board-take-points = Prendre { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}

## Dit quand un toucher ne convient pas

board-must-place = Vous devez encore placer { $left ->
    [one] { $left } { -worker }
   *[other] { $left } { -workers }
}.
board-hand-empty = Tous les { -workers } sont placés : reprenez-en d’abord un.
board-at-most-kinds = { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
} au plus.

## Ce qu’apporte un rôle, en aussi peu de mots que possible sur sa tuile

gain-good = { $good ->
    [fruits] { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
   *[other] { $count } { $good }
}
gain-vp = +{ $vp } PV
# Un gain certain, et ce qui peut ensuite être choisi.
gain-and-next = { $gain }, { $next }
gain-nothing = rien à faire
gain-sale = { $good } +{ $coins }
gain-load = { $good ->
    [fruits] { $crates ->
        [one] { $crates } fruit
       *[other] { $crates } fruits
    }
   *[other] { $crates } { $good }
} +{ $vp } PV
gain-buildings = { $count ->
    [0] tout est trop cher
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
gain-quarry = une carrière
gain-kinds = { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
}
gain-kinds-quarry = { $kinds ->
    [one] { $kinds } sorte, carrière
   *[other] { $kinds } sortes, carrière
}
# Le même pour la voix : $role est la tuile en mots, $does ce qu’elle fait.
gain-spoken = { $role }. { $does }
gain-spoken-now = { $role }. { $does }. Pour vous maintenant : { $gain }
gain-yours = Si vous le prenez, vous avez : { $gain }.

## Fiches des pièces

piece-common = Sur la table
piece-owned = Propriétaire : { $name }
piece-aim = Le plus de points de victoire l’emporte : marquez-en avec les marchandises expédiées et les bâtiments.
piece-spaces = Cases
piece-free = Libres
piece-inside = Contenu
piece-left = Restants
piece-count = Nombre
# $crates est la liste des caisses du lecteur qui concernent la pièce.
piece-have-crates = Vous avez : { $crates }.
piece-have-workers = Vous avez { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
}.
piece-gained = Vous avez gagné { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
piece-filled = Vous avez rempli { $filled ->
    [one] { $filled } case
   *[other] { $filled } cases
} sur 12.
