### San Juan : le plateau pour qui l’écoute. Chaque partie peut être suivie d’autres.

spoken-more = { $before }, { $next }

## Une carte Rôle, puis ce qu’elle fait et ce qu’elle apporterait au lecteur

spoken-role-taken = { $who ->
    [you] pris par vous
   *[other] pris par { $who }
}
spoken-role-free = peut être pris
spoken-role-now = cette phase
spoken-role = { $role }. { $does }
spoken-role-gain = { $role }. { $does }. Pour vous maintenant : { $gain }

## Un joueur

spoken-seat = { $who }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} en main, { $buildings } bâtiments sur 12, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bâtiments visibles
spoken-seat-laid-by = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sous des bâtiments
spoken-seat-governor = Gouverneur
spoken-seat-deciding = choisit maintenant

## Une carte en main, ou sur la table

spoken-card = { $name }, coût { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spoken-chosen = sélectionné
spoken-paying = sert à payer
spoken-for = constructible pour { $price ->
    [one] { $price } carte
   *[other] { $price } cartes
}
spoken-free = au choix

## Un emplacement d’une ville

spoken-site = Emplacement { $site }, { $name }
spoken-site-empty = Emplacement { $site }, vide
spoken-site-good = marchandise : { $good }
spoken-site-fresh = agit dès la phase suivante
spoken-site-covers = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
} dessous
spoken-site-tucked = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dessous

## Prix, piles, et avancement d’une sélection

spoken-prices = Prix : { $list }
spoken-last-prices = Derniers prix : { $list }
spoken-piles = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $discard } dans la défausse
spoken-meter = { $chosen } choix sur { $of }
