### Puerto Rico: lo que se puede hacer, como texto de botones y de una lista: un verbo y su objeto, sin punto.

## No tomar nada

pass = Pasar
pass-draw = No robar
pass-take = No tomar ninguna
pass-worker = No tomar { -worker }
pass-build = No construir
pass-produce = No producir
pass-extra = Sin caja adicional
pass-sell = No vender
pass-load = No cargar ahora
pass-point = Rechazar el punto
pass-store = Ningún tipo entero más
pass-keep = No conservar ninguna
pass-keep-more = No conservar más
pass-poached = No colocar más
pass-smuggle = No hacer nada
pass-rewarded = Dejar el resto { -on-portrait }
pass-move = No mover
pass-second-tile = Sin segunda loseta
pass-late-hospital = No colocar
pass-small-wharf = No cargar más
pass-citizens = Ciudadanos colocados
pass-park = No descartar
pass-pension = Terminar
pass-zoning = No usarla
pass-bonus = Renunciar

## Hacer algo. $tile es la loseta como objeto («una cantera»); $place, una loseta o un edificio por su nombre

act-role = { $coins ->
    [0] Elegir al { $role }
    [one] Elegir al { $role }, con 1 moneda
   *[other] Elegir al { $role }, con { $coins } monedas
}
act-draw = Robar una plantación de la { -bag }
act-take = Tomar { $tile }
act-man = Poner el { -worker } en la nueva { $tile }
act-place = Colocar un { -worker } en { OBJECT($place) }
act-place-citizen = Colocar un ciudadano en { OBJECT($place) }
act-build = Construir { OBJECT($building) }
act-build-for = Construir { OBJECT($building) } por { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
act-build-for-all = Construir { OBJECT($building) } por todas tus monedas
act-extra = Tomar 1 caja adicional de { $good }
act-sell = Vender { $good }
act-load = Cargar { $good } en el barco de { $size } espacios
act-wharf = Cargar todo: { $good } ({ building-wharf })
act-store = Conservar todo: { $good }
act-keep = Conservar 1 caja de { $good }
act-keep-card = Quedarse con { $card }: { $condition }
act-draft = Poner { OBJECT($building) } en el expositor
act-move = Mover { TO($place) } un { -worker } del { building-bohio }
act-move-citizen = Mover { TO($place) } un ciudadano del { building-bohio }
act-forest = Colocar { $tile } boca abajo, como bosque
act-give-idle = Devolver un { -worker } { -from-portrait }
act-give-worker = Devolver un { -worker } { OF($place) }
act-give-idle-citizen = Devolver un ciudadano { -from-portrait }
act-give-citizen = Devolver un ciudadano { OF($place) }
act-give-crate = Devolver 1 caja de { $good }
act-give-point = Devolver 1 punto
act-export = Devolver 1 caja de { $good } con el { building-merchant-outpost }
act-board = Cargar 1 caja de { $good } con el { building-small-wharf }
act-pick-worker = Tomar un { -worker }
act-pick-citizen = Tomar un ciudadano
act-zone = Pagar 1 moneda y robar de la { -bag } ({ building-zoning-office })
act-discard = Descartar { $tile }
act-discard-worker = Descartar { $tile } con un { -worker }
act-discard-citizen = Descartar { $tile } con un ciudadano
# $tile es el nombre de la plantación que está boca abajo.
act-clear = Descartar un bosque ({ $tile })
act-poach-citizens = { $citizens ->
    [0] No arrebatar ciudadanos
    [one] Arrebatar 1 ciudadano
   *[other] Arrebatar { $citizens } ciudadanos
}
act-raid = Asaltar el barco de { $size } espacios
act-spoils = { $kept ->
    [0] No quedarse ninguna caja
    [one] Quedarse con 1 caja
   *[other] Quedarse con { $kept } cajas
}
act-plunder = Saquear la { area-house }
act-poach = Arrebatar { -workers } del { -register }
act-capture = Capturar al { $role }

## Aceptar lo que se ofrece

accept-produce = Producir todo
accept-point = Tomar 1 punto más
accept-school = Colocar un { -worker } en { OBJECT($building) }
accept-worker = Tomar 1 { -worker } de la reserva
accept-villa = Tomar 1 de la reserva
accept-one = Tomar 1 punto
accept-two = Tomar 2 puntos
accept-points = Tomar los puntos

## Títulos de la lista

group-pass = Renunciar o terminar
group-roles = Roles
group-tiles = Losetas
group-accept = Aceptar
group-build = Construir
group-extra = Caja adicional
group-store = Conservar un tipo entero
group-keep = Conservar una caja
group-discard = Descartar
