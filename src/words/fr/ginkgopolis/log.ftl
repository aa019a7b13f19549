### Ginkgopolis : lignes du journal.
### $tile, $over et $card sont « bleu 7 », $cards, $tiles et $names en sont des listes ; $letter est la lettre d’un jeton.

log-kept-character = { $who ->
    [you] Vous gardez le { $character }.
   *[other] { $who } garde le { $character }.
}
log-kept-some = { $who ->
    [you] Vous gardez un personnage.
   *[other] { $who } garde un personnage.
}
log-packets-passed = Les autres personnages passent à gauche.
log-characters = { $who ->
    [you] Vous avez : { $characters }.
   *[other] { $who } a : { $characters }.
}
log-round = { $who ->
    [you] Tour { $round } : vous commencez.
   *[other] Tour { $round } : { $who } commence.
}
# $cards est « 3 cartes ».
log-drew = { $who ->
    [you] Vous piochez { $cards }.
   *[other] { $who } pioche { $cards }.
}
# $cards est « 3 cartes », $names dit lesquelles.
log-drew-named = { $who ->
    [you] Vous piochez { $cards } : { $names }.
   *[other] { $who } pioche { $cards } : { $names }.
}
log-hal-drew = { hal } reçoit une carte face cachée.
# $left est le nombre de jetons Changer sa main qui restent.
log-redrew = { $who ->
    [you] Vous défaussez { $cards } pour une nouvelle main ({ $left ->
        [one] reste { $left } jeton
       *[other] restent { $left } jetons
    }).
   *[other] { $who } défausse { $cards } pour une nouvelle main ({ $left ->
        [one] reste { $left } jeton
       *[other] restent { $left } jetons
    }).
}
log-chose-alone = { $who ->
    [you] Vous choisissez { $card }, sans tuile.
   *[other] { $who } choisit { $card }, sans tuile.
}
log-chose-with = { $who ->
    [you] Vous choisissez { $card } avec { $tile }.
   *[other] { $who } choisit { $card } avec { $tile }.
}
log-ready = { $who ->
    [you] Vous avez validé.
   *[other] { $who } a validé.
}
log-all-chose = Tous les joueurs ont choisi, sans tuile.
# $players est une liste de noms.
log-all-chose-with = Tous les joueurs ont choisi ; avec une tuile : { $players }.
log-revealed-alone = { $who ->
    [you] Vous révélez { $card }, sans tuile.
   *[other] { $who } révèle { $card }, sans tuile.
}
log-revealed-with = { $who ->
    [you] Vous révélez { $card } avec { $tile }.
   *[other] { $who } révèle { $card } avec { $tile }.
}
log-fallback = { $who ->
    [you] Vous ne pouvez pas payer : vous reprenez { $tile } et exploitez.
   *[other] { $who } ne peut pas payer, reprend { $tile } et exploite.
}

## Gains : $goods est « 1 ressource » ou « 2 tuiles (bleu 7 et rouge 3) »

log-gained = { $who ->
    [you] Vous recevez { $goods }.
   *[other] { $who } reçoit { $goods }.
}
log-gained-building = { $who ->
    [you] Vous recevez { $goods } de { $tile }.
   *[other] { $who } reçoit { $goods } de { $tile }.
}
log-gained-around = { $who ->
    [you] Vous recevez { $goods } des voisins.
   *[other] { $who } reçoit { $goods } des voisins.
}
log-gained-character = { $who ->
    [you] Vous recevez { $goods } du { $character }.
   *[other] { $who } reçoit { $goods } du { $character }.
}
log-gained-card = { $who ->
    [you] Vous recevez { $goods } de la carte { $card }.
   *[other] { $who } reçoit { $goods } de la carte { $card }.
}
log-gained-over = { $who ->
    [you] Vous recevez { $goods } : construction sur { $tile }.
   *[other] { $who } reçoit { $goods } : construction sur { $tile }.
}
log-gained-returned = { $who ->
    [you] Vous recevez { $goods } pour les tuiles rendues.
   *[other] { $who } reçoit { $goods } pour les tuiles rendues.
}
log-tile-left = { $who ->
    [you] Vous laissez la dernière tuile.
   *[other] { $who } laisse la dernière tuile.
}
log-lost = { $who ->
    [you] Vous devriez recevoir { $goods }, mais il n’en reste plus.
   *[other] { $who } devrait recevoir { $goods }, mais il n’en reste plus.
}

## Bâtiments : $floors est « 2 étages », $points est « 3 points »

log-urbanized = { $who ->
    [you] Vous urbanisez en { $letter } avec { $tile }.
   *[other] { $who } urbanise en { $letter } avec { $tile }.
}
log-constructed = { $who ->
    [you] Vous construisez sur { $over } avec { $tile } : { $floors }.
   *[other] { $who } construit sur { $over } avec { $tile } : { $floors }.
}
# Payé pour une autre couleur.
log-constructed-color = { $who ->
    [you] Vous construisez sur { $over } avec { $tile }, pour 1 ressource : { $floors }.
   *[other] { $who } construit sur { $over } avec { $tile }, pour 1 ressource : { $floors }.
}
# Payé pour un numéro plus petit.
log-constructed-number = { $who ->
    [you] Vous construisez sur { $over } avec { $tile }, pour { $points } : { $floors }.
   *[other] { $who } construit sur { $over } avec { $tile }, pour { $points } : { $floors }.
}
log-constructed-both = { $who ->
    [you] Vous construisez sur { $over } avec { $tile }, pour { $points } et 1 ressource : { $floors }.
   *[other] { $who } construit sur { $over } avec { $tile }, pour { $points } et 1 ressource : { $floors }.
}
log-marker = Le jeton { $letter } se déplace.
log-shifted = D’autres jetons doivent se déplacer : { $letters }.
log-kept-card = { $who ->
    [you] Vous gardez la carte { $card }.
   *[other] { $who } garde la carte { $card }.
}

## La réserve et la fin d’un tour

log-ran-out = Les tuiles s’épuisent pour la première fois.
log-ran-out-for-good = Les tuiles sont épuisées pour de bon.
log-returned-none = { $who ->
    [you] Vous ne rendez pas de tuile.
   *[other] { $who } ne rend pas de tuile.
}
log-returned = { $who ->
    [you] Vous rendez { $tiles }.
   *[other] { $who } rend { $tiles }.
}
# $tiles est « 12 tuiles ».
log-supply = Nouvelle réserve : { $tiles }.
log-unused = Cartes non jouées : { $cards }.
log-hal-swapped = { hal } joue { $used } au lieu de { $discarded }.
log-hal-tile = { hal } pioche { $tile }.
log-hal-stuck = { hal } ne peut pas agir.
# $cards est « 20 cartes » ; les deux suivants peuvent venir derrière.
log-deck = Nouvelle pioche : { $cards }.
log-deck-added = Cartes ajoutées : { $cards }.
log-deck-aside = Cartes mises de côté : { $cards }.
log-hands-passed = { $who ->
    [you] Les mains passent à gauche ; vous commencez maintenant.
   *[other] Les mains passent à gauche ; { $who } commence maintenant.
}
log-last-tiles = C’est le dernier tour : les tuiles sont épuisées.
log-last-resources = C’est le dernier tour : un joueur a posé toutes ses ressources.
log-last-hal = C’est le dernier tour : { hal } n’a pas pu agir.
log-over = La partie est finie.

## Ce qu’un joueur a fait dans ce tour, en un mot ou deux

strip-ready = validé
strip-with = { $card } + { $tile }
strip-cannot-pay = ne peut pas payer

## Pourquoi Hal agit ainsi : les nombres qui décident
## $first et $other sont ses cartes, par exemple « lettre C » ; $floors et $others sont les étages à côté de leurs jetons

step-swap-building = { hal } a { $first } et pioche { $other } : il joue toujours une carte Bâtiment.
step-swap-more = Étages à côté de { $other } : { $others }. À côté de { $first } : { $floors }. { hal } joue celle qui en a le plus.
step-swap-less = Étages à côté de { $first } : { $floors }. À côté de { $other } : { $others }, pas davantage. { hal } garde la première.
# $points est « 5 points », $left le nombre de ses ressources.
step-letter = Étages à côté de { $letter } : { $floors }. { hal } gagne { $points } et pose 1 ressource ; il en avait { $left }.
step-letter-short = Pour bâtir en { $letter }, { hal } doit poser 1 ressource et n’en a plus.
# $needs est « 4 ressources », $has aussi.
step-floor = Pour construire sur { $over }, { hal } pose { $needs }. Il a { $has }.
step-floor-short = Pour construire sur { $over }, il faut { $needs } à { hal }. Il n’a que { $has }.
step-no-tile = Il ne reste aucune tuile à piocher pour { hal }.
