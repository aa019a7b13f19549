### San Juan: textos del tablero y de las fichas, y lo que dan los roles.

## Títulos

board-roles = Roles
board-market = Casa de comercio y pilas
board-prices = Precios
board-last-prices = Últimos precios
board-no-prices = Aún sin precios
board-deck = Mazo
board-discard = Descartes
board-your-city = Tu ciudad
board-city-of = Ciudad de { $name }
board-your-hand = Tu mano
board-hand-of = Mano de { $name }
board-drawn = Cartas robadas
board-face-up = Cartas boca arriba
board-draft-hand = Tus cartas iniciales
board-round = Ronda { $round }
board-opening = Manos iniciales
board-last-round = Última { role-builder-phase }: una ciudad tiene doce edificios.

## Cifras

# Cuántas cartas pueden quedarse en la mano.
board-limit = límite { $count }
# Cartas que el jugador ha puesto bajo edificios.
board-laid-by = { $count } bajo edificios
# Un precio: lo calculado hasta aquí, menos un descuento de $amount cartas y su origen; después, el resultado.
board-sum-less = { $sum } − { $amount } ({ $source })
board-sum = { $sum } = { $price }
board-goods-paid = mercancías
# Origen de un descuento: el edificio encima del que se construye.
board-covered = encima { OF($building) }
board-at-most = { $count ->
    [one] 1 mercancía como máximo.
   *[other] { $count } mercancías como máximo.
}

## Botones

board-clear = Borrar
board-take = Elegir { PICK($role) }
board-build = Construir
board-build-free = Construir gratis
board-build-none = No construir
board-build-over = Construir encima
board-spend-good = Pagar con mercancía
board-keep-good = Guardar la mercancía
board-produce = { $count ->
    [one] Producir 1 mercancía
   *[other] Producir { $count } mercancías
}
board-produce-none = No producir
board-sell = { $count ->
    [one] Vender 1 mercancía
   *[other] Vender { $count } mercancías
}
board-sell-none = No vender
board-keep = { $count ->
    [one] Conservar 1 carta
   *[other] Conservar { $count } cartas
}
board-discard-cards = { $count ->
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
board-tuck = Ponerla debajo
board-tuck-none = Ninguna carta
board-exchange = { $count ->
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
board-exchange-none = No cambiar
board-draw = Sí
board-draw-none = No
board-take-card = Tomarla
board-take-none = No tomar ninguna
board-ship = { $count ->
    [one] Embarcar 1 mercancía
   *[other] Embarcar { $count } mercancías
}
board-ship-none = No embarcar
# El privilegio que puede duplicar la Biblioteca.
board-library-now = Duplicar este
board-library-later = Guardar para después

## Fichas: todo sobre una carta o una pieza

sheet-cost = Coste
sheet-points = Puntos
sheet-copies = Copias
sheet-phase = Fase
sheet-role = Rol
sheet-round-start = Inicio de la ronda
sheet-all-phases = Todas las fases
sheet-game-end = Final de la partida
# Clase de la loseta de precios y de las pilas.
sheet-common = En la mesa
sheet-owned = De { $name }
sheet-count = Cantidad
sheet-limit = Límite al empezar una ronda
# Una cifra con su nombre: «Mazo: 41».
sheet-figure = { $name }: { $figure }
# Valor de las mercancías de quien lee.
sheet-goods = { $cards ->
    [one] A los últimos precios, todas tus mercancías juntas se venderían por 1 carta.
   *[other] A los últimos precios, todas tus mercancías juntas se venderían por { $cards } cartas.
}
# De un edificio cuyo nombre lleva otro en la otra edición; ese otro se llama aquí $twin.
sheet-trap-1897 = { $effect } Cuidado: lo que la edición 1897 llama «{ $name }» es otro edificio; aquí se llama «{ $twin }».
sheet-trap-classic = { $effect } Cuidado: lo que la edición clásica llama «{ $name }» es otro edificio; aquí se llama «{ $twin }».

thing-prices-effect = En cada { role-trader-phase }, la primera de cinco losetas muestra por cuántas cartas se vende cada mercancía. Después va debajo de las demás; su orden nunca cambia.
thing-deck-effect = De aquí robas cartas y tomas mercancías. Cuando se agota, se baraja la pila de descartes y forma un mazo nuevo.
thing-discard-effect = Aquí van boca abajo los pagos, las mercancías vendidas y las cartas descartadas. No puedes mirarla.
thing-buildings-effect = Cuando un jugador tiene doce edificios, la partida termina después de esa { role-builder-phase }. Gana quien tiene más puntos.
thing-points-effect = Puntos de los edificios visibles, sin las cartas que hay debajo. Lo demás se cuenta al final.
thing-hand-effect = Las cartas son edificios, y también el dinero que los paga. Solo al empezar una ronda descartas hasta el límite.

## Qué significa una carta para quien lee, ahora

# $price: cartas que se pagan; $gain: puntos al momento, con su signo en $signed.
fact-price = { $price ->
    [0] Ahora te sale gratis;
    [one] Ahora te cuesta 1 carta;
   *[other] Ahora te cuesta { $price } cartas;
} { $gain ->
    [one] { $signed } punto al momento.
   *[other] { $signed } puntos al momento.
}
fact-standing = Ya tienes este edificio en tu ciudad.
fact-working = Está en funcionamiento.
fact-next-phase = Funciona desde la fase siguiente.
fact-good = Tiene una mercancía.
fact-good-worth = { $price ->
    [one] Tiene una mercancía, que al último precio se vende por 1 carta.
   *[other] Tiene una mercancía, que al último precio se vende por { $price } cartas.
}
fact-empty = No tiene mercancía: puede producir.
fact-awaiting = Recibe una mercancía en la próxima { role-councillor-phase }.
fact-covers = { $count ->
    [one] Hay 1 edificio debajo.
   *[other] Hay { $count } edificios debajo.
}
fact-tucked = { $count ->
    [one] 1 carta debajo.
   *[other] { $count } cartas debajo.
}
fact-tucked-both = { $count ->
    [one] 1 carta bajo la { building-chapel } y la { building-church } en total.
   *[other] { $count } cartas bajo la { building-chapel } y la { building-church } en total.
}
# Las cartas propias bajo un edificio, por su nombre.
fact-laid-by = Debajo: { $list }.

## Qué hace un rol, en su placa, con las menos palabras posibles

role-builder-short = Construir, −1 carta
role-producer-short = Producir, +1
role-trader-short = Vender, +1
role-councillor-short = Ver 5, conservar 1
role-prospector-short = Robar una carta
role-prospector-2-short = Robar una carta
role-colonist-ship-short = Tomar una carta
role-mayor-short = Cambiar cartas
role-captain-short = Embarcar, +1

## Qué le daría ahora a quien lee, con las menos palabras posibles

gain-builds = { $count ->
    [0] nada que puedas pagar
    [1] construir 1 carta
   *[other] construir 1 de { $count }
}
gain-makes = { $count ->
    [0] nada que producir
    [one] producir 1 mercancía
   *[other] producir { $count } mercancías
}
gain-sells = { $count ->
    [0] nada que vender
    [one] vender 1 mercancía
   *[other] vender { $count } mercancías
}
gain-ships = { $count ->
    [0] nada que embarcar
    [one] embarcar 1 mercancía
   *[other] embarcar { $count } mercancías
}
gain-sees = { $count ->
    [one] ver 1 carta
   *[other] ver { $count } cartas
}
gain-draws = { $count ->
    [one] robar 1 carta
   *[other] robar { $count } cartas
}
gain-yours = Si lo eliges, podrías: { $gain }.

## Resultados, y lo que saben los rivales

source-printed = Edificios
source-tucked = Cartas bajo edificios
source-other = Otros
tie-break = Cartas de la mano y mercancías
opponents-unknown = No podía ver las manos de los demás ni el mazo.
