### Puerto Rico : ce qu’un lecteur d’écran dit du plateau : des parties jointes par list-clause, le nom d’une pièce d’abord.

## À plusieurs endroits

spoken-chosen = sélectionné
spoken-legal = au choix
spoken-meter = { $chosen } choix sur { $of }
# $text parle d’ouvriers, dont certains sont des citoyens.
spoken-among = { $text } (dont { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
})

## Tuiles Rôle et joueurs

spoken-coins-on-it = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} dessus
spoken-taken = { $who ->
    [you] pris par vous
   *[other] pris par { $who }
}
spoken-can-take = peut être pris
spoken-captured = { $who ->
    [you] capturé par vous
   *[other] capturé par { $who }
}
spoken-current = cette phase
spoken-goods = marchandises : { $crates }
spoken-land = { $tiles } { -land-spaces } sur 12
spoken-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
spoken-spaces = { $filled } cases de bâtiments sur { $of }
spoken-at-work = { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} au travail
spoken-waiting = { $idle } { -on-portrait }
spoken-shipped = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} en expédiant
spoken-governor = Gouverneur
spoken-marker = avec le marqueur { role-smuggler }
spoken-deciding = choisit maintenant

## Tuiles et bâtiments

spoken-stack = { $name }, { $count } fois
spoken-empty = sans { -worker }
spoken-occupied = avec { -worker }
spoken-some-occupied = { $count ->
    [one] { $count } occupée
   *[other] { $count } occupées
}
# $on ouvriers sur $circles cercles.
spoken-circles = { $state ->
    [empty] pas occupé
    [full] entièrement occupé
   *[some] { $on } cercles occupés sur { $circles }
}
spoken-cost = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
spoken-price = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour vous
spoken-sold-out = épuisé
spoken-left = reste { $left }
spoken-owned = vous l’avez

## Navires, Maison de commerce, réserves

spoken-ship = navire à { $size } cases
spoken-ship-empty = vide
spoken-full = plein
spoken-can-load = peut prendre { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} pour { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
spoken-house = { area-house }, { $count } sur 4 : { $goods }
spoken-house-empty = { area-house }, vide
spoken-market = Plantations face visible : { $tiles }. Carrières restantes : { $quarries }.
spoken-supply = { area-crates } : { $crates }.
spoken-register = { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} { -at-register }, { $left } dans la réserve.
spoken-idle = { $idle ->
    [0] Aucun { -worker } { -on-portrait }
   *[other] { $idle ->
        [one] { $idle } { -worker }
       *[other] { $idle } { -workers }
    } { -on-portrait }
}
spoken-bag = { area-bag } : { $left } restantes, { $gone } défaussées.
spoken-crates = { $good }, { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
}
spoken-supply-crates = { $good }, { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} dans la réserve
spoken-sells = se vend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
