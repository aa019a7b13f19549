### Puerto Rico : lignes du journal. $who a agi : le lecteur (you), ou un joueur par son nom. $building, $tile, $good, $role sont des noms de pièces, sans article ; OBJECT, OF et TO l’ajoutent (forms.ftl) ; toutes les tuiles sont du féminin.

## Manches, rôles, pièces

log-round = { $who ->
    [you] Manche { $round } : vous êtes Gouverneur.
   *[other] Manche { $round } : { $who } est Gouverneur.
}
log-role = { $who ->
    [you] Vous prenez { OBJECT($role) }.
   *[other] { $who } prend { OBJECT($role) }.
}
log-role-coins = Chaque rôle restant reçoit 1 pièce : { $roles }.
log-coins-role = { $who ->
    [you] Vous prenez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } sur le rôle.
   *[other] { $who } prend { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } sur le rôle.
}
log-coins-adventurer = { $who ->
    [you] Vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce { role-adventurer-to }.
   *[other] { $who } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce { role-adventurer-to }.
}
log-coins-building = { $who ->
    [you] Vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce { TO($building) }.
   *[other] { $who } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce { TO($building) }.
}
log-coins-ransom = { $who ->
    [you] Le rôle capturé a été pris : vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
   *[other] Le rôle capturé a été pris : { $who } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
}
log-coins-festival = { $who ->
    [you] Vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce au festival.
   *[other] { $who } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce au festival.
}
log-coins-ability = { $who ->
    [you] Vous recevez { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce à la capacité { $ability }.
   *[other] { $who } reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } grâce à la capacité { $ability }.
}
log-points = { $who ->
    [you] Vous gagnez { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce { TO($building) }.
   *[other] { $who } gagne { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce { TO($building) }.
}
log-points-festival = { $who ->
    [you] Vous gagnez { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce au festival.
   *[other] { $who } gagne { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce au festival.
}
log-points-ability = { $who ->
    [you] Vous gagnez { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce à la capacité { $ability }.
   *[other] { $who } gagne { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } grâce à la capacité { $ability }.
}
log-last-round-workers = Il reste trop peu { -of-workers } pour remplir { -register } : c’est la dernière manche.
log-last-round-buildings = Un joueur a rempli ses douze cases de bâtiments : c’est la dernière manche.
log-last-round-points = Le dernier point de victoire est pris : c’est la dernière manche.
log-over = La partie est finie.

## Tuiles. $tile est la tuile comme objet : « une carrière »

log-drawn = { $who ->
    [you] Vous tirez { $tile } avec l’{ building-hacienda }.
   *[other] { $who } tire { $tile } avec l’{ building-hacienda }.
}
log-taken = { $who ->
    [you] Vous prenez { $tile }.
   *[other] { $who } prend { $tile }.
}
log-discarded = { $who ->
    [you] Vous prenez { $tile }. Faute de place, elle est défaussée.
   *[other] { $who } prend { $tile }. Faute de place, elle est défaussée.
}
# Un ouvrier arrive avec une nouvelle tuile ou un nouveau bâtiment : $place est son nom, $building celui du bâtiment qui l’envoie.
log-manned = { $who ->
    [you] { $from ->
        [register] Vous placez un { -worker } { -from-register } sur { OBJECT($place) } grâce { TO($building) }.
        [portrait] Vous placez un { -worker } { -from-portrait } sur { OBJECT($place) } grâce { TO($building) }.
       *[supply] Vous placez un { -worker } sur { OBJECT($place) } grâce { TO($building) }.
    }
   *[other] { $from ->
        [register] { $who } place un { -worker } { -from-register } sur { OBJECT($place) } grâce { TO($building) }.
        [portrait] { $who } place un { -worker } { -from-portrait } sur { OBJECT($place) } grâce { TO($building) }.
       *[supply] { $who } place un { -worker } sur { OBJECT($place) } grâce { TO($building) }.
    }
}
log-market = Nouvelles plantations : { $tiles }.
log-market-none = aucune
log-bag-refilled = { $tiles ->
    [one] Le sac est vide : la plantation défaussée y retourne.
   *[other] Le sac est vide : { $tiles } plantations défaussées y retournent.
}

## Ouvriers

log-workers = { $who ->
    [you] { $from ->
        [register] Vous recevez { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } { -from-register }.
        [portrait] Vous reprenez { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } { -from-portrait }.
       *[supply] Vous recevez { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } de la réserve grâce { role-recruiter-to }.
    }
   *[other] { $from ->
        [register] { $who } reçoit { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } { -from-register }.
        [portrait] { $who } reprend { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } { -from-portrait }.
       *[supply] { $who } reçoit { $workers ->
            [one] { $workers } { -worker }
           *[other] { $workers } { -workers }
        } de la réserve grâce { role-recruiter-to }.
    }
}
# $places est une liste de tuiles et de bâtiments.
log-placed = { $who ->
    [you] Vous placez vos { -workers } : { $places }.
   *[other] { $who } place ses { -workers } : { $places }.
}
log-all-placed = { $who ->
    [you] { $idle ->
        [0] Vous remplissez chaque cercle.
        [one] Vous remplissez chaque cercle ; { $idle } { -worker } attend { -on-portrait }.
       *[other] Vous remplissez chaque cercle ; { $idle } { -workers } attendent { -on-portrait }.
    }
   *[other] { $idle ->
        [0] { $who } remplit chaque cercle.
        [one] { $who } remplit chaque cercle ; { $idle } { -worker } attend { -on-portrait }.
       *[other] { $who } remplit chaque cercle ; { $idle } { -workers } attendent { -on-portrait }.
    }
}
log-register = { $workers ->
    [0] Aucun nouvel arrivant { -at-register }.
    [one] { $workers } { -worker } arrive { -at-register }.
   *[other] { $workers } { -workers } arrivent { -at-register }.
}
log-register-citizens = { $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
} et { $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
} arrivent { -at-register }.

## Construire, produire, vendre, expédier

log-built = { $who ->
    [you] { $price ->
        [0] Vous construisez { OBJECT($building) } gratuitement.
       *[other] Vous construisez { OBJECT($building) } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }.
    }
   *[other] { $price ->
        [0] { $who } construit { OBJECT($building) } gratuitement.
       *[other] { $who } construit { OBJECT($building) } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }.
    }
}
# $crates est la liste de ce qui est produit.
log-produced = { $who ->
    [you] Vous produisez { $crates }.
   *[other] { $who } produit { $crates }.
}
log-extra = { $who ->
    [you] Vous prenez 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } de plus grâce { role-craftsman-to }.
   *[other] { $who } prend 1 caisse { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } de plus grâce { role-craftsman-to }.
}
log-sold = { $who ->
    [you] { $coins ->
        [0] Vous vendez 1 caisse { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        } pour rien.
       *[other] Vous vendez 1 caisse { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        } pour { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
   *[other] { $coins ->
        [0] { $who } vend 1 caisse { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        } pour rien.
       *[other] { $who } vend 1 caisse { $good ->
            [indigo] d’{ $good }
           *[other] de { $good }
        } pour { $coins ->
            [one] { $coins } pièce
           *[other] { $coins } pièces
        }.
    }
}
log-house-emptied = La { area-house } est pleine : elle est vidée.
log-shipped = { $who ->
    [you] Vous chargez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } sur le navire à { $size } cases : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
   *[other] { $who } charge { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } sur le navire à { $size } cases : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
}
log-shipped-own = { $who ->
    [you] Vous chargez { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } avec le { building-wharf } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
   *[other] { $who } charge { $crates ->
        [one] { $crates } caisse
       *[other] { $crates } caisses
    } { $good ->
        [indigo] d’{ $good }
       *[other] de { $good }
    } avec le { building-wharf } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
}
log-spoiled = { $who ->
    [you] Vous perdez { $crates }, faute de place.
   *[other] { $who } perd { $crates }, faute de place.
}
log-sailed = Le navire à { $size } cases, plein { $good ->
    [indigo] d’{ $good }
   *[other] de { $good }
}, prend la mer.
# Un joueur renonce : $role est la clé du rôle, pas un nom.
log-passed = { $who ->
    [you] { $role ->
        [planter] Vous ne prenez rien.
        [builder] Vous ne construisez rien.
        [craftsman] Vous ne produisez rien.
        [trader] Vous ne vendez rien.
        [captain] Vous ne chargez rien.
       *[other] Vous ne faites rien.
    }
   *[other] { $role ->
        [planter] { $who } ne prend rien.
        [builder] { $who } ne construit rien.
        [craftsman] { $who } ne produit rien.
        [trader] { $who } ne vend rien.
        [captain] { $who } ne charge rien.
       *[other] { $who } ne fait rien.
    }
}

## Ce qui se fait dans une phase, en un mot ou deux à côté de la marque du joueur

told-coins = +{ $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
told-points = +{ $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}
told-workers = +{ $workers ->
    [one] { $workers } { -worker }
   *[other] { $workers } { -workers }
}
told-citizens = +{ $citizens ->
    [one] { $citizens } citoyen
   *[other] { $citizens } citoyens
}
told-discarded = { $tile }, défaussée
told-placed = placement fait
told-all-placed = { $idle ->
    [0] tous placés
   *[other] tous placés sauf { $idle }
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building } (−{ $price })
}
told-produced = +{ $crates }
told-extra = +1 { $good ->
    [fruits] fruit
   *[other] { $good }
}
# $sold est une marchandise ou une liste de caisses, $gain les pièces ou les points en échange.
told-sold = { $sold } (+{ $gain })
told-spoiled = perdu : { $crates }
told-nothing = rien
