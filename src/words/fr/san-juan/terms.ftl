### San Juan : petites parties dont d’autres messages sont faits.

# Sujet d’une phrase qui s’adresse à son lecteur.
you = Vous

# La classe de bâtiments que les règles appellent ainsi ; aussi dans les règles.
-commercial = commercial

# Cartes mises dans une phrase : combien, si leurs noms ne sont pas connus.
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-none = 0 carte
# Les mêmes, avec leurs noms.
cards-known = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $list })
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# Une marchandise et son prix, dans une liste de prix.
price-of = { $good } { $price }

## Classes de cartes, sur leurs fiches

class-production = Bâtiment de production
class-commercial = Bâtiment { -commercial }
class-monument = Monument

## Phases, au milieu d’une phrase

role-builder-phase = phase du { role-builder }
role-producer-phase = phase du { role-producer }
role-trader-phase = phase du { role-trader }
role-councillor-phase = phase du { role-councillor }
role-prospector-phase = phase de l’{ role-prospector }
role-prospector-2-phase = phase du { role-prospector-2 }
role-colonist-ship-phase = phase du { role-colonist-ship }
role-mayor-phase = phase du { role-mayor }
role-captain-phase = phase du { role-captain }
