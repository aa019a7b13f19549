### San Juan: lo que ha ocurrido, una línea cada cosa. $who es el jugador: [you] es la forma para quien lee.
### $building, $role, $good son nombres; $cards es «2 cartas», con sus nombres entre paréntesis cuando se conocen.

log-round = { $who ->
    [you] Ronda { $round }: eres Gobernador.
   *[other] Ronda { $round }: { $who } es Gobernador.
}
log-role = { $who ->
    [you] Eliges { PICK($role) }.
   *[other] { $who } elige { PICK($role) }.
}
log-library = { $who ->
    [you] Duplicas el privilegio con la { building-library }.
   *[other] { $who } duplica el privilegio con la { building-library }.
}

## Cartas robadas y descartadas

log-drew-opening = { $who ->
    [you] Robas { $cards } para la mano inicial.
   *[other] { $who } roba { $cards } para la mano inicial.
}
log-drew-as = { $who ->
    [you] Robas { $cards } como { $role }.
   *[other] { $who } roba { $cards } como { $role }.
}
log-drew-sale = { $who ->
    [you] Robas { $cards } por la venta.
   *[other] { $who } roba { $cards } por la venta.
}
log-drew-hand = { $who ->
    [you] Robas { $cards } y van a tu mano.
   *[other] { $who } roba { $cards } y van a su mano.
}
# Gracias a un edificio.
log-drew-for = { $who ->
    [you] Robas { $cards } con { OBJECT($building) }.
   *[other] { $who } roba { $cards } con { OBJECT($building) }.
}
log-discarded-draft = { $who ->
    [you] Descartas { $cards } de la mano inicial.
   *[other] { $who } descarta { $cards } de la mano inicial.
}
log-discarded-limit = { $who ->
    [you] Descartas { $cards } por el límite de mano.
   *[other] { $who } descarta { $cards } por el límite de mano.
}
# $source es un edificio o un rol.
log-discarded-for = { $who ->
    [you] Descartas { $cards } con { OBJECT($source) }.
   *[other] { $who } descarta { $cards } con { OBJECT($source) }.
}
log-reshuffled = { $count ->
    [one] La pila de descartes se baraja y forma un mazo nuevo de 1 carta.
   *[other] La pila de descartes se baraja y forma un mazo nuevo de { $count } cartas.
}
log-looked = { $who ->
    [you] Robas { $cards } para elegir.
   *[other] { $who } roba { $cards } para elegir.
}
log-kept = { $who ->
    [you] Conservas { $cards }.
   *[other] { $who } conserva { $cards }.
}

## Cartas y mercancías bajo edificios, o embarcadas. $building: Capilla o Iglesia

# $list da los nombres de las cartas.
log-tucked = { $who ->
    [you] Pones bajo { OBJECT($building) }: { $list }.
   *[other] { $who } pone bajo { OBJECT($building) }: { $list }.
}
log-tucked-hidden = { $who ->
    [you] Pones una carta bajo { OBJECT($building) }.
   *[other] { $who } pone una carta bajo { OBJECT($building) }.
}
# $building: la Oficina de urbanismo.
log-good-arrived = { $who ->
    [you] Tu { $building } recibe una mercancía.
   *[other] { $who } recibe una mercancía en su { $building }.
}
log-harbor = { $who ->
    [you] Pones una de las mercancías vendidas bajo el { building-harbor }.
   *[other] { $who } pone una de las mercancías vendidas bajo el { building-harbor }.
}
log-shipped = { $who ->
    [you] Embarcas { $good }.
   *[other] { $who } embarca { $good }.
}

## Cartas boca arriba. $list da los nombres de las cartas.

log-turned-up = { $who ->
    [you] Revelas con la { building-gold-mine }: { $list }.
   *[other] { $who } revela con la { building-gold-mine }: { $list }.
}
log-ship-row = En el { role-colonist-ship }: { $list }.
log-took = { $who ->
    [you] Tomas { OBJECT($building) }.
   *[other] { $who } toma { OBJECT($building) }.
}
log-row-discarded = No tomadas: { $list }.
log-mine-taken = { $who ->
    [you] Revelas con la { building-gold-mine }: { $list }. Tomas { OBJECT($building) }.
   *[other] { $who } revela con la { building-gold-mine }: { $list }. Toma { OBJECT($building) }.
}
log-mine-left = { $who ->
    [you] Revelas con la { building-gold-mine }: { $list }. Dos cuestan lo mismo: no tomas ninguna.
   *[other] { $who } revela con la { building-gold-mine }: { $list }. Dos cuestan lo mismo: no toma ninguna.
}
log-bank-taken = { $who ->
    [you] Revelas { OBJECT($building) } con el { building-bank } y te quedas con la carta.
   *[other] { $who } revela { OBJECT($building) } con el { building-bank } y se queda con la carta.
}
log-bank-left = { $who ->
    [you] Revelas { OBJECT($building) } con el { building-bank }: ya está en una ciudad.
   *[other] { $who } revela { OBJECT($building) } con el { building-bank }: ya está en una ciudad.
}

## Construir

log-forfeited = { $who ->
    [you] Pierdes la mercancía del edificio tapado.
   *[other] { $who } pierde la mercancía del edificio tapado.
}
log-spent = { $who ->
    [you] Pagas con { $good }.
   *[other] { $who } paga con { $good }.
}
# $price es el número de cartas que se pagan.
log-built = { $who ->
    [you] { $price ->
        [0] Construyes { OBJECT($building) } gratis.
        [one] Construyes { OBJECT($building) } por 1 carta.
       *[other] Construyes { OBJECT($building) } por { $price } cartas.
    }
   *[other] { $price ->
        [0] { $who } construye { OBJECT($building) } gratis.
        [one] { $who } construye { OBJECT($building) } por 1 carta.
       *[other] { $who } construye { OBJECT($building) } por { $price } cartas.
    }
}
# $covered es el edificio encima del que se construye.
log-built-over = { $who ->
    [you] { $price ->
        [0] Construyes { OBJECT($building) } encima { OF($covered) } gratis.
        [one] Construyes { OBJECT($building) } encima { OF($covered) } por 1 carta.
       *[other] Construyes { OBJECT($building) } encima { OF($covered) } por { $price } cartas.
    }
   *[other] { $price ->
        [0] { $who } construye { OBJECT($building) } encima { OF($covered) } gratis.
        [one] { $who } construye { OBJECT($building) } encima { OF($covered) } por 1 carta.
       *[other] { $who } construye { OBJECT($building) } encima { OF($covered) } por { $price } cartas.
    }
}

## Producir y vender

log-produced = { $who ->
    [you] Produces { $good }.
   *[other] { $who } produce { $good }.
}
# $list son las mercancías con sus precios.
log-prices = Precios: { $list }.
# $price es el número de cartas que se roban por ella.
log-sold = { $who ->
    [you] { $price ->
        [one] Vendes { $good } por 1 carta.
       *[other] Vendes { $good } por { $price } cartas.
    }
   *[other] { $price ->
        [one] { $who } vende { $good } por 1 carta.
       *[other] { $who } vende { $good } por { $price } cartas.
    }
}

## Un jugador no hace nada en una fase

log-passed-builder = { $who ->
    [you] No construyes nada.
   *[other] { $who } no construye nada.
}
log-passed-producer = { $who ->
    [you] No produces nada.
   *[other] { $who } no produce nada.
}
log-passed-trader = { $who ->
    [you] No vendes nada.
   *[other] { $who } no vende nada.
}
log-passed-councillor = { $who ->
    [you] No robas ninguna carta: las dos pilas están vacías.
   *[other] { $who } no roba ninguna carta: las dos pilas están vacías.
}
log-passed-colonist-ship = { $who ->
    [you] No tomas ninguna carta.
   *[other] { $who } no toma ninguna carta.
}
log-passed-mayor = { $who ->
    [you] No cambias nada.
   *[other] { $who } no cambia nada.
}
log-passed-captain = { $who ->
    [you] No embarcas nada.
   *[other] { $who } no embarca nada.
}

## El final

log-end-buildings = Una ciudad tiene doce edificios: la partida termina.
log-end-standstill = Veinte rondas sin un edificio nuevo: la partida termina.
