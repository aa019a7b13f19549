### San Juan: el tablero para quien lo oye. A cada parte pueden seguir otras.

spoken-more = { $before }, { $next }

## Una placa; luego, qué hace y qué le daría a quien lee

spoken-role-taken = { $who ->
    [you] elegido por ti
   *[other] elegido por { $who }
}
spoken-role-free = se puede elegir
spoken-role-now = esta fase
spoken-role = { $role }. { $does }
spoken-role-gain = { $role }. { $does }. Para ti, ahora: { $gain }

## Un jugador

spoken-seat = { $who }, { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
}, { $buildings } de 12 edificios, { $goods ->
    [one] 1 mercancía
   *[other] { $goods } mercancías
}, { $points ->
    [one] 1 punto en edificios visibles
   *[other] { $points } puntos en edificios visibles
}
spoken-seat-laid-by = { $count ->
    [one] 1 carta bajo edificios
   *[other] { $count } cartas bajo edificios
}
spoken-seat-governor = Gobernador
spoken-seat-deciding = en turno

## Una carta de la mano o de la mesa

spoken-card = { $name }, coste { $cost }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
spoken-chosen = seleccionado
spoken-paying = para pagar
spoken-for = { $price ->
    [one] se puede construir por 1 carta
   *[other] se puede construir por { $price } cartas
}
spoken-free = se puede elegir

## Un espacio de una ciudad

spoken-site = Espacio { $site }, { $name }
spoken-site-empty = Espacio { $site }, vacío
spoken-site-good = tiene { $good }
spoken-site-fresh = funciona desde la fase siguiente
spoken-site-covers = { $count ->
    [one] 1 edificio debajo
   *[other] { $count } edificios debajo
}
spoken-site-tucked = { $count ->
    [one] 1 carta debajo
   *[other] { $count } cartas debajo
}

## Precios, pilas, y por dónde va una selección

spoken-prices = Precios: { $list }
spoken-last-prices = Últimos precios: { $list }
spoken-piles = { $deck ->
    [one] 1 carta en el mazo
   *[other] { $deck } cartas en el mazo
}, { $discard ->
    [one] 1 descartada
   *[other] { $discard } descartadas
}
spoken-meter = { $chosen } de { $of } elegidas
