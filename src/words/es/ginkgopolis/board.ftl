### Ginkgopolis: textos del tablero, fichas de las piezas, frases para quien no ve el tablero, opciones.

## Textos

board-city = La ciudad
board-your-screen = Detrás de tu pantalla
board-screen-of = Pantalla de { $name }
board-your-cards = Tus cartas
board-your-hand = Tu mano
board-your-tiles = Tus losetas
board-packet = Personajes para elegir
# Una línea corta, con espacios de no separación. Quedan $tiles en la pila; $deck es el número de cartas del mazo.
board-round = Ronda { $round } · losetas { $tiles } · mazo { $deck }
# La ronda mientras los jugadores eligen y mientras actúan.
board-phase-choosing = Ronda { $round }: elección
board-phase-acting = Ronda { $round }: se actúa por turnos
board-all-chosen = Todos han elegido.
board-last-round = Esta es la última ronda.
# Estado de un jugador, en una o dos palabras: no ha confirmado, ha confirmado, ha confirmado con loseta.
board-choosing = eligiendo
board-ready = elegido
board-with-tile = con loseta
# Textos junto a una cifra, sin ella: de uno, de varios.
board-resources = { $count ->
    [one] recurso
   *[other] recursos
}
board-tiles = { $count ->
    [one] loseta
   *[other] losetas
}
board-points = { $count ->
    [one] punto
   *[other] puntos
}
# Forma corta de «marcadores de nueva mano», junto a su número.
board-redraws = { $count ->
    [one] nueva mano
   *[other] nuevas manos
}
# Recursos que aún no se han ganado.
board-reserve = { $count } en la reserva
# Encima de las cartas que puntúan al final.
board-at-end = Al final
board-no-tile = sin loseta
board-lock-in = Confirmar
# $left es el número de marcadores que quedan.
board-redraw = Nueva mano ({ $left })
board-clear = Borrar
# Se queda con el personaje elegido.
board-keep = Quedármelo
# Lleva a cabo la elección de un lugar o de marcadores.
board-keep-choice = Mover
board-take-resource = Un recurso
board-take-tile = Una loseta
# La última loseta de la pila.
board-take-last = Tomarla
board-leave = Dejarla
# Losetas que se devuelven.
board-return = Devolver { $count }
board-return-none = No devolver
board-fit = Ver toda la ciudad
board-larger = Ampliar
board-smaller = Reducir
board-districts = Distritos
# Interruptor: cada distrito muestra en el mapa quién va primero.
board-leads = Líderes en el mapa
# Botón que aparta las cartas de un jugador, y el que las muestra.
board-hide = Ocultar
board-engine = Cartas
# $standings es una lista del mensaje siguiente.
board-district = { $color ->
    [blue] Distrito azul: { $standings }
    [red] Distrito rojo: { $standings }
   *[yellow] Distrito amarillo: { $standings }
}
# Los recursos de un jugador en un distrito, y los puntos por ellos.
board-standing = { $who ->
    [you] tú
   *[other] { $who }
} { $resources } → { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
# $totals es una lista del mensaje siguiente.
board-all-districts = Todos los distritos: { $totals }
# Los puntos de un jugador en todos los distritos.
board-total = { $who ->
    [you] tú { $points }
   *[other] { $who } { $points }
}
board-no-district = Aún no hay recursos en ningún distrito.

## Fichas sobre una pieza

# Clase de una pieza que está entre los jugadores, y de una que tiene un jugador.
sheet-common = En la mesa
sheet-owned = De { $name }
# Texto: cuántas hay.
sheet-count = Cantidad
# Una cifra con su nombre: «Recursos: 7».
sheet-figure = { $name }: { $figure }
sheet-hidden = en secreto
sheet-supply = Losetas en la pila
sheet-deck = Cartas en el mazo
sheet-first = Primer jugador
sheet-owner = Dueño
# Texto: el número de un edificio.
sheet-number = Número
sheet-new-building = nuevo: su carta aún no está en juego
sheet-not-in-hand = Ahora no puedes elegirlo: su carta no está en tu mano.
sheet-district-effect = Los edificios adyacentes de un color forman un distrito. Al final, quien tiene ahí más recursos gana 1 punto por cada recurso del distrito. El segundo gana 1 por cada recurso suyo; a solas ganas las dos cosas. Empates: el edificio más alto y luego el número mayor.
sheet-column-effect = El dueño gana lo que muestran estas cartas cada vez que hace esta acción.

## Frases para quien no ve el tablero: las partes van una detrás de otra

# Dos partes de una frase así: «Azul 7, 2 pisos».
spoken-comma = { $front }, { $next }
spoken-ready = { $who ->
    [you] Tú: ya has elegido
   *[other] { $who }: ya ha elegido
}
spoken-not-ready = { $who ->
    [you] Tú: aún no has elegido
   *[other] { $who }: aún no ha elegido
}
spoken-first = primer jugador
# Cartas de una mano.
spoken-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
spoken-owner = { $who ->
    [you] tuyo
   *[other] de { $who }
}
spoken-no-owner = sin dueño
spoken-just-built = nuevo
spoken-place = columna { $column }, fila { $row }
spoken-row = Fila { $row }
# $tiles enumera los edificios junto a un lugar, como «azul 7 y rojo 3».
spoken-beside = junto a { $tiles }
spoken-marker = Marcador { $letter }
spoken-place-for = Lugar para el marcador { $letter }
spoken-free-place = Lugar libre
spoken-tile = Loseta { $tile }
spoken-chosen = seleccionado
spoken-can-be-chosen = se puede elegir
# Una carta o un personaje: su nombre, que empieza la frase, y lo que hace.
spoken-card = { $name }. { $effect }
spoken-card-chosen = Seleccionada.
spoken-card-can-be-chosen = Se puede elegir.
# $resources es «2 recursos», y así los demás.
spoken-mine = Detrás de tu pantalla: { $resources }, { $tiles }, { $points }. { $tokens }.
# Cartas que trabajan con una acción: $deed es su nombre, $goods lo que dan juntas, $cards «2 cartas».
spoken-column-none = { $deed }: ninguna carta.
spoken-column = { $deed }: { $goods } cada vez, de { $cards }.

## Opciones de una partida, y una línea sobre cada una

setup-beginner = Juego para principiantes
setup-beginner-about = Cada jugador recibe un grupo fijo de tres personajes.
setup-draft = Juego completo
setup-draft-about = Cada jugador elige tres personajes en un draft.
setup-solo = A solas contra Hal
setup-solo-about = Hal sigue un procedimiento fijo; no hay personajes.
setup-expert = Hal, experto
setup-expert-about = Hal cambia una carta cuando así gana más.
setup-open-screens = Pantallas abiertas
setup-open-screens-about = Se ve cuántos puntos, losetas y recursos tiene cada jugador.

## Qué hacen las teclas, en la lista de teclas

key-districts = señalar los distritos de la ciudad
key-zoom = ampliar, reducir la ciudad
key-whole = toda la ciudad
