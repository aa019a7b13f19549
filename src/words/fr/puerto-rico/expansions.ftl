### Puerto Rico : les extensions. Seule l’édition 1897 en a. $who a agi : le lecteur (you), ou un joueur par son nom.

## Nouveaux bâtiments : lignes du journal

log-drafted = { $who ->
    [you] Vous mettez { OBJECT($building) } au présentoir (×{ $copies }).
   *[other] { $who } met { OBJECT($building) } au présentoir (×{ $copies }).
}
log-moved = { $who ->
    [you] Vous déplacez un { -worker } du { building-bohio }.
   *[other] { $who } déplace un { -worker } du { building-bohio }.
}
log-forested = { $who ->
    [you] Vous placez { $tile } en forêt.
   *[other] { $who } place { $tile } en forêt.
}
log-canal = { $who ->
    [you] Vous prenez 1 caisse de { $good } de plus grâce { building-canal-to }.
   *[other] { $who } prend 1 caisse de { $good } de plus grâce { building-canal-to }.
}
log-gave-worker = { $who ->
    [you] Vous rendez un { -worker } au lieu d’une pièce grâce { building-hidden-market-to }.
   *[other] { $who } rend un { -worker } au lieu d’une pièce grâce { building-hidden-market-to }.
}
log-gave-citizen = { $who ->
    [you] Vous rendez un citoyen au lieu d’une pièce grâce { building-hidden-market-to }.
   *[other] { $who } rend un citoyen au lieu d’une pièce grâce { building-hidden-market-to }.
}
log-gave-crate = { $who ->
    [you] Vous rendez 1 caisse de { $good } au lieu d’une pièce grâce { building-hidden-market-to }.
   *[other] { $who } rend 1 caisse de { $good } au lieu d’une pièce grâce { building-hidden-market-to }.
}
log-gave-point = { $who ->
    [you] Vous rendez 1 point au lieu d’une pièce grâce { building-hidden-market-to }.
   *[other] { $who } rend 1 point au lieu d’une pièce grâce { building-hidden-market-to }.
}
log-exported = { $who ->
    [you] Vous rendez 1 caisse de { $good } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } avec { building-merchant-outpost-object }.
   *[other] { $who } rend 1 caisse de { $good } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } avec { building-merchant-outpost-object }.
}
# $crates est une liste de caisses de plusieurs sortes.
log-shipped-mixed = { $who ->
    [you] Vous chargez { $crates } avec le { building-small-wharf } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
   *[other] { $who } charge { $crates } avec le { building-small-wharf } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
}
told-forest = forêt

## Citoyens : lignes du journal

log-citizens = { $who ->
    [you] { $from ->
        [register] Vous recevez { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } { -from-register }.
        [portrait] Vous reprenez { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } { -from-portrait }.
       *[supply] Vous recevez { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } de la réserve.
    }
   *[other] { $from ->
        [register] { $who } reçoit { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } { -from-register }.
        [portrait] { $who } reprend { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } { -from-portrait }.
       *[supply] { $who } reçoit { $citizens ->
            [one] { $citizens } citoyen
           *[other] { $citizens } citoyens
        } de la réserve.
    }
}
log-citizen-placed = { $who ->
    [you] Vous placez un citoyen sur { OBJECT($place) }.
   *[other] { $who } place un citoyen sur { OBJECT($place) }.
}
log-citizen-moved = { $who ->
    [you] Vous déplacez un citoyen du { building-bohio }.
   *[other] { $who } déplace un citoyen du { building-bohio }.
}
log-zoned = { $who ->
    [you] Vous payez 1 pièce et tirez { $tile } avec { building-zoning-office-object }.
   *[other] { $who } paie 1 pièce et tire { $tile } avec { building-zoning-office-object }.
}
log-forest-discarded = { $who ->
    [you] Vous défaussez une forêt.
   *[other] { $who } défausse une forêt.
}
log-land-discarded = { $who ->
    [you] Vous défaussez { $tile }.
   *[other] { $who } défausse { $tile }.
}
log-land-discarded-worker = { $who ->
    [you] Vous défaussez { $tile } ; son { -worker } va { -on-portrait }.
   *[other] { $who } défausse { $tile } ; son { -worker } va { -on-portrait }.
}
log-land-discarded-citizen = { $who ->
    [you] Vous défaussez { $tile } ; son citoyen va { -on-portrait }.
   *[other] { $who } défausse { $tile } ; son citoyen va { -on-portrait }.
}
log-pensioned = { $who ->
    [you] Vous rendez 1 caisse de { $good } pour 1 point avec { building-pension-office-object }.
   *[other] { $who } rend 1 caisse de { $good } pour 1 point avec { building-pension-office-object }.
}
# Après une ligne qui dit combien d’ouvriers ont été débauchés.
log-citizens-poached = { $citizens ->
    [one] { $citizens } d’entre eux est un citoyen.
   *[other] { $citizens } d’entre eux sont des citoyens.
}
log-citizens-sent-away = { $citizens ->
    [one] { $citizens } citoyen débauché quitte la partie.
   *[other] { $citizens } citoyens débauchés quittent la partie.
}
told-zoned = { $tile } (−1)
told-forest-discarded = forêt défaussée
told-pensioned = −1 { $good ->
    [fruits] fruit
   *[other] { $good }
} (+1)

## Le Contrebandier : lignes du journal

log-raided = { $who ->
    [you] { $returned ->
        [0] Vous attaquez le navire à { $size } cases et gardez { $kept ->
            [one] { $kept } caisse
           *[other] { $kept } caisses
        } de { $good }.
       *[other] Vous attaquez le navire à { $size } cases et gardez { $kept ->
            [one] { $kept } caisse
           *[other] { $kept } caisses
        } de { $good } ; { $returned } dans la réserve.
    }
   *[other] { $returned ->
        [0] { $who } attaque le navire à { $size } cases et garde { $kept ->
            [one] { $kept } caisse
           *[other] { $kept } caisses
        } de { $good }.
       *[other] { $who } attaque le navire à { $size } cases et garde { $kept ->
            [one] { $kept } caisse
           *[other] { $kept } caisses
        } de { $good } ; { $returned } dans la réserve.
    }
}
log-plundered = { $who ->
    [you] Vous pillez la { area-house } ({ $crates }) : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
   *[other] { $who } pille la { area-house } ({ $crates }) : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
}
log-poached = { $who ->
    [you] Vous débauchez { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } { -from-register }.
   *[other] { $who } débauche { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } { -from-register }.
}
log-poached-placed = { $who ->
    [you] Vous placez un { -worker } débauché sur { OBJECT($place) }.
   *[other] { $who } place un { -worker } débauché sur { OBJECT($place) }.
}
log-sent-away = { $workers ->
    [one] { $workers } { -worker } débauché quitte la partie.
   *[other] { $workers } { -workers } débauchés quittent la partie.
}
log-captured = { $who ->
    [you] Vous capturez { OBJECT($role) }.
   *[other] { $who } capture { OBJECT($role) }.
}
log-captured-played = { $who ->
    [you] Aucun joueur n’a pris le rôle capturé : vous jouez maintenant { OBJECT($role) }.
   *[other] Aucun joueur n’a pris le rôle capturé : { $who } joue maintenant { OBJECT($role) }.
}
told-raided = attaque : +{ $good ->
    [fruits] { $kept ->
        [one] { $kept } fruit
       *[other] { $kept } fruits
    }
   *[other] { $kept } { $good }
}
told-plundered = pillage : +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
told-poached = +{ $workers ->
    [one] { $workers } { -worker } débauché
   *[other] { $workers } { -workers } débauchés
}
told-captured = rôle capturé : { $role }

## Le festival. $card est le titre d’un objectif

# $pieces est la liste des tuiles, marchandises ou bâtiment qu’il montre.
log-objective-shown = Festival : « { $card } », avec { $pieces }.
log-objective-won = { $who ->
    [you] { $workers ->
        [0] Vous remplissez « { $card } ».
       *[other] Vous remplissez « { $card } » : +{ $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        }.
    }
   *[other] { $workers ->
        [0] { $who } remplit « { $card } ».
       *[other] { $who } remplit « { $card } » : +{ $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        }.
    }
}
log-reward-placed = { $who ->
    [you] Vous placez un { -worker } du festival sur { OBJECT($place) }.
   *[other] { $who } place un { -worker } du festival sur { OBJECT($place) }.
}
log-reward-kept = { $who ->
    [you] Vous gardez { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } du festival { -on-portrait }.
   *[other] { $who } garde { $workers ->
        [one] { $workers } { -worker }
       *[other] { $workers } { -workers }
    } du festival { -on-portrait }.
}
task-festival = Festival
task-objective = Objectif du festival
task-festival-card = Carte Festival
# Ce que demande un objectif : $tiles et $crates sont des listes.
task-own = Posséder { $tiles }.
task-produce = Produire { $crates } en une phase du { role-craftsman }.
task-own-and-produce = Posséder { $tiles }, et produire { $crates } en une phase du { role-craftsman }.
task-load = Charger 3 caisses de { $good } en une phase du { role-captain }.
task-load-two = Charger 1 caisse de { $one } et 2 de { $other }, ou 2 de { $one } et 1 de { $other }, en une phase du { role-captain }.
task-fill-house = Vendre { $good ->
    [fruits] des { $good }
    [indigo] de l’{ $good }
   *[other] du { $good }
} comme quatrième caisse de la { area-house }.
task-fill-largest = Remplir le plus grand navire marchand avec la dernière caisse de { $good }.
task-fill-smallest = Remplir le plus petit navire marchand avec la dernière caisse de { $good }.
task-build = Construire { OBJECT($building) }.
task-reward = Récompense
task-fulfilled-by = Rempli par
# Un objectif pour la voix : $title, ce qu’il demande en une phrase, sa récompense.
task-spoken = { $title } : { $task } Récompense : { $reward }.
task-spoken-won = { $who ->
    [you] { $title } : rempli par vous.
   *[other] { $title } : rempli par { $who }.
}
task-tally = Vous en avez { $have } sur { $need }.

## Cartes Succès. $card est un titre, $cards une liste de titres

log-cards-dealt = { $who ->
    [you] Vous recevez { $count } cartes Succès.
   *[other] { $who } reçoit { $count } cartes Succès.
}
log-own-cards-dealt = { $who ->
    [you] Vous recevez { $count } cartes Succès : { $cards }.
   *[other] { $who } reçoit { $count } cartes Succès : { $cards }.
}
log-some-card-kept = { $who ->
    [you] Vous gardez une carte Succès.
   *[other] { $who } garde une carte Succès.
}
log-card-kept = { $who ->
    [you] Vous gardez « { $card } ».
   *[other] { $who } garde « { $card } ».
}
log-cards-passed = Les autres cartes Succès passent à gauche.
log-achieved = { $who ->
    [you] Vous accomplissez un Succès : { $card }.
   *[other] { $who } accomplit un Succès : { $card }.
}
task-card = Carte Succès
task-packet = Cartes Succès
task-packet-cards = Gardez 1 de ces { $cards }
task-face-down = { $cards ->
    [one] { $cards } carte Succès face cachée
   *[other] { $cards } cartes Succès face cachée
}
task-completed = Accomplie.
task-so-far = { $have } sur { $need } jusqu’ici.
task-worth = Vaut { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}.
task-chosen = Carte sélectionnée.
task-legal = Carte au choix.
