### San Juan: partes pequeñas con las que se forman otros mensajes.

# Sujeto de una frase que habla a quien la lee.
you = Tú

# La clase de edificios que las reglas llaman así: «edificio comercial», en singular; también en las reglas.
-commercial = comercial

# Cartas dentro de una frase: cuántas, si no se conocen sus nombres.
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
cards-none = ninguna carta
# Lo mismo con sus nombres.
cards-known = { $count ->
    [one] 1 carta ({ $list })
   *[other] { $count } cartas ({ $list })
}
points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

# Una mercancía y su precio, en una lista de precios.
price-of = { $good } { $price }

## Clases de cartas, en sus fichas

class-production = Edificio de producción
class-commercial = Edificio comercial
class-monument = Monumento

## Fases, dentro de una frase

role-builder-phase = fase del { role-builder }
role-producer-phase = fase del { role-producer }
role-trader-phase = fase del { role-trader }
role-councillor-phase = fase del { role-councillor }
role-prospector-phase = fase del { role-prospector }
role-prospector-2-phase = fase del { role-prospector-2 }
role-colonist-ship-phase = fase del { role-colonist-ship }
role-mayor-phase = fase del { role-mayor }
role-captain-phase = fase del { role-captain }
