### Puerto Rico: líneas del historial. $who es quien lo ha hecho: quien lee (you) o un jugador por su nombre. $building, $tile, $good, $role son nombres de piezas.

## Rondas, roles, monedas

log-round = { $who ->
    [you] Ronda { $round }: eres Gobernador.
   *[other] Ronda { $round }: { $who } es Gobernador.
}
log-role = { $who ->
    [you] Eliges al { $role }.
   *[other] { $who } elige al { $role }.
}
log-role-coins = Cada rol que nadie ha elegido recibe 1 moneda: { $roles }.
log-coins-role = { $who ->
    [you] { $coins ->
        [one] Tomas 1 moneda del rol.
       *[other] Tomas { $coins } monedas del rol.
    }
   *[other] { $coins ->
        [one] { $who } toma 1 moneda del rol.
       *[other] { $who } toma { $coins } monedas del rol.
    }
}
log-coins-adventurer = { $who ->
    [you] { $coins ->
        [one] Recibes 1 moneda como { role-adventurer }.
       *[other] Recibes { $coins } monedas como { role-adventurer }.
    }
   *[other] { $coins ->
        [one] { $who } recibe 1 moneda como { role-adventurer }.
       *[other] { $who } recibe { $coins } monedas como { role-adventurer }.
    }
}
log-coins-building = { $who ->
    [you] { $coins ->
        [one] Recibes 1 moneda con { OBJECT($building) }.
       *[other] Recibes { $coins } monedas con { OBJECT($building) }.
    }
   *[other] { $coins ->
        [one] { $who } recibe 1 moneda con { OBJECT($building) }.
       *[other] { $who } recibe { $coins } monedas con { OBJECT($building) }.
    }
}
log-coins-ransom = { $who ->
    [you] { $coins ->
        [one] Recibes 1 moneda: han elegido el rol capturado.
       *[other] Recibes { $coins } monedas: han elegido el rol capturado.
    }
   *[other] { $coins ->
        [one] { $who } recibe 1 moneda: han elegido el rol capturado.
       *[other] { $who } recibe { $coins } monedas: han elegido el rol capturado.
    }
}
log-coins-festival = { $who ->
    [you] { $coins ->
        [one] Recibes 1 moneda del festival.
       *[other] Recibes { $coins } monedas del festival.
    }
   *[other] { $coins ->
        [one] { $who } recibe 1 moneda del festival.
       *[other] { $who } recibe { $coins } monedas del festival.
    }
}
log-coins-ability = { $who ->
    [you] { $coins ->
        [one] Recibes 1 moneda ({ $ability }).
       *[other] Recibes { $coins } monedas ({ $ability }).
    }
   *[other] { $coins ->
        [one] { $who } recibe 1 moneda ({ $ability }).
       *[other] { $who } recibe { $coins } monedas ({ $ability }).
    }
}
log-points = { $who ->
    [you] { $vp ->
        [one] Ganas 1 punto con { OBJECT($building) }.
       *[other] Ganas { $vp } puntos con { OBJECT($building) }.
    }
   *[other] { $vp ->
        [one] { $who } gana 1 punto con { OBJECT($building) }.
       *[other] { $who } gana { $vp } puntos con { OBJECT($building) }.
    }
}
log-points-festival = { $who ->
    [you] { $vp ->
        [one] Ganas 1 punto del festival.
       *[other] Ganas { $vp } puntos del festival.
    }
   *[other] { $vp ->
        [one] { $who } gana 1 punto del festival.
       *[other] { $who } gana { $vp } puntos del festival.
    }
}
log-points-ability = { $who ->
    [you] { $vp ->
        [one] Ganas 1 punto ({ $ability }).
       *[other] Ganas { $vp } puntos ({ $ability }).
    }
   *[other] { $vp ->
        [one] { $who } gana 1 punto ({ $ability }).
       *[other] { $who } gana { $vp } puntos ({ $ability }).
    }
}
log-last-round-workers = No quedan bastantes { -workers } para llenar el { -register }: esta es la última ronda.
log-last-round-buildings = Un jugador ha llenado los doce espacios de edificio: esta es la última ronda.
log-last-round-points = Se ha tomado el último punto de victoria: esta es la última ronda.
log-over = La partida ha terminado.

## Losetas. $tile es la loseta como objeto: «una cantera»

log-drawn = { $who ->
    [you] Robas { $tile } con la { building-hacienda }.
   *[other] { $who } roba { $tile } con la { building-hacienda }.
}
log-taken = { $who ->
    [you] Tomas { $tile }.
   *[other] { $who } toma { $tile }.
}
log-discarded = { $who ->
    [you] Tomas { $tile }. No te quedan espacios de { -land }, así que la descartas.
   *[other] { $who } toma { $tile }. No le quedan espacios de { -land }, así que la descarta.
}
# Un trabajador llega con una loseta o un edificio nuevos: $place es su nombre; $building, el del edificio que lo envía.
log-manned = { $who ->
    [you] { $from ->
        [register] Colocas un { -worker } del { -register } en { OBJECT($place) } gracias { TO($building) }.
        [portrait] Colocas un { -worker } { -from-portrait } en { OBJECT($place) } gracias { TO($building) }.
       *[supply] Colocas un { -worker } en { OBJECT($place) } gracias { TO($building) }.
    }
   *[other] { $from ->
        [register] { $who } coloca un { -worker } del { -register } en { OBJECT($place) } gracias { TO($building) }.
        [portrait] { $who } coloca un { -worker } { -from-portrait } en { OBJECT($place) } gracias { TO($building) }.
       *[supply] { $who } coloca un { -worker } en { OBJECT($place) } gracias { TO($building) }.
    }
}
log-market = Nuevas plantaciones: { $tiles }.
log-market-none = ninguna
log-bag-refilled = { $tiles ->
    [one] La bolsa está vacía: la plantación descartada vuelve a ella.
   *[other] La bolsa está vacía: { $tiles } plantaciones descartadas vuelven a ella.
}

## Trabajadores

log-workers = { $who ->
    [you] { $from ->
        [register] { $workers ->
            [one] Recibes 1 { -worker } del { -register }.
           *[other] Recibes { $workers } { -workers } del { -register }.
        }
        [portrait] { $workers ->
            [one] Recibes 1 { -worker } { -from-portrait }.
           *[other] Recibes { $workers } { -workers } { -from-portrait }.
        }
       *[supply] { $workers ->
            [one] Recibes 1 { -worker } de la reserva como { role-recruiter }.
           *[other] Recibes { $workers } { -workers } de la reserva como { role-recruiter }.
        }
    }
   *[other] { $from ->
        [register] { $workers ->
            [one] { $who } recibe 1 { -worker } del { -register }.
           *[other] { $who } recibe { $workers } { -workers } del { -register }.
        }
        [portrait] { $workers ->
            [one] { $who } recibe 1 { -worker } { -from-portrait }.
           *[other] { $who } recibe { $workers } { -workers } { -from-portrait }.
        }
       *[supply] { $workers ->
            [one] { $who } recibe 1 { -worker } de la reserva como { role-recruiter }.
           *[other] { $who } recibe { $workers } { -workers } de la reserva como { role-recruiter }.
        }
    }
}
# $places enumera losetas y edificios.
log-placed = { $who ->
    [you] Colocas { -workers }: { $places }.
   *[other] { $who } coloca { -workers }: { $places }.
}
log-all-placed = { $who ->
    [you] { $idle ->
        [0] Llenas todos los círculos.
        [one] Llenas todos los círculos; 1 { -worker } espera { -on-portrait }.
       *[other] Llenas todos los círculos; { $idle } { -workers } esperan { -on-portrait }.
    }
   *[other] { $idle ->
        [0] { $who } llena todos los círculos.
        [one] { $who } llena todos los círculos; 1 { -worker } espera { -on-portrait }.
       *[other] { $who } llena todos los círculos; { $idle } { -workers } esperan { -on-portrait }.
    }
}
log-register = { $workers ->
    [0] No llegan { -workers } nuevos al { -register }.
    [one] 1 { -worker } llega al { -register }.
   *[other] { $workers } { -workers } llegan al { -register }.
}
log-register-citizens = { $citizens ->
    [one] Al { -register } llegan 1 ciudadano
   *[other] Al { -register } llegan { $citizens } ciudadanos
} y { $workers ->
    [one] 1 { -worker }.
   *[other] { $workers } { -workers }.
}

## Construir, producir, vender, embarcar

log-built = { $who ->
    [you] { $price ->
        [0] Construyes { OBJECT($building) } gratis.
        [one] Construyes { OBJECT($building) } por 1 moneda.
       *[other] Construyes { OBJECT($building) } por { $price } monedas.
    }
   *[other] { $price ->
        [0] { $who } construye { OBJECT($building) } gratis.
        [one] { $who } construye { OBJECT($building) } por 1 moneda.
       *[other] { $who } construye { OBJECT($building) } por { $price } monedas.
    }
}
# $crates enumera lo que se produce.
log-produced = { $who ->
    [you] Produces { $crates }.
   *[other] { $who } produce { $crates }.
}
log-extra = { $who ->
    [you] Tomas 1 caja adicional de { $good } como { role-craftsman }.
   *[other] { $who } toma 1 caja adicional de { $good } como { role-craftsman }.
}
log-sold = { $who ->
    [you] { $coins ->
        [0] Vendes { $good } por 0 monedas.
        [one] Vendes { $good } por 1 moneda.
       *[other] Vendes { $good } por { $coins } monedas.
    }
   *[other] { $coins ->
        [0] { $who } vende { $good } por 0 monedas.
        [one] { $who } vende { $good } por 1 moneda.
       *[other] { $who } vende { $good } por { $coins } monedas.
    }
}
log-house-emptied = La { area-house } está llena y se vacía.
log-shipped = { $who ->
    [you] { $vp ->
        [one] Cargas { $crates } de { $good } en el barco de { $size } espacios: 1 punto.
       *[other] Cargas { $crates } de { $good } en el barco de { $size } espacios: { $vp } puntos.
    }
   *[other] { $vp ->
        [one] { $who } carga { $crates } de { $good } en el barco de { $size } espacios: 1 punto.
       *[other] { $who } carga { $crates } de { $good } en el barco de { $size } espacios: { $vp } puntos.
    }
}
log-shipped-own = { $who ->
    [you] { $vp ->
        [one] Cargas { $crates } de { $good } con el { building-wharf }: 1 punto.
       *[other] Cargas { $crates } de { $good } con el { building-wharf }: { $vp } puntos.
    }
   *[other] { $vp ->
        [one] { $who } carga { $crates } de { $good } con el { building-wharf }: 1 punto.
       *[other] { $who } carga { $crates } de { $good } con el { building-wharf }: { $vp } puntos.
    }
}
log-spoiled = { $who ->
    [you] Pierdes { $crates }: no puedes almacenarlo.
   *[other] { $who } pierde { $crates }: no puede almacenarlo.
}
log-sailed = El barco de { $size } espacios está lleno de { $good } y zarpa.
# Un jugador renuncia: $role es la clave del rol, no un nombre.
log-passed = { $who ->
    [you] { $role ->
        [planter] No tomas nada.
        [builder] No construyes nada.
        [craftsman] No produces nada.
        [trader] No vendes nada.
        [captain] No cargas nada.
       *[other] No haces nada.
    }
   *[other] { $role ->
        [planter] { $who } no toma nada.
        [builder] { $who } no construye nada.
        [craftsman] { $who } no produce nada.
        [trader] { $who } no vende nada.
        [captain] { $who } no carga nada.
       *[other] { $who } no hace nada.
    }
}

## Lo que se hace en una fase, en una o dos palabras junto a la marca del jugador

told-coins = { $coins ->
    [one] +1 moneda
   *[other] +{ $coins } monedas
}
told-points = { $vp ->
    [one] +1 punto
   *[other] +{ $vp } puntos
}
told-workers = { $workers ->
    [one] +1 { -worker }
   *[other] +{ $workers } { -workers }
}
told-citizens = { $citizens ->
    [one] +1 ciudadano
   *[other] +{ $citizens } ciudadanos
}
told-discarded = { $tile }, descartada
told-placed = colocados
told-all-placed = { $idle ->
    [0] todos colocados
   *[other] círculos llenos, sobran { $idle }
}
told-built = { $price ->
    [0] { $building }
   *[other] { $building } (−{ $price })
}
told-produced = +{ $crates }
told-extra = +1 de { $good }
# $sold es una mercancía o una lista de cajas; $gain, las monedas o los puntos por ello.
told-sold = { $sold } (+{ $gain })
told-spoiled = perdido: { $crates }
told-nothing = nada
