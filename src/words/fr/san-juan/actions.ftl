### San Juan : la liste de tout ce qui est possible maintenant. $site est le numéro d’un emplacement de la ville.

act-role = Prendre { OBJECT($role) }
act-library-now = Utiliser la { building-library } pour ce rôle
act-library-later = Garder la { building-library } pour le second rôle
act-build = Construire { OBJECT($building) }
act-build-for = Construire { OBJECT($building) } { $price ->
    [0] gratuitement
    [one] pour { $price } carte
   *[other] pour { $price } cartes
}
act-new-site = Construire sur un nouvel emplacement
act-over = Recouvrir { OBJECT($building) } (emplacement { $site })
act-spend = Payer avec 1 caisse { $good ->
    [indigo] d’{ $good }
    [argent] d’{ $good }
   *[other] de { $good }
} { OF($building) } (emplacement { $site })
act-pay = Payer avec { OBJECT($building) }
act-produce = Produire 1 caisse { $good ->
    [indigo] d’{ $good }
    [argent] d’{ $good }
   *[other] de { $good }
} (emplacement { $site })
act-sell = Vendre la caisse { $good ->
    [indigo] d’{ $good }
    [argent] d’{ $good }
   *[other] de { $good }
} (emplacement { $site })
act-keep = Garder { OBJECT($building) }
act-discard = Défausser { OBJECT($building) }
# $under est le bâtiment sous lequel va la carte : la Chapelle ou l’Église.
act-tuck = Glisser { OBJECT($building) } sous { OBJECT($under) }
act-draw = Piocher
act-take = Prendre { OBJECT($building) }
act-ship = Expédier la caisse { $good ->
    [indigo] d’{ $good }
    [argent] d’{ $good }
   *[other] de { $good }
} (emplacement { $site })

## Réductions auxquelles vous pouvez renoncer : le privilège en donne jusqu’à deux cartes

act-decline-privilege = Renoncer à 1 carte du privilège
act-decline = Ne pas utiliser { OBJECT($building) }
act-accept-privilege = Utiliser tout le privilège
act-accept = Utiliser { OBJECT($building) }

## Rien, ou rien de plus

act-pass = Passer
act-pass-chapel = Rien sous la { building-chapel }
act-pass-build = Ne pas construire
act-pass-pay = Terminer la construction
act-pass-produce = Ne pas produire
act-pass-produce-more = Ne plus produire
act-pass-sell = Ne pas vendre
act-pass-sell-more = Ne plus vendre
act-pass-church = Rien sous l’{ building-church }
act-pass-church-more = Rien de plus sous l’{ building-church }
act-pass-exchange = Ne plus échanger
act-pass-draw = Ne pas piocher
act-pass-take = Ne rien prendre
act-pass-ship = Ne pas expédier
act-pass-ship-more = Ne plus expédier

## Titres de la liste

group-pass = Passer ou terminer
group-role = Rôles
group-build = Construire
group-site = Emplacement
group-waive = Réductions
group-spend = Payer en marchandises
group-pay = Payer en cartes
group-produce = Produire
group-sell = Vendre
group-keep = Garder
group-discard = Défausser
group-tuck = Glisser dessous
group-draw = Piocher
group-take = Prendre
group-ship = Expédier
