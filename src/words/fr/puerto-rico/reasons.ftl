### Puerto Rico : pourquoi une chose est impossible, et ce qu’une pièce veut dire maintenant. Des phrases entières qui nomment ce qui manque.

## Pourquoi pas : le tour et les rôles

why-not-over = La partie est finie.
why-not-asked = Ce n’est pas possible maintenant.
why-not-must-pick = Vous devez prendre un rôle.
why-not-must-choose = Vous devez choisir.
why-not-role-taken = { $by ->
    [you] Vous avez déjà pris { OBJECT($role) } dans cette manche.
   *[other] { $by } a déjà pris { OBJECT($role) } dans cette manche.
}
why-not-role = Vous ne pouvez pas prendre { OBJECT($role) } dans cette manche.
# Le rôle voulu, si son nom n’est pas connu.
why-not-some-role = ce rôle
why-not-captures = Dans une partie avec un Puertoma, vous ne pouvez pas capturer de rôle.
why-not-marker = Le joueur qui a le marqueur ne peut pas reprendre le { role-smuggler }.
why-not-captures-itself = Vous ne pouvez pas capturer le { role-smuggler }.

## Pourquoi pas : tuiles et ouvriers

why-not-in-market = Il n’y a pas de { $tile } face visible.
why-not-such-tile = Il n’y a pas de telle tuile face visible.
why-not-quarry = Seul le { role-planter }, ou un joueur avec un { building-builders-yard } occupé, peut prendre une carrière.
why-not-quarries-left = Il ne reste plus de carrières.
why-not-land-full = Vos 12 { -land-spaces } sont pleines.
# $tile est la tuile comme objet : « une carrière ».
why-not-obtained = Un { -worker } ne peut aller que sur une tuile que vous venez de prendre, et { $tile } n’en est pas une.
why-not-new-tile = Un { -worker } ne peut aller que sur une tuile que vous venez de prendre.
why-not-circle = Il n’y a pas de cercle vide ici.
why-not-leaves-workers = { $circles ->
    [one] Vous devez placer { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    }, mais il ne reste que { $circles } cercle vide à partir d’ici : remplissez d’abord les précédents.
   *[other] Vous devez placer { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    }, mais il ne reste que { $circles } cercles vides à partir d’ici : remplissez d’abord les précédents.
}
why-not-too-few-circles = Il y aurait trop peu de cercles vides pour vos autres { -workers }.
why-not-order = Il est trop tard pour ce choix : recommencez la sélection.
why-not-move = Aucun ouvrier du { building-bohio } ne peut aller là.
why-not-forest = Seules les plantations deviennent des forêts, et il vous faut une { building-lumberyard } occupée.
why-not-nobody = Il n’y a pas d’ouvrier à rendre ici.
why-not-citizens-elsewhere = Il vous resterait trop peu de citoyens ou { -of-workers } pour les autres cercles.
why-not-such-land = Vous n’avez pas de telle tuile à défausser.
why-not-of-kind = Il y en a trop peu de cette sorte { -at-register }.
why-not-register-empty = Il n’y a pas { -of-workers } à débaucher { -at-register }.

## Pourquoi pas : bâtiments

# Le bâtiment voulu, si son nom n’est pas connu.
why-not-some-building = ce bâtiment
why-not-sold-out = Vous ne pouvez plus construire { OBJECT($building) } : il n’en reste plus.
why-not-owned = Vous avez déjà { OBJECT($building) } : un seul exemplaire par joueur.
why-not-space = Pour { OBJECT($building) }, il faut { $need ->
    [one] { $need } case
   *[other] { $need } cases
} ; il vous en reste { $have } sur 12.
why-not-spaces = Il vous reste trop peu de cases de bâtiments.
why-not-coins = Il vous faut { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} pour { OBJECT($building) } ; vous en avez { $have } : il en manque { $missing }.
why-not-short = Pour { OBJECT($building) }, il vous manque { $missing ->
    [one] { $missing } pièce
   *[other] { $missing } pièces
}.
why-not-pool = Ce bâtiment est déjà au présentoir, ou n’est pas dans cette partie.
why-not-slot = Le présentoir n’a plus de place pour ce coût.
why-not-together = Un bâtiment du présentoir l’exclut de cette partie.
why-not-needs = Il vous faut { OBJECT($building) }, avec un { -worker }.
why-not-wharf = Il vous faut un { building-wharf } occupé. Votre navire part une fois par phase.
why-not-small-wharf = Il vous faut un { building-small-wharf } occupé. Votre petit navire part une fois par phase.
why-not-zoning = Il vous faut un { building-zoning-office } occupé ; il sert une fois par phase.
why-not-for-all = Vous ne pouvez payer toutes vos pièces que pour un bâtiment de prestige : plus que son prix, au plus son coût imprimé.
why-not-packet = Cette carte n’est pas dans votre main.

## Pourquoi pas : marchandises et navires

why-not-produced = Vous n’avez pas produit { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} dans cette phase.
why-not-produced-some = Vous n’avez pas produit cette marchandise dans cette phase.
why-not-left = La réserve n’a plus { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}.
why-not-left-some = La réserve n’en a plus.
why-not-crate = Vous n’avez pas { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}.
why-not-crate-some = Vous n’avez pas de telle caisse.
why-not-point = Vous n’avez pas de point à rendre.
why-not-house-full = Les 4 cases de la { area-house } sont prises : plus de vente dans cette phase.
why-not-house-has = La { area-house } a déjà { $good ->
    [fruits] des { $good }
    [indigo] de l’{ $good }
   *[other] du { $good }
} ; pour en vendre encore, il vous faut un { building-office } occupé.
why-not-house-has-some = La { area-house } a déjà cette marchandise.
why-not-house-empty = La { area-house } est vide.
# La marchandise voulue, si son nom n’est pas connu.
why-not-some-good = cette marchandise
# Le sujet des phrases ci-dessous : $ship.
why-not-the-ship = Le navire à { $size } cases
why-not-this-ship = Ce navire
why-not-another-ship = Un autre navire
why-not-such-ship = Il n’y a pas de tel navire.
why-not-ship-full = { $ship } est plein.
why-not-ship-empty = { $ship } est vide.
why-not-ship-carries = { $ship } porte { $other ->
    [fruits] des { $other }
    [indigo] de l’{ $other }
   *[other] du { $other }
}, et rien d’autre.
why-not-ship-other = { $ship } porte une autre marchandise.
why-not-other-ship = { $ship } porte déjà la même marchandise : chaque sorte ne va que sur un navire.
why-not-larger = Le navire vide à { $size } cases prend { $need } de ces caisses, celui-ci seulement { $have } : le plus grand chargement passe d’abord.
why-not-larger-some = Un autre navire vide prend plus de ces caisses.
why-not-wait = Vous devez charger : un navire marchand prend encore vos caisses { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}.
why-not-wait-some = Vous devez charger tant qu’un navire marchand prend une de vos marchandises.
why-not-spoils = Vous pouvez garder 3 caisses au plus d’un navire attaqué.

## Ce qu’une pièce veut dire maintenant pour son lecteur

fact-price = Il vous coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
fact-free = Il ne vous coûte rien maintenant.
fact-reduced = Il vous coûte maintenant { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} au lieu de { $cost }.
fact-short = Il vous manque { $missing ->
    [one] { $missing } pièce
   *[other] { $missing } pièces
}.
fact-owned = Vous l’avez déjà.
fact-sold-out = Il n’en reste plus.
fact-space = Il prend 2 cases de bâtiments ; il vous en reste { $free }.
# $on ouvriers sur $circles cercles ; $state est « empty » ou « full » s’il n’y a qu’un cercle.
fact-workers = { $state ->
    [empty] Son cercle est vide.
    [full] Son cercle est occupé.
   *[some] { $on } cercles occupés sur { $circles }.
}
fact-idle = Sans { -worker }, aucun effet.
fact-scores = Il rapporterait maintenant { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} en fin de partie.
fact-makes = { $crates ->
    [0] Production actuelle : pas { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
   *[other] Production actuelle : { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
}
fact-tiles = { $occupied ->
    [0] Vous en avez { $count }, aucune occupée.
    [one] Vous en avez { $count }, dont { $occupied } occupée.
   *[other] Vous en avez { $count }, dont { $occupied } occupées.
}
fact-coins = Il porte { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
fact-supply = { $crates ->
    [0] La réserve n’a plus { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
   *[other] La réserve a encore { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    }.
}
