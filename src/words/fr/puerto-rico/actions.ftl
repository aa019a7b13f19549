### Puerto Rico : ce qui est possible, comme libellés de boutons et d’une liste : un verbe et son objet, sans point final.

## Ne rien prendre

pass = Passer
pass-draw = Ne pas tirer
pass-take = Ne rien prendre
pass-worker = Sans { -worker }
pass-build = Ne pas construire
pass-produce = Ne pas produire
pass-extra = Sans caisse de plus
pass-sell = Ne pas vendre
pass-load = Ne pas charger maintenant
pass-point = Renoncer au point
pass-store = Aucune autre sorte entière
pass-keep = Ne garder aucune caisse
pass-keep-more = Ne plus rien garder
pass-poached = Ne plus placer
pass-smuggle = Ne rien faire
pass-rewarded = Laisser le reste sur le portrait
pass-move = Ne pas déplacer
pass-second-tile = Sans seconde tuile
pass-late-hospital = Ne pas placer
pass-small-wharf = Ne plus charger
pass-citizens = Terminer avec les citoyens
pass-park = Ne pas défausser
pass-pension = Arrêter
pass-zoning = Ne pas l’utiliser
pass-bonus = Renoncer

## Faire quelque chose. $tile est la tuile comme objet (« une carrière »), $place une tuile ou un bâtiment par son nom

act-role = { $coins ->
    [0] Prendre { OBJECT($role) }
   *[other] Prendre { OBJECT($role) } avec { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}
act-draw = Tirer une plantation { -from-bag }
act-take = Prendre { $tile }
act-man = Placer { -the-worker } sur la nouvelle { $tile }
act-place = Placer un { -worker } sur { OBJECT($place) }
act-place-citizen = Placer un citoyen sur { OBJECT($place) }
act-build = Construire { OBJECT($building) }
act-build-for = Construire { OBJECT($building) } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
act-build-for-all = Construire { OBJECT($building) } pour toutes vos pièces
act-extra = Prendre 1 caisse { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} de plus
act-sell = Vendre 1 caisse { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}
act-load = Charger { $good ->
    [fruits] les { $good }
    [indigo] l’{ $good }
   *[other] le { $good }
} sur le navire à { $size } cases
act-wharf = Charger toutes les caisses { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} avec le { building-wharf }
act-store = Garder toutes les caisses { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}
act-keep = Garder 1 caisse { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}
act-keep-card = Garder « { $card } » : { $condition }
act-draft = Mettre { OBJECT($building) } au présentoir
act-move = Déplacer un { -worker } du { building-bohio } sur { OBJECT($place) }
act-move-citizen = Déplacer un citoyen du { building-bohio } sur { OBJECT($place) }
act-forest = Placer { $tile } face cachée, en forêt
act-give-idle = Rendre un { -worker } { -from-portrait }
act-give-worker = Rendre un { -worker } { OF($place) }
act-give-idle-citizen = Rendre un citoyen { -from-portrait }
act-give-citizen = Rendre un citoyen { OF($place) }
act-give-crate = Rendre 1 caisse de { $good }
act-give-point = Rendre 1 point
act-export = Rendre 1 caisse de { $good } avec l’{ building-merchant-outpost }
act-board = Charger 1 caisse de { $good } avec le { building-small-wharf }
act-pick-worker = Prendre un { -worker }
act-pick-citizen = Prendre un citoyen
act-zone = Payer 1 pièce et tirer { -from-bag } ({ building-zoning-office })
act-discard = Défausser { $tile }
act-discard-worker = Défausser { $tile } avec un { -worker }
act-discard-citizen = Défausser { $tile } avec un citoyen
# $tile est le nom de la plantation face cachée.
act-clear = Défausser une forêt ({ $tile })
act-poach-citizens = { $citizens ->
    [0] Ne débaucher aucun citoyen
   *[other] Débaucher { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
}
act-raid = Attaquer le navire à { $size } cases
act-spoils = { $kept ->
    [0] Ne garder aucune caisse
   *[other] Garder { $kept ->
        [one] { $kept } caisse
       *[other] { $kept } caisses
    }
}
act-plunder = Piller la { area-house }
act-poach = Débaucher des { -workers } { -from-register }
act-capture = Capturer { OBJECT($role) }

## Accepter ce qui est offert

accept-produce = Tout produire
accept-point = Prendre 1 point de plus
accept-school = Placer un { -worker } sur { OBJECT($building) }
accept-worker = Prendre 1 { -worker } de la réserve
accept-villa = En prendre 1 de la réserve
accept-one = Prendre 1 point
accept-two = Prendre 2 points
accept-points = Prendre les points

## Titres de la liste

group-pass = Renoncer ou terminer
group-roles = Rôles
group-tiles = Tuiles
group-accept = Accepter
group-build = Construire
group-extra = Caisse de plus
group-store = Garder une sorte entière
group-keep = Garder une caisse
group-discard = Défausser
