### San Juan : ce qui s’est passé, une ligne par événement. $who est le joueur : la forme pour le lecteur est [you].
### $building, $role, $good sont des noms, sans article ; OBJECT et TO l’ajoutent (forms.ftl) ; $cards est « 2 cartes », avec leurs noms entre parenthèses s’ils sont connus.

log-round = { $who ->
    [you] Manche { $round } : vous êtes Gouverneur.
   *[other] Manche { $round } : { $who } est Gouverneur.
}
log-role = { $who ->
    [you] Vous prenez { OBJECT($role) }.
   *[other] { $who } prend { OBJECT($role) }.
}
log-library = { $who ->
    [you] Vous doublez le privilège avec la { building-library }.
   *[other] { $who } double le privilège avec la { building-library }.
}

## Cartes piochées et défaussées

log-drew-opening = { $who ->
    [you] Vous piochez { $cards } pour votre main de départ.
   *[other] { $who } pioche { $cards } pour sa main de départ.
}
log-drew-as = { $who ->
    [you] Vous piochez { $cards } grâce { TO($role) }.
   *[other] { $who } pioche { $cards } grâce { TO($role) }.
}
log-drew-sale = { $who ->
    [you] Vous piochez { $cards } pour la vente.
   *[other] { $who } pioche { $cards } pour la vente.
}
log-drew-hand = { $who ->
    [you] Vous prenez en main { $cards } de la pioche.
   *[other] { $who } prend en main { $cards } de la pioche.
}
# À cause d’un bâtiment.
log-drew-for = { $who ->
    [you] Vous piochez { $cards } grâce { TO($building) }.
   *[other] { $who } pioche { $cards } grâce { TO($building) }.
}
log-discarded-draft = { $who ->
    [you] Vous défaussez { $cards } de votre main de départ.
   *[other] { $who } défausse { $cards } de sa main de départ.
}
log-discarded-limit = { $who ->
    [you] Limite de main : vous défaussez { $cards }.
   *[other] Limite de main : { $who } défausse { $cards }.
}
# $source est un bâtiment ou un rôle.
log-discarded-for = { $who ->
    [you] Vous défaussez { $cards } avec { OBJECT($source) }.
   *[other] { $who } défausse { $cards } avec { OBJECT($source) }.
}
log-reshuffled = La défausse est mélangée et forme une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
log-looked = { $who ->
    [you] Vous piochez { $cards } pour choisir.
   *[other] { $who } pioche { $cards } pour choisir.
}
log-kept = { $who ->
    [you] Vous gardez { $cards }.
   *[other] { $who } garde { $cards }.
}

## Cartes et marchandises glissées sous des bâtiments, ou expédiées

# $list nomme les cartes ; $building est la Chapelle ou l’Église.
log-tucked = { $who ->
    [you] Vous glissez { $list } sous { OBJECT($building) }.
   *[other] { $who } glisse { $list } sous { OBJECT($building) }.
}
log-tucked-hidden = { $who ->
    [you] Vous glissez une carte sous { OBJECT($building) }.
   *[other] { $who } glisse une carte sous { OBJECT($building) }.
}
log-good-arrived = { $who ->
    [you] Vous recevez une marchandise sur votre { $building }.
   *[other] { $who } reçoit une marchandise sur { OBJECT($building) }.
}
log-harbor = { $who ->
    [you] Vous glissez une des marchandises vendues sous le { building-harbor }.
   *[other] { $who } glisse une des marchandises vendues sous le { building-harbor }.
}
log-shipped = { $who ->
    [you] Vous expédiez 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
   *[other] { $who } expédie 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
}

## Cartes face visible. $list nomme les cartes.

log-turned-up = { $who ->
    [you] Vous révélez { $list } avec la { building-gold-mine }.
   *[other] { $who } révèle { $list } avec la { building-gold-mine }.
}
log-ship-row = Sur le { role-colonist-ship } : { $list }.
log-took = { $who ->
    [you] Vous prenez { OBJECT($building) }.
   *[other] { $who } prend { OBJECT($building) }.
}
log-row-discarded = Cartes restantes, défaussées : { $list }.
log-mine-taken = { $who ->
    [you] Vous révélez { $list } avec la { building-gold-mine } et prenez { OBJECT($building) }.
   *[other] { $who } révèle { $list } avec la { building-gold-mine } et prend { OBJECT($building) }.
}
log-mine-left = { $who ->
    [you] Vous révélez { $list } avec la { building-gold-mine } : deux coûts sont égaux, vous ne prenez rien.
   *[other] { $who } révèle { $list } avec la { building-gold-mine } : deux coûts sont égaux, aucune carte n’est prise.
}
log-bank-taken = { $who ->
    [you] Vous révélez { OBJECT($building) } avec la { building-bank } et prenez cette carte.
   *[other] { $who } révèle { OBJECT($building) } avec la { building-bank } et prend cette carte.
}
log-bank-left = { $who ->
    [you] Vous révélez { OBJECT($building) } avec la { building-bank } : une ville a déjà ce bâtiment.
   *[other] { $who } révèle { OBJECT($building) } avec la { building-bank } : une ville a déjà ce bâtiment.
}

## Construire

log-forfeited = { $who ->
    [you] Vous perdez la marchandise du bâtiment recouvert.
   *[other] { $who } perd la marchandise du bâtiment recouvert.
}
log-spent = { $who ->
    [you] Vous payez avec 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
   *[other] { $who } paie avec 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
}
# $price est le nombre de cartes payées.
log-built = { $who ->
    [you] Vous construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
   *[other] { $who } construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
}
# $covered est le bâtiment recouvert.
log-built-over = { $who ->
    [you] Vous recouvrez { OBJECT($covered) } et construisez { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
   *[other] { $who } recouvre { OBJECT($covered) } et construit { OBJECT($building) } { $price ->
        [0] gratuitement
        [one] pour { $price } carte
       *[other] pour { $price } cartes
    }.
}

## Produire et vendre

log-produced = { $who ->
    [you] Vous produisez 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
   *[other] { $who } produit 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    }.
}
# $list donne les marchandises et leurs prix.
log-prices = Prix : { $list }.
# $price est le nombre de cartes piochées en échange.
log-sold = { $who ->
    [you] Vous vendez 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    } pour { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }.
   *[other] { $who } vend 1 caisse { $good ->
        [indigo] d’{ $good }
        [argent] d’{ $good }
       *[other] de { $good }
    } pour { $price ->
        [one] { $price } carte
       *[other] { $price } cartes
    }.
}

## Un joueur ne fait rien dans une phase

log-passed-builder = { $who ->
    [you] Vous ne construisez rien.
   *[other] { $who } ne construit rien.
}
log-passed-producer = { $who ->
    [you] Vous ne produisez rien.
   *[other] { $who } ne produit rien.
}
log-passed-trader = { $who ->
    [you] Vous ne vendez rien.
   *[other] { $who } ne vend rien.
}
log-passed-councillor = { $who ->
    [you] Vous ne piochez rien : les deux piles sont vides.
   *[other] { $who } ne pioche rien : les deux piles sont vides.
}
log-passed-colonist-ship = { $who ->
    [you] Vous ne prenez aucune carte.
   *[other] { $who } ne prend aucune carte.
}
log-passed-mayor = { $who ->
    [you] Vous n’échangez rien.
   *[other] { $who } n’échange rien.
}
log-passed-captain = { $who ->
    [you] Vous n’expédiez rien.
   *[other] { $who } n’expédie rien.
}

## La fin

log-end-buildings = Une ville a douze bâtiments : la partie prend fin.
log-end-standstill = Vingt manches sans nouveau bâtiment : la partie prend fin.
