### Puerto Rico: por qué algo no es posible, y qué significa una pieza ahora. Frases enteras que nombran lo que falta.

## Por qué no: el turno y los roles

why-not-over = La partida ha terminado.
why-not-asked = Ahora no puedes hacer eso.
why-not-must-pick = Debes elegir un rol.
why-not-must-choose = Debes elegir.
why-not-role-taken = { $by ->
    [you] Ya has elegido al { $role } en esta ronda.
   *[other] { $by } ya ha elegido al { $role } en esta ronda.
}
why-not-role = No puedes elegir al { $role } en esta ronda.
# El rol que se quería, cuando no se conoce su nombre; siempre detrás de «al».
why-not-some-role = rol
why-not-captures = En una partida con un Puertoma no puedes capturar roles.
why-not-marker = El jugador que tiene el marcador no puede volver a elegir al { role-smuggler }.
why-not-captures-itself = No puedes capturar al { role-smuggler }.

## Por qué no: losetas y trabajadores

why-not-in-market = No hay ninguna { $tile } boca arriba.
why-not-such-tile = No hay ninguna loseta así boca arriba.
why-not-quarry = Solo el { role-planter }, o un jugador con una { building-builders-yard } ocupada, puede tomar una cantera.
why-not-quarries-left = No quedan canteras.
why-not-land-full = Tus 12 espacios de { -land } están llenos.
# $tile es la loseta como objeto: «una cantera».
why-not-obtained = El { -worker } solo puede ir a una loseta que acabas de tomar, y no es { $tile }.
why-not-new-tile = El { -worker } solo puede ir a una loseta que acabas de tomar.
why-not-circle = Ahí no hay ningún círculo vacío.
why-not-leaves-workers = { $workers ->
    [one] Debes colocar 1 { -worker }, pero desde aquí no bastan los círculos vacíos: llena antes los anteriores.
   *[other] { $circles ->
        [one] Debes colocar { $workers } { -workers }, pero desde aquí solo queda 1 círculo vacío: llena antes los anteriores.
       *[other] Debes colocar { $workers } { -workers }, pero desde aquí solo quedan { $circles } círculos vacíos: llena antes los anteriores.
    }
}
why-not-too-few-circles = Quedarían demasiado pocos círculos vacíos para tus otros { -workers }.
why-not-order = Es tarde para esa elección: empieza de nuevo esta selección.
why-not-move = Ningún trabajador del { building-bohio } puede ir ahí.
why-not-forest = Solo las plantaciones pueden ser bosques, y necesitas un { building-lumberyard } ocupado.
why-not-nobody = Ahí no hay ningún trabajador que devolver.
why-not-citizens-elsewhere = Te faltarían ciudadanos o { -workers } para los demás círculos.
why-not-such-land = No tienes una loseta así para descartar.
why-not-of-kind = En el { -register } hay demasiado pocos de esos.
why-not-register-empty = En el { -register } no hay { -workers } que arrebatar.

## Por qué no: edificios

# El edificio que se quería, cuando no se conoce su nombre.
why-not-some-building = este edificio
why-not-sold-out = Ya no puedes comprar { OBJECT($building) }: no quedan copias.
why-not-owned = Ya tienes { OBJECT($building) }; no puedes tener otra copia.
why-not-space = { $need ->
    [one] Para { OBJECT($building) } necesitas 1 espacio; tienes { $have } libres de 12.
   *[other] Para { OBJECT($building) } necesitas { $need } espacios; tienes { $have } libres de 12.
}
why-not-spaces = Tienes demasiado pocos espacios de edificio libres.
why-not-coins = { $missing ->
    [one] Por { OBJECT($building) } pagas { $need } monedas; tienes { $have }: te falta 1.
   *[other] Por { OBJECT($building) } pagas { $need } monedas; tienes { $have }: te faltan { $missing }.
}
why-not-short = { $missing ->
    [one] Te falta 1 moneda para { OBJECT($building) }.
   *[other] Te faltan { $missing } monedas para { OBJECT($building) }.
}
why-not-pool = Este edificio ya está en el expositor, o no está en esta partida.
why-not-slot = En el expositor no hay hueco libre de este coste.
why-not-together = No puede estar en la misma partida que un edificio del expositor.
why-not-needs = Para eso necesitas { OBJECT($building) } con un { -worker }.
why-not-wharf = Necesitas un { building-wharf } ocupado. Tu barco zarpa una vez por fase.
why-not-small-wharf = Necesitas un { building-small-wharf } ocupado. Tu barco pequeño zarpa una vez por fase.
why-not-zoning = Necesitas una { building-zoning-office } ocupada, que funciona una vez por fase.
why-not-for-all = Solo por un edificio ampliado puedes pagar todas tus monedas: más que su precio y como máximo su coste impreso.
why-not-packet = Esta carta no está en tu mano.

## Por qué no: mercancías y barcos

why-not-produced = En esta fase no has producido { $good }.
why-not-produced-some = En esta fase no has producido esta mercancía.
why-not-left = En la reserva no queda { $good }.
why-not-left-some = En la reserva no queda.
why-not-crate = No tienes { $good }.
why-not-crate-some = No tienes ninguna caja de eso.
why-not-point = No tienes ningún punto que devolver.
why-not-house-full = Los 4 espacios de la { area-house } están ocupados: en esta fase no se vende más.
why-not-house-has = En la { area-house } ya hay { $good }; para venderlo otra vez necesitas una { building-office } ocupada.
why-not-house-has-some = En la { area-house } ya está esta mercancía.
why-not-house-empty = La { area-house } está vacía.
# La mercancía que se quería, cuando no se conoce su nombre.
why-not-some-good = esta mercancía
# El sujeto de las frases de abajo: $ship.
why-not-the-ship = El barco de { $size } espacios
why-not-this-ship = Este barco
why-not-another-ship = Otro barco
why-not-such-ship = No hay ningún barco así.
why-not-ship-full = { $ship } está lleno.
why-not-ship-empty = { $ship } está vacío.
why-not-ship-carries = { $ship } lleva { $other }, así que no admite { $good }.
why-not-ship-other = { $ship } lleva otra mercancía.
why-not-other-ship = { $ship } ya lleva { $good }; cada tipo va en un solo barco.
why-not-larger = En el barco vacío de { $size } espacios caben { $need } de estas cajas y en este solo { $have }: la carga mayor va antes.
why-not-larger-some = En otro barco vacío caben más de estas cajas.
why-not-wait = Debes cargar: un barco de carga aún admite { $good }.
why-not-wait-some = Debes cargar mientras un barco de carga admita una mercancía tuya.
why-not-spoils = De un barco asaltado puedes quedarte como máximo con 3 cajas.

## Qué significa ahora una pieza para quien lee

fact-price = { $price ->
    [one] Te cuesta 1 moneda.
   *[other] Te cuesta { $price } monedas.
}
fact-free = Ahora no te cuesta nada.
fact-reduced = { $price ->
    [one] Ahora te cuesta 1 moneda en lugar de { $cost }.
   *[other] Ahora te cuesta { $price } monedas en lugar de { $cost }.
}
fact-short = { $missing ->
    [one] Te falta 1 moneda.
   *[other] Te faltan { $missing } monedas.
}
fact-owned = Ya lo tienes.
fact-sold-out = No quedan copias.
fact-space = Necesita 2 espacios de edificio; tienes { $free } libres.
# $on trabajadores en $circles círculos; $state es «empty» o «full» cuando hay un solo círculo.
fact-workers = { $state ->
    [empty] Su círculo está vacío.
    [full] Su círculo está ocupado.
   *[some] Círculos ocupados: { $on } de { $circles }.
}
fact-idle = No está ocupado, así que no hace nada.
fact-scores = { $vp ->
    [one] Ahora daría 1 punto al final.
   *[other] Ahora daría { $vp } puntos al final.
}
fact-makes = { $crates ->
    [0] Ahora no produciría { $good }.
    [one] Ahora produciría 1 caja de { $good }.
   *[other] Ahora produciría { $crates } cajas de { $good }.
}
fact-tiles = { $occupied ->
    [0] Tienes { $count }, ninguna ocupada.
    [one] Tienes { $count }, 1 ocupada.
   *[other] Tienes { $count }, { $occupied } ocupadas.
}
fact-coins = { $coins ->
    [one] Lleva 1 moneda.
   *[other] Lleva { $coins } monedas.
}
fact-supply = { $crates ->
    [0] En la reserva no queda { $good }.
    [one] En la reserva queda 1 caja de { $good }.
   *[other] En la reserva quedan { $crates } cajas de { $good }.
}
