### Puerto Rico: textos del tablero y de sus páginas. Una etiqueta no lleva punto.

## Títulos y cifras

board-tray = El expositor de esta partida
board-tray-filled = { $filled } de { $of } huecos llenos
board-tray-slots = { $cost ->
    [one] 1 moneda: { $filled } de { $of } huecos llenos
   *[other] { $cost } monedas: { $filled } de { $of } huecos llenos
}
board-your-mat = Tu tablero
board-mat-of = Tablero de { $name }
board-your-town = Tu ciudad
board-town-of = Ciudad de { $name }
board-land-of = Campo de { $name }
board-round = Ronda { $round }
board-last-round = Esta es la última ronda.
board-until-end = Hasta el final
board-vp = Puntos de victoria
board-vp-left = { $left ->
    [one] Queda 1 punto de victoria
   *[other] Quedan { $left } puntos de victoria
}
# Puntos ganados después de agotarse la reserva.
board-vp-recorded = { $beyond } apuntados
board-workers-left = { $left ->
    [one] Queda 1 { -worker }
   *[other] Quedan { $left } { -workers }
}
board-and-citizens = Quedan { $left ->
    [one] 1 { -worker }
   *[other] { $left } { -workers }
} y { $citizens ->
    [one] 1 ciudadano
   *[other] { $citizens } ciudadanos
}
board-pick-worker = Tomar un { -worker }: { $count } en el { -register }
board-pick-citizen = Tomar un ciudadano: { $count } en el { -register }
board-spaces = { $filled } de { $of } espacios de edificio
board-fullest = Ciudad más llena
# Puntos de los demás, que quien lee no puede ver.
board-hidden = en secreto
board-cost = Coste
board-printed = Puntos
board-circles = Círculos
board-copies = Quedan
board-phase = Fase
# Cuándo funciona un edificio, si no es en las fases de los roles.
board-always = Siempre
board-own-roles = Roles que eliges
board-end = Final de la partida
board-never = Ninguna
board-role = Rol
board-quarry = Cantera
board-plantation = Plantación (loseta de campo)
board-good = Mercancía
board-good-effect = { $coins ->
    [0] En la { area-house } no da monedas; embarcada, da 1 punto.
    [one] En la { area-house } se vende por 1 moneda; embarcada, da 1 punto.
   *[other] En la { area-house } se vende por { $coins } monedas; embarcada, da 1 punto.
}
board-privilege = Privilegio: { $privilege }
# Un precio: «9 − 1 (Constructor) = 8», de un coste, las rebajas y un resultado.
board-less = { $before } − { $amount } ({ $name })
board-sum = { $cost } = { $price }
board-by-quarries = canteras
board-discount = canteras −{ $most }
board-notary = { building-notary } −{ $coins }
board-coins-after = { $left ->
    [0] no te quedan monedas
    [one] te queda 1 moneda
   *[other] te quedan { $left } monedas
}
# Dos notas, una al lado de otra.
board-beside = { $before } · { $next }
board-marker-free = El marcador está en el tablero: cualquier jugador puede elegir este rol.
board-marker = { $who ->
    [you] Tienes el marcador: no puedes elegir este rol hasta que lo elija otro jugador.
   *[other] { $who } tiene el marcador y no puede elegir este rol hasta que lo elija otro jugador.
}
# Una posibilidad de una opción: su título y una frase sobre ella.
board-option = { $title } – { $note }
# Las partes del tablero en un teléfono.
board-tab-roles = Roles
board-tab-harbor = Puerto
board-tab-town = Ciudad
board-tab-land = Tierra
# Nombre de la parte con barcos, Casa de comercio, losetas y reservas, para quien la oye.
board-harbor = Barcos, Casa de comercio y reservas
board-tie-break = Monedas y cajas en total
# Lo que no puede saber un rival virtual.
board-unknown = No podía ver las próximas losetas ni lo que los demás tienen boca abajo.

## Botones: tres palabras como máximo, con lo que da la elección

board-tray-put = Poner en el expositor
board-move-off = Mover { -worker } del { building-bohio }
board-take-role = Elegir al { $role }
board-draw = Robar una plantación
board-worker = Tomar el { -worker }
board-no-worker = Sin { -worker }
board-place = Confirmar
board-fill = Rellenar
board-as-before = Como antes
board-build = { $price ->
    [0] Construir gratis
    [one] Construir por 1 moneda
   *[other] Construir por { $price } monedas
}
board-produce = Producir
board-point = Tomar el punto
board-no-point = Rechazar el punto
board-no-extra = Sin caja adicional
board-store = { $lost ->
    [0] Almacenar
    [one] Almacenar, perder 1 caja
   *[other] Almacenar, perder { $lost } cajas
}
board-clear = Borrar
# En una mercancía al almacenar: qué pasa con sus cajas.
board-whole = todas
board-one = una
board-lost = perdidas
board-load-own = { $vp ->
    [one] { $crates } de { $good } → barco propio: +1 punto
   *[other] { $crates } de { $good } → barco propio: +{ $vp } puntos
}
board-load-ship = { $vp ->
    [one] { $crates } de { $good } → barco { $size }: +1 punto
   *[other] { $crates } de { $good } → barco { $size }: +{ $vp } puntos
}
board-sell-good = { $coins ->
    [one] Vender { $good }: +1 moneda
   *[other] Vender { $good }: +{ $coins } monedas
}
board-man-tile = En la { $tile }
board-raid = Asaltar un barco
board-capture = Capturar un rol
board-keep-spoils = { $kept ->
    [0] Ninguna
   *[other] Quedarse con { $kept }
}
board-keep-card = Conservar esta carta
board-pay-all = { $coins ->
    [one] Pagar la única moneda
   *[other] Pagar las { $coins } monedas
}
board-take-points = { $vp ->
    [one] Tomar 1 punto
   *[other] Tomar { $vp } puntos
}

## Se dice cuando un toque no encaja

board-must-place = { $left ->
    [one] Aún debes colocar 1 { -worker }.
   *[other] Aún debes colocar { $left } { -workers }.
}
board-hand-empty = Todos los { -workers } están colocados: retira antes uno.
board-at-most-kinds = { $kinds ->
    [one] 1 tipo como máximo.
   *[other] { $kinds } tipos como máximo.
}

## Lo que da un rol, con las menos palabras posibles, en su loseta

gain-good = { $count } de { $good }
gain-vp = +{ $vp } PV
# Una ganancia segura, y lo que se puede elegir entonces.
gain-and-next = { $gain }, { $next }
gain-nothing = nada que hacer
gain-sale = { $good } +{ $coins }
gain-load = { $crates } de { $good } +{ $vp } PV
gain-buildings = { $count ->
    [0] nada que puedas pagar
    [one] 1 edificio
   *[other] { $count } edificios
}
gain-quarry = una cantera
gain-kinds = { $kinds ->
    [one] 1 tipo
   *[other] { $kinds } tipos
}
gain-kinds-quarry = { $kinds ->
    [one] 1 tipo, cantera
   *[other] { $kinds } tipos, cantera
}
# Lo mismo para quien lo oye: $role es la loseta con palabras; $does, lo que hace.
gain-spoken = { $role }. { $does }
gain-spoken-now = { $role }. { $does }. Para ti, ahora: { $gain }
gain-yours = Si lo eliges, recibes: { $gain }.

## Fichas de las piezas

piece-common = En la mesa
piece-owned = De { $name }
piece-aim = Gana quien tiene más puntos de victoria, por lo embarcado y por los edificios.
piece-spaces = Espacios
piece-free = Libres
piece-inside = Contiene
piece-left = Quedan
piece-count = Cantidad
# $crates enumera las cajas de quien lee que tienen que ver con la pieza.
piece-have-crates = Tienes { $crates }.
piece-have-workers = { $workers ->
    [one] Tienes 1 { -worker }.
   *[other] Tienes { $workers } { -workers }.
}
piece-gained = { $vp ->
    [one] Has ganado 1 punto.
   *[other] Has ganado { $vp } puntos.
}
piece-filled = { $filled ->
    [one] Has llenado 1 espacio de 12.
   *[other] Has llenado { $filled } espacios de 12.
}
