### Puerto Rico: las expansiones. Solo las tiene la edición 1897. $who es quien lo ha hecho: quien lee (you) o un jugador por su nombre.

## Nuevos edificios: líneas del historial

log-drafted = { $who ->
    [you] Pones { OBJECT($building) } en el expositor (×{ $copies }).
   *[other] { $who } pone { OBJECT($building) } en el expositor (×{ $copies }).
}
log-moved = { $who ->
    [you] Mueves un { -worker } del { building-bohio }.
   *[other] { $who } mueve un { -worker } del { building-bohio }.
}
log-forested = { $who ->
    [you] Colocas { $tile } como bosque.
   *[other] { $who } coloca { $tile } como bosque.
}
log-canal = { $who ->
    [you] Tomas 1 caja más de { $good } con el { building-canal }.
   *[other] { $who } toma 1 caja más de { $good } con el { building-canal }.
}
log-gave-worker = { $who ->
    [you] Devuelves un { -worker } en lugar de 1 moneda ({ building-hidden-market }).
   *[other] { $who } devuelve un { -worker } en lugar de 1 moneda ({ building-hidden-market }).
}
log-gave-citizen = { $who ->
    [you] Devuelves un ciudadano en lugar de 1 moneda ({ building-hidden-market }).
   *[other] { $who } devuelve un ciudadano en lugar de 1 moneda ({ building-hidden-market }).
}
log-gave-crate = { $who ->
    [you] Devuelves 1 caja de { $good } en lugar de 1 moneda ({ building-hidden-market }).
   *[other] { $who } devuelve 1 caja de { $good } en lugar de 1 moneda ({ building-hidden-market }).
}
log-gave-point = { $who ->
    [you] Devuelves 1 punto en lugar de 1 moneda ({ building-hidden-market }).
   *[other] { $who } devuelve 1 punto en lugar de 1 moneda ({ building-hidden-market }).
}
log-exported = { $who ->
    [you] { $coins ->
        [one] Devuelves 1 caja de { $good } con el { building-merchant-outpost } y cobras 1 moneda.
       *[other] Devuelves 1 caja de { $good } con el { building-merchant-outpost } y cobras { $coins } monedas.
    }
   *[other] { $coins ->
        [one] { $who } devuelve 1 caja de { $good } con el { building-merchant-outpost } y cobra 1 moneda.
       *[other] { $who } devuelve 1 caja de { $good } con el { building-merchant-outpost } y cobra { $coins } monedas.
    }
}
# $crates enumera cajas de varios tipos.
log-shipped-mixed = { $who ->
    [you] { $vp ->
        [one] Cargas { $crates } con el { building-small-wharf }: 1 punto.
       *[other] Cargas { $crates } con el { building-small-wharf }: { $vp } puntos.
    }
   *[other] { $vp ->
        [one] { $who } carga { $crates } con el { building-small-wharf }: 1 punto.
       *[other] { $who } carga { $crates } con el { building-small-wharf }: { $vp } puntos.
    }
}
told-forest = bosque

## Ciudadanos: líneas del historial

log-citizens = { $who ->
    [you] { $from ->
        [register] { $citizens ->
            [one] Recibes 1 ciudadano del { -register }.
           *[other] Recibes { $citizens } ciudadanos del { -register }.
        }
        [portrait] { $citizens ->
            [one] Recibes 1 ciudadano { -from-portrait }.
           *[other] Recibes { $citizens } ciudadanos { -from-portrait }.
        }
       *[supply] { $citizens ->
            [one] Recibes 1 ciudadano de la reserva.
           *[other] Recibes { $citizens } ciudadanos de la reserva.
        }
    }
   *[other] { $from ->
        [register] { $citizens ->
            [one] { $who } recibe 1 ciudadano del { -register }.
           *[other] { $who } recibe { $citizens } ciudadanos del { -register }.
        }
        [portrait] { $citizens ->
            [one] { $who } recibe 1 ciudadano { -from-portrait }.
           *[other] { $who } recibe { $citizens } ciudadanos { -from-portrait }.
        }
       *[supply] { $citizens ->
            [one] { $who } recibe 1 ciudadano de la reserva.
           *[other] { $who } recibe { $citizens } ciudadanos de la reserva.
        }
    }
}
log-citizen-placed = { $who ->
    [you] Colocas un ciudadano en { OBJECT($place) }.
   *[other] { $who } coloca un ciudadano en { OBJECT($place) }.
}
log-citizen-moved = { $who ->
    [you] Mueves un ciudadano del { building-bohio }.
   *[other] { $who } mueve un ciudadano del { building-bohio }.
}
log-zoned = { $who ->
    [you] Pagas 1 moneda y robas { $tile } ({ building-zoning-office }).
   *[other] { $who } paga 1 moneda y roba { $tile } ({ building-zoning-office }).
}
log-forest-discarded = { $who ->
    [you] Descartas un bosque.
   *[other] { $who } descarta un bosque.
}
log-land-discarded = { $who ->
    [you] Descartas { $tile }.
   *[other] { $who } descarta { $tile }.
}
log-land-discarded-worker = { $who ->
    [you] Descartas { $tile }; su { -worker } va { -to-portrait }.
   *[other] { $who } descarta { $tile }; su { -worker } va { -to-portrait }.
}
log-land-discarded-citizen = { $who ->
    [you] Descartas { $tile }; su ciudadano va { -to-portrait }.
   *[other] { $who } descarta { $tile }; su ciudadano va { -to-portrait }.
}
log-pensioned = { $who ->
    [you] Devuelves 1 caja de { $good } por 1 punto ({ building-pension-office }).
   *[other] { $who } devuelve 1 caja de { $good } por 1 punto ({ building-pension-office }).
}
# Después de una línea que dice cuántos trabajadores se han arrebatado.
log-citizens-poached = { $citizens ->
    [one] 1 de ellos es ciudadano.
   *[other] { $citizens } de ellos son ciudadanos.
}
log-citizens-sent-away = { $citizens ->
    [one] 1 ciudadano arrebatado sale de la partida.
   *[other] { $citizens } ciudadanos arrebatados salen de la partida.
}
told-zoned = { $tile } (−1)
told-forest-discarded = bosque descartado
told-pensioned = −1 de { $good } (+1)

## El Contrabandista: líneas del historial

log-raided = { $who ->
    [you] { $returned ->
        [0] Asaltas el barco de { $size } espacios y te quedas con { $kept } de { $good }.
       *[other] Asaltas el barco de { $size } espacios y te quedas con { $kept } de { $good }; { $returned } a la reserva.
    }
   *[other] { $returned ->
        [0] { $who } asalta el barco de { $size } espacios y se queda con { $kept } de { $good }.
       *[other] { $who } asalta el barco de { $size } espacios y se queda con { $kept } de { $good }; { $returned } a la reserva.
    }
}
log-plundered = { $who ->
    [you] { $vp ->
        [one] Saqueas la { area-house } ({ $crates }): 1 punto.
       *[other] Saqueas la { area-house } ({ $crates }): { $vp } puntos.
    }
   *[other] { $vp ->
        [one] { $who } saquea la { area-house } ({ $crates }): 1 punto.
       *[other] { $who } saquea la { area-house } ({ $crates }): { $vp } puntos.
    }
}
log-poached = { $who ->
    [you] { $workers ->
        [one] Arrebatas 1 { -worker } del { -register }.
       *[other] Arrebatas { $workers } { -workers } del { -register }.
    }
   *[other] { $workers ->
        [one] { $who } arrebata 1 { -worker } del { -register }.
       *[other] { $who } arrebata { $workers } { -workers } del { -register }.
    }
}
log-poached-placed = { $who ->
    [you] Colocas un { -worker } arrebatado en { OBJECT($place) }.
   *[other] { $who } coloca un { -worker } arrebatado en { OBJECT($place) }.
}
log-sent-away = { $workers ->
    [one] 1 { -worker } arrebatado sale de la partida.
   *[other] { $workers } { -workers } arrebatados salen de la partida.
}
log-captured = { $who ->
    [you] Capturas al { $role }.
   *[other] { $who } captura al { $role }.
}
log-captured-played = { $who ->
    [you] Nadie ha elegido al { $role } capturado: ahora lo juegas tú.
   *[other] Nadie ha elegido al { $role } capturado: ahora lo juega { $who }.
}
told-raided = asalto: +{ $kept } de { $good }
told-plundered = { $vp ->
    [one] saqueo: +1 punto
   *[other] saqueo: +{ $vp } puntos
}
told-poached = { $workers ->
    [one] arrebatado: 1 { -worker }
   *[other] arrebatados: { $workers } { -workers }
}
told-captured = captura: { $role }

## El festival. $card es el título de un objetivo

# $pieces enumera las losetas, las mercancías o el edificio que muestra.
log-objective-shown = Festival: { $card }, con { $pieces }.
log-objective-won = { $who ->
    [you] { $workers ->
        [0] Cumples «{ $card }».
        [one] Cumples «{ $card }»: +1 { -worker }.
       *[other] Cumples «{ $card }»: +{ $workers } { -workers }.
    }
   *[other] { $workers ->
        [0] { $who } cumple «{ $card }».
        [one] { $who } cumple «{ $card }»: +1 { -worker }.
       *[other] { $who } cumple «{ $card }»: +{ $workers } { -workers }.
    }
}
log-reward-placed = { $who ->
    [you] Colocas un { -worker } del festival en { OBJECT($place) }.
   *[other] { $who } coloca un { -worker } del festival en { OBJECT($place) }.
}
log-reward-kept = { $who ->
    [you] { $workers ->
        [one] 1 { -worker } del festival se queda { -on-portrait }.
       *[other] { $workers } { -workers } del festival se quedan { -on-portrait }.
    }
   *[other] { $workers ->
        [one] { $who } deja { -on-portrait } 1 { -worker } del festival.
       *[other] { $who } deja { -on-portrait } { $workers } { -workers } del festival.
    }
}
task-festival = Festival
task-objective = Objetivo del festival
task-festival-card = Carta de festival
# Lo que pide un objetivo: $tiles y $crates son listas.
task-own = Ten { $tiles }.
task-produce = Produce { $crates } en una fase del { role-craftsman }.
task-own-and-produce = Ten { $tiles }, y produce { $crates } en una fase del { role-craftsman }.
task-load = Carga 3 cajas de { $good } en una fase del { role-captain }.
task-load-two = En una fase del { role-captain }, carga 1 de { $one } y 2 de { $other }, o 2 de { $one } y 1 de { $other }.
task-fill-house = Vende { $good } como cuarta caja en la { area-house }.
task-fill-largest = Llena el barco de carga más grande con la última caja de { $good }.
task-fill-smallest = Llena el barco de carga más pequeño con la última caja de { $good }.
task-build = Construye { OBJECT($building) }.
task-reward = Recompensa
task-fulfilled-by = Cumplido por
# Un objetivo que se oye: $title, lo que pide en una frase y su recompensa.
task-spoken = { $title }: { $task } Recompensa: { $reward }.
task-spoken-won = { $who ->
    [you] { $title }: cumplido por ti.
   *[other] { $title }: cumplido por { $who }.
}
task-tally = Tienes { $have } de { $need }.

## Cartas de logro. $card es un título; $cards, una lista de ellos

log-cards-dealt = { $who ->
    [you] Recibes { $count } cartas de logro.
   *[other] { $who } recibe { $count } cartas de logro.
}
log-own-cards-dealt = { $who ->
    [you] Recibes { $count } cartas de logro: { $cards }.
   *[other] { $who } recibe { $count } cartas de logro: { $cards }.
}
log-some-card-kept = { $who ->
    [you] Te quedas con una carta de logro.
   *[other] { $who } se queda con una carta de logro.
}
log-card-kept = { $who ->
    [you] Te quedas con { $card }.
   *[other] { $who } se queda con { $card }.
}
log-cards-passed = Las demás cartas de logro pasan a la izquierda.
log-achieved = { $who ->
    [you] Completas un logro: { $card }.
   *[other] { $who } completa un logro: { $card }.
}
task-card = Carta de logro
task-packet = Cartas de logro
task-packet-cards = Quédate con 1 de estas { $cards }
task-face-down = { $cards ->
    [one] 1 carta de logro boca abajo
   *[other] { $cards } cartas de logro boca abajo
}
task-completed = Completada.
task-so-far = { $have } de { $need } por ahora.
task-worth = { $vp ->
    [one] Vale 1 punto.
   *[other] Vale { $vp } puntos.
}
task-chosen = Seleccionada.
task-legal = Se puede elegir.
