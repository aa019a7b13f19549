### San Juan: por qué no puede existir una posición escrita a mano. Los nombres de sus campos (from, left, of, put, amount, net, next)
### se quedan como están. Los espacios se cuentan como en el texto, desde 0; los jugadores, desde 1.

# $problem está en inglés.
flaw-config = Estos ajustes no son posibles ({ $problem }).
flaw-unsound = Esta posición se contradice ({ $problem }).

## Cartas, ciudades y losetas

flaw-too-many-copies = { $copies ->
    [one] Solo hay 1 copia { OF($building) }.
   *[other] Solo hay { $copies } copias { OF($building) }.
}
flaw-too-many-cards = Hay más cartas que en el mazo.
flaw-too-many-looked-at = Ningún jugador ve nunca más de 8 cartas.
flaw-too-many-kept = Ningún jugador conserva nunca más de 2 cartas.
flaw-stray-look = Solo hay cartas extendidas mientras un jugador conserva o toma algunas.
flaw-too-many-slots = Una ciudad tiene como máximo { $slots } espacios.
flaw-second-copy = Una ciudad no puede tener dos veces { OBJECT($building) }.
flaw-second-fresh = En una fase solo se puede construir un edificio.
flaw-stray-fresh = En esta ciudad no se construyó nada en una { role-builder-phase } recién jugada.
flaw-covered-crane = La { building-crane } no se puede tapar.
flaw-no-crane = Para construir encima de otro edificio hace falta una { building-crane }, y esta ciudad no la tiene.
flaw-covers-own-kind = Un edificio no puede tapar otro de su mismo tipo.
flaw-no-good-on = En { OBJECT($building) } no puede haber mercancías.
flaw-good-on-fresh = En un edificio recién construido no puede haber mercancías.
flaw-no-library = Esta ciudad no tiene { building-library }.
flaw-no-chapel = Esta ciudad no tiene { building-chapel }, así que no puede haber cartas debajo.
flaw-no-harbor = Esta ciudad no tiene { building-harbor }, así que no se ha embarcado nada.
flaw-church-unused = La { building-church } solo se ha usado si hay una carta debajo.
# $list las nombra por letras.
flaw-not-the-tiles = Las losetas de precios deben ser { $list }, en cualquier orden.
flaw-too-many-seen = Solo hay { $tiles } losetas de precios.
flaw-tile-open = Hay una loseta de precios boca arriba en la { role-trader-phase }, y solo entonces.

## Jugadores, rondas, placas y fases

flaw-seat-count = Aquí hay { $given } jugadores, pero juegan { $players }.
flaw-no-such-seat = Los jugadores se cuentan de 0 a { $last }; el { $given } no existe.
flaw-too-many-rounds = Ninguna partida dura más de { $most } rondas.
flaw-draft-round = Las rondas se cuentan desde 1; la ronda 0 es el draft inicial.
flaw-too-many-quiet = Tras veinte rondas sin un edificio nuevo, la partida termina.
flaw-not-over = Ningún jugador tiene doce edificios ni ha habido veinte rondas sin un edificio nuevo: la partida no ha terminado.
flaw-asked-when-over = La partida ha terminado, así que no se pregunta nada.
flaw-twelfth-building = Con un duodécimo edificio, la partida termina después de esa { role-builder-phase }.
flaw-no-such-role = En esta partida no hay { $role }.
flaw-taken-twice = El { $role } aparece elegido dos veces.
flaw-too-many-picks = En una ronda solo se eligen { $picks } roles.
# $player es un número.
flaw-picked-out-of-turn = { $made ->
    [one] El jugador { $player } ha elegido 1 rol en lugar de { $due }.
   *[other] El jugador { $player } ha elegido { $made } roles en lugar de { $due }.
}
flaw-picked-in-draft = Ningún jugador elige un rol antes de que termine el draft inicial.
flaw-no-draft = En esta partida no hay draft inicial, pero se pregunta por él a un jugador.
flaw-draft-hand = { $cards ->
    [one] En este momento del draft inicial, esta mano debe tener 1 carta.
   *[other] En este momento del draft inicial, esta mano debe tener { $cards } cartas.
}
flaw-no-phase = Se está jugando una fase, pero no dice cuál.
flaw-stray-phase = Se nombra una fase, pero no se está jugando ninguna.
flaw-no-placard = Una fase solo empieza cuando se elige un rol.
flaw-placard-elsewhere = El rol de esta fase no lo tiene el jugador que lo ha elegido.
flaw-not-last-picker = Este no es el jugador que ha elegido el último rol.
flaw-stray-sold = Solo en una { role-trader-phase } con Nuevos edificios se anota si se ha vendido algo.
flaw-not-doubled = Quien ha elegido el rol no tiene ninguna { building-library } en funcionamiento, así que el privilegio no se duplica.
flaw-doubled = Quien ha elegido el rol tiene una { building-library }, así que este privilegio se duplica.
flaw-library-unmarked = Si el privilegio se duplica, la { building-library } debe constar como usada en esta ronda.
flaw-library-not-asked = Esto solo se pregunta con dos jugadores, sobre el primer rol del Gobernador.
flaw-no-such-step = Esta fase no tiene ese paso.
flaw-not-asked-at-start = Esto no se pregunta en ese paso del comienzo de una ronda.
# $phase es, por ejemplo, «fase del Constructor».
flaw-not-asked-in-phase = Esto no se pregunta en la { $phase }.
flaw-seats-handled = Cuenta los jugadores que ya han tenido su turno, de 1 a { $seats }.
# $list son nombres de pasos como los tiene el texto.
flaw-sequence = En este momento de una ronda no se dan estos pasos: { $list }.

## Lo que se pregunta

flaw-nothing-asked = Se debe preguntar algo.
flaw-parts = { $left } por hacer y { $done } hechos no suman { $all }.
flaw-no-such-kind = «from» es el número de un edificio, de 0 a { $last }.
flaw-no-such-slot = «from» es el número de un espacio, de 0 a { $last }.
flaw-not-active = No está en funcionamiento { OBJECT($building) }.
flaw-left-of-all = «left» cuenta hacia atrás desde «of» hasta 1.
flaw-too-many-discards = { $most ->
    [one] Se puede descartar 1 carta como máximo.
   *[other] Se pueden descartar { $most } cartas como máximo.
}
flaw-discards = { $cards ->
    [one] Esta mano debe perder 1 carta, no { $left }.
   *[other] Esta mano debe perder { $cards } cartas, no { $left }.
}
flaw-hand-too-small = Contando desde ahí, la mano no tiene tantas cartas.
flaw-no-chapel-owner = Esto solo se pregunta a un jugador con una { building-chapel } y cartas en la mano.
flaw-no-church-owner = Esto solo se pregunta a un jugador con una { building-church }.
flaw-church-count = «put» cuenta las cartas puestas en el único uso de la { building-church }.
flaw-church-too-many = Ahora se han puesto más cartas de las que hay debajo.
flaw-nothing-to-tuck = Debe haber cartas en la mano entre las que elegir.
flaw-draws-not-asked = En esta partida no se pregunta antes de robar (switches.ask_optional_draws).
flaw-not-the-picker = Solo quien ha elegido el rol tiene el privilegio.
flaw-amount-too-high = «amount» es como máximo { $most }.
flaw-not-due = Este jugador no puede recibir eso ahora.
flaw-kept-face-up = Las cartas boca arriba se toman directamente, sin conservarlas antes.
flaw-cheapest-taken = La carta más barata se toma sin elegir.
flaw-four-costs = Debe haber cuatro cartas de costes distintos.
flaw-too-many-taken = { $most ->
    [one] Se puede tomar 1 carta como máximo.
   *[other] Se pueden tomar { $most } cartas como máximo.
}
flaw-face-up-count = Hay de 1 a { $most } cartas boca arriba.
flaw-too-many-sent = Ahora se han embarcado más mercancías que en toda la partida.
flaw-gain = { $sold ->
    [one] 1 mercancía se vende por { $lowest } a { $highest } cartas, no por { $gain }.
   *[other] { $sold } mercancías se venden por { $lowest } a { $highest } cartas, no por { $gain }.
}
flaw-archive-discards = Con { building-archive-object }, un jugador descarta cartas en lugar de conservar algunas.
flaw-keep-count = { $cards ->
    [one] Aquí se conserva 1 carta.
   *[other] Aquí se conservan { $cards } cartas.
}
flaw-look-count = { $cards ->
    [one] Aquí solo se roba 1 carta para elegir.
   *[other] Aquí solo se roban { $cards } cartas para elegir.
}
flaw-no-choice = Debe haber más cartas de las que se conservan.
flaw-look-too-small = Contando desde ahí, no hay tantas cartas para elegir.

## Un edificio que se está construyendo

flaw-one-site = Sin una { building-crane } en funcionamiento, solo hay el espacio nuevo.
flaw-stands-already = En esta ciudad ya está { OBJECT($building) }.
flaw-not-being-built = En el espacio { $slot } no está { OBJECT($building) }, que se está construyendo.
flaw-too-many-waived = { $privilege ->
    [one] El privilegio es de solo 1 carta; no se puede renunciar a tantas.
   *[other] El privilegio es de solo { $privilege } cartas; no se puede renunciar a tantas.
}
flaw-net = «net» es aquí { $net }.
flaw-no-black-market = Para pagar con mercancías hace falta un { building-black-market } en funcionamiento.
flaw-too-many-goods = Se puede pagar con dos mercancías como máximo.
flaw-no-such-step-of-payment = Los pagos tienen { $steps } pasos.
flaw-paid-too-much = Se paga más que el precio, que es { $price }.
flaw-too-expensive = Las cartas de la mano no bastan para pagar el resto.
