### Puerto Rico: preguntas. Cada una tiene una cabeza (una pregunta o una orden) y una nota detrás; una cabeza que acaba en coma sigue en la nota.

## Roles y losetas

ask-role = Elige un rol.
ask-role-note = Todos actúan; tú, primero.
ask-role-duel = Tu elección { $mine } de { $of } en esta ronda. Los dos actúan; tú, primero.
ask-role-chosen = ¿Elegir al { $role }?
ask-role-coins = { $coins ->
    [one] Lleva 1 moneda.
   *[other] Lleva { $coins } monedas.
}
ask-hacienda = ¿Robar una plantación de la { -bag }?
ask-hacienda-note = Debes colocarla; luego tomas una loseta como siempre.
ask-take = Toma una plantación,
ask-take-quarry = Toma una plantación o una cantera,
ask-take-note = o pasa.
ask-take-full = o pasa. No te quedan espacios de { -land }: descartarías la loseta enseguida.
ask-hospital = ¿Poner un { -worker } en la nueva { $tile }?
ask-hospital-note = El { building-hospital } envía 1 { -worker }.
ask-hospital-which = ¿Qué loseta recibe el { -worker }?
# Dos losetas por su nombre: la robada con la Hacienda y la tomada.
ask-hospital-which-note = La { $drawn } robada o la { $taken } tomada. El { building-hospital } envía 1 { -worker }.
ask-plant = ¿Colocar la { $tile } boca abajo, como bosque?
ask-second-tile = Toma una segunda loseta,
ask-second-tile-note = o pasa. La ofrece la { building-publishing-house }.
ask-late-hospital = ¿Poner el { -worker } del { building-hospital } en una loseta nueva?
ask-late-hospital-note = En cualquiera de las que has tomado en esta fase.
ask-park = Descarta una plantación o un bosque,
ask-park-note = o pasa. Lo ofrece la { building-park-authority }.
ask-zoning = ¿Usarla ahora, una vez en esta fase?
# La nota de muchas preguntas: el edificio que ofrece lo que se pregunta.
ask-offer = Lo ofrece { OBJECT($building) }.

## Trabajadores y ciudadanos

ask-privilege = ¿Tomar 1 { -worker } de la reserva?
ask-privilege-note = Es tu privilegio.
ask-place = Coloca tus { -workers }:
ask-place-note = { $left ->
    [0] ya están todos.
    [one] queda 1. Debes colocarlo mientras tengas un círculo vacío.
   *[other] quedan { $left }. Debes colocarlos mientras tengas círculos vacíos.
}
ask-poached = { $workers ->
    [one] Coloca el { -worker } que has arrebatado:
   *[other] Coloca hasta { $workers } { -workers } que has arrebatado:
}
ask-poached-note = { $left ->
    [0] ya están todos.
    [one] queda 1. Si no lo colocas, sale de la partida.
   *[other] quedan { $left }. Los que no coloques salen de la partida.
}
ask-rewarded = { $workers ->
    [one] Coloca 1 { -worker } del festival:
   *[other] Coloca { $workers } { -workers } del festival:
}
ask-rewarded-note = { $left ->
    [0] ya están todos.
    [one] queda 1. Si no lo colocas, va { -to-portrait }.
   *[other] quedan { $left }. Los que no coloques van { -to-portrait }.
}
ask-school = ¿Poner un { -worker } en { OBJECT($building) }, recién construido?
ask-bohio = ¿Mover un { -worker } del { building-bohio }?
ask-bohio-note = A cualquier círculo vacío tuyo, hasta el próximo { role-recruiter }.
ask-pick = Toma un { -worker } o un ciudadano,
ask-pick-note = para colocarlo en esta fase. Te toca en el { -register }.
ask-place-citizen = Coloca primero tus ciudadanos.
ask-place-citizen-note = { $citizens ->
    [one] Queda 1 ciudadano. Después van los { -workers }.
   *[other] Quedan { $citizens } ciudadanos. Después van los { -workers }.
}
ask-villa = ¿Tomar 1 ciudadano o trabajador más?
ask-poach-kinds = ¿Cuántos ciudadanos arrebatas?
ask-poach-kinds-note = Los demás son { -workers }.
ask-poached-citizens = Coloca un ciudadano arrebatado,
ask-poached-citizens-note = { $citizens ->
    [one] o pasa. Queda 1 ciudadano; si no lo colocas, sale de la partida.
   *[other] o pasa. Quedan { $citizens } ciudadanos; los que no coloques salen de la partida.
}

## Construir

ask-build-none = No puedes construir.
ask-build-none-note = No puedes pagar ningún edificio.
ask-build = Elige un edificio,
ask-build-note = o pasa.
ask-build-chosen = { $coins ->
    [0] ¿Construir { OBJECT($building) } gratis?
    [one] ¿Construir { OBJECT($building) } por 1 moneda?
   *[other] ¿Construir { OBJECT($building) } por { $coins } monedas?
}
ask-draft = Elige un edificio para el expositor.
ask-draft-note = Todos pueden comprarlo en esta partida.
ask-payment = { $coins ->
    [one] Te falta 1 moneda para { OBJECT($building) }.
   *[other] Te faltan { $coins } monedas para { OBJECT($building) }.
}
ask-payment-note = Paga en su lugar con un { -worker }, una caja o un punto.

## Mercancías

# $crates enumera lo que se produciría.
ask-produce = ¿Producir { $crates }?
ask-produce-note = Todo o nada.
ask-extra = Toma 1 caja adicional:
ask-extra-note = de un tipo que acabas de producir.
ask-sell = Vende una caja,
ask-sell-note = o pasa.
ask-sell-chosen = { $coins ->
    [one] ¿Vender { $good } por 1 moneda?
   *[other] ¿Vender { $good } por { $coins } monedas?
}
ask-load = Carga un barco.
ask-load-note = Es obligatorio mientras un barco de carga admita una mercancía tuya.
ask-load-own = Carga tu propio barco,
ask-load-own-note = o espera. Ahora ningún barco de carga admite tus mercancías.
ask-load-which = ¿En qué barco cargas { $good }?
ask-load-chosen = ¿Cargar { $crates } de { $good } en el barco de { $size } espacios?
ask-load-wharf = { $crates ->
    [one] ¿Cargar 1 caja de { $good } con el { building-wharf }?
   *[other] ¿Cargar las { $crates } cajas de { $good } con el { building-wharf }?
}
ask-load-points = { $vp ->
    [one] 1 punto.
   *[other] { $vp } puntos.
}
ask-small-wharf = Carga otra caja en tu barco pequeño,
ask-small-wharf-note = o termina. 1 punto por cada 2 cajas.
ask-store = { $kinds ->
    [0] Conserva 1 caja.
    [one] Conserva 1 tipo entero y 1 caja más.
   *[other] Conserva { $kinds } tipos enteros y 1 caja más.
}
ask-store-crate = Elige la caja.
ask-store-kinds = { $left ->
    [one] Puedes elegir 1 tipo.
   *[other] Puedes elegir { $left } tipos.
}
ask-store-kinds-crate = { $left ->
    [one] Puedes elegir 1 tipo y la caja.
   *[other] Puedes elegir { $left } tipos y la caja.
}
ask-store-lost = { $lost ->
    [0] No pierdes nada.
    [one] Perderías 1 caja.
   *[other] Perderías { $lost } cajas.
}
ask-keep-singles = { $left ->
    [one] Conserva 1 caja más, si quieres.
   *[other] Conserva hasta { $left } cajas más.
}
ask-keep-singles-note = Caben en la { building-storehouse }.
ask-pension = Devuelve otra caja por 1 punto,
ask-pension-note = { $left ->
    [one] o termina. Como máximo 1 más, de otro tipo.
   *[other] o termina. Como máximo { $left } más, cada una de un tipo distinto.
}

## Puntos

ask-harbor = ¿Tomar 1 punto más por cargar { $good }?
ask-load-point = ¿Tomar 1 punto más por esta carga?
ask-first-load-point = ¿Tomar un segundo punto por tu primera carga?
ask-point = ¿Tomar 1 punto?
ask-two-points = ¿Tomar 2 puntos?
ask-points = ¿Tomar los puntos?
# Debajo de una pregunta así: cómo acercaría la bonificación el final de la partida.
ask-ending-round = Esta sería la última ronda.
ask-ending-perhaps = Esta podría ser la última ronda: quizá no queden bastantes { -workers } para llenar el { -register }.
ask-ending-captain = No quedarían puntos: la ronda del próximo { role-captain } sería la última.
ask-ending-recruiter = Quedarían muy pocos { -workers }: la ronda del próximo { role-recruiter } sería la última.

## El Contrabandista

ask-smuggle = Elige una acción,
ask-smuggle-note = o pasa. Solo actúas tú.
# $deed es uno de los textos de abajo.
ask-deed = ¿{ $deed }?
ask-spoils = ¿Con cuántas cajas de { $good } te quedas?
ask-spoils-note = { $most } como máximo; las demás van a la reserva.
deed-raid = Asaltar barco { $size }: +{ $kept } de { $good }
deed-plunder = { $vp ->
    [one] Saquear la { area-house }: +1 punto
   *[other] Saquear la { area-house }: +{ $vp } puntos
}
deed-poach = { $workers ->
    [one] Arrebatar 1 { -worker }
   *[other] Arrebatar { $workers } { -workers }
}
deed-capture = { $coins ->
    [0] Capturar al { $role }
    [one] Capturar al { $role }: +1 moneda
   *[other] Capturar al { $role }: +{ $coins } monedas
}

## Cartas de logro

ask-keep-card = Quédate con una de estas cartas de logro.
ask-keep-card-note = Las demás pasan al jugador de tu izquierda.

## Lo que decide ahora otro jugador

wait-role = { $who ->
    [you] Estás eligiendo un rol.
   *[other] { $who } está eligiendo un rol.
}
wait-about = { $who ->
    [you] Estás decidiendo si usas { OBJECT($building) }.
   *[other] { $who } está decidiendo si usa { OBJECT($building) }.
}
wait-take = { $who ->
    [you] Estás eligiendo una loseta.
   *[other] { $who } está eligiendo una loseta.
}
wait-privilege = { $who ->
    [you] Estás decidiendo si tomas un { -worker }.
   *[other] { $who } está decidiendo si toma un { -worker }.
}
wait-place = { $who ->
    [you] Estás colocando { -workers }.
   *[other] { $who } está colocando { -workers }.
}
wait-build = { $who ->
    [you] Estás decidiendo qué construyes.
   *[other] { $who } está decidiendo qué construye.
}
wait-produce = { $who ->
    [you] Estás produciendo.
   *[other] { $who } está produciendo.
}
wait-extra = { $who ->
    [you] Estás eligiendo la caja adicional.
   *[other] { $who } está eligiendo la caja adicional.
}
wait-sell = { $who ->
    [you] Estás decidiendo qué vendes.
   *[other] { $who } está decidiendo qué vende.
}
wait-load = { $who ->
    [you] Estás cargando.
   *[other] { $who } está cargando.
}
wait-store = { $who ->
    [you] Estás eligiendo qué conservas.
   *[other] { $who } está eligiendo qué conserva.
}
wait-keep-card = { $who ->
    [you] Estás eligiendo una carta de logro.
   *[other] { $who } está eligiendo una carta de logro.
}
wait-smuggle = { $who ->
    [you] Estás decidiendo como { role-smuggler }.
   *[other] { $who } está decidiendo como { role-smuggler }.
}
wait-spoils = { $who ->
    [you] Estás asaltando un barco.
   *[other] { $who } está asaltando un barco.
}
wait-rewarded = { $who ->
    [you] Estás colocando { -workers } del festival.
   *[other] { $who } está colocando { -workers } del festival.
}
wait-draft = { $who ->
    [you] Estás eligiendo un edificio para el expositor.
   *[other] { $who } está eligiendo un edificio para el expositor.
}
wait-second-tile = { $who ->
    [you] Estás eligiendo una segunda loseta.
   *[other] { $who } está eligiendo una segunda loseta.
}
wait-point = { $who ->
    [you] Estás decidiendo si tomas un punto.
   *[other] { $who } está decidiendo si toma un punto.
}
wait-pick = { $who ->
    [you] Estás eligiendo en el { -register }.
   *[other] { $who } está eligiendo en el { -register }.
}
wait-citizens = { $who ->
    [you] Estás colocando ciudadanos.
   *[other] { $who } está colocando ciudadanos.
}
