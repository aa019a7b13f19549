### Puerto Rico : questions. Chacune a une tête (une question ou une consigne) et une note qui la suit ; une tête qui finit par une virgule continue dans la note.

## Rôles et tuiles

ask-role = Prenez un rôle.
ask-role-note = Tous les joueurs agissent, vous en premier.
ask-role-duel = Votre choix { $mine } sur { $of } dans cette manche. Les deux joueurs agissent, vous en premier.
ask-role-chosen = Prendre { OBJECT($role) } ?
ask-role-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} dessus.
ask-hacienda = Tirer une plantation { -from-bag } ?
ask-hacienda-note = Vous devez la placer ; prenez ensuite une tuile comme d’habitude.
ask-take = Prenez une plantation,
ask-take-quarry = Prenez une plantation ou une carrière,
ask-take-note = ou passez.
ask-take-full = ou passez. Votre { -land } est pleine : la tuile serait aussitôt défaussée.
ask-hospital = Placer un { -worker } sur la nouvelle { $tile } ?
ask-hospital-note = L’{ building-hospital } envoie 1 { -worker }.
ask-hospital-which = Quelle tuile reçoit { -the-worker } ?
# Deux tuiles par leurs noms : celle tirée avec l’Hacienda, et celle qui a été prise.
ask-hospital-which-note = La { $drawn } tirée, ou la { $taken } prise. L’{ building-hospital } envoie 1 { -worker }.
ask-plant = Placer la { $tile } face cachée, en forêt ?
ask-second-tile = Prenez une seconde tuile,
ask-second-tile-note = ou passez. La { building-publishing-house } le permet.
ask-late-hospital = Placer { -the-worker } de l’{ building-hospital } sur une nouvelle tuile ?
ask-late-hospital-note = Sur n’importe quelle tuile prise dans cette phase.
ask-park = Défaussez une plantation ou une forêt,
ask-park-note = ou passez. L’{ building-park-authority } le permet.
ask-zoning = L’utiliser maintenant, une fois dans la phase ?
# La note de beaucoup de questions : le bâtiment qui offre ce qui est demandé.
ask-offer = C’est l’effet { OF($building) }.

## Ouvriers et citoyens

ask-privilege = Prendre 1 { -worker } de la réserve ?
ask-privilege-note = C’est votre privilège.
ask-place = Placez vos { -workers } :
ask-place-note = { $left ->
    [0] tous sont placés.
   *[other] encore { $left }. Tant que vous avez des cercles vides, vous devez les placer.
}
ask-poached = Placez { $workers ->
    [one] { $workers } { -worker } débauché
   *[other] jusqu’à { $workers } { -workers } débauchés
} :
ask-poached-note = { $left ->
    [0] tous sont placés.
   *[other] encore { $left }. Ceux que vous ne placez pas quittent la partie.
}
ask-rewarded = Placez { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} du festival :
ask-rewarded-note = { $left ->
    [0] tous sont placés.
   *[other] encore { $left }. Ceux que vous ne placez pas vont { -on-portrait }.
}
ask-school = Placer un { -worker } sur { OBJECT($building) } ?
ask-bohio = Déplacer un { -worker } du { building-bohio } ?
ask-bohio-note = Vers n’importe lequel de vos cercles vides, jusqu’au prochain { role-recruiter }.
ask-pick = Prenez un { -worker } ou un citoyen,
ask-pick-note = à placer dans cette phase. C’est à vous de prendre { -at-register }.
ask-place-citizen = Placez d’abord vos citoyens.
ask-place-citizen-note = { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
} à placer. { -all-workers } viennent ensuite.
ask-villa = Prendre 1 citoyen ou { -worker } de plus ?
ask-poach-kinds = Combien de citoyens débauchez-vous ?
ask-poach-kinds-note = Les autres sont des { -workers }.
ask-poached-citizens = Placez un citoyen débauché,
ask-poached-citizens-note = ou passez. Encore { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
} ; ceux que vous ne placez pas quittent la partie.

## Construire

ask-build-none = Vous ne pouvez pas construire.
ask-build-none-note = Vous ne pouvez payer aucun bâtiment.
ask-build = Choisissez un bâtiment,
ask-build-note = ou passez.
ask-build-chosen = Construire { OBJECT($building) } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ?
ask-draft = Choisissez un bâtiment pour le présentoir.
ask-draft-note = Chaque joueur pourra l’acheter dans cette partie.
ask-payment = Pour { OBJECT($building) }, il vous manque { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-payment-note = Payez un { -worker }, une caisse ou un point à la place.

## Marchandises

# $crates est la liste de ce qui serait produit.
ask-produce = Produire { $crates } ?
ask-produce-note = Tout ou rien.
ask-extra = Prenez 1 caisse de plus :
ask-extra-note = d’une sorte que vous venez de produire.
ask-sell = Vendez une caisse,
ask-sell-note = ou passez.
ask-sell-chosen = Vendre 1 caisse { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ?
ask-load = Chargez un navire.
ask-load-note = C’est obligatoire tant qu’un navire marchand prend une de vos marchandises.
ask-load-own = Chargez votre propre navire,
ask-load-own-note = ou attendez. Aucun navire marchand ne prend vos marchandises maintenant.
ask-load-which = Quel navire prend { $good ->
    [fruits] les { $good }
    [indigo] l’{ $good }
   *[other] le { $good }
} ?
ask-load-chosen = Charger { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} sur le navire à { $size } cases ?
ask-load-wharf = Charger { $crates ->
    [one] { $crates } caisse
   *[other] { $crates } caisses
} { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} avec le { building-wharf } ?
ask-load-points = { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
ask-small-wharf = Chargez une autre caisse sur votre petit navire,
ask-small-wharf-note = ou arrêtez. 1 point pour 2 caisses.
ask-store = { $kinds ->
    [0] Gardez 1 caisse.
    [one] Gardez { $kinds } sorte entière et 1 caisse de plus.
   *[other] Gardez { $kinds } sortes entières et 1 caisse de plus.
}
ask-store-crate = Choisissez la caisse.
ask-store-kinds = { $left ->
    [one] Vous pouvez choisir { $left } sorte.
   *[other] Vous pouvez choisir { $left } sortes.
}
ask-store-kinds-crate = { $left ->
    [one] Vous pouvez choisir { $left } sorte et la caisse.
   *[other] Vous pouvez choisir { $left } sortes et la caisse.
}
ask-store-lost = { $lost ->
    [0] Vous ne perdez rien.
   *[other] Vous perdriez { $lost ->
        [one] { $lost } caisse
       *[other] { $lost } caisses
    }.
}
ask-keep-singles = { $left ->
    [one] Gardez { $left } caisse de plus au maximum.
   *[other] Gardez jusqu’à { $left } caisses de plus.
}
ask-keep-singles-note = Le { building-storehouse } les entrepose.
ask-pension = Rendez encore une caisse pour 1 point,
ask-pension-note = ou arrêtez. Encore { $left } au plus, chacune d’une autre sorte.

## Points

ask-harbor = Prendre 1 point de plus pour ce chargement { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
} ?
ask-load-point = Prendre 1 point de plus pour ce chargement ?
ask-first-load-point = Prendre un second point pour votre premier chargement ?
ask-point = Prendre 1 point ?
ask-two-points = Prendre 2 points ?
ask-points = Prendre les points ?
# Sous une telle question : comment le bonus rapprocherait la fin de la partie.
ask-ending-round = Ce serait la dernière manche.
ask-ending-perhaps = Ce pourrait être la dernière manche : il resterait peut-être trop peu { -of-workers } pour remplir { -register }.
ask-ending-captain = Il ne resterait plus de points : la prochaine manche du { role-captain } serait la dernière.
ask-ending-recruiter = Il resterait trop peu { -of-workers } : la prochaine manche du { role-recruiter } serait la dernière.

## Le Contrebandier

ask-smuggle = Choisissez une action,
ask-smuggle-note = ou passez. Aucun autre joueur n’agit.
# $deed est l’un des libellés ci-dessous.
ask-deed = { $deed } ?
ask-spoils = Combien de caisses de { $good } gardez-vous ?
ask-spoils-note = { $most } au plus ; les autres vont dans la réserve.
deed-raid = Attaquer le navire à { $size } cases : +{ $good ->
    [fruits] { $kept ->
        [one] { $kept } fruit
       *[other] { $kept } fruits
    }
   *[other] { $kept } { $good }
}
deed-plunder = Piller la { area-house } : +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
deed-poach = Débaucher { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
}
deed-capture = { $coins ->
    [0] Capturer { OBJECT($role) }
   *[other] Capturer { OBJECT($role) } : +{ $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}

## Cartes Succès

ask-keep-card = Gardez une de ces cartes Succès.
ask-keep-card-note = Passez les autres au joueur de gauche.

## Ce que décide maintenant un autre joueur

wait-role = { $who ->
    [you] Vous choisissez un rôle.
   *[other] { $who } choisit un rôle.
}
wait-about = { $who ->
    [you] Vous décidez quoi faire avec { OBJECT($building) }.
   *[other] { $who } décide quoi faire avec { OBJECT($building) }.
}
wait-take = { $who ->
    [you] Vous choisissez une tuile.
   *[other] { $who } choisit une tuile.
}
wait-privilege = { $who ->
    [you] Vous décidez de prendre ou non un { -worker }.
   *[other] { $who } décide de prendre ou non un { -worker }.
}
wait-place = { $who ->
    [you] Vous placez vos { -workers }.
   *[other] { $who } place ses { -workers }.
}
wait-build = { $who ->
    [you] Vous choisissez quoi construire.
   *[other] { $who } choisit quoi construire.
}
wait-produce = { $who ->
    [you] Vous produisez.
   *[other] { $who } produit.
}
wait-extra = { $who ->
    [you] Vous choisissez la caisse de plus.
   *[other] { $who } choisit la caisse de plus.
}
wait-sell = { $who ->
    [you] Vous choisissez quoi vendre.
   *[other] { $who } choisit quoi vendre.
}
wait-load = { $who ->
    [you] Vous chargez.
   *[other] { $who } charge.
}
wait-store = { $who ->
    [you] Vous choisissez quoi garder.
   *[other] { $who } choisit quoi garder.
}
wait-keep-card = { $who ->
    [you] Vous choisissez une carte Succès.
   *[other] { $who } choisit une carte Succès.
}
wait-smuggle = { $who ->
    [you] { role-smuggler } : vous choisissez une action.
   *[other] { role-smuggler } : { $who } choisit une action.
}
wait-spoils = { $who ->
    [you] Vous attaquez un navire.
   *[other] { $who } attaque un navire.
}
wait-rewarded = { $who ->
    [you] Vous placez les { -workers } du festival.
   *[other] { $who } place les { -workers } du festival.
}
wait-draft = { $who ->
    [you] Vous choisissez un bâtiment pour le présentoir.
   *[other] { $who } choisit un bâtiment pour le présentoir.
}
wait-second-tile = { $who ->
    [you] Vous choisissez une seconde tuile.
   *[other] { $who } choisit une seconde tuile.
}
wait-point = { $who ->
    [you] Vous décidez de prendre ou non un point.
   *[other] { $who } décide de prendre ou non un point.
}
wait-pick = { $who ->
    [you] Vous choisissez { -at-register }.
   *[other] { $who } choisit { -at-register }.
}
wait-citizens = { $who ->
    [you] Vous placez vos citoyens.
   *[other] { $who } place ses citoyens.
}
