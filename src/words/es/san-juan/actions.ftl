### San Juan: la lista de todo lo que se puede hacer ahora. $site es el número de un espacio de la ciudad.

act-role = Elegir al { $role }
act-library-now = Usar la { building-library } con este rol
act-library-later = Guardar la { building-library } para el segundo rol
act-build = Construir { $building }
act-build-for = Construir { $building } por { $price ->
    [one] 1 carta
   *[other] { $price } cartas
}
act-new-site = Construir en un espacio nuevo
act-over = Construir encima de { $building } (espacio { $site })
act-spend = Pagar con { $good } de { $building } (espacio { $site })
act-pay = Pagar con { $building }
act-produce = Producir { $good } (espacio { $site })
act-sell = Vender { $good } (espacio { $site })
act-keep = Conservar { $building }
act-discard = Descartar { $building }
# $under es el edificio bajo el que va la carta: la Capilla o la Iglesia.
act-tuck = Poner { $building } bajo la { $under }
act-draw = Robar
act-take = Tomar { $building }
act-ship = Embarcar { $good } (espacio { $site })

## Descuentos que se pueden rechazar: el privilegio da hasta dos cartas. $building: Casa de materiales o Destilería, y sus nombres clásicos

act-decline-privilege = No usar 1 carta del privilegio
act-decline = No usar la { $building }
act-accept-privilege = Usar todo el privilegio
act-accept = Usar la { $building }

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
