### Puerto Rico: lo que dice del tablero un lector de pantalla: partes que se unen con list-clause, primero el nombre de una pieza.

## En varios sitios

spoken-chosen = seleccionado
spoken-legal = se puede elegir
spoken-meter = { $chosen } de { $of } en la selección
# $text trata de personas, algunas de ellas ciudadanos.
spoken-among = { $citizens ->
    [one] { $text } (1 de ellos es ciudadano)
   *[other] { $text } ({ $citizens } de ellos son ciudadanos)
}

## Losetas de rol y jugadores

spoken-coins-on-it = { $coins ->
    [one] lleva 1 moneda
   *[other] lleva { $coins } monedas
}
spoken-taken = { $who ->
    [you] elegido por ti
   *[other] elegido por { $who }
}
spoken-can-take = se puede elegir
spoken-captured = { $who ->
    [you] capturado por ti
   *[other] capturado por { $who }
}
spoken-current = esta fase
spoken-goods = mercancías: { $crates }
spoken-land = { $tiles } de 12 espacios de { -land }
spoken-tiles = { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
}
spoken-spaces = { $filled } de { $of } espacios de edificio
spoken-at-work = { $workers ->
    [one] 1 { -worker } en su puesto
   *[other] { $workers } { -workers } en su puesto
}
spoken-waiting = { $idle } { -on-portrait }
spoken-shipped = { $vp ->
    [one] 1 punto por embarcar
   *[other] { $vp } puntos por embarcar
}
spoken-governor = Gobernador
spoken-marker = con el marcador del { role-smuggler }
spoken-deciding = en turno

## Losetas y edificios

spoken-stack = { $name }, { $count } en total
spoken-empty = sin ocupar
spoken-occupied = con { -worker }
spoken-some-occupied = { $count ->
    [one] 1 ocupada
   *[other] { $count } ocupadas
}
# $on trabajadores en $circles círculos.
spoken-circles = { $state ->
    [empty] sin ocupar
    [full] todos los círculos ocupados
   *[some] { $on } de { $circles } círculos ocupados
}
spoken-cost = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
spoken-price = { $coins ->
    [one] 1 moneda para ti
   *[other] { $coins } monedas para ti
}
spoken-sold-out = no quedan
spoken-left = { $left ->
    [one] queda 1
   *[other] quedan { $left }
}
spoken-owned = ya lo tienes

## Barcos, Casa de comercio, reservas

spoken-ship = barco de { $size } espacios
spoken-ship-empty = vacío
spoken-full = lleno
spoken-can-load = { $crates ->
    [one] puede llevarse 1 caja
   *[other] puede llevarse { $crates } cajas
} por { $vp ->
    [one] 1 punto
   *[other] { $vp } puntos
}
spoken-house = { area-house }, { $count } de 4: { $goods }
spoken-house-empty = { area-house }, vacía
spoken-market = { $quarries ->
    [one] Plantaciones boca arriba: { $tiles }. Queda 1 cantera.
   *[other] Plantaciones boca arriba: { $tiles }. Quedan { $quarries } canteras.
}
spoken-supply = { area-crates }: { $crates }.
spoken-register = { $workers ->
    [one] 1 { -worker } en el { -register }, { $left } en la reserva.
   *[other] { $workers } { -workers } en el { -register }, { $left } en la reserva.
}
spoken-idle = { $idle ->
    [0] Ningún { -worker } { -on-portrait }
    [one] 1 { -worker } { -on-portrait }
   *[other] { $idle } { -workers } { -on-portrait }
}
spoken-bag = { area-bag }: quedan { $left }; descartadas, { $gone }.
spoken-crates = { $crates ->
    [one] { $good }, 1 caja
   *[other] { $good }, { $crates } cajas
}
spoken-supply-crates = { $crates ->
    [one] { $good }, 1 caja en la reserva
   *[other] { $good }, { $crates } cajas en la reserva
}
spoken-sells = { $coins ->
    [one] se vende por 1 moneda
   *[other] se vende por { $coins } monedas
}
