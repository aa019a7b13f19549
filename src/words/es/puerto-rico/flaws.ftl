### Puerto Rico: por qué no puede existir una posición preparada a mano. Frases enteras, que se muestran junto al campo en cuestión.

## La partida y sus jugadores. $problem lo dicen las reglas en inglés

flaw-config = Esta mesa no es posible: { $problem }.
flaw-unsound = Esta posición se contradice: { $problem }.
flaw-seat-count = Aquí hay { $named } jugadores, pero juegan { $playing }.
flaw-no-such-seat = Los jugadores se numeran de 0 a { $last }; el { $seat } no existe.
flaw-round = Las rondas se cuentan de 1 a { $last }.
# Un jugador, donde la página los llama así: contando desde 1.
flaw-player = Jugador { $number }

## El tablero de un jugador

flaw-coins = { $coins ->
    [one] 1 moneda como máximo.
   *[other] { $coins } monedas como máximo.
}
flaw-points = { $vp ->
    [one] 1 punto como máximo.
   *[other] { $vp } puntos como máximo.
}
flaw-empty-own-ship = Nombra una mercancía y sus cajas, o nada.
flaw-no-forests = En esta partida no hay bosques.
flaw-forests-without-yard = Solo un { building-lumberyard } hace bosques, y este jugador no lo tiene.
flaw-quarry-forest = Las canteras no pueden ser bosques.
flaw-land-full = Cada jugador tiene { $spaces } espacios de { -land }.
flaw-tile-twice = Nombra la { $tile } una sola vez, con su número.
flaw-many-on-tiles = Como máximo { $spaces } de { $tile }, cada una con 1 { -worker } como máximo.
flaw-many-citizens = Hay más ciudadanos en la { $tile } que losetas ocupadas.
flaw-second-copy = Aquí ya está { OBJECT($building) }; ningún jugador puede tener dos copias.
flaw-town-full = Cada jugador tiene { $spaces } espacios de edificio: no cabe.
flaw-no-copy-left = En esta partida hay menos copias { OF($building) }.
flaw-many-in-building = { $circles ->
    [0] No hay círculos en { OBJECT($building) }.
    [one] Solo hay 1 círculo en { OBJECT($building) }.
   *[other] Solo hay { $circles } círculos en { OBJECT($building) }.
}
flaw-no-wharf = El { building-wharf } no está ocupado, así que no hay mercancías en el { area-own-ship }.
flaw-no-small-wharf = El { building-small-wharf } no está ocupado, así que no hay mercancías en su barco.
flaw-not-producible = Ningún { -worker } produce { $good }, así que no se ha producido en esta fase.
flaw-not-counted = En esta partida nada depende de ello.
flaw-produced-and-gone = Se ha producido más { $good } de lo que hay aquí, y en la fase del { role-craftsman } no se pierden cajas.
flaw-kind-without-crates = Nombra { $good } como tipo y también con sus cajas, o no lo nombres.
flaw-gained-too-much = Son más puntos de los que tiene el jugador.
flaw-not-aboard = Esto no encaja con lo que hay de { $good } en los barcos.

## Entre los jugadores

flaw-ship-sizes = Los barcos de esta partida tienen { $sizes } espacios.
flaw-ship-cargo = Un barco está vacío, o tiene de 1 a { $size } cajas de una mercancía.
flaw-same-good = Dos barcos no pueden llevar { $good } a la vez.
flaw-house-full = La { area-house } solo tiene 4 espacios.
flaw-many-crates = Aquí hay { $used } cajas de { $good }, pero en la partida solo hay { $all }.
flaw-quarry-in-pile = Las canteras tienen su propia pila.
flaw-many-tiles = Aquí hay más losetas ({ $tile }) que en la partida.
flaw-market-full = Como máximo { $most } plantaciones boca arriba.
flaw-many-workers = { $all ->
    [one] En esta partida solo hay 1 { -worker }.
   *[other] En esta partida solo hay { $all } { -workers }.
}
flaw-many-people = { $all ->
    [one] En esta partida solo hay 1 ciudadano.
   *[other] En esta partida solo hay { $all } ciudadanos.
}
flaw-workers-left = { $all ->
    [one] De 1 { -worker }, deberían quedar { $left }.
   *[other] De { $all } { -workers }, deberían quedar { $left }.
}
flaw-citizens-left = { $all ->
    [one] De 1 ciudadano, deberían quedar { $left }.
   *[other] De { $all } ciudadanos, deberían quedar { $left }.
}
flaw-many-on-register = { $most ->
    [one] Como máximo 1 ciudadano en el { -register }.
   *[other] Como máximo { $most } ciudadanos en el { -register }.
}
flaw-points-left = { $gained ->
    [one] Los jugadores han ganado 1 punto, así que deberían quedar { $left }.
   *[other] Los jugadores han ganado { $gained } puntos, así que deberían quedar { $left }.
}
flaw-no-waiting = En esta partida, el último punto no se toma fuera de una fase del { role-captain } para terminar solo después de la siguiente.
flaw-points-not-gone = { $left ->
    [one] El último punto sigue ahí: queda 1 punto.
   *[other] El último punto sigue ahí: quedan { $left } puntos.
}
flaw-last-round = No quedan puntos, o una ciudad está llena: esta es la última ronda.
flaw-not-in-pool = No se puede poner { OBJECT($building) }: ya está en el expositor, o no está en esta partida.
flaw-no-slot = En el expositor no hay hueco libre del coste { OF($building) }.
flaw-not-together = En el expositor hay un edificio que no puede estar junto con { OBJECT($building) }.
flaw-draft-count = Se han elegido 17 edificios, salvo que los jugadores aún estén eligiendo.

## Roles. $player es «Jugador 2»

flaw-role-not-in-game = En esta partida no hay { $role }.
flaw-role-twice = Nombra la loseta de { $role } una sola vez.
flaw-role-not-available = El { $role } no está en esta partida, o ya se ha elegido en esta ronda.
flaw-round-full = En una ronda solo se eligen { $picks } roles.
flaw-out-of-turn = { $made ->
    [one] { $player } ha elegido 1 rol; por orden de turno serían { $due }.
   *[other] { $player } ha elegido { $made } roles; por orden de turno serían { $due }.
}
flaw-not-taken = { $player } no ha elegido al { $role }, así que no lo juega.
flaw-not-last-pick = { $player } ha elegido el último rol.
flaw-no-smuggler = En esta partida no hay { role-smuggler }.
flaw-marker-elsewhere = El jugador que ha elegido al { role-smuggler } tiene el marcador.
flaw-smuggler-not-done = El { role-smuggler } aún no ha actuado, así que no hay ningún rol capturado.
flaw-no-captor = Solo el { role-smuggler } captura roles, y ningún jugador lo ha elegido.
flaw-not-capturable = No se puede capturar al { $role }.
flaw-coins-on-captured = En un rol capturado, como el { $role }, no hay monedas.
flaw-coins-on-smuggler = En el { role-smuggler } no se ponen monedas.
flaw-captured-too-early = El { role-smuggler } juega un rol capturado después del último rol elegido.

## Lo que está ocurriendo

flaw-over-too-early = Una partida termina después de su última ronda.
flaw-frames = Esto no ocurre en este momento de una ronda.
flaw-not-in-setup = Esto no se pregunta en la preparación de esta partida.
flaw-phase-or-not = Nombra la fase mientras se juega un rol, y en ningún otro momento.
flaw-loaded-elsewhere = Solo se cargan mercancías en la fase del { role-captain }.
flaw-produced-elsewhere = Solo se producen mercancías en la fase del { role-craftsman }.
flaw-obtained-elsewhere = Solo se toman losetas en la fase del { role-planter }.
flaw-nobody-waits = No hay ningún { -worker } así { -on-portrait }.
flaw-not-at-this-step = Esto no se pregunta en este paso de la fase.
flaw-seats-handled = El número de jugadores que ya han actuado no es correcto.
flaw-reward-not-loading = Una recompensa por cargar se coloca mientras los jugadores cargan.
flaw-asked = La pregunta no encaja con el tablero de este jugador.
flaw-goes-on = Lo que sigue después no encaja con el tablero de este jugador.

## El festival. $card es el título de un objetivo

flaw-objective-count = { $due ->
    [0] Ahora no hay objetivos.
    [one] Debería haber 1 objetivo.
   *[other] Debería haber { $due } objetivos.
}
flaw-much-shown = Ningún objetivo muestra tanto.
flaw-not-drawn = «{ $card }» no está aquí: hay los tres objetivos impresos o tres cartas de festival distintas.
flaw-card-crates = { $due ->
    [0] En «{ $card }» no hay cajas.
    [one] En «{ $card }» debería haber 1 caja.
   *[other] En «{ $card }» debería haber { $due } cajas.
}
flaw-card-plantations = { $due ->
    [0] En «{ $card }» no hay plantaciones.
    [one] En «{ $card }» debería haber 1 plantación.
   *[other] En «{ $card }» debería haber { $due } plantaciones, todas distintas.
}
flaw-card-building = «{ $card }» muestra otro edificio de esta partida, o ninguno.
flaw-not-fulfilled = { $player } no tiene lo que muestra «{ $card }», así que no puede haberlo cumplido.
flaw-not-rewarded = { $player } ha cumplido «{ $card }» sin recompensa.

## Puertomas

flaw-no-puertoma-plays = En esta partida no juega ningún Puertoma.
flaw-no-puertoma = Este jugador no es un Puertoma.
flaw-puertoma-asked = Por este Puertoma juegan las reglas: no se le pregunta nada.
flaw-puertoma-marker = En esta partida no hay { $role }, así que el marcador de acciones no está ahí.
flaw-tie-card-twice = Solo hay una carta de desempate { $card }.
flaw-level-count = Nombra un nivel para cada edificio, o para ninguno.
flaw-ability-count = Nombra una loseta de habilidad para cada nivel, o para ninguno.
flaw-no-such-level = Los niveles son de 1 a 4.
flaw-manned-quarry = Las canteras de un Puertoma nunca están ocupadas.
flaw-many-of-type = Un Puertoma tiene como máximo { $most } de { $tile }.
flaw-many-under = { $circles ->
    [one] Bajo la { $tile } solo hay 1 círculo.
   *[other] Bajo la { $tile } solo hay { $circles } círculos.
}
flaw-puertoma-forests = Un Puertoma no tiene bosques.
flaw-manned-building = Los { -workers } de un Puertoma están bajo plantaciones, no en { OBJECT($building) }.
flaw-not-commercial = Un Puertoma tiene como máximo ocho edificios, todos comerciales: no puede tener { OBJECT($building) }.
flaw-other-level = Cada edificio va en su propio nivel; también { OBJECT($building) }.
flaw-level-full = El nivel { $level } tiene demasiados edificios: dos por nivel como máximo.
flaw-reserved-twice = Dos marcadores de reserva no pueden estar los dos en { OBJECT($building) }.
flaw-not-reservable = Un marcador de reserva está en un edificio ampliado del expositor, no en { OBJECT($building) }.
flaw-reserved-too-early = Antes del primer edificio no se reserva nada.
flaw-not-reserved = Después de su primer edificio, un Puertoma reserva uno ampliado mientras quede alguno.
flaw-nothing-discards = Ninguna habilidad que funciona descarta cajas.
flaw-ability-order = Las losetas de habilidad son una de cada nivel, desde el nivel 1.
flaw-locked = La habilidad de nivel { $level } aún no se ha revelado.
flaw-unlocked = Por sus edificios, la habilidad de nivel { $level } debería estar revelada.
flaw-abilities-gone = Con dificultad fácil, dos habilidades salen de la partida solo cuando las otras dos están reveladas.

## Cartas de logro. $card es un título

flaw-card-count = { $due ->
    [0] Ahora no hay cartas conservadas.
    [one] Ahora debería haber aquí 1 carta conservada.
   *[other] Ahora debería haber aquí { $due } cartas conservadas.
}
flaw-hand-count = { $due ->
    [0] Ahora no hay otras cartas en esta mano.
    [one] Ahora debería haber 1 carta más en esta mano.
   *[other] Ahora debería haber { $due } cartas más en esta mano.
}
flaw-not-own = Solo cartas de logro de este jugador, cada una una vez.
flaw-card-twice = Solo hay una carta «{ $card }».
flaw-kept-too-late = Las cartas se conservan en su orden, y después de estas quedan demasiado pocas para conservar { $hand }.
flaw-completed = Se da la condición de «{ $card }», así que está completada.
