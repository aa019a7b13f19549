### San Juan: la lista de todo lo que se puede hacer ahora. $site es el número de un espacio de la ciudad.

act-role = Elegir { PICK($role) }
act-library-now = Usar la { building-library } con este rol
act-library-later = Guardar la { building-library } para el segundo rol
act-build = Construir { OBJECT($building) }
act-build-for = Construir { OBJECT($building) } por { $price ->
    [one] 1 carta
   *[other] { $price } cartas
}
act-new-site = Construir en un espacio nuevo
act-over = Construir encima { OF($building) } (espacio { $site })
act-spend = Pagar con { $good } { OF($building) } (espacio { $site })
act-pay = Pagar con { OBJECT($building) }
act-produce = Producir { $good } (espacio { $site })
act-sell = Vender { $good } (espacio { $site })
act-keep = Conservar { OBJECT($building) }
act-discard = Descartar { OBJECT($building) }
# $under es el edificio bajo el que va la carta: la Capilla o la Iglesia.
act-tuck = Poner { OBJECT($building) } bajo { OBJECT($under) }
act-draw = Robar
act-take = Tomar { OBJECT($building) }
act-ship = Embarcar { $good } (espacio { $site })

## Descuentos que se pueden rechazar: el privilegio da hasta dos cartas. $building: Casa de materiales o Destilería, y sus nombres clásicos

act-decline-privilege = No usar 1 carta del privilegio
act-decline = No usar { OBJECT($building) }
act-accept-privilege = Usar todo el privilegio
act-accept = Usar { OBJECT($building) }

## Nada, o nada más

act-pass = Pasar
act-pass-chapel = No poner ninguna carta bajo la { building-chapel }
act-pass-build = No construir
act-pass-pay = Terminar de construir
act-pass-produce = No producir
act-pass-produce-more = No producir más
act-pass-sell = No vender
act-pass-sell-more = No vender más
act-pass-church = No poner ninguna carta bajo la { building-church }
act-pass-church-more = No poner más cartas bajo la { building-church }
act-pass-exchange = No cambiar más
act-pass-draw = No robar
act-pass-take = No tomar ninguna
act-pass-ship = No embarcar
act-pass-ship-more = No embarcar más

## Títulos de la lista

group-pass = Renunciar o terminar
group-role = Roles
group-build = Construir
group-site = Espacio
group-waive = Descuentos
group-spend = Pagar con mercancías
group-pay = Pagar con cartas
group-produce = Producir
group-sell = Vender
group-keep = Conservar
group-discard = Descartar
group-tuck = Poner debajo
group-draw = Robar
group-take = Tomar
group-ship = Embarcar
