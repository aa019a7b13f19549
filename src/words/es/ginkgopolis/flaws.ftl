### Ginkgopolis: por qué no puede existir una posición preparada a mano.
### $tile es «Rojo 4» al principio de una frase y «rojo 4» en lo demás; $player es un número.

## Toda la posición

# $problem está en inglés, viene de las reglas.
flaw-config = Esta preparación no es posible ({ $problem }).
flaw-unsound = Esta posición se contradice ({ $problem }).
flaw-seats = { $named ->
    [one] La posición tiene 1 jugador, pero la mesa tiene { $sit }.
   *[other] La posición tiene { $named } jugadores, pero la mesa tiene { $sit }.
}
flaw-no-such-seat = Este jugador no está en la partida.
flaw-too-many = Lo máximo que cuenta aquí es { $most }.
flaw-no-redraws = En esta partida no hay marcadores de nueva mano.
# $tokens es «2 marcadores de nueva mano».
flaw-redraws = Un jugador tiene como máximo { $tokens }.
flaw-resources = Cada color tiene { $allotment } recursos; { $placed } de ellos están en la ciudad.
flaw-all-placed = El jugador { $player } tiene todos sus recursos en la ciudad: esta ronda es la última.

## Personajes

flaw-no-characters = Ahora no hay personajes.
flaw-characters = { $due ->
    [one] Aquí debe haber 1 personaje.
   *[other] Aquí debe haber { $due } personajes distintos.
}
flaw-not-a-set = En un juego para principiantes, los tres personajes deben ser de un mismo grupo.
flaw-taken = Otro jugador ya tiene uno de estos personajes.
flaw-round = La ronda 0 es el draft; solo entonces hay personajes para elegir.
flaw-no-such-pick = Solo el juego completo tiene un draft, con tres elecciones por jugador.
flaw-not-fresh = Ningún jugador tiene nada antes de que termine el draft.
flaw-hand-dealt = No se reparten cartas antes de que termine el draft.
# Un paquete: los personajes entre los que elige un jugador.
flaw-packets = Cada jugador debe tener un paquete de personajes.
flaw-packet = Cada paquete debe tener cuatro personajes, todos distintos.
flaw-packet-order = Los personajes deben estar en el orden de sus números.
flaw-packet-order-kept = Primero van los { $kept } elegidos; después, los demás en el orden de sus números.

## La ciudad

# $what es uno de los dos siguientes, o una loseta.
flaw-out-of-reach = Ninguna ciudad llega tan lejos como { $what }.
flaw-marker = marcador { $letter }
flaw-word = «{ $word }»
flaw-unknown-word = «{ $word }» no es una loseta, ni un marcador, ni un punto.
flaw-marker-twice = El marcador { $letter } está dos veces.
flaw-building-twice = { $tile } está aquí y en otra casilla.
flaw-not-on-grid = Esta loseta no está en lo alto de un edificio, o aparece dos veces.
flaw-floor-elsewhere = Esta loseta ya está en otro lugar de la ciudad.
flaw-start-owned = Un edificio inicial solo tiene dueño cuando se ha construido encima.
flaw-no-owner = { $tile } no tiene dueño.
flaw-start-gap = { $place ->
    [north-west] De las nueve casillas iniciales, la del noroeste no tiene edificio: todas deben tenerlo.
    [north] De las nueve casillas iniciales, la del norte no tiene edificio: todas deben tenerlo.
    [north-east] De las nueve casillas iniciales, la del noreste no tiene edificio: todas deben tenerlo.
    [west] De las nueve casillas iniciales, la del oeste no tiene edificio: todas deben tenerlo.
    [east] De las nueve casillas iniciales, la del este no tiene edificio: todas deben tenerlo.
    [south-west] De las nueve casillas iniciales, la del suroeste no tiene edificio: todas deben tenerlo.
    [south] De las nueve casillas iniciales, la del sur no tiene edificio: todas deben tenerlo.
    [south-east] De las nueve casillas iniciales, la del sureste no tiene edificio: todas deben tenerlo.
   *[middle] De las nueve casillas iniciales, la del centro no tiene edificio: todas deben tenerlo.
}
flaw-not-connected = La ciudad debe estar unida.
flaw-wrong-bottom = { $tile } no puede ser la base de este edificio. Las losetas 1 a 3 están en las nueve casillas iniciales, y solo ahí.
flaw-wrong-bottom-of = { $tile } no puede ser la base de { $top }. Las losetas 1 a 3 están en las nueve casillas iniciales, y solo ahí.
flaw-start-on-top = Debajo de { $top }, una loseta inicial está encima de otra. Solo puede estar en la base.
flaw-markers-missing = Los marcadores A a L deben rodear la ciudad, salvo los que se están moviendo.
flaw-marker-order = Los marcadores no rodean la ciudad en orden, de la A a la L.

## Losetas

flaw-tile-elsewhere = { $tile } ya está en otro sitio.
flaw-not-own = Esta loseta no es de este jugador.
flaw-not-aside = Solo Hal aparta una loseta, en la última ronda, cuando no puede usarla.
flaw-none-removed = Con este número de jugadores no se retiran losetas.
flaw-removed = { $due ->
    [one] Con este número de jugadores se retira 1 loseta.
   *[other] Con este número de jugadores se retiran { $due } losetas.
}
flaw-exhaustions = { $most ->
    [one] Las losetas se agotan como máximo una vez.
   *[other] Las losetas se agotan como máximo { $most } veces.
}
flaw-supply-gone = Las losetas se han agotado definitivamente: la pila debe estar vacía, y esta ronda es la última.
flaw-supply-not-returned = Cuando las losetas se han agotado, la pila solo tiene losetas devueltas. Antes no tiene ninguna de ellas y no está vacía.
flaw-returned-from-elsewhere = Solo se pueden devolver losetas de detrás de una pantalla.
flaw-returning-unasked = Ahora no se devuelven losetas, así que no se puede elegir ninguna.
flaw-returning-order = Los jugadores eligen por turnos las losetas que devuelven, primero las más bajas.

## Cartas

# $card es «Azul 7» o «Letra A».
flaw-card-elsewhere = { $card } no está en juego, o ya está en otro sitio.
flaw-deck-empty = No queda ninguna carta para el mazo, que nunca está vacío.
flaw-hand-too-large = Una mano tiene como máximo 4 cartas, con la que está boca abajo.
# $cards es «3 cartas».
flaw-hand-size = Esta mano debe tener { $cards }, con las que están boca abajo.
flaw-too-few-left = Quedan demasiado pocas cartas para las manos.
flaw-not-covered = { $tile } no está bajo otra loseta, o dos jugadores tienen su carta.
flaw-not-kept = { $tile } está bajo otra loseta, pero ningún jugador tiene su carta.
flaw-kept-too-soon = { $tile } se está resolviendo, así que ningún jugador tiene aún su carta.
flaw-known = Aquí debe haber una carta de la mano y otros jugadores que la conocen.
flaw-all-known = Tres cartas de una mano se pasaron y la cuarta se robó: los demás no pueden conocer las cuatro.

## La pregunta

flaw-game-over = La partida ha terminado: no se está resolviendo nada.
flaw-too-deep = Como máximo hay cinco pasos abiertos a la vez.
flaw-over-too-soon = Una partida terminada ya ha tenido su última ronda.
flaw-no-such-stack = Estos pasos no siguen uno a otro.
flaw-card-named = Solo se nombra una carta mientras se resuelve su acción.
flaw-no-card = Se debe nombrar la carta que se está resolviendo.
flaw-not-in-action = En esta acción no se pregunta eso.
flaw-covered = El edificio de esta carta queda tapado cuando construyes, y solo entonces.
flaw-not-just-built-over = El edificio de esta carta no es aquel sobre el que se acaba de construir.
flaw-face-down = Los jugadores eligen por turnos; una carta elegida está boca abajo hasta que se revela.
flaw-no-tile-to-choose = Se está eligiendo una loseta: debe estar detrás de la pantalla y aún sin elegir.
flaw-hal = Hasta su turno, Hal tiene una carta boca abajo y nada más.
flaw-adjacent = El marcador debe ir al lado del edificio nuevo si hay un lugar libre, y a otra parte solo si no lo hay.
flaw-no-row = Solo se elige antes una fila si hay muchísimos lugares.
flaw-not-returning = Solo se devuelven losetas cuando la pila se agota por primera vez.
flaw-nothing-to-decide = Aquí no hay nada que decidir.
